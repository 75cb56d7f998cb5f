"""How each scenario begins: who places what, in which order, and where. GB-SCN-01 to 03, GB-SCO1-01 to 03 and others"""

from pathlib import Path

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, grid, keys, marker, refused, table, told
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.circles import STARTERS
from theomachy.games.godbreaker.rules.scenarios import gathering
from theomachy.games.godbreaker.rules.threats import THREATS
from theomachy.games.godbreaker.setup import Setup
from theomachy.games.godbreaker.state import Saga
from theomachy.games.godbreaker.tasks import DrawSeniority, Lay, Open, PlaceThreat
from theomachy.kernel import Match, Typed


def opened(t: Saga, dice: str = "") -> tuple[list[str], Saga]:
    """What is asked of whom, such as `shard 1`, until the first round begins, and how it stands then.

    Always the first option is taken; all dice are used but those of the first initiative, which nobody rolls.
    """
    match, rolls, steps = Match(GAME, t, Typed()), dice.split(), []
    while match.state.phase == "opening":
        if match.asks:
            steps.append(f"{asked(match).question.removeprefix('gb-ask-')} {asked(match).seat + 1}")
        match.answer(keys(match)[0] if match.asks else rolls.pop(0))
    assert not rolls
    return steps, match.state


def in_turns(order: range | list[int], *more: str) -> list[str]:
    """Five times around: who is next, where, perhaps a threat; of the last one nobody has to say who it is."""
    steps = []
    for lap in range(5):
        for seat in order:
            steps += [f"{what} {seat}" for what in (*(("deploy",) if lap < 4 else ()), "place", *more)]
    return steps


# Order


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_score_begins(players: int):
    """GB-SCO1-01, GB-SCO1-02, GB-SCN-02, GB-A-68: shards and hoards in seniority, godbreakers in reverse, in turns."""
    first = [f"{what} {seat}" for seat in range(1, players + 1) for what in ("shard", "hoard")]
    assert opened(table("opening", players=players))[0] == first + in_turns(range(players, 0, -1))


def test_the_nest_begins():
    """GB-NES-01: shards in seniority, Horrors in reverse, godbreakers in seniority."""
    first = ["shard 1", "shard 2", "shard 3", "place 3", "place 2", "place 1"]
    steps, _ = opened(table("opening", players=3, scenario="nest"), "1 1 1 1 1 1")
    assert steps == first + in_turns([1, 2, 3])


@pytest.mark.parametrize("scenario", ["tragedy", "gathering"])
def test_the_tragedy_and_the_gathering_begin(scenario: str):
    """GB-TRA-01, GB-GAT-01, GB-A-68: with each godbreaker comes a Lost, or a Local."""
    found, _ = opened(table("opening", scenario=scenario))
    assert found == ["shard 1", "shard 2", *in_turns([2, 1], "place")]


def test_the_trap_begins():
    """GB-TRP-01: each player places a shard and an objective, then godbreakers come in reverse seniority."""
    found, _ = opened(table("opening", scenario="trap"))
    assert found == ["shard 1", "objective 1", "shard 2", "objective 2", *in_turns([2, 1])]


def test_the_clash_begins():
    """GB-CLA-01: each player places a shard, rolls, and places what comes up; then godbreakers in reverse seniority."""
    found, _ = opened(table("opening", scenario="clash"), "4 5")
    assert found == ["shard 1", "hoard 1", "shard 2", "objective 2", *in_turns([2, 1])]


def test_seniority_is_the_order_of_the_seats():
    """GB-SCN-02, GB-A-67"""
    assert table("opening", players=4).seniority == (0, 1, 2, 3)


