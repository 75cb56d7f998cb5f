"""Nothing that is sent to anybody else depends on a choice that is hidden from them, until the rules reveal it.

Each hidden choice of each game is made differently in several worlds that are the same otherwise. All that opponents,
an onlooker and a host who does not play are sent is compared byte by byte: tables, steps, questions, verdicts,
refusals, pleas, chronicle, records. What is hidden anywhere in the sources has to come up in one of the stories.
"""

import ast
import asyncio
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import dist, inf
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.conformance import climbers, mini
from tests.forms import Form
from tests.server import toll
from tests.server.processes import Json
from tests.server.worlds import Choose, Person, Still, World, world
from theomachy import games
from theomachy.features.auto_answers import auto_answers_of
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.setup import Setup as Battle
from theomachy.games.godtear.setup import Setup as Godtear
from theomachy.games.scathe.setup import Setup as Scathe
from theomachy.geometry.plane import INCH
from theomachy.hosting import participant, terms
from theomachy.kernel import Ask, Both, Event, Roll, Seeded
from theomachy.kernel.requests import Faces
from theomachy.wire.rate import Allowance

HOUSE, SOURCES = games.names(), Path(games.__file__).parent
WORLDS = ((0, 0), (1, 2), (2, 0))
"""What is chosen and taken back at once, and what is chosen then: the how manyeth of the options."""
CLOSE = 5.8 * INCH
PARTIES = ("warrior,knight,sage,apprentice", "defender,fighter,priest,ranger,spellsword")
GRAND = STARTERS["wyldfolk-160"]
Site = tuple[str, str]
"""A hidden choice in the sources: `ask` or `roll` and its question, or `both` and the function that asks."""


def anything(world: World, person: Person, request: Json) -> str:
    key: str = world.random.choice(request["options"])["key"]
    return key


# Secret deployment lasts: whoever is hidden stays hidden as long as they are let


def in_hiding(world: World, person: Person, request: Json) -> str:
    """Any answer; but whoever is hidden stays hidden, and their enemies keep away from the markers, which are put near
    them."""
    options = [option for option in request["options"] if option["key"] not in ("reveal", "none", "off")]
    places = [option for option in options if "at" in option]
    if places and request["seat"] == 1:
        options = [max(places, key=lambda option: far(person, option))]
    elif request["seat"] == 1:
        options = [option for option in options if not option["key"].startswith("charge")] or options
    elif request["clause"] == "GS-DEP-03":
        options = [min(options, key=lambda option: beside_them(person, option))]
    key: str = world.random.choice(options)["key"]
    return key


def far(person: Person, option: Json) -> float:
    """How far a place is from the nearest marker."""
    pieces = person.table["scene"]["pieces"]
    markers = [piece["at"] for id, piece in pieces.items() if id.startswith("marker-a")]
    return min([dist(option["at"], at) for at in markers], default=inf)


def beside_them(person: Person, option: Json) -> float:
    """How far a place without a marker is from the enemies, who do not stand right beside it."""
    pieces = person.table["scene"]["pieces"].values()
    away = min([dist(option["at"], piece["at"]) for piece in pieces if piece.get("owner") == 1 and piece.get("at")])
    return away if away > CLOSE and far(person, option) else inf


# Stories


class Story(NamedTuple):
    """A match in which a seat is asked something that it answers in secret."""

    game: str
    setup: Any
    question: str
    hider: int = 0
    reveals: tuple[str, ...] = ()
    """events of the hider's with which something is known; none if that is as soon as all have answered"""
    choose: Choose = anything
    sites: frozenset[Site] = frozenset()
    """where in the sources it is hidden"""

    def revealed(self, world: World) -> bool:
        told = world.live.log.chronicle
        return not self.reveals or any(event.id in self.reveals and self.is_hiders(event) for event in told)

    def is_hiders(self, event: Event) -> bool:
        return event.args.get("seat") == self.hider


ROWS = frozenset({("ask", "sc-ask-rows"), ("both", "choose_rows")})
BAN, THREE = frozenset({("both", "ban")}), frozenset({("both", "choose_three")})
BIDS = frozenset({("ask", "mini-bid"), ("both", "bid")})

