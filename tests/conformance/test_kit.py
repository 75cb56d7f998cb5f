"""What every game passes, whatever its rules: each test runs for every game and preset in games.py."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conformance.games import GAMES, LONGEST_TAPE, Entry, decide, decisions
from theomachy.kernel import (
    Ask,
    Chance,
    Choice,
    Fast,
    Game,
    Match,
    Procedure,
    Reason,
    Refused,
    Region,
    Scripted,
    Seeded,
    key_of,
    play_out,
)
from theomachy.kernel.match import CHANCE, FORCED
from theomachy.kernel.requests import Faces, Roll, say_faces
from theomachy.kernel.scene import apply, difference

RUBBISH = ["", " ", "🜂", "a" * 10000, "\x00", "-1", "none", ":", "use:::", "/", ",/", "9999999", "١", None, 3, b"x", ()]
MISSPELT = ["{} ", " {}", "{}\n", "{}!", "x{}", "{}+0", "{}+", "{}:", "{},", "{}.0", "{0}{0}", "{0} {0}"]

Table = tuple[Entry, str]
TABLES = [pytest.param((entry, preset), id=f"{entry.name}-{preset}") for entry in GAMES for preset in entry.presets]


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> Table:
    return request.param


def matches(table: Table, n: int) -> Iterator[tuple[Match[Any], Random]]:
    """So many matches, or as many as the game can afford, each with a random player."""
    entry, preset = table
    for seed in range(min(n, entry.most)):
        yield entry.start(preset, seed), Random(seed)


def finish(match: Match[Any], random: Random) -> Match[Any]:
    for key, seat in decisions(match, random):
        match.answer(key, seat)
    return match


def asked(ask: Ask[Any] | None) -> Any:
    """All that whoever is asked can learn by looking at a request and trying keys."""
    if ask is None:
        return None
    costs = [dict(ask.cost(option)) for option in ask.look()]
    reasons = [ask.why_not(key) for key in ("", "x")]
    return (ask.seat, ask.question, ask.by, ask.clause, ask.secret), ask.keys(), costs, reasons


def position(match: Match[Any]) -> Any:
    """All that must be as it was when nothing has happened or all of it was taken back."""
    told = [list(step) for step in match.story or ()]
    return match.state.digest(), match.tape[:], match.who[:], match.steps[:], dict(match.given), requests(match), told


def requests(match: Match[Any]) -> list[Any]:
    return [asked(match.ask_of(seat)) for seat in match.seats]


def events(match: Match[Any]) -> list[Any]:
    return [event for step in match.story or () for event in step]


# Playing


def test_random_games_end_and_every_state_can_be(table):
    """500 games of Scathe; the invariants hold at every request, and the winnings are shared out."""
    entry, preset = table
    for match, random in matches((entry.whole, preset), entry.games):
        for key, seat in decisions(match, random):
            entry.invariants(match.state)
            assert match.result is None
            match.answer(key, seat)
        entry.invariants(match.state)
        assert match.result is not None
        assert len(match.result) == len(match.seats)
        assert sum(match.result) == pytest.approx(1) or match.result == (0,), "only who plays alone can lose to nobody"
        with pytest.raises(Refused, match="match-over"):
            match.answer("anything")


def test_tapes_are_short(table):
    """No more than 20 entries between two settled points."""
    for match, random in matches(table, 20):
        ends = finish(match, random).steps
        assert all(b - a <= LONGEST_TAPE for a, b in pairwise(ends))


def test_keys_are_names(table):
    """Keys are unique, fit on a line of a record, and mean the same in whatever order the options are listed."""
    for match, random in matches(table, 3):
        for key, seat in decisions(match, random):
            ask = match.ask_of(seat)
            keys, options = ask.keys(), list(ask.look())
            assert len(set(keys)) == len(keys)
            backwards = Ask(seat, ask.question, options[::-1])
            for name, option in zip(keys, options, strict=True):
                assert name
                assert not set("\n\r|") & set(name)
                assert ask.why_not(name) is None
                assert ask.option(name) == option
                assert isinstance(ask.options, Region) or backwards.option(name) == option
                assert all(amount >= 0 for amount in ask.cost(option).values())
            match.answer(key, seat)


def test_what_is_forced_answers_itself(table):
    """Nobody is asked where there is one option, unless the asking would tell a secret; but the tape holds it."""
    alone: list[Any] = []

    def watched(procedure: Procedure[None]) -> Procedure[None]:
        answer = None
        while True:
            try:
                request = procedure.send(answer)
            except StopIteration:
                return
            if isinstance(request, Ask) and len(found := request.look()) == 1:
                region = request.options if isinstance(request.options, Region) else None
                if region is None or region.forced(found):
                    alone.append(found[0])
            answer = yield request

    entry, preset = table
    watching = entry._replace(game=replace(entry.game, next_step=wrapped(entry.game, watched)))
    for match, random in matches((watching, preset), 3):
        for key, seat in decisions(match, random):
            ask = match.ask_of(seat)
            assert len(ask.look()) > 1 or ask.secret or isinstance(ask.options, Region)
            match.answer(key, seat)
        forced = [entry for entry, who in zip(match.tape, match.who, strict=True) if who == FORCED]
        assert forced == alone
        alone.clear()


def wrapped(game: Game[Any], wrap: Any) -> Any:
    """The game's next_step, each procedure inside another."""

    def next_step(state: Any) -> Procedure[None] | None:
        procedure = game.next_step(state)
        return None if procedure is None else wrap(procedure)

    return next_step


