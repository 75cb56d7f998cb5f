"""What a viewer sees of the battlefield. Everything lies open. GT-SET-10"""

from functools import cache

from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.content.sheets import CHAMPIONS, Sheet, Skill
from theomachy.games.godtear.rules.ending import POINTS_TO_WIN, ahead
from theomachy.games.godtear.state import SPACES, Godtear, Model, Unit
from theomachy.games.godtear.verbs import token
from theomachy.kernel import Message
from theomachy.kernel.scene import Bar, Card, Fixed, Line, Piece, Scene, Track, Zone

SEATS = ("gt-one", "gt-two")


@cache
def fixed() -> Fixed:
    cards = {sheet.id: sheet_card(sheet) for pair in CHAMPIONS.values() for sheet in pair}
    return Fixed("godtear", "hexes", list(SEATS), [Zone(name, name) for name in NAMES], cards)


def sheet_card(sheet: Sheet) -> Card:
    """Both sides of a champion's or unit's card."""
    figures = {
        "gt-speed-plot": sheet.speed[0],
        "gt-speed-clash": sheet.speed[1],
        "gt-dodge": sheet.dodge,
        "gt-protection": sheet.protection,
        "gt-health": sheet.health,
        "gt-count": sheet.count,
    }
    lines = [Line("gt-trait", [Message(f"{sheet.id}-{trait.id}")]) for trait in sheet.traits if not trait.hidden]
    if sheet.ultimate:
        lines.append(skill_line("gt-ultimate-skill", sheet, sheet.skills[sheet.ultimate]))
    for phase in ("plot", "clash"):
        lines += [skill_line(f"gt-{phase}", sheet, sheet.skills[name]) for name in sheet.sides[phase]]
    return Card(sheet.id, figures, lines)


def skill_line(label: str, sheet: Sheet, skill: Skill) -> Line:
    parts = [Message(f"{sheet.id}-{skill.id}"), Message(f"gt-type-{skill.type}")]
    if skill.range is not None:
        parts.append(Message("gt-range", args={"n": skill.range}))
    for name, dice in (("accuracy", skill.accuracy), ("damage", skill.damage)):
        if dice:
            parts.append(Message(f"gt-{name}-dice", args={"n": "/".join(map(str, dice))}))
    return Line(label, parts)


def scene(t: Godtear, viewer: int | None) -> Scene:
    pieces = {model.id: piece(t, model) for model in t.models if model.place != OFF}
    pieces |= {f"objective-{NAMES[place]}": objective(t, place) for place in sorted(t.objectives)}
    pieces |= {f"token-{NAMES[place]}": lying(t, place) for place in sorted(t.tokens)}
    return Scene(fixed(), pieces, tracks(t), status(t))


def piece(t: Godtear, model: Model) -> Piece:
    unit = t.units[model.unit]
    zone = NAMES[model.place]
    if model.kind == "banner":
        return Piece("gt-banner", zone, model.seat, unit.sheet.id, "banner")
    bars = [Bar("gt-health", unit.sheet.health - model.wounds, unit.sheet.health)]
    return Piece(unit.sheet.id, zone, model.seat, unit.sheet.id, unit.sheet.id, bars, badges(unit), marks(unit))


def badges(unit: Unit) -> dict[str, int]:
    """Status tokens, in the order of the cards."""
    return {token(kind, sign): 1 for kind, sign in enumerate(unit.tokens) if sign}


def marks(unit: Unit) -> list[str]:
    found = {"gt-activated": unit.activated, "gt-out": unit.knocked_out, "gt-ultimate-spent": unit.ultimate_used}
    return [mark for mark, on in found.items() if on]


def objective(t: Godtear, place: int) -> Piece:
    height = t.objectives[place]
    return Piece("gt-objective", NAMES[place], icon="objective", badges={"gt-stack": height} if height > 1 else {})


def lying(t: Godtear, place: int) -> Piece:
    badges: dict[str, int] = {}
    for kind, sign in t.tokens[place]:
        badges[token(kind, sign)] = badges.get(token(kind, sign), 0) + 1
    return Piece("gt-token-here", NAMES[place], icon="token", badges=badges)


def tracks(t: Godtear) -> dict[str, Track]:
    """Victory points and the ladder: its spaces are numbered from the north player's end."""
    found = {f"points-{seat + 1}": Track("gt-points", t.points[seat], POINTS_TO_WIN, seat) for seat in (0, 1)}
    found["turn"] = Track("gt-turn", t.turn, 5)
    if t.phase not in ("roll-off", "side"):
        found["ladder"] = Track("gt-ladder", t.turn_token, SPACES - 1)
        north, south = t.warband_tokens
        found["warband-north"] = Track("gt-warband-token", north, SPACES - 1, t.north)
        found["warband-south"] = Track("gt-warband-token", SPACES - 1 - south, SPACES - 1, 1 - t.north)
    return found


def status(t: Godtear) -> list[Message]:
    if t.result is not None:
        return [Message("gt-status-won", args={"seat": 0 if t.result[0] > t.result[1] else 1})]
    phase = Message(
        f"gt-status-{t.phase.replace(' ', '-')}", args={"turn": t.turn, "scenario": f"gt-{t.setup.scenario}"}
    )
    if t.phase in ("roll-off", "side", "deploy"):
        return [phase]
    return [phase, Message("gt-status-ahead", args={"seat": ahead(t)})]
