"""The habits that the kernel relies on, held by reading the source of all games; and what the kernel itself needs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import (
    GAMES,
    HOUSE,
    changes,
    finals,
    findings,
    forgotten,
    functions,
    imported,
    is_procedure,
    lines,
    needless_imports,
    parse,
    procedures,
    set_iterations,
    taken_apart,
    unsteady_imports,
    writes,
)

FILES = sorted(GAMES.glob("*/**/*.py"))
GROUND = [
    file
    for room in ("kernel", "features", "content", "play", "geometry")
    for file in sorted((HOUSE / room).glob("**/*.py"))
]
"""What everything else is built on."""
ROOMS = {"rules", "verbs", "effects", "state", "scene"}
"""Folders and files of a game that hold rules."""
RULES = [file for file in FILES if ROOMS & set(file.relative_to(GAMES).with_suffix("").parts)]
READERS = {"reading", "notation", "muster", "warbands", "circles", "keys", "misread"}
"""Modules that read texts which people or decoders write, and the one that reads keys."""


def test_only_verbs_change_a_state():
    """Rules, effects and scenes assign to nothing that they did not make themselves."""
    assert findings(changes, [file for file in RULES if not writes(file) and file.stem != "state"]) == []


def test_a_state_changes_nothing_but_its_copy():
    def outside_copy(tree: ast.Module) -> Iterator[ast.AST]:
        copies = {node for f in functions(tree) if f.name == "copy" for node in ast.walk(f)}
        return (node for node in changes(tree) if node not in copies)

    assert findings(outside_copy, [file for file in FILES if file.stem == "state"]) == []


@pytest.mark.parametrize("game", sorted({file.relative_to(GAMES).parts[0] for file in FILES}))
def test_no_yield_from_is_forgotten(game):
    files = [file for file in FILES if file.relative_to(GAMES).parts[0] == game]
    names = procedures(files)
    plain = {f"{module(file)}.{f.name}" for file in files for f in functions(parse(file)) if not is_procedure(f)}
    for file in files:
        own = meant(parse(file))
        known = {name for name in names if "." in name or own.get(name, f"{module(file)}.{name}") not in plain}
        assert findings(forgotten(known), [file]) == []


def meant(tree: ast.Module) -> dict[str, str]:
    """The functions that a file means by plain names, as far as they are imported from a module."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name: f"{node.module}.{name}" for node in reversed(nodes) for name in imported(node)}


