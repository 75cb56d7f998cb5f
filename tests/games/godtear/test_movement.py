"""GT-MOV, GT-ADV: moving and being placed, range, toward, away, straight, and the advance."""

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes, trait
from tests.games.godtear.table import go, line, model, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.battlefield import BOARD
from theomachy.games.godtear.rules.values import speed
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason


def hexes(match: Match[Godtear]) -> set[str]:
    """What may be chosen now."""
    return set(match.request.keys())


def ring(hex: str, radius: int) -> set[str]:
    """The hexes within a distance."""
    return {BOARD.names[place] for place in BOARD.within(BOARD.place(hex), radius)}


# Two ways to come to a hex


def test_a_model_moves_or_is_placed():
    """GT-MOV-01: an advance moves, Outflank places; each is told as what it is."""
    t = table("""
        plot
        1-titus 5,2
        1-glory-seekers 8,8
        2-nia 8,9
    """)
    moved = go(t, "1-titus|advance|5,4")
    assert line(moved, "1-titus") == "5,4"
    assert ("gt-moved" in told(moved), "gt-placed" in told(moved)) == (True, False)
    placed = go(t, "1-glory-seekers|skill:outflank|8,10", "1 1 1 1 0 0")
    assert line(placed, "1-glory-seekers") == "8,10"
    assert ("gt-moved" in told(placed), "gt-placed" in told(placed)) == (False, True)


def test_one_hex_is_an_adjacent_hex_that_is_open():
    """GT-MOV-02: Nia, speed 1, goes to one of the six hexes around her, not to the one with Titus."""
    t = table("""
        plot first 2
        1-titus 8,4
        2-nia 8,3
    """)
    match = go(t, "2-nia|advance")
    assert hexes(match) == {"8,3", "8,2", "7,2", "7,3", "9,2", "9,3"}
    assert match.request.why_not("8,4") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "8,4"})
    assert match.request.why_not("8,5") == Reason("gt-too-far", "GT-MOV-03", {"hex": "8,5", "steps": 1})


def test_the_hexes_on_the_way_have_to_be_open():
    """GT-MOV-03: in the corner Nia stands in the way; two hexes east are near, but not to be reached in two steps."""
    t = table("""
        plot
        1-titus 0,0
        2-nia 0,1
    """)
    match = go(t, "1-titus|advance")
    assert hexes(match) == {"0,0", "1,0", "1,1", "2,0", "2,1"}
    assert match.request.why_not("0,2") == Reason("gt-not-reached", "GT-MOV-03", {"hex": "0,2", "steps": 2})


def test_a_way_may_go_round_what_is_closed():
    """GT-MOV-03: three steps round Nia come where two steps through her would."""
    t = made_up.table(
        brontes(speed="[3, 3]"),
        """
        plot
        1-brontes 0,0
        2-nia 0,1
        """,
    )
    assert line(go(t, "1-brontes|advance|0,2"), "1-brontes") == "0,2"


LEAP = '{ id = "leap", type = "self", do = [{ place = 2 }] }'


def test_who_is_placed_minds_nothing_on_the_way():
    """GT-MOV-04, GT-B12: hemmed in from all sides, Brontes is placed in any empty hex up to two hexes away."""
    t = made_up.table(
        brontes(LEAP),
        """
        plot
        1-brontes 8,4
        1-cyclopes 8,3 8,5 7,3 7,4 9,3
        2-nia 9,4
        2-quartzlings 8,6
        """,
    )
    around = {"8,3", "8,5", "7,3", "7,4", "9,3", "9,4", "8,6"}
    match = go(t, "1-brontes|skill:leap")
    assert hexes(match) == ring("8,4", 2) - around - {"8,4"}
    assert line(go(t, "1-brontes|skill:leap|6,4"), "1-brontes") == "6,4"
    assert match.request.why_not("8,6") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "8,6"})
    assert match.request.why_not("8,7") == Reason(
        "gt-too-far-from", "GT-MOV-05", {"hex": "8,7", "range": 2, "starts": ["8,4"]}
    )
    assert match.request.why_not("8,17") == Reason("gt-no-such-hex", "GT-SET-12", {"hex": "8,17"})


