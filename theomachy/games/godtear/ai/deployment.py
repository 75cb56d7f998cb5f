"""The usual places: how a good player answers what is asked before the first turn.

Each champion has a lane of its own, and the lanes lie before the objective hexes. Its followers stand beside it, in as
few hexes as they can, before it if they fight hand to hand and behind it if they shoot.
"""

from collections.abc import Sequence
from typing import Any

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import COLUMNS, DISTANCE, ROWS, place_of
from theomachy.games.godtear.cards import CHAMPIONS
from theomachy.games.godtear.rules.opening import DeploymentHexes
from theomachy.games.godtear.rules.scenarios import counts
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.sheets import Sheet
from theomachy.games.godtear.state import NORTH, Godtear, Model, Unit
from theomachy.kernel import Ask, key_of

SHOOTS = 3
"""Range in hexes from which a card counts as one that fights from afar."""
ELBOW_ROOM = 4
"""Hexes between two lanes."""
LANE = 1.0
"""Hexes to either side of the middle of a lane that are as good as it."""


def deployment(t: Godtear, ask: Ask[Any]) -> str | None:
    """Return the usual answer before the first turn, or None once it has begun."""
    options = ask.options
    if isinstance(options, DeploymentHexes):
        return usual_hex(t, options.model, ask.keys())
    match ask.question:
        case "gt-ask-side":
            return "south"
        case "gt-ask-deploy":
            return key_of(ask.look()[0])
        case "gt-ask-pick-order":
            return "me"
        case "gt-ask-pick":
            return missing_class(t, ask.seat, ask.keys())
        case "gt-ask-ban" | "gt-ask-three":
            return key_of(ask.look()[0])
    return None


def missing_class(t: Godtear, seat: int, champions: Sequence[str]) -> str:
    """Return a champion of a class that the warband does not have yet. GT-SET-05."""
    had = [CHAMPIONS[id][0].class_ for id in verbs.the_draft(t).picked[seat]]
    return min(champions, key=lambda id: had.count(CHAMPIONS[id][0].class_))


# Where


def usual_hex(t: Godtear, model: Model, hexes: Sequence[str]) -> str:
    """Return the hex, of several, where a model is usually deployed."""
    unit = t.units[model.unit]
    misfit = champion_misfit if model.kind == "champion" else follower_misfit
    return min(hexes, key=lambda key: misfit(t, unit, place(key)))


def place(key: str) -> int:
    there = place_of(key)
    assert there is not None
    return there


def champion_misfit(t: Godtear, unit: Unit, there: int) -> tuple[float, ...]:
    """Return how badly a hex suits a champion, from the gravest to the smallest fault.

    The faults are: off its lane, not on the foremost line (or the line behind it, if the champion shoots), off the
    middle of the lane.
    """
    off = abs(across(there) - lane(t, unit))
    zone = SCENARIOS[t.setup.scenario].deployment[t.side(unit.seat)]
    foremost = max(ahead(t, unit.seat, other) for other in zone if abs(across(other) - across(there)) < 1)
    behind = foremost - ahead(t, unit.seat, there)
    return max(0.0, off - LANE), abs(behind - shoots(unit.sheet)), off


def follower_misfit(t: Godtear, unit: Unit, there: int) -> tuple[float, ...]:
    """Return how badly a hex suits a follower, from the gravest to the smallest fault.

    The faults are: away from its champion, apart from its mates, on the wrong side of the champion, off the lane.
    """
    champion = t.models[t.units[unit.partner].members[0]].place
    mates = [DISTANCE[there][mate.place] for mate in t.standing(unit)]
    before = ahead(t, unit.seat, there) - ahead(t, unit.seat, champion)
    wrong = before if shoots(unit.sheet) else -before
    return max(0, DISTANCE[there][champion] - 1), sum(mates), wrong, abs(across(there) - lane(t, unit))


def shoots(sheet: Sheet) -> bool:
    """Return True if a card strikes its enemies from afar."""
    ranges = [skill.range or 0 for skill in sheet.skills.values() if skill.type == "enemy" and skill.damage]
    return max(ranges, default=0) >= SHOOTS


def lane(t: Godtear, unit: Unit) -> float:
    """Return the middle of a champion’s lane, in hexes from the west edge.

    All lanes of a warband are equally far apart, from the first to the last objective hex. A champion alone has the
    objective hex in the middle before it.
    """
    own = [other for other in t.units if other.seat == unit.seat and other.sheet.champion]
    index = own.index(unit if unit.sheet.champion else t.units[unit.partner])
    goals = [across(goal) for goal in t.objectives if counts(t, unit.seat, goal)] or [COLUMNS / 2]
    if len(own) == 1:
        return min(goals, key=lambda goal: abs(goal - COLUMNS / 2))
    apart = max(ELBOW_ROOM, (max(goals) - min(goals)) / (len(own) - 1))
    return (min(goals) + max(goals)) / 2 + (index - (len(own) - 1) / 2) * apart


def across(there: int) -> float:
    """Return how far a hex is from the west edge, in hexes. Odd rows lie half a hex further east."""
    row, column = divmod(there, COLUMNS)
    return column + row % 2 / 2


def ahead(t: Godtear, seat: int, there: int) -> int:
    """Return how many rows a hex is from the seat's own edge of the battlefield."""
    row = there // COLUMNS
    return row if t.side(seat) == NORTH else ROWS - 1 - row
