"""Lily and the Thornlings: tokens on hexes, objective hexes that walk, thorns that grow on them, recruits in threes."""

import pytest

from tests.games.godtear.table import go, line, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match, Reason

KINDS = ("speed", "dodge", "protection", "accuracy", "damage")
TEN_TOKENS = {f"{kind}-{what}" for kind in KINDS for what in ("boon", "blight")}


def on_hexes(match: Match[Godtear]) -> list[str]:
    """The tokens that lie on the battlefield, as the notation writes them."""
    return [text.removeprefix("hex ") for text in GAME.write(match.state).splitlines() if text.startswith("hex ")]


def objectives(match: Match[Godtear]) -> str:
    lines = GAME.write(match.state).splitlines()
    return next(text.removeprefix("objectives ") for text in lines if text.startswith("objectives"))


def places(match: Match[Godtear], id: str) -> list[str]:
    """Where the models of a unit stand, in order of hexes."""
    return [NAMES[place] for place in sorted(other.place for other in match.state.standing(unit(match, id)))]


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
    assert ask.why_not("8,7") == Reason("gt-hex-not-open", "GT-SKL-10", {"hex": "8,7"})
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


def test_a_speed_token_found_on_the_way_is_for_the_next_advance():
    """GT-B19, GT-STA-03: others of the unit move as far as before, and the token is kept."""
    t = table(TOKENS.replace("hex 5,6 damage-", "hex 3,6 speed+"))
    match = go(t, "2-glory-seekers|advance|2,6|3,6|2,6")
    assert {"4,5", "2,4"} <= set(match.request.keys())
    assert match.request.why_not("2,3") == Reason("gt-too-far", "GT-MOV-03", {"hex": "2,3", "steps": 2})
    match.answer("2,6")
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


# Earth Call

EARTH = """
    plot
    objectives 6,6 6,7 8,9 9,5
    1-lily 8,6
    2-titus 3,6
"""


def test_an_objective_hex_moves():
    """lily-earth-call, GT-B13: one within range moves one hex, to a hex without model and without objective hex."""
    match = go(table(EARTH), "1-lily|skill:earth-call")
    ask = match.request
    assert (ask.seat, ask.question, set(ask.keys())) == (0, "gt-ask-shift", {"6,6", "6,7", "8,9", "9,5"})
    assert ask.why_not("7,6") == Reason("gt-no-objective-to-move-there", "GT-B13", {"hex": "7,6"})
    match.answer("6,6")
    assert match.request.question == "gt-ask-shift-to"
    assert set(match.request.keys()) == {"6,5", "5,5", "5,6", "7,5", "7,6"}
    assert match.request.why_not("6,7") == Reason("gt-hex-not-open", "GT-B13", {"hex": "6,7"})
    match.answer("5,5")
    assert objectives(match) == "5,5 6,7 8,9 9,5"


def test_earth_call_reaches_three_hexes_far():
    """lily-earth-call: 8,10 is four hexes from Lily, 8,9 three."""
    ask = go(table(EARTH.replace("8,9", "8,9 8,10")), "1-lily|skill:earth-call").request
    assert set(ask.keys()) == {"6,6", "6,7", "8,9", "9,5"}


def test_no_objective_hex_goes_to_a_deployment_hex():
    """GT-SET-18: rows 10 and 11 are closed to them, and so is the hex of a model."""
    ask = go(table(EARTH), "1-lily|skill:earth-call|9,5").request
    assert set(ask.keys()) == {"9,4", "9,6", "8,5"}


def test_models_on_the_hex_are_carried_along():
    """lily-earth-call: a banner, and Lily herself, wherever they stand on it."""
    t = table(f"{EARTH}\n    2-titus-banner 6,6")
    match = go(t, "1-lily|skill:earth-call|6,6|7,6")
    assert (objectives(match), line(match, "2-titus-banner")) == ("6,7 7,6 8,9 9,5", "7,6")
    match = go(table(EARTH.replace("9,5", "8,6")), "1-lily|skill:earth-call|8,6|8,5")
    assert (objectives(match), line(match, "1-lily")) == ("6,6 6,7 8,5 8,9", "8,5")