def test_only_hexes_on_the_battlefield_are_hexes():
    """GT-MOV-02: nonsense and hexes beyond the edge are refused as such."""
    match = go(table("plot\n1-titus 0,0\n2-nia 9,9"), "1-titus|advance")
    for key in ("0,-1", "12,0", "0,14", "", "here", "0,00", "0,1 via"):
        assert match.request.why_not(key) == Reason("gt-no-such-hex", "GT-SET-12", {"hex": key})


# Range


@pytest.mark.parametrize("between", ["1-titus-banner 8,5", "2-quartzlings 8,5", "objectives 8,5", "2-nia-banner 8,5"])
def test_range_counts_hexes_and_nothing_blocks_it(between):
    """GT-MOV-05: models, banners and objective hexes in between neither lengthen the way nor hide the target."""
    t = table(f"""
        clash first 2
        {between}
        1-titus 8,4
        2-nia 8,6
    """)
    match = go(t, "2-nia|skill:erosion", "1 1 1 0 0")
    assert tokens(match, "1-titus") == {"protection-"}


RALLY_CRY = '{ id = "cry", type = "friendly", range = 2, do = [{ give = "dodge boon", who = "friends in range" }] }'


@pytest.mark.parametrize(("distance", "reached"), [(1, True), (2, True), (3, False)])
def test_within_n_hexes_is_a_distance_of_n_or_less(distance, reached):
    """GT-MOV-06: adjacent is 1, range 2 ends at 2, and everybody is at distance 0 from their own hex."""
    t = made_up.table(
        brontes(RALLY_CRY),
        f"""
        plot
        1-brontes 8,4
        1-cyclopes 8,{4 + distance}
        2-nia 0,0
        """,
    )
    match = go(t, "1-brontes|skill:cry")
    assert tokens(match, "1-brontes") == {"dodge+"}
    assert tokens(match, "1-cyclopes") == ({"dodge+"} if reached else set())


# Toward, away, straight

SHOVE = """{{ id = "shove", type = "enemy", range = 3, accuracy = [2], hit = [
    {{ move = {steps}, who = "target", path = "{path}" }} ] }}"""


def shoved(path: str, steps: int, position: str) -> Match[Godtear]:
    """Brontes in 8,4 has hit the enemy Brontes and moves it along a path."""
    t = made_up.table(brontes(SHOVE.format(path=path, steps=steps)), f"clash\n1-brontes 8,4\n{position}")
    several = "2-cyclopes" in position
    return go(t, "1-brontes|skill:shove" + ("|2-brontes" if several else ""), "1 1")


def test_toward_means_nearer_with_every_hex():
    """GT-MOV-07, GT-B7: from distance 3 one step comes to 2, another to 1; no step keeps the distance."""
    match = shoved("toward user", 2, "2-brontes 6,6")
    assert BOARD.distance[BOARD.place("8,4")][BOARD.place("6,6")] == 3
    assert hexes(match) == {"6,6", "6,5", "7,5", "7,4", "8,5"}
    assert match.request.why_not("7,6") == Reason("gt-not-toward", "GT-MOV-07", {"hex": "7,6", "steps": 2})


def test_away_means_farther_with_every_hex():
    """GT-MOV-08, GT-B7: every step makes the distance greater."""
    match = shoved("away from user", 2, "2-brontes 8,5")
    assert hexes(match) == {"8,5", "7,5", "8,6", "9,5", "6,6", "7,6", "8,7", "9,6", "10,6"}
    assert match.request.why_not("6,5") == Reason("gt-not-away", "GT-MOV-08", {"hex": "6,5", "steps": 2})
    assert match.request.why_not("8,8") == Reason("gt-too-far", "GT-MOV-03", {"hex": "8,8", "steps": 2})


def test_straight_means_one_direction():
    """GT-MOV-09, GT-B8: three hexes in one of six directions, from the first step on."""
    match = shoved("straight", 3, "2-brontes 8,6")
    east, west = {"8,7", "8,8", "8,9"}, {"8,5"}
    slopes = {"7,6", "6,7", "5,7", "7,5", "6,5", "5,4", "9,6", "10,7", "11,7", "9,5", "10,5", "11,4"}
    assert hexes(match) == {"8,6"} | east | west | slopes
    assert match.request.why_not("7,7") == Reason("gt-not-straight", "GT-MOV-09", {"hex": "7,7", "steps": 3})


