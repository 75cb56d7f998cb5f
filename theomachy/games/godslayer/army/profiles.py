"""Profiles, items, spells and continuous effects as data: what is printed on cards, read from factions/.

Whatever is not published by the game's makers is our own design; `official` names the fields that are. GS-PRO-01
"""

from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from theomachy.games.godslayer.terms import Dread
from theomachy.kernel.messages import refuse

T = TypeVar("T")
GAME = Path(__file__).parents[1]
FACTION_FOLDERS = GAME / "factions"

Stat = Literal["MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT", "POW", "SR", "CAST"]
"""The eight basic statistics, power, strike rank, and what is added to casting rolls. GS-PRO-02, GS-CTR-06"""
When = Literal[
    "", "melee", "missile", "missile or magic", "missile or charge", "free strike", "charge", "enemy spell",
    "incantation", "bravery or rally", "receiving", "beside a mate", "outnumbering", "creature", "non-living",
]  # fmt: skip
"""What a change of a statistic counts for; see rules/effects/statistics.py."""
Base = Literal["small", "medium", "large"]
RADIUS: dict[Base, int] = {"small": 1500, "medium": 2000, "large": 2500}
"""GS-PRO-10"""
SIGHT: dict[Base, int] = {"small": 1, "medium": 2, "large": 3}
"""GS-LOS-03"""
Kind = Literal["warlord", "character", "unit", "creature", "war-machine", "attachment"]
"""GS-MOD-03 to 08"""
Until = Literal["turn", "round", "next", "instant", "sustained"]
WeaponType = Literal["MEL", "MIS", "MAG"]
"""GS-PRO-04"""
Aimed = Literal["self", "model", "unit", "enemy"]
"""Whom a tactic is for. GS-TAC-04 to 07"""
Weight = Literal["", "light", "heavy"]
"""GS-CLS-01"""


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a file; a misspelt field is an error that names it."""


class Mod(Data, frozen=True):
    """A statistic changes. GS-A-13"""

    stat: Stat
    by: int
    when: When = ""


class Protection(Data, frozen=True):
    """GS-PRT-01"""

    value: int
    gives: Literal["ignore", "halve", "survive"]
    against: Literal["", "missile"] = ""
    once: bool = False
    """a game"""


class Does(Data, frozen=True):
    """What an ability, tactic, item, spell or weapon does, where data can say it. What it cannot say is a function
    under its id in effects/. GS-CON-06"""

    mods: tuple[Mod, ...] = ()
    aura: int = 0
    """inches within which it works on others; 0 if on the bearer. GS-AUR-01"""
    auras: Literal["all", "friends", "enemies"] = "all"
    """GS-A-70"""
    causes: Dread = ""
    fearless: bool = False
    """GS-PSY-05"""
    oaths: bool = False
    """no fear tests, fear tests instead of horror tests. GS-PSY-09, GS-CON-08"""
    non_living: bool = False
    ethereal: bool = False
    """half damage from attacks that are not enchanted. GS-ITM-05"""
    musician: bool = False
    """GS-MUS-01"""
    channels: Literal["", "spells"] = ""
    """GS-CHN-01"""
    battle_caster: bool = False
    deployment: Literal["", "advanced"] = ""
    secrets: int = 0
    """friendly infantry units that may deploy secretly because of it"""
    move_limit: int = 0
    """GS-MOV-06"""
    open_to: tuple[str, ...] = ()
    """terrain kinds that are open ground for it"""
    tough: int = 0
    """taken from each normal damage"""
    regenerates: int = 0
    protection: Protection | None = None
    supports: int = 0
    """inches to its parent within which it joins free strikes"""
    thrifty: int = 0
    """tokens saved on one counter attack and on its tactic each round"""
    spines: str = ""
    """continuous effect for a model within 1 inch that hits it in melee"""
    cover: bool = False
    """counts as in cover. GS-MIS-07"""
    holds: bool = False
    """is stationary while it lasts. GS-STA-01"""
    deaf: bool = False
    """receives no ordered tactics"""
    firm: bool = False
    """cannot be knocked down"""
    pushes: int = 0
    critical_more: int = 0
    """direct damage added to criticals"""
    critical_dice: int = 0
    """dice that only count for pairs. GS-A-44"""
    charge_move: int = 0
    charge_power: int = 0
    """the charge bonus to POW, instead of 1"""
    charge_knocks_down: bool = False
    counterstrike: bool = False
    """charges as a passive activation"""
    instead_of_damage: str = ""
    """a continuous effect that missile hits cause instead of damage"""
    slips: bool = False
    """one token of movement is safe from free strikes"""
    per_token: tuple[Mod, ...] = ()
    """for each token spent on a tactic of variable cost. GS-TAC-14"""
    most: int = 0
    """tokens that count"""
    once: bool = False
    """a game. GS-ITM-08"""
    spares_criticals: int = 0
    """criticals a round whose extra damage it ignores"""
    # weapons
    ignores_shields: bool = False
    ignores_armour: int = 0
    attacks: int = 1
    """attack rolls at the same target"""
    further: int = 0
    """attack rolls after a hit"""
    further_power: int = 0
    sweeps: bool = False
    """attacks everybody in melee range"""
    hit: str = ""
    """continuous effect for a model that is hit"""
    harm: str = ""
    """continuous effect for a model that is damaged"""
    critical_knocks_down: bool = False
    harm_knocks_down: bool = False
    leaves_haze: bool = False
    weakens: bool = False
    """the target's mods last to the end of the turn: `mods` are the target's, not the bearer's"""


