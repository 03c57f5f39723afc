"""The suite that every game passes: call `check_game` from a test of your own."""

from collections.abc import Iterable, Mapping
from typing import Any

from poncin.errors import BadOption
from poncin.match import Match, decks_for, seeded_decks
from poncin.record import SeatRecord, read, record_of, replay, write
from poncin.rng import Stream
from poncin.rules.game import Step
from poncin.rules.registry import AnyGame, find
from poncin.testing import laws
from poncin.testing.playing import random_hand, random_match

MOST_MOVES = 400
"""A hand longer than this is taken for one that does not end."""
MOST_HANDS = 400


def check_game(
    game_class: type[AnyGame],
    *,
    seeds: Iterable[int] = range(3),
    players: Iterable[int] | None = None,
    options: Mapping[str, object] | None = None,
) -> None:
    """Check a game for these numbers of players (None: all that it takes) with options (None: their defaults).

    Raises AssertionError that says which law is broken and where. The game has to be registered or installed, since
    records find it by its id.
    """
    check_info(game_class)
    for number in game_class.info.players if players is None else players:
        game = game_class(number, game_class.info.options.of(options or {}))
        for seed in seeds:
            check_hand(game, Stream(seed))
            check_seats(game, Stream(seed))
            check_match(game, Stream(seed))


def check_info(game_class: type[AnyGame]) -> None:
    """What the registry lists: id, players, options; and refusals of what is not allowed."""
    info = game_class.info
    assert find(info.id) is game_class, f"{info.id} is not registered"
    for alias in info.aliases:
        assert find(alias) is game_class, f"{alias} is not registered"
    assert info.id == info.id.lower().strip(), "an id is lower case"
    assert info.rules_version >= 1
    assert info.options().changed() == {}
    for option in info.options.table():
        assert option.default in option.values
        values = (option.values[0], option.values[-1]) if isinstance(option.values, range) else option.values
        for value in values:
            assert option.parse(str(value)) == value, f"{option.name}: {value} is not read back"
            assert info.options.of({option.name: value}).values()[option.name] == value
    _refused(lambda: info.options.of({"no_such_option": "yes"}), "unknown options are refused")
    _refused(lambda: game_class(max(info.players) + 1), "a wrong number of players is refused")
    game = game_class()
    assert game.players == info.players[0]
    assert game.target >= 1


def check_hand(game: AnyGame, stream: Stream) -> None:
    """Every law in every position of a random hand, and that it ends with a sheet that adds up."""
    rng = stream.child(3)
    step: Step[Any] | None = None
    for ply, after in enumerate(random_hand(game, stream)):
        assert ply < MOST_MOVES, "the hand does not end"
        for law in laws.POSITION_LAWS:
            law(game, after.state)
        for sampled in laws.SAMPLE_LAWS:
            sampled(game, after.state, rng)
        if moves := game.legal_moves(after.state):
            laws.play_is_pure(game, after.state, moves[0])
        step = after
    assert step is not None
    laws.score_adds_up(game, step.state)


def check_seats(game: AnyGame, stream: Stream) -> None:
    """Seats are alike: the same deck dealt by the next seat, and the same moves, give the same hand one seat on."""
    deck = decks_for(game, 0, seeded_decks(stream))[-1]
    rng = stream.child(4)
    here, there = game.start(0, deck).state, game.start(1, deck).state
    while True:
        to_act = game.to_act(here)
        assert there.hands == _turned(here.hands), "the hands are not those of one seat on"
        assert game.to_act(there) == (None if to_act is None else (to_act + 1) % game.players)
        assert tuple(there.public.piles) == _turned(tuple(here.public.piles))
        if to_act is None:
            break
        moves = game.legal_moves(here)
        assert moves == game.legal_moves(there)
        move = rng.choice(moves)
        here, there = game.play(here, move).state, game.play(there, move).state
    first, second = game.score(here), game.score(there)
    assert second.points == _turned(first.points)
    assert second.winner == (None if first.winner is None else (first.winner + 1) % game.sides)


def check_match(game: AnyGame, stream: Stream) -> None:
    """A random match ends, is the same again from the same stream, and its record reads back and replays."""
    match = random_match(game, stream, MOST_HANDS)
    assert match.ending is not None, "the match does not end"
    assert match == random_match(game, stream, MOST_HANDS), "the same seed gives another match"
    decks = [hand.decks[-1] for hand in match.hands]
    assert len(set(decks)) == len(decks), "two hands are dealt from the same deck"
    _check_record(match)
    unfinished = random_match(game, stream, plies=len(match.hands[0].moves) // 2)
    _check_record(unfinished)
    _check_record(unfinished.leave("resigned", game.players - 1))


def _check_record(match: Match) -> None:
    seats = [SeatRecord(f"seat {seat}", "bot", level="random") for seat in range(match.game.players)]
    line = write(record_of(match, seats))
    record = read(line)
    assert write(record) == line, "a record is not written as it was read"
    again = replay(record)
    assert (again.hands, again.totals, again.ending) == (match.hands, match.totals, match.ending)


def _turned(items: tuple[Any, ...]) -> tuple[Any, ...]:
    return (items[-1], *items[:-1])


def _refused(call: Any, law: str) -> None:
    try:
        call()
    except BadOption:
        return
    raise AssertionError(law)
