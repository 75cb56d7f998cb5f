"""Reasons are true: a fuzz of refusals against oracles that know nothing of the rules' code."""

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conformance.games import GAMES, GameCase
from tests.forms import Form
from tests.reasons import godbreaker, godslayer, godtear, scathe
from tests.reasons.harness import UNFIT, Fuzz, Oracle, Refusal
from theomachy.kernel import Reason


class Held(NamedTuple):
    """A game whose reasons are held by an oracle, and how much of it is tried."""

    name: str
    oracle: Oracle
    games: tuple[int, int]
    """Games of each preset in the short and the long form."""
    share: float = 1.0
    """The share of requests that are looked at."""
    length: int | None = None
    """Requests after which a game is left; None: it is played to its end."""


HELD = [
    Held("scathe", scathe.ORACLE, (4, 40)),
    Held("godbreaker", godbreaker.ORACLE, (1, 12), 0.3, 150),
    Held("godtear", godtear.ORACLE, (1, 12), 0.2, 300),
    Held("godslayer", godslayer.ORACLE, (2, 24), 0.25, 200),
]
ENTRIES = {entry.name: entry for entry in GAMES}
ALL = [pytest.param(held, id=held.name) for held in HELD]


def fuzzed(held: Held, games: int, first: int = 0) -> Fuzz:
    """Play games of every preset and look at their refusals."""
    entry: GameCase = ENTRIES[held.name]
    fuzz = Fuzz(entry, held.oracle)
    for preset in entry.presets:
        for seed in range(first, first + games):
            fuzz.game(preset, seed, held.share, held.length)
    return fuzz


@pytest.mark.parametrize("held", ALL)
def test_reasons_are_true(held: Held, form: Form):
    """A refusal says what is true of the position, in words for people."""
    fuzz = fuzzed(held, form.pick(short=held.games[0], long=held.games[1]))
    assert fuzz.found.given.total() > 100
    assert not fuzz.found.faults, "\n".join(map(str, fuzz.found.faults[:20]))


class Doubting(Fuzz):
    """A fuzz that puts each reason to other refused answers, where it should mostly be untrue."""

    def __init__(self, entry: GameCase, oracle: Oracle) -> None:
        super().__init__(entry, oracle)
        self.reasons: dict[str, Reason] = {}
        self.doubted: set[str] = set()

    def judge(self, refusal: Refusal, where: str) -> None:
        self.reasons[refusal.reason.id] = refusal.reason
        for id, reason in self.reasons.items():
            if id in self.oracle.claims and id not in self.doubted and not self.holds(refusal._replace(reason=reason)):
                self.doubted.add(id)

    def holds(self, refusal: Refusal) -> bool:
        try:
            return self.oracle.holds(refusal)
        except UNFIT:
            return False  # it is about something else


@pytest.mark.parametrize("held", ALL)
def test_an_oracle_does_not_believe_everything(held: Held):
    """Every reason that is given is found untrue of some other answer or position."""
    entry = ENTRIES[held.name]
    fuzz = Doubting(entry, held.oracle)
    for preset in entry.presets:
        fuzz.game(preset, 0, held.share, held.length)
    assert fuzz.reasons.keys() & held.oracle.claims.keys() == fuzz.doubted


def test_what_nobody_vouches_for_is_a_fault():
    """A reason that the oracle does not know, and one that is untrue, are faults."""
    entry = ENTRIES["scathe"]
    blind, false = Oracle({}, frozenset()), Oracle(dict.fromkeys(scathe.ORACLE.claims, lambda it: False), frozenset())
    for oracle, what in ((blind, "unknown to the oracle"), (false, "untrue")):
        fuzz = Fuzz(entry, oracle)
        fuzz.game("starters", 0, length=5)
        assert {fault.what for fault in fuzz.found.faults} >= {what}


def test_oracles_know_nothing_of_the_rules():
    """Nothing in this folder imports from a folder of rules."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    modules += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    assert len(files) > 2
    assert not [module for module in modules if "rules" in module.split(".")]
