"""GT-B19: status tokens that lie on hexes: how Lily lays them there, and who takes them up."""

import pytest

from tests.games.godtear.table import go, line, on_hexes, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

KINDS = ("speed", "dodge", "protection", "accuracy", "damage")
TEN_TOKENS = {f"{kind}-{what}" for kind in KINDS for what in ("boon", "blight")}


# Touch of the Fae

LILY = """
    plot
    1-lily 8,6
    1-thornlings 8,5
    2-titus 3,6
    2-glory-seekers 8,7
"""
CORNER = """
    plot
    1-lily 0,0
    1-thornlings 0,1 1,0
    2-titus 3,6
"""


def test_lily_lays_a_token_after_an_action():
    """lily-touch-of-the-fae: any boon or blight, in an empty hex next to where she is when the action is done."""
    match = go(table(LILY), "1-lily|advance|9,6")
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-lay-token", "1-lily", "GT-A12")
    assert set(ask.keys()) == {"8,6", "9,5", "9,7", "10,6", "10,7", "done"}  # a Glory Seeker is in 8,7
    match.answer("10,7")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-token", TEN_TOKENS)
    match.answer("damage-blight")
    assert on_hexes(match) == ["10,7 damage-"]
    assert tokens(match, "1-lily") == set()


def test_lily_may_wait_with_her_token():
    """lily-touch-of-the-fae, GT-A12: left out after one action, it is offered after the next."""
    match = go(table(LILY), "1-lily|advance|8,6|done|skill:breath-of-the-earth|9,6|speed-boon")
    assert match.request.question == "gt-ask-lay-token"
    match.answer("done")
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-thornlings")
    assert on_hexes(match) == ["9,6 speed+"]


def test_lily_lays_one_token_in_an_activation():
    """GT-A12: after the first token her other action brings none; her next activation brings one again."""
    first = "1-lily|advance|8,6|9,6|dodge-boon|skill:breath-of-the-earth|9,5|speed-boon"
    match = go(table(LILY), first)
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-thornlings")
    assert on_hexes(match) == ["9,5 speed+", "9,6 dodge+"]
    again = go(table(LILY), f"{first}|end|2-titus|end|end|1-lily|advance|8,6")
    assert (again.state.phase, again.request.question) == ("clash", "gt-ask-lay-token")


def test_every_action_may_bring_a_token():
    """GT-A12: with `every action` Lily lays a token after each of her actions, in one hex if she likes."""
    t = table(LILY, fae_tokens="every action")
    match = go(t, "1-lily|advance|8,6|9,6|dodge-boon|skill:breath-of-the-earth|9,6|speed-boon|9,6|damage-blight")
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-thornlings")
    assert on_hexes(match) == ["9,6 dodge+ speed+ damage-"]


def test_the_touch_is_for_actions_of_hers():
    """lily-touch-of-the-fae: what her followers do, or her enemies, brings no token."""
    match = go(table(LILY), "1-thornlings|advance|done")
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-thornlings")
    match = go(table(LILY.replace("plot", "plot active 2")), "2-titus|advance|3,6")
    assert (match.request.question, match.request.by) == ("gt-ask-action", "2-titus")


def test_a_rally_is_an_action_of_hers():
    """lily-touch-of-the-fae, GT-RLY-04: once she has rallied, Lily may lay a token."""
    t = table(LILY.replace("1-lily 8,6", "1-lily 8,6 knocked-out"))
    match = go(t, "1-lily")  # the rally is her only choice
    assert told(match) == ["gt-activates", "gt-rallied"]
    assert match.request.question == "gt-ask-lay-token"


@pytest.mark.parametrize(("stop", "hex"), [("7,6", "6,6"), ("9,6", "10,6")])
def test_tokens_lie_on_objective_and_deployment_hexes_too(stop, hex):
    """GT-F12: an objective hex without a model is empty, and deployment hexes are hexes like any other."""
    match = go(table(LILY), f"1-lily|advance|{stop}|{hex}|speed-blight")
    assert on_hexes(match) == [f"{hex} speed-"]


