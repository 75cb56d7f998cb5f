"""GS-MOV, GS-CLS: movement actions of models and units, leaving the table, and what is proposed."""

import re
from random import Random

import msgspec
import pytest

from tests.games.godslayer.kit import (
    allowed,
    asked,
    at,
    battle,
    card,
    go,
    keys,
    model,
    piece,
    refused,
    the_card,
    told,
    why,
)
from tests.games.godslayer.walking import FAR, on_the_way
from theomachy.games.godslayer.rules.movement import moves, steps
from theomachy.games.godslayer.rules.space.formation import movement_limit
from theomachy.games.godslayer.rules.space.paths import affordable, mover, price
from theomachy.games.godslayer.state import DESTROYED, FIELD, Battle, Marker
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match

# How far


def test_each_token_moves_a_model_by_its_mov() -> None:
    """GS-MOV-01, GS-ACT-04: so many tokens are declared and paid, each is worth MOV inches; less may be used."""
    match = go(on_the_way(), "move:2")
    assert the_card(match, "a1").tokens == 3
    assert allowed(match, "a1:10in,16in")
    assert allowed(match, "a1:10in,11in")
    assert refused(match, "a1:10in,16.01in").clause == "GS-MOV-01"
    match.answer("a1:25400,40640")
    assert at(match, "a1") == (10, 16)
    assert asked(match).question == "gs-ask-action"


def test_two_movement_actions_may_follow_each_other() -> None:
    """GS-T-30, GS-MOV-01, GS-MOV-02: MOV 3: one token, then two used as 2 and 2.5 inches; what is left is forfeited."""
    match = go(on_the_way(), "move:1 | a1:10in,13in | move:2 | a1:12in,13in 12in,15.5in")
    assert at(match, "a1") == (12, 15.5)
    assert the_card(match, "a1").moved == 3
    assert the_card(match, "a1").tokens == 2


def test_a_path_of_points_is_measured_leg_by_leg() -> None:
    """GS-MOV-02: the way need not be straight, and all of it counts."""
    match = go(on_the_way(), "move:1")
    assert allowed(match, "a1:11.5in,10in 11.5in,11.5in")
    assert refused(match, "a1:12in,10in 12in,11.5in").id == "gs-too-far"


def test_staying_is_a_way_to_move() -> None:
    """GS-MOV-01: moving less is allowed, even nothing at all; what was paid is gone."""
    match = go(on_the_way(), "move:1 | done")
    assert at(match, "a1") == (10, 10)
    assert the_card(match, "a1").tokens == 4


@pytest.mark.parametrize(
    ("profile", "limit", "clause"),
    [("princeptor", 4, "GS-MOV-06"), ("beasthunter", 5, "GS-CLS-02"), ("centurion", 3, "GS-CLS-03")],
)
def test_movement_exhausts(profile: str, limit: int, clause: str) -> None:
    """GS-MOV-06, GS-CLS-02, GS-CLS-03, GS-A-05: 4 tokens a round for movement, 5 for light, 3 for heavy models."""
    t = battle(card(f"a {profile}", "10,10", tokens=9), FAR, active="a1")
    match = go(t)
    assert allowed(match, f"move:{limit}")
    assert refused(match, f"move:{limit + 1}").clause == clause
    match = go(t, f"move:1 | done | move:{limit - 1} | done")
    assert refused(match, "move:1").clause == clause


def test_tokens_run_out_before_breath_does() -> None:
    """GS-ACT-04: nobody moves with tokens it does not have."""
    match = go(on_the_way(tokens=2))
    assert [key for key in keys(match) if key.startswith("move")] == ["move:1", "move:2"]
    assert refused(match, "move:3").id == "gs-too-few-tokens"


@pytest.mark.parametrize("key", ["move:0", "move:-1", "move:01", "move:x", "move:²", "move:99999"])
def test_nonsense_is_no_number_of_tokens(key: str) -> None:
    """GS-MOV-01: a movement action names its tokens."""
    match = go(on_the_way())
    assert refused(match, key).clause in ("GS-MOV-01", "GS-MOV-06")


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("", "gs-name-somebody"),
        ("all:10in,11in", "gs-no-such-model"),
        ("b1:10in,11in", "gs-not-of-card"),
        ("10in,11in", "gs-say-who"),
        ("gather", "gs-in-formation"),
        *[(key, "gs-no-point") for key in ("a1", "a1:", "a1:x,y", "a1:1", "a1: 1,1")],
    ],
)
def test_nonsense_is_no_way(key: str, reason: str) -> None:
    """GS-MOV-01: whatever is not a way of somebody who moves is refused with a reason."""
    match = go(on_the_way(), "move:1")
    assert refused(match, key).id == reason