STORIES = {
    "rows": Story("scathe", Scathe(PARTIES), "sc-ask-rows", sites=ROWS),
    "rows of the other": Story("scathe", Scathe(PARTIES), "sc-ask-rows", 1, sites=ROWS),
    "bans": Story("godtear", Godtear(None, format="draft five"), "gt-ask-ban", sites=BAN),
    "bans of the other": Story("godtear", Godtear(None, format="draft five"), "gt-ask-ban", 1, sites=BAN),
    "three of four": Story("godtear", Godtear(None, format="draft four"), "gt-ask-three", sites=THREE),
    "three of four of the other": Story("godtear", Godtear(None, format="draft four"), "gt-ask-three", 1, sites=THREE),
    "hiding places": Story(
        "godslayer",
        Battle((GRAND, GRAND), ground="generated", ground_seed=3),
        "gs-ask-assign",
        reveals=("gs-revealed", "gs-marker-bare"),
        choose=in_hiding,
        sites=frozenset({("ask", "gs-ask-assign")}),
    ),
    "bids": Story("mini", mini.Setup(), "mini-bid", sites=BIDS),
    "bids of the other": Story("mini", mini.Setup(), "mini-bid", 1, sites=BIDS),
    "steps of three": Story("climbers", climbers.Setup(("tea", "rope", "tea")), "cl-climb", 1),
}
DICE: dict[str, frozenset[Site]] = {"mini": frozenset({("roll", "mini-deal")})}
"""By game: dice that fall face down."""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made-up games are on the menu, and how fast a machine is must not be seen."""
    for game in (mini.GAME, climbers.GAME, toll.GAME):
        monkeypatch.setitem(games.GAMES, game.id, game)
    monkeypatch.setattr(Allowance, "spend", lambda self: 0.0)


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> set[Site]:
    """Hidden choices that were come by."""
    sites: set[Site] = set()

    def together(both: Both) -> Iterator[Both]:
        sites.add(("both", sys._getframe(1).f_code.co_name))
        sites.update(("ask", ask.question) for ask in both.asks)
        return (yield both)

    def alone(ask: Ask[Any]) -> Iterator[Ask[Any]]:
        if ask.secret:
            sites.add(("ask", ask.question))
        return (yield ask)

    monkeypatch.setattr(Both, "__iter__", together)
    monkeypatch.setattr(Ask, "__iter__", alone)
    return sites


# Told in several worlds


class Told(NamedTuple):
    """What came to others, step by step, from when something was hidden; and what became of it."""

    sent: list[list[list[bytes]]]
    end: str


def secret_of(world: World, story: Story) -> Json | None:
    """The request for the secret, if it is asked for now."""
    asked = world.players[story.hider].asked
    kernel = [ask.question for ask in world.live.log.requests if ask.seat == story.hider]
    return asked[0] if story.question in kernel else None


async def tell(story: Story, first: int, second: int, steps: int) -> Told:
    """Hide something, think better of it, hide something else, and let others look and play on."""
    async with world(story.game, story.setup) as here:
        hider = here.players[story.hider]
        while (request := secret_of(here, story)) is None:
            await here.answer(story.choose)
        here.sent(hider)
        await hide(hider, request, first)
        if (await hider.say("undo", n=hider.table["n"]))["type"] == "accepted":
            await hide(hider, hider.asked[0], second)
        await here.look_round(hider)
        await here.plead(hider)
        sent = [here.sent(hider)]
        while len(sent) <= steps and not story.revealed(here):
            await here.answer(story.choose)
            if len(sent) % 6 == 3:
                await here.look_round(hider)
                await here.plead(hider)
            sent.append(here.sent(hider))
        if story.reveals and story.revealed(here):
            sent.pop()
        elif not story.reveals:
            await reveal(here, story)
        return Told(sent, str(here.live.log.chronicle) + here.state)


async def hide(hider: Person, request: Json, choice: int) -> None:
    options = request["options"]
    await hider.must("answer", request=request["id"], key=options[choice % len(options)]["key"])


async def reveal(world: World, story: Story) -> None:
    """Let all the others answer, too."""
    while any(request.get("secret") for person in world.players for request in person.asked):
        await world.answer(story.choose)


@pytest.mark.parametrize("name", STORIES)
def test_no_byte_depends_on_what_is_hidden(name: str, form: Form, passed: set[Site]):
    """SC-A-18; GT-FMT-05, GT-FMT-11; GS-DEP-04, GS-DEP-13"""
    story, steps = STORIES[name], form.pick(short=8, long=12, full=80)
    steps = steps if story.reveals else 0
    choices = WORLDS[: form.pick(short=2, long=3)]
    worlds = [asyncio.run(tell(story, first, second, steps)) for first, second in choices]
    assert story.sites <= passed, "what the story is about has not come up"
    assert len({told.end for told in worlds}) > 1, "all the same has been chosen"
    for one, other in pairwise(worlds):
        same = min(len(one.sent), len(other.sent))
        assert same > steps // 2
        assert one.sent[:same] == other.sent[:same]


# Dice that fall face down


def marked(shift: int) -> type[terms.AudibleDice]:
    """Dice of which the first one shows another face, if they fall face down."""

    class Marked(terms.AudibleDice):
        def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces:
            faces = Seeded.roll(self, roll, epoch, step, number)
            if roll.secret:
                die = roll.dice[0]
                faces = (die[(die.index(faces[0]) + shift) % len(die)], *faces[1:])
            self.heard.append((roll, faces))
            return faces

    return Marked


async def deal(shift: int, monkeypatch: pytest.MonkeyPatch) -> Told:
    """A round of Diggers until the cards are shown: the first one is known to the first seat alone."""
    monkeypatch.setattr(terms, "AudibleDice", marked(shift))
    async with world("mini", mini.Setup()) as here:
        hider, sent = here.players[0], []
        while "mini-shown" not in here.events:
            await here.look_round(hider)
            sent.append(here.sent(hider))
            await here.answer(anything)
        return Told(sent, str(here.live.log.chronicle))


def test_no_byte_depends_on_dice_that_fell_face_down(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(terms, "AudibleDice", terms.AudibleDice)
    worlds = [asyncio.run(deal(shift, monkeypatch)) for shift in range(3)]
    assert len({told.end for told in worlds}) == 3
    assert worlds[0].sent == worlds[1].sent == worlds[2].sent
    assert len(worlds[0].sent) > 2


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch):
    """Were the onlooker shown what a seat sees, the worlds would differ."""
    monkeypatch.setattr(participant, "ONLOOKER", 0)
    one, other = [asyncio.run(deal(shift, monkeypatch)) for shift in range(2)]
    assert one.sent != other.sent


# What is decided in advance


async def order(game: str, setup: Any, number: int, choose: Choose, steps: int) -> Told:
    """The second seat decides everything in advance in one way or another, and the match goes on."""
    async with world(game, setup, Still()) as here:
        hider, sent = here.players[1], []
        here.sent(hider)
        for window, how in orders(game, number).items():
            await hider.must("stand", window=window, how=how, least=number)
        while len(sent) <= steps and not here.live.orders.pending:
            await here.look_round(hider)
            sent.append(here.sent(hider))
            await here.answer(choose)
        sent.append(here.sent(hider))
        return Told(sent, str(here.live.orders.orders))


def orders(game: str, number: int) -> dict[str, str]:
    """For each window the how manyeth of what can be ordered."""
    windows = auto_answers_of(games.game(game)).items()
    return {id: window.hows[number % len(window.hows)] for id, window in windows}


WINDOWED: dict[str, tuple[Any, Choose]] = {
    "toll": (toll.Setup(), anything),
    "godslayer": (Battle((GRAND, GRAND), ground="generated", ground_seed=3), in_hiding),
}


@pytest.mark.parametrize("game", WINDOWED)
def test_no_byte_depends_on_what_is_decided_in_advance(game: str, form: Form):
    """Until it is answered so; while that is waited for, too."""
    setup, choose = WINDOWED[game]
    steps = form.pick(short=2, long=4, full=20)
    worlds = [asyncio.run(order(game, setup, number, choose, steps)) for number in range(1, 4)]
    assert len({told.end for told in worlds}) > 1
    assert worlds[0].sent == worlds[1].sent == worlds[2].sent


# Nothing is left out


def hidden_in(source: str) -> Iterator[Site]:
    """All that is asked or rolled in secret in a source."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for call in filter(lambda node: isinstance(node, ast.Call), ast.walk(function)):
                yield from hidden_by(function.name, call)


