"""SC-DIE: the action die, weighted to the middle."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.scathe.table import battle, table
from theomachy.dice import Odds, d
from theomachy.games.scathe import GAME
from theomachy.games.scathe.rules.dice import ACTION_DIE, TURN_ROLL
from theomachy.games.scathe.setup import Setup
from theomachy.games.scathe.state import Scathe
from theomachy.kernel import Match, Refused, Roll, Seeded, Typed

TWELFTHS = [1, 2, 3, 3, 2, 1]
"""of the values 1 to 6"""

DUEL = """
    battle
    red front: knight 20
    blue front: warrior 19
"""

REACHED = {
    +2: [12, 12, 12, 11, 9, 6],
    +1: [12, 12, 11, 9, 6, 3],
    +0: [12, 11, 9, 6, 3, 1],
    -1: [11, 9, 6, 3, 1, 0],
    -2: [9, 6, 3, 1, 0, 0],
    -3: [6, 3, 1, 0, 0, 0],
    -4: [3, 1, 0, 0, 0, 0],
    -5: [1, 0, 0, 0, 0, 0],
    -6: [0, 0, 0, 0, 0, 0],
}
"""By modifier: of the twelve sides, how many reach abilities 1 to 6."""


def modified(m: int) -> Scathe:
    """A duel in which the knight's dice are changed by so much: inspire in the pool, or cripple on the knight."""
    return table(f"""
        battle inspire {max(m, 0)}/0
        red front: knight 20 cripple {max(-m, 0)}
        blue front: warrior 19
    """)


def highest_ability(match: Match[Scathe]) -> int:
    assert match.request is not None
    keys = match.request.keys()
    return max(int(key[-1]) for key in keys if key.startswith("use:knight:"))


def typed(text: str) -> Match[Scathe]:
    """The first turn of a duel with real dice, after a player has typed in what they show."""
    match = Match(GAME, table(DUEL), Typed(), listen=True)
    assert isinstance(match.request, Roll)
    match.answer(text)
    return match


def face(match: Match[Scathe]) -> int:
    assert match.story is not None
    return next(event.args["face"] for step in match.story for event in step if event.id == "sc-rolled")


@pytest.mark.parametrize(("side", "value"), [*enumerate([1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6], 1)])
def test_a_plain_d12_is_read_as_an_action_die(side: int, value: int):
    """SC-DIE-01, SC-A-26: 1 is 1; 2 and 3 are 2; 4 to 6 are 3; 7 to 9 are 4; 10 and 11 are 5; 12 is 6."""
    match = battle(table(DUEL), then=f"d{side}")
    assert face(match) == value
    assert highest_ability(match) == value


def test_the_middle_values_come_up_more_often():
    """SC-DIE-01: of twelve sides 1, 2, 3, 3, 2 and 1 show the values 1 to 6."""
    assert [Odds.of(ACTION_DIE)[k] for k in range(1, 7)] == [Fraction(n, 12) for n in TWELFTHS]


def test_every_die_of_the_game_is_an_action_die():
    """SC-DIE-01: roll-off and turns use the same die."""
    match = Match(GAME, GAME.new(Setup()), Typed())
    first, turn = ("sc-roll-first", "SC-SET-05"), ("sc-roll-turn", "SC-TRN-01")
    for kind, roller, value in [(first, 0, "2"), (first, 1, "5"), (turn, 1, "4")]:
        assert isinstance(match.request, Roll)
        assert (match.request.question, match.request.clause) == kind
        assert match.request.seat == roller
        assert match.request.dice == (ACTION_DIE,)
        match.answer(value)


def test_the_action_die_strays_less_than_a_d6():
    """SC-DIE-02: mean 3.5 like a d6; variance 23/12 against 35/12."""
    action, plain = Odds.of(ACTION_DIE), Odds.of(d(6))
    assert action.mean == plain.mean == Fraction(7, 2)
    assert (action.variance, plain.variance) == (Fraction(23, 12), Fraction(35, 12))


@pytest.mark.parametrize("m", REACHED)
def test_how_likely_a_die_reaches_an_ability(m: int):
    """SC-DIE-03: ability k is reached with modifier m when the roll is at least k - m; all twelve sides are tried."""
    highest = [highest_ability(battle(modified(m), then=f"d{side}")) for side in d(12)]
    assert [sum(k <= reach for reach in highest) for k in range(1, 7)] == REACHED[m]


@pytest.mark.parametrize("m", REACHED)
def test_players_are_told_how_likely_an_ability_is(m: int):
    """SC-DIE-03: the chances shown beside a hero are those of the table."""
    chances = GAME.scene(modified(m), None).chances["knight"]
    assert chances == pytest.approx({str(k): n / 12 for k, n in enumerate(REACHED[m], 1)})
    assert [(Odds.of(ACTION_DIE) + m).at_least(k) for k in range(1, 7)] == [Fraction(n, 12) for n in REACHED[m]]


def test_the_seeded_die_is_fair():
    """SC-D-26, SC-DIE-01: 120,000 rolls spread over the values like 1 : 2 : 3 : 3 : 2 : 1."""
    chance = Seeded.of("fair")
    counts = Counter(chance.roll(TURN_ROLL[0], 0, step, 0)[0] for step in range(120_000))
    expected = {k: 10_000 * n for k, n in enumerate(TWELFTHS, 1)}
    assert counts.keys() == expected.keys()
    chi_square = sum((counts[k] - n) ** 2 / n for k, n in expected.items())
    assert chi_square < 20.515  # 5 degrees of freedom: a fair die is beyond this once in a thousand seeds


@pytest.mark.parametrize(("text", "value"), [("1", 1), ("4", 4), ("6", 6), ("d4", 3), ("d6", 3), ("d7", 4), ("d12", 6)])
def test_real_dice_may_be_action_dice_or_plain_d12(text: str, value: int):
    """SC-A-26: a value of the action die is taken as it is; `d` and a side is a plain d12."""
    assert face(typed(text)) == value


@pytest.mark.parametrize("text", ["0", "7", "12", "13", "d0", "d13", "-1", "six", ""])
def test_a_face_that_no_die_has_is_refused(text: str):
    """SC-A-26: only faces of an action die, or sides after a `d`, can be typed in: a bare 7 may hide bare 3s."""
    match = Match(GAME, table(DUEL), Typed())
    with pytest.raises(Refused) as no:
        match.answer(text)
    assert no.value.reason.clause == "SC-TRN-01"
    assert match.state == table(DUEL)


def test_one_die_is_typed_at_a_time():
    """SC-A-26, SC-RND-01: a turn rolls one die, so two faces are refused."""
    with pytest.raises(Refused) as no:
        typed("3 4")
    assert no.value.reason.id == "wrong-number-of-dice"
    assert no.value.reason.args == {"given": 2, "needed": 1}
