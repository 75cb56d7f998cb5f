"""GT-STA: boons and blights, how long they last, and what becomes of two of a kind."""

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import brontes
from tests.games.godtear.table import go, line, table, tokens, unit
from tests.kit import told
from theomachy.games.godtear.battlefield import BOARD
from theomachy.games.godtear.rules.choosing import tokens as offered
from theomachy.games.godtear.state import KINDS

FIVE = ("speed", "dodge", "protection", "accuracy", "damage")


def test_there_are_five_kinds_each_a_boon_or_a_blight():
    """GT-STA-01: a blight of any kind is one of five, and so is a boon."""
    assert KINDS == FIVE
    assert offered("any boon") == tuple((kind, 1) for kind in range(5))
    assert offered("any blight") == tuple((kind, -1) for kind in range(5))
    assert offered("dodge boon or protection boon") == ((1, 1), (2, 1))
    match = go(table("plot\nobjectives\n1-titus 8,4\n2-nia 8,6"), "1-titus|skill:challenge")
    assert match.request.keys() == [f"{kind}-blight" for kind in FIVE]


def test_a_token_of_a_unit_counts_for_each_of_its_models():
    """GT-STA-02: both Quartzlings, far from each other, have the dodge boon, until the first of them is rolled at."""
    position = "clash\nobjectives\n1-titus {at}\n2-nia 0,0\n2-quartzlings 8,5 3,3 dodge+"
    for at in ("8,4", "3,2"):
        match = go(table(position.format(at=at)), "1-titus|skill:piercing-strike", "1 1 0 0 0")
        assert told(match)[-2:] == ["gt-missed", "gt-token-gone"]
        assert tokens(match, "2-quartzlings") == set()


@pytest.mark.parametrize(("token", "steps"), [("speed+", 3), ("", 2), ("speed-", 1)])
def test_a_speed_token_counts_for_one_advance(token, steps):
    """GT-STA-03, GT-STA-08, GT-STA-09: one hex more or less; when the advance is done, it is gone."""
    t = table(f"plot\nobjectives\n1-titus 8,4 {token}\n2-nia 0,0")
    match = go(t, "1-titus|advance")
    far = BOARD.distance[BOARD.place("8,4")]
    assert max(far[BOARD.place(key)] for key in match.request.keys()) == steps
    match.answer("8,4")
    assert tokens(match, "1-titus") == set()


def test_a_speed_token_of_a_unit_counts_for_all_who_advance():
    """GT-STA-02, GT-STA-03: the whole advance of the unit has it, from the first follower to the last."""
    t = table("plot\nobjectives\n1-titus 0,0\n1-glory-seekers 8,4 5,4 speed+\n2-nia 0,5")
    match = go(t, "1-glory-seekers|advance|8,4|8,7|5,4|5,7")
    assert line(match, "1-glory-seekers") == "8,7 5,7"


def test_tokens_last_until_they_expire():
    """GT-STA-08, GT-END-11: through the rest of the turn, the end phase and the next turn."""
    t = table("""
        clash active 2
        objectives
        1-titus 8,4 dodge+ damage- activated
        1-glory-seekers 0,0 activated
        2-nia 0,5 activated
        2-quartzlings 0,7 speed+
    """)
    match = go(t, "end", "0")
    while match.state.phase != "plot":
        match.answer(match.request.keys()[0])
    assert (match.state.turn, tokens(match, "1-titus"), tokens(match, "2-quartzlings")) == (
        2,
        {"dodge+", "damage-"},
        {"speed+"},
    )


SPELLS = ", ".join(
    f'{{ id = "{kind}-{sign}", type = "self", do = [{{ give = "{kind} {sign}" }}] }}'
    for kind in FIVE
    for sign in ("boon", "blight")
)
TWICE = '{ id = "twice", type = "self", do = [{ give = "speed blight" }, { give = "speed blight" }] }'
SPELLBOUND = "clash\nobjectives\n1-brontes 8,4 {token}\n2-nia 0,0"


