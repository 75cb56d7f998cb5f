"""GS-SET: the battle before its first round: mustering of warbands, and the order of set-up."""

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import PROFILES, RADIUS, Profile
from theomachy.games.godslayer.army.warbands import Entry, cost_of
from theomachy.games.godslayer.ground.battlefield import size
from theomachy.games.godslayer.ground.fields import terrain_for
from theomachy.games.godslayer.ground.terrain import Ground
from theomachy.games.godslayer.language import Be
from theomachy.games.godslayer.rules.victory import outcome
from theomachy.games.godslayer.setup import Setup, read_warbands
from theomachy.games.godslayer.state import LETTERS, Battle, Card, Model
from theomachy.games.godslayer.terms import NOBODY, Role
from theomachy.kernel import Procedure


def set_up(setup: Setup) -> Battle:
    """Return a new battle with all warbands beside the table. Refuse a warband that is not legal. GS-SET-01."""
    warbands = read_warbands(setup)
    width, height = size(setup.large, setup.length)
    terrain = terrain_for(setup.ground, setup.ground_seed, setup.large, setup.length)
    t = Battle(setup, width, height, terrain, Ground(terrain), [], [], points=(0,) * len(warbands))
    for seat, warband in enumerate(warbands):
        first = len(t.cards)
        for entry in warband.entries:
            enlist(t, seat, entry, first)
    t = with_subfactions(t)
    laid = [tasks.Lay()] if setup.ground == "laid" else []
    verbs.schedule(t, tasks.Layer(), *laid, tasks.ChooseSide(), tasks.Priority(), tasks.Muster())
    return t


def with_subfactions(t: Battle) -> Battle:
    """Fix the sub-faction of each warband leader for the whole battle. GS-SUB-01 to 04."""
    leaders = {card.seat: card.of.subfaction for card in t.cards if card.leader}
    verbs.fix_subfactions(t, tuple(leaders.get(seat, "") for seat in range(t.players)))
    return t


def enlist(t: Battle, seat: int, entry: Entry, first: int) -> None:
    """Add a card and its models to a battle. GS-MOD-01, GS-MOD-05, GS-WAR-10."""
    profile = PROFILES[entry.profile]
    number = len(t.cards)
    id = f"{LETTERS[seat]}{number - first + 1}"
    roles = roles_of(profile, entry.size)
    models = [
        Model(
            id if len(roles) == 1 else f"{id}.{place + 1}",
            len(t.models) + place,
            number,
            RADIUS[profile.crew.base if profile.crew and role != "machine" else profile.base],
            life(profile, role),
            role,
        )
        for place, role in enumerate(roles)
    ]
    parent = first + entry.parent if entry.parent != NOBODY else NOBODY
    advanced = any(Be("vanguard") in ability.does for ability in profile.abilities)
    card = Card(
        id,
        number,
        seat,
        entry.profile,
        tuple(model.number for model in models),
        cost_of(entry),
        entry.items,
        entry.spells,
        parent,
        entry.leader,
        "advanced" if advanced else "regular",
    )
    verbs.enlist(t, card, models)


def roles_of(profile: Profile, size: int) -> list[Role]:
    """Return the roles of a card's models: leader, musician and troopers of a unit, or a machine and its crew.

    GS-PRO-08, GS-WMC-04.
    """
    if profile.crew is not None:
        crew: list[Role] = ["crew"] * (profile.crew.size - 1)
        return ["machine", "leader", *crew]
    if profile.kind != "unit":
        return [""]
    first: list[Role] = ["leader", "musician"] if profile.musician else ["leader"]
    rest: list[Role] = ["trooper"] * (size - len(first))
    return first + rest


def life(profile: Profile, role: Role) -> int:
    """Return the life points of a model with a role. GS-PRO-08."""
    if profile.crew is not None and role != "machine":
        return profile.crew.lp
    of_unit: dict[Role, int] = {"leader": profile.leader, "musician": profile.musician, "trooper": profile.trooper}
    return of_unit.get(role, profile.plain + profile.coloured)


def plan_deployment(t: Battle) -> Procedure[None]:
    """Schedule regular deployment for all, then advanced, then secret. Each time the starting player goes first.

    GS-DEP-01.
    """
    seats = list(t.order) if not t.setup.teams else [s for o in t.order for s in range(t.players) if t.allied(o, s)]
    verbs.schedule(
        t,
        *outcome.set_up_scenario(t),
        *[tasks.Dugout(seat) for seat in seats],
        *[tasks.Deploy(seat, "regular") for seat in outcome.deployment_order(t, seats)],
        *[tasks.Deploy(seat, "advanced") for seat in seats],
        *[tasks.Markers(seat) for seat in seats],
    )
    yield from ()
