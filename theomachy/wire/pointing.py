"""Verdicts on what a person points at: “Why not that one?” of a piece, a place or a zone that may be no option."""

from typing import Any

from theomachy.kernel import Ask, Match, Reason, Refused, Region
from theomachy.kernel.keys import hexagon, spot
from theomachy.kernel.scene import Scene
from theomachy.play.probe import Verdict, probe
from theomachy.presentation.choices import Scope

NOTHING_SAID = ("no-such-option", "not-asked")
"""Reasons that only say that a key is no option."""
TRIED_OPTIONS = 50
"""Number of options about a piece or zone that are tried with the target in its place."""
LONGEST_TARGET = 200
"""Number of characters of a target that are read."""


def judged(match: Match[Any], seat: int, key: str) -> tuple[str, Verdict]:
    """Return a key with the verdict on it."""
    return key, probe(match, seat, key)


def point_at(match: Match[Any], ask: Ask[Any], scene: Scene, target: str) -> tuple[str, Verdict]:
    """Return the key that pointing at a target means, with the verdict on it.

    Of the keys that it can mean, this is the first option, else the first key that is refused for a reason of its own.
    """
    target = target[:LONGEST_TARGET]
    refusal: tuple[str, Reason] | None = None
    for key in dict.fromkeys(keys_meant(ask, scene, target)):
        try:
            ask.option(key)
        except Refused as no:
            if refusal is None and no.reason.id not in NOTHING_SAID:
                refusal = key, no.reason
        else:
            return key, probe(match, ask.seat, key)
    if refusal is None:
        return target, Verdict(Reason("live-not-asked-about", args={"what": name_of(scene, target)}))
    key, reason = refusal
    return key, Verdict(reason, drawn=ask.choice.drawn(key))


def keys_meant(ask: Ask[Any], scene: Scene, target: str) -> list[str]:
    """Return the keys that pointing at a target can mean, the likeliest first; they need not be options.

    Where something is placed on a plane, a place means that place, and a piece means the place where it stands. Any
    other target is a piece or a zone, and every option that is about a piece or zone could be about this one instead.
    """
    placing = ask.options if isinstance(ask.options, Region) and scene.fixed.board == "plane" else None
    if placing is not None and spot(target) is not None:
        return [placing.prefix() + target]
    scope = Scope(ask, scene)
    options = [(option, scope.choice(option)) for option in ask.look()]
    if placing is not None:
        options = [(option, choice) for option, choice in options if choice.place is None]
    ids = ids_meant(scene, target, into_hexes=any(hexagon(choice.key) is not None for _, choice in options))
    about = [option for option, choice in options if choice.piece or choice.zone]
    keys = [ask.choice.instead(option, id) for option in about[:TRIED_OPTIONS] for id in ids]
    if placing is None:
        return [*keys, *ids]
    piece = scene.pieces.get(target)
    return [*keys, f"{placing.prefix()}{piece.at[0]},{piece.at[1]}"] if piece is not None and piece.at else keys


def ids_meant(scene: Scene, target: str, *, into_hexes: bool) -> list[str]:
    """Return the ids of pieces and zones that a target can stand for, the likeliest first.

    A piece stands for itself, for the zone that it is in and for the piece that it belongs to; if the question is about
    hexes, for its hex first of all. A zone stands for itself and for the pieces in it.
    """
    piece = scene.pieces.get(target)
    if piece is None:
        return [target, *(id for id, other in scene.pieces.items() if other.zone == target)]
    around = [piece.zone, piece.of] if piece.of else [piece.zone]
    return [*around, target] if into_hexes else [target, *around]


def name_of(scene: Scene, target: str) -> str:
    """Return an id that has words for a target; a target that is no piece and no zone is returned as it was typed."""
    if target in scene.pieces:
        return scene.pieces[target].name
    zones = (*scene.fixed.zones, *scene.ground.values())
    return next((zone.label for zone in zones if zone.id == target), target)[:80]
