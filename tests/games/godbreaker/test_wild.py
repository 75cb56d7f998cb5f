"""GB-WLD: what drives wild models, and what whoever looks after them may choose. GB-A-43 to 53"""

from random import Random

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, model, place, refused, table, told
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.rules.wild import Aim, aim_of
from theomachy.kernel import Match, Typed

PLAYED = "wild round 5 priority 2,1\nobjective none\n"
"""The first player is last in priority and looks after the wild models; the game ends with this round."""


def wild(text: str, **setup):
    return table(PLAYED + text, **setup)


def by_itself(text: str, **setup):
    """The same, but the table plays the wild models."""
    return table(PLAYED + text, wild="policy", **setup)


def moves(match) -> list[str]:
    return [key for key in keys(match) if key.startswith("move:")]


# Natures


@pytest.mark.parametrize("die", [8, 10, 12])
def test_larger_dice_are_murderous(die: int):
    """GB-WLD-01, GB-WLD-02, GB-A-44: damage to the closest enemy, which is in reach, and nothing else."""
    match = go(wild(f"summoned-1 D{die} 10u,10u\na1 11.9u,10u\nb1 12u,14u"))
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-action", 0, "summoned-1", "GB-ACT-04")
    assert keys(match) == ["engage:a1"]
    why = "gb-driven model=summoned-1 compulsion=gb-compulsion-murderous [GB-WLD-02]"
    assert {str(refused(match, key)) for key in ("end", "move:10u,5u", "move:11u,12u")} == {why}


def test_the_smallest_die_is_cowardly():
    """GB-WLD-01, GB-WLD-03: a D6 with an enemy beside it runs, as far as it can; it must not fight."""
    match = go(wild("local-1 10u,10u\na1 9u,10u\nb1 20u,20u"))
    why = "gb-driven model=local-1 compulsion=gb-compulsion-cowardly [GB-WLD-03]"
    assert {str(refused(match, key)) for key in ("end", "engage:a1", "move:12u,10u")} == {why}
    assert allowed(match, "move:16.99u,10u")
    assert all(key.startswith("move:") for key in keys(match))


def test_a_coward_whom_nobody_threatens_is_idle():
    """GB-WLD-03, GB-D-19: nothing within 0U, nothing to do; it is not even asked for."""
    match = go(wild("local-1 10u,10u\na1 8u,10u\nb1 20u,20u"))
    assert [*map(str, events(match, "gb-idle"))] == ["gb-idle model=local-1 [GB-WLD-03]"]
    assert model(match, "local-1").activated
    assert "gb-activates" not in told(match)


def test_a_coward_that_is_driven_into_a_corner_goes_as_far_as_there_is():
    """GB-A-46, GB-A-44: the greatest measure that can be reached."""
    match = go(wild("local-1 0.5u,0.5u\na1 1.5u,1.5u\nb1 20u,20u"))
    assert allowed(match, "move:0.5u,7.49u")
    assert not allowed(match, "move:0.5u,7.4u")


def test_a_coward_that_cannot_get_away_stays():
    """GB-A-46, GB-TRT-08: pinned, it may only come closer, and that is no flight."""
    match = go(wild("local-1 10u,10u\na1 8.5u,10u pinning\nb1 20u,20u"))
    assert keys(match) == ["end"]
    assert (
        str(refused(match, "move:9.9u,10u")) == "gb-driven model=local-1 compulsion=gb-compulsion-cowardly [GB-WLD-03]"
    )


def test_running_away_is_an_escape():
    """GB-A-46, GB-MOV-04: and needs the test; a failure hurts."""
    match = go(wild("local-1 10u,10u\na1 9u,10u\nb1 20u,20u"), "move:16.99u,10u", "2 | 6")
    assert [*map(str, events(match, "gb-hurt"))] == ["gb-hurt model=local-1 seat=-1 n=1 damage=1 [GB-MOV-03]"]
    assert (place(match, "local-1"), model(match, "local-1").activated) == ("43155,25400", True)


def test_somebody_brought_to_a_coward_makes_it_run():
    """GB-WLD-03: the idle wait until the others are through. GB-ACT-06"""
    match = go(wild("local-1 10u,10u\na1 2u,2u\nb1 20u,20u\nsummoned-1 D8 10u,16u"), "move:10u,11.5u")
    assert asked(match).by == "local-1"
    assert "gb-idle" not in told(match)


