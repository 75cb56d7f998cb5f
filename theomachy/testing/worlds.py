"""Clones: other worlds that begin here."""

from random import Random
from typing import Any

from theomachy.kernel import Chance, Match, Scripted, Seeded
from theomachy.kernel.game import S
from theomachy.kernel.match import CHANCE
from theomachy.kernel.requests import Faces, Roll, say_faces
from theomachy.testing.looking import hold, position, requests, same
from theomachy.testing.trial import Trial

FEW_ROLLS = 5
"""Dice that may well fall alike in several worlds."""


class Noted:
    """A chance that remembers its faces."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.rolls: list[str] = []

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces | None:
        faces = self.chance.roll(roll, epoch, step, number)
        if faces is not None:
            self.rolls.append(say_faces(faces))
        return faces


def clones_finish_alike(trial: Trial[S]) -> None:
    """Check that a clone taken at any request goes the way of the original with equal answers and dice."""
    noted = Noted(Seeded.of(trial.seed + 1))
    match = trial.start(trial.seed + 1, noted)
    answers: list[tuple[str, int]] = []
    clones: list[tuple[Match[S], str, int, int, int]] = []
    for key, seat in trial.decisions(match, Random(trial.seed + 1)):
        clone = match.clone(7)
        same(requests(clone), requests(match), "a clone is asked something else")
        if len(answers) % trial.every == 0:
            clones.append((clone, match.state.digest(), len(answers), len(noted.rolls), match.steps[-1]))
        answers.append((key, seat))
        match.answer(key, seat)
    end = position(match)
    for clone, digest, answered, rolled, settled in clones:
        same(clone.state.digest(), digest, "the original going on has changed its clone")
        dice = clone.chance = Scripted(noted.rolls[rolled:])
        for key, seat in answers[answered:]:
            clone.answer(key, seat)
        dice.used_up()
        same(clone.state.digest(), match.state.digest(), "a clone ends in another state")
        same(clone.tape, match.tape[settled:], "a clone has another tape")
        same(clone.result, match.result, "a clone has another result")
    same(position(match), end, "a clone going on has changed the original")


def clones_go_their_own_way(trial: Trial[S]) -> None:
    """Check that clones with different seeds see different dice, and the original never hears of it."""
    match: Match[S] | None = None
    for match, _ in trial.matches(3):
        here = position(match)
        ends = [trial.play_on(match.clone(seed), Random(0)) for seed in range(4)]
        again = trial.play_on(match.clone(3), Random(0))
        same(again.state.digest(), ends[3].state.digest(), "a clone with the same seed ends in another state")
        same(position(match), here, "clones going on have changed the original")
        rolls = [[what for by, what in end.journal if by == CHANCE] for end in ends]
        few = min(map(len, rolls)) < FEW_ROLLS
        hold(few or len({str(rolled) for rolled in rolls}) > 1, "clones with different seeds see the same dice")
