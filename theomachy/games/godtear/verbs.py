"""The only place that changes a state. Each verb tells what happened, so the log is complete by construction."""

from typing import Any

from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.phases import Phase
from theomachy.games.godtear.state import (
    KINDS,
    NO_TOKENS,
    NORTH,
    SPACES,
    Activation,
    Draft,
    Godtear,
    Hooks,
    Model,
    Unit,
)
from theomachy.games.godtear.tasks import Task
from theomachy.kernel import Event


def tell(t: Godtear, id: str, clause: str, **args: Any) -> None:
    if t.log is not None:
        t.log.append(Event(id, clause, args))


# Before the first turn


def go_first(t: Godtear, first: int, totals: tuple[int, int], then: Phase) -> None:
    """GT-SET-14, GT-FMT-06, GT-FMT-07"""
    t.first = t.active = first
    t.phase = then
    tell(t, "gt-goes-first", "GT-SET-14", seat=first, one=totals[0], two=totals[1])


def roll_again(t: Godtear, totals: tuple[int, int]) -> None:
    """GT-SET-14: a tie decides nothing."""
    tell(t, "gt-rolled-alike", "GT-SET-14", one=totals[0], two=totals[1])


def take_side(t: Godtear, north: int, token: int) -> None:
    """GT-SET-15 to 17"""
    t.north = north
    t.warband_tokens = (token, token)
    t.turn_token = start_space(t)
    t.phase = "deploy"
    tell(t, "gt-took-side", "GT-SET-15", seat=t.first, side="gt-north" if t.first == north else "gt-south")


def lay_objectives(t: Godtear, places: tuple[int, ...]) -> None:
    """GT-SET-13"""
    t.objectives = dict.fromkeys(places, 1)


def next_to_deploy(t: Godtear, seat: int) -> None:
    """GT-DEP-03"""
    t.active = seat


def begin_turn(t: Godtear) -> None:
    """GT-TRN-01: the plot phase begins."""
    t.phase = "plot"
    t.active = t.first
    ready_all(t)
    tell(t, "gt-turn-begins", "GT-TRN-01", turn=t.turn, seat=t.first)


def start_space(t: Godtear) -> int:
    """Beside the midline, on the first player's side. GT-SET-17, GT-END-10"""
    return SPACES // 2 - 1 if t.side(t.first) == NORTH else SPACES // 2


# Finding warbands


def begin_phase(t: Godtear, phase: Phase) -> None:
    t.phase = phase


def the_draft(t: Godtear) -> Draft:
    assert t.draft is not None
    return t.draft


def draw(t: Godtear, champion: str) -> None:
    """GT-FMT-14"""
    the_draft(t).pool += (champion,)
    tell(t, "gt-drawn", "GT-FMT-14", champion=champion)


def pick_first(t: Godtear, seat: int) -> None:
    """GT-FMT-07, GT-FMT-09"""
    t.first = t.active = seat
    t.phase = "draft"
    tell(t, "gt-picks-first", "GT-FMT-09", seat=seat)


def pick(t: Godtear, seat: int, champion: str) -> None:
    """GT-FMT-07"""
    one, two = the_draft(t).picked
    the_draft(t).picked = (one, (*two, champion)) if seat else ((*one, champion), two)
    tell(t, "gt-picked", "GT-FMT-07", seat=seat, champion=champion)


def ban(t: Godtear, seat: int, champion: str) -> None:
    """A champion of this seat is banned. GT-FMT-11"""
    one, two = (tuple(id for id in ids if id != champion) for ids in the_draft(t).picked)
    old = the_draft(t).picked
    the_draft(t).picked = (old[0], two) if seat else (one, old[1])
    tell(t, "gt-banned", "GT-FMT-11", seat=seat, champion=champion)


