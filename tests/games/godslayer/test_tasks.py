"""What is on the agenda is written with a few names that all tasks share, as it always was; in Python each kind has
its own."""

from typing import get_args

import msgspec
import pytest

from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SPELLS, SUBFACTIONS, TACTICS, WEAPONS
from theomachy.games.godslayer.language import Amount, Be, Effect, Have, Trait, every
from theomachy.games.godslayer.notes import AT_MARKERS, at_marker, held_back, spared, times_spared
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import SubfactionRule

WRITTEN = [
    tasks.Lay(),
    tasks.Deploy(1, "advanced"),
    tasks.Place(card=2, stage="regular"),
    tasks.Place(card=2, marker=3, stage="revealed", singly=1),
    tasks.Reveal(card=0, how="discovered"),
    tasks.Reveal(seat=1, how="done"),
    tasks.EndTurn(),
    tasks.Onward(1, 4, "10,20 30,40 off", 1),
    tasks.Fall(4),
    tasks.ChargeTarget(1, 4),
    tasks.ChargeTarget(1, 4, 0),
    tasks.Slay(0, 2, "gladius", 1),
    tasks.Counterstrike(3, 7),
    tasks.Strike(3, 0, "gladius", 1),
    tasks.Strike(3, 0, "gladius"),
    tasks.Burst(3, 0, "fire-pot", 2),
    tasks.CriticalBurst(3, 0, "fire-pot", 1, -1),
    tasks.Contact(),
    tasks.Contact(0),
    tasks.Fear(1, "b1 b3"),
    tasks.Flee(1, "GS-FLE-06"),
    tasks.Afflict(model=1, effect="fire"),
    tasks.Afflict(model=1, source=0, effect="fire"),
]


@pytest.mark.parametrize("task", WRITTEN)
def test_a_task_is_read_as_it_was_written(task: Task) -> None:
    assert msgspec.json.decode(msgspec.json.encode((task,)), type=tuple[Task, ...]) == (task,)


def test_a_task_is_written_with_the_names_of_its_fields() -> None:
    text = '{"does":"place","card":2,"marker":3,"stage":"revealed","singly":1}'
    assert msgspec.json.encode(tasks.Place(card=2, marker=3, stage="revealed", singly=1)).decode() == text


def test_no_two_kinds_are_written_alike() -> None:
    kinds = get_args(Task)
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds) == 49


def test_a_way_is_read_in_one_place() -> None:
    """GS-MOV-02, GS-MOV-09"""
    off, on = tasks.Onward(0, 0, "10,20 30,40 off"), tasks.Onward(0, 0, "10,20")
    assert (off.path, off.off) == (((10, 20), (30, 40)), True)
    assert (on.path, on.off) == (((10, 20),), False)
    assert tasks.Fear(0, "b1 b3").causers == ["b1", "b3"]


def test_notes_are_found_again() -> None:
    """GS-CRT-02, GS-CHG-09, GS-DEP-08"""
    assert [times_spared(done) for done in ((), ("move",), ("spared-1", "move", "spared-2"))] == [0, 0, 2]
    assert (spared(2), held_back("a2.3"), at_marker(4)) == ("spared-2", "hold:a2.3", "at-marker-4")
    assert at_marker(4) in AT_MARKERS


def test_vocabularies_of_the_rules_are_those_of_the_content() -> None:
    """GS-SUB-01, GS-CON-06"""
    assert set(get_args(SubfactionRule)) <= set(SUBFACTIONS)
    sources = (*PROFILES.values(), *SUBFACTIONS.values(), *ITEMS.values(), *TACTICS.values(), *SPELLS.values())
    printed = [one for source in sources for one in (*getattr(source, "abilities", ()), source)]
    effects = [effect for source in printed for effect in getattr(source, "does", ())]
    assert {effect.what for effect in every(Be, effects)} == {*get_args(Trait)}
    assert {effect.what for effect in every(Have, effects)} == {*get_args(Amount)}
    assert {type(effect) for weapon in WEAPONS.values() for effect in (*weapon.does, *effects)} == {*get_args(Effect)}
