"""GB-WLD: what drives wild models, and what the player who looks after them may choose. GB-A-43 to 53"""

from random import Random

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, model, place, refused, told
from tests.games.godbreaker.wild_models import wild
from theomachy.games.godbreaker.rules.rounds import Unactivated


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
    why = "gb-driven-to-engage model=summoned-1 compulsion=gb-compulsion-murderous targets=['a1'] [GB-WLD-02]"
    assert {str(refused(match, key)) for key in ("end", "move:10u,5u", "move:11u,12u")} == {why}


def test_the_smallest_die_is_cowardly():
    """GB-WLD-01, GB-WLD-03: a D6 with an enemy beside it runs, as far as it can; it must not fight."""
    match = go(wild("local-1 10u,10u\na1 9u,10u\nb1 20u,20u"))
    why = "gb-driven-away model=local-1 compulsion=gb-compulsion-cowardly target=a1 units=7 [GB-WLD-03]"
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
        str(refused(match, "move:9.9u,10u"))
        == "gb-driven-held model=local-1 compulsion=gb-compulsion-cowardly [GB-WLD-03]"
    )


def test_running_away_is_an_escape():
    """GB-A-46, GB-MOV-04: and needs the test; a failure hurts."""
    match = go(wild("local-1 10u,10u\na1 9u,10u\nb1 20u,20u"), "move:16.99u,10u", "2 | 6")
    assert [*map(str, events(match, "gb-hurt"))] == ["gb-hurt model=local-1 seat=-1 n=1 damage=1 [GB-MOV-03]"]
    assert (place(match, "local-1"), model(match, "local-1").activated) == ("43155,25400", True)


HUNTED = "local-1 10u,10u\na1 2u,2u\nb1 20u,20u\nsummoned-1 D8 10u,16u"


def test_somebody_brought_to_a_coward_makes_it_run():
    """GB-WLD-03, GB-A-53: if that one was activated first."""
    match = go(wild(HUNTED), "summoned-1 | move:10u,11.5u")
    assert asked(match).by == "local-1"
    assert "gb-idle" not in told(match)


def test_an_idle_model_may_be_activated_first():
    """GB-A-53, GB-ACT-06: in any order; then it stays, whoever comes to it afterwards."""
    match = go(wild(HUNTED), "local-1")
    assert [*map(str, events(match, "gb-idle"))] == ["gb-idle model=local-1 [GB-WLD-03]"]
    assert asked(match).by == "summoned-1"
    match = go(wild(HUNTED), "local-1 | move:10u,11.5u")
    assert (match.request, model(match, "local-1").activated) == (None, True)


def test_which_wild_models_can_be_activated():
    """GB-ACT-06, GB-ACT-02, GB-A-53: all that were not, those first that are driven; they cannot rest together while
    one is."""
    match = go(wild("local-1 5u,2u\nsummoned-1 D8 5u,10u\nsummoned-2 D8 15u,10u\nlocal-2 5u,20u activated\na1 10u,10u"))
    assert keys(match) == ["summoned-1", "summoned-2", "local-1"]
    assert [str(refused(match, key)) for key in ("rest", "a1", "a2", "nobody", "local-2")] == [
        "gb-wild-are-driven [GB-ACT-06]",
        "gb-not-wild key=a1 [GB-ACT-06]",
        "gb-not-wild key=a2 [GB-ACT-06]",
        "gb-not-wild key=nobody [GB-ACT-06]",
        "gb-has-activated model=local-2 [GB-ACT-02]",
    ]


def test_those_whom_nothing_drives_rest_together():
    """GB-A-53: their order makes no difference, so nobody is asked for it."""
    match = go(wild("local-1 5u,2u\nlocal-2 15u,2u\na1 10u,10u\nb1 20u,20u"))
    assert [event.args["model"] for event in events(match, "gb-idle")] == ["local-1", "local-2"]
    assert match.request is None
    alone = Unactivated(wild("local-1 5u,2u\nlocal-2 15u,2u\na1 10u,10u\nb1 20u,20u"))
    assert str(alone.why_not("local-1")) == "gb-wild-is-idle model=local-1 [GB-WLD-03]"


def test_who_claims_a_treasure_first_is_for_the_player_to_choose():
    """GB-A-53, GB-SCO1-05, GB-SCO1-06: two Forgotten by one token; then the other is after the one that has it."""
    t = wild(
        "forgotten-1 10.1u,10u\nforgotten-2 12.9u,10u\ntoken treasure 11.5u,10u\nhoard-1 2u,2u\na1 2u,20u\nb1 20u,20u"
    )
    assert keys(go(t)) == ["forgotten-1", "forgotten-2"]
    assert str(refused(go(t), "rest")) == "gb-wild-may-claim [GB-ACT-06]"
    match = go(t, "forgotten-2")
    assert model(match, "forgotten-2").tokens == ("treasure",)
    assert asked(match).by == "forgotten-1"
    assert refused(match, "move:9u,10u").clause == "GB-SCO1-06"
    assert allowed(match, "move:10.2u,10u")


# Murderous


def test_only_the_closest_enemy_counts():
    """GB-WLD-02: one is 2U away, another 4U away: only moves towards the first."""
    match = go(wild("summoned-1 D8 10u,10u\na1 13u,10u\nb1 5u,10u"))
    assert allowed(match, "move:12u,10u")
    assert str(refused(match, "move:7u,10u")) == (
        "gb-driven-nearer model=summoned-1 compulsion=gb-compulsion-murderous targets=['a1'] [GB-WLD-02]"
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
    assert refused(far, "thunderous").id == "gb-driven-nearer"


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


# Round what cannot be crossed


def test_nearer_is_by_the_shortest_way_round():
    """GB-A-44, GB-MEA-06: along a wall towards its end, though that leads away from the enemy as the crow flies."""
    match = go(wild("summoned-1 D8 12u,10u\na1 12u,14u\nb1 12u,23u\nwall impassable 4u,12u 20u,12u"))
    assert allowed(match, "move:8u,10u")
    assert allowed(match, "move:16u,10u")
    assert refused(match, "move:12u,9u").clause == "GB-WLD-02"
    assert all(key.startswith("move:") for key in keys(match))


def test_nearer_as_the_crow_flies_is_not_nearer():
    """GB-A-44, GB-MEA-06: the shorter way leads round the other end."""
    match = go(wild("summoned-1 D8 6u,11u\na1 18u,14u\nb1 18u,23u\nwall impassable 4u,12u 20u,12u"))
    assert refused(match, "move:6.1u,11u").clause == "GB-WLD-02"
    assert allowed(match, "move:5.9u,11u")


# More than one compulsion


def test_prey_in_movement_range_makes_a_predator():
    """GB-FLW-03, GB-A-51: it wants the closest Prey, however close the others are."""
    text = "summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 10u,PREY -prey"
    match = go(wild(text.replace("PREY", "19.98u")))
    assert [*map(str, events(match, "gb-compelled"))] == [
        "gb-compelled model=summoned-1 compulsion=gb-compulsion-predator [GB-WLD-04]"
    ]
    why = "gb-driven-nearer model=summoned-1 compulsion=gb-compulsion-predator targets=['b1'] [GB-FLW-03]"
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
