"""`theomachy` with made-up games besides: run with the arguments of `theomachy`, such as `serve --port 0`.

The Owl's processes load this file, too, so that they know the games.
"""

from tests.conformance import climbers, mini
from tests.kernel import clans
from tests.server import flock, plane
from theomachy import games

MADE_UP = {"mini": mini.GAME, "plane": plane.GAME, "flock": flock.GAME, "climbers": climbers.GAME, "clans": clans.GAME}

games.GAMES.update(MADE_UP)

if __name__ == "__main__":
    from theomachy.cli import main

    main()
