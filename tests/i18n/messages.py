"""The Fluent files seen from outside: their keys, variables and texts."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import poncin.i18n

FOLDER = Path(poncin.i18n.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (Fluent's name)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (Fluent's name)
        self.references.add(node.id.name)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (Fluent's name)
        self.texts.append(node.value)


def files(lang: str) -> list[Path]:
    return sorted((FOLDER / lang).glob("*.ftl"))


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(lang: str) -> list[tuple[str, ast.Message]]:
    """File name and message, in the order of the files."""
    return [(path.name, entry) for path in files(lang) for entry in entries(path) if isinstance(entry, ast.Message)]


@cache
def variables(lang: str) -> dict[str, frozenset[str]]:
    """For each key the variables that its message uses, those of the messages that it refers to included."""
    own: dict[str, _Variables] = {}
    for _, message in messages(lang):
        seen = _Variables()
        seen.visit(message)
        own[message.id.name] = seen

    def all_of(key: str) -> set[str]:
        return own[key].names.union(*(all_of(each) for each in own[key].references))

    return {key: frozenset(all_of(key)) for key in own}


def texts(message: ast.Message) -> str:
    seen = _Texts()
    seen.visit(message)
    return "\n".join(seen.texts)
