"""Reads a champion's card.toml into sheets: stats, traits and skills, with errors that name the file and the field.

A card holds figures and effects; names and texts lie beside it. What the language of effects (`rules/effects.py`)
cannot say is `call`ed: a function of that name in the champion's `effects.py`.
"""

import re
import tomllib
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from theomachy.content.digest import BadContent
from theomachy.content.mistakes import explained
from theomachy.content.what_if import read_toml
from theomachy.games.godtear.menu import Action, entry
from theomachy.games.godtear.phases import Phase

Class: TypeAlias = Literal["slayer", "maelstrom", "shaper", "guardian"]
"""Classes of champions. GT-SET-05."""
RollKind: TypeAlias = Literal["accuracy", "damage"]
Granted: TypeAlias = Literal["advance", "recruit", "claim"]
"""Actions that an effect may give."""
Verb: TypeAlias = Literal["give", "move", "place", "heal", "wound", "act", "call"]
"""Verbs of effects: what an effect does."""
Who: TypeAlias = (
    Literal["user", "target", "champion", "followers", "one friend"]
    | Literal["friends in range", "units in range", "small followers in range"]
    | Literal["one", "one friendly champion", "one friendly follower"]
    | Literal["each", "each here", "each in a hex"]
)
"""Words for the models to which an effect happens."""
Heading: TypeAlias = Literal["", "straight", "toward user", "away from user", "toward target", "away from target"]
"""Directions in which the move of an effect may lead."""
Condition: TypeAlias = Literal["", "unwounded"]
"""Conditions of a trait."""
Window: TypeAlias = (
    Literal["accuracy", "damage", "dodge", "protection", "speed", "steps"]
    | Literal["ward", "firm", "bound", "grips", "haunts"]
    | Literal["ground", "bars", "origin", "counts as banner"]
    | Literal["activates", "ends activation", "advances", "stops", "acted", "used", "rolls", "wounded"]
    | Literal["knocks out", "banner gone", "falls", "recruited", "bones", "most recruits", "trait"]
)
"""Windows in which a trait may work; `rules/windows.py` explains each of them."""
SEVERAL: tuple[Who, ...] = ("each", "each here", "each in a hex")
AT_TARGET: tuple[Heading, ...] = ("toward target", "away from target")
Number = Annotated[int, Meta(ge=0, le=20)]
Change = Annotated[int, Meta(ge=-9, le=9)]
Rows = Annotated[tuple[Number, ...], Meta(max_length=3)]
"""Dice by the number of models in the user's hex. GT-SKL-06."""
KIND = "(any|speed|dodge|protection|accuracy|damage) (boon|blight)"
ACTION = "(advance|recruit|claim)"


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that an ability does: a verb with its argument, and the models it happens to."""

    give: Annotated[str, Meta(pattern=f"^({KIND}( or {KIND})*)?$")] = ""
    """Status token: `speed boon`, `dodge boon or protection boon`, `any blight`."""
    move: Number = 0
    """Hexes that the models move at most."""
    place: Number = 0
    """Distance in hexes at which the models are placed at most."""
    heal: Number = 0
    wound: Number = 0
    act: Annotated[str, Meta(pattern=f"^({ACTION}( or {ACTION})*)?$")] = ""
    """Action outside the order: `recruit`, `advance or recruit`, `claim`."""
    call: str = ""
    """Name of a function of the card."""
    who: Who = "user"
    """Models that the effect happens to, one of those that WHO lists for the verb."""
    path: Heading = ""
    """Direction of a move."""
    may: bool = False
    """True if the player may leave the effect out."""


WHO: dict[Verb, tuple[Who, ...]] = {
    "give": (
        *("user", "target", "champion", "followers", "one friend"),
        *("friends in range", "units in range", "small followers in range"),
    ),
    "move": (
        *("user", "target", "champion", "one", "each", "each here", "each in a hex"),
        *("one friendly champion", "one friendly follower"),
    ),
    "place": ("user", "each"),
    "heal": ("user", "champion"),
    "wound": ("target",),
    "act": ("user", "champion", "followers"),
    "call": ("user",),
}
"""The verbs, and to whom each may happen; `rules/effects.py` carries them out."""
Effects = Annotated[tuple[Effect, ...], Meta(max_length=5)]


def granted(text: str) -> list[Granted]:
    """Return the actions that a text gives: `advance or recruit`."""
    return [_GRANTED[name] for name in text.split(" or ")]


_GRANTED: dict[str, Granted] = {name: name for name in get_args(Granted)}


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number of dice added to a roll, or taken from it if negative."""

    accuracy: Change = 0
    damage: Change = 0
    per: Literal["", "adjacent model", "adjacent hex"] = ""
    """Things next to the target for which the dice are added; empty if they are added once.

    They are each `adjacent model` of the unit, or each `adjacent hex` with any model of the unit.
    """
    call: str = ""


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A skill of a champion or unit. GT-SKL-03."""

    id: str
    type: Literal["self", "friendly", "area", "enemy"]
    range: Number | None = None
    """Range in hexes; None if the skill has none, as an enemy skill whose targets the card's function allows."""
    accuracy: Rows = ()
    """Dice of the hit roll; none if there is no hit roll."""
    damage: Rows = ()
    targets: Annotated[int, Meta(ge=1, le=6)] = 1
    """Number of targets at most."""
    spread: Literal["", "one hex", "apart", "card"] = ""
    """Places of several targets: anywhere, in one hex, in different hexes, or as the card's function says."""
    followers: bool = False
    """True if only followers may be targets."""
    phase: Literal["", "plot", "clash"] = ""
    bonus: Literal["", "may", "card"] = ""
    """Word for the bonus action: `may` if it may be one, `card` if it must be when the card's function says so."""
    needs: str = ""
    """Condition of use: `on objective`, `champion in range`, `follower in range`, or a function of the card."""
    by_all: bool = False
    """True if nothing that the card's functions do depends on which follower uses the skill."""
    before: Effects = ()
    """Calls before an enemy skill's first roll."""
    do: Effects = ()
    """Effects of a self, friendly or area skill."""
    hit: Effects = ()
    """Hit effects. GT-HIT-08.

    If the skill is no enemy skill, it adds them to the enemy skills of this activation.
    """
    after: Effects = ()
    dice: tuple[Dice, ...] = ()


class Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A trait: either dice under a condition, or functions of the card in one or more windows. GT-SET-09."""

    id: str
    dice: Dice | None = None
    needs: Condition = ""
    at: tuple[Window, ...] = ()
    """Windows in which the card's function of the same name works; if there are several, `name_window`."""
    hidden: bool = False
    """True if it is no trait of its own, but what a skill leaves behind."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A champion or its followers, as written in the file."""

    speed: tuple[Number, Number]
    dodge: Number
    protection: Number
    health: Annotated[int, Meta(ge=1, le=20)]
    traits: Annotated[tuple[Trait, ...], Meta(max_length=5)]
    plot: Annotated[tuple[Skill, ...], Meta(max_length=20)]
    clash: Annotated[tuple[Skill | str, ...], Meta(max_length=20)]
    """Skills of the clash side; a name stands for a skill of the plot side."""
    id: str = ""
    size: Literal["small", "large"] = "large"
    count: int = 1
    ultimate: Skill | None = None
    banner: bool = True


class WrittenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    class_: Class
    champion: Side
    followers: Side
    fan_made: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """A champion's or a follower unit's card, both sides of it. GT-SET-04 to 08."""

    id: str
    card: str
    """Id of the champion whose card it belongs to."""
    class_: Class
    champion: bool
    small: bool
    count: int
    speed: tuple[int, int]
    """Speed in the plot phase and in the clash phase."""
    dodge: int
    protection: int
    health: int
    banner: bool
    traits: tuple[Trait, ...]
    skills: dict[str, Skill]
    """All skills, the ultimate too, by their slugs."""
    sides: dict[Phase, tuple[str, ...]]
    """Names of the skills of each phase."""
    menus: dict[Phase, tuple[Action, ...]]
    """Actions of each phase. GT-TRN-05."""
    ultimate: str = ""
    fan_made: bool = False
    """True if players made it and not the publisher. GT-FMT-15.

    A fan-made champion is brought along, never drawn by chance nor drafted.
    """


_SLUG = re.compile(r"[a-z][a-z-]*")
_MOST = {"small": (3, 6), "large": (1, 2)}
"""Least and largest number of followers of a unit, by their size. GT-FOL-02."""


def read_champion(id: str, text: str, source: str) -> tuple[Sheet, Sheet]:
    """Return a champion's sheet and its followers', or raise BadContent naming file and field."""
    try:
        entry = msgspec.convert(read_toml(f"godtear.champions.{id}", text), WrittenCard)
    except msgspec.ValidationError as error:
        raise BadContent(f"{source}: {explained(error, WrittenCard)}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{source}: {error}") from None
    if not entry.followers.id:
        raise BadContent(f"{source}: followers: id is missing")
    champion = _sheet(id, id, entry, entry.champion, source)
    return champion, _sheet(entry.followers.id, id, entry, entry.followers, source)


