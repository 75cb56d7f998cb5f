"""`theomachy` with a clock that a test moves: the first argument is a file with the seconds that it is ahead."""

import sys
from datetime import datetime, timedelta
from pathlib import Path

from theomachy.hosting.memory import PlainClock
from theomachy.server import app

if __name__ == "__main__":
    from theomachy.cli import main

    ahead = Path(sys.argv.pop(1))

    class MovedClock(PlainClock):
        def now(self) -> datetime:
            return super().now() + timedelta(seconds=float(ahead.read_text()))

    app.PlainClock = MovedClock  # type: ignore[misc]
    main()
