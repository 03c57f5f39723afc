"""What the windows over the table show: the count of a hand, the score so far, the last capture, rules and keys."""

from poncin.cards import cards_in
from poncin.errors import PoncinError
from poncin.i18n import Words
from poncin.tui.scene import Scene, side_names
from poncin.tui.sheet import explained, sheet_table, totals_table
from poncin.tui.texts import event_text, last_capture
from poncin.tui.windows import CardsWindow, CountWindow, TextWindow


def count_window(scene: Scene) -> CountWindow[str]:
    """The score sheet of the hand just finished; at the end of the match it asks what comes next."""
    match, words = scene.match, scene.words
    score = match.hand.score
    assert score is not None  # only a finished hand is counted
    sides = side_names(match, scene.names, words)
    sentences = explained(match, score, sides, words)
    answers = ["next"]
    if match.ending:
        sentences.insert(0, words.ending(match.ending, match.totals, sides))
        answers = ["rematch", "new", "key-undo", "leave"]
    title = words("tui-sheet-title", hand=len(match.hands))
    buttons = [(words(f"tui-{answer}"), answer) for answer in answers]
    return CountWindow(title, sheet_table(match, score, sides, words), sentences, buttons)


def score_window(scene: Scene) -> CountWindow[None]:
    """The points of all hands, the last one explained."""
    match, words = scene.match, scene.words
    sides = side_names(match, scene.names, words)
    last = next((hand.score for hand in reversed(match.hands) if hand.score), None)
    sentences = explained(match, last, sides, words) if last else []
    return CountWindow(words("tui-score-title"), totals_table(match, sides, words), sentences, [_close(words)])


def last_window(scene: Scene) -> CardsWindow | None:
    """The last capture or trick of the hand; None where there was none yet."""
    found = last_capture(scene)
    if found is None:
        return None
    event, played = found
    cards = cards_in(event.cards | 1 << played.card)
    faces = [scene.face(card, "chosen" if card == played.card else "plain") for card in cards]
    text = event_text(scene, event, side_names(scene.match, scene.names, scene.words))
    return CardsWindow(scene.words("tui-last-title"), text, faces, _close(scene.words))


def rules_window(scene: Scene) -> TextWindow:
    """The rules with the options of this match; those of an installed game that the words do not know are its own."""
    game, words = scene.match.game, scene.words
    return TextWindow(words("tui-rules-title", game=words.game(game.info.id)), words.rules(game), _close(words))


def help_window(words: Words) -> TextWindow:
    """Keys, mouse and marks."""
    return TextWindow(words("tui-help-title"), words("tui-help"), _close(words))


def trouble_window(words: Words, error: PoncinError) -> TextWindow:
    """What went wrong; closing it tries again."""
    return TextWindow(words("tui-trouble"), words.error(error), (words("tui-again"), None))


def _close(words: Words) -> tuple[str, None]:
    return words("tui-close"), None
