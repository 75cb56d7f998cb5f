"""The front door of the package: a match of any game, to be asked, answered and played in a few lines.

    import theomachy

    match = theomachy.new("scathe", seed=7)
    print(match)                                # the position, the question, the keys
    match.answer(match.keys[0])
    match.play("greedy", "random")
    print(match.result)

What is here is stable; everything below may change between versions. `match.kernel` leads there.
"""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from random import Random
from secrets import token_bytes
from typing import Any

import msgspec

from theomachy import games, positions
from theomachy.agents import agent
from theomachy.agents.seats import Agent, SeatView, play
from theomachy.kernel import ONLOOKER, Ask, Event, Game, Refused, Roll, Seeded
from theomachy.kernel import Match as KernelMatch
from theomachy.kernel.scene import Scene
from theomachy.play.probe import probe
from theomachy.play.records import read_record, write_record
from theomachy.play.replays import replay
from theomachy.presentation.choices import Choices
from theomachy.presentation.text import Language, Words

__all__ = ["Agent", "Match", "Refused", "SeatView", "load", "new", "position", "view"]


def new(
    game: str | Game[Any],
    *,
    seed: int | None = None,
    preset: str | None = None,
    setup: Mapping[str, Any] | None = None,
    seats: int | None = None,
) -> "Match":
    """Return a new match of a game, given by its name or as it is.

    The same seed rolls the same dice; without one nobody knows them. `preset` is one of the game's ready-made setups
    (`theomachy.games.game(name).setup.presets`), the first of them unless named; `setup` changes fields of it, by name;
    `seats` is the number of players, where that is open.
    """
    rules = game if isinstance(game, Game) else _game(game)
    presets = rules.setup.presets
    if preset is not None and preset not in presets:
        raise ValueError(f"{rules.id} has no preset {preset!r}; it has {', '.join(presets)}")
    agreed = presets[preset or next(iter(presets))](Random(seed))
    if setup:
        agreed = _changed(rules, agreed, setup)
    if seats is not None:
        if seats not in rules.setup.numbers:
            raise ValueError(f"{rules.id} is played by {_span(rules.setup.numbers)}, not by {seats}")
        agreed = rules.setup.for_seats(agreed, seats)
    chance = Seeded(token_bytes(16) if seed is None else str(seed).encode())
    return Match(KernelMatch(rules, rules.new(agreed), chance, listen=True))


def load(file: str | Path) -> "Match":
    """Return a match from its record, as it was left, or raise BadRecord, naming the line."""
    record = read_record(Path(file).read_text("utf-8"))
    return Match(replay(record, _game(record.fields["game"])))


def position(text: str) -> "Match":
    """Return a match that goes on from a position, with fresh dice; raise a ValueError, naming the line."""
    found = _read(text)
    if found.viewer is not None:
        raise ValueError("this is a view, in which something may be hidden; theomachy.view reads it")
    return Match(found.match(Seeded(token_bytes(16)), listen=True))


def view(text: str) -> SeatView:
    """Return what an agent gets, from a view of its seat; raise a ValueError, naming the line.

    Its `clone` imagines what is hidden.
    """
    found = _read(text)
    if found.viewer is None or found.viewer == ONLOOKER:
        raise ValueError("this is not the view of a seat; its first line would be: view GAME 1 seat 2")
    return SeatView(found.match(Seeded(token_bytes(16)), listen=True), found.viewer)


def _read(text: str) -> positions.Position:
    try:
        return positions.read(text)
    except positions.BadPosition as bad:
        words = Language("en") if bad.game is None else Words(bad.game, "en")
        bad.add_note(words.say(bad.reason))
        raise