def test_a_straight_line_stays_straight_over_banners():
    """GT-MOV-09, GT-B8, GT-B5: a banner that falls on the way opens no corner."""
    match = shoved("straight", 3, "2-brontes 8,6\n1-brontes-banner 8,7")
    assert {"8,7", "8,8 via 8,7", "8,9 via 8,7"} <= hexes(match)
    assert {key.partition(" ")[0] for key in hexes(match)} == hexes(shoved("straight", 3, "2-brontes 8,6"))
    match.answer("8,9 via 8,7")
    assert (line(match, "2-brontes"), line(match, "1-brontes-banner")) == ("8,9", "")


@pytest.mark.parametrize(
    ("path", "position", "end"),
    [
        ("toward user", "2-brontes 6,6\n2-cyclopes 7,5", "8,5"),
        ("away from user", "2-brontes 8,5\n2-cyclopes 8,6 7,5", "7,6"),
        ("straight", "2-brontes 8,6\n2-cyclopes 8,7", "8,8"),
    ],
)
def test_a_path_that_is_blocked_says_so(path, position, end):
    """GT-B7, GT-B8: where the path itself would do, the reason is what stands in the way."""
    free = shoved(path, 2, position.partition("\n")[0])
    assert end in hexes(free)
    match = shoved(path, 2, position)
    assert match.request.why_not(end) == Reason("gt-not-reached", "GT-MOV-03", {"hex": end, "steps": 2})


def test_movement_ends_where_the_path_is_blocked():
    """GT-B7: with both nearer hexes taken the model cannot come nearer, though it may still stay."""
    match = shoved("toward user", 2, "1-cyclopes 7,5\n2-brontes 6,6\n2-cyclopes 6,5")
    assert line(match, "2-brontes") == "6,6"
    assert match.request.question == "gt-ask-action"


# Who moves, and who cannot be moved


def test_the_player_of_the_effect_leads_the_model():
    """GT-B1: the attacker decides hex by hex where the enemy goes, and 0 hexes is a choice."""
    match = shoved("", 1, "2-brontes 8,5\n2-cyclopes 8,6")
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-move", "2-brontes", "GT-MOV-02")
    assert hexes(match) == ring("8,5", 1) - {"8,4", "8,6"}
    match.answer("8,5")
    assert line(match, "2-brontes") == "8,5"


def firm(t, me, model, seat):
    return model.unit == me.number and seat != model.seat


def test_enemies_cannot_move_or_place_who_is_firm():
    """GT-B10: an enemy's push does nothing, an own effect still moves it."""
    skills = SHOVE.format(path="straight", steps=1) + ',{ id = "march", type = "self", do = [{ move = 1 }] }'
    t = made_up.table(brontes(skills), "clash\n1-brontes 8,4\n2-brontes 8,5")
    trait(t, "2-brontes", "firm", firm)
    pushed = go(t, "1-brontes|skill:shove", "1 1")
    assert (line(pushed, "2-brontes"), pushed.request.question) == ("8,5", "gt-ask-action")
    pushed.answer("end")
    for key in ("2-brontes", "skill:march", "8,6"):
        pushed.answer(key)
    assert line(pushed, "2-brontes") == "8,6"


@pytest.mark.parametrize(
    ("window", "helps", "moved"),
    [("firm", False, True), ("haunts", False, False), ("firm", True, False), ("haunts", True, False)],
)
def test_what_stops_the_move_after_a_knockout(window, helps, moved):
    """GT-B11: a player makes this move, so being firm is no help unless agreed; a trait that forbids the move is."""
    text = """
        clash
        1-titus 8,4
        2-nia 8,5 wounds 5
    """
    t = table(text, unyielding_knocked_out=helps)
    trait(t, "2-nia", window, lambda t, me, model, *seat: model.unit == me.number)
    match = go(t, "1-titus|skill:piercing-strike", "1 1 1 1 0|1 1 1 0 0 0")
    assert match.request.question == ("gt-ask-knockout-move" if moved else "gt-ask-action")
    assert line(match, "2-nia").startswith("8,5 wounds 6")


