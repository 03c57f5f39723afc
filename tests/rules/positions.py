"""Positions of the games built from text, with all 40 cards in one place each."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from poncin.cards import ALL_CARDS, PACK, CardSet, card, card_set, cards_in, parse_cards
from poncin.errors import IllegalMove
from poncin.match import Hand, Match
from poncin.notation import move_text, parse_move
from poncin.rules.cirollon import Cirollon
from poncin.rules.cirulla import Cirulla
from poncin.rules.events import Sgobba
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.fishing.state import HAND_CARDS, FishingPublic, FishingState, Mark
from poncin.rules.game import Deck, HandScore, Seat, State, Step
from poncin.rules.mariagio import Mariagio, MariagioPublic, MariagioState
from poncin.rules.moves import Declare, Move, Play
from poncin.rules.registry import AnyGame, make
from poncin.rules.scoring import count_piles


def cirollon(**options: object) -> Cirollon:
    game = make("cirollon", 4, options)
    assert isinstance(game, Cirollon)
    return game


def cirulla(players: int = 2, /, **options: object) -> Cirulla:
    game = make("cirulla", players, options)
    assert isinstance(game, Cirulla)
    return game


def mariagio(**options: object) -> Mariagio:
    game = make("mariagio", 2, options)
    assert isinstance(game, Mariagio)
    return game


# --- Cirulla and Cirollon


def fishing(
    game: FishingGame,
    hand: str,
    table: str = "",
    *,
    seat: Seat = 0,
    others: str | None = None,
    stock: str = "",
    first_turn: bool = False,
    matta: int = 0,
    piles: Sequence[str] | None = None,
    taker: int | None = None,
) -> FishingState:
    """A position with ``seat`` to act.

    ``others`` are the cards of the next seat (None: every other seat holds as many cards as this one, from the kings
    down; "" makes this seat's last card the last of the round). ``stock`` is what comes next, in order. ``matta`` is
    the value named for it. What is left lies in the piles, by rank in turn, or, where ``piles`` are given, in the last
    of them.
    """
    hands = [0] * game.players
    hands[seat] = parse_cards(hand)
    lying = parse_cards(table)
    coming = tuple(card(stock[at : at + 2]) for at in range(0, len(stock), 2))
    given = [parse_cards(pile) for pile in piles or [""] * game.sides]
    rest = list(cards_in(ALL_CARDS & ~(hands[seat] | lying | card_set(coming) | sum(given))))
    if others is None:
        size = hands[seat].bit_count()
        for turn in range(1, game.players):
            other = (seat + turn) % game.players
            for _ in range(min(size, len(rest))):
                hands[other] |= 1 << rest.pop()
    else:
        hands[(seat + 1) % game.players] = parse_cards(others)
        rest = [each for each in rest if not hands[(seat + 1) % game.players] >> each & 1]
    for each in rest:
        given[-1 if piles else each // 4 % game.sides] |= 1 << each
    assert sum(hands) + lying + card_set(coming) + sum(given) == ALL_CARDS
    counts = tuple(each.bit_count() for each in hands)
    public = FishingPublic(
        dealer=(seat - 1) % game.players,
        to_act=seat,
        plays=HAND_CARDS - sum(counts) - len(coming),
        hands=counts,
        stock=len(coming),
        table=lying,
        piles=tuple(given),
        exposed=(0,) * game.players,
        passed=tuple(None if first_turn and other == seat else 0 for other in range(game.players)),
        matta_value=matta or (game.rules.matta >> 2) + 1,
        sgobbe=((),) * game.sides,
        marks=(),
        last_taker=taker,
        decided=None,
    )
    return State(public, tuple(hands), coming)


def captures(game: FishingGame, played: str, table: str, matta: int = 0) -> set[CardSet]:
    """What the card may take from the table; {0} where it lies down. The predicate is asked about all subsets, too."""
    state = fishing(game, played, table, matta=matta)
    moves = game.legal_moves(state)
    found = {move.taken for move in moves if isinstance(move, Play)}
    assert len(found) == len(moves)
    lying = cards_in(state.public.table)
    for bits in range(1 << len(lying)):
        taken = sum(1 << each for at, each in enumerate(lying) if bits >> at & 1)
        assert is_legal(game, state, Play(card(played), taken)) == (taken in found)
    return found


def sets(text: str) -> set[CardSet]:
    """``"3s5d 7h"`` as a set of card sets; ``"-"`` is the empty card set: the card lies down."""
    return {parse_cards("" if each == "-" else each) for each in text.split()}


def sweep(game: FishingGame, played: str, table: str, matta: int = 0) -> bool:
    """Whether the card, taking the whole table, scores a sgobba."""
    state = fishing(game, played, table, matta=matta)
    step = game.play(state, Play(card(played), state.public.table))
    assert not step.state.public.table
    return scored_sgobba(step)


def scored_sgobba(step: Step[FishingPublic]) -> bool:
    by_event = [event.card for event in step.events if isinstance(event, Sgobba)]
    assert by_event == [each for side in step.state.public.sgobbe for each in side]
    return bool(by_event)


def declarations(game: FishingGame, hand: str) -> set[str]:
    """The declarations open at the first turn, as text."""
    state = fishing(game, hand, first_turn=True)
    return {move_text(move) for move in game.legal_moves(state) if isinstance(move, Declare)}


def may_play(game: FishingGame, hand: str) -> bool:
    """Whether a seat at its first turn may play a card instead of declaring."""
    return any(isinstance(move, Play) for move in game.legal_moves(fishing(game, hand, first_turn=True)))


def totals(game: FishingGame, state: FishingState) -> dict[int, CardSet]:
    """Every total of points that the seat to act can declare, with cards that it exposes for one of the ways."""
    seat = state.public.to_act
    assert seat is not None
    found = {sum(mark.points for mark in state.public.marks): state.public.exposed[seat]}
    for move in game.legal_moves(state):
        if isinstance(move, Declare):
            found |= totals(game, game.play(state, move).state)
    return found


def deck(game: FishingGame, table: str = "", hands: Mapping[Seat, str] | None = None, dealer: Seat = 0) -> Deck:
    """A deck that lays this first table and deals these first hands; the rest in the pack's order."""
    (seats, _), first = (
        game.first_hands(dealer, PACK),
        game.first_table(PACK),
    )  # dealt from this deck, a card's number is its place
    wanted: dict[int, int] = {}
    for places, text in [(first, table), *((seats[seat], text) for seat, text in (hands or {}).items())]:
        wanted |= dict(zip(cards_in(places), cards_in(parse_cards(text)), strict=False))
    rest = iter([each for each in PACK if each not in wanted.values()])
    return tuple(wanted[place] if place in wanted else next(rest) for place in PACK)


def finished(
    game: FishingGame,
    piles: Sequence[str],
    sgobbe: Sequence[str] | None = None,
    marks: Iterable[Mark] = (),
    first: Seat = 0,
) -> HandScore:
    """The score sheet of a hand that ended with these piles; the other cards are nowhere."""
    state = fishing(game, "", piles=[*piles])
    public = state.public._replace(
        dealer=next(seat for seat in range(game.players) if game.first_player(seat) == first),
        to_act=None,
        piles=tuple(parse_cards(pile) for pile in piles),
        sgobbe=tuple(cards_in(parse_cards(cards)) for cards in sgobbe or [""] * game.sides),
        marks=tuple(marks),
    )
    return game.score(State(public, state.hands, ()))


def count(game: FishingGame, rule: str, piles: Sequence[str]) -> tuple[int, ...]:
    """The points of one line of the count."""
    return count_piles([parse_cards(pile) for pile in piles], game.rules.count)[rule].points


def in_match(game: AnyGame, state: State[Any], totals: tuple[int, ...]) -> Match:
    """A match with these totals, in this position of a hand."""
    return Match(game, (Hand(state.public.dealer, (PACK,)),), state, totals)


# --- Mariagio


def tricks(
    hand: str,
    trick: int,
    *,
    led: str = "",
    trump: str = "h",
    upcard: str = "",
    seat: Seat = 0,
    other: str = "",
    won: Sequence[Seat] = (0, 1),
) -> MariagioState:
    """A position before a card of trick 1..20 with ``seat`` to act.

    Its hand is filled up with low cards that are neither trumps nor of the suit led, nor of a suit's king and queen;
    the other hand with what is left. ``upcard`` (before trick 14) is the lowest free trump unless named. The cards of
    earlier tricks lie with the seats in ``won``.
    """
    suit = "hdcs".index(trump)
    mine, theirs = parse_cards(hand), parse_cards(other)
    on_table = parse_cards(led)
    size = 7 if trick <= 13 else 21 - trick
    free = [each for each in PACK if not (mine | theirs | on_table) >> each & 1]
    turned = None
    if trick <= 13:
        turned = card(upcard) if upcard else next(each for each in free if each & 3 == suit and each // 4 > 1)
        free.remove(turned)
    plain = [each for each in free if each & 3 != suit and each // 4 < 8 and (not led or each & 3 != card(led) & 3)]
    for each in plain[: size - mine.bit_count()]:
        mine |= 1 << each
        free.remove(each)
    theirs_size = size - (1 if led else 0)
    while theirs.bit_count() < theirs_size:
        theirs |= 1 << free.pop()
    stock = tuple(free.pop(0) for _ in range(max(0, 25 - 2 * (trick - 1))))
    piles = [0, 0]
    for at, each in enumerate(free):
        piles[won[at // 2 % len(won)]] |= 1 << each
    hands = (mine, theirs) if seat == 0 else (theirs, mine)
    turned_bit = 0 if turned is None else 1 << turned
    assert sum(hands) + sum(piles) + sum(1 << each for each in stock) + turned_bit + on_table == ALL_CARDS
    assert mine.bit_count() == size
    assert len(free) == 2 * (trick - 1)
    public = MariagioPublic(
        dealer=1,
        to_act=seat,
        trump=suit,
        upcard=turned,
        led=card(led) if led else None,
        hands=(hands[0].bit_count(), hands[1].bit_count()),
        stock=len(stock),
        piles=(piles[0], piles[1]),
        shown=(0, 0),
        married=((), ()),
        married_now=0,
        captured=((), ()),
        tricks=trick - 1,
        last_winner=None if trick == 1 else won[-1],
    )
    return State(public, hands, stock)


# --- every game


def refusal(game: AnyGame, state: State[Any], move: Move | str) -> str | None:
    """The code with which the predicate refuses the move; None where it is legal."""
    try:
        game.check(state, parse_move(move) if isinstance(move, str) else move)
    except IllegalMove as error:
        return error.code
    return None


def is_legal(game: AnyGame, state: State[Any], move: Move | str) -> bool:
    return refusal(game, state, move) is None


def legal(game: AnyGame, state: State[Any]) -> set[str]:
    """The legal moves as text."""
    return {move_text(move) for move in game.legal_moves(state)}


def play(game: AnyGame, state: State[Any], *moves: str) -> Step[Any]:
    """The step of the last of these moves."""
    step: Step[Any] = Step(state, ())
    for move in moves:
        step = game.play(step.state, parse_move(move))
    return step


def cirulla_and_cirollon() -> list[FishingGame]:
    """Cirulla for two, three and four, and Cirollon, as they are by default."""
    return [cirulla(2), cirulla(3), cirulla(4), cirollon()]
