"""Reading of the notation: returns the state that a text describes, or refuses with the line that is wrong."""

import re
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from theomachy.games.godbreaker.army.circles import (
    DICE,
    MAX_TRAITS,
    STARTERS,
    TOP_RANK,
    circle_faults,
    read_circle,
    said,
)
from theomachy.games.godbreaker.content.traits import CLAUSES, FLAWS, UNBOUND, Flaw, Trait
from theomachy.games.godbreaker.ground.battlefield import why_not_lay
from theomachy.games.godbreaker.ground.terrain import Terrain, ground_of
from theomachy.games.godbreaker.notation.terrain_lines import READERS, piece_of, read_terrain
from theomachy.games.godbreaker.notation.typed import MAX_COUNT, base_at, number, signed
from theomachy.games.godbreaker.rules import next_step
from theomachy.games.godbreaker.rules.opening import set_up
from theomachy.games.godbreaker.rules.standing import supported, why_not_stand
from theomachy.games.godbreaker.rules.threats import MARKER_RADIUS, SUMMONED, THREATS, Threat, friends
from theomachy.games.godbreaker.rules.wild import CLAUSES as COMPULSIONS
from theomachy.games.godbreaker.setup import Setup
from theomachy.games.godbreaker.state import (
    ASCENDED,
    CASUALTY,
    FIELD,
    GONE,
    RESERVE,
    WILD,
    Activation,
    At,
    Marker,
    Model,
    Saga,
    Token,
)
from theomachy.games.godbreaker.tasks import (
    Deploy,
    Lay,
    Open,
    PlaceFollower,
    PlaceShard,
    Prize,
    React,
    Reckon,
    Return,
    Seated,
    Task,
)
from theomachy.games.godbreaker.vocabulary import ACTIONS, MARKERS, PHASES, ROUND, TOKENS, UNALIGNED, Unaligned, Where
from theomachy.geometry.plane import Disc
from theomachy.kernel import Refused, refuse
from theomachy.play.notation import TypedLine, attempt, lines_of, try_out
from theomachy.play.worded import agreed_and_rest, begin, read_setup, read_tasks

FORMS = {
    "": "activation round 2 initiative 1 priority 2,1 points 3/4",
    "setup": "setup scenario nest",
    "army": "army 1 starter-1",
    "circle": "circle 1 fleet; A iron 8; B iron 8; C iron 6; D iron 6; E iron 6",
    "cleared": "cleared 3-wall 4-forest",
    "objective": "objective none",
    "terrain": "terrain 20-forest forest-6 area 12u,8u turn 45",
    "wall": "wall impassable 3u,2u 3u,6u",
    "area": "area 2u,0u 4u,8u",
    "floor": "floor 2u,2u 8u,8u level 1",
    "token": "token trophy 12u,11u",
    "active": "active a1 move placed a1",
    "agenda": "agenda deploy seat 0",
    "*": "a1 D8 5u,3.5u damage 3 treasure activated",
}
"""An example of each kind of line, by its first word."""
ELSEWHERE: tuple[Where, ...] = (CASUALTY, ASCENDED, GONE)
NONE, PLAIN = "none", "plain"
NUMBERS = ("damage", "triumphs")
FLAGS = ("activated", "recovered")
ROW = ";"
"""The sign between threats of a kind that come one after another."""
DONE = "done"
"""The word for a model that is both."""


def read(text: str) -> Saga:
    """Return the state that a text describes; raise Refused, naming the line, if it describes none."""
    head, *rest = lines_of(text)
    agreed, rest = agreed_and_rest(rest)
    rest = [one for line in rest for one in one_by_one(line)]
    reader = SagaReader()
    begin(reader.agree, read_setup(agreed, Setup, "circles", STARTERS), agreed, head)
    for name, take in ORDER.items():
        for line in [line for line in rest if _sort(line) == name] if name != "head" else [head]:
            attempt(partial(take, reader), line)
    course = next((line for line in rest if _sort(line) in ("agenda", "active")), head)
    attempt(reader.check, head)
    attempt(reader.go_on, course)
    return reader.t


