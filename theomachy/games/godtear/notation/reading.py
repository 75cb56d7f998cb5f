"""The reader of the notation: it makes the state that a text describes."""

from collections.abc import Callable

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD
from theomachy.games.godtear.cards import CHAMPIONS
from theomachy.games.godtear.notation.words import FLAGS, PHASES
from theomachy.games.godtear.phases import FIGHTING, Phase
from theomachy.games.godtear.rules import next_step
from theomachy.games.godtear.rules.activation import ACTIONS
from theomachy.games.godtear.rules.entering import joins, small
from theomachy.games.godtear.rules.formats import EACH, picker
from theomachy.games.godtear.rules.opening import forces, set_up
from theomachy.games.godtear.rules.values import POINTS_TO_WIN, TURN_POINTS
from theomachy.games.godtear.rules.windows import carries_out, is_function
from theomachy.games.godtear.setup import PLAYED, ROSTER, Format, Setup, read_warband
from theomachy.games.godtear.state import KINDS, SPACES, Activation, Draft, Godtear, Unit
from theomachy.games.godtear.tasks import CardTask, TakeOff, UnitTask, read_agenda
from theomachy.kernel import refuse
from theomachy.play.notation import attempt, lines_of, try_out
from theomachy.play.worded import agreed_and_rest, begin, read_fields, read_setup

FINDING: dict[Format, tuple[Phase, ...]] = {
    "free": (),
    "roster": ("choose three",),
    "draft": ("roll-off", "pick order", "draft"),
    "draft four": ("roll-off", "pick order", "draft", "choose three"),
    "draft five": ("roll-off", "pick order", "draft", "ban", "choose three"),
    "snake": ("roll-off", "draft"),
    "limited pool": ("pool", "roll-off", "pick order", "draft"),
}
"""Phases of each format in which warbands are still to be found. GT-FMT-04 to 14."""
DRAFTING: tuple[Phase, ...] = ("pool", "pick order", "draft", "ban", "choose three")
TURN_WON: tuple[Phase, ...] = ("scenario", "next turn", "over")
"""Phases in which this turn's points have been given. GT-END-06."""
SEATS = {"1": 0, "2": 1}


def read(text: str) -> Godtear:
    """Return the state that a text describes, or raise Refused with the line that is wrong."""
    head, *rest = lines_of(text)
    agreed, rest = agreed_and_rest(rest)
    drafted = [line for line in rest if line.words[0] == "warbands"]
    others = [line for line in rest if line not in drafted]
    course = next((line for line in others if line.text.startswith(("agenda ", "activation "))), head)
    setup = read_setup(agreed, Setup, "warbands")
    reader = GodtearReader()
    begin(reader.agree, setup, agreed, head)
    steps = [*[(reader.take_warbands, line) for line in drafted], (reader.begin, head)]
    ends = [(reader.check, head), (reader.go_on, course)]
    for take, line in [*steps, *[(reader.take, line) for line in others], *ends]:
        attempt(take, line)
    return reader.t


