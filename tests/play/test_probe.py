"""Probes: why not, at what cost, and how likely each story is. Games here are a few procedures in a row."""

import tracemalloc
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import islice, product
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.games import GAMES, MINI, decisions
from tests.kernel.rows import D6, DIE, Line, Table, ask, asks, both, game, hear, silent
from theomachy.kernel import Ask, Both, Choice, Match, Procedure, Reason, Roll, Seeded, Typed, each, total
from theomachy.play.probe import MAX_COUNTED_STORIES, Verdict, probe


def start(*rules: Any, chance: Any = None, **more: Any) -> Match[Table]:
    return Match(game(*rules, **more), Table(), chance or Seeded.of(1), listen=True)


def told(verdict: Verdict) -> dict[tuple[Any, ...], Fraction]:
    """What would be heard, and how likely it is."""
    return {tuple(event.args["what"] for event in story): chance for chance, story in verdict.odds}


def chances(verdict: Verdict) -> list[Fraction]:
    return [chance for chance, _ in verdict.odds]


# Why not, and at what cost


class Wares(msgspec.Struct, Choice[str]):
    def options(self):
        return ["bread", "wine"]

    def why_not(self, key):
        return None if key in self.options() else Reason("sold-out", "XX-1", {"ware": key})

    def cost(self, option):
        return {"gold": len(option)}


def test_who_is_not_asked_is_told_so():
    match = start(asks(ask(1)))
    assert probe(match, 0, "x") == Verdict(Reason("not-asked", args={"number": 1}))
    assert probe(match, 7, "x").reason.id == "not-asked"
    match.answer("x")
    assert probe(match, 1, "x") == Verdict(Reason("not-asked", args={"number": 2})), "the match is over"


def test_who_has_to_roll_is_not_asked():
    match = start(asks(DIE, ask(0)), chance=Typed())
    assert probe(match, 0, "3").reason.id == "not-asked"


@pytest.mark.parametrize("key", ["beer", "", "BREAD", "🜂", "bread " * 1000])
def test_what_is_no_option_has_a_reason(key):
    verdict = probe(start(asks(ask(0, Wares()))), 0, key)
    assert verdict == Verdict(Reason("sold-out", "XX-1", {"ware": key}))
    assert (verdict.cost, verdict.odds) == ({}, [])


@pytest.mark.parametrize("key", [None, 3, b"x", ()])
def test_only_strings_are_keys(key):
    assert probe(start(asks(ask(0))), 0, key).reason.id == "not-a-key"


def test_an_option_has_its_price():
    verdict = probe(start(asks(ask(0, Wares()))), 0, "wine")
    assert (verdict.reason, verdict.cost) == (None, {"gold": 4})
    assert told(verdict) == {("wine",): 1}
    assert probe(start(asks(ask(0))), 0, "x").cost == {}


def test_a_place_need_not_be_proposed():
    match = start(asks(ask(0, Line((5,)))))
    assert told(probe(match, 0, "42")) == {(42,): 1}
    assert probe(match, 0, "100").reason.id == "off-the-line"


# How likely


def test_two_dice_added_up():
    """Seven is the likeliest; equal sums are one story; the fractions are exact."""
    verdict = probe(start(asks(ask(0), Roll((D6, D6), total))), 0, "x")
    assert told(verdict) == {("x", a + b): Fraction(6 - abs(7 - a - b), 36) for a, b in product(D6, D6)}
    assert verdict.exact
    assert sum(chances(verdict)) == 1
    assert chances(verdict) == sorted(chances(verdict), reverse=True)
    assert verdict.odds[0][1][1].args == {"what": 7}


def test_sides_alike_are_likelier():
    die = (1, 2, 2, 3, 3, 3)
    verdict = probe(start(asks(ask(0), Roll((die,), total))), 0, "y")
    assert list(told(verdict).items()) == [
        (("y", 3), Fraction(1, 2)),
        (("y", 2), Fraction(1, 3)),
        (("y", 1), Fraction(1, 6)),
    ]


