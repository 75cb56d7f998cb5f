"""Games of agents against themselves, a row each, as a table of Parquet (needs the extra `lab`).

python examples/self_play.py games.parquet
"""

import sys
from typing import Any

import polars

import theomachy


def row(seed: int) -> dict[str, Any]:
    match = theomachy.new("scathe", seed=seed, preset="random").play("greedy", "greedy")
    assert match.result is not None
    return {"seed": seed, "first": match.result[0], "answers": len(match.kernel.tape), "told": len(match.events)}


if __name__ == "__main__":
    file = sys.argv[1] if len(sys.argv) > 1 else "games.parquet"
    table = polars.DataFrame([row(seed) for seed in range(20)])
    table.write_parquet(file)
    print(table.describe())