def test_match_and_playout_tell_the_same_story(table):
    """Same dice, same decisions: same events, same end."""
    entry, preset = table
    for seed in range(entry.most):
        match = entry.start(preset, seed, Fast(seed))
        random = Random(seed)
        while match.request is not None:  # in the order of the seats, as a playout asks
            match.answer(key_of(decide(match.request, random)))
        state = entry.game.new(entry.setup(preset, seed))
        state.log = []
        player = Random(seed)
        seats = [lambda ask: decide(ask, player)] * len(match.seats)  # noqa: B023
        end = play_out(entry.game, state, seats, Fast(seed))
        assert end.digest() == match.state.digest()
        assert end.log == events(match)
        assert entry.game.result(end) == match.result


# Other worlds


class Noted:
    """A chance that remembers its faces."""

    def __init__(self, chance: Chance) -> None:
        self.chance, self.rolls = chance, []

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces | None:
        faces = self.chance.roll(roll, epoch, step, number)
        self.rolls.append(say_faces(faces))
        return faces


def test_clones_finish_alike(table):
    """A clone taken at any request goes the way of the original when it gets the same answers and dice."""
    entry, preset = table
    noted = Noted(Seeded.of(1))
    match = entry.start(preset, 1, noted)
    answers, clones = [], []
    for key, seat in decisions(match, Random(1)):
        clone = match.clone(7)
        assert requests(clone) == requests(match)
        if len(answers) % entry.every == 0:
            clones.append((clone, match.state.digest(), len(answers), len(noted.rolls), match.steps[-1]))
        answers.append((key, seat))
        match.answer(key, seat)
    end = position(match)
    for clone, digest, answered, rolled, settled in clones:
        assert clone.state.digest() == digest, "the original going on has changed its clone"
        clone.chance = Scripted(noted.rolls[rolled:])
        for key, seat in answers[answered:]:
            clone.answer(key, seat)
        clone.chance.used_up()
        assert clone.state.digest() == match.state.digest()
        assert clone.tape == match.tape[settled:]
        assert clone.result == match.result
    assert position(match) == end, "a clone going on has changed the original"


def test_clones_go_their_own_way(table):
    """Clones with different seeds see different dice, and the original never hears of it."""
    ends = [
        {finish(match.clone(seed), Random(0)).state.digest() for seed in range(4)} for match, _ in matches(table, 3)
    ]
    assert max(map(len, ends)) > 1
    match, random = next(matches(table, 1))
    here = position(match)
    assert finish(match.clone(3), Random(0)).state.digest() == finish(match.clone(3), Random(0)).state.digest()
    assert position(match) == here
    finish(match, random)


