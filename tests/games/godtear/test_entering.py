"""GT-ENT: which hexes a model may enter, what falls and what is taken up there."""

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes, trait
from tests.games.godtear.table import go, line, table, tokens
from tests.kit import told
from theomachy.games.godtear.battlefield import adjacent
from theomachy.games.godtear.rules.entering import ClosedHexes
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason

PUSH = '{ id = "push", type = "enemy", range = 3, accuracy = [2], hit = [{ move = 2, who = "target" }] }'
LEAP = '{ id = "leap", type = "self", do = [{ place = 2 }] }'
MUSTER = '{ id = "muster", type = "self", do = [{ place = 2, who = "each" }] }'


def hexes(match: Match[Godtear]) -> set[str]:
    return set(match.request.keys())


def taken(key: str) -> Reason:
    return Reason("gt-hex-taken", "GT-ENT-02", {"hex": key})


# Empty hexes


@pytest.mark.parametrize("there", ["2-nia 8,5", "2-quartzlings 8,5", "1-glory-seekers 8,5", "1-nia 8,5"])
def test_a_champion_enters_empty_hexes_only(there):
    """GT-ENT-02: whatever champion or follower is in a hex keeps a champion out."""
    t = table(f"plot\nobjectives\n1-titus 8,4\n{there}\n2-titus 0,0")
    match = go(t, "1-titus|advance")
    assert "8,5" not in hexes(match)
    assert match.request.why_not("8,5") == taken("8,5")


def test_an_objective_hex_with_nobody_on_it_is_empty():
    """GT-ENT-02, GT-ENT-06, GT-F12: a champion enters it as any other hex, and is in the way there."""
    t = table("""
        plot
        objectives 8,5 8,3
        1-titus 8,4
        2-nia 8,3
    """)
    match = go(t, "1-titus|advance")
    assert "8,5" in hexes(match)
    assert match.request.why_not("8,3") == taken("8,3")
    match.answer("8,5")
    assert line(match, "1-titus") == "8,5"


def test_large_followers_share_no_hex():
    """GT-ENT-02, GT-ENT-03: the hex of another large follower is taken, though it is of the same unit."""
    t = made_up.table(
        brontes(size="large", count=2, follower_health=3),
        """
        plot
        objectives
        1-brontes 0,0
        1-cyclopes 8,4 8,5
        2-nia 0,5
        """,
    )
    match = go(t, "1-cyclopes|advance|1-cyclopes-1")
    assert match.request.why_not("8,5") == taken("8,5")


# Small followers together


def test_small_followers_share_a_hex_up_to_three():
    """GT-ENT-03, GT-T-11: one joins two others; a fourth one is refused."""
    t = table("""
        plot
        objectives
        1-titus 0,0
        1-glory-seekers 8,5 8,5 8,3 8,4
        2-nia 0,5
    """)
    match = go(t, "1-glory-seekers|advance|8,4|8,5|8,3")
    assert line(match, "1-glory-seekers") == "8,5 8,5 8,3 8,5"
    assert "8,5" not in hexes(match)
    assert match.request.why_not("8,5") == Reason("gt-hex-full", "GT-ENT-03", {"hex": "8,5"})


def test_small_followers_of_two_units_share_no_hex():
    """GT-ENT-03: only those of its own unit, neither enemies nor another unit of the same side."""
    t = table("""
        plot
        objectives
        1-titus 0,0
        1-glory-seekers 8,4
        1-nia 0,1
        1-quartzlings 8,5
        2-titus 0,5
        2-glory-seekers 8,3
    """)
    match = go(t, "1-glory-seekers|advance|8,4")
    assert match.request.why_not("8,5") == taken("8,5")
    assert match.request.why_not("8,3") == taken("8,3")


def test_a_follower_may_pass_where_it_may_stop():
    """GT-B3: through one or two of its unit it walks on; a hex with three is closed in passing as well."""
    position = "plot\nobjectives\n1-titus 5,5\n1-glory-seekers 0,0 {mates}\n2-nia 1,0"
    two = go(table(position.format(mates="0,1 0,1")), "1-glory-seekers|advance|0,0")
    assert {"0,1", "0,2", "1,1"} <= hexes(two)
    three = go(table(position.format(mates="0,1 0,1 0,1")), "1-glory-seekers|advance|0,0")
    assert line(three, "1-glory-seekers") == "0,0 0,1 0,1 0,1", "closed in by Nia and the three, it stays by itself"
    assert three.request.question == "gt-ask-next"