def test_where_no_hex_is_empty_no_token_is_laid():
    """lily-touch-of-the-fae: nothing is asked if nothing next to her is empty."""
    match = go(table(CORNER), "1-lily|advance")
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-thornlings")


# Breath of the Earth


def test_breath_lays_a_token_next_to_lily():
    """lily-breath-of-the-earth: any token in an empty hex within range; it cannot be left out."""
    match = go(table(LILY), "1-lily|skill:breath-of-the-earth")
    ask = match.request
    assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-lay-token", "GT-SKL-10")
    assert set(ask.keys()) == {"7,5", "7,6", "9,5", "9,6"}
    assert ask.why_not("8,7") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "8,7"})
    match.answer("7,5")
    assert set(match.request.keys()) == TEN_TOKENS
    match.answer("accuracy-boon")
    assert on_hexes(match) == ["7,5 accuracy+"]


def test_breath_needs_an_empty_hex():
    """lily-breath-of-the-earth, GT-SKL-10: refused where nothing within range is empty."""
    why = go(table(CORNER), "1-lily").request.why_not("skill:breath-of-the-earth")
    assert why == Reason("gt-no-empty-hex", "GT-SKL-10", {"unit": "lily"})


# Tokens are taken up

TOKENS = """
    clash active 2
    objectives 6,6
    1-lily 4,3
    1-thornlings 9,5
    2-titus 4,6
    2-glory-seekers 2,6 2,6
    hex 4,7 dodge+ speed-
    hex 5,6 damage-
"""


def test_a_walk_tells_which_tokens_it_passes():
    """GT-B19: ways to a hex that differ in the tokens on them are options of their own."""
    keys = go(table(TOKENS), "2-titus|advance").request.keys()
    assert [key for key in keys if key.startswith("4,8")] == ["4,8 via 4,7"]
    assert [key for key in keys if key.startswith("5,5")] == ["5,5", "5,5 via 5,6"]
    assert [key for key in keys if key.startswith("5,6")] == ["5,6", "5,6 via 4,7"]


@pytest.mark.parametrize(
    ("walk", "titus", "left"),
    [
        ("3,6", "3,6", ["4,7 dodge+ speed-", "5,6 damage-"]),
        ("5,6", "5,6 damage-", ["4,7 dodge+ speed-"]),
        ("5,5 via 5,6", "5,5 damage-", ["4,7 dodge+ speed-"]),
        ("4,8 via 4,7", "4,8 speed- dodge+", ["5,6 damage-"]),
        ("5,6 via 4,7", "5,6 speed- dodge+ damage-", []),
    ],
)
def test_a_champion_takes_all_tokens_of_the_hexes_it_entered(walk, titus, left):
    """GT-B19: whosever champion it is, and on the way as well as where it stops."""
    match = go(table(TOKENS), f"2-titus|advance|{walk}")
    assert line(match, "2-titus") == titus
    assert on_hexes(match) == left


@pytest.mark.parametrize(
    ("walk", "titus", "left"),
    [
        ("5,5 via 5,6", "5,5", ["4,7 dodge+ speed-", "5,6 damage-"]),
        ("5,6 via 4,7", "5,6 damage-", ["4,7 dodge+ speed-"]),
    ],
)
def test_in_another_reading_only_the_last_hex_counts(walk, titus, left):
    """GT-B19: with `last hex` the tokens on the way stay where they are."""
    match = go(table(TOKENS, token_pick_up="last hex"), f"2-titus|advance|{walk}")
    assert line(match, "2-titus") == titus
    assert on_hexes(match) == left


