"""The two descriptions of the wire, wire.py and pages.py for the server and wire.ts for the client, say the same."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from theomachy.server import pages, wire

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
SHOWN = {
    name: kind
    for name, kind in {**vars(wire), **vars(pages)}.items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name not in ("Shown", "Said")
}
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


def test_the_client_knows_every_deed_and_kind():
    for name, field in (("StepMessage", "deed"), ("Request", "kind"), ("Seat", "kind")):
        kind = get_type_hints(SHOWN[name])[field]
        assert get_origin(kind) is Literal
        line = re.search(rf"\b{field}\??:\s*([^\n;]+)", INTERFACES[name])
        assert line
        assert set(re.findall(r'"(\w+)"', line[1])) == set(get_args(kind)), f"{name}.{field}"
