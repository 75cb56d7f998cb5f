"""GS-MAG: casting spells, their effects, and sustaining them."""

from typing import NamedTuple

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import SPELLS
from theomachy.games.godslayer.army.spell_cards import Spell
from theomachy.games.godslayer.language import Be
from theomachy.games.godslayer.rules.combat import templates
from theomachy.games.godslayer.rules.combat.attack_rolls import D6, Attack
from theomachy.games.godslayer.rules.combat.missile_targets import sightline
from theomachy.games.godslayer.rules.combat.missiles import resolve
from theomachy.games.godslayer.rules.effects.orders import (
    ENEMY,
    UNIT,
    Target,
    reached,
    target_keys,
    target_of,
    why_not_enemy,
    why_not_friend,
    why_unseen,
)
from theomachy.games.godslayer.rules.magic.spell_effects import code_of
from theomachy.games.godslayer.rules.space.engagement import engaged_by
from theomachy.games.godslayer.rules.space.places import Near, read_point
from theomachy.games.godslayer.rules.values.action import MODEL, Action, able, why_no_target, why_not_pay
from theomachy.games.godslayer.rules.values.statistics import For, has, stat
from theomachy.games.godslayer.state import FIELD, Battle, Card, Effect, Model
from theomachy.games.godslayer.terms import NOBODY
from theomachy.geometry.plane import INCH, Point
from theomachy.kernel import Ask, Choice, Procedure, Reason, Roll, total
from theomachy.kernel.keys import Subject, split_through, split_verb
from theomachy.kernel.scene import Stroke

NONE = "none"


class Named(NamedTuple):
    """The parts of an option: `iron-grave:a2`, `veil-of-dusk`, or through a channeller `iron-grave:a2@a3`."""

    spell: str
    target: str = ""
    through: str = ""


def named(arg: str) -> Named:
    rest, through = split_through(arg)
    spell, target = split_verb(rest)
    return Named(spell, target, ",".join(through))


def written(spell: str, target: str, through: str) -> str:
    return spell + (f":{target}" if target else "") + (f"@{through}" if through else "")


# Options


def args(t: Battle, card: Card) -> list[str]:
    channellers = ["", *[other.id for other in t.cards if not why_no_channel(t, card, other.id)]] if card.spells else []
    return [
        written(id, target, through)
        for id in card.spells
        for target in targets(t, card, SPELLS[id])
        for through in channellers
    ]


def targets(t: Battle, card: Card, spell: Spell) -> list[str]:
    """Return the keys of all targets that a spell could have, in sight or not; [""] if it is cast at a place.

    GS-MAG-02, GS-MAG-03.
    """
    if spell.target == "place":
        return [""]
    if spell.target == "unit":
        return list(target_keys(t, card, ENEMY if spell.thaumaturgy else UNIT))
    return [model.id for model in t.standing() if t.allied(t.seat_of(model), card.seat) != spell.thaumaturgy]


