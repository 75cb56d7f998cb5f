"""Tasks of the agenda: each kind is a struct of its own, and is written as it always was. GB-A-89"""

from typing import get_args

import msgspec
import pytest

from tests.games.godbreaker.table import table
from theomachy.games.godbreaker import tasks
from theomachy.games.godbreaker.content.traits import METALS, TRAITS, UNBOUND, Metal, Trait
from theomachy.games.godbreaker.ground.pieces import CATALOGUE
from theomachy.games.godbreaker.ground.terrain import Kind
from theomachy.games.godbreaker.rules.threats import THREATS
from theomachy.games.godbreaker.rules.wild import CLAUSES
from theomachy.games.godbreaker.setup import SCENARIOS, Scenario
from theomachy.games.godbreaker.vocabulary import PHASES, Compulsion, ThreatKind
from theomachy.kernel import Refused

WRITTEN = [
    tasks.DrawSeniority(),
    tasks.Lay(),
    tasks.Lay("last lap", 3),
    tasks.Open(),
    tasks.PlaceShard(0),
    tasks.PlaceObjective(1),
    tasks.PlaceObjective(1, "any marker"),
    tasks.PlaceHoard(0, "any marker"),
    tasks.PlaceThreat(1, "horror", "centre"),
    tasks.PlaceFollower(0),
    tasks.Deploy(0),
    tasks.Deploy(1, "local"),
    tasks.Hunt(0),
    tasks.Breed(),
    tasks.Wither(),
    tasks.Reckon("objective-2"),
    tasks.React(0),
    tasks.Prize(1),
    tasks.Return(0, 4),
    tasks.Replace(0),
    tasks.Close(),
]


@pytest.mark.parametrize("task", WRITTEN)
def test_a_task_is_read_as_it_was_written(task: tasks.Task):
    assert msgspec.json.decode(msgspec.json.encode(task), type=tasks.Task) == task


def test_a_task_is_written_with_the_names_of_its_fields():
    assert msgspec.json.encode(tasks.Lay("last lap", 3)) == b'{"does":"lay","lap":"last lap","turn":3}'


def test_every_task_is_known():
    """Whatever may be on the agenda is in the list above, and belongs to some phase."""
    kinds = get_args(tasks.Task)
    assert {type(task) for task in WRITTEN} == {*kinds}
    assert all({*kind.phases} <= {*PHASES} and kind.phases for kind in kinds)


@pytest.mark.parametrize(
    "task",
    [
        '{"does":"threat","seat":0,"kind":"dragon","near":"centre"}',
        '{"does":"threat","seat":0,"kind":"horror","near":"some marker"}',
        '{"does":"threat","seat":0,"kind":"horror"}',
        '{"does":"hoard","seat":0,"away":"centre"}',
        '{"does":"lay","lap":"first lap"}',
        '{"does":"lay","turn":-1}',
        '{"does":"deploy","seat":0,"along":"dragon"}',
        '{"does":"deploy"}',
        '{"does":"deploy","seat":2}',
        '{"does":"open","seat":0}',
    ],
)
def test_tasks_that_there_are_not(task: str):
    """Each says what it needs, in words that there are, and nothing else."""
    with pytest.raises(Refused) as no:
        table(f"opening\nshard-1 4u,4u\nshard-2 20u,20u\na1 4u,8u\nb1 20u,17u\nagenda [{task}]")
    assert (no.value.reason.id, no.value.reason.args["line"]) == ("bad-notation", 6)


def test_vocabularies_name_all_that_there_is():
    """GB-TRT-01 to 20, GB-CIR-06, GB-SCN-03, GB-WLD-01 to 06, GB-BAT-02: nothing is missing, nothing is too much."""
    assert {*get_args(Trait)} == {*TRAITS, UNBOUND}
    assert get_args(Metal) == tuple(METALS)
    assert get_args(ThreatKind) == tuple(THREATS)
    assert {*get_args(Compulsion)} == {*CLAUSES}
    assert get_args(Scenario) == SCENARIOS
    assert {*get_args(Kind)} == {piece.kind for piece in CATALOGUE.values()}
    assert {*get_args(tasks.Beside)} == {*tasks.BESIDE}
