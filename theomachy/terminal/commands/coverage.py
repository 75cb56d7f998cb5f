"""Coverage of a rulebook: the clauses that no code carries out or no test proves.

Code cites a clause in any string of the game's modules, mostly docstrings and the clauses of events; a test cites it in
its docstring. Ranges count: `SC-ATK-01 to 05` cites five clauses. A covered rulebook has empty lists.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from theomachy.presentation.rulebook import ID, clauses, read
from theomachy.presentation.text import Language, Verbatim

_RANGE = re.compile(rf"({ID})\s*(?:to|–|-)\s*(?:[A-Z]{{2}}-(?:[A-Z]+\d?-)*[A-Z]?)?(\d+)\b")


class Gaps(NamedTuple):
    """The gaps of one game: clauses without code, clauses without a test, and citations of unknown clauses."""

    clauses: int
    no_code: list[str]
    no_test: list[str]
    unknown: list[str]

    def __bool__(self) -> bool:
        return bool(self.no_code or self.no_test or self.unknown or not self.clauses)


def cited(text: str) -> set[str]:
    """Return the clauses that a text cites, with ranges written out."""
    ids = set(re.findall(rf"\b{ID}\b", text))
    for first, last in _RANGE.findall(text):
        chapter, number = re.fullmatch(r"(.*?)(\d+)", first).groups()  # type: ignore[union-attr]
        for n in range(int(number), min(int(last), int(number) + 99) + 1):
            ids.add(f"{chapter}{n:0{len(number)}}")
    return ids


def code_citations(folder: Path) -> set[str]:
    """Return the clauses that the strings of all modules in a folder cite."""
    return {id for file in sorted(folder.rglob("*.py")) for text in _strings(file) for id in cited(text)}


def test_citations(folder: Path) -> set[str]:
    """Return the clauses that the docstrings of all test functions in a folder cite."""
    return {id for file in sorted(folder.rglob("*.py")) for text in _docstrings(file) for id in cited(text)}


def gaps(folder: Path, tests: Path) -> Gaps:
    """Compare a game's rulebook with the citations in its code and its tests."""
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
    """Yield a line for each gap of a game, or one that says that there are none."""
    words = Language()

    def say(message: str, /, **args: str | int) -> str:
        verbatim = {key: Verbatim(value) if isinstance(value, str) else value for key, value in args.items()}
        return f"{name}: {words.say(message, **verbatim)}"

    if not gaps.clauses:
        yield say("coverage-no-rulebook")
    for lacking, ids in (("code", gaps.no_code), ("test", gaps.no_test), ("clause", gaps.unknown)):
        for id in ids:
            yield say(f"coverage-no-{lacking}", id=id)
    if not gaps:
        yield say("coverage-all", count=gaps.clauses)