def test_stories_that_are_told_alike_are_one():
    """Whatever the dice that led to it showed."""

    def rule(t: Table) -> Procedure[None]:
        yield from Ask(0, "q", ("x", "y"))
        face = yield from DIE
        again = (yield from DIE) if face == 6 else 0
        hear(t, "hit" if face + again > 4 else "missed")

    assert told(probe(start(rule), 0, "x")) == {("missed",): Fraction(2, 3), ("hit",): Fraction(1, 3)}


def test_dice_and_forced_answers_follow_each_other():
    """Nobody has to decide where there is one option; what the options are may depend on the dice."""

    def rule(t: Table) -> Procedure[None]:
        hear(t, (yield from Ask(0, "q", ("x", "y"))))
        face = yield from Roll(((1, 2),), total)
        hear(t, (yield from Ask(1, "q", [f"only {face}"])))
        hear(t, (yield from Roll(((0, 0, 1),), total)))

    odds = told(probe(start(rule), 0, "x"))
    assert odds == {("x", f"only {face}", n): Fraction(2 - n, 6) for face in (1, 2) for n in (0, 1)}


@pytest.mark.parametrize(
    ("half_done", "heard"),
    [((), ("x",)), ((1,), ("x", 1)), ((2,), ("x",)), ((1, 2), ("x", 1, 1)), ((1, 2, 3), ("x", 1, 1))],
)
def test_a_story_goes_on_until_nothing_is_half_done(half_done, heard):
    """What one step began and others carry through is one story; the end of the game ends it, too."""
    die = Roll(((1,),), total)
    row = replace(game(asks(ask(0)), asks(die), asks(die)), is_quiescent=lambda t: t.step not in half_done)
    assert told(probe(Match(row, Table(), Seeded.of(1), listen=True), 0, "x")) == {heard: 1}


def test_a_story_that_goes_on_stops_at_the_next_decision():
    row = replace(game(asks(ask(0)), asks(DIE, ask(1), DIE)), is_quiescent=lambda t: False)
    verdict = probe(Match(row, Table(), Seeded.of(1), listen=True), 0, "x")
    assert told(verdict) == {("x", face): Fraction(1, 6) for face in D6}


def test_without_dice_the_story_is_certain():
    assert probe(start(asks(ask(0), ask(1, ["only"]))), 0, "y").exact
    assert told(probe(start(asks(ask(0), ask(1, ["only"]))), 0, "y")) == {("y", "only"): 1}


@pytest.mark.parametrize("decision", [ask(1), ask(0, ["only"], secret=True), ask(0, Line((5,))), both(0, 1)])
def test_a_story_stops_at_the_next_decision(decision):
    """Whoever has to decide, and even if there is little choice."""
    verdict = probe(start(asks(ask(0), DIE, decision, DIE)), 0, "x")
    assert told(verdict) == {("x", face): Fraction(1, 6) for face in D6}


def test_a_story_stops_at_the_end_of_the_step():
    verdict = probe(start(asks(ask(0)), silent, asks(DIE, ask(1))), 0, "x")
    assert told(verdict) == {("x",): 1}


def test_a_story_begins_with_the_answer():
    """What was told in this step before belongs to others."""
    match = start(silent, asks(DIE, ask(0), ask(1), DIE), asks(ask(0)))
    match.answer("y")
    assert told(probe(match, 1, "x")) == {("x", face): Fraction(1, 6) for face in D6}


def test_what_fell_before_has_fallen():
    """Dice of the same step that lie on the table are not rolled again."""

    def rule(t: Table) -> Procedure[None]:
        face = yield from DIE
        yield from Ask(0, "q", ("x", "y"))
        hear(t, face)

    match = start(rule)
    assert told(probe(match, 0, "x")) == {match.tape[0]: 1}


