"""What a seat may know, how agents play, and the one that plays at random."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from tests.conformance.games import GAMES, MINI, decisions
from tests.kernel.rows import DIE, Line, Table, ask, asks, both, game
from theomachy.agents.random import RandomAgent
from theomachy.agents.seats import SeatView, play
from theomachy.kernel import Ask, Match, Refused, Region, Seeded, Typed
from theomachy.kernel.match import CHANCE, FORCED
from theomachy.play.probe import probe

TABLES = pytest.mark.parametrize(
    ("entry", "preset"),
    [pytest.param(entry, preset, id=f"{entry.name}-{preset}") for entry in GAMES for preset in entry.presets],
)


def start(*rules: Any, chance: Any = None, **more: Any) -> Match[Table]:
    return Match(game(*rules, **more), Table(), chance or Seeded.of(1), listen=True)


def asked_of(ask: Ask[Any] | None) -> Any:
    return ask and (ask.seat, ask.question, ask.by, ask.clause, ask.secret, ask.keys(), placed(ask.options))


def placed(options: Any) -> Any:
    """What a region says of its places."""
    if not isinstance(options, Region):
        return None
    return options.prefix(), options.moves(), options.base(), tuple(options.turns()), dict(options.movers())


# What a seat may know


@TABLES
def test_a_view_shows_what_the_seat_may_see(entry, preset, form):
    """Its own ask, its own scene, the events and its own probes: at any time, though it was made at the start."""
    match = entry.start(preset, 1)
    views = [SeatView(match, seat) for seat in match.seats]
    for turn, (key, asked) in enumerate(islice(decisions(match, Random(1)), form.pick(short=40, long=40, full=10_000))):
        for seat, view in enumerate(views):
            assert view.seat == seat
            assert asked_of(view.ask) == asked_of(match.ask_of(seat))
            assert view.scene == entry.game.scene(match.state, seat)
            assert view.events == [event for step in match.story for event in step]
        if turn % entry.every == 0:
            assert views[asked].probe(key) == probe(match, asked, key)
        match.answer(key, asked)
    assert match.request or [view.ask for view in views] == [None] * len(views)


def test_a_view_asks_only_its_own_seat():
    match = start(asks(ask(1)), asks(both(0, 1)))
    red, blue = SeatView(match, 0), SeatView(match, 1)
    assert red.ask is None
    assert blue.ask.seat == 1
    assert red.probe("x").reason.id == "not-asked"
    match.answer("x", 1)
    assert (red.ask.seat, blue.ask.seat) == (0, 1)
    match.answer("x", 0)
    assert red.ask is None
    assert blue.ask.seat == 1


def test_nobody_need_listen():
    assert SeatView(Match(game(asks(ask(0))), Table(), Seeded.of(1)), 0).events == []


def test_events_of_a_view_are_ones_own():
    """Whoever clears the list clears nothing else."""
    match = start(asks(ask(0)), asks(ask(0)))
    match.answer("x")
    view = SeatView(match, 0)
    view.events.clear()
    assert [event.args for event in view.events] == [{"what": "x"}]


# Clones are imagined


def test_a_clone_knows_ones_own_secret_and_no_other():
    match = start(asks(both(0, 1, 2)), seats=3)
    match.answer("y", 0)
    match.answer("x", 2)
    assert SeatView(match, 0).clone(1).given == {0: "y"}
    assert SeatView(match, 1).clone(1).given == {}
    assert SeatView(match, 2).clone(1).given == {2: "x"}
    assert match.given == {0: "y", 2: "x"}


def test_a_clone_has_any_card_where_the_seat_sees_none():
    """Diggers: one's own card is what it is, the other's is drawn anew by the seed."""
    match = MINI.start("usual", 1)
    for seat in (0, 1):
        view = SeatView(match, seat)
        worlds = [view.clone(seed).state.cards for seed in range(40)]
        assert {cards[seat] for cards in worlds} == {match.state.cards[seat]}
        assert {cards[1 - seat] for cards in worlds} == {1, 2, 3}
        assert worlds == [view.clone(seed).state.cards for seed in range(40)]


@TABLES
def test_a_clone_goes_its_own_way(entry, preset, form):
    """It shows the seat the same, can be played to its end, and the match never hears of it."""
    match = entry.start(preset, 1)
    for turn, (key, seat) in enumerate(islice(decisions(match, Random(1)), form.pick(short=40, long=40, full=10_000))):
        if turn % 20 == 0:
            view, here = SeatView(match, seat), (match.state.digest(), match.tape[:], dict(match.given))
            world = view.clone(turn)
            assert entry.game.scene(world.state, seat) == view.scene
            assert world.ask_of(seat).keys() == view.ask.keys()
            for other_key, other in decisions(world, Random(turn)):
                world.answer(other_key, other)
            assert (match.state.digest(), match.tape, match.given) == here
        match.answer(key, seat)


# The true match cannot be had


def within(*things: Any) -> Iterator[Any]:
    """All that can be reached through fields, slots and attributes, in containers too; not what functions enclose."""
    seen: dict[int, Any] = {}
    left = list(things)
    while left:
        thing = left.pop()
        if id(thing) in seen or isinstance(thing, ModuleType | type | str | int | float | None):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, dict):
            left += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            left += thing
        names = {name for kind in type(thing).__mro__ for name in slots_of(kind)}
        left += [getattr(thing, name) for name in names if hasattr(thing, name)]
        left += [*getattr(thing, "__dict__", {}).values(), getattr(thing, "__self__", None)]
        if isinstance(thing, FunctionType):
            left += [thing.__defaults__, thing.__kwdefaults__]


def slots_of(kind: type) -> tuple[str, ...]:
    slots = kind.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def true_parts(match: Match[Any]) -> list[Any]:
    """What nobody but the one who drives the match should hold."""
    return [match, match.state, match.settled, match.beginning, match.tape, match.given, match.story, match.chance]


def found(match: Match[Any], *things: Any) -> list[str]:
    true = {id(part): type(part).__name__ for part in true_parts(match)}
    return [true[id(thing)] for thing in within(*things) if id(thing) in true]


def test_the_search_finds_what_is_there():
    match = MINI.start("usual", 1)
    assert set(found(match, [(match,)])) >= {"Match", "Mini", "Seeded"}
    assert found(match, {"bound": match.answer})
    assert found(match, lambda match=match: match)


@TABLES
def test_a_view_does_not_lead_to_the_match(entry, preset, form):
    """Nor do its scene, its events, its clones and its probes."""
    match = entry.start(preset, 1)
    for turn, (key, seat) in enumerate(islice(decisions(match, Random(1)), form.pick(short=40, long=40, full=10_000))):
        if turn % 10 == 0:
            view = SeatView(match, seat)
            assert found(match, view, view.scene, view.events, view.clone(1), view.probe(key)) == []
        match.answer(key, seat)


@TABLES
def test_an_ask_does_not_lead_to_the_match(entry, preset):
    """An agent that looks at its options can neither read nor change the state behind them."""
    match = entry.start(preset, 1)
    for key, seat in decisions(match, Random(1)):
        assert found(match, SeatView(match, seat).ask) == []
        match.answer(key, seat)


def test_a_view_takes_no_other_attributes():
    view = SeatView(MINI.start("usual", 1), 0)
    with pytest.raises(AttributeError):
        view.match = None
    with pytest.raises(AttributeError):
        view.ask = None


# Agents play


class Scribe:
    """Takes the first option and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def decide(self, view: SeatView) -> str:
        self.asked.append(view.ask.question)
        return view.ask.keys()[0]