def hidden_by(function: str, call: Any) -> Iterator[Site]:
    name = ast.unparse(call.func).split("[")[0]
    if name == "Both":
        yield "both", function
    fields = {"Ask": Ask, "Roll": Roll}.get(name)
    if fields is None:
        return
    given = dict(zip(fields.__struct_fields__, call.args, strict=False))
    given |= {keyword.arg: keyword.value for keyword in call.keywords}
    if "secret" in given and ast.unparse(given["secret"]) != "False":
        question = given["question"]
        yield name.lower(), question.value if isinstance(question, ast.Constant) else ast.unparse(question)


@pytest.mark.parametrize("game", [*HOUSE, "mini"])
def test_every_hidden_choice_has_its_story(game: str):
    """Whoever hides something in a game tells here how it comes up, and when it is revealed."""
    sources = (SOURCES / game).rglob("*.py") if game in HOUSE else [Path(mini.__file__)]
    hidden = {site for file in sources for site in hidden_in(file.read_text("utf-8"))}
    told = [story.sites for story in STORIES.values() if story.game == game]
    assert hidden == set().union(*told, DICE.get(game, frozenset()))


def test_every_game_with_windows_has_its_orders():
    assert {game for game in HOUSE if auto_answers_of(games.game(game))} <= WINDOWED.keys()
