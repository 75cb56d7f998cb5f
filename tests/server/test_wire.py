"""The two descriptions of the wire, structs in Python and wire.ts for the client, say the same."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from theomachy.hosting.campaigns import NewCampaign
from theomachy.hosting.matchmaking import NewLesson, NewMatch
from theomachy.wire import messages as wire
from theomachy.wire import pages

ROOT = Path(__file__).parents[2]
TS = re.sub(r"//[^\n]*|/\*.*?\*/", "", (ROOT / "web" / "src" / "wire.ts").read_text("utf-8"), flags=re.S)
FIELD = re.compile(r"(?:^|[;{\n])\s*(\w+)(\??):\s*")


def body(text: str, start: int) -> str:
    """What stands between a brace and its partner."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return text[start + 1 : at]
    raise AssertionError("a brace without its partner")


def flat(text: str) -> str:
    """The same without what is inside further braces."""
    depth, kept = 0, []
    for letter in text:
        depth -= letter == "}"
        if depth == 0:
            kept.append(letter)
        depth += letter == "{"
    return "".join(kept)


def fields(text: str) -> dict[str, bool]:
    """Names of fields, and whether they may be left out."""
    return {name: mark == "?" for name, mark in FIELD.findall(flat(text))}


INTERFACES = {
    found[1]: body(TS, found.end() - 1) for found in re.finditer(r"export interface (\w+)(?: extends \w+)? \{", TS)
}
ORDERS = {kind.__name__: kind for kind in (NewMatch, NewLesson, NewCampaign)}
"""What a client asks hosting for."""
SHOWN = {
    name: kind
    for name, kind in {**vars(wire), **vars(pages), **ORDERS}.items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name not in ("Shown", "Said")
}
TABLE = wire.TableMessage(
    match="m",
    n=0,
    lang="en",
    fixed=wire.Fixed(hash="", game="", title="", board="rows", ground="field", seats=[], zones=[], cards={}),
    scene=wire.Scene(pieces={}, tracks={}, status=[]),
    seats=[],
    chronicle=[],
    requests=[],
    commitment="",
    options=wire.Options(setup=[]),
)
SAID = {kind.__struct_config__.tag: kind for kind in get_args(wire.ToServer)}


def sent(kind: type[msgspec.Struct]) -> dict[str, bool]:
    """Fields as they are sent: what has its usual value is left out."""
    found = {field.encode_name: not field.required for field in msgspec.structs.fields(kind)}
    tag = kind.__struct_config__.tag
    return {"type": False, **found} if tag else found


@pytest.mark.parametrize("name", sorted(INTERFACES))
def test_the_client_expects_what_the_server_sends(name: str):
    assert name in SHOWN, "the server has no such struct"
    assert fields(INTERFACES[name]).keys() == sent(SHOWN[name]).keys()
    required = {field for field, optional in fields(INTERFACES[name]).items() if not optional}
    assert not {field for field, optional in sent(SHOWN[name]).items() if optional} & required, "may be left out"


def test_every_struct_is_known_to_the_client():
    """By its name, or, where it stands inside another, by its fields."""
    inner = [fields(body(TS, found.start())).keys() for found in re.finditer(r"\{", TS)]
    said = {kind.__name__ for kind in SAID.values()}
    for name, kind in SHOWN.items():
        if name not in said and name not in INTERFACES:
            assert any(keys == sent(kind).keys() for keys in inner), f"wire.ts has nothing like {name}"


def test_what_the_client_says_is_what_the_server_hears():
    start = TS.index("export type ToServer")
    told = re.findall(r"\|\s*\{([^}]*)\}", TS[start : TS.index("export interface", start)])
    messages = {re.search(r'type:\s*"(\w+)"', text)[1]: set(fields(text)) for text in told}  # type: ignore[index]
    assert messages == {tag: set(sent(kind)) for tag, kind in SAID.items()}


def words(kind: object) -> set[str]:
    """All that a field may say, if it is one of some words."""
    if get_origin(kind) is Literal:
        return set(get_args(kind))
    return {word for part in get_args(kind) for word in words(part)}


NAMED = {found[1]: found[2] for found in re.finditer(r"export type (\w+) = ([^\n]+)", TS)}
CLOSED = {
    (name, field): {word for word in words(kind) if word}
    for name, struct in SHOWN.items()
    for field, kind in get_type_hints(struct).items()
    if words(kind)
}


@pytest.mark.parametrize(("name", "field"), sorted(CLOSED))
def test_the_client_knows_every_word_of_a_closed_vocabulary(name: str, field: str):
    """In an interface of that name or, where that stands inside another, in one with the same fields."""
    keys = sent(SHOWN[name]).keys()
    bodies = [body(TS, found.start()) for found in re.finditer(r"\{", TS)]
    own = [INTERFACES[name]] if name in INTERFACES else [text for text in bodies if fields(text).keys() == keys]
    kinds = [kind for text in own for kind in re.findall(rf"\b{field}\??:\s*([^\n;]+)", flat(text))]
    assert CLOSED[name, field] in [set(re.findall(r'"([\w-]+)"', NAMED.get(kind.strip("[] "), kind))) for kind in kinds]


def test_both_sides_speak_the_same_protocol():
    assert f"export const PROTOCOL = {wire.PROTOCOL}\n" in TS
    assert msgspec.json.decode(msgspec.json.encode(TABLE))["protocol"] == wire.PROTOCOL, "never left out"