NOTHING = Does()


class Weapon(Data, frozen=True):
    """One way to attack: a weapon with several ways has several entries. GS-PRO-04"""

    id: str
    type: WeaponType
    act: int
    rng: int
    pow: int | None = None
    """None: it causes no damage"""
    aoe: int = 0
    does: Does = NOTHING
    crew: bool = False
    """of a war-machine: whether its crew uses it. GS-WMC-04"""
    enchanted: bool = False
    """GS-ITM-05, GS-MGA-01"""


class Ability(Data, frozen=True):
    """Always on. GS-TAC-01"""

    id: str
    does: Does = NOTHING


class Tactic(Data, frozen=True):
    """GS-PRO-05"""

    id: str
    type: Aimed
    act: int = 0
    variable: bool = False
    until: Until = "round"
    does: Does = NOTHING


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
    slots: dict[str, int] = {}
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
    does: Does = NOTHING
    weapons: tuple[Weapon, ...] = ()
    shield: Shield = Shield()
    official: tuple[str, ...] = ()


class Spell(Data, frozen=True):
    """GS-ITM-09"""

    id: str
    faction: str
    category: str
    set: str
    cost: int
    act: int
    rng: int
    """inches; 0: LEAD range. GS-A-132"""
    cpl: int
    thaumaturgy: bool
    """whether it targets an enemy. GS-MAG-02, GS-MAG-03"""
    target: Literal["model", "unit", "place"] = "unit"
    until: Until = "round"
    """sustained: it can be sustained"""
    pow: int | None = None
    aoe: int = 0
    does: Does = NOTHING
    official: tuple[str, ...] = ()


class Continuous(Data, frozen=True):
    """GS-CEF-01"""

    id: str
    type: Literal["toxic", "physical", "mental", "spiritual"]
    direct: int = 0
    """damage when it takes hold and whenever it does not end. GS-A-52"""
    mods: tuple[Mod, ...] = ()


class Subfaction(Data, frozen=True):
    """An ability of all models of a sub-faction, while its warlord leads. What it does that data cannot say is in the
    rules, by its id. GS-SUB-01"""

    id: str
    faction: str
    does: Does = NOTHING


class Entries(Data, frozen=True):
    """What one file holds."""

    subfactions: tuple[Subfaction, ...] = ()
    profiles: tuple[Profile, ...] = ()
    items: tuple[Item, ...] = ()
    spells: tuple[Spell, ...] = ()
    continuous: tuple[Continuous, ...] = ()


def read_file(path: Path) -> Entries:
    """One file of content; an error names the file, the entry and the field."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Entries)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise refuse("bad-content", file=path.name, problem=str(problem)) from None


ALL = tuple(map(read_file, [*sorted(FACTION_FOLDERS.glob("*/*.toml")), GAME / "content" / "continuous.toml"]))
PROFILES: dict[str, Profile] = {entry.id: entry for file in ALL for entry in file.profiles}
ITEMS: dict[str, Item] = {entry.id: entry for file in ALL for entry in file.items}
SUBFACTIONS: dict[str, Subfaction] = {entry.id: entry for file in ALL for entry in file.subfactions}
SPELLS: dict[str, Spell] = {entry.id: entry for file in ALL for entry in file.spells}
CONTINUOUS: dict[str, Continuous] = {entry.id: entry for file in ALL for entry in file.continuous}
FACTIONS: tuple[str, ...] = tuple(dict.fromkeys(profile.faction for profile in PROFILES.values()))
TACTICS: dict[str, Tactic] = {
    tactic.id: tactic
    for profile in PROFILES.values()
    for tactic in (*profile.tactics, *[one for talent in profile.talents for one in talent.gives])
}
WEAPONS: dict[str, Weapon] = {
    weapon.id: weapon
    for weapons in (*[card.weapons for card in PROFILES.values()], *[item.weapons for item in ITEMS.values()])
    for weapon in weapons
}
"""By id: no two weapons of any card have the same. GS-PRO-04"""


PRINTED: dict[str, Does] = {
    **{id: Does(mods=one.mods) for id, one in CONTINUOUS.items()},
    **{id: tactic.does for id, tactic in TACTICS.items()},
    **{id: spell.does for id, spell in SPELLS.items()},
    **{id: item.does for id, item in ITEMS.items()},
    **{id: weapon.does for id, weapon in WEAPONS.items()},
}
"""What a lasting effect does, by its id: of a tactic, a spell, an item, a weapon or a continuous effect."""
