"""What would happen: why a key is no option, what it would cost, and how likely each story is that it can lead to."""

from collections.abc import Mapping
from fractions import Fraction
from random import Random

import msgspec

from theomachy.kernel.chance import Chance, Enumerated, Fast
from theomachy.kernel.game import S
from theomachy.kernel.match import Match, resume
from theomachy.kernel.messages import Event, Reason, Refused
from theomachy.kernel.requests import Ask, Roll

MOST_LEAVES = 2000
SAMPLES = 500

Story = tuple[Event, ...]


class Verdict(msgspec.Struct, frozen=True):
    """On one key: the reason why it is no option, or what choosing it would mean."""

    reason: Reason | None = None
    cost: Mapping[str, int] = {}
    odds: list[tuple[Fraction, Story]] = []
    """What can happen until the next decision or the end of the step, likeliest first; the chances add up to 1."""
    exact: bool = True
    """False where there were too many cases to count, and some were sampled."""


def probe(match: Match[S], seat: int, key: str) -> Verdict:
    """Judge a key for a seat, by what the seat may know. Changes nothing."""
    ask = match.ask_of(seat)
    if ask is None:
        return Verdict(Reason("not-asked", args={"number": seat + 1}))
    try:
        option = ask.option(key)
    except Refused as no:
        return Verdict(no.reason)
    cost = ask.cost(option)
    if ask is not match.request or ask.secret:
        return Verdict(None, cost)  # what a secret leads to depends on the others' secrets
    chance = Enumerated()
    cases: list[tuple[Fraction, Story]] = []
    for _ in chance.paths():
        story = imagine(match, seat, option, chance)
        cases.append((Fraction(chance.weight, chance.out_of), story))
        if len(cases) > MOST_LEAVES:
            sampled = [imagine(match, seat, option, Fast(seed)) for seed in range(SAMPLES)]
            return Verdict(None, cost, together([(Fraction(1, SAMPLES), story) for story in sampled]), exact=False)
    return Verdict(None, cost, together(cases))


def imagine(match: Match[S], seat: int, option: object, chance: Chance) -> Story:
    """One story that an option can lead to, with dice from a given source."""
    world = match.game.imagine(match.settled.copy(), seat, Random(0))
    live, answer = resume(match.game, world, [*match.tape[match.steps[-1] :], option])
    world.log = []
    while (request := live.send(answer)) is not None:
        if isinstance(request, Roll):
            answer = chance.roll(request, 0, 0, 0)
        elif isinstance(request, Ask) and not request.open:
            answer = request.found[0]
        else:
            break
    return tuple(world.log)


def together(cases: list[tuple[Fraction, Story]]) -> list[tuple[Fraction, Story]]:
    """Equal stories are one case; the likeliest comes first."""
    found: dict[bytes, tuple[Fraction, Story]] = {}
    for chance, story in cases:
        name = msgspec.json.encode(story)
        found[name] = (chance + (found[name][0] if name in found else 0), story)
    return sorted(found.values(), key=lambda case: -case[0])
