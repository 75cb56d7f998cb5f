"""The aftermath of a match under older rules, which cannot be replayed, told from its record. GB-CIR-11 to 15."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from theomachy.features.campaigns import Aftermath
from theomachy.games.godbreaker.army.circles import (
    KNOWN,
    Godbreaker,
    circle_faults,
    in_order,
    read_circle,
    said,
    write_circle,
)
from theomachy.games.godbreaker.campaign import CARRIED, Homecomer, about, deeds
from theomachy.games.godbreaker.content.traits import Metal
from theomachy.games.godbreaker.rules.aftermath import NEW_DIE
from theomachy.games.godbreaker.setup import Setup
from theomachy.kernel import Event
from theomachy.kernel.scene import Scene

IDS: Mapping[str, Any] = {said(kind, id): id for kind, ids in KNOWN.items() for id in ids}
"""The trait, metal or flaw behind each id of a message."""
METAL = "metal:"
"""The beginning of an answer that chooses the metal of a new godbreaker."""

Roster = dict[str, Godbreaker]
"""The godbreakers of a circle by their names, the leader first."""


def retold(setup: Setup, scene: Scene, events: Sequence[Event], answers: Sequence[str]) -> Aftermath | None:
    """Return the aftermath of a match from its last scene, events and answers; None if its circles are not legal.

    Dice and tokens are read from the scene. The events tell which godbreakers came back, left, joined and gained
    something, and the answers tell the metals of new ones.
    """
    home = homecomers(scene)
    dice = {(who.seat, who.name): who.die for who in home.values()}
    circles = [read_circle(text) for text in setup.circles]
    rosters: list[Roster] = [
        {who.name: msgspec.structs.replace(who, die=dice[seat, who.name]) for who in circle.godbreakers}
        for seat, circle in enumerate(circles)
    ]
    metals = [answer.removeprefix(METAL) for answer in answers if answer.startswith(METAL)]
    for event in events:
        if event.clause.startswith("GB-CIR"):
            seat, name = about(event, home)
            live_on(rosters[seat], name, event, metals)
    after = [
        msgspec.structs.replace(circle, godbreakers=tuple(roster.values()))
        for circle, roster in zip(circles, rosters, strict=True)
    ]
    if any(circle_faults(circle, setup.levels) for circle in after):
        return None
    return Aftermath(tuple(map(write_circle, after)), deeds(events, home))


def homecomers(scene: Scene) -> dict[str, Homecomer]:
    """Return the godbreakers of all circles by id: they are the pieces with a card of their own."""
    return {
        id: Homecomer(
            piece.owner,
            scene.fixed.cards[id].name,
            piece.badges["gb-growth"],
            {kind: piece.badges.get(f"gb-{kind}", 0) for kind in CARRIED},
        )
        for id, piece in scene.pieces.items()
        if piece.card == id and piece.owner is not None
    }


def live_on(roster: Roster, name: str, event: Event, metals: list[str]) -> None:
    """Change a circle as an event after the match tells of the godbreaker of this name."""
    if event.id == "gb-farewell":
        del roster[name]
    elif event.id == "gb-joins":
        roster[name] = Godbreaker(name, NEW_DIE, (msgspec.convert(metals.pop(0), Metal),), ())
    else:
        roster[name] = changed(roster[name], event)


def changed(who: Godbreaker, event: Event) -> Godbreaker:
    """Return a godbreaker after a return, a trait, a metal or a flaw gained. GB-CIR-07, GB-CIR-09, GB-CIR-14."""
    replace, args = msgspec.structs.replace, event.args
    if event.id == "gb-returns":
        return replace(who, die=NEW_DIE)
    if event.id == "gb-gains-trait":
        return replace(who, traits=in_order({**dict(who.traits), IDS[args["trait"]]: args["rank"]}))
    if event.id == "gb-takes-metal":
        return replace(who, metals=(*who.metals, IDS[args["metal"]]))
    if event.id == "gb-takes-flaw":
        return replace(who, flaws=(*who.flaws, IDS[args["flaw"]]))
    return who
