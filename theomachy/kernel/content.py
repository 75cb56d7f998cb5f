"""What a game's content is known by: a digest of what its files mean, not of how they are written.

    CONTENT = digest_of(champions=CHAMPIONS, scenarios=SCENARIOS)

Given is all that can change a story, as the rules know it: figures and effects, no words, looks, lessons or judges.
Comments, the order of keys, fields that have their usual value and the number of files make no difference.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b

import msgspec


class BadContent(Exception):
    """A content file that cannot be used; says where and why."""


def digest_of(**parts: object) -> str:
    """The same for content that means the same."""
    return blake2b(msgspec.json.encode(_plain(parts)), digest_size=8).hexdigest()


def _plain(value: object) -> object:
    """A value as lists and sorted objects; what has its usual value is left out."""
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
    """The usual values of a struct's fields."""
    return {
        field.name: field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(kind)
        if not field.required
    }
