"""The hand that Cirulla and Cirollon share: cards are played one by one and take cards from the table.

The games differ in how the pack is dealt and in their options; `FishingGame` holds the rest. Legality is in
`poncin.rules.fishing.legality`, the count in `poncin.rules.scoring`.
"""

from abc import abstractmethod
from collections.abc import Sequence

from poncin.cards import CardSet, card_set
from poncin.rng import Stream
from poncin.rules.declarations import bonuses_of
from poncin.rules.events import (
    PLAYED,
    Annulled,
    Cappotto,
    CaptureKind,
    Dealt,
    Declared,
    Event,
    FourEqual,
    HandOver,
    Leftovers,
    Played,
    Sgobba,
    TableDealt,
    Took,
)
from poncin.rules.first_table import annulment, dealer_bonus, four_equal
from poncin.rules.fishing import legality, sampling, sheet
from poncin.rules.fishing.state import (
    HAND_CARDS,
    Decided,
    FishingPublic,
    FishingRules,
    FishingState,
    FishingView,
    Mark,
)
from poncin.rules.game import Deck, Game, HandScore, Seat, Side, Step, higher_wins, step, with_item
from poncin.rules.moves import Declare, Move, Play
from poncin.rules.scoring import ALL_DIAMONDS

ROUND_CARDS = 3
"""Cards that Cirulla deals to each seat at a time."""


