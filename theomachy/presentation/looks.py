"""Looks: the icons, masks and tints with which a client may draw the things of a game, by their ids.

A game sets its look in files `looks.toml`, anywhere in its folder; a game without any gets a plain look. Nothing here
is a rule: a client that knows no looks still draws everything, with words and letters.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from theomachy.content.mistakes import explained
from theomachy.kernel import Game

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]
"""An icon of icons.svg without `i-`, a mask of emblems.svg without `e-`, a palette of palettes.css without `p-`."""
Maybe = Annotated[str, Meta(pattern="^([a-z][a-z0-9-]*)?$", max_length=40)]
Ground = Literal["baize", "slate", "dust", "field"]
Style = Literal["champion", "small", "banner", "ground", "token", "card", "wild"]
State = Literal["acting", "done", "down", "tired", "spent", "wild", "leader"]
Spot = Literal["score", "gain", "round", "ladder", "pips", "pool"]
Corner = Literal["tag", "drop", "coin", "die"]
"""The spot of a token.

A tag is at the upper left of its piece, a red drop at the upper right, a coin at the lower right; a die lies on its
card.
"""
Figure = Literal["gems"]
"""The ways to show a figure of a card other than as a number: as a row of gems."""
PartKind = Literal["blow"]
"""The kinds of ability parts that stand out: a blow."""
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
"""The tint of a zone's ground; north and south are deployment zones."""
TINTS: tuple[Tint, ...] = get_args(Tint)


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mask in a palette, or an icon; without either, letters on a shield."""

    mask: Maybe = ""
    palette: Maybe = ""
    icon: Maybe = ""
    style: Style = "card"


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ground: Ground = "field"
    """The surface that covers the table."""
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    """The usual length of a game in minutes."""
    icons: dict[str, Name] = {}
    """Icons by message id: of figures, tokens, tracks, parts, sections; icons of options by the start of their key."""
    faces: dict[str, Face] = {}
    """Faces by the id of a card or the icon of a piece."""
    marks: dict[str, State] = {}
    """States of pieces by the id of the mark that stands for them."""
    figures: dict[str, Figure] = {}
    """Ways to show figures of cards, by the label of the figure."""
    parts: dict[str, PartKind] = {}
    """Kinds of ability parts, by the id of the part."""
    tracks: dict[str, Spot] = {}
    """Spots of tracks, by the label of the track."""
    dice: dict[str, Name] = {}
    """Icons of the faces of dice, by face."""
    tints: dict[str, Tint] = {}
    """Tints of ground, by the zone's label or kind; a kind that is itself a tint needs no entry."""
    badges: dict[str, Corner] = {}
    """Spots of tokens on their pieces, by the token's label; the token shows its `.brief`, or its number."""


class BadLook(Exception):
    """A file of looks that cannot be used; says where and why."""


def tint_of(kind: str) -> Tint | Literal[""]:
    """Return the tint named by a kind of ground itself, which needs no entry; empty if no tint has that name."""
    return next((tint for tint in TINTS if tint == kind), "")


def look_of(game: Game[Any]) -> Look:
    return _look_in(game.content.folder)


@cache
def _look_in(folder: Path) -> Look:
    """Merge all files of looks in a folder."""
    look: dict[str, Any] = {}
    for file in sorted(folder.rglob("looks.toml")):
        source = file.relative_to(folder.parent).as_posix()
        for name, section in _sections(file.read_text("utf-8"), source).items():
            look[name] = look.get(name, {}) | section if isinstance(section, dict) else section
    return Look(**look)


def read_look(text: str, source: str) -> Look:
    """Return the look that a file describes, or raise BadLook with the file, the entry and the field."""
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
        what, _, inner = explained(error, kind).partition(" - at `$.")
        field, _, allowed = inner.partition("`")
        raise BadLook(f"{where}{'.' if field else ''}{field}: {what}{allowed}") from None
