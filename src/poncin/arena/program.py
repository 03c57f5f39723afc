"""Outside programs as players: one JSON object a line over their standard input and output; see docs/arena.md."""

import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import time
from typing import Any, NoReturn

import msgspec

from poncin import __version__
from poncin.arena.errors import Forfeit
from poncin.arena.past import Past
from poncin.bots.bot import Standing
from poncin.errors import BadNotation, BadOption, IllegalMove
from poncin.notation import move_text, parse_move
from poncin.rng import Stream
from poncin.rules.game import Seat, State, View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame
from poncin.shown import can_show, position_of, text_of

PREFIX = "program:"
PROTOCOL = 1
_LONGEST = 1 << 16
_POLITE = 1.0


def command_of(name: str) -> list[str]:
    """The words of ``program:COMMAND``; raises `BadOption` where there is no such command."""
    text = name.removeprefix(PREFIX)
    try:
        words = shlex.split(text)
    except ValueError:  # an open quotation mark
        words = []
    if not words or not shutil.which(words[0]):
        raise BadOption("no_program", command=text)
    return words


class Program:
    """A program that is started when a hand needs it, and again after it has broken the protocol."""

    def __init__(self, name: str, game: AnyGame, patience: float) -> None:
        """Raises `BadOption` where there is no such command, or the protocol cannot tell the game."""
        if not can_show(type(game)):
            raise BadOption("game_not_told", game=game.info.id)
        self._command = command_of(name)
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""

    def prepare(self, game: AnyGame) -> None:
        """Start it and exchange greetings, unless that is done."""
        if self._process is None:
            self._start()
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "poncin": __version__,
                "game": game.info.id,
                "rules_version": game.info.rules_version,
                "players": game.players,
                "options": game.options.values(),
            }
            if self._ask(hello).get("type") != "ready":
                self._fail("it did not answer the greeting with ready")

    def decide(
        self, game: AnyGame, state: State[Any], seat: Seat, rng: Stream, past: Past, standing: Standing | None
    ) -> Move:
        """Ask it, with nothing of the position but the seat's view."""
        view: View[Any] = game.view(state, seat)
        answer = self._ask(
            {
                "type": "move",
                "seat": seat,
                "position": msgspec.to_builtins(position_of(game, view.public)),
                "hand": text_of(view.hand),
                "legal": [move_text(move) for move in game.moves(view.public, view.hand)],
                "past": [f"{public.to_act} {move_text(move)}" for public, move in past],
                "totals": None if standing is None else standing.totals,
                "target": None if standing is None else standing.target,
                "random": rng.below(1 << 32),
            }
        )
        text = answer.get("move")
        try:
            move = parse_move(text if isinstance(text, str) else "")
            game.check_move(view.public, view.hand, move)
        except BadNotation:
            self._fail(f"its answer names no move: {json.dumps(answer)[:200]}")
        except IllegalMove as error:
            self._fail(f"its move {text} is not legal ({error.code})")
        return move

    def close(self) -> None:
        """Close its input, and end it if that does not make it leave."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None  # noqa: PT018 - both are pipes
        process.stdin.close()
        try:
            process.wait(_POLITE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        process.stdout.close()

    def _start(self) -> None:
        self._heard = b""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # what it starts ends with it
            )
        except OSError as error:
            raise Forfeit(f"it cannot be started: {error.strerror}") from None
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Its answer; raises `Forfeit`."""
        line = self._exchange(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            self._fail(f"its answer is no JSON object: {line.decode(errors='replace')[:200]}")
        return answer

    def _exchange(self, line: bytes) -> bytes:
        """Write a line and wait for one."""
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        sink, source = self._process.stdin.fileno(), self._process.stdout.fileno()
        deadline = time.monotonic() + self._patience
        if self._heard or _wait(source, select.POLLIN, 0):
            self._fail("it wrote without being asked" if self._heard or os.read(source, 1) else self._how_it_ended())
        try:
            while line:
                if not _wait(sink, select.POLLOUT, deadline - time.monotonic()):
                    self._fail(f"it did not read its input within {self._patience:g} s")
                line = line[os.write(sink, line) :]
        except BrokenPipeError:
            self._fail(self._how_it_ended())
        while b"\n" not in self._heard:
            if not _wait(source, select.POLLIN, deadline - time.monotonic()):
                self._fail(f"it did not answer within {self._patience:g} s")
            more = os.read(source, _LONGEST)
            if not more:
                self._fail(self._how_it_ended())
            self._heard += more
            if len(self._heard) > _LONGEST:
                self._fail(f"its answer is longer than {_LONGEST} bytes")
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _how_it_ended(self) -> str:
        assert self._process is not None
        try:
            return f"it ended with status {self._process.wait(_POLITE)}"
        except subprocess.TimeoutExpired:
            return "it closed its output"

    def _fail(self, text: str) -> NoReturn:
        """Forfeit; what is left of it is ended, and the next hand starts it anew."""
        assert self._process is not None
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self.close()
        raise Forfeit(text)


def _wait(pipe: int, event: int, seconds: float) -> bool:
    """Whether a pipe is ready, or broken, within a time."""
    poll = select.poll()
    poll.register(pipe, event)
    return bool(poll.poll(max(0, round(seconds * 1000))))
