"""GB-NES: The Nest. Horrors, their spawn, and trophies. Where it begins is in test_opening.py."""

from functools import partial

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, model, place, refused, told
from tests.games.godbreaker.table import table as any_table
from theomachy.games.godbreaker import GAME
from theomachy.kernel import Match, Typed

table = partial(any_table, scenario="nest")


# Breeding grounds


START = "start winning {} priority 2,1\na1 14u,12u\na2 5u,5u\nb1 20u,20u"


@pytest.mark.parametrize(("winning", "kind"), [(7, "spawn"), (8, "horror"), (12, "horror"), (1, "spawn")])
def test_something_crawls_out_of_the_nest(winning: int, kind: str):
    """GB-NES-06: a Horror if the initiative was won with more than 7, else a Spawn; set down by the last in priority,
    within 0U of the marker."""
    match = go(table(START.format(winning)), "", "1 | 2")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 0, f"{kind}-1", "GB-NES-06")
    assert str(refused(match, "5u,20u")) == "gb-too-far units=0 measured=9 [GB-PLC-02]"
    match.answer(keys(match)[0])
    assert [*map(str, events(match, "gb-enters"))] == [f"gb-enters model={kind}-1 seat=-1 [GB-NES-06]"]
    assert (asked(match).question, match.state.phase) == ("gb-ask-action", "activation")


def test_one_a_round_however_many_stand_there():
    """GB-A-74"""
    match = go(table(START.format(3) + "\na3 10u,12u\nb2 12u,14u", wild="policy"), "", "1 | 2")
    assert [event.args["model"] for event in events(match, "gb-enters")] == ["spawn-1"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a1 14u,12u", "a1 16u,12u"),
        ("a1 14u,12u", "a1 casualty"),
        ("a1 14u,12u", "summoned-1 D8 14u,12u tame 1"),
        ("a1 14u,12u", "horror-1 15u,12u"),
    ],
)
def test_nothing_comes_if_no_godbreaker_is_there(old: str, new: str):
    """GB-NES-06: any godbreaker within 0U of the objective in the middle; others do not count."""
    match = go(table(START.format(8).replace(old, new)))
    assert "gb-enters" not in told(match)


def test_nothing_comes_once_the_marker_is_destroyed():
    """GB-NES-06, GB-SPC-01"""
    assert "gb-enters" not in told(go(table(f"{START.format(8)}\nobjective none")))


def test_only_the_marker_in_the_middle_breeds():
    """GB-NES-06"""
    text = START.format(8).replace("a1 14u,12u", "a1 5u,20u\nobjective-2 7u,20u")
    assert "gb-enters" not in told(go(table(text)))


def test_whoever_came_at_the_start_acts_in_this_round():
    """GB-A-62, GB-INI-04: it is activated like the others."""
    text = "start winning 3 priority 2,1\na1 14u,12u activated\nb1 20u,20u activated"
    match = go(table(text), "10u,12u", "1 | 2")
    assert (asked(match).by, asked(match).question) == ("spawn-1", "gb-ask-action")


# Horrors and spawn


def test_a_horror_has_two_mighty_traits_and_is_tough():
    """GB-NES-03, GB-SCN-04, GB-SCN-06, GB-A-87: D12, Tough 1, on a large base; all at rank 1."""
    match = go(table(START.format(8)), "10u,12u", "3 | 5")
    horror = model(match, "horror-1")
    assert (horror.die, horror.traits, horror.r) == (12, {"tough": 1, "fleet": 1, "ranged": 1}, 2000)
    rolled = "gb-threat-traits model=horror-1 traits=['gb-trait-fleet', 'gb-trait-ranged'] [GB-NES-03]"
    assert [*map(str, events(match, "gb-threat-traits"))] == [rolled]


