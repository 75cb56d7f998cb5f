"""The only place that changes a state. Each verb tells what happened, so the log is complete by construction."""

from typing import Any, Literal

import msgspec

from theomachy.games.godslayer.army.profiles import PRINTED
from theomachy.games.godslayer.ground.terrain import Ground, Terrain
from theomachy.games.godslayer.state import (
    DESTROYED,
    FIELD,
    HIDDEN,
    SAFE,
    Activation,
    Battle,
    Blow,
    Card,
    Effect,
    Fight,
    Harm,
    Haze,
    March,
    Marker,
    Model,
    Turn,
)
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import NOBODY, Deed, Deployment, Phase, Rolled, Side, Source, Still, Style, Tested
from theomachy.kernel import Event

replace = msgspec.structs.replace


def tell(t: Battle, id: str, clause: str, **args: Any) -> None:
    if t.log is not None:
        t.log.append(Event(id, clause, args))


# The agenda and the course of the game


def schedule(t: Battle, *tasks: Task) -> None:
    """These come next, in this order."""
    t.agenda = tasks + t.agenda


def schedule_last(t: Battle, *tasks: Task) -> None:
    """These come after all that is planned."""
    t.agenda += tasks


def next_task(t: Battle) -> Task:
    """The next task, which is then no longer on the agenda."""
    task = t.agenda[0]
    t.agenda = t.agenda[1:]
    return task


def drop(t: Battle, *tasks: Task) -> None:
    """These are done, or will never be."""
    t.agenda = tuple([task for task in t.agenda if task not in tasks])


def begin_phase(t: Battle, phase: Phase) -> None:
    t.phase = phase


# Before the battle


def lay(t: Battle, piece: Terrain) -> None:
    """GS-SET-02"""
    t.terrain += (piece,)
    t.ground = Ground(t.terrain)
    tell(t, "gs-laid", "GS-SET-02", terrain=piece.id, kind=f"gs-terrain-{piece.kind}")


def name_layer(t: Battle, seat: int) -> None:
    """Who lays the terrain; the other chooses a table side. GS-SET-02"""
    t.layer = seat
    tell(t, "gs-layer", "GS-SET-02", seat=seat)


def take_sides(t: Battle, sides: tuple[Side, ...], seat: int) -> None:
    """GS-SET-02, GS-MUL-04"""
    t.sides = sides
    tell(t, "gs-side", "GS-SET-02", seat=seat, side=f"gs-side-{sides[seat]}")


def win_priority(t: Battle, seat: int, total: int) -> None:
    """GS-SET-03"""
    t.priority = seat
    tell(t, "gs-priority", "GS-SET-03", seat=seat, total=total)


def set_order(t: Battle, order: tuple[int, ...]) -> None:
    """The starting player, and in which direction turns go. GS-SET-03, GS-MUL-03"""
    t.order = order
    tell(t, "gs-starts", "GS-SET-03", seat=order[0])


def nominate(t: Battle, card: Card) -> None:
    """A new warband leader. GS-SET-08"""
    for other in t.cards:
        if other.seat == card.seat:
            other.leader = other is card
    tell(t, "gs-leads", "GS-SET-08", card=card.id, seat=card.seat)


def use_deployment(t: Battle, card: Card, how: Deployment, clause: str) -> None:
    """GS-DEP-01"""
    card.deploys = how
    if how == "secret":
        for number in card.models:
            t.models[number].where = HIDDEN
    tell(t, "gs-deploys", clause, card=card.id, seat=card.seat, how=f"gs-deployment-{how}")


def enlist(t: Battle, card: Card, models: list[Model]) -> None:
    """A card and its models, still off the table."""
    t.cards += [card]
    t.models += models


def fix_subfactions(t: Battle, subfactions: tuple[str, ...]) -> None:
    """GS-SUB-01 to 04"""
    t.subfactions = subfactions


