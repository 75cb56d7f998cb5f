"""The battlefield as viewers see it. Everything lies open. GT-SET-10.

Champions, followers and banners stand on hexes. A champion is its own card; the card of a follower unit lies with its
warband, and the unit's tokens lie on it.
"""

from functools import cache

from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.cards import CHAMPIONS, official
from theomachy.games.godtear.phases import FIGHTING, Phase
from theomachy.games.godtear.rules.activation import ACTIONS
from theomachy.games.godtear.rules.ending import ahead
from theomachy.games.godtear.rules.values import POINTS_TO_WIN, TURN_POINTS, speed
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.setup import SEATS, read_champions
from theomachy.games.godtear.sheets import Sheet, Skill
from theomachy.games.godtear.state import DODGE, PROTECTION, SPACES, Godtear, Model, Unit
from theomachy.games.godtear.verbs import token
from theomachy.kernel import Message
from theomachy.kernel.scene import OFF_TRACK, Bar, Card, CardLine, Fixed, Piece, Scene, Track, Zone
from theomachy.play.piece_names import told_apart

WARBANDS = ("warband-1", "warband-2")
WITH_SIDES: tuple[Phase, ...] = ("deploy", *FIGHTING, "scoring", "scenario", "next turn", "over")
DEPLOYMENTS = ("gt-deployment-north", "gt-deployment-south")


# Fixed parts


@cache
def fixed(scenario: str, fan_made: tuple[str, ...]) -> Fixed:
    """Return what never changes, with the cards of all official champions and of these fan-made ones."""
    champions = [*official().values(), *(CHAMPIONS[id] for id in fan_made)]
    cards = {sheet.id: sheet_card(sheet) for pair in champions for sheet in pair}
    own = [Zone(id, "gt-warband", seat) for seat, id in enumerate(WARBANDS)]
    return Fixed("godtear", "hexes", list(SEATS), [*hexes(scenario), *own, Zone("pool", "gt-pool")], cards)


def fan_made(t: Godtear) -> tuple[str, ...]:
    """Return the fan-made champions that were brought along.

    Others are not shown, so that a further champion changes no match that is played without it. GT-FMT-15.
    """
    brought = {id for warband in t.setup.warbands or () for id in read_champions(warband)}
    return tuple(id for id, (champion, _) in CHAMPIONS.items() if champion.fan_made and id in brought)


def hexes(scenario: str) -> list[Zone]:
    """Return the zones of the hexes, deployment hexes under their own label. GT-SET-11, GT-DEP-04."""
    deployment = SCENARIOS[scenario].deployment
    labels = {place: label for label, places in zip(DEPLOYMENTS, deployment, strict=True) for place in places}
    return [Zone(name, labels.get(place, "gt-hex")) for place, name in enumerate(NAMES)]


def sheet_card(sheet: Sheet) -> Card:
    """Return the card of a champion or unit, with both sides and what is on neither. GT-SET-04 to 08."""
    figures = {
        "gt-speed-plot": sheet.speed[0],
        "gt-speed-clash": sheet.speed[1],
        "gt-dodge": sheet.dodge,
        "gt-protection": sheet.protection,
        "gt-health": sheet.health,
    }
    lines = []
    if sheet.champion:
        lines.append(CardLine(f"gt-class-{sheet.class_}", section="gt-class"))
    else:
        figures["gt-count"] = sheet.count
        lines.append(CardLine("gt-small" if sheet.small else "gt-large", section="gt-size"))
    for trait in sheet.traits:
        if not trait.hidden:
            key = f"trait:{trait.id}" if "trait" in trait.at else ""
            lines.append(CardLine(f"{sheet.id}-{trait.id}", section="gt-trait", key=key))
    if sheet.ultimate:
        lines.append(skill_line(sheet, sheet.skills[sheet.ultimate], "gt-ultimate-skill"))
    for phase in FIGHTING:
        lines += [skill_line(sheet, sheet.skills[name], f"gt-{phase}") for name in sheet.sides[phase]]
    return Card(sheet.id, figures, lines)


