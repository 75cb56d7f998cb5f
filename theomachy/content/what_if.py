"""Content that is changed before a game reads it: what somebody asks "what if" about.

    change({"scathe.heroes.high-mage.cost": 3})

A game reads its content when it is imported, so a changed game lives in a process of its own that is told first. Every
content file comes in through `read_toml`, every table that is written in Python through `changed`; what reads the cards
checks what came in, changed or not, and the digest of the content differs by itself.

A path is the address of a file and what leads on from there: keys of tables, the ids of tables in a list, places in any
other list from 1 on. "none" takes an entry with an id out of its list.
"""

import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

import msgspec

NONE = "none"


class Unknown(NamedTuple):
    """A path that leads nowhere, and the nearest that leads somewhere."""

    path: str
    near: str


class Desk:
    """The changes that are wanted of content still to be read, and the content read so far."""

    def __init__(self) -> None:
        self.wanted: dict[str, Any] = {}
        self.done: set[str] = set()
        self.tree: dict[str, Any] = {}
        """All that was read since something was wanted, by address."""
        self.games: set[str] = set()
        """Ids of the games that have read some content."""


DESK = Desk()


def change(changes: Mapping[str, Any]) -> None:
    """Change what games read from now on. Too late for a game that has been read is an error of the caller."""
    late = [path for path in changes if path.partition(".")[0] in DESK.games]
    assert not late, f"read already: {late}"
    DESK.wanted.update(changes)


def read_toml(address: str, text: str) -> dict[str, Any]:
    """Read a content file with the wanted changes made, or raise TOMLDecodeError."""
    table: dict[str, Any] = changed(address, tomllib.loads(text))
    return table


def changed(address: str, content: Any) -> Any:
    """Return content with the wanted changes; structs become plain data only if some change is wanted at all."""
    DESK.games.add(address.partition(".")[0])
    if not DESK.wanted:
        return content
    content = msgspec.to_builtins(content, str_keys=True)
    for path, value in DESK.wanted.items():
        if path.startswith(f"{address}.") and _put(content, path[len(address) + 1 :].split("."), value):
            DESK.done.add(path)
    _remember(address, content)
    return content


def unknown() -> list[Unknown]:
    """List the changes that no content file took, once all files are read."""
    return [Unknown(path, _nearest(path)) for path in DESK.wanted if path not in DESK.done]


def _put(node: Any, steps: list[str], value: Any) -> bool:
    """Put a value where steps lead; False if they lead nowhere."""
    above: Any = None
    for step in steps[:-1]:
        above, node = node, _children(node).get(step)
    last = steps[-1]
    if isinstance(node, dict) and (last in node or last in _sibling_keys(above)):
        node[last] = value
        return True
    if not isinstance(node, list) or last not in _children(node):
        return False
    place = list(_children(node)).index(last)
    if value == NONE and not last.isdecimal():
        del node[place]
    else:
        node[place] = value
    return True


def _children(node: Any) -> dict[str, Any]:
    """Return the nodes that one step of a path leads to, by step."""
    if isinstance(node, dict):
        return node
    if not isinstance(node, list):
        return {}
    named = [item.get("id") if isinstance(item, dict) else None for item in node]
    return {str(name or place): item for place, (name, item) in enumerate(zip(named, node, strict=True), 1)}


def _sibling_keys(above: Any) -> list[str]:
    """Return the keys of all tables in a list or table, since one may leave out what another has."""
    return [key for item in _children(above).values() if isinstance(item, dict) for key in item]


def _remember(address: str, content: Any) -> None:
    node = DESK.tree
    *way, last = address.split(".")
    for step in way:
        node = node.setdefault(step, {})
    node[last] = _joined(node.get(last), content)


def _joined(one: Any, other: Any) -> Any:
    """Join two files of one address as if they were one."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one | {key: _joined(one.get(key), value) for key, value in other.items()}
    return [*one, *other] if isinstance(one, list) and isinstance(other, list) else other


def _nearest(path: str) -> str:
    """Return the known path that is most like this one, step by step."""
    above: Any = None
    node: Any = DESK.tree
    way: list[str] = []
    for step in path.split("."):
        keys: Iterable[str] = dict.fromkeys([*_children(node), *_sibling_keys(above)])
        near = [step] if step in keys else get_close_matches(step, keys, 1, 0.0)
        if not near:
            break
        above, node = node, _children(node).get(near[0])
        way += near
    return ".".join(way)
