"""Measurements of cards and armies: shares of the wins between equal players, each with its interval."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from theomachy.features.armies import ArmyMeasure, ArmyStrength


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A share of the wins in percent; `low` and `high` bound the 95 % interval."""

    share: float
    low: float
    high: float
    games: int


class Measurement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    """The page that tells how it was measured."""
    player: str
    """The agent on both sides."""
    games: int
    shares: dict[str, Share]
    """The shares, by the ids of cards or of ready armies."""
    study: str = ""
    """The file of the study that found the strengths."""
    strengths: dict[str, ArmyStrength] = {}
    """The strengths, by the ids of cards; `theomachy lab measured` prints them."""

    def of(self, ids: Iterable[str], prefix: str = "") -> list[ArmyMeasure]:
        """Return the measures of some ids, each once; `prefix` and id make the message that names it."""
        known = [(id, self.shares[id]) for id in dict.fromkeys(ids) if id in self.shares]
        return [ArmyMeasure(prefix + id, it.share, it.low, it.high, it.games) for id, it in known]


def read_measurement(file: Path) -> Measurement:
    return msgspec.toml.decode(file.read_bytes(), type=Measurement)
