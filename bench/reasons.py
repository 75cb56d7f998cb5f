"""A search for reasons that are not true, for a given time: new games of all games with an oracle, and new answers.

    python -m bench.reasons --seconds 600
    python -m bench.reasons --game scathe --first 1000

It prints how often each reason was given, and every kind of fault once, with the game that shows it again.
"""

import argparse
import time
from collections import Counter
from itertools import count

from tests.reasons.harness import Fault
from tests.reasons.test_reasons import HELD, fuzzed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", choices=[held.name for held in HELD])
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    options = parser.parse_args()
    held = [one for one in HELD if options.game in (None, one.name)]
    given, faults, end = Counter[str](), dict[tuple[str, str], Fault](), time.monotonic() + options.seconds
    for seed in count(options.first):
        for one in held:
            found = fuzzed(one, 1, seed).found
            given += found.given
            for fault in found.faults:
                if faults.setdefault((fault.what, fault.reason.id), fault) is fault:
                    print(fault, flush=True)
        if time.monotonic() > end:
            break
    for id, number in sorted(given.items()):
        print(f"{number:8} {id}")
    unmet = sorted({id for one in held for id in one.oracle.claims} - given.keys())
    print(f"{given.total()} refusals, {len(faults)} kinds of faults. Never given: {', '.join(unmet) or 'none'}.")
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
