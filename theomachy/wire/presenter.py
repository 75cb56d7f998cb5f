"""What one viewer is shown, in words of its language: scenes, requests, events and odds as the wire carries them."""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import msgspec

from theomachy.geometry.plane import INCH
from theomachy.hosting.log import SPECTATOR
from theomachy.hosting.names import called
from theomachy.hosting.rows import SeatRow
from theomachy.kernel import Ask, Event, Game, Match, Message, Reason, Region, Roll
from theomachy.kernel import scene as kernel
from theomachy.kernel.keys import hexagon, ids, split_verb
from theomachy.kernel.probe import Verdict
from theomachy.kernel.requests import Faces
from theomachy.play.auto_answers import StandingOrder
from theomachy.presentation.choices import Choice, Choices
from theomachy.presentation.forecast import MANY, UNREADABLE, cases, next_choice
from theomachy.presentation.looks import look_of, tint_of
from theomachy.presentation.names import Names, whose
from theomachy.presentation.nearby import Near
from theomachy.presentation.options import table_options, value_of
from theomachy.presentation.text import Verbatim, Words
from theomachy.wire import messages as wire

MAX_KNOWN_PIECES = 20_000


class KnownPiece(NamedTuple):
    """A piece as it was shown before, and may be again."""

    shown: wire.Piece
    plain: dict[str, Any]


