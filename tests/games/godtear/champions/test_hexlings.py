"""The Hexlings, Rattlebone's followers."""

import pytest

from tests.games.godtear.champions.test_rattlebone import BLIGHTS, BOONS
from tests.games.godtear.table import go, table, tokens

# Hexlings

HEXLINGS = """
    plot
    1-rattlebone 8,6
    1-hexlings 8,5 8,5 8,5
    2-titus 2,2
    2-glory-seekers 8,3
"""


def test_attune_magic_gives_any_boon():
    """hexlings-attune-magic"""
    match = go(table(HEXLINGS), "1-hexlings|skill:attune-magic")
    assert set(match.request.keys()) == BOONS
    match.answer("protection-boon")
    assert tokens(match, "1-hexlings") == {"protection+"}


@pytest.mark.parametrize("phase", ["plot", "clash"])
@pytest.mark.parametrize(("many", "dice"), [("8,5", "2 1"), ("8,5 8,5", "1 1 1 0"), ("8,5 8,5 8,5", "1 1 1 0 0 0")])
def test_hex_bolt_gives_any_blight(phase, many, dice):
    """hexlings-hex-bolt: in both phases; two, four or six dice, and a blight of one's choice."""
    t = table(HEXLINGS.replace("plot", phase).replace("8,5 8,5 8,5", many))
    match = go(t, "1-hexlings|skill:hex-bolt", dice)
    assert (match.request.seat, set(match.request.keys())) == (0, BLIGHTS)
    match.answer("accuracy-blight")
    assert tokens(match, "2-glory-seekers") == {"accuracy-"}


def test_a_missed_bolt_gives_nothing():
    """hexlings-hex-bolt, GT-HIT-07"""
    match = go(table(HEXLINGS), "1-hexlings|skill:hex-bolt", "1 1 0 0 0 0")
    assert (match.request.question, tokens(match, "2-glory-seekers")) == ("gt-ask-action", set())


PURGE = """
    clash
    1-rattlebone 8,7 dodge+ damage+
    1-hexlings 8,5 speed+ dodge+ damage-
    1-nia 8,3
    1-quartzlings 8,8
    1-titus 8,4 knocked-out
    2-titus 2,2
"""


def test_purge_magic_moves_all_tokens():
    """hexlings-purge-magic, GT-C19: to a friend within range of the user; doubles vanish and opposites cancel."""
    match = go(table(PURGE), "1-hexlings|skill:purge-magic")
    ask = match.request
    assert (ask.seat, ask.question, ask.keys()) == (0, "gt-ask-friend", ["1-rattlebone", "1-hexlings", "1-nia"])
    match.answer("1-rattlebone")
    assert tokens(match, "1-hexlings") == set()
    assert tokens(match, "1-rattlebone") == {"speed+", "dodge+"}
    assert tokens(go(table(PURGE), "1-hexlings|skill:purge-magic|1-nia"), "1-nia") == {"speed+", "dodge+", "damage-"}


def test_hexlings_may_purge_on_themselves():
    """hexlings-purge-magic, GT-SKL-09, GT-C32: a friendly skill may be for its user, and then changes nothing."""
    match = go(table(PURGE), "1-hexlings|skill:purge-magic|1-hexlings")
    assert tokens(match, "1-hexlings") == {"speed+", "dodge+", "damage-"}


def test_nothing_to_purge():
    """hexlings-purge-magic: without tokens nothing is asked."""
    match = go(table(PURGE.replace("8,5 speed+ dodge+ damage-", "8,5")), "1-hexlings|skill:purge-magic")
    assert match.request.question == "gt-ask-action"