def test_which_wild_models_can_be_activated():
    """GB-ACT-06, GB-ACT-02, GB-WLD-03: those that are driven to something; they cannot rest while there are any."""
    match = go(wild("summoned-1 D8 5u,10u\nsummoned-2 D8 15u,10u\nlocal-1 5u,2u\nlocal-2 5u,20u activated\na1 10u,10u"))
    assert keys(match) == ["summoned-1", "summoned-2"]
    assert [str(refused(match, key)) for key in ("rest", "a1", "a2", "nobody", "local-1", "local-2")] == [
        "gb-wild-are-driven [GB-ACT-06]",
        "gb-not-wild key=a1 [GB-ACT-06]",
        "gb-not-wild key=a2 [GB-ACT-06]",
        "gb-not-wild key=nobody [GB-ACT-06]",
        "gb-wild-is-idle model=local-1 [GB-WLD-03]",
        "gb-has-activated model=local-2 [GB-ACT-02]",
    ]


# Murderous


def test_only_the_closest_enemy_counts():
    """GB-WLD-02: one is 2U away, another 4U away: only moves towards the first."""
    match = go(wild("summoned-1 D8 10u,10u\na1 13u,10u\nb1 5u,10u"))
    assert allowed(match, "move:12u,10u")
    assert str(refused(match, "move:7u,10u")) == (
        "gb-driven model=summoned-1 compulsion=gb-compulsion-murderous [GB-WLD-02]"
    )
    assert not allowed(match, "move:16u,10u")  # as far away as before
    assert moves(match) == keys(match)


@pytest.mark.parametrize("key", ["move:11u,10u", "move:9u,10u"])
def test_equally_close_is_for_the_player_to_choose(key: str):
    """GB-WLD-02, GB-MEA-07, GB-D-20: enemies at 2.2U and 2.9U are both at 2U."""
    assert allowed(go(wild("summoned-1 D8 10u,10u\na1 33488,25400\nb1 15534,25400")), key)


def test_any_enemy_in_reach_that_is_closest_may_be_engaged():
    """GB-A-44: two within 0U; somebody in reach but farther off may not."""
    match = go(wild("summoned-1 D8 10u,10u ranged\na1 11.5u,10u\nb1 8.5u,10u\nb2 10u,14u"))
    assert keys(match) == ["engage:a1", "engage:b1"]


def test_it_is_hostile_to_the_one_who_looks_after_it():
    """GB-WLD-05, GB-MOD-07: the model stays nobody's, and its enemies stay its enemies."""
    match = go(wild("summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 20u,20u"), "engage:a1", "7 5 | 3")
    assert str(events(match, "gb-hurt")[0]) == "gb-hurt model=a1 seat=0 n=2 damage=2 [GB-ENG-03]"
    assert model(match, "summoned-1").seat == -1


def test_wild_models_fight_each_other():
    """GB-MOD-07, GB-A-55: a Local is the closest enemy of a Forgotten."""
    match = go(wild("forgotten-1 10u,10u\nlocal-1 11.5u,10u\na1 2u,2u\nb1 20u,20u"), "forgotten-1")
    assert keys(match) == ["engage:local-1"]


@pytest.mark.parametrize(("truce", "question"), [(False, "gb-ask-wild"), (True, "")])
def test_a_coward_runs_from_its_own_kind(truce: bool, question: str):
    """GB-A-55, option group_truce: threats of one kind are friends; then two Locals side by side stay."""
    match = go(wild("local-1 10u,10u\nlocal-2 11.5u,10u\na1 2u,2u\nb1 20u,20u", group_truce=truce))
    assert (match.request.question if match.request else "") == question


def test_a_truce_is_for_one_kind_only():
    """GB-A-55"""
    match = go(wild("local-1 10u,10u\nlost-1 11.5u,10u\na1 2u,2u\nb1 20u,20u", group_truce=True))
    assert keys(match) == ["local-1", "lost-1"]


def test_one_wild_model_alone_has_nothing_to_kill():
    """GB-WLD-02: with no enemy in range of any measure it does nothing."""
    t = wild("summoned-1 D8 10u,10u\na1 ascended\nb1 casualty")
    assert [event.args["model"] for event in events(go(t), "gb-idle")] == ["summoned-1"]


