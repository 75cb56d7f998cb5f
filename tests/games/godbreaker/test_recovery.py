"""GB-REC: the relentless, recovery rolls, and who falls."""

import pytest

from tests.games.godbreaker.table import asked, events, go, keys, model, refused, table, told
from theomachy.games.godbreaker import GAME
from theomachy.kernel import Match, Typed

CALM = "objective none"


# Relentless


@pytest.mark.parametrize(("rank", "left"), [(1, 4), (2, 3), (3, 2)])
def test_the_relentless_get_rid_of_damage_first(rank: int, left: int):
    """GB-REC-01, GB-TRT-09: R damage as the phase begins, before any roll."""
    t = table(f"relentless\na1 5u,5u damage 5 relentless{rank}\nb1 20u,20u damage 1\n{CALM}")
    match = go(t, "", "7 | 1 | 5 4")
    assert str(events(match, "gb-heals")[0]) == f"gb-heals model=a1 seat=0 n={rank} damage={left} [GB-TRT-09]"
    assert told(match).index("gb-heals") < told(match).index("gb-recovery-roll")


def test_all_the_relentless_come_before_all_rolls():
    """GB-A-60: of all players, and the wild ones."""
    t = table(f"""
        relentless
        a1 5u,5u damage 2
        b1 20u,20u damage 2 relentless2
        horror-1 10u,20u damage 3 relentless2
        {CALM}
    """)
    match = go(t, "", "7 | 1 | 5 4")
    assert [event.args["model"] for event in events(match, "gb-heals")][:2] == ["b1", "horror-1"]
    assert [event.args["model"] for event in events(match, "gb-recovery-roll")] == ["a1", "horror-1"]


def test_who_has_no_damage_loses_none():
    """GB-TRT-09: nothing is told of it."""
    match = go(table(f"relentless\na1 5u,5u relentless2\nb1 20u,20u\n{CALM}"), "", "5 4")
    assert "gb-heals" not in told(match)


def test_the_shard_makes_relentless():
    """GB-TRT-09, GB-CIR-04: at rank 1, only while the marker stands."""
    circles = ("relentless; A iron 8; B iron 8; C iron 6; D iron 6; E iron 6",) * 2
    text = f"relentless\na1 5u,5u damage 1\nb1 20u,20u damage 1\nshard-1 5u,2u\n{CALM}"
    match = go(table(text, circles=circles), "", "4 | 6 5")
    assert [event.args["model"] for event in events(match, "gb-recovery-roll")] == ["b1"]


# Rolls


@pytest.mark.parametrize(
    ("die", "damage", "roll", "stands"),
    [(6, 3, 4, True), (12, 7, 6, False), (8, 3, 3, True), (8, 3, 2, False), (8, 1, 1, True)],
)
def test_damage_is_held_against_a_roll(die: int, damage: int, roll: int, stands: bool):
    """GB-REC-03, GB-T-09, GB-T-10: a D6 with damage 3 that rolls 4 survives; a D12 with damage 7 that rolls 6 falls."""
    t = table(f"recovery\na1 D{die} 5u,5u damage {damage}\na2 5u,20u\nb1 20u,20u\n{CALM}")
    match = go(t, "", f"{roll} | 5 4")
    assert (model(match, "a1").where == "field", model(match, "a1").damage) == (stands, 0)
    rolled = f"gb-recovery-roll model=a1 seat=0 die={die} face={roll} result={roll} damage={damage} [GB-REC-02]"
    assert [*map(str, events(match, "gb-recovery-roll"))] == [rolled]
    fallen = [] if stands else ["gb-falls model=a1 seat=0 [GB-REC-03]"]
    assert [*map(str, events(match, "gb-falls"))] == fallen


def test_a_triumph_saves_whoever_has_more_damage_than_its_die():
    """GB-REC-03, GB-TRI-02, GB-A-39, GB-T-11: a D6 with damage 7 rolls 6: it survives, and is a D8 at once."""
    match = go(table(f"recovery\na3 5u,5u damage 7\nb1 20u,20u damage 1\n{CALM}"), "", "6 | 1 | 5 4")
    assert (model(match, "a3").where, model(match, "a3").damage, model(match, "a3").die) == ("field", 0, 8)
    ids = told(match)
    assert ids.index("gb-grows") < [*ids].index("gb-recovery-roll", ids.index("gb-grows"))


def test_a_wild_model_has_no_triumph():
    """GB-TRI-01, GB-REC-03: with more damage than its die it always falls."""
    match = go(table(f"recovery\na1 5u,5u\nb1 20u,20u\nsummoned-1 D8 10u,10u damage 9\n{CALM}"), "", "8 | 5 4")
    assert (model(match, "summoned-1").where, model(match, "summoned-1").die) == ("casualty", 8)


