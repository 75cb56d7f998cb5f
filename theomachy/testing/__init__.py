"""Checks that a game keeps every promise: played at random, cloned, taken back, saved, recorded, looked at.

    from theomachy.testing import check_game
    check_game(GAME)                        # the short form
    check_game(GAME, games=200, closely=20) # the long one

`check_agent(MyAgent, GAME)` does the like for an agent. Neither needs a test runner: a broken promise is an
AssertionError that says so in a sentence.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from theomachy.kernel import Game
from theomachy.kernel.game import S
from theomachy.testing import playing, refusing, scenes, undoing, wording, worlds, writing
from theomachy.testing.agents import check_agent
from theomachy.testing.trial import MakeSetup, Trial, decide, decisions

Check: TypeAlias = Callable[[Trial[Any]], None]

CHECKS: Mapping[str, Check] = {
    check.__name__.replace("_", "-"): check
    for check in (
        playing.games_end,
        playing.tapes_are_short,
        playing.keys_are_names,
        playing.what_is_forced_answers_itself,
        playing.a_playout_tells_the_same_story,
        worlds.clones_finish_alike,
        worlds.clones_go_their_own_way,
        undoing.a_free_undo_takes_back_one_decision,
        undoing.everything_can_be_taken_back,
        undoing.barriers_refuse_a_free_undo,
        undoing.a_die_taken_back_is_rolled_anew,
        refusing.nonsense_changes_nothing,
        refusing.a_faulty_rule_leaves_no_trace,
        writing.states_are_read_as_written,
        writing.a_saved_match_goes_on_alike,
        writing.records_can_be_verified,
        scenes.scenes_leak_nothing,
        scenes.a_shared_screen_tells_no_secrets,
        scenes.secrets_are_kept_until_all_have_answered,
        scenes.scenes_change_by_patches,
        wording.what_is_said_has_words,
    )
}
"""All that is checked, by name."""


def check_game(
    game: Game[S],
    *,
    games: int = 10,
    closely: int = 2,
    every: int = 4,
    length: int | None = None,
    seed: int = 0,
    presets: Mapping[str, MakeSetup] | None = None,
    brief: Callable[[Any], Any] = lambda setup: setup,
    invariants: Callable[[S], None] | None = None,
    only: Iterable[str] = CHECKS,
) -> None:
    """Check everything that a game promises, or raise AssertionError saying what does not hold and where.

    For each preset, the game's own or others, `games` whole games are played at random, and `closely` games, made
    `brief` where a game is long, are checked request by request. One of `every` requests is cloned and played to the
    end, written down and saved. After `length` decisions such a game is left. `invariants` raises AssertionError for a
    state that cannot be. Everything depends on the `seed` alone, so that a failure can be repeated.
    """
    for name in only:
        for preset, setup in (presets or game.setup.presets).items():
            trial = Trial(game, setup, games, closely, seed, every, brief, invariants, length)
            try:
                CHECKS[name](trial)
            except AssertionError as broken:
                promise = (CHECKS[name].__doc__ or name).split("\n")[0].removeprefix("Check that ")
                raise AssertionError(f"{_where(trial, preset)}: {broken}. Promised: {promise}") from broken
            except Exception as error:
                error.add_note(f"while checking {_where(trial, preset)}: {name}")
                raise


def _where(trial: Trial[S], preset: str) -> str:
    return f"{trial.game.id}, {preset}, seed {trial.played[-1] if trial.played else trial.seed}"


__all__ = ["CHECKS", "Check", "MakeSetup", "Trial", "check_agent", "check_game", "decide", "decisions"]
