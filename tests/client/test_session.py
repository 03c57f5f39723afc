"""A match of one person against the computer: play, keep, load, take back."""

from pathlib import Path

import pytest

from poncin.bots import make_bot
from poncin.client import SaveError, Session, hand_steps
from poncin.errors import BadRecord, IllegalMove
from poncin.record import read, replay, write
from poncin.rng import Stream
from poncin.rules.events import Dealt
from poncin.rules.moves import Play
from poncin.rules.registry import make

GAMES = [("cirulla", 2), ("cirulla", 3), ("cirulla", 4), ("cirollon", 4), ("mariagio", 2)]


def begin(game: str, players: int, path: Path | None = None, seed: int = 11, level: str = "random") -> Session:
    made = make(game, players, {"target": 20})
    bots = dict.fromkeys(range(1, players), make_bot(level))
    return Session.new(made, bots=bots, names=[f"Name{seat}" for seat in range(players)], seed=seed, path=path)


def step(session: Session, luck: Stream) -> bool:
    """One step of the match; the person chooses by luck. False when it is over."""
    if session.to_act is None:
        return bool(session.advance())
    view = session.view()
    session.play(luck.choice(session.game.moves(view.public, view.hand)))
    return True


def to_person(session: Session) -> None:
    while session.to_act is None and session.advance():
        pass


def answers(session: Session) -> None:
    """The computer's moves up to the person's next choice or the hand's end."""
    while session.to_act is None and not session.match.wants_deal and session.advance():
        pass


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_match_loaded_again_at_every_step_goes_on_as_it_would_have(game: str, players: int, path: Path) -> None:
    whole, luck = begin(game, players), Stream(1)
    while step(whole, luck):
        pass
    begin(game, players, path)
    luck = Stream(1)
    while step(session := Session.load(path), luck):
        assert Session.load(path).match.hands == session.match.hands
    assert session.match.hands == whole.match.hands
    assert session.match.ending == whole.match.ending
    assert session.names == whole.names
    assert replay(session.record()).ending == whole.match.ending


def test_what_is_kept_is_a_canonical_record(path: Path) -> None:
    session, luck = begin("cirulla", 2, path, level="casual"), Stream(3)
    for _ in range(30):
        step(session, luck)
        text = path.read_text(encoding="utf-8")
        assert write(read(text)) + "\n" == text
        assert read(text).extra == {"seed": 11}
        assert read(text).hands == session.record().hands
    seats = read(path.read_text(encoding="utf-8")).seats
    assert [(seat.kind, seat.level, seat.seed) for seat in seats] == [
        ("human", None, None),
        ("bot", "casual", 11),
    ]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_undo_gives_back_the_last_choice_and_the_computer_answers_alike(game: str, players: int, path: Path) -> None:
    session, luck = begin(game, players, path), Stream(2)
    to_person(session)
    assert not session.undo()
    for _ in range(25):
        to_person(session)
        if session.to_act is None:
            break
        before = session.match
        view = session.view()
        move = luck.choice(session.game.moves(view.public, view.hand))
        session.play(move)
        answers(session)
        after = session.match
        assert session.undo()
        assert (session.match.hands, session.match.state, session.match.totals) == (
            before.hands,
            before.state,
            before.totals,
        )
        assert Session.load(path).match.hands == before.hands
        session.play(move)
        answers(session)
        assert session.match.hands == after.hands


def test_undo_takes_the_last_move_of_a_match_back(path: Path) -> None:
    session, luck = begin("mariagio", 2, path), Stream(3)
    while step(session, luck):
        pass
    over = session.match
    assert over.ending
    assert session.undo()
    assert session.to_act == session.person
    assert len(session.match.hand.moves) < len(over.hand.moves)
    assert Session.load(path).match.ending is None


def test_undo_stays_within_the_hand() -> None:
    session, luck = begin("cirulla", 2), Stream(5)
    while not session.match.wants_deal:
        assert step(session, luck)
    session.advance()
    to_person(session)
    assert not session.undo()
    assert len(session.match.hands) == 2


def test_an_illegal_move_changes_nothing(path: Path) -> None:
    session = begin("cirulla", 2, path)
    to_person(session)
    before, text = session.match, path.read_text(encoding="utf-8")
    absent = next(card for card in range(40) if not session.view().hand >> card & 1)
    with pytest.raises(IllegalMove, match="not_in_hand"):
        session.play(Play(absent))
    assert session.match is before
    assert path.read_text(encoding="utf-8") == text


def test_nothing_to_advance_while_a_person_is_to_act() -> None:
    session = begin("cirollon", 4)
    to_person(session)
    assert session.advance() == ()


def test_a_move_that_cannot_be_kept_is_not_made(path: Path) -> None:
    session = begin("cirulla", 2, path)
    to_person(session)
    before = session.match
    path.with_name("match.jsonl.new").mkdir()
    with pytest.raises(SaveError, match="save_failed"):
        session.play(session.match.legal_moves()[0])
    assert session.match is before
    assert Session.load(path).match.hands == before.hands
    path.with_name("match.jsonl.new").rmdir()
    session.play(session.match.legal_moves()[0])
    assert Session.load(path).match.hands == session.match.hands


def test_a_file_cut_anywhere_is_refused(path: Path) -> None:
    session, luck = begin("cirulla", 2, path), Stream(7)
    for _ in range(6):
        step(session, luck)
    data = path.read_bytes()
    for length in range(0, len(data) - 1, 7):
        path.write_bytes(data[:length])
        with pytest.raises(BadRecord):
            Session.load(path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seed": 11}', '"other": 11}'),
        ('"kind": "human"', '"kind": "bot", "level": "random"'),
        ('"kind": "bot", "level": "random", "seed": 11', '"kind": "human"'),
        ('"level": "random", ', ""),
    ],
)
def test_a_record_that_is_no_kept_match_is_refused(path: Path, old: str, new: str) -> None:
    begin("cirulla", 2, path)
    text = path.read_text(encoding="utf-8")
    head, found, tail = text.rpartition(old)
    assert found
    path.write_text(head + new + tail, encoding="utf-8")
    with pytest.raises(BadRecord):
        Session.load(path)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_steps_of_a_hand_lead_to_its_last_position(game: str, players: int) -> None:
    session, luck = begin(game, players), Stream(9)
    while not (session.match.wants_deal or session.match.ending):
        step(session, luck)
    steps = list(hand_steps(session.game, session.match.hand))
    assert len(steps) == len(session.match.hand.moves) + 1
    assert steps[-1].state == session.match.state
    assert any(isinstance(event, Dealt) for event in steps[0].events)


def test_the_sides_and_the_one_person() -> None:
    session = begin("cirollon", 4)
    assert session.sides == ((0, 2), (1, 3))
    assert session.person == 0
    assert session.humans == frozenset({0})
    assert session.view().seat == 0