def test_a_stack_stays_together():
    """GT-SCN-CONSTRUCTION-06: all its hexes move."""
    t = table(EARTH.replace("6,6", "6,6*3"), scenario="construction")
    assert objectives(go(t, "1-lily|skill:earth-call|6,6|5,5")) == "5,5*3 6,7 8,9 9,5"


def test_whoever_is_carried_to_a_token_takes_it():
    """GT-B19, GT-ENT-01: to be carried to a hex is to enter it."""
    t = table(f"{EARTH.replace('3,6', '6,6')}\n    hex 5,5 damage- speed-\n    hex 6,6 dodge+")
    match = go(t, "1-lily|skill:earth-call|6,6|5,5")
    assert line(match, "2-titus") == "5,5 speed- damage-"
    assert on_hexes(match) == ["6,6 dodge+"]


@pytest.mark.parametrize(
    ("rulings", "offered"),
    [({}, False), ({"carry_knocked_out": True}, True), ({"change_models": "left behind"}, False)],
)
def test_a_knocked_out_champion_holds_its_hex(rulings, offered):
    """GT-B14: the hex under it cannot move, unless the table has it carried along."""
    t = table(EARTH.replace("3,6", "6,6 knocked-out"), **rulings)
    match = go(t, "1-lily|skill:earth-call")
    assert ("6,6" in match.request.keys()) == offered
    if offered:
        match.answer("6,6")
        match.answer("5,5")
        assert line(match, "2-titus") == "5,5 wounds 5 knocked-out"


@pytest.mark.parametrize(("reading", "offered"), [("with its hex", False), ("model only", True)])
def test_what_enemies_cannot_move_holds_its_hex(reading, offered):
    """GT-B10: enemy Thornlings on an objective hex keep it where it is; with `model only` they are carried along."""
    t = table(
        """
        plot
        objectives 6,6 6,7
        1-lily 8,6
        2-lily 3,6
        2-thornlings 6,6 6,6
        """,
        cannot_be_moved=reading,
    )
    match = go(t, "1-lily|skill:earth-call")
    assert ("6,6" in match.request.keys()) == offered
    if offered:
        match.answer("6,6")
        match.answer("5,5")
        assert line(match, "2-thornlings") == "5,5 5,5"


def test_lily_moves_hexes_with_her_own_thornlings():
    """GT-B10: what enemies cannot move, its own side can."""
    t = table(f"{EARTH}\n    1-thornlings 6,6 6,6")
    assert line(go(t, "1-lily|skill:earth-call|6,6|5,5"), "1-thornlings") == "5,5 5,5"


def test_earth_call_needs_something_to_move():
    """lily-earth-call, GT-SKL-10: refused if no objective hex within range can move."""
    t = table(EARTH.replace("6,6 6,7 8,9 9,5", "2,6"))
    why = go(t, "1-lily").request.why_not("skill:earth-call")
    assert why == Reason("gt-no-objective-to-move", "GT-SKL-10", {"unit": "lily", "range": 3})


# Thorn Wall

WALL = """
    plot
    objectives 4,6 5,6 5,7 6,6 6,7 3,6
    1-lily 8,6
    1-thornlings 8,5 8,5 9,5 9,5 2,2
    2-titus 6,6
    2-titus-banner 6,7
"""


def test_thornlings_are_placed_on_objective_hexes():
    """lily-thorn-wall, GT-B2: any number, on those within range where no other model is."""
    match = go(table(WALL), "1-lily|skill:thorn-wall")
    ask = match.request
    assert (ask.seat, ask.question, ask.clause) == (0, "gt-ask-take-off", "GT-KO-10")
    assert set(ask.keys()) == {"1-thornlings-1", "1-thornlings-3", "1-thornlings-5", "done"}
    match.answer("1-thornlings-5")
    match.answer("1-thornlings-1")
    match.answer("done")
    assert match.request.question == "gt-ask-place"
    assert set(match.request.keys()) == {"4,6", "5,6", "5,7"}  # 3,6 is five hexes away
    assert match.request.why_not("3,6") == Reason("gt-hex-not-open", "GT-B2", {"hex": "3,6"})
    match.answer("5,7")
    match.answer("4,6")
    assert places(match, "1-thornlings") == ["4,6", "5,7", "8,5", "9,5", "9,5"]
    assert unit(match, "1-lily").ultimate_used
    assert match.state.turn_token == 10  # GT-KO-10: nobody was knocked out