class FishingGame(Game[FishingPublic]):
    """Everything of Cirulla and Cirollon but the deal and the names of the options."""

    rules: FishingRules

    @property
    def target(self) -> int:
        """The total that ends a match."""
        return self.rules.target

    @abstractmethod
    def first_table(self, deck: Deck) -> CardSet:
        """The four cards that are laid on the table."""

    @abstractmethod
    def first_hands(self, dealer: Seat, deck: Deck) -> tuple[tuple[CardSet, ...], Deck]:
        """The first hands by seat, and the stock left in the pack."""

    @abstractmethod
    def first_player(self, dealer: Seat) -> Seat:
        """The seat that plays the first card of a hand."""

    def annulment(self, deck: Deck) -> Annulled | None:
        """Why a hand dealt from this deck would be annulled; None when it is played."""
        return annulment(self.first_table(deck), self.rules.first_table)

    def start(self, dealer: Seat, deck: Deck) -> Step[FishingPublic]:
        """The first position of a hand, after the dealer's bonus if there is one."""
        table = self.first_table(deck)
        hands, stock = self.first_hands(dealer, deck)
        counts = tuple(hand.bit_count() for hand in hands)
        events: list[Event] = [Dealt(counts), TableDealt(table)]
        piles: tuple[CardSet, ...] = (0,) * self.sides
        marks: tuple[Mark, ...] = ()
        side = self.side_of(dealer)
        decided = None
        if four_equal(table, self.rules.first_table):
            decided = Decided("four_equal", side)
            events += [FourEqual(dealer, table), HandOver()]
        elif bonus := dealer_bonus(table, dealer, self.rules.first_table):
            events.append(bonus)
            marks = (Mark(bonus.rule, dealer, table, bonus.matta_value, bonus.points),)
            piles = with_item(piles, side, table)
            table = 0
        public = FishingPublic(
            dealer=dealer,
            to_act=None if decided else self.first_player(dealer),
            plays=0,
            hands=counts,
            stock=len(stock),
            table=table,
            piles=piles,
            exposed=(0,) * self.players,
            passed=(None,) * self.players,
            matta_value=(self.rules.matta >> 2) + 1,
            sgobbe=((),) * self.sides,
            marks=marks,
            last_taker=None,
            decided=decided,
        )
        return step(public, hands, stock, events)

    def moves(self, public: FishingPublic, hand: CardSet) -> tuple[Move, ...]:
        """Declarations by kind, cards and value, then plays by card and captured set."""
        return legality.legal_moves(self.rules, public, hand)

    def check_move(self, public: FishingPublic, hand: CardSet, move: Move) -> None:
        """Raises `IllegalMove` with the reason when the seat to act may not make the move."""
        legality.check(self.rules, public, hand, move)

    def play_legal(self, state: FishingState, move: Move) -> Step[FishingPublic]:
        """Make a move taken from `legal_moves`."""
        return self._declare(state, move) if isinstance(move, Declare) else self._play_card(state, move)

    def score(self, state: FishingState) -> HandScore:
        """The score sheet of a finished hand."""
        return sheet.score(self.rules, state.public)

    def resample(self, view: FishingView, rng: Stream) -> FishingState:
        """A random whole state that fits the view: see `poncin.rules.fishing.sampling`."""
        return sampling.resample(self.rules, view, rng)

    def winner(self, totals: Sequence[int], last: HandScore, dealer: Seat) -> Side | None:
        """As ``both_over_target`` says."""
        if not self.rules.count_order:
            return higher_wins(totals, self.target)
        running = [total - points for total, points in zip(totals, last.points, strict=True)]
        first = self.first_player(dealer)
        order = [self.side_of(first + turn) for turn in range(self.sides)]
        for line in last.lines:
            for side in order:
                running[side] += line.points[side]
                if running[side] >= self.target and line.points[side]:
                    return side
        return None

    def _declare(self, state: FishingState, move: Declare) -> Step[FishingPublic]:
        public = state.public
        seat = public.to_act
        assert seat is not None  # a finished hand has no legal move
        bonuses = bonuses_of(move, self.rules.declarations)
        marks = tuple(Mark(rule, seat, move.cards, move.value, points) for rule, points in bonuses)
        matta_value = move.value if move.value and self.rules.matta_keeps_value else public.matta_value
        after = public._replace(
            exposed=with_item(public.exposed, seat, public.exposed[seat] | move.cards),
            matta_value=matta_value,
            marks=public.marks + marks,
        )
        points = sum(points for _, points in bonuses)
        declared = Declared(seat, move.kind, move.cards, move.value, points)
        return step(after, state.hands, state.stock, (declared,))

    def _play_card(self, state: FishingState, move: Move) -> Step[FishingPublic]:
        assert isinstance(move, Play)
        public, hands, stock = state
        # Taken apart and put together by position: by name it costs a sixth of the time of a random hand.
        (dealer, seat, plays, counts, _, table, piles, exposed, passed, matta_value, sgobbe, marks, taker, _) = public
        assert seat is not None  # a finished hand has no legal move
        rules = self.rules
        card, taken = move
        bit = 1 << card
        plays += 1
        is_last = plays == HAND_CARDS
        played = Played(seat, card, matta_value) if card == rules.matta else PLAYED[seat][card]
        events: list[Event] = [played]
        decided = None
        if taken:
            taker = seat % self.sides
            kind = rules.captures.kind(table, matta_value, played.value, taken)
            events.append(Took(seat, card, taken, kind))
            table ^= taken
            piles = with_item(piles, taker, piles[taker] | taken | bit)
            decided = self._cappotto(piles, taker)
            if not table and self._scores(kind, is_last):
                sgobbe = with_item(sgobbe, taker, (*sgobbe[taker], card))
                events.append(Sgobba(seat, card))
        else:
            table |= bit
        if is_last and table and not decided:
            assert taker is not None  # in a whole hand the second card of a rank can take the first
            events.append(Leftovers(taker, table))
            piles = with_item(piles, taker, piles[taker] | table)
            table = 0
            decided = self._cappotto(piles, taker)
        plain = bit & ~exposed[seat]
        if not plain:
            exposed = with_item(exposed, seat, exposed[seat] ^ bit)
        passed = with_item(passed, seat, (passed[seat] or 0) | plain)
        hands = with_item(hands, seat, hands[seat] ^ bit)
        counts = with_item(counts, seat, counts[seat] - 1)
        next_seat: Seat | None = (seat + 1) % self.players
        if is_last or decided:
            next_seat = None
            events += [Cappotto(decided.side), HandOver()] if decided else [HandOver()]
        elif not any(counts):
            hands, stock = deal_round(dealer, self.players, stock)
            counts = (ROUND_CARDS,) * self.players
            passed = (None,) * self.players
            events.append(Dealt(counts))
        after = FishingPublic(
            dealer,
            next_seat,
            plays,
            counts,
            len(stock),
            table,
            piles,
            exposed,
            passed,
            matta_value,
            sgobbe,
            marks,
            taker,
            decided,
        )
        return step(after, hands, stock, events)

    def _scores(self, kind: CaptureKind, is_last: bool) -> bool:
        """Whether clearing the table by such a capture is a sgobba."""
        rules = self.rules
        return (rules.last_card_scores or not is_last) and (rules.ace_sweep_scores or kind != "ace")

    def _cappotto(self, piles: tuple[CardSet, ...], side: Side) -> Decided | None:
        """The match decided by a side that holds all diamonds, where that wins it."""
        if self.rules.cappotto != "wins_match" or piles[side] & ALL_DIAMONDS != ALL_DIAMONDS:
            return None
        return Decided("cappotto", side)


def deal_round(dealer: Seat, players: int, stock: Deck) -> tuple[tuple[CardSet, ...], Deck]:
    """Three cards to each seat, one at a time from the dealer's next: the hands by seat and the rest of the stock."""
    dealt = ROUND_CARDS * players
    hands = tuple([card_set(stock[(seat - dealer - 1) % players : dealt : players]) for seat in range(players)])
    return hands, stock[dealt:]
