"""Armies on the command line: read from a text, a code or a file; judged, shown as cards, or shared as a code."""

import os.path
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Group
from rich.text import Text

from theomachy.features.armies import Armies
from theomachy.kernel import Game, Reason, Refused
from theomachy.play.army_codes import share
from theomachy.presentation.amounts import amount
from theomachy.presentation.army_names import army_text, meant
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal.errors import Trouble
from theomachy.terminal.files import read_text
from theomachy.terminal.screen.cards import full_card
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BAD, FAINT, GOOD, clause_tag

ENDINGS = (".txt", ".army")
"""Endings of names that always mean a file, even if it does not exist."""
CARD_COLUMNS = 76
"""Columns of a card."""


class Army(NamedTuple):
    game: Game[Any]
    muster: Armies
    text: str
    faults: list[Reason]


def find(game: Game[Any], given: str) -> Army:
    """Read the army that a text, a code or a file names. Trouble if it cannot be read at all."""
    armies = game.feature(Armies)
    if armies is None:
        raise Trouble("GAME", "trouble-no-parties", name=game.id)
    is_file = given.endswith(ENDINGS) or os.path.isfile(given)
    try:
        text = army_text(game, read_text(Path(given)) if is_file else given)
    except Refused as no:
        raise Trouble(given if is_file else "ARMY", no.reason) from None
    return Army(game, armies, text, armies.faults(text))


def judged(army: Army) -> Group:
    """Return a page that says that an army is legal or what is wrong with it, with its totals below."""
    words = Words(army.game)
    good = Text().append("✓ ", style=GOOD).append(words.say("army-legal"))
    lines = [
        Text().append("✗ ", style=BAD).append(words.say(fault)).append_text(clause_tag(fault.clause))
        for fault in army.faults
    ]
    text, near = meant(army.game, army.text)
    if army.faults and near:
        lines.append(Text(f"  {words.say('army-near', text=Verbatim(text), near=Verbatim(near))}"))
    gauges = army.muster.gauges(army.muster.read(army.text))
    counted = " · ".join(amount(words, gauge.label, gauge.value, gauge.most) for gauge in gauges)
    return Group(*map(Flow, lines or [good]), Text(f"  {counted}", style=FAINT))


def cards(army: Army, width: int) -> Group:
    """Return the full cards of an army, and of the pieces that come along with them."""
    game, words = army.game, Words(army.game)
    scene = game.scene(game.new(game.setup.type()), None)
    by_id = {**scene.fixed.cards, **army.muster.cards}
    ids = [card for id in army.muster.read(army.text) for card in (id, *army.muster.along.get(id, ()))]
    return Group(*[full_card(words, by_id[id], scene, width=min(CARD_COLUMNS, width)) for id in ids if id in by_id])


def code(army: Army) -> str:
    return share(army.game.id, army.text)