@pytest.mark.parametrize(
    ("dice", "traits"),
    [
        ("7 | 1", {"tough": 2, "brutal": 1}),
        ("7 | 7", {"tough": 3}),
        ("2 | 2", {"tough": 1, "deadly": 2}),
        ("4 | 6", {"tough": 1, "pinning": 1, "relentless": 1}),
        ("8 | 1", {"tough": 1, "thunderous": 1, "brutal": 1}),
    ],
)
def test_mighty_traits_add_up(dice: str, traits: dict[str, int]):
    """GB-SCN-04, GB-A-66: the same one twice, or Tough on top of Tough, is a rank more."""
    assert model(go(table(START.format(8)), "10u,12u", dice), "horror-1").traits == traits


def test_a_spawn_has_two_mighty_traits():
    """GB-NES-04, GB-SCN-03: a D8; each has its own, so two of them differ."""
    t = table(f"{START.format(2)}\nspawn-1 2u,2u ranged")
    match = go(t, "10u,12u", "3 | 6")
    spawn = model(match, "spawn-2")
    assert (spawn.die, spawn.traits, spawn.r, spawn.seat) == (8, {"fleet": 1, "relentless": 1}, 1250, -1)
    assert model(match, "spawn-1").traits == {"ranged": 1}


def test_the_traits_of_a_threat_are_rolled_by_nobody():
    """GB-A-87, GB-A-37: openly, on a table of eight."""
    roll = Match(GAME, table(START.format(2)), Typed()).request
    assert (roll.dice, roll.question, roll.seat, roll.clause) == (
        (tuple(range(1, 9)),),
        "gb-roll-mighty",
        None,
        "GB-SCN-04",
    )


def test_horrors_and_spawn_are_friends():
    """GB-NES-02, GB-MOD-07: they do not fight each other, here."""
    text = "wild round 5 priority 2,1\nobjective none\nhorror-1 10u,10u\nspawn-1 12u,10u activated\n"
    text += "horror-2 8u,11.5u activated\na1 17u,10u\nb1 20u,20u"
    match = go(table(text))
    assert not [key for key in keys(match) if key.startswith("engage")]
    elsewhere = go(any_table(text, scenario="clash"))
    assert keys(elsewhere) == ["engage:spawn-1", "engage:horror-2"]


# Avenger


PLAYED = "wild round 5 priority 2,1\nobjective none\n"


def test_spawn_avenge_the_fallen():
    """GB-NES-05, GB-A-51: while somebody carries a trophy, the closest who does is their target."""
    match = go(table(f"{PLAYED}spawn-1 10u,10u\na1 11.5u,10u\nb1 10u,15u trophy"))
    why = "gb-driven-nearer model=spawn-1 compulsion=gb-compulsion-avenger targets=['b1'] [GB-NES-05]"
    assert str(refused(match, "engage:a1")) == why
    assert allowed(match, "move:10u,13u")
    assert [event.args["compulsion"] for event in events(match, "gb-compelled")] == ["gb-compulsion-avenger"]


@pytest.mark.parametrize("carrier", ["b1 D12 20u,20u ascended trophy", "b1 10u,15u treasure", "b1 10u,15u"])
def test_without_trophies_on_the_battlefield_they_are_murderous(carrier: str):
    """GB-NES-05, GB-A-74: treasure is no trophy, and who ascended is not there."""
    match = go(table(f"{PLAYED}spawn-1 10u,10u\na1 11.5u,10u\n{carrier}\nb2 20u,2u"))
    assert keys(match) == ["engage:a1"]
    assert "gb-compelled" not in told(match)


def test_horrors_avenge_nobody():
    """GB-NES-05: it is the Spawn who do."""
    match = go(table(f"{PLAYED}horror-1 10u,10u\na1 11.9u,10u\nb1 10u,15u trophy"))
    assert keys(match) == ["engage:a1"]


def test_a_friend_with_a_trophy_is_no_target():
    """GB-A-51: then their nature is used."""
    match = go(table(f"{PLAYED}spawn-1 10u,10u\nspawn-2 10u,15u trophy activated\na1 11.5u,10u\nb1 20u,2u"))
    assert keys(match) == ["engage:a1"]


# When a horror falls


FALLS = "recovery round 4 priority 2,1\nhorror-1 10u,6u damage 12\na1 5u,5u\nb1 20u,20u"


