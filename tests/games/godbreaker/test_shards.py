"""GB-CIR-04: the trait that a circle shares through its shard."""

import pytest

from tests.games.godbreaker.dice import faces
from tests.games.godbreaker.table import allowed, go, keys, refused, table
from theomachy.games.godbreaker.content.traits import TRAITS
from theomachy.kernel import Refused

PLAIN = "; One iron 8; Two iron 8; Three iron 6; Four iron 6; Five iron 6"

DUEL = "activation\nactive a1\na1 5u,5u {}\nb1 6u,5u\nb2 4.9u,6u"
STRUCK = "activation\nactive b1\na1 5u,5u {}\nb1 6u,5u"
ALONE = "activation\nactive a1\na1 5u,5u {}\nb1 10u,5u"
USES = {
    "defensive": (STRUCK, "engage:a1", "5 1"),
    "healer": ("recovery round 5\na1 5u,5u {}\na2 9u,5u damage 1\nb1 20u,20u", "", "1"),
    "inspired": ("activation\nactive a1\na1 5u,5u thunderous {}\nb1 20u,20u", "thunderous", "1"),
    "mysterious": (ALONE, "mysterious | 10u,6.2u", "4"),
    "vengeful": (DUEL, "engage:b1 | b2", "2 5"),
    "brutal": (DUEL, "engage:b1", "5 2"),
    "juggernaut": (DUEL, "engage:b1 | b1 | 8.9u,5u", "5 2"),
    "pinning": ("activation\nactive b1\na1 5u,5u {}\nb1 7u,5u", "move:9u,5u", ""),
    "relentless": ("relentless round 5\na1 5u,5u {} damage 1\nb1 20u,20u", "", ""),
    "tough": (DUEL, "engage:b1", "1 7"),
    "cunning": (DUEL, "engage:b1 | 3.1u,5u", "5 2"),
    "deadly": (DUEL, "engage:b1", "1 5"),
    "fleet": (ALONE, "move:5u,15.9u", ""),
    "merciless": (DUEL, "engage:b1 | b2", "7 3 3"),
    "ranged": (ALONE, "engage:b1", "5 2"),
    "despoiling": (ALONE + "\na2 casualty", "despoiling:a2 | 6u,5u", "4"),
    "ruinous": (ALONE + "\narea 4u,4u 9u,9u", "ruinous:1-forest", "3"),
    "shaping": (ALONE, "shaping:round-4 as area | 5u,5u", "4"),
    "summoning": (ALONE, "summoning | 6u,5u", "4"),
    "thunderous": (ALONE, "thunderous", "3"),
}
"""For each trait something that does not go the same way without it."""


def story(trait: str, own: str = "", shard: str = "", there: bool = True) -> list[str]:
    """What happens in the position for a trait, or why it cannot: with own traits, with a shard and its marker."""
    position, answers, dice = USES[trait]
    marker = "\nshard-1 20u,3u" if shard and there else ""
    circles = tuple(f"{name}{PLAIN}" for name in (shard or "unbound", "unbound"))
    try:
        match = go(table(position.format(own) + marker, circles=circles, levels=True), answers, dice)
    except Refused as no:
        return [str(no)]
    return list(map(str, match.events))


@pytest.mark.parametrize("trait", TRAITS)
def test_a_shard_shares_its_trait_at_rank_one(trait):
    """GB-CIR-04, GB-A-36: everything goes as with an own trait of rank 1, as long as the marker stands."""
    with_it = story(trait, shard=trait)
    assert with_it == story(trait, own=trait)
    assert with_it != story(trait)
    assert story(trait, shard=trait, there=False) == story(trait)


@pytest.mark.parametrize(("own", "units"), [("", 8), ("ranged", 8), ("ranged2", 16), ("ranged3", 24)])
def test_a_shared_trait_adds_nothing_to_an_own_one(own, units):
    """GB-CIR-04, GB-A-36, GB-T-18: the higher of the two counts."""
    text = f"activation\nactive a1\na1 2u,2u {own}\nb1 23u,23u\nshard-1 20u,3u"
    assert refused(go(table(text, circles=(f"ranged{PLAIN}",) * 2)), "engage:b1").args["units"] == units


def test_it_is_shared_with_the_own_godbreakers_only():
    """GB-CIR-04, GB-A-36: not with tame models, and not with another circle, whose shard has its own trait."""
    text = "activation\nactive {}\na1 5u,5u\nb1 9u,5u\nsummoned-1 D8 5u,9u tame 1\nshard-1 20u,3u\nshard-2 20u,20u"
    circles = (f"ranged{PLAIN}", f"fleet{PLAIN}")
    assert "engage:b1" in keys(go(table(text.format("a1"), circles=circles)))
    assert refused(go(table(text.format("summoned-1"), circles=circles)), "engage:b1").args["units"] == 0
    theirs = go(table(text.format("b1"), circles=circles))
    assert refused(theirs, "engage:a1").args["units"] == 0
    assert allowed(theirs, "move:19.9u,5u")


def test_a_shared_trait_takes_no_place_among_the_four():
    """GB-A-36, GB-MOD-10: it takes no place among the four."""
    text = "activation\nactive a1\na1 5u,5u brutal tough deadly fleet\nb1 9u,5u\nshard-1 20u,3u"
    match = go(table(text, circles=(f"ranged{PLAIN}",) * 2))
    assert faces(match.settled, "engage:b1") == [(2, 8), (1, 8)]
