"""A fuzz of refusals: at random requests of random games it tries answers that are nearly legal, and checks reasons.

An oracle says for each id of a reason whether its claim is true. It reads what the player who was asked can read: the
scene, the question with its options, the record and the agreements of the table. It knows nothing of the rules' code.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tests.conformance.games import GameCase
from theomachy.geometry.plane import INCH
from theomachy.kernel import Ask, Event, Match, Reason, Refused, key_of
from theomachy.kernel.keys import hexagon, split_place
from theomachy.kernel.scene import Scene
from theomachy.presentation.languages import languages
from theomachy.presentation.names import Names
from theomachy.presentation.text import Words
from theomachy.testing import decisions

SIGNS = re.compile("([:,+@ /])")
RAW = re.compile(r"\b[a-z]{2}-[a-z]+(?:-[a-z0-9]+)*\b|-?[0-9]{4,},-?[0-9]{4,}|[{}]")
"""What no player should read: ids of messages, coordinates in steps of the grid, words that were not filled in."""
QUOTED = re.compile("“[^”]*”|「[^」]*」")


class Asked(NamedTuple):
    """A question as the player who has to answer it can see it."""

    ask: Ask[Any]
    keys: list[str]
    """The options that are shown."""
    scene: Scene
    record: Sequence[Event]
    setup: Any

    @property
    def seat(self) -> int:
        return self.ask.seat

    def legal(self, key: str) -> bool:
        """Return True if the table would take an answer."""
        return self.ask.takes(key)


class Refusal(NamedTuple):
    """An answer that was refused, with the reason that was given."""

    asked: Asked
    key: str
    reason: Reason

    def arg(self, name: str) -> Any:
        return self.reason.args[name]

    @property
    def scene(self) -> Scene:
        return self.asked.scene


Claim = Callable[[Refusal], bool]
UNFIT = (LookupError, ValueError, TypeError, AssertionError)
"""The errors of a claim that is put to an answer of another kind."""


class Oracle(NamedTuple):
    """The knowledge of one game's reasons."""

    claims: Mapping[str, Claim]
    """By id: a function that returns True if the reason is true of the position."""
    spelling: frozenset[str]
    """Ids that tell how an answer is written and claim nothing about the position."""
    nearly: Callable[[Asked, Random], Iterator[str]] = lambda asked, random: iter(())
    """Yields further answers that are nearly legal, where the game has keys of a special form."""

    def holds(self, refusal: Refusal) -> bool:
        """Return True if a reason is about the answer that was given, and true."""
        named = refusal.reason.args.get("key", "")
        return str(named) in refusal.key and self.claims[refusal.reason.id](refusal)


class Fault(NamedTuple):
    """A reason that should not have been given."""

    what: str
    where: str
    key: str
    reason: Reason
    said: str

    def __str__(self) -> str:
        return f"{self.what}: {self.key!r} is refused by {self.reason}: {self.said!r} ({self.where})"


class Found(NamedTuple):
    """The outcome of a fuzz: how often each reason was given, and the faults."""

    given: Counter[str]
    faults: list[Fault]


class Fuzz:
    """A search in the games of one entry."""

    def __init__(self, entry: GameCase, oracle: Oracle, tries: int = 12) -> None:
        self.entry, self.oracle, self.tries = entry, oracle, tries
        self.words = [Words(entry.game, lang) for lang in languages()]
        self.found = Found(Counter(), [])

    def game(self, preset: str, seed: int, share: float = 1.0, length: int | None = None) -> None:
        """Play one game at random and look at a share of its requests."""
        match, random = self.entry.start(preset, seed), Random(seed)
        earlier: list[str] = []
        for number, (key, seat) in enumerate(decisions(match, random)):
            if number == length:
                return
            if random.random() < share:
                self.request(match, seat, Random(f"{seed} {number}"), earlier, f"{preset} seed {seed} request {number}")
            earlier = [*earlier[-40:], key]
            match.answer(key, seat)

    def request(self, match: Match[Any], seat: int, random: Random, earlier: Sequence[str], where: str) -> None:
        """Try answers that are nearly legal at one request."""
        ask = match.ask_of(seat)
        assert ask is not None
        scene = self.entry.game.scene(match.state, seat)
        asked = Asked(ask, [*map(key_of, ask.look())], scene, match.events, match.state.setup)
        for key in self.answers(asked, random, earlier):
            try:
                ask.option(key)
            except Refused as no:
                self.judge(Refusal(asked, key, no.reason), f"{where}, {ask.question}")

    def answers(self, asked: Asked, random: Random, earlier: Sequence[str]) -> list[str]:
        """Return different answers that are nearly legal."""
        keys = [*self.oracle.nearly(asked, random)]
        near = Nearly(self.words[0], asked, random, earlier)
        keys += [near.key() for _ in range(self.tries)]
        return [key for key in dict.fromkeys(keys) if key not in asked.keys]

    def judge(self, refusal: Refusal, where: str) -> None:
        """Note a refusal, and the fault in it if there is one."""
        reason = refusal.reason
        self.found.given[reason.id] += 1
        said = [self.said(words, refusal) for words in self.words]
        what = self.fault(refusal) or next(filter(None, (ugly(text, reason) for text in said)), "")
        if what:
            self.found.faults.append(Fault(what, f"{self.entry.name}, {where}", refusal.key, reason, said[0]))

    def fault(self, refusal: Refusal) -> str:
        """Return the fault in the meaning of a refusal, or an empty text."""
        id = refusal.reason.id
        if id in self.oracle.claims:
            try:
                return "" if self.oracle.holds(refusal) else "untrue"
            except UNFIT as error:
                return f"about something that is not there ({error!r})"
        if id == "no-such-option":  # what can be pointed at deserves a reason, a word that is no answer does not
            pieces = refusal.scene.pieces
            return "empty" if refusal.key in pieces and any(key in pieces for key in refusal.asked.keys) else ""
        return "" if id in self.oracle.spelling else "unknown to the oracle"

    def said(self, words: Words, refusal: Refusal) -> str:
        return words.say(Names(words, refusal.scene).told(refusal.reason))