def skill_line(sheet: Sheet, skill: Skill, section: str) -> CardLine:
    parts = [Message(f"gt-type-{skill.type}")]
    if skill.range is not None:
        parts.append(Message("gt-range", args={"n": skill.range}))
    for name, dice in (("accuracy", skill.accuracy), ("damage", skill.damage)):
        if dice:
            row = dice if len(set(dice)) > 1 else dice[:1]
            parts.append(Message(f"gt-{name}-dice", args={"n": "/".join(map(str, row))}))
    return CardLine(f"{sheet.id}-{skill.id}", parts, section=section, key=f"skill:{skill.id}")


# Parts that change


def scene(t: Godtear, viewer: int | None) -> Scene:
    face_down = [f"gt-{phase}" for phase in FIGHTING if t.phase in FIGHTING and phase != t.phase]
    phases = [f"gt-{phase}" for phase in FIGHTING] + ["gt-end"] if has_sides(t) and t.phase != "deploy" else []
    phase = f"gt-{t.phase if t.phase in FIGHTING else 'end'}" if phases else ""
    parts = fixed(t.setup.scenario, fan_made(t)), pieces(t), tracks(t), status(t)
    return Scene(*parts, face_down=face_down, phases=phases, phase=phase)


def pieces(t: Godtear) -> dict[str, Piece]:
    shown = {}
    for unit in t.units:
        shown[unit.id] = champion(t, unit) if unit.sheet.champion else unit_card(t, unit)
        shown |= {model.id: follower(unit, model) for model in t.standing(unit) if model.kind == "follower"}
        if unit.banner >= 0 and t.models[unit.banner].place != OFF:
            shown |= {t.models[unit.banner].id: banner(unit, t.models[unit.banner])}
    shown |= {f"objective-{NAMES[place]}": objective(t, place) for place in sorted(t.objectives)}
    shown |= {f"token-{NAMES[place]}": lying(t, place) for place in sorted(t.tokens)}
    return shown | told_apart(drafted(t), SEATS)


def champion(t: Godtear, unit: Unit) -> Piece:
    """Return the piece of a champion: on the battlefield, before that with its warband."""
    model, id, health = t.models[unit.members[0]], unit.sheet.id, unit.sheet.health
    zone = WARBANDS[unit.seat] if model.place == OFF else NAMES[model.place]
    bars = [Bar("gt-health", health - model.wounds, health)]
    return Piece(unit.name, zone, unit.seat, id, id, bars, badges(unit), marks(t, unit), figures(t, unit))


def unit_card(t: Godtear, unit: Unit) -> Piece:
    id, bars = unit.sheet.id, [Bar("gt-models", len(t.standing(unit)), len(unit.members))]
    zone = WARBANDS[unit.seat]
    return Piece(unit.name, zone, unit.seat, id, id, bars, badges(unit), marks(t, unit), figures(t, unit))


def follower(unit: Unit, model: Model) -> Piece:
    id, health = unit.sheet.id, unit.sheet.health
    bars = [Bar("gt-health", health - model.wounds, health)]
    return Piece(unit.name, NAMES[model.place], model.seat, id, id, bars, badges(unit), of=unit.id)


def banner(unit: Unit, model: Model) -> Piece:
    return Piece(unit.banner_name, NAMES[model.place], model.seat, unit.sheet.id, "gt-banner")


def badges(unit: Unit) -> dict[str, int]:
    """Return the status tokens in the order of the cards. GT-STA-01."""
    return {token(kind, sign): 1 for kind, sign in enumerate(unit.tokens) if sign}


def marks(t: Godtear, unit: Unit) -> list[str]:
    active = t.activation is not None and t.activation.unit == unit.number
    marked = {
        "gt-active": active,
        "gt-activated": unit.activated,
        "gt-out": unit.knocked_out,
        "gt-ultimate-spent": unit.ultimate_used,
    }
    return [mark for mark, on in marked.items() if on]


