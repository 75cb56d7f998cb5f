"""Godslayer: what worked in a random game, found from its events and from what the rules asked for.

A profile counts when a card that has it is activated; a tactic, a gift of a talent or an item that is used counts when
it is used, a spell when it succeeds, a weapon when it hits, a continuous effect when it takes hold. Everything that is
always on (abilities, items, sub-factions), and every further effect of a weapon, counts when a rule asks for it and
gets an answer: a word, or the number of a change that counts at that moment. To see that, the content is watched in
this process.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from theomachy.features.ai import ai_of
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.army.profiles import (
    CONTINUOUS,
    ITEMS,
    PRINTED,
    PROFILES,
    SPELLS,
    SUBFACTIONS,
    TACTICS,
    WEAPONS,
    Weapon,
)
from theomachy.games.godslayer.language import (
    Afflict,
    Attack,
    Be,
    Change,
    Cross,
    Does,
    Effect,
    Effects,
    Frighten,
    Have,
    Ignore,
    KnockDown,
    Leave,
    Protect,
    Verb,
    Weaken,
)
from theomachy.games.godslayer.rules.combat import melee, templates
from theomachy.games.godslayer.rules.combat.free_strikes import supporters
from theomachy.games.godslayer.rules.effects import continuous, tactics
from theomachy.games.godslayer.rules.morale import psychology
from theomachy.games.godslayer.rules.movement import marching, moves
from theomachy.games.godslayer.rules.round import rounds
from theomachy.games.godslayer.rules.round.activation import Actions
from theomachy.games.godslayer.rules.space.engagement import engaged_by
from theomachy.games.godslayer.rules.values import lead_tests, statistics
from theomachy.games.godslayer.setup import SCENARIOS, Setup, random_setup
from theomachy.games.godslayer.state import Battle, Card
from theomachy.games.godslayer.terms import SubfactionRule
from theomachy.kernel import Ask, Event, Fast, Region, play_out

POLICY = ai_of(GAME).policies["2"]
"""Policy of a sensible player, who sets up as is usual."""

LEVELS = (160, 160, 200)
TOLD = {
    "gs-tactic": "tactic", "gs-tactic-self": "tactic", "gs-tactic-through": "tactic", "gs-talent": "talent",
    "gs-uses": "item", "gs-spell-succeeds": "spell", "gs-affected": "effect",
}  # fmt: skip
"""Events that name what worked, each with the argument that holds the name."""
BY_NAME = (templates, continuous, melee, marching, moves, psychology, rounds, tactics, lead_tests)
"""Modules of rules that ask for a sub-faction by its name."""

seen = Counter[str]()
"""Counts of what has worked so far in the game that is being played."""
replace = msgspec.structs.replace


def abilities() -> list[str]:
    """Return everything that can work, by its kind and id."""
    abilities = dict.fromkeys(ability.id for profile in PROFILES.values() for ability in profile.abilities)
    return [
        *[f"profile {id}" for id in PROFILES],
        *[f"ability {id}" for id in abilities],
        *[f"tactic {id}" for id in TACTICS],
        *[f"spell {id}" for id in SPELLS],
        *[f"item {id}" for id, item in ITEMS.items() if item.does or item.once],
        *[f"weapon {id}" for id in WEAPONS],
        *[f"weapon {id}, besides" for id, weapon in WEAPONS.items() if weapon.does],
        *[f"subfaction {id}" for id in SUBFACTIONS],
        *[f"continuous {id}" for id in CONTINUOUS],
    ]


def one_game(seed: int) -> Counter[str]:
    """Play one game, and count what worked in it."""
    watch_content()
    seen.clear()
    random = Random(seed)
    t = GAME.new(setup(seed, random))
    if random.random() < 0.5:  # pretend that others lead, since some sub-factions have no warlord yet
        ranks = [[card.of.subfaction for card in t.cards if card.seat == seat] for seat in range(t.players)]
        t.subfactions = tuple(map(random.choice, ranks))
    t.log = Watch(t)

    def choose(ask: Ask[Any]) -> Any:
        return decide(t, ask, random)

    play_out(GAME, t, [choose] * t.players, Fast(seed))
    return Counter(seen)


def setup(seed: int, random: Random) -> Setup:
    """Return a random setup; scenarios take turns."""
    return random_setup(random, random.choice(LEVELS), SCENARIOS[seed % len(SCENARIOS)])


def decide(t: Battle, ask: Ask[Any], random: Random) -> Any:
    """Return the policy's choice, any action but a move or the end, any option, or any place.

    Movements mostly follow the policy, so that models meet.
    """
    fate = random.random()
    if near_a_hound(t, ask):
        if isinstance(ask.options, Region):
            return ask.options.pick(random)
        if isinstance(ask.options, Actions) and (moves := [key for key in ask.look() if key.startswith("move")]):
            return random.choice(moves)
    planned = 0.9 if isinstance(ask.options, Region) else 0.5
    if fate < planned:
        return ask.option(POLICY(t, ask))
    keys = ask.look()
    if isinstance(ask.options, Region) and fate > 0.97:
        return ask.options.pick(random)
    if isinstance(ask.options, Actions) and fate < 0.9:
        keys = [key for key in keys if not key.startswith(("move", "end"))] or keys
    return random.choice(keys)


def near_a_hound(t: Battle, ask: Ask[Any]) -> bool:
    """Return True if a model that fights next to a loyal hound has to answer.

    It walks away then, which hardly happens by chance.
    """
    if not any(card.profile == "wolfhound" and t.members(card) for card in t.cards):
        return False
    card = t.card_named(ask.by.partition(".")[0]) if ask.by else None
    models = t.members(card) if card is not None and card.seat == ask.seat else []
    return any(supporters(t, foe) for model in models for foe in engaged_by(t, model))


class Watch(list[Event]):
    """A log that counts what worked as each event is told."""

    def __init__(self, t: Battle) -> None:
        super().__init__()
        self.t = t

    def append(self, event: Event) -> None:
        seen.update(worked(self.t, event))
        super().append(event)


def worked(t: Battle, event: Event) -> Iterator[str]:
    if event.id == "gs-activates" and (card := t.card_named(event.args["card"])) is not None:
        yield f"profile {card.of.id}"
    if event.id in TOLD:
        id = event.args[TOLD[event.id]].removeprefix("gs-")
        yield from [f"{kind} {id}" for kind, entries in KINDS.items() if id in entries]
    if event.id == "gs-attack" and event.args["hit"]:
        yield f"weapon {event.args['weapon'].removeprefix('gs-')}"


KINDS: dict[str, Any] = {"tactic": TACTICS, "item": ITEMS, "spell": SPELLS, "continuous": CONTINUOUS}


# Watching the content


class WatchedWord(str):
    """A word of an effect, which counts when it equals the word that a rule asks for."""

    entry: str
    """Id of the entry on which the word is printed."""
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        equal = str.__eq__(self, other)
        if equal:
            seen[self.entry] += 1
        return equal


class WatchedNumber(int):
    """A number of an effect, which counts when it is added, multiplied or compared."""

    entry: str

    def __radd__(self, other: int) -> int:
        seen[self.entry] += 1
        return int(self) + other

    def __mul__(self, other: int) -> int:
        seen[self.entry] += 1
        return int(self) * other

    def __gt__(self, other: int) -> bool:
        seen[self.entry] += 1
        return int(self) > other


FIELDS: dict[type[Verb], str] = {
    Change: "by", Weaken: "by", Protect: "value", Be: "what", Have: "what", Ignore: "what", Leave: "what",
    Frighten: "by", Cross: "terrain", Attack: "how", Afflict: "when", KnockDown: "when",
}  # fmt: skip
"""Field of each kind of effect that shows when the effect works."""


def watched(effects: Effects, entry: str) -> Effects:
    return tuple([watched_effect(effect, entry) for effect in effects])


def watched_effect(effect: Effect, entry: str) -> Effect:
    field = FIELDS[type(effect)]
    value = getattr(effect, field)
    new: WatchedWord | WatchedNumber = WatchedWord(value) if isinstance(value, str) else WatchedNumber(value)
    new.entry = entry
    return replace(effect, **{field: new})


def armed(weapons: tuple[Weapon, ...]) -> tuple[Weapon, ...]:
    return tuple(replace(one, does=watched(one.does, f"weapon {one.id}, besides")) for one in weapons)


@cache
def watch_content() -> None:
    """Replace every entry of the content, in its place, by one that notes when it works; once in a process."""
    for id, profile in PROFILES.items():
        able = tuple(replace(one, does=watched(one.does, f"ability {one.id}")) for one in profile.abilities)
        PROFILES[id] = replace(profile, abilities=able, weapons=armed(profile.weapons))
    for id, item in ITEMS.items():
        ITEMS[id] = replace(item, does=watched(item.does, f"item {id}"), weapons=armed(item.weapons))
    for id, subfaction in SUBFACTIONS.items():
        SUBFACTIONS[id] = replace(subfaction, does=watched(subfaction.does, f"subfaction {id}"))
    for weapons in (*[one.weapons for one in PROFILES.values()], *[one.weapons for one in ITEMS.values()]):
        WEAPONS.update({weapon.id: weapon for weapon in weapons})
    PRINTED.update({id: Does(entry.does) for entries in (ITEMS, WEAPONS) for id, entry in entries.items()})
    for remembered in (statistics.printed, statistics.armoury, statistics.longest):
        remembered.cache_clear()
    for module in BY_NAME:
        module.leads = leads  # type: ignore[attr-defined]


plainly = statistics.leads


def leads(t: Battle, card: Card, subfaction: SubfactionRule) -> bool:
    found = plainly(t, card, subfaction)
    if found:
        seen[f"subfaction {subfaction}"] += 1
    return found
