"""GT-SCN: what each scenario does in the end phase."""

from collections.abc import Callable
from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, COLUMNS, DISTANCE, NAMES, NEIGHBOURS, ROWS, place_of
from theomachy.games.godtear.rules.choosing import DONE, Hexes, Places, WhyNot, choose_token, tokens
from theomachy.games.godtear.rules.dice import DIE, roll
from theomachy.games.godtear.rules.entering import is_empty
from theomachy.games.godtear.rules.objectives import (
    any_open,
    beside,
    open_hexes,
    supply_left,
    why_no_way,
    why_not_lay,
    why_not_to,
)
from theomachy.games.godtear.rules.objectives import shift as shift_objective
from theomachy.games.godtear.rules.reasons import no_objective, taken
from theomachy.games.godtear.rules.values import TURN_POINTS
from theomachy.games.godtear.state import NORTH, Godtear, Model
from theomachy.games.godtear.tasks import Barter, Grow, Shift, Strew
from theomachy.kernel import Ask, Procedure, Reason, Roll, each

LIFE_MORE, CHANGE_DICE, DEATH_TAKES, CONSTRUCTION_ADDS = 2, 4, 2, 2
PLENTY_REACH, PLENTY_MORE, TRADE_DICE = 2, 2, 3


# Scores of banners


def worth(t: Godtear, seat: int, place: int, steps: int) -> int:
    """Return the points that a banner of these steps scores on an objective hex.

    GT-SCN-QUEST-04, GT-SCN-CONSTRUCTION-05, GT-SCN-TRADE-04.
    """
    if not counts(t, seat, place):
        return 0
    stacked = steps + t.objectives[place] - 1
    return max(0, stacked - touched(t, place)) if t.setup.scenario == "trade" else stacked


def counts(t: Godtear, seat: int, place: int) -> bool:
    """Return True if a banner of a seat scores in a hex. GT-SCN-QUEST-04."""
    if t.setup.scenario != "quest":
        return True
    in_the_north = place < ROWS // 2 * COLUMNS
    return in_the_north != (t.side(seat) == NORTH)


def touched(t: Godtear, place: int) -> int:
    """Return how many objective hexes are adjacent to a hex, empty or not."""
    return sum([near in t.objectives for near in NEIGHBOURS[place]])


# Choices of the loser


def around(t: Godtear, reach: int) -> list[int]:
    """Return all hexes within a distance of an objective hex."""
    return sorted(dict.fromkeys(near for place in t.objectives for near in BOARD.within(place, reach)))


def touching(t: Godtear) -> list[int]:
    """Return the open hexes next to an objective hex."""
    return open_hexes(t, around(t, 1))


def ask_hex(
    t: Godtear, question: str, places: Places, why: WhyNot, clause: str, may: bool = False, by: str = ""
) -> Procedure[int | None]:
    """Ask the loser of the turn for a hex. Return None if the loser chooses none."""
    seat = 1 - t.turn_winner
    choice = Hexes(places, why, may)
    key = yield from Ask(seat, question, choice, by, clause)
    return None if key == DONE else place_of(key)


# Life, Quest, Chaos: more objective hexes


def life(t: Godtear) -> Procedure[None]:
    """Roll a die for new objective hexes: as many as it shows and 2 more. GT-SCN-LIFE-04."""
    loser = 1 - t.turn_winner
    face = yield from roll(1, "gt-roll-scenario", loser, "GT-SCN-LIFE-04")
    verbs.scenario_rolled(t, loser, face + LIFE_MORE, "GT-SCN-LIFE-04")
    verbs.schedule(t, Grow(face + LIFE_MORE, "GT-SCN-LIFE-05"))
    verbs.scenario_done(t)


def grow(t: Godtear, task: Grow) -> Procedure[None]:
    """Lay the next new objective hex, beside another if possible. GT-SCN-LIFE-05, GT-SCN-LIFE-06, GT-J4, GT-J8."""
    if not any_open(t):
        return
    near = touching(t)
    may = not near and t.setup.rulings.printed.life_no_room == "any hex"
    places, why = near or partial(elsewhere, t), partial(why_not_grow, t, task.clause)
    place = yield from ask_hex(t, "gt-ask-new-objective", places, why, task.clause, may=may)
    if place is None:
        return
    verbs.lay_objective(t, place, task.clause)
    if task.hexes > 1:
        verbs.schedule(t, Grow(task.hexes - 1, task.clause))