class Presenter:
    """One game in one language, for any viewer. What is said again and again is kept."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game, self.words, self.look = game, Words(game, lang), look_of(game)
        self._said: dict[str, str] = {}
        self._fixed: dict[str, wire.Fixed] = {}
        self._first: kernel.Scene | None = None
        self._pieces: dict[tuple[bytes, str], KnownPiece] = {}

    def say(self, id: str) -> str:
        if id not in self._said:
            self._said[id] = self.words.say(id)
        return self._said[id]

    def sentence(self, message: Message, scene: kernel.Scene | None = None) -> wire.Sentence:
        """In a scene pieces are called by their names."""
        if scene is not None:
            message = Names(self.words, scene).told(message)
        return wire.Sentence(text=self.words.say(message), clause=message.clause)

    # What never changes

    def fixed(self, fixed: kernel.Fixed) -> wire.Fixed:
        hash = fixed.hash()
        if hash not in self._fixed:
            self._fixed[hash] = self._make_fixed(fixed, hash)
        return self._fixed[hash]

    def _make_fixed(self, fixed: kernel.Fixed, hash: str) -> wire.Fixed:
        return wire.Fixed(
            hash=f"{hash}-{self.words.lang}",
            game=fixed.game,
            title=self.words.title,
            board=fixed.board,
            ground=self.look.ground,
            size=fixed.size if fixed.board == "plane" else None,
            ruler=self.game.ruler is not None,
            seats=[wire.SeatLook(name=self.say(name), owner=seat + 1) for seat, name in enumerate(fixed.seats)],
            zones=[self._zone(zone) for zone in fixed.zones],
            cards={id: self.card(id, card) for id, card in fixed.cards.items()},
            faces=dict(self.look.dice),
        )

    def _zone(self, zone: kernel.Zone) -> wire.Zone:
        return wire.Zone(
            id=zone.id,
            label=self.say(zone.label),
            owner=zone.owner,
            tint=self.look.tints.get(zone.label) or self.look.tints.get(zone.kind) or tint_of(zone.kind),
            outline=zone.outline,
            line=zone.line,
            width=zone.width,
            hard=zone.hard,
            level=zone.level,
        )

    def stroke(self, stroke: kernel.Stroke) -> wire.Stroke:
        return wire.Stroke(
            kind=stroke.kind,
            points=stroke.points,
            closed=stroke.closed,
            radius=stroke.radius,
            label=self.words.say(stroke.label) if stroke.label is not None else "",
            base=stroke.base,
        )

    def card(self, id: str, card: kernel.Card) -> wire.Card:
        return wire.Card(
            name=self.say(card.name),
            title=self.words.attribute(card.name, "title"),
            face=self.face(card.icon or id, self.say(card.name)),
            figures=self._figures(card.figures, card.original),
            lines=[self._line(line) for line in card.lines],
            original=bool(card.original) or any(line.original for line in card.lines),
        )

    def _line(self, line: kernel.Line) -> wire.CardLine:
        return wire.CardLine(
            label=self.say(line.label),
            text=self.words.attribute(line.label, "text"),
            parts=[self._part(part) for part in line.parts],
            section=self.say(line.section) if line.section else "",
            face_down=line.section,
            key=line.key,
            original=line.original,
            icon=self.icon(line.label),
        )

    def _part(self, part: Message) -> wire.Part:
        return wire.Part(
            text=self.words.say(part),
            icon=self.icon(part.id),
            n=self.words.attribute(part, "brief") or part.args.get("n", ""),
            kind=self.look.parts.get(part.id, ""),
        )

    def face(self, id: str, name: str) -> wire.Face:
        found = self.look.faces.get(id)
        if found is None or not (found.mask or found.icon):
            return wire.Face(letters=_initials(name), palette=found.palette if found else "")
        return wire.Face(mask=found.mask, palette=found.palette, icon=found.icon)

    def icon(self, id: str) -> str:
        return self.look.icons.get(id, "")

    def _figures(self, figures: dict[str, int], original: Sequence[str] = ()) -> list[wire.Amount]:
        found = [self.amount(label, value, original=label in original) for label, value in figures.items()]
        for label, figure in zip(figures, found, strict=True):
            figure.spot = self.look.figures.get(label, "")
        return found

    def amount(self, label: str, value: int, most: int | None = None, original: bool = False) -> wire.Amount:
        return wire.Amount(label=self.say(label), value=value, most=most, icon=self.icon(label), original=original)

    def first_scene(self) -> kernel.Scene:
        """A scene of the usual match before it begins: has all cards."""
        if self._first is None:
            setup = next(iter(self.game.setup.presets.values()))(Random(0))
            self._first = self.game.scene(self.game.new(setup), SPECTATOR)
        return self._first

    # Who plays

    def who(self, seat: SeatRow, names: Mapping[str, str], guest: str) -> str:
        """Whoever sits there, as somebody sees it."""
        say = self.words.say
        if seat.agent:
            return say("live-owl", level=f"live-level-{seat.agent}")
        if seat.guest is None:
            return say("live-open")
        return called(seat.guest, names) or say("live-you" if seat.guest == guest else "live-guest")

    def agent_note(self, place: int, excuse: Reason | None) -> str:
        """What is to be said of an agent: where it stands in line, or why it has not thought."""
        if place:
            return self.words.say("live-owl-queue", place=place)
        return "" if excuse is None else self.words.say(excuse)

    # What changes

    def scene(self, scene: kernel.Scene) -> wire.Scene:
        labels = self._labels(scene)
        pieces = {id: self._piece(piece, labels).shown for id, piece in scene.pieces.items()}
        return self._around(scene, pieces)

    def plain_scene(self, scene: kernel.Scene) -> dict[str, Any]:
        """The same as plain data, of which what has not changed is the very same."""
        labels = self._labels(scene)
        plain: dict[str, Any] = msgspec.to_builtins(self._around(scene, {}))
        plain["chances"] = scene.chances
        plain["pieces"] = {id: self._piece(piece, labels).plain for id, piece in scene.pieces.items()}
        return plain

    def _labels(self, scene: kernel.Scene) -> dict[str, str]:
        return {zone.id: self.say(zone.label) for zone in (*scene.fixed.zones, *scene.ground.values())}

    def _around(self, scene: kernel.Scene, pieces: dict[str, wire.Piece]) -> wire.Scene:
        """A scene with its pieces."""
        return wire.Scene(
            pieces=pieces,
            tracks={id: self._track(track) for id, track in scene.tracks.items()},
            status=[self.sentence(message) for message in scene.status],
            phases=[wire.Phase(label=self._brief(phase), now=phase == scene.phase) for phase in scene.phases],
            chances=scene.chances,
            face_down=scene.face_down,
            ground={id: self._zone(zone) for id, zone in scene.ground.items()},
        )

    def _brief(self, id: str) -> str:
        return self.words.attribute(id, "brief") or self.say(id)

    def _piece(self, piece: kernel.Piece, labels: dict[str, str]) -> "KnownPiece":
        """From one step to the next, and from one viewer to the other, most pieces are as they were."""
        key = msgspec.json.encode(piece), labels.get(piece.zone, "")
        if key not in self._pieces:
            if len(self._pieces) >= MAX_KNOWN_PIECES:
                self._pieces.clear()
            shown = self._make_piece(piece, labels)
            self._pieces[key] = KnownPiece(shown, msgspec.to_builtins(shown))
        return self._pieces[key]

    def _make_piece(self, piece: kernel.Piece, labels: dict[str, str]) -> wire.Piece:
        name = self.say(piece.name)
        look = self.look.faces.get(piece.icon)
        return wire.Piece(
            name=name,
            zone=piece.zone,
            owner=piece.owner,
            card=piece.card,
            of=piece.of,
            style=look.style if look else "card" if piece.card else "token",
            face=self.face(piece.icon, name),
            bars=[self.amount(bar.label, bar.value, bar.most) for bar in piece.bars],
            badges=[self._badge(label, n) for label, n in piece.badges.items()],
            marks=[self._mark(mark) for mark in piece.marks],
            figures=self._figures(piece.figures),
            at=piece.at,
            base=piece.base,
            level=piece.level,
            says=self._says(name, piece, labels),
        )

    def _badge(self, label: str, n: int) -> wire.Amount:
        badge = self.amount(label, n)
        badge.spot = self.look.badges.get(label, "")
        badge.brief = self.words.attribute(label, "brief", n=n)
        return badge

    def _mark(self, mark: str) -> wire.Mark:
        return wire.Mark(label=self.say(mark), state=self.look.marks.get(mark, ""), icon=self.icon(mark))

    def _says(self, name: str, piece: kernel.Piece, labels: dict[str, str]) -> str:
        """A piece as a sentence: what, whose, where, how it is."""
        parts = [name]
        if piece.owner is not None:
            parts.append(self.words.seat(piece.owner))
        parts.append(self._where(piece, labels))
        bars = [self.words.say("live-of", label=bar.label, value=bar.value, most=bar.most) for bar in piece.bars]
        badges = [f"{self.say(label)} {n}" if n > 1 else self.say(label) for label, n in piece.badges.items()]
        return self.words.listed([*parts, *bars, *badges, *map(self.say, piece.marks)])

    def _where(self, piece: kernel.Piece, labels: dict[str, str]) -> str:
        if piece.at is not None:
            return self._at(piece.at)
        if hexagon(piece.zone) is not None:
            return self.words.say("live-at-hex", place=Verbatim(piece.zone))
        return labels.get(piece.zone, piece.zone)

    def _track(self, track: kernel.Track) -> wire.Track:
        return wire.Track(
            label=self.say(track.label),
            value=track.value,
            most=track.most,
            owner=track.owner,
            on=track.on,
            place=self.look.tracks.get(track.label, ""),
            icon=self.icon(track.label),
        )

    # What happened

    def chronicle(self, events: Iterable[Event], scene: kernel.Scene) -> list[wire.ChronicleLine]:
        return [self._told(event, scene) for event in events]

    def _told(self, event: Event, scene: kernel.Scene) -> wire.ChronicleLine:
        pieces = _named(event, scene)
        seat = whose(event, scene)
        if seat is None and pieces:
            seat = scene.pieces[pieces[0]].owner
        text = self.sentence(event, scene).text
        line = wire.ChronicleLine(text=text, clause=event.clause, seat=seat, pieces=pieces)
        line.kind = "roll" if self.words.attribute(event, "rolls") else "event"
        return line

    def rolled(self, roll: Roll[Any], faces: Faces) -> wire.Rolled:
        shown = [] if roll.secret else [str(face) for face in faces]
        question = self.words.say(roll.question, seat=roll.seat or 0) if roll.question else ""
        return wire.Rolled(seat=roll.seat, question=question, faces=shown, secret=roll.secret)

    # What is asked

    def ask(self, ask: Ask[Any], id: str, scene: kernel.Scene, *, mine: bool, standing: bool = False) -> wire.Request:
        choices = Choices(self.words, ask, scene) if mine else None
        by = ask.by if ask.by in scene.pieces else ""
        return wire.Request(
            id=id,
            kind="ask",
            seat=ask.seat,
            mine=mine,
            question=Names(self.words, scene, ask.by).question(ask),
            clause=ask.clause,
            by=by,
            by_name=self.say(scene.pieces[by].name) if by else "",
            secret=ask.secret,
            region=self._region(ask, mine=mine),
            options=self.options(choices) if choices else [],
            closed=self._closed(choices) if choices else [],
            standing=standing,
        )

    def standing(self, orders: Mapping[str, StandingOrder]) -> list[wire.Standing]:
        """All questions that can be answered in advance, and how they are."""
        found = []
        for question, window in self.game.auto_answers.items():
            order = orders.get(question, StandingOrder())
            name = self.say(f"{question}-window")
            found.append(
                wire.Standing(window=question, name=name, hows=[*window.hows], how=order.how, least=order.least)
            )
        return found

    def _region(self, ask: Ask[Any], *, mine: bool) -> wire.Region | None:
        region = ask.options
        if not isinstance(region, Region):
            return None
        if not mine:
            return wire.Region()
        outline = [self.stroke(stroke) for stroke in ask.outline()]
        prefix, piece, movers = region.prefix(), region.moves(), dict(region.movers())
        return wire.Region(
            prefix=prefix,
            piece=piece,
            movers=movers if movers != {piece: prefix} else {},
            base=region.base(),
            turns=list(region.turns()),
            outline=outline,
        )

    def options(self, choices: Choices) -> list[wire.Option]:
        places = self._places(choices)
        found = []
        for choice in choices.choices:
            card = choices.names.card(choice.piece) if choice.piece else choices.card
            line = card.lines.index(choice.line) if card and choice.line in card.lines else None
            found.append(
                wire.Option(
                    key=choice.key,
                    label=places.get(choice.key) or self._label(choices, choice),
                    piece=choice.piece if choice.place is None else "",
                    zone=choice.zone,
                    at=choice.place,
                    turn=choice.turn,
                    mover=choice.mover if choices.several else "",
                    line=line,
                    icon=self._sign(choice),
                    role=choice.role,
                )
            )
        return found

    def _sign(self, choice: Choice) -> str:
        """The icon of the line of a card that it is, else of the first part of its key that has one."""
        line = [choice.line.label] if choice.line else []
        return next(filter(None, map(self.icon, [*line, *ids(choice.key)])), "")

    def _places(self, choices: Choices) -> dict[str, str]:
        """By key: what is said of places on a plane, with what is near and the question's words for going there."""
        ask, scene, words = choices.ask, choices.scene, self.words
        base = ask.options.base() if isinstance(ask.options, Region) else 0
        placed = [choice for choice in choices.choices if choice.place is not None]
        names = {id: choices.names(id) for id in scene.pieces} if placed else {}
        near = {mover: Near(words, scene, names, mover, base) for mover in {choice.mover for choice in placed}}
        found = {}
        for choice in placed:
            assert choice.place is not None
            place = words.listed(filter(None, [self._at(choice.place), near[choice.mover](choice.place)]))
            verb, rest = split_verb(choice.key)
            said = words.attribute(ask.question, verb if rest else "other", a=Verbatim(place))
            if not said and choices.several and (name := names.get(choice.mover)):
                said = words.say("live-mover-to", name=Verbatim(name), place=Verbatim(place))
            found[choice.key] = said or place
        return found

    def _at(self, point: tuple[int, int]) -> str:
        """With tenths, as the client writes places."""
        x, y = (Verbatim(f"{n / INCH:.1f}") for n in point)
        return self.words.say("live-at-place", x=x, y=y)

    def _label(self, choices: Choices, choice: Choice) -> str:
        if choice.line is not None and choice.line.key == choice.key:
            return self.say(choice.line.label)
        if choices.scene.fixed.board == "hexes" and choice.key == choice.hex:
            return self.words.say("live-at-hex", place=Verbatim(choice.key))
        return choices.say(choice.key)

    def _closed(self, choices: Choices) -> list[wire.Closed]:
        lines = choices.card.lines if choices.card else []
        return [
            wire.Closed(label=self.say(line.label), line=lines.index(line), reason=self.sentence(reason, choices.scene))
            for line, reason in choices.closed()
        ]

    def roll(self, roll: Roll[Any], id: str, *, mine: bool) -> wire.Request:
        seat = roll.seat if roll.seat is not None else 0
        faces = [list(dict.fromkeys(map(str, die))) for die in roll.dice]
        question = self.words.say(roll.question or "live-roll", seat=seat)
        return wire.Request(
            id=id, kind="roll", seat=seat, mine=mine, question=question, clause=roll.clause, dice=faces if mine else []
        )

    # What would happen

    def verdict(
        self, match: Match[Any], seat: int, key: str, verdict: Verdict, scene: kernel.Scene
    ) -> wire.VerdictMessage:
        names = Names(self.words, scene)
        odds = [(chance, tuple(map(names.told, story))) for chance, story in verdict.odds]
        verdict = msgspec.structs.replace(verdict, odds=odds)
        message = wire.VerdictMessage(re=0, request="", key=key)
        message.drawn = [self.stroke(stroke) for stroke in verdict.drawn]
        if verdict.reason is not None:
            message.reason = self.sentence(verdict.reason, scene)
            return message
        message.cost = [self.amount(label, n) for label, n in verdict.cost.items()]
        message.estimate = not verdict.exact
        message.next = next_choice(self.words, match, seat, key, verdict)
        failing = {text for chance, story in verdict.odds if self._fails(story) for text, _ in self._cases(story)}
        for text, chance in cases(self.words, verdict):
            readable = verdict.exact and 1 < chance.denominator < UNREADABLE
            case = wire.Case(chance=float(chance), text=text, exact=str(chance) if readable else "")
            case.fails = text in failing
            message.cases.append(case)
        if any(case.fails for case in message.cases):
            message.chance = float(sum(chance for chance, story in verdict.odds if not self._fails(story)))
        if len(verdict.odds) <= MANY:
            message.stories = [
                wire.Story(chance=float(chance), lines=[self.sentence(event) for event in story])
                for chance, story in verdict.odds
                if story
            ]
        return message

    def measured(self, measured: kernel.Measured, re: int) -> wire.MeasuredMessage:
        strokes = [self.stroke(stroke) for stroke in measured.strokes]
        return wire.MeasuredMessage(re=re, text=self.sentence(measured.text), units=measured.units, strokes=strokes)

    def _cases(self, story: tuple[Event, ...]) -> list[tuple[str, Any]]:
        return cases(self.words, Verdict(odds=[(Fraction(1), story)]))

    # How it was agreed, and how it ended

    def settings(self, setup: str) -> list[wire.Setting]:
        """What a setup says that is not usual, in words."""
        agreed = msgspec.json.decode(setup, type=self.game.setup.type)
        found = [(option, value_of(agreed, option)) for option in table_options(self.game)]
        return [
            wire.Setting(label=option.label(self.words), value=option.say(self.words, value))
            for option, value in found
            if option.group == "setup" or value != option.usual
        ]

    def result(self, shares: list[float], resigned: int | None) -> wire.Result:
        say, best = self.words.say, [seat for seat, share in enumerate(shares) if share and share == max(shares)]
        winner = best[0] if len(best) == 1 else None
        if resigned is not None:
            text = say("live-resigned", seat=resigned)
        elif winner is not None:
            text = say("live-won", seat=winner)
        elif len(shares) == 1:
            text = say("live-lost", seat=0)
        elif len(best) < len(shares):
            text = say("live-shared", seats=[self.words.seat(seat) for seat in best])
        else:
            text = say("live-drawn")
        return wire.Result(shares=shares, winner=winner, resigned=resigned, text=text)

    def _fails(self, story: tuple[Event, ...]) -> bool:
        """Whether a story is told as a failure."""
        return any(self.words.attribute(event, "fails") for event in story)


def _named(event: Event, scene: kernel.Scene) -> list[str]:
    """The pieces that an event names: by their ids, or by a name that is one side's alone."""
    found: list[str] = []
    for value in event.args.values():
        if isinstance(value, str) and value in scene.pieces:
            found.append(value)
        elif isinstance(value, str):
            called = [id for id, piece in scene.pieces.items() if piece.name == value and not piece.of]
            if len({scene.pieces[id].owner for id in called}) == 1:
                found += called
    return found


def _initials(name: str) -> str:
    words = [word for word in re.split(r"\W+", name) if word]
    return "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else name[:2]
