"""Every profile with all its figures, and as it stands on the table: its statistics, its life points, its price."""

from typing import NamedTuple

import pytest

from tests.games.godslayer.kit import battle, card
from theomachy.games.godslayer.army.profiles import PROFILES, RADIUS
from theomachy.games.godslayer.army.warbands import Entry, cost_of
from theomachy.games.godslayer.rules.space.formation import movement_limit
from theomachy.games.godslayer.rules.values.statistics import own_sight_value, stat

PRINTED = """
    demarchon           | warlord     infantry        small  | 3 7 5 5 13 8 9 6      | 7+4     | 1     | 46    | 1
    godquester          | warlord     infantry        small  | 3 8 7 5 14 6 9 6      | 8+4     | 1     | 57    | 1
    oracle              | warlord     infantry        small  | 3 5 0 7 13 5 9 6      | 6+4     | 1     | 42    | 1
    syntarch            | character   infantry        small  | 3 7 0 4 14 6 8 5      | 6+4     | 1     | 34    | 2
    sanctum-priestess   | character   infantry        small  | 3 4 3 7 12 5 9 5      | 4+4     | 1     | 28    | 1
    sacred-familiar     | attachment  infantry        small  | 4 4 0 6 14 4 7 3      | 4+0     | 1     | 8     | 3
    hoplites            | unit        infantry        small  | 3 6 4 4 13 6 8 4      | 5/6/5   | 6-10  | 70/11 | 3
    sons-of-war         | unit        infantry        small  | 3 7 0 3 12 6 8 4      | 6/7/0   | 4-8   | 50/13 | 2
    amazon-hunters      | unit        light-infantry  small  | 3 5 6 4 13 5 8 4      | 5/6/0   | 3-6   | 33/11 | 2
    cerberos            | creature    cavalry         medium | 5 6 0 3 12 5 6 5      | 10+6    | 1     | 35    | 2
    hill-ogres          | unit        heavy-infantry  medium | 3 6 0 3 11 6 7 4      | 10/11/0 | 3-5   | 74/24 | 2
    centurion           | warlord     heavy-infantry  small  | 3 7 5 4 13 8 9 6      | 8+4     | 1     | 47    | 1
    mortifex            | warlord     infantry        small  | 3 5 0 7 12 6 9 6      | 6+4     | 1     | 44    | 1
    princeptor          | character   infantry        small  | 3 7 0 4 13 6 8 5      | 6+3     | 1     | 27    | 2
    legionnaires        | unit        heavy-infantry  small  | 3 6 5 3 13 7 8 4      | 5/6/5   | 4-10  | 40/10 | 3
    praetorian-carnifexers | unit     heavy-infantry  small  | 3 7 0 4 13 8 9 4      | 6/7/0   | 3-6   | 48/15 | 2
    necromagus          | character   infantry        small  | 3 5 0 6 12 5 8 5      | 5+4     | 1     | 27    | 2
    xisteri-bombers     | unit        infantry        small  | 3 5 6 3 12 5 7 4      | 5/6/0   | 3-5   | 39/13 | 2
    scorpio             | war-machine infantry        large  | 1 0 6 0 9 8 0 4       | 10+0    | 1     | 40    | 2
    bonehound           | creature    infantry        medium | 3 6 0 2 12 5 6 5      | 8+4     | 1     | 28    | 2
    moloch              | creature    infantry        large  | 3 7 0 3 11 7 7 5      | 17+9    | 1     | 70    | 1
    legio-mortum        | unit        infantry        small  | 3 5 0 2 12 6 6 4      | 6/6/0   | 4-10  | 36/9  | 3
    scarjarl            | warlord     infantry        small  | 3 8 4 4 13 6 9 6      | 9+4     | 1     | 47    | 1
    warsmith            | warlord     infantry        small  | 3 7 4 5 12 8 9 6      | 9+4     | 1     | 49    | 1
    valkyrie            | character   cavalry         medium | 5 7 4 5 14 8 9 5      | 6+4     | 1     | 44    | 1
    fjell-warriors      | unit        infantry        small  | 3 6 4 3 13 6 8 4      | 6/7/6   | 4-8   | 46/11 | 3
    skannfyrd-kinswords | unit        infantry        small  | 3 7 0 3 12 6 8 4      | 6/7/6   | 4-8   | 50/12 | 2
    fimbul-toughborns   | unit        infantry        small  | 3 5 6 3 12 6 8 4      | 6/7/0   | 3-6   | 38/12 | 2
    brewer-of-odrorir   | character   infantry        small  | 3 5 4 4 12 6 8 5      | 5+4     | 1     | 24    | 1
    einherjer           | unit        heavy-infantry  small  | 3 7 0 5 13 8 9 4      | 7/8/0   | 3-5   | 54/17 | 1
    frost-bear          | creature    infantry        medium | 4 7 0 2 12 6 6 5      | 10+5    | 1     | 36    | 2
    pendragon           | warlord     infantry        small  | 3 7 5 5 14 7 9 6      | 8+4     | 1     | 46    | 1
    fiannor-farfarer    | warlord     light-infantry  small  | 4 6 7 4 14 5 8 6      | 7+4     | 1     | 45    | 1
    bard-of-aynnsing    | character   infantry        small  | 3 5 4 5 13 5 8 5      | 5+4     | 1     | 24    | 1
    cromlech-guard      | unit        heavy-infantry  small  | 3 7 0 5 13 7 9 4      | 7/8/7   | 3-6   | 45/14 | 2
    bladeslingers       | unit        light-infantry  small  | 3 5 6 4 13 5 8 4      | 5/6/5   | 4-8   | 42/10 | 3
    scabhta-hunters     | unit        light-infantry  small  | 4 5 6 4 13 5 8 4      | 5/6/0   | 3-6   | 38/12 | 2
    wycca-warriors      | unit        light-infantry  small  | 3 6 0 5 14 4 8 4      | 5/6/0   | 4-8   | 44/11 | 2
    beasthunter         | character   light-cavalry   medium | 5 6 7 4 13 6 8 5      | 6+4     | 1     | 38    | 2
    druid               | character   infantry        small  | 3 5 0 6 12 5 8 5      | 5+4     | 1     | 26    | 2
    banshee             | character   infantry        small  | 4 4 0 6 13 4 8 5      | 7+3     | 1     | 40    | 1
    lord-of-decay       | character   infantry        small  | 3 6 0 6 12 6 8 5      | 6+4     | 1     | 34    | 1
    wolfhound           | attachment  light-infantry  small  | 5 5 0 2 13 4 6 3      | 5+0     | 1     | 10    | 3
    sabre-tooth         | creature    light-cavalry   medium | 5 7 0 2 13 4 6 5      | 8+4     | 1     | 37    | 2
    gorelord            | warlord     infantry        medium | 3 8 0 4 13 7 8 6      | 10+5    | 1     | 52    | 1
    banelord            | warlord     infantry        medium | 3 7 0 5 12 8 9 6      | 10+5    | 1     | 53    | 1
    bisotaur-shaman     | warlord     infantry        medium | 3 6 0 6 12 6 8 6      | 9+5     | 1     | 45    | 1
    reaver-tyrant       | warlord     infantry        small  | 3 8 0 4 12 6 8 6      | 9+5     | 1     | 50    | 1
    horn-brayer         | character   infantry        small  | 3 5 0 3 12 4 7 4      | 6+0     | 1     | 14    | 1
    fallow-shaman       | character   infantry        small  | 3 5 0 6 12 5 7 5      | 5+4     | 1     | 24    | 2
    maldire-mongrels    | unit        light-infantry  small  | 4 6 0 2 12 4 7 4      | 6/7/0   | 4-8   | 48/12 | 3
    gut-hackers         | unit        infantry        medium | 3 6 0 3 12 7 7 4      | 10/11/0 | 3-5   | 68/21 | 2
    ursapine            | creature    infantry        medium | 4 7 0 2 12 6 6 5      | 11+6    | 1     | 38    | 2
    pestbringer         | character   infantry        medium | 3 6 6 4 12 6 7 5      | 7+4     | 1     | 36    | 1
    reaver-tribesmen    | unit        infantry        small  | 3 6 0 3 12 5 7 4      | 5/6/5   | 5-10  | 45/9  | 3
    skulleater          | character   infantry        small  | 4 7 0 3 13 5 7 5      | 6+4     | 1     | 36    | 2
    balescorch-cyclops  | creature    infantry        large  | 4 6 5 3 11 6 7 5      | 22+11   | 1     | 84    | 1
    hammerfist          | warlord     infantry        medium | 3 7 0 4 12 8 8 6      | 10+5    | 1     | 50    | 1
    grondagh-filthling  | warlord     light-infantry  small  | 3 6 5 4 14 4 6 6      | 7+3     | 1     | 30    | 2
    lighteater          | character   infantry        medium | 3 5 0 6 12 5 7 5      | 6+4     | 1     | 28    | 2
    reaver-runts        | unit        light-infantry  small  | 3 5 5 2 14 4 5 4      | 5/6/5   | 5-12  | 30/6  | 3
    grayhorns           | unit        heavy-cavalry   medium | 4 6 0 3 12 7 7 4      | 9/10/0  | 3-5   | 78/25 | 1
    obsidian-nightmare  | character   infantry        medium | 3 6 0 5 12 6 8 5      | 8+4     | 1     | 46    | 1
    longshadows         | unit        infantry        medium | 3 5 0 6 12 5 7 4      | 7/8/0   | 3-5   | 66/21 | 2
    feral-troll         | creature    infantry        medium | 4 6 0 2 11 5 6 5      | 12+6    | 1     | 39    | 2
"""
"""Profile, kind, class and base; MOV MEL MIS MAG DEF ARM LEAD ACT; life points, plain and coloured or of troopers,
leader and musician; models; points, of a core and of each trooper more; deployment limit."""

