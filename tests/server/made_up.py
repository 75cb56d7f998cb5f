"""`theomachy` with made-up games besides: run with the arguments of `theomachy`, such as `serve --port 0`.

The Owl's processes load this file, too, so that they know the games.
"""

from tests.conformance import climbers, mini
from tests.play import clans
from tests.server import flock, plane, toll
from theomachy import games

MADE_UP = (mini.GAME, plane.GAME, flock.GAME, climbers.GAME, clans.GAME, toll.GAME)

games.GAMES.update({game.id: game for game in MADE_UP})

if __name__ == "__main__":
    from theomachy.cli import main

    main()
