"""Verbs for the preparations before the battle. GS-SET, GS-DEP."""

from theomachy.games.godslayer.ground.terrain import Ground, Terrain
from theomachy.games.godslayer.state import HIDDEN, Battle, Card, Model
from theomachy.games.godslayer.terms import Deployment, Side
from theomachy.games.godslayer.verbs.log import tell


def lay(t: Battle, piece: Terrain) -> None:
    """Lay a piece of terrain. GS-SET-02."""
    t.terrain += (piece,)
    t.ground = Ground(t.terrain)
    tell(t, "gs-laid", "GS-SET-02", terrain=piece.id, kind=f"gs-terrain-{piece.kind}")


def name_layer(t: Battle, seat: int) -> None:
    """Name the seat that lays the terrain; the other seat chooses a table side. GS-SET-02."""
    t.layer = seat
    tell(t, "gs-layer", "GS-SET-02", seat=seat)


def take_sides(t: Battle, sides: tuple[Side, ...], seat: int) -> None:
    """Give all seats their table sides, as one of them has chosen. GS-SET-02, GS-MUL-04."""
    t.sides = sides
    tell(t, "gs-side", "GS-SET-02", seat=seat, side=f"gs-side-{sides[seat]}")


def win_priority(t: Battle, seat: int, total: int) -> None:
    """Note who won the priority roll. GS-SET-03."""
    t.priority = seat
    tell(t, "gs-priority", "GS-SET-03", seat=seat, total=total)


def set_order(t: Battle, order: tuple[int, ...]) -> None:
    """Set the order of turns, the starting player first. GS-SET-03, GS-MUL-03."""
    t.order = order
    tell(t, "gs-starts", "GS-SET-03", seat=order[0])


def nominate(t: Battle, card: Card) -> None:
    """Make a card its warband's leader. GS-SET-08."""
    for other in t.cards:
        if other.seat == card.seat:
            other.leader = other is card
    tell(t, "gs-leads", "GS-SET-08", card=card.id, seat=card.seat)


def use_deployment(t: Battle, card: Card, how: Deployment, clause: str) -> None:
    """Choose how a card deploys. GS-DEP-01."""
    card.deploys = how
    if how == "secret":
        for number in card.models:
            t.models[number].where = HIDDEN
    tell(t, "gs-deploys", clause, card=card.id, seat=card.seat, how=f"gs-deployment-{how}")


def enlist(t: Battle, card: Card, models: list[Model]) -> None:
    """Add a card and its models, which are still off the table."""
    t.cards += [card]
    t.models += models


def fix_subfactions(t: Battle, subfactions: tuple[str, ...]) -> None:
    """Fix the sub-factions whose abilities work in this battle. GS-SUB-01 to 04."""
    t.subfactions = subfactions
