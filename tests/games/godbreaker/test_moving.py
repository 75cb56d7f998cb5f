"""GB-MOV: moves and their obstacles, also between levels; Pinning."""

from contextlib import suppress
from random import Random

import pytest

from tests.games.godbreaker.moves import STAIRS, START
from tests.games.godbreaker.table import allowed, asked, at, events, go, grid, keys, model, place, refused, table, told
from theomachy.games.godbreaker.rules.measuring import gap
from theomachy.games.godbreaker.rules.moving import (
    bundles,
    end_of_move,
    move,
    obstacles,
    pinning,
    random_move,
    why_not_move,
)
from theomachy.kernel import Roll

# GB-MOV-01, GB-MOV-02: the range


@pytest.mark.parametrize(("die", "legal", "illegal"), [(6, 17779, 17780), (8, 22859, 22860), (12, 33019, 33020)])
def test_a_move_ends_within_the_movement_range(die, legal, illegal):
    """GB-MOV-01, GB-MOD-09, GB-A-09, GB-D-24: a D6 shifts by less than 7 inches, 177.8 mm."""
    match = go(table(f"{START}a1 D{die} 3u,3u"))
    assert allowed(match, f"move:{3 * 2540 + legal},3u")
    reason = refused(match, f"move:{3 * 2540 + illegal},3u")
    assert (reason.id, reason.clause) == ("gb-beyond-move", "GB-MOV-01")
    assert reason.args == {"model": "a1", "units": die, "measured": die + 1}


def test_177_millimetres():
    """GB-D-24: 177.7 mm are legal, 177.8 mm are not."""
    match = go(table(f"{START}a1 D6 100mm,100mm"))
    assert allowed(match, "move:277.7mm,100mm")
    assert refused(match, "move:277.8mm,100mm").clause == "GB-MOV-01"


def test_fleet_models_move_farther():
    """GB-MOV-01, GB-TRT-13: 2 for each rank."""
    match = go(table(f"{START}a1 D6 3u,3u fleet2"))
    assert allowed(match, f"move:{14 * 2540 - 1},3u")
    assert refused(match, "move:14u,3u").args["units"] == 10


def test_a_move_is_told_with_its_units():
    """GB-MOV-01: where from, where to and how far, with what terrain adds."""
    match = go(table(f"{START}a1 3u,3u\narea 5u,2u 7u,4u"), "move:8.5u,3u")
    (moves,) = events(match, "gb-moves")
    ends = {"start": (7620, 7620), "end": (21590, 7620)}
    assert (moves.clause, moves.args) == ("GB-MOV-01", {"model": "a1", "seat": 0, "units": 7, **ends})
    assert told(match) == ["gb-moves"]
    assert place(match, "a1") == "21590,7620"
    assert match.state.activation.taken == ("move",)


@pytest.mark.parametrize(("die", "units"), [(6, 4), (8, 5), (10, 6), (12, 7)])
def test_a_move_within_area_terrain_is_slow(die, units):
    """GB-MOV-02, GB-MEA-04, GB-D-25: wholly inside, less than 4, 5, 6 and 7 units."""
    match = go(table(f"{START}a1 D{die} 3u,3u\narea 1u,1u 20u,6u"))
    assert allowed(match, f"move:{3 * 2540 + units * 2540 - 1},3u")
    assert refused(match, f"move:{3 * 2540 + units * 2540},3u").clause == "GB-MOV-01"


def test_a_move_goes_round_an_impassable_barricade():
    """GB-MOV-02, GB-MEA-06: behind the wall it is 7.21 units, too far for a D6 and within reach of a D8."""
    for die, held in ((6, False), (8, True)):
        match = go(table(f"{START}a1 D{die} 5u,8u\nwall impassable 8u,6u 8u,10u"))
        assert allowed(match, "move:11u,8u") == held
    match.answer(grid("move:11u,8u"))
    assert "gb-test-success" not in told(match)  # the way round vaults nothing


