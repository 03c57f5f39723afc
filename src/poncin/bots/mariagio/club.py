"""The club player of Mariagio: the advice that is handed down, with cards and trumps counted.

- Show marriages and exchange the two as soon as one is on lead; win a trick when there is something to show.
- Keep king and queen together, and a single one while its partner may still come.
- Save trumps for tricks that pay, aces and sevens of trumps most of all; bring plain aces and sevens home as follower.
- Lead cheap cards, or what the other cannot beat, and no suit in which he brings home an ace or seven.
- Watch the last two cards of the stock: the loser of trick 13 draws the turned-up card.
- Without a stock every card is known: count the last tricks out (`poncin.bots.mariagio.ending`).

All values are points of the hand. The weights were tried against each other over thousands of deals in the native core.
"""

from collections.abc import Sequence
from functools import lru_cache

from poncin.bots.chances import chance_of_any
from poncin.bots.mariagio.casual import showing
from poncin.bots.mariagio.ending import Ending
from poncin.cards import ALL_CARDS, SUIT_CARDS, Card, CardSet, cards_in, suit_of
from poncin.rules.mariagio import COUPLES, Mariagio, MariagioPublic
from poncin.rules.moves import PLAIN_PLAYS, Move, Play
from poncin.rules.tricks import Ranking, RankScheme

STOCK_TRICKS = 13
COUNTED_TRICKS, QUICKLY_COUNTED_TRICKS = 5, 3
"""The last tricks that it counts out; the ones before it judges by feel."""
TRUMP, TRUMP_STRENGTH, TRUMP_POINTS = 7.5, 0.5, 1.1
"""What keeping a trump is worth, more for each step of its strength, and of its own points, which come home."""
PLAIN_ACE, PLAIN_SEVEN = 7.5, 3.5
"""What keeping a plain ace or seven is worth: a trick of the other's suit to bring it home."""
COUPLE_HELD, COUPLE_HOPED = 0.9, 0.15
"""Of a marriage's points: for cards that make one, and for a card whose partner is still unseen."""
SHOW_SOON = 0.2
"""Of the points that the next lead lets one show."""
LEAD_COST, LEAD_LATER = 2.0, 2.0
"""Being on lead shows one's card first: the cost while the stock lasts, and what is added until it is gone."""
BEATEN, BEATEN_DEAR, BEATEN_LAST = 0.8, 1.5, 2.0
"""Of the points of a led card, of an ace or seven, and of any without a stock, what being beaten costs: at first
little, for the other spends a card that he could use better."""
GIFT = 0.2
"""Of the points of a plain ace or seven that a lead lets the other bring home, while the stock lasts."""
SHOWN = 40.0
"""An exchange or marriage, in an opinion beside cards."""
LAST_DRAW = 0.3
"""Of the difference that the turned-up card makes at trick 13."""


def club_move(game: Mariagio, public: MariagioPublic, hand: CardSet) -> Move:
    """Exchange and marriages at once; then the card of highest value, in the last tricks the best one."""
    return _choose(game, public, hand, COUNTED_TRICKS)


def quick_move(game: Mariagio, public: MariagioPublic, hand: CardSet) -> Move:
    """The same with fewer tricks counted out, for playouts."""
    return _choose(game, public, hand, QUICKLY_COUNTED_TRICKS)


def club_opinions(game: Mariagio, public: MariagioPublic, hand: CardSet, moves: Sequence[Move]) -> list[float]:
    """What it thinks of each of some moves, in points; showing anything is worth more than any card."""
    judge = Judge(game, public, hand)
    value = judge.lead_value if public.led is None else judge.reply_value
    return [value(move.card) if isinstance(move, Play) else SHOWN for move in moves]


def counted_out(game: Mariagio, public: MariagioPublic, hand: CardSet, tricks: int) -> Move | None:
    """The best card of all, if the stock is gone and no more than so many tricks are to be played; else None."""
    simple = game.options.marriage_when == "on_lead" and game.options.marriage_must_lead == "no"
    if public.upcard is not None or hand.bit_count() > tricks or not simple:
        return None  # the ending knows marriages only as what is shown before a lead
    other = Judge(game, public, hand).unseen
    return PLAIN_PLAYS[Ending(game, public).best_card(public, hand, other)]


def _choose(game: Mariagio, public: MariagioPublic, hand: CardSet, counted_tricks: int) -> Move:
    moves = game.moves(public, hand)
    shown = showing(game, public, moves)
    if shown is not None:
        return shown
    if len(moves) == 1:
        return moves[0]
    judge = Judge(game, public, hand)
    plays = [move for move in moves if isinstance(move, Play)]
    if counted_tricks and (best := counted_out(game, public, hand, counted_tricks)):
        return best
    value = judge.lead_value if public.led is None else judge.reply_value
    return max(plays, key=lambda play: value(play.card))


