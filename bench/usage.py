"""Help of the benches: the docstring of the bench."""

import sys
from collections.abc import Sequence


def helped(text: str | None, arguments: Sequence[str]) -> None:
    """Print the docstring of a bench and end, if its arguments ask for help."""
    if {"-h", "--help"} & {*arguments}:
        print((text or "").strip())
        sys.exit()
