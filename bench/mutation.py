"""Mutation of the rules, to see whether some test fails when a rule is changed.

    make evidence         (python -m bench.mutation [PATTERN])

Mutants of games/*/rules are run against the tests that cite their clauses. Which rules and which tests these are is set
in pyproject.toml, [tool.mutmut]. A pattern picks mutants by the name of a module or function:
"theomachy.games.godbreaker.rules.engagement*". Results are kept in mutants/, so that a run that was stopped goes on;
after a change of the tests remove that folder first.

Prints the share of mutants that the tests kill, and the survivors to look at; fails below the bar.
"""

import subprocess
import sys
from collections import Counter

from bench.usage import helped

BAR = 0.80


def main() -> None:
    helped(__doc__, sys.argv[1:])
    mutmut = [sys.executable, "-m", "mutmut"]
    subprocess.run([*mutmut, "run", *sys.argv[1:]], check=True, stdout=subprocess.DEVNULL)
    listed = subprocess.run([*mutmut, "results", "--all", "true"], check=True, capture_output=True, text=True).stdout
    fates = dict(line.strip().rsplit(": ", 1) for line in listed.splitlines() if ": " in line)
    count = Counter(fate for fate in fates.values() if fate != "not checked")
    killed = count["killed"] + count["timeout"]
    share = killed / max(1, count.total())
    print(*[f"{name} ({fate})" for name, fate in fates.items() if fate in ("survived", "no tests")], sep="\n")
    print(f"{killed} of {count.total()} mutants killed: {share:.1%}  {dict(count)}")
    sys.exit(share < BAR)


if __name__ == "__main__":
    main()
