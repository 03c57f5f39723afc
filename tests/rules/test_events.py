"""Events are public and enough: who sees only them knows table, piles, counts, points at every moment."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poncin.rules import events as ev
from poncin.rules.cirollon import Cirollon
from poncin.rules.cirulla import Cirulla
from poncin.rules.fishing.hand import FishingGame
from poncin.rules.game import Side
from poncin.rules.mariagio import Mariagio
from poncin.rules.registry import AnyGame, games
from poncin.rules.scoring import count_piles
from poncin.testing import laws
from poncin.testing.playing import first_step, random_hand
from poncin.testing.strategies import set_up_games, streams

fishing_games = pytest.mark.parametrize("game_class", [Cirulla, Cirollon], ids=lambda game: game.info.id)


@dataclass
class Onlooker:
    """A table as somebody sees it who is told of the events and nothing else."""

    players: int
    sides: int
    table: int = 0
    hands: list[int] = field(default_factory=list)
    piles: list[int] = field(default_factory=list)
    earned: list[int] = field(default_factory=list)
    over: bool = False
    waiting: int | None = None
    """A card played that has not yet been seen to take anything."""

    def __post_init__(self) -> None:
        self.hands = [0] * self.players
        self.piles = [0] * self.sides
        self.earned = [0] * self.sides

    def side(self, seat: int) -> Side:
        return seat % self.sides

    def see(self, event: ev.Event) -> None:  # noqa: C901, PLR0912 - one case for each event
        match event:
            case ev.Dealt(counts):
                self.hands = [held + dealt for held, dealt in zip(self.hands, counts, strict=True)]
            case ev.TableDealt(cards):
                self.table |= cards
            case ev.DealerBonus(_, dealer, cards, _, points):
                self.table ^= cards
                self.piles[self.side(dealer)] |= cards
                self.earned[self.side(dealer)] += points
            case ev.Played(seat, card, _):
                self.hands[seat] -= 1
                self.table |= 1 << card
            case ev.Took(seat, card, cards, _):
                self.table &= ~(cards | 1 << card)
                self.piles[self.side(seat)] |= cards | 1 << card
            case ev.Sgobba(seat, _):
                self.earned[self.side(seat)] += 1
            case ev.Declared(seat, _, _, _, points):
                self.earned[self.side(seat)] += points
            case ev.Leftovers(side, cards):
                self.table &= ~cards
                self.piles[side] |= cards
            case ev.TrickWon(seat, cards, points):
                self.table &= ~cards
                self.piles[seat] |= cards
                self.earned[seat] += points
            case ev.Drew(seat, _):
                self.hands[seat] += 1
            case ev.Married(seat, _, points) | ev.MarriageCaptured(seat, _, points) | ev.LastTrick(seat, points):
                self.earned[seat] += points
            case ev.HandOver():
                self.over = True
            case ev.FourEqual() | ev.Cappotto() | ev.TrumpTurned() | ev.Exchanged():
                pass
            case _:
                raise AssertionError(f"no such event in a hand: {event}")


@fishing_games
@given(data=st.data())
def test_events_of_the_fishing_games_are_enough(game_class: type[AnyGame], data: st.DataObject) -> None:
    game = data.draw(set_up_games([game_class]))
    assert isinstance(game, FishingGame)
    seen = Onlooker(game.players, game.sides)
    last: Any = None
    for step in random_hand(game, data.draw(streams), data.draw(st.integers(0, game.players - 1))):
        for event in step.events:
            seen.see(event)
        last, public = step.state, step.state.public
        assert seen.table == public.table
        assert tuple(seen.hands) == public.hands
        assert tuple(seen.piles) == public.piles
        assert seen.over is (public.to_act is None)
    score = game.score(last)
    counted = [0] * game.sides
    if score.winner is None:
        for line in count_piles(seen.piles, game.rules.count).values():
            counted = [total + points for total, points in zip(counted, line.points, strict=True)]
        if game.rules.cappotto == "30_points":
            counted = [
                total + 30 * (pile.bit_count() >= 10 and sum(1 << each * 4 + 1 for each in range(10)) & ~pile == 0)
                for total, pile in zip(counted, seen.piles, strict=True)
            ]
    assert score.points == tuple(map(sum, zip(counted, seen.earned, strict=True)))


@given(data=st.data())
def test_events_of_mariagio_are_enough(data: st.DataObject) -> None:
    game = data.draw(set_up_games([Mariagio]))
    seen = Onlooker(2, 2)
    last: Any = None
    for step in random_hand(game, data.draw(streams), data.draw(st.integers(0, 1))):
        for event in step.events:
            seen.see(event)
        last, public = step.state, step.state.public
        assert seen.table == (0 if public.led is None else 1 << public.led)
        assert tuple(seen.hands) == public.hands
        assert tuple(seen.piles) == public.piles
        assert seen.over is (public.to_act is None)
    assert game.score(last).points == tuple(seen.earned)


@pytest.mark.parametrize("game_class", games(), ids=lambda game: game.info.id)
@given(data=st.data())
def test_no_event_tells_of_hidden_cards(game_class: type[AnyGame], data: st.DataObject) -> None:
    """The whole hand replayed in another world that an onlooker cannot tell apart is told in the same words."""
    game = data.draw(set_up_games([game_class]))
    stream = data.draw(streams)
    dealer = data.draw(st.integers(0, game.players - 1))
    first = first_step(game, stream, dealer).state
    names = {type(event).__name__: event for step in random_hand(game, stream, dealer) for event in step.events}
    drawn = [event for event in names.values() if isinstance(event, ev.Drew)]
    assert all(event.card is None or event.card < 40 for event in drawn)
    laws.hidden_cards_do_not_show(game, first, stream.child(7))
