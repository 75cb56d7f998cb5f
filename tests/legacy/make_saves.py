"""Makes saves that hold every task and every word of the states that random play comes to, with the code of its day.

    PYTHONPATH=. python tests/legacy/make_saves.py tests/legacy/COMMIT SECONDS GAME …

Each line of COMMIT/saves/GAME.jsonl is a save, the digests of its settled and of its live state, what is asked there, a
few answers from there on, and the digest after them.
"""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.conformance import battles, sagas
from tests.conformance.games import GODBREAKER, GODSLAYER, GODTEAR, SCATHE, Entry, godtear_rulings, seek
from theomachy.games.godtear.setup import CHAMPIONS
from theomachy.kernel import Match, Refused, Seeded, key_of
from theomachy.kernel.saves import Save, restore, save

ENTRIES = (SCATHE, GODTEAR, GODBREAKER, GODSLAYER)
ANSWERS = 12
"""handed in after a save"""
CONTENT = {
    *(
        "id",
        "name",
        "profile",
        "items",
        "spells",
        "circles",
        "warbands",
        "parties",
        "picked",
        "deck",
        "display",
        "pool",
    ),
    *("slots", "waiting", "discards", "set_aside", "skill", "taken", "rule", "weapon", "used", "what", "upgrades"),
    *("log", "ground", "hooks", "card", "sheet"),
}
"""Fields whose texts are the names of content, or no words at all."""
MEANINGS = 6
"""So many words that a task may be about are told apart."""

WHAT: dict[str, list[str]] = {}


def features(value: Any, of: str = "") -> Iterator[str]:
    """All words of a state by the field in which they stand, and all tasks by the fields that they use."""
    if isinstance(value, str):
        yield f"{of}={value}"
    elif isinstance(value, msgspec.Struct):
        kind = type(value).__name__
        if kind == "Task":
            used = [name for name, field in told(value).items() if field != default(value, name)]
            yield f"task {value.does} {' '.join(used)}"
            if what := getattr(value, "what", "") or getattr(value, "rule", ""):
                known = WHAT.setdefault(value.does, [])
                if len(known) < MEANINGS and what not in known:
                    known.append(what)
                if what in known:
                    yield f"task {value.does} about {what}"
        for name, field in told(value).items():
            if name not in CONTENT and kind not in ("Circle", "Event"):
                yield from features(field, f"{kind}.{name}")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from features(key, f"{of}-key")
            yield from features(item, of)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from features(item, of)


def told(value: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def default(value: msgspec.Struct, name: str) -> Any:
    found = next(field for field in msgspec.structs.fields(type(value)) if field.name == name)
    return None if found.default is msgspec.NODEFAULT else found.default


def boss(random: Random) -> Any:
    """Godtear with Skullbreaker, whose followers are shoved about, in any scenario."""
    setup = godtear_rulings(random)
    others = random.sample([id for id in sorted(CHAMPIONS) if id != "skullbreaker"], 4)
    warbands = (f"skullbreaker,{','.join(others[:2])}", ",".join(others[1:]))
    return msgspec.structs.replace(setup, warbands=warbands, format="free")


def legend(random: Random) -> Any:
    """Godbreaker as part of a campaign, cut short."""
    return msgspec.structs.replace(sagas.brief(sagas.any_rulings(random)), campaign=True)


SETUPS: dict[str, list[Callable[[Random], Any]]] = {
    "scathe": list(SCATHE.setup.presets.values()),
    "godtear": [*GODTEAR.setup.presets.values(), boss],
    "godbreaker": [*GODBREAKER.setup.presets.values(), legend, legend],
    "godslayer": [
        *GODSLAYER.setup.presets.values(),
        battles.rulings,
        lambda random: battles.brief(battles.rulings(random)),
    ],
}


class Watched(Match[Any]):
    """A match that keeps a save of every settled state in which something is new."""

    seen: set[str]
    kept: list[tuple[Save, frozenset[str]]]

    def _settle(self) -> None:
        super()._settle()
        self.keep(self.state, self.before + len(self.steps) - 1)

    def keep(self, state: Any, step: int) -> None:
        found = frozenset(features(state))
        if not found <= self.seen:
            text = self.game.notation.write(state)
            try:
                self.game.notation.read(text)
            except Refused as no:
                print(f"cannot be read: {no}", flush=True)
                return
            self.seen |= found
            self.kept.append((Save(text, step, self.epoch, []), found))


def gather(entry: Entry, seconds: float) -> tuple[list[tuple[Save, frozenset[str]]], int]:
    """Saves of the first states in which each word appears, over random games of all presets, long and short."""
    seen: set[str] = set()
    kept: list[tuple[Save, frozenset[str]]] = []
    end, seed, states = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        seed += 1
        random = Random(seed)
        setup = SETUPS[entry.name][seed % len(SETUPS[entry.name])](random)
        Watched.seen, Watched.kept = seen, kept
        match = Watched(entry.game, entry.game.new(setup), Seeded.of(seed))
        match.keep(match.beginning, 0)
        asked: set[str] = set()
        while match.request is not None and time.monotonic() < end:
            ask = random.choice(match.asks)
            if ask.question not in seen | asked or (match.given and f"given {ask.question}" not in seen):
                new = frozenset({ask.question, *([f"given {ask.question}"] if match.given else [])})
                kept.append((save(match), new))
                seen |= new
                asked.add(ask.question)
            match.answer(key_of(seek(entry.game, match.state, ask, random)), ask.seat)
        states += len(match.steps)
    print(f"{entry.name}: {seed} games, {states} settled states, {len(seen)} words, {len(kept)} saves", flush=True)
    return kept, states


def fewest(kept: list[tuple[Save, frozenset[str]]]) -> list[Save]:
    """As few of them as hold everything."""
    left = frozenset().union(*(found for _, found in kept))
    chosen: list[Save] = []
    while left:
        best = max(kept, key=lambda one: (len(one[1] & left), -len(one[0].state)))
        chosen.append(best[0])
        left -= best[1]
    return chosen


def go_on(entry: Entry, saved: Save, seed: int) -> dict[str, Any]:
    """A save, and what the game made of it."""
    match = restore(entry.game, saved, Seeded.of(seed))
    assert save(match) == saved or not saved.since, saved
    told: dict[str, Any] = {
        "save": msgspec.to_builtins(saved),
        "digest": entry.game.notation.read(saved.state).digest(),
        "live": match.state.digest(),
        "asked": [[ask.seat, ask.question, ask.clause] for ask in match.asks],
        "seed": seed,
        "answers": [],
    }
    random = Random(seed)
    while match.request is not None and len(told["answers"]) < ANSWERS:
        ask = random.choice(match.asks)
        key = key_of(seek(entry.game, match.state, ask, random))
        match.answer(key, ask.seat)
        told["answers"].append([ask.seat, key])
    told["after"] = match.state.digest()
    return told


def main(folder: Path, seconds: float, names: list[str]) -> None:
    (folder / "saves").mkdir(parents=True, exist_ok=True)
    for entry in [entry for entry in ENTRIES if entry.name in names]:
        kept, _ = gather(entry, seconds)
        chosen = fewest(kept)
        lines = [msgspec.json.encode(go_on(entry, saved, seed)).decode() for seed, saved in enumerate(chosen)]
        (folder / "saves" / f"{entry.name}.jsonl").write_text("\n".join(lines) + "\n")
        print(entry.name, len(chosen), sum(map(len, lines)), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
