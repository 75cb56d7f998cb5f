"""Counting what can come of a position finds what no one thought of: one option too many, one target too few.

A count is the number of ways to reach the n-th decision and take it: every option, all different faces of the dice.
Games that are over by then do not count, nor do places on a measured table, of which only proposals could be counted.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from tests.games.godbreaker.table import table
from tests.games.godslayer.kit import battle, card
from theomachy.games.godbreaker import GAME as GODBREAKER
from theomachy.games.godslayer import GAME as GODSLAYER
from theomachy.games.godtear import GAME as GODTEAR
from theomachy.games.scathe import GAME as SCATHE
from theomachy.kernel import Ask, Match, Region, Roll, Typed

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

HEXES = {
    "an open field": """
        clash
        setup {"warbands":["titus","nia"]}
        objectives
        1-titus 5,5
        1-glory-seekers 0,0 activated
        2-nia 11,13 activated
        2-quartzlings 11,0 activated
        """,
    "a banner, a token and an objective hex in the way": """
        plot
        setup {"warbands":["lily","nia"]}
        objectives 5,6 5,7
        1-lily 5,5
        1-thornlings 4,5 4,5 4,6 activated
        2-nia 7,7
        2-nia-banner 5,7
        2-quartzlings 4,4
        hex 6,5 speed+
        """,
    "three in a hex, side by side": """
        clash
        setup {"warbands":["blackjaw","jeen"]}
        1-blackjaw 8,4
        1-unburnt-reavers 8,5 8,5 activated
        2-jeen 8,8 wounds 4
        2-golden-shrikes 9,4 9,4 9,4
        """,
    "down and empty": """
        clash active 2
        setup {"warbands":["titus","keera"]}
        1-titus 5,5 knocked-out activated
        1-glory-seekers activated
        2-keera 5,7 knocked-out
        2-young-dragons activated
        """,
    "the loser shifts objective hexes": """
        scenario turn 2 winner 1 points 2/1
        setup {"warbands":["titus","nia"],"scenario":"change","rulings":{"change_dice":"one"}}
        objectives 5,6 5,7
        1-titus 5,6
        2-nia 8,8
        """,
}

PLANES = {
    "one among three, and without mercy": """
        activation round 5
        objective none
        active a1
        a1 D6 10u,10u merciless2
        b1 D6 11u,10u
        b2 D6 10u,11u
        b3 D6 9u,10u
        """,
    "revenge, and a push": """
        activation round 5
        objective none
        active a1
        a1 D6 10u,10u juggernaut vengeful
        b1 D6 11u,10u vengeful -careful
        b2 D6 10u,11u activated
        """,
    "every special action": """
        activation round 5
        active a1
        shard-1 8u,10u
        a1 D6 10u,10u ruinous shaping summoning thunderous treasure treasure
        a2 D6 11u,10u mysterious
        a3 casualty
        b1 20u,20u activated
        area 9u,11u 10u,13u
        """,
    "a wild one that is driven": """
        wild round 5
        objective none
        a1 10u,10u
        b1 20u,20u
        horror-1 12u,10u
        horror-2 10u,13u
        spawn-1 15u,15u
        """,
    "who is healed first": """
        recovery round 5
        objective none
        a1 D6 10u,10u healer damage 2
        a2 D6 12u,10u damage 4
        a3 D6 14u,10u damage 1
        b1 20u,20u
        """,
}

IDLE = (card("b horn-brayer", "40,40", tokens=0), card("b ursapine", "35,40", tokens=0))
BATTLES = {
    "one who lies down": battle(
        card("a centurion", "10,10", leader=True, tokens=1, down=True),
        card("b gorelord", "10,14", leader=True, tokens=0),
        *IDLE,
        active="a1",
    ),
    "a blow, and one in return": battle(
        card("a bonehound", "10,10", tokens=2), card("b ursapine", "10,11.7", tokens=2), IDLE[0], active="a1"
    ),
    "nobody with a token": battle(
        card("a centurion", "10,10", leader=True, tokens=0),
        card("a bonehound", "20,10", tokens=0),
        card("a necromagus", "15,10", tokens=0),
        card("b gorelord", "30,30", leader=True, tokens=0),
        *IDLE,
    ),
    "orders": battle(
        card("a centurion", "10,10", leader=True, tokens=2),
        card("a legionnaires", "12,10 13.5,10 15,10", tokens=0),
        card("b gorelord", "10,40", tokens=0),
        *IDLE,
        active="a1",
    ),
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
    "an open field": [3, 362, 1780],
    "a banner, a token and an objective hex in the way": [6, 60, 353],
    "three in a hex, side by side": [6, 5436],
    "down and empty": [4, 74, 1072],
    "the loser shifts objective hexes": [8, 28, 68],
    "one among three, and without mercy": [4, 12, 450],
    "revenge, and a push": [3, 218, 438],
    "every special action": [14, 591],
    "a wild one that is driven": [3, 1, 192],
    "who is healed first": [3, 20],
    "one who lies down": [2, 6, 12],
    "a blow, and one in return": [4, 6, 16],
    "nobody with a token": [3, 9, 27],
    "orders": [8, 14, 38],
}


def perft(match: Match[Any], n: int) -> int:
    request = match.request
    if request is None:
        return 0
    if isinstance(request, Roll):
        return sum(perft(after(match, " ".join(fallen)), n) for fallen in throws(match, request))
    keys = listed(request)
    return len(keys) if n == 1 else sum(perft(after(match, key), n - 1) for key in keys)


def throws(match: Match[Any], roll: Roll[Any]) -> Iterable[tuple[str, ...]]:
    """All that the dice of a roll can show: in The Godbreaker Saga each is somebody's, else all of them are alike."""
    faces = [tuple(dict.fromkeys(map(str, die))) for die in roll.dice]
    return product(*faces) if match.game is GODBREAKER else combinations_with_replacement(faces[0], len(faces))


