"""Mariagio: two players, trumps and marriages, seven cards each and a stock, to 200.

Source: the Ligurian description of the game, whose literal words are the defaults. Its table of ranks is lost; the
order A 7 K Q J 6 5 4 3 2 with 11 10 4 3 2 points is that of its parent game (``rank_scheme``). Readings chosen where it
is silent:

- The dealer's opponent is dealt first. Each suit's marriage can be declared once in a hand.
- Whoever is on lead may declare any number of marriages and exchange the two of trumps, in any order, before the card;
  no trick need have been won, neither card need be led (``marriage_…``, ``exchange_…``).
- In the last seven tricks a holder of the suit led who cannot beat it plays any card of the suit and may not trump.
"""

from collections.abc import Sequence

from poncin.cards import ALL_CARDS, Card, CardSet, card_set, cards_in, suit_of
from poncin.rng import Stream
from poncin.rules.events import (
    PLAYED,
    Annulled,
    Dealt,
    Drew,
    Event,
    Exchanged,
    HandOver,
    LastTrick,
    MarriageCaptured,
    Married,
    TrickWon,
    TrumpTurned,
)
from poncin.rules.game import (
    Deck,
    Game,
    GameInfo,
    HandScore,
    Line,
    Seat,
    Side,
    State,
    Step,
    higher_wins,
    step,
    with_item,
)
from poncin.rules.mariagio import legality
from poncin.rules.mariagio.legality import MariagioRules
from poncin.rules.mariagio.state import (
    COUPLES,
    TRICKS,
    MariagioOptions,
    MariagioPublic,
    MariagioState,
    MariagioView,
    two_of_trumps,
)
from poncin.rules.moves import Marriage, Move, Play
from poncin.rules.tricks import Ranking

_DREW_UNSEEN = (Drew(0, None), Drew(1, None))
"""For each seat that it drew a card that only it sees."""