@pytest.mark.parametrize(
    ("key", "id"),
    [
        *[("move:", "gb-no-place"), ("move", "gb-no-place"), ("move:x", "gb-no-place"), ("move:5u", "gb-no-place")],
        *[("move:-1,5u", "gb-no-place"), ("move:05,5u", "gb-no-place"), ("move:5u,5u,0", "gb-no-place")],
        *[("move:1249,5u", "gb-off-table"), ("move:8u,5u", "gb-on-model"), ("move:5u,8u", "gb-on-marker")],
        *[("move:5u,2u", "gb-on-barricade"), ("move:6u,5u,1", "gb-open-air"), ("move:23u,5u", "gb-beyond-move")],
    ],
)
def test_bad_ends_are_refused(key, id):
    """GB-PLC-01, GB-MOV-01, GB-ADV-LVL-01: with the reason, and nothing changes."""
    match = go(table(f"{START}a1 5u,5u\nb1 8u,5u\nshard-1 5u,8u\nwall barricade 4u,2u 6u,2u"))
    assert refused(match, key).id == id


def test_its_own_old_place_is_not_in_the_way():
    """GB-A-09: a short step."""
    match = go(table(f"{START}a1 5u,5u"), "move:5.1u,5u")
    assert place(match, "a1") == grid("5.1u,5u")


def test_the_same_action_twice():
    """GB-ACT-04, GB-MOV-01: two moves, each from where the model stands then."""
    match = go(table(f"{START}a1 D6 3u,3u"), "move:9.9u,3u | move:16.8u,3u")
    assert place(match, "a1") == grid("16.8u,3u")
    assert model(match, "a1").activated


def test_slow_models_move_once():
    """GB-MOV-07, GB-FLW-04: and then do something else."""
    match = go(table(f"{START}a1 3u,3u -slow"), "move:5u,3u")
    reason = refused(match, "move:6u,3u")
    assert (reason.id, reason.clause, reason.args) == ("gb-slow", "GB-FLW-04", {"model": "a1"})
    assert not any(key.startswith("move") for key in keys(match))
    assert "end" in keys(match)
    t = table(f"{START}a1 3u,3u -slow")
    assert why_not_move(t, model(t, "a1")) is None
    t = table("activation\nactive a1 engage\na1 3u,3u -slow")
    assert why_not_move(t, model(t, "a1")) is None


# GB-MOV-03 to 05: obstacles


def risky(text: str, to: str, **setup: object) -> list[str]:
    t = table(START + text, **setup)
    one = model(t, "a1")
    spot = end_of_move(one, grid(to))
    assert spot is not None
    return obstacles(t, one, spot)


@pytest.mark.parametrize(("face", "damage"), [("1", 2), ("2", 2), ("3", 2), ("4", 0), ("7", 0)])
def test_one_test_for_all_obstacles(face, damage):
    """GB-MOV-03, GB-D-12: Escape and one Vault: a roll of 2 costs 2 damage, a roll of 4 none."""
    t = table(f"{START}a1 5u,5u\nb1 6.5u,5u\nwall barricade 8u,1u 8u,9u")
    match = go(t, "move:10u,5u", face)
    assert model(match, "a1").damage == damage
    assert place(match, "a1") == grid("10u,5u")
    (event,) = events(match, "gb-test-success" if not damage else "gb-test-failure")
    assert (event.clause, event.args["test"]) == ("GB-MOV-03", "gb-test-obstacles")
    assert told(match)[:2] == ["gb-moves", event.id]


def test_no_obstacles_no_test():
    """GB-MOV-03: no die is rolled."""
    match = go(table(f"{START}a1 5u,5u"), "move:10u,5u")
    assert told(match) == ["gb-moves"]


def test_escape():
    """GB-MOV-04, GB-A-16: began within 0U of an enemy, once however many there are, wild and tame ones too."""
    assert risky("a1 5u,5u\nb1 6.5u,5u", "10u,5u") == ["gb-escape"]
    assert risky("a1 5u,5u\nb1 6.5u,5u\nb2 5u,6.5u\nlocal-1 3.5u,5u", "10u,5u") == ["gb-escape"]
    assert risky("a1 5u,5u\nlocal-1 6.5u,5u", "10u,5u") == ["gb-escape"]
    assert risky("a1 5u,5u\nlocal-1 6.5u,5u tame 2", "10u,5u") == ["gb-escape"]


def test_no_escape():
    """GB-MOV-04: friends, those an inch away, the dead, and whoever is near the end only."""
    assert risky("a1 5u,5u\na2 6.5u,5u\nlocal-1 5u,6.5u tame 1", "10u,5u") == []
    assert risky("a1 12700,5u\nb1 17740,5u", "10u,9u") == []
    assert risky("a1 12700,5u\nb1 17739,5u", "10u,9u") == ["gb-escape"]
    assert risky("a1 5u,5u\nb1 6.5u,5u casualty", "10u,5u") == []
    assert risky("a1 5u,5u\nb1 11.5u,5u", "10u,5u") == []


