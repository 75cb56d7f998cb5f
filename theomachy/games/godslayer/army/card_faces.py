"""Card faces: everything that can be chosen for a warband, with what is printed on it.

Everything that the game's makers have not published bears the mark of our own design. GS-PRO-01.
"""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from theomachy.games.godslayer.army.profiles import (
    ITEMS,
    OF_THEMSELVES,
    PROFILES,
    SPELLS,
    Item,
    Profile,
    SpellSlots,
    Tactic,
    Weapon,
)
from theomachy.games.godslayer.army.spell_cards import Spell
from theomachy.games.godslayer.army.warbands import said
from theomachy.kernel import Message
from theomachy.kernel.scene import Card, CardLine

TROOPER, LEADER = "trooper", "leader"
"""Choices besides profiles, items and spells: one more model for a unit, and the warband leader."""


def profile_card(card: Profile) -> Card:
    """Return a profile card with all that is printed on it. GS-PRO-01 to 10."""
    figures = {f"gs-{stat}": value for stat, value in card.stats.items()}
    figures["gs-life"] = card.plain + card.coloured or card.trooper
    figures["gs-cost"] = card.cost
    if card.kind == "unit":
        figures |= {"gs-trooper-cost": card.extra, "gs-core": card.core, "gs-largest": card.largest}
    figures["gs-dpl"] = card.dpl
    published = {f"gs-{name.removeprefix('stats.')}" for name in card.official}
    published |= {PUBLISHED[name] for name in card.official if name in PUBLISHED}
    sure = " ".join(card.official).lower().replace(" ", "-")
    lines = [
        *_head(card),
        CardLine(said(card.subfaction), [], True, "gs-class-of-card"),
    ]
    lines += [weapon_line(weapon, original=weapon.id not in sure) for weapon in card.weapons]
    if card.shield.DEF or card.shield.ARM:
        bonus = Message("gs-shield-bonus", args={"defence": card.shield.DEF, "armour": card.shield.ARM})
        lines.append(CardLine("gs-shield", [bonus], section="gs-weapons"))
    if card.crew:
        lines.append(CardLine("gs-crew", _crew(card), section="gs-crew"))
    lines += [CardLine(said(ability.id), [], ability.id not in sure, "gs-abilities") for ability in card.abilities]
    lines += [tactic_line(tactic, tactic.act, "gs-tactics", original=tactic.id not in sure) for tactic in card.tactics]
    for talent in card.talents:
        cost = Message("gs-costs", args={"n": talent.act})
        lines.append(CardLine(said(talent.id), [cost], talent.id not in sure, "gs-talents", talent.id))
        lines += [tactic_line(tactic, talent.act, "gs-talents", original=True) for tactic in talent.gives]
    lines += _choices(card)
    return Card(said(card.id), figures, lines, [label for label in figures if label not in published])


PUBLISHED = {
    "lp": "gs-life", "lp.total": "gs-life", "lp.trooper": "gs-life", "core_cost": "gs-cost", "core_size": "gs-core",
    "max_size": "gs-largest", "trooper_cost": "gs-trooper-cost",
}  # fmt: skip
"""Figures of a card, by the names that `official` has for them."""


def _head(card: Profile) -> list[CardLine]:
    """Return the line of a card's kind. A base that was published bears no mark beside a kind of our own."""
    kind, parts, section = f"gs-kind-{card.kind}", _classes(card), "gs-class-of-card"
    if not (card.own_kind and "base" in card.official):
        return [CardLine(kind, parts, card.own_kind, section)]
    base = f"gs-base-{card.base}"
    others = [part for part in parts if part.id != base]
    return [CardLine(kind, others, True, section), CardLine(base, section=section)]


def _classes(card: Profile) -> list[Message]:
    ids = [f"gs-class-{'-'.join(filter(None, [card.weight, 'cavalry' if card.cavalry else 'infantry']))}"]
    if card.kind == "war-machine" or (card.kind == "creature" and not card.cavalry):
        ids = []
    ids.append(f"gs-base-{card.base}")
    ids += ["gs-spellcaster"] if card.spellcaster else []
    ids += [f"gs-attaches-{card.attaches}"] if card.attaches else []
    return list(map(Message, ids))


def _crew(card: Profile) -> list[Message]:
    assert card.crew is not None
    return [Message("gs-crew-of", args={"n": card.crew.size}), Message(f"gs-base-{card.crew.base}")]


def _choices(card: Profile) -> list[CardLine]:
    """Return the lines on how many items and spells a card may take. GS-ITM-02, GS-ITM-10."""
    section = "gs-may-take"
    lines = [
        CardLine(f"gs-slot-{slot}", [Message("gs-up-to", args={"n": n})], True, section)
        for slot, n in card.slots.items()
    ]
    if card.spells:
        ours = not any(name.startswith("spell_slots") for name in card.official)
        lines.append(CardLine(f"gs-category-{card.spells.category}", [spell_access(card.spells)], ours, section))
    return lines