class Match:
    """A match of any game. It asks, one answers; dice and lack of choice see to themselves."""

    def __init__(self, kernel: KernelMatch[Any]) -> None:
        self.kernel = kernel
        """The match below: tapes, clones, scenes, take-backs. Not as stable as what is here."""

    # What is asked

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.kernel.game.id

    @property
    def seat(self) -> int | None:
        """The seat whose answer is needed next, the first being 0; None when the match is over."""
        request = self.kernel.request
        return request.seat if request is not None else None

    @property
    def keys(self) -> list[str]:
        """The options of the question, by key. Where any place is an option, some that are worth considering."""
        return self._ask.keys() if isinstance(self.kernel.request, Ask) else []

    def why_not(self, key: str, lang: str = "en") -> str | None:
        """Say in words why a key is no answer, or return None if it is one."""
        try:
            self._ask.option(key)
        except Refused as no:
            return self._words(lang).say(no.reason)
        return None

    def odds(self, key: str, lang: str = "en") -> list[tuple[Fraction, list[str]]]:
        """Return what an option can lead to, likeliest first: the chance, and the events in words.

        Chances are exact where all dice can be counted (a probe of `match.kernel` says whether they were). The list is
        empty where nobody may know yet.
        """
        verdict = probe(self.kernel, self._ask.seat, key)
        if verdict.reason is not None:
            raise Refused(verdict.reason)
        words = self._words(lang)
        return [(chance, [words.say(event) for event in events]) for chance, events in verdict.odds]

    # What one does

    def answer(self, key: str) -> None:
        """Hand in an answer by its key. A wrong one is Refused with its reason and changes nothing."""
        self.kernel.answer(key)

    def undo(self) -> None:
        """Take back the last decision; dice that fell after it are rolled anew."""
        seat = next((by for by in reversed(self.kernel.who) if isinstance(by, int) and by >= 0), None)
        if seat is None:
            raise ValueError("nothing was decided yet")
        self.kernel.undo(seat, agreed=True)

    def play(self, *agents: str | Agent) -> "Match":
        """Let agents play on to the end, one for each seat.

        An agent is a name such as `greedy` or `search:32`, `module:Class`, or an object with a method `decide`.
        """
        if len(agents) != len(self.kernel.seats):
            raise ValueError(f"{len(self.kernel.seats)} seats need as many agents, not {len(agents)}")
        minds = [agent(self.kernel.game, one, n) if isinstance(one, str) else one for n, one in enumerate(agents)]
        play(self.kernel, minds)
        return self

    def position(self) -> str:
        """Return the position as a text, which `theomachy.position` reads. It tells nothing of the dice to come."""
        return str(positions.position_of(self.kernel))

    def view(self, seat: int) -> str:
        """Return what a seat may see as a text, which `theomachy.view` reads, for a program that plays elsewhere."""
        return str(positions.view_of(self.kernel, seat))

    def save(self, file: str | Path) -> None:
        """Write the record, which `load` reads and `theomachy replay verify` checks."""
        Path(file).write_text(write_record(self.kernel), "utf-8")

    # What there is to see

    @property
    def result(self) -> tuple[float, ...] | None:
        """Each seat's share of the win; None until the match is over."""
        result = self.kernel.result
        return None if result is None else tuple(map(float, result))

    @property
    def scene(self) -> Scene:
        """The table as the asked seat sees it, or as everybody does where no seat is asked."""
        return self.kernel.game.scene(self.kernel.state, self.seat)

    @property
    def events(self) -> list[Event]:
        """All that has happened."""
        return self.kernel.events

    def story(self, lang: str = "en") -> list[str]:
        """Tell everything that has happened, in words."""
        words = self._words(lang)
        return [words.say(event) for event in self.events]

    def ask_text(self, lang: str = "en") -> str:
        """Return the question and its options in words, with their keys, or the dice that are to be typed."""
        request = self.kernel.request
        if request is None:
            return ""
        if isinstance(request, Roll):
            return self._words(lang).say(request.question, seat=request.seat or 0) if request.question else ""
        choices = Choices(self._words(lang), self._ask, self.scene)
        width = max([len(key) for key in self.keys], default=0)
        return "\n".join([choices.asked(), *(f"  {key:{width}}  {choices.say(key)}" for key in self.keys)])

    def __str__(self) -> str:
        game = self.kernel.game
        position = game.notation.write(self.kernel.settled)
        asked = f"over: {self.result}" if self.kernel.request is None else self.ask_text()
        return f"{position.rstrip()}\n\n{asked}"

    def __repr__(self) -> str:
        request = self.kernel.request
        if request is None:
            return f"<Match of {self.game}: over, {self.result}>"
        what = f"{len(self.keys)} options" if isinstance(request, Ask) else "dice to be typed"
        return f"<Match of {self.game}: seat {request.seat} is asked {request.question}, {what}>"

    # Inside

    @property
    def _ask(self) -> Ask[Any]:
        request = self.kernel.request
        if isinstance(request, Ask):
            return request
        raise ValueError("the match is over" if request is None else "dice are asked for, not a decision")

    def _words(self, lang: str) -> Words:
        return Words(self.kernel.game, lang).seeing(self.scene)


def _game(name: str) -> Game[Any]:
    try:
        return games.game(name)
    except LookupError:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(games.names())}") from None


def _changed(game: Game[Any], agreed: Any, setup: Mapping[str, Any]) -> Any:
    """Return a setup with some fields changed."""
    fields = msgspec.to_builtins(agreed)
    for name in setup:
        if name not in fields and name not in game.setup.type.__struct_fields__:
            raise ValueError(f"{game.id} has nothing called {name!r} to agree on; it has {', '.join(fields)}")
    return msgspec.convert({**fields, **setup}, game.setup.type)


def _span(numbers: range) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