# Advance


def test_a_champion_advances_up_to_its_speed():
    """GT-ADV-01: two hexes for Titus, or one, or none."""
    t = table("plot\n1-titus 8,4\n2-nia 0,0")
    assert hexes(go(t, "1-titus|advance")) == ring("8,4", 2)
    for end in ("8,6", "8,5", "8,4"):
        match = go(t, f"1-titus|advance|{end}")
        assert line(match, "1-titus") == end
        assert match.request.why_not("advance") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "titus"})


def test_each_follower_advances_up_to_the_speed_of_the_unit():
    """GT-ADV-02, GT-F3, GT-MOV-10: one by one, each on its own; they part, meet and may stay behind."""
    t = table("""
        plot
        1-titus 0,0
        1-glory-seekers 8,4 8,4 8,7 11,13 11,12
        2-nia 0,5
    """)
    match = go(t, "1-glory-seekers|advance")
    assert (match.request.question, match.request.clause) == ("gt-ask-next", "GT-F3")
    assert hexes(match) == {"8,4", "8,7", "11,13", "11,12", "done"}
    match = go(t, "1-glory-seekers|advance|8,4|8,5|8,7|8,5|8,4|9,3")
    assert line(match, "1-glory-seekers") == "8,5 9,3 8,5 11,13 11,12"
    assert hexes(match) == {"11,13", "11,12", "done"}
    match.answer("done")
    assert line(match, "1-glory-seekers") == "8,5 9,3 8,5 11,13 11,12"


def test_no_follower_advances_twice():
    """GT-ADV-02: who joined those still to move is not moved on with them."""
    t = table("plot\n1-titus 0,0\n1-glory-seekers 8,4 8,6\n2-nia 0,5")
    match = go(t, "1-glory-seekers|advance|8,4|8,6|8,6|8,8")
    assert line(match, "1-glory-seekers") == "8,6 8,8"
    assert match.request.question == "gt-ask-action"


def test_the_speed_is_that_of_the_phase():
    """GT-ADV-03: Nia has speed 1 in the plot phase and 2 in the clash phase."""
    for phase, steps in (("plot", 1), ("clash", 2)):
        t = table(f"{phase} first 2\n1-titus 0,0\n2-nia 8,4")
        assert hexes(go(t, "2-nia|advance")) == ring("8,4", steps)


def test_the_speed_is_never_below_nothing():
    """GT-ADV-03, GT-C7: Quartzlings with speed 0 and a blight advance no hex, and that uses the blight up."""
    t = table("""
        clash first 2
        1-titus 0,0
        2-nia 8,4
        2-quartzlings 9,9 9,7 speed-
    """)
    assert speed(t, unit(t, "2-quartzlings")) == 0
    match = go(t, "2-quartzlings|advance|9,9|9,7")
    assert (line(match, "2-quartzlings"), match.request.question) == ("9,9 9,7", "gt-ask-action")


def test_a_move_is_no_advance():
    """GT-ADV-04, GT-C7: March goes one hex whatever Nia's speed, leaves her boon alone and the advance to be had."""
    t = table("plot first 2\n1-titus 0,0\n2-nia 8,4 speed+")
    match = go(t, "2-nia|skill:march")
    assert hexes(match) == ring("8,4", 1)
    match.answer("8,5")
    assert (line(match, "2-nia"), match.request.why_not("advance")) == ("8,5 speed+", None)
    match.answer("advance")
    assert hexes(match) == ring("8,5", 2)


def test_who_cannot_advance_is_not_helped_by_a_boon():
    """GT-ADV-01: where a trait holds somebody there is no advance, boon or no boon."""
    t = table("plot\n1-titus 8,4 speed+\n2-nia 0,0")
    trait(t, "2-nia", "bound", lambda t, me, model: model.kind == "champion")
    match = go(t, "1-titus")
    assert match.request.why_not("advance") == Reason("gt-all-bound", "GT-SKL-14", {"unit": "titus"})
    assert model(match, "1-titus").place == BOARD.place("8,4")