def test_a_follower_may_come_back_to_its_full_hex():
    """GT-ENT-03, GT-B19: when it has left there is room again; so it may fetch a token and return."""
    t = table("""
        plot
        objectives
        1-titus 5,5
        1-glory-seekers 8,4 8,4 8,4
        2-nia 0,5
        hex 8,5 dodge+
    """)
    match = go(t, "1-glory-seekers|advance|8,4|8,4 via 8,5|done")
    assert line(match, "1-glory-seekers") == "8,4 8,4 8,4 dodge+"


# Banners


def test_a_champion_enters_the_hex_of_an_enemy_banner():
    """GT-ENT-04, GT-CLM-04: the banner is taken off the battlefield."""
    t = table("""
        plot
        objectives 8,5
        1-titus 8,4
        2-nia 0,0
        2-nia-banner 8,5
    """)
    match = go(t, "1-titus|advance|8,5")
    assert (line(match, "1-titus"), line(match, "2-nia-banner")) == ("8,5", "")
    assert told(match)[-2:] == ["gt-moved", "gt-banner-removed"]


def test_a_champion_may_move_on_over_a_banner():
    """GT-B5: over the banner, back to where it came from, or round it: each is a choice of its own."""
    t = table("""
        plot
        objectives
        1-titus 8,4
        2-nia 0,0
        2-nia-banner 8,5
    """)
    assert {"8,4", "8,5", "8,4 via 8,5", "8,6 via 8,5", "7,4", "7,4 via 8,5"} <= hexes(go(t, "1-titus|advance"))
    for key, left in (("8,6 via 8,5", ""), ("8,4 via 8,5", ""), ("7,4", "8,5")):
        match = go(t, f"1-titus|advance|{key}")
        assert (line(match, "1-titus"), line(match, "2-nia-banner")) == (key.partition(" ")[0], left)


@pytest.mark.parametrize("place", ["8,5", "8,6"])
def test_a_placed_champion_takes_the_banner_down_too(place):
    """GT-ENT-01, GT-B5: to be placed is to enter; but only the hex where it is put."""
    t = made_up.table(
        brontes(LEAP),
        """
        plot
        objectives
        1-brontes 8,4
        2-nia 0,0
        2-nia-banner 8,5
        """,
    )
    match = go(t, f"1-brontes|skill:leap|{place}")
    assert line(match, "1-brontes") == place
    assert line(match, "2-nia-banner") == ("" if place == "8,5" else "8,5")


@pytest.mark.parametrize("banner", ["1-titus-banner", "1-nia-banner"])
def test_banners_of_its_own_side_stop_a_champion(banner):
    """GT-ENT-05: its own banner or a friend's, it makes no difference."""
    t = table(f"plot\nobjectives\n1-titus 0,0\n1-nia 9,9\n{banner} 0,1\n2-titus 9,0")
    match = go(t, "1-titus|advance")
    assert hexes(match) == {"0,0", "1,0", "1,1", "2,0", "2,1"}
    assert match.request.why_not("0,1") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "0,1"})


@pytest.mark.parametrize("banner", ["1-titus-banner", "2-nia-banner"])
def test_banners_of_either_side_stop_followers(banner):
    """GT-ENT-05: a follower walks round a banner, its own or an enemy's."""
    t = table(f"plot\nobjectives\n1-titus 9,9\n1-glory-seekers 0,0\n{banner} 0,1\n2-nia 9,0")
    match = go(t, "1-glory-seekers|advance|0,0")
    assert hexes(match) == {"0,0", "1,0", "1,1", "2,0", "2,1"}
    assert match.request.why_not("0,1") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "0,1"})


BANNERS = """
    clash
    objectives
    1-brontes 8,4
    1-brontes-banner 8,7
    2-brontes 8,6
    2-brontes-banner 7,6
"""


def test_a_champion_is_pushed_on_banners_of_its_enemy_only():
    """GT-B6, GT-F8: you may push it on your own banner, which is lost; on the banner of its own side you cannot."""
    t = made_up.table(brontes(PUSH), BANNERS)
    match = go(t, "1-brontes|skill:push", "1 1")
    assert {"8,7", "8,8 via 8,7"} <= hexes(match)
    assert not {"7,6", "6,7"} & hexes(match)
    assert match.request.why_not("7,6") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "7,6"})
    match.answer("8,7")
    assert (line(match, "2-brontes"), line(match, "1-brontes-banner")) == ("8,7", "")


