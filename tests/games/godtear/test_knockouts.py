"""GT-KO: what a knockout does to a champion and to a follower, and what a knocked out champion cannot do."""

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes, trait
from tests.games.godtear.table import change_card, go, line, refused, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD
from theomachy.games.godtear.rules.activation import Actions
from theomachy.games.godtear.rules.placing import place
from theomachy.kernel import Reason

DUEL = """
    clash token 11
    objectives
    1-titus 8,4
    2-nia 8,5 wounds {wounds} dodge+ damage-
"""
HIT = "1 1 1 1 1"
"""five dice, enough for a dodge of 5"""


@pytest.mark.parametrize(("wounds", "out"), [(4, False), (5, True)])
def test_wounds_up_to_its_health_knock_a_model_out(wounds, out):
    """GT-KO-01: Nia's health is 6; the fifth wound leaves her standing, the sixth does not."""
    match = go(table(DUEL.format(wounds=wounds)), "1-titus|skill:piercing-strike", f"{HIT}|1 1 1 0 0 0")
    assert unit(match, "2-nia").knocked_out is out
    assert ("gt-knocked-out" in told(match)) is out


def test_a_champion_of_health_five_with_four_wounds_takes_three():
    """GT-T-08, GT-KO-02 to 05: five wounds, two are lost, the tokens are gone, and the player who did it moves it up to
    2 hexes. The champion is Nia with a health of 5."""
    t = change_card(table(DUEL.format(wounds=4)), "2-nia", health=5)
    match = go(t, "1-titus|skill:piercing-strike", f"{HIT}|1 1 1 1 1 0")
    ask = match.request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-knockout-move", "2-nia", "GT-KO-03")
    far = BOARD.distance[BOARD.place("8,5")]
    assert {far[BOARD.place(key)] for key in ask.keys()} == {0, 1, 2}
    assert refused(match, "8,8") == Reason("gt-too-far", "GT-MOV-03", {"hex": "8,8", "steps": 2})
    match.answer("8,7")
    assert line(match, "2-nia") == "8,7 wounds 5 knocked-out"
    assert tokens(match, "2-nia") == set()


def test_a_knocked_out_champion_stays_on_the_battlefield():
    """GT-KO-05, GT-C14: in the hex where the move ended, which it fills; 0 hexes will do."""
    match = go(table(DUEL.format(wounds=5)), "1-titus|skill:piercing-strike|8,5|advance", f"{HIT}|1 1 1 1 1 1")
    assert line(match, "2-nia") == "8,5 wounds 6 knocked-out"
    assert refused(match, "8,5") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "8,5"})


def test_the_move_after_a_knockout_takes_banners_down():
    """GT-KO-03, GT-B6, GT-F8: over the banner of the one who moves it, but not over one of its own side."""
    t = table(DUEL.format(wounds=5) + "1-titus-banner 8,6\n2-nia-banner 7,5")
    match = go(t, "1-titus|skill:piercing-strike", f"{HIT}|1 1 1 0 0 0")
    assert refused(match, "7,5") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "7,5"})
    match.answer("8,7 via 8,6")
    assert (line(match, "2-nia"), line(match, "1-titus-banner")) == ("8,7 wounds 6 knocked-out", "")


FALLEN = """
    plot first 2
    objectives
    1-titus 0,0
    2-brontes 8,4 knocked-out
    2-cyclopes 8,5 8,3
"""
HELP = ", ".join(
    [
        '{ id = "drag", type = "friendly", range = 3, do = [{ move = 1, who = "one friendly champion" }] }',
        '{ id = "bless", type = "friendly", range = 3, do = [{ give = "dodge boon", who = "one friend" }] }',
        '{ id = "cheer", type = "friendly", range = 3, do = [{ give = "dodge boon", who = "champion" }] }',
        '{ id = "cure", type = "friendly", range = 3, do = [{ heal = 2, who = "champion" }] }',
        '{ id = "lead", type = "friendly", range = 3, do = [{ act = "advance", who = "champion" }] }',
    ]
)


