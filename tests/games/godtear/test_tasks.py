"""Tasks: what each needs, how they are written, and that all of them are carried out."""

from typing import get_args

import msgspec
import pytest

from tests.games.godtear.table import table
from theomachy.games.godtear.rules import work_off
from theomachy.games.godtear.tasks import (
    ActionDone,
    ActivationDone,
    Attack,
    Barter,
    CardTask,
    Deploy,
    EachMoves,
    EachPlaced,
    Grow,
    Known,
    Shift,
    SkillDone,
    Strew,
    TakeOff,
    TokensBack,
    Use,
    read_agenda,
    without,
)

HACK = Use(1, 2, "hack")

TASKS = [
    Deploy(0, (0, 2), 1),
    EachMoves(1, seat=0),
    EachMoves(1, models=(2, 3), hexes=2, path="away", aim=70, seat=0),
    EachPlaced(1, models=(2,), hexes=1, aim=70, seat=0),
    Attack(1, targets=(5,), use=HACK, how="named", seat=0),
    SkillDone(1, HACK),
    SkillDone(1, HACK, 0),
    TakeOff(1, gone=(2,), use=HACK, back="lily:root"),
    TokensBack(1, (0, 1, 0, 0, -1)),
    ActionDone(0, "advance"),
    ActivationDone(0),
    Grow(2, "GT-SCN-LIFE-05"),
    Shift(objectives=(70, 84), hexes=3),
    Strew(3),
    Barter((1, 2)),
    CardTask("fenra:corner", 1, (2, 3), 1, HACK, "snarl", 70, 0),
    CardTask("titus:path-step", 0),
]


@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_read_as_it_was_written(task):
    assert read_agenda(msgspec.json.encode((task,)).decode()) == (task,)


def test_a_task_is_written_with_the_names_of_its_fields():
    assert msgspec.json.encode(Grow(2, "GT-SCN-LIFE-05")) == b'{"does":"grow","hexes":2,"clause":"GT-SCN-LIFE-05"}'


def test_there_is_an_example_of_every_kind_of_task():
    assert {type(task) for task in TASKS} == {*get_args(Known), CardTask}


@pytest.mark.parametrize("task", TASKS)
def test_every_kind_of_task_has_a_procedure(task):
    assert hasattr(work_off(table("clash\n1-titus 5,5\n1-glory-seekers 4,4 4,5\n2-nia 7,7"), task), "send")


@pytest.mark.parametrize(
    "text",
    [
        *['[{"does":"dance","unit":0}]', '[{"unit":0}]', '[{"does":1,"unit":0}]', '[{"does":"deploy","unit":0}]'],
        *['[{"does":"each moves","unit":-1,"seat":0}]', '[{"does":"each moves","unit":0,"seat":2}]'],
        '[{"does":"each moves","unit":0,"seat":0,"path":"sideways"}]',
        '[{"does":"titus:path-step","unit":0,"seat":2}]',
    ],
)
def test_a_task_that_lacks_something_is_refused(text):
    with pytest.raises(msgspec.ValidationError):
        read_agenda(text)


def test_what_is_left_of_a_task():
    assert without(EachMoves(1, models=(2, 3), hexes=2, seat=0), 2) == EachMoves(1, models=(3,), hexes=2, seat=0)
    assert without(CardTask("keera:burn", 0, (5,)), 5) == CardTask("keera:burn", 0)


def test_a_task_of_a_card_without_the_skill_it_is_part_of():
    assert CardTask("fenra:corner", 1, use=HACK).skill_used == HACK
    with pytest.raises(ValueError, match="fenra:corner"):
        assert CardTask("fenra:corner", 1).skill_used
