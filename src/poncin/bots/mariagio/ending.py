"""The last tricks of Mariagio, exactly: once the stock is gone, whoever has counted knows every card."""

from poncin.cards import Card, CardSet, cards_in
from poncin.rules.mariagio import COUPLES, Mariagio, MariagioPublic
from poncin.rules.tricks import strict_replies

Key = tuple[CardSet, CardSet, int, int]


class Ending:
    """Values of positions without a stock: the points that the seat to act makes more than the other from there."""

    def __init__(self, game: Mariagio, public: MariagioPublic) -> None:
        self._points = game.ranking.points
        self._ranking = game.ranking
        self._trump = public.trump
        self._last_trick = game.options.last_trick
        self._overtake = game.options.overtake_in_endgame == "required"
        self._marriages = tuple(game.marriage_points(public, suit) for suit in range(4))
        self._may_marry = game.options.marriage_in_endgame == "yes"
        self._known: dict[Key, int] = {}

    def best_card(self, public: MariagioPublic, hand: CardSet, other: CardSet) -> Card:
        """The card that makes most against best play."""
        unmarried = self._unmarried(public)
        if public.led is None:
            return max(cards_in(hand), key=lambda card: -self._reply(other, hand & ~(1 << card), card, unmarried))
        led = public.led
        replies = strict_replies(hand, led, self._trump, self._ranking, self._overtake)
        return max(cards_in(replies), key=lambda card: self._after(hand, other, led, card, unmarried))

    def _unmarried(self, public: MariagioPublic) -> int:
        return 15 & ~sum(1 << suit for suits in public.married for suit in suits) if self._may_marry else 0

    def _lead(self, hand: CardSet, other: CardSet, unmarried: int) -> int:
        """The value for the leader; marriages are shown first."""
        if not hand:
            return 0
        key = (hand, other, -1, unmarried)
        known = self._known.get(key)
        if known is not None:
            return known
        shown = 0
        for suit in range(4):
            if unmarried >> suit & 1 and hand & COUPLES[suit] == COUPLES[suit]:
                shown += self._marriages[suit]
                unmarried ^= 1 << suit
        value = shown + max(-self._reply(other, hand & ~(1 << card), card, unmarried) for card in cards_in(hand))
        self._known[key] = value
        return value

    def _reply(self, hand: CardSet, leader: CardSet, led: Card, unmarried: int) -> int:
        """The value for the follower, who holds ``hand``."""
        key = (hand, leader, led, unmarried)
        known = self._known.get(key)
        if known is not None:
            return known
        replies = strict_replies(hand, led, self._trump, self._ranking, self._overtake)
        value = max(self._after(hand, leader, led, card, unmarried) for card in cards_in(replies))
        self._known[key] = value
        return value

    def _after(self, hand: CardSet, leader: CardSet, led: Card, card: Card, unmarried: int) -> int:
        """The value for the follower when it replies with a card."""
        rest = hand & ~(1 << card)
        trick = self._points[led] + self._points[card] + (0 if rest else self._last_trick)
        if self._ranking.follower_wins(led, card, self._trump):
            return trick + self._lead(rest, leader, unmarried)
        return -trick - self._lead(leader, rest, unmarried)
