"""A state as short text that a person can type, and back. GB-A-89.

    activation round 2 initiative 1 priority 2,1 points 3/4
    setup scenario nest
    army 1 starter-1
    army 2 starter-3
    shard-1 5u,5u
    token trophy 30480,27940
    a1 D8 12700,8890 damage 3 treasure activated
    a2 3.5u,12u fleet2 -slow
    b1 casualty
    horror-1 12u,9u tough2 ranged; 15u,9u damage 2
    summoned-1 D10 15u,4u tame 2
    active b2 move

The first line is the head: the phase, then what differs from its usual value. Places are `x,y`, or `x,y,level` above
the floor, in whole steps of the grid (a hundredth of a millimetre), in units (`3.5u`) or in millimetres (`40mm`).

A model without a place is in reserve, or where it says: `casualty`, `ascended`, `gone`. A line that names traits or
flaws names all of them; `plain` has none. `done` is `activated recovered`; a wild model names what drives it, such as
`mine predator`, or `driven none`. Threats are called by their kind and number, those of a kind in order, and may
stand in one line, divided by `;`: here horror-1 and horror-2. A summoned
model without a die has a D8.
What is left out is as the setup has it: godbreakers that are not named are in reserve, the objective in the middle
is there unless a line says `objective none`, and a circle shares its shard's trait while its shard marker is there.

Terrain is that of the setup. `cleared 3-wall 4-forest` or `cleared all` takes away, and these lines add to it:

    terrain 20-forest forest-6 area 12u,8u turn 45
    terrain 21-wall wall barricade 0,0 2540,0 2540,254 0,254
    wall impassable 3u,2u 3u,6u
    area 2u,0u 4u,8u
    floor 2u,2u 8u,8u level 1

A wall is a bent line with hardly any width, unless it says `width 1u`; an area or a floor of two points is a rectangle.
Lines `active a1 move placed a1`, `agenda deploy seat 0 then open` (words of `theomachy/play/worded.py`) and
`circle 1 ...` tell what is going on and how circles have changed.
"""

from collections.abc import Iterable
from itertools import zip_longest

from theomachy.games.godbreaker.army.circles import STARTERS, in_order, write_circle
from theomachy.games.godbreaker.notation.reading import (
    DONE,
    ELSEWHERE,
    FLAGS,
    NONE,
    NUMBERS,
    PLAIN,
    ROW,
    newcomer,
    read,
)
from theomachy.games.godbreaker.notation.terrain_lines import write_terrain
from theomachy.games.godbreaker.rules.opening import set_up
from theomachy.games.godbreaker.state import FIELD, Activation, Marker, Model, Saga, Token
from theomachy.play.worded import write_setup, write_tasks

__all__ = ["read", "write"]


def write(t: Saga) -> str:
    before = set_up(t.setup)
    lines = [_head(t)]
    lines += write_setup(t.setup, "circles", STARTERS)
    lines += [
        f"circle {seat + 1} {write_circle(circle)}"
        for seat, circle in enumerate(t.circles)
        if circle != before.circles[seat]
    ]
    lines += write_terrain(before.terrain, t.terrain)
    if t.marker("objective") is None:
        lines += [f"objective {NONE}"]
    lines += [f"{marker.id} {_place(marker)}" for marker in t.markers if marker not in before.markers]
    lines += [f"token {token.kind} {_place(token)}" for token in t.tokens]
    threats: dict[str, list[str]] = {}
    kind = ""
    for model, usual in zip_longest(t.models, before.models):
        words = _model(t, model, usual)
        if usual is None and model.kind == kind:
            next(reversed(threats.values())).append(" ".join(words))
        elif usual is None:
            threats[model.id] = [" ".join(words)]
        elif words:
            lines += [" ".join([model.id, *words])]
        kind = model.kind if usual is None else ""
    lines += [f"{id} {ROW.join(row)}".rstrip() for id, row in threats.items()]
    if t.activation is not None:
        lines += [_active(t, t.activation)]
    if t.agenda != (before.agenda if t.phase == "opening" else ()):
        lines += [f"agenda {write_tasks(t.agenda)}"]
    return "\n".join(lines) + "\n"


def _head(t: Saga) -> str:
    words: list[str] = [t.phase]
    if t.phase != "opening":
        words += [f"round {t.round} initiative {t.initiative + 1} priority {_seats(t.priority)}"]
    if t.phase != "opening" or any(t.points):
        words += [f"points {'/'.join(map(str, t.points))}"]
    if t.turn:
        words += [f"turn {t.priority[t.turn] + 1}"]
    if t.winning_result:
        words += [f"winning {t.winning_result}"]
    if t.seniority != tuple(range(t.players)):
        words += [f"seniority {_seats(t.seniority)}"]
    if t.routed:
        words += [f"routed {_seats(t.routed)}"]
    if t.shares:
        words += [f"won {_seats(seat for seat, share in enumerate(t.shares) if share)}"]
    return " ".join(words)


def _seats(seats: Iterable[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats) or NONE


def _place(of: Model | Marker | Token) -> str:
    return f"{of.x},{of.y},{of.level}" if of.level else f"{of.x},{of.y}"


def _model(t: Saga, model: Model, usual: Model | None) -> list[str]:
    """Return the words that tell how a model differs from its usual state."""
    if usual is None:
        assert model.kind != "godbreaker"
        usual = newcomer(t, model.kind, model.id)
    words = [f"D{model.die}"] if model.die != usual.die else []
    if model.where == FIELD or model.x or model.y:
        words += [_place(model)]
    if model.where in ELSEWHERE:
        words += [model.where]
    if model.seat != usual.seat:
        words += [f"tame {model.seat + 1}"]
    if (model.traits, model.flaws) != (usual.traits, usual.flaws):
        words += [trait if rank == 1 else f"{trait}{rank}" for trait, rank in in_order(model.traits)]
        words += [f"-{flaw}" for flaw in model.flaws]
        words += [] if model.traits or model.flaws else [PLAIN]
    words += [f"{name} {number}" for name in NUMBERS if (number := getattr(model, name))]
    flags = [flag for flag in FLAGS if getattr(model, flag)]
    words += [*model.tokens, *([DONE] if len(flags) == len(FLAGS) else flags)]
    if model.number in t.compelled:
        words += t.compelled[model.number] or ["driven", NONE]
    return words


def _active(t: Saga, activation: Activation) -> str:
    words = ["active", t.models[activation.model].id, *activation.taken]
    if activation.placed:
        words += ["placed", *[t.models[number].id for number in activation.placed]]
    return " ".join(words)
