"""What lives on after a game of a campaign. GB-CIR-05, GB-CIR-11 to 15"""

from typing import Any

import msgspec
import pytest

from tests.kit import play
from theomachy.games.godbreaker import GAME, verbs
from theomachy.games.godbreaker.army.circles import Godbreaker, circle_faults, read_circle, write_circle
from theomachy.games.godbreaker.campaign import aftermath, roster
from theomachy.games.godbreaker.setup import Setup
from theomachy.games.godbreaker.state import ASCENDED, CASUALTY, FIELD, Model, Saga
from theomachy.kernel import Ask, Match, Refused
from theomachy.presentation.rulebook import clauses, read
from theomachy.presentation.text import Words

ENGLISH = Words(GAME, "en")
CLAUSES = set(clauses(read(GAME.content.folder)))
FULL = "fleet; Ash iron 12 brutal3 pinning3 relentless3 tough3; Bo iron 8 tough2; Cy iron 6 tough2; Di iron 6 tough2"
FULL += "; Ed iron 6 tough2"
OTHERS = "fleet; Vi gold 8 shaping3; Wu gold 8 ruinous2; Xi gold 6 ruinous2; Yo gold 6 ruinous2; Zed gold 6 ruinous2"


def ended(shares: tuple[float, ...] = (1.0, 0.0), first: str = FULL, campaign: bool = True, **where: Any) -> Saga:
    """A game just after its last round: everybody stands, but for those named with where they are."""
    state = GAME.new(Setup((first, OTHERS)[: len(shares)], campaign=campaign))
    state.agenda = ()
    for model in state.models:
        model.where = where.get(model.name, FIELD)
        if model.where == ASCENDED:
            model.die = 12
    verbs.finish(state, shares, "gb-won", "GB-RND-01", seat=0)
    return state


def go(state: Saga, answers: str = "", dice: str = "") -> Match[Saga]:
    """Play on. All that is told and asked can be read whole, and cites the book."""
    match = play(GAME, state, answers.split(), dice.split())
    words = ENGLISH.seeing(GAME.scene(match.state, 0))
    said = [words.say(event) for event in match.events]
    assert not set("{}") & set("".join(said)), said
    assert {event.clause for event in match.events} <= CLAUSES
    assert all(ENGLISH.knows(event.id) for event in match.events)
    if isinstance(match.request, Ask):
        assert match.request.clause in CLAUSES
        assert ENGLISH.knows(match.request.question)
    return match


def model(state: Saga, name: str) -> Model:
    return next(one for one in state.models if one.name == name)


def who(match: Match[Saga], name: str, seat: int = 0) -> Godbreaker | None:
    """As it lives on."""
    return next((one for one in match.state.circles[seat].godbreakers if one.name == name), None)


def events(match: Match[Saga]) -> list[str]:
    return [event.id for event in match.events]


def asked(match: Match[Saga]) -> Ask[Any]:
    assert isinstance(match.request, Ask)
    return match.request


def question(match: Match[Saga]) -> str:
    return asked(match).question


# The prize


def test_the_winner_may_name_somebody_for_a_triumph() -> None:
    """GB-CIR-15: D6 becomes D8, and lives on."""
    match = go(ended(), "prize:a3")
    assert who(match, "Cy").die == 8  # type: ignore[union-attr]
    assert match.result == (1.0, 0.0)
    assert "gb-prize" in events(match)


def test_the_prize_removes_damage_like_any_triumph() -> None:
    """GB-CIR-15, GB-TRI-02"""
    state = ended()
    model(state, "Cy").damage = 3
    assert model(go(state, "prize:a3").state, "Cy").damage == 0


def test_the_prize_is_for_small_dice_on_the_battlefield() -> None:
    """GB-CIR-15, GB-A-80: no D10 or D12, no casualty."""
    state = ended(Ed=CASUALTY)
    model(state, "Bo").die = 10
    match = go(state)
    assert asked(match).keys() == ["prize:a3", "prize:a4", "none"]


def test_the_prize_may_be_left() -> None:
    """GB-CIR-15"""
    match = go(ended(), "none")
    assert [one.die for one in match.state.circles[0].godbreakers] == [12, 8, 6, 6, 6]


def test_nobody_wins_a_prize_in_a_draw() -> None:
    """GB-A-76, GB-CIR-15: the winner, if any."""
    assert go(ended((0.5, 0.5))).request is None


def test_nobody_worthy_ends_it() -> None:
    """GB-CIR-15"""
    state = ended()
    for one in state.models:
        one.die = 10
    assert go(state).request is None


# The ascended


