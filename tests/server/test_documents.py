"""What is made of the protocol's types is committed as it is made, and whole."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from poncin.protocol import commands, events, messages
from poncin.protocol.documents import documents
from poncin.protocol.events import Event
from poncin.protocol.registry import MESSAGES, REQUESTS, ROUTES
from poncin.protocol.table import SheetLine
from poncin.protocol.texts import Phrase
from poncin.rules import events as rules
from poncin.rules import scoring
from tests.i18n.messages import variables

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", documents())
def test_documents_are_as_committed(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == documents()[name], "run scripts/schemas"


@pytest.mark.parametrize("name", ["docs/openapi.json", "docs/asyncapi.json"])
def test_every_reference_leads_somewhere(name: str) -> None:
    document = json.loads(documents()[name])

    def references(node: Any) -> set[str]:
        if isinstance(node, dict):
            own = {node["$ref"]} if "$ref" in node else set()
            return own.union(*(references(each) for each in node.values()))
        return set().union(*(references(each) for each in node)) if isinstance(node, list) else set()

    for reference in references(document):
        place = document
        for part in reference.removeprefix("#/").split("/"):
            place = place[part.replace("~1", "/")]


def test_typescript_names_every_message() -> None:
    text = documents()["web/src/protocol.ts"]
    for each in (*REQUESTS, *MESSAGES):
        assert f"export interface {each.__name__} {{" in text
    defined = set(re.findall(r"export (?:interface|type) (\w+)", text))
    used = set(re.findall(r"^ +\w+\??: (?:Array<)?([A-Z]\w+)", text, re.MULTILINE)) - {"Array", "Record"}
    assert used <= defined


def test_operations_have_names_of_their_own() -> None:
    assert len({route.name for route in ROUTES}) == len(ROUTES)


def test_every_fact_of_the_rules_is_told() -> None:
    ours = {each.__struct_config__.tag for each in get_args(Event)}
    names = {re.sub(r"(?<!^)(?=[A-Z])", "-", each.__name__).lower() for each in get_args(rules.Event)}
    assert names <= ours
    for each in get_args(rules.Event):
        assert set(each._fields) == set(getattr(events, each.__name__).__struct_fields__)


def test_the_table_has_words_for_its_events_and_phrases() -> None:
    names = {re.sub(r"(?<!^)(?=[A-Z])", "-", each.__name__).lower() for each in get_args(rules.Event)}
    tags = {each.__struct_config__.tag for each in get_args(Event)} - names
    for lang in ("en", "it", "lij"):
        keys = {key for key in variables(lang) if key.startswith("server-")}
        assert keys == {f"server-event-{tag}" for tag in tags} | {f"server-phrase-{one}" for one in get_args(Phrase)}


def test_notes_of_the_sheet_are_those_of_the_rules() -> None:
    notes = set(get_args(SheetLine.__annotations__["note"])) - {""}
    source = Path(scoring.__file__).read_text()
    assert notes == {"tie", "below_threshold", "missing_suits", "incomplete"}
    assert all(f'"{note}"' in source for note in notes)


def test_no_tag_is_used_twice() -> None:
    for union in (commands.Request, messages.Message, Event):
        tags = [each.__struct_config__.tag for each in get_args(union)]
        assert len(set(tags)) == len(tags)
