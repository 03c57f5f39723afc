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
from dataclasses import dataclass
from typing import Literal, NamedTuple

from poncin.cards import ALL_CARDS, RANK_CARDS, SUIT_CARDS, Card, CardSet, card_set, cards_in, suit_of, value_of
from poncin.errors import IllegalMove
from poncin.rng import Stream
from poncin.rules.events import (
    Annulled,
    Dealt,
    Drew,
    Event,
    Exchanged,
    HandOver,
    LastTrick,
    MarriageCaptured,
    Married,
    Played,
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
    View,
    higher_wins,
    with_item,
)
from poncin.rules.moves import PLAIN_PLAYS, Exchange, Marriage, Move, Play
from poncin.rules.options import Options, Target, YesNo
from poncin.rules.tricks import Ranking, RankScheme, strict_replies

TRICKS = 20
_EXCHANGE = Exchange()
_MARRIAGE_RANKS: CardSet = RANK_CARDS[8] | RANK_CARDS[9]
COUPLES: tuple[CardSet, ...] = tuple(_MARRIAGE_RANKS & suit for suit in SUIT_CARDS)
"""King and queen of each suit."""


@dataclass(frozen=True, slots=True)
class MariagioOptions(Options):
    """The options of Mariagio, each with its default first."""

    rank_scheme: RankScheme = "seven_high"
    target: Target = 200
    marriage_when: Literal["on_lead", "own_turn"] = "on_lead"
    marriage_needs_trick: YesNo = "no"
    marriage_must_lead: YesNo = "no"
    marriages_per_lead: Literal["unlimited", 1] = "unlimited"
    marriage_in_endgame: Literal["yes", "no"] = "yes"
    captured_marriage: YesNo = "no"
    exchange_when: Literal["on_lead", "own_turn"] = "on_lead"
    exchange_needs_trick: YesNo = "no"
    exchange_until: Literal["while_upcard_in_stock", "not_last_two_cards"] = "while_upcard_in_stock"
    last_trick: Literal[20, 10] = 20
    overtake_in_endgame: Literal["required", "not"] = "required"
    both_over_target: Literal["higher_then_extra_hand", "non_dealer_counts_first"] = "higher_then_extra_hand"


class MariagioPublic(NamedTuple):
    """What both players know of a hand of Mariagio."""

    dealer: Seat
    to_act: Seat | None
    trump: int
    """The suit of the turned-up card."""
    upcard: Card | None
    """The card face up under the stock; None once it is drawn."""
    led: Card | None
    """The card that waits for a reply."""
    hands: tuple[int, ...]
    stock: int
    """Face-down cards; the turned-up one lies below them."""
    piles: tuple[CardSet, ...]
    shown: tuple[CardSet, ...]
    """For each seat the cards that it is known to hold: shown marriages, the trump taken by exchange or drawn last."""
    married: tuple[tuple[int, ...], ...]
    """For each seat the suits of its marriages, in order."""
    married_now: int
    """How many of the last marriages were declared at this turn."""
    captured: tuple[tuple[int, ...], ...]
    """For each seat the suits of the marriages that it captured in a trick."""
    tricks: int
    """Tricks played, of 20."""
    last_winner: Seat | None


MariagioState = State[MariagioPublic]
MariagioView = View[MariagioPublic]


