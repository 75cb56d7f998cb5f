"""GB-RES: what markers are worth, who is routed, and who has won."""

import pytest

from tests.games.godbreaker.table import events, go, model, table, told

LAST = "resolution round 5"
FAR = "a1 2u,2u\nb1 22u,22u"


# Markers


@pytest.mark.parametrize(
    ("near", "seat", "points"),
    [
        ("a2 14u,12u", 0, 2),
        ("b2 14u,12u", 1, 2),
        ("a2 7u,20u\nshard-1 5u,20u", 0, 1),
        ("b2 7u,20u\nshard-1 5u,20u", 1, 3),
        ("a2 7u,20u\nshard-2 5u,20u", 0, 3),
    ],
)
def test_what_a_marker_is_worth(near: str, seat: int, points: int):
    """GB-RES-02: the own shard 1, an objective 2, the shard of another circle 3."""
    match = go(table(f"resolution\n{FAR}\n{near}"), "", "5 4")
    assert match.state.points[seat] == points
    (scored,) = events(match, "gb-scores-marker")
    held = "objective" if "12u" in near else near.split("\n")[1].split()[0]
    assert str(scored) == f"gb-scores-marker seat={seat} points={points} total={points} marker={held} [GB-RES-02]"


def test_treasure_hoards_score_nothing_by_themselves():
    """GB-RES-02"""
    match = go(table(f"resolution\n{FAR}\na2 7u,20u\nhoard-1 5u,20u"), "", "5 4")
    assert match.state.points == (0, 0)


def test_all_markers_are_added_up():
    """GB-RES-02, GB-D-14: the own shard, the objective in the middle and an enemy's shard: 1 + 2 + 3."""
    t = table(f"""
        resolution points 1/0
        shard-1 5u,20u
        shard-2 20u,5u
        hoard-1 5u,12u
        a2 7u,20u
        a3 14u,12u
        a4 18u,5u
        a5 5u,10u
        {FAR}
    """)
    assert go(t, "", "5 4").state.points == (7, 0)


@pytest.mark.parametrize(
    ("near", "points"),
    [
        ("a2 14u,12u", (2, 0)),
        ("a2 14u,12u\na3 10u,12u\nb2 12u,14u\nb3 12u,10u", (0, 0)),
        ("a2 14u,12u\na3 10u,12u\nb2 12u,14u", (2, 0)),
        ("a2 14u,12u\nsummoned-1 D8 10u,12u tame 1", (0, 0)),
        ("a2 14u,12u\na3 10u,12u\nsummoned-1 D8 12u,14u tame 1", (2, 0)),
        ("summoned-1 D8 10u,12u tame 1", (0, 0)),
        ("a2 14u,12u\nforgotten-1 10u,12u", (0, 0)),
        ("a2 14.27u,12u", (2, 0)),
        ("a2 14.28u,12u", (0, 0)),
        ("a2 casualty", (0, 0)),
    ],
)
def test_whoever_controls_a_marker_scores(near: str, points: tuple[int, int]):
    """GB-ELE-02, GB-RES-02, GB-T-05 to 07: more own godbreakers within 0U than all others, own tame models included."""
    assert go(table(f"resolution\n{FAR}\n{near}"), "", "5 4").state.points == points


def test_markers_score_in_the_last_round_too():
    """GB-RES-02, GB-RND-01: before it is seen who has won."""
    match = go(table(f"{LAST} points 0/1\n{FAR}\na2 14u,12u"))
    assert (match.state.points, match.result) == ((2, 1), (1.0, 0.0))


def test_no_round_is_resolved_twice():
    """GB-RES-02: once in every round."""
    match = go(table(f"recovery\n{FAR}\na2 14u,12u\na3 2u,20u damage 1"), "", "3 | 5 4")
    assert match.state.points == (2, 0)


# Ready


def test_ready_tokens_are_gone_when_the_round_is_over():
    """GB-RES-01, GB-ADV-RDY-03: of all models."""
    text = "resolution\na1 2u,2u ready treasure\nb1 22u,22u ready\nb2 casualty"
    match = go(table(text, ready=True), "", "5 4")
    assert (model(match, "a1").tokens, model(match, "b1").tokens) == (("treasure",), ())
    assert [*map(str, events(match, "gb-ready-spent"))] == [
        "gb-ready-spent model=a1 seat=0 [GB-ADV-RDY-03]",
        "gb-ready-spent model=b1 seat=1 [GB-ADV-RDY-03]",
    ]


# Routs


def test_a_circle_without_godbreakers_is_routed():
    """GB-RES-03: it has lost, whatever its points; the last circle has won at once."""
    match = go(table("resolution round 2 points 0/40\na1 2u,2u\nb1 casualty"))
    assert [*map(str, events(match, "gb-routed"))] == ["gb-routed seat=1 [GB-RES-03]"]
    assert [*map(str, events(match, "gb-won"))] == ["gb-won seat=0 [GB-RES-03]"]
    assert (match.result, match.state.routed) == ((1.0, 0.0), (1,))


def test_the_ascended_do_not_keep_a_circle_from_being_routed():
    """GB-A-41, GB-RES-03"""
    assert go(table("resolution\na1 2u,2u\nb1 ascended")).result == (1.0, 0.0)