def test_an_impassable_wall_between_enemies_is_no_escape():
    """GB-MOV-04, GB-MEA-06: within 0U is measured round it."""
    text = "a1 20000,20000\nb1 22510,20000\nwall impassable 21255,5u 21255,11u width 4"
    assert risky(text, "4u,8u") == []


def test_vault():
    """GB-MOV-05, GB-A-07: across a barricade; beside it, or up to it, is none."""
    wall = "wall barricade 8u,1u 8u,9u"
    assert risky(f"a1 5u,5u\n{wall}", "10u,5u") == ["gb-vault"]
    assert risky(f"a1 5u,5u\n{wall}", "7u,5u") == []
    assert risky(f"a1 5u,5u\n{wall}", "7u,9u") == []
    assert risky(f"a1 7u,7u\n{wall}", "7u,2u") == []


@pytest.mark.parametrize(("once", "damage"), [(False, 2), (True, 1)])
def test_two_barricades(once, damage):
    """GB-A-15: each is an obstacle, unless the table takes them together."""
    text = f"{START}a1 5u,5u\nwall barricade 7u,1u 7u,9u\nwall barricade 9u,1u 9u,9u"
    match = go(table(text, vault_once=once), "move:11u,5u", "1")
    assert model(match, "a1").damage == damage


def test_vaults_together_and_an_escape():
    """GB-A-15, GB-MOV-03: with the other reading the Escape still counts for itself."""
    text = "a1 5u,5u\nb1 5u,6.5u\nwall barricade 7u,1u 7u,9u\nwall barricade 9u,1u 9u,9u"
    assert risky(text, "11u,5u", vault_once=True) == ["gb-escape", "gb-vault"]
    assert risky(text, "11u,5u") == ["gb-escape", "gb-vault", "gb-vault"]


def test_a_vault_on_the_way_round():
    """GB-A-06, GB-MOV-05: barricades count along the bent line."""
    walls = "wall impassable 8u,6u 8u,10u\nwall barricade 6.5u,4u 6.5u,7.5u\nwall barricade 6.5u,8.5u 6.5u,12u"
    assert risky(f"a1 5u,8u\n{walls}", "11u,8u") == ["gb-vault"]


def test_brittle_models_suffer_once_more():
    """GB-MOV-03, GB-FLW-01: the damage of a failed test is one instance."""
    t = table(f"{START}a1 5u,5u -brittle\nb1 6.5u,5u\nwall barricade 8u,1u 8u,9u")
    assert model(go(t, "move:10u,5u", "1"), "a1").damage == 3


# GB-MOV-06: tokens


@pytest.mark.parametrize(
    ("key", "carried", "left"),
    [
        ("treasure:2+trophy:1", ("treasure", "treasure", "trophy"), []),
        ("treasure:1+trophy:1", ("treasure", "trophy"), ["treasure"]),
        ("treasure:2", ("treasure", "treasure"), ["trophy"]),
        ("trophy:1", ("trophy",), ["treasure", "treasure"]),
        ("none", (), ["treasure", "treasure", "trophy"]),
    ],
)
def test_tokens_are_claimed_after_a_move(key, carried, left):
    """GB-MOV-06, GB-A-12: some or all of those within 0U, also several on one spot."""
    t = table(f"{START}a1 5u,5u\ntoken treasure 9u,5u\ntoken treasure 9u,5u\ntoken trophy 9u,6u\ntoken trophy 9u,9u")
    match = go(t, f"move:8.9u,5u | {key}")
    assert model(match, "a1").tokens == carried
    assert sorted(token.kind for token in match.state.tokens if token.y < 9 * 2540) == left
    assert len(events(match, "gb-claims")) == len(carried)


def test_what_can_be_claimed():
    """GB-MOV-06: asked of the player, with all that can be taken first."""
    t = table(f"{START}a1 5u,5u\ntoken treasure 9u,5u\ntoken trophy 9u,6u")
    match = go(t, "move:8.9u,5u")
    assert (asked(match).question, asked(match).seat, asked(match).clause) == ("gb-ask-claim", 0, "GB-MOV-06")
    assert keys(match) == ["treasure:1+trophy:1", "treasure:1", "trophy:1", "none"]