def test_seniority_may_be_drawn():
    """GB-SCN-02, GB-A-67: chance draws one after the other; the last place is left over."""
    t = table("opening", players=3, seniority="random")
    roll = Match(GAME, t, Typed()).request
    assert (roll.dice, roll.question, roll.seat, roll.clause) == (((0, 1, 2),), "gb-roll-seniority", None, "GB-A-67")
    match = go(t, "", "2 | 0")
    assert match.state.seniority == (2, 0, 1)
    assert [*map(str, match.events)] == ["gb-seniority seats=['gb-seat-3', 'gb-seat-1', 'gb-seat-2'] [GB-SCN-02]"]
    assert asked(match).seat == 2
    assert opened(t, "2 0")[0][:6] == ["shard 3", "hoard 3", "shard 1", "hoard 1", "shard 2", "hoard 2"]


def test_terrain_comes_before_the_scenario():
    """GB-SCN-01, GB-BAT-02: the marker in the middle is there first, then terrain is laid in seniority order."""
    t = GAME.new(Setup(ground="laid", seniority="random"))
    assert t.agenda == (DrawSeniority(), Lay(), Open())
    assert (t.terrain, [one.id for one in t.markers]) == ((), ["objective"])
    match = go(t, "", "1")
    assert (asked(match).question, asked(match).seat) == ("gb-ask-piece", 1)


def test_ready_made_and_generated_terrain_lies_there():
    """GB-BAT-02, GB-A-70: nothing is left to be laid."""
    ready, made, other = (GAME.new(Setup(ground=ground, ground_seed=seed)) for ground, seed in GROUNDS)
    assert [len(t.agenda) for t in (ready, made, other)] == [1, 1, 1]
    assert ready.terrain
    assert made.terrain
    assert made.terrain != other.terrain
    assert GAME.new(Setup(ground="generated", ground_seed=1)).terrain == made.terrain


GROUNDS = (("ready", 0), ("generated", 1), ("generated", 2))


# What is there before


@pytest.mark.parametrize(("players", "side"), [(1, 24), (2, 24), (3, 30), (4, 36), (6, 36)])
def test_an_objective_marks_the_middle(players: int, side: int):
    """GB-SCN-01, GB-A-69, GB-A-92: 24, 30 or 36 units a side."""
    t = table("opening", players=players)
    assert (t.width, t.height) == (side * 2540, side * 2540)
    assert [(one.id, one.kind, one.x, one.y, one.r) for one in t.markers] == [
        ("objective", "objective", side * 1270, side * 1270, 2000)
    ]


def test_everybody_waits_off_the_battlefield():
    """GB-CIR-02, GB-MOD-03, GB-A-02: five godbreakers a circle, the leader first, on bases of 25 mm; no points yet."""
    t = GAME.new(Setup((STARTERS["starter-3"], STARTERS["starter-6"])))
    assert [one.id for one in t.models] == ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"]
    assert [one.number for one in t.models] == list(range(10))
    assert {(one.where, one.kind, one.r) for one in t.models} == {("reserve", "godbreaker", 1250)}
    slate = t.models[9]
    assert (slate.name, slate.die, slate.seat, slate.traits) == ("Slate", 6, 1, {"pinning": 1, "ruinous": 1})
    assert (slate.flaws, t.shards, t.points) == (("careful",), ("tough", "inspired"), (0, 0))
    assert (t.phase, t.round, t.result) == ("opening", 0, None)


# Markers


def test_a_shard_is_placed_away_from_the_middle():
    """GB-SCO1-01, GB-PLC-02, GB-D-26: no part of its base of 40 mm within 6U: 197.8 mm from middle to middle."""
    match = go(table("opening"))
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-shard", 0, "GB-SCN-01")
    assert str(refused(match, f"30480,{30480 - 19779}")) == "gb-too-near units=6 measured=6 [GB-PLC-02]"
    match.answer(f"30480,{30480 - 19780}")
    found = marker(match, "shard-1")
    assert (found.kind, found.seat, found.r, found.y) == ("shard", 0, 2000, 10700)
    assert [*map(str, match.events)] == ["gb-marker marker=shard-1 kind=gb-shard [GB-SCN-01]"]


