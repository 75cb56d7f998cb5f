"""Saves of earlier versions, which hold every kind of task and every word of the states that random play came to. Of a
game whose rules have changed since they are positions like any other, and no match goes on from them."""

from typing import Any

import msgspec
import pytest

from tests.legacy.kit import OLD, OLDER, play_on
from theomachy import games
from theomachy.kernel import Fast, Seeded
from theomachy.kernel.saves import Save, restore, save

ANSWERS = 5
FILES = sorted((OLD / "saves").glob("*.jsonl"))


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A save, and what its game made of it."""

    save: Save
    digest: str
    """of the settled state"""
    live: str
    """of the state in which somebody is asked"""
    asked: list[tuple[int, str, str]]
    """seat, question, clause"""
    seed: int
    answers: list[tuple[int, str]]
    """some that were handed in afterwards"""
    after: str
    """the digest then"""


SAVES = [
    pytest.param(file.stem, msgspec.json.decode(line, type=Kept), id=f"{file.stem}-{number}")
    for file in FILES
    for number, line in enumerate(file.read_text().splitlines())
]
FORMER = [save for save in SAVES if save.values[0] in OLDER]
PRESENT = [save for save in SAVES if save.values[0] not in OLDER]


@pytest.mark.parametrize(("name", "kept"), FORMER)
def test_a_save_of_older_rules_is_still_a_position(name: str, kept: Kept):
    """It is read, written and read back as the same; by the rules of today it goes on."""
    game = games.game(name)
    state = game.notation.read(kept.save.state)
    assert game.notation.read(game.notation.write(state)).digest() == state.digest()
    match: Any = restore(game, msgspec.structs.replace(kept.save, since=[]), Fast(kept.seed))
    play_on(match, kept.seed, ANSWERS)


@pytest.mark.parametrize(("name", "kept"), PRESENT)
def test_an_old_save_goes_on_as_it_did(name: str, kept: Kept):
    """The same text, digests and question; the same answers and the same dice lead to the same state; from there it is
    saved, restored and played on."""
    game = games.game(name)
    state = game.notation.read(kept.save.state)
    assert game.notation.write(state) == kept.save.state
    assert state.digest() == kept.digest
    match: Any = restore(game, kept.save, Seeded.of(kept.seed))
    assert match.state.digest() == kept.live
    assert [(ask.seat, ask.question, ask.clause) for ask in match.asks] == kept.asked
    for seat, key in kept.answers:
        match.answer(key, seat)
    assert match.state.digest() == kept.after
    again = restore(game, save(match), Fast(kept.seed))
    assert again.state.digest() == kept.after
    play_on(again, kept.seed, ANSWERS)


def tasks(name: str) -> set[str]:
    """What the agendas of all saves of a game have to do."""
    game, found = games.game(name), set()
    for file in FILES:
        if file.stem == name:
            for line in file.read_text().splitlines():
                state = game.notation.read(msgspec.json.decode(line, type=Kept).save.state)
                found |= {msgspec.to_builtins(task)["does"] for task in state.agenda}
    return found


@pytest.mark.parametrize(("name", "number"), [("godtear", 34), ("godbreaker", 15), ("godslayer", 44)])
def test_the_saves_hold_all_kinds_of_tasks(name: str, number: int):
    assert len(tasks(name)) >= number
