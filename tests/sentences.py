"""Find docstrings that cannot be read alone: what ruff's pydocstyle rules do not see."""

import ast
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Literal, NamedTuple

ROOT = Path(__file__).parents[1]
SETTINGS = ROOT / "pyproject.toml"
HEADLESS = re.compile(
    r"(Of|What|Whatever|Who|Whoever|Whose|Whom|Where|When|Whether|How|Why|As|With|The same|Those|Such|So|By|To|From|"
    r"For|In|At|On)\b",
    re.IGNORECASE,
)
"""Openings that leave a sentence without a subject or a verb of its own."""
NOUNS = re.compile(
    r"([A-Z]{2}-[A-Z]+|The|An?|Any|All|Each|Every|One|Two|Some|Both|None|No|Nothing|More|It|Its|This|These|That|There|"
    r"They|If)\b"
)
"""Openings of a function's docstring that are no verb: nouns, and the id of a clause."""
PLURAL = re.compile(r"(?!Pass\b|Press\b|Guess\b|Cross\b|Process\b)\w+s\b")
"""Openings of a function's docstring that are a plural, “Names of …”, or another form of a verb, “Tells …”."""
DIALECT = re.compile(
    r"\b(whoever|whatever|somebody who|so many|at all the same|the same as|of its own will)\b", re.IGNORECASE
)
"""Words that make a reader look for what they refer to."""
ENDINGS = (".", "!", "?", ":", "`", ")")
"""Characters that may end the first paragraph of a docstring."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Sentence(NamedTuple):
    """A docstring, and where it stands."""

    line: int
    """Number of the line on which it begins."""
    text: str
    """The text without quotes and surrounding white space."""
    kind: Literal["module", "class", "function", "property", "field"]
    """The kind of thing that it documents; a field is any assignment."""


def docstrings(tree: ast.Module) -> Iterator[Sentence]:
    """Yield all docstrings of a module, those of fields included."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for before, statement in zip([None, *body], body, strict=False):
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                continue
            if not isinstance(text := statement.value.value, str):
                continue
            if isinstance(before, ast.AnnAssign | ast.Assign):
                yield Sentence(statement.lineno, text.strip(), "field")
            elif before is None and isinstance(node, DOCUMENTED):
                yield Sentence(statement.lineno, text.strip(), kind_of(node))


def kind_of(node: ast.AST) -> Literal["module", "class", "function", "property"]:
    """Return the kind of thing that a docstring at the beginning of a node documents."""
    if isinstance(node, ast.Module):
        return "module"
    if isinstance(node, ast.ClassDef):
        return "class"
    decorators = [ast.unparse(decorator) for decorator in getattr(node, "decorator_list", [])]
    return "property" if any(name.endswith("property") for name in decorators) else "function"


def fault(sentence: Sentence) -> str:
    """Say why a docstring cannot be read alone; nothing if it can."""
    first = sentence.text.split("\n\n")[0].strip()
    if HEADLESS.match(first):
        return f"it begins with “{first.split()[0]}”, so that it has no head"
    if not first.endswith(ENDINGS):
        return "its first paragraph has no full stop"
    if sentence.kind == "function" and (NOUNS.match(first) or PLURAL.match(first)):
        return f"it is a function's and begins with “{first.split()[0]}”, not with a verb"
    if word := DIALECT.search(sentence.text):
        return f"it says “{word[0]}”"
    if sentence.kind == "field" and first[0].islower():
        return "it begins with a small letter"
    return ""


def not_cleared() -> list[str]:
    """Return the patterns of files whose sentences have not been read yet, as ruff's settings list them."""
    settings = tomllib.loads(SETTINGS.read_text("utf-8"))
    ignores: dict[str, list[str]] = settings["tool"]["ruff"]["lint"]["per-file-ignores"]
    return [pattern for pattern, rules in ignores.items() if "D4" in rules]


def is_cleared(file: Path, patterns: list[str]) -> bool:
    """Return whether the sentences of a file are held to the rules."""
    name = file.relative_to(ROOT).as_posix()
    return not any(fnmatch(name, pattern) for pattern in patterns)


def faults(files: list[Path]) -> list[str]:
    """List the docstrings of files that cannot be read alone, as `file:line: why`."""
    found = [
        (file, sentence, why)
        for file in files
        for sentence in docstrings(ast.parse(file.read_text("utf-8")))
        if (why := fault(sentence))
    ]
    return [f"{file.relative_to(ROOT)}:{sentence.line}: {why}: {sentence.text[:80]}" for file, sentence, why in found]