def put_marker(t: Battle, marker: Marker, clause: str) -> None:
    """A player's own, or an objective. GS-DEP-03, GS-SCN-01"""
    t.markers += (marker,)
    if marker.seat == NOBODY:
        tell(t, "gs-objective", clause, marker=marker.id)
    else:
        tell(t, "gs-marker", clause, marker=marker.id, seat=marker.seat)


def assign_marker(t: Battle, card: Card, marker: int) -> None:
    """Nobody is told. GS-DEP-04, GS-DEP-13"""
    card.marker = marker


def move_marker(t: Battle, marker: Marker, x: int, y: int, clause: str) -> None:
    """GS-DEP-06, GS-DEP-07"""
    moved = replace(marker, x=x, y=y, moved=True)
    t.markers = tuple([moved if one.id == marker.id else one for one in t.markers])
    tell(t, "gs-marker-moves", clause, marker=marker.id, seat=marker.seat, start=(marker.x, marker.y), end=(x, y))


def bare_marker(t: Battle, marker: Marker, found: bool) -> None:
    """Whoever was at a marker is found; if nobody was, everybody sees that. GS-DEP-11"""
    t.markers = tuple([replace(one, bare=True) if one.id == marker.id else one for one in t.markers])
    if not found:
        tell(t, "gs-marker-bare", "GS-DEP-11", marker=marker.id, seat=marker.seat)


def carry_marker(t: Battle, marker: Marker, carrier: int, x: int, y: int, clause: str) -> None:
    """Taken up by a model, or dropped."""
    carried = replace(marker, x=x, y=y, carrier=carrier)
    t.markers = tuple([carried if one.id == marker.id else one for one in t.markers])
    if carrier != marker.carrier:
        who = t.models[carrier if carrier != NOBODY else marker.carrier]
        id = "gs-takes-up" if carrier != NOBODY else "gs-drops"
        tell(t, id, clause, model=who.id, seat=t.seat_of(who), marker=marker.id)


def remove_markers(t: Battle, seat: int) -> None:
    """GS-DEP-14"""
    t.markers = tuple([one for one in t.markers if one.kind != "secret" or one.seat != seat])


def reveal(t: Battle, card: Card, clause: str) -> None:
    """GS-DEP-08, GS-DEP-11"""
    marker = card.marker
    card.marker = NOBODY
    tell(t, "gs-revealed", clause, card=card.id, seat=card.seat, marker=f"{marker}")


# Rounds and turns


def begin_round(t: Battle) -> None:
    """GS-RND-01, GS-RND-02"""
    t.round += 1
    t.phase = "initiation"
    t.turn = None
    t.next = 0
    t.passed = ()
    t.markers = tuple([replace(marker, moved=False) for marker in t.markers])
    for card in t.cards:
        card.activated = False
        card.moved = 0
        card.done = ()
    for model in t.models:
        model.fumbled = False
    tell(t, "gs-round", "GS-RND-02", round=t.round)


def generate(t: Battle, card: Card, tokens: int) -> None:
    """GS-ACT-01, GS-ACT-02"""
    card.tokens = tokens


def count_cards(t: Battle, fewer: int) -> None:
    """Who has the fewest cards in this round. GS-SET-05"""
    t.fewer = fewer


def begin_turn(t: Battle, turn: Turn) -> None:
    """GS-RND-04"""
    t.turn = turn
    t.next = (t.order.index(turn.seat) + 1) % len(t.order)
    for card in t.cards:
        card.strength = strength(t, card)
    tell(t, "gs-turn", "GS-RND-04", seat=turn.seat)


def strength(t: Battle, card: Card) -> int:
    """Members who can lose heart: all but a machine. GS-PSY-02, GS-WMC-03"""
    return sum([model.role != "machine" for model in t.members(card)])


def pass_turn(t: Battle, seat: int) -> None:
    """An empty turn. GS-AVN-10, GS-A-73"""
    t.passed += (seat,)
    t.turn = None
    tell(t, "gs-passes", "GS-AVN-10", seat=seat)


def end_turn(t: Battle) -> None:
    """Styles, charge bonuses and whatever lasts as long as a turn end. GS-MEL-07, GS-CHG-16"""
    t.turn = None
    for card in t.cards:
        card.style = ""
    expire(t, "turn")


