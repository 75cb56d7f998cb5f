"""SC-PTY: the starters, and what a party worth twelve can look like."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.kit import play
from theomachy.games.scathe import GAME
from theomachy.games.scathe.heroes import HEROES
from theomachy.games.scathe.rules.draft import deck
from theomachy.games.scathe.setup import Rulings, Setup, random_parties, random_party, read_party
from theomachy.games.scathe.state import BACK, FRONT

PATTERNS = {
    (4, 4, 4): "knight,high-mage,paladin",
    (4, 4, 2, 2): "knight,high-mage,bard,rogue",
    (4, 3, 3, 2): "knight,warrior,sage,apprentice",
    (3, 3, 3, 3): "hunter,druid,sage,ranger",
    (4, 2, 2, 2, 2): "paladin,bard,rogue,priest,fighter",
    (3, 3, 2, 2, 2): "ranger,spellsword,defender,fighter,priest",
    (2, 2, 2, 2, 2, 2): "bard,rogue,priest,fighter,defender,pikeman",
}


def pattern(heroes: tuple[str, ...] | list[str]) -> tuple[int, ...]:
    return tuple(sorted((HEROES[id].cost for id in heroes), reverse=True))


def sums_to_twelve(most: int = 4, rest: int = 12) -> Iterator[tuple[int, ...]]:
    """All falling sequences of costs that make twelve."""
    if not rest:
        yield ()
    for cost in range(min(most, rest), 1, -1):
        for others in sums_to_twelve(cost, rest - cost):
            yield (cost, *others)


@pytest.mark.parametrize(
    ("seat", "front", "back"),
    [
        (0, ["defender", "fighter"], ["priest", "ranger", "spellsword"]),
        (1, ["warrior", "knight"], ["sage", "apprentice"]),
    ],
)
def test_the_starter_parties(seat: int, front: list[str], back: list[str]):
    """SC-PTY-01: who stands where in the book's two parties, each worth 12."""
    match = play(GAME, GAME.new(Setup(("starter-1", "starter-2"))), dice=[2, 1, 3])
    party = match.state.parties[seat]
    assert [hero.card.id for hero in party if hero.row == FRONT] == front
    assert [hero.card.id for hero in party if hero.row == BACK] == back
    assert sum(hero.card.cost for hero in party) == 12


def test_the_starters_are_what_a_new_table_plays():
    """SC-PTY-01: newcomers get them without asking, Starter 1 for red and Starter 2 for blue."""
    assert GAME.setup.presets["starters"](Random(0)) == Setup() == Setup(("starter-1", "starter-2"))


@pytest.mark.parametrize("costs", PATTERNS, ids=str)
def test_twelve_can_be_made_in_seven_ways(costs: tuple[int, ...]):
    """SC-PTY-02: a party of each pattern is accepted; it has three to six heroes."""
    party = read_party(PATTERNS[costs], 0)
    assert party.heroes == tuple(PATTERNS[costs].split(","))
    assert pattern(party.heroes) == costs
    assert 3 <= len(costs) <= 6


def test_there_is_no_eighth_way():
    """SC-PTY-02: costs of 2, 3 and 4 make twelve in just these ways, and random parties show each of them."""
    assert set(sums_to_twelve()) == set(PATTERNS)
    random = Random(4)
    assert {pattern(random_party(random)) for _ in range(300)} == set(PATTERNS)


@pytest.mark.parametrize("seed", range(20))
def test_random_parties_are_legal(seed: int):
    """SC-PTY-02, SC-CMP-03: parties drawn at random are worth twelve each and share no hero."""
    setup = GAME.setup.presets["random"](Random(seed))
    t = GAME.new(setup)
    assert {pattern(heroes) for heroes in t.waiting} <= set(PATTERNS)
    assert not set(t.waiting[0]) & set(t.waiting[1])


def test_the_flame_dragon_may_be_chosen_freely():
    """SC-A-22: it stays out of the draft only; a party that is put together by hand may have it."""
    match = play(GAME, GAME.new(Setup(("flame-dragon,knight/high-mage", "starter-1"))), dice=[2, 1, 3])
    assert match.request is not None
    assert match.request.why_not("use:flame-dragon:3") is None


def test_a_fan_made_hero_is_brought_along_and_never_drawn_nor_drafted(monkeypatch: pytest.MonkeyPatch):
    """SC-PTY-03: chance draws the same heroes as without it, and so does a draft."""

    def drawn() -> list:
        return [deck(Rulings(dragon_in_draft=True)), [random_parties(Random(seed)) for seed in range(50)]]

    of_the_box = drawn()
    torchbearer = msgspec.structs.replace(HEROES["priest"], id="torchbearer", fan_made=True)
    monkeypatch.setitem(HEROES, "torchbearer", torchbearer)
    assert drawn() == of_the_box
    brought = Setup(("torchbearer,defender/fighter,ranger,spellsword", "starter-2"))
    party = play(GAME, GAME.new(brought), dice=[2, 1, 3]).state.parties[0]
    assert "torchbearer" in {hero.card.id for hero in party}