def why_not_grow(t: Godtear, clause: str, place: int) -> Reason | None:
    """Return why a hex is none where a scenario lays the next objective hex. GT-SCN-LIFE-05, GT-J4."""
    if why := why_not_lay(t, place):
        return why
    return Reason("gt-not-beside-objective" if touching(t) else "gt-nearer-hex", clause, {"hex": NAMES[place]})


def elsewhere(t: Godtear) -> list[int]:
    """Return the hexes where Life lays an objective hex that cannot lie beside another. GT-J4.

    Any open hex will do; in the Japanese edition it is one as near to an objective hex as possible.
    """
    places = open_hexes(t)
    if t.setup.rulings.printed.life_no_room == "any hex" or not t.objectives:
        return places
    far = {place: min(DISTANCE[place][objective] for objective in t.objectives) for place in places}
    return [place for place in places if far[place] == min(far.values())]


def quest(t: Godtear) -> Procedure[None]:
    """Let the loser lay one more objective hex beside another. GT-SCN-QUEST-05, GT-SCN-QUEST-06."""
    places, why = partial(where_quests_lead, t), partial(why_not_grow, t, "GT-SCN-QUEST-05")
    place = yield from ask_hex(t, "gt-ask-new-objective", places, why, "GT-SCN-QUEST-05", may=True)
    if place is not None:
        verbs.lay_objective(t, place, "GT-SCN-QUEST-05")
    verbs.scenario_done(t)


def where_quests_lead(t: Godtear) -> list[int]:
    """Return the hexes where Quest lays an objective hex. GT-SCN-QUEST-05, GT-SCN-QUEST-06."""
    return touching(t) or open_hexes(t)


def chaos(t: Godtear) -> Procedure[None]:
    """Let the loser lay one more objective hex anywhere. GT-SCN-CHAOS-04."""
    places, why = partial(open_hexes, t), partial(why_not_lay, t)
    place = yield from ask_hex(t, "gt-ask-new-objective", places, why, "GT-SCN-CHAOS-04", may=True)
    if place is not None:
        verbs.lay_objective(t, place, "GT-SCN-CHAOS-04")
    verbs.scenario_done(t)


# Death, Construction: objective hexes go or grow


def death(t: Godtear, takes: int = DEATH_TAKES, clause: str = "GT-SCN-DEATH-04") -> Procedure[None]:
    """Take away two objective hexes, or another number. GT-SCN-DEATH-04, GT-SCN-DEATH-05."""
    for _ in range(min(takes, len(t.objectives))):
        why = partial(no_objective, t, clause=clause)
        place = yield from ask_hex(t, "gt-ask-lost-objective", sorted(t.objectives), why, clause)
        assert place is not None
        verbs.take_objective(t, place, clause)
    verbs.scenario_done(t)


def construction(t: Godtear) -> Procedure[None]:
    """Lay another objective hex on top of two. GT-SCN-CONSTRUCTION-04, GT-B16."""
    taken: list[int] = []
    for _ in range(min(CONSTRUCTION_ADDS, len(t.objectives))):
        if not supply_left(t):
            break
        places = [place for place in sorted(t.objectives) if place not in taken]
        why = partial(why_not_stack, t)
        place = yield from ask_hex(t, "gt-ask-stack", places, why, "GT-SCN-CONSTRUCTION-04")
        assert place is not None
        taken.append(place)
        verbs.lay_objective(t, place, "GT-SCN-CONSTRUCTION-04")
    verbs.scenario_done(t)


def why_not_stack(t: Godtear, place: int) -> Reason | None:
    """Return why a hex gets no objective hex on top: it has none, or has got one already. GT-SCN-CONSTRUCTION-04."""
    clause = "GT-SCN-CONSTRUCTION-04"
    return no_objective(t, place, clause) or Reason("gt-stacked-already", clause, {"hex": NAMES[place]})


# Change: objective hexes move


def change(t: Godtear) -> Procedure[None]:
    """Let the loser move as many objective hexes as four dice total. GT-SCN-CHANGE-04, GT-J1."""
    loser = 1 - t.turn_winner
    dice = CHANGE_DICE if t.setup.rulings.printed.change_dice == "four" else 1
    total = yield from roll(dice, "gt-roll-scenario", loser, "GT-SCN-CHANGE-04")
    verbs.scenario_rolled(t, loser, total, "GT-SCN-CHANGE-04")
    if total:
        verbs.schedule(t, Shift(objectives=tuple(sorted(t.objectives)), hexes=total))
    verbs.scenario_done(t)


