"""Nothing of the content is without a test: every id of a card is named by one."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from theomachy.games.godslayer.army.profiles import CONTINUOUS, ITEMS, PROFILES, SPELLS, SUBFACTIONS, TACTICS, WEAPONS

HERE = Path(__file__).parent
IDS = {
    "profiles": list(PROFILES),
    "tactics": list(TACTICS),
    "spells": list(SPELLS),
    "items": list(ITEMS),
    "weapons": list(WEAPONS),
    "sub-factions": list(SUBFACTIONS),
    "continuous effects": list(CONTINUOUS),
    "abilities": [ability.id for profile in PROFILES.values() for ability in profile.abilities],
    "talents": [talent.id for profile in PROFILES.values() for talent in profile.talents],
}
WORD = re.compile(r"[\w-]+")


def said(source: str) -> Iterator[str]:
    """All that the tests of a file say: their strings, and the ids with which docstrings begin, but no other prose."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value if id(node) not in told else node.value.partition(":")[0]


@cache
def named() -> set[str]:
    """Every whole word that some test says."""
    sources = [file.read_text("utf-8") for file in sorted(HERE.rglob("test_*.py")) if file.name != Path(__file__).name]
    return {word for source in sources for text in said(source) for word in WORD.findall(text)}


@pytest.mark.parametrize("sort", IDS)
def test_every_id_is_named_by_a_test(sort: str) -> None:
    """GS-PRO-01: a new card needs a test that names it."""
    words = named()
    assert [id for id in dict.fromkeys(IDS[sort]) if id not in words] == []


def test_prose_names_nothing() -> None:
    """A word in the middle of a docstring or a comment is no test of it; an answer and a beginning are."""
    source = '''
def test():
    """fear, tenacious: GS-PSY-03: horror is worse"""  # ethereal
    go(t, "tactic:testudo | end")
'''
    words = {word for text in said(source) for word in WORD.findall(text)}
    assert words == {"fear", "tenacious", "tactic", "testudo", "end"}
