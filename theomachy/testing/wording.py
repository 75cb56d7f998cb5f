"""Words for what a game says."""

from typing import Any

from theomachy.kernel import Ask, Message, key_of
from theomachy.kernel.game import S
from theomachy.presentation.text import FIRST, Words, languages, word_files
from theomachy.testing.looking import fail, hold
from theomachy.testing.trial import Trial


def what_is_said_has_words(trial: Trial[S]) -> None:
    """Check that seats, questions and events have English words, and that no words use an unknown variable.

    Options need no words of their own, and other languages fall back on English. A game without words is not checked.
    """
    spoken = {lang: Words(trial.game, lang) for lang in languages() if word_files(trial.game.content.folder, lang)}
    found: dict[str, dict[str, str]] = {lang: {} for lang in spoken}
    for lang, words in spoken.items():
        words.faults = found[lang]

    def hear(id: str) -> None:
        hold(FIRST not in spoken or spoken[FIRST].knows(id), f"{id} has no words")

    def say(what: Message | Ask[Any]) -> None:
        hear(what.question if isinstance(what, Ask) else what.id)
        for words in spoken.values():
            words.say(what)
            if isinstance(what, Ask):
                for option in what.look():
                    words.option(what.question, key_of(option), str)
        for lang, faults in found.items():
            for id, fault in faults.items():
                fail(f"{id} in {lang}.ftl: {fault}")

    for name in trial.game.setup.seats:
        hear(name)
    for match, random in trial.matches(2):
        for key, seat in trial.decisions(match, random):
            for ask in match.asks:
                say(ask)
            match.answer(key, seat)
        for event in match.events:
            say(event)
