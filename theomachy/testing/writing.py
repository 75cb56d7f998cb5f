"""Checks of everything that can be written down: states, saves, records."""

from collections.abc import Iterator
from random import Random

import msgspec

from theomachy.kernel import Game, Match, Seeded
from theomachy.kernel.game import S
from theomachy.kernel.saves import Save, restore, save
from theomachy.play.records import BadRecord, read_record, write_record
from theomachy.play.replays import verify
from theomachy.testing.looking import fail, requests, same
from theomachy.testing.trial import Trial

NONCE = "0123456789abcdef" * 2
RECORDS_AFTER_DECISIONS = 10
"""Decisions after which each seat keeps its own record."""


def states_are_read_as_written(trial: Trial[S]) -> None:
    """Check that the notation gives back every settled state, and the same text again."""
    for match, random in trial.matches(5):
        for number, (key, seat) in enumerate(trial.decisions(match, random)):
            if number % trial.every == 0:
                there_and_back(trial.game, match.settled)
            match.answer(key, seat)
        there_and_back(trial.game, match.settled if match.request else match.state)


def there_and_back(game: Game[S], state: S) -> None:
    text = game.notation.write(state)
    again = game.notation.read(text)
    same(again.digest(), state.digest(), f"another state is read than was written:\n{text}\n")
    same(game.notation.write(again), text, "what was read is written in another way")


def a_saved_match_goes_on_alike(trial: Trial[S]) -> None:
    """Check that a match saved at any request and restored is asked the same and goes on with the same dice."""
    for match, random in trial.matches(1):
        seed = trial.seed
        answers: list[tuple[str, int]] = []
        saved: list[tuple[Match[S], int]] = []
        for key, seat in trial.decisions(match, random):
            if len(answers) % trial.every == 0:
                text = msgspec.json.encode(save(match))
                again = restore(trial.game, msgspec.json.decode(text, type=Save), Seeded.of(seed))
                same(again.state.digest(), match.state.digest(), "a match that was saved stands otherwise")
                same(requests(again), requests(match), "a match that was saved asks something else")
                saved.append((again, len(answers)))
            answers.append((key, seat))
            match.answer(key, seat)
        for again, answered in saved[len(saved) // 2 :][:1]:
            for key, seat in answers[answered:]:
                again.answer(key, seat)
            same(again.state.digest(), match.state.digest(), "a match that was saved ends in another state")
            same(again.result, match.result, "a match that was saved has another result")


def records_can_be_verified(trial: Trial[S]) -> None:
    """Check that the record of a match holds against rules and seed, and so does what each seat kept of it."""
    for seed in trial.seeds(2):
        plan = trial.start(seed)
        match = trial.start(seed, Seeded(b"%d" % seed, [NONCE] * len(plan.seats)))
        kept = []
        for number, _ in enumerate(played_with_regrets(trial, match, Random(seed))):
            if number == RECORDS_AFTER_DECISIONS:
                kept = [write_record(match, viewer) for viewer in match.seats]
        whole = read_record(write_record(match))
        try:
            for mine in [None, *map(read_record, kept)]:
                verify(whole, trial.game, mine)
        except BadRecord as bad:
            fail(f"the record of a match does not hold: {bad.reason}")


def played_with_regrets(trial: Trial[S], match: Match[S], random: Random) -> Iterator[None]:
    """Play a random game in which now and then the last decision is taken back, and yield after each step."""
    for key, seat in trial.decisions(match, random):
        match.answer(key, seat)
        if random.random() < 0.05:
            match.undo(seat, agreed=True)
        yield