def muster(t: Godtear, units: list[Unit], models: list[Model], hooks: Hooks, then: Phase) -> None:
    """Both warbands are found. GT-SET-01"""
    t.units, t.models, t.hooks = units, models, hooks
    t.draft = None
    t.phase = then
    for seat in (0, 1):
        champions = [unit.sheet.id for unit in units if unit.seat == seat and unit.sheet.champion]
        tell(t, "gt-mustered", "GT-SET-01", seat=seat, champions=champions)


# The agenda and activations


def plan(t: Godtear, *tasks: Task) -> None:
    """These come next, in this order."""
    t.agenda = tasks + t.agenda


def take_up(t: Godtear) -> Task:
    """The next task, which is then no longer on the agenda."""
    task = t.agenda[0]
    t.agenda = t.agenda[1:]
    return task


def revise(t: Godtear, old: Task, new: Task) -> None:
    """A task that waits on the agenda has changed."""
    t.agenda = tuple(new if task is old else task for task in t.agenda)


def activate(t: Godtear, unit: Unit) -> None:
    """GT-TRN-03"""
    t.activation = Activation(unit.number)
    tell(t, "gt-activates", "GT-TRN-03", seat=unit.seat, unit=unit.sheet.id)


def take_action(t: Godtear, name: str, bonus: bool) -> None:
    """GT-TRN-04, GT-TRN-06, GT-TRN-09"""
    now = the_activation(t)
    now.taken += (name,)
    if bonus:
        now.bonus_taken = True
        t.units[now.unit].bonus_turn = t.turn
        tell(t, "gt-bonus-action", "GT-TRN-08", seat=t.units[now.unit].seat, unit=t.units[now.unit].sheet.id)
    else:
        now.actions += 1


def grant_bonus(t: Godtear, clause: str, skill: str = "") -> None:
    """Any action, or one skill, may now be the bonus action. GT-TRN-08"""
    now = the_activation(t)
    if skill:
        now.bonus_skills += (skill,)
    else:
        now.bonus = True
    tell(t, "gt-bonus-granted", clause, seat=t.units[now.unit].seat, unit=t.units[now.unit].sheet.id)


def upgrade(t: Godtear, by: str) -> None:
    the_activation(t).upgrades += (by,)


def use_once(t: Godtear, trait: str) -> None:
    """A trait that works once in an activation."""
    now = the_activation(t)
    now.used += (trait,)
    unit = t.units[now.unit]
    tell(t, "gt-uses-trait", "GT-SET-09", seat=unit.seat, unit=unit.sheet.id, trait=f"{unit.sheet.id}-{trait}")


def note(t: Godtear, unit: Unit, action: str) -> None:
    """An action that a unit makes in its own activation counts as used, whoever granted it. GT-A4"""
    now = t.activation
    if now is not None and now.unit == unit.number and action not in now.taken:
        now.taken += (action,)


def end_activation(t: Godtear) -> None:
    """GT-TRN-10"""
    unit = t.units[the_activation(t).unit]
    unit.activated = True
    t.activation = None
    tell(t, "gt-done", "GT-TRN-10", seat=unit.seat, unit=unit.sheet.id)


def pass_on(t: Godtear, seat: int) -> None:
    """The next activation is this player's. GT-PLT-02, GT-CLS-03"""
    t.active = seat


def begin_clash(t: Godtear) -> None:
    t.phase = "clash"
    t.active = t.first
    ready_all(t)
    tell(t, "gt-clash-begins", "GT-TRN-01", turn=t.turn)


def ready_all(t: Godtear) -> None:
    for unit in t.units:
        unit.activated = False


def the_activation(t: Godtear) -> Activation:
    assert t.activation is not None
    return t.activation


# Models


def put(t: Godtear, model: Model, place: int) -> None:
    """A model comes to a hex or leaves the battlefield; nobody is told."""
    number, old = model.number, model.place
    if old != OFF:
        rest = tuple([other for other in t.hexes[old] if other != number])
        if rest:
            t.hexes[old] = rest
        else:
            del t.hexes[old]
    if place != OFF:
        t.hexes[place] = (*t.hexes.get(place, ()), number)
    model.place = place


