"""A state as short text."""

import msgspec

from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.notation.words import FLAGS
from theomachy.games.godtear.state import KINDS, Godtear, Unit
from theomachy.play.worded import write_fields, write_setup, write_tasks


def write(t: Godtear) -> str:
    lines = [_head(t)]
    lines += write_setup(t.setup, "warbands")
    lines.append(" ".join(["objectives", *[_stack(place, t.objectives[place]) for place in sorted(t.objectives)]]))
    if t.draft is None and t.setup.format != "free":
        lines.append(f"warbands {' '.join(_warband(t, seat) for seat in (0, 1))}")
    if t.draft is not None:
        lines.append(f"draft {write_fields(t.draft)}")
    if t.cursed:
        lines.append(f"cursed {' '.join(NAMES[place] for place in t.cursed)}")
    for unit in t.units:
        if line := _unit(t, unit):
            lines.append(f"{unit.id} {line}")
        if unit.banner >= 0 and t.models[unit.banner].place != OFF:
            lines.append(f"{unit.id}-banner {NAMES[t.models[unit.banner].place]}")
    lines += [
        f"hex {NAMES[place]} {' '.join(_token(*token) for token in t.tokens[place])}" for place in sorted(t.tokens)
    ]
    order = {place: t.hexes[place] for place in sorted(t.hexes) if list(t.hexes[place]) != sorted(t.hexes[place])}
    lines += [f"stack {' '.join(t.models[number].id for number in order[place])}" for place in order]
    if t.activation is not None:
        fields = msgspec.structs.asdict(t.activation)
        words = write_fields({name: value for name, value in fields.items() if value and name != "unit"})
        lines.append(f"activation {t.units[t.activation.unit].id} {words}".rstrip())
    if t.agenda:
        lines.append(f"agenda {write_tasks(t.agenda)}")
    return "\n".join(lines) + "\n"


def _head(t: Godtear) -> str:
    words = [t.phase.replace(" ", "-")]
    if t.result is not None:
        words.append(f"won {1 + (t.result[1] > t.result[0])}")
    words.append(f"turn {t.turn} first {t.first + 1} active {t.active + 1} north {t.north + 1} token {t.turn_token}")
    words.append(f"warband {t.warband_tokens[0]}/{t.warband_tokens[1]} points {t.points[0]}/{t.points[1]}")
    if t.turn_winner:
        words.append(f"winner {t.turn_winner + 1}")
    return " ".join(words)


def _warband(t: Godtear, seat: int) -> str:
    return ",".join(unit.sheet.id for unit in t.units if unit.seat == seat and unit.sheet.champion)


def _stack(place: int, height: int) -> str:
    return f"{NAMES[place]}*{height}" if height > 1 else NAMES[place]


def _token(kind: int, sign: int) -> str:
    return f"{KINDS[kind]}{'+' if sign > 0 else '-'}"


def _unit(t: Godtear, unit: Unit) -> str:
    models = [t.models[number] for number in unit.members]
    while models and models[-1].place == OFF:
        models.pop()
    if unit.sheet.champion:
        words = [NAMES[model.place] for model in models] + [
            f"wounds {model.wounds}" for model in models if model.wounds
        ]
    else:
        words = [
            "x" if model.place == OFF else NAMES[model.place] + (f"/{model.wounds}" if model.wounds else "")
            for model in models
        ]
    words += [_token(kind, sign) for kind, sign in enumerate(unit.tokens) if sign]
    words += [word for word, flag in FLAGS.items() if getattr(unit, flag)]
    if unit.bonus_turn:
        words.append(f"bonus {unit.bonus_turn}")
    return " ".join(words)