def test_the_last_decision_of_a_match_has_its_story():
    match = start(asks(ask(0), Roll((D6,), each)))
    assert told(probe(match, 0, "x")) == {("x", (face,)): Fraction(1, 6) for face in D6}


# Too many cases


@pytest.mark.parametrize("leaves", [MAX_COUNTED_STORIES, MAX_COUNTED_STORIES + 1])
def test_two_thousand_cases_are_counted(leaves):
    verdict = probe(start(asks(ask(0), Roll((tuple(range(leaves)),), total))), 0, "x")
    assert verdict.exact == (leaves <= MAX_COUNTED_STORIES)
    assert sum(chances(verdict)) == 1
    if verdict.exact:
        assert set(chances(verdict)) == {Fraction(1, leaves)}


def test_more_are_estimated():
    """The chances still add up, likeliest first, and are about right; the same every time."""
    match = start(asks(ask(0), DIE, DIE, DIE, DIE, Roll(((0, 0, 0, 1),), total)))
    verdict = probe(match, 0, "x")
    assert not verdict.exact
    assert sum(chances(verdict)) == 1
    assert chances(verdict) == sorted(chances(verdict), reverse=True)
    ended = sum(chance for story, chance in told(verdict).items() if story[-1])
    assert abs(ended - Fraction(1, 4)) < Fraction(1, 12)
    assert probe(match, 0, "x") == verdict


def test_a_pool_is_counted_by_its_total():
    """Twelve dice fall in two billion ways, but they come to 61 different sums."""
    verdict = probe(start(asks(ask(0), Roll((D6,) * 12, total))), 0, "x")
    assert verdict.exact
    assert len(verdict.odds) == 61
    assert min(chances(verdict)) == Fraction(1, 6**12)


def test_many_dice_are_not_spread_out_before_they_are_estimated():
    """Six dice that are looked at one by one fall in 46,656 ways: they are not listed first and then given up."""
    match = start(asks(ask(0), Roll((D6,) * 6, each)))
    tracemalloc.start()
    try:
        assert not probe(match, 0, "x").exact
        assert tracemalloc.get_traced_memory()[1] < 6_000_000
    finally:
        tracemalloc.stop()


# Secrets


def test_a_secret_tells_no_story():
    """What it leads to depends on the others' secrets."""
    match = start(asks(both(0, 1, options=Wares())))
    for seat in (0, 1):
        assert probe(match, seat, "wine") == Verdict(None, {"gold": 4})
        assert probe(match, seat, "beer").reason.id == "sold-out"
    match.answer("wine", 0)
    assert probe(match, 0, "bread").reason.id == "not-asked", "it is given"
    assert probe(match, 1, "bread") == Verdict(None, {"gold": 5})
    alone = start(asks(ask(0, Wares(), secret=True), DIE))
    assert probe(alone, 0, "wine") == Verdict(None, {"gold": 4})


def test_what_nobody_may_know_yet_is_not_foretold():
    """An option that is blind is an option with its cost, and tells no story."""

    class Blind(Wares):
        def blind(self, option: str) -> bool:
            return True

    match = start(asks(ask(0, Blind()), DIE))
    key = match.ask_of(0).keys()[0]
    verdict = probe(match, 0, key)
    assert verdict.reason is None
    assert verdict.cost == probe(start(asks(ask(0, Wares()), DIE)), 0, key).cost
    assert verdict.odds == []


def test_what_is_asked_together_is_secret_even_if_it_is_not_marked():
    def rule(t: Table) -> Procedure[None]:
        one, two = yield from Both((Ask(0, "q", (1, 2)), Ask(1, "q", (1, 2))))
        hear(t, one + two)

    match = start(rule)
    assert probe(match, 0, "1") == probe(match, 1, "1") == Verdict()


# What the seat may know


class Hand(Table):
    card: int = 0
    """known to the second seat only"""


def draw(t: Hand, seat: int, random: Random) -> Hand:
    if seat == 0:
        t = t.copy()
        t.card = random.choice((1, 2, 3))
    return t