def test_a_knocked_out_champion_cannot_move():
    """GT-KO-06: friends do not move it, and an enemy's push does nothing."""
    t = made_up.table(brontes(followers=HELP), FALLEN)
    match = go(t, "2-cyclopes|skill:drag|8,5")
    assert (line(match, "2-brontes"), match.request.question) == ("8,4 wounds 5 knocked-out", "gt-ask-action")
    shove = '{ id = "shove", type = "enemy", range = 1, accuracy = [2], hit = [{ move = 2, who = "target" }] }'
    t = made_up.table(brontes(shove), "clash\nobjectives\n1-brontes 8,4\n2-brontes 8,5 knocked-out")
    match = go(t, "1-brontes|skill:shove", "1 1")
    assert (line(match, "2-brontes"), match.request.question) == ("8,5 wounds 5 knocked-out", "gt-ask-action")


def test_a_knocked_out_champion_cannot_be_placed():
    """GT-KO-06: whoever would place it, it stays where it is."""
    t = table("clash\nobjectives\n1-titus 8,4 knocked-out\n2-nia 0,0")
    for seat in (0, 1):
        assert run(place(t, seat, t.models[0], BOARD.within(t.models[0].place, 2), (), 2)) is False
    assert line(t, "1-titus") == "8,4 wounds 5 knocked-out"


def run(procedure):
    """What comes of a procedure that asks nothing."""
    try:
        raise AssertionError(f"asked {next(procedure)}")
    except StopIteration as end:
        return end.value


def test_a_knocked_out_champion_gains_no_tokens():
    """GT-KO-07: it is not among the friends to choose from, and a skill that names it gives it nothing."""
    t = made_up.table(brontes(followers=HELP), FALLEN)
    match = go(t, "2-cyclopes|skill:bless|8,5")
    assert (tokens(match, "2-brontes"), tokens(match, "2-cyclopes")) == (set(), {"dodge+"})
    assert tokens(go(t, "2-cyclopes|skill:cheer|8,5"), "2-brontes") == set()


def test_only_a_rally_removes_its_wounds():
    """GT-KO-08, GT-RLY-03: a skill that heals does nothing for it; the rally does everything."""
    t = made_up.table(brontes(followers=HELP), FALLEN)
    assert line(go(t, "2-cyclopes|skill:cure|8,5"), "2-brontes") == "8,4 wounds 5 knocked-out"
    hurt = made_up.table(brontes(followers=HELP), FALLEN.replace("knocked-out", "wounds 4"))
    assert line(go(hurt, "2-cyclopes|skill:cure|8,5"), "2-brontes") == "8,4 wounds 2"
    assert line(go(t, "2-brontes"), "2-brontes") == "8,4", "with a single thing to do, it rallies by itself"


def test_it_takes_no_action_but_the_rally():
    """GT-KO-09, GT-RLY-04: not in its own activation, and not when a friend's skill would give it one."""
    t = made_up.table(brontes(followers=HELP), FALLEN)
    match = go(t, "2-cyclopes|skill:lead|8,5")
    assert (line(match, "2-brontes"), match.request.question) == ("8,4 wounds 5 knocked-out", "gt-ask-action")
    verbs.activate(t, unit(t, "2-brontes"))
    for key in ("advance", "claim", "skill:thunder", "end"):
        assert Actions(t, unit(t, "2-brontes")).why_not(key) == Reason(
            "gt-must-rally", "GT-RLY-04", {"unit": "brontes"}
        )
    assert Actions(t, unit(t, "2-brontes")).why_not("rally") is None


# Followers and steps


def test_what_a_small_follower_is_worth():
    """GT-T-10, GT-KO-10: knocked out by a maelstrom 2 steps, by its unit 1; taken off by an own skill, none."""
    t = table("clash token 11\nobjectives\n1-titus 8,4\n2-nia 0,0\n2-quartzlings 8,5")
    assert go(t, "1-titus|skill:piercing-strike", "1 1 0 0 0|1 1 1 1 1 0").state.turn_token == 9
    t = table("clash token 11\nobjectives\n1-titus 0,5\n1-glory-seekers 8,4 8,4 8,4\n2-nia 0,0\n2-quartzlings 8,5")
    match = go(t, "1-glory-seekers|skill:surround-pound", "1 1 0 0|1 1 1 1 1")
    assert (match.state.turn_token, line(match, "2-quartzlings")) == (10, "")
    t = table("plot first 2 token 11\nobjectives 8,6\n1-titus 0,5\n2-nia 0,0\n2-quartzlings 8,5")
    match = go(t, "2-quartzlings|skill:calcify")
    assert (match.state.turn_token, line(match, "2-quartzlings")) == (11, "")
    assert "gt-removed" in told(match)
    assert "gt-knocked-out" not in told(match)