# Going back


def test_free_undo_takes_back_one_decision(table):
    """Wherever a seat may take back what it has just decided, everything is as it was."""
    taken_back = 0
    for match, random in matches(table, 4):
        for key, seat in decisions(match, random):
            before = position(match)
            match.answer(key, seat)
            if match.why_not_undo(seat) is None:
                match.undo(seat)
                taken_back += 1
                assert position(match) == before
                match.answer(key, seat)
        assert match.epoch == 0, "no die was taken back"
    assert taken_back


def test_undo_from_the_end_to_the_start(table):
    """With the others' consent everything can be taken back, decision by decision; then play begins anew."""
    for match, random in matches(table, 2):
        start, way = match.settled.digest(), []
        for key, seat in decisions(match, random):
            if not match.given:  # secrets revealed together are taken back together
                settled = match.settled.digest() if random.random() < 0.3 else None  # asking for it makes a save
                way.append((position(match), settled, seat))
            match.answer(key, seat)
        for before, settled, seat in reversed(way):
            match.undo(seat, agreed=True)
            assert position(match) == before
            assert settled in (None, match.settled.digest())
        assert match.settled.digest() == start
        for seat in match.seats:
            with pytest.raises(Refused, match="nothing-to-undo"):
                match.undo(seat, agreed=True)
        assert finish(match, random).result is not None


def test_barriers_refuse_a_free_undo(table):
    """A roll, another seat's answer or a reveal since a seat's last decision: then it must ask, and is told why."""
    met = set()
    for match, random in matches(table, 3):
        seats = match.seats
        since: dict[int, set[str]] = {}  # for each seat that has decided something: what has come since
        for key, seat in decisions(match, random):
            for other in seats:
                expected = None if other in match.given else barrier(since.get(other))
                why = match.why_not_undo(other)
                assert (why and why.id) == expected
                if why:
                    met.add(why.id)
                    before = position(match)
                    with pytest.raises(Refused, match=why.id):
                        match.undo(other)
                    assert position(match) == before
            at, together = len(match.tape), [s for s in seats if match.ask_of(s) or s in match.given]
            ask = match.ask_of(seat)
            shown = {"undo-over-reveal"} if ask.blind(ask.option(key)) else set()
            match.answer(key, seat)
            revealed = len(together) > 1 and len(match.tape) > at
            for other in since.keys() - {seat}:
                since[other].add("undo-over-answer")
            if revealed:
                since |= {other: {"undo-over-reveal"} for other in together}
            elif len(together) == 1:
                since[seat] = shown
            if CHANCE in match.who[at:]:
                for barriers in since.values():
                    barriers.add("undo-over-roll")
    assert met >= {"nothing-to-undo", "undo-over-roll"}


def barrier(since: set[str] | None) -> str | None:
    """The barrier that a seat is told of: the highest one that has come since."""
    order = ("undo-over-reveal", "undo-over-roll", "undo-over-answer")
    return "nothing-to-undo" if since is None else next((id for id in order if id in since), None)


class Once:
    """A chance that refuses to roll the same number twice."""

    def __init__(self, seed: int) -> None:
        self.chance, self.numbers = Seeded.of(seed), set()

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces:
        assert (epoch, step, number) not in self.numbers
        self.numbers.add((epoch, step, number))
        return self.chance.roll(roll, epoch, step, number)


def test_a_die_taken_back_is_rolled_anew(table):
    """The epoch grows with every take-back over a die: no number of the seed is ever used twice."""
    entry, preset = table
    taken_back = 0
    for seed in range(min(8, entry.most)):
        match, random, left = entry.start(preset, seed, Once(seed)), Random(seed), 50
        for key, seat in decisions(match, random):
            before = len(match.who)
            match.answer(key, seat)
            if left and random.random() < (0.4 if CHANCE in match.who[before:] else 0.1):
                epoch, who = match.epoch, match.who[:]
                match.undo(seat, agreed=True)
                left -= 1
                assert match.epoch == epoch + (CHANCE in who[len(match.who) :])
        taken_back += len(match.chance.numbers) - match.who.count(CHANCE)
    assert taken_back


