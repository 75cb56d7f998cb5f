"""Digests of a game's content: of what its files mean, not of how they are written.

    CONTENT = digest_of(champions=CHAMPIONS, scenarios=SCENARIOS)

A digest covers everything that can change a story, as the rules know it: figures and effects, but no words, looks,
lessons or judges. Comments, the order of keys, default values and the number of files make no difference.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b

import msgspec


class BadContent(Exception):
    """A content file that cannot be used; says where and why."""


def digest_of(**parts: object) -> str:
    """Return a digest that is equal for content that means the same."""
    return blake2b(msgspec.json.encode(_plain(parts)), digest_size=8).hexdigest()


def _plain(value: object) -> object:
    """Convert a value to lists and sorted objects, without fields that have their default value."""
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        usual = _usual(type(value))
        config = value.__struct_config__
        tag = {str(config.tag_field): config.tag} if config.tag is not None else {}
        return _plain(
            tag | {name: field for name, field in fields.items() if name not in usual or field != usual[name]}
        )
    if isinstance(value, Mapping):
        return {key: _plain(value[key]) for key in sorted(value)}
    if isinstance(value, set | frozenset):
        return [_plain(item) for item in sorted(value)]
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, str) else value  # a key that knows its parts is a text like any other


@cache
def _usual(kind: type[msgspec.Struct]) -> dict[str, object]:
    """Return the default values of a struct's fields, by name."""
    return {
        field.name: field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(kind)
        if not field.required
    }