def expire(t: Battle, until: Literal["turn", "round"]) -> None:
    """Whatever lasts until now ends: with a turn or a round. GS-GEF-01"""
    for model in t.models:
        if model.effects:
            model.effects = tuple([effect for effect in model.effects if effect.until != until])
        if model.still == until:
            model.still = ""
    if until == "round":
        t.hazes = tuple([haze for haze in t.hazes if haze.until != until])


def activate(t: Battle, card: Card) -> None:
    """A standard activation begins; what lasted until then ends. GS-AVN-01, GS-AVN-02, GS-AVN-11"""
    assert t.turn is not None
    card.activated = True
    t.activation = Activation(card.number)
    for number in card.models:
        model = t.models[number]
        if model.effects:
            model.effects = tuple([effect for effect in model.effects if effect.until != "next"])
    tell(t, "gs-activates", "GS-AVN-01", card=card.id, seat=card.seat)


def count_activation(t: Battle, card: Card, counts: bool) -> None:
    """Against the limit of the turn, but for attachments. GS-AVN-03, GS-AVN-07"""
    assert t.turn is not None
    activated = (*t.turn.activated, card.number) if counts else t.turn.activated
    t.turn = replace(t.turn, activated=activated, last=card.number)


def end_activation(t: Battle) -> None:
    """GS-AVN-02"""
    t.activation = None


def skip_activation(t: Battle, card: Card) -> None:
    """Nothing of it can act."""
    card.activated = True


def forbid_charge(t: Battle) -> None:
    """GS-DEP-12"""
    assert t.activation is not None
    t.activation = replace(t.activation, no_charge=True)


# Tokens


def pay(t: Battle, card: Card, tokens: int) -> None:
    """GS-ACT-04"""
    assert 0 <= tokens <= card.tokens, (card.id, tokens, card.tokens)
    card.tokens -= tokens


def gain(t: Battle, card: Card, tokens: int, clause: str) -> None:
    """GS-ACT-05"""
    card.tokens += tokens
    tell(t, "gs-gains-tokens", clause, card=card.id, seat=card.seat, n=tokens)


def note(t: Battle, card: Card, *deeds: Deed) -> None:
    """What a card did in this round."""
    note_ids(t, card, *deeds)


def note_ids(t: Battle, card: Card, *ids: str) -> None:
    """What works once a round and was used in this one, and what else is remembered until its end."""
    card.done += tuple([id for id in ids if id not in card.done])


def spend(t: Battle, card: Card, id: str) -> None:
    """What works once a game is used. GS-ITM-08"""
    card.used += (id,)


# Moving


def begin_march(t: Battle, march: March) -> None:
    t.march = march


def end_march(t: Battle) -> None:
    t.march = None


def change_march(t: Battle, **fields: Any) -> None:
    assert t.march is not None
    t.march = replace(t.march, **fields)


def count_movement(t: Battle, card: Card, tokens: int) -> None:
    """Against the movement limit. GS-MOV-06"""
    card.moved += tokens
    if t.activation is not None and t.activation.card == card.number:
        t.activation = replace(t.activation, moves=t.activation.moves + 1)


def deploy(t: Battle, model: Model, x: int, y: int, clause: str) -> None:
    """A model comes to the table. GS-SET-11"""
    model.where, model.x, model.y = FIELD, x, y
    tell(t, "gs-enters", clause, model=model.id, seat=t.seat_of(model))


def move(t: Battle, model: Model, x: int, y: int, clause: str, path: tuple[tuple[int, int], ...] = ()) -> None:
    """GS-MOV-01"""
    start = (model.x, model.y)
    model.x, model.y = x, y
    tell(t, "gs-moves", clause, model=model.id, seat=t.seat_of(model), start=start, end=(x, y), path=path)


def leave(t: Battle, model: Model, clause: str, safe: bool = False) -> None:
    """Off the table for good. GS-MOV-09"""
    model.where = SAFE if safe else DESTROYED
    if not safe:
        count_loss(t, model, NOBODY)
    model.effects = ()
    tell(t, "gs-leaves", clause, model=model.id, seat=t.seat_of(model))