def test_agents_play_a_match_to_its_end():
    """Each is asked for its own seat; dice and forced answers are no decisions, secrets are one each."""
    match = start(asks(ask(0), DIE, ask(1, ["only"])), asks(both(1, 0)), asks(ask(1), ask(1)))
    agents = [Scribe(), Scribe()]
    assert play(match, agents) == 5
    assert match.request is None
    assert [len(agent.asked) for agent in agents] == [2, 3]
    assert play(match, agents) == 0, "it is over"


@TABLES
def test_every_decision_is_counted(entry, preset):
    match = entry.start(preset, 1)
    decided = play(match, [RandomAgent(1 + seat) for seat in match.seats])
    assert match.result is not None
    made = [who for who in match.who if who not in (CHANCE, FORCED)]
    assert decided == sum(len(who) if isinstance(who, tuple) else 1 for who in made)


def test_agents_roll_no_dice():
    with pytest.raises(AssertionError, match="agents roll no dice"):
        play(start(asks(ask(0), DIE), chance=Typed()), [RandomAgent(1)])


def test_an_agent_that_answers_nonsense_is_refused():
    class Mute:
        def decide(self, view: SeatView) -> str:
            return ""

    match = start(asks(ask(0)))
    with pytest.raises(Refused, match="no-such-option"):
        play(match, [Mute()])
    assert match.tape == []


# The random agent


@pytest.mark.long
@TABLES
def test_the_same_seed_plays_the_same_game(entry, preset):
    """And another seed another."""
    tapes = []
    for seed in (1, 1, 2):
        match = entry.start(preset, 4)
        play(match, [RandomAgent(seed + 10 * seat) for seat in match.seats])
        tapes.append(match.tape)
    assert tapes[0] == tapes[1] != tapes[2]


def test_every_option_is_chosen_sometimes():
    """Each about as often as any other."""
    view = SeatView(start(asks(ask(0, [None, *range(9)]))), 0)
    agent = RandomAgent(1)
    chosen = Counter(agent.decide(view) for _ in range(5000))
    assert chosen.keys() == {"none", *map(str, range(9))}
    assert all(400 < n < 600 for n in chosen.values())


def test_any_place_is_chosen_every_fourth_time():
    """Else one of those proposed, each as often."""
    view = SeatView(start(asks(ask(0, Line((500, 600, 700))))), 0)
    agent = RandomAgent(1)
    chosen = Counter(int(agent.decide(view)) for _ in range(4000))
    free = sum(n for place, n in chosen.items() if place < 100)
    assert 900 < free < 1100
    assert all(900 < chosen[place] < 1100 for place in (500, 600, 700))
    assert len(chosen) == 103, "every place on the line"


def test_where_nothing_is_proposed_any_place_will_do():
    view = SeatView(start(asks(ask(0, Line()))), 0)
    agent = RandomAgent(1)
    assert {int(agent.decide(view)) for _ in range(2000)} == set(range(100))


def test_what_it_decides_is_an_option():
    """At every request of a few games; deciding changes nothing."""
    agent = RandomAgent(3)
    for entry in GAMES:
        match = entry.start(next(iter(entry.presets)), 3)
        for key, seat in decisions(match, Random(3)):
            before = match.state.digest(), match.tape[:]
            match.ask_of(seat).option(agent.decide(SeatView(match, seat)))
            assert (match.state.digest(), match.tape) == before
            match.answer(key, seat)
