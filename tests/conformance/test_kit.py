"""What every game passes, whatever its rules: theomachy.testing, for every game and preset in games.py."""

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from tests.conformance.games import GAMES, GameCase, decisions
from tests.forms import Form
from theomachy.testing import CHECKS
from theomachy.testing.looking import asked

TABLES = [pytest.param(entry, preset, id=f"{entry.name}-{preset}") for entry in GAMES for preset in entry.presets]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("entry", "preset"), TABLES)
def test_promise(entry: GameCase, preset: str, check: str, form: Form):
    """Every promise of every game, on every kind of setup."""
    effort = form.pick(short=entry.short, long=entry.long, full=entry.full)
    entry.check(effort, presets={preset: entry.presets[preset]}, only=[check])


# The same everywhere


def tale() -> str:
    """One number for a game of every preset: all that was asked, answered, rolled, told and shown."""
    digest = blake2b(digest_size=16)
    for entry in GAMES:
        for preset in entry.presets:
            match = entry.start(preset, 5)
            for key, seat in decisions(match, Random(5)):
                scene = entry.game.scene(match.state, seat)
                shown = scene.pieces, scene.tracks, scene.status, scene.chances
                digest.update(
                    f"{asked(match.ask_of(seat))} {key} {shown} {entry.game.notation.write(match.settled)}".encode()
                )
                match.answer(key, seat)
            digest.update(f"{match.tape} {match.events} {match.state.digest()}".encode())
    return digest.hexdigest()


@pytest.mark.full
def test_nothing_depends_on_the_hash_seed():
    """The same games under two values of PYTHONHASHSEED."""
    one, two = map(tale_under, ("1", "2"))
    assert one == two


def tale_under(seed: str) -> str:
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
    command = [sys.executable, "-c", "from tests.conformance.test_kit import tale; print(tale())"]
    return subprocess.run(command, cwd=root, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