def test_whoever_returns_gains_a_trait_and_is_small_again() -> None:
    """GB-TRI-07, GB-CIR-14"""
    match = go(ended((0.0, 1.0), Bo=ASCENDED), "none return new:pinning")
    assert who(match, "Bo") == Godbreaker("Bo", 6, ("iron",), (("pinning", 1), ("tough", 2)))
    assert [one.name for one in match.state.circles[0].godbreakers] == ["Ash", "Bo", "Cy", "Di", "Ed"]
    assert {"gb-returns", "gb-gains-trait"} <= set(events(match))


def test_whoever_returns_may_use_the_crucible() -> None:
    """GB-CIR-14, GB-CIR-08, GB-CIR-09"""
    answers = "none return crucible:gold alloy:gold new:shaping flaw:prey"
    match = go(ended((0.0, 1.0), Bo=ASCENDED), answers, "6")
    assert who(match, "Bo") == Godbreaker("Bo", 6, ("iron", "gold"), (("tough", 2), ("shaping", 1)), ("prey",))
    assert {"gb-returns", "gb-gains-trait", "gb-takes-flaw"} <= set(events(match))


def test_the_prize_comes_before_the_return() -> None:
    """GB-CIR-13: the ascended are away until all rewards are given."""
    match = go(ended(Bo=ASCENDED))
    assert question(match) == "gb-ask-prize"
    assert "prize:a2" not in asked(match).keys()
    match.answer("none")
    assert question(match) == "gb-ask-return"
    assert asked(match).by == "a2"


def test_who_does_not_return_is_replaced() -> None:
    """GB-CIR-14, GB-CIR-05: by a new D6 with two traits, at the end of the roster."""
    match = go(ended((0.0, 1.0), Bo=ASCENDED), "none farewell metal:copper new:healer raise:healer name:Rook")
    circle = match.state.circles[0]
    assert who(match, "Bo") is None
    new = circle.godbreakers[-1]
    assert (new.die, new.metals, new.traits) == (6, ("copper",), (("healer", 2),))
    assert circle_faults(circle) == []
    assert {"gb-farewell", "gb-joins"} <= set(events(match))


def test_who_has_nothing_left_to_gain_is_gone() -> None:
    """GB-D-30, GB-CIR-14: four traits at rank three; and the next in line leads without an extra trait. GB-A-84"""
    match = go(ended((0.0, 1.0), Ash=ASCENDED), "none")
    assert question(match) == "gb-ask-metal"
    match = go(ended((0.0, 1.0), Ash=ASCENDED), "none metal:iron new:tough new:brutal name:Rook")
    names = [one.name for one in match.state.circles[0].godbreakers]
    assert names[:4] == ["Bo", "Cy", "Di", "Ed"]
    assert names[4] == "Rook"
    assert match.state.circles[0].godbreakers[0].traits == (("tough", 2),)


NEW = "none metal:iron new:tough new:brutal"


def test_a_player_names_the_new_one() -> None:
    """GB-CIR-03, GB-CIR-05: last of all, and as they like; some names are proposed, none that anybody has."""
    match = go(ended((0.0, 1.0), Ash=ASCENDED), NEW)
    assert (question(match), asked(match).seat, asked(match).clause) == ("gb-ask-name", 0, "GB-CIR-03")
    keys = asked(match).keys()
    assert len(keys) > 3
    assert not {key.removeprefix("name:") for key in keys} & {
        "Ash",
        "Bo",
        "Cy",
        "Di",
        "Ed",
        "Vi",
        "Wu",
        "Xi",
        "Yo",
        "Zed",
    }
    match.answer("name:Old O’Hara the 2nd")
    assert match.state.circles[0].godbreakers[-1].name == "Old O’Hara the 2nd"
    assert circle_faults(match.state.circles[0]) == []
    assert [event.args["name"] for event in match.events if event.id == "gb-joins"] == ["Old O’Hara the 2nd"]


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Rook", "gb-no-name"),
        ("", "gb-no-name"),
        ("name:", "gb-no-name"),
        ("name:Bo", "gb-name-twice"),
        ("name:rook", "gb-name-small"),
        ("name:Ro|ok", "gb-name-sign"),
        ("name:Rook!", "gb-name-sign"),
        ("name:Rook ", "gb-name-spaces"),
        ("name:Ro\nok", "gb-name-sign"),
        (f"name:{'R' * 100}", "gb-name-too-long"),
    ],
)
def test_a_name_must_be_one(key: str, why: str) -> None:
    """GB-CIR-01: and can be part of a key."""
    match = go(ended((0.0, 1.0), Ash=ASCENDED), NEW)
    with pytest.raises(Refused) as no:
        match.answer(key)
    assert (no.value.reason.id, no.value.reason.clause) == (why, "GB-CIR-01")


