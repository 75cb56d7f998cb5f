"""GT-SET, GT-DEP: the table is laid, sides are taken, and both warbands deploy."""

from collections.abc import Sequence

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import NAMES, OFF, place_of
from theomachy.games.godtear.cards import CHAMPIONS, official
from theomachy.games.godtear.phases import Phase
from theomachy.games.godtear.rules.choosing import Listed
from theomachy.games.godtear.rules.dice import roll
from theomachy.games.godtear.rules.entering import ROOM, joins, small
from theomachy.games.godtear.rules.reasons import not_itself, unit_named
from theomachy.games.godtear.rules.windows import hooks
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.setup import SEATS, Setup, read_warbands
from theomachy.games.godtear.state import Draft, Godtear, Hooks, Model, ModelKind, Unit
from theomachy.games.godtear.tasks import Deploy
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject
from theomachy.play.piece_names import sided

FIRST_DICE = 5
"""Dice of the roll for the first player. GT-SET-14."""


def set_up(setup: Setup) -> Godtear:
    """Return the table before the first decision. GT-SET-01, GT-SET-13, GT-SET-19."""
    warbands = read_warbands(setup)
    if setup.format == "free":
        assert warbands is not None
        t = Godtear(setup, "roll-off", *forces(warbands))
    elif setup.format == "roster":
        assert warbands is not None
        t = Godtear(setup, "choose three", [], [], {}, draft=Draft(picked=warbands))
    elif setup.format == "limited pool":
        t = Godtear(setup, "pool", [], [], {}, draft=Draft())
    else:
        t = Godtear(setup, "roll-off", [], [], {}, draft=Draft(tuple(official())))
    verbs.lay_objectives(t, SCENARIOS[setup.scenario].objectives)
    return t


def forces(warbands: Sequence[Sequence[str]]) -> tuple[list[Unit], list[Model], Hooks]:
    """Return the units, models and traits of both warbands, with no model on the battlefield.

    GT-SET-01, GT-SET-07.
    """
    units: list[Unit] = []
    models: list[Model] = []
    sheets = [(owner, sheet) for owner in (0, 1) for id in warbands[owner] for sheet in CHAMPIONS[id]]
    both = set(warbands[0]) & set(warbands[1])
    for seat, sheet in sheets:
        number, first, id = len(units), len(models), f"{seat + 1}-{sheet.id}"
        kind: ModelKind = "champion" if sheet.champion else "follower"
        names = [id] if sheet.champion else [f"{id}-{n + 1}" for n in range(sheet.count)]
        models += [Model(name, first + n, number, seat, kind) for n, name in enumerate(names)]
        members = tuple(range(first, len(models)))
        banner = len(models) if sheet.banner else -1
        models += [Model(f"{id}-banner", banner, number, seat, "banner")] if sheet.banner else []
        partner = number + 1 if sheet.champion else number - 1
        called = [sided(it, SEATS[seat]) if sheet.card in both else it for it in (sheet.id, f"{sheet.id}-banner")]
        units.append(Unit(id, number, seat, sheet, partner, called[0], called[1], members, banner))
    return units, models, hooks([unit.sheet for unit in units])


def roll_off(t: Godtear) -> Procedure[None]:
    """Roll five dice for each player. The higher total is first player in turn 1. GT-SET-14."""
    one = yield from roll(FIRST_DICE, "gt-roll-first", 0, "GT-SET-14")
    two = yield from roll(FIRST_DICE, "gt-roll-first", 1, "GT-SET-14")
    if one == two:
        verbs.roll_again(t, (one, two))
    else:
        after: Phase = "side" if t.draft is None else "draft" if t.setup.format == "snake" else "pick order"
        verbs.go_first(t, 0 if one > two else 1, (one, two), after)


def choose_side(t: Godtear) -> Procedure[None]:
    """Let the first player take a side. The second player has the other. GT-SET-15 to 17."""
    side = yield from Ask(t.first, "gt-ask-side", Listed(["north", "south"]), "", "GT-SET-15")
    verbs.take_side(t, t.first if side == "north" else 1 - t.first, SCENARIOS[t.setup.scenario].token)


# Deployment