def test_several_circles_play_on_without_the_routed():
    """GB-RES-03, GB-A-61: its markers stay, its tame models are wild again."""
    t = table("""
        resolution
        a1 2u,2u
        b1 28u,28u
        c1 casualty
        shard-3 15u,5u
        summoned-1 D8 10u,20u tame 3
        summoned-2 D8 20u,10u tame 1
    """)
    match = go(t, "", "5 4")
    assert (match.result, match.state.routed, match.state.round) == (None, (2,), 2)
    assert match.state.marker("shard-3") is not None
    assert (model(match, "summoned-1").seat, model(match, "summoned-2").seat) == (-1, 0)
    assert [*map(str, events(match, "gb-wild-again"))] == ["gb-wild-again model=summoned-1 [GB-A-61]"]


def test_the_routed_are_routed_once():
    """GB-RES-03"""
    match = go(table("resolution routed 3\na1 2u,2u\nb1 28u,28u", players=3), "", "5 4")
    assert "gb-routed" not in told(match)
    assert match.state.routed == (2,)


def test_the_routed_cannot_win_by_points():
    """GB-RES-03, GB-RND-01: neither now nor in the last round."""
    match = go(table(f"{LAST} points 1/9/3 routed 2\na1 2u,2u\nc1 28u,28u"))
    assert match.result == (0.0, 0.0, 1.0)
    match = go(table(f"{LAST} points 1/9/3\na1 2u,2u\nb1 casualty\nc1 28u,28u"))
    assert match.result == (0.0, 0.0, 1.0)


def test_the_last_circle_left_of_three_wins():
    """GB-RES-03"""
    match = go(table("resolution round 1 points 0/5/5 routed 2\na1 2u,2u\nc1 casualty"))
    assert (match.result, str(events(match, "gb-won")[0])) == ((1.0, 0.0, 0.0), "gb-won seat=0 [GB-RES-03]")


def test_if_all_are_routed_together_nobody_has_won():
    """GB-A-61: the win is shared by all."""
    match = go(table("resolution round 2 points 0/4\na1 casualty\nb1 casualty"))
    assert match.result == (0.5, 0.5)
    assert [*map(str, events(match, "gb-drawn"))] == ["gb-drawn [GB-A-76]"]


def test_routs_are_looked_at_after_scoring():
    """GB-A-61: what was scored before stands."""
    match = go(table("resolution\na1 14u,12u\nb1 casualty"))
    ids = told(match)
    assert ids.index("gb-scores-marker") < ids.index("gb-routed")


# The end


@pytest.mark.parametrize(("points", "result"), [("3/4", (0.0, 1.0)), ("4/3", (1.0, 0.0)), ("-1/-2", (1.0, 0.0))])
def test_most_points_win(points: str, result: tuple[float, float]):
    """GB-RND-01"""
    match = go(table(f"{LAST} points {points}\n{FAR}"))
    assert match.result == result
    assert [*map(str, events(match, "gb-won"))] == [f"gb-won seat={result.index(1.0)} [GB-RND-01]"]


def test_equal_points_are_a_draw():
    """GB-A-76: shared among those who have most, whatever they have left."""
    match = go(table(f"{LAST} points 3/3\n{FAR}\na2 5u,5u"))
    assert (match.result, [*map(str, events(match, "gb-drawn"))]) == ((0.5, 0.5), ["gb-drawn [GB-A-76]"])
    match = go(table(f"{LAST} points 3/1/3\na1 2u,2u\nb1 28u,2u\nc1 28u,28u"))
    assert match.result == (0.5, 0.0, 0.5)


@pytest.mark.parametrize(
    ("more", "result"),
    [
        ("a2 5u,5u", (1.0, 0.0)),
        ("a3 5u,5u\nb2 20u,20u", (0.0, 1.0)),
        ("a2 5u,5u\na3 5u,8u\nb2 D12 20u,20u", (1.0, 0.0)),
        ("a2 5u,5u\nb2 20u,20u", (0.5, 0.5)),
        ("summoned-1 D12 5u,5u tame 1", (0.5, 0.5)),
        ("a2 ascended", (0.5, 0.5)),
    ],
)
def test_with_equal_points_godbreakers_may_decide(more: str, result: tuple[float, float]):
    """GB-A-76, option equal_points: more godbreakers on the battlefield, then the greater sum of their dice."""
    t = table(f"{LAST} points 3/3\n{FAR}\n{more}", equal_points="godbreakers left")
    assert go(t).result == result


def test_godbreakers_left_decide_only_between_equals():
    """GB-A-76"""
    t = table(f"{LAST} points 3/4\n{FAR}\na2 5u,5u", equal_points="godbreakers left")
    assert go(t).result == (0.0, 1.0)


def test_with_six_players():
    """GB-RND-01: as with two."""
    text = "\n".join(f"{letter}1 {5 * n + 3}u,5u" for n, letter in enumerate("abcdef"))
    match = go(table(f"{LAST} points 0/1/2/3/4/5\n{text}"))
    assert match.result == (0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
