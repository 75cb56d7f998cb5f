"""Godslayer: warbands on a 48-inch table. GAME is all that the rest of the house needs."""

from hashlib import blake2b
from pathlib import Path

import msgspec

from theomachy.games.godslayer.fields import FIELDS
from theomachy.games.godslayer.judge import SUMS, judge_with
from theomachy.games.godslayer.muster import MUSTER
from theomachy.games.godslayer.notation import read, write
from theomachy.games.godslayer.pieces import CATALOGUE
from theomachy.games.godslayer.plans import calm, plan, rest
from theomachy.games.godslayer.profiles import ALL
from theomachy.games.godslayer.rules import next_step
from theomachy.games.godslayer.rules.opening import set_up
from theomachy.games.godslayer.rules.secret import imagine
from theomachy.games.godslayer.scene import scene
from theomachy.games.godslayer.setup import FEWEST, PRESETS, Setup, for_players
from theomachy.games.godslayer.state import LETTERS
from theomachy.games.godslayer.windows import WINDOWS
from theomachy.kernel import Game
from theomachy.kernel.judges import read_judges

FOLDER = Path(__file__).parent
SEATS = tuple(f"gs-seat-{number + 1}" for number in range(len(LETTERS)))

CONTENT = blake2b(msgspec.json.encode([ALL, CATALOGUE, FIELDS]), digest_size=4).hexdigest()

GAME = Game(
    id="godslayer",
    rules="1",
    content=CONTENT,
    seats=SEATS,
    Setup=Setup,
    presets=PRESETS,
    new=set_up,
    next_step=next_step,
    result=lambda t: t.result,
    scene=scene,
    imagine=imagine,
    write=write,
    read=read,
    folder=FOLDER,
    judges=read_judges(FOLDER, SUMS, judge_with),
    plan=plan,
    calm=calm,
    rest=rest,
    muster=MUSTER,
    players=lambda setup: len(setup.warbands),
    fewest=FEWEST,
    for_players=for_players,
    windows=WINDOWS,
)
