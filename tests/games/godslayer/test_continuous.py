"""GS-CEF, GS-GEF: fire, poison and plague; how effects take hold, add up and end."""

import pytest

from tests.games.godslayer.kit import asked, battle, card, events, go, keys, model, state, the_card, told
from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import CONTINUOUS, SPELLS
from theomachy.games.godslayer.rules.values.statistics import stat
from theomachy.games.godslayer.state import Effect

FAR = card("b gorelord", "45,45"), card("b ursapine", "45,40")
OGRES = "10,10 12,10 14,10"


def suffering(id, round=1, kind="continuous"):
    return Effect(id, kind, "lasting", round=round)


def names(match, id):
    return [effect.id for effect in model(match, id).effects]


def afflicted(what, dice, *cards):
    """All models of seat a are subject to something, during their own side's turn."""
    t = battle(*cards or (card("a hill-ogres", OGRES),), *FAR, active="a1")
    mine = [one for one in t.models if one.id.startswith("a")]
    verbs.schedule(t, *[tasks.Afflict(model=one.number, effect=what) for one in mine])
    return go(t, "", dice)


# Taking hold


def test_each_model_rolls_for_itself():
    """GS-CEF-03, GS-CEF-05, GS-TRM-10: 5 and 6 avoid it, the rest suffer at once."""
    match = afflicted("poison", "4 | 5 | 6")
    assert [names(match, f"a1.{n}") for n in (1, 2, 3)] == [["poison"], [], []]
    assert [event.args["face"] for event in events(match, "gs-avoids")] == [5, 6]
    assert model(match, "a1.1").effects[0] == suffering("poison", round=2)
    assert stat(state(match), model(match, "a1.1"), "MEL") == 5


def test_it_hurts_at_once():
    """GS-CEF-03, GS-A-52, GS-DMG-07: fire costs a life point when it takes hold, past armour and skin."""
    match = afflicted("fire", "1 | 1 | 6")
    assert [model(match, f"a1.{n}").wounds for n in (1, 2, 3)] == [1, 1, 0]
    assert [event.clause for event in events(match, "gs-wounded")] == ["GS-CEF-03", "GS-CEF-03"]


def test_it_comes_after_the_action_that_caused_it():
    """GS-CEF-02: the whole song first, then its effect on everybody."""
    t = battle(card("a bard-of-aynnsing", "10,10"), card("b gut-hackers", "10,14 12,14 14,14"), active="a1")
    match = go(t, "talent:minstrel:lament:b1", "1 | 6 | 1")
    assert told(match) == ["gs-talent", "gs-affected", "gs-avoids", "gs-affected"]
    assert asked(match).by == "a1"


def test_it_kills():
    """GS-CEF-03, GS-DMG-05: whoever has one life point left dies of it."""
    match = afflicted("fire", "1", card("a syntarch", "10,10", wounds=9), card("a demarchon", "30,30", where="reserve"))
    assert model(match, "a1").where == "destroyed"


def test_what_never_lived_cannot_be_poisoned():
    """GS-CEF-01: immune to what is toxic; not to fire."""
    dead = card("a legio-mortum", "10,10 11.5,10 13,10 14.5,10")
    assert names(afflicted("plague", "", dead), "a1.1") == []
    assert names(afflicted("fire", "1 | 1 | 1 | 1", dead), "a1.1") == ["fire"]
    machine = card("a scorpio", "10,10 12,10 10,12")
    match = afflicted("poison", "1 | 1", machine)
    assert [names(match, f"a1.{n}") for n in (1, 2, 3)] == [[], ["poison"], ["poison"]]


def test_every_effect_has_a_type():
    """GS-CEF-01: toxic, physical, mental or spiritual."""
    assert {id: one.type for id, one in CONTINUOUS.items()} == {
        "fire": "physical",
        "poison": "toxic",
        "plague": "toxic",
        "dread-vision": "mental",
        "withering-curse": "spiritual",
    }


def test_on_the_ground_or_fleeing_it_takes_hold_all_the_same():
    """GS-A-50, GS-PAS-03: an obligatory reaction."""
    t = battle(card("a hill-ogres", OGRES, down=True, fleeing=True), card("a syntarch", "30,10"), *FAR, active="a2")
    verbs.schedule(t, tasks.Afflict(model=0, effect="fire"))
    assert names(go(t, "", "1"), "a1.1") == ["fire"]


def test_nobody_burns_twice():
    """GS-T-79, GS-GEF-02, GS-CEF-06, GS-A-102: who suffers it already does not test again, whatever the source; the
    rest of the source counts, and other names add up."""
    t = battle(card("a syntarch", "10,10"), *FAR, active="a1")
    t.models[0].effects = (suffering("fire"),)
    verbs.schedule(t, tasks.Afflict(model=0, effect="fire"), tasks.Afflict(model=0, effect="plague"))
    match = go(t, "", "1")
    assert (names(match, "a1"), model(match, "a1").wounds) == (["fire", "plague"], 1)
    assert SPELLS["searing-light"].pow == 4  # which is suffered all the same


def test_same_name_from_another_kind_of_source():
    """GS-GEF-02, GS-A-102: the first stays; only the name counts."""
    t = battle(card("a syntarch", "10,10"), *FAR, active="a1")
    first, second = Effect("boneswell", "spell", "round"), Effect("boneswell", "item", "next")
    verbs.affect(t, t.models[0], first, "GS-GEF-02")
    verbs.affect(t, t.models[0], second, "GS-GEF-02")
    assert t.models[0].effects == (first,)
    assert stat(t, t.models[0], "ARM") == 7


