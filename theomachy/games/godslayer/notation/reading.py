"""Reader of the text that writing.py writes: it returns a state, or refuses the line that describes none."""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import partial
from typing import Any, Literal, get_args

import msgspec

from theomachy.games.godslayer.army.profiles import PRINTED, WEAPONS
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.ground.pieces import CATALOGUE
from theomachy.games.godslayer.ground.terrain import Ground, Terrain
from theomachy.games.godslayer.rules import next_step
from theomachy.games.godslayer.rules.setup.opening import set_up
from theomachy.games.godslayer.rules.setup.secret_deployment import possible_markers
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.state import (
    DESTROYED,
    FIELD,
    HIDDEN,
    RESERVE,
    SAFE,
    Activation,
    Battle,
    Card,
    Effect,
    Fight,
    Harm,
    Haze,
    March,
    Marker,
    Model,
    Turn,
)
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import (
    NOBODY,
    Deed,
    Deployment,
    HazeLasting,
    Lasting,
    Marked,
    Phase,
    Side,
    Source,
    Still,
    Style,
    Where,
)
from theomachy.geometry.plane import INCH, on_table, overlap
from theomachy.kernel import Ask, refuse
from theomachy.play.notation import attempt, hold, lines_of, try_out
from theomachy.play.worded import agreed_and_rest, begin, read_fields, read_setup, read_tasks

NONE, NOTHING, UNSEEN = "none", "-", "?"
"""Words for a missing value or an empty list, for an empty item of a list, and for what a viewer may not know."""
convert = msgspec.convert
"""Check of a word: it refuses words that are not in a vocabulary."""
Written = Literal["number", "numbers", "seat", "seats", "word", "words", "deeds", "shares", "cards"]
"""Ways of writing a value."""
HEAD: dict[str, Written] = {
    "round": "number",
    "order": "seats",
    "next": "number",
    "priority": "seat",
    "fewer": "seat",
    "passed": "seats",
    "points": "numbers",
    "sides": "words",
    "layer": "seat",
    "subfactions": "words",
    "result": "shares",
}
"""Fields of a battle that the head names, with the way in which each is written."""
NUMBERS: dict[str, Written] = {
    "tokens": "number",
    "moved": "number",
    "strength": "number",
    "marker": "number",
    "deploys": "word",
    "style": "word",
    "done": "deeds",
    "used": "words",
    "tested": "cards",
    "afraid": "cards",
    "toll": "seats",
}
"""Fields of a card, with the way in which each is written."""
DEEDS: dict[str, str] = {deed.replace(" ", "-"): deed for deed in get_args(Deed)}
"""Deeds of a card in a round, by the way in which each is written."""
FLAGS = ("activated", "fleeing")
FORMS = {
    "": "activation round 2 order 1,2 sides north,south",
    "setup": "setup scenario relic level 160",
    "army": "army 1 mortans-160",
    "terrain": "terrain id 1-wall kind wall outline [[0 0] [2540 0] [2540 254] [0 254]]",
    "marker": "marker relic relic 24in,24in",
    "haze": "haze 20in,20in 3 round",
    "turn": "turn 1 activated a1 last a1",
    "active": "active a1 moves 1",
    "march": "march card 0 how move far 0 times 1",
    "fight": "fight card 0 weapon gladius kind melee",
    "harms": "harms model 3 damage 2",
    "agenda": "agenda contact card 7",
    "*": "a1 10in,12.5in wounds 4 tokens 3 moved 1 activated",
}
"""An example of each kind of line, by its first word."""
ELSEWHERE = (HIDDEN, DESTROYED, SAFE)
MARKERS: dict[Marked, str] = {"secret": "marker-[a-h][1-9]", "stone": "stone-[1-9]", "relic": "relic"}
"""Kinds of markers, with the form of their ids. GS-DEP-03, GS-SCN-01."""
GROUNDS = {piece.kind for piece in CATALOGUE.values()}
MAX_CORNERS = 120
"""Corners of the largest piece of terrain that is read."""
MOST = 10_000
"""The largest number that is accepted, except in places."""


