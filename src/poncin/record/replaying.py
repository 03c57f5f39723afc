"""A record played again: every move checked, every score derived, and compared with what the record says."""

from collections import deque
from collections.abc import Iterator

from poncin.errors import BadNotation, BadOption, BadRecord, IllegalMove
from poncin.match import Ending, Match
from poncin.notation import move_text, parse_move
from poncin.record.form import HandRecord, Record
from poncin.rules.game import Seat
from poncin.rules.registry import AnyGame, make


def game_of(record: Record) -> AnyGame:
    """The game that a record plays; raises `BadRecord` for one that this version does not play."""
    try:
        game = make(record.game, len(record.seats), record.options)
    except BadOption as error:
        raise BadRecord(error.code, **error.details) from None
    if record.game != game.info.id:
        raise BadRecord("unknown_game", game=record.game, allowed=game.info.id)
    if record.rules_version != game.info.rules_version:
        raise BadRecord("rules_version", version=record.rules_version, allowed=game.info.rules_version)
    if list(record.options.items()) != list(game.options.changed().items()):
        raise BadRecord("options_not_canonical", member="options")
    return game


def replay(record: Record) -> Match:
    """The match that a record tells; raises `BadRecord` with the place and the reason where they do not agree."""
    last = deque(positions(record), maxlen=1)
    if not last:
        raise BadRecord("no_hands", member="hands")
    return _ended(record, last.pop())


def positions(record: Record) -> Iterator[Match]:
    """The match at ply 0, 1, 2 …: after that many moves; where these end a hand, at the start of the record's next one.

    Deals, moves and the hands' scores are checked on the way, the match's ending is not. Raises `BadRecord`.
    """
    game = game_of(record)
    match: Match | None = None
    for number, hand in enumerate(record.hands, start=1):
        is_last = number == len(record.hands)
        match = _deal(game, match, hand, number)
        for ply, (seat, text) in enumerate(hand.moves, start=1):
            yield match
            match = _play(match, seat, text, {"hand": number, "move": ply})
        _check_score(match, hand, number, is_last)
        if is_last:
            yield match


def _deal(game: AnyGame, before: Match | None, hand: HandRecord, number: int) -> Match:
    if before is not None and before.ending is not None:
        raise BadRecord("hand_after_end", hand=number)
    allowed = range(game.players) if before is None else [(before.hand.dealer + 1) % game.players]
    if hand.dealer not in allowed:
        raise BadRecord("wrong_dealer", hand=number, value=hand.dealer, allowed=", ".join(map(str, allowed)))
    for at, deck in enumerate(hand.decks, start=1):
        annulled = game.annulment(deck) is not None
        if annulled == (at == len(hand.decks)):
            raise BadRecord("deck_annulled" if annulled else "deck_not_annulled", hand=number, deck=at)
    if not hand.decks:
        raise BadRecord("no_deck", hand=number)
    match, _ = Match.begin(game, hand.dealer, hand.decks) if before is None else before.deal(hand.decks)
    return match


def _play(match: Match, seat: Seat, text: str, place: dict[str, int]) -> Match:
    try:
        move = parse_move(text)
        if move_text(move) != text:
            raise BadRecord("move_not_canonical", **place, text=text, allowed=move_text(move))
        match, _ = match.play(seat, move)
    except (BadNotation, IllegalMove) as error:
        raise BadRecord("illegal_move", **place, text=f"{seat} {text}", cause=error) from None
    return match


def _check_score(match: Match, hand: HandRecord, number: int, is_last: bool) -> None:
    score = match.hand.score
    if score is None:
        if hand.items is not None or hand.points is not None:
            raise BadRecord("score_without_end", hand=number, move=len(hand.moves))
        if not is_last:
            raise BadRecord("hand_broken_off", hand=number, move=len(hand.moves))
        return
    items = tuple(score.items())
    if hand.items != items:
        raise BadRecord("wrong_items", hand=number, value=_items_text(hand.items), allowed=_items_text(items))
    if hand.points != score.points:
        raise BadRecord("wrong_points", hand=number, value=_numbers(hand.points), allowed=_numbers(score.points))


def _ended(record: Record, match: Match) -> Match:
    """The match with the record's own ending, where that fits the play."""
    if record.points != match.totals:
        raise BadRecord("wrong_points", value=_numbers(record.points), allowed=_numbers(match.totals))
    ending = match.ending
    if ending is None and record.reason in ("resigned", "timeout"):
        if record.by is None or record.by >= match.game.players:
            raise BadRecord("wrong_by", value=record.by, allowed=", ".join(map(str, range(match.game.players))))
        match = match.leave("resigned" if record.reason == "resigned" else "timeout", record.by)
        ending = match.ending
    expected = ending or Ending("unfinished", None)
    if record.reason != expected.reason:
        raise BadRecord("wrong_reason", value=record.reason, allowed=expected.reason)
    if record.winner != expected.winner:
        raise BadRecord("wrong_winner", value=_or_null(record.winner), allowed=_or_null(expected.winner))
    if record.by != expected.by:
        raise BadRecord("wrong_by", value=_or_null(record.by), allowed=_or_null(expected.by))
    return match


def _items_text(items: tuple[tuple[str, int, int], ...] | None) -> str:
    return "–" if items is None else "; ".join(f"{rule} {side} {points}" for rule, side, points in items)


def _numbers(numbers: tuple[int, ...] | None) -> str:
    return "–" if numbers is None else ", ".join(map(str, numbers))


def _or_null(number: int | None) -> str:
    return "null" if number is None else str(number)
