"""A state as short text that a person can type, and back.

    clash turn 2 first 1 active 2 north 1 token 12 warband 0/0 points 1/0
    setup {"warbands":["titus","nia"]}
    objectives 5,6 5,7 6,6*2
    1-titus 5,5 wounds 2 dodge+ damage-
    1-titus-banner 5,6
    1-glory-seekers 4,4 4,4 4,5 activated
    2-nia 7,7 knocked-out ultimate
    hex 6,5 speed+

Whatever is left out has its usual value: turn 1, player 1 first, active and in the north, no wounds, no tokens; without
a line of objectives they lie as the scenario has them. Models that are not named are off the battlefield; `x` keeps the
place of a follower among others (`4,4 x 4,5`), and `4,4/2` is one with two wounds. A line `activation {...}` tells what
the active unit has done, `agenda [...]` what is still to be done, `draft {...}` what was picked so far; where warbands
were drafted, a line `warbands titus,lily nia,keera` tells them.
"""

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, NAMES, OFF
from theomachy.games.godtear.rules.opening import forces, set_up
from theomachy.games.godtear.setup import Setup
from theomachy.games.godtear.state import KINDS, NO_TOKENS, Activation, Draft, Godtear, Task, Unit
from theomachy.kernel import Refused, refuse

FINDING = ("pool", "roll-off", "pick-order", "draft", "ban", "choose-three")
PHASES = (*FINDING, "side", "deploy", "plot", "clash", "scoring", "scenario", "next-turn", "over")
FLAGS = {"activated": "activated", "knocked-out": "knocked_out", "ultimate": "ultimate_used"}
SEATS = {"1": 0, "2": 1}


def write(t: Godtear) -> str:
    lines = [_head(t)]
    if t.setup != Setup():
        lines.append(f"setup {msgspec.json.encode(t.setup).decode()}")
    lines.append(" ".join(["objectives", *[_stack(place, t.objectives[place]) for place in sorted(t.objectives)]]))
    if t.draft is None and t.setup.format != "free":
        lines.append(f"warbands {' '.join(_warband(t, seat) for seat in (0, 1))}")
    if t.draft is not None:
        lines.append(f"draft {msgspec.json.encode(t.draft).decode()}")
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
        lines.append(f"activation {msgspec.json.encode(t.activation).decode()}")
    if t.agenda:
        lines.append(f"agenda {msgspec.json.encode(t.agenda).decode()}")
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


def read(text: str) -> Godtear:
    """The state that a text describes; Refused, naming the line, if it describes none."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise refuse("bad-notation", line=1, text="")
    reader = Reader(lines)
    for number, line in lines:
        try:
            reader.take(line)
        except Refused as no:
            raise refuse(no.reason.id, no.reason.clause, **{"line": number, **no.reason.args}) from None
        except (ValueError, LookupError, TypeError) as error:
            raise refuse("bad-notation", line=number, text=line) from error
    return reader.t


class Reader:
    """Takes a text line by line; the setup is looked up first, wherever it stands."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.t = set_up(Setup())
        for word in ("setup ", "warbands "):
            for number, line in lines:
                if line.startswith(word):
                    try:
                        self._begin(word, line.removeprefix(word))
                    except (ValueError, LookupError, msgspec.MsgspecError) as error:
                        raise refuse("bad-notation", line=number, text=line) from error
        self.headed = False

    def _begin(self, word: str, rest: str) -> None:
        if word == "setup ":
            self.t = set_up(msgspec.json.decode(rest, type=Setup))
        else:
            one, two = (tuple(warband.split(",")) for warband in rest.split())
            self.t.units, self.t.models, self.t.hooks = forces((one, two))
            self.t.draft = None

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        t = self.t
        if not self.headed:
            self._take_head(line.split())
        elif word == "objectives":
            t.objectives = {
                BOARD.place(name): int(height or 1) for name, _, height in (s.partition("*") for s in rest.split())
            }
        elif word == "draft":
            t.draft = msgspec.json.decode(rest, type=Draft)
        elif word == "cursed":
            t.cursed = tuple(BOARD.place(name) for name in rest.split())
        elif word == "hex":
            name, *tokens = rest.split()
            t.tokens = {**t.tokens, BOARD.place(name): tuple(_read_token(token) for token in tokens)}
        elif word == "stack":
            numbers = tuple(next(model.number for model in t.models if model.id == id) for id in rest.split())
            place = t.models[numbers[0]].place
            if sorted(t.hexes[place]) != sorted(numbers):
                raise ValueError(line)
            t.hexes[place] = numbers
        elif word == "activation":
            t.activation = msgspec.json.decode(rest, type=Activation)
        elif word == "agenda":
            t.agenda = msgspec.json.decode(rest, type=tuple[Task, ...])
        elif word not in ("setup", "warbands"):
            self._take_unit(word, rest.split())

    def _take_head(self, words: list[str]) -> None:
        t = self.t
        if words[0] not in PHASES:
            raise ValueError(words[0])
        self.headed = True
        t.phase = words[0] if words[0] == "roll-off" else words[0].replace("-", " ")
        head = dict(zip(words[1::2], words[2::2], strict=True))
        for name, value in head.items():
            match name:
                case "turn":
                    t.turn = _between(int(value), 1, 5)
                case "first" | "active" | "north":
                    setattr(t, name, SEATS[value])
                case "winner":
                    t.turn_winner = SEATS[value]
                case "won":
                    t.result = ((1.0, 0.0), (0.0, 1.0))[SEATS[value]]
                case "token":
                    t.turn_token = _between(int(value), 0, 21)
                case "warband":
                    t.warband_tokens = _pair(value)
                case "points":
                    t.points = _pair(value)
                case _:
                    raise ValueError(name)
        if "active" not in head:
            t.active = t.first
        if "token" not in head:
            t.turn_token = verbs.start_space(t)

    def _take_unit(self, id: str, words: list[str]) -> None:
        t = self.t
        unit = next((unit for unit in t.units if unit.id in (id, id.removesuffix("-banner"))), None)
        if unit is None:
            raise refuse("gt-no-such-unit", "GT-TRN-03", key=id)
        if id != unit.id:
            (name,) = words
            verbs.put(t, t.models[unit.banner], BOARD.place(name))
            return
        members = iter(unit.members)
        rest: dict[str, int] = {}
        tokens = list(NO_TOKENS)
        queue = iter(words)
        for word in queue:
            if word in FLAGS:
                setattr(unit, FLAGS[word], True)
            elif word in ("wounds", "bonus"):
                rest[word] = int(next(queue))
            elif word[-1] in "+-":
                kind, sign = _read_token(word)
                tokens[kind] = sign
            else:
                self._stand(unit, next(members), word)
        unit.tokens = tuple(tokens)
        unit.bonus_turn = rest.get("bonus", 0)
        if "wounds" in rest:
            t.models[unit.members[0]].wounds = _between(rest["wounds"], 0, unit.sheet.health)
        if unit.knocked_out:
            t.models[unit.members[0]].wounds = unit.sheet.health

    def _stand(self, unit: Unit, number: int, word: str) -> None:
        if word == "x":
            return
        name, _, wounds = word.partition("/")
        model = self.t.models[number]
        verbs.put(self.t, model, BOARD.place(name))
        model.wounds = _between(int(wounds or 0), 0, unit.sheet.health - 1)


def _read_token(word: str) -> tuple[int, int]:
    return KINDS.index(word[:-1]), {"+": 1, "-": -1}[word[-1]]


def _between(value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise ValueError(value)
    return value


def _pair(text: str) -> tuple[int, int]:
    one, two = text.split("/")
    return int(one), int(two)