class Mariagio(Game[MariagioPublic]):
    """Mariagio with its options."""

    info = GameInfo("mariagio", (2,), MariagioOptions)
    options: MariagioOptions

    def __init__(self, players: int | None = None, options: MariagioOptions | None = None) -> None:
        """Raises `BadOption` for a number of players other than two."""
        super().__init__(players, options or MariagioOptions())
        self.ranking = Ranking.of(self.options.rank_scheme)

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
        return Step(State(public, (dealt[0], dealt[1]), stock), (Dealt((7, 7)), TrumpTurned(upcard)))

    def moves(self, public: MariagioPublic, hand: CardSet) -> tuple[Move, ...]:
        """The exchange, marriages by suit, then cards in the pack's order."""
        if public.to_act is None:
            return ()
        moves: list[Move] = []
        # Looking at the hand first spares most refusals, each of which is an exception with its reason.
        if hand & _two(public.trump) and self._exchange_refusal(public, hand) is None:
            moves.append(_EXCHANGE)
        for suit, couple in enumerate(COUPLES):
            if hand & couple == couple and self._marriage_refusal(public, hand, suit) is None:
                moves.append(Marriage(suit))
        moves += [PLAIN_PLAYS[card] for card in cards_in(self._playable(public, hand))]
        return tuple(moves)

    def check_move(self, public: MariagioPublic, hand: CardSet, move: Move) -> None:
        """Raises `IllegalMove` with the reason when the seat to act may not make the move."""
        if public.to_act is None:
            raise IllegalMove("hand_over")
        if isinstance(move, Play):
            refusal = self._play_refusal(public, hand, move)
        elif isinstance(move, Marriage):
            refusal = self._marriage_refusal(public, hand, move.suit)
        elif isinstance(move, Exchange):
            refusal = self._exchange_refusal(public, hand)
        else:
            refusal = IllegalMove("not_in_this_game", move=move)
        if refusal is not None:
            raise refusal

    def play(self, state: MariagioState, move: Move) -> Step[MariagioPublic]:
        """Check the move and make it."""
        self.check(state, move)
        seat, led = state.public.to_act, state.public.led
        assert seat is not None  # the check refuses every move when the hand is over
        if isinstance(move, Play):
            return self._lead(state, seat, move.card) if led is None else self._reply(state, seat, led, move.card)
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

    def _playable(self, public: MariagioPublic, hand: CardSet) -> CardSet:
        """The cards that the seat to act may play now."""
        playable = self._replies(public, hand)
        if public.married_now and self.options.marriage_must_lead == "yes":
            assert public.to_act is not None  # a marriage was declared at this turn
            playable &= sum(COUPLES[suit] for suit in public.married[public.to_act][-public.married_now :])
        return playable

    def _replies(self, public: MariagioPublic, hand: CardSet) -> CardSet:
        """The cards that the duties to follow, beat and trump leave: before the stock is empty all."""
        if public.led is None or public.upcard is not None:
            return hand
        overtake = self.options.overtake_in_endgame == "required"
        return strict_replies(hand, public.led, public.trump, self.ranking, overtake)

    def _play_refusal(self, public: MariagioPublic, hand: CardSet, move: Play) -> IllegalMove | None:
        card = move.card
        if not hand >> card & 1:
            return IllegalMove("not_in_hand", cards=1 << card)
        if move.taken:
            return IllegalMove("no_captures_here", cards=move.taken)
        replies = self._replies(public, hand)
        if replies >> card & 1:
            playable = self._playable(public, hand)
            return None if playable >> card & 1 else IllegalMove("marriage_first", card=card, cards=playable)
        assert public.led is not None  # a leader may play anything
        if not replies & SUIT_CARDS[suit_of(public.led)]:
            return IllegalMove("must_trump", card=card, cards=replies)
        code = "must_beat" if suit_of(card) == suit_of(public.led) else "must_follow"
        return IllegalMove(code, card=card, led=public.led, cards=replies)

    def _marriage_refusal(self, public: MariagioPublic, hand: CardSet, suit: int) -> IllegalMove | None:
        options, seat, couple = self.options, public.to_act, COUPLES[suit]
        assert seat is not None  # both callers have looked
        if hand & couple != couple:
            return IllegalMove("marriage_not_held", suit=suit)
        if suit in public.married[seat]:
            return IllegalMove("marriage_declared", suit=suit)
        if public.led is not None and options.marriage_when == "on_lead":
            return IllegalMove("marriage_on_lead")
        if options.marriage_needs_trick == "yes" and not public.piles[seat]:
            return IllegalMove("marriage_needs_trick")
        if options.marriages_per_lead == 1 and public.married_now:
            return IllegalMove("one_marriage_only")
        if options.marriage_in_endgame == "no" and public.upcard is None:
            return IllegalMove("marriage_too_late")
        if options.marriage_must_lead == "yes" and not self._replies(public, hand) & couple:
            return IllegalMove("marriage_not_playable", suit=suit)
        return None

    def _exchange_refusal(self, public: MariagioPublic, hand: CardSet) -> IllegalMove | None:
        options, seat = self.options, public.to_act
        assert seat is not None  # both callers have looked
        if public.upcard is None:
            return IllegalMove("exchange_too_late")
        if not hand & _two(public.trump):
            return IllegalMove("exchange_needs_two", card=4 + public.trump)
        if public.led is not None and options.exchange_when == "on_lead":
            return IllegalMove("exchange_on_lead")
        if options.exchange_needs_trick == "yes" and not public.piles[seat]:
            return IllegalMove("exchange_needs_trick")
        if options.exchange_until == "not_last_two_cards" and public.stock <= 1:
            return IllegalMove("exchange_too_late")
        return None

    def _marry(self, state: MariagioState, seat: Seat, suit: int) -> Step[MariagioPublic]:
        public = state.public
        after = public._replace(
            shown=with_item(public.shown, seat, public.shown[seat] | COUPLES[suit]),
            married=with_item(public.married, seat, (*public.married[seat], suit)),
            married_now=public.married_now + 1,
        )
        married = Married(seat, suit, self.marriage_points(public, suit))
        return Step(State(after, state.hands, state.stock), (married,))

    def _exchange(self, state: MariagioState, seat: Seat) -> Step[MariagioPublic]:
        public = state.public
        taken, two = public.upcard, 4 + public.trump
        assert taken is not None  # the check refuses an exchange without it
        after = public._replace(upcard=two, shown=with_item(public.shown, seat, public.shown[seat] | 1 << taken))
        hands = with_item(state.hands, seat, state.hands[seat] ^ (1 << two | 1 << taken))
        return Step(State(after, hands, state.stock), (Exchanged(seat, two, taken),))

    def _lead(self, state: MariagioState, seat: Seat, card: Card) -> Step[MariagioPublic]:
        public, hands, stock = state
        after = public._replace(
            to_act=1 - seat,
            led=card,
            hands=with_item(public.hands, seat, public.hands[seat] - 1),
            shown=_hidden_again(public.shown, seat, card),
            married_now=0,
        )
        hands = with_item(hands, seat, hands[seat] ^ 1 << card)
        return Step(State(after, hands, stock), (Played(seat, card, value_of(card)),))

    def _reply(self, state: MariagioState, follower: Seat, led: Card, card: Card) -> Step[MariagioPublic]:
        public, hands, stock = state
        winner = follower if self.ranking.follower_wins(led, card, public.trump) else 1 - follower
        cards = 1 << led | 1 << card
        points = self.ranking.points[led] + self.ranking.points[card]
        events: list[Event] = [Played(follower, card, value_of(card)), TrickWon(winner, cards, points)]
        captured = public.captured
        if cards in COUPLES and self.options.captured_marriage == "yes":
            suit = suit_of(led)
            captured = with_item(captured, winner, (*captured[winner], suit))
            events.append(MarriageCaptured(winner, suit, self.marriage_points(public, suit)))
        hands = with_item(hands, follower, hands[follower] ^ 1 << card)
        counts = with_item(public.hands, follower, public.hands[follower] - 1)
        shown = _hidden_again(public.shown, follower, card)
        upcard = public.upcard
        if upcard is not None:
            hands, stock, counts = _draw(hands, stock, counts, winner, upcard)
            is_last = not stock
            if is_last:
                shown = with_item(shown, 1 - winner, shown[1 - winner] | 1 << upcard)
            events += [Drew(winner, None), Drew(1 - winner, upcard if is_last else None)]
            upcard = None if is_last else upcard
        is_over = public.tricks + 1 == TRICKS
        if is_over:
            events += [LastTrick(winner, self.options.last_trick), HandOver()]
        after = public._replace(
            to_act=None if is_over else winner,
            upcard=upcard,
            led=None,
            hands=counts,
            stock=len(stock),
            piles=with_item(public.piles, winner, public.piles[winner] | cards),
            shown=shown,
            married_now=0,
            captured=captured,
            tricks=public.tricks + 1,
            last_winner=winner,
        )
        return Step(State(after, hands, stock), tuple(events))

    def _couples(self, rule: str, suits: tuple[tuple[int, ...], ...], public: MariagioPublic) -> Line:
        counts = tuple(len(each) for each in suits)
        points = tuple(sum(self.marriage_points(public, suit) for suit in each) for each in suits)
        return Line(rule, counts, points, tuple(sum(COUPLES[suit] for suit in each) for each in suits))


def _two(trump: int) -> CardSet:
    """The two of trumps, as a set."""
    return 1 << 4 + trump


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