def test_tokens_too_far_away_are_not_asked_for():
    """GB-MOV-06: within 0U of the new place; the old one does not matter."""
    t = table(f"{START}a1 5u,5u\ntoken treasure 5u,5u\ntoken trophy {10 * 2540 + 1250 + 2540},5u")
    match = go(t, "move:10u,5u")
    assert asked(match).question == "gb-ask-action"
    near = table(f"{START}a1 5u,5u\ntoken trophy {10 * 2540 + 1250 + 2539},5u")
    assert asked(go(near, "move:10u,5u")).question == "gb-ask-claim"


def test_the_test_comes_before_the_tokens():
    """GB-MOV-03, GB-MOV-06"""
    t = table(f"{START}a1 5u,5u\nb1 6.5u,5u\ntoken treasure 5u,9u")
    match = go(t, "move:5u,9u | treasure:1", "5")
    assert told(match) == ["gb-moves", "gb-test-success", "gb-claims"]


def test_bundles_of_tokens():
    """GB-MOV-06, GB-SPC-02: every number of each kind, by one key."""
    assert list(bundles(["trophy", "treasure", "trophy"]).items()) == [
        ("none", ()),
        ("trophy:1", ("trophy",)),
        ("trophy:2", ("trophy", "trophy")),
        ("treasure:1", ("treasure",)),
        ("treasure:1+trophy:1", ("treasure", "trophy")),
        ("treasure:1+trophy:2", ("treasure", "trophy", "trophy")),
    ]
    assert bundles([]) == {"none": ()}


@pytest.mark.parametrize(
    ("wild", "asks"), [("player", ["gb-test-obstacles", "gb-ask-claim"]), ("policy", ["gb-test-obstacles"])]
)
def test_wild_models_claim_only_what_a_player_decides(wild, asks):
    """GB-A-43, GB-A-49: under the policy, what they take by moving is for their compulsion to say."""
    t = table("wild priority 2,1\nlocal-1 5u,5u\nb1 6.5u,5u\ntoken trophy 2u,5u", wild=wild)
    walk, found, answer = move(t, model(t, "local-1"), at("2u,5u", 1250)), [], None
    with suppress(StopIteration):
        while True:
            request = walk.send(answer)
            found.append((request.question, request.seat))
            answer = (6,) if isinstance(request, Roll) else "trophy:1"
    assert found == [(question, 0) for question in asks]
    assert model(t, "local-1").tokens == (("trophy",) if wild == "player" else ())


# GB-ADV-LVL: moves between levels


@pytest.mark.parametrize(("face", "damage"), [("3", 1), ("4", 0)])
def test_climbing_is_an_obstacle(face, damage):
    """GB-ADV-LVL-04: to another level, up or down."""
    up = table(f"{START}{STAIRS}a1 7u,5u", levels=True)
    match = go(up, "move:9u,5u,1", face)
    assert (place(match, "a1"), model(match, "a1").damage) == (grid("9u,5u,1"), damage)
    down = table(f"{START}{STAIRS}a1 9u,5u,1", levels=True)
    match = go(down, "move:6u,5u,0", face)
    assert (place(match, "a1"), model(match, "a1").damage) == (grid("6u,5u"), damage)


def test_moving_on_a_platform_is_no_climb():
    """GB-ADV-LVL-04: keys without a level mean the level of the model."""
    match = go(table(f"{START}{STAIRS}a1 9u,5u,1", levels=True), "move:12u,5u")
    assert place(match, "a1") == grid("12u,5u,1")
    assert told(match) == ["gb-moves"]


def test_two_levels_at_once_are_out_of_range():
    """GB-ADV-LVL-02, GB-MOV-01: unless the model is Unbound."""
    match = go(table(f"{START}{STAIRS}a1 7u,12u", levels=True))
    assert refused(match, "move:9u,12u,2").clause == "GB-MOV-01"
    match = go(table(f"{START}{STAIRS}a1 7u,12u unbound", levels=True), "move:9u,12u,2", "4")
    assert place(match, "a1") == grid("9u,12u,2")


def test_nobody_climbs_into_open_air():
    """GB-ADV-LVL-01: another level only where something carries the model."""
    match = go(table(f"{START}{STAIRS}a1 7u,5u", levels=True))
    assert refused(match, "move:5u,5u,1").clause == "GB-ADV-LVL-01"