def test_who_is_stationary_does_not_move() -> None:
    """GS-STA-01, GS-A-06, GS-A-13: no tokens are spent while nobody of a card can move; mates of who cannot, can."""
    t = battle(card("a legionnaires", "10,10 12,10 14,10", still="round"), FAR, active="a1")
    match = go(t, "move:1")
    assert refused(match, "a1.1:10in,11in").clause == "GS-STA-01"
    assert allowed(match, "a1.2:12in,11in")
    for member in t.members(the_card(t, "a1")):
        member.still = "round"
    no = moves.why_not_move(t, the_card(t, "a1"), "1")
    assert no is not None
    assert no.clause == "GS-STA-01"


# Off the table


def test_whoever_walks_off_the_table_is_gone() -> None:
    """GS-MOV-09, GS-A-84, GS-VIC-04: a voluntary move over the edge removes a model for good, as if destroyed."""
    near = battle(card("a princeptor", "10,2"), FAR, active="a1")
    match = go(near, "move:1")
    assert "a1:off" in keys(match)
    match.answer("a1:off")
    assert model(match, "a1").where == DESTROYED
    assert "gs-leaves" in told(match)


def test_the_edge_is_crossed_on_purpose_only() -> None:
    """GS-MOV-09: a place that hangs over the edge is no place; without an edge near, nobody leaves."""
    near = battle(card("a princeptor", "10,2"), FAR, active="a1")
    assert why(go(near, "move:1"), "a1:10in,0.5in") == "gs-off-table GS-MOV-09"
    match = go(on_the_way(), "move:1")
    assert why(match, "a1:off") == "gs-no-edge-near GS-MOV-09"
    assert "a1:off" not in keys(match)


def test_members_leave_the_table_one_by_one() -> None:
    """GS-A-124, GS-MOV-09: each on its own; the card stays while anybody does."""
    t = battle(card("a legionnaires", "10,2 12,2 14,2"), FAR, active="a1")
    match = go(t, "move:1 | a1.3:off | done")
    assert model(match, "a1.3").where == DESTROYED
    assert len(match.state.members(the_card(match, "a1"))) == 2


# Units


def test_members_move_one_after_another() -> None:
    """GS-MOV-05, GS-AVN-05: each up to the distance paid, each as it likes; some may stay."""
    t = battle(card("a legionnaires", "10,10 12,10 14,10"), FAR, active="a1")
    match = go(t, "move:1 | a1.2:12in,12in | a1.1:10in,13in | done")
    assert [at(match, f"a1.{n}") for n in (1, 2, 3)] == [(10, 13), (12, 12), (14, 10)]
    assert the_card(match, "a1").tokens == 3


def test_a_member_may_be_moved_again_from_where_it_stood() -> None:
    """GS-MOV-01: until the movement is over, a place is no more than a proposal; distances count from the start."""
    t = battle(card("a legionnaires", "10,10 12,10 14,10"), FAR, active="a1")
    match = go(t, "move:1 | a1.1:10in,13in")
    assert refused(match, "a1.1:10in,13.1in").clause == "GS-MOV-01"
    match.answer("a1.1:25400,22860")
    assert at(match, "a1.1") == (10, 9)


def test_a_unit_moves_as_one() -> None:
    """GS-MOV-05: everybody keeps his place."""
    t = battle(card("a legionnaires", "10,10 12,10 14,10"), FAR, active="a1")
    match = go(t, "move:1 | all:10in,13in | done")
    assert [at(match, f"a1.{n}") for n in (1, 2, 3)] == [(10, 13), (12, 13), (14, 13)]


def test_nobody_swaps_places_through_bases() -> None:
    """GS-A-86, GS-MOV-03: they move one after another; who stands in the way must go first."""
    t = battle(card("a legionnaires", "10,10 10,11.3"), FAR, active="a1")
    match = go(t, "move:1")
    assert refused(match, "a1.1:10in,10in 10in,13in").clause == "GS-MOV-03"
    match = go(t, "move:1 | a1.2:12in,11.3in | a1.1:10in,10in 10in,12.9in | done")
    assert at(match, "a1.1") == (10, 12.9)