def test_nobody_is_named_after_one_who_has_just_left() -> None:
    """GB-A-85: a chronicle would take one for the other; such names are neither proposed nor taken."""
    first = FULL.replace("Ash", "Yarrow")
    match = go(ended((0.0, 1.0), first=first, Yarrow=ASCENDED), NEW)
    assert "name:Yarrow" not in asked(match).keys()
    with pytest.raises(Refused) as no:
        match.answer("name:Yarrow")
    assert (no.value.reason.id, no.value.reason.clause) == ("gb-name-of-former", "GB-A-85")


def test_the_name_of_another_circle_may_be_given() -> None:
    """GB-CIR-01: two of one name are told apart by their side, in the record and in the chronicle of deeds."""
    match = go(ended((0.0, 1.0), Ash=ASCENDED), f"{NEW} name:Vi")
    assert match.state.circles[0].godbreakers[-1].name == "Vi"
    told = {event.args["name"] for event in match.events if "name" in event.args}
    assert told == {"Vi@gb-seat-1"}
    assert [deed.who for deed in aftermath(match.state, match.events).deeds][-1:] == ["Vi"]


def test_several_return_in_order_of_seniority() -> None:
    """GB-CIR-14, GB-SCN-02"""
    state = ended((0.5, 0.5), Vi=ASCENDED, Cy=ASCENDED)
    state.seniority = (1, 0)
    match = go(state)
    assert asked(match).seat == 1
    match.answer("return")
    match.answer("new:ruinous")
    assert asked(match).seat == 0


# What else lives on


def test_casualties_are_back_at_full_strength() -> None:
    """GB-CIR-12, GB-REC-04"""
    match = go(ended((0.5, 0.5), Bo=CASUALTY))
    assert who(match, "Bo") == Godbreaker("Bo", 8, ("iron",), (("tough", 2),))


def test_dice_that_grew_or_waned_stay() -> None:
    """GB-TRI-03, GB-TRT-16, GB-A-88"""
    state = ended((0.5, 0.5))
    model(state, "Cy").die = 10
    model(state, "Vi").die = 6
    match = go(state)
    assert who(match, "Cy").die == 10  # type: ignore[union-attr]
    assert who(match, "Vi", 1).die == 6  # type: ignore[union-attr]


def test_a_single_match_leaves_everything_as_it_was() -> None:
    """GB-CIR-11: nothing is asked, and circles stay as they were brought along."""
    state = ended(campaign=False, Bo=ASCENDED)
    before = state.circles
    match = go(state)
    assert match.request is None
    assert match.state.circles == before


def test_alone_one_may_win_a_prize_too() -> None:
    """GB-SOL-02, GB-A-75"""
    assert question(go(ended((1.0,)))) == "gb-ask-prize"
    assert go(ended((0.0,))).request is None


def test_circles_that_live_on_can_play_again() -> None:
    """GB-CIR-05: always five, and legal."""
    match = go(ended((0.0, 1.0), Ash=ASCENDED), "none metal:iron new:tough new:brutal name:Rook")
    texts = aftermath(match.state, match.events).armies
    again = GAME.new(Setup(texts, campaign=True))
    assert again.circles == match.state.circles


# The chronicle


def test_deeds_are_told_of_each_godbreaker() -> None:
    """GB-CIR-11: what happened in play, then what was carried home, then what came after."""
    state = ended(Bo=ASCENDED)
    model(state, "Cy").tokens = ("treasure", "treasure")
    match = go(state, "prize:a3 return new:pinning")
    deeds = [(deed.who, deed.message.id, deed.message.args) for deed in aftermath(match.state, match.events).deeds]
    assert deeds == [
        ("Cy", "gb-deed-treasure", {"n": 2}),
        ("Cy", "gb-deed-prize", {}),
        ("Cy", "gb-deed-grew", {"die": 8}),
        ("Bo", "gb-deed-returned", {"die": 6}),
        ("Bo", "gb-deed-gained", {"trait": "gb-trait-pinning", "rank": 1}),
    ]


def test_threats_have_no_chronicle() -> None:
    state = ended((0.5, 0.5))
    state.log = []
    beast = msgspec.structs.replace(model(state, "Cy"), id="x", name="", kind="horror", seat=-1)
    verbs.fall(state, beast)
    assert aftermath(state, state.log).deeds == ()


@pytest.mark.parametrize("text", [FULL, OTHERS])
def test_a_roster_tells_a_circle(text: str) -> None:
    """GB-CIR-01"""
    told = roster(f"The Ashen, for bread: {text}")
    assert (told.name, told.cause) == ("The Ashen", "for bread")
    circle = read_circle(text)
    assert [(one.name, one.growth.value) for one in told.members] == [(one.name, one.die) for one in circle.godbreakers]
    assert told.members[0].growth.most == 12
    assert read_circle(write_circle(circle)) == circle