def test_a_step_into_open_air_is_a_fall():
    """GB-ADV-LVL-05, GB-T-21: from two levels up to the floor, 1 + 2 = 3 damage; no climb, so no test."""
    match = go(table(f"{START}{STAIRS}a1 9u,12u,2", levels=True), "move:6u,12u")
    assert (place(match, "a1"), model(match, "a1").damage) == (grid("6u,12u"), 3)
    assert [event.clause for event in events(match, "gb-unstable")] == ["GB-PLC-03"]
    assert "gb-test-failure" not in told(match)
    assert "gb-test-success" not in told(match)


def test_whoever_falls_lands_where_there_is_room():
    """GB-ADV-LVL-05, GB-A-13: beside those who stand below."""
    match = go(table(f"{START}{STAIRS}a1 9u,12u,2\nb1 6u,12u", levels=True), "move:6u,12u")
    assert model(match, "a1").level == 0
    assert gap(model(match, "a1"), model(match, "b1")) < 254
    assert model(match, "a1").damage == 3


@pytest.mark.parametrize("key", ["move:1249,3u", "move:3u,500"])
def test_nobody_falls_off_the_table(key):
    """GB-PLC-01, GB-A-13: a step into open air beyond the edge is refused like any other."""
    match = go(table(f"{START}floor 1.5u,1.5u 4u,16u level 1\na1 3u,3u,1", levels=True))
    assert refused(match, key).id == "gb-off-table"


def test_nobody_steps_onto_another_in_open_air():
    """GB-PLC-01: bases on one level never overlap, even at the edge of a platform."""
    t = table(f"{START}{STAIRS}a1 9u,14u,2\nb1 {8 * 2540 + 10},12u,2", levels=True)
    match = go(t)
    assert refused(match, f"move:{8 * 2540 - 2000},12u").id == "gb-on-model"


# GB-TRT-08: Pinning


def test_a_pinned_model_may_only_come_closer():
    """GB-TRT-08, GB-A-26: by a step at least; not as far away as before, nor farther."""
    match = go(table(f"{START}a1 5u,5u\nb1 7.5u,5u pinning"))
    assert allowed(match, "move:12701,5u")
    assert allowed(match, "move:7.5u,6u")
    for key in ("move:5u,5u", "move:12699,5u", "move:10u,5u", "move:5u,9u"):
        reason = refused(match, key)
        assert (reason.id, reason.clause, reason.args) == ("gb-pinned", "GB-TRT-08", {"model": "a1", "by": "b1"})


@pytest.mark.parametrize("ranks", [1, 2, 3])
def test_how_far_pinning_reaches(ranks):
    """GB-TRT-08: within as many units as its rank."""
    near, beyond = (12700 + 2500 + (ranks + 1) * 2540 - 1, 12700 + 2500 + (ranks + 1) * 2540)
    assert refused(go(table(f"{START}a1 5u,5u\nb1 {near},5u pinning{ranks}")), "move:4u,5u").id == "gb-pinned"
    assert allowed(go(table(f"{START}a1 5u,5u\nb1 {beyond},5u pinning{ranks}")), "move:4u,5u")


def test_several_pinning_models():
    """GB-A-26: closer to each of them, or no move."""
    text = f"{START}a1 5u,5u\nb1 7.5u,5u pinning\nb2 5u,7.5u pinning"
    match = go(table(text))
    assert allowed(match, "move:5.5u,5.5u")
    assert refused(match, "move:6u,4u").args["by"] == "b2"
    assert refused(match, "move:4u,6u").args["by"] == "b1"


def test_in_contact_nobody_pinned_moves():
    """GB-A-26: nothing is closer than contact."""
    match = go(table(f"{START}a1 12700,5u\nb1 15200,5u pinning"))
    assert not any(key.startswith("move") for key in keys(match))
    assert random_move(match.state, model(match, "a1"), Random(1)) is None


def test_who_pins_whom():
    """GB-TRT-08: inactive enemies on the battlefield; wild models pin, and are pinned."""
    t = table(
        """
        activation
        active a1
        a1 5u,5u pinning
        a2 6.5u,5u pinning
        b1 5u,6.5u pinning
        b2 3.5u,5u
        b3 5u,3.4u casualty pinning
        local-1 6.6u,6.6u pinning
        """
    )
    assert [other.id for other in pinning(t, model(t, "a1"))] == ["b1", "local-1"]
    assert [other.id for other in pinning(t, model(t, "b1"))] == ["a2", "local-1"]  # a1 is active
    assert [other.id for other in pinning(t, model(t, "local-1"))] == ["a2", "b1"]
