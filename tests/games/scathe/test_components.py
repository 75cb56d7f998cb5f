"""SC-CMP: what is in the box."""

from itertools import pairwise

import pytest

from tests.games.scathe.table import table
from theomachy.games.scathe import GAME
from theomachy.games.scathe.heroes import BOXED, HEROES, AbilityPart, BadContent, Card, read_heroes
from theomachy.games.scathe.setup import Setup
from theomachy.games.scathe.verbs import SUPPLY
from theomachy.kernel import Refused

SQUIRE = """
    [squire]
    cost = 2
    health = 12
    row = "front"
    abilities = ["inspire 1", "heal self 2", "attack melee 2", "attack melee 3", "attack melee 4", "attack melee 5"]
"""


def power(ability: tuple[AbilityPart, ...]) -> int:
    """A rough measure: points on the card, twice as many for a part that goes to several heroes."""
    return sum(part.amount * (2 if part.to in ("row", "all") else 1) for part in ability)


def test_the_box_holds_27_heroes_and_so_many_tokens():
    """SC-CMP-01: 27 heroes; 25 inspire, armor, physical, magic and taunt tokens; 40 cripple tokens; four dice each."""
    assert len(BOXED) == 27
    assert SUPPLY == {"inspire": 25, "armor": 25, "physical": 25, "magic": 25, "taunt": 25, "cripple": 40}
    assert GAME.new(Setup()).dice == [4, 4]


def test_a_hero_that_is_not_in_the_box_joins_no_party():
    """SC-CMP-01: there are no heroes but those 27."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(("squire,defender,fighter/priest,ranger", "starter-2")))
    assert str(no.value.reason) == "sc-no-such-hero number=1 hero=squire [SC-CMP-01]"


@pytest.mark.parametrize("card", HEROES.values(), ids=HEROES)
def test_a_hero_card_has_a_cost_a_health_and_six_rising_abilities(card: Card):
    """SC-CMP-02: cost 2, 3 or 4; health at most 20; exactly six abilities, none weaker than the one before."""
    assert card.cost in (2, 3, 4)
    assert 1 <= card.health <= 20
    unnumbered, *abilities = card.abilities
    assert unnumbered == ()
    assert len(abilities) == 6
    numbered = zip(card.texts[1:], abilities, strict=True)
    weaker = [
        f"{card.id}: ability {number}, “{text}”, has {power(ability)} points, fewer than “{before}” with {power(weak)}"
        for number, ((before, weak), (text, ability)) in enumerate(pairwise(numbered), 2)
        if power(ability) < power(weak)
    ]
    assert weaker == []
    assert 0 < power(abilities[0]) < power(abilities[5]), f"{card.id}: ability 6 has no more points than ability 1"


def test_a_proper_card_is_read():
    """SC-CMP-02: a card within the limits is a hero."""
    squire = read_heroes(SQUIRE, "mine.toml")["squire"]
    assert (squire.cost, squire.health, len(squire.texts[1:])) == (2, 12, 6)


@pytest.mark.parametrize(
    ("printed", "misprinted", "complaint"),
    [
        ("cost = 2", "cost = 5", "cost"),
        ("cost = 2", "cost = 1", "cost"),
        ("health = 12", "health = 21", "health: 21 is not between 1 and 20"),
        ("health = 12", "health = 0", "health: 0 is not between 1 and 20"),
        (', "attack melee 5"', "", "abilities: 5 instead of six"),
        ('"inspire 1", ', '"inspire 1", "inspire 1", ', "abilities: 7 instead of six"),
    ],
)
def test_a_card_that_breaks_the_limits_is_refused(printed: str, misprinted: str, complaint: str):
    """SC-CMP-02: no other cost, no health above 20 and no other number of abilities than six."""
    with pytest.raises(BadContent, match=f"mine.toml: squire: .*{complaint}"):
        read_heroes(SQUIRE.replace(printed, misprinted), "mine.toml")


@pytest.mark.parametrize("health", [1, 20])
def test_health_may_be_anything_that_the_tracker_shows(health: int):
    """SC-CMP-02: the tracker goes from 1 to 20."""
    assert read_heroes(SQUIRE.replace("12", str(health)), "mine.toml")["squire"].health == health


@pytest.mark.parametrize(
    ("parties", "reason"),
    [
        (("defender,defender,fighter/priest,ranger", "starter-2"), "sc-hero-twice number=1 hero=defender"),
        (("starter-1", "starter-1"), "sc-hero-in-both hero=defender"),
        (("knight,high-mage,paladin", "necromancer,iron-colossus,knight"), "sc-hero-in-both hero=knight"),
    ],
)
def test_a_hero_can_be_in_one_party_only(parties: tuple[str, str], reason: str):
    """SC-CMP-03: each hero exists once, neither twice in a party nor in both."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(parties))
    assert str(no.value.reason) == f"{reason} [SC-CMP-03]"


def test_a_hero_stands_in_one_place_only():
    """SC-CMP-03: a position cannot show a hero twice either."""
    with pytest.raises(Refused) as no:
        table("""
            battle
            red front: knight 20
            blue front: knight 20
        """)
    assert no.value.reason.clause == "SC-CMP-03"