def test_different_names_add_up():
    """GS-GEF-02, GS-CEF-06: the penalties of fire, poison and a curse are all suffered."""
    t = battle(card("a syntarch", "10,10"), *FAR)
    t.models[0].effects = (
        suffering("poison"),
        suffering("withering-curse"),
        Effect("aranite-torpor", "spell", "round"),
    )
    assert [stat(t, t.models[0], name) for name in ("MEL", "ARM", "MOV")] == [5, 5, 2]


# Ending


def burning(id="fire", round=1, **fields):
    t = battle(card("a hill-ogres", OGRES, **fields), card("a demarchon", "30,10"), *FAR)
    for one in t.models[:2]:
        one.effects = (suffering(id, round),)
    return t


@pytest.mark.parametrize(("spent", "needed"), [(0, 5), (1, 4), (2, 3), (3, 2)])
@pytest.mark.parametrize("ends", [True, False])
def test_tokens_make_it_easier(spent, needed, ends):
    """GS-T-80, GS-CEF-04: 5 and more without a token, one less for each token spent beforehand."""
    face = needed if ends else needed - 1
    match = go(burning(), f"a1 | {spent}", str(face))
    assert (names(match, "a1.1") == []) == ends
    assert the_card(match, "a1").tokens == 4 - spent
    event = events(match, "gs-expiry-passed" if ends else "gs-expiry-failed")[0]
    assert (event.args["face"], event.args["needed"], event.clause) == (face, needed, "GS-CEF-04")


def test_four_tokens_make_it_certain():
    """GS-T-80, GS-CEF-04: at 1 and more no die is rolled."""
    match = go(burning(), "a1 | 4")
    assert (names(match, "a1.1"), the_card(match, "a1").tokens) == ([], 0)


def test_no_more_is_spent_than_there_is_or_makes_sense():
    """GS-CEF-04: from none to four, as far as the pool goes."""
    assert keys(go(burning(), "a1")) == ["0", "1", "2", "3", "4"]
    assert keys(go(burning(tokens=2), "a1")) == ["0", "1", "2"]
    t = battle(card("a demarchon", "9,9"), *FAR)
    t.models[0].effects = (suffering("fire"),)
    assert keys(go(t)) == ["0", "1", "2", "3", "4"]


def test_it_hurts_again_if_it_does_not_end():
    """GS-A-52, GS-CEF-04: everybody who suffers it loses another life point."""
    match = go(burning(), "a1 | 0", "1")
    assert [model(match, f"a1.{n}").wounds for n in (1, 2, 3)] == [1, 1, 0]
    assert asked(match).question == "gs-ask-action"


def test_one_test_for_the_unit():
    """GS-CEF-05, GS-A-51: one payment and one die for all, also for those who joined later."""
    t = burning()
    t.models[2].effects = (suffering("fire", round=2),)
    match = go(t, "a1 | 1", "4")
    assert [names(match, f"a1.{n}") for n in (1, 2, 3)] == [[], [], []]


def test_not_in_the_round_in_which_it_began():
    """GS-CEF-04: only in later rounds."""
    match = go(burning(round=2), "a1")
    assert (asked(match).question, names(match, "a1.1")) == ("gs-ask-action", ["fire"])


def test_each_effect_has_its_own_test_and_payment():
    """GS-CEF-06: fire and poison are tested one after the other."""
    t = burning()
    t.models[0].effects = (suffering("fire"), suffering("poison"))
    match = go(t, "a1 | 2 | 1", "3 | 3")
    assert (names(match, "a1.1"), the_card(match, "a1").tokens) == (["poison"], 1)


def test_guilds_try_twice():
    """GS-SUB-01: a failed expiry test is rolled again, while one of theirs leads."""
    t = battle(card("a warsmith", "10,10", leader=True), *FAR)
    t.models[0].effects = (suffering("fire"),)
    assert names(go(t, "0", "1 | 5"), "a1") == []
    assert model(go(t.copy(), "0", "1 | 1"), "a1").wounds == 1
    t = battle(card("a warsmith", "10,10"), card("a scarjarl", "30,10", leader=True), *FAR)
    t.models[0].effects = (suffering("fire"),)
    assert names(go(t, "a1 | 0", "1"), "a1") == ["fire"]


def test_it_comes_before_everything_else():
    """GS-A-50: before standing up and before rallying."""
    t = burning(fleeing=True)
    match = go(t, "a1")
    assert asked(match).question == "gs-ask-expiry"
    assert state(match).agenda == (tasks.Rally(0),)


def test_who_is_stationary_spends_nothing():
    """GS-STA-01, GS-CEF-04: the die alone decides."""
    t = burning(still=("round", "round", "round"))
    match = go(t, "a1", "5")
    assert (names(match, "a1.1"), the_card(match, "a1").tokens) == ([], 4)


def test_dying_of_it_ends_the_activation():
    """GS-CEF-04, GS-DMG-05: nobody is left to act."""
    t = battle(card("a demarchon", "10,10", wounds=10), card("a syntarch", "20,10"), *FAR)
    t.models[0].effects = (suffering("fire"),)
    match = go(t, "a1 | 0", "1")
    assert (model(match, "a1").where, keys(match)) == ("destroyed", ["a2", "end"])


def test_an_effect_says_how_long_it_lasts():
    """GS-GEF-01: what lasts a turn ends with the turn, what lasts a round stays."""
    t = battle(card("a syntarch", "10,10"), *FAR, active="a1")
    t.models[0].effects = (Effect("volley", "self", "turn"), Effect("boneswell", "spell", "round"))
    assert names(go(t, "end"), "a1") == ["boneswell"]
