"""The games of the house as they speak: all that is asked and told in random matches, in both languages."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from tests.kit import LANGUAGES
from theomachy.games import godbreaker, godslayer, godtear, scathe
from theomachy.games.godbreaker.setup import SCENARIOS as SAGAS
from theomachy.games.godbreaker.setup import random_setup as random_saga
from theomachy.games.godslayer.setup import SCENARIOS as BATTLES
from theomachy.games.godslayer.setup import random_setup as random_battle
from theomachy.kernel import Ask, Fast, Game, State, play_out
from theomachy.presentation.choices import Choices
from theomachy.presentation.rulebook import clauses, read
from theomachy.presentation.text import Words


class Said(NamedTuple):
    """A game, and what nobody should read when it speaks."""

    game: Game[Any]
    prefix: str
    """The beginning of most of its ids."""
    ids: str
    """A pattern of ids without the prefix."""
    setups: Callable[[], Iterator[Any]]
    """Setups in which it says all that it can, more or less."""

    @property
    def unreadable(self) -> re.Pattern[str]:
        """The pattern of a placeable without a value, and of an id."""
        return re.compile(rf"[{{}}]|\b{self.prefix}-|{self.ids}", re.ASCII)


def presets(game: Game[Any]) -> Callable[[], Iterator[Any]]:
    return lambda: (preset(Random(number)) for number, preset in enumerate(game.setup.presets.values()))


SPOKEN = {
    said.game.id: said
    for said in (
        Said(scathe.GAME, "sc", r"\b(?:red|blue)-seat", presets(scathe.GAME)),
        Said(godtear.GAME, "gt", r"(?<!\w)[12]-[a-z]", presets(godtear.GAME)),
        Said(
            godbreaker.GAME,
            "gb",
            r"(?<!\w)[a-f][1-5](?!\w)|(?<!\w)[a-z]+(?:-[a-z]+)*-\d",
            lambda: (random_saga(Random(n), n + 1, scenario) for n, scenario in enumerate(SAGAS)),
        ),
        Said(
            godslayer.GAME,
            "gs",
            r"(?<![\w.])[a-h][1-9](?:\.\d+)?(?!\w)|\b(?:marker|stone|haze|seat)-[a-h]?\d",
            lambda: (random_battle(Random(n), 160, scenario) for n, scenario in enumerate(BATTLES)),
        ),
    )
}
"""The games by their ids."""


def listen(said: Said, setup: Any, random: Random) -> list[str]:
    """Return all that is asked and told in a random game, in all languages; of options those of a new kind."""
    game, t = said.game, said.game.new(setup)
    t.log = []
    speakers = [Words(game, lang) for lang in LANGUAGES]
    told: list[str] = []
    heard: set[tuple[str, str]] = set()

    def decide(ask: Ask[Any]) -> Any:
        keys = ask.keys()
        kinds = {kind_of(said, key): key for key in random.sample(keys, len(keys))}
        new = [key for kind, key in kinds.items() if (ask.question, kind) not in heard]
        heard.update((ask.question, kind) for kind in kinds)
        for words in speakers if new else ():
            assert words.knows(ask.question), ask.question
            choices = Choices(words, ask, game.scene(t, ask.seat))
            told.extend([choices.asked(), *map(choices.say, new)])
        return ask.option(random.choice(list(kinds.values())))

    play_out(game, t, [decide] * len(game.setup.seated(setup)), Fast(1))
    return told + [text for words in speakers for text in events(game, words, t)]


def kind_of(said: Said, key: str) -> str:
    """Return the beginning of an option; of one that begins with an id, what is done with it."""
    first, _, rest = key.partition(":")
    return f"piece:{'' if ',' in rest else rest}" if said.unreadable.match(first) else first.partition(",")[0]


def events(game: Game[Any], words: Words, t: State) -> list[str]:
    """Return what has happened, as a viewer of the end is told it, and in a word or two."""
    scene, log = game.scene(t, None), t.log or []
    seen = words.seeing(scene)
    assert [event.id for event in log if not words.knows(event.id)] == []
    book = clauses(read(game.content.folder))
    assert [event for event in log if event.clause and event.clause not in book] == []
    told = [seen.say(event) for event in log]
    told += [seen.attribute(event, name) for event in log for name in ("brief", "outcome", "alone")]
    told += [seen.say(mark) for piece in scene.pieces.values() for mark in piece.marks]
    return told + [words.say(message) for message in scene.status]
