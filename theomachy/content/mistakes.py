"""Mistakes in content files, explained so that their author knows what to write instead."""

import re
from typing import Any

import msgspec
from msgspec import inspect

_PLACE = re.compile(r"`\$([^`]*)`$")
"""The place of a mistake at the end of msgspec's message: `$.champion.plot[0].type`."""
_STEP = re.compile(r"\.([\w-]+)|\[[^]]*\]")
"""A step of such a place: into a field by its name, or into a list or table."""


def explained(error: msgspec.ValidationError, kind: Any) -> str:
    """Return the message of an error, and if a word or field is unknown, add the allowed ones.

    `kind` is the type that the file was read as.
    """
    message = str(error)
    place = _PLACE.search(message)
    nodes = [inspect.type_info(kind)]
    for step in _STEP.finditer(place[1]) if place is not None else ():
        nodes = [inner for node in nodes for inner in _inside(node, step[1])]
    if message.startswith("Invalid enum value"):
        words = sorted(str(word) for node in nodes for part in _parts(node) for word in getattr(part, "values", ()))
    elif message.startswith("Object contains unknown field"):
        structs = [part for node in nodes for part in _parts(node) if isinstance(part, inspect.StructType)]
        words = [field.encode_name for struct in structs for field in struct.fields]
    else:
        words = []
    allowed = ", ".join(word for word in dict.fromkeys(words) if word)
    return f"{message}: allowed are {allowed}" if allowed else message


def _inside(node: inspect.Type, name: str | None) -> list[inspect.Type]:
    """Return the types that a step leads to: those of a field, or of the items of a list or table without a name."""
    found: list[inspect.Type] = []
    for part in _parts(node):
        if isinstance(part, inspect.StructType):
            found += [field.type for field in part.fields if field.encode_name == name]
        elif name is None and isinstance(part, inspect.TupleType):
            found += part.item_types
        elif name is None and isinstance(part, inspect.DictType):
            found.append(part.value_type)
        elif name is None and isinstance(part, inspect.CollectionType):
            found.append(part.item_type)
    return found


def _parts(node: inspect.Type) -> list[inspect.Type]:
    """Return the types of a union, or the type itself."""
    return list(node.types) if isinstance(node, inspect.UnionType) else [node]