def deploy(t: Godtear, model: Model, place: int) -> None:
    """GT-DEP-04"""
    put(t, model, place)
    tell(t, "gt-deployed", "GT-DEP-04", seat=model.seat, unit=t.units[model.unit].sheet.id, hex=NAMES[place])


def move(t: Godtear, model: Model, place: int, clause: str = "GT-MOV-02") -> None:
    """GT-MOV-02, GT-MOV-03"""
    old = model.place
    put(t, model, place)
    tell(
        t, "gt-moved", clause, model=model.id, seat=model.seat, unit=name(t, model), start=NAMES[old], hex=NAMES[place]
    )


def place(t: Godtear, model: Model, place: int, clause: str = "GT-MOV-04") -> None:
    """GT-MOV-04"""
    put(t, model, place)
    tell(t, "gt-placed", clause, model=model.id, seat=model.seat, unit=name(t, model), hex=NAMES[place])


def recruit(t: Godtear, model: Model, place: int) -> None:
    """GT-RCT-02, GT-RCT-03"""
    model.wounds = 0
    put(t, model, place)
    tell(t, "gt-recruited", "GT-RCT-02", seat=model.seat, unit=t.units[model.unit].sheet.id, hex=NAMES[place])


def remove(t: Godtear, model: Model, clause: str) -> None:
    """A follower leaves the battlefield; with the last one go the unit's tokens. GT-FOL-03, GT-FOL-04, GT-KO-10"""
    unit = t.units[model.unit]
    put(t, model, OFF)
    model.wounds = 0
    tell(t, "gt-removed", clause, model=model.id, seat=model.seat, unit=unit.sheet.id)
    if not t.standing(unit):
        lose_tokens(t, unit, "GT-FOL-04")


def raise_banner(t: Godtear, banner: Model, place: int, clause: str) -> None:
    """GT-CLM-03, GT-C8"""
    put(t, banner, place)
    tell(t, "gt-claimed", clause, seat=banner.seat, unit=t.units[banner.unit].sheet.id, hex=NAMES[place])


def remove_banner(t: Godtear, banner: Model, clause: str) -> None:
    """GT-ENT-04, GT-END-04"""
    put(t, banner, OFF)
    tell(t, "gt-banner-removed", clause, seat=banner.seat, unit=t.units[banner.unit].sheet.id)


def name(t: Godtear, model: Model) -> str:
    """What a model is called in the log."""
    return f"{t.units[model.unit].sheet.id}-banner" if model.kind == "banner" else t.units[model.unit].sheet.id


# Rolls, wounds and tokens


def roll(t: Godtear, what: str, clause: str, unit: Unit, dice: int, total: int, needed: int) -> None:
    tell(t, what, clause, seat=unit.seat, unit=unit.sheet.id, dice=dice, total=total, needed=needed)


def wound(t: Godtear, model: Model, wounds: int, health: int, clause: str) -> None:
    """GT-DMG-04, GT-KO-02"""
    model.wounds = min(health, model.wounds + wounds)
    tell(t, "gt-wounded", clause, model=model.id, seat=model.seat, unit=t.units[model.unit].sheet.id, wounds=wounds)


def heal(t: Godtear, model: Model, wounds: int, clause: str) -> None:
    model.wounds -= wounds
    tell(t, "gt-healed", clause, model=model.id, seat=model.seat, unit=t.units[model.unit].sheet.id, wounds=wounds)


def unharmed(t: Godtear, model: Model) -> None:
    """GT-DMG-04: nothing is left of the damage."""
    tell(t, "gt-unharmed", "GT-DMG-04", model=model.id, seat=model.seat, unit=t.units[model.unit].sheet.id)


