"""Profiles, items, spells and continuous effects as data: what is printed on cards, read from factions/ and spells/.

What is not published by the game's makers is our own design; `official` names the fields that are. GS-PRO-01
"""

import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from theomachy.games.godslayer.army.spell_cards import Known, Spell, read_spell
from theomachy.games.godslayer.effects.language import Data, Does, Effects, spelled_out
from theomachy.games.godslayer.spells import FOLDERS
from theomachy.games.godslayer.terms import Until
from theomachy.kernel.changed import read_toml
from theomachy.kernel.content import BadContent
from theomachy.play.card_folders import CardFolders

T = TypeVar("T")
GAME = Path(__file__).parents[1]
FACTION_FOLDERS = GAME / "factions"

Base = Literal["small", "medium", "large"]
RADIUS: dict[Base, int] = {"small": 1500, "medium": 2000, "large": 2500}
"""GS-PRO-10"""
SIGHT: dict[Base, int] = {"small": 1, "medium": 2, "large": 3}
"""GS-LOS-03"""
Kind = Literal["warlord", "character", "unit", "creature", "war-machine", "attachment"]
"""GS-MOD-03 to 08"""
WeaponType = Literal["MEL", "MIS", "MAG"]
"""GS-PRO-04"""
Aimed = Literal["self", "model", "unit", "enemy"]
"""Whom a tactic is for. GS-TAC-04 to 07"""
Weight = Literal["", "light", "heavy"]
"""GS-CLS-01"""


class Weapon(Data, frozen=True):
    """One way to attack: a weapon with several ways has several entries. GS-PRO-04"""

    id: str
    type: WeaponType
    act: int
    rng: int
    pow: int | None = None
    """None: it causes no damage"""
    aoe: int = 0
    does: Effects = ()
    crew: bool = False
    """of a war-machine: whether its crew uses it. GS-WMC-04"""
    enchanted: bool = False
    """GS-ITM-05, GS-MGA-01"""


class Ability(Data, frozen=True):
    """Always on. GS-TAC-01"""

    id: str
    does: Effects = ()


class Tactic(Data, frozen=True):
    """GS-PRO-05"""

    id: str
    type: Aimed
    act: int = 0
    variable: bool = False
    until: Until = "round"
    does: Effects = ()


class Talent(Data, frozen=True):
    """A special talent; what it may do is a list of things like tactics, one of which is chosen. GS-TAC-15"""

    id: str
    act: int
    gives: tuple[Tactic, ...]
    """their cost is that of the talent"""
    rng: int = 0
    """inches; 0: LEAD range"""


class Shield(Data, frozen=True):
    """GS-PRO-07"""

    DEF: int = 0
    ARM: int = 0


class Crew(Data, frozen=True):
    """GS-WMC-04"""

    size: int
    base: Base
    stats: dict[str, int]
    lp: int


class SpellSlots(Data, frozen=True):
    """GS-ITM-10"""

    count: int
    category: str
    one_set: bool = False
    """all of a single set; besides a named one, if there is one"""
    named: str = ""
    """a set that it always may choose from: with `one_set`, this one and one other"""


class Profile(Data, frozen=True):
    """GS-PRO-01 to 10"""

    id: str
    faction: str
    subfaction: str
    kind: Kind
    base: Base
    stats: dict[str, int]
    """as printed: a built-in shield is counted. GS-SHD-01"""
    dpl: int
    weight: Weight = ""
    cavalry: bool = False
    """light and heavy ones too; the others are infantry. GS-CLS-04"""
    spellcaster: bool = False
    plain: int = 0
    coloured: int = 0
    """life points of an individual: boxes of both colours. GS-DMG-04"""
    trooper: int = 0
    leader: int = 0
    musician: int = 0
    """life points of members"""
    core: int = 1
    """models"""
    largest: int = 1
    cost: int = 0
    """of an individual, or of the core. GS-PRO-09"""
    extra: int = 0
    """of each trooper more"""
    weapons: tuple[Weapon, ...] = ()
    abilities: tuple[Ability, ...] = ()
    tactics: tuple[Tactic, ...] = ()
    talents: tuple[Talent, ...] = ()
    shield: Shield = Shield()
    slots: dict[str, int] = msgspec.field(default_factory=dict)
    """items by sub-class. GS-ITM-02"""
    spells: SpellSlots | None = None
    attaches: Literal["", "spellcaster", "individual", "unit"] = ""
    crew: Crew | None = None
    official: tuple[str, ...] = ()

    @property
    def unit(self) -> bool:
        """Whether it counts as a unit in the activation limit. GS-AVN-03, GS-A-75"""
        return self.kind in ("unit", "war-machine")


