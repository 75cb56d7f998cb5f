"""Which clauses of a rulebook no code carries out and no test proves. Empty lists are what we want.

Code cites a clause in any string of the game's modules, mostly docstrings and the clauses of events; a test cites it in
its docstring. Ranges count: `SC-ATK-01 to 05` cites five clauses.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from theomachy.presentation.rulebook import ID, clauses, read

_RANGE = re.compile(rf"({ID})\s*(?:to|–|-)\s*(?:[A-Z]{{2}}-(?:[A-Z]+\d?-)*[A-Z]?)?(\d+)\b")


class Gaps(NamedTuple):
    """What is missing for one game: clauses without code, without a test, and citations of clauses there are not."""

    clauses: int
    no_code: list[str]
    no_test: list[str]
    unknown: list[str]

    def __bool__(self) -> bool:
        return bool(self.no_code or self.no_test or self.unknown or not self.clauses)


def cited(text: str) -> set[str]:
    """The clauses that a text names, ranges written out."""
    ids = set(re.findall(rf"\b{ID}\b", text))
    for first, last in _RANGE.findall(text):
        chapter, number = re.fullmatch(r"(.*?)(\d+)", first).groups()  # type: ignore[union-attr]
        for n in range(int(number), min(int(last), int(number) + 99) + 1):
            ids.add(f"{chapter}{n:0{len(number)}}")
    return ids


def code_citations(folder: Path) -> set[str]:
    """What the strings of all modules in a folder cite."""
    return {id for file in sorted(folder.rglob("*.py")) for text in _strings(file) for id in cited(text)}


def test_citations(folder: Path) -> set[str]:
    """What the docstrings of all test functions in a folder cite."""
    return {id for file in sorted(folder.rglob("*.py")) for text in _docstrings(file) for id in cited(text)}


def gaps(folder: Path, tests: Path) -> Gaps:
    """Hold a game's rulebook against its code and its tests."""
    by_id = clauses(read(folder))
    code, proven = code_citations(folder), test_citations(tests)
    prefixes = {id.split("-")[0] for id in by_id}
    chapters = {id.rpartition("-")[0] for id in by_id}
    foreign = {id for id in code | proven if id.split("-")[0] in prefixes and id.rpartition("-")[0] in chapters}
    return Gaps(
        len(by_id),
        [id for id in by_id if id not in code],
        [id for id in by_id if id not in proven],
        sorted(foreign - set(by_id)),
    )


def _strings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _docstrings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield ast.get_docstring(node) or ""


def report(name: str, gaps: Gaps) -> Iterator[str]:
    """What is missing for a game, a line each; of a game without gaps, that there are none."""
    if not gaps.clauses:
        yield f"{name}: there is no rulebook with clauses"
    for id in gaps.no_code:
        yield f"{name}: {id} is not in the code"
    for id in gaps.no_test:
        yield f"{name}: {id} has no test that cites it"
    for id in gaps.unknown:
        yield f"{name}: {id} is cited, but not in the rulebook"
    if not gaps:
        yield f"{name}: all {gaps.clauses} clauses have code and tests"