class Judge:
    """Values the cards of one position."""

    def __init__(self, game: Mariagio, public: MariagioPublic, hand: CardSet) -> None:
        assert public.to_act is not None  # somebody plays
        self._game = game
        self._public = public
        self._hand = hand
        self._points = game.ranking.points
        self._keep = _keep_values(game.options.rank_scheme, public.trump)
        other = 1 - public.to_act
        open_cards = hand | public.piles[0] | public.piles[1]
        for card in (public.upcard, public.led):
            if card is not None:
                open_cards |= 1 << card
        self.unseen: CardSet = ALL_CARDS & ~open_cards
        """What the other may hold: all of it, once the stock is gone."""
        self._other_shown = public.shown[other]
        self._other_hidden = public.hands[other] - self._other_shown.bit_count()
        self._married = {suit for suits in public.married for suit in suits}

    def reply_value(self, card: Card) -> float:
        """What answering with a card is worth."""
        public = self._public
        assert public.led is not None  # it answers
        wins = self._game.ranking.follower_wins(public.led, card, public.trump)
        trick = self._points[public.led] + self._points[card]
        value = trick + self._lead_worth(card) if wins else -trick
        return value + self._last_draw(wins) - self.keep(card)

    def lead_value(self, card: Card) -> float:
        """What leading a card is worth: its points, won or lost by the chance that the other beats it."""
        public, points = self._public, self._points[card]
        suit, has_stock = suit_of(card), public.upcard is not None
        of_suit = self.unseen & SUIT_CARDS[suit]
        higher = self._game.ranking.higher(of_suit, card) if of_suit else 0
        trumps = self.unseen & SUIT_CARDS[public.trump] if suit != public.trump else 0
        beaten = self._chance(higher)
        # Without a stock the other must follow suit if he can; with one, blanks are not worth a trump.
        if trumps and (points >= 2 if has_stock else not of_suit):
            beaten += (1 - beaten) * self._chance(trumps)
        if not has_stock:
            return points * (1 - BEATEN_LAST * beaten) - self.keep(card)
        gift = 0.0 if suit == public.trump else self._gift(higher)
        cost = BEATEN_DEAR if points >= 10 else BEATEN
        return points * (1 - cost * beaten) - gift - self.keep(card)

    def keep(self, card: Card) -> float:
        """What the card would be worth later."""
        worth = self._keep[card]
        suit = card & 3
        couple = COUPLES[suit]
        if couple >> card & 1 and suit not in self._married:
            marriage = self._game.marriage_points(self._public, suit)
            if self._hand & couple == couple:
                worth += COUPLE_HELD * marriage
            elif self.unseen & couple and self._public.upcard is not None:
                worth += COUPLE_HOPED * marriage
        return worth

    def _lead_worth(self, spent: Card) -> float:
        """What being on lead next is worth, with the spent card gone."""
        public, hand = self._public, self._hand & ~(1 << spent)
        has_stock = public.upcard is not None
        worth = -LEAD_COST - LEAD_LATER * public.tricks / STOCK_TRICKS if has_stock else 0.0
        for suit, couple in enumerate(COUPLES):
            if hand & couple == couple and suit not in self._married:
                worth += SHOW_SOON * self._game.marriage_points(public, suit)
        if public.upcard is not None and hand >> (4 + public.trump) & 1:
            worth += SHOW_SOON * self._points[public.upcard]
        return worth

    def _gift(self, higher: CardSet) -> float:
        """What the other gains by bringing home an ace or seven that beats the lead."""
        dear = (card for card in cards_in(higher) if self._points[card] >= 10)
        return GIFT * sum(self._points[card] * self._chance(1 << card) for card in dear)

    def _last_draw(self, wins: bool) -> float:
        """What winning or losing trick 13 brings: the loser gets the turned-up trump."""
        public = self._public
        if public.upcard is None or public.stock != 1:
            return 0.0
        trump = LAST_DRAW * (self._points[public.upcard] + TRUMP)
        return -trump if wins else trump

    def _chance(self, cards: CardSet) -> float:
        """The chance that the other holds one of these cards."""
        if cards & self._other_shown:
            return 1.0
        hidden = self.unseen & ~self._other_shown
        return chance_of_any((cards & hidden).bit_count(), hidden.bit_count(), self._other_hidden)


@lru_cache(maxsize=8)
def _keep_values(scheme: RankScheme, trump: int) -> tuple[float, ...]:
    """What keeping each card is worth, marriages apart."""
    ranking = Ranking.of(scheme)
    values = []
    for card, (strength, points) in enumerate(zip(ranking.strength, ranking.points, strict=True)):
        if suit_of(card) == trump:
            values.append(TRUMP + TRUMP_STRENGTH * strength + TRUMP_POINTS * points)
        else:
            values.append({11: PLAIN_ACE, 10: PLAIN_SEVEN}.get(points, 0.0))
    return tuple(values)