def test_whoever_ascends_in_recovery_is_no_casualty():
    """GB-TRI-04, GB-A-41: it is only gone."""
    match = go(table(f"recovery\na1 D12 5u,5u damage 20\na2 5u,9u\nb1 20u,20u\n{CALM}"), "", "12 | 5 4")
    assert model(match, "a1").where == "ascended"
    assert "gb-falls" not in told(match)


def test_recovery_rolls_are_not_challenging():
    """GB-DIE-04: a 1 heals 1, also of the unlucky."""
    match = go(table(f"recovery\na1 5u,5u damage 1 -unlucky\nb1 20u,20u\n{CALM}"), "", "1 | 5 4")
    assert model(match, "a1").where == "field"


@pytest.mark.parametrize(("face", "stands"), [(3, False), (4, True)])
@pytest.mark.parametrize("kind", ["lost", "damned"])
def test_the_lost_and_the_damned_roll_challenging(kind: str, face: int, stands: bool):
    """GB-TRA-02, GB-TRA-03, GB-DIE-03: a 3 is a 0."""
    t = table(f"recovery\na1 5u,5u\nb1 20u,20u\n{kind}-1 10u,20u damage 1\n{CALM}", wild="policy")
    match = go(t, "", f"{face} | 5 4")
    result = face if stands else 0
    rolled = str(events(match, "gb-recovery-roll")[0])
    assert f"face={face} result={result} damage=1" in rolled
    assert (model(match, f"{kind}-1").where == "field") == stands


def test_who_rolls_is_the_player_of_the_model():
    """GB-DIE-01, GB-INI-05: for a wild one the last in priority."""
    roll = Match(GAME, table(f"recovery\na1 5u,5u damage 1\nb1 D10 20u,20u\n{CALM}"), Typed()).request
    assert (roll.seat, roll.question, roll.clause) == (0, "gb-roll-recovery", "GB-REC-02")
    t = table(f"recovery priority 2,1\na1 5u,5u\nb1 D10 20u,20u\nhunter-1 10u,10u damage 1\n{CALM}")
    roll = Match(GAME, t, Typed()).request
    assert (roll.seat, roll.dice) == (0, (tuple(range(1, 11)),))


def test_recovery_goes_by_priority_and_the_wild_come_last():
    """GB-REC-02, GB-A-60: player by player, everybody once."""
    t = table(f"""
        recovery priority 2,1
        a1 5u,5u damage 1
        a2 5u,9u
        b1 20u,20u damage 1
        b2 20u,15u damage 1
        summoned-1 D8 1u,1u damage 1 tame 2
        forgotten-1 10u,20u damage 1
        {CALM}
    """)
    match = go(t, "", "1 | 2 | 3 | 4 | 5 | 6 7")
    assert [event.args["model"] for event in events(match, "gb-recovery-roll")] == [
        "b1",
        "b2",
        "summoned-1",
        "a1",
        "forgotten-1",
    ]
    assert (match.state.round, match.state.phase) == (2, "initiative")


def test_after_recovery_nobody_has_damage():
    """GB-REC-05, GB-ELE-05: healed or fallen; and nobody falls before."""
    t = table(f"""
        activation
        a1 5u,5u damage 30
        b1 20u,20u damage 6
        b2 20u,15u damage 2
        {CALM}
    """)
    match = go(t, "end")
    assert model(match, "a1").where == "field"
    match = go(t, "end | b1 | end | end", "8 | 5 | 2 | 5 4")
    assert [(one.id, one.damage) for one in match.state.standing()] == [("a1", 0), ("b2", 0)]


def test_who_has_rolled_rolls_no_more():
    """GB-REC-02: one roll a round."""
    match = go(table(f"recovery\na1 5u,5u damage 2 recovered\nb1 20u,20u damage 1\n{CALM}"), "", "4 | 5 4")
    assert [event.args["model"] for event in events(match, "gb-recovery-roll")] == ["b1"]


# Casualties


def test_a_casualty_drops_what_it_carries():
    """GB-ELE-04, GB-A-12: where it stood, unclaimed; a ready token is gone. GB-ADV-RDY-03"""
    t = table(f"recovery\na1 5u,5u damage 9 treasure treasure trophy ready\na2 1u,1u\nb1 20u,20u\n{CALM}", ready=True)
    match = go(t, "", "1 | 5 4")
    assert [(token.kind, token.x, token.y) for token in match.state.tokens] == [
        ("treasure", 12700, 12700),
        ("treasure", 12700, 12700),
        ("trophy", 12700, 12700),
    ]
    assert model(match, "a1").tokens == ()
    assert str(events(match, "gb-token-lies")[0]) == "gb-token-lies token=gb-treasure [GB-ELE-04]"