@pytest.mark.parametrize(
    ("scenario", "kind", "id"), [("score", "hoard", "hoard-1"), ("trap", "objective", "objective-2")]
)
def test_a_hoard_or_an_objective_is_placed_away_from_the_shards(scenario: str, kind: str, id: str):
    """GB-SCO1-01, GB-TRP-01, GB-A-11: outside 6U of all shards that are there; the middle does not matter."""
    match = go(table("opening", scenario=scenario), "2u,2u")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == (f"gb-ask-{kind}", 0, "GB-SCN-01")
    assert str(refused(match, "2u,10.57u")) == "gb-too-near units=6 measured=6 [GB-PLC-02]"
    assert allowed(match, "2u,10.58u")
    assert str(refused(match, "12u,12u")) == "gb-on-marker marker=objective [GB-PLC-01]"
    match = go(table("opening", scenario=scenario), "2u,2u | 12u,14u | 22u,22u")
    assert (marker(match, id).kind, marker(match, id).seat) == (kind, -1)
    assert [str(refused(match, key)) for key in ("2u,10u", "22u,14u")] == [
        "gb-too-near units=6 measured=6 [GB-PLC-02]"
    ] * 2
    assert allowed(match, "2u,22u")


def test_where_there_is_room_nothing_is_put_anywhere_else():
    """GB-PLC-03: a marker or a model only goes to the nearest spot if it fits nowhere."""
    assert str(refused(go(table("opening")), "nearest")) == "gb-there-is-room [GB-PLC-03]"
    assert str(refused(go(table(DEPLOY), "a1"), "nearest")) == "gb-there-is-room [GB-PLC-03]"


def test_markers_are_numbered_as_they_come():
    """GB-ELE-01: shards by their owner, the others in order."""
    match = go(table("opening", seniority="random"), "2u,2u | 2u,22u | 22u,22u | 22u,2u", "1")
    assert [one.id for one in match.state.markers] == ["objective", "shard-2", "hoard-1", "shard-1", "hoard-2"]
    assert [one.seat for one in match.state.markers] == [-1, 1, -1, 0, -1]


MARKERS = """
    opening
    shard-1 {near}u,{near}u
    shard-2 {far}u,{near}u
    objective-2 {near}u,{far}u
    objective-3 {far}u,{far}u
    a1 4u,10u
    b1 20u,10u
    agenda [{{"does":"hoard","seat":1,"away":"any marker"}}]
"""


def test_the_last_place_for_a_marker_is_found():
    """GB-PLC-03, GB-A-11: between two of them at the edge of the table, where no place is proposed."""
    match = go(table(MARKERS.format(near=4, far=20)))
    assert asked(match).question == "gb-ask-hoard"
    assert allowed(match, "12u,0.8u")
    assert keys(match) != ["nearest"]


def test_where_there_is_no_room_a_marker_goes_as_near_as_it_can():
    """GB-PLC-03: nobody is asked; here all places are too near to some marker, so it is put by the middle."""
    match = Match(GAME, table(MARKERS.format(near=5, far=19)), Typed(), listen=True)
    found = marker(match, "hoard-1")
    assert (found.x, found.y, found.seat) == (30480 + 16 * 254, 30480, -1)
    assert str(match.events[0]) == "gb-marker marker=hoard-1 kind=gb-hoard [GB-SCN-01]"


# Godbreakers


SHARDS = "opening\nshard-1 4u,4u\nshard-2 20u,20u\nhoard-1 4u,20u\nhoard-2 20u,4u\n"
DEPLOY = f'{SHARDS}b1 20u,17u\nagenda [{{"does":"deploy","seat":0}},{{"does":"deploy","seat":0}}]'


