"""The Chainless Curs, Fenra's followers: a pack that closes in."""

import pytest

from tests.games.godtear.table import faces, go, line, model, places, refused, table, tokens
from tests.kit import told
from theomachy.kernel import Reason

# Gang Up


@pytest.mark.parametrize(
    ("curs", "enemies", "dice"),
    [
        ("4,4", "2-glory-seekers 4,5", 4),
        ("4,4 4,4", "2-glory-seekers 4,5", 7),
        ("4,4 4,4", "2-glory-seekers 4,5 4,5", 4),
        ("4,4 4,4 4,4", "2-glory-seekers 4,5 4,5", 8),
        ("4,4 4,4 4,4", "2-glory-seekers 4,5 4,5 4,5", 5),
        ("4,4 5,3 5,3", "2-glory-seekers 4,5", 4),
        ("4,4 4,4", "2-titus 4,5", 4),
        ("4,4 4,4", "2-virtues 4,5", 4),
    ],
)
def test_gang_up_on_small_followers(curs: str, enemies: str, dice: int):
    """chainless-curs-gang-up: 3 dice more with more followers in the user's hex than in that of a small follower."""
    t = table(f"clash\n1-fenra 9,9\n1-chainless-curs {curs}\n{enemies}")
    match = go(t, "1-chainless-curs|skill:maim-and-encircle", faces(dice, 1))
    assert told(match)[-1] == "gt-missed"


def test_gang_up_is_for_every_skill_of_the_curs_alone():
    """chainless-curs-gang-up: Snarl and Corner Them have it, too; Fenra and friends do not."""
    t = table("clash\n1-fenra 9,9\n1-chainless-curs 4,4 4,4\n2-glory-seekers 4,5")
    assert told(go(t, "1-chainless-curs|skill:snarl", faces(8, 1)))[-1] == "gt-missed"
    t = table("plot\n1-fenra 9,9\n1-chainless-curs 4,4 4,4\n2-glory-seekers 4,5")
    assert told(go(t, "1-chainless-curs|skill:corner-them", faces(8, 1)))[-1] == "gt-missed"
    t = table("clash\n1-fenra 9,9\n1-titus 9,8\n1-glory-seekers 4,4 4,4\n2-glory-seekers 4,5\n2-nia 11,11")
    assert told(go(t, "1-glory-seekers|skill:hack", faces(5, 1)))[-1] == "gt-missed"


# Makeshift Plating


def test_makeshift_plating_protects_the_curs():
    """chainless-curs-makeshift-plating: the unit gains a protection boon."""
    match = go(
        table("plot\n1-fenra 9,9\n1-chainless-curs 4,4\n2-titus 10,10"), "1-chainless-curs|skill:makeshift-plating"
    )
    assert (tokens(match, "1-chainless-curs"), tokens(match, "1-fenra")) == ({"protection+"}, set())


# Corner Them

CORNER = """
    plot
    1-fenra 9,3
    1-chainless-curs 4,6 4,6 4,2 9,9
    2-nia 4,4
"""
RING = {"4,3", "4,5", "3,3", "3,4", "5,3", "5,4"}


def test_corner_them_places_the_curs_around_the_target():
    """chainless-curs-corner-them, GT-B12: each Cur within 2 hexes of the target is placed next to it, no other."""
    corner = "1-chainless-curs|skill:corner-them|4,6"
    match = go(table(CORNER), corner, faces(5, 4))
    assert (match.request.seat, match.request.question) == (0, "gt-ask-model")
    assert match.request.keys() == ["1-chainless-curs-1", "1-chainless-curs-3"]
    match.answer("1-chainless-curs-1")
    assert (match.request.question, set(match.request.keys())) == ("gt-ask-place", RING)
    assert str(match.request.why_not("4,6")) == "gt-stands-there hex=4,6 [GT-B12]", "it cannot stay away"
    match = go(table(CORNER), f"{corner}|1-chainless-curs-1|3,4|1-chainless-curs-2|3,4|5,3", faces(5, 4))
    assert line(match, "1-chainless-curs") == "3,4 3,4 5,3 9,9"
    assert match.request.question == "gt-ask-action"


@pytest.mark.parametrize(("curs", "dice"), [("4,6", 4), ("4,6 4,6", 5), ("4,6 4,6 4,6", 6)])
def test_corner_them_by_companions(curs: str, dice: int):
    """chainless-curs-corner-them: 4, 5 or 6 dice; a miss places nobody."""
    t = table(f"plot\n1-fenra 9,3\n1-chainless-curs {curs}\n2-nia 4,4")
    match = go(t, "1-chainless-curs|skill:corner-them", faces(dice, 3))
    assert (line(match, "1-chainless-curs"), match.request.question) == (curs, "gt-ask-action")


def test_corner_them_moves_those_beside_the_target_too():
    """chainless-curs-corner-them, GT-B12: their own hex is not empty, so they come to another, or stay by agreement."""
    t = table(CORNER.replace("4,6 4,6 4,2 9,9", "4,5"))
    match = go(t, "1-chainless-curs|skill:corner-them", faces(4, 4))
    assert set(match.request.keys()) == RING - {"4,5"}
    assert refused(match, "4,5") == Reason("gt-stands-there", "GT-B12", {"hex": "4,5"})
    t = table(CORNER.replace("4,6 4,6 4,2 9,9", "4,5"), stays_when_placed=True)
    match = go(t, "1-chainless-curs|skill:corner-them|4,5", faces(4, 4))
    assert line(match, "1-chainless-curs") == "4,5"


