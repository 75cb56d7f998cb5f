"""The measured plane: how fast it answers, and whether shapely agrees.

    python -m bench.plane                       speed, and a thousand tables against shapely
    python -m bench.plane --tables 100000       a hundred thousand of them; every other one is a crowded melee

Speed is told in processor time of one process, since the machine may be busy with other things.
"""

import sys
import time
from random import Random

from bench.usage import helped
from tests.geometry.oracle import Table, disagreements, melee, random_table, ranks
from theomachy.geometry.moving import Field
from theomachy.geometry.outlines import outlines
from theomachy.geometry.paths import Walls
from theomachy.geometry.plane import INCH, Patches, Shape
from theomachy.geometry.reach import reach
from theomachy.geometry.sight import sight

QUERIES = 200
"""Lines of sight that are asked for on each table."""


def sights(name: str, tables: list[Table], rng: Random) -> None:
    spent, free, longest = 0.0, 0, 0.0
    for table in tables:
        bases = [table.a, table.b, *table.discs]
        pairs = [rng.sample(bases, 2) for _ in range(QUERIES)]
        for a, b in pairs:
            start = time.process_time()
            free += sight(a, b, bases, table.shapes).free
            took = time.process_time() - start
            spent, longest = spent + took, max(longest, took)
    count = QUERIES * len(tables)
    print(f"  {name:<34} {count / spent:9,.0f} /s   free {free / count:4.0%}   longest {longest * 1e3:.1f} ms")


def reaches(name: str, tables: list[Table], far: int) -> None:
    times, drawn = [], 0
    for table in tables:
        field = Field(table.side, table.side, [table.b, *table.discs], table.shapes)
        start = time.process_time()
        drawn += len(reach(field, table.a, far))
        times.append((time.process_time() - start) * 1e3)
    told(name, times, f"{drawn / len(tables):.0f} outlines")


def measures(tables: list[Table]) -> None:
    times = []
    for table in tables:
        walls = Walls(Shape.thick(shape.points[:3], INCH // 2) for shape in table.shapes[:3] if shape.closed)
        patches = Patches(shape for shape in table.shapes if shape.closed)
        start = time.process_time()
        outlines((table.a.x, table.a.y), 8, patches, walls)
        times.append((time.process_time() - start) * 1e3)
    told("measures of 8 inches past walls", times, "")


def told(name: str, times: list[float], more: str) -> None:
    times.sort()
    mean, most = sum(times) / len(times), times[len(times) * 95 // 100]
    print(f"  {name:<34} mean {mean:5.1f} ms   95 % within {most:5.1f} ms   longest {times[-1]:5.1f} ms   {more}")


def main() -> None:
    helped(__doc__, sys.argv[1:])
    tables = int(sys.argv[sys.argv.index("--tables") + 1]) if "--tables" in sys.argv else 1000
    rng = Random(1)
    crowds, wide = [melee(rng) for _ in range(100)], [random_table(rng, crowded=False) for _ in range(100)]
    print("lines of sight among 40 bases:")
    sights("melees, 12 by 12 inches", crowds, rng)
    sights("rank and file, touching", [ranks(rng) for _ in range(20)], rng)
    sights("wide tables with terrain", wide, rng)
    print("reach of a base among 40:")
    reaches("melees, 6 inches far", crowds, 6 * INCH)
    reaches("wide tables with terrain, 12 inches", wide, 12 * INCH)
    measures(wide)
    start, found = time.perf_counter(), 0
    for seed in range(tables):
        for what in disagreements(seed):
            print(" ", what, flush=True)
            found += 1
    took = time.perf_counter() - start
    print(f"against shapely: {tables:,} tables, {found} disagreements beyond one unit ({took:.0f} s)")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
