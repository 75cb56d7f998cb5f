"""A text that describes no state is refused by its line, whatever the nonsense."""

import pytest

from tests.games.godslayer.skirmish import HEAD, read
from theomachy.games.godslayer import GAME
from theomachy.kernel import Reason, Refused


def refused(text: str) -> Reason:
    with pytest.raises(Refused) as no:
        read(text)
    return no.value.reason


# What describes no state


@pytest.mark.parametrize(
    "head",
    [
        *["war", "Activation", "activation", "activation round", "activation round two order 1,2"],
        *["activation round 0 order 1,2", "activation round -1 order 1,2", "activation round 1 order 1,3"],
        *["activation round 1 order 1,1", "activation round 1 order 1,2 next 2", "activation round 1 order x"],
        *["activation round 1 order 1,2 luck 3", "activation round 1 round 1 order 1,2", "activation round ² order 1"],
        *["activation round 1 order 1,2 points 1", "activation round 1 order 1,2 sides north"],
        *["activation round 1 order 1,2 sides up,down", "activation round 1 order 1,2 priority 3"],
        *["over round 6 order 1,2", "over round 6 order 1,2 result 1", "over round 6 order 1,2 result 2,0"],
        *["over round 6 order 1,2 result nan,0", "activation round 6 order 1,2 result 1,0", "setting-up round 1"],
        *["activation round 99999 order 1,2", "a1 10in,10in", "setup {}"],
    ],
)
def test_a_bad_first_line_is_refused(head):
    """GS-RND-01, GS-RND-02, GS-MUL-03: phase, round, seats and points that there can be."""
    with pytest.raises(Refused) as no:
        read("b1 8in,4in", head)
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": head})


@pytest.mark.parametrize(
    "line",
    [
        *["a1 10", "a1 10in", "a1 10in,10in,0", "a1 10in;10in", "a1 -10in,10in", "a1 10.12345in,10in", "a1 5.5,5in"],
        *["a1 ٣in,5in", "a1 5in,5in 6in,6in", "a1 wounds", "a1 wounds x", "a1 wounds 1000", "a1 wounds -1"],
        *["a1 luck", "a1 tokens", "a1 tokens -1", "a1 tokens x", "a1 tokens 1 tokens 2", "a1 style wild"],
        *[
            "a1 still forever",
            "a1 hidden destroyed",
            "a1 deploys nowhere",
            "a1 marker 1",
            "a1 marker -1",
            "a1 tested b9",
            "a1 toll 3",
        ],
        *["a9 10in,10in", "a2.6 10in,10in", "c1 10in,10in", "x", "1", "{}", "a2.1 tokens 3", "a2 10in,10in"],
        *["a1 fire", "a1 fire/continuous", "a1 fire/x/lasting", "a1 fire/continuous/x", "a1 x/self/next"],
        *["a1 fire/continuous/lasting/z9", "a1 fire/continuous/lasting/a1/1/1/1", "a1 fire/continuous/lasting/a1/-1"],
        *["marker", "marker relic", "marker relic relic", "marker relic relic 5in", "marker relic gold 5in,5in"],
        *["marker rock relic 5in,5in", "marker marker-a1 secret 5in,5in", "marker relic relic 5in,5in of 1"],
        *["marker marker-a1 secret 5in,5in of 3", "marker relic relic 99in,5in", "marker relic relic 5in,5in x"],
        *["marker relic relic 5in,5in carrier a9", "haze", "haze 5in,5in", "haze 5in,5in 3", "haze 5in,5in x round"],
        *["haze 5in,5in 3 always", "haze 5in,5in 3 round x", "haze 5in,5in 3 round from a9", "haze 99in,5in 3 round"],
        *[
            "turn",
            "turn 3",
            "turn x",
            "turn 1 x",
            "turn 1 last",
            "turn 1 last a9",
            "turn 1 activated a9",
            "turn 1 seat 2",
        ],
        *[
            "active",
            "active a9",
            "active a1 x",
            "active a1 moves",
            "active a1 moves x",
            "march",
            "march {}",
            "march []",
        ],
        *["fight {}", "harms {}", "harms [1]", "agenda 1", "agenda [{}]", 'agenda [{"does":3}]', "agenda [", "terrain"],
        *['agenda [{"does":"dance"}]', 'agenda [{"does":"rally"}]', 'agenda [{"does":"rally","card":0,"seat":1}]'],
        *['agenda [{"does":"deploy","seat":0,"stage":"early"}]', 'march {"card":0,"how":"crawl","far":1}'],
        *["terrain {}", 'terrain {"id":"1-wall"}', 'terrain {"id":"1-x","kind":"x","outline":[[0,0],[9,0],[9,9]]}'],
        *['terrain {"id":"wall","kind":"wall","outline":[[0,0],[9,0],[9,9]]}', "setup {}", "setup"],
        *['terrain {"id":"1-wall","kind":"wall","outline":[[0,0],[9,0],[999999,9]]}'],
    ],
)
def test_a_bad_line_is_refused_with_its_number(line):
    """GS-CON-04: what is wrong is told by its line; nothing is left out silently."""
    reason = refused(f"b1 40in,40in\n{line}")
    assert reason.id == "bad-notation"
    assert reason.args in ({"line": 4, "text": line}, {"line": 1, "text": HEAD})


