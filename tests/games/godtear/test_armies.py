"""Warbands as the army builder shows them."""

from dataclasses import replace

import msgspec

from tests.games.godtear.made_up import brontes, known
from tests.kit import offering
from theomachy.features.armies import armies_of
from theomachy.games.godtear import GAME
from theomachy.games.godtear.scene import sheet_card
from theomachy.wire.games import muster
from theomachy.wire.presenter import Presenter


def test_a_fan_made_champion_can_be_chosen_by_its_card():
    """GT-FMT-15: it is in no scene of other matches, but the army builder shows it."""
    champion, followers = (msgspec.structs.replace(sheet, fan_made=True) for sheet in brontes())
    with known((champion, followers)):
        rules = replace(
            armies_of(GAME),
            catalogue={**armies_of(GAME).catalogue, "brontes": 1},
            cards={**armies_of(GAME).cards, **{sheet.id: sheet_card(sheet) for sheet in (champion, followers)}},
        )
        page = muster(Presenter(offering(GAME, rules), "en"), "titus")
    (entry,) = (entry for entry in page.catalogue if entry.id == "brontes")
    assert [figure.value for figure in entry.card.figures] == [2, 2, 2, 1, 5]
    assert entry.why_not is None
    assert entry.add == "titus,brontes"
