"""Words for what a game says, in the languages that it speaks."""

from theomachy.kernel.game import S
from theomachy.presentation.text import Words, languages
from theomachy.testing.looking import hold
from theomachy.testing.trial import Trial


def what_is_said_has_words(trial: Trial[S]) -> None:
    """Seats, questions and events have words in every language of which the game has any."""
    folder = trial.game.content.folder
    speakers = [Words(trial.game, lang) for lang in languages() if list(folder.rglob(f"*{lang}.ftl"))]
    known: set[str] = set()

    def hear(id: str) -> None:
        for words in speakers if id not in known else ():
            hold(words.knows(id), f"{id} has no words in {words.lang}")
        known.add(id)

    for name in trial.game.setup.seats:
        hear(name)
    for match, random in trial.matches(2):
        for key, seat in trial.decisions(match, random):
            for ask in match.asks:
                hear(ask.question)
            match.answer(key, seat)
        for event in match.events:
            hear(event.id)
