"""What the table shows at one moment, and its parts as text and faces."""

from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from textual.content import Content

from poncin.cards import DIAMONDS, HEARTS, Card, CardSet, cards_in, suit_of, value_of
from poncin.client import hand_steps
from poncin.i18n import Words
from poncin.match import Match
from poncin.rules.events import Event, Played, Took, TrickWon
from poncin.rules.game import Seat, Side, View
from poncin.tui.choices import plays_of
from poncin.tui.faces import Face, Mark
from poncin.tui.picture import Picture, hand_order, picture

_COURTS = range(7, 10)
_TRUMP = "✶"
_OPEN = "◉"
_TO_ACT = "▶"


@dataclass(frozen=True, slots=True)
class Moment:
    """A card on its way: who played it, and which cards stand out with it (the captured ones, or a trick's best)."""

    seat: Seat
    card: Card
    marked: CardSet

    @classmethod
    def of(cls, events: tuple[Event, ...]) -> "Moment | None":
        """The moment in what happened; None where no card was played."""
        played = next((event for event in events if isinstance(event, Played)), None)
        if played is None:
            return None
        marked = 1 << played.card
        for event in events:
            if isinstance(event, Took):
                marked |= event.cards
            elif isinstance(event, TrickWon) and event.seat != played.seat:
                marked = event.cards ^ marked
        return cls(played.seat, played.card, marked)


