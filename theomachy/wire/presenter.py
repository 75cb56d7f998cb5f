"""What one viewer is shown, in words of its language: scenes, requests, events and odds as the wire carries them."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from theomachy.agents.levels import level_and_style
from theomachy.features.ruler import Measured
from theomachy.hosting.names import called
from theomachy.hosting.rows import SeatRow
from theomachy.hosting.timing import TimeControl
from theomachy.kernel import Ask, Event, Match, Reason, Refused, Roll
from theomachy.kernel import scene as kernel
from theomachy.kernel.requests import Faces, total
from theomachy.play.optional import Situation, attempt
from theomachy.play.probe import Verdict
from theomachy.play.records import BrokenOff
from theomachy.presentation.forecast import MAX_DENOMINATOR, MAX_LISTED_STORIES, cases, changes, following, next_choice
from theomachy.presentation.names import Names, whose
from theomachy.presentation.options import table_options, value_of
from theomachy.wire import messages as wire
from theomachy.wire.requests import Requests
from theomachy.wire.scenes import Scenes

SHOWN_ONLOOKERS = 20
"""So many are named; of the others it is told how many they are."""


class Presenter(Scenes, Requests):
    """One game in one language, for any viewer."""

    # Who plays

    def who(self, seat: SeatRow, names: Mapping[str, str], guest: str) -> str:
        """Who sits there, as a guest sees it."""
        say = self.words.say
        if seat.agent:
            level, style = level_and_style(seat.agent)
            if style:
                return say("live-owl-styled", level=f"live-level-{level}", style=f"live-style-{style}")
            return say("live-owl", level=f"live-level-{level}")
        if seat.guest is None:
            return say("live-open" if seat.invite else "live-nobody-known")  # records from elsewhere name nobody
        if seat.guest == guest and not names.get(guest):
            return say("live-you")
        return called(seat.guest, names, self.words)

    def watching(self, onlookers: Mapping[str, str]) -> list[str]:
        """Who looks on: the first of them."""
        first = dict(islice(onlookers.items(), SHOWN_ONLOOKERS))
        return [called(guest, first, self.words) for guest in first]

    def agent_note(self, place: int, excuse: Reason | None) -> str:
        """What is to be said of an agent: where it stands in line, or why it has not thought."""
        if place:
            return self.words.say("live-owl-queue", place=place)
        return "" if excuse is None else self.words.say(excuse)

    # What happened

    def chronicle(self, events: Iterable[Event], scene: kernel.Scene, where: Situation) -> list[wire.ChronicleLine]:
        """Return a line for each event. If its words fail, an event is told by its id."""
        return [
            attempt("chronicle", where, partial(self.told, event, scene), None, key=msgspec.json.encode(event).decode())
            or wire.ChronicleLine(text=event.id, clause=event.clause)
            for event in events
        ]

    def told(self, event: Event, scene: kernel.Scene) -> wire.ChronicleLine:
        pieces = _named(event, scene)
        seat = whose(event, scene)
        if seat is None and pieces:
            seat = scene.pieces[pieces[0]].owner
        text = self.sentence(event, scene).text
        line = wire.ChronicleLine(text=text, clause=event.clause, seat=seat, pieces=pieces)
        line.kind = "roll" if self.words.attribute(event, "rolls") else "event"
        return line

    def rolled(self, roll: Roll[Any], faces: Faces) -> wire.Rolled:
        texts = [] if roll.secret else [str(face) for face in faces]
        question = self.words.say(roll.question, seat=roll.seat or 0) if roll.question else ""
        added = sum(faces) if roll.read is total and len(faces) > 1 and not roll.secret else None
        return wire.Rolled(seat=roll.seat, question=question, faces=texts, secret=roll.secret, total=added)

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
        message.cost = [self.price(label, n) for label, n in verdict.cost.items()]
        message.estimate = not verdict.exact
        world = following(match, seat, key, verdict)
        message.next = next_choice(self.words, world, seat)
        if len(verdict.odds) == 1:
            message.changes = [wire.Change(**change._asdict()) for change in changes(match, world, seat, key, scene)]
        failing = {text for chance, story in verdict.odds if self._fails(story) for text, _ in self._cases(story)}
        for text, chance in cases(self.words, verdict):
            readable = verdict.exact and 1 < chance.denominator < MAX_DENOMINATOR
            case = wire.Case(chance=float(chance), text=text, exact=str(chance) if readable else "")
            case.fails = text in failing
            message.cases.append(case)
        if any(case.fails for case in message.cases):
            message.chance = float(sum(chance for chance, story in verdict.odds if not self._fails(story)))
        if len(verdict.odds) <= MAX_LISTED_STORIES:
            message.stories = [
                wire.Story(chance=float(chance), lines=[self.sentence(event) for event in story])
                for chance, story in self._likeliest_first(verdict, message.chance)
                if story
            ]
        return message

    def no_verdict(self, ask: Ask[Any], key: str, scene: kernel.Scene) -> wire.VerdictMessage:
        """Return whether a key may be answered where nobody can tell what it leads to."""
        message = wire.VerdictMessage(re=0, request="", key=key, failed=True)
        try:
            ask.option(key)
        except Refused as no:
            message.reason = self.sentence(no.reason, scene)
        return message

    def _likeliest_first(self, verdict: Verdict, success: float | None) -> list[tuple[Fraction, tuple[Event, ...]]]:
        """The stories: those of the likelier of success and failure first, and of these the likeliest case."""
        weight = dict(cases(self.words, verdict))
        fails = success is not None and success < 0.5
        return sorted(
            verdict.odds,
            key=lambda case: (self._fails(case[1]) != fails, -weight[self._cases(case[1])[0][0]], -case[0]),
        )

    def measured(self, measured: Measured, re: int) -> wire.MeasuredMessage:
        strokes = [self.stroke(stroke) for stroke in measured.strokes]
        return wire.MeasuredMessage(re=re, text=self.sentence(measured.text), units=measured.units, strokes=strokes)

    def _cases(self, story: tuple[Event, ...]) -> list[tuple[str, Any]]:
        return cases(self.words, Verdict(odds=[(Fraction(1), story)]))

    # How it was agreed, and how it ended

    def settings(self, setup: str) -> list[wire.Setting]:
        """What a setup says that is not usual, in words."""
        agreed = msgspec.json.decode(setup, type=self.game.setup.type)
        values = [(option, value_of(agreed, option)) for option in table_options(self.game)]
        return [
            wire.Setting(label=option.label(self.words), value=option.say(self.words, value))
            for option, value in values
            if option.group == "setup" or value != option.usual
        ]

    def clock(self, control: TimeControl | None) -> list[wire.Setting]:
        """How long people may take, if that was agreed."""
        say = self.words.say
        if control is None:
            return []
        if control.days:
            return [wire.Setting(label=say("live-clock"), value=say("live-clock-days", days=control.days))]
        minutes = control.bank / 60
        shown = int(minutes) if minutes.is_integer() else round(minutes, 1)
        value = say("live-clock-bank", minutes=shown, increment=control.increment)
        return [wire.Setting(label=say("live-clock"), value=value)]

    def hints_agreed(self, agreed: bool) -> list[wire.Setting]:
        """Whether each may ask the coach, if that was agreed."""
        say = self.words.say
        return [wire.Setting(label=say("live-hints"), value=say("live-hints-agreed"))] if agreed else []

    def result(self, shares: list[float], broken: BrokenOff | None) -> wire.Result:
        say, best = self.words.say, [seat for seat, share in enumerate(shares) if share and share == max(shares)]
        winner = best[0] if len(best) == 1 else None
        if broken is not None:
            verb = "drawn" if broken.drawn else "resigned"
            text = say(f"live-{verb}-{broken.claimed}" if broken.claimed else "live-resigned", seat=broken.seat)
        elif winner is not None:
            text = say("live-won", seat=winner)
        elif len(shares) == 1:
            text = say("live-lost", seat=0)
        elif len(best) < len(shares):
            text = say("live-shared", seats=[self.words.seat(seat) for seat in best])
        else:
            text = say("live-drawn")
        result = wire.Result(shares=shares, winner=winner, text=text)
        if broken is not None:
            result.resigned = None if broken.drawn else broken.seat
            result.claimed = broken.claimed
        return result

    def _fails(self, story: tuple[Event, ...]) -> bool:
        """Whether a story is told as a failure."""
        return any(self.words.attribute(event, "fails") for event in story)


def _named(event: Event, scene: kernel.Scene) -> list[str]:
    """The pieces that an event names: by their ids, or by a name that is one side's alone."""
    ids: list[str] = []
    for value in event.args.values():
        if isinstance(value, str) and value in scene.pieces:
            ids.append(value)
        elif isinstance(value, str):
            called = [id for id, piece in scene.pieces.items() if piece.name == value and not piece.of]
            if len({scene.pieces[id].owner for id in called}) == 1:
                ids += called
    return ids