def fall(t: Battle, model: Model, inches: int) -> None:
    """GS-MOV-08"""
    tell(t, "gs-falls", "GS-MOV-08", model=model.id, seat=t.seat_of(model), n=inches)


def knock_down(t: Battle, model: Model, clause: str) -> None:
    """GS-KNO-01"""
    if not model.down:
        model.down = True
        tell(t, "gs-knocked-down", clause, model=model.id, seat=t.seat_of(model))


def stand_up(t: Battle, model: Model) -> None:
    """GS-KNO-02"""
    model.down = False
    tell(t, "gs-stands-up", "GS-KNO-02", model=model.id, seat=t.seat_of(model))


def hold_still(t: Battle, model: Model, until: Still, clause: str) -> None:
    """GS-STA-01, GS-A-68"""
    model.still = until
    tell(t, "gs-stationary", clause, model=model.id, seat=t.seat_of(model))


# Fighting


def begin_fight(t: Battle, fight: Fight) -> None:
    t.fight = fight


def end_fight(t: Battle) -> None:
    t.fight = None


def declare(t: Battle, id: str, card: Card, weapon: str, clause: str) -> None:
    """An attack or a counter attack is declared and paid for. GS-MEL-02, GS-CTR-02"""
    tell(t, id, clause, card=card.id, seat=card.seat, weapon=f"gs-{weapon}")


def aim(t: Battle, blow: Blow) -> None:
    """A model names its target. GS-MEL-02"""
    assert t.fight is not None
    attacked, card = t.fight.attacked, t.models[blow.target].card
    if not blow.counter and card not in attacked:
        attacked = (*attacked, card)
    t.fight = replace(t.fight, blows=(*t.fight.blows, blow), attacked=attacked)


def choose_style(t: Battle, card: Card, style: Style) -> None:
    """GS-MEL-07, GS-CHG-16"""
    card.style = style
    tell(t, "gs-style", "GS-CHG-16" if style == "charge" else "GS-MEL-07", card=card.id, seat=card.seat, style=style)


def strike_freely(t: Battle, striker: Model, target: Model, weapon: str) -> None:
    """GS-FRE-01"""
    seat = t.seat_of(striker)
    tell(t, "gs-free-strike", "GS-FRE-01", model=striker.id, seat=seat, target=target.id, weapon=f"gs-{weapon}")


def declare_charge(t: Battle, card: Card, weapon: str, long: bool) -> None:
    """GS-CHG-04"""
    how = "gs-charge-long" if long else "gs-charge-normal"
    tell(t, "gs-charges", "GS-CHG-04", card=card.id, seat=card.seat, weapon=f"gs-{weapon}", how=how)


def name_charged(t: Battle, model: Model, target: Model) -> None:
    """GS-CHG-03"""
    assert t.march is not None
    t.march = replace(t.march, targets=(*t.march.targets, (model.number, target.number)))
    tell(t, "gs-charges-at", "GS-CHG-03", model=model.id, seat=t.seat_of(model), target=target.id)


def end_charge(t: Battle, card: Card, reached: bool) -> None:
    """GS-CHG-12, GS-CHG-13"""
    id, clause = ("gs-charge-arrives", "GS-CHG-12") if reached else ("gs-charge-fails", "GS-CHG-13")
    tell(t, id, clause, card=card.id, seat=card.seat)


def fumble(t: Battle, model: Model) -> None:
    """GS-FUM-02"""
    model.fumbled = True
    tell(t, "gs-fumbles", "GS-FUM-02", model=model.id, seat=t.seat_of(model))


def roll_to_hit(
    t: Battle, striker: Model, target: Model, weapon: str, result: Rolled, total: int, needed: int, clause: str
) -> None:
    """An attack roll, and what it came to. GS-MEL-04, GS-CRT-01, GS-FUM-01"""
    who = {"model": striker.id, "seat": t.seat_of(striker), "target": target.id, "weapon": f"gs-{weapon}"}
    hit = result in ("hit", "critical")
    tell(t, "gs-attack", clause, **who, total=total, needed=needed, hit=hit, result=result)


