"""Words for what a game says."""

from theomachy.kernel.game import S
from theomachy.presentation.text import FIRST, Words, word_files
from theomachy.testing.looking import hold
from theomachy.testing.trial import Trial


def what_is_said_has_words(trial: Trial[S]) -> None:
    """Check that seats, questions and events have words in English, on which every other language falls back.

    A game that has no words at all is not checked.
    """
    words = Words(trial.game, FIRST) if word_files(trial.game.content.folder, FIRST) else None

    def hear(id: str) -> None:
        hold(words is None or words.knows(id), f"{id} has no words")

    for name in trial.game.setup.seats:
        hear(name)
    for match, random in trial.matches(2):
        for key, seat in trial.decisions(match, random):
            for ask in match.asks:
                hear(ask.question)
            match.answer(key, seat)
        for event in match.events:
            hear(event.id)