def ugly(text: str, reason: Reason) -> str:
    """Return what is wrong with a sentence, or an empty text. Typed words may be quoted."""
    plain = QUOTED.sub("", text)
    return "shows what is not for people" if RAW.search(plain) or reason.id in plain else ""


class Nearly:
    """A maker of answers that differ little from legal ones."""

    def __init__(self, words: Words, asked: Asked, random: Random, earlier: Sequence[str]) -> None:
        self.asked, self.random, self.earlier = asked, random, earlier
        scene, ask = asked.scene, asked.ask
        self.pieces, self.ground = [*scene.pieces], [*scene.ground]
        self.zones = [zone.id for zone in scene.fixed.zones]
        self.places = [piece.at for piece in scene.pieces.values() if piece.at is not None]
        by = scene.pieces.get(ask.by)
        card = scene.fixed.cards.get(by.card) if by is not None else None
        self.lines = [line.key or line.label for line in card.lines] if card is not None else []
        verbs = words.attributes(ask.question)
        self.verbs = [verb for verb in verbs if verb not in ("other", "to", "via")]
        self.hexes = scene.fixed.board == "hexes"

    def key(self) -> str:
        """Return an answer that may be legal."""
        ways = [self.changed, self.changed, self.changed, self.made, self.made, self.stale, self.pointed]
        return self.random.choice(ways)()

    def one_of(self, things: Sequence[str]) -> str:
        return self.random.choice(things) if things else ""

    def changed(self) -> str:
        """Return an option with one part changed."""
        if not self.asked.keys:
            return self.made()
        key = self.one_of(self.asked.keys)
        tokens, there = SIGNS.split(key), split_place(key)
        if self.places and there is not None and self.random.random() < 0.7:
            return there[0] + self.place(there[1])
        at = self.random.randrange(0, len(tokens), 2)
        tokens[at] = self.other(tokens[at])
        return "".join(tokens)

    def other(self, token: str) -> str:
        """Return something of the same kind."""
        if token.isdigit():
            return str(int(token) + self.random.choice((-2, -1, 1, 2)))
        for kind in (self.pieces, self.ground, self.zones, self.verbs, self.lines):
            if token in kind:
                return self.one_of(kind)
        return self.one_of([*self.pieces, *self.verbs, *self.lines])

    def made(self) -> str:
        """Return a key made of a verb and something that it might be used on."""
        things = [self.one_of(self.pieces), self.one_of(self.ground), self.one_of(self.lines), self.one_of(self.zones)]
        if self.places:
            things += [self.place(self.random.choice(self.places))] * 2
        verb, thing = self.one_of(self.verbs), self.one_of([*filter(None, things)])
        return ":".join(filter(None, (verb, thing)))

    def stale(self) -> str:
        """Return what was answered to an earlier question, or said of another piece."""
        return self.one_of(self.earlier)

    def pointed(self) -> str:
        """Return a bare piece or place, as somebody gives who points at it."""
        if self.places and self.random.random() < 0.5:
            return self.place(self.random.choice(self.places))
        zones = [zone for zone in self.zones if hexagon(zone) is not None] if self.hexes else self.zones
        return self.one_of([self.one_of(self.pieces), self.one_of(zones), self.one_of(self.ground)])

    def place(self, near: tuple[int, int]) -> str:
        """Return a place near another on a plane, sometimes beyond its edge."""
        far = self.random.choice((INCH // 4, INCH, 3 * INCH, 8 * INCH))
        x, y = (n + self.random.randint(-far, far) for n in near)
        level = self.random.choice(("", "", "", "", ",1"))
        return f"{x},{y}{level}"