def test_a_casualty_costs_nothing_among_several_players():
    """GB-REC-04, GB-SOL-01: neither points nor its die."""
    match = go(table(f"recovery\na1 D10 5u,5u damage 9\na2 1u,1u\nb1 20u,20u\n{CALM}"), "", "1 | 5 4")
    assert (match.state.points, model(match, "a1").die) == ((0, 0), 10)


# Healers


@pytest.mark.parametrize(("rank", "lowest"), [(1, 2), (2, 3), (3, 4)])
def test_a_healer_makes_friends_roll_again(rank: int, lowest: int):
    """GB-TRT-02, GB-DIE-02: recovery rolls of R or less, within its movement range."""
    t = table(f"recovery\na1 5u,5u damage 1\na2 5u,9u healer{rank}\nb1 20u,20u\n{CALM}")
    assert Match(GAME, t, Typed()).request.dice == (tuple(range(lowest, 9)),)


@pytest.mark.parametrize(
    ("healer", "lowest"),
    [
        ("a3 5u,12.98u healer", 2),
        ("a3 5u,12.99u healer", 1),
        ("a3 5u,16.98u healer fleet2", 2),
        ("a3 5u,16.99u healer fleet2", 1),
        ("b2 5u,9u healer", 1),
        ("a3 casualty healer3", 1),
        ("summoned-1 D8 5u,9u tame 1 healer2", 3),
        ("summoned-1 D8 5u,9u tame 2 healer2", 1),
        ("a3 5u,9u healer\na4 7u,9u healer2", 3),
        ("a3 5u,9u healer2\na4 7u,9u healer", 3),
    ],
)
def test_whom_a_healer_helps(healer: str, lowest: int):
    """GB-TRT-02, GB-A-29: friends in its movement range, Fleet included; of several healers the best, they do not add
    up."""
    t = table(f"recovery\na1 5u,5u damage 1\nb1 20u,20u\n{healer}\n{CALM}")
    assert Match(GAME, t, Typed()).request.dice[0][0] == lowest


def test_a_healer_does_not_help_itself():
    """GB-A-29: but two of them help each other."""
    alone = Match(GAME, table(f"recovery\na1 5u,5u damage 1 healer3\nb1 20u,20u\n{CALM}"), Typed())
    assert alone.request.dice[0][0] == 1
    both = go(table(f"recovery\na1 5u,5u damage 1 healer3\na2 5u,9u healer damage 1\nb1 20u,20u\n{CALM}"))
    ask = asked(both)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-recovery", 0, "GB-REC-02")
    assert str(refused(both, "b1")) == "gb-no-recovery key=b1 [GB-REC-02]"
    typed = Match(GAME, both.state.copy(), Typed())
    typed.answer("a2")
    assert typed.request.dice[0][0] == 4


def test_the_order_is_asked_for_only_where_a_healer_may_fall():
    """GB-A-60: whoever is chosen rolls first; a healer that fell helps nobody."""
    t = table(f"recovery\na1 5u,5u damage 3\na2 5u,9u damage 3 healer3\na3 8u,8u\nb1 20u,20u\n{CALM}")
    match = go(t)
    assert keys(match) == ["a1", "a2"]
    match = go(t, "a2", "1 | 2 | 5 4")
    assert [event.args["model"] for event in events(match, "gb-falls")] == ["a2", "a1"]
    match = go(t, "a1", "4 | 3 | 5 4")
    assert "gb-falls" not in told(match)


def test_wild_models_are_not_put_in_order():
    """GB-A-60, GB-A-53: they roll as they come."""
    t = table(f"recovery\na1 5u,5u\nb1 20u,20u\nhorror-1 10u,10u damage 1 healer\nhunter-1 10u,16u damage 1\n{CALM}")
    match = go(t, "", "3 | 3 | 5 4")
    assert [event.args["model"] for event in events(match, "gb-recovery-roll")] == ["horror-1", "hunter-1"]


def test_wild_healers_help_those_who_are_friendly_to_them():
    """GB-A-29, GB-GAT-02: Hunters are friends, a Local is not."""
    text = f"recovery\na1 5u,5u\nb1 20u,20u\nhunter-1 10u,10u healer2\nWHO 10u,16u damage 1\n{CALM}"
    assert Match(GAME, table(text.replace("WHO", "hunter-2")), Typed()).request.dice[0][0] == 3
    assert Match(GAME, table(text.replace("WHO", "local-1")), Typed()).request.dice[0][0] == 1
