"""A process that plays the games it is told to and says how long each took, so that two versions can take turns.

It reads lines `GAME/PRESET/AGENT SEED` and answers each with a line of JSON: seconds of CPU, decisions, digest of the
tape. Each commit is measured with its own player, so these words must stay. The agent `clone` plays at random, and only
the clones that are made at every request count. The case `chess` is the yardstick: random games of that package.
"""

import gc
import json
import sys
import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from bench.usage import helped
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import SeatView, play
from theomachy.kernel import Ask, Fast, Match

CHESS = "chess"
CHESS_GAMES = 4
"""Games of chess that are played as one, since a single one is soon over."""
CLONE = "clone"

Played = tuple[float, int, str]
"""Seconds of CPU, decisions, digest of the tape."""


def play_one(case: str, seed: int) -> Played:
    if case == CHESS:
        return play_chess(seed)
    name, preset, kind = case.split("/")
    if kind == CLONE:
        return play_cloned(name, preset, seed)
    game = games.game(name)
    match = Match(game, game.new(game.setup.presets[preset](Random(seed))), Fast(seed))
    start = time.process_time()
    decisions = play(match, [agent(game, kind, seed + seat) for seat in match.seats])
    return time.process_time() - start, decisions, digest(match.tape)


def play_cloned(name: str, preset: str, seed: int) -> Played:
    game = games.game(name)
    match = Match(game, game.new(game.setup.presets[preset](Random(seed))), Fast(seed))
    seats = [(agent(game, "random", seed + seat), SeatView(match, seat)) for seat in match.seats]
    spent, clones = 0.0, 0
    while isinstance(ask := match.request, Ask):
        start = time.process_time()
        match.clone(1)
        spent, clones = spent + time.process_time() - start, clones + 1
        player, view = seats[ask.seat]
        match.answer(player.decide(view), ask.seat)
    return spent, clones, digest(match.tape)


def play_chess(seed: int) -> Played:
    random, moves = Random(seed), list[object]()
    start = time.process_time()
    for _ in range(CHESS_GAMES):
        moves += chess_game(random)
    return time.process_time() - start, len(moves), digest(moves)


def chess_game(random: Random) -> Sequence[object]:
    """Play a game of chess with random moves, and return the moves."""
    import chess  # only measuring needs it

    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return list[object](board.move_stack)


def digest(tape: Iterable[object]) -> str:
    return sha256("\n".join(map(str, tape)).encode()).hexdigest()[:16]


if __name__ == "__main__":
    helped(__doc__, sys.argv[1:])
    if not Path(games.__file__).is_relative_to(Path.cwd()):
        sys.exit(f"the games are those of {games.__file__}, not of this tree")
    gc.disable()
    for line in sys.stdin:
        case, seed = line.split()
        gc.collect()
        print(json.dumps(play_one(case, int(seed))), flush=True)