def test_banners_may_stop_everybody_who_is_pushed():
    """GT-B6: with `false` the banner of the pusher stands fast too, but whoever walks on it still takes it down."""
    t = made_up.table(brontes(PUSH), BANNERS, push_onto_banner=False)
    match = go(t, "1-brontes|skill:push", "1 1")
    assert match.request.why_not("8,7") == Reason("gt-banner-in-the-way", "GT-B6", {"hex": "8,7"})
    assert match.request.why_not("7,6") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "7,6"})
    match.answer("8,6")
    match.answer("end")
    for key in ("2-brontes", "advance", "8,7"):
        match.answer(key)
    assert (line(match, "2-brontes"), line(match, "1-brontes-banner")) == ("8,7", "")


def test_a_banner_is_no_target():
    """GT-B9: hit rolls, wounds and tokens are for champions and followers alone."""
    t = table("""
        clash
        objectives
        1-titus 8,4
        2-nia 8,5
        2-quartzlings 8,3
        2-nia-banner 7,4
    """)
    match = go(t, "1-titus|skill:piercing-strike")
    assert hexes(match) == {"2-nia", "2-quartzlings-1"}
    assert match.request.why_not("2-nia-banner") == Reason("gt-banner-no-target", "GT-B9", {"model": "2-nia-banner"})


# Objective hexes


def test_followers_cannot_enter_objective_hexes():
    """GT-ENT-07: neither to stop there nor on the way."""
    t = table("""
        plot
        objectives 0,1 1,0
        1-titus 9,9
        1-glory-seekers 0,0 8,8
        2-nia 5,0
    """)
    match = go(t, "1-glory-seekers|advance|0,0")
    assert match.request.question == "gt-ask-next", "shut in by two objective hexes it can only stay"
    t = table("plot\nobjectives 0,1\n1-titus 9,9\n1-glory-seekers 0,0\n2-nia 5,0")
    match = go(t, "1-glory-seekers|advance|0,0")
    assert hexes(match) == {"0,0", "1,0", "1,1", "2,0", "2,1"}
    assert match.request.why_not("0,1") == Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "0,1"})


def test_followers_cannot_be_forced_on_objective_hexes():
    """GT-B2, GT-T-11: a push of an enemy ends beside an objective hex, not on it, nor does placing end there."""
    t = made_up.table(
        brontes(PUSH, MUSTER),
        """
        clash
        objectives 8,7 8,3
        1-brontes 8,4
        1-cyclopes 8,5
        2-cyclopes 8,6
        """,
    )
    refusal = Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "8,7"})
    pushed = go(t, "1-brontes|skill:push", "1 1")
    assert not {"8,7"} & hexes(pushed)
    assert pushed.request.why_not("8,7") == refusal
    placed = go(t, "1-cyclopes|skill:muster")
    assert not {"8,7", "8,3"} & hexes(placed)
    assert placed.request.why_not("8,7") == refusal


def test_no_follower_is_recruited_on_an_objective_hex():
    """GT-B2: the hexes around the champion without the objective hexes."""
    t = table("""
        plot
        objectives 0,1
        1-titus 0,0
        1-glory-seekers 9,9
        2-nia 5,0
    """)
    assert line(go(t, "1-glory-seekers|recruit|1,0"), "1-glory-seekers") == "9,9 1,0"


# Through, but not to an end


def test_who_passes_through_others_does_not_stop_there():
    """GT-B4: what a model may only go through is on its way, but no place to end; the edge ends every way."""
    t = table("""
        plot
        objectives
        1-titus 0,0
        1-glory-seekers 0,1 1,0
        2-nia 9,9
    """)

    def over_followers(t, me, model, how, land):
        followers = {place for place in land.closed if t.models[t.hexes[place][0]].kind == "follower"}
        return ClosedHexes(land.closed - followers, land.through | followers)

    match = go(trait(t, "1-titus", "ground", over_followers), "1-titus|advance")
    assert hexes(match) == {"0,0", "0,2", "1,1", "2,0", "2,1"}
    assert match.request.why_not("0,1") == taken("0,1")


# Tokens that lie on hexes

