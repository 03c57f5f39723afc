"""The native core: the only module that imports it, and all of poncin works without it.

`find` gives the core's calls for a game, or None where the core is missing, speaks another interface or was proved
against other rules; then the log says so once. Positions cross as text or as packed bytes of `STATE_SIZE`, moves as
text or as packed numbers that sort like the legal moves. Calls run without the interpreter lock; those on many
hands take a number of threads, on which their results do not depend.
"""

import logging
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, get_args

from poncin.bots.native_text import game_text, state_text, view_text
from poncin.cards import ALL_CARDS
from poncin.rules.game import Deck, State, View
from poncin.rules.moves import DeclarationKind, Declare, Exchange, Marriage, Move, Play
from poncin.rules.registry import AnyGame

STATE_SIZE = 192
_ABI_VERSION = 2
_ONLOOKER = 255
_WIDEST = 512
"""More moves than any position has."""
_GAMES = ("cirulla", "cirollon", "mariagio")
_DECLARATIONS: tuple[DeclarationKind, ...] = get_args(DeclarationKind)
_log = logging.getLogger(__name__)


class NativeError(RuntimeError):
    """The core refused a call. ``code`` is the error code of ``poncin_core.h``, the text its one line of English."""

    def __init__(self, code: int, text: str) -> None:
        """Keeps both."""
        super().__init__(text)
        self.code = code


class Tally(NamedTuple):
    """Sums over random hands: points and hands that won the match at once are by side (three, the last may be idle)."""

    hands: int
    moves: int
    points: tuple[int, ...]
    wins: tuple[int, ...]


class Thought(NamedTuple):
    """What a search found about a move: its value in points, of which only differences between moves mean something.

    ``error`` is the value's standard error, 0 where it is exact; ``playouts`` began with the move.
    """

    move: int
    value: float
    error: float
    playouts: int


class Library(NamedTuple):
    """The loaded core: its functions, its ffi, and the version of the rules that it was proved against."""

    lib: Any
    ffi: Any
    rules_version: int


@cache
def library() -> Library | None:
    """The core as it is installed; None, with a word in the log, where there is none that fits."""
    try:
        core = import_module("poncin_core")
    except (ImportError, OSError) as error:
        _log.info("no native core, the Python search plays: %s", error)
        return None
    abi = core.lib.poncin_abi_version()
    if abi != _ABI_VERSION:
        _log.warning("the native core speaks interface %s, not %s: the Python search plays", abi, _ABI_VERSION)
        return None
    return Library(core.lib, core.ffi, core.lib.poncin_rules_version())


@cache
def _refuse(game: str, known: int, played: int) -> None:
    """Says once that the core was proved against other rules."""
    _log.warning("the native core knows rules %s of %s, not %s: the Python search plays", known, game, played)


def find(game: AnyGame) -> "Native | None":
    """The core's calls for a game; None where Python has to do without."""
    core = library()
    if core is None or game.info.id not in _GAMES:
        return None
    if core.rules_version != game.info.rules_version:
        _refuse(game.info.id, core.rules_version, game.info.rules_version)
        return None
    return Native(game, core)


