"""Tactics and brews, performed as their cards say: what they cost, how long they last, which figures they change."""

import re
from typing import NamedTuple

import pytest

from tests.games.godslayer.kit import Given, allowed, battle, card, events, go, keys, model, refused, state, the_card
from theomachy.games.godslayer.army.profiles import PROFILES, TACTICS
from theomachy.games.godslayer.language import Change, every
from theomachy.games.godslayer.rules.space.formation import movement_limit
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Match

FIGURES = """
    blood-frenzy     | gorelord          | order gut-hackers     | 2 | round | +1 POW in melee, -1 DEF
    goad             | banelord          | order gut-hackers     | 2 | round | +1 MOV, -1 DEF
    hide-of-the-herd | bisotaur-shaman   | order gut-hackers     | 2 | round | +1 ARM
    steady-spears    | demarchon         | order hill-ogres      | 2 | next  | +1 DEF
    strike-as-one    | demarchon         | order hill-ogres      | 2 | round | +1 MEL
    forewarning      | oracle            | order hill-ogres      | 2 | next  | +2 DEF at missiles and charges
    doom-foretold    | oracle            | at gut-hackers        | 2 | next  | -1 DEF
    hunters-focus    | godquester        |                       | 1 | turn  | +1 MIS
    volley           | amazon-hunters    |                       | 1 | turn  | +1 MIS
    ancestral-pride  | centurion         | order princeptor      | 2 | round | +1 MEL
    lock-shields     | centurion         | order princeptor      | 2 | next  | +1 ARM
    dread-command    | mortifex          | order princeptor      | 2 | round | +1 POW in melee
    grave-chill      | mortifex          | at gut-hackers        | 2 | next  | -1 MOV
    testudo          | legionnaires      |                       | 2 | next  | +2 DEF and ARM
    blood-oath       | scarjarl          | order einherjer       | 2 | round | +1 POW in melee
    war-cry          | scarjarl          | at gut-hackers        | 2 | next  | -1 MEL
    shatter          | warsmith          | at gut-hackers        | 2 | next  | -2 ARM
    shield-wall      | fjell-warriors    |                       | 1 | next  | +1 DEF and ARM at missiles and charges
    kin-fury         | skannfyrd-kinswords |                     | 1 | turn  | +1 POW in melee, -1 DEF
    stout            | brewer-of-odrorir | brews for einherjer   | 2 | round | +1 ARM
    firewater        | brewer-of-odrorir | brews for einherjer   | 2 | round | +1 POW in melee
    crushing-advance | hammerfist        | order grayhorns       | 2 | round | +1 POW in melee
    rally-the-clans  | pendragon         | order scabhta-hunters | 2 | round | +1 MEL and LEAD
    loose-together   | fiannor-farfarer  | order scabhta-hunters | 2 | round | +1 MIS
    hidden-paths     | fiannor-farfarer  | order scabhta-hunters | 2 | round | +1 MOV
    reel             | bard-of-aynnsing  | minstrel for druid    | 2 | round | +1 MOV
    hymn             | bard-of-aynnsing  | minstrel for druid    | 2 | round | +1 LEAD
    oath-of-stone    | cromlech-guard    |                       | 2 | next  | +2 ARM at missiles and magic
"""
"""Tactic, who performs it, on whom, ACT, how long it lasts, what it changes."""

CASES = {
    "melee": For("melee"),
    "charge": For("melee", charge=True),
    "free strike": For("free strike"),
    "missile": For("missile"),
    "magic": For("magic"),
    "spell": For("spell"),
}
WHEN = {
    "": list(CASES),
    "in melee": ["melee", "charge", "free strike"],
    "at missiles and charges": ["charge", "missile"],
    "at missiles and magic": ["missile", "magic", "spell"],
}
STATS = ("MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT", "POW", "SR", "CAST")


class Row(NamedTuple):
    tactic: str
    by: str
    how: str
    act: int
    until: str
    changes: str


def read(line: str) -> Row:
    tactic, by, how, act, until, changes = [part.strip() for part in line.split("|")]
    return Row(tactic, by, how, int(act), until, changes)


ROWS = [read(line) for line in FIGURES.strip().splitlines()]


def squad(seat: str, profile: str, y: int) -> Given:
    places = " ".join(f"{10 + 2 * n},{y}" for n in range(PROFILES[profile].core))
    return card(f"{seat} {profile}", places)


def figures(t: Battle, id: str) -> dict[tuple[str, str], int]:
    return {(name, case): stat(t, model(t, id), name, why) for name in STATS for case, why in CASES.items()}


def changes(text: str) -> dict[tuple[str, str], int]:
    """What `+1 POW in melee, -1 DEF` changes, case by case."""
    found: dict[tuple[str, str], int] = {}
    for sign, names, when in re.findall(r"([+-]\d) ([A-Z]+(?: and [A-Z]+)*) ?([a-z ]*)", text):
        found |= {(name, case): int(sign) for name in names.split(" and ") for case in WHEN[when]}
    return found


