"""GS-SET, GS-DEP: what happens before the battle."""

from theomachy.games.godslayer.ground.terrain import Ground, Terrain
from theomachy.games.godslayer.state import HIDDEN, Battle, Card, Model
from theomachy.games.godslayer.terms import Deployment, Side
from theomachy.games.godslayer.verbs.log import tell


def lay(t: Battle, piece: Terrain) -> None:
    """GS-SET-02"""
    t.terrain += (piece,)
    t.ground = Ground(t.terrain)
    tell(t, "gs-laid", "GS-SET-02", terrain=piece.id, kind=f"gs-terrain-{piece.kind}")


def name_layer(t: Battle, seat: int) -> None:
    """Who lays the terrain; the other chooses a table side. GS-SET-02"""
    t.layer = seat
    tell(t, "gs-layer", "GS-SET-02", seat=seat)


def take_sides(t: Battle, sides: tuple[Side, ...], seat: int) -> None:
    """GS-SET-02, GS-MUL-04"""
    t.sides = sides
    tell(t, "gs-side", "GS-SET-02", seat=seat, side=f"gs-side-{sides[seat]}")


def win_priority(t: Battle, seat: int, total: int) -> None:
    """GS-SET-03"""
    t.priority = seat
    tell(t, "gs-priority", "GS-SET-03", seat=seat, total=total)


def set_order(t: Battle, order: tuple[int, ...]) -> None:
    """The starting player, and in which direction turns go. GS-SET-03, GS-MUL-03"""
    t.order = order
    tell(t, "gs-starts", "GS-SET-03", seat=order[0])


def nominate(t: Battle, card: Card) -> None:
    """A new warband leader. GS-SET-08"""
    for other in t.cards:
        if other.seat == card.seat:
            other.leader = other is card
    tell(t, "gs-leads", "GS-SET-08", card=card.id, seat=card.seat)


def use_deployment(t: Battle, card: Card, how: Deployment, clause: str) -> None:
    """GS-DEP-01"""
    card.deploys = how
    if how == "secret":
        for number in card.models:
            t.models[number].where = HIDDEN
    tell(t, "gs-deploys", clause, card=card.id, seat=card.seat, how=f"gs-deployment-{how}")


def enlist(t: Battle, card: Card, models: list[Model]) -> None:
    """A card and its models, still off the table."""
    t.cards += [card]
    t.models += models


def fix_subfactions(t: Battle, subfactions: tuple[str, ...]) -> None:
    """GS-SUB-01 to 04"""
    t.subfactions = subfactions
