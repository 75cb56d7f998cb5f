"""Armies on the command line: from a text, a code or a file to what is wrong with it, its cards and its code."""

import os.path
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Group
from rich.text import Text

from theomachy.kernel import ArmyRules, Game, Reason, Refused
from theomachy.play.army_codes import share, text_of
from theomachy.presentation.amounts import amount
from theomachy.presentation.text import Words
from theomachy.terminal.errors import Trouble
from theomachy.terminal.files import read_text
from theomachy.terminal.screen.cards import full_card
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BAD, FAINT, GOOD, clause_tag

ENDINGS = (".txt", ".army")
"""What ends like this is a file, there or not."""
CARD_COLUMNS = 76
"""Columns of a card."""


class Army(NamedTuple):
    game: Game[Any]
    muster: ArmyRules
    text: str
    faults: list[Reason]


def find(game: Game[Any], given: str) -> Army:
    """The army that a text, a code or a file names; Trouble if it cannot be read at all."""
    if game.armies is None:
        raise Trouble("GAME", "trouble-no-parties", name=game.id)
    is_file = given.endswith(ENDINGS) or os.path.isfile(given)
    try:
        text = text_of(game.id, read_text(Path(given)) if is_file else given)
    except Refused as no:
        raise Trouble(given if is_file else "ARMY", no.reason) from None
    return Army(game, game.armies, text, game.armies.faults(text))


def judged(army: Army) -> Group:
    """That it is legal, or each thing that is wrong; below what was counted."""
    words = Words(army.game)
    good = Text().append("✓ ", style=GOOD).append(words.say("army-legal"))
    lines = [
        Text().append("✗ ", style=BAD).append(words.say(fault)).append_text(clause_tag(fault.clause))
        for fault in army.faults
    ]
    gauges = army.muster.gauges(army.muster.read(army.text))
    counted = " · ".join(amount(words, gauge.label, gauge.value, gauge.most) for gauge in gauges)
    return Group(*map(Flow, lines or [good]), Text(f"  {counted}", style=FAINT))


def cards(army: Army, width: int) -> Group:
    """All that is printed on the cards of an army, and on those that come along."""
    game, words = army.game, Words(army.game)
    scene = game.scene(game.new(game.setup.type()), None)
    by_id = {**scene.fixed.cards, **army.muster.cards}
    ids = [card for id in army.muster.read(army.text) for card in (id, *army.muster.along.get(id, ()))]
    return Group(*[full_card(words, by_id[id], scene, width=min(CARD_COLUMNS, width)) for id in ids if id in by_id])


def code(army: Army) -> str:
    return share(army.game.id, army.text)