def test_thunder_may_be_used_instead():
    """GB-A-44: a special action that strikes the closest enemy, and only if it does."""
    near = go(wild("horror-1 10u,10u thunderous\na1 13.2u,10u\nb1 20u,20u"))
    assert "thunderous" in keys(near)
    assert allowed(near, "move:11u,10u")
    far = go(wild("horror-1 10u,10u thunderous\na1 14u,10u\nb1 20u,20u"))
    assert "thunderous" not in keys(far)
    assert refused(far, "thunderous").id == "gb-driven"


def test_what_cannot_be_done_leaves_everything_open():
    """GB-A-44: pinned on one side and drawn to the other, it may do anything that is possible, or nothing."""
    match = go(wild("summoned-1 D8 12u,6u\nb1 12u,8.2u pinning\na1 12u,1u -prey"))
    assert allowed(match, "end")
    assert allowed(match, "move:12u,6.5u")
    assert str(refused(match, "move:12u,5u")) == "gb-pinned model=summoned-1 by=b1 [GB-TRT-08]"


def test_what_is_picked_at_random_is_what_it_is_driven_to():
    """GB-A-44"""
    ask = asked(go(wild("local-1 10u,10u\na1 9u,10u\nb1 20u,20u")))
    assert all(ask.why_not(ask.options.pick(Random(seed))) is None for seed in range(10))


# More than one compulsion


def test_prey_in_movement_range_makes_a_predator():
    """GB-FLW-03, GB-A-51: it wants the closest Prey, however close the others are."""
    text = "summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 10u,PREY -prey"
    match = go(wild(text.replace("PREY", "19.98u")))
    assert [*map(str, events(match, "gb-compelled"))] == [
        "gb-compelled model=summoned-1 compulsion=gb-compulsion-predator [GB-WLD-04]"
    ]
    why = "gb-driven model=summoned-1 compulsion=gb-compulsion-predator [GB-FLW-03]"
    assert str(refused(match, "engage:a1")) == why
    assert allowed(match, "move:10u,15u")
    match = go(wild(text.replace("PREY", "19.99u")))
    assert keys(match) == ["engage:a1"]
    assert "gb-compelled" not in told(match)


def test_prey_that_is_gone_draws_nobody():
    """GB-FLW-03"""
    match = go(wild("summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 10u,13u casualty -prey\nb2 20u,20u"))
    assert keys(match) == ["engage:a1"]


def test_a_coward_becomes_a_predator_too():
    """GB-FLW-03, GB-WLD-04: what is gained pushes its nature aside."""
    match = go(wild("local-1 10u,10u\na1 11.5u,10u -prey\nb1 20u,20u"))
    assert keys(match) == ["engage:a1"]


STACK = "forgotten-1 10u,10u {driven}\nhoard-1 3u,10u\na1 13u,10u{prey}\nb1 20u,20u"


@pytest.mark.parametrize(
    ("driven", "prey", "kept", "towards"),
    [
        ("", " -prey", ("mine", "predator"), "12u,10u"),
        ("driven mine", " -prey", ("mine", "predator"), "12u,10u"),
        ("driven predator", " -prey", ("predator", "mine"), "7u,10u"),
        ("driven predator,mine", " -prey", ("predator", "mine"), "7u,10u"),
        ("driven mine,predator", "", ("mine",), "7u,10u"),
        ("driven avenger", "", ("mine",), "7u,10u"),
    ],
)
def test_the_newest_compulsion_is_on_top(driven: str, prey: str, kept: tuple[str, ...], towards: str):
    """GB-WLD-04, GB-A-48: of those gained together Predator is above the scenario's; what is lost is gone."""
    match = go(wild(STACK.format(driven=driven, prey=prey)))
    assert match.state.compelled[model(match, "forgotten-1").number] == kept
    other = "12u,10u" if towards == "7u,10u" else "7u,10u"
    assert (allowed(match, f"move:{towards}"), allowed(match, f"move:{other}")) == (True, False)


def test_only_what_is_new_is_told():
    """GB-WLD-04"""
    match = go(wild(STACK.format(driven="driven mine", prey=" -prey")))
    assert [event.args["compulsion"] for event in events(match, "gb-compelled")] == ["gb-compulsion-predator"]


def test_when_a_compulsion_is_lost_the_earlier_ones_are_back():
    """GB-WLD-04: with no hoard and no Prey left a Forgotten is Murderous again."""
    match = go(wild("forgotten-1 10u,10u driven mine,predator\na1 13u,10u\nb1 20u,20u"))
    assert match.state.compelled[model(match, "forgotten-1").number] == ()
    assert allowed(match, "move:12u,10u")