@pytest.mark.parametrize(("walk", "titus"), [("5,6 via 4,7", "5,6"), ("4,7 via 5,6", "4,7 dodge+")])
def test_tokens_come_in_the_order_of_the_walk(walk, titus):
    """GT-B19, GT-STA-10, GT-STA-11: a second boon is ignored, then a blight cancels; or the other way round."""
    t = table("""
        clash active 2
        1-lily 9,6
        2-titus 4,6 dodge+
        hex 4,7 dodge+
        hex 5,6 dodge-
    """)
    match = go(t, f"2-titus|advance|{walk}")
    assert line(match, "2-titus") == titus
    assert on_hexes(match) == []


@pytest.mark.parametrize(("lying", "titus"), [("dodge+ dodge-", "4,7"), ("dodge- dodge+", "4,7 dodge+")])
def test_tokens_of_one_hex_come_in_the_order_they_were_laid(lying, titus):
    """GT-B19: a hex may hold several, the older first."""
    t = table(f"""
        clash active 2
        1-lily 9,6
        2-titus 4,6 dodge+
        hex 4,7 {lying}
    """)
    assert line(go(t, "2-titus|advance|4,7"), "2-titus") == titus


def test_a_token_can_be_fetched():
    """GT-B19, GT-MOV-03: onto the hex of a token and back again."""
    match = go(table(TOKENS), "2-titus|advance|4,6 via 5,6")
    assert line(match, "2-titus") == "4,6 damage-"
    assert on_hexes(match) == ["4,7 dodge+ speed-"]


def test_a_straight_line_over_tokens_is_still_straight():
    """GT-B19, GT-MOV-09: with tokens about, a model that moves in a line cannot turn to fetch them."""
    t = table("""
        clash
        1-nia 10,10
        1-quartzlings 4,6
        2-lily 9,6
        hex 4,7 dodge+
        hex 3,7 damage+
    """)
    match = go(t, "1-quartzlings|skill:rolling-stones|4,6")
    assert {"4,7", "4,8 via 4,7", "4,9 via 4,7", "3,6"} <= set(match.request.keys())
    assert match.request.why_not("3,7") == Reason("gt-not-straight", "GT-MOV-09", {"hex": "3,7", "steps": 3})
    match.answer("4,9 via 4,7")
    assert line(match, "1-quartzlings") == "4,9 dodge+"


def test_a_follower_takes_a_token_for_its_unit():
    """GT-B19, GT-STA-02: also in passing, once its own movement is over."""
    t = table(TOKENS.replace("hex 5,6 damage-", "hex 3,6 accuracy+"))
    match = go(t, "2-glory-seekers|advance|2,6|3,5 via 3,6")
    assert tokens(match, "2-glory-seekers") == {"accuracy+"}
    assert on_hexes(match) == ["4,7 dodge+ speed-"]


def test_a_speed_token_found_on_the_way_is_for_those_who_move_after():
    """GT-B19, GT-STA-02, GT-C7: the next of the unit moves a hex farther, and then the token expires."""
    t = table(TOKENS.replace("hex 5,6 damage-", "hex 3,6 speed+"))
    match = go(t, "2-glory-seekers|advance|2,6|3,6|2,6")
    assert {"4,5", "2,4", "2,3"} <= set(match.request.keys())
    assert match.request.why_not("2,2") == Reason("gt-too-far", "GT-MOV-03", {"hex": "2,2", "steps": 3})
    match.answer("2,3")
    assert tokens(match, "2-glory-seekers") == set()


def test_a_speed_token_found_by_the_last_is_for_the_next_advance():
    """GT-B19, GT-C7: it has counted for nobody, so it is kept."""
    t = table(TOKENS.replace("hex 5,6 damage-", "hex 3,6 speed+"))
    match = go(t, "2-glory-seekers|advance|2,6|2,5|2,6|3,6")
    assert tokens(match, "2-glory-seekers") == {"speed+"}