class GodtearReader:
    """A reader of a text, line by line: first what was agreed, then the head, then all other lines."""

    def __init__(self) -> None:
        self.t = set_up(Setup())
        self.taken: set[str] = set()
        """Words and names that have been read and may occur only once."""

    def agree(self, setup: Setup) -> None:
        self.t = set_up(setup)

    def take_warbands(self, line: str) -> None:
        """Read warbands that were drafted."""
        word, _, rest = line.partition(" ")
        self._once(word)
        if self.t.setup.format == "free":
            raise ValueError(line)
        one, two = (read_warband(warband, seat) for seat, warband in enumerate(rest.split()))
        if (len(one), len(two)) != (PLAYED, PLAYED):
            raise ValueError(line)
        self.t.units, self.t.models, self.t.hooks = forces((one, two))
        self.t.draft = None

    def begin(self, line: str) -> None:
        """Read the head."""
        t = self.t
        phase, *words = line.split()
        t.phase = PHASES[phase]
        for name, value in zip(words[::2], words[1::2], strict=True):
            self._once(name)
            match name:
                case "turn":
                    t.turn = _number(value, 1, len(TURN_POINTS))
                case "first" | "active" | "north":
                    setattr(t, name, SEATS[value])
                case "winner":
                    t.turn_winner = SEATS[value]
                case "won":
                    t.result = ((1.0, 0.0), (0.0, 1.0))[SEATS[value]]
                case "token":
                    t.turn_token = _number(value, 0, SPACES - 1)
                case "warband":
                    t.warband_tokens = _pair(value, SPACES // 2 - 1)
                case "points":
                    t.points = _pair(value, sum(TURN_POINTS))
                case _:
                    raise ValueError(name)
        if "active" not in self.taken:
            t.active = t.first
        if "token" not in self.taken:
            t.turn_token = verbs.start_space(t)
        if "points" not in self.taken:
            t.points = usual_points(t)

    def take(self, line: str) -> None:
        """Read any other line."""
        word, _, rest = line.partition(" ")
        if word == "hex":
            self._take_tokens(*rest.split())
        elif word == "stack":
            self._take_stack(rest.split())
        else:
            self._once(word)
            if word in COURSE:
                COURSE[word](self, rest)
            else:
                self._take_unit(word, rest.split())

    def check(self, head: str) -> None:
        """Raise an error if the phase and the rest do not fit together."""
        t, given = self.t, sum(points_given(self.t))
        if sum(t.points) != given:
            raise refuse("gt-points-do-not-fit", "GT-LAD-14", one=t.points[0], two=t.points[1], total=given)
        if t.draft is None:
            fits = t.phase not in DRAFTING and t.phase not in FINDING[t.setup.format]
        else:
            fits = t.phase in FINDING[t.setup.format] and self._fits(t.draft)
        fits &= (t.result is not None) == (t.phase == "over")
        fits &= (t.result or (0, 0)) == tuple(points >= POINTS_TO_WIN for points in t.points)
        if t.activation is not None:
            unit = t.units[t.activation.unit]
            fits &= t.phase in FIGHTING and unit.seat == t.active and not unit.activated
        if not fits:
            raise ValueError(head)

    def _fits(self, draft: Draft) -> bool:
        """Return True if champions were picked as the format and the phase demand.

        GT-FMT-05, GT-FMT-07 to 14.
        """
        t, counts = self.t, [len(ids) for ids in draft.picked]
        if any(len({*ids}) < len(ids) or not {*ids} <= CHAMPIONS.keys() for ids in (draft.pool, *draft.picked)):
            return False
        if t.phase == "choose three":
            return counts == [ROSTER, ROSTER]
        each = EACH[t.setup.format]
        if t.phase == "pool":
            return not draft.pool and counts == [0, 0]
        if len(draft.pool) < 2 * each:
            return False
        if t.phase == "ban":
            return counts == [each, each]
        pickers = [picker(t, taken) for taken in range(min(sum(counts), 2 * each - 1))]
        return counts == ([pickers.count(0), pickers.count(1)] if t.phase == "draft" else [0, 0])

    def go_on(self, line: str) -> None:
        """Raise an error if the game cannot go on from here: the next question must have an answer."""
        try_out(next_step, self.t.copy())

    def _once(self, name: str) -> None:
        if name in self.taken:
            raise ValueError(name)
        self.taken.add(name)

    # Hexes

    def take_objectives(self, text: str) -> None:
        self.t.objectives = {}
        for word in text.split():
            name, star, height = word.partition("*")
            self._once(f"objective {name}")
            self.t.objectives[BOARD.place(name)] = _number(height, 2, 99) if star else 1

    def take_cursed(self, text: str) -> None:
        self.t.cursed = tuple(BOARD.place(name) for name in text.split())

    def _take_tokens(self, name: str = "", *tokens: str) -> None:
        if not tokens:
            raise ValueError(name)
        self._once(f"hex {name}")
        self.t.tokens = {**self.t.tokens, BOARD.place(name): tuple(_read_token(token) for token in tokens)}

    def _take_stack(self, ids: list[str]) -> None:
        """Read the order of followers in a hex, where it is not that of their numbers."""
        models = {model.id: model for model in self.t.models}
        place = models[ids[0]].place
        numbers = tuple(models[id].number for id in ids)
        if sorted(self.t.hexes[place]) != sorted(numbers):
            raise ValueError(ids)
        self.t.hexes[place] = numbers

    # Course of the game

    def take_draft(self, text: str) -> None:
        self.t.draft = read_fields(text, Draft)

    def take_activation(self, text: str) -> None:
        id, _, rest = text.partition(" ")
        number = next((number for number, unit in enumerate(self.t.units) if unit.id == id), None)
        self.t.activation = read_fields(text if number is None else f"unit {number} {rest}", Activation)
        _number(str(self.t.activation.unit), 0, len(self.t.units) - 1)
        _number(str(self.t.activation.actions), 0, ACTIONS)

    def take_agenda(self, text: str) -> None:
        self.t.agenda = read_agenda(text)
        for task in self.t.agenda:
            if isinstance(task, CardTask) and carries_out(task.does) is None:
                raise ValueError(task.does)
            if isinstance(task, TakeOff) and not (
                carries_out(task.back) and (not task.where or is_function(task.where))
            ):
                raise ValueError(task.where)
            if isinstance(task, UnitTask | CardTask) and task.unit >= len(self.t.units):
                raise ValueError(task.unit)

    # Units

    def _take_unit(self, id: str, words: list[str]) -> None:
        units = {unit.id: unit for unit in self.t.units}
        owner = units.get(id.removesuffix("-banner"))
        if id in units:
            self._take_models(units[id], words)
        elif owner is not None and owner.banner >= 0:
            (name,) = words
            self._stand(owner.banner, name)
        else:
            raise refuse("gt-no-such-unit", "GT-TRN-03", key=id)

    def _take_models(self, unit: Unit, words: list[str]) -> None:
        """Read the hexes, wounds, tokens and marks of a unit, in any order."""
        members, queue, numbers = list(unit.members), list(words), {"bonus": 0, "wounds": 0}
        while queue:
            word = queue.pop(0)
            if word in ("knocked-out", "ultimate", "wounds") and not unit.sheet.champion:
                raise ValueError(word)
            if word in FLAGS:
                self._once(f"{unit.id} {word}")
                setattr(unit, FLAGS[word], True)
            elif word in numbers:
                self._once(f"{unit.id} {word}")
                numbers[word] = _number(queue.pop(0), 0, unit.sheet.health if word == "wounds" else len(TURN_POINTS))
            elif word[-1] in "+-":
                kind, sign = _read_token(word)
                self._once(f"{unit.id} {KINDS[kind]}")
                unit.tokens = (*unit.tokens[:kind], sign, *unit.tokens[kind + 1 :])
            else:
                self._stand(members.pop(0), word)
        unit.bonus_turn = numbers["bonus"]
        if unit.sheet.champion:
            self._hurt(unit, numbers["wounds"])

    def _hurt(self, unit: Unit, wounds: int) -> None:
        """Set a champion's wounds. GT-KO-01, GT-KO-07.

        Raise an error for as many wounds as its health if it is not knocked out, and for tokens if it is.
        """
        health = unit.sheet.health
        if (wounds == health and not unit.knocked_out) or (unit.knocked_out and any(unit.tokens)):
            raise ValueError(unit.id)
        self.t.models[unit.members[0]].wounds = health if unit.knocked_out else wounds

    def _stand(self, number: int, word: str) -> None:
        """Put a model in a hex that has room for it, perhaps with wounds."""
        t, model = self.t, self.t.models[number]
        if word == "x":
            return
        name, slash, wounds = word.partition("/")
        place = BOARD.place(name)
        if place in t.hexes and not (small(t, model) and joins(t, model, place)):
            raise ValueError(word)
        verbs.put(t, model, place)
        if slash and model.kind != "follower":
            raise ValueError(word)
        if slash:
            model.wounds = _number(wounds, 0, t.units[model.unit].sheet.health - 1)


COURSE: dict[str, Callable[[GodtearReader, str], None]] = {
    "objectives": GodtearReader.take_objectives,
    "cursed": GodtearReader.take_cursed,
    "draft": GodtearReader.take_draft,
    "activation": GodtearReader.take_activation,
    "agenda": GodtearReader.take_agenda,
}


def points_given(t: Godtear) -> tuple[int, ...]:
    """Return the victory points of every turn that is won. GT-LAD-14, GT-END-06."""
    return TURN_POINTS[: t.turn if t.phase in TURN_WON else t.turn - 1]


def usual_points(t: Godtear) -> tuple[int, int]:
    """Return the points as if the players had won the turns alternately.

    Player 1 has won the first turn, or the winner of this turn has won the last.
    """
    given = points_given(t)
    last = t.turn_winner if t.phase in TURN_WON else 1 - len(given) % 2
    theirs, others = sum(given[::-2]), sum(given[-2::-2])
    return (others, theirs) if last else (theirs, others)


def _read_token(word: str) -> tuple[int, int]:
    return KINDS.index(word[:-1]), {"+": 1, "-": -1}[word[-1]]


def _number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text[:9]) <= high):
        raise ValueError(text)
    return int(text)


def _pair(text: str, high: int) -> tuple[int, int]:
    one, two = text.split("/")
    return _number(one, 0, high), _number(two, 0, high)
