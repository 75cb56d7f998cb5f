"""How a client may draw the things of a game, by their ids: icons, masks, and what a mark or a track stands for.

A game says it in files `looks.toml`, anywhere in its folder; one without any gets a plain look. Nothing here is a rule:
a client that knows no looks still draws everything, with words and letters.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from theomachy.kernel import Game

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
"""An icon of icons.svg without `i-`, a mask of emblems.svg without `e-`, a palette of palettes.css without `p-`."""
Maybe = Annotated[str, Meta(pattern="^([a-z][a-z0-9-]*)?$", max_length=40)]
Ground = Literal["baize", "slate", "dust", "field"]
Style = Literal["champion", "small", "banner", "ground", "token", "card", "wild"]
State = Literal["acting", "done", "down", "tired", "spent", "wild", "leader"]
Spot = Literal["score", "gain", "round", "ladder", "pips", "pool"]
Corner = Literal["tag", "drop", "coin", "die"]
"""Where a token is on its piece: a tag at the upper left, a red drop at the upper right, a coin at the lower right; a
die lies on its card."""
Figure = Literal["gems"]
"""How a figure of a card is shown, if not as a number: as a row of gems."""
PartKind = Literal["blow"]
"""What a part of an ability is, if it is to stand out: a blow."""
Tint = Literal[
    "north",
    "south",
    "forest",
    "scrub",
    "rubble",
    "water",
    "hill",
    "wall",
    "ruin",
    "grass",
    "yard",
    "hedge",
    "fence",
    "rock",
    "marsh",
    "road",
    "crops",
    "lava",
    "cliff",
    "steep",
    "boulder",
    "house",
    "door",
    "haze",
]
"""What the ground of a zone is; north and south are deployment."""
TINTS: tuple[Tint, ...] = get_args(Tint)


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mask in a palette, or an icon; without either, letters on a shield."""

    mask: Maybe = ""
    palette: Maybe = ""
    icon: Maybe = ""
    style: Style = "card"


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ground: Ground = "field"
    """What the table is covered with."""
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    """How long a usual game lasts."""
    icons: dict[str, Name] = {}
    """By message id: figures, tokens, tracks, parts and sections of cards; options by the first part of their keys."""
    faces: dict[str, Face] = {}
    """By the id of a card or the icon of a piece."""
    marks: dict[str, State] = {}
    """What state a mark of a piece is."""
    figures: dict[str, Figure] = {}
    """How a figure of a card is shown, by its label."""
    parts: dict[str, PartKind] = {}
    """What a part of an ability is, by its id."""
    tracks: dict[str, Spot] = {}
    """Where a track belongs, by its label."""
    dice: dict[str, Name] = {}
    """The icon of a die's face."""
    tints: dict[str, Tint] = {}
    """How the ground of a zone is tinted, by its label or its kind; a kind that is a tint needs no entry."""
    badges: dict[str, Corner] = {}
    """Where a token is on its piece, by its label; it shows its `.brief`, or its number."""


class BadLook(Exception):
    """A file of looks that cannot be used; says where and why."""


def tint_of(kind: str) -> Tint | Literal[""]:
    """The tint of ground that needs no entry: its kind is one."""
    return next((tint for tint in TINTS if tint == kind), "")


def look_of(game: Game[Any]) -> Look:
    return _look_in(game.content.folder)


@cache
def _look_in(folder: Path) -> Look:
    """What all files of looks in a folder say together."""
    look: dict[str, Any] = {}
    for file in sorted(folder.rglob("looks.toml")):
        source = file.relative_to(folder.parent).as_posix()
        for name, section in _sections(file.read_text("utf-8"), source).items():
            look[name] = look.get(name, {}) | section if isinstance(section, dict) else section
    return Look(**look)


def read_look(text: str, source: str) -> Look:
    """The look that a file describes, or BadLook naming file, entry and field."""
    return Look(**_sections(text, source))


def _sections(text: str, source: str) -> dict[str, Any]:
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLook(f"{source}: {error}") from None
    kinds = get_type_hints(Look, include_extras=True)
    return {name: _section(kinds, name, value, source) for name, value in raw.items()}


def _section(kinds: dict[str, Any], name: str, value: Any, source: str) -> Any:
    if name not in kinds:
        raise BadLook(f"{source}: {name}: there is no such field; there are {', '.join(kinds)}")
    if get_origin(kinds[name]) is not dict:
        return _convert(value, kinds[name], f"{source}: {name}")
    if not isinstance(value, dict):
        raise BadLook(f"{source}: {name}: this must be a table")
    kind = get_args(kinds[name])[1]
    return {id: _convert(entry, kind, f"{source}: {name}.{id}") for id, entry in value.items()}


def _convert(value: Any, kind: Any, where: str) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        what, _, inner = str(error).partition(" - at `$.")
        raise BadLook(f"{where}{'.' if inner else ''}{inner.rstrip('`')}: {what}") from None
