"""Why not that one? Somebody points at a piece, a place or a line of a card; what key would that have been?"""

import re
from collections.abc import Iterator
from typing import Any

from theomachy.kernel import Ask, Match, Reason, Refused, Region
from theomachy.kernel.probe import Verdict, probe
from theomachy.kernel.scene import Scene, place, spot
from theomachy.words.places import placed, placers

NOTHING_SAID = ("no-such-option", "not-asked")
"""Reasons that say no more than that it is none."""


def point_at(match: Match[Any], ask: Ask[Any], scene: Scene, at: str) -> tuple[str, Verdict]:
    """The key that is meant, and the verdict on it. What keys could be meant is guessed from those that there are."""
    said: tuple[str, Reason] | None = None
    for key in dict.fromkeys(_meant(ask, scene, at[:200])):
        try:
            ask.option(key)
        except Refused as no:
            if said is None and no.reason.id not in NOTHING_SAID:
                said = key, no.reason
        else:
            return key, probe(match, ask.seat, key)
    key, reason = said or (at[:200], Reason("live-not-asked-about", args={"what": _name(scene, at)}))
    return key, Verdict(reason, drawn=ask.drawn(key) if said else [])


def _meant(ask: Ask[Any], scene: Scene, at: str) -> Iterator[str]:
    measured = isinstance(ask.options, Region) and scene.fixed.board == "plane"
    prefix = ask.options.prefix() if isinstance(ask.options, Region) else ""
    prefixes = placers(ask.options) if isinstance(ask.options, Region) else {}
    if measured and spot(at) is not None:
        yield prefix + at
        return
    piece = scene.pieces.get(at)
    keys = [key for key in ask.keys() if not measured or placed(key, prefixes) is None]
    ids = [at]
    if piece is not None:
        around = [piece.zone, piece.of] if piece.of else [piece.zone]
        places = any(place(key) is not None for key in keys)
        ids = [*around, at] if places else [at, *around]  # where places are asked for, it stands for its own
    else:
        ids += [id for id, piece in scene.pieces.items() if piece.zone == at]
    named = {*scene.pieces, *scene.ground, *(zone.id for zone in scene.fixed.zones)}
    for key in keys[:50]:
        parts = re.split("([:+ ])", key)
        for number, part in enumerate(parts):
            if part in named:
                for id in ids:
                    yield "".join([*parts[:number], id, *parts[number + 1 :]])
    if not measured:
        yield from ids  # by itself it says less
    elif piece is not None and piece.at is not None:
        yield f"{prefix}{piece.at[0]},{piece.at[1]}"


def _name(scene: Scene, at: str) -> str:
    """What somebody pointed at: an id that has words."""
    if at in scene.pieces:
        return scene.pieces[at].name
    zones = (*scene.fixed.zones, *scene.ground.values())
    return next((zone.label for zone in zones if zone.id == at), at)[:80]