def reveal(t: Hand) -> Procedure[None]:
    yield from Ask(t.step % 2, "q", ("x", "y"))
    hear(t, t.card)
    hear(t, (yield from Roll((D6,), total)) + t.card)


def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_odds():
    """Whoever knows the card sees what it leads to; for the other it is any card."""
    rules = game(reveal, reveal, imagine=draw)
    worlds = [Match(rules, Hand(card=card), Seeded.of(1)) for card in (1, 2, 3)]
    assert len({str(probe(match, 0, "x")) for match in worlds}) == 1
    for match in worlds:
        match.answer("x")
    assert [told(probe(match, 1, "x")) for match in worlds] == [
        {(card, face + card): Fraction(1, 6) for face in D6} for card in (1, 2, 3)
    ]


def test_what_is_hidden_is_not_certain():
    """One of three cards lies face down: its story is one of several, or said to be an estimate."""

    def turn_over(t: Hand) -> Procedure[None]:
        yield from Ask(0, "q", ("x", "y"))
        hear(t, t.card)

    verdict = probe(Match(game(turn_over, imagine=draw), Hand(card=1), Seeded.of(1)), 0, "x")
    assert not verdict.exact or chances(verdict) == [Fraction(1, 3)] * 3


def test_probes_know_no_more_than_the_scene():
    """Diggers with another card in the other's hand: whatever the seat tries, it learns nothing of it."""
    match = MINI.start("usual", 3)
    differ = 0
    for key, seat in decisions(match, Random(3)):
        viewer_sees = MINI.game.scene(match.state, seat)
        for card in (1, 2, 3):
            cards = [*match.settled.cards]
            cards[1 - seat] = card
            state = msgspec.structs.replace(match.settled, cards=tuple(cards))
            at = match.steps[-1]
            other = Match(MINI.game, state, Seeded.of(0), tape=match.tape[at:], who=match.who[at:], given=match.given)
            assert MINI.game.scene(other.state, seat) == viewer_sees
            differ += other.state.digest() != match.state.digest()
            for tried in (*match.ask_of(seat).keys(), key, "nonsense"):
                assert probe(other, seat, tried) == probe(match, seat, tried)
        match.answer(key, seat)
    assert differ


# Nothing changes

TABLES = [pytest.param(entry, preset, id=f"{entry.name}-{preset}") for entry in GAMES for preset in entry.presets]


def standing(match: Match[Any]) -> Any:
    told = [list(step) for step in match.story or ()]
    return match.state.digest(), match.settled.digest(), match.tape[:], dict(match.given), match.epoch, told


@pytest.mark.parametrize(("entry", "preset"), TABLES)
def test_a_probe_changes_nothing(entry, preset, form):
    """Neither the match nor the dice to come: probed or not, the same game is played."""
    probed, plain = entry.start(preset, 5), entry.start(preset, 5)
    for key, seat in islice(decisions(plain, Random(5)), form.pick(short=30, long=30, full=10_000)):
        before = standing(probed)
        for tried in (*probed.ask_of(seat).keys()[:6], key, "nonsense"):
            verdict = probe(probed, seat, tried)
            assert not verdict.odds or sum(chances(verdict)) == 1
        assert standing(probed) == before
        probed.answer(key, seat)
        plain.answer(key, seat)
    assert standing(probed) == standing(plain)


def test_odds_come_true():
    """Of many clones that go on from here, each story is told about as often as the probe says."""
    match = start(asks(ask(0), Roll((D6, D6), total)))
    odds = told(probe(match, 0, "x"))
    heard: Counter[Any] = Counter()
    for seed in range(2000):
        clone = match.clone(seed)
        clone.answer("x")
        heard[clone.state.heard] += 1
    assert heard.keys() == odds.keys()
    assert all(abs(heard[story] / 2000 - chance) < 0.03 for story, chance in odds.items())
