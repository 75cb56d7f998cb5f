"""Random games that seek fights, until everything that a card or a model can do has worked often enough.

    make evidence         (python -m bench.abilities [TIMES] [MOST GAMES] [GAME])

Godtear: a skill counts when it is used; a trait when it adds something, says yes, changes the ground, asks or tells
something. The Godbreaker Saga: see deeds.py; Godslayer: see battle_deeds.py. Prints how often each worked, the rarest
first; fails if one of them did not work often enough.
"""

import sys
from collections import Counter
from collections.abc import Callable, Generator
from random import Random
from typing import Any

from bench import battle_deeds, deeds
from bench.usage import helped
from theomachy.features.ai import ai_of
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.cards import SHEETS
from theomachy.games.godtear.rules.walking import Walk, Walks
from theomachy.games.godtear.sheets import Window
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Ask, Fast, play_out
from theomachy.lab.workers import cores, spread

TIMES, MOST_GAMES, CHUNK = 20, 20_000, 50


POLICY = ai_of(GAME).policies["2"]
"""Policy of a sensible player, who sets up as is usual."""


def abilities() -> list[str]:
    """Return the ids of everything that a card can do.

    A trait without a window is carried out by a skill of its card: New Spew by Spew.
    """
    return [
        f"{sheet.id}-{ability}"
        for sheet in SHEETS.values()
        for ability in (*[trait.id for trait in sheet.traits if trait.at], *sheet.skills)
    ]


def one_game(seed: int) -> Counter[str]:
    """Play one game, and count what worked in it, by id."""
    random, seen = Random(seed), Counter[str]()
    state: Godtear = GAME.new(GAME.setup.presets["snake" if seed % 2 else "random"](random))
    state.log = []

    def choose(ask: Ask[Any]) -> Any:
        if state.hooks and not isinstance(state.hooks, Watched):
            state.hooks = Watched(state, seen)
        # with Hounds on the table followers crowd round the enemy's banners, which hardly happens by chance
        banners = any(unit.sheet.id == "abyssal-hounds" for unit in state.units)
        if banners and (walk := to_a_banner(state, ask)):
            return walk
        sensible = random.random() < (0.7 if banners else 0.4)
        return ask.option(POLICY(state, ask)) if sensible else random.choice(ask.look())

    play_out(GAME, state, [choose] * 2, Fast(seed))
    seen.update(event.args["skill"] for event in state.log if event.id == "gt-uses")
    seen.update(event.args["trait"] for event in state.log if event.id == "gt-uses-trait")
    return seen


def to_a_banner(t: Godtear, ask: Ask[Any]) -> Walk | None:
    """Return a follower's way that ends nearest to a banner of the enemy; None for any other question."""
    if not isinstance(ask.options, Walks) or (model := ask.options.model).kind == "champion" or model.seat != ask.seat:
        return None
    places = [t.models[unit.banner].place for unit in t.units if unit.seat != ask.seat and unit.banner >= 0]
    far = [DISTANCE[place] for place in places if place != OFF]
    return min(ask.look(), key=lambda walk: min(way[walk.end] for way in far)) if far else None


class Watched(dict[Window, Any]):
    """Traits by window, each of which counts when it did something."""

    def __init__(self, t: Godtear, seen: Counter[str]) -> None:
        super().__init__()
        for window, hooks in t.hooks.items():
            self[window] = tuple((number, watch(t, number, window, what, seen)) for number, what in hooks)


def watch(t: Godtear, number: int, window: str, what: Callable[..., Any], seen: Counter[str]) -> Callable[..., Any]:
    sheet = t.units[number].sheet
    dice = window in ("accuracy", "damage")
    works = [trait.id for trait in sheet.traits if window in trait.at or (dice and trait.dice)]

    def watched(*about: Any) -> Any:
        found = what(*about)
        if hasattr(found, "send"):
            return asked(found)
        if window == "origin" or (found != about[-1] if window == "ground" else found):
            seen[f"{sheet.id}-{works[0]}"] += 1
        return found

    def asked(procedure: Any) -> Generator[Any, Any, Any]:
        before = len(t.log or ()), len(t.agenda)
        request = None
        try:
            request = next(procedure)
        except StopIteration as end:
            if (len(t.log or ()), len(t.agenda)) != before:
                seen[f"{sheet.id}-{works[0]}"] += 1
            return end.value
        seen[f"{sheet.id}-{works[0]}"] += 1
        while True:
            answer = yield request
            try:
                request = procedure.send(answer)
            except StopIteration as end:
                return end.value

    return watched


Played = tuple[Callable[[], list[str]], Callable[[int], Counter[str]]]
GAMES: dict[str, Played] = {
    "godtear": (abilities, one_game),
    "godbreaker": (deeds.abilities, deeds.one_game),
    "godslayer": (battle_deeds.abilities, battle_deeds.one_game),
}
"""Functions that list what can work in a game, and that play one game and count what worked."""


def until_all_worked(name: str, times: int, most: int) -> bool:
    """Play games until everything worked that often, or `most` games are played. Return whether everything did."""
    listed, play = GAMES[name]
    ids, seen, games = listed(), Counter[str](), 0
    for first in range(0, most, CHUNK):
        for some in spread(play, range(first, first + CHUNK), cores()):
            for one in some:
                seen += one
        games += CHUNK
        rarest = min(ids, key=lambda id: seen[id])
        print(f"\r{name}: {games} games, {rarest} {seen[rarest]} times ", end="", file=sys.stderr, flush=True)
        if seen[rarest] >= times:
            break
    print(file=sys.stderr)
    for id in sorted(ids, key=lambda id: seen[id]):
        print(f"{seen[id]:7,}  {id}")
    short = [id for id in ids if seen[id] < times]
    print(f"{name}: {games} games; {len(ids)} abilities, {len(short)} of them less than {times} times")
    return not short


def main() -> None:
    helped(__doc__, sys.argv[1:])
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    most = int(sys.argv[2]) if len(sys.argv) > 2 else MOST_GAMES
    names = sys.argv[3:] or list(GAMES)
    worked = [until_all_worked(name, times, most) for name in names]
    sys.exit(not all(worked))


if __name__ == "__main__":
    main()