def test_corner_them_without_room():
    """chainless-curs-corner-them, GT-B12: where no hex next to the target is open, the Curs stay."""
    t = table(CORNER.replace("4,6 4,6 4,2 9,9", "4,6") + "    2-titus 5,4\n    2-glory-seekers 4,3 4,5 3,3 3,4 5,3\n")
    match = go(t, "1-chainless-curs|skill:corner-them|2-nia", faces(4, 4))
    assert (line(match, "1-chainless-curs"), match.request.question) == ("4,6", "gt-ask-action")


def test_corner_them_and_the_branch_ward():
    """chainless-curs-corner-them, treekin-branch-ward, GT-B22: nobody is placed beside a Treekin."""
    t = table(CORNER.replace("4,6 4,6 4,2 9,9", "4,6") + "    2-durthax 11,11\n    2-treekin 4,2\n")
    match = go(t, "1-chainless-curs|skill:corner-them", faces(4, 4))
    assert set(match.request.keys()) == RING - {"4,3"}


# Snarl


def test_snarl_scatters_the_followers_of_a_hex():
    """chainless-curs-snarl: each follower in the target's hex is moved up to 1 hex, those elsewhere are not."""
    t = table("clash\n1-fenra 9,9\n1-chainless-curs 4,5\n2-titus 10,10\n2-glory-seekers 4,4 4,4 3,3")
    match = go(t, "1-chainless-curs|skill:snarl", faces(5, 3))
    assert (match.request.seat, match.request.question) == (0, "gt-ask-next")
    assert match.request.keys() == ["4,4", "done"]
    match = go(t, "1-chainless-curs|skill:snarl|4,4|4,3|4,4|5,3", faces(5, 3))
    assert (line(match, "2-glory-seekers"), match.request.question) == ("4,3 5,3 3,3", "gt-ask-action")
    assert line(go(t, "1-chainless-curs|skill:snarl|done", faces(5, 3)), "2-glory-seekers") == "4,4 4,4 3,3"


@pytest.mark.parametrize(("curs", "dice"), [("4,5", 5), ("4,5 4,5", 5), ("4,5 4,5 4,5", 6)])
def test_snarl_leaves_a_champion_where_it_is(curs: str, dice: int):
    """chainless-curs-snarl: 5, 5 or 6 dice; a champion is hit, but followers are what is moved."""
    t = table(f"clash\n1-fenra 9,9\n1-chainless-curs {curs}\n2-nia 4,4\n2-quartzlings 4,3")
    match = go(t, "1-chainless-curs|skill:snarl", faces(dice, 4))
    assert "gt-hit" in told(match)
    assert (line(match, "2-nia"), line(match, "2-quartzlings")) == ("4,4", "4,3")
    assert match.request.question == "gt-ask-action"


def test_snarl_does_not_drive_followers_on_objective_hexes():
    """chainless-curs-snarl, GT-B2: objective hexes are closed to them; a miss moves nobody."""
    t = table("clash\n1-fenra 9,9\n1-chainless-curs 5,4\n2-titus 10,10\n2-glory-seekers 5,5")
    match = go(t, "1-chainless-curs|skill:snarl|5,5", faces(5, 3))
    assert str(match.request.why_not("5,6")) == "gt-no-followers-on-objectives hex=5,6 [GT-ENT-07]"
    assert go(t, "1-chainless-curs|skill:snarl", faces(5, 2)).request.question == "gt-ask-action"


# Maim and Encircle

MAIM = """
    clash
    1-fenra 9,3
    1-chainless-curs 4,5 4,5 9,9
    2-nia 4,4
"""


def test_maim_and_encircle_moves_any_cur():
    """chainless-curs-maim-and-encircle: after a hit one Cur, wherever it is, moves up to 1 hex; then the damage."""
    maim = "1-chainless-curs|skill:maim-and-encircle"
    match = go(table(MAIM), maim, faces(4, 4))
    assert (match.request.question, match.request.keys()) == (
        *("gt-ask-model", ["1-chainless-curs-1", "1-chainless-curs-3"]),
    )
    match = go(table(MAIM), f"{maim}|1-chainless-curs-3|9,8", f"{faces(4, 4)}|2 1 0 0 0")
    assert (line(match, "1-chainless-curs"), line(match, "2-nia")) == ("4,5 4,5 9,8", "4,4 wounds 1")
    assert go(table(MAIM), maim, faces(4, 3)).request.question == "gt-ask-action", "a miss moves nobody"


@pytest.mark.parametrize(("reading", "dice"), [("declared", 5), ("each roll", 4)])
def test_maim_and_encircle_when_one_of_two_leaves(reading: str, dice: int):
    """chainless-curs-maim-and-encircle, GT-C5: the row is that of the declaration, unless it is counted anew."""
    t = table(MAIM, row_counted=reading)
    maim = "1-chainless-curs|skill:maim-and-encircle|1-chainless-curs-1|4,6"
    match = go(t, maim, f"{faces(4, 4)}|2 1 {faces(dice - 2, 0)}")
    assert (places(match, "1-chainless-curs"), model(match, "2-nia").wounds) == (["4,5", "4,6", "9,9"], 1)


@pytest.mark.parametrize(("curs", "hit", "damage"), [("4,5", 4, 4), ("4,5 4,5", 4, 5), ("4,5 4,5 4,5", 5, 5)])
def test_maim_and_encircle_by_companions(curs: str, hit: int, damage: int):
    """chainless-curs-maim-and-encircle, GT-SKL-06: the dice of one, two and three Curs in the hex."""
    t = table(f"clash\n1-fenra 9,3\n1-chainless-curs {curs}\n2-nia 4,4")
    match = go(t, "1-chainless-curs|skill:maim-and-encircle|4,5", f"{faces(hit, 4)}|{faces(damage, 3)}")
    assert line(match, "2-nia") == "4,4 wounds 1"
