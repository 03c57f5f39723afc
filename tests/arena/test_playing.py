"""Duplicate play: seatings, equal players, what matches and hands are worth, luck that does not depend on units."""

from typing import Any

import pytest

from poncin.arena.players import level_of, make_player
from poncin.arena.playing import MATCH_WON, play_unit
from poncin.arena.running import compare
from poncin.arena.seatings import difference, seatings, share_of, share_won
from poncin.arena.units import Played, Setting, Unit
from poncin.bots.bot import Recall
from poncin.bots.plain import CasualBot
from poncin.errors import BadOption
from poncin.match import Match, decks_for, seeded_decks
from poncin.rng import Stream
from poncin.rules.game import View
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame, make
from tests.bots.positions import EVERY_GAME

SETTINGS = [Setting(game, players, 11, matches=matches) for game, players in EVERY_GAME for matches in (False, True)]


def played(setting: Setting, first: str, second: str, start: int = 0, stop: int = 3) -> Played:
    return play_unit(Unit(setting, (first, second), start, stop))


def test_everybody_sits_everywhere() -> None:
    assert seatings(make("cirulla", 2)) == ((0, 1), (1, 0))
    assert seatings(make("cirulla", 4)) == ((0, 1), (1, 0))
    assert set(seatings(make("cirulla", 3))) == {(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


def test_worth_of_a_hand_for_the_first_player() -> None:
    assert difference((7, 4), (0, 1)) == 3
    assert difference((7, 4), (1, 0)) == -3
    assert difference((9, 4, 2), (1, 0, 1)) == 4 - 5.5
    assert share_won((7, 7), (0, 1)) == 0.5
    assert share_won((3, 9, 9), (0, 1, 0)) == 0.5
    assert share_won((3, 9, 9), (1, 0, 0)) == 1
    assert [share_of(winner, (1, 0)) for winner in (0, 1, None)] == [0, 1, 0.5]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_equal_players_are_exactly_equal(setting: Setting) -> None:
    for deal in played(setting, "casual", "casual").deals:
        assert (deal.points, deal.hands) == (0, 0.5)
        assert deal.matches == (0.5 if setting.matches else None)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_players_change_places_exactly(setting: Setting) -> None:
    there, back = played(setting, "random", "casual"), played(setting, "casual", "random")
    for one, other in zip(there.deals, back.deals, strict=True):
        assert one.points == -other.points
        assert one.hands == pytest.approx(1 - other.hands)
        assert setting.matches == (one.matches is not None)
        if one.matches is not None and other.matches is not None:
            assert one.matches == pytest.approx(1 - other.matches)
    assert [each.count for each in there.times] == [each.count for each in reversed(back.times)]


def test_a_deal_does_not_depend_on_its_unit() -> None:
    setting = Setting("cirollon", 4, 5)
    whole = played(setting, "random", "casual", 0, 6).deals
    parts = [deal for start in range(0, 6, 2) for deal in played(setting, "random", "casual", start, start + 2).deals]
    assert list(whole) == parts


def test_better_players_win_hands_and_matches() -> None:
    result = compare(Setting("mariagio", 2, 3, (("target", 101),), matches=True), ("random", "club"), 8)
    assert result.points.high < 0
    assert result.matches is not None
    assert result.matches.mean < 0.2


def test_a_match_is_that_of_the_match_rules() -> None:
    """The same match played by `Match`: same decks, first dealer, winner, and points per hand."""
    game = make("cirulla", 2, {"target": 31})
    setting = Setting("cirulla", 2, 9, (("target", 31),), matches=True)
    bots = CasualBot(), make_bot_random()
    for number in range(4):
        shares, points = [], []
        for seating in ((0, 1), (1, 0)):
            luck = Stream(9).child(3, number)
            rngs = [luck.child(2, seat) for seat in range(2)]
            match, _ = Match.begin(game, number % 2, decks_for(game, 0, seeded_decks(luck)))
            while match.ending is None:
                if match.wants_deal:
                    match, _ = match.deal(decks_for(game, len(match.hands), seeded_decks(luck)))
                    continue
                seat = match.to_act
                assert seat is not None
                move = bots[seating[seat]].choose(game, game.view(match.state, seat), rngs[seat], Recall())
                match, _ = match.play(seat, move)
            assert match.ending.winner is not None
            shares.append(1.0 - seating[match.ending.winner])
            worth = [
                [each + MATCH_WON * (side == hand.score.winner) for side, each in enumerate(hand.score.points)]
                for hand in match.hands
                if hand.score
            ]
            points.append(sum((one - other) * (1 - 2 * seating[0]) for one, other in worth) / len(worth))
        deal = played(setting, "casual", "random", number, number + 1).deals[0]
        assert deal.matches == sum(shares) / 2
        assert deal.points == pytest.approx(sum(points) / 2)


def make_bot_random() -> Any:
    from poncin.bots import make_bot  # noqa: PLC0415

    return make_bot("random")


class Witness:
    """Plays as the casual bot and keeps what it was told."""

    level = "witness"
    sees_all = False

    def __init__(self) -> None:
        self.told: list[tuple[View[Any], Recall]] = []

    def choose(self, game: AnyGame, view: View[Any], rng: Stream, recall: Recall) -> Move:
        self.told.append((view, recall))
        return CasualBot().choose(game, view, rng, recall)


@pytest.mark.parametrize("matches", [False, True])
def test_players_are_told_what_everybody_remembers(monkeypatch: pytest.MonkeyPatch, matches: bool) -> None:
    witness = Witness()
    monkeypatch.setattr("poncin.arena.players.make_bot", lambda _name: witness)
    played(Setting("cirulla", 2, 4, (("target", 21),), matches=matches), "witness", "witness", 0, 1)
    hand: list[tuple[View[Any], Recall]] = []
    standings = set()
    for view, recall in witness.told:
        standings.add(recall.standing)
        if not recall.past:
            hand = []
        assert [public for public, _ in recall.past] == [earlier.public for earlier, _ in hand]
        hand.append((view, recall))
    if matches:
        assert all(each is not None and each.target == 21 for each in standings)
        assert {each.totals for each in standings if each} >= {(0, 0)}
        assert len(standings) > 1
    else:
        assert standings == {None}


def test_budgets_go_to_those_that_take_one() -> None:
    assert level_of("casual", "50") == "casual"
    assert level_of("ismcts", "50") == "ismcts:50"
    assert level_of("ismcts", "20ms") == "ismcts:20ms"
    assert level_of("ismcts:7", "50") == "ismcts:7"
    assert level_of("ismcts").startswith("ismcts:")
    with pytest.raises(BadOption):
        level_of("nobody", "50")


def test_cheats_are_asked_with_open_cards() -> None:
    setting = Setting("mariagio", 2, 1)
    player = make_player("oracle:4", make("mariagio"), setting)
    assert type(player).__name__ == "Open"
    assert len(played(setting, "oracle:4", "random", 0, 1).deals) == 1