@pytest.mark.parametrize("row", ROWS, ids=[row.tactic for row in ROWS])
def test_it_changes_what_its_card_says_and_nothing_else(row: Row) -> None:
    """GS-PRO-05, GS-TAC-01, GS-TAC-04, GS-TAC-06, GS-TAC-07, GS-TAC-15: paid, performed, and felt by every member for
    as long as it lasts."""
    whom = row.how.split()[-1] if row.how else ""
    enemy = row.how.startswith("at ")
    others = [squad("b" if enemy else "a", whom, 14)] if whom else []
    t = battle(squad("a", row.by, 10), *others, card("b ursapine", "45,45"), active="a1")
    target = the_card(t, ("b1" if enemy else "a2") if whom else "a1")
    before = {number: figures(t, t.models[number].id) for number in target.models}
    if " for " in row.how:
        match = go(t.copy(), f"talent:{row.how.split()[0]}:{row.tactic}:{target.id}")
    elif not whom:
        match = go(t.copy(), f"tactic:{row.tactic}")
    else:
        match = go(t.copy(), f"tactic:{row.tactic}:{target.id}", "6 | 1" if enemy else "1 1")
    assert the_card(t, "a1").tokens - the_card(match, "a1").tokens == row.act
    for number, old in before.items():
        one = state(match).models[number]
        new = figures(state(match), one.id)
        assert {key: new[key] - old[key] for key in new if new[key] != old[key]} == changes(row.changes)
        assert [(effect.id, effect.until) for effect in one.effects] == [(row.tactic, row.until)]


def test_all_tactics_that_change_figures_are_listed() -> None:
    """GS-PRO-05: those with a condition of their own have a test of their own."""
    own = {"phalanx", "swarm-them", "aura-of-decomposing"}
    assert {
        id for id, tactic in TACTICS.items() if any(not change.tokens for change in every(Change, tactic.does))
    } == {row.tactic for row in ROWS} | own


# With conditions of their own


def phalanx(places: str) -> Match[Battle]:
    return go(battle(card("a hoplites", places), card("b ursapine", "45,45"), active="a1"), "tactic:phalanx")


def test_a_phalanx_stands_shoulder_to_shoulder() -> None:
    """phalanx: GS-PRO-05, GS-TAC-04: +2 DEF and +1 ARM for members within an inch of another; 1 ACT, until their next
    activation."""
    match = phalanx("10,10 11.5,10 13.1,10 15.4,10 16.9,10 19.2,10")
    t = state(match)
    assert the_card(match, "a1").tokens == 3
    assert [(effect.id, effect.until) for effect in model(match, "a1.1").effects] == [("phalanx", "next")]
    found = [(stat(t, one, "DEF"), stat(t, one, "ARM")) for one in t.members(the_card(match, "a1"))]
    assert found == [(15, 7)] * 5 + [(13, 6)]


def test_an_inch_is_the_most() -> None:
    """phalanx: GS-TRM-02: measured from base to base: 2.19 inches between middles is too far."""
    t = state(phalanx("10,10 12.18,10 14.37,10 16.56,10 18.75,10 20.94,10"))
    assert [stat(t, one, "DEF") for one in t.members(t.cards[0])] == [15, 15, 13, 13, 13, 13]


def test_a_phalanx_hardly_moves() -> None:
    """phalanx: GS-MOV-06: one token of movement while it lasts, where hoplites have four."""
    match = phalanx("10,10 11.5,10 13,10 14.5,10 16,10 17.5,10")
    t = state(match)
    assert movement_limit(t, t.cards[0]) == 1
    assert refused(match, "move:2").clause == "GS-MOV-06"
    assert "move:1" in keys(match)
    for one in t.models:
        one.effects = ()
    assert movement_limit(t, t.cards[0]) == 4


def swarm(foes: int) -> Match[Battle]:
    """Five runts are told to swarm somebody, and the first of them strikes."""
    runts = card("a reaver-runts", "10,10 8.5,8.5 10,8.5 11.5,8.5 13,8.5")
    enemies = card("b gut-hackers", " ".join(f"{10 + 2.2 * n:.1f},11.8" for n in range(foes)), tokens=0)
    t = battle(card("a grondagh-filthling", "10,6"), runts, enemies, card("b druid", "40,40"), active="a1")
    return go(t, "tactic:swarm-them:a2 | end | a2 | melee:hooked-knife | offensive | b1.1", "1 2")


def test_many_swarm_few() -> None:
    """swarm-them: GS-PRO-05, GS-TAC-06: +1 MEL for those who are at least twice as many as whom they attack; 1 ACT,
    to the end of the round."""
    for foes, bonus in ((2, 1), (3, 0)):
        match = swarm(foes)
        assert events(match, "gs-attack")[0].args["total"] == 3 + 5 + 1 + bonus
        assert the_card(match, "a1").tokens == 5
        assert [(effect.id, effect.until) for effect in model(match, "a2.1").effects] == [("swarm-them", "round")]


def test_a_bellow_silences_a_unit() -> None:
    """bellow: GS-TAC-07, GS-TAC-10: 2 ACT, to the end of the round: nobody can give it orders."""
    t = battle(card("a gorelord", "10,10"), card("b centurion", "10,20"), squad("b", "legionnaires", 15), active="a1")
    match = go(t, "tactic:bellow:b2 | end | b1", "6 | 1")
    assert refused(match, "tactic:ancestral-pride:b2").id == "gs-deaf"
    assert the_card(match, "a1").tokens == 4
    assert [effect.until for effect in model(match, "b2.1").effects] == ["round"]
    assert allowed(match, "tactic:ancestral-pride:b1")


def test_runes_ward_off_a_whole_blow() -> None:
    """rune-ward: GS-PRT-01, GS-TAC-04: on 5 and 6 all damage of an attack is ignored; 2 ACT, until their next
    activation."""
    t = battle(squad("a", "einherjer", 10), card("b syntarch", "10,11.6"), active="a1")
    warded = go(t, "tactic:rune-ward")
    assert the_card(warded, "a1").tokens == 2
    assert [effect.until for effect in model(warded, "a1.1").effects] == ["next"]
    for face, wounds in ((4, 3), (5, 0)):
        struck = go(state(warded).copy(), "end | melee:twin-kopis | offensive", f"6 5 | 3 4 | {face}")
        assert model(struck, "a1.1").wounds == wounds