def test_who_is_deployed_is_chosen():
    """GB-SCO1-02: one of those who still wait; not one who stands or belongs to another."""
    match = go(table(DEPLOY))
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-deploy", 0, "GB-SCO1-02")
    assert keys(match) == ["a1", "a2", "a3", "a4", "a5"]
    assert str(refused(match, "b1")) == "gb-not-waiting key=b1 [GB-SCO1-02]"
    match = go(table(DEPLOY), "a4 | 4u,8u")
    assert keys(match) == ["a1", "a2", "a3", "a5"]
    assert not allowed(match, "b2")


def test_a_godbreaker_is_placed_near_its_shard():
    """GB-SCO1-02, GB-D-27: a D6 within its movement range of the own shard: less than 185.3 mm between the middles."""
    match = go(table(DEPLOY), "a4")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 0, "a4", "GB-SCO1-02")
    assert str(refused(match, f"10160,{10160 + 18530}")) == "gb-too-far units=6 measured=7 [GB-PLC-02]"
    match.answer(f"10160,{10160 + 18529}")
    assert [*map(str, match.events)] == ["gb-enters model=a4 seat=0 [GB-SCO1-02]"]
    assert str(refused(go(table(DEPLOY), "a4"), "20u,22u")) == "gb-too-far units=6 measured=23 [GB-PLC-02]"


def test_fleet_counts_for_deployment():
    """GB-SCO1-02, GB-TRT-13: it is the movement range."""
    text = DEPLOY.replace("b1 20u,17u", "b1 20u,17u\na4 fleet2")
    assert allowed(go(table(text), "a4"), f"10160,{10160 + 18530 + 4 * 2540 - 1}")
    assert not allowed(go(table(text), "a4"), f"10160,{10160 + 18530 + 4 * 2540}")


def test_places_towards_the_middle_are_proposed():
    """GB-SCO1-02: as far in as the range goes."""
    match = go(table(DEPLOY), "a1")
    spots = [tuple(map(int, key.split(","))) for key in keys(match)]
    assert min((x - 30480) ** 2 + (y - 30480) ** 2 for x, y in spots) < (37 * 254 * 2) ** 2


@pytest.mark.parametrize(("scenario", "kind"), [("tragedy", "lost"), ("gathering", "local")])
def test_a_threat_comes_with_each_godbreaker(scenario: str, kind: str):
    """GB-TRA-01, GB-GAT-01, GB-A-68: by the same player, outside 6U of that godbreaker, anywhere else."""
    t = table(
        f'{SHARDS}b1 20u,17u\nagenda [{{"does":"deploy","seat":0,"along":"{kind}"}}]\na2 4u,12u', scenario=scenario
    )
    match = go(t, "a1 | 4u,8u")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 0, f"{kind}-1", "GB-TRA-01")
    assert str(refused(match, "4u,15.98u")) == "gb-too-near units=6 measured=6 [GB-PLC-02]"
    assert allowed(match, "4u,15.99u")
    assert allowed(match, "18u,18u")


def test_five_threats_for_each_player():
    """GB-TRA-01"""
    _, t = opened(table("opening", scenario="tragedy", players=3))
    assert sum(one.kind == "lost" for one in t.standing()) == 15
    assert sum(one.godbreaker for one in t.standing()) == 15


# Threats


def test_horrors_are_placed_near_the_middle():
    """GB-NES-01, GB-A-69: within 6U of the middle point with the whole base; its traits are rolled before."""
    t = table("opening", scenario="nest")
    match = go(t, "2u,2u | 22u,22u", "3 | 5")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.by, ask.clause) == ("gb-ask-place", 1, "horror-1", "GB-SCN-03")
    assert str(refused(match, f"30480,{30480 + 7 * 2540 - 2000}")) == "gb-too-far units=6 measured=7 [GB-PLC-02]"
    assert allowed(match, f"30480,{30480 + 7 * 2540 - 2001}")


def test_threats_are_wild():
    """GB-SCN-03: unless the scenario says otherwise."""
    _, t = opened(table("opening", scenario="nest"), "1 2 3 4")
    assert [(one.id, one.seat) for one in t.standing() if not one.godbreaker] == [
        ("horror-1", -1),
        ("horror-2", -1),
    ]


