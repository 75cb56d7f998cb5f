"""GT-SKL: several targets, counting what is adjacent, and all in range."""

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes
from tests.games.godtear.table import go, keys, line, refused, table, tokens
from tests.games.godtear.test_skills import FRIENDS
from tests.kit import told
from theomachy.games.godtear import verbs
from theomachy.kernel import Reason

# Several targets

CROWD = """
    clash
    objectives
    1-titus 8,4
    2-nia 8,5
    2-quartzlings 7,4 7,4 8,3
"""


def test_targets_are_named_one_by_one():
    """GT-HIT-09, GT-C4: all of it for the first, then the next is named or not; no model twice, and a miss ends that
    target only."""
    match = go(table(CROWD, miss_ends="that target"), "1-titus|skill:sweeping-slash|2-nia", "1 1 1 0 0 0")
    assert told(match)[-1] == "gt-missed"
    assert keys(match) == {"2-quartzlings-1", "2-quartzlings-3", "done"}
    again = Reason("gt-targeted-already", "GT-C4", {"target": "nia", "range": 1})
    assert refused(match, "2-nia") == again
    more = go(
        table(CROWD, miss_ends="that target"),
        "1-titus|skill:sweeping-slash|2-nia|2-quartzlings-3",
        "1 1 1 0 0 0|1 1 0 0 0 0|2 2 1 0 0",
    )
    assert (line(more, "2-quartzlings"), line(more, "2-nia")) == ("7,4 7,4", "8,5")
    match.answer("done")
    assert (line(match, "2-quartzlings"), match.request.question) == ("7,4 7,4 8,3", "gt-ask-action")


def test_several_targets_in_one_hex():
    """GT-C4, GT-SKL-14: Piercing Strike goes on in the hex where it began; elsewhere the card allows nobody."""
    match = go(table(CROWD, miss_ends="that target"), "1-titus|skill:piercing-strike|2-quartzlings-1", "0 0 0 0 0")
    assert keys(match) == {"2-quartzlings-2", "done"}
    assert refused(match, "2-nia") == Reason("gt-not-in-first-hex", "GT-SKL-14", {"target": "nia", "hex": "7,4"})
    assert refused(match, "2-quartzlings-3").id == "gt-not-in-first-hex"
    assert refused(match, "2-quartzlings-1").id == "gt-targeted-already"


def test_several_targets_apart():
    """GT-C4, GT-SKL-14: Sweeping Slash wants two different hexes."""
    match = go(table(CROWD, miss_ends="that target"), "1-titus|skill:sweeping-slash|2-quartzlings-1", "0 0 0 0 0 0")
    assert keys(match) == {"2-nia", "2-quartzlings-3", "done"}
    assert refused(match, "2-quartzlings-2").id == "gt-same-hex"


def test_one_small_follower_stands_for_its_hex():
    """GT-HIT-03: all in a hex are the same, so one of them is offered, and the others point to it."""
    match = go(table(CROWD), "1-titus|skill:piercing-strike")
    assert keys(match) == {"2-nia", "2-quartzlings-1", "2-quartzlings-3"}
    assert refused(match, "2-quartzlings-2") == Reason(
        "gt-one-for-all", "GT-HIT-03", {"target": "quartzlings", "range": 1, "model": "2-quartzlings-1"}
    )


def test_all_targets_may_be_named_at_once():
    """GT-C4: with `all at once` they are all named before the first roll, and then attacked in that order."""
    t = table(CROWD, targets_named="all at once", miss_ends="that target")
    match = go(t, "1-titus|skill:sweeping-slash|2-nia")
    assert (match.request.question, keys(match)) == ("gt-ask-target", {"2-quartzlings-1", "2-quartzlings-3", "done"})
    assert "gt-missed" not in told(match)
    both = go(t, "1-titus|skill:sweeping-slash|2-nia|2-quartzlings-3", "1 1 1 0 0 0|1 1 0 0 0 0|2 2 1 0 0")
    assert [event for event in told(both) if event in ("gt-targets", "gt-missed", "gt-hit")] == [
        *["gt-targets", "gt-missed"],
        *["gt-targets", "gt-hit"],
    ]
    assert line(both, "2-quartzlings") == "7,4 7,4"
    alone = go(t, "1-titus|skill:sweeping-slash|2-nia|done", "1 1 1 0 0 0")
    assert alone.request.question == "gt-ask-action"