@pytest.mark.parametrize("kind", FIVE)
@pytest.mark.parametrize(
    ("token", "spell", "left", "what"),
    [
        ("", "boon", "+", "gt-token"),
        ("", "blight", "-", "gt-token"),
        ("+", "boon", "+", "gt-token-ignored"),
        ("-", "blight", "-", "gt-token-ignored"),
        ("+", "blight", "", "gt-tokens-cancel"),
        ("-", "boon", "", "gt-tokens-cancel"),
    ],
)
def test_two_of_a_kind(kind, token, spell, left, what):
    """GT-STA-10, GT-STA-11: the same one again is ignored; boon and blight of a kind are both gone."""
    t = made_up.table(brontes(SPELLS), SPELLBOUND.format(token=f"{kind}{token}" if token else ""))
    match = go(t, f"1-brontes|skill:{kind}-{spell}")
    assert tokens(match, "1-brontes") == ({f"{kind}{left}"} if left else set())
    assert told(match)[-1] == what


def test_a_blight_on_a_boon_and_then_the_same_blight_twice():
    """GT-T-07: boon and blight are gone; then the blight comes, and the second equal one is ignored."""
    t = made_up.table(brontes(f"{SPELLS}, {TWICE}"), SPELLBOUND.format(token="speed+"))
    match = go(t, "1-brontes|skill:speed-blight")
    assert tokens(match, "1-brontes") == set()
    match.answer("skill:twice")
    assert tokens(match, "1-brontes") == {"speed-"}
    assert [event for event in told(match) if "token" in event] == ["gt-tokens-cancel", "gt-token", "gt-token-ignored"]


def test_different_tokens_do_not_touch_each_other():
    """GT-STA-10, GT-STA-11: a unit may have one of each kind, boons and blights mixed."""
    t = made_up.table(brontes(SPELLS), SPELLBOUND.format(token="speed- protection+ accuracy+"))
    match = go(t, "1-brontes|skill:damage-blight")
    assert tokens(match, "1-brontes") == {"speed-", "protection+", "accuracy+", "damage-"}


def test_a_copied_token_stays_where_it_was():
    """GT-C19: Crystal Mirror gives a friend a boon that somebody in range has, and they both have it; opposites
    cancel where the copy arrives."""
    t = table("""
        plot first 2
        objectives
        1-titus 8,5 dodge+
        2-nia 8,4
        2-quartzlings 8,3 dodge-
    """)
    match = go(t, "2-nia|skill:crystal-mirror|2-nia")
    assert (tokens(match, "1-titus"), tokens(match, "2-nia")) == ({"dodge+"}, {"dodge+"})
    cancelled = go(t, "2-nia|skill:crystal-mirror|2-quartzlings")
    assert (tokens(cancelled, "1-titus"), tokens(cancelled, "2-quartzlings")) == ({"dodge+"}, set())


def test_a_unit_loses_its_tokens_with_its_last_model():
    """GT-C16, GT-FOL-04: a unit that a skill takes off is without its tokens when it comes back."""
    t = table("""
        plot first 2
        objectives 8,5
        1-titus 0,0
        2-nia 8,3
        2-quartzlings 8,4 dodge+ speed-
    """)
    match = go(t, "2-quartzlings|skill:calcify|recruit|8,2")
    assert (line(match, "2-quartzlings"), unit(match, "2-quartzlings").tokens) == ("8,2 activated", (0, 0, 0, 0, 0))
    t = table("plot first 2\nobjectives 8,5\n1-titus 0,0\n2-nia 8,3\n2-quartzlings 8,4 8,2 dodge+")
    assert line(go(t, "2-quartzlings|skill:calcify"), "2-quartzlings") == "x 8,2 dodge+"


def test_blights_hinder_whatever_the_japanese_edition_printed():
    """GT-J6: a protection blight lowers protection, a damage blight takes a die away."""
    t = table("""
        clash
        1-titus 5,5 damage-
        2-nia 5,6 protection-
    """)
    match = go(t, "1-titus|skill:piercing-strike", "1 1 1 1 0|1 1 1 0 0")
    assert line(match, "2-nia") == "5,6 wounds 2"