def test_three_of_them_fill_a_hex():
    """lily-thorn-wall, GT-ENT-03: a hex takes three Thornlings, those that were there before included."""
    t = table(WALL.replace("4,6 5,6 5,7 6,6 6,7 3,6", "5,6 5,7 6,6").replace("9,5 9,5 2,2", "5,6 5,6 2,2"))
    match = go(t, "1-lily|skill:thorn-wall|1-thornlings-1|1-thornlings-2|done|5,6")
    assert places(match, "1-thornlings") == ["2,2", "5,6", "5,6", "5,6", "5,7"]  # the second has no choice


def test_who_finds_no_room_stays_off():
    """lily-thorn-wall: with one free hex three of four come back."""
    t = table(WALL.replace("4,6 5,6 5,7 6,6 6,7 3,6", "5,6 6,6"))
    off = "1-thornlings-1|1-thornlings-2|1-thornlings-3|1-thornlings-4|done"
    match = go(t, f"1-lily|skill:thorn-wall|{off}")
    assert places(match, "1-thornlings") == ["2,2", "5,6", "5,6", "5,6"]


def test_the_wall_may_be_of_nobody():
    """lily-thorn-wall, GT-ULT-03: any number is none as well, and the ultimate is used."""
    match = go(table(WALL), "1-lily|skill:thorn-wall|done")
    assert places(match, "1-thornlings") == ["2,2", "8,5", "8,5", "9,5", "9,5"]
    assert unit(match, "1-lily").ultimate_used


@pytest.mark.parametrize(
    ("reading", "taken", "left"),
    [
        ("lost", "1-thornlings-1|1-thornlings-2|5,6|5,6", {"speed+"}),
        ("kept", "1-thornlings-1|1-thornlings-2|5,6|5,6", {"dodge+", "damage-", "speed+"}),
        ("lost", "1-thornlings-1|done|5,6", {"dodge+", "damage-", "speed+"}),
    ],
)
def test_a_unit_that_is_taken_off_whole_loses_its_tokens(reading, taken, left):
    """GT-C16: with the last model go the tokens, but for one taken up later; with `kept` they come back."""
    t = table(
        """
        plot
        objectives 5,6 5,7
        1-lily 8,6
        1-thornlings 8,5 8,5 dodge+ damage-
        2-titus 3,6
        hex 5,6 speed+
        """,
        replaced_unit_tokens=reading,
    )
    match = go(t, f"1-lily|skill:thorn-wall|{taken}")
    assert tokens(match, "1-thornlings") == left


def test_the_wall_respects_a_branch_ward():
    """lily-thorn-wall, GT-B22: it opens objective hexes and nothing else."""
    t = table("""
        plot
        objectives 5,6 6,8
        1-lily 8,6
        1-thornlings 8,5
        2-durthax 1,1
        2-treekin 4,6
    """)
    match = go(t, "1-lily|skill:thorn-wall|1-thornlings-1")
    assert places(match, "1-thornlings") == ["6,8"]


def test_the_wall_needs_thornlings():
    """lily-thorn-wall, GT-SKL-10: refused with none on the battlefield."""
    t = table(WALL.replace("1-thornlings 8,5 8,5 9,5 9,5 2,2\n", "\n"))
    why = go(t, "1-lily").request.why_not("skill:thorn-wall")
    assert why == Reason("gt-nobody-to-take-off", "GT-SKL-10", {"unit": "thornlings"})


def test_the_wall_needs_an_objective_hex():
    """lily-thorn-wall, GT-SKL-10: refused if none within range has room."""
    t = table(WALL.replace("4,6 5,6 5,7 6,6 6,7 3,6", "3,6 6,6 6,7"))
    why = go(t, "1-lily").request.why_not("skill:thorn-wall")
    assert why == Reason("gt-no-empty-objective-in-range", "GT-SKL-10", {"unit": "lily", "range": 4})


