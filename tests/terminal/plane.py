"""Tables and questions of the measured plane for tests of the terminal."""

from typing import Any

import msgspec

from tests.server.plane import FIXED, GAME, INCH
from theomachy.kernel import Match, Seeded
from theomachy.kernel.scene import Piece, Scene, Zone
from theomachy.presentation.text import Words
from theomachy.terminal.session.menu import Menu

ENGLISH, JAPANESE = Words(GAME, "en"), Words(GAME, "ja")
BASE = 1600


def at(x: float, y: float) -> tuple[int, int]:
    return round(x * INCH), round(y * INCH)


def disc(x: float, y: float, **more: Any) -> Piece:
    return Piece(**{"name": "Nova", "zone": "table", "owner": 0, "at": at(x, y), "base": BASE, **more})


def ground(label: str, *corners: tuple[float, float], **more: Any) -> Zone:
    return Zone(label, label, outline=[at(*corner) for corner in corners], **more)


def table(*zones: Zone, across: float = 24, down: float = 24, **pieces: Piece) -> Scene:
    fixed = msgspec.structs.replace(FIXED, zones=[], size=at(across, down))
    return Scene(fixed, pieces, ground={zone.id: zone for zone in zones})


def asked(words: Words = ENGLISH, *keys: str) -> tuple[Match[Any], Menu]:
    match = Match(GAME, GAME.new(GAME.setup.type()), Seeded.of(5), listen=True)
    for key in keys:
        match.answer(key)
    ask = match.ask_of(len(keys) % 2)
    assert ask is not None
    return match, Menu(words, ask, GAME.scene(match.state, ask.seat))