def _sheet(id: str, card: str, entry: WrittenCard, side: Side, source: str) -> Sheet:
    champion = side is entry.champion
    where = f"{source}: {'champion' if champion else 'followers'}"
    skills = {skill.id: skill for skill in side.plot}
    for skill in side.clash:
        if isinstance(skill, str) and skill not in skills:
            raise BadContent(f"{where}: clash: no such skill on the plot side: {skill!r}")
        if isinstance(skill, Skill):
            skills[skill.id] = skill
    if side.ultimate is not None:
        skills[side.ultimate.id] = side.ultimate
    if champion != (side.ultimate is not None):
        raise BadContent(f"{where}: champions have an ultimate, followers none (GT-SET-06)")
    least, most = _MOST[side.size]
    if not champion and not least <= side.count <= most:
        raise BadContent(f"{where}: count: {side.count} is not between {least} and {most} (GT-SET-07, GT-FOL-02)")
    if not champion and side.size == "small" and side.health != 1:
        raise BadContent(f"{where}: health: small followers have 1 (GT-FOL-02)")
    for slug in (id, *skills, *(trait.id for trait in side.traits)):
        if not _SLUG.fullmatch(slug):
            raise BadContent(f"{where}: an id is made of small letters and dashes: {slug!r}")
    for skill in skills.values():
        _check(skill, champion, f"{where}: {skill.id}")
    sides: dict[Phase, tuple[str, ...]] = {
        "plot": tuple(skill.id for skill in side.plot),
        "clash": tuple(skill if isinstance(skill, str) else skill.id for skill in side.clash),
    }
    return Sheet(
        id=id,
        card=card,
        class_=entry.class_,
        champion=champion,
        small=side.size == "small",
        count=side.count,
        speed=side.speed,
        dodge=side.dodge,
        protection=side.protection,
        health=side.health,
        banner=champion and side.banner,
        traits=side.traits,
        skills=skills,
        sides=sides,
        menus={phase: _menu(side, names) for phase, names in sides.items()},
        ultimate=side.ultimate.id if side.ultimate else "",
        fan_made=entry.fan_made,
    )


def _menu(side: Side, names: tuple[str, ...]) -> tuple[Action, ...]:
    skills = [entry("skill", name) for name in (*names, side.ultimate.id if side.ultimate else "") if name]
    own = [entry("claim"), entry("rally")] if side.ultimate else [entry("recruit")]
    return (entry("advance"), *skills, *own)


def _check(skill: Skill, champion: bool, where: str) -> None:
    """Raise BadContent for a skill that breaks GT-SKL-11 or GT-SKL-12, or has effects that cannot happen."""
    enemy = skill.type == "enemy"
    if enemy != bool(skill.accuracy) or (skill.damage and not enemy):
        raise BadContent(f"{where}: enemy skills have accuracy dice, others have no dice (GT-SKL-12)")
    if enemy and skill.range is None and skill.spread != "card":
        raise BadContent(f"{where}: range: an enemy skill has one (GT-SKL-11)")
    if skill.do if enemy else skill.before:
        raise BadContent(f"{where}: enemy skills have `before`, `hit` and `after`, others `do` and `after`")
    for name in ("before", "do", "hit", "after"):
        effects = getattr(skill, name)
        for number, effect in enumerate(effects, 1):
            here = f"{where}: {name}, entry {number}"
            verbs = [verb for verb in WHO if getattr(effect, verb)]
            if len(verbs) != 1 or (name == "before" and not effect.call):
                raise BadContent(f"{here}: one of {'call' if name == 'before' else ', '.join(WHO)} is needed")
            _check_who(effect, verbs[0], champion, f"{here}: who")
            aimed = effect.who == "target" or effect.path in AT_TARGET
            if aimed and (name == "do" or (name == "after" and not enemy)):
                raise BadContent(f"{here}: there is no target")
            if effect.who in SEVERAL and (number < len(effects) or (name == "hit" and skill.damage)):
                raise BadContent(f"{here}: who: {effect.who!r} comes last, and not before a damage roll")


def _check_who(effect: Effect, verb: Verb, champion: bool, where: str) -> None:
    if effect.who not in WHO[verb]:
        raise BadContent(f"{where}: {effect.who!r} is none of {', '.join(WHO[verb])}")
    if effect.who == ("champion" if champion else "followers"):
        raise BadContent(f"{where}: {effect.who!r} is the user's own card")
