"""The error codes in the package's source, with the details that each is raised with."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import poncin


def error_codes() -> dict[str, list[frozenset[str]]]:
    """For each code the names of the details at each place that raises it; codes passed on are not counted again."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(Path(poncin.__file__).parent.rglob("*.py"))]
    types = {
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "PoncinError" for base in node.bases)
    }
    found: dict[str, list[frozenset[str]]] = defaultdict(list)
    for tree in trees:
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in types:
                details = frozenset(each.arg for each in call.keywords if each.arg)
                for code in _codes(call.args[0], tree):
                    found[code].append(details)
    return found


def _codes(code: ast.expr, tree: ast.Module) -> Iterator[str]:
    match code:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp():
            yield from _codes(code.body, tree)
            yield from _codes(code.orelse, tree)
        case ast.Name(name):
            values = [
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Assign)
                and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
            ]
            assert values, f"no value of {name} found"
            for value in values:
                yield from _codes(value, tree)
        case ast.Attribute(attr="code"):
            return  # another error, told again with its place
        case _:
            raise AssertionError(f"line {code.lineno}: a code that this test cannot read")