@dataclass(frozen=True, slots=True)
class Scene:
    """A position seen by the person, with what stands out in it."""

    match: Match
    you: Seat
    names: tuple[str, ...]
    words: Words
    cursor: Card | None = None
    marked: CardSet = 0
    moment: Moment | None = None

    @property
    def game_id(self) -> str:
        """For words that differ by game."""
        return self.match.game.info.id

    @property
    def view(self) -> View[Any]:
        """What the person may know."""
        return self.match.game.view(self.match.state, self.you)

    @property
    def picture(self) -> Picture:
        """The public part, drawn."""
        return picture(self.match.game, self.view.public)

    @property
    def your_turn(self) -> bool:
        """Whether the person is to move, and nothing is on its way."""
        return self.moment is None and self.match.to_act == self.you

    @property
    def hand(self) -> tuple[Card, ...]:
        """The person's cards in the order shown."""
        hand = self.view.hand
        if self.moment:
            hand &= ~(1 << self.moment.card)
        return hand_order(self.match.game, hand)

    def side_name(self, side: Side) -> str:
        """The names of a side's seats."""
        return side_names(self.match, self.names, self.words)[side]

    def table_faces(self) -> list[Face]:
        """The cards on the table, and the one on its way."""
        table, marked = self.picture.table, self.marked
        if self.moment:
            table |= 1 << self.moment.card
            marked |= self.moment.marked
        return [self.face(card, "taken" if marked >> card & 1 else "plain") for card in cards_in(table)]

    def hand_faces(self) -> list[Face]:
        """The person's cards with their keys."""
        faces = []
        for at, card in enumerate(self.hand):
            mark: Mark = "plain"
            if self.marked >> card & 1:
                mark = "taken"
            elif card == self.cursor:
                mark = "chosen"
            elif self.your_turn and not plays_of(self.match, card):
                mark = "barred"
            badge = _OPEN if self.picture.open[self.you] >> card & 1 else ""
            faces.append(self.face(card, mark, badge, str(at + 1)))
        return faces

    def face(self, card: Card, mark: Mark = "plain", badge: str = "", key: str = "") -> Face:
        """A card as it is drawn, with what it counts here where that is not printed on it."""
        return Face(
            self._rank(card), self._suit(card), suit_of(card) in (HEARTS, DIAMONDS), mark, badge, self._note(card), key
        )

    def label(self, card: Card) -> str:
        """A card in a line of text, with the value named for it."""
        named = self.picture.named.get(card)
        return self.words.card(card) + (f"={self._rank_of(named)}" if named else "")

    def seat_text(self, seat: Seat, width: int, high: bool) -> Content:
        """A seat's name, what it is, its cards from behind, and those that everybody has seen: 5 lines, 6 if high."""
        public, words = self.view.public, self.words
        held = public.hands[seat] - (self.moment is not None and self.moment.seat == seat)
        acts = self.match.to_act == seat if self.moment is None else self.moment.seat == seat
        opened = self._opened(seat, width - 1)
        rows = max(1, (4 if high else 3) - len(opened))
        lines = [
            Content.styled(
                f"{_TO_ACT} {self.names[seat]}" if acts else self.names[seat], "bold $accent" if acts else "bold"
            ),
            Content.styled(self.roles(seat, width - 1), "$quiet"),
            *_fan(held, width, words("tui-holds", count=held), rows),
            *(Content.styled(line, "bold $secondary") for line in opened),
        ]
        return Content("\n").join(line.truncate(width - 1, ellipsis=True) for line in lines)

    def _opened(self, seat: Seat, width: int) -> list[str]:
        """The cards of a seat that everybody has seen, in lines; one empty line where there are none."""
        labels = [self.label(card) for card in cards_in(self.picture.open[seat])]
        return wrap(" ".join([_OPEN, *labels]), width) if labels else [""]

    def roles(self, seat: Seat, width: int | None = None) -> str:
        """What a seat is in this hand; where there is no room, who the partner is can be read from the piles."""
        hand, words, roles = self.match.hand, self.words, []
        if self.match.game.players == 4 and seat == (self.you + 2) % 4:
            roles.append(words("tui-partner"))
        if hand.dealer == seat:
            roles.append(words("tui-dealer"))
        if seat == (hand.moves[0][0] if hand.moves else self.match.to_act):
            roles.append(words("tui-first"))
        text = " · ".join(roles)
        return text if width is None or len(text) <= width else " · ".join(roles[1:])

    def piles_text(self) -> Content:
        """A line for each side: cards taken, those lying crosswise, bonuses."""
        now, words = self.picture, self.words
        lines = []
        for side, pile in enumerate(now.piles):
            parts = [words("tui-pile", name=self.side_name(side), count=pile.bit_count())]
            for rule in dict.fromkeys(rule for rule, _ in now.earned[side]):
                points = sum(each for earned, each in now.earned[side] if earned == rule)
                parts.append(words("tui-earned", rule=words.rule(rule, game=self.game_id), points=points))
            line = Content(" · ".join(parts))
            if now.crosswise[side]:
                line += Content(f" · {words.rule('scopa', game=self.game_id)}")
                for card in now.crosswise[side]:
                    ink = "$card-red" if suit_of(card) in (HEARTS, DIAMONDS) else "$card-ink"
                    line = Content.assemble(line, " ", (f"⊢{words.card(card)}⊣", f"{ink} on $card"))
            lines.append(line)
        return Content("\n").join(lines)

    def stock_faces(self) -> list[Face]:
        """The turned-up trump, and the back of the stock lying on it."""
        now = self.picture
        faces = [Face()] if now.stock else []
        return faces if now.upcard is None else [*faces, self.face(now.upcard)]

    def table_title(self) -> str:
        """What the table is called, with the stock where there is one and it does not lie on the table."""
        title = self.words("tui-table")
        dealt = next(hand_steps(self.match.game, self.match.hand)).state
        return f"{title} · {self.stock_text()}" if dealt.stock and self.picture.trump is None else title

    def stock_text(self) -> str:
        """How many cards the stock holds, and the trump suit where there is one."""
        now, words = self.picture, self.words
        stock = words("tui-stock", count=now.stock)
        return stock if now.trump is None else f"{words('tui-trump', suit=now.trump)}\n{stock}"

    def _note(self, card: Card) -> str:
        now = self.picture
        if card in now.named:
            return f"={self._rank_of(now.named[card])}"
        if now.trump == suit_of(card):
            return _TRUMP
        return str(value_of(card)) if now.captures and card >> 2 in _COURTS else ""

    def _rank_of(self, value: int) -> str:
        return self._rank((value - 1) << 2)

    def _rank(self, card: Card) -> str:
        return self.words.card(card)[:-1]

    def _suit(self, card: Card) -> str:
        return self.words.card(card)[-1]


def side_names(match: Match, names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """What the sides are called: by their player or players."""
    game = match.game
    sides: list[list[str]] = [[] for _ in range(game.sides)]
    for seat, name in enumerate(names):
        sides[game.side_of(seat)].append(name)
    return tuple(words.listed(each) for each in sides)


def _fan(count: int, width: int, text: str, height: int) -> list[Content]:
    """Cards from behind, each overlapping the one before, and how many they are."""
    if not count:
        return [Content.styled(text, "$quiet"), *[Content("")] * (height - 1)]
    number = Content.styled(f" {count}", "bold")
    step = 2 if 2 * (count - 1) + 5 <= width - 3 else 1
    more, back = count - 1, "$card-back-ink on $card-back"
    rows = [("╭─"[:step] * more) + "╭───╮", ("│░"[:step] * more) + "│░░░│", ("╰─"[:step] * more) + "╰───╯"]
    if height == 1:
        return [Content.styled(rows[1], back) + number]
    lines = [Content.styled(row, back) for row in rows[:height]]
    lines[1] += number
    return lines
