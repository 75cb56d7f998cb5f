"""Reads the champions' data into sheets: stats, traits and skills, with errors that name the file and the field.

A champion's file holds figures and effects; its names and texts lie in the language files. What the language of
effects (see `effects.py`) cannot say is `call`ed: a function of that name in `cards/`, in the champion's module.
"""

import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Literal

import msgspec

Class = Literal["slayer", "maelstrom", "shaper", "guardian"]
"""GT-SET-05"""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that an ability does: a verb with its argument, and to whom."""

    give: str = ""
    """a status token: `speed boon`, `dodge boon or protection boon`, `any blight`"""
    move: int = 0
    """up to so many hexes"""
    place: int = 0
    """in a hex up to so many hexes away"""
    heal: int = 0
    wound: int = 0
    act: str = ""
    """an action outside the order: `recruit`, `advance or recruit`, `claim`"""
    call: str = ""
    """a function of the card"""
    who: str = "user"
    path: str = ""
    """of a move: `toward user`, `away from user`, `straight`"""
    may: bool = False
    """whether it can be left out"""


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Dice more or fewer for a roll."""

    accuracy: int = 0
    damage: int = 0
    per: str = ""
    """for each `adjacent model` of the own unit, or each `adjacent hex` with any, next to the target"""
    call: str = ""


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """GT-SKL-03"""

    id: str
    type: Literal["self", "friendly", "area", "enemy"]
    range: int | None = None
    accuracy: tuple[int, ...] = ()
    """dice by the number of models in the user's hex; none: no hit roll. GT-SKL-06"""
    damage: tuple[int, ...] = ()
    targets: int = 1
    """how many at most"""
    spread: Literal["", "one hex", "apart", "card"] = ""
    """where several targets may be: anywhere, in one hex, in different hexes, or as the card's function says"""
    followers: bool = False
    """whether only followers may be targets"""
    phase: Literal["", "plot", "clash"] = ""
    bonus: Literal["", "may", "card"] = ""
    """whether it may be the bonus action, or must be when the card's function says so"""
    needs: str = ""
    """what must be so: `on objective`, `champion in range`, `follower in range`, or a function of the card"""
    before: tuple[Effect, ...] = ()
    """ahead of an enemy skill's first roll"""
    do: tuple[Effect, ...] = ()
    """what a self, friendly or area skill does"""
    hit: tuple[Effect, ...] = ()
    """GT-HIT-08"""
    after: tuple[Effect, ...] = ()
    dice: tuple[Dice, ...] = ()


class Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """GT-SET-09. Either dice under a condition, or functions of the card in one or more windows."""

    id: str
    dice: Dice | None = None
    needs: str = ""
    at: tuple[str, ...] = ()
    """the windows in which the card's function of the same name works; where there are several, `name_window`"""
    hidden: bool = False
    """no trait of its own, but what a skill leaves behind"""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A champion or its followers, as written in the file."""

    speed: tuple[int, int]
    dodge: int
    protection: int
    health: int
    traits: tuple[Trait, ...]
    plot: tuple[Skill, ...]
    clash: tuple[Skill | str, ...]
    """a name: the same skill as on the plot side"""
    id: str = ""
    size: Literal["small", "large"] = "large"
    count: int = 1
    ultimate: Skill | None = None
    banner: bool = True


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    class_: Class
    champion: Side
    followers: Side


class Sheet(msgspec.Struct, frozen=True):
    """A champion's or a follower unit's card, both sides of it. GT-SET-04 to 08"""

    id: str
    card: str
    """the champion whose card it belongs to"""
    class_: Class
    champion: bool
    small: bool
    count: int
    speed: tuple[int, int]
    """in the plot phase, in the clash phase"""
    dodge: int
    protection: int
    health: int
    banner: bool
    traits: tuple[Trait, ...]
    skills: dict[str, Skill]
    """all, the ultimate too, by their slugs"""
    sides: dict[str, tuple[str, ...]]
    """the skills of each phase"""
    ultimate: str = ""


class BadContent(Exception):
    """A content file that cannot be used; says where and why."""


_SLUG = re.compile(r"[a-z][a-z-]*")
VERBS = ("give", "move", "place", "heal", "wound", "act", "call")


def read_champion(id: str, text: str, source: str) -> tuple[Sheet, Sheet]:
    """A champion's sheet and its followers', or BadContent naming file and field."""
    try:
        entry = msgspec.convert(tomllib.loads(text), Entry)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent(f"{source}: {error}") from None
    if not entry.followers.id:
        raise BadContent(f"{source}: followers: id is missing")
    champion = _sheet(id, id, entry, entry.champion, source)
    return champion, _sheet(entry.followers.id, id, entry, entry.followers, source)


def _sheet(id: str, card: str, entry: Entry, side: Side, source: str) -> Sheet:
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
    if not champion and not 1 <= side.count <= 6:
        raise BadContent(f"{where}: count: {side.count} is not between 1 and 6 (GT-SET-07)")
    for slug in (id, *skills, *(trait.id for trait in side.traits)):
        if not _SLUG.fullmatch(slug):
            raise BadContent(f"{where}: an id is made of small letters and dashes: {slug!r}")
    for skill in skills.values():
        _check(skill, f"{where}: {skill.id}")
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
        sides={
            "plot": tuple(skill.id for skill in side.plot),
            "clash": tuple(skill if isinstance(skill, str) else skill.id for skill in side.clash),
        },
        ultimate=side.ultimate.id if side.ultimate else "",
    )


def _check(skill: Skill, where: str) -> None:
    """GT-SKL-11, GT-SKL-12; and one verb in each effect."""
    if (skill.type == "enemy") != bool(skill.accuracy):
        raise BadContent(f"{where}: enemy skills have accuracy dice, others have none (GT-SKL-12)")
    if skill.type == "enemy" and skill.range is None:
        raise BadContent(f"{where}: an enemy skill has a range (GT-SKL-11)")
    for list in ("before", "do", "hit", "after"):
        for number, effect in enumerate(getattr(skill, list), 1):
            if sum(bool(getattr(effect, verb)) for verb in VERBS) != 1:
                raise BadContent(f"{where}: {list}, entry {number}: one of {', '.join(VERBS)} is needed")


_FOLDER = Path(__file__).with_name("champions")
_FILES = sorted(_FOLDER.glob("*.toml"))
CHAMPIONS = {file.stem: read_champion(file.stem, file.read_text("utf-8"), f"champions/{file.name}") for file in _FILES}
"""Every champion's sheet and its followers', by the champion's id."""
SHEETS = {sheet.id: sheet for pair in CHAMPIONS.values() for sheet in pair}
CONTENT = blake2b(b"".join(file.read_bytes() for file in _FILES), digest_size=8).hexdigest()
