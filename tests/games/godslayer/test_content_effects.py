"""Continuous effects: what each costs when it takes hold, what it takes while it lasts, and whom it spares."""

import pytest

from tests.games.godslayer.kit import battle, card, go, model, state
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.army.profiles import CONTINUOUS
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Match

STATS = ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT", "POW", "CAST")
EFFECTS: dict[str, tuple[str, int, dict[str, int]]] = {
    "fire": ("physical", 1, {}),
    "poison": ("toxic", 0, {"MEL": -1, "MIS": -1}),
    "plague": ("toxic", 1, {"MOV": -1}),
    "dread-vision": ("mental", 0, {"LEAD": -2}),
    "withering-curse": ("spiritual", 0, {"ARM": -1, "MAG": -1}),
}
"""Its type, the life points it costs, and what it changes."""
every = pytest.mark.parametrize("id", EFFECTS)


def afflicted(id: str, dice: str, who: str = "demarchon") -> Match[Battle]:
    t = battle(card(f"a {who}", "10,10"), card("a syntarch", "20,20"), card("b gorelord", "45,45"))
    t.agenda = (tasks.Afflict(model=0, effect=id),)
    return go(t, "", dice)


def test_all_effects_are_listed() -> None:
    """GS-CEF-01"""
    assert set(EFFECTS) == set(CONTINUOUS)


@every
def test_what_it_does_to_a_model(id: str) -> None:
    """GS-CEF-03, GS-CEF-06, GS-A-52: a 4 does not avoid it: life points at once, statistics while it lasts."""
    type, damage, changes = EFFECTS[id]
    match, spared = afflicted(id, "4"), afflicted(id, "5")
    assert (CONTINUOUS[id].type, model(match, "a1").wounds, model(spared, "a1").wounds) == (type, damage, 0)
    for why in (For(), For("melee"), For("missile")):
        old, new = [{name: stat(state(m), model(m, "a1"), name, why) for name in STATS} for m in (spared, match)]
        assert {name: new[name] - old[name] for name in STATS if new[name] != old[name]} == changes
    assert model(match, "a2").effects == ()


@every
def test_it_goes_on_until_it_ends(id: str) -> None:
    """GS-CEF-04, GS-A-52: in a later round a 4 without tokens does not end it, and it hurts again; a 5 does."""
    t = state(afflicted(id, "4")).copy()
    t.round += 1
    damage = EFFECTS[id][1]
    for face, held, wounds in ((4, [id], 2 * damage), (5, [], damage)):
        match = go(t.copy(), "a1 | 0", str(face))
        assert ([effect.id for effect in model(match, "a1").effects], model(match, "a1").wounds) == (held, wounds)


@every
def test_the_dead_mind_only_some(id: str) -> None:
    """GS-CEF-01: toxic ones do nothing to a bonehound, and no die is rolled."""
    toxic = EFFECTS[id][0] == "toxic"
    match = afflicted(id, "" if toxic else "1", "bonehound")
    assert [effect.id for effect in model(match, "a1").effects] == ([] if toxic else [id])
