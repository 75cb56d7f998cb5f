"""Plays what it is told and says how long that took: a process of its own, so that two versions can take turns.

It reads lines `GAME/PRESET/AGENT SEED` and answers each with a line of JSON: seconds of CPU, decisions, digest of the
tape. It runs in the tree of any commit, so it keeps to what has been there for long. The agent `clone` plays at random,
and only the clones that are made at every request count. `chess` is the yardstick: random games of that package.
"""

import gc
import json
import sys
import time
from hashlib import sha256
from random import Random

CHESS = "chess"
CHESS_GAMES = 8
"""in one go: a single one is soon over"""


def play_one(case: str, seed: int) -> tuple[float, int, str]:
    """Seconds, decisions and digest of one game."""
    if case == CHESS:
        return play_chess(seed)
    from theomachy import games
    from theomachy.agents import agent
    from theomachy.kernel import Fast, Match
    from theomachy.kernel.seats import play

    name, preset, kind = case.split("/")
    game = games.game(name)
    match = Match(game, game.new(game.setup.presets[preset](Random(seed))), Fast(seed))
    seats = [agent(game, kind.replace("clone", "random"), seed + seat) for seat in match.seats]
    if kind == "clone":
        return play_cloned(match, seats)
    start = time.process_time()
    decisions = play(match, seats)
    return time.process_time() - start, decisions, digest(match.tape)


def play_cloned(match, seats) -> tuple[float, int, str]:
    from theomachy.kernel.seats import SeatView

    views = [SeatView(match, seat) for seat in match.seats]
    spent, clones = 0.0, 0
    while match.request is not None:
        start = time.process_time()
        match.clone(1)
        spent, clones = spent + time.process_time() - start, clones + 1
        seat = match.request.seat
        match.answer(seats[seat].decide(views[seat]), seat)
    return spent, clones, digest(match.tape)


def play_chess(seed: int) -> tuple[float, int, str]:
    import chess

    random, moves = Random(seed), []
    start = time.process_time()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
        moves += board.move_stack
    return time.process_time() - start, len(moves), digest(moves)


def digest(tape) -> str:
    return sha256("\n".join(map(str, tape)).encode()).hexdigest()[:16]


if __name__ == "__main__":
    gc.disable()
    for line in sys.stdin:
        case, seed = line.split()
        gc.collect()
        print(json.dumps(play_one(case, int(seed))), flush=True)