def spell_access(slots: SpellSlots) -> Message:
    """Return the message that says which spells a spellcaster may choose. GS-ITM-10."""
    args = {"n": slots.count, "category": f"gs-category-{slots.category}"}
    if slots.named:
        args |= {"named": f"gs-set-{slots.named}", "category": f"gs-category-{slots.others or slots.category}"}
        return Message("gs-spells-named-and-one" if slots.one_set else "gs-spells-named-and-any", args=args)
    return Message("gs-spells-one-set" if slots.one_set else "gs-spells-any", args=args)


USED = {"MEL": "melee", "MIS": "shoot", "MAG": "blast"}
"""The action that uses a weapon, by its type. GS-ACT-03."""


def weapon_line(weapon: Weapon, section: str = "gs-weapons", *, original: bool) -> CardLine:
    """Return the line of a weapon, with its type, ACT, range and power. GS-PRO-04."""
    parts = [
        Message(f"gs-type-{weapon.type.lower()}"),
        Message("gs-costs", args={"n": weapon.act}),
        Message("gs-range", args={"n": weapon.rng}),
    ]
    parts += [Message("gs-power", args={"n": weapon.pow})] if weapon.pow is not None else []
    parts += [Message("gs-area", args={"n": weapon.aoe})] if weapon.aoe else []
    parts += [Message("gs-by-crew")] if weapon.crew else []
    return CardLine(said(weapon.id), parts, original, section, f"{USED[weapon.type]}:{weapon.id}")


def tactic_line(tactic: Tactic, act: int, section: str, *, original: bool) -> CardLine:
    """Return the line of a tactic, with its type, ACT and duration. GS-PRO-05, GS-PRO-06."""
    cost = Message("gs-costs-any") if tactic.variable else Message("gs-costs", args={"n": act})
    parts = [Message(f"gs-type-{tactic.type}"), cost, Message(f"gs-until-{tactic.until}")]
    return CardLine(
        said(tactic.id), parts, original, section, f"tactic:{tactic.id}" if tactic.type == "self" else tactic.id
    )


def item_card(item: Item) -> Card:
    """Return the card of an item. GS-ITM-01."""
    lines = [CardLine(f"gs-type-{item.type}", [Message(f"gs-slot-{item.slot}")], section="gs-class-of-card")]
    lines += [weapon_line(weapon, original=True) for weapon in item.weapons]
    if item.id not in [weapon.id for weapon in item.weapons]:
        cost = [Message("gs-costs", args={"n": item.act})] if item.act else []
        used = item.once and item.id not in OF_THEMSELVES
        key = f"item:{item.id}" if used else item.id
        lines.append(
            CardLine(said(item.id), cost, "effect" not in item.official and "DEF" not in item.official, key=key)
        )
    return Card(said(item.id), {"gs-cost": item.cost}, lines, [] if "cost" in item.official else ["gs-cost"])


def spell_card(spell: Spell) -> Card:
    """Return the card of a spell. GS-ITM-09, GS-A-132."""
    far = {"gs-RNG": spell.rng} if spell.rng else {}
    figures = {"gs-cost": spell.cost, "gs-ACT": spell.act, **far, "gs-CPL": spell.cpl}
    parts = [Message("gs-thaumaturgy" if spell.thaumaturgy else "gs-incantation"), Message(f"gs-until-{spell.until}")]
    parts += [] if spell.rng else [Message("gs-range-lead")]
    parts += [Message("gs-power", args={"n": spell.pow})] if spell.pow is not None else []
    parts += [Message("gs-area", args={"n": spell.aoe})] if spell.aoe else []
    sets = CardLine(f"gs-category-{spell.category}", [Message(f"gs-set-{spell.set}")], section="gs-class-of-card")
    ours = [label for label in figures if label.removeprefix("gs-").lower() not in spell.official]
    return Card(said(spell.id), figures, [sets, CardLine(said(spell.id), parts, True, key=spell.id)], ours)


CARDS = {
    **{id: profile_card(card) for id, card in PROFILES.items()},
    TROOPER: Card("gs-trooper", lines=[CardLine("gs-trooper")]),
    **{id: item_card(item) for id, item in ITEMS.items()},
    **{id: spell_card(spell) for id, spell in SPELLS.items()},
    LEADER: Card("gs-leader-mark", lines=[CardLine("gs-leader-mark")]),
}
"""A card for everything in the catalogue."""


def shown(spells: Collection[str]) -> dict[str, Card]:
    """Return the cards that scenes carry: all official ones, and the fan-made spells that were brought along.

    Other fan-made spells are left out, so that they change no match that is played without them. GS-ITM-11.
    """
    return {id: card for id, card in CARDS.items() if id in spells or not is_fan_made(id)}


def is_fan_made(id: str) -> bool:
    return id in SPELLS and SPELLS[id].fan_made


def card_with(profile: str, items: Iterable[str], spells: Iterable[str]) -> Card:
    """Return a profile card together with the lines of its items and spells. GS-ITM-01, GS-ITM-09."""
    lines = list(CARDS[profile].lines)
    for section, ids in (("gs-items", items), ("gs-spells", spells)):
        lines += [replace(line, section=section) for id in ids for line in CARDS[id].lines if line.key]
    return replace(CARDS[profile], lines=lines, icon=profile)
