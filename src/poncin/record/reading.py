"""A line of text into a `Record`: the form is checked here, the play in `poncin.record.replaying`."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import isfinite
from typing import Any, Literal, NoReturn, cast, get_args

from poncin.cards import card
from poncin.errors import BadNotation, BadRecord
from poncin.match import Reason
from poncin.record.form import VERSION, HandRecord, Item, Record, SeatRecord
from poncin.rules.game import Deck, Seat
from poncin.rules.options import OptionValue

_BYTE_ORDER_MARK = "\ufeff"


def read_lines(lines: Iterable[str]) -> Iterator[tuple[int, Record]]:
    """The records of a file with their line numbers from 1; blank lines are passed over. `BadRecord` names the line."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            record = read(line)
        except BadRecord as error:
            raise BadRecord(error.code, line=number, **error.details) from None
        yield number, record


def read(line: str) -> Record:
    """The record on a line; raises `BadRecord` naming the member that is missing or of the wrong form."""
    members = _Members(_parse(line), "")
    version = members.number("record")
    if version != VERSION:
        raise BadRecord("record_version", version=version, allowed=VERSION)
    record = Record(
        game=members.text("game"),
        rules_version=members.number("rules_version"),
        options=_options(members.take("options", dict)),
        seats=tuple(_seat(each) for each in members.objects("seats")),
        hands=tuple(_hand(each) for each in members.objects("hands")),
        points=members.numbers("points"),
        winner=members.number_or_null("winner"),
        reason=cast(Reason, members.choice("reason", get_args(Reason))),
        by=members.number("by") if "by" in members else None,
    )
    return replace(record, extra=members.rest())


class _Members:
    """The members of one JSON object, taken one by one; what is left over is kept with the record."""

    def __init__(self, members: dict[str, Any], place: str) -> None:
        self._members = dict(members)
        self._place = place

    def __contains__(self, name: str) -> bool:
        return name in self._members

    def rest(self) -> dict[str, Any]:
        return self._members

    def take(self, name: str, kind: type) -> Any:
        if name not in self._members:
            raise BadRecord("member_missing", member=self._path(name))
        value = self._members.pop(name)
        if type(value) is not kind:  # a bool is no whole number here
            self.refuse(name, value)
        return value

    def refuse(self, name: str, value: object) -> NoReturn:
        shown = json.dumps(value, ensure_ascii=False)
        raise BadRecord("bad_member", member=self._path(name), value=shown if len(shown) <= 60 else f"{shown[:59]}…")

    def text(self, name: str) -> str:
        return cast(str, self.take(name, str))

    def number(self, name: str) -> int:
        value = cast(int, self.take(name, int))
        if value < 0:
            self.refuse(name, value)
        return value

    def number_or_null(self, name: str) -> int | None:
        if name in self._members and self._members[name] is None:
            return cast(None, self._members.pop(name))
        return self.number(name)

    def choice(self, name: str, allowed: tuple[str, ...]) -> str:
        value = self.text(name)
        if value not in allowed:
            self.refuse(name, value)
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        values = self.take(name, list)
        if any(type(value) is not int for value in values):
            self.refuse(name, values)
        return tuple(values)

    def objects(self, name: str) -> "list[_Members]":
        values = self.take(name, list)
        if any(type(value) is not dict for value in values):
            self.refuse(name, values)
        return [_Members(value, f"{self._path(name)}[{at}]") for at, value in enumerate(values)]

    def _path(self, name: str) -> str:
        return f"{self._place}.{name}" if self._place else name


def _parse(line: str) -> dict[str, Any]:
    if line.startswith(_BYTE_ORDER_MARK):
        raise BadRecord("byte_order_mark")
    try:
        line.encode()
    except UnicodeEncodeError as error:  # files are read so that a byte that is no text becomes half a letter
        raise BadRecord("not_utf8", column=error.start + 1) from None
    try:
        value = json.loads(line, object_pairs_hook=_unique, parse_float=_finite, parse_constant=_no_constant)
        json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        at_end = error.pos >= len(line.rstrip()) or error.msg.startswith("Unterminated")
        raise BadRecord("truncated_line" if at_end else "not_json", column=error.pos + 1) from None
    except RecursionError:
        raise BadRecord("too_deep") from None
    except UnicodeEncodeError:
        raise BadRecord("half_letter") from None
    except ValueError:  # a number with more digits than Python reads
        raise BadRecord("not_json", column=1) from None
    if type(value) is not dict:
        raise BadRecord("not_an_object")
    return cast(dict[str, Any], value)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadRecord("member_twice", member=twice)
    return members


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):  # it could not be written again
        raise BadRecord("bad_member", member="", value=text)
    return number


def _no_constant(name: str) -> NoReturn:
    raise BadRecord("bad_member", member="", value=name)


def _options(values: dict[str, Any]) -> dict[str, OptionValue]:
    for name, value in values.items():
        if type(value) not in {str, int}:
            raise BadRecord("bad_member", member=f"options.{name}", value=json.dumps(value, ensure_ascii=False))
    return values


def _seat(members: _Members) -> SeatRecord:
    kind = cast(Literal["human", "bot"], members.choice("kind", ("human", "bot")))
    is_bot = kind == "bot"
    return SeatRecord(
        name=members.text("name"),
        kind=kind,
        level=members.text("level") if is_bot and "level" in members else None,
        seed=members.number("seed") if is_bot and "seed" in members else None,
        extra=members.rest(),
    )


def _hand(members: _Members) -> HandRecord:
    dealer = members.number("dealer")
    decks = tuple(_deck(members, cards) for cards in members.take("decks", list))
    moves = tuple(_move(members, text) for text in members.take("moves", list))
    items = tuple(_item(members, each) for each in members.take("items", list)) if "items" in members else None
    points = members.numbers("points") if "points" in members else None
    return HandRecord(dealer, decks, moves, items, points, members.rest())


def _deck(members: _Members, cards: object) -> Deck:
    if type(cards) is not list or any(type(each) is not str for each in cards):
        members.refuse("decks", cards)
    try:
        deck = tuple(card(each) for each in cards)
    except BadNotation as error:
        members.refuse("decks", error.details["text"])
    if sorted(deck) != list(range(40)):
        members.refuse("decks", cards)
    return deck


def _move(members: _Members, entry: object) -> tuple[Seat, str]:
    if type(entry) is not str:
        members.refuse("moves", entry)
    seat, blank, text = entry.partition(" ")
    if not (blank and text and len(seat) == 1 and seat in "0123456789"):
        members.refuse("moves", entry)
    return int(seat), text


def _item(members: _Members, entry: object) -> Item:
    if type(entry) is not list or [type(each) for each in entry] != [str, int, int]:
        members.refuse("items", entry)
    return entry[0], entry[1], entry[2]