def test_if_only_friends_could_be_hunted_nature_is_back():
    """GB-A-51: the only Prey is its friend."""
    match = go(wild("hunter-1 10u,10u plain\nhunter-2 10u,13u -prey\na1 13u,10u\nb1 20u,20u"), "hunter-1")
    assert allowed(match, "move:11u,10u")
    assert not allowed(match, "move:8.5u,11.5u")


@pytest.mark.parametrize(
    ("kind", "marker", "scenario"), [("betrayer", "shard-1", "trap"), ("forgotten", "hoard-1", "score")]
)
def test_what_is_out_of_range_of_any_measure_drives_nobody(kind: str, marker: str, scenario: str):
    """GB-ADV-LVL-02, GB-TRP-05, GB-SCO1-06: two levels up; so they follow their nature."""
    text = f"{kind}-1 15u,15u\n{marker} 5u,5u,2\nfloor 2u,2u 8u,8u level 2\na1 16.5u,15u\nb1 22u,22u"
    assert keys(go(wild(text, levels=True, scenario=scenario))) == ["engage:a1"]


# By the policy


SHORT = 2540 + 2500 - 2
"""From the middle of an enemy, just within 0U."""


def test_a_coward_runs_straight_away():
    """GB-A-46: in the open by a little less than D + 1 units; then the test for the escape."""
    match = go(by_itself("local-1 10u,10u\na1 9u,10u\nb1 20u,20u"), "", "4")
    assert place(match, "local-1") == f"{25400 + 7 * 2540 - 1},25400"
    (moves,) = events(match, "gb-moves")
    assert (moves.args["model"], moves.args["units"], moves.args["end"]) == (
        "local-1",
        6,
        (25400 + 7 * 2540 - 1, 25400),
    )
    assert model(match, "local-1").activated


def test_a_coward_runs_in_any_direction():
    """GB-A-46: straight away from its enemy, whatever the angle."""
    match = go(by_itself("local-1 10u,10u\na1 9u,9.7u\nb1 20u,20u"), "", "4")
    away = (2540**2 + 762**2) ** 0.5
    far = 7 * 2540 - 1
    assert place(match, "local-1") == f"{25400 + int(2540 * far / away)},{25400 + int(762 * far / away)}"