def test_whoever_overlaps_is_refused():
    """GS-MOV-03"""
    no = refused("a1 10in,10in\nb1 10.2in,10in")
    assert str(no) == "gs-overlaps line=1 model=b1 other=a1 [GS-MOV-03]"
    assert read("a1 10in,10in\nb1 12in,10in")


@pytest.mark.parametrize("place", ["0,10in", "10in,0.1in", "48in,10in", "10in,99in"])
def test_whoever_stands_off_the_table_is_refused(place):
    """GS-SET-11: all of a base is on the table."""
    assert str(refused(f"a1 {place}")) == "gs-off-the-table line=1 model=a1 [GS-SET-11]"


@pytest.mark.parametrize(
    "text",
    [
        "active a1",
        "a1 10in,10in fire/continuous/lasting fire/weapon/lasting",
        "marker relic relic 5in,5in carrier a1",
        'a1 10in,10in\nagenda [{"does":"rally","card":77}]',
        'a1 10in,10in\nagenda [{"does":"run","model":-2,"far":9}]',
        'a1 10in,10in\nagenda [{"does":"nominate","seat":9}]',
        'a1 10in,10in\nharms [{"model":99,"damage":1}]',
        'a1 10in,10in\nmarch {"card":99,"how":"move","far":1}',
        'a1 10in,10in\nmarch {"card":0,"how":"move","far":1,"struck":[99]}',
        'a1 10in,10in\nmarch {"card":0,"how":"charge","far":1,"targets":[[0,99]]}',
        'a1 10in,10in\nfight {"card":0,"weapon":"x","kind":"melee","blows":[{"striker":0,"target":99,"weapon":"x"}]}',
    ],
)
def test_what_does_not_fit_together_is_refused(text):
    """GS-AVN-02, GS-GEF-02: nobody is active without a turn, no effect is on a model twice, all numbers are of
    somebody."""
    reason = refused(text)
    assert (reason.id, reason.args) == ("bad-notation", {"line": 1, "text": HEAD})


@pytest.mark.parametrize(
    ("line", "id", "clause"),
    [
        ('setup {"ground":"moon"}', "gs-no-such-field", ""),
        ('setup {"warbands":[]}', "gs-number-of-warbands", "GS-MUL-01"),
        ('setup {"warbands":["mortans: x","mortans: centurion"]}', "gs-unknown-profile", ""),
        ('setup {"level":1}', "gs-over-level", "GS-WAR-02"),
    ],
)
def test_an_agreement_that_there_cannot_be_is_refused_by_name(line, id, clause):
    """GS-WAR-02, GS-MUL-01: with the line."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"{HEAD}\na1 10in,10in\n{line}")
    reason = no.value.reason
    assert (reason.id, reason.args["line"]) == (id, 3)
    assert reason.clause == clause or not clause


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("a1 tokens 2", "a1 tokens 3"),
        ("turn 1", "turn 2"),
        ("agenda []", "agenda []"),
        ("harms []", "harms []"),
        ("marker relic relic 5in,5in", "marker relic relic 6in,5in"),
    ],
)
def test_nothing_is_told_twice(one, two):
    """GS-CON-04: the second line is refused."""
    assert read(f"b1 22in,22in\n{one}")
    assert refused(f"b1 22in,22in\n{one}\n{two}").args == {"line": 5, "text": two}
