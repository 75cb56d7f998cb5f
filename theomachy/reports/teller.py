"""Says a study's ids and numbers in one language: cards and abilities by the words of their game."""

from functools import cached_property
from math import isinf
from random import Random
from typing import Any

import msgspec

from theomachy import games
from theomachy.features.armies import Armies, armies_of
from theomachy.kernel.scene import Card
from theomachy.lab.statistics.evening import Even
from theomachy.lab.statistics.intervals import Estimate
from theomachy.presentation.names import line_of
from theomachy.presentation.text import Verbatim, Words
from theomachy.reports.charts import NUMBER, signed

OF = "|"
"""Between a card and its ability in an id of a chart."""
SEAT, FIRST_MOVER = "seat-", "seat-0"


class Teller:
    def __init__(self, game: str, lang: str) -> None:
        self.game = games.game(game)
        self.words, self.lang = Words(self.game, lang), lang
        self.called: dict[str, str] = {}
        """Names for ids of charts that are neither cards nor words of ours."""

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(id, **args)

    @cached_property
    def prefix(self) -> str:
        """The beginning of the ids of a game's messages."""
        return self.game.setup.seats[0].partition("-")[0]

    @cached_property
    def cards(self) -> dict[str, Card]:
        """All cards that tell their lines."""
        setup = next(iter(self.game.setup.presets.values()))(Random(0))
        scene = self.game.scene(self.game.new(setup), None)
        return {**scene.fixed.cards, **(armies_of(self.game).cards if self.game.feature(Armies) is not None else {})}

    def name(self, id: str) -> str:
        """Return the name of a card; an id that is no card stands as it is."""
        card = self.cards.get(id)
        for known in (card.name if card is not None else id, f"{self.prefix}-{id}"):
            try:
                if (name := self.words.say(known)) != known:
                    return name
            except TypeError:  # words that say more than a name
                continue
        return id

    def ability(self, card: str, key: str) -> str:
        """Return the name of an ability or, where it has only a number, the number and what it does."""
        printed = self.cards.get(card)
        lines = printed.lines if printed is not None else []
        line = line_of(printed, key) or next((line for line in lines if line.label == key), None)
        if line is None:
            return self.name(key)
        if not line.label.isdigit():
            return self.words.say(line.label)
        return f"{line.label}: {self.words.listed(self.words.say(part) for part in line.parts)}"

    def kind(self, kind: str) -> str:
        id = f"report-kind-{kind}"
        text = self.words.say(id)
        return kind.capitalize() if text == id else text

    def charted(self, id: str) -> str:
        """Say a text of a chart: an axis, a seat, a card, an ability of a card; a number stays a number."""
        if id in self.called:
            return self.called[id]
        if id == FIRST_MOVER:
            return self.say("report-first-mover")
        if id.startswith(SEAT) and id[len(SEAT) :].isdigit():
            return self.words.seat(int(id[len(SEAT) :]) - 1)
        name, _, number = id.partition(NUMBER)
        if number:
            return f"{self.name(name)}  {number}"
        card, _, key = id.partition(OF)
        return f"{self.ability(card, key)} · {self.name(card)}" if key else self.name(id)

    def value(self, axis: str, value: str) -> str:
        """Say a value of an axis of the grid."""
        if axis in ("options", "change"):
            return self.change(value)
        return value if axis == "agents" or not value else self.name(value)

    def change(self, text: str) -> str:
        """Say a change of content or of options, as shortly as is clear."""
        changes = msgspec.json.decode(text, type=dict[str, Any])
        return ", ".join(self._changed(*change) for change in changes.items()) or self.say("report-usual")

    def _changed(self, path: str, value: Any) -> str:
        """Say a changed path, by the name of its card if it has one."""
        parts = path.split(".")
        at = next((n for n, part in enumerate(parts) if part in self.cards), None)
        if at is None:
            return f"{path} = {value}"
        field = ".".join(parts[at + 1 :])
        return f"{self.name(parts[at])}: {field} = {value}"

    # Numbers

    def percent(self, share: float) -> str:
        return self.say("report-percent", value=Verbatim(f"{100 * share:.0f}"))

    def percents(self, one: Estimate) -> str:
        return self.between(self.percent(one.low), self.percent(one.high))

    def games(self, value: float) -> str:
        """Say a number of games in a hundred, more or fewer."""
        return f"{abs(100 * value):.1f}"

    def hundred(self, value: float) -> str:
        return signed(100 * value)

    def hundreds(self, one: Estimate) -> str:
        return self.between(self.hundred(one.low), self.hundred(one.high))

    def between(self, low: str, high: str) -> str:
        return self.say("report-interval", low=Verbatim(low), high=Verbatim(high))

    def even(self, even: Even) -> str:
        """Say at which cost a card would be even."""
        name = Verbatim(self.name(even.card))
        if even.cost is None:
            return self.say("report-even-open", card=name)
        ends = [self.say("report-any") if isinf(end) else f"{end:.1f}" for end in (even.low, even.high)]
        interval = Verbatim(self.between(*ends))
        return self.say("report-even-answer", card=name, cost=Verbatim(f"{even.cost:.1f}"), interval=interval)

    def sure(self, found: bool) -> str:
        return self.say("report-yes" if found else "report-no")
