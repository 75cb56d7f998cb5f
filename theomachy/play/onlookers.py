"""A match as an onlooker may know it."""

from dataclasses import replace
from random import Random

from theomachy.kernel.game import ONLOOKER, S
from theomachy.kernel.match import Match
from theomachy.kernel.scene import Scene

SEED = 7
"""Seed of the clone: a fixed one, so that equal positions get equal help."""


def as_onlooker(match: Match[S]) -> Match[S]:
    """Return a clone that shows and imagines for every seat only what an onlooker may know.

    Help with a question that people at one screen read together comes from it: odds, usual answers, ways and hints
    cannot depend on what only one of them knows. The state, the questions and their options are the true ones.
    """
    game = match.game

    def scene(state: S, viewer: int | None) -> Scene:
        return game.scene(state, ONLOOKER)

    def imagine(state: S, seat: int, random: Random) -> S:
        return game.imagine(state, ONLOOKER, random)

    return match.clone(SEED, replace(game, scene=scene, imagine=imagine))