# Nothing comes of nonsense


def test_nonsense_is_refused_and_changes_nothing(table):
    """At every request: rubbish, keys of earlier requests, keys of and for other seats."""
    for match, random in matches(table, 2):
        stale: dict[str, None] = {}
        for key, seat in decisions(match, random):
            ask, before = match.ask_of(seat), (match.state.digest(), match.tape[:], dict(match.given))
            keys = ask.keys()
            old = [] if isinstance(ask.options, Region) else [k for k in list(stale)[-12:] if k not in keys]
            rubbish_of = [word for word in RUBBISH if word not in keys]
            for rubbish in [*rubbish_of, *old, *[template.format(key) for template in MISSPELT]]:
                refused(match, rubbish, seat)
                if explains(ask) and isinstance(rubbish, str):
                    assert ask.why_not(rubbish), "what is not listed is explained"
            for other in (*match.seats, -1, 99):
                if match.ask_of(other) is None:
                    refused(match, key, other)
            assert (match.state.digest(), match.tape, match.given) == before
            stale |= dict.fromkeys(keys)
            match.answer(key, seat)


def explains(ask: Ask[Any]) -> bool:
    """Whether the game gives reasons of its own."""
    return isinstance(ask.options, Choice) and type(ask.options).why_not is not Choice.why_not


def refused(match: Match[Any], key: Any, seat: int) -> None:
    with pytest.raises(Refused) as caught:
        match.answer(key, seat)
    assert isinstance(caught.value.reason, Reason)
    assert caught.value.reason.id


class Stumble(Exception):
    """What a faulty rule raises."""


def test_a_faulty_rule_leaves_the_match_as_it_was(table):
    """A procedure that raises after it has changed the state: the answer counts as never given, and play goes on."""
    fuse: list[int] = []

    def stumbling(procedure: Procedure[None]) -> Procedure[None]:
        answer, over = None, False
        while not over:
            try:
                request = procedure.send(answer)
            except StopIteration:
                over = True
            if fuse and not fuse[0]:
                fuse.clear()
                raise Stumble
            fuse[:] = [n - 1 for n in fuse]
            if not over:
                answer = yield request

    entry, preset = table
    faulty = entry._replace(game=replace(entry.game, next_step=wrapped(entry.game, stumbling)))
    match, stumbles = faulty.start(preset, 1), 0
    for key, seat in decisions(match, Random(1)):
        for sends in (0, 1, 3):
            before = position(match)
            fuse[:] = [sends]
            try:
                match.answer(key, seat)
                break  # it did not come so far
            except Stumble:
                stumbles += 1
                assert position(match) == before
        else:
            match.answer(key, seat)
        fuse.clear()
    assert stumbles > 3
    assert position(match) == position(finish(entry.start(preset, 1), Random(1))), "it left a trace"


# What can be written down


def test_settled_states_can_be_written_and_read(table):
    """The notation gives back every settled state, and the same text again."""
    entry, _ = table
    for match, random in matches(table, 5):
        for number, (key, seat) in enumerate(decisions(match, random)):
            if number % entry.every == 0:
                there_and_back(entry.game, match.settled)
            match.answer(key, seat)
        there_and_back(entry.game, match.state)


def there_and_back(game: Game[Any], state: Any) -> None:
    text = game.write(state)
    again = game.read(text)
    assert again.digest() == state.digest(), text
    assert game.write(again) == text


# What can be seen


def seen(match: Match[Any], viewer: int) -> Any:
    """All that a viewer is shown, asked and told."""
    return match.game.scene(match.state, viewer), asked(match.ask_of(viewer)), events(match)


