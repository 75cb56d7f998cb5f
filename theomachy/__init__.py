"""Theomachy: tabletop skirmish games with every rule enforced. An unofficial fan implementation; see README.md.

`new`, `load`, `position`, `view`, `Match`, `Agent`, `SeatView`, `Refused`, `games` and `testing` are stable, as
docs/api.md tells. They are loaded when first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from theomachy import games, testing
    from theomachy.porch import Agent, Match, Refused, SeatView, load, new, position, view

__version__ = "0.1.0"
__all__ = [
    "Agent",
    "Match",
    "Refused",
    "SeatView",
    "__version__",
    "games",
    "load",
    "new",
    "position",
    "testing",
    "view",
]


def __getattr__(name: str) -> Any:
    if name in ("games", "testing"):
        return import_module(f"{__name__}.{name}")
    if name in __all__:
        return getattr(import_module(f"{__name__}.porch"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
