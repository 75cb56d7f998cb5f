"""Counting what can come of a position finds what no one thought of: one option too many, one target too few.

A count is the number of ways to reach the n-th decision and take it: every different face of every die, every option.
Games that are over by then do not count.
"""

from typing import Any

import pytest

from theomachy.games.scathe import GAME
from theomachy.kernel import Match, Roll, Typed

POSITIONS = {
    "two rows to choose in secret": """
        rows
        red waiting: warrior, knight, sage, apprentice
        blue waiting: defender, fighter, priest, ranger, spellsword
        """,
    "a draft display, and five cards left to reveal": """
        draft first red chooser red
        setup {"parties":null}
        deck: defender, fighter, knight, paladin, sage
        display: priest, ranger, warrior, high-mage, necromancer
        """,
    "one against one": """
        battle
        red front: fighter 16
        blue front: warrior 19
        """,
    "one who collects inspire": """
        battle
        red front: defender 16
        blue front: fighter 16
        """,
    "both about to die": """
        battle
        red front: fighter 1
        blue front: knight 1
        """,
    "the starters' first turn": """
        battle inspire 0/1
        red front: defender 16, fighter 16
        red back: priest 13, ranger 18, spellsword 16
        blue front: warrior 19, knight 20
        blue back: sage 16, apprentice 14
        """,
    "crippled, fatigued, dead and taunting, at the end of a round": """
        battle round 3 first blue active blue dice 1/1 inspire 2/1
        red front: defender dead dice 1, fighter 9 cripple 3
        red back: priest 13 dice 2, ranger 4 dice 1, spellsword 2
        blue front: warrior dead fell, knight 3 dice 1
        blue back: sage 7 taunt 2, apprentice 14 dice 2
        """,
    "every choice the rulings can add": """
        battle inspire 2/2
        setup {"rulings":{"may_decline":true,"overspend":true,"taunt_pulls_magic":true,"ally_is_self":false}}
        red front: berserker 18 cripple 1
        red back: druid 17 dice 1
        blue front: pikeman 16
        blue back: frost-witch 16 taunt 1
        """,
}

COUNTS = {
    "two rows to choose in secret": [14, 280],
    "a draft display, and five cards left to reveal": [5, 20, 12000],
    "one against one": [27, 729, 19683],
    "one who collects inspire": [27, 729, 20493],
    "both about to die": [27, 162, 972, 5832],
    "the starters' first turn": [111, 2574, 74457],
    "crippled, fatigued, dead and taunting, at the end of a round": [64, 4542, 123352],
    "every choice the rulings can add": [133, 9110],
}


def perft(match: Match[Any], n: int) -> int:
    request = match.request
    if request is None:
        return 0
    if isinstance(request, Roll):
        (die,) = request.dice
        return sum(perft(after(match, face), n) for face in dict.fromkeys(map(str, die)))
    keys = request.keys()
    return len(keys) if n == 1 else sum(perft(after(match, key), n - 1) for key in keys)


def after(match: Match[Any], key: str) -> Match[Any]:
    """The match as it goes on with this answer or these faces; the match itself stays."""
    at = match.steps[-1]
    world = Match(match.game, match.settled, Typed(), tape=match.tape[at:], who=match.who[at:], given=match.given)
    world.answer(key)
    return world


def count(name: str, n: int) -> int:
    return perft(Match(GAME, GAME.read(POSITIONS[name]), Typed()), n)


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name):
    """As many ways as were counted when the rules were last read against the book."""
    assert [count(name, n) for n in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


def test_perft_by_hand():
    """The defender against the fighter, three decisions deep.

    Each has one hero, so targets are forced and a turn is one decision: with a face f one of the abilities 1 to f, or
    the die is discarded. Over the six faces that is 2 + 3 + 4 + 5 + 6 + 7 = 27.

    First red, then blue: nobody can die of a single attack, and the fighter neither gives nor takes inspire: 27 * 27.

    Then red again. In 6 of its 27 first turns (ability 1, on each face) the defender collected one inspire, and now a
    face f reaches ability f + 1: 3 + 4 + 5 + 6 + 7 + 7 = 32 ways. In the other 21 it has none: 27 ways. That the hero
    is used a second time changes nothing yet, since the cripple of a fatigued hero comes after.

    27 * (21 * 27 + 6 * 32) = 20493
    """
    assert count("one who collects inspire", 3) == 27 * (21 * 27 + 6 * 32) == 20493


def test_rows_by_hand():
    """Four heroes stand in rows of at most three in 4 + 6 + 4 ways, five in 10 + 10, each whatever the other does."""
    assert count("two rows to choose in secret", 2) == (4 + 6 + 4) * (10 + 10)