def shift(t: Godtear, task: Shift) -> Procedure[None]:
    """Move the next objective hex to an adjacent hex.

    The loser may stop if the rulings allow it. GT-SCN-CHANGE-05 to 07, GT-J2, GT-J3, GT-J8.
    """
    able = {place: ways for place in task.objectives if (ways := shifts(t, place))}
    if not able:
        return
    may = t.setup.rulings.printed.change_amount == "up to"
    why = partial(why_not_change, t, task)
    start = yield from ask_hex(t, "gt-ask-shift", list(able), why, "GT-SCN-CHANGE-05", may=may)
    if start is None:
        return
    end = yield from ask_hex(t, "gt-ask-shift-to", able[start], partial(why_not_to, t, start), "GT-SCN-CHANGE-06")
    assert end is not None
    yield from shift_objective(t, start, end, "GT-SCN-CHANGE-06", t.setup.rulings.printed.change_models == "carried")
    if task.hexes > 1:
        rest = tuple(place for place in task.objectives if place != start)
        verbs.schedule(t, Shift(objectives=rest, hexes=task.hexes - 1))


def shifts(t: Godtear, place: int) -> list[int]:
    """Return where an objective hex may move with all that is on it. GT-SCN-CHANGE-06, GT-B13, GT-B14."""
    return [] if lies_on_it(t, place) else beside(t, place)


def lies_on_it(t: Godtear, place: int) -> Model | None:
    """Return the knocked out champion that holds an objective hex where it is, or None. GT-B14, GT-J3."""
    if t.setup.rulings.printed.change_models != "carried" or t.setup.rulings.carry_knocked_out:
        return None
    down = (model for model in t.at(place) if t.units[model.unit].knocked_out and model.kind == "champion")
    return next(down, None)


def why_not_change(t: Godtear, task: Shift, place: int) -> Reason | None:
    """Return why an objective hex does not move in Change. GT-SCN-CHANGE-05, GT-SCN-CHANGE-06, GT-B14."""
    if why := no_objective(t, place, "GT-SCN-CHANGE-05"):
        return why
    if place not in task.objectives:
        return Reason("gt-moved-already", "GT-SCN-CHANGE-05", {"hex": NAMES[place]})
    if down := lies_on_it(t, place):
        return Reason("gt-knocked-out-on-it", "GT-B14", {"hex": NAMES[place], "unit": t.called(down)})
    return why_no_way(t, place)


# Knowledge: the ladder gets shorter


def knowledge(t: Godtear) -> Procedure[None]:
    """Move the winner's warband token toward the midline. GT-SCN-KNOWLEDGE-04."""
    verbs.move_warband_token(t, t.turn_winner, TURN_POINTS[t.turn - 1])
    verbs.scenario_done(t)
    yield from ()


# Plenty: status tokens lie about


def plenty(t: Godtear) -> Procedure[None]:
    """Let the loser lay one more objective hex near another, and then as many tokens as a die shows and 2 more.

    GT-SCN-PLENTY-04, GT-SCN-PLENTY-05.
    """
    places, why = partial(where_plenty_spreads, t), partial(why_not_spread, t)
    place = yield from ask_hex(t, "gt-ask-new-objective", places, why, "GT-SCN-PLENTY-04", may=True)
    if place is not None:
        verbs.lay_objective(t, place, "GT-SCN-PLENTY-04")
    loser = 1 - t.turn_winner
    face = yield from roll(1, "gt-roll-scenario", loser, "GT-SCN-PLENTY-05")
    verbs.scenario_rolled(t, loser, face + PLENTY_MORE, "GT-SCN-PLENTY-05")
    verbs.schedule(t, Strew(face + PLENTY_MORE))
    verbs.scenario_done(t)


def where_plenty_spreads(t: Godtear) -> list[int]:
    """Return the hexes where Plenty lays an objective hex. GT-SCN-PLENTY-04."""
    return open_hexes(t, around(t, PLENTY_REACH))


def why_not_spread(t: Godtear, place: int) -> Reason | None:
    """Return why Plenty lays no objective hex in a hex: it may not lie there, or lies too far off."""
    far = Reason("gt-far-from-objectives", "GT-SCN-PLENTY-04", {"hex": NAMES[place], "range": PLENTY_REACH})
    return why_not_lay(t, place) or far


