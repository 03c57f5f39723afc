"""Laws that hold in every position of every game. Each function raises AssertionError with the place of the fault."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, get_args

from poncin.cards import ALL_CARDS, CardSet, card_set, cards_in, cards_text
from poncin.errors import IllegalMove
from poncin.notation import move_text, parse_move
from poncin.rng import Stream
from poncin.rules.game import State, View
from poncin.rules.moves import DeclarationKind, Declare, Exchange, Marriage, Move, Play
from poncin.rules.registry import AnyGame


def hidden_cards(state: State[Any]) -> CardSet:
    """The cards in hands and stock."""
    return sum(state.hands) | card_set(state.stock)


def cards_have_one_place(game: AnyGame, state: State[Any]) -> None:
    """No card is in two of hands, stock and piles, and the public counts are those of the hidden cards.

    What is in none of these lies face up (a table, a trick, a turned-up trump).
    """
    public = state.public
    assert len(state.hands) == len(public.hands) == game.players
    assert len(public.piles) == game.sides
    assert tuple(hand.bit_count() for hand in state.hands) == tuple(public.hands), "the hands' counts are wrong"
    assert len(state.stock) == public.stock, "the stock's count is wrong"
    places = [*state.hands, card_set(state.stock), *public.piles]
    together = 0
    for cards in places:
        assert not together & cards, f"in two places: {cards_text(together & cards)}"
        together |= cards
    assert together & ~ALL_CARDS == 0


def list_is_predicate(game: AnyGame, state: State[Any], more: Iterable[Move] = ()) -> None:
    """`check` accepts the listed moves and refuses all others of a large set, each with a code of its own.

    ``more`` are further moves to try.
    """
    legal = game.legal_moves(state)
    assert len(set(map(move_text, legal))) == len(legal), "a move is listed twice"
    assert bool(legal) == (game.to_act(state) is not None), "moves there are exactly while a seat is to act"
    listed = {(type(move), *move) for move in legal}
    for move in (*legal, *candidates(state, legal), *more):
        code = refusal(game, state, move)
        is_listed = (type(move), *move) in listed
        assert is_listed == (code is None), f"{move_text(move)}: listed {is_listed}, refused {code}"
        assert code is None or code.isidentifier(), f"no code: {code}"


def refusal(game: AnyGame, state: State[Any], move: Move) -> str | None:
    """The code with which `check` refuses a move; None where it accepts it."""
    try:
        game.check(state, move)
    except IllegalMove as error:
        return error.code
    return None


def candidates(state: State[Any], legal: Iterable[Move]) -> Iterable[Move]:
    """Moves to ask about: every card with and without sets that others take, every declaration of cards in hand."""
    yield Exchange()
    yield from (Marriage(suit) for suit in range(4))
    taken = {move.taken for move in legal if isinstance(move, Play)}
    shown = ALL_CARDS & ~hidden_cards(state)
    for pile in state.public.piles:
        shown &= ~pile
    taken |= {0, shown, *(1 << each for each in cards_in(shown)[:6]), 1 << 39, 1}
    for card in range(40):
        yield from (Play(card, cards) for cards in taken)
    seat = state.public.to_act
    hand = state.hands[seat] if seat is not None else sum(state.hands)
    for kind in get_args(DeclarationKind):
        yield from (Declare(kind, cards) for cards in (0, hand, 7 << 37))
        for three in combinations(cards_in(hand), 3):
            yield from (Declare(kind, card_set(three), value) for value in (0, 1, 2, 7, 9))


def moves_have_text(game: AnyGame, state: State[Any]) -> None:
    """Every legal move is read back from its text as it was."""
    for move in game.legal_moves(state):
        again = parse_move(move_text(move))
        assert type(again) is type(move), f"{move!r} is read back as {again!r}"
        assert again == move, f"{move!r} is read back as {again!r}"


def moves_follow_from_the_view(game: AnyGame, state: State[Any]) -> None:
    """Equal views have equal legal moves: they are worked out from the public part and the one hand."""
    seat = game.to_act(state)
    if seat is not None:
        view = game.view(state, seat)
        assert game.moves(view.public, view.hand) == game.legal_moves(state)


def sample_fits(game: AnyGame, state: State[Any], rng: Stream) -> None:
    """For every seat and an onlooker: a sampled state gives the same view, and holds every card once."""
    for seat in (None, *range(game.players)):
        view = game.view(state, seat)
        sample = game.resample(view, rng)
        assert game.view(sample, seat) == view, f"seat {seat} sees another position"
        assert hidden_cards(sample) == hidden_cards(state), f"seat {seat}: other cards are hidden"
        cards_have_one_place(game, sample)
        if seat is not None and seat == game.to_act(state):
            assert game.legal_moves(sample) == game.legal_moves(state)


def hidden_cards_do_not_show(game: AnyGame, state: State[Any], rng: Stream) -> None:
    """A move made in two worlds that the mover cannot tell apart has the same events and public result."""
    seat = game.to_act(state)
    if seat is None:
        return
    other = game.resample(game.view(state, seat), rng)
    moves = game.legal_moves(state)
    move = moves[rng.below(len(moves))]
    here, there = game.play(state, move), game.play(other, move)
    assert typed(here.events) == typed(there.events), f"{move_text(move)}: the events tell of hidden cards"
    assert here.state.public == there.state.public, f"{move_text(move)}: the public part tells of hidden cards"


def play_is_pure(game: AnyGame, state: State[Any], move: Move) -> None:
    """The same move from the same position gives the same step, and leaves the position as it was."""
    before = (state.public, state.hands, state.stock)
    first = game.play(state, move)
    second = game.play(state, move)
    assert first == second
    assert (state.public, state.hands, state.stock) == before


def view_shows_no_more(game: AnyGame, state: State[Any]) -> None:
    """A view is the public part and the seat's own hand; an onlooker's hand is empty."""
    assert game.view(state, None) == View(None, state.public, 0)
    for seat in range(game.players):
        assert game.view(state, seat) == View(seat, state.public, state.hands[seat])


def score_adds_up(game: AnyGame, state: State[Any]) -> None:
    """The sheet of a finished hand: a number for each side in each line, points that are the lines' sums."""
    score = game.score(state)
    assert len(score.points) == game.sides
    for line in score.lines:
        assert len(line.counts) == len(line.points) == len(line.cards) == game.sides, f"line {line.rule}"
        assert not (line.note and any(line.points)), f"line {line.rule}: a reason why nobody scored, but somebody did"
    assert len({line.rule for line in score.lines}) == len(score.lines), "a rule has two lines"
    summed = tuple(sum(line.points[side] for line in score.lines) for side in range(game.sides))
    assert score.points == summed
    items = score.items()
    assert summed == tuple(sum(points for _, side, points in items if side == each) for each in range(game.sides))
    assert (score.winner is None) == (score.reason is None)


def typed(events: Iterable[object]) -> list[tuple[type, object]]:
    """Events with their types: two named tuples of different types may be equal."""
    return [(type(event), event) for event in events]


POSITION_LAWS = (
    cards_have_one_place,
    list_is_predicate,
    moves_have_text,
    moves_follow_from_the_view,
    view_shows_no_more,
)
"""Laws of a position that need no random numbers."""
SAMPLE_LAWS = (sample_fits, hidden_cards_do_not_show)
"""Laws of a position that take a stream."""
