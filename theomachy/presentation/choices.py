"""A question as choices, gathered by the piece or the place that they are about. Knows subjects, and no rule."""

from typing import Any, NamedTuple

from theomachy.geometry.plane import Point
from theomachy.kernel import Ask, Reason, Region
from theomachy.kernel.keys import Role, Subject, hexagon, split_verb
from theomachy.kernel.requests import key_of
from theomachy.kernel.scene import CardLine, Scene
from theomachy.presentation.names import Names, card_of, line_of
from theomachy.presentation.places import in_units
from theomachy.presentation.text import Verbatim, Words


class Choice(NamedTuple):
    """A possible answer, and the parts of the scene that it is about; fields without a meaning for it are empty."""

    key: str
    piece: str = ""
    """The id of the piece that it is about."""
    line: CardLine | None = None
    """The line that it uses: of the card of its piece, or of the acting card without a piece; None if it uses none."""
    zone: str = ""
    """The id of the zone that it is about; hexes count as zones."""
    place: Point | None = None
    """The place on a plane that it leads to; None if it names none."""
    turn: int = 0
    """The level or turn of the piece that is placed there."""
    mover: str = ""
    """The id of the piece that is placed there, even of a piece that is not on the board yet."""
    role: Role = ""
    number: int = 0

    @property
    def group(self) -> str:
        """The piece that the choice is listed under; empty if the choice only names a piece."""
        return "" if self.key == self.piece else self.piece

    @property
    def hex(self) -> str:
        """The zone that it is about, if that is a hex."""
        return self.zone if hexagon(self.zone) is not None else ""


class Scope:
    """The options of a question with their subjects in a scene; subjects are resolved here and nowhere else."""

    def __init__(self, ask: Ask[Any], scene: Scene) -> None:
        self.ask, self.scene, self.card = ask, scene, card_of(scene, ask.by)
        self.plane = scene.fixed.board == "plane"
        self.zones = {*scene.ground, *(zone.id for zone in scene.fixed.zones)}
        region = ask.options if isinstance(ask.options, Region) and self.plane else None
        self.movers, self.usual = (region.movers(), region.moves()) if region is not None else ({}, "")

    def choices(self) -> list[Choice]:
        return [self.choice(option) for option in self.ask.look()]

    def choice(self, option: object) -> Choice:
        subject = self.ask.choice.subject(option)
        piece = subject.piece if subject.piece in self.scene.pieces else ""
        zone = subject.zone
        choice = Choice(
            key_of(option),
            piece,
            self._line(piece, subject),
            zone if zone in self.zones or (not self.plane and hexagon(zone) is not None) else "",
            role=subject.role,
        )
        return choice if subject.place is None or not self.plane else self._placed(choice, subject)

    def _line(self, piece: str, subject: Subject) -> CardLine | None:
        if not piece:
            return line_of(self.card, subject.line) if subject.line else None
        card = card_of(self.scene, piece)
        return next((line for line in card.lines if line.label == subject.line), None) if card is not None else None

    def _placed(self, choice: Choice, subject: Subject) -> Choice:
        """Add the place, and the piece that moves there: the one named by the choice, else the region's usual one."""
        mover = subject.piece if subject.piece in self.movers else self.usual
        return choice._replace(place=subject.place, turn=subject.turn, mover=mover)


class Choices:
    """The answers to an Ask, as a viewer of a scene knows them."""

    def __init__(self, words: Words, ask: Ask[Any], scene: Scene) -> None:
        self.words, self.ask, self.scene = words, ask, scene
        self.names = Names(words, scene, ask.by)
        scope = Scope(ask, scene)
        self.card, self.several, choices = scope.card, len(scope.movers) > 1, scope.choices()
        groups = list(dict.fromkeys(choice.group for choice in choices if choice.group))
        choices.sort(key=lambda choice: groups.index(choice.group) if choice.group else len(groups))
        self.choices = [choice._replace(number=number) for number, choice in enumerate(choices, 1)]

    def closed(self) -> list[tuple[CardLine, Reason]]:
        """Return the lines of the acting card that cannot be used now, each with the reason."""
        asked = self.words.attributes(self.ask.question)
        closed = []
        for line in self.card.lines if self.card else ():
            counts = line.section not in self.scene.face_down and split_verb(line.key)[0] in asked
            if counts and (reason := self.ask.why_not(line.key)) is not None:
                closed.append((line, reason))
        return closed

    def say(self, key: str) -> str:
        """Return an option in words."""
        text = in_units(key) if self.scene.fixed.board == "plane" else key
        return self.words.option(self.ask.question, text, self.names)

    def in_full(self, key: str) -> str:
        """Return an option in words, adding the name of the piece that it is listed under if the words lack it."""
        text, piece = self.say(key), next((choice.group for choice in self.choices if choice.key == key), "")
        name = self.names.piece(piece) if piece else ""
        return text if name in text else self.words.say("of-piece", piece=Verbatim(name), does=Verbatim(text))

    def asked(self) -> str:
        """Return the question in words."""
        return self.names.question(self.ask)
