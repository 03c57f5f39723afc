"""Mutation testing of the rules: each small change of them is met by the rules' own tests. See docs/mutation.md.

``scripts/mutate [PATTERN…]`` tries the mutants whose names match (``captures.*``; none given: all) that were not
noticed before, prints those that survive as diffs, and keeps the verdicts in ``mutants/verdicts.json``;
``--quick`` lets each meet only the quickest of the tests that reach it, `QUICK_SECONDS` of them: most are noticed by
those, and a run without it gives the others their second chance. ``--results`` prints the survivors again.

Mutmut finds the changes. The tests are collected once; for each mutant a forked child puts the changed code into the
function that everybody already refers to, forgets what was cached, and runs the tests that reach the function until
one fails. So a mutant takes a fraction of a second, not the start of a test run.
"""

import difflib
import fnmatch
import functools
import gc
import importlib
import itertools
import json
import math
import os
import resource
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import libcst as cst
import pytest
from libcst.metadata import MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import get_ignored_lines

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "poncin" / "rules"
VERDICTS = ROOT / "mutants" / "verdicts.json"
QUICK_SECONDS = 2.0
NOTICED, SURVIVED = 1, 0
CACHE = type(functools.cache(object))


class Visitor(MutationVisitor):
    """Mutmut's, which also enters functions behind a decorator: here a decorator only remembers answers."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        return not isinstance(node, cst.FunctionDef) and super()._skip_node_and_children(node)


@dataclass
class Mutant:
    """One changed function: ``name`` is module, function and number, ``path`` leads to the function in its module."""

    name: str
    module: str
    path: tuple[str, ...]
    source: str
    place: slice
    """What the change takes out of the source,"""
    text: str
    """and what it puts there."""

    def code(self) -> str:
        """The module with the change."""
        return self.source[: self.place.start] + self.text + self.source[self.place.stop :]

    def diff(self) -> str:
        """The change."""
        lines = difflib.unified_diff(self.source.splitlines(), self.code().splitlines(), n=1, lineterm="")
        return "\n".join(list(lines)[3:])


def mutants() -> Iterator[Mutant]:
    """All changes of the rules, by module."""
    for file in sorted(RULES.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        wrapper = MetadataWrapper(cst.parse_module(text))
        visitor = Visitor(mutation_operators, get_ignored_lines(str(file), text, wrapper, None), None)
        wrapper.visit(visitor)
        places = wrapper.resolve(WhitespaceInclusivePositionProvider)
        starts = [0, *itertools.accumulate(len(line) for line in text.splitlines(keepends=True))]
        paths = dict(functions(wrapper.module))
        module = ".".join(file.relative_to(RULES.parent.parent).with_suffix("").parts)
        counts: defaultdict[str, int] = defaultdict(int)
        for mutation in visitor.mutations:
            path = paths.get(mutation.contained_by_top_level_function)
            if path is None:
                continue  # at the level of the module: done before any test
            name = ".".join((module.removeprefix("poncin.rules."), *path))
            counts[name] += 1
            at = places[mutation.original_node]
            place = slice(starts[at.start.line - 1] + at.start.column, starts[at.end.line - 1] + at.end.column)
            # Rendered by itself a node of several lines lacks the indentation of its place.
            alone = wrapper.module.code_for_node(mutation.original_node)
            indent = " " * ((place.stop - place.start - len(alone)) // max(alone.count("\n"), 1))
            changed = wrapper.module.code_for_node(mutation.mutated_node).replace("\n", "\n" + indent)
            yield Mutant(f"{name}#{counts[name]}", module, path, text, place, changed)


def functions(module: cst.Module) -> Iterator[tuple[cst.CSTNode | None, tuple[str, ...]]]:
    """Functions of a module and methods of its classes."""
    for node in module.body:
        if isinstance(node, cst.FunctionDef):
            yield node, (node.name.value,)
        elif isinstance(node, cst.ClassDef):
            for inner in node.body.body:
                if isinstance(inner, cst.FunctionDef):
                    yield inner, (node.name.value, inner.name.value)


def plain(found: Any) -> FunctionType:
    """The function behind a decorator."""
    while not isinstance(found, FunctionType):
        found = found.fget if isinstance(found, property) else found.__wrapped__
    return found


def function_in(namespace: dict[str, Any], path: tuple[str, ...]) -> FunctionType:
    """A function or method by its path."""
    owner = namespace if len(path) == 1 else vars(namespace[path[0]])
    return plain(owner[path[-1]])


def apply(mutant: Mutant) -> None:
    """Put the changed code into the live function."""
    live: ModuleType = importlib.import_module(mutant.module)
    target = function_in(vars(live), mutant.path)
    scratch: dict[str, Any] = {"__name__": mutant.module, "__file__": live.__file__}
    exec(compile(mutant.code(), live.__file__ or "", "exec"), scratch)  # noqa: S102 - the mutant of our own source
    changed = function_in(scratch, mutant.path)
    target.__code__, target.__defaults__, target.__kwdefaults__ = (
        changed.__code__,
        changed.__defaults__,
        changed.__kwdefaults__,
    )


@functools.cache
def caches() -> list[Any]:
    """The caches of the package."""
    found = (each for each in gc.get_objects() if isinstance(each, CACHE))
    return [each for each in found if str(each.__module__).startswith("poncin")]


def forget() -> None:
    """Empty the caches, or what was worked out before hides a change."""
    for each in caches():
        each.cache_clear()


class Runner:
    """Takes the place of pytest's loop over the tests."""

    def __init__(self, wanted: list[Mutant], verdicts: dict[str, dict[str, Any]], budget: float) -> None:
        self.wanted = wanted
        self.verdicts = verdicts
        self.budget = budget

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every test once without a change, then the mutants."""
        reached, seconds = self._reach(session)
        if session.testsfailed:
            raise pytest.UsageError("the tests fail without any change")
        kills: Counter[tuple[str, pytest.Item]] = Counter()
        gc.freeze()
        for number, mutant in enumerate(self.wanted):
            code = function_in(vars(importlib.import_module(mutant.module)), mutant.path).__code__
            # What noticed most changes of the module comes first, then the quickest.
            items = sorted(reached[code], key=lambda item: (-kills[mutant.module, item], seconds[item]))
            spent = itertools.accumulate(seconds[item] for item in items)
            items = [item for item, until in zip(items, spent, strict=True) if until <= self.budget]
            # One that runs longer than its tests take is as good as noticed.
            limit = 3 + math.ceil(sum(seconds[item] for item in items))
            verdict, by = try_mutant(session, mutant, items, limit)
            if verdict != SURVIVED and by is not None:
                kills[mutant.module, by] += 1
            self.verdicts[mutant.name] = {
                "noticed": verdict != SURVIVED,
                "tests": len(items),
                "by": by.nodeid if by else "",
                "diff": mutant.diff(),
            }
            if verdict == SURVIVED:
                print(f"\n{mutant.name}: survived {len(items)} tests\n{mutant.diff()}", flush=True)
            if number % 20 == 19:
                save(self.verdicts)
        save(self.verdicts)
        return True

    def _reach(self, session: pytest.Session) -> tuple[dict[CodeType, list[pytest.Item]], dict[pytest.Item, float]]:
        """For each function the tests that reach it, and the seconds that each test takes."""
        reached: defaultdict[CodeType, list[pytest.Item]] = defaultdict(list)
        seconds = {}
        home = str(RULES)
        for item in session.items:
            forget()
            met: set[CodeType] = set()

            def note(frame: FrameType, event: str, _: object, met: set[CodeType] = met) -> None:
                if event == "call":
                    met.add(frame.f_code)

            start = time.process_time()
            sys.setprofile(note)
            run_item(item)
            sys.setprofile(None)
            seconds[item] = time.process_time() - start
            for code in met:
                if code.co_filename.startswith(home):
                    reached[code].append(item)
        return reached, seconds


def run_item(item: pytest.Item) -> None:
    """Run one test with its fixtures."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def try_mutant(
    session: pytest.Session, mutant: Mutant, items: list[pytest.Item], limit: int
) -> tuple[int, pytest.Item | None]:
    """Whether a forked child with the change fails a test, or runs ``limit`` seconds, and in which test."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        try:
            forget()
            apply(mutant)
            for number, item in enumerate(items):
                os.write(write, number.to_bytes(2, "big"))
                run_item(item)
                if session.testsfailed:
                    os._exit(NOTICED)
        except BaseException:  # noqa: BLE001 - whatever a mutant raises, it was noticed
            os._exit(NOTICED)
        os._exit(SURVIVED)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        began = pipe.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    by = items[int.from_bytes(began[-2:], "big")] if began else None
    return status, by


def save(verdicts: dict[str, dict[str, Any]]) -> None:
    """Keep the verdicts for the next run."""
    VERDICTS.parent.mkdir(exist_ok=True)
    VERDICTS.write_text(json.dumps(verdicts, indent=1, ensure_ascii=False), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Try mutants, or print the survivors."""
    only_print, quick = "--results" in arguments, "--quick" in arguments
    patterns = [each for each in arguments if not each.startswith("--")] or ["*"]
    known = json.loads(VERDICTS.read_text(encoding="utf-8")) if VERDICTS.exists() else {}
    everything = list(mutants())
    found = [each for each in everything if any(fnmatch.fnmatchcase(each.name, pattern) for pattern in patterns)]
    # A verdict holds for the same change only; the survivors of an earlier run get another chance.
    verdicts = {
        each.name: known[each.name]
        for each in everything
        if each.name in known and known[each.name]["diff"] == each.diff()
    }
    if only_print:
        for name, verdict in verdicts.items():
            if not verdict["noticed"]:
                print(f"{name}: survived {verdict['tests']} tests\n{verdict['diff']}\n")
    else:
        wanted = [each for each in found if not verdicts.get(each.name, {}).get("noticed")]
        options = ["tests/rules", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"]
        runner = Runner(wanted, verdicts, QUICK_SECONDS if quick else math.inf)
        code = pytest.main([*options, "--capture=no"], plugins=[runner])
        if code:
            return int(code)
    chosen = [verdicts[each.name]["noticed"] for each in found if each.name in verdicts]
    print(f"{len(found)} mutants, {len(chosen)} tried, {sum(chosen)} noticed, {len(chosen) - sum(chosen)} survived")
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
