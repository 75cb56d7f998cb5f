"""GS-TER-08, GS-TER-09, GS-LOS-01: slivers of sight into a wood and out of it, past what stands between."""

from itertools import islice

import pytest

from tests.forms import Form
from tests.games.godslayer.forest_oracle import Situation, found, game_sees, holds, is_hard, situations
from theomachy.geometry.plane import INCH, Disc, Shape

HAIR = 1.0
"""What is told apart by no more than a hundredth of a millimetre may be told either way."""

SLIVERS = [
    Situation(
        Disc(50488, 59343, 2000),
        Disc(58777, 67259, 1500),
        (
            Shape.polygon(
                [
                    *[(60318, 50800), (60453, 56373), (55803, 59466), (50800, 62336), (44592, 61552), (42795, 55422)],
                    *[(40804, 50800), (42654, 46097), (44560, 39993), (50800, 41854), (55643, 42411), (58541, 46331)],
                ]
            ),
        ),
        (Disc(54584, 64632, 2500),),
        (),
    ),
    Situation(
        Disc(47510, 57118, 2500),
        Disc(45576, 49836, 1500),
        (
            Shape.polygon(
                [(58642, 50800), (54643, 57456), (47966, 55709), (44061, 50800), (46616, 43553), (54857, 43773)]
            ),
        ),
        (),
        (Shape.polygon([(49751, 52117), (44672, 52197), (44663, 51597), (49742, 51517)]),),
    ),
]
"""Past a base, and past a wall: what is seen is nearly half a millimetre, and more than a millimetre wide."""


@pytest.mark.parametrize("made", SLIVERS)
def test_the_smallest_sliver_past_what_stands_between_will_do(made: Situation) -> None:
    """GS-LOS-01, GS-TER-08: a line of sight is there, however narrow, if it passes an inch of the wood at most."""
    line = game_sees(made)
    assert line is not None
    assert holds(made, line)
    back = game_sees(made._replace(a=made.b, b=made.a))
    assert back == (line[1], line[0])  # GS-LOS-09


def test_what_is_looked_for_in_another_way_is_the_same(form: Form) -> None:
    """GS-LOS-01, GS-TER-08, GS-TER-09: a line that is seen along does; where none is, none is found."""
    number = form.pick(short=60, long=400, full=20_000)
    seen = 0
    for made in islice(situations(36), number):
        line = game_sees(made)
        if line is None:
            assert not found(made, HAIR), made
        else:
            assert holds(made, line), made
            seen += 1
    assert number / 4 < seen < number * 3 / 4


def two_mates(apart: int) -> Situation:
    """Somebody half an inch within a wood, two who stand before it, so far apart; past them one sees too much wood."""
    corners = [(0, 0), (20, 0), (20, 9), (10.4, 9), (10.4, 6), (0, 6)]
    wood = Shape.polygon([(round(x * INCH), round(y * INCH)) for x, y in corners])
    within, looks = Disc(10 * INCH, round(5.5 * INCH) - 2500, 2500), Disc(10 * INCH, 16 * INCH, 2500)
    touch = round(9.3 * INCH)
    mates = (Disc(touch - 1500 - apart, 6 * INCH + 1500, 1500), Disc(touch + 1500, 6 * INCH + 1500, 1500))
    return Situation(looks, within, (wood,), mates, ())


def test_bases_that_touch_leave_no_gap() -> None:
    """GS-LOS-06, GS-TER-08: between two bases in contact no line passes; between two a hair apart, one does."""
    assert is_hard(two_mates(0))
    assert game_sees(two_mates(0)) is None
    assert game_sees(two_mates(4)) is not None


def test_a_haze_about_the_very_middle_of_a_base_is_no_gap_either() -> None:
    """GS-HAZ-01, GS-TER-08: both hide as much as the wider one alone, and what is seen past them stays seen."""
    for apart, is_seen in ((0, False), (4, True)):
        made = two_mates(apart)
        first, second = made.discs
        within = first._replace(r=first.r - 1)
        both = made._replace(discs=(first, within, second))
        assert is_hard(both)
        assert (game_sees(both) is not None) == is_seen


def two_walls(apart: int) -> Situation:
    """Somebody at the edge of a wood, somebody behind two walls of a ruin that meet at a corner, or nearly."""
    corners = [
        *[(103988, 59792), (102972, 64262), (99721, 68326), (94437, 69139), (89357, 69749), (85293, 66294)],
        *[(84074, 61417), (86106, 56541), (90373, 53696), (95657, 52070), (100330, 54305)],
    ]
    walls = [
        [(81349, 72979), (88096, 74787)],
        [(96868, 93572), (94403, 102773)],
        [(94403 - apart, 102773), (87656, 100965)],
    ]
    bases = Disc(86652, 66016, 2000), Disc(93298, 104030, 1500)
    return Situation(*bases, (Shape.polygon(corners),), (), tuple(map(Shape.line, walls)))


@pytest.mark.long
def test_walls_that_meet_leave_no_gap() -> None:
    """GS-LOS-06, GS-TER-12: past the corner of two walls no line passes; between walls a hair apart, one does."""
    assert is_hard(two_walls(0))
    assert game_sees(two_walls(0)) is None
    assert game_sees(two_walls(4)) is not None