def figures(t: Godtear, unit: Unit) -> dict[str, int]:
    """Return the figures with tokens. Traits are left out, as they depend on who strikes. GT-STA-03 to 05."""
    sheet, tokens = unit.sheet, unit.tokens
    return {
        "gt-speed": speed(t, unit),
        "gt-dodge": sheet.dodge + tokens[DODGE],
        "gt-protection": sheet.protection + tokens[PROTECTION],
    }


def objective(t: Godtear, place: int) -> Piece:
    height = t.objectives[place]
    badges = {"gt-stack": height} if height > 1 else {}
    marks = ["gt-cursed"] if place in t.cursed else []
    return Piece("gt-objective", NAMES[place], icon="gt-objective", badges=badges, marks=marks)


def lying(t: Godtear, place: int) -> Piece:
    """Return the piece for the tokens that lie on a hex. GT-B19."""
    badges: dict[str, int] = {}
    for kind, sign in t.tokens[place]:
        badges[token(kind, sign)] = badges.get(token(kind, sign), 0) + 1
    return Piece("gt-token-here", NAMES[place], icon="gt-token-here", badges=badges)


def drafted(t: Godtear) -> dict[str, Piece]:
    """Return the champions that may be picked and those that were. GT-FMT."""
    if t.draft is None:
        return {}
    taken = () if t.setup.format == "snake" else (*t.draft.picked[0], *t.draft.picked[1])
    pool = {id: Piece(id, "pool", card=id, icon=id) for id in t.draft.pool if id not in taken}
    for seat, champions in enumerate(t.draft.picked):
        pool |= {f"{seat + 1}-{id}": Piece(id, WARBANDS[seat], seat, id, id) for id in champions}
    return pool


def tracks(t: Godtear) -> dict[str, Track]:
    """Return the tracks: victory points, actions left, and the ladder. GT-LAD-01.

    The spaces of the ladder are numbered from the north player's end.
    """
    shown = {f"points-{seat + 1}": Track("gt-points", t.points[seat], POINTS_TO_WIN, seat) for seat in (0, 1)}
    shown["turn"] = Track("gt-turn", t.turn, len(TURN_POINTS))
    if t.activation is not None:
        left = ACTIONS - t.activation.actions
        shown["actions"] = Track("gt-actions", left, ACTIONS, t.units[t.activation.unit].seat)
    if has_sides(t):
        last, (north, south) = SPACES - 1, t.warband_tokens
        taken = t.phase in TOKEN_TAKEN
        shown["ladder"] = Track("gt-ladder", OFF_TRACK if taken else t.turn_token, last)
        shown["warband-north"] = Track("gt-token-of-warband", north, last, t.north, "ladder")
        shown["warband-south"] = Track("gt-token-of-warband", last - south, last, 1 - t.north, "ladder")
    return shown


TOKEN_TAKEN: tuple[Phase, ...] = ("scenario", "next turn", "over")
"""Phases in which the winner of the turn has the turn token. GT-END-06."""


def has_sides(t: Godtear) -> bool:
    """Return True if it is known who plays in the north. GT-SET-15."""
    return t.phase in WITH_SIDES


def status(t: Godtear) -> list[Message]:
    if t.result is not None:
        return [Message("gt-status-won", "GT-END-07", {"seat": 0 if t.result[0] > t.result[1] else 1})]
    name = f"gt-status-{t.phase.replace(' ', '-')}"
    phase = Message(name, args={"scenario": f"gt-{t.setup.scenario}"})
    if t.phase not in FIGHTING:
        return [phase]
    leader = ahead(t)
    steps = SPACES // 2 - t.turn_token if leader == t.north else t.turn_token - SPACES // 2 + 1
    lead = {"seat": leader, "steps": steps, "points": TURN_POINTS[t.turn - 1]}
    return [phase, Message("gt-status-ahead", "GT-END-05", lead)]