def listed(ask: Ask[Any]) -> list[str]:
    """The keys, without places."""
    return [key for key in ask.keys() if not isinstance(ask.options, Region) or "," not in key]


def after(match: Match[Any], key: str) -> Match[Any]:
    """The match as it goes on with this answer or these faces; the match itself stays."""
    at = match.steps[-1]
    world = Match(match.game, match.settled, Typed(), tape=match.tape[at:], who=match.who[at:], given=match.given)
    world.answer(key)
    return world


def count(name: str, n: int) -> int:
    if name in PLANES:
        game, state = GODBREAKER, table(PLANES[name])
    elif name in BATTLES:
        game, state = GODSLAYER, BATTLES[name].copy()
    else:
        game, text = (GODTEAR, HEXES[name]) if name in HEXES else (SCATHE, POSITIONS[name])
        state = game.notation.read(text)
    return perft(Match(game, state, Typed()), n)


@pytest.mark.parametrize("name", [*POSITIONS, *HEXES, *PLANES, *BATTLES])
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


def test_an_open_field_by_hand():
    """Titus alone is left to activate: he may advance, use his ultimate, or be done.

    An advance of speed 2 on open ground ends in one of 1 + 6 + 12 hexes. The ultimate has no skill to use with nobody
    near, so only its step of one hex is left: 1 + 6. When he is done the turn ends, and Life asks for the first new
    objective hex after one die with three different faces: of 168 hexes 2 * 28 are for deployment, and he stands on
    one more; since there is none yet that it could touch, the loser may do without.
    """
    assert count("an open field", 2) == 19 + 7 + 3 * (168 - 56 - 1 + 1) == 362


def test_one_among_three_by_hand():
    """A model with Merciless 2 and three enemies beside it, three decisions deep.

    It may engage any of the three, or end its activation: 4. Moves are places and do not count.

    After an engagement Merciless asks for another of the two that are left, or none: 3 * 3. After the end one of the
    three enemies is activated: 3. Together 12.

    Whoever took none rolls, and so does its enemy, a D6 each: 36 ways, and none of them removes a model before the
    recovery phase, so that 3 engagements and the end can follow: 3 * 36 * 4. Whoever named a second enemy may name the
    third, or none: 3 * 2 * 2. And an enemy that is activated may engage the one it is beside, or end: 3 * 2.
    """
    assert count("one among three, and without mercy", 3) == 3 * 36 * 4 + 3 * 2 * 2 + 3 * 2 == 450


def test_a_push_by_hand():
    """A Juggernaut with two enemies beside it: after 36 ways to roll it pushes itself, its enemy or nobody. If it ends
    its activation instead, the only enemy that is left to activate may engage it, or end."""
    assert count("revenge, and a push", 2) == 2 * 36 * 3 + 2 == 218


def test_who_is_healed_first_by_hand():
    """Any of the three. A Healer of rank 1 lets ones be rolled again: 5 faces. When it rolls first nobody is asked
    again, since only a Healer that might fall makes the order matter: 0; else two are left to choose from: 2 * 5 * 2.
    """
    assert count("who is healed first", 2) == 0 + 2 * 5 * 2 == 20


def test_whose_turn_by_hand():
    """Three cards on either side, none of which can do anything: any of the three is activated, then another or none,
    then one of the other side's three."""
    assert count("nobody with a token", 3) == 3 * (2 + 1) * 3 == 27


def test_who_lies_down_by_hand():
    """He stands up for his only token, or stays where he is. Nobody else is on his side, so all of the other three are
    activated, whichever first."""
    assert count("one who lies down", 3) == 2 * 3 * 2 == 12
