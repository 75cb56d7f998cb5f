"""GT-END: banners score, the turn is won, the scenario has its say, the next turn is made ready."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import OFF
from theomachy.games.godtear.rules import scenarios
from theomachy.games.godtear.rules.actions import all_banners_off
from theomachy.games.godtear.rules.attack import CLASS_STEPS
from theomachy.games.godtear.rules.choosing import Listed
from theomachy.games.godtear.rules.values import POINTS_TO_WIN, TURN_POINTS
from theomachy.games.godtear.rules.windows import own
from theomachy.games.godtear.state import SPACES, Godtear, Unit
from theomachy.kernel import Ask, Procedure

BANNER_STEPS = 4
"""Steps for a banner on an objective hex. GT-LAD-09."""


def score(t: Godtear) -> Procedure[None]:
    """Score the banners, remove them, and give the turn and its points to the winner. GT-END-01 to 07.

    GT-A14, GT-C39.
    """
    one, two = banner_points(t, 0), banner_points(t, 1)
    verbs.score_banners(t, (one, two))
    if one != two:
        verbs.step(t, 0 if one > two else 1, abs(one - two), "GT-END-03")
    trade_in(t)
    yield from all_banners_off(t)
    winner = ahead(t)
    verbs.win_turn(t, winner, TURN_POINTS[t.turn - 1])
    if t.points[winner] >= POINTS_TO_WIN:
        verbs.win_game(t, winner)


def banner_points(t: Godtear, seat: int) -> int:
    """Return what the banners of a side would score in the end phase. GT-END-02."""
    points = 0
    for place, steps in banners(t, seat):
        points += scenarios.worth(t, seat, place, steps)
    return points


def banners(t: Godtear, seat: int) -> list[tuple[int, int]]:
    """Return the objective hexes with banners of a side, with their steps. GT-END-02, GT-LAD-09, GT-LAD-13, GT-F2."""
    objectives = t.objectives
    return [
        (place, BANNER_STEPS + (CLASS_STEPS if unit.sheet.class_ == "guardian" else 0))
        for unit in t.units
        if unit.seat == seat and unit.sheet.champion and (place := where_banner_is(t, unit)) in objectives
    ]


def where_banner_is(t: Godtear, unit: Unit) -> int:
    """Return the hex of a champion's banner, or the champion's own if it counts as one. GT-F11."""
    if unit.banner >= 0:
        return t.models[unit.banner].place
    bears = own(t, unit, "counts as banner")
    return bears(t, unit) if bears else OFF


def trade_in(t: Godtear) -> None:
    """Remove the objective hexes of banners that have scored, in Trade only. GT-SCN-TRADE-05, GT-S2."""
    if t.setup.scenario != "trade":
        return
    least = 0 if t.setup.rulings.trade_hexes == "every banner" else 1
    scored = [(place, scenarios.worth(t, seat, place, steps)) for seat in (0, 1) for place, steps in banners(t, seat)]
    for place, steps in scored:
        if steps >= least:
            verbs.take_objective(t, place, "GT-SCN-TRADE-05")


def scenario_step(t: Godtear) -> Procedure[None]:
    """Carry out what the scenario says about the end phase. GT-END-08."""
    yield from scenarios.END_PHASE[t.setup.scenario](t)


def choose_first(t: Godtear) -> Procedure[None]:
    """Let the loser decide who is first player in the next turn. GT-END-09 to 11, GT-LAD-16."""
    loser = 1 - t.turn_winner
    choice = yield from Ask(loser, "gt-ask-first", Listed(["me", "opponent"]), "", "GT-END-09")
    verbs.next_turn(t, loser if choice == "me" else 1 - loser)


def ahead(t: Godtear) -> int:
    """Return the player who would win the turn now: the one on whose side the turn token is. GT-END-05."""
    return t.north if t.turn_token < SPACES // 2 else 1 - t.north
