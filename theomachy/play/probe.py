"""Previews of an answer: why a key is no option, what it costs, and how likely each outcome is."""

from collections.abc import Mapping
from fractions import Fraction
from random import Random

import msgspec

from theomachy.kernel.chance import Chance, Fast
from theomachy.kernel.game import S
from theomachy.kernel.match import Match, resume
from theomachy.kernel.messages import Event, Reason, Refused
from theomachy.kernel.requests import Ask, Roll
from theomachy.kernel.scene import Stroke
from theomachy.play.outcomes import Enumerated, TooMany

MAX_COUNTED_STORIES = 2000
"""Stories that are counted one by one; of more, some are drawn."""
SAMPLED_STORIES = 500
IMAGINED_WORLDS = 12
"""Worlds that are imagined where something is hidden."""

Story = tuple[Event, ...]


class Verdict(msgspec.Struct, frozen=True):
    """The judgement of one key: why it is no option, or what choosing it would mean."""

    reason: Reason | None = None
    cost: Mapping[str, int] = {}
    odds: list[tuple[Fraction, Story]] = []
    """Stories until the next decision or the end of the action, likeliest first, with chances that add up to 1."""
    exact: bool = True
    """False where some cases were drawn at random: there were too many to count, or something is hidden."""
    drawn: list[Stroke] = []
    """Strokes on a plane that show why the key is an option or none."""


def probe(match: Match[S], seat: int, key: str) -> Verdict:
    """Judge a key for a seat, by what the seat may know. Changes nothing."""
    ask = match.ask_of(seat)
    if ask is None:
        return Verdict(Reason("not-asked", args={"number": seat + 1}))
    try:
        option = ask.option(key)
    except Refused as no:
        return Verdict(no.reason, drawn=ask.choice.drawn(key) if isinstance(key, str) else [])
    cost, drawn = ask.choice.cost(option), ask.choice.drawn(key)
    if ask.secret or ask.choice.blind(option):  # what a secret leads to depends on the others' secrets
        return Verdict(None, cost, drawn=drawn)
    worlds = imagined(match, seat)
    try:
        cases = [case for world in worlds for case in every_story(match, world, option)]
        exact = len(worlds) == 1
    except TooMany:
        stories = [story(match, worlds[n % len(worlds)], option, Fast(n)) for n in range(SAMPLED_STORIES)]
        cases, exact = [(Fraction(1), events) for events in stories], False
    return Verdict(None, cost, together(cases), exact, drawn)


def imagined(match: Match[S], seat: int) -> list[S]:
    """Return worlds that the seat may be in: the one there is, if nothing is hidden from it."""
    settled = match.settled.copy()
    first = match.game.imagine(settled, seat, Random(0))
    if first is settled:
        return [settled]
    return [first, *(match.game.imagine(match.settled.copy(), seat, Random(n)) for n in range(1, IMAGINED_WORLDS))]


def every_story(match: Match[S], world: S, option: object) -> list[tuple[Fraction, Story]]:
    """Return every story that an option can lead to in a world, with its chance."""
    chance = Enumerated(MAX_COUNTED_STORIES)
    cases = []
    for _ in chance.paths():
        events = story(match, world, option, chance)
        cases.append((Fraction(chance.weight, chance.out_of), events))
    return cases


def story(match: Match[S], world: S, option: object, chance: Chance) -> Story:
    """Return one story that an option can lead to, with dice from a given source."""
    return tuple(_played(match, world, option, chance).log or ())


def sure_end(match: Match[S], seat: int, key: str) -> S | None:
    """Return the state that an option leads to, or None if that depends on dice or on something hidden."""
    ask = match.ask_of(seat)
    assert ask is not None
    option, settled = ask.option(key), match.settled.copy()
    if ask.secret or ask.choice.blind(option) or match.game.imagine(settled, seat, Random(0)) is not settled:
        return None
    try:
        return _played(match, settled, option, Enumerated(1))
    except TooMany:
        return None


def _played(match: Match[S], world: S, option: object, chance: Chance) -> S:
    """Return a copy of a world after an option was chosen, at the next decision or the end of the action."""
    world = world.copy()
    live, answer = resume(match.game, world, [*match.tape[match.steps[-1] :], option])
    world.log = []
    try:
        while True:
            request = live.send(answer)
            if request is None:
                if match.game.is_quiescent(world):
                    break
                answer = None
            elif isinstance(request, Roll):
                answer = chance.roll(request, 0, 0, 0)
            elif isinstance(request, Ask) and not request.open:
                answer = request.listed[0]
            else:
                break
    except StopIteration:  # the game is over
        pass
    return world


def together(cases: list[tuple[Fraction, Story]]) -> list[tuple[Fraction, Story]]:
    """Merge equal stories, put the likeliest first, and let all chances add up to 1."""
    total = sum(chance for chance, _ in cases)
    by_story: dict[bytes, tuple[Fraction, Story]] = {}
    for chance, events in cases:
        encoded = msgspec.json.encode(events)
        by_story[encoded] = (chance / total + (by_story[encoded][0] if encoded in by_story else 0), events)
    return sorted(by_story.values(), key=lambda case: -case[0])
