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
    (tasks.DrawSeniority(), '{"does":"seniority"}'),
    (tasks.Lay(), '{"does":"lay"}'),
    (tasks.Lay("last lap", 3), '{"does":"lay","what":"last lap","amount":3}'),
    (tasks.Open(), '{"does":"open"}'),
    (tasks.PlaceShard(0), '{"does":"shard","seat":0}'),
    (tasks.PlaceObjective(1), '{"does":"objective","seat":1}'),
    (tasks.PlaceObjective(1, "any marker"), '{"does":"objective","seat":1,"near":"any marker"}'),
    (tasks.PlaceHoard(0, "any marker"), '{"does":"hoard","seat":0,"near":"any marker"}'),
    (tasks.PlaceThreat(1, "horror", "centre"), '{"does":"threat","seat":1,"what":"horror","near":"centre"}'),
    (tasks.PlaceFollower(0), '{"does":"follower","seat":0}'),
    (tasks.Deploy(0), '{"does":"deploy","seat":0}'),
    (tasks.Deploy(1, "local"), '{"does":"deploy","seat":1,"what":"local"}'),
    (tasks.Hunt(0), '{"does":"hunt","seat":0}'),
    (tasks.Breed(), '{"does":"breed"}'),
    (tasks.Wither(), '{"does":"wither"}'),
    (tasks.Reckon("objective-2"), '{"does":"reckon","what":"objective-2"}'),
    (tasks.React(0), '{"does":"react","model":0}'),
    (tasks.Prize(1), '{"does":"prize","seat":1}'),
    (tasks.Return(0, 4), '{"does":"return","seat":0,"model":4}'),
    (tasks.Replace(0), '{"does":"replace","seat":0}'),
    (tasks.Close(), '{"does":"close"}'),
]


@pytest.mark.parametrize(("task", "text"), WRITTEN)
def test_how_tasks_are_written(task: tasks.Task, text: str):
    """Records and saves of any age hold agendas in these words and in this order."""
    assert msgspec.json.encode(task).decode() == text
    assert msgspec.json.decode(text, type=tasks.Task) == task


def test_every_task_is_known():
    """Whatever may be on the agenda is in the list above, and belongs to some phase."""
    kinds = get_args(tasks.Task)
    assert {type(task) for task, _ in WRITTEN} == {*kinds}
    assert all({*kind.phases} <= {*PHASES} and kind.phases for kind in kinds)


@pytest.mark.parametrize(
    "task",
    [
        '{"does":"threat","seat":0,"what":"dragon","near":"centre"}',
        '{"does":"threat","seat":0,"what":"horror","near":"some marker"}',
        '{"does":"threat","seat":0,"what":"horror"}',
        '{"does":"hoard","seat":0,"near":"centre"}',
        '{"does":"lay","what":"first lap"}',
        '{"does":"lay","amount":-1}',
        '{"does":"deploy","seat":0,"what":"dragon"}',
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