# Thornlings on objective hexes

GROWN = """
    clash
    objectives 6,6 6,7
    1-lily 8,6
    1-thornlings 6,6 6,6 8,5
    2-lily 5,4
    2-thornlings 5,5
"""


def test_thornlings_on_objective_hexes_do_not_advance():
    """lily-thorn-wall: the others of the unit do."""
    match = go(table(GROWN), "1-thornlings|advance")
    assert match.request.keys() == ["8,5", "done"]


def test_a_unit_on_objective_hexes_cannot_advance():
    """lily-thorn-wall: with all of them there the action is refused."""
    t = table(GROWN.replace("6,6 6,6 8,5", "6,6 6,6 6,7"))
    why = go(t, "1-thornlings").request.why_not("advance")
    assert why == Reason("gt-cannot-advance", "GT-ADV-01", {"unit": "thornlings"})


def test_thornlings_do_not_walk_to_those_on_objective_hexes():
    """GT-ENT-07, GT-B2: there is room with the other one, but it is an objective hex."""
    ask = go(table(GROWN.replace("6,6 6,6 8,5", "6,6 7,6")), "1-thornlings|advance|7,6").request
    assert ask.why_not("6,6") == Reason("gt-no-followers-on-objectives", "GT-ENT-07", {"hex": "6,6"})


def test_without_the_objective_hex_they_advance_again():
    """lily-thorn-wall: the hex binds them, not the skill."""
    match = go(table(GROWN.replace("6,6 6,7", "6,7")), "1-thornlings|advance")
    assert match.request.keys() == ["6,6", "8,5", "done"]


def test_enemies_cannot_move_thornlings_on_objective_hexes():
    """lily-thorn-wall, GT-B10: a Haunting Melody hits them and moves nobody."""
    t = table(GROWN.replace("clash", "clash active 2"))
    match = go(t, "2-lily|skill:haunting-melody|1-thornlings-1", "1 1 0 0 0 0")
    assert "gt-hit" in told(match)
    assert match.request.question == "gt-ask-lay-token"
    assert places(match, "1-thornlings") == ["6,6", "6,6", "8,5"]


def test_thornlings_elsewhere_can_be_moved():
    """lily-thorn-wall: off the objective hexes they are like any other."""
    t = table(GROWN.replace("clash", "clash active 2").replace("8,5", "7,4"))
    match = go(t, "2-lily|skill:haunting-melody|1-thornlings-3|7,4|9,4", "1 1 0 0 0 0")
    assert places(match, "1-thornlings") == ["6,6", "6,6", "9,4"]


def test_their_own_lily_moves_them_off():
    """lily-thorn-wall: her Nature's Visage moves them, and followers do not come back to an objective hex."""
    t = table(GROWN.replace("8,6", "8,7"))
    match = go(t, "1-lily|skill:natures-visage|6,6", "1 1 0 0 0")
    assert set(match.request.keys()) == {"6,6", "7,6", "7,5"}
    match.answer("7,6")
    assert places(match, "1-thornlings") == ["6,6", "7,6", "8,5"]


# Nature's Visage and Haunting Melody

VISAGE = """
    clash
    objectives 6,6
    1-lily 8,5
    1-thornlings 7,5 7,5
    2-titus 8,6
    2-glory-seekers 9,6 9,6 2,2
    2-titus-banner 7,6
"""


def test_the_visage_drives_all_away():
    """lily-natures-visage: friend and foe next to the target, Lily too, each up to one hex away from it."""
    match = go(table(VISAGE), "1-lily|skill:natures-visage|2-titus", "1 1 1 0 0")
    assert (match.request.seat, match.request.question) == (0, "gt-ask-next")
    assert set(match.request.keys()) == {"1-lily", "7,5", "9,6", "2-titus-banner", "done"}
    match.answer("9,6")
    assert set(match.request.keys()) == {"9,6", "9,7", "10,6", "10,7"}
    assert match.request.why_not("9,5") == Reason("gt-not-away", "GT-MOV-08", {"hex": "9,5", "steps": 1})
    for key in ("10,6", "9,6", "9,6", "2-titus-banner", "6,7", "1-lily", "8,4", "7,5", "7,4", "7,5", "6,5"):
        match.answer(key)
    assert match.request.question == "gt-ask-lay-token"  # everybody had their move
    assert places(match, "2-glory-seekers") == ["2,2", "9,6", "10,6"]
    assert places(match, "1-thornlings") == ["6,5", "7,4"]
    assert (line(match, "1-lily"), line(match, "2-titus-banner")) == ("8,4", "6,7")
    assert line(match, "2-titus") == "8,6"