def one_by_one(line: TypedLine) -> list[TypedLine]:
    """Return a line for each threat of a row: `lost-2 5u,5u; 8u,5u` tells of lost-2 and lost-3."""
    id, _, rest = line.text.partition(" ")
    kind, _, first = id.rpartition("-")
    if kind not in UNALIGNED or not first.isdecimal() or ROW not in rest:
        return [line]
    parts = enumerate(rest.split(ROW), int(first[:9]))
    return [TypedLine(line.number, f"{kind}-{number} {part.strip()}") for number, part in parts]


def _sort(line: TypedLine) -> str:
    """Return the key of ORDER whose function takes a line."""
    word = line.words[0]
    if word in READERS:
        return "terrain"
    if word in ORDER and word not in ("head", "model", "marker"):
        return word
    return "marker" if word.partition("-")[0] in MARKERS else "model"


class SagaReader:
    """A reader that takes a text sort by sort: the setup, the head, the table, then the models on it."""

    t: Saga

    def __init__(self) -> None:
        self.taken: set[str] = set()
        """The names of the things that the text has given already, none of which may be given twice."""

    def agree(self, setup: Setup) -> None:
        self.t = set_up(setup)

    def take_circle(self, line: str) -> None:
        """Take a circle that has changed since the setup. GB-CIR-11."""
        _, number, text = line.split(maxsplit=2)
        seat = self._seat(number)
        self._once(f"circle {seat}")
        circle = read_circle(text)
        for fault in circle_faults(circle, self.t.setup.levels):
            if fault.id != "gb-circle-size":  # while a godbreaker is being replaced
                raise Refused(fault)
        self.t.circles = tuple([circle if owner == seat else other for owner, other in enumerate(self.t.circles)])

    # The head

    def take_head(self, line: str) -> None:
        t = self.t
        phase, *words = line.split()
        if phase not in PHASES:
            raise ValueError(phase)
        t.phase, t.round = phase, int(phase != "opening")
        t.agenda = t.agenda if phase == "opening" else ()
        given = dict(zip(words[::2], words[1::2], strict=True))
        if 2 * len(given) != len(words):
            raise ValueError(line)
        t.routed = self._seats(given.pop("routed", NONE))
        if phase != "opening":
            t.priority = tuple([seat for seat in range(t.players) if seat not in t.routed])
        if "priority" in given:
            t.priority = self._seats(given.pop("priority"))
        for name, value in given.items():
            self._take_word(name, value)
        t.result = t.shares if phase == "over" else None

    def _take_word(self, name: str, value: str) -> None:
        t = self.t
        match name:
            case "round":
                t.round = number(value, 0, t.setup.rounds)
            case "initiative":
                t.initiative = self._seat(value)
            case "turn":
                t.turn = t.priority.index(self._seat(value))
            case "winning":
                t.winning_result = number(value, 0, DICE[-1])
            case "seniority":
                t.seniority = self._seats(value)
            case "points":
                t.points = tuple([signed(points) for points in value.split("/")])
            case "won":
                won = self._seats(value)
                t.shares = tuple([1 / len(won) if seat in won else 0.0 for seat in range(t.players)])
            case _:
                raise ValueError(name)

    def _seat(self, text: str) -> int:
        return number(text, 1, self.t.players) - 1

    def _seats(self, text: str) -> tuple[int, ...]:
        seats = tuple([self._seat(word) for word in text.split(",")]) if text != NONE else ()
        if len({*seats}) < len(seats):
            raise ValueError(text)
        return seats

    # The table

    def take_cleared(self, line: str) -> None:
        self._once("cleared")
        terrain, ids = self.t.terrain, line.split()[1:]
        if ids == ["all"]:
            ids = [piece.id for piece in terrain]
        gone = [piece_of(terrain, id) for id in ids]
        left = [piece for piece in terrain if piece not in gone]
        if not ids or len({*ids}) < len(ids) or any(piece_of(left, piece.of) is None for piece in left if piece.of):
            raise ValueError(line)
        self._build(left)

    def _build(self, terrain: Sequence[Terrain]) -> None:
        self.t.terrain = tuple(terrain)
        self.t.ground = ground_of(self.t.terrain)

    def take_terrain(self, line: str) -> None:
        """Take a piece of terrain, if it may lie there. GB-BAT-02, GB-PLC-01."""
        t = self.t
        piece = read_terrain(line, t.terrain)
        if piece.level and not t.setup.levels:
            raise ValueError(line)
        markers = [Disc(marker.x, marker.y, marker.r) for marker in t.markers if marker.level == piece.level]
        if why := why_not_lay(t.terrain, piece, t.width, t.height, markers):
            raise Refused(why)
        self._build([*t.terrain, piece])

    def take_objective(self, line: str) -> None:
        """Take the place of the objective marker in the middle, or its absence. GB-SCN-01."""
        self._once("objective")
        _, word = line.split()
        self.t.markers = ()
        if word != NONE:
            spot = self._spot(word, MARKER_RADIUS)
            self.t.markers = (Marker("objective", "objective", spot.x, spot.y, MARKER_RADIUS, spot.level),)

    def take_marker(self, line: str) -> None:
        """Take a shard, objective or hoard marker and its place. GB-ELE-01."""
        id, word = line.split()
        kind, _, figure = id.partition("-")
        self._once(id)
        if kind not in MARKERS or id != f"{kind}-{number(figure, 1, MAX_COUNT)}":
            raise ValueError(id)
        seat = self._seat(figure) if kind == "shard" else WILD
        spot = self._spot(word, MARKER_RADIUS)
        self.t.markers += (Marker(id, kind, spot.x, spot.y, MARKER_RADIUS, spot.level, seat),)

    def _spot(self, place: str, r: int) -> At:
        """Return the base at a place, if a base can stand there. GB-PLC-01, GB-ADV-LVL-01."""
        spot = base_at(place, r)
        if spot.level and not (self.t.setup.levels and supported(self.t, spot)):
            raise refuse("gb-open-air", "GB-ADV-LVL-01", level=spot.level)
        if why := why_not_stand(self.t, spot):
            raise Refused(why)
        return spot

    def take_token(self, line: str) -> None:
        """Take an unclaimed treasure or trophy token. GB-ELE-03, GB-ADV-RDY-03."""
        _, kind, place = line.split()
        spot = base_at(place, 0)
        if kind not in TOKENS or kind == "ready":
            raise ValueError(kind)
        if spot.x > self.t.width or spot.y > self.t.height:
            raise refuse("gb-off-table", "GB-PLC-01")
        self.t.tokens += (Token(kind, spot.x, spot.y, spot.level),)

    # Models

    def take_model(self, line: str) -> None:
        id, *words = line.split()
        self._once(id)
        model = self.t.named(id) or self._threat(id)
        words = self._take_traits(model, words)
        place = ""
        while words:
            word = words.pop(0)
            if word not in TOKENS:
                self._once(f"{id} {word}")
            if word in NUMBERS:
                setattr(model, word, number(words.pop(0), 1, MAX_COUNT))
            elif word == DONE:
                words[:0] = FLAGS
            elif word in FLAGS:
                setattr(model, word, True)
            elif word in COMPULSIONS:
                self._take_drives(model, ",".join([*self.t.compelled.get(model.number, ()), word]))
            elif word in TOKENS:
                model.tokens = tuple(sorted([*model.tokens, word]))
            elif word in ELSEWHERE and model.where == RESERVE:
                model.where = word
            elif word == "tame" and not model.godbreaker:
                model.seat = self._seat(words.pop(0))
            elif word == "driven":
                self._take_drives(model, words.pop(0))
            elif re.fullmatch("D[0-9]{1,2}", word):
                self._once(f"{id} die")
                model.die = int(word[1:])
            elif "," in word and not place:
                place = word
            else:
                raise ValueError(word)
        if model.die not in (SUMMONED if model.kind == "summoned" else DICE):
            raise refuse("gb-no-such-die", "GB-MOD-02", name=id, die=model.die)
        if model.kind == "summoned":
            model.r = SUMMONED[model.die]
        if place:
            self._stand(model, place)

    def _stand(self, model: Model, place: str) -> None:
        """Put a model on the battlefield, or note the place from which it left."""
        spot = self._spot(place, model.r) if model.where == RESERVE else base_at(place, model.r)
        if model.where == RESERVE:
            model.where = FIELD
        model.x, model.y, model.level = spot.x, spot.y, spot.level

    def _threat(self, id: str) -> Model:
        """Return a new threat; those of a kind must come in the order of their numbers. GB-SCN-03."""
        t = self.t
        kind, _, number = id.rpartition("-")
        if kind not in UNALIGNED or number != str(1 + sum(other.kind == kind for other in t.models)):
            raise refuse("gb-no-such-model", "GB-MOD-01", key=id)
        model = newcomer(t, kind, id)
        t.models += [model]
        return model

    def _take_traits(self, model: Model, words: list[str]) -> list[str]:
        """Give a model the traits and flaws that some words name, and return the other words. GB-MOD-10."""
        traits: dict[Trait, int] = {}
        flaws: tuple[Flaw, ...] = ()
        others = []
        for word in words:
            name = word.rstrip("0123456789")
            if name in CLAUSES and name not in traits:
                traits[name] = int(word[len(name) :][:9] or 1)
            elif word[0] == "-" and (flaw := word[1:]) in FLAWS and flaw not in flaws:
                flaws += (flaw,)
            elif word != PLAIN:
                others += [word]
        for trait, rank in traits.items():
            args = {"name": model.id, "trait": said("trait", trait)}
            if trait == UNBOUND and not self.t.setup.levels:
                raise refuse("gb-no-such-trait", CLAUSES[trait], **args)
            if not 1 <= rank <= TOP_RANK:
                raise refuse("gb-rank", "GB-MOD-10", **args, rank=rank, most=TOP_RANK)
        if model.godbreaker and len(traits) > MAX_TRAITS:
            raise refuse("gb-too-many-traits", "GB-MOD-10", name=model.id, traits=len(traits), most=MAX_TRAITS)
        if PLAIN in words and (traits or flaws):
            raise ValueError(PLAIN)
        if len(others) < len(words):
            model.traits, model.flaws = traits, flaws
        return others

    def _take_drives(self, model: Model, text: str) -> None:
        """Take the compulsions that a model has gained. GB-WLD-04."""
        names = text.split(",") if text != NONE else []
        drives = tuple([name for name in names if name in COMPULSIONS])
        if model.godbreaker or len(drives) < len(names):
            raise ValueError(text)
        self.t.compelled = {**self.t.compelled, model.number: drives}

    # The course of the round

    def take_active(self, line: str) -> None:
        """Take the active model, the actions it has taken and the models placed meanwhile. GB-ACT-03, GB-ACT-04."""
        self._once("active")
        _, id, *words = line.split()
        index = words.index("placed") if "placed" in words else len(words)
        taken = tuple([word for word in words[:index] if word in ACTIONS])
        moved = tuple([self._model(id).number for id in words[index + 1 :]])
        if len(taken) < index or len(taken) > 2:
            raise ValueError(line)
        self.t.activation = Activation(self._model(id).number, taken, moved)

    def _model(self, id: str) -> Model:
        model = self.t.named(id)
        if model is None:
            raise refuse("gb-no-such-model", "GB-MOD-01", key=id)
        return model

    def take_agenda(self, line: str) -> None:
        self._once("agenda")
        t = self.t
        t.agenda = msgspec.convert(read_tasks(line.partition(" ")[2]), tuple[Task, ...])
        if not all(map(self._fits, t.agenda)):
            raise ValueError(line)

    def _fits(self, task: Task) -> bool:
        """Return True if a task can be on the agenda in this phase and the things it names exist."""
        t = self.t
        if t.phase not in task.phases or (isinstance(task, Seated) and not 0 <= task.seat < t.players):
            return False
        match task:
            case Lay():
                return 0 <= task.turn <= MAX_COUNT
            case Reckon():
                return t.marker(task.marker) is not None
            case React():
                return 0 <= task.model < len(t.models) and t.activation is not None
            case Return():
                return 0 <= task.model < len(t.models)
        return True

    # Consistency

    def check(self, head: str) -> None:
        """Refuse a state whose phase does not fit the rest of it."""
        t = self.t
        fits = (t.round == 0) == (t.phase == "opening") and len(t.points) == t.players
        fits &= not any(model.seat in t.routed for model in t.standing())
        fits &= sorted(t.seniority) == list(range(t.players))
        fits &= bool(t.shares) == (t.phase in ("aftermath", "over"))
        playing = [seat for seat in range(t.players) if seat not in t.routed]
        if t.phase in ROUND[1:]:
            fits &= sorted(t.priority) == playing
        if t.phase != "opening":
            shards = {marker.seat for marker in t.markers}
            t.shards = tuple(["" if seat not in shards else trait for seat, trait in enumerate(t.shards)])
        if t.activation is not None:
            model = t.models[t.activation.model]
            fits &= t.phase == ("wild" if model.seat == WILD else "activation") and not model.activated
        fits &= bool(playing) or t.phase not in ROUND
        if not (fits and self._can_begin(playing) and self._can_end()):
            raise ValueError(head)

    def _can_begin(self, playing: list[int]) -> bool:
        """Return True if each circle has a model to roll for initiative or to deploy beside its shard. GB-INI-01."""
        t = self.t
        standing = [model.seat for model in t.standing() if model.godbreaker]
        waiting = [model.seat for model in t.models if model.godbreaker and model.where == RESERVE]
        if t.phase == "initiative":
            return {*playing} <= {*standing}
        if t.phase != "opening" or Open() in t.agenda:
            return True
        deploys = [task.seat for task in t.agenda if isinstance(task, Deploy)]
        shards = {marker.seat for marker in t.markers}
        shards |= {task.seat for task in t.agenda if isinstance(task, PlaceShard)}
        needy = [task.seat for task in t.agenda if isinstance(task, Deploy | PlaceFollower)]
        return {*needy} <= shards and all(
            deploys.count(seat) <= waiting.count(seat) and seat in (*standing, *deploys) for seat in playing
        )

    def _can_end(self) -> bool:
        """Return True if godbreakers that the aftermath speaks of belong to their circles. GB-CIR-14, GB-CIR-15."""
        t = self.t
        if t.phase != "aftermath":
            return True
        names = [
            {model.name for model in t.models if model.godbreaker and model.seat == seat} for seat in range(t.players)
        ]
        own = [{godbreaker.name for godbreaker in circle.godbreakers} for circle in t.circles]
        returns = [task for task in t.agenda if isinstance(task, Return)]
        prizes = range(t.players) if not t.agenda else [task.seat for task in t.agenda if isinstance(task, Prize)]
        return all(own[seat] <= names[seat] for seat in prizes) and all(
            t.models[task.model].seat == task.seat and t.models[task.model].name in own[task.seat] for task in returns
        )

    def go_on(self, line: str) -> None:
        """Refuse a state from which the game cannot go on to a question that has an answer."""
        try_out(next_step, self.t.copy())

    def _once(self, name: str) -> None:
        if name in self.taken:
            raise ValueError(name)
        self.taken.add(name)


ORDER: dict[str, Callable[[SagaReader, str], None]] = {
    "circle": SagaReader.take_circle,
    "head": SagaReader.take_head,
    "cleared": SagaReader.take_cleared,
    "objective": SagaReader.take_objective,
    "terrain": SagaReader.take_terrain,
    "marker": SagaReader.take_marker,
    "token": SagaReader.take_token,
    "model": SagaReader.take_model,
    "active": SagaReader.take_active,
    "agenda": SagaReader.take_agenda,
}


def newcomer(t: Saga, kind: Unaligned, id: str) -> Model:
    """Return a new threat with the features of its kind; a summoned model has the smallest die. GB-SCN-03."""
    least = min(SUMMONED)
    threat = THREATS[kind] if kind in THREATS else Threat(least, SUMMONED[least])
    return Model(id, len(t.models), kind, WILD, threat.die, threat.r, threat.traits, group=friends(t, threat))