def roll_damage(t: Battle, model: Model, power: int, armour: int, damage: int, clause: str) -> None:
    """A damage roll: dice and POW against ARM, and what is left of it. GS-DMG-01"""
    tell(t, "gs-damage", clause, model=model.id, seat=t.seat_of(model), power=power, armour=armour, n=damage)


def roll_protection(t: Battle, model: Model, face: int, value: int, clause: str) -> None:
    """GS-PRT-01"""
    id = "gs-protected" if face >= value else "gs-unprotected"
    tell(t, id, clause, model=model.id, seat=t.seat_of(model), face=face, value=value)


def hurt_later(t: Battle, harm: Harm) -> None:
    """Rolled, but suffered together with the rest. GS-CTR-07"""
    t.harms += (harm,)


def take_harms(t: Battle) -> tuple[Harm, ...]:
    """What is to be suffered now."""
    harms, t.harms = t.harms, ()
    return harms


def wound(t: Battle, model: Model, damage: int, clause: str) -> None:
    """Life points are lost. GS-DMG-03, GS-A-133"""
    lost = min(damage, model.left)
    if lost > 0:
        model.wounds += lost
        tell(t, "gs-wounded", clause, model=model.id, seat=t.seat_of(model), n=lost, left=model.left)


def heal(t: Battle, model: Model, points: int, clause: str) -> None:
    """GS-A-133"""
    healed = min(points, model.wounds)
    if healed > 0:
        model.wounds -= healed
        tell(t, "gs-heals", clause, model=model.id, seat=t.seat_of(model), n=healed, left=model.left)


def count_loss(t: Battle, model: Model, by: int) -> None:
    """Who earns the kill points: a seat, or nobody in particular. GS-VIC-01, GS-A-103"""
    card = t.card_of(model)
    card.toll += (by if by != NOBODY and not t.allied(by, card.seat) else NOBODY,)


def destroy(t: Battle, model: Model, clause: str, by: int = NOBODY) -> None:
    """Removed for good, by a seat if it was one. GS-DMG-05, GS-DMG-06"""
    model.where = DESTROYED
    count_loss(t, model, by)
    model.effects = ()
    model.down, model.still = False, ""
    tell(t, "gs-destroyed", clause, model=model.id, seat=t.seat_of(model))


def raise_model(t: Battle, model: Model, x: int, y: int, left: int, clause: str) -> None:
    """A destroyed member comes back."""
    model.where, model.x, model.y, model.wounds = FIELD, x, y, model.lp - left
    card = t.card_of(model)
    card.toll = card.toll[:-1]
    tell(t, "gs-returns", clause, model=model.id, seat=t.seat_of(model))


# Effects


def affect(t: Battle, model: Model, effect: Effect, clause: str) -> None:
    """A tactic gives way to one of the same kind, everything else to nothing of the same name. GS-TAC-12, GS-GEF-02

    Names count, not where an effect comes from. GS-A-102, GS-A-115
    """
    slots: tuple[Source, ...] = ("self", "ordered", "enemy")
    if any(one.id == effect.id and one.kind not in slots for one in model.effects):
        return
    kept = [one for one in model.effects if effect.kind not in slots or one.kind != effect.kind]
    model.effects = (*kept, effect)
    tell(t, "gs-affected", clause, model=model.id, seat=t.seat_of(model), effect=f"gs-{effect.id}")


def end_effect(t: Battle, model: Model, id: str, clause: str) -> None:
    """GS-CEF-04, GS-MAG-08"""
    if any(one.id == id for one in model.effects):
        model.effects = tuple([one for one in model.effects if one.id != id])
        if PRINTED[id].holds:
            model.still = ""
        tell(t, "gs-effect-ends", clause, model=model.id, seat=t.seat_of(model), effect=f"gs-{id}")