def test_targets_that_are_gone_are_passed_over():
    """GT-C4: with `all at once` a named target that left the battlefield meanwhile is not attacked."""
    t = table(CROWD, targets_named="all at once")

    def sweep_away(t, me, model, use):
        for number in t.units[model.unit].members:
            if t.models[number].place >= 0:
                verbs.remove(t, t.models[number], "GT-KO-10")
        yield from ()

    made_up.trait(t, "1-titus", "knocks out", sweep_away)
    match = go(t, "1-titus|skill:piercing-strike|2-quartzlings-1|2-quartzlings-2", "1 1 0 0 0|2 2 1 0 0 0")
    assert (line(match, "2-quartzlings"), match.request.question) == ("", "gt-ask-action")


# Counting what is adjacent


def test_dice_for_every_adjacent_hex():
    """GT-C22: Surround Pound counts other hexes with Glory Seekers next to the target: no models, not its own hex."""
    t = table("clash\nobjectives\n1-titus 8,6\n1-glory-seekers 8,4 8,4 7,4 7,4 9,4\n2-nia 8,5\n2-quartzlings 7,5")
    match = go(t, "1-glory-seekers|skill:surround-pound|8,4", "1 1 1 1 0 0|1 1 1 0 0 0")
    assert line(match, "2-nia") == "8,5 wounds 1"


def test_dice_for_every_adjacent_model():
    """GT-C22: each model counts, several in a hex as well, and the user with them."""
    skill = """{ id = "mob", type = "enemy", range = 2, accuracy = [1, 1, 1], damage = [0, 0, 0], dice = [
        { accuracy = 1, damage = 1, per = "adjacent model" } ] }"""
    t = made_up.table(
        brontes(followers=skill), "clash\nobjectives\n1-brontes 8,6\n1-cyclopes 8,4 8,4 7,4 8,3\n2-brontes 8,5"
    )
    near = go(t, "1-cyclopes|skill:mob|8,4", "1 1 0 0|1 1 0")
    assert line(near, "2-brontes") == "8,5 wounds 1"
    far = go(t, "1-cyclopes|skill:mob|8,3", "1 1 0 0|1 1 0")
    assert line(far, "2-brontes") == "8,5 wounds 1", "whoever uses it, the same three are adjacent"


# Everybody in range


def test_a_unit_in_range_gains_once():
    """GT-C17, GT-C18: champions and units, each once: one with two models in range, one with some out of range."""
    skill = '{ id = "cheer", type = "friendly", range = 2, do = [{ give = "speed boon", who = "friends in range" }] }'
    match = go(made_up.table(brontes(skill), FRIENDS), "1-brontes|skill:cheer")
    have = {unit.id: tokens(match, unit.id) for unit in match.state.units if tokens(match, unit.id)}
    assert have == {"1-brontes": {"speed+"}, "1-cyclopes": {"speed+"}, "1-quartzlings": {"speed+"}}
    assert told(match).count("gt-token") == 3


def test_names_mean_models_of_the_own_side():
    """GT-C33: in a mirror match Geode turns a Quartzling of its own player, and none of the other's."""
    t = table("plot\nobjectives 8,5\n1-nia 8,3\n1-quartzlings 8,4 2,2\n2-nia 8,7\n2-quartzlings 8,6")
    match = go(t, "1-nia|skill:geode|done")
    assert (line(match, "1-quartzlings"), line(match, "2-quartzlings")) == ("x 2,2", "8,6")
