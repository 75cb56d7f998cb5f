"""Decisions taken back."""

from collections.abc import Sequence
from random import Random
from typing import Any

from theomachy.kernel import Match, Refused, Seeded
from theomachy.kernel.game import S
from theomachy.kernel.match import CHANCE
from theomachy.kernel.requests import Faces, Roll
from theomachy.testing.looking import fail, hold, position, same
from theomachy.testing.trial import Trial

MAX_UNDOS = 50
"""Largest number of take-backs in one game."""


def cannot_undo(match: Match[S], seat: int, why: str, agreed: bool = False) -> None:
    try:
        match.undo(seat, agreed=agreed)
    except Refused as no:
        same(no.reason.id, why, "an undo is refused for another reason")
        return
    fail(f"seat {seat} takes something back although there is {why}")


def a_free_undo_takes_back_one_decision(trial: Trial[S]) -> None:
    """Check that everything is as it was when a seat takes back its last decision."""
    for match, random in trial.matches(4):
        for key, seat in trial.decisions(match, random):
            before = position(match)
            match.answer(key, seat)
            if match.why_not_undo(seat) is None:
                match.undo(seat)
                same(position(match), before, f"{key!r} was taken back, but not everything is as it was")
                match.answer(key, seat)
        same(match.epoch, 0, "a die was taken back by a free undo")


def everything_can_be_taken_back(trial: Trial[S]) -> None:
    """Check that with the others' consent everything can be taken back, decision by decision, and played anew."""
    for match, random in trial.matches(2):
        start = match.settled.digest()
        way: list[tuple[Sequence[object], str | None, int]] = []
        for key, seat in trial.decisions(match, random):
            if not match.given:  # secrets revealed together are taken back together
                settled = match.settled.digest() if random.random() < 0.3 else None  # asking for it makes a save
                way.append((position(match), settled, seat))
            match.answer(key, seat)
        for before, settled, seat in reversed(way):
            match.undo(seat, agreed=True)
            same(position(match), before, "a decision was taken back, but not everything is as it was")
            hold(settled in (None, match.settled.digest()), "the settled state is another one after an undo")
        same(match.settled.digest(), start, "with everything taken back the match does not stand at its start")
        for seat in match.seats:
            cannot_undo(match, seat, "nothing-to-undo", agreed=True)
        hold(len(trial.play_on(match, random).tape), "a match that was taken back cannot be played again")


def barriers_refuse_a_free_undo(trial: Trial[S]) -> None:
    """Check that a seat must ask, and is told why, after a roll, another seat's answer or a reveal."""
    for match, random in trial.matches(3):
        seats = match.seats
        since: dict[int, set[str]] = {}  # for each seat that has decided something: what has come since
        for key, seat in trial.decisions(match, random):
            for other in seats:
                expected = None if other in match.given else barrier(since.get(other))
                why = match.why_not_undo(other)
                same(why and why.id, expected, f"why seat {other} may not take back its last decision")
                if why:
                    before = position(match)
                    cannot_undo(match, other, why.id)
                    same(position(match), before, "an undo that was refused has changed something")
            start, together = len(match.tape), [s for s in seats if match.ask_of(s) or s in match.given]
            ask = match.ask_of(seat)
            assert ask is not None
            reveals = {"undo-over-reveal"} if ask.choice.blind(ask.option(key)) else set()
            match.answer(key, seat)
            revealed = len(together) > 1 and len(match.tape) > start
            for other in since.keys() - {seat}:
                since[other].add("undo-over-answer")
            if revealed:
                since |= {other: {"undo-over-reveal"} for other in together}
            elif len(together) == 1:
                since[seat] = reveals
            if CHANCE in match.who[start:]:
                for barriers in since.values():
                    barriers.add("undo-over-roll")


def barrier(since: set[str] | None) -> str | None:
    """Return the highest barrier since a decision, as its seat is told, or None."""
    order = ("undo-over-reveal", "undo-over-roll", "undo-over-answer")
    return "nothing-to-undo" if since is None else next((id for id in order if id in since), None)


class Once:
    """A chance that refuses to roll the same number twice."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded.of(seed)
        self.numbers: set[tuple[int, int, int]] = set()

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces:
        hold((epoch, step, number) not in self.numbers, "a number of the seed is used twice")
        self.numbers.add((epoch, step, number))
        return self.chance.roll(roll, epoch, step, number)


def a_die_taken_back_is_rolled_anew(trial: Trial[S]) -> None:
    """Check that the epoch grows with every take-back over a die, so that no number of the seed is used twice."""
    for seed in trial.seeds(8):
        match, random, left = trial.start(seed, Once(seed)), Random(seed), MAX_UNDOS
        for key, seat in trial.decisions(match, random):
            before = len(match.who)
            match.answer(key, seat)
            if left and random.random() < (0.4 if CHANCE in match.who[before:] else 0.1):
                epoch, who = match.epoch, match.who[:]
                match.undo(seat, agreed=True)
                left -= 1
                over_dice = CHANCE in who[len(match.who) :]
                same(match.epoch, epoch + over_dice, "the epoch after an undo")