def read(text: str) -> Battle:
    """Return the state that a text describes, or raise Refused with the line that describes none."""
    head, *rest = lines_of(text)
    reader = Reader()
    agreed, rest = agreed_and_rest(rest)
    begin(reader.agree, read_setup(agreed, Setup, "warbands", STARTERS), agreed, head)
    attempt(reader.take_head, head)
    for line in rest:
        attempt(partial(reader.take, line.words[0]), line)
    attempt(reader.check, head)
    return reader.t


class Reader:
    """A reader that takes a text line by line: the setup, the head, then the other lines in any order."""

    t: Battle

    def __init__(self) -> None:
        self.taken: set[str] = set()
        """Names of things that may be given only once and have been given."""
        self.unseen: list[Card] = []
        """Hidden cards whose secret markers the text does not tell."""

    def agree(self, setup: Setup) -> None:
        self.t = set_up(setup)

    def take_head(self, line: str) -> None:
        t = self.t
        phase, *words = line.split()
        t.phase = convert(phase.replace("-", " "), Phase)
        if t.phase != "setting up":
            t.agenda = ()
        while words:
            name, value, *words = words
            self.once(name)
            setattr(t, name, self.value(value, HEAD[name]))
        hold(t.round <= MOST)
        hold(all(side and side in get_args(Side) for side in t.sides))
        hold(len(t.sides) in (0, t.players))
        hold(len(t.points) == t.players)
        hold(t.result is None or len(t.result) == t.players)
        hold(t.phase == "setting up" or t.order)
        hold(len(set(t.order)) == len(t.order))
        hold(t.next < max(1, len(t.order)))

    def take(self, word: str, line: str) -> None:
        takers: dict[str, Callable[[str], None]] = {
            "terrain": self.take_terrain,
            "marker": self.take_marker,
            "haze": self.take_haze,
            "turn": self.take_turn,
            "active": self.take_active,
            "march": partial(self.take_struct, "march", March),
            "fight": partial(self.take_struct, "fight", Fight),
            "harms": partial(self.take_structs, "harms", tuple[Harm, ...]),
            "agenda": partial(self.take_structs, "agenda", tuple[Task, ...]),
        }
        taker = takers.get(word, self.take_piece)
        taker(line)

    # Values

    def once(self, what: str) -> None:
        if what in self.taken:
            raise ValueError(what)
        self.taken.add(what)

    def seat(self, word: str) -> int:
        if word == NONE:
            return NOBODY
        seat = int(word) - 1
        if not 0 <= seat < self.t.players:
            raise ValueError(word)
        return seat

    def value(self, word: str, kind: Written) -> Any:
        words = [] if word == NONE else word.split(",")
        match kind:
            case "number":
                return number(word)
            case "numbers":
                return tuple(number(item) for item in words)
            case "seat":
                return self.seat(word)
            case "seats":
                return tuple(NOBODY if item == NOTHING else self.seat(item) for item in words)
            case "words":
                return tuple("" if item == NOTHING else item for item in words)
            case "deeds":
                return tuple(DEEDS.get(item, item) for item in words)
            case "shares":
                return None if word == NONE else tuple(share(item) for item in words)
            case "cards":
                return tuple(self.card(item).number for item in words)
        return word

    def card(self, id: str) -> Card:
        card = self.t.card_named(id)
        if card is None:
            raise LookupError(id)
        return card

    def numbered(self, id: str) -> int:
        return self.card(id).number

    def model(self, id: str) -> Model:
        model = self.t.named(id)
        if model is None:
            raise LookupError(id)
        return model

    # Cards and models

    def take_piece(self, line: str) -> None:
        """Take a line of a card or model.

        The words before a place or a model's word are the card's, and the others the model's, as far as each exists.
        """
        id, *words = line.split()
        card, model = self.t.card_named(id), self.t.named(id)
        if card is None and model is None:
            raise LookupError(id)
        while words:
            word, *words = words
            self.once(f"{id} {word}")
            if card is not None and word == "marker" and words[:1] == [UNSEEN]:
                self.unseen.append(card)
                words = words[1:]
            elif card is not None and word in NUMBERS:
                value, *words = words
                setattr(card, word, self.value(value, NUMBERS[word]))
            elif card is not None and word in FLAGS:
                setattr(card, word, True)
            elif card is not None and word in ("leads", "follows"):
                card.leader = word == "leads"
            elif model is not None:
                words = self.take_model_word(model, word, words)
            else:
                raise ValueError(word)
        if card is not None:
            hold(card.style in get_args(Style))
            hold(card.deploys in get_args(Deployment))

    def take_model_word(self, model: Model, word: str, words: list[str]) -> list[str]:
        if word in ELSEWHERE:
            self.once(f"{model.id} elsewhere")
            model.where = convert(word, Where)
        elif word == "wounds":
            model.wounds, words = number(words[0]), words[1:]
            hold(model.wounds <= model.lp)
        elif word == "still":
            model.still, words = convert(words[0], Still), words[1:]
            hold(model.still)
        elif word in ("down", "fumbled"):
            setattr(model, word, True)
        elif "/" in word:
            model.effects += (self.effect(word),)
        else:
            self.once(f"{model.id} place")
            model.x, model.y = place(word)
            model.where = FIELD if model.where == RESERVE else model.where
        return words

    def effect(self, word: str) -> Effect:
        id, kind, until, *more = word.split("/")
        source, amount, round, *none = [*more, *[NONE, "0", "0"][len(more) :]]
        hold(not none)
        hold(id in PRINTED)
        return Effect(
            id,
            convert(kind, Source),
            convert(until, Lasting),
            self.card(source).number if source != NONE else NOBODY,
            number(amount),
            number(round),
        )

    # The table

    def take_terrain(self, line: str) -> None:
        piece = read_fields(line.partition(" ")[2], Terrain)
        if "terrain" not in self.taken:
            self.taken.add("terrain")
            self.t.terrain = ()
        hold(all(0 <= x <= self.t.width and 0 <= y <= self.t.height for x, y in piece.outline))
        hold(len(piece.outline) <= MAX_CORNERS)
        hold(piece.kind in GROUNDS)
        hold(re.fullmatch(f"[0-9]{{1,3}}-{piece.kind}", piece.id))
        hold(piece.id not in [other.id for other in self.t.terrain])
        self.t.terrain += (piece,)
        self.t.ground = Ground(self.t.terrain)

    def take_marker(self, line: str) -> None:
        _, id, word, where, *words = line.split()
        self.once(f"marker {id}")
        kind: Marked = convert(word, Marked)
        hold(re.fullmatch(MARKERS[kind], id))
        x, y = self.spot(where)
        fields = named(words, ("moved", "bare"), of=self.seat, carrier=self.carrier)
        seat = fields.pop("of", NOBODY)
        hold((seat != NOBODY) == (kind == "secret"))
        self.t.markers += (Marker(id, kind, x, y, seat, **fields),)

    def carrier(self, id: str) -> int:
        return self.model(id).number

    def take_haze(self, line: str) -> None:
        _, where, across, until, *words = line.split()
        x, y = self.spot(where)
        fields = named(words, ("rough",), **{"from": self.numbered})
        self.t.hazes += (Haze(x, y, number(across), convert(until, HazeLasting), fields.pop("from", NOBODY), **fields),)

    def spot(self, word: str) -> tuple[int, int]:
        """Return a place on the table."""
        x, y = place(word)
        hold(x <= self.t.width)
        hold(y <= self.t.height)
        return x, y

    # The course of things

    def take_turn(self, line: str) -> None:
        self.once("turn")
        _, seat, *words = line.split()
        fields = named(words, ("first", "alone"), activated=partial(self.value, kind="cards"), last=self.numbered)
        self.t.turn = Turn(self.seat(seat), **fields)

    def take_active(self, line: str) -> None:
        self.once("active")
        _, id, *words = line.split()
        fields = named(words, ("no-charge",), moves=number)
        self.t.activation = Activation(self.card(id).number, fields.get("moves", 0), fields.get("no-charge", False))

    def take_struct(self, name: str, kind: Any, line: str) -> None:
        self.once(name)
        setattr(self.t, name, read_fields(line.partition(" ")[2], kind))

    def take_structs(self, name: str, kind: Any, line: str) -> None:
        self.once(name)
        setattr(self.t, name, convert(read_tasks(line.partition(" ")[2]), kind))

    def check(self, line: str) -> None:
        """Check that everything fits together, and that the battle can go on."""
        self.hide()
        self.check_bases()
        self.check_course()
        self.check_numbers()
        t = self.t
        if t.result is None:
            try_out(next_step, t.copy(), is_all_there)

    def hide(self) -> None:
        """Put each hidden card whose marker is not told at the first one of its seat where it could be. GS-DEP-13."""
        for card in self.unseen:
            card.marker = possible_markers(self.t, card.seat)[0]

    def check_bases(self) -> None:
        """Check that no model overlaps another or the edge of the table. GS-MOV-03, GS-SET-11."""
        t = self.t
        standing = t.standing()
        for place, model in enumerate(standing):
            if not on_table(model.disc, t.width, t.height):
                raise refuse("gs-off-the-table", "GS-SET-11", model=model.id)
            for other in standing[:place]:
                if overlap(model.disc, other.disc):
                    raise refuse("gs-overlaps", "GS-MOV-03", model=model.id, other=other.id)

    def check_course(self) -> None:
        """Check that the state has all that belongs to its phase, and nothing else.

        GS-RND-01, GS-RND-04, GS-AVN-02, GS-DEP-04.
        """
        t = self.t
        hold((t.phase == "over") == (t.result is not None))
        hold((t.phase == "setting up") == (t.round == 0))
        hold(t.turn is None or (t.phase == "activation" and t.turn.seat < t.players))
        hold(t.activation is None or t.turn is not None)
        for card in t.cards:
            there = sum(marker.kind == "secret" and marker.seat == card.seat for marker in t.markers)
            hold(card.marker == NOBODY or 1 <= card.marker <= there)
            hold(card.marker == NOBODY or any(t.models[number].where == HIDDEN for number in card.models))
        for model in t.models:
            hold(len({effect.id for effect in model.effects}) == len(model.effects))

    def check_numbers(self) -> None:
        """Check that actions under way refer to cards, models and weapons that exist."""
        t = self.t
        agenda = [msgspec.to_builtins(task) for task in t.agenda]
        cards = [task.get("card", NOBODY) for task in agenda]
        cards += [part.card for part in (t.march, t.fight) if part is not None]
        models = [task.get(name, NOBODY) for task in agenda for name in ("model", "target")]
        models += [number for harm in t.harms for number in (harm.model, harm.source)]
        if t.march is not None:
            models += [*t.march.struck, *t.march.blocked, *[number for pair in t.march.targets for number in pair]]
            models += [*[number for number, _ in t.march.ways], *[number for number, _, _ in t.march.walked]]
        if t.fight is not None:
            cards += t.fight.attacked
            models += [number for blow in t.fight.blows for number in (blow.striker, blow.target)]
        weapons = [part.weapon for part in (t.march, t.fight) if part is not None and part.weapon]
        weapons += [blow.weapon for blow in (t.fight.blows if t.fight is not None else ())]
        hold(all(weapon in WEAPONS for weapon in weapons))
        hold(all(NOBODY <= task.get("seat", NOBODY) < t.players for task in agenda))
        hold(all(NOBODY <= number < len(t.cards) for number in cards))
        hold(all(NOBODY <= number < max(len(t.models), len(t.cards)) for number in models))
        hold(all(marker.carrier == NOBODY or t.models[marker.carrier].where == FIELD for marker in t.markers))


def is_all_there(ask: Ask[Any]) -> bool:
    """Check that a question can be explained; listing its options would take too long."""
    ask.why_not("")
    return True


def named(words: list[str], flags: Sequence[str], **kinds: Callable[[str], Any]) -> dict[str, Any]:
    """Read flags, and names with a value after them, each once and in any order."""
    values: dict[str, Any] = {}
    while words:
        word, *words = words
        hold(word not in values)
        if word in flags:
            values[word] = True
        else:
            value, *words = words
            values[word] = kinds[word](value)
    return values


def number(word: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", word) or int(word) > MOST:
        raise ValueError(word)
    return int(word)


def share(word: str) -> float:
    """Read a share of the win, from 0 to 1."""
    part = float(word)
    hold(0 <= part <= 1)
    return part


def place(word: str) -> tuple[int, int]:
    """Read a place such as `25400,31750` or `10in,12.5in`."""
    x, y = word.split(",")
    return _length(x), _length(y)


def _length(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,4})?(in)?", word):
        raise ValueError(word)
    return round(Decimal(word.removesuffix("in")) * INCH) if word.endswith("in") else int(word)
