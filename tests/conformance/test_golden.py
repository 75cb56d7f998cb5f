"""Whole games kept as readable text. A change of rules shows here as a changed line.

To write them anew: THEOMACHY_GOLDEN=1 python -m pytest tests/conformance/test_golden.py
"""

import os
import subprocess
import sys
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from textwrap import fill

import pytest

from tests.conformance import battles, sagas
from tests.conformance.games import GODBREAKER, GODSLAYER, GODTEAR, SCATHE, GameCase, decisions
from theomachy.kernel import Ask, Match, Region, key_of
from theomachy.kernel.match import CHANCE, FORCED
from theomachy.kernel.requests import say_faces

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "golden"
FIRST, LAST = 25, 5
"""Decisions told in full; of those between only the digest is kept."""
DEPLOYED = 50
"""On the measured plane all models have entered by the first twenty or so: there are more to tell."""

SAGAS = GODBREAKER.whole._replace(presets=sagas.STORIES)
BATTLES = GODSLAYER.whole._replace(presets=battles.STORIES)
STORIES = {f"scathe-{preset}": (SCATHE, preset) for preset in SCATHE.game.setup.presets}
STORIES |= {f"godtear-{preset}": (GODTEAR, preset) for preset in ("duel", "random", "draft")}
STORIES |= {f"godbreaker-{preset}": (SAGAS, preset, DEPLOYED) for preset in sagas.STORIES}
STORIES |= {f"godslayer-{preset}": (BATTLES, preset, DEPLOYED) for preset in battles.STORIES}


def playthrough(entry: GameCase, preset: str, first: int = FIRST, seed: int = 2025) -> str:
    """A game of seeded random players on seeded dice."""
    match = entry.start(preset, seed)
    opening = [f"{entry.name}, {preset}, seed {seed}", "", *since(match, 0, 0)]
    turns, digests = [], []
    for key, seat in decisions(match, Random(seed)):
        ask = match.ask_of(seat)
        asked = f"{entry.game.setup.seats[seat]}: {ask.question} {ask.by}".rstrip() + f" [{ask.clause}]"
        at, told = len(match.tape), len(events(match))
        options = paragraph(offered(ask), "     of ", "        ")
        match.answer(key, seat)
        turns.append(["", f"{len(turns) + 1}. {asked}", options, f"   > {key}", *since(match, at, told)])
        digests.append(match.state.digest())
    between = ["", f"digests {first + 1} to {len(turns) - LAST}:", paragraph(digests[first:-LAST])]
    ending = ["", f"result {match.result}", "", entry.game.notation.write(match.state)]
    return "\n".join([*opening, *chain(*turns[:first]), *between, *chain(*turns[-LAST:]), *ending])


def offered(ask: Ask) -> list[str]:
    """The keys; of a region without its places, since those proposed are no rule."""
    keys = sorted(ask.keys())
    if not isinstance(ask.options, Region):
        return keys
    named = [key for key in keys if "," not in key]
    return [*named, f"({len(keys) - len(named)} places)"]


def paragraph(words: list[str], first: str = "", indent: str = "") -> str:
    whole = {"break_on_hyphens": False, "break_long_words": False}
    return fill(" ".join(words), 110, initial_indent=first, subsequent_indent=indent, **whole)


def since(match: Match, at: int, told: int) -> list[str]:
    """What has come since: faces, forced answers, events, and the digest it led to."""
    made = {CHANCE: lambda faces: f"rolled {say_faces(faces)}", FORCED: lambda option: f"forced {key_of(option)}"}
    tape = [made[who](entry) for who, entry in zip(match.who[at:], match.tape[at:], strict=True) if who in made]
    return [f"     {line}" for line in (*tape, *map(str, events(match)[told:]), f"= {match.state.digest()}")]


def events(match: Match) -> list:
    return [event for step in match.story for event in step]


@cache
def tell_all() -> str:
    return "\f".join(playthrough(*STORIES[name]) for name in STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_golden_playthroughs(name):
    """Every request, key, die, event and state is what it was."""
    file, story = FOLDER / f"{name}.txt", playthrough(*STORIES[name])
    if os.environ.get("THEOMACHY_GOLDEN"):
        file.write_text(story, "utf-8")
    assert story == file.read_text("utf-8")
    assert story.count("\n") < 600


@pytest.mark.long
@pytest.mark.parametrize("seed", ["1", pytest.param("2", marks=pytest.mark.full)])
def test_golden_playthroughs_whatever_the_hash_seed(seed):
    """A game runs alike under two values of PYTHONHASHSEED; the other tests of this file run under any value."""
    command = [sys.executable, "-c", "from tests.conformance.test_golden import tell_all; print(tell_all(), end='')"]
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=True)
    assert run.stdout == tell_all()
