"""What the person may choose, as lists: captures of a card, declarations by their cards, and reasons why not."""

from collections.abc import Sequence
from dataclasses import dataclass

from poncin.cards import Card, CardSet, card_set
from poncin.errors import IllegalMove
from poncin.i18n import Words
from poncin.match import Match
from poncin.rules.events import CaptureKind, Declared, Exchanged, Sgobba, Took
from poncin.rules.mariagio import COUPLES
from poncin.rules.moves import Declare, Marriage, Move, Play
from poncin.tui.picture import picture


@dataclass(frozen=True, slots=True)
class Choice:
    """A line to choose: a move, or a group of further choices. ``cards`` are the ones it is about."""

    text: str
    cards: CardSet
    move: Move | None = None
    more: tuple["Choice", ...] = ()


def capture_of(match: Match, play: Play) -> tuple[CaptureKind | None, bool]:
    """How a legal play would take its cards (None: it takes nothing), and whether that clears the table for a point."""
    events = match.game.play(match.state, play).events
    kind = next((event.kind for event in events if isinstance(event, Took)), None)
    return kind, any(isinstance(event, Sgobba) for event in events)


def plays_of(match: Match, card: Card) -> list[Play]:
    """The legal plays of a card, the one that takes most first."""
    plays = [move for move in match.legal_moves() if isinstance(move, Play) and move.card == card]
    return sorted(plays, key=lambda play: -play.taken.bit_count())


def why_not(match: Match, card: Card) -> IllegalMove | None:
    """Why no play of a card is legal now; None where one is."""
    if plays_of(match, card):
        return None
    try:
        match.game.check(match.state, Play(card))
    except IllegalMove as reason:
        return reason
    return None


def play_text(match: Match, play: Play, words: Words) -> str:
    """A play in words, with the kind of its capture and the sgobba that it makes."""
    kind, clears = capture_of(match, play)
    if not play.taken:
        captures = picture(match.game, match.state.public).captures
        return words("tui-takes-nothing" if captures else "tui-may-play", card=words.card(play.card))
    text = words.move(play, kind, game=match.game.info.id)
    return words("tui-with-sgobba", move=text, game=match.game.info.id) if clears else text


def captures(match: Match, plays: Sequence[Play], words: Words) -> tuple[Choice, ...]:
    """The choice among several plays of one card."""
    return tuple(Choice(play_text(match, play, words), play.taken, play) for play in plays)


def announcements(match: Match, words: Words) -> tuple[Choice, ...]:
    """All that may be said before a card is played; declarations of the same cards in one group, the best first."""
    game = match.game.info.id
    by_cards: dict[CardSet, list[Declare]] = {}
    others: list[Choice] = []
    for move in match.legal_moves():
        if isinstance(move, Declare):
            by_cards.setdefault(move.cards, []).append(move)
        elif not isinstance(move, Play):
            others.append(Choice(words.move(move, game=game), _cards_of(move, match), move))
    groups = [_group(moves, words, game) for moves in sorted(by_cards.values(), key=lambda each: -_points(match, each))]
    return (*others, *groups)


def _points(match: Match, moves: Sequence[Declare]) -> int:
    """What the best of these declarations scores."""
    steps = [match.game.play(match.state, move).events for move in moves]
    return max(event.points for events in steps for event in events if isinstance(event, Declared))


def _cards_of(move: Move, match: Match) -> CardSet:
    """The cards of the hand that an announcement other than a declaration shows."""
    if isinstance(move, Marriage):
        return COUPLES[move.suit]
    events = match.game.play(match.state, move).events
    return card_set(event.given for event in events if isinstance(event, Exchanged))


def _group(moves: Sequence[Declare], words: Words, game: str) -> Choice:
    """One line for the declarations of three cards; where the matta may serve at several values, a choice below it."""
    cards = moves[0].cards
    if len(moves) == 1:
        return Choice(words.move(moves[0], game=game), cards, moves[0])
    more = tuple(Choice(words.move(move, game=game), cards, move) for move in moves)
    return Choice(words("tui-declare-group", cards=words.cards(cards), ways=len(moves)), cards, more=more)
