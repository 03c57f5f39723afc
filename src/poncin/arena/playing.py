"""Hands and matches between two players in one seating, and the deals of a unit in all of them."""

import time
from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from poncin.arena.errors import Forfeit
from poncin.arena.players import Player, make_player
from poncin.arena.seatings import Seating, difference, seatings, share_of, share_won
from poncin.arena.times import Times
from poncin.arena.units import Deal, Fault, Played, Unit
from poncin.bots.bot import Standing
from poncin.match import decks_for, seeded_decks
from poncin.rng import Stream
from poncin.rules.game import Deck, HandScore, Seat
from poncin.rules.moves import Move
from poncin.rules.registry import AnyGame

MATCH_WON = 30
"""What a hand that wins the match at once counts beside its points."""
_MATCHES = 3
"""The branch of a seed's stream that matches take their luck from; hands take theirs from branches 1 and 2."""


class Table(NamedTuple):
    """A game, the two players, how long they take, and who (0 or 1) has forfeited hands and how."""

    game: AnyGame
    players: tuple[Player, Player]
    times: tuple[Times, Times]
    forfeits: list[tuple[int, str]]


class Hand(NamedTuple):
    """A hand played: what it is worth to each side, and the score sheet; None where it was forfeited."""

    worth: tuple[int, ...]
    score: HandScore | None


def play_unit(unit: Unit) -> Played:
    """Play some deals; raises `BadOption`."""
    begun = time.perf_counter()
    game = unit.setting.make()
    first, second = (make_player(name, game, unit.setting) for name in unit.pair)
    table = Table(game, (first, second), (Times(), Times()), [])
    stream = Stream(unit.setting.seed)
    play = match_deal if unit.setting.matches else hand_deal
    deals, faults = [], []
    try:
        for number in range(unit.first, unit.stop):
            deals.append(play(table, stream, number))
            faults += [Fault(number, which, text) for which, text in table.forfeits]
            table.forfeits.clear()
    finally:
        for player in table.players:
            player.close()
    return Played(unit.pair, unit.first, tuple(deals), table.times, tuple(faults), time.perf_counter() - begun)


def hand_deal(table: Table, stream: Stream, number: int) -> Deal:
    """Hand ``number`` of a seed in all seatings; in each seating the seats have the same random numbers."""
    game = table.game
    deck = decks_for(game, number, seeded_decks(stream))[-1]
    points, hands = [], []
    for seating in seatings(game):
        rngs = [stream.child(2, number, seat) for seat in range(game.players)]
        worth, _ = play_hand(table, seating, number % game.players, deck, rngs, None)
        points.append(difference(worth, seating))
        hands.append(share_won(worth, seating))
    return Deal(fmean(points), fmean(hands))


def match_deal(table: Table, stream: Stream, number: int) -> Deal:
    """Match ``number`` of a seed in all seatings, hand *h* of each from the same deck."""
    game = table.game
    luck = stream.child(_MATCHES, number)
    points, hands, matches = [], [], []
    for seating in seatings(game):
        rngs = [luck.child(2, seat) for seat in range(game.players)]
        totals, dealer, winner, hand = (0,) * game.sides, number % game.players, None, 0
        differences, shares = [], []
        while winner is None:
            deck = decks_for(game, hand, seeded_decks(luck))[-1]
            worth, score = play_hand(table, seating, dealer, deck, rngs, Standing(totals, game.target))
            differences.append(difference(worth, seating))
            shares.append(share_won(worth, seating))
            if score is None:  # the match is forfeited with the hand
                winner = worth.index(game.target)
                break
            totals = tuple(total + each for total, each in zip(totals, score.points, strict=True))
            winner = game.winner(totals, score, dealer) if score.winner is None else score.winner
            dealer, hand = (dealer + 1) % game.players, hand + 1
        points.append(fmean(differences))
        hands.append(fmean(shares))
        matches.append(share_of(winner, seating))
    return Deal(fmean(points), fmean(hands), fmean(matches))


def play_hand(
    table: Table, seating: Seating, dealer: Seat, deck: Deck, rngs: Sequence[Stream], standing: Standing | None
) -> Hand:
    """Play one hand and score it. What everybody remembers of it is kept here, for the players keep nothing.

    A player that forfeits leaves all its sides nothing, and the others the points that win a match.
    """
    game = table.game
    state = game.start(dealer, deck).state
    past: list[tuple[Any, Move]] = []
    which = 0
    try:
        for which, player in enumerate(table.players):  # noqa: B007 - told where one fails
            player.prepare(game)
        while (seat := state.public.to_act) is not None:
            which = seating[game.side_of(seat)]
            begun = time.perf_counter_ns()
            move = table.players[which].decide(game, state, seat, rngs[seat], past, standing)
            table.times[which].add(time.perf_counter_ns() - begun)
            past.append((state.public, move))
            state = game.play(state, move).state
    except Forfeit as forfeit:
        table.forfeits.append((which, str(forfeit)))
        return Hand(tuple(game.target * (player != which) for player in seating), None)
    score = game.score(state)
    return Hand(tuple(each + MATCH_WON * (side == score.winner) for side, each in enumerate(score.points)), score)
