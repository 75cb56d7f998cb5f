"""Reads content/heroes.toml into cards: data with errors that name the file, the hero and the field."""

import re
import tomllib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec

from theomachy.content.digest import BadContent, digest_of
from theomachy.content.mistakes import explained
from theomachy.content.what_if import NONE, read_toml
from theomachy.games.scathe.actions import Mourn, Use

LEVELS = 6

Kind: TypeAlias = Literal["melee", "ranged", "magic", ""]
"""The kind of an attack; empty for anything else."""
Token: TypeAlias = Literal["taunt", "armor", "physical", "magic", "cripple"]
Row: TypeAlias = Literal["front", "back"]
Does: TypeAlias = Literal["attack", "heal", "taunt", "armor", "physical", "magic", "cripple", "inspire", "collect"]
To: TypeAlias = Literal["enemy", "row", "foe", "self", "ally", "all", "pool"]

KINDS = ("melee", "ranged", "magic")
TOKENS: tuple[Token, ...] = get_args(Token)

_PART = re.compile(
    rf"(?P<attack>attack) (?P<kind>{'|'.join(KINDS)})(?P<row> row)? (?P<a>\d+)"
    r"|(?P<does>heal|taunt|armor|physical|magic) (?P<to>self|ally|all) (?P<b>\d+)"
    r"|(?P<alone>cripple|inspire|collect) (?P<c>\d+)"
)


class AbilityPart(msgspec.Struct, frozen=True):
    """One part of an ability: what it does, to whom, and how much."""

    does: Does
    to: To
    """The receiver of the effect: a foe is any living enemy, the pool is the player's."""
    amount: int
    kind: Kind = ""


class WrittenHero(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero as written in the file."""

    cost: Literal[2, 3, 4]
    health: int
    row: Row
    abilities: list[str]
    draft: bool = True
    fan_made: bool = False
    """True for a hero that is not in the box. SC-PTY-03."""
    book: list[str] = []


class Card(msgspec.Struct, frozen=True, dict=True):
    """A hero card. SC-CMP-02: a cost of 2 to 4, a health of at most 20, six abilities."""

    id: str
    cost: int
    health: int
    row: Row
    draft: bool
    fan_made: bool
    abilities: tuple[tuple[AbilityPart, ...], ...]
    """The abilities by number; none at number 0, the die that wakes no ability."""
    uses: tuple[Use, ...]
    mourn: Mourn
    original: tuple[str, ...]
    """Parts of the card that are original design: name, cost, health, or abilities by number."""

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(", ".join(map(write_part, ability)) for ability in self.abilities)


def read_part(text: str) -> AbilityPart:
    parts = _PART.fullmatch(text.strip())
    if not parts:
        raise ValueError(f"not an effect: {text.strip()!r}")
    does = parts["attack"] or parts["does"] or parts["alone"]
    to = parts["to"] or ("foe" if does == "cripple" else "pool")
    if does == "attack":
        to = "row" if parts["row"] else "enemy"
    amount = int(parts["a"] or parts["b"] or parts["c"])
    return msgspec.convert({"does": does, "to": to, "amount": amount, "kind": parts["kind"] or ""}, AbilityPart)


UNSAID: tuple[To, ...] = ("foe", "pool")
"""Receivers that the text of a part does not name, since there is only one that it can be."""


def write_part(part: AbilityPart) -> str:
    if part.does == "attack":
        return f"attack {part.kind} {'row ' if part.to == 'row' else ''}{part.amount}"
    return f"{part.does} {part.amount}" if part.to in UNSAID else f"{part.does} {part.to} {part.amount}"


def read_heroes(text: str, source: str) -> dict[str, Card]:
    """Return all cards of a file, or raise BadContent naming file, hero and field."""
    try:
        raw = read_toml("scathe.heroes", text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{source}: {error}") from None
    return {id: _card(id, entry, f"{source}: {id}") for id, entry in raw.items()}


def _card(id: str, raw: object, where: str) -> Card:
    if not re.fullmatch(r"[a-z][a-z-]*", id):
        raise BadContent(f"{where}: an id is made of small letters and dashes")
    try:
        entry = msgspec.convert(raw, WrittenHero)
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {explained(error, WrittenHero)}") from None
    if not 1 <= entry.health <= 20:
        raise BadContent(f"{where}: health: {entry.health} is not between 1 and 20 (SC-CMP-02)")
    if len(entry.abilities) != LEVELS:
        raise BadContent(f"{where}: abilities: {len(entry.abilities)} instead of six (SC-CMP-02)")
    abilities: list[tuple[AbilityPart, ...]] = [()]
    for number, ability in enumerate(entry.abilities, 1):
        try:
            abilities.append(() if ability == NONE else tuple(read_part(part) for part in ability.split(",")))
        except ValueError as error:
            raise BadContent(f"{where}: ability {number}: {error}") from None
    fields = ["name", "cost", "health", *map(str, range(1, LEVELS + 1))]
    for field in entry.book:
        if field not in fields:
            raise BadContent(f"{where}: book: no such field: {field!r}")
    return Card(
        id=id,
        cost=entry.cost,
        health=entry.health,
        row=entry.row,
        draft=entry.draft,
        fan_made=entry.fan_made,
        abilities=tuple(abilities),
        uses=tuple(Use(id, number) for number in range(LEVELS + 1)),
        mourn=Mourn(id),
        original=tuple(f for f in fields if f not in entry.book),
    )


_FILE = Path(__file__).parent / "content" / "heroes.toml"
HEROES = read_heroes(_FILE.read_text("utf-8"), _FILE.name)
"""SC-CMP-01: all heroes by id, each once."""
BOXED = {id: card for id, card in HEROES.items() if not card.fan_made}
"""The heroes of the box, which are drafted and drawn at random. SC-PTY-03."""


def content(heroes: Mapping[str, Card]) -> str:
    """Return the digest of the cards, which covers everything but the marks of original design."""
    return digest_of(heroes={id: (c.cost, c.health, c.row, c.draft, c.abilities) for id, c in heroes.items()})