def test_the_visage_need_not_move_anybody():
    """lily-natures-visage, GT-B1: up to one hex may be none."""
    match = go(table(VISAGE), "1-lily|skill:natures-visage|2-titus|done", "1 1 1 0 0")
    assert match.request.question == "gt-ask-lay-token"
    assert line(match, "1-lily") == "8,5"


def test_a_missed_visage_moves_nobody():
    """lily-natures-visage, GT-HIT-07: it needs a hit."""
    match = go(table(VISAGE), "1-lily|skill:natures-visage|2-titus", "1 1 0 0 0")
    assert match.request.question == "gt-ask-lay-token"


def test_in_another_reading_banners_stay():
    """GT-B9: with banners_are_moved `false` the Visage leaves them where they are."""
    t = table(VISAGE, banners_are_moved=False)
    match = go(t, "1-lily|skill:natures-visage|2-titus", "1 1 1 0 0")
    assert set(match.request.keys()) == {"1-lily", "7,5", "9,6", "done"}


def test_the_visage_does_not_move_what_cannot_be_moved():
    """lily-natures-visage, GT-KO-06, GT-B10: a knocked out champion and enemy Thornlings on objective hexes stay."""
    t = table("""
        clash
        objectives 7,5
        1-lily 8,9
        2-lily 8,6
        2-thornlings 7,5 7,5 7,6
        2-titus 8,5 knocked-out
        2-glory-seekers 9,6
    """)
    match = go(t, "1-lily|skill:natures-visage|2-lily", "1 1 1 1 0")
    assert set(match.request.keys()) == {"7,6", "9,6", "done"}


def test_the_melody_moves_all_in_a_hex():
    """lily-haunting-melody: each model in the target's hex, the target too, up to two hexes; others stay."""
    t = table(VISAGE.replace("9,6 9,6 2,2", "9,6 9,6 9,7"))
    match = go(t, "1-lily|skill:haunting-melody|2-glory-seekers-1|9,6", "1 1 1 0 0 0")
    assert match.request.why_not("9,9") == Reason("gt-too-far", "GT-MOV-03", {"hex": "9,9", "steps": 2})
    match.answer("10,8")
    assert match.request.keys() == ["9,6", "done"]
    match.answer("9,6")
    match.answer("11,6")
    assert match.request.question == "gt-ask-lay-token"
    assert places(match, "2-glory-seekers") == ["9,7", "10,8", "11,6"]


def test_a_champion_alone_in_its_hex_dances_alone():
    """lily-haunting-melody: against a champion the target alone is moved; it may also stay."""
    match = go(table(VISAGE), "1-lily|skill:haunting-melody|2-titus|2-titus|8,8", "1 1 1 0 0 0")
    assert line(match, "2-titus") == "8,8"
    match = go(table(VISAGE), "1-lily|skill:haunting-melody|2-titus|done", "1 1 1 0 0 0")
    assert line(match, "2-titus") == "8,6"


@pytest.mark.parametrize("skill", ["natures-visage", "haunting-melody"])
def test_lilys_songs_carry_three_hexes(skill):
    """lily-natures-visage, lily-haunting-melody: range 3, and no damage."""
    t = table(VISAGE.replace("8,5", "8,3").replace("2,2", "8,4"))
    ask = go(t, f"1-lily|skill:{skill}").request
    assert set(ask.keys()) == {"2-titus", "2-glory-seekers-3"}
    assert ask.why_not("2-glory-seekers-1") == Reason(
        "gt-out-of-range", "GT-SKL-04", {"target": "glory-seekers", "range": 3}
    )