TOKENS = """
    plot
    objectives
    1-titus 8,4
    1-glory-seekers 6,4
    2-nia 0,0
    hex 8,5 dodge+ speed-
    hex 8,6 damage+
"""


def test_tokens_are_taken_from_every_hex_entered():
    """GT-B19: on the way and at the end, all that lie there, and the hexes are bare."""
    match = go(table(TOKENS), "1-titus|advance|8,6 via 8,5")
    assert tokens(match, "1-titus") == {"dodge+", "speed-", "damage+"}
    assert match.state.tokens == {}


def test_tokens_are_taken_in_the_order_of_the_hexes():
    """GT-B19, GT-STA-10, GT-STA-11: a boon that is already there is ignored before the blight cancels it, not after."""
    position = "plot\nobjectives\n1-titus 8,4 dodge+\n2-nia 0,0\nhex 8,5 dodge+\nhex 7,4 dodge-"
    assert tokens(go(table(position), "1-titus|advance|7,4 via 8,5"), "1-titus") == set()
    assert tokens(go(table(position), "1-titus|advance|8,5 via 7,4"), "1-titus") == {"dodge+"}


def test_the_same_hexes_in_another_order_are_another_way():
    """GT-B19: to end in 8,5 after both hexes, going back to it or coming round to it, are two choices."""
    position = "plot\nobjectives\n1-brontes 8,4 dodge+\n2-nia 0,0\nhex 8,5 dodge+\nhex 8,6 dodge-"
    t = made_up.table(brontes(speed="[4, 4]"), position)
    assert tokens(go(t, "1-brontes|advance|8,5 via 8,5 8,6"), "1-brontes") == set()
    assert tokens(go(t, "1-brontes|advance|8,5 via 8,6"), "1-brontes") == {"dodge+"}


def test_only_the_last_hex_may_count():
    """GT-B19: with `last hex` what lies on the way stays there."""
    match = go(table(TOKENS, token_pick_up="last hex"), "1-titus|advance|8,6 via 8,5")
    assert tokens(match, "1-titus") == {"damage+"}
    assert match.state.tokens == {match.state.models[0].place - 1: ((1, 1), (0, -1))}


def test_a_follower_takes_tokens_for_its_unit():
    """GT-B19, GT-STA-02: followers take them as well, whoever laid them."""
    t = table(TOKENS.replace("1-glory-seekers 6,4", "1-glory-seekers 9,4 0,9"))
    match = go(t, "1-glory-seekers|advance|9,4|8,5|done")
    assert tokens(match, "1-glory-seekers") == {"dodge+", "speed-"}


def test_a_speed_token_taken_up_in_an_advance_is_for_the_next_one():
    """GT-B19, GT-STA-09: it comes once the movement is over, so this advance neither gains nor spends it."""
    t = table("plot\nobjectives\n1-titus 8,4\n2-nia 0,0\nhex 8,5 speed+")
    assert tokens(go(t, "1-titus|advance|8,5"), "1-titus") == {"speed+"}


def test_a_knocked_out_champion_takes_no_tokens():
    """GT-B19, GT-KO-07: the opponent moves it over tokens, and they stay."""
    t = table("""
        clash
        objectives
        1-titus 8,4
        2-nia 8,5 wounds 5
        hex 8,6 dodge+
    """)
    match = go(t, "1-titus|skill:piercing-strike|8,6", "1 1 1 1 0|1 1 1 0 0 0")
    assert (line(match, "2-nia"), len(match.state.tokens)) == ("8,6 wounds 6 knocked-out", 1)


# Warded hexes


def test_a_ward_keeps_enemies_from_being_placed_there():
    """GT-B22: they are not placed beside the one who has the trait, but they may walk there or be pushed."""
    t = made_up.table(
        brontes(LEAP + "," + PUSH),
        """
        plot
        objectives
        1-brontes 8,4
        2-nia 8,7
        """,
    )
    trait(t, "2-nia", "ward", lambda t, me, model, place: adjacent(t.models[me.members[0]].place, place))
    match = go(t, "1-brontes|skill:leap")
    assert not {"8,6", "8,7"} & hexes(match)
    assert match.request.why_not("8,6") == Reason("gt-warded", "GT-B22", {"hex": "8,6"})
    assert line(go(t, "1-brontes|advance|8,6"), "1-brontes") == "8,6"