def deploy(t: Godtear) -> Procedure[None]:
    """Let the players put down a champion and its followers, in turns. GT-DEP-01 to 03."""
    waiting = [unit for unit in t.units if unit.sheet.champion and t.models[unit.members[0]].place == OFF]
    if not waiting:
        verbs.begin_turn(t)
        return
    choice = Undeployed(t, [unit.id for unit in waiting if unit.seat == t.active], t.active)
    key = yield from Ask(t.active, "gt-ask-deploy", choice, "", "GT-DEP-03")
    champion = next(unit for unit in waiting if unit.id == key)
    followers = t.units[champion.partner]
    numbers = champion.members + followers.members
    verbs.schedule(t, Deploy(champion.number, numbers, champion.seat))


class Undeployed(msgspec.Struct, Choice[str], gc=False):
    """A choice of the champion that is deployed next with its followers. GT-DEP-03."""

    t: Godtear
    keys: list[str]
    seat: int

    def options(self) -> list[str]:
        return self.keys

    def why_not(self, key: str) -> Reason | None:
        unit = unit_named(self.t, key)
        if unit is None:
            return Reason("gt-no-such-unit", "GT-DEP-03", {"key": key})
        named = {"unit": unit.name, "champion": self.t.units[unit.partner].name}
        if unit.seat != self.seat:
            return Reason("gt-not-your-unit", "GT-DEP-03", named)
        if not unit.sheet.champion:
            return Reason("gt-comes-with-champion", "GT-DEP-01", named)
        if unit.id not in self.keys:
            return Reason("gt-deployed-already", "GT-DEP-03", named)
        return not_itself(key, unit, "GT-DEP-03")


def deploy_next(t: Godtear, task: Deploy) -> Procedure[None]:
    """Put one model of a champion and its unit in a deployment hex. GT-DEP-04, GT-DEP-05."""
    number, *rest = task.models
    model = t.models[number]
    key = yield from Ask(task.seat, "gt-ask-deploy-hex", DeploymentHexes(t, model), model.id, "GT-DEP-04")
    where = place_of(key)
    assert where is not None
    verbs.deploy(t, model, where)
    if rest:
        verbs.schedule(t, Deploy(task.unit, tuple(rest), task.seat))
    else:
        verbs.next_to_deploy(t, 1 - task.seat)


class DeploymentHexes(msgspec.Struct, Choice[str], gc=False):
    """A choice of deployment hexes with room for a model and then for all others too. GT-DEP-04 to 06."""

    t: Godtear
    model: Model

    def options(self) -> list[str]:
        """List the hexes of followers to join and, while there are hexes to spare, the free ones."""
        places = self.own()
        with_others = [place for place in places if place in self.t.hexes] if small(self.t, self.model) else []
        joined = [place for place in with_others if joins(self.t, self.model, place)]
        free = [place for place in places if place not in self.t.hexes]
        return [NAMES[place] for place in sorted(joined + (free if len(free) > self.needed() else []))]

    def own(self) -> tuple[int, ...]:
        return SCENARIOS[self.t.setup.scenario].deployment[self.t.side(self.model.seat)]

    def needed(self) -> int:
        """Return the hexes that the models still to be deployed need at least."""
        t, needed = self.t, 0
        for unit in t.units:
            waiting = sum(t.models[number].place == OFF for number in unit.members)
            if unit.seat != self.model.seat or not waiting:
                continue
            mine = unit.number == self.model.unit
            if not (unit.sheet.small and not unit.sheet.champion):
                needed += waiting - mine
            elif mine:  # this one in a hex of its own, and two more beside it
                needed += max(0, waiting - ROOM - self.room(unit) + ROOM - 1) // ROOM
            else:
                needed += (waiting + ROOM - 1) // ROOM
        return needed

    def room(self, unit: Unit) -> int:
        """Return how many more followers fit into the hexes where the unit already stands."""
        places = dict.fromkeys(model.place for model in self.t.standing(unit))
        return sum(ROOM - len(self.t.hexes[place]) for place in places)

    def subject(self, option: str) -> Subject:
        return Subject(zone=option)

    def why_not(self, key: str) -> Reason | None:
        place = place_of(key)
        if place is None:
            return Reason("gt-no-such-hex", "GT-SET-12", {"hex": key})
        if place not in self.own():
            return Reason("gt-no-deployment-hex", "GT-DEP-04", {"hex": key})
        if key in self.options():
            return None
        if place in self.t.hexes:
            return Reason("gt-no-room-to-deploy", "GT-DEP-05", {"hex": key})
        return Reason("gt-no-room-for-others", "GT-DEP-06", {"hex": key})