def test_nothing_comes_between_the_parts_of_a_move() -> None:
    """GS-T-25, GS-T-26, GS-AVN-05, GS-TAC-02: a move is finished before anything else; then what is left is lost."""
    t = battle(card("a legionnaires", "10,10 12,10 14,10"), FAR, active="a1")
    match = go(t, "move:1 | all:10in,11in")
    assert refused(match, "tactic:testudo").clause == "GS-MOV-01"
    match = go(t, "move:1 | all:10in,11in | done | tactic:testudo")
    assert the_card(match, "a1").tokens == 1
    assert refused(match, "a1.1:10in,12in").id == "gs-action-before-place"


def test_engaging_by_moving_is_paid_twice_and_gives_no_bonus() -> None:
    """GS-ENG-06: tokens for moving and for attacking, and no charge bonus: a style is to be chosen."""
    t = battle(card("a princeptor", "10,10", tokens=5), card("b druid", "10,14"), active="a1")
    match = go(t, "move:1 | a1:10in,12.5in | melee:spathe")
    assert the_card(match, "a1").tokens == 2
    assert asked(match).question == "gs-ask-style"


def test_a_war_machine_moves_with_its_crew() -> None:
    """GS-WMC-06, GS-MOV-06: the machine by its own MOV, the crew by theirs; as often as there are crewmen by it."""
    t = battle(card("a scorpio", "10,10 12,10 8,10", tokens=4), FAR, active="a1")
    match = go(t)
    crew = movement_limit(t, the_card(t, "a1"))
    assert allowed(match, f"move:{crew}")
    assert not allowed(match, f"move:{crew + 1}")
    match.answer("move:1")
    assert allowed(match, "a1.1:10in,11in")
    assert not allowed(match, "a1.1:10in,11.1in")
    assert allowed(match, "a1.2:12in,13in")


# Special movers


def test_amazons_go_an_inch_further_once() -> None:
    """GS-SUB-01: in the first movement action of an activation."""
    t = battle(card("a amazon-hunters", "10,10 12,10 14,10"), FAR, active="a1", subfactions=("amazons", ""))
    match = go(t, "move:1")
    assert allowed(match, "a1.1:10in,14in")
    assert not allowed(match, "a1.1:10in,14.1in")
    match = go(t, "move:1 | done | move:1")
    assert not allowed(match, "a1.1:10in,13.1in")


def test_fiannor_are_fast_at_first() -> None:
    """GS-SUB-01: an inch more with the first token of the first round."""
    fiannor = card("a scabhta-hunters", "10,10 12,10 14,10")
    t = battle(fiannor, FAR, active="a1", round=1, subfactions=("fiannor", ""))
    assert allowed(go(t, "move:2"), "a1.1:10in,19in")
    assert not allowed(go(t, "move:1 | done | move:1"), "a1.1:10in,15in")
    t = battle(fiannor, FAR, active="a1", round=2, subfactions=("fiannor", ""))
    assert not allowed(go(t, "move:1"), "a1.1:10in,15in")


def test_shadow_trolls_shift_at_the_end() -> None:
    """GS-SUB-01, GS-FRE-04: an inch for nothing when their activation ends, and nobody strikes at them."""
    t = battle(
        card("a lighteater", "10,10"), card("b druid", "10,12.5"), active="a1", subfactions=("shadow-trolls", "")
    )
    match = go(t, "end")
    assert asked(match).question == "gs-ask-move"
    assert allowed(match, "a1:10in,9in")
    assert not allowed(match, "a1:10in,8.9in")
    match.answer("a1:25400,22860")
    assert asked(match).question != "gs-ask-free-strike"


def test_a_free_move_is_once_mov() -> None:
    """GS-MOV-01, GS-MOV-07: a tactic may give a move that costs nothing and exhausts nobody."""
    t = on_the_way()
    moves.free_move(t, the_card(t, "a1"))
    match = go(t)
    assert allowed(match, "a1:10in,13in")
    assert not allowed(match, "a1:10in,13.1in")
    match.answer("done")
    assert (the_card(match, "a1").moved, the_card(match, "a1").tokens) == (0, 5)