def test_a_large_follower_keeps_its_wounds_to_itself():
    """GT-KO-01, GT-DMG-05: each large follower has its own wounds and is knocked out by its own."""
    axe = '{ id = "axe", type = "enemy", range = 1, accuracy = [2], damage = [3] }'
    t = made_up.table(
        brontes(axe, size="large", count=2, follower_health=3),
        "clash token 11\nobjectives\n1-brontes 8,4\n2-brontes 0,0\n2-cyclopes 8,5/2 8,3",
    )
    match = go(t, "1-brontes|skill:axe|2-cyclopes-2", "1 1|1 1 0")
    assert line(match, "2-cyclopes") == "8,5/2 8,3/1"
    match = go(t, "1-brontes|skill:axe|2-cyclopes-1", "1 1|1 1 0")
    assert (line(match, "2-cyclopes"), match.state.turn_token) == ("x 8,3", 9)


# The order of things


def test_the_order_of_a_knockout():
    """GT-C13: the steps, then the move, then what is triggered; and only then the next target is named."""
    t = table(DUEL.format(wounds=5) + "2-quartzlings 8,3")

    def cheer(t, me, model, use):
        verbs.give(t, me, 0, 1, "GT-C13")
        yield from ()

    trait(t, "1-titus", "knocks out", cheer)
    match = go(t, "1-titus|skill:sweeping-slash|2-nia", "1 1 1 1 1 1|1 1 1 0 0")
    assert match.request.question == "gt-ask-knockout-move"
    assert (match.state.turn_token, tokens(match, "1-titus"), tokens(match, "2-nia")) == (7, set(), set())
    match.answer("8,6")
    assert (match.request.question, tokens(match, "1-titus")) == ("gt-ask-target", {"speed+"})
    events = told(match)
    assert events.index("gt-knocked-out") < events.index("gt-steps") < events.index("gt-moved")
    assert events.index("gt-moved") < events.index("gt-token")


def test_a_follower_leaves_before_anything_is_triggered():
    """GT-C13: steps, then it is taken off, then the triggers."""
    t = table("clash token 11\nobjectives\n1-titus 8,4\n2-nia 0,0\n2-quartzlings 8,5 8,5")
    seen = []

    def look(t, me, model, use):
        seen.append((model.place, t.turn_token))
        yield from ()

    match = go(trait(t, "1-titus", "knocks out", look), "1-titus|skill:piercing-strike|done", "1 1 0 0 0|1 1 1 1 1 0")
    assert (seen, line(match, "2-quartzlings")) == ([(-1, 9)], "x 8,5")


# Traits of a knocked out champion


@pytest.mark.parametrize(("reading", "needed"), [(True, 3), (False, 2)])
def test_traits_of_a_knocked_out_champion(reading, needed):
    """GT-C15: a trait that raises the dodge of her friends goes on; with `false` it sleeps until she rallies."""
    t = table("clash\nobjectives\n1-titus 8,4\n2-nia 8,6 knocked-out\n2-quartzlings 8,3", knocked_out_traits=reading)
    trait(t, "2-nia", "dodge", lambda t, me, use, target: int(target.seat == me.seat))
    match = go(t, "1-titus|skill:piercing-strike", "1 1 0 0 0" + ("" if needed == 3 else "|0 0 0 0 0 0"))
    assert ("gt-missed" in told(match)) is (needed == 3)


@pytest.mark.parametrize("reading", [True, False])
def test_traits_about_knockouts_never_sleep(reading):
    """GT-C15: one that forbids the move after the own knockout works, and so does what that knockout is worth."""
    t = table(DUEL.format(wounds=5), knocked_out_traits=reading)
    trait(t, "2-nia", "haunts", lambda t, me, model: model.unit == me.number)
    trait(t, "2-nia", "steps", lambda t, me, model, use: -3 if model.unit == me.number else 0)
    match = go(t, "1-titus|skill:piercing-strike", f"{HIT}|1 1 1 0 0 0")
    assert (match.request.question, match.state.turn_token) == ("gt-ask-action", 10)
