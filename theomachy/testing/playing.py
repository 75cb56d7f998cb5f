"""Random games from their start to their end."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from math import isclose
from random import Random
from typing import Any

from theomachy.kernel import Ask, Fast, Game, Procedure, Region, key_of, play_out
from theomachy.kernel.game import S
from theomachy.kernel.match import FORCED
from theomachy.testing.looking import hold, refused, same
from theomachy.testing.trial import Trial, decide, decisions

MAX_TAPE_ENTRIES = 20
"""Largest number of tape entries between two settled points."""


def games_end(trial: Trial[S]) -> None:
    """Check that random games end, every state on the way can be, and the winnings are shared out."""
    for match, random in trial.whole_matches():
        for key, seat in decisions(match, random):
            if trial.invariants is not None:
                trial.invariants(match.state)
            hold(match.result is None, "there is a result although a seat is still asked")
            match.answer(key, seat)
        if trial.invariants is not None:
            trial.invariants(match.state)
        shares = match.result
        hold(shares is not None, "the game is over without a result")
        same(len(shares or ()), len(match.seats), "not every seat has its share of the win")
        alone = shares == (0,)  # only who plays alone can lose to nobody
        hold(alone or isclose(sum(shares or ()), 1), f"the shares of the win are {shares}: they do not add up to 1")
        refused(match, "anything", None, "match-over")


def tapes_are_short(trial: Trial[S]) -> None:
    """Check that there are few answers and dice between two settled points, so that clones are quickly made."""
    for match, random in trial.matches(20):
        longest = max([b - a for a, b in pairwise(trial.play_on(match, random).steps)], default=0)
        hold(
            longest <= MAX_TAPE_ENTRIES,
            f"{longest} entries between two settled points; at most {MAX_TAPE_ENTRIES} may be",
        )


def keys_are_names(trial: Trial[S]) -> None:
    """Check that keys are unique, fit on a line of a record, and mean the same in any order of the options."""
    for match, random in trial.matches(3):
        for key, seat in trial.decisions(match, random):
            ask = match.ask_of(seat)
            assert ask is not None
            keys, options = ask.keys(), list(ask.look())
            hold(len(set(keys)) == len(keys), f"two options of {ask.question} have the same key")
            backwards = Ask(seat, ask.question, options[::-1])
            for name, option in zip(keys, options, strict=True):
                hold(name and not set("\n\r|") & set(name), f"the key {name!r} does not fit on a line of a record")
                hold(ask.why_not(name) is None, f"{name!r} is listed, but there is a reason against it")
                same(ask.option(name), option, f"{name!r} names another option")
                listed = isinstance(ask.options, Region) or backwards.option(name) == option
                hold(listed, f"{name!r} means something else when the options are listed backwards")
                hold(min(ask.choice.cost(option).values(), default=0) >= 0, f"{name!r} costs less than nothing")
            match.answer(key, seat)


def what_is_forced_answers_itself(trial: Trial[S]) -> None:
    """Check that nobody is asked where there is one option, unless asking would tell a secret; the tape holds it."""
    alone: list[object] = []

    def watched(procedure: Procedure[None]) -> Procedure[None]:
        answer = None
        while True:
            try:
                request = procedure.send(answer)
            except StopIteration:
                return
            if isinstance(request, Ask) and not request.secret and len(options := request.look()) == 1:
                region = request.options if isinstance(request.options, Region) else None
                if region is None or region.forced(options):
                    alone.append(options[0])
            answer = yield request

    watching = replace(trial, game=replace(trial.game, next_step=wrapped(trial.game, watched)))
    for match, random in watching.matches(3):
        for key, seat in trial.decisions(match, random):
            ask = match.ask_of(seat)
            assert ask is not None
            asked = len(ask.look()) > 1 or ask.secret or isinstance(ask.options, Region)
            hold(asked, f"{ask.question} is asked although there is one option")
            match.answer(key, seat)
        forced = [entry for entry, who in zip(match.tape, match.who, strict=True) if who == FORCED]
        same(forced, alone, "what answered itself is not what had one option")
        alone.clear()


def wrapped(game: Game[S], wrap: Callable[[Procedure[None]], Procedure[None]]) -> Callable[[S], Procedure[None] | None]:
    """Return the game's next_step with each procedure wrapped in another."""

    def next_step(state: S) -> Procedure[None] | None:
        procedure = game.next_step(state)
        return None if procedure is None else wrap(procedure)

    return next_step


def a_playout_tells_the_same_story(trial: Trial[S]) -> None:
    """Check that the bare loop of simulations has the events and the end of a match with equal dice and decisions."""
    for seed in trial.seeds(20):
        match = trial.start(seed, Fast(seed))
        first, again = Random(seed), Random(seed)
        state = match.beginning.copy()
        while isinstance(ask := match.request, Ask):  # in the order of the seats, as a playout asks
            match.answer(key_of(decide(ask, first)))

        def choose(ask: Ask[Any], random: Random = again) -> object:
            return decide(ask, random)

        state.log = []
        end = play_out(trial.game, state, [choose] * len(match.seats), Fast(seed))
        same(end.digest(), match.state.digest(), "a playout ends in another state than a match")
        same(end.log, match.events, "a playout tells other events than a match")
        same(trial.game.result(end), match.result, "a playout has another result than a match")