def test_every_threat_has_its_clause():
    """GB-SCN-03: the one that says what it is."""
    book = (Path(GAME.content.folder) / "rulebook.md").read_text("utf-8")
    for kind, threat in THREATS.items():
        (said,) = [line for line in book.splitlines() if line.startswith(f"- **{threat.clause}**")]
        assert f"*{kind.capitalize()}*: D{threat.die}" in said


def test_by_the_policy_threats_are_still_set_down_by_players():
    """GB-A-43, GB-A-93: before the first round they are."""
    match = go(table("opening", scenario="nest", wild="policy"), "2u,2u | 22u,22u", "3 | 5")
    assert (asked(match).question, asked(match).by) == ("gb-ask-place", "horror-1")


# Solo


def test_solo_five_forgotten_guard_the_score():
    """GB-SCO1-01 to 03: after all markers and godbreakers; the first by the objective, each of the others by the
    objective or the hoard."""
    t = table("opening", players=1)
    found, _ = opened(t)
    assert found == ["shard 1", "hoard 1", *in_turns([1]), *["place 1"] * 5]
    placed = "a1 | 4u,2u | a2 | 6u,2u | a3 | 2u,4u | a4 | 2u,6u | 4u,4u"
    match = go(t, f"2u,2u | 2u,22u | {placed}")
    assert (asked(match).by, asked(match).clause) == ("forgotten-1", "GB-SCN-03")
    assert (allowed(match, "12u,14u"), allowed(match, "2u,20u"), allowed(match, "8u,2u")) == (True, False, False)
    match.answer(grid("12u,14u"))
    assert asked(match).by == "forgotten-2"
    assert (allowed(match, "12u,10u"), allowed(match, "2u,20u"), allowed(match, "8u,2u")) == (True, True, False)


def test_solo_a_hunter_joins_the_gathering():
    """GB-GAT-01: within 0U of any marker, after all else."""
    t = table("opening", players=1, scenario="gathering")
    assert opened(t, "3")[0] == ["shard 1", *in_turns([1], "place"), "place 1"]
    text = (
        'opening\nshard-1 4u,4u\na1 4u,8u\nagenda [{"does":"threat","seat":0,"kind":"hunter","near":"objective shard"}]'
    )
    match = go(table(text, players=1, scenario="gathering"), "", "3")
    assert (allowed(match, "6u,4u"), allowed(match, "12u,14u"), allowed(match, "20u,20u")) == (True, True, False)
    assert gathering.opening(t)[-1] == PlaceThreat(0, "hunter", "objective shard")
    _, after = opened(t, "3")
    assert after.models[-1].id == "hunter-1"
    assert sum(one.kind == "local" for one in after.models) == 5


@pytest.mark.parametrize(
    ("faces", "kept"), [("5 1 4", (1, 4)), ("6 6 3", (3, 6)), ("2 5 5", (2, 5)), ("4 4 4", (4, 4))]
)
def test_solo_the_two_lowest_of_three_hunts_count(faces: str, kept: tuple[int, int]):
    """GB-CLA-01: the highest of three is left out."""
    t = table("opening", players=1, scenario="clash")
    match = Match(GAME, t, Typed(), listen=True)
    for key in ("5080,5080", *faces.split()):
        match.answer(key)
    assert tuple(event.args["face"] for event in events(match, "gb-hunt")) == kept
    assert told(match).count("gb-hunt") == 2


@pytest.mark.parametrize(("scenario", "threats"), [("nest", 1), ("tragedy", 5), ("trap", 0)])
def test_solo_elsewhere_is_as_with_others(scenario: str, threats: int):
    """GB-SOL-01: one circle against the threats."""
    _, t = opened(table("opening", players=1, scenario=scenario), "1 2" if scenario == "nest" else "")
    assert sum(one.seat == -1 for one in t.standing()) == threats
    assert sum(one.godbreaker for one in t.standing()) == 5
