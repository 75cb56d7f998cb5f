"""Why not that one? A person points at a piece, a place or a line of a card; what key would that have been?"""

from collections.abc import Iterator
from typing import Any

from theomachy.kernel import Ask, Match, Reason, Refused, Region
from theomachy.kernel.keys import hexagon, instead, spot
from theomachy.kernel.scene import Scene
from theomachy.play.probe import Verdict, probe
from theomachy.presentation.choices import Scope

NOTHING_SAID = ("no-such-option", "not-asked")
"""Reasons that say no more than that it is none."""


def judged(match: Match[Any], seat: int, key: str) -> tuple[str, Verdict]:
    """Return a key with the verdict on it."""
    return key, probe(match, seat, key)


def point_at(match: Match[Any], ask: Ask[Any], scene: Scene, target: str) -> tuple[str, Verdict]:
    """The key that is meant, and the verdict on it. What keys could be meant is guessed from those that there are."""
    refusal: tuple[str, Reason] | None = None
    for key in dict.fromkeys(_meant(ask, scene, target[:200])):
        try:
            ask.option(key)
        except Refused as no:
            if refusal is None and no.reason.id not in NOTHING_SAID:
                refusal = key, no.reason
        else:
            return key, probe(match, ask.seat, key)
    key, reason = refusal or (target[:200], Reason("live-not-asked-about", args={"what": _name(scene, target)}))
    return key, Verdict(reason, drawn=ask.choice.drawn(key) if refusal else [])


def _meant(ask: Ask[Any], scene: Scene, target: str) -> Iterator[str]:
    measured = isinstance(ask.options, Region) and scene.fixed.board == "plane"
    prefix = ask.options.prefix() if isinstance(ask.options, Region) else ""
    if measured and spot(target) is not None:
        yield prefix + target
        return
    piece = scene.pieces.get(target)
    choices = [choice for choice in Scope(ask, scene).choices() if not measured or choice.place is None]
    ids = [target]
    if piece is not None:
        around = [piece.zone, piece.of] if piece.of else [piece.zone]
        places = any(hexagon(choice.key) is not None for choice in choices)
        ids = [*around, target] if places else [target, *around]  # where places are asked for, it stands for its own
    else:
        ids += [id for id, piece in scene.pieces.items() if piece.zone == target]
    for choice in choices[:50]:
        for named in filter(None, dict.fromkeys((choice.piece, choice.zone))):
            yield from [instead(choice.key, named, id) for id in ids]
    if not measured:
        yield from ids  # by itself it says less
    elif piece is not None and piece.at is not None:
        yield f"{prefix}{piece.at[0]},{piece.at[1]}"


def _name(scene: Scene, target: str) -> str:
    """What was pointed at: an id that has words."""
    if target in scene.pieces:
        return scene.pieces[target].name
    zones = (*scene.fixed.zones, *scene.ground.values())
    return next((zone.label for zone in zones if zone.id == target), target)[:80]