def why_not_cast(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not cast a spell in this way now, or None. GS-MAG-01, GS-MAG-04, GS-MAG-07."""
    id, key, through = named(arg)
    if id not in card.spells or written(id, key, through) != arg:
        return Reason("gs-no-such-spell", "GS-MAG-04", {"card": card.id, "key": arg})
    spell = SPELLS[id]
    if why := why_not_pay(card, spell.act) or why_no_caster(t, card):
        return why
    if through and (why := why_no_channel(t, card, through)):
        return why
    if spell.target == "place":
        return Reason("gs-needs-no-target", "GS-MAG-02", {"spell": f"gs-{id}"}) if key else None
    target = target_for(t, spell, key)
    if target is None:
        return why_no_target(t, MODEL if spell.target == "model" else UNIT, key, "GS-MAG-04")
    return why_not_at(t, card, spell, target) or why_unseen(t, [origin_of(t, card, through)], target, "GS-MAG-01")


def target_for(t: Battle, spell: Spell, key: str) -> Target | None:
    return target_of(t, MODEL if spell.target == "model" else UNIT, key)


def why_not_at(t: Battle, card: Card, spell: Spell, target: Target) -> Reason | None:
    """Return why a spell may not be cast at a target, or None.

    The target must be an enemy or a friend, as the spell says, and not be under the same spell already. GS-MOD-02,
    GS-MAG-02, GS-MAG-03, GS-MAG-07.
    """
    if spell.thaumaturgy:
        wrong = why_not_enemy(t, card, target.card, "GS-MAG-03")
    else:
        wrong = why_not_friend(t, card, target.card, "GS-MAG-02")
    if wrong is not None:
        return wrong
    if any(effect.id == spell.id for model in target.models for effect in model.effects):
        return Reason("gs-under-this-spell", "GS-MAG-07", {"card": target.card.id, "spell": f"gs-{spell.id}"})
    _, why_not = code_of(spell.id)
    return why_not(t, target.models) if why_not else None


def why_no_caster(t: Battle, card: Card) -> Reason | None:
    """Return why a card whose model is able cannot cast now, or None.

    An engaged model does not cast, unless it is a battle caster. Engaging an enemy does not hinder it. GS-MAG-01,
    GS-A-38.
    """
    caster = able(t, card)[0]
    if engaged_by(t, caster) and not has(t, caster, "battle caster"):
        return Reason("gs-caster-engaged", "GS-MAG-01", {"card": card.id})
    return None


def why_no_channel(t: Battle, card: Card, id: str) -> Reason | None:
    """Return why a card may not channel a spell of this caster, or None.

    It must be an attachment of the caster that channels spells, in sight and on its feet, in melee or not. GS-CHN-01,
    GS-CHN-02, GS-CHN-04.
    """
    other = t.card_named(id)
    ours = other is not None and other.parent == card.number and t.members(other)
    if other is None or not ours or not has(t, t.members(other)[0], "channeller"):
        return Reason("gs-no-channeller", "GS-CHN-01", {"card": card.id, "key": id})
    if not able(t, other):
        return Reason("gs-cannot-channel", "GS-CHN-04", {"card": id})
    return why_unseen(t, able(t, card), Target(other, tuple(able(t, other))), "GS-CHN-02")


def origin_of(t: Battle, card: Card, through: str) -> Model:
    """Return the model from which sight and range are taken: the caster, or the model that channels the spell.

    GS-CHN-03.
    """
    other = t.card_named(through) if through else None
    return able(t, other or card)[0]


def cost(t: Battle, card: Card, arg: str) -> int:
    spell = SPELLS.get(named(arg).spell)
    return spell.act if spell else 0


def drawn(t: Battle, card: Card, arg: str) -> list[Stroke]:
    """Return the line of sight from a spell's origin to its target, to draw."""
    id, key, through = named(arg)
    if id not in SPELLS or not able(t, card) or (through and why_no_channel(t, card, through)):
        return []
    target = target_for(t, SPELLS[id], key)
    if target is None:
        return []
    origin = origin_of(t, card, through)
    lines = [sightline(t, origin, model) for model in target.models]
    return next((line for line in lines if line[0].kind == "sight"), lines[0])


# Casting


def cast(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Cast a spell: pay for it, measure the distance, roll, and apply its effect.

    If the range or the roll fails, the tokens are lost, and there is no deviation. GS-MAG-04, GS-MAG-05, GS-AOE-06,
    GS-CHN-03, GS-A-40.
    """
    id, key, through = named(arg)
    spell, caster, origin = SPELLS[id], able(t, card)[0], origin_of(t, card, through)
    verbs.pay(t, card, spell.act)
    if spell.thaumaturgy:
        verbs.note(t, card, "thaumaturgy")
    verbs.begin_spell(t, card, id, key, through, clause_of(spell))
    target = target_for(t, spell, key)
    models = target.models if target else ()
    place = (models[0].x, models[0].y) if models else (origin.x, origin.y)
    if through and not reached(t, [caster], Target(t.card_of(origin), (origin,))):
        verbs.fall_short(t, card, through, "GS-CHN-02")
        return
    if target is None:
        place = yield from choose_place(t, card, spell, origin)
    elif not reached(t, [origin], target, spell.rng * INCH):
        verbs.fall_short(t, card, key, "GS-MAG-04")
        return
    needed = difficulty(t, spell, caster, models)
    dice: int = yield from Roll((D6, D6), total, "gs-roll-casting", card.seat, "GS-MAG-05")
    result = dice + casting(t, spell, caster, models)
    verbs.roll_to_cast(t, card, id, result, needed, "GS-MAG-05")
    if result >= needed:
        yield from take_effect(t, card, spell, caster, models, place)


def clause_of(spell: Spell) -> str:
    return "GS-MAG-03" if spell.thaumaturgy else "GS-MAG-02"


def choose_place(t: Battle, card: Card, spell: Spell, origin: Model) -> Procedure[Point]:
    """Ask for the point at which a spell is cast. GS-A-41, GS-A-132."""
    near = Near(t, origin, spell.rng or stat(t, origin, "LEAD"), "GS-MAG-04")
    key = yield from Ask(card.seat, "gs-ask-spell-place", near, card.id, "GS-MAG-04")
    place = read_point(key)
    assert place is not None
    return place


def difficulty(t: Battle, spell: Spell, caster: Model, models: tuple[Model, ...]) -> int:
    """Return the sum that a casting roll must reach: the spell's complexity, and the resistance of an enemy.

    GS-MAG-02, GS-MAG-03, GS-A-41.
    """
    if not spell.thaumaturgy:
        return spell.cpl
    return spell.cpl + max(stat(t, model, "MAG", For("spell", other=caster.number)) for model in models)


def casting(t: Battle, spell: Spell, caster: Model, models: tuple[Model, ...]) -> int:
    """Return what is added to the dice of a casting roll: MAG, and all that helps or disturbs casters. GS-MAG-05."""
    why = For("thaumaturgy") if spell.thaumaturgy else For("incantation", other=models[0].number if models else NOBODY)
    return stat(t, caster, "MAG", why) + stat(t, caster, "CAST", why)


def take_effect(
    t: Battle, card: Card, spell: Spell, caster: Model, models: tuple[Model, ...], place: Point
) -> Procedure[None]:
    """Apply the effect of a spell that was cast: lay it on the target, or roll for damage without an attack roll.

    GS-MAG-05, GS-MAG-06, GS-A-42.
    """
    if spell.aoe:
        templates.burst_at(t, caster, place, spell.id, templates.FULL)
    elif spell.strikes:
        attacks = [tasks.SpellAttack(caster.number, model.number, spell.id) for model in models]
        verbs.schedule(t, *attacks)
    elif spell.until != "instant":
        for model in models:
            verbs.affect(t, model, Effect(spell.id, "spell", spell.until, card.number), clause_of(spell))
            if Be("stationary") in spell.does:
                verbs.hold_still(t, model, spell.until, "GS-STA-01")
    does, _ = code_of(spell.id)
    if does:
        yield from does(t, card, models, place)


def attack(t: Battle, task: tasks.SpellAttack) -> Procedure[None]:
    """Resolve a spell's attack on one model, which always hits and is never critical. GS-MAG-06, GS-A-42."""
    caster, target = t.models[task.caster], t.models[task.target]
    if target.where == FIELD:
        yield from resolve(t, caster, target, templates.attack_of(task.spell), Attack(True), For("spell"))


def subject(card: Card, arg: str) -> Subject:
    """Return the target of an option, or the spell itself.

    A channelled spell has no subject, because a click on its target casts the spell directly.
    """
    id, target, through = named(arg)
    if through:
        return Subject()
    return Subject(piece=target) if target else Subject(line=id)


CAST = Action(args, why_not_cast, cast, cost, drawn, subject)


# Sustaining


def sustain(t: Battle, task: tasks.Sustain) -> Procedure[None]:
    """Ask which spell of a card to sustain for one token, however far away it is; all its others end.

    A stationary caster cannot pay. GS-MAG-08, GS-A-43, GS-A-131.
    """
    card = t.cards[task.card]
    spells = Sustained(t, card)
    out = spells.out()
    if not out:
        return
    key = NONE
    if card.tokens and not all(model.still for model in t.members(card)):
        key = yield from Ask(card.seat, "gs-ask-sustain", spells, card.id, "GS-MAG-08")
    if key == NONE:
        verbs.end_sustained(t, card)
        return
    kept = out[key]
    verbs.sustain(t, card, kept.spell, kept.target)
    verbs.end_sustained(t, card, kept)


class Kept(NamedTuple):
    """A spell that could be sustained, and the card or place on which it lies."""

    spell: str
    target: str


class Sustained(msgspec.Struct, Choice[str], gc=False):
    """The choice of a spell to sustain: `keep:iron-grave:a2`, `keep:veil-of-dusk:25400,30480`, or `none`. GS-MAG-08."""

    t: Battle
    card: Card

    def out(self) -> dict[str, Kept]:
        """Return the spells of this caster that are in play and could be sustained, by their keys."""
        t, number = self.t, self.card.number
        lasting = [
            Kept(effect.id, t.card_of(model).id)
            for model in t.models
            for effect in model.effects
            if effect.kind == "spell" and effect.until == "sustained" and effect.source == number
        ]
        hazes = [haze.key for haze in t.hazes if haze.until == "sustained" and haze.source == number]
        return {f"keep:{spell}:{target}": Kept(spell, target) for spell, target in (*lasting, *self.veils(hazes))}

    def veils(self, places: list[str]) -> list[Kept]:
        """Return the caster's spell that lies at a place, once for each of these places."""
        lying = [id for id in self.card.spells if (SPELLS[id].target, SPELLS[id].until) == ("place", "sustained")]
        return [Kept(lying[0], key) for key in places]

    def options(self) -> list[str]:
        return [*self.out(), NONE]

    def why_not(self, key: str) -> Reason | None:
        if key == NONE or key in self.out():
            return None
        return Reason("gs-not-sustained", "GS-MAG-08", {"card": self.card.id, "key": key})

    def subject(self, option: str) -> Subject:
        kept = self.out().get(option)
        if kept is None:
            return Subject(role="decline")
        place = read_point(kept.target)
        return Subject(place=place) if place is not None else Subject(piece=kept.target)

    def cost(self, option: str) -> dict[str, int]:
        return {} if option == NONE else {"gs-tokens": 1}
