"""What armies have and what is used of it, in every game."""

import msgspec
import pytest

from tests.lab.studies import cell
from theomachy import games
from theomachy.features.armies import armies_of
from theomachy.games.godslayer.army.warbands import read_warband, total
from theomachy.lab.rows import Row
from theomachy.lab.study import Study
from theomachy.lab.worker import play_game

KINDS = {
    "scathe": {"hero"},
    "godtear": {"champion"},
    "godbreaker": {"trait", "metal", "flaw", "shard"},
    "godslayer": {"faction", "warlord", "character", "unit", "creature", "war-machine", "attachment", "item", "spell"},
}


def played(name: str) -> Row:
    """A game between agents who do not think."""
    few = Study(name, (cell("random", ("random", "random")),), 2, 11)
    return play_game(games.game(name), few.task(0))


@pytest.mark.parametrize("name", KINDS)
def test_cards_and_uses(name: str) -> None:
    row, rules = played(name), armies_of(games.game(name))
    assert rules is not None
    assert rules.entries is not None
    assert [card[1:] for card in row.cards if card.seat == 0] == list(rules.entries(row.armies[0]))
    assert {card.kind for card in row.cards} <= KINDS[name]
    for seat in (0, 1):
        named = [(card.card, card.kind) for card in row.cards if card.seat == seat]
        assert len(set(named)) == len(named) > 2
    had = {(card.seat, card.card) for card in row.cards}
    assert row.uses
    assert all(use.uses > 0 for use in row.uses)
    if name != "godbreaker":  # a threat that was tamed has traits of its own
        assert {(use.seat, use.card) for use in row.uses} <= had


def test_scathe_counts_what_is_used_in_all_ways() -> None:
    """As many uses as dice that woke something."""
    row = played("scathe")
    assert sum(use.uses for use in row.uses) <= row.steps
    assert {use.ability for use in row.uses} <= set("123456")


def test_a_warband_counts_to_its_points() -> None:
    row = played("godslayer")
    for seat, army in enumerate(row.armies):
        points = [card.copies * (card.points or 0) for card in row.cards if card.seat == seat]
        assert sum(points) == pytest.approx(total(read_warband(army)))


@pytest.mark.parametrize(("scenario", "level", "defender"), [("open-battle", 300, 300), ("last-stand", 160, 120)])
def test_warbands_are_drawn_for_the_level_that_is_agreed(scenario: str, level: int, defender: int) -> None:
    """The same in every cell that can have them."""
    cells = [
        cell("random", ("greedy", "greedy"), scenario=one, options={"level": level}) for one in ("relic", scenario)
    ]
    few = Study("godslayer", tuple(cells), 2, 7)
    relic, other = (msgspec.json.decode(few.task(number).setup) for number in (0, 2))
    assert relic["warbands"][0] == other["warbands"][0]
    points = [total(read_warband(text)) for text in other["warbands"]]
    assert level * 0.9 < points[0] <= level
    assert defender * 0.85 < points[1] <= defender
    assert (other.get("scenario", "open-battle"), other["level"]) == (scenario, level)