def test_what_is_carried_comes_along() -> None:
    """GS-MOV-01: a marker goes where its carrier goes."""
    relic = Marker("relic", "relic", 10 * INCH, 10 * INCH, carrier=0)
    match = go(on_the_way(markers=(relic,)), "move:1 | a1:10in,13in")
    (marker,) = match.state.markers
    assert (marker.x, marker.y) == (10 * INCH, 13 * INCH)


# What is proposed


def places(match: Match[Battle]) -> list[tuple[int, int]]:
    found = [re.fullmatch("a1:([0-9]+),([0-9]+)", key) for key in keys(match)]
    return [(int(one[1]), int(one[2])) for one in found if one]


def test_what_is_proposed_is_allowed() -> None:
    """GS-MOV-01: every option may be taken, and a random one, too."""
    terrain = [
        piece("wall", "5,13 9,13 9,13.5 5,13.5", height=2),
        msgspec.structs.replace(piece("forest", "14,12 18,12 18,16 14,16", going="difficult", forest=True), id="2"),
    ]
    unit = battle(card("a legionnaires", "10,10 11.5,10 13,10"), card("b druid", "10,17"), active="a1", terrain=terrain)
    for t, answers in ((unit, "move:3"), (on_the_way(card("b syntarch", "12,14"), terrain=terrain), "move:4")):
        match = go(t, answers)
        found = keys(match)
        assert 4 <= len(found) <= 24
        assert all(asked(match).why_not(key) is None for key in found)
        region = asked(match).options
        assert isinstance(region, steps.Steps)
        assert all(region.why_not(region.pick(Random(seed))) is None for seed in range(12))
        assert region.outline()
        assert region.drawn(found[0])
        assert region.moves().startswith("a1")
        assert region.base() == 1500


def test_contact_is_proposed() -> None:
    """GS-MOV-01: among the places is one beside an enemy in reach."""
    match = go(on_the_way(card("b syntarch", "10,14")), "move:2")
    assert any((x - 25400) ** 2 + (y - 14 * INCH) ** 2 <= (3000 + 20) ** 2 for x, y in places(match))


@pytest.mark.parametrize("where", ["0,13 20,13 20,15 0,15", "0,19 20,19 20,30 0,30", "0,0 1,0 1,1 0,1"])
def test_places_as_far_as_tokens_go_are_proposed(where: str) -> None:
    """GS-MOV-01, GS-TER-03: straight ahead up to what can be paid for, whatever the ground; a step more is too far."""
    match = go(on_the_way(terrain=[piece("marsh", where, going="difficult")], tokens=4), "move:4")
    ahead = [y for x, y in places(match) if x == 10 * INCH]
    assert allowed(match, f"a1:{10 * INCH},{max(ahead)}")
    assert not allowed(match, f"a1:{10 * INCH},{max(ahead) + INCH // 8}")


def test_what_can_be_paid_for_is_found_to_the_last_unit() -> None:
    """GS-TER-03: along any line over any ground: never too dear, and nothing is left over but for rounding."""
    random = Random(5)
    marshes = [
        msgspec.structs.replace(
            piece("marsh", f"{x},{y} {x + 5},{y + 1} {x + 2},{y + 6}", going="difficult"), id=str(x)
        )
        for x, y in ((8, 11), (15, 6), (3, 4), (14, 17))
    ]
    t = on_the_way(terrain=marshes)
    for _ in range(300):
        aims = [(random.randrange(20 * INCH), random.randrange(20 * INCH)) for _ in range(random.choice((1, 2)))]
        way = mover(t, model(t, "a1"), (10 * INCH, 10 * INCH), random.choice((3, 6, 9, 12)) * INCH)
        part = affordable(way, (way.start, *aims), 100 * INCH)
        assert way.far - 40 <= price(way, part) <= way.far or part[-1] == aims[-1]


def test_models_that_are_gone_are_in_nobodys_way() -> None:
    """GS-DMG-05, GS-MOV-03: what is not on the table stops nobody."""
    t = on_the_way(card("b syntarch", "10,12"))
    model(t, "b2").where = DESTROYED
    match = go(t, "move:1 | a1:10in,12in")
    assert model(match, "a1").where == FIELD
