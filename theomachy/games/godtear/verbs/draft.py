"""The draft: champions are drawn, picked and banned, until both warbands are found."""

from theomachy.games.godtear.phases import Phase
from theomachy.games.godtear.state import Draft, Godtear, Hooks, Model, Unit
from theomachy.games.godtear.verbs.log import tell


def begin_phase(t: Godtear, phase: Phase) -> None:
    t.phase = phase


def the_draft(t: Godtear) -> Draft:
    assert t.draft is not None
    return t.draft


def draw(t: Godtear, champion: str) -> None:
    """Add a champion to the pool of the draft. GT-FMT-14."""
    the_draft(t).pool += (champion,)
    tell(t, "gt-drawn", "GT-FMT-14", champion=champion)


def pick_first(t: Godtear, seat: int) -> None:
    """Let a player pick first. GT-FMT-07, GT-FMT-09."""
    t.first = t.active = seat
    t.phase = "draft"
    tell(t, "gt-picks-first", "GT-FMT-09", seat=seat)


def pick(t: Godtear, seat: int, champion: str) -> None:
    """Give a champion to a player. GT-FMT-07."""
    one, two = the_draft(t).picked
    the_draft(t).picked = (one, (*two, champion)) if seat else ((*one, champion), two)
    tell(t, "gt-picked", "GT-FMT-07", seat=seat, champion=champion)


def ban(t: Godtear, seat: int, champion: str) -> None:
    """Ban a champion of a seat. GT-FMT-11."""
    one, two = (tuple(id for id in ids if id != champion) for ids in the_draft(t).picked)
    old = the_draft(t).picked
    the_draft(t).picked = (old[0], two) if seat else (one, old[1])
    tell(t, "gt-banned", "GT-FMT-11", seat=seat, champion=champion)


def muster(t: Godtear, units: list[Unit], models: list[Model], hooks: Hooks, then: Phase) -> None:
    """Put the units and models of both warbands on the table, once they are found. GT-SET-01."""
    t.units, t.models, t.hooks = units, models, hooks
    t.draft = None
    t.phase = then
    for seat in (0, 1):
        champions = [unit.sheet.id for unit in units if unit.seat == seat and unit.sheet.champion]
        tell(t, "gt-mustered", "GT-SET-01", seat=seat, champions=champions)