def worlds(match: Match[Any], viewer: int, seed: int) -> list[Match[Any]]:
    """The match as it is and as it may be for all that a viewer knows, both with the events of this step."""
    at, imagined = match.steps[-1], match.game.imagine(match.settled.copy(), viewer, Random(seed))
    since = {"tape": match.tape[at:], "who": match.who[at:]}
    since["given"] = {seat: option for seat, option in match.given.items() if seat == viewer}
    return [Match(match.game, state, Fast(seed), **since, listen=True) for state in (match.settled, imagined)]


def test_scenes_leak_nothing(table):
    """Worlds that a viewer cannot tell apart show, ask and tell it the same; if not after an answer, that was a reveal
    and shows as well as tells."""
    hidden = differ = False
    for match, random in matches(table, 2):
        for turn, (key, seat) in enumerate(decisions(match, random)):
            for viewer in match.seats:
                one, two = worlds(match, viewer, turn)
                hidden |= match.game.scene(match.state, viewer) != match.game.scene(match.state, None)
                differ |= one.state.digest() != two.state.digest()
                assert seen(one, viewer) == seen(two, viewer)
                assert match.imagined(viewer, turn).state.digest() == two.state.digest()
                try:
                    two.answer(key, seat)
                except Refused:
                    assert seat != viewer, "an option of one world only"
                    continue
                one.answer(key, seat)
                (scene, ask, told), (other_scene, other_ask, other_told) = seen(one, viewer), seen(two, viewer)
                assert (scene == other_scene) == (told == other_told)
                assert scene != other_scene or ask == other_ask
            match.answer(key, seat)
    assert hidden == differ, "what is hidden is what imagine draws anew"


def test_secrets_are_kept_until_all_have_answered(table):
    """While others still have to answer, nobody sees what a seat has answered in secret."""
    for match, random in matches(table, 3):
        for key, seat in decisions(match, random):
            others = [s for s in match.seats if s != seat and match.ask_of(s)]
            for other in others:
                before = seen(match.clone(0), other)
                for secret in map(key_of, match.ask_of(seat).look()):
                    world = match.clone(0)
                    world.answer(secret, seat)
                    assert seen(world, other) == before
                    assert seat not in world.imagined(other, 0).given
            match.answer(key, seat)


def test_scenes_change_by_patches(table):
    """The fixed part lasts the whole match; the rest is plain data, and patches lead from each scene to the next."""
    for match, random in matches(table, 1):
        viewers = (*match.seats, None)
        first = {viewer: match.game.scene(match.state, viewer) for viewer in viewers}
        shown = {viewer: scene.moving() for viewer, scene in first.items()}
        for key, seat in decisions(match, random):
            match.answer(key, seat)
            for viewer in viewers:
                scene = match.game.scene(match.state, viewer)
                assert scene.fixed == first[viewer].fixed
                assert len(scene.fixed.seats) == len(match.seats)
                before, shown[viewer] = shown[viewer], scene.moving()
                assert apply(before, difference(before, shown[viewer])) == shown[viewer]


# The same everywhere


def tale() -> str:
    """One number for a game of every preset: all that was asked, answered, rolled, told and shown."""
    digest = blake2b(digest_size=16)
    for entry in GAMES:
        for preset in entry.presets:
            match = entry.start(preset, 5)
            for key, seat in decisions(match, Random(5)):
                scene = entry.game.scene(match.state, seat)
                shown = scene.pieces, scene.tracks, scene.status, scene.chances
                digest.update(f"{asked(match.ask_of(seat))} {key} {shown} {entry.game.write(match.settled)}".encode())
                match.answer(key, seat)
            digest.update(f"{match.tape} {events(match)} {match.state.digest()}".encode())
    return digest.hexdigest()


def test_nothing_depends_on_the_hash_seed():
    """The same games under two values of PYTHONHASHSEED."""
    one, two = map(tale_under, ("1", "2"))
    assert one == two


def tale_under(seed: str) -> str:
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
    command = [sys.executable, "-c", "from tests.conformance.test_kit import tale; print(tale())"]
    return subprocess.run(command, cwd=root, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