@pytest.mark.parametrize(("half", "shift"), [(1.5, 6 * 2540 - 1), (12, (7 * 2540 - 1) // 2)])
def test_a_coward_in_a_wood_runs_less_far(half: float, shift: int):
    """GB-A-46, GB-MEA-04: as far as the terrain lets it."""
    text = f"local-1 12u,12u\na1 11u,12u\nb1 22u,22u\narea {12 - half}u,{12 - half}u {12 + half}u,{12 + half}u"
    local = model(go(by_itself(text), "", "4"), "local-1")
    assert (local.x - 30480) ** 2 + (local.y - 30480) ** 2 == pytest.approx(shift**2, rel=0.001)


def test_a_coward_at_the_edge_runs_where_it_gets_farthest():
    """GB-A-46: the greatest measure, then the greatest gap."""
    match = go(by_itself("local-1 0.6u,12u\na1 1.7u,12u\nb1 20u,20u"), "", "4")
    local = model(match, "local-1")
    away = ((local.x - model(match, "a1").x) ** 2 + (local.y - model(match, "a1").y) ** 2) ** 0.5
    assert 6 * 2540 < away - 2500 < 8 * 2540
    assert local.x <= 0.8 * 2540


def test_of_two_ways_a_coward_takes_the_one_without_obstacles():
    """GB-A-46: as far one way as the other, but a fence lies across one of them."""
    match = go(by_itself("local-1 0.5u,12u\na1 2u,12u\nb1 20u,2u\nwall barricade 0u,14u 1.5u,14u"), "", "4")
    assert model(match, "local-1").y < 12 * 2540


def test_a_coward_flees_from_one_enemy_only():
    """GB-A-46, GB-A-47: of two beside it, from the one that comes first; it may end beside another."""
    match = go(by_itself("local-1 10u,10u\na1 9u,10u\nb1 10u,9u damage 1\nb2 20u,20u"), "", "4 | 6")
    assert place(match, "local-1") == f"25400,{25400 + 7 * 2540 - 1}"


def test_a_coward_that_is_pinned_stays():
    """GB-A-46, GB-TRT-08: no way leads away."""
    match = go(by_itself("local-1 10u,10u\na1 9u,10u pinning\nb1 20u,20u"))
    assert (place(match, "local-1"), model(match, "local-1").activated) == ("25400,25400", True)
    assert "gb-moves" not in told(match)


@pytest.mark.parametrize(
    ("target", "ends"),
    [
        ("18u,12u", f"{18 * 2540 - SHORT},30480"),
        ("6u,12u", f"{6 * 2540 + SHORT},30480"),
        ("12u,18u", f"30480,{18 * 2540 - SHORT}"),
        ("12u,6u", f"30480,{6 * 2540 + SHORT}"),
        ("22u,12u", f"{22 * 2540 - SHORT},30480"),
    ],
)
def test_the_murderous_come_as_near_as_they_must(target: str, ends: str):
    """GB-A-45: the shortest move that brings the target within reach; and no attack afterwards."""
    match = go(by_itself("summoned-1 D8 12u,12u\na1 TARGET\nb1 22u,1u".replace("TARGET", target)))
    assert place(match, "summoned-1") == ends
    assert told(match).count("gb-moves") == 1
    assert "gb-engages" not in told(match)


def test_the_murderous_come_as_near_as_they_can():
    """GB-A-45: a D10 whose enemy is out of reach moves a little less than 11 units, straight towards it."""
    match = go(by_itself("hunter-1 2u,12u plain\na1 18u,12u\nb1 22u,2u"))
    assert place(match, "hunter-1") == f"{5080 + 11 * 2540 - 1},30480"


def test_near_is_what_measures_less():
    """GB-A-45, GB-MEA-04: rather farther to the side than with a wood in between."""
    match = go(by_itself("summoned-1 D8 2u,12u\na1 22u,12u\nb1 casualty\narea 13u,10.5u 20u,13.5u"))
    assert place(match, "summoned-1") == "21243,14317"


def test_archers_come_just_into_range():
    """GB-A-45: a D10 with Ranged reaches 10U."""
    match = go(by_itself("hunter-1 2u,12u ranged\na1 20u,12u\nb1 22u,22u"))
    assert place(match, "hunter-1") == f"{50800 - 11 * 2540 - 2850 + 2},30480"


def test_if_the_straight_way_is_taken_there_are_others():
    """GB-A-45: somebody stands where it would go; it ends within reach all the same."""
    match = go(by_itself("summoned-1 D8 2u,12u\na1 8u,12u\na2 5.9u,12u\na3 5.9u,14u\nb1 20u,20u -prey"))
    assert "gb-moves" in told(match)


def test_the_murderous_engage_what_is_in_reach():
    """GB-A-45"""
    match = go(by_itself("summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 20u,20u"), "", "4 4")
    assert [*map(str, events(match, "gb-engages"))] == ["gb-engages model=summoned-1 seat=-1 target=a1 [GB-ENG-01]"]


def test_a_predator_by_the_policy_goes_for_its_prey():
    """GB-A-51: although somebody else is in reach. The move is an escape."""
    match = go(by_itself("summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 10u,18u -prey"), "", "4")
    assert place(match, "summoned-1") == f"25400,{45720 - 2540 - 2500 + 2}"


@pytest.mark.parametrize(
    ("one", "two", "chosen"),
    [
        ("a1 ONE", "b1 TWO", "a1"),
        ("b1 ONE", "a1 TWO", "a1"),
        ("a1 ONE", "b1 TWO damage 1", "b1"),
        ("a1 ONE damage 2", "b1 TWO damage 1", "a1"),
        ("a1 ONE", "b3 TWO", "b3"),
        ("a3 ONE", "b1 D12 TWO damage 1", "b1"),
        ("summoned-2 D8 ONE tame 1 damage 3", "b1 TWO", "b1"),
        ("summoned-2 D8 ONE tame 1", "forgotten-1 TWO damage 3 activated", "summoned-2"),
        ("forgotten-1 ONE damage 9 activated", "b1 D12 TWO", "b1"),
    ],
)
def test_who_is_first_of_the_equally_close(one: str, two: str, chosen: str):
    """GB-A-47: godbreakers, then tame models, then wild ones; most damage; the lowest die; the order of the list."""
    text = f"summoned-1 D8 10u,10u\n{one}\n{two}\na5 2u,22u\nb5 22u,22u".replace("ONE", "11.5u,10u")
    match = Match(GAME, by_itself(text.replace("TWO", "8.5u,10u")), Typed(), listen=True)
    assert [event.args["target"] for event in events(match, "gb-engages")] == [chosen]


def test_chance_may_choose_among_the_equally_close():
    """GB-A-47, GB-A-95, option wild_random: a die with as many faces, in the order of the list, rolled openly."""
    text = "summoned-1 D8 10u,10u\nb1 11.5u,10u damage 3\na2 8.5u,10u\na1 10u,11.5u\na5 2u,22u"
    t = by_itself(text, wild_random=True)
    roll = Match(GAME, t, Typed()).request
    assert roll.dice == (("a1", "a2", "b1"),)
    assert (roll.question, roll.clause, roll.seat) == ("gb-roll-wild", "GB-A-95", None)
    for id in ("a1", "a2", "b1"):
        match = Match(GAME, t.copy(), Typed(), listen=True)
        match.answer(id)
        assert [event.args["target"] for event in events(match, "gb-engages")] == [id]
    first = Match(GAME, by_itself(text), Typed(), listen=True)
    assert [event.args["target"] for event in events(first, "gb-engages")] == ["b1"]


def test_chance_chooses_between_two():
    """GB-A-95"""
    t = by_itself("summoned-1 D8 10u,10u\nb1 11.5u,10u\na1 8.5u,10u", wild_random=True)
    assert Match(GAME, t, Typed()).request.dice == (("a1", "b1"),)


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("summoned-1 D8 10u,10u\nb1 11.5u,10u", "engage"),
        ("local-1 10u,10u\nb1 11u,10u", "move"),
        ("horror-1 10u,10u thunderous\nb1 13.2u,10u", "thunderous"),
        ("betrayer-1 10u,10u\nshard-2 12u,10u\nb1 20u,20u", "destroy"),
    ],
)
def test_what_it_does_by_itself_is_its_action(text: str, taken: str):
    """GB-ACT-04, GB-A-45, GB-A-46, GB-A-50, GB-A-52: told while its die is rolled."""
    match = Match(GAME, by_itself(f"{text}\na1 2u,2u", scenario="trap"), Typed())
    assert match.state.activation.taken == (taken,)


def test_what_drives_it_has_an_aim():
    """GB-WLD-02, GB-WLD-03, GB-SCO1-06, GB-TRP-05: to damage, to flee, to reach or to destroy, or nothing."""
    t = wild("local-1 10u,10u\nshard-1 10u,14u\nhoard-1 10u,6u\ntoken treasure 15u,10u\na1 11u,10u\nb1 20u,20u")
    local, a1 = model(t, "local-1"), model(t, "a1")
    shard, hoard = t.marker("shard-1"), t.marker("hoard-1")
    assert aim_of(t, local, ()) == Aim("cowardly", "flee", (a1,))
    assert aim_of(t, local, ("broken",)) == Aim("broken", "reach", (shard,))
    assert aim_of(t, local, ("mine",)) == Aim("mine", "reach", t.tokens)
    assert aim_of(t, model(t, "b1"), ()).kind == "damage"
    t = wild("forgotten-1 10u,8u\nhoard-1 10u,6u\na1 20u,10u\nb1 20u,20u")
    assert aim_of(t, model(t, "forgotten-1"), ("mine",)) == Aim("mine", "none", (hoard,))


def test_chance_is_not_asked_about_a_single_one():
    """GB-A-95"""
    t = by_itself("summoned-1 D8 10u,10u\nb1 11.5u,10u\na1 2u,22u", wild_random=True)
    assert Match(GAME, t, Typed()).request.question == "gb-roll-attack"


def test_who_plays_the_wild_models():
    """GB-A-43: the last in priority, or the table; they are nobody's either way."""
    text = "summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 20u,20u"
    assert asked(go(wild(text))).seat == 0
    match = go(by_itself(text), "", "4 4")
    assert (match.request, model(match, "summoned-1").seat) == (None, -1)


def test_the_active_one_that_nothing_drives_is_done():
    """GB-WLD-03: as can be typed."""
    match = go(by_itself("active local-1\nlocal-1 10u,10u\na1 2u,2u\nb1 20u,20u"))
    assert (match.request, model(match, "local-1").activated) == (None, True)
    assert "gb-moves" not in told(match)
