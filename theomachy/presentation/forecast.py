"""Forecasts of a choice, told before it is made: its cost, and the stories that can follow with their chances."""

from fractions import Fraction
from typing import Any, NamedTuple

from theomachy.kernel import Ask, Event, Match, Region
from theomachy.kernel.keys import hexagon
from theomachy.kernel.scene import Scene
from theomachy.play.probe import Verdict, sure_end
from theomachy.presentation.amounts import amount, percent
from theomachy.presentation.names import Names
from theomachy.presentation.text import Words

MAX_LISTED_STORIES = 8
"""The most stories that are told one by one."""
MAX_DENOMINATOR = 10_000
"""The largest denominator of a fraction that is shown; a larger one tells a reader nothing."""
STORIES_BESIDE_A_CHOICE = 3
"""The most stories shown beside a choice; the others are shown on request."""
ROUGHLY = "≈"
"""The sign before a chance that is not exact."""
NEXT_CHOICES_SHOWN = 3
"""The most next choices that are named beside a choice."""
NEXT_CHOICES_PLAYED = 8
"""The most next choices that are played out for their changes; if there are more, none is played."""


class Change(NamedTuple):
    """A change of a piece's first bar, such as health: its values before and after."""

    piece: str
    before: int
    after: int
    key: str = ""
    """The next choice that causes the change; empty if the choice itself already makes it certain."""


def following(match: Match[Any], seat: int, key: str, verdict: Verdict) -> Match[Any] | None:
    """Return the match at the seat's next choice, or None if none is sure to follow or it cannot be listed."""
    if len(verdict.odds) != 1:
        return None
    world = match.imagined(seat, 0)
    world.answer(key, seat)
    ask = world.request
    done = len(world.steps) > 1 and match.game.is_quiescent(world.state)
    listed = isinstance(ask, Ask) and ask.seat == seat and not isinstance(ask.options, Region)
    return world if listed and not done else None


def next_choice(words: Words, world: Match[Any] | None, seat: int) -> str:
    """Name the options of the seat's next choice, if it is certain: `→ Warrior, Knight`."""
    if world is None:
        return ""
    ask = world.request
    assert isinstance(ask, Ask)
    keys = ask.keys()
    if any(hexagon(key) for key in keys):
        return ""
    more = f" +{len(keys) - NEXT_CHOICES_SHOWN}" if len(keys) > NEXT_CHOICES_SHOWN else ""
    names = Names(words, world.game.scene(world.state, seat), ask.by)
    return "→ " + words.listed(words.option(ask.question, key, names) for key in keys[:NEXT_CHOICES_SHOWN]) + more


def changes(match: Match[Any], world: Match[Any] | None, seat: int, key: str, scene: Scene) -> list[Change]:
    """Return the certain changes of pieces: by the choice itself, else by each choice that follows it at once."""
    if found := _changed(match, seat, key, scene):
        return found
    keys = world.request.keys() if world is not None and isinstance(world.request, Ask) else []
    if world is None or len(keys) > NEXT_CHOICES_PLAYED:
        return []
    return [change._replace(key=then) for then in keys for change in _changed(world, seat, then, scene)]


def _changed(match: Match[Any], seat: int, key: str, scene: Scene) -> list[Change]:
    state = sure_end(match, seat, key)
    if state is None:
        return []
    after = match.game.scene(state, seat).pieces
    return [
        Change(id, piece.bars[0].value, after[id].bars[0].value)
        for id, piece in scene.pieces.items()
        if id in after and piece.bars and after[id].bars and piece.bars[0].value != after[id].bars[0].value
    ]


def cost(words: Words, verdict: Verdict, *, short: bool = True) -> str:
    return " ".join(amount(words, label, n, short=short) for label, n in verdict.cost.items())


def brief(words: Words, verdict: Verdict) -> str:
    """Tell the stories in a word or two each."""
    about = "" if verdict.exact else ROUGHLY
    lines = [
        text if chance == 1 else f"{about}{percent(words, float(chance))} {text or '–'}"
        for text, chance in cases(words, verdict)
    ]
    return "\n".join([*lines[:STORIES_BESIDE_A_CHOICE], "…"] if len(lines) > STORIES_BESIDE_A_CHOICE else lines)


def cases(words: Words, verdict: Verdict) -> list[tuple[str, Fraction]]:
    """Return the outcomes in words with their chances, the likeliest first; stories with equal words are added up."""
    chances: dict[str, Fraction] = {}
    for chance, story in verdict.odds:
        text = _in_a_word(words, story)
        chances[text] = chances.get(text, Fraction(0)) + chance
    return sorted(chances.items(), key=lambda case: -case[1])


def _in_a_word(words: Words, story: tuple[Event, ...]) -> str:
    """Tell the outcome of a story, without repeating a name while the story goes on about the same piece."""
    texts: list[tuple[str, str]] = []
    for event in story:
        outcome = words.attribute(event, "outcome")
        text = outcome or words.attribute(event, "brief")
        names = [words.say(value) for value in event.args.values() if isinstance(value, str)]
        name = next((name for name in names if text.startswith(f"{name} ")), "")
        if outcome:
            texts = [(before, about) for before, about in texts if about != name]
        if text:
            texts.append((text, name))
    parts, last = [], ""
    for text, name in texts:
        parts.append(text.removeprefix(f"{name} ") if name == last else text)
        last = name
    return " · ".join(parts or filter(None, [words.attribute(event, "alone") for event in story]))