def knock_out(t: Godtear, model: Model) -> None:
    """GT-KO-01"""
    unit = t.units[model.unit]
    tell(t, "gt-knocked-out", "GT-KO-01", model=model.id, seat=model.seat, unit=unit.sheet.id)
    if unit.sheet.champion:
        unit.knocked_out = True


def rally(t: Godtear, unit: Unit) -> None:
    """GT-RLY-02, GT-RLY-03"""
    unit.knocked_out = False
    t.models[unit.members[0]].wounds = 0
    tell(t, "gt-rallied", "GT-RLY-02", seat=unit.seat, unit=unit.sheet.id)


def give(t: Godtear, unit: Unit, kind: int, sign: int, clause: str) -> None:
    """A boon or blight: none twice, and opposites cancel. GT-STA-10, GT-STA-11"""
    old = unit.tokens[kind]
    if old == sign:
        tell(t, "gt-token-ignored", "GT-STA-10", seat=unit.seat, unit=unit.sheet.id, token=token(kind, sign))
        return
    unit.tokens = (*unit.tokens[:kind], old + sign, *unit.tokens[kind + 1 :])
    if old:
        tell(t, "gt-tokens-cancel", "GT-STA-11", seat=unit.seat, unit=unit.sheet.id, kind=f"gt-kind-{KINDS[kind]}")
    else:
        tell(t, "gt-token", clause, seat=unit.seat, unit=unit.sheet.id, token=token(kind, sign))


def expire(t: Godtear, unit: Unit, kind: int, clause: str) -> None:
    """GT-STA-08: the token is used up, or taken off."""
    gone = token(kind, unit.tokens[kind])
    unit.tokens = (*unit.tokens[:kind], 0, *unit.tokens[kind + 1 :])
    tell(t, "gt-token-gone", clause, seat=unit.seat, unit=unit.sheet.id, token=gone)


def lose_tokens(t: Godtear, unit: Unit, clause: str) -> None:
    if unit.tokens != NO_TOKENS:
        unit.tokens = NO_TOKENS
        tell(t, "gt-tokens-lost", clause, seat=unit.seat, unit=unit.sheet.id)


def token(kind: int, sign: int) -> str:
    """The name of a token: `gt-dodge-boon`."""
    return f"gt-{KINDS[kind]}-{'boon' if sign > 0 else 'blight'}"


# Hexes


def use_ultimate(t: Godtear, unit: Unit) -> None:
    """GT-ULT-03"""
    unit.ultimate_used = True
    tell(t, "gt-ultimate", "GT-ULT-03", seat=unit.seat, unit=unit.sheet.id)


def use_skill(t: Godtear, unit: Unit, skill: str, place: int) -> None:
    tell(
        t,
        "gt-uses",
        "GT-SKL-01",
        seat=unit.seat,
        unit=unit.sheet.id,
        skill=f"{unit.sheet.id}-{skill}",
        hex=NAMES[place],
    )


def name_target(t: Godtear, unit: Unit, target: Model) -> None:
    args = {"seat": unit.seat, "unit": unit.sheet.id, "target": t.units[target.unit].sheet.id}
    tell(t, "gt-targets", "GT-HIT-03", **args, model=target.id, hex=NAMES[target.place])


def lay_objective(t: Godtear, place: int, clause: str) -> None:
    """One more objective hex, on top of others if there are any. GT-SET-18, GT-SCN-CONSTRUCTION-04"""
    t.objectives[place] = t.objectives.get(place, 0) + 1
    tell(t, "gt-objective-laid", clause, hex=NAMES[place])


def curse(t: Godtear, place: int) -> None:
    """An objective hex until the clash phase ends."""
    t.cursed += (place,)
    lay_objective(t, place, "GT-C30")


def lift_curse(t: Godtear) -> None:
    """GT-C30"""
    for place in t.cursed:
        if place in t.objectives:
            take_objective(t, place, "GT-C30")
    t.cursed = ()


