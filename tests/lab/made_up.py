"""Studies that were never played: frames in the lab's schema with effects that are known."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random

import polars

from theomachy.lab.statistics.tables import Tables, tables_of

CARDS = {f"card-{letter}": 2 + n % 3 for n, letter in enumerate("abcdefghij")}
PLAIN = {"setup": "random", "scenario": "", "options": "{}", "change": "{}"}
VERSIONS = {"theomachy": "1", "rules": "1", "content": "c", "judge": "j", "python": "3"}


def frames(
    cells: list[Mapping[str, object]],
    deals: int = 200,
    effects: Mapping[str, float] | None = None,
    seat: float = 0.0,
    seed: int = 1,
    draws: float = 0.0,
    hand: int = 4,
    cards: Mapping[str, int] = CARDS,
) -> tuple[polars.DataFrame, polars.DataFrame, polars.DataFrame]:
    """Every cell plays every deal twice. A cell may have its own `effects` and `costs`; `agents` by seat, swapped."""
    random = Random(seed)
    games, held, uses = [], [], []
    for deal in range(deals):
        drawn = [random.sample(sorted(cards), hand) for _ in range(2)]
        for cell, given in enumerate(cells):
            own = {**(effects or {}), **given.get("effects", {})}
            costs = {**cards, **given.get("costs", {})}
            agents = list(given.get("agents", ("greedy", "greedy")))
            for turn in range(2):
                number = len(games)
                by_seat = agents[turn:] + agents[:turn]
                edge = seat + sum(own.get(c, 0) for c in drawn[0]) - sum(own.get(c, 0) for c in drawn[1])
                edge += sum(own.get(f"agent {name}", 0) * sign for name, sign in zip(by_seat, (1, -1), strict=True))
                share = 0.5 if random.random() < draws else float(random.random() < 0.5 + edge)
                games.append(_game(number, cell, deal, given, by_seat, share, random))
                for side in (1, 2):
                    part = {"number": number, "cell": cell, "deal": deal, "seat": side, "agent": by_seat[side - 1]}
                    for card in drawn[side - 1]:
                        points = float(costs[card])
                        kept = {"card": card, "kind": "hero", "copies": 1, "points": points}
                        held.append({**part, **kept, "share": share if side == 1 else 1 - share})
                        used = {"number": number, "cell": cell, "seat": side, "card": card}
                        uses.append({**used, "ability": f"{card}-1", "uses": 1 + random.randrange(3)})
                        if random.random() < 0.3:
                            uses.append({**used, "ability": f"{card}-2", "uses": 1})
    return polars.DataFrame(games), polars.DataFrame(held), polars.DataFrame(uses)


def _game(number, cell, deal, given, agents, share, random):
    labels = {key: given.get(key, PLAIN[key]) for key in PLAIN}
    labels |= {key: json.dumps(labels[key]) for key in ("options", "change") if isinstance(labels[key], dict)}
    return {
        "number": number,
        "cell": cell,
        "deal": deal,
        "seed": 1,
        "game": "scathe",
        **labels,
        "agent_1": agents[0],
        "agent_2": agents[1],
        "share_1": share,
        "share_2": 1 - share,
        "winner": {1.0: 1, 0.0: 2}.get(share),
        "first": 1 + random.randrange(2),
        "rounds": 3 + random.randrange(5),
        "steps": 40 + random.randrange(30),
        "decisions": 20 + random.randrange(20),
        "lead_changes": random.randrange(4),
        "lowest": random.random() / 2,
        "swing": 0.5 + random.random(),
        "army_1": "",
        "army_2": "",
        "settled": "{}",
        **VERSIONS,
    }


def made_up(*cells: Mapping[str, object], **more) -> Tables:
    return tables_of("made-up", *frames(list(cells) or [{}], **more))


def write_study(folder: Path, *cells: Mapping[str, object], **more) -> Path:
    folder.mkdir(parents=True)
    for name, frame in zip(("games", "cards", "uses"), frames(list(cells) or [{}], **more), strict=True):
        frame.write_parquet(folder / f"{name}.parquet")
    (folder / "study.toml").write_text(f'name = "{folder.name}"\ngame = "scathe"\n')
    return folder