def module(file: Path) -> str:
    """What a file is imported as."""
    return ".".join(file.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")


def test_keys_are_taken_apart_in_one_module():
    """Everywhere else they are names, or structs that know their parts. `kernel/keys.py` has the grammar."""
    house = [file for file in sorted(HOUSE.glob("**/*.py")) if file.stem not in READERS]
    assert findings(taken_apart, house) == []


def test_rules_know_no_clock_and_no_chance():
    assert findings(unsteady_imports, RULES) == []


def test_rules_never_go_through_a_set():
    assert findings(set_iterations, FILES) == []


def test_procedures_have_no_finally():
    assert findings(finals, FILES) == []


def test_the_ground_needs_the_standard_library_and_msgspec_alone():
    assert findings(needless_imports, GROUND) == []


# Each check finds what it is for


@pytest.mark.parametrize(
    "bad",
    [
        "kind, _, arg = key.partition(':')",
        "parts = self.key.split('+')",
        "ok = option.startswith('move:')",
        "words = task.what.split()",
        "card = ask.by.partition('.')[0]",
        "parts = re.split('[:+]', key)",
        "place = _SPOT.fullmatch(choice.key)",
        "rest = str(option).removeprefix('move:')",
    ],
)
def test_keys_taken_apart_are_found(bad):
    assert lines(taken_apart, f"import re\n{bad}\n") == [2]


def test_other_texts_may_be_taken_apart():
    assert lines(taken_apart, "verb, rest = split_verb(key)\nwords = line.split()\nre.split(',', text)\n") == []


@pytest.mark.parametrize("path", ["toy/verbs.py", "toy/verbs/__init__.py", "toy/verbs/wounds.py"])
def test_verbs_of_a_game_may_write(path):
    assert writes(GAMES / path)


@pytest.mark.parametrize("path", ["toy/rules/verbs.py", "toy/rules/verbs/wounds.py", "toy/effects/wounds.py"])
def test_other_files_may_not_write(path):
    assert not writes(GAMES / path)


@pytest.mark.parametrize(
    "bad",
    [
        "t.round += 1",
        "t.round = 2",
        "t.dice[0] = 3",
        "del t.slots[id]",
        "t.parties[0].append(hero)",
        "t.first, x = 1, 2",
        "for t.active in (0, 1): pass",
        "setattr(hero, 'armor', 1)",
        "object.__setattr__(hero, 'armor', 1)",
        "party.clear()",
        "party = t.parties[0]; party.append(hero)",
        "party = t.parties[0]; party += [hero]",
        "party = []; party = t.parties[0]; party.append(hero)",
        "dice = t.dice; dice[0] = 1",
        "global last",
        "[party.pop() for party in t.parties]",
    ],
)
def test_changes_are_found(bad):
    assert lines(changes, f"def rule(t, hero, id):\n    {bad}\n") == [2]


@pytest.mark.parametrize(
    "good",
    [
        "hits = []; hits.append(hero)",
        "hits: list[Hit] = []; hits += more; hits.clear()",
        "front = [h for h in t.parties[0]]; front += back",
        "found = {}; found[id] = hero",
        "level = face + 1; level += 2",
        "marks = [] if hero else ['dead']; marks.append(id)",
        "front, back = [], []; back.append(hero)",
        "verbs.remove(t, hero, 'armor', 1)",
    ],
)
def test_changes_of_ones_own_are_fine(good):
    assert lines(changes, f"from game import verbs\ndef rule(t, hero, id):\n    {good}\n") == []


ATTACK = """
def attack(t) -> Procedure[int]:
    yield from Ask(0, "x", [1, 2])
"""


@pytest.mark.parametrize(
    "bad",
    [
        "attack(t)",
        "hits = attack(t)",
        "hits = attack(t) if t else None",
        "verbs.wound(t, attack(t))",
        "for hit in attack(t): pass",
        "Ask(0, 'x', [1, 2])",
        "Ask[int](0, 'x', [1, 2])",
        "Roll((d6,), one)",
        "x = yield Ask(0, 'x', [1, 2])",
    ],
)
def test_forgotten_yield_from_is_found(bad):
    source = f"{ATTACK}\ndef rule(t) -> Procedure[None]:\n    {bad}\n"
    assert lines(forgotten({"attack"}), source) == [6]


@pytest.mark.parametrize(
    "good",
    [
        "yield from attack(t)",
        "hits = yield from attack(t)",
        "hits = (yield from attack(t)) + 1",
        "return attack(t)",
        "return attack(t) if t else defend(t)",
        "verbs.attack(t)",
        "ask = Ask(0, 'x', [1, 2]); yield from ask",
    ],
)
def test_procedures_that_run_are_fine(good):
    source = f"{ATTACK}\ndef rule(t) -> Procedure[None]:\n    {good}\n"
    assert lines(forgotten({"attack", "rules.attack"}), source) == []


@pytest.mark.parametrize(
    "bad",
    ["import random", "from random import Random", "import os.path", "from time import time", "import re, socket"],
)
def test_unsteady_imports_are_found(bad):
    assert lines(unsteady_imports, f"import msgspec\n{bad}\n") == [2]


@pytest.mark.parametrize(
    "bad",
    [
        "import rich",
        "import polars.io",
        "from fluent.runtime import FluentBundle",
        "import re, numpy",
        "def late():\n    import litestar",
        "try:\n    import orjson\nexcept ImportError:\n    pass",
    ],
)
def test_needless_imports_are_found(bad):
    """At the top or late, a whole package or a part of one, beside others or alone."""
    assert len(lines(needless_imports, f"import msgspec\n{bad}\n")) == 1


def test_needed_imports_are_fine():
    source = "import re\nimport os.path\nimport msgspec\nfrom theomachy.kernel import Ask\nfrom . import requests\n"
    assert lines(needless_imports, source) == []


@pytest.mark.parametrize(
    "bad",
    [
        "for x in {1, 2}: pass",
        "for x in set(t.heroes): pass",
        "y = [x for x in frozenset(t.heroes)]",
        "y = [x for x in {h.id for h in t.heroes}]",
        "y = list({1, 2})",
        "y = (*{1, 2}, 3)",
        "y = ','.join({'a', 'b'})",
        "y = {1}; z = tuple(y)",
        "for x in set(t.heroes) - {1}: pass",
    ],
)
def test_set_iterations_are_found(bad):
    assert lines(set_iterations, f"def rule(t):\n    {bad}\n") == [2]


def test_sets_may_be_asked_and_sorted():
    assert (
        lines(set_iterations, "def rule(t):\n    y = {1, 2}\n    return 1 in y, sorted(y), [x for x in (1, 2)]\n") == []
    )


def test_finally_is_found():
    assert lines(finals, "try:\n    pass\nfinally:\n    pass\n") == [1]
    assert lines(finals, "try:\n    pass\nexcept ValueError:\n    pass\n") == []