def end_spells(t: Battle, card: Card) -> None:
    """All spells that a card cast end with it. GS-MAG-09"""
    for model in t.models:
        for effect in model.effects:
            if effect.kind == "spell" and effect.source == card.number:
                end_effect(t, model, effect.id, "GS-MAG-09")
    t.hazes = tuple([haze for haze in t.hazes if haze.source != card.number])


def end_sustained(t: Battle, card: Card, keep: tuple[str, str] = ("", "")) -> None:
    """Spells of a card that it could sustain end, but for one by its id and its target. GS-MAG-08, GS-A-43"""
    for model in t.models:
        for effect in model.effects:
            mine = effect.kind == "spell" and effect.until == "sustained" and effect.source == card.number
            if mine and (effect.id, t.card_of(model).id) != keep:
                end_effect(t, model, effect.id, "GS-MAG-08")
    kept = [haze for haze in t.hazes if haze.until != "sustained" or haze.source != card.number or haze.key == keep[1]]
    t.hazes = tuple(kept)


def sustain(t: Battle, card: Card, what: str, target: str) -> None:
    """A spell stays in play for a token. GS-MAG-08"""
    pay(t, card, 1)
    tell(t, "gs-sustains", "GS-MAG-08", card=card.id, seat=card.seat, spell=f"gs-{what}", target=target)


def lay_haze(t: Battle, haze: Haze, clause: str) -> None:
    """GS-HAZ-01"""
    t.hazes += (haze,)
    tell(t, "gs-haze", clause, at=(haze.x, haze.y), across=haze.across)


# Shooting and magic


def lose_shot(t: Battle, model: Model, target: Model, clause: str) -> None:
    """Measured, and too far: the attack is lost. GS-MIS-02, GS-MGA-01, GS-AOE-11"""
    tell(t, "gs-shot-lost", clause, model=model.id, seat=t.seat_of(model), target=target.id)


def find_cover(t: Battle, model: Model, bonus: int, clause: str) -> None:
    """What hides a target in part is told before the dice fall. GS-MIS-06, GS-MIS-07"""
    tell(t, "gs-covered", clause, model=model.id, seat=t.seat_of(model), n=bonus)


def go_astray(t: Battle, model: Model, target: Model, clause: str) -> None:
    """GS-MIS-11"""
    tell(t, "gs-goes-astray", clause, model=model.id, seat=t.seat_of(model), target=target.id)


def deviate(t: Battle, what: str, target: Model, inches: int, clause: str) -> None:
    """GS-AOE-07"""
    tell(t, "gs-deviates", clause, what=f"gs-{what}", target=target.id, n=inches)


def explode(t: Battle, what: str, at: tuple[int, int], across: int, clause: str) -> None:
    """GS-AOE-02, GS-AOE-03"""
    tell(t, "gs-explodes", clause, what=f"gs-{what}", at=at, across=across)


def begin_spell(t: Battle, card: Card, spell: str, target: str, through: str, clause: str) -> None:
    """Declared and paid. GS-MAG-04"""
    told = "gs-spell-through" if through else "gs-spell-at" if target else "gs-spell"
    tell(t, told, clause, card=card.id, seat=card.seat, spell=f"gs-{spell}", target=target, through=through)


def roll_to_cast(t: Battle, card: Card, spell: str, total: int, needed: int, clause: str) -> None:
    """GS-MAG-05"""
    id = "gs-spell-succeeds" if total >= needed else "gs-spell-fails"
    tell(t, id, clause, card=card.id, seat=card.seat, spell=f"gs-{spell}", total=total, needed=needed)


# Orders


def use_tactic(t: Battle, card: Card, id: str, target: str, chain: tuple[str, ...], clause: str) -> None:
    """Declared and paid. GS-TAC-02"""
    told = "gs-tactic-self" if target == card.id else "gs-tactic-through" if chain else "gs-tactic"
    through = {"through": chain} if chain else {}
    tell(t, told, clause, card=card.id, seat=card.seat, tactic=f"gs-{id}", target=target, **through)