class Mariagio(Game[MariagioPublic]):
    """Mariagio with its options."""

    info = GameInfo("mariagio", (2,), MariagioOptions)
    options: MariagioOptions

    def __init__(self, players: int | None = None, options: MariagioOptions | None = None) -> None:
        """Raises `BadOption` for a number of players other than two."""
        super().__init__(players, options or MariagioOptions())
        self.ranking = Ranking.of(self.options.rank_scheme)
        self.rules = MariagioRules(self.options, self.ranking)

    @property
    def target(self) -> int:
        """The total that ends a match."""
        return self.options.target

    def annulment(self, deck: Deck) -> Annulled | None:
        """No deal of Mariagio is annulled."""
        return None

    def start(self, dealer: Seat, deck: Deck) -> Step[MariagioPublic]:
        """Seven cards each, one at a time, the opponent first; then the trump and the stock above it."""
        opponent = 1 - dealer
        dealt = {opponent: card_set(deck[0:14:2]), dealer: card_set(deck[1:14:2])}
        upcard, stock = deck[14], deck[15:]
        public = MariagioPublic(
            dealer=dealer,
            to_act=opponent,
            trump=suit_of(upcard),
            upcard=upcard,
            led=None,
            hands=(7, 7),
            stock=len(stock),
            piles=(0, 0),
            shown=(0, 0),
            married=((), ()),
            married_now=0,
            captured=((), ()),
            tricks=0,
            last_winner=None,
        )
        return step(public, (dealt[0], dealt[1]), stock, (Dealt((7, 7)), TrumpTurned(upcard)))

    def moves(self, public: MariagioPublic, hand: CardSet) -> tuple[Move, ...]:
        """The exchange, marriages by suit, then cards in the pack's order."""
        return legality.legal_moves(self.rules, public, hand)

    def check_move(self, public: MariagioPublic, hand: CardSet, move: Move) -> None:
        """Raises `IllegalMove` with the reason when the seat to act may not make the move."""
        legality.check(self.rules, public, hand, move)

    def play_legal(self, state: MariagioState, move: Move) -> Step[MariagioPublic]:
        """Make a move taken from `legal_moves`."""
        if isinstance(move, Play):
            return self._lead(state, move.card) if state.public.led is None else self._reply(state, move.card)
        seat = state.public.to_act
        assert seat is not None  # a finished hand has no legal move
        return self._marry(state, seat, move.suit) if isinstance(move, Marriage) else self._exchange(state, seat)

    def score(self, state: MariagioState) -> HandScore:
        """The score sheet of a finished hand."""
        public = state.public
        assert public.to_act is None, "only a finished hand has a score"
        card_points = tuple(sum(self.ranking.points[card] for card in cards_in(pile)) for pile in public.piles)
        last = tuple(int(seat == public.last_winner) for seat in (0, 1))
        lines = [
            Line("cards", card_points, card_points, public.piles),
            self._couples("marriage", public.married, public),
        ]
        if self.options.captured_marriage == "yes":
            lines.append(self._couples("captured_marriage", public.captured, public))
        last_points = tuple(each * self.options.last_trick for each in last)
        lines.append(Line("last_trick", last, last_points, (0, 0)))
        return HandScore(tuple(lines), tuple(sum(line.points[side] for line in lines) for side in (0, 1)))

    def resample(self, view: MariagioView, rng: Stream) -> MariagioState:
        """A random whole state that fits the view: all that was not seen is dealt anew, shown cards stay."""
        public = view.public
        known = list(public.shown)
        if view.seat is not None:
            known[view.seat] = view.hand
        hidden = ALL_CARDS & ~(public.piles[0] | public.piles[1] | known[0] | known[1])
        for card in (public.upcard, public.led):
            if card is not None:
                hidden &= ~(1 << card)
        order = rng.shuffled(cards_in(hidden))
        hands = []
        for seat in (0, 1):
            need = public.hands[seat] - known[seat].bit_count()
            hands.append(known[seat] | card_set(order[:need]))
            order = order[need:]
        return State(public, (hands[0], hands[1]), tuple(order))

    def winner(self, totals: Sequence[int], last: HandScore, dealer: Seat) -> Side | None:
        """As ``both_over_target`` says."""
        if self.options.both_over_target == "non_dealer_counts_first" and min(totals) >= self.target:
            return 1 - dealer
        return higher_wins(totals, self.target)

    def marriage_points(self, public: MariagioPublic, suit: int) -> int:
        """20, or 40 in trumps."""
        return 40 if suit == public.trump else 20

    def _marry(self, state: MariagioState, seat: Seat, suit: int) -> Step[MariagioPublic]:
        public = state.public
        after = public._replace(
            shown=with_item(public.shown, seat, public.shown[seat] | COUPLES[suit]),
            married=with_item(public.married, seat, (*public.married[seat], suit)),
            married_now=public.married_now + 1,
        )
        married = Married(seat, suit, self.marriage_points(public, suit))
        return step(after, state.hands, state.stock, (married,))

    def _exchange(self, state: MariagioState, seat: Seat) -> Step[MariagioPublic]:
        public = state.public
        taken, two = public.upcard, two_of_trumps(public.trump)
        assert taken is not None  # the check refuses an exchange without it
        after = public._replace(upcard=two, shown=with_item(public.shown, seat, public.shown[seat] | 1 << taken))
        hands = with_item(state.hands, seat, state.hands[seat] ^ (1 << two | 1 << taken))
        return step(after, hands, state.stock, (Exchanged(seat, two, taken),))

    # These two take the position apart and put it together by place: by name it costs a fifth of a random hand's time.

    def _lead(self, state: MariagioState, card: Card) -> Step[MariagioPublic]:
        public, hands, stock = state
        dealer, seat, trump, upcard, _, counts, face_down, piles, shown, married, _, captured, tricks, last_winner = (
            public
        )
        assert seat is not None  # a finished hand has no legal move
        after = MariagioPublic(
            dealer,
            1 - seat,
            trump,
            upcard,
            card,
            with_item(counts, seat, counts[seat] - 1),
            face_down,
            piles,
            _hidden_again(shown, seat, card),
            married,
            0,
            captured,
            tricks,
            last_winner,
        )
        hands = with_item(hands, seat, hands[seat] ^ 1 << card)
        return step(after, hands, stock, (PLAYED[seat][card],))

    def _reply(self, state: MariagioState, card: Card) -> Step[MariagioPublic]:
        public, hands, stock = state
        dealer, follower, trump, upcard, led, counts, face_down, piles, shown, married, _, captured, tricks, _ = public
        assert follower is not None  # a finished hand has no legal move
        assert led is not None  # the caller has looked
        ranking = self.ranking
        winner = follower if ranking.follower_wins(led, card, trump) else 1 - follower
        cards = 1 << led | 1 << card
        points = ranking.points[led] + ranking.points[card]
        events: list[Event] = [PLAYED[follower][card], TrickWon(winner, cards, points)]
        if cards in COUPLES and self.options.captured_marriage == "yes":
            suit = suit_of(led)
            captured = with_item(captured, winner, (*captured[winner], suit))
            events.append(MarriageCaptured(winner, suit, self.marriage_points(public, suit)))
        hands = with_item(hands, follower, hands[follower] ^ 1 << card)
        counts = with_item(counts, follower, counts[follower] - 1)
        shown = _hidden_again(shown, follower, card)
        if upcard is not None:
            hands, stock, counts = _draw(hands, stock, counts, winner, upcard)
            face_down = len(stock)
            events.append(_DREW_UNSEEN[winner])
            if stock:
                events.append(_DREW_UNSEEN[1 - winner])
            else:
                events.append(Drew(1 - winner, upcard))
                shown = with_item(shown, 1 - winner, shown[1 - winner] | 1 << upcard)
                upcard = None
        tricks += 1
        if tricks == TRICKS:
            events += [LastTrick(winner, self.options.last_trick), HandOver()]
        after = MariagioPublic(
            dealer,
            None if tricks == TRICKS else winner,
            trump,
            upcard,
            None,
            counts,
            face_down,
            with_item(piles, winner, piles[winner] | cards),
            shown,
            married,
            0,
            captured,
            tricks,
            winner,
        )
        return step(after, hands, stock, events)

    def _couples(self, rule: str, suits: tuple[tuple[int, ...], ...], public: MariagioPublic) -> Line:
        counts = tuple(len(each) for each in suits)
        points = tuple(sum(self.marriage_points(public, suit) for suit in each) for each in suits)
        return Line(rule, counts, points, tuple(sum(COUPLES[suit] for suit in each) for each in suits))


def _hidden_again(shown: tuple[CardSet, ...], seat: Seat, card: Card) -> tuple[CardSet, ...]:
    """The cards known to be held when a seat has put one down."""
    return with_item(shown, seat, shown[seat] & ~(1 << card)) if shown[seat] >> card & 1 else shown


def _draw(
    hands: tuple[CardSet, ...], stock: Deck, counts: tuple[int, ...], winner: Seat, upcard: Card
) -> tuple[tuple[CardSet, ...], Deck, tuple[int, ...]]:
    """Hands, stock and counts when the winner has drawn, then the loser: the turned-up card where no other is left."""
    loser = 1 - winner
    second = stock[1] if len(stock) > 1 else upcard
    hands = with_item(hands, winner, hands[winner] | 1 << stock[0])
    hands = with_item(hands, loser, hands[loser] | 1 << second)
    return hands, stock[2:], (counts[0] + 1, counts[1] + 1)
