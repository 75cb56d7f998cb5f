"""Docstrings can be read alone, in the files that have been read so far."""

import ast

import pytest

from tests.sentences import ROOT, docstrings, fault, faults, is_cleared, not_cleared

FILES = sorted(file for room in ("theomachy", "bench", "examples") for file in (ROOT / room).rglob("*.py"))


def test_docstrings_can_be_read_alone():
    patterns = not_cleared()
    assert faults([file for file in FILES if is_cleared(file, patterns)]) == []


def test_every_file_that_is_not_cleared_has_something_to_clear():
    """The list in pyproject.toml only shrinks: a pattern goes when its files are read."""
    assert all(any(not is_cleared(file, [pattern]) for file in FILES) for pattern in not_cleared())


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ('"""Of a choice, to whoever chose."""', "“Of”"),
        ('def f():\n    """Whether it fits."""', "“Whether”"),
        ('class A:\n    x: int\n    """what it costs"""', "“what”"),
        ('class A:\n    x: int\n    """the cost"""', "full stop"),
        ('class A:\n    x: int\n    """the cost."""', "small letter"),
        ('X = 1\n"""By name."""', "“By”"),
        ('def f():\n    """Any option."""', "not with a verb"),
        ('def f():\n    """Names of the seats."""', "not with a verb"),
        ('def f():\n    """SC-RND-01: the other seat is next."""', "not with a verb"),
        ('class A:\n    """A seat, and whoever sits there."""', "“whoever”"),
    ],
)
def test_riddles_are_found(source, why):
    assert [why in fault(sentence) for sentence in docstrings(ast.parse(source))] == [True]


@pytest.mark.parametrize(
    "source",
    [
        '"""Records of finished matches."""',
        'def f():\n    """Return the cost.\n\n    What it costs depends on the level."""',
        'class A:\n    x: int\n    """Cost in points; None where nothing has a cost."""',
        'class A:\n    @property\n    def x(self):\n        """The cost in points."""',
        'def f():\n    "no docstring" + "but a value"',
    ],
)
def test_sentences_with_a_head_are_fine(source):
    assert [fault(sentence) for sentence in docstrings(ast.parse(source)) if fault(sentence)] == []