class Item(Data, frozen=True):
    """GS-ITM-01"""

    id: str
    faction: str
    type: Literal["weapon", "armor", "concoction", "artifact"]
    slot: str
    """its sub-class"""
    cost: int
    act: int = 0
    until: Until = "round"
    """of what it does once it is used"""
    once: bool = False
    """whether it must be used, and that only once a game. GS-ITM-08"""
    does: Effects = ()
    weapons: tuple[Weapon, ...] = ()
    shield: Shield = Shield()
    official: tuple[str, ...] = ()


class Continuous(Data, frozen=True):
    """GS-CEF-01"""

    id: str
    type: Literal["toxic", "physical", "mental", "spiritual"]
    direct: int = 0
    """damage when it takes hold and whenever it does not end. GS-A-52"""
    does: Effects = ()


class Subfaction(Data, frozen=True):
    """An ability of all models of a sub-faction, while its warlord leads. What it does that data cannot say is in the
    rules, by its id. GS-SUB-01"""

    id: str
    faction: str
    does: Effects = ()


class Entries(Data, frozen=True):
    """What one file holds."""

    subfactions: tuple[Subfaction, ...] = ()
    profiles: tuple[Profile, ...] = ()
    items: tuple[Item, ...] = ()
    spells: tuple[Spell, ...] = ()
    continuous: tuple[Continuous, ...] = ()


def read_file(path: Path) -> Entries:
    """One file of content, or BadContent naming the file, the entry and the field."""
    try:
        return msgspec.convert(spelled_out(read_toml("godslayer", path.read_text("utf-8"))), Entries)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as problem:
        raise BadContent(f"{path.parent.name}/{path.name}: {problem}") from None


ALL = tuple(map(read_file, [*sorted(FACTION_FOLDERS.glob("*/*.toml")), GAME / "content" / "continuous.toml"]))
PROFILES: dict[str, Profile] = {entry.id: entry for file in ALL for entry in file.profiles}
ITEMS: dict[str, Item] = {entry.id: entry for file in ALL for entry in file.items}
SUBFACTIONS: dict[str, Subfaction] = {entry.id: entry for file in ALL for entry in file.subfactions}
CONTINUOUS: dict[str, Continuous] = {entry.id: entry for file in ALL for entry in file.continuous}
FACTIONS: tuple[str, ...] = tuple(dict.fromkeys(profile.faction for profile in PROFILES.values()))
TACTICS: dict[str, Tactic] = {
    tactic.id: tactic
    for profile in PROFILES.values()
    for tactic in (*profile.tactics, *[tactic for talent in profile.talents for tactic in talent.gives])
}
WEAPONS: dict[str, Weapon] = {
    weapon.id: weapon
    for weapons in (*[card.weapons for card in PROFILES.values()], *[item.weapons for item in ITEMS.values()])
    for weapon in weapons
}
"""By id: no two weapons of any card have the same. GS-PRO-04"""


def read_spells(folders: CardFolders) -> dict[str, Spell]:
    """The spells of all factions, and then those with folders of their own. GS-ITM-09, GS-ITM-11"""
    spells = {entry.id: entry for file in ALL for entry in file.spells}
    known = Known(
        {(card.faction, card.spells.category) for card in PROFILES.values() if card.spells},
        CONTINUOUS,
        {*FACTIONS, *PROFILES, *SUBFACTIONS, *ITEMS, *WEAPONS, *TACTICS, *CONTINUOUS},
    )
    for id in folders.ids():
        spells[id] = read_spell(id, folders, known, spells)
    return spells


SPELLS = read_spells(FOLDERS)


def official_spells() -> dict[str, Spell]:
    """The spells that chance draws from. GS-ITM-11"""
    return {id: spell for id, spell in SPELLS.items() if not spell.fan_made}


PRINTED: dict[str, Does] = {
    entry.id: Does(entry.does)
    for entries in (CONTINUOUS, TACTICS, SPELLS, ITEMS, WEAPONS)
    for entry in entries.values()
}
"""What a lasting effect does, by its id: of a continuous effect, a tactic, a spell, an item or a weapon."""
