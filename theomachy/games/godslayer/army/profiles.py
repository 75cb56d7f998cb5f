"""Profiles, items, spells and continuous effects as data, read from factions/ and spells/.

Everything that is not published by the game's makers is our own design; `official` names the fields that are.
GS-PRO-01.
"""

import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from theomachy.content.card_folders import CardFolders
from theomachy.content.digest import BadContent
from theomachy.content.mistakes import explained
from theomachy.content.what_if import read_toml
from theomachy.games.godslayer.army.spell_cards import Known, Spell, read_spell
from theomachy.games.godslayer.language import Data, Does, Effects, spelled_out
from theomachy.games.godslayer.spells import FOLDERS
from theomachy.games.godslayer.terms import Until

T = TypeVar("T")
GAME = Path(__file__).parents[1]
FACTION_FOLDERS = GAME / "factions"

Base = Literal["small", "medium", "large"]
RADIUS: dict[Base, int] = {"small": 1500, "medium": 2000, "large": 2500}
"""Radius of a base, by its size. GS-PRO-10."""
SIGHT: dict[Base, int] = {"small": 1, "medium": 2, "large": 3}
"""Sight value of a model, by its base. GS-LOS-03."""
Kind = Literal["warlord", "character", "unit", "creature", "war-machine", "attachment"]
"""Kinds of card. GS-MOD-03 to 08."""
WeaponType = Literal["MEL", "MIS", "MAG"]
"""Types of weapon: melee, missile and magic. GS-PRO-04."""
Aimed = Literal["self", "model", "unit", "enemy"]
"""Types of tactic, by its targets. GS-TAC-04 to 07."""
Weight = Literal["", "light", "heavy"]
"""Weight of infantry or cavalry; empty if it is neither light nor heavy. GS-CLS-01."""


class Weapon(Data, frozen=True):
    """A way to attack; a weapon with several attack types has an entry for each. GS-PRO-04."""

    id: str
    type: WeaponType
    act: int
    rng: int
    pow: int | None = None
    """Power; None if the weapon causes no damage."""
    aoe: int = 0
    does: Effects = ()
    crew: bool = False
    """True if a war-machine's crew uses the weapon, and not the machine. GS-WMC-04."""
    enchanted: bool = False
    """True if attacks with the weapon are enchanted. GS-ITM-05, GS-MGA-01."""


class Ability(Data, frozen=True):
    """An ability of a card, which always works. GS-TAC-01."""

    id: str
    does: Effects = ()


class Tactic(Data, frozen=True):
    """A tactic of a card. GS-PRO-05."""

    id: str
    type: Aimed
    act: int = 0
    variable: bool = False
    until: Until = "round"
    does: Effects = ()


class Talent(Data, frozen=True):
    """A special talent, which gives one of several effects like tactics. GS-TAC-15."""

    id: str
    act: int
    gives: tuple[Tactic, ...]
    """The effects to choose from, each at the cost of the talent."""
    rng: int = 0
    """Range in inches; 0 for LEAD range."""


class Shield(Data, frozen=True):
    """Bonuses of a shield to DEF and ARM. GS-PRO-07."""

    DEF: int = 0
    ARM: int = 0


class Crew(Data, frozen=True):
    """The crew of a war-machine. GS-WMC-04."""

    size: int
    base: Base
    stats: dict[str, int]
    lp: int


class SpellSlots(Data, frozen=True):
    """The number and choice of spells that a spellcaster may know. GS-ITM-10."""

    count: int
    category: str
    one_set: bool = False
    """True if all spells are of a single set; a named set does not count."""
    named: str = ""
    """A set that may always be chosen from, with `one_set` besides one other; empty if there is none."""
    others: str = ""
    """Category of the sets besides the named one; empty if it is the category of the named set."""


