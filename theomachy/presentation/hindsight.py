"""The questions at some lines of a record, and some of their options, in words."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from theomachy.kernel import Game, Match
from theomachy.play.records import Record
from theomachy.play.replays import replay
from theomachy.presentation.choices import Choices
from theomachy.presentation.text import Words


class Asked(NamedTuple):
    question: str
    options: dict[str, str]
    """The options in words, by key."""


def asked(record: Record, game: Game[Any], words: Words, wanted: Mapping[int, Collection[str]]) -> dict[int, Asked]:
    """Return the question that a seat answered at each wanted line, with the wanted options, by line."""
    told: dict[int, Asked] = {}
    number = 0

    def watch(match: Match[Any]) -> None:
        nonlocal number
        number += 1
        ask = match.ask_of(int(record.entries[number].who) - 1) if number in wanted else None
        if ask is not None:
            choices = Choices(words, ask, game.scene(match.state, None))
            options = {key: choices.in_full(key) for key in wanted[number]}
            told[number] = Asked(choices.names.question(ask), options)

    replay(record, game, upto=max(wanted, default=0), watch=watch)
    return told