STATS = ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT")
LIMITS = {"light": 5, "heavy": 3}


class Row(NamedTuple):
    id: str
    kind: str
    classed: str
    base: str
    stats: list[int]
    lp: str
    size: str
    cost: str
    dpl: int


def read(line: str) -> Row:
    id, header, stats, lp, size, cost, dpl = [part.strip() for part in line.split("|")]
    kind, classed, base = header.split()
    return Row(id, kind, classed, base, [int(word) for word in stats.split()], lp, size, cost, int(dpl))


ROWS = [read(line) for line in PRINTED.strip().splitlines()]
every = pytest.mark.parametrize("row", ROWS, ids=[row.id for row in ROWS])


def test_all_profiles_are_listed() -> None:
    """GS-PRO-01"""
    assert sorted(row.id for row in ROWS) == sorted(PROFILES)


@every
def test_it_is_what_its_card_says(row: Row) -> None:
    """GS-MOD-03 to 08, GS-CLS-01 to 04, GS-PRO-10, GS-LOS-03, GS-WAR-10: kind, class, base, how many, how often."""
    profile = PROFILES[row.id]
    weight, _, foot = row.classed.rpartition("-")
    assert (profile.kind, profile.weight, profile.cavalry, profile.base) == (
        row.kind,
        weight,
        foot == "cavalry",
        row.base,
    )
    core, _, largest = row.size.partition("-")
    assert (profile.core, profile.largest, profile.dpl) == (int(core), int(largest or core), row.dpl)