def strew(t: Godtear, task: Strew) -> Procedure[None]:
    """Lay the next status token on the battlefield, if there is room. GT-SCN-PLENTY-05, GT-SCN-PLENTY-06."""
    places = where_tokens_grow(t)
    if not places:
        return
    why = partial(why_not_strew, t)
    place = yield from ask_hex(t, "gt-ask-lay-token", places, why, "GT-SCN-PLENTY-06", by="gt-plenty")
    assert place is not None
    loser = 1 - t.turn_winner
    kind, sign = yield from choose_token(loser, tokens("any boon or any blight"), by="gt-plenty")
    verbs.lay_token(t, place, kind, sign, loser, "GT-SCN-PLENTY-06")
    if task.tokens > 1:
        verbs.schedule(t, Strew(task.tokens - 1))


def why_not_strew(t: Godtear, place: int) -> Reason | None:
    """Return why Plenty lays no status token in a hex. GT-SCN-PLENTY-06, GT-F12, GT-S1."""
    named = {"hex": NAMES[place], "range": 1}
    if place in t.tokens and t.setup.rulings.plenty_tokens != "any number":
        return Reason("gt-token-there", "GT-S1", named)
    return taken(t, place) or Reason("gt-far-from-objectives", "GT-SCN-PLENTY-06", named)


def where_tokens_grow(t: Godtear) -> list[int]:
    """Return the empty hexes on or beside objective hexes. GT-SCN-PLENTY-06, GT-F12, GT-S1."""
    places = [place for place in around(t, 1) if is_empty(t, place)]
    if t.setup.rulings.plenty_tokens == "any number":
        return places
    return [place for place in places if place not in t.tokens]


# Trade: objective hexes are worth more where there are few


def trade(t: Godtear) -> Procedure[None]:
    """Roll three dice. Each that shows a number brings a new objective hex. GT-SCN-TRADE-06."""
    loser = 1 - t.turn_winner
    faces = yield from Roll((DIE,) * TRADE_DICE, each, "gt-roll-scenario", loser, "GT-SCN-TRADE-06")
    verbs.scenario_dice(t, loser, faces, "GT-SCN-TRADE-06")
    verbs.schedule(t, Barter(tuple(face for face in faces if face)))
    verbs.scenario_done(t)


def barter(t: Godtear, task: Barter) -> Procedure[None]:
    """Lay the next new objective hex and use up the die that fits its place. GT-SCN-TRADE-07, GT-SCN-TRADE-08."""
    places = [place for place in touching(t) if touched(t, place) in task.dice]
    if not places:
        return
    why = partial(why_not_barter, t, task)
    place = yield from ask_hex(t, "gt-ask-new-objective", places, why, "GT-SCN-TRADE-07")
    assert place is not None
    used = task.dice.index(touched(t, place))
    verbs.lay_objective(t, place, "GT-SCN-TRADE-07")
    verbs.schedule(t, Barter(task.dice[:used] + task.dice[used + 1 :]))


def why_not_barter(t: Godtear, task: Barter, place: int) -> Reason | None:
    """Return why none of the dice that are left brings an objective hex to a hex. GT-SCN-TRADE-07."""
    named = {"hex": NAMES[place], "touched": touched(t, place), "dice": sorted(set(task.dice))}
    return why_not_lay(t, place) or Reason("gt-no-die-for-hex", "GT-SCN-TRADE-07", named)


END_PHASE: dict[str, Callable[[Godtear], Procedure[None]]] = {
    "life": life,
    "death": death,
    "change": change,
    "knowledge": knowledge,
    "quest": quest,
    "chaos": chaos,
    "construction": construction,
    "plenty": plenty,
    "trade": trade,
    "death-2v2": partial(death, takes=1, clause="GT-SCN-DEATH2-04"),
    "change-2v2": change,
    "knowledge-2v2": knowledge,
    "chaos-2v2": chaos,
    "construction-2v2": construction,
}
"""Procedures of the end phase by scenario. Those for two champions a side do what the others do.

GT-SCN-CHANGE2-04, GT-SCN-KNOWLEDGE2-04, GT-SCN-CHAOS2-04, GT-SCN-CONSTRUCTION2-04.
"""
