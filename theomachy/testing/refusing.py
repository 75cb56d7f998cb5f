"""Nothing comes of nonsense, nor of a faulty rule."""

from dataclasses import replace
from random import Random
from typing import Any

from theomachy.kernel import Ask, Choice, Procedure, Region
from theomachy.kernel.game import S
from theomachy.testing.looking import hold, position, refused, same
from theomachy.testing.playing import wrapped
from theomachy.testing.trial import Trial

RUBBISH = ["", " ", "🜂", "a" * 10000, "\x00", "-1", "none", ":", "use:::", "/", ",/", "9999999", "١", None, 3, b"x", ()]
MISSPELT = ["{} ", " {}", "{}\n", "{}!", "x{}", "{}+0", "{}+", "{}:", "{},", "{}.0", "{0}{0}", "{0} {0}"]
STALE_KEYS = 12
"""Keys of earlier requests that are tried again."""


def nonsense_changes_nothing(trial: Trial[S]) -> None:
    """Check that rubbish, earlier keys, and keys of and for other seats are refused with a reason at every request."""
    for match, random in trial.matches(2):
        stale: dict[str, None] = {}
        for key, seat in trial.decisions(match, random):
            ask, before = match.ask_of(seat), (match.state.digest(), match.tape[:], dict(match.given))
            assert ask is not None
            keys = ask.keys()
            old = [] if isinstance(ask.options, Region) else [k for k in list(stale)[-STALE_KEYS:] if k not in keys]
            rubbish_of = [word for word in RUBBISH if word not in keys]
            for rubbish in [*rubbish_of, *old, *[template.format(key) for template in MISSPELT]]:
                refused(match, rubbish, seat)
                if explains(ask) and isinstance(rubbish, str):
                    hold(ask.why_not(rubbish), f"{rubbish!r} is not listed, but nothing is said against it")
            for other in (*match.seats, -1, 99):
                if match.ask_of(other) is None:
                    refused(match, key, other)
            same((match.state.digest(), match.tape, match.given), before, "nonsense has changed something")
            stale |= dict.fromkeys(keys)
            match.answer(key, seat)


def explains(ask: Ask[Any]) -> bool:
    """Return True if the game gives reasons of its own."""
    return isinstance(ask.options, Choice) and type(ask.options).why_not is not Choice.why_not


class Stumble(Exception):
    """The error of a faulty rule."""


def a_faulty_rule_leaves_no_trace(trial: Trial[S]) -> None:
    """Check that an answer counts as never given if a procedure raises after it has changed the state."""
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

    faulty = replace(trial, game=replace(trial.game, next_step=wrapped(trial.game, stumbling)))
    seed, answers, stumbles = trial.seed + 1, 0, 0
    match = faulty.start(seed)
    for key, seat in trial.decisions(match, Random(seed)):
        answers += 1
        for sends in (0, 1, 3):
            before = position(match)
            fuse[:] = [sends]
            try:
                match.answer(key, seat)
                break  # it did not come so far
            except Stumble:
                stumbles += 1
                same(position(match), before, f"a rule failed after {key!r}, and not everything is as it was")
        else:
            match.answer(key, seat)
        fuse.clear()
    hold(stumbles or not answers, "no answer leads into a procedure")
    undisturbed = trial.play_on(trial.start(seed), Random(seed))
    same(position(match), position(undisturbed), "a faulty rule left a trace")
