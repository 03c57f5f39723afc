"""What the table says in words: title, score, prompt, hints, the moves so far, the line of keys."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from poncin.client import hand_steps
from poncin.i18n import Words
from poncin.rules.events import (
    DealerBonus,
    Dealt,
    Declared,
    Drew,
    Event,
    Married,
    Played,
    Sgobba,
    TableDealt,
    Took,
    TrickWon,
)
from poncin.rules.moves import Declare, Play
from poncin.rules.registry import AnyGame
from poncin.tui.choices import play_text, plays_of, why_not
from poncin.tui.scene import Scene, side_names

_LOUD = (Declared, Married, Sgobba)


def title_text(scene: Scene) -> str:
    """Game, target and hand."""
    match, words = scene.match, scene.words
    return words("tui-title", game=words.game(scene.game_id), target=match.game.target, hand=len(match.hands))


def score_text(scene: Scene) -> str:
    """The sides' points, without the hand being played."""
    match, words = scene.match, scene.words
    points = zip(range(match.game.sides), match.totals, strict=True)
    return "   ".join(words("tui-score", name=scene.side_name(side), points=total) for side, total in points)


def options_text(game: AnyGame, words: Words) -> str:
    """The options that differ from their default."""
    changed = game.options.changed()
    texts = [
        words("tui-option", option=words.option(name), value=words.option_value(name, value))
        for name, value in changed.items()
        if name != "target"  # it stands in the title
    ]
    return words("tui-options", options="; ".join(texts)) if texts else ""


def prompt_of(scene: Scene, busy: bool) -> str:
    """Whose turn it is."""
    match, words = scene.match, scene.words
    seat = scene.moment.seat if scene.moment else match.to_act
    if match.ending:
        return words("tui-over")
    if seat is None:
        return words("tui-dealing")
    if seat != scene.you:
        return words("tui-thinking", name=scene.names[seat])
    if busy:
        return ""
    moves = match.legal_moves()
    if not any(isinstance(move, Play) for move in moves):
        return words("tui-must-declare")
    if any(isinstance(move, Declare) for move in moves):
        return words("tui-may-declare")
    if any(not isinstance(move, Play) for move in moves):
        return words("tui-may-announce")
    return words("tui-your-turn")


def note_of(scene: Scene, ready: bool) -> str:
    """What the card under the cursor would do, or why it may not be played."""
    card, words = scene.cursor, scene.words
    if card is None:
        return ""
    if not ready:
        return words("tui-marked-for-later", card=words.card(card))
    if reason := why_not(scene.match, card):
        return words.error(reason, game=scene.game_id)
    plays = plays_of(scene.match, card)
    if len(plays) > 1:
        return words("tui-several", card=words.card(card), count=len(plays))
    return play_text(scene.match, plays[0], words)


def hint_lines(scene: Scene, ready: bool) -> list[str]:
    """What each card of the hand does, and why some may not be played."""
    words = scene.words
    if not ready:
        return [words("tui-hint-not-yet")]
    lines = []
    for number, card in enumerate(scene.hand, start=1):
        if reason := why_not(scene.match, card):
            lines.append(f"{number} ✗ {words.error(reason, game=scene.game_id)}")
        else:
            plays = plays_of(scene.match, card)
            lines += [f"{number} {play_text(scene.match, play, words)}" for play in plays]
    return lines


def log_lines(scene: Scene) -> list[Content]:
    """What has happened in the hand that is shown, a sentence each; the last step stands out."""
    match = scene.match
    steps = list(hand_steps(match.game, match.hand))
    sides = side_names(match, scene.names, scene.words)
    lines = []
    for number, step in enumerate(steps, start=1):
        for event in _worth_telling(step.events):
            style = "bold" if isinstance(event, _LOUD) else "$foreground" if number == len(steps) else "$quiet"
            lines.append(Content.styled(f"· {event_text(scene, event, sides)}", style))
    return lines


def last_capture(scene: Scene) -> tuple[Took | TrickWon, Played] | None:
    """The last capture or won trick of the hand that is shown, and the card that brought it about."""
    found = None
    for step in hand_steps(scene.match.game, scene.match.hand):
        played = next((event for event in step.events if isinstance(event, Played)), None)
        for event in step.events:
            if played and isinstance(event, Took | TrickWon):
                found = (event, played)
    return found


def key_line(keys: Sequence[tuple[str, str]], words: Words, width: int) -> Content:
    """The keys and what they do, each a link; as many as fit, in the order given."""
    line = Content("")
    for action, key in keys:
        label = words(f"tui-key-{action}")
        if len(line) + len(key) + len(label) + 3 > width:
            continue
        gap = "  " if line else ""
        line = Content.assemble(
            line, gap, (key, f"bold $accent @click=screen.{action}"), " ", (label, f"@click=screen.{action}")
        )
    return line


def event_text(scene: Scene, event: Event, sides: Sequence[str]) -> str:
    """What happened, as the person would tell it."""
    return scene.words.event(event, scene.names, scene.you, sides, game=scene.game_id)


def _worth_telling(events: Sequence[Event]) -> Iterator[Event]:
    """The events without those that the next one repeats, and without dealing and drawing cards nobody sees."""
    for at, event in enumerate(events):
        if isinstance(event, Played) and any(isinstance(each, Took) for each in events[at + 1 :]):
            continue
        if isinstance(event, Dealt) or (isinstance(event, Drew) and event.card is None):
            continue
        if isinstance(event, TableDealt) and any(isinstance(each, DealerBonus) for each in events):
            continue
        yield event