@every
def test_it_has_its_figures_on_the_table(row: Row) -> None:
    """GS-PRO-02, GS-PRO-08, GS-PRO-10, GS-MOV-06: statistics, life points, base and movement limit of its models; a
    war-machine has the LEAD of its crew. GS-WMC-02"""
    size = int(row.size.partition("-")[0])
    t = battle(card(f"a {row.id}", " ".join(f"{5 + 3 * n},10" for n in range(size))), card("b pendragon", "45,45"))
    first = t.models[0]
    stats = [*row.stats[:6], 7, row.stats[7]] if row.id == "scorpio" else row.stats
    assert [stat(t, first, name) for name in STATS] == stats
    assert (first.r, own_sight_value(t, first)) == (
        RADIUS[PROFILES[row.id].base],
        ["small", "medium", "large"].index(row.base) + 1,
    )
    lp = [model.lp for model in t.members(t.cards[0])]
    if row.kind == "unit":
        trooper, leader, musician = map(int, row.lp.split("/"))
        roles = [leader, *[musician][: musician > 0]]
        assert lp == roles + [trooper] * (size - len(roles))
    else:
        assert lp[0] == sum(map(int, row.lp.split("+")))
    if row.kind != "war-machine":
        weight = row.classed.rpartition("-")[0]
        assert movement_limit(t, t.cards[0]) == (5 if row.id == "godquester" else LIMITS.get(weight, 4))


@every
def test_the_coloured_boxes_are_the_last(row: Row) -> None:
    """GS-DMG-04, GS-PRO-08: with the last plain box gone, all that has coloured ones is one worse."""
    if "+" not in row.lp:
        return
    plain, coloured = map(int, row.lp.split("+"))
    t = battle(card(f"a {row.id}", "10,10"), card("b pendragon", "45,45"))
    for wounds, less in ((plain - 1, 0), (plain, int(coloured > 0))):
        t.models[0].wounds = wounds
        assert stat(t, t.models[0], "DEF") == row.stats[4] - less


@every
def test_it_costs_its_points(row: Row) -> None:
    """GS-PRO-09, GS-WAR-10: an individual, or a core; and each trooper more."""
    cost, _, extra = row.cost.partition("/")
    core = PROFILES[row.id].core
    assert cost_of(Entry(row.id, core)) == int(cost)
    if extra:
        assert cost_of(Entry(row.id, core + 2)) == int(cost) + 2 * int(extra)