def test_a_falling_horror_may_spawn():
    """GB-NES-07, GB-A-74: a choice of the last in priority, before it goes; within 2U of it."""
    match = go(table(FALLS), "", "3")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-spawn", 0, "horror-1", "GB-NES-07")
    assert keys(match) == ["spawn", "pass"]
    match = go(table(FALLS), "spawn", "3 | 1 | 2")
    assert (asked(match).question, asked(match).seat, asked(match).clause) == ("gb-ask-place", 0, "GB-NES-07")
    assert model(match, "horror-1").where == "field"
    assert str(refused(match, "10u,14u")) == "gb-too-far units=2 measured=7 [GB-PLC-02]"
    match = go(table(FALLS), "spawn | 10u,8.5u", "3 | 1 | 2 | 5 4")
    assert (model(match, "spawn-1").where, model(match, "horror-1").where) == ("field", "casualty")


def test_a_falling_horror_need_not_spawn():
    """GB-A-74"""
    match = go(table(FALLS), "pass", "3 | 5 4")
    assert (match.state.named("spawn-1"), model(match, "horror-1").where) == (None, "casualty")


def test_by_the_policy_it_always_spawns():
    """GB-A-43, GB-NES-07: within 2U with its whole base."""
    match = go(table(FALLS, wild="policy"), "", "3 | 1 | 2 | 5 4")
    spawn = model(match, "spawn-1")
    away = ((spawn.x - 25400) ** 2 + (spawn.y - 15240) ** 2) ** 0.5
    assert (spawn.where, spawn.damage, spawn.recovered) == ("field", 0, False)
    assert away + 1250 - 2000 < 3 * 2540


def test_where_a_horror_fell_a_trophy_lies():
    """GB-NES-08, GB-A-74: after it is gone, where it stood."""
    match = go(table(FALLS), "pass", "3 | 5 4")
    assert [(token.kind, token.x, token.y) for token in match.state.tokens] == [("trophy", 25400, 15240)]
    ids = told(match)
    assert ids.index("gb-falls") < ids.index("gb-token-lies")
    assert str(events(match, "gb-token-lies")[0]) == "gb-token-lies token=gb-trophy [GB-NES-08]"


def test_other_casualties_leave_no_trophy():
    """GB-NES-07, GB-NES-08: neither a Spawn nor a godbreaker, and nobody spawns."""
    text = "recovery round 4\nspawn-1 10u,6u damage 9\na1 5u,5u damage 9\na2 5u,9u\nb1 20u,20u"
    match = go(table(text), "", "3 | 3 | 5 4")
    assert (match.state.tokens, len(match.state.models)) == ((), 11)


@pytest.mark.parametrize(("scenario", "trophies"), [("score", 0), ("clash", 1), ("tragedy", 0)])
def test_trophies_belong_to_two_scenarios(scenario: str, trophies: int):
    """GB-NES-08, GB-CLA-04: and Spawning to one."""
    match = go(any_table(FALLS, scenario=scenario), "", "3 | 5 4")
    assert len(match.state.tokens) == trophies


# Scoring


def test_trophies_score_at_the_end():
    """GB-NES-09, GB-A-79: 10VP for each godbreaker with trophies, the ascended too; treasure is worth nothing here."""
    t = table("""
        resolution round 5
        objective none
        a1 5u,5u trophy trophy
        a2 D12 ascended trophy
        b1 20u,20u treasure
        spawn-1 20u,5u trophy
    """)
    match = go(t)
    assert match.state.points == (20, 0)
    scored = "gb-scores-carrier seat=0 points=10 total=10 model=a1 token=gb-trophy [GB-NES-09]"
    assert str(events(match, "gb-scores-carrier")[0]) == scored


def test_trophies_score_in_the_last_round_only():
    """GB-NES-09"""
    match = go(table("resolution round 4\nobjective none\na1 5u,5u trophy\nb1 20u,20u"), "", "5 4")
    assert match.state.points == (0, 0)
    assert place(match, "a1") == "12700,12700"