def use_talent(t: Battle, card: Card, id: str, target: str) -> None:
    """GS-TAC-15"""
    tell(t, "gs-talent", "GS-TAC-15", card=card.id, seat=card.seat, talent=f"gs-{id}", target=target)


def use_item(t: Battle, card: Card, id: str, clause: str) -> None:
    """GS-ITM-07, GS-ERR-01"""
    tell(t, "gs-uses", clause, card=card.id, seat=card.seat, item=f"gs-{id}")


def fall_short(t: Battle, card: Card, target: str, clause: str) -> None:
    """Measured, and too far; what was paid is lost. GS-TRM-03"""
    tell(t, "gs-falls-short", clause, card=card.id, seat=card.seat, target=target)


def contest(t: Battle, card: Card, target: Card, total: int, against: int) -> None:
    """GS-TAC-10"""
    id = "gs-contest-won" if total >= against else "gs-contest-lost"
    tell(t, id, "GS-TAC-10", card=card.id, seat=card.seat, target=target.id, total=total, against=against)


# Tests


def test(t: Battle, card: Card, what: Tested, rolled: int, lead: int, clause: str) -> None:
    """Two dice against LEAD. GS-TRM-09"""
    id = "gs-test-passed" if rolled <= lead else "gs-test-failed"
    tell(t, id, clause, card=card.id, seat=card.seat, test=f"gs-test-{what}", rolled=rolled, lead=lead)


def avoid(t: Battle, model: Model, id: str, face: int) -> None:
    """GS-CEF-03"""
    tell(t, "gs-avoids", "GS-CEF-03", model=model.id, seat=t.seat_of(model), effect=f"gs-{id}", face=face)


def try_to_end(t: Battle, card: Card, id: str, face: int, needed: int) -> None:
    """GS-CEF-04"""
    told = "gs-expiry-passed" if face >= needed else "gs-expiry-failed"
    tell(t, told, "GS-CEF-04", card=card.id, seat=card.seat, effect=f"gs-{id}", face=face, needed=needed)


# Psychology


def test_taken(t: Battle, card: Card, causer: Card, failed: bool) -> None:
    """GS-PSY-03, GS-PSY-04"""
    card.tested += (causer.number,)
    if failed:
        card.afraid += (causer.number,)
        tell(t, "gs-afraid", "GS-PSY-03", card=card.id, seat=card.seat, by=causer.id)


def face(t: Battle, card: Card, others: list[Card]) -> None:
    """Enemies in contact that call for nothing more. GS-PSY-13, GS-FLE-06"""
    card.tested += tuple([other.number for other in others if other.number not in card.tested])


def break_contact(t: Battle, card: Card, engaged: tuple[int, ...]) -> None:
    """Tests count as long as an engagement lasts. GS-A-60"""
    card.tested = tuple([number for number in card.tested if number in engaged])
    card.afraid = tuple([number for number in card.afraid if number in engaged])


def flee(t: Battle, card: Card, clause: str) -> None:
    """GS-FLE-01, GS-FLE-07"""
    if not card.fleeing:
        card.fleeing = True
        tell(t, "gs-flees", clause, card=card.id, seat=card.seat)


def rally(t: Battle, card: Card) -> None:
    """GS-RAL-02"""
    card.fleeing = False
    tell(t, "gs-rallies", "GS-RAL-02", card=card.id, seat=card.seat)


# Points and the end


def score(t: Battle, seat: int, points: int, id: str, clause: str, **args: Any) -> None:
    t.points = tuple([had + points if one == seat else had for one, had in enumerate(t.points)])
    tell(t, id, clause, seat=seat, points=points, total=t.points[seat], **args)


def count_kills(t: Battle, seat: int, points: int) -> None:
    """What a seat has earned in the end, whoever has won. GS-VIC-01, GS-A-140"""
    tell(t, "gs-kill-points", "GS-VIC-01", seat=seat, points=points)


def finish(t: Battle, result: tuple[float, ...], id: str, clause: str, **args: Any) -> None:
    """GS-VIC-05, GS-A-104"""
    t.result = result
    t.phase = "over"
    tell(t, id, clause, **args)