class Profile(Data, frozen=True):
    """A profile card. GS-PRO-01 to 10."""

    id: str
    faction: str
    subfaction: str
    kind: Kind
    base: Base
    stats: dict[str, int]
    """Basic statistics as printed, the bonuses of a built-in shield included. GS-SHD-01."""
    dpl: int
    weight: Weight = ""
    cavalry: bool = False
    """True for cavalry, light and heavy cavalry included; all others are infantry. GS-CLS-04."""
    spellcaster: bool = False
    plain: int = 0
    coloured: int = 0
    """Coloured life points of an individual model; `plain` has the others. GS-DMG-04."""
    trooper: int = 0
    leader: int = 0
    musician: int = 0
    """Life points of a unit's musician; `trooper` and `leader` have those of other members."""
    core: int = 1
    """Models in the core of a unit; 1 for anything else."""
    largest: int = 1
    cost: int = 0
    """Cost of an individual model, or of a unit's core. GS-PRO-09."""
    extra: int = 0
    """Cost of each trooper beyond the core."""
    weapons: tuple[Weapon, ...] = ()
    abilities: tuple[Ability, ...] = ()
    tactics: tuple[Tactic, ...] = ()
    talents: tuple[Talent, ...] = ()
    shield: Shield = Shield()
    slots: dict[str, int] = msgspec.field(default_factory=dict)
    """The most items that a model may take, by sub-class. GS-ITM-02."""
    spells: SpellSlots | None = None
    attaches: Literal["", "warlord", "character", "spellcaster", "individual", "unit"] = ""
    crew: Crew | None = None
    official: tuple[str, ...] = ()
    own_kind: bool = False
    """True if nothing that was published says of which kind the card is."""

    @property
    def unit(self) -> bool:
        """True if the card counts as a unit in the activation limit. GS-AVN-03, GS-A-75."""
        return self.kind in ("unit", "war-machine")


class Item(Data, frozen=True):
    """An item. GS-ITM-01."""

    id: str
    faction: str
    type: Literal["weapon", "armor", "concoction", "artifact"]
    slot: str
    """Sub-class."""
    cost: int
    act: int = 0
    until: Until = "round"
    """Duration of the effects of its use."""
    once: bool = False
    """True if it must be used, and only once a game. GS-ITM-08."""
    does: Effects = ()
    weapons: tuple[Weapon, ...] = ()
    shield: Shield = Shield()
    official: tuple[str, ...] = ()


class Continuous(Data, frozen=True):
    """A continuous effect. GS-CEF-01."""

    id: str
    type: Literal["toxic", "physical", "mental", "spiritual"]
    direct: int = 0
    """Damage when it takes hold, and each time it does not end. GS-A-52."""
    does: Effects = ()


class Subfaction(Data, frozen=True):
    """An ability of all models of a sub-faction while its warlord leads. GS-SUB-01.

    The part of it that data cannot express is in the rules, by its id.
    """

    id: str
    faction: str
    does: Effects = ()


class Entries(Data, frozen=True):
    """The entries of one file of content."""

    subfactions: tuple[Subfaction, ...] = ()
    profiles: tuple[Profile, ...] = ()
    items: tuple[Item, ...] = ()
    spells: tuple[Spell, ...] = ()
    continuous: tuple[Continuous, ...] = ()


def read_file(path: Path) -> Entries:
    """Read a file of content, or raise BadContent with the file, the entry and the field."""
    try:
        return msgspec.convert(spelled_out(read_toml("godslayer", path.read_text("utf-8"))), Entries)
    except msgspec.ValidationError as problem:
        raise BadContent(f"{path.parent.name}/{path.name}: {explained(problem, Entries)}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadContent(f"{path.parent.name}/{path.name}: {problem}") from None


ALL = tuple(map(read_file, [*sorted(FACTION_FOLDERS.glob("*/*.toml")), GAME / "content" / "continuous.toml"]))
PROFILES: dict[str, Profile] = {entry.id: entry for file in ALL for entry in file.profiles}
ITEMS: dict[str, Item] = {entry.id: entry for file in ALL for entry in file.items}
OF_THEMSELVES = ("waters-of-foretelling",)
"""Items that work when their moment comes, and are never used as an action. GS-ITM-07."""
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
"""Weapons by id; no two weapons of any cards have the same id. GS-PRO-04."""


def read_spells(folders: CardFolders) -> dict[str, Spell]:
    """Read the spells of all factions, and then those with folders of their own. GS-ITM-09, GS-ITM-11."""
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
    """Return the spells that chance may draw. GS-ITM-11."""
    return {id: spell for id, spell in SPELLS.items() if not spell.fan_made}


PRINTED: dict[str, Does] = {
    entry.id: Does(entry.does)
    for entries in (CONTINUOUS, TACTICS, SPELLS, ITEMS, WEAPONS)
    for entry in entries.values()
}
"""Lasting effects by the id of the continuous effect, tactic, spell, item or weapon that causes them."""