class Native:
    """The core's calls for one game with its options. Every call raises `NativeError` for what the core refuses."""

    def __init__(self, game: AnyGame, core: Library) -> None:
        """Use `find`; this trusts that the core knows the game."""
        self.game = game
        self._lib, self._ffi, _ = core
        line = game_text(game).encode()
        self._line = (line, len(line))
        self._checked(self._lib.poncin_check_game(*self._line))

    # ── one hand ──

    def deal(self, deck: Deck, dealer: int) -> bytes | None:
        """The packed first position of a hand; None where the deal is annulled."""
        room = self._ffi.new("uint8_t[]", STATE_SIZE)
        dealt = self._checked(self._lib.poncin_deal(*self._line, bytes(deck), dealer, room, STATE_SIZE))
        return self._bytes(room) if dealt else None

    def pack(self, state: State[Any] | str) -> bytes:
        """A whole position, packed."""
        text = (state if isinstance(state, str) else state_text(state)).encode()
        room = self._ffi.new("uint8_t[]", STATE_SIZE)
        self._checked(self._lib.poncin_state_read(*self._line, text, len(text), room, STATE_SIZE))
        return self._bytes(room)

    def text(self, packed: bytes) -> str:
        """A packed position in the core's notation."""
        return self._text(self._lib.poncin_state_text, *self._line, packed, len(packed))

    def view(self, packed: bytes, seat: int | None) -> str:
        """What a seat may know, in the core's notation; None is an onlooker."""
        number = _ONLOOKER if seat is None else seat
        return self._text(self._lib.poncin_view, *self._line, packed, len(packed), number)

    def legal(self, packed: bytes) -> list[int]:
        """The packed legal moves in the order of the rules."""
        room = 64
        while True:
            moves = self._ffi.new("uint64_t[]", room)
            found = self._checked(self._lib.poncin_legal(*self._line, packed, len(packed), moves, room))
            if found <= room:
                return list(moves[0:found])
            room = found

    def play(self, packed: bytes, move: int) -> bytes:
        """The position after a move, which is checked."""
        room = self._ffi.new("uint8_t[]", packed)
        self._checked(self._lib.poncin_play(*self._line, room, len(packed), move))
        return self._bytes(room)[: len(packed)]

    def events(self, packed: bytes, move: int) -> str:
        """The public events of a move: the names and fields of Python's events, ``; `` between them."""
        return self._text(self._lib.poncin_events, *self._line, packed, len(packed), move)

    def trace(self, deck: Deck, dealer: int, picks: Sequence[int]) -> tuple["array[int]", bytes]:
        """A hand played by places in the lists of legal moves: each list, its length first, and the last position."""
        room = 4096
        last = self._ffi.new("uint8_t[]", STATE_SIZE)
        while True:
            moves = array("Q", bytes(8 * room))
            out = self._ffi.from_buffer("uint64_t[]", moves)
            found = self._checked(
                self._lib.poncin_trace(
                    *self._line, bytes(deck), dealer, list(picks), len(picks), out, room, last, STATE_SIZE
                )
            )
            if found <= room:
                return moves[:found], self._bytes(last)
            room = found

    def score(self, packed: bytes) -> list[tuple[str, int, int]]:
        """The score sheet's items, of a running hand those earned until now."""
        text = self._text(self._lib.poncin_score, *self._line, packed, len(packed))
        items = (line.split(" ") for line in text.split("; ") if line)
        return [(rule, int(side), int(points)) for rule, side, points in items]

    # ── many hands ──

    def simulate(self, seed: int, hands: int, *, first: int = 0, threads: int = 1) -> Tally:
        """Random hands ``first`` to ``first + hands - 1`` of a seed, played to their ends."""
        sums = self._ffi.new("int64_t[8]")
        self._checked(self._lib.poncin_simulate(*self._line, seed, first, hands, threads, sums))
        played, moves, *rest = list(sums)
        return Tally(played, moves, tuple(rest[:3]), tuple(rest[3:]))

    def perft(self, packed: bytes, depth: int, *, threads: int = 1) -> int:
        """The number of positions ``depth`` moves ahead; a finished hand counts once at any depth."""
        leaves = self._ffi.new("uint64_t *")
        self._checked(self._lib.poncin_perft(*self._line, packed, len(packed), depth, threads, leaves))
        return int(leaves[0])

    def perft_split(self, packed: bytes, depth: int) -> list[tuple[int, int]]:
        """The packed legal moves and, for each, the number of positions ``depth`` moves ahead that begin with it."""
        room = len(self.legal(packed))
        moves, leaves = self._ffi.new("uint64_t[]", room), self._ffi.new("uint64_t[]", room)
        self._checked(self._lib.poncin_perft_split(*self._line, packed, len(packed), depth, moves, leaves, room))
        return list(zip(moves, leaves, strict=True))

    def resample(self, view: View[Any] | str, seed: int, number: int, *, threads: int = 1) -> list[bytes]:
        """Packed whole positions that fit a view, their hidden cards dealt at random."""
        text = (view if isinstance(view, str) else view_text(view)).encode()
        room = self._ffi.new("uint8_t[]", STATE_SIZE * number)
        size = STATE_SIZE * number
        self._checked(self._lib.poncin_resample(*self._line, text, len(text), seed, threads, room, size))
        return _split(self._bytes(room))

    def step(self, states: Sequence[bytes], moves: Sequence[int], *, threads: int = 1) -> tuple[list[bytes], list[int]]:
        """One move on each of many tables: the positions, and for each 1 (goes on), 0 (over) or an error code."""
        if len(states) != len(moves):
            raise ValueError("one move for each state")
        room = self._ffi.new("uint8_t[]", b"".join(states))
        status = self._ffi.new("int32_t[]", len(moves))
        size = STATE_SIZE * len(moves)
        self._checked(self._lib.poncin_step(*self._line, room, size, list(moves), threads, status))
        return _split(self._bytes(room)[:size]), list(status)

    def solve(
        self, states: Sequence[bytes], *, every_move: bool = True, threads: int = 1
    ) -> list[list[tuple[int, int]]]:
        """For each packed position, with all cards open, its packed legal moves with their exact values.

        A value is the hand's final points of the side to move less those of the other side, both playing their best;
        a side that wins the match at once counts 100 more. Without ``every_move`` only a best move is found, faster.
        """
        room, number = (_WIDEST if every_move else 1), len(states)
        moves = self._ffi.new("uint64_t[]", room * number)
        values = self._ffi.new("int32_t[]", room * number)
        counts = self._ffi.new("int32_t[]", number)
        packed = b"".join(states)
        self._checked(
            self._lib.poncin_solve(
                *self._line, packed, len(packed), int(every_move), threads, moves, values, room, counts
            )
        )
        return [
            [(moves[at], values[at]) for at in range(first, first + self._checked(count))]
            for first, count in zip(range(0, room * number, room), counts, strict=True)
        ]

    # ── thinking ──

    def think(
        self,
        view: View[Any] | str,
        settings: str,
        seed: int,
        past: Iterable[tuple[Any, Move]] = (),
        *,
        threads: int = 1,
    ) -> list[Thought]:
        """What the view's seat, which is to act, thinks of its moves, best first.

        ``settings`` is a line of ``key=value`` words (``docs/core.md``), ``past`` the public part before each move of
        the hand, or an onlooker's view of it as text, and the move.
        """
        seen = (view if isinstance(view, str) else view_text(view)).encode()
        befores = ((each if isinstance(each, str) else view_text(View(None, each, 0)), move) for each, move in past)
        told = "\n".join(f"{before}\t{packed_move(move)}" for before, move in befores).encode()
        return self._thoughts(self._lib.poncin_think, seen, len(seen), told, len(told), *_line(settings), seed, threads)

    def think_open(self, packed: bytes, settings: str, seed: int, *, threads: int = 1) -> list[Thought]:
        """The same for a player who sees all cards of a packed position."""
        return self._thoughts(self._lib.poncin_think_open, packed, len(packed), *_line(settings), seed, threads)

    def advice(self, packed: bytes) -> tuple[dict[int, float], list[float]]:
        """The club's opinions on the moves that a search looks at, and what each side may expect at the end."""
        moves, opinions = self._ffi.new("uint64_t[]", _WIDEST), self._ffi.new("double[]", _WIDEST)
        promise = self._ffi.new("double[3]")
        found = self._checked(
            self._lib.poncin_advice(*self._line, packed, len(packed), moves, opinions, _WIDEST, promise)
        )
        return dict(zip(moves[0:found], opinions[0:found], strict=True)), list(promise)[: self.game.sides]

    def _thoughts(self, call: Any, *arguments: Any) -> list[Thought]:
        moves, playouts = self._ffi.new("uint64_t[]", _WIDEST), self._ffi.new("uint64_t[]", _WIDEST)
        values, errors = self._ffi.new("double[]", _WIDEST), self._ffi.new("double[]", _WIDEST)
        found = self._checked(call(*self._line, *arguments, moves, values, errors, playouts, _WIDEST))
        return [Thought(moves[at], values[at], errors[at], playouts[at]) for at in range(found)]

    def _checked(self, result: int) -> int:
        if result < 0:
            room = self._ffi.new("uint8_t[]", 1024)
            length = self._lib.poncin_last_error(room, 1024)
            raise NativeError(result, self._bytes(room)[:length].decode())
        return result

    def _text(self, call: Any, *arguments: Any) -> str:
        """The text that a call hands out, with more room where it needs it."""
        room = 1024
        while True:
            out = self._ffi.new("uint8_t[]", room)
            length = self._checked(call(*arguments, out, room))
            if length <= room:
                return self._bytes(out)[:length].decode()
            room = length

    def _bytes(self, room: Any) -> bytes:
        return bytes(self._ffi.buffer(room))


def packed_move(move: Move) -> int:
    """A move as the core knows it; packed moves sort like the legal moves."""
    match move:
        case Play(card, taken):
            return 5 << 60 | card << 40 | taken
        case Declare(kind, cards, value):
            return (2 + _DECLARATIONS.index(kind)) << 60 | cards << 4 | value
        case Marriage(suit):
            return 1 << 60 | suit
        case Exchange():
            return 0


def move_of(packed: int) -> Move:
    """The move that the core packed."""
    match packed >> 60:
        case 5:
            return Play(packed >> 40 & 63, packed & ALL_CARDS)
        case 1:
            return Marriage(packed & 3)
        case 0:
            return Exchange()
        case kind:
            return Declare(_DECLARATIONS[kind - 2], packed >> 4 & ALL_CARDS, packed & 15)


def _line(text: str) -> tuple[bytes, int]:
    return text.encode(), len(text.encode())


def _split(packed: bytes) -> list[bytes]:
    return [packed[at : at + STATE_SIZE] for at in range(0, len(packed), STATE_SIZE)]
