"""A hand played again from its log: what happened at each step, and the match some moves ago."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from poncin.match import Hand, Match
from poncin.rules.game import Step
from poncin.rules.registry import AnyGame


def hand_steps(game: AnyGame, hand: Hand) -> Iterator[Step[Any]]:
    """The deal of a hand, annulled ones before it included, and then each move: the position and what happened.

    The log is trusted: it comes from a `Match`, which has checked it.
    """
    annulled = tuple(each for deck in hand.decks if (each := game.annulment(deck)))
    state, events = game.start(hand.dealer, hand.decks[-1])
    yield Step(state, (*annulled, *events))
    for _, move in hand.moves:
        step = game.play(state, move)
        state = step.state
        yield step


def rewound(match: Match, moves: int) -> Match:
    """The match when only so many moves of its last hand had been played."""
    hand = match.hand
    state = match.game.start(hand.dealer, hand.decks[-1]).state
    for _, move in hand.moves[:moves]:
        state = match.game.play(state, move).state
    scored = hand.score.points if hand.score else (0,) * match.game.sides
    return replace(
        match,
        hands=(*match.hands[:-1], replace(hand, moves=hand.moves[:moves], score=None)),
        state=state,
        totals=tuple(total - points for total, points in zip(match.totals, scored, strict=True)),
        ending=None,
    )
