"""Every reason that a game can give is reached by a test of that game, and has words in both languages."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from theomachy import games
from theomachy.presentation.languages import languages
from theomachy.presentation.text import Words

ROOT = Path(__file__).parents[2]
MADE = {"Reason": 0, "refuse": 0, "refusal": 1, "FewKeys": 1}
"""The makers of reasons, and which of their arguments is the id."""
HELD = ("scathe", "godbreaker", "godslayer", "godtear")
"""Games of which each reason has to be reached."""


@cache
def ids(game: str) -> frozenset[str]:
    """Return patterns of the ids of all reasons that a game's package makes; what is filled in matches anything."""
    files = (ROOT / "theomachy" / "games" / game).rglob("*.py")
    calls = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))) if is_made(node)]
    return frozenset(pattern for call in calls for pattern in patterns(call.args[MADE[call.func.id]]))


def is_made(node: ast.AST) -> bool:
    """Return True for a call that makes a reason."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE and bool(node.args)


def patterns(node: ast.expr) -> list[str]:
    """Return the ids that an expression may be, as patterns."""
    match node:
        case ast.Constant(value=str(id)):
            return [re.escape(id)]
        case ast.IfExp(body=body, orelse=orelse):
            return patterns(body) + patterns(orelse)
        case ast.JoinedStr(values=values):
            return ["".join(re.escape(v.value) if isinstance(v, ast.Constant) else "[a-z]+" for v in values)]
    return []


@cache
def cited(game: str) -> str:
    """Return all texts of a game's tests."""
    files = (ROOT / "tests" / "games" / game).rglob("*.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    return "\n".join(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


@pytest.mark.parametrize("game", HELD)
def test_every_reason_is_reached_by_a_test(game: str):
    """A test of the game expects each reason by its id."""
    assert len(ids(game)) > 20
    assert [id for id in sorted(ids(game)) if not re.search(rf"(?<![\w-]){id}(?![\w-])", cited(game))] == []


@pytest.mark.parametrize("game", HELD)
def test_every_reason_has_words_in_both_languages(game: str):
    """No reason is told by its id."""
    fixed = [id.replace("\\", "") for id in ids(game) if "[" not in id]
    for lang in languages():
        words = Words(games.game(game), lang)
        assert [id for id in sorted(fixed) if not words.knows(id)] == []