def test_whoever_is_pushed_over_a_token_takes_it():
    """GT-B19, GT-B1: the enemy leads the way."""
    t = table(TOKENS.replace("clash active 2", "clash"))
    match = go(t, "1-lily|skill:haunting-melody|2-titus|4,8 via 4,7", "1 1 1 0 0 0")
    assert line(match, "2-titus") == "4,8 speed- dodge+"
    assert on_hexes(match) == ["5,6 damage-"]


def test_whoever_is_placed_on_a_token_takes_it():
    """GT-B19, GT-B12: what lies between is not entered."""
    t = table("""
        plot
        1-rattlebone 8,6
        1-hexlings 3,6
        2-titus 3,3
        hex 8,7 protection+
        hex 8,8 damage+
    """)
    match = go(t, "1-rattlebone|skill:call-totems|1-hexlings-1|8,8")
    assert tokens(match, "1-hexlings") == {"damage+"}
    assert on_hexes(match) == ["8,7 protection+"]


def test_a_recruit_takes_the_token_of_its_hex():
    """GT-B19: coming back to a hex is entering it."""
    t = table(f"{LILY}\n    hex 9,6 protection+")
    match = go(t, "1-thornlings|recruit|9,6|2")
    assert line(match, "1-thornlings") == "8,5 9,6 9,6 protection+"
    assert on_hexes(match) == []


def test_a_champion_that_is_knocked_out_takes_no_token():
    """GT-B19, GT-KO-07: the move after the knockout leaves tokens where they lie."""
    t = table("""
        clash active 2
        objectives 6,6
        1-lily 8,6 wounds 6
        2-titus 8,7
        hex 8,5 speed-
        hex 8,4 dodge-
    """)
    match = go(t, "2-titus|skill:piercing-strike|8,4 via 8,5", "2 2 0 0 0|2 2 2 0 0 0")
    assert line(match, "1-lily") == "8,4 wounds 7 knocked-out"
    assert on_hexes(match) == ["8,4 dodge-", "8,5 speed-"]


def test_standing_on_a_token_is_not_entering():
    """GT-B19, GT-ENT-01: one who came there knocked out does not get it by rallying, nor by staying."""
    t = table("""
        clash
        1-lily 8,6 knocked-out
        2-titus 3,6
        hex 8,6 speed+
    """)
    match = go(t, "1-lily|done|advance|8,6")
    assert line(match, "1-lily") == "8,6"
    assert on_hexes(match) == ["8,6 speed+"]


def test_who_steps_off_a_token_and_back_takes_it():
    """GT-B19, GT-ENT-01: to come back is to enter, and the walk says that it is more than staying."""
    t = table("""
        clash
        1-lily 8,6 knocked-out
        2-titus 3,6
        hex 8,6 speed+
    """)
    match = go(t, "1-lily|done|advance|8,6 via 8,6")
    assert line(match, "1-lily") == "8,6 speed+"
    assert on_hexes(match) == []


def test_banners_take_no_tokens_and_whoever_crushes_them_does():
    """GT-B9, GT-B19: the token stays under the banner for a champion to take."""
    t = table("""
        plot active 2
        1-lily 8,6
        1-lily-banner 6,6
        2-titus 5,5
        hex 6,6 accuracy-
    """)
    match = go(t, "2-titus|advance|6,6")
    assert line(match, "2-titus") == "6,6 accuracy-"
    assert line(match, "1-lily-banner") == ""
    claimed = go(table(f"{LILY}\n    hex 6,6 accuracy-".replace("1-lily 8,6", "1-lily 7,6")), "1-lily|claim|6,6")
    assert on_hexes(claimed) == ["6,6 accuracy-"]


def test_tokens_lie_there_from_turn_to_turn():
    """GT-B19: nothing in the end phase takes them away."""
    t = table(TOKENS.replace("clash active 2", "scoring"), scenario="knowledge")
    match = go(t, "me")
    assert (match.state.turn, match.state.phase) == (2, "plot")
    assert on_hexes(match) == ["4,7 dodge+ speed-", "5,6 damage-"]
