"""Options that a table agrees on beside the armies: the plain fields of a setup, and readings of unclear rules.

They are found by type hints.
"""

import typing
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import About, Game

RULINGS = "rulings"
"""The field of a setup that holds the readings of unclear rules."""


class SetupField(NamedTuple):
    name: str
    hint: Any
    """The type, with its annotations."""
    group: Literal["setup", "ruling"]

    @property
    def plain(self) -> Any:
        """The type of the field, without its annotations."""
        return self.hint.__origin__ if hasattr(self.hint, "__metadata__") else self.hint

    @property
    def about(self) -> About:
        return next((note for note in getattr(self.hint, "__metadata__", ()) if isinstance(note, About)), About())

    @property
    def values(self) -> tuple[str, ...]:
        """The allowed values as text; empty if any value of its type will do."""
        if self.plain is bool:
            return "true", "false"
        if typing.get_origin(self.plain) is Literal:
            return tuple(map(str, typing.get_args(self.plain)))
        return self.about.values


def setup_fields(game: Game[Any]) -> dict[str, SetupField]:
    """Return the fields by name: fields of the setup first, then rulings, each in their order."""
    setup: Any = game.setup.type
    return _fields(setup, armies_of(game).field if game.feature(Armies) else "")


@cache
def _fields(setup: Any, armies: str) -> dict[str, SetupField]:
    hints = typing.get_type_hints(setup, include_extras=True)
    plain = [name for name in hints if name not in (armies, RULINGS) and not name.startswith("_")]
    rulings = typing.get_type_hints(hints[RULINGS], include_extras=True) if RULINGS in hints else {}
    return {name: SetupField(name, hints[name], "setup") for name in plain} | {
        name: SetupField(name, hint, "ruling") for name, hint in rulings.items()
    }


def with_field(setup: Any, field: SetupField, value: Any) -> Any:
    """Return a setup with one field changed; raise ValidationError if the value does not fit.

    A text is read as a value of the field's type.
    """
    if typing.get_origin(field.plain) is tuple and isinstance(value, str):
        value = [part for part in value.split(",") if part]
    if isinstance(value, bool) and field.plain is not bool:
        raise msgspec.ValidationError
    reading = msgspec.convert(value, field.hint, strict=False)
    if field.values and str(reading) not in field.values and field.plain is not bool:
        raise msgspec.ValidationError
    if field.group == "setup":
        return msgspec.structs.replace(setup, **{field.name: reading})
    rulings = msgspec.structs.replace(getattr(setup, RULINGS), **{field.name: reading})
    return msgspec.structs.replace(setup, **{RULINGS: rulings})