def take_objective(t: Godtear, place: int, clause: str) -> None:
    """Models stay where they stand. GT-SCN-DEATH-05"""
    del t.objectives[place]
    tell(t, "gt-objective-gone", clause, hex=NAMES[place])


def move_objective(t: Godtear, start: int, end: int, carried: bool, clause: str) -> None:
    """With its whole stack and, if it carries them, the models on it. GT-SCN-CHANGE-07, GT-SCN-CONSTRUCTION-06"""
    t.objectives[end] = t.objectives.pop(start)
    t.cursed = tuple(end if place == start else place for place in t.cursed)
    tell(t, "gt-objective-moved", clause, start=NAMES[start], hex=NAMES[end])
    for number in t.hexes.get(start, ()) if carried else ():
        move(t, t.models[number], end, clause)


def lay_token(t: Godtear, place: int, kind: int, sign: int, seat: int, clause: str = "GT-B19") -> None:
    """GT-B19: a hex may hold several."""
    t.tokens[place] = (*t.tokens.get(place, ()), (kind, sign))
    tell(t, "gt-token-laid", clause, seat=seat, token=token(kind, sign), hex=NAMES[place])


def pick_up(t: Godtear, place: int) -> tuple[tuple[int, int], ...]:
    """GT-B19: the tokens of a hex leave it."""
    return t.tokens.pop(place)


# The ladder and the end phase


def step(t: Godtear, seat: int, steps: int, clause: str) -> None:
    """The turn token goes toward a player, up to the space before a warband token. No steps are nothing to tell.

    GT-LAD-03, GT-LAD-04, GT-LAD-15, GT-F1
    """
    if not steps:
        return
    north, south = t.warband_tokens
    space = t.turn_token - steps if t.side(seat) == NORTH else t.turn_token + steps
    t.turn_token = max(north + 1, min(SPACES - 2 - south, space))
    tell(t, "gt-steps", clause, seat=seat, steps=steps, space=t.turn_token)


def end_clash(t: Godtear) -> None:
    t.phase = "scoring"


def score_banners(t: Godtear, totals: tuple[int, int]) -> None:
    """GT-END-02"""
    tell(t, "gt-banners-score", "GT-END-02", one=totals[0], two=totals[1])


def win_turn(t: Godtear, seat: int, points: int) -> None:
    """GT-END-05, GT-END-06"""
    one, two = t.points
    t.points = (one, two + points) if seat else (one + points, two)
    t.turn_winner = seat
    t.phase = "scenario"
    tell(t, "gt-turn-won", "GT-END-06", seat=seat, points=points, turn=t.turn)


def win_game(t: Godtear, seat: int) -> None:
    """GT-END-07"""
    t.result = (0.0, 1.0) if seat else (1.0, 0.0)
    t.phase = "over"
    tell(t, "gt-game-won", "GT-END-07", seat=seat)


def move_warband_token(t: Godtear, seat: int, steps: int) -> None:
    """GT-SCN-KNOWLEDGE-04"""
    north, south = t.warband_tokens
    t.warband_tokens = (north + steps, south) if t.side(seat) == NORTH else (north, south + steps)
    tell(t, "gt-warband-token", "GT-SCN-KNOWLEDGE-04", seat=seat, steps=steps)


def scenario_rolled(t: Godtear, seat: int, total: int, clause: str) -> None:
    tell(t, "gt-scenario-rolled", clause, seat=seat, total=total)


def scenario_dice(t: Godtear, seat: int, faces: tuple[int, ...], clause: str) -> None:
    """Dice that are not added up."""
    tell(t, "gt-scenario-dice", clause, seat=seat, faces=list(faces))


def scenario_done(t: Godtear) -> None:
    t.phase = "next turn"


def next_turn(t: Godtear, first: int) -> None:
    """GT-END-09, GT-END-10"""
    t.turn += 1
    t.first = first
    t.turn_token = start_space(t)
    begin_turn(t)