# Thornlings: Overgrowth and Deep Roots

ROOTS = """
    plot
    1-lily 8,6
    1-thornlings 8,5 8,5 2,2
    2-titus 3,6
    2-glory-seekers 3,3
"""


def test_a_recruit_action_brings_up_to_three():
    """thornlings-overgrowth: one, two or three come to one hex."""
    t = table(ROOTS.replace("1-thornlings 8,5 8,5 2,2", "1-thornlings 2,2"))
    match = go(t, "1-thornlings|recruit|9,6")
    ask = match.request
    assert (ask.seat, ask.question, ask.keys()) == (0, "gt-ask-recruits", ["3", "2", "1"])
    match.answer("3")
    assert places(match, "1-thornlings") == ["2,2", "9,6", "9,6", "9,6"]
    assert match.request.why_not("recruit") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "thornlings"})
    assert places(go(t, "1-thornlings|recruit|9,6|1"), "1-thornlings") == ["2,2", "9,6"]


def test_no_more_come_than_fit_or_are_left():
    """thornlings-overgrowth, GT-ENT-03, GT-RCT-01: three to a hex, five in all."""
    full = go(table(ROOTS), "1-thornlings|recruit|8,5")  # room for one
    assert places(full, "1-thornlings") == ["2,2", "8,5", "8,5", "8,5"]
    match = go(table(ROOTS), "1-thornlings|recruit|9,6")
    assert match.request.keys() == ["2", "1"]


def test_overgrowth_helps_a_unit_without_models():
    """thornlings-overgrowth, GT-A9: it comes back with three and has one action left."""
    t = table(ROOTS.replace("1-thornlings 8,5 8,5 2,2\n", "\n"))
    match = go(t, "1-thornlings|9,6|3")
    assert places(match, "1-thornlings") == ["9,6", "9,6", "9,6"]
    assert set(match.request.keys()) == {"advance", "skill:deep-roots", "end"}


def test_deep_roots_recruit_for_each_that_left():
    """thornlings-deep-roots, GT-A4: two leave, two recruit actions follow, and recruiting counts as used."""
    match = go(table(ROOTS), "1-thornlings|skill:deep-roots|2,2")
    ask = match.request
    assert (ask.question, set(ask.keys())) == ("gt-ask-take-off", {"1-thornlings-1", "1-thornlings-3", "done"})
    for key in ("1-thornlings-3", "1-thornlings-1", "done", "9,6", "3", "9,5"):
        match.answer(key)
    assert places(match, "1-thornlings") == ["8,5", "9,5", "9,6", "9,6", "9,6"]
    assert match.request.why_not("recruit") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "thornlings"})


def test_a_full_unit_recruits_no_more():
    """thornlings-deep-roots, GT-RCT-01: three leave and come back at once, so two recruit actions are lost."""
    off = "1-thornlings-1|1-thornlings-2|1-thornlings-3"
    t = table(ROOTS.replace("8,5 8,5 2,2", "8,5 8,5 2,2 2,3 2,3"))
    match = go(t, f"1-thornlings|skill:deep-roots|8,5|{off}|done|9,6|3")
    assert places(match, "1-thornlings") == ["2,3", "2,3", "9,6", "9,6", "9,6"]
    assert (match.request.question, match.request.by) == ("gt-ask-action", "1-thornlings")


def test_deep_roots_may_take_nobody():
    """thornlings-deep-roots: with none taken off there is no recruit action, and none is used."""
    match = go(table(ROOTS), "1-thornlings|skill:deep-roots|8,5|done")
    assert places(match, "1-thornlings") == ["2,2", "8,5", "8,5"]
    assert "recruit" in match.request.keys()


@pytest.mark.parametrize(
    ("reading", "recruits", "left"), [("always", "|9,5|1", ["8,5", "9,5", "9,6"]), ("if unused", "", ["8,5", "9,6"])]
)
def test_deep_roots_after_a_recruit(reading, recruits, left):
    """GT-A4: the card gives recruit actions all the same; with `if unused` it gives none."""
    t = table(ROOTS.replace("8,5 8,5 2,2", "8,5 8,5"), own_grants=reading)
    match = go(t, f"1-thornlings|recruit|9,6|1|skill:deep-roots|8,5|1-thornlings-1|done{recruits}")
    assert places(match, "1-thornlings") == left
    assert (match.state.agenda, match.request.seat) == ((), 0)


def test_several_recruits_given_at_once_are_one_gift():
    """GT-A4: with `if unused` Deep Roots gives all of its recruit actions if there was none before."""
    t = table(ROOTS, own_grants="if unused")
    match = go(t, "1-thornlings|skill:deep-roots|8,5|1-thornlings-1|1-thornlings-2|done|9,6|1|9,5|1")
    assert places(match, "1-thornlings") == ["2,2", "9,5", "9,6"]


@pytest.mark.parametrize(
    ("reading", "answers", "left"),
    [
        ("lost", "1-thornlings-1|1-thornlings-2|9,6|1|9,5|1", set()),
        ("kept", "1-thornlings-1|1-thornlings-2|9,6|1|9,5|1", {"dodge+", "speed-"}),
        ("lost", "1-thornlings-1|done|9,6|1", {"dodge+", "speed-"}),
    ],
)
def test_deep_roots_and_the_tokens_of_the_unit(reading, answers, left):
    """GT-C16: they go with the last model; with `kept` they are there again when the skill is over."""
    t = table(ROOTS.replace("8,5 8,5 2,2", "8,5 8,5 dodge+ speed-"), replaced_unit_tokens=reading)
    assert tokens(go(t, f"1-thornlings|skill:deep-roots|{answers}"), "1-thornlings") == left


# Thornlings: the other skills


@pytest.mark.parametrize(("many", "dice"), [("8,5", "1 1"), ("8,5 8,5", "1 1 1 0"), ("8,5 8,5 8,5", "1 1 1 0 0 0")])
def test_tangling_thorns_slow_a_target(many, dice):
    """thornlings-tangling-thorns: two, four or six dice; a speed blight for whoever is hit within two hexes."""
    t = table(f"""
        plot
        1-lily 8,6
        1-thornlings {many}
        2-titus 2,2
        2-glory-seekers 3,3
        2-lily 8,3
        2-thornlings 7,4
    """)
    match = go(t, "1-thornlings|skill:tangling-thorns")
    assert set(match.request.keys()) == {"2-lily", "2-thornlings-1"}
    match = go(t, "1-thornlings|skill:tangling-thorns|2-thornlings-1", dice)
    assert tokens(match, "2-thornlings") == {"speed-"}


def test_sprout_gives_the_thornlings_an_accuracy_boon():
    """thornlings-sprout"""
    match = go(table(ROOTS.replace("plot", "clash")), "1-thornlings|skill:sprout")
    assert tokens(match, "1-thornlings") == {"accuracy+"}


WRATH = """
    clash
    1-lily 8,9
    1-thornlings 8,5 8,5
    2-lily 8,6
"""


@pytest.mark.parametrize(
    ("token", "hit", "damage"),
    [
        ("", "1 1 1 1", "1 1 0 0 0 0 0"),  # dodge 4
        ("", "2 1 1 1", "1 1 0 0"),
        ("dodge+", "2 1 1 1", "1 1 0 0 0 0 0"),  # dodge 5 for this roll
        ("dodge-", "1 1 1 0", "1 1 0 0 0 0 0"),
        ("dodge-", "1 1 1 1", "1 1 0 0"),
    ],
)
def test_wrath_for_exactly_the_dodge(token, hit, damage):
    """thornlings-natures-wrath: three more damage dice if the hit roll comes to the dodge that counted."""
    t = table(WRATH.replace("2-lily 8,6", f"2-lily 8,6 {token}"))
    match = go(t, "1-thornlings|skill:natures-wrath", f"{hit}|{damage}")
    assert line(match, "2-lily") == "8,6 wounds 1"


def test_wrath_may_miss():
    """thornlings-natures-wrath, GT-HIT-07"""
    match = go(table(WRATH), "1-thornlings|skill:natures-wrath", "1 1 1 0")
    assert line(match, "2-lily") == "8,6"
