"""SC-DRF: five heroes on display, taken in turns until both parties are worth twelve."""

from random import Random
from typing import Any

import pytest

from tests.games.scathe.table import table
from tests.kit import play, told
from theomachy.games.scathe import GAME
from theomachy.games.scathe.heroes import BOXED, HEROES
from theomachy.games.scathe.setup import Rulings, Setup
from theomachy.games.scathe.state import Draft, Scathe
from theomachy.kernel import Match, Reason, Refused, Roll, Scripted, Typed

TWOS = ["defender", "fighter", "priest", "apprentice", "rogue"]
THREES = ["ranger", "spellsword", "warrior", "sage", "hunter"]
FOURS = ["knight", "high-mage", "earth-golem", "paladin", "necromancer"]
MIXED = ["bard", "pikeman", "druid", "berserker", "iron-colossus"]
"""Heroes by cost; of the mixed ones the first two cost 2, the next two 3, the last 4."""

WORTH = {
    0: "",
    2: "bard",
    3: "druid",
    4: "iron-colossus",
    5: "bard, druid",
    6: "druid, frost-witch",
    7: "iron-colossus, druid",
    8: "bard, pikeman, alchemist, crossbowman",
    9: "druid, frost-witch, berserker",
    10: "bard, pikeman, druid, frost-witch",
}
"""Heroes already picked, by what they cost together."""

WHOLE_DECK = sorted(id for id in BOXED if id != "flame-dragon")


def draft(
    display: list[str], red: str = "", blue: str = "", head: str = "first red chooser red", **rulings: Any
) -> Scathe:
    """A draft in which these heroes are shown and picked, with all others in the deck."""
    gone = [*display, *red.split(", "), *blue.split(", ")]
    return table(
        f"""
        draft {head}
        deck: {", ".join(id for id in WHOLE_DECK if id not in gone)}
        display: {", ".join(display)}
        red picked: {red}
        blue picked: {blue}
        """,
        **rulings,
    )


def new_draft(**rulings: Any) -> Scathe:
    return GAME.new(Setup(parties=None, rulings=Rulings(**rulings)))


def stuck(passer: int, **rulings: Any) -> Scathe:
    """The first chooser has 10 and sees only heroes that cost 3; the other has nothing yet."""
    red, blue = ("", WORTH[10]) if passer else (WORTH[10], "")
    side = "blue" if passer else "red"
    return draft(THREES, red, blue, f"first {side} chooser {side}", **rulings)


def now(match: Match[Scathe]) -> Draft:
    assert match.state.draft is not None
    return match.state.draft


def asked(match: Match[Scathe]) -> tuple[int, set[str]]:
    """Who is to pick, and from what."""
    assert match.request is not None
    assert match.request.question == "sc-ask-pick"
    return match.request.seat, {*match.request.keys()}


def why_not(match: Match[Scathe], key: str) -> str:
    """Why a pick is refused: told beforehand and told when it is tried, in the same words."""
    with pytest.raises(Refused) as no:
        match.answer(key)
    assert match.request is not None
    assert match.request.why_not(key) == no.value.reason
    return str(no.value.reason)


# The deck and the display


def test_the_deck_holds_everyone_but_the_flame_dragon():
    """SC-DRF-01, SC-A-22: 26 heroes, each once, are in the draft."""
    deck = GAME.new(GAME.setup.presets["draft"](Random(0))).draft.deck
    assert sorted(deck) == WHOLE_DECK
    assert len(deck) == 26


def test_the_flame_dragon_may_be_drafted_if_agreed():
    """SC-A-22, `dragon_in_draft` on: the deck has 27 cards, and the dragon can be picked."""
    t = new_draft(dragon_in_draft=True)
    assert len(t.draft.deck) == 27
    match = play(GAME, t, ["flame-dragon"], [2, 1, "flame-dragon", *TWOS[:4]])
    assert now(match).picked == (("flame-dragon",), ())


def test_a_draft_round():
    """SC-T-06, SC-DRF-02: five are shown, the first takes one, the second one of the four left; three are discarded."""
    match = play(GAME, new_draft(), dice=[5, 3, *MIXED])
    assert now(match).display == tuple(MIXED)
    assert told(match)[2:] == ["sc-revealed"] * 5
    assert len(now(match).deck) == 21
    assert asked(match) == (0, {*MIXED})
    assert match.request.clause == "SC-DRF-02"
    match = play(GAME, match.settled, ["druid"])
    assert asked(match) == (1, {"bard", "pikeman", "berserker", "iron-colossus"})
    assert why_not(match, "druid") == "sc-not-on-display hero=druid [SC-DRF-02]"
    match = play(GAME, match.settled, ["bard"], TWOS)
    assert now(match).picked == (("druid",), ("bard",))
    assert now(match).discards == ("pikeman", "berserker", "iron-colossus")
    assert now(match).display == tuple(TWOS)


@pytest.mark.parametrize("key", ["knight", "flame-dragon", "squire", ""])
def test_only_what_is_on_display_can_be_picked(key: str):
    """SC-DRF-02: neither the deck nor the box is open to the chooser."""
    match = play(GAME, draft(MIXED))
    assert why_not(match, key) == f"sc-not-on-display hero={key} [SC-DRF-02]"


def test_the_choosing_order_swaps_every_round():
    """SC-DRF-03, SC-T-06: whoever chose second chooses first in the next draft round."""
    t = new_draft()
    seats = []
    for picks in range(6):
        answers = [hero for five in (TWOS, THREES, MIXED) for hero in five[:2]][:picks]
        match = play(GAME, t, answers, [5, 3, *TWOS, *(THREES if picks > 1 else []), *(MIXED if picks > 3 else [])])
        seats.append(asked(match)[0])
    assert seats == [0, 1, 1, 0, 0, 1]


def test_a_drafted_hero_is_never_shown_again():
    """SC-CMP-03, SC-DRF-05: picks leave the deck for good; only discards come back."""
    t = table("""
        draft first red chooser blue
        deck: priest
        display: bard, pikeman, rogue, fighter
        discards: defender, apprentice
        red picked: knight
    """)
    match = play(GAME, t, ["bard"], ["pikeman", "rogue", "fighter", "defender", "apprentice"])
    assert now(match).deck == ("priest",)
    assert now(match).picked == (("knight",), ("bard",))


@pytest.mark.parametrize(("deck", "reshuffles"), [(TWOS[:4], True), (TWOS, False), ([], True)])
def test_discards_are_reshuffled_when_the_deck_cannot_fill_a_display(deck: list[str], reshuffles: bool):
    """SC-DRF-05: fewer than five cards left, and the discards join the deck before the display is revealed."""
    t = table(f"""
        draft first red chooser red
        deck: {", ".join(deck)}
        discards: {", ".join(THREES)}
        red picked: bard
        blue picked: pikeman
    """)
    match = play(GAME, t, dice=THREES if reshuffles else TWOS)
    assert told(match).count("sc-reshuffled") == reshuffles
    assert now(match).discards == (() if reshuffles else tuple(THREES))
    assert sorted(now(match).deck) == (sorted(deck) if reshuffles else [])


def test_the_draft_deck_keeps_its_order_to_itself():
    """SC-A-24: players see how many cards are left and nothing of their order, which no state holds."""
    match = play(GAME, new_draft(), ["druid"], [5, 3, *MIXED])
    assert now(match).deck == tuple(sorted(now(match).deck))
    for viewer in (0, 1, None):
        scene = GAME.scene(match.state, viewer)
        assert scene.tracks["deck"].value == 21
        assert set(scene.pieces) == set(MIXED)


def test_what_comes_next_can_only_be_guessed():
    """SC-A-24: worlds that a player imagines go on with different displays."""
    match = play(GAME, new_draft(), ["druid"], [5, 3, *MIXED])
    displays = set()
    for seed in range(5):
        world = match.imagined(1, seed)
        world.answer("bard")
        displays.add(now(world).display)
    assert len(displays) == 5


# Who chooses first


@pytest.mark.parametrize(("dice", "first"), [([5, 3], 0), ([3, 5], 1), ([4, 4, 2, 2, 1, 6], 1)])
def test_the_first_choice_is_rolled_for(dice: list[int], first: int):
    """SC-A-19: the higher die chooses first; equal dice are rolled again."""
    match = play(GAME, new_draft(), dice=[*dice, *MIXED])
    assert asked(match)[0] == first
    assert told(match).count("sc-rolled-alike") == len(dice) // 2 - 1


@pytest.mark.parametrize(("agreed", "first"), [("red", 0), ("blue", 1)])
def test_the_first_choice_may_be_agreed(agreed: str, first: int):
    """SC-A-19, `draft_first`: an agreed player chooses first, and no die is rolled for it."""
    match = play(GAME, new_draft(draft_first=agreed), dice=MIXED)
    assert asked(match) == (first, {*MIXED})
    assert told(match)[0] == "sc-chooses-first"


def test_rows_and_first_turn_come_after_the_draft():
    """SC-A-18, SC-SET-05: drafted heroes take their rows; then the first turn has a roll-off of its own."""
    t = draft(["alchemist"], WORTH[10], "knight, paladin, necromancer")
    match = play(GAME, t, ["bard,pikeman/druid,frost-witch,alchemist", "knight/paladin,necromancer"], [1, 6, 3])
    assert told(match)[:4] == ["sc-picked", "sc-draft-over", "sc-lined-up", "sc-lined-up"]
    assert (match.state.first, match.state.inspire) == (1, [1, 0])


# What may be picked


@pytest.mark.parametrize(
    ("total", "costs"),
    [*[(total, {2, 3, 4}) for total in (0, 2, 3, 4, 5, 6)], (7, {2, 3}), (8, {2, 4}), (9, {3}), (10, {2})],
)
def test_which_costs_may_be_picked(total: int, costs: set[int]):
    """SC-DRF-06, SC-D-24: a pick may bring nobody to 11 or above 12."""
    t = draft(["rogue", "fighter", "sage", "hunter", "knight"], WORTH[total])
    match = play(GAME, t)
    _, legal = asked(match)
    assert {HEROES[id].cost for id in legal} == costs
    for id in {"rogue", "sage", "knight"} - set(legal):
        after = total + HEROES[id].cost
        why = f"sc-stuck-at-eleven hero={id}" if after == 11 else f"sc-above-twelve hero={id} cost={after}"
        assert why_not(match, id) == f"{why} [SC-DRF-06]"


def test_the_totals_of_the_players_are_their_own():
    """SC-DRF-06: what blue may take depends on blue's heroes alone."""
    t = draft(["rogue", "fighter", "sage", "hunter"], WORTH[10], "iron-colossus, berserker", "first red chooser blue")
    assert asked(play(GAME, t)) == (1, {"rogue", "fighter", "sage", "hunter"})


# Passing


def test_a_chooser_with_a_legal_pick_may_not_pass():
    """SC-DRF-07, SC-A-20: one legal hero on display is enough to have to pick."""
    match = play(GAME, draft([*FOURS[:3], "rogue", "fighter"], WORTH[10]))
    assert asked(match) == (0, {"rogue", "fighter"})
    assert why_not(match, "pass") == "sc-may-not-pass [SC-DRF-07]"


def test_a_single_legal_hero_has_to_be_taken():
    """SC-DRF-07: with nothing to decide, nobody is asked."""
    match = play(GAME, draft([*FOURS[:4], "rogue"], WORTH[10], "sage"))
    assert now(match).picked[0][-1] == "rogue"
    assert told(match) == ["sc-picked"]


@pytest.mark.parametrize(
    ("total", "display"),
    [
        (10, THREES),  # 13
        (10, FOURS),  # 14
        (9, TWOS),  # 11
        (9, FOURS),  # 13
        (9, [*TWOS[:2], *FOURS[:3]]),
        (8, THREES),  # 11
        (7, FOURS),  # 11
    ],
)
def test_whoever_can_take_nothing_passes(total: int, display: list[str]):
    """SC-DRF-07, SC-A-20: if every hero shown would lead to 11 or above 12, all five go and others are revealed."""
    match = Match(GAME, draft(display, WORTH[total]), Typed(), listen=True)
    assert told(match) == ["sc-passed", "sc-discarded-display"]
    assert now(match).discards == tuple(display)
    assert isinstance(match.request, Roll)
    assert (match.request.question, match.request.clause) == ("sc-roll-reveal", "SC-DRF-02")


def test_passing_goes_on_until_there_is_something_to_pick():
    """SC-DRF-07: display after display is discarded; the first with a legal hero has to be used."""
    match = play(GAME, draft(THREES, WORTH[10]), dice=[*FOURS, *TWOS])
    assert told(match).count("sc-passed") == 2
    assert now(match).discards == (*THREES, *FOURS)
    assert asked(match) == (0, {*TWOS})


def test_passing_may_be_free():
    """SC-A-20, `free_pass` on: a chooser may pass although there is a legal pick."""
    t = draft(MIXED, free_pass=True)
    match = play(GAME, t)
    assert asked(match) == (0, {*MIXED, "pass"})
    match = play(GAME, t, ["pass"], TWOS)
    assert now(match).discards == tuple(MIXED)
    assert asked(match) == (0, {*TWOS, "pass"})


@pytest.mark.parametrize("passer", [0, 1], ids=["red", "blue"])
def test_a_pass_redraws_for_both(passer: int):
    """SC-A-21: the passer picks from the new display, and the other from the four left of it."""
    match = play(GAME, stuck(passer), ["rogue"], TWOS)
    assert asked(match) == (1 - passer, {"defender", "fighter", "priest", "apprentice"})
    assert now(match).discards == tuple(THREES)


@pytest.mark.parametrize("passer", [0, 1], ids=["red", "blue"])
def test_a_pass_may_redraw_for_oneself(passer: int):
    """SC-A-21, `pass_redraws` for oneself: the other still picks from the display that the passer could not use."""
    t = stuck(passer, pass_redraws="for oneself")
    match = play(GAME, t, dice=TWOS)
    assert now(match).set_aside == tuple(THREES)
    pieces = GAME.scene(match.state, 1 - passer).pieces
    assert {id for id, piece in pieces.items() if piece.zone == "display" and not piece.marks} == {*TWOS}
    assert {id for id, piece in pieces.items() if piece.marks == ["sc-kept"]} == {*THREES}
    assert match.request.why_not("sage") == Reason("sc-kept-for-other", "SC-A-21", {"hero": "sage"})
    match = play(GAME, t, ["rogue"], TWOS)
    assert asked(match) == (1 - passer, {*THREES})
    assert now(match).discards == ("defender", "fighter", "priest", "apprentice")
    assert now(match).set_aside == ()


def test_only_the_first_display_is_kept_for_the_other():
    """SC-A-21, `pass_redraws` for oneself: what the passer turns up in vain after that is discarded."""
    match = play(GAME, stuck(0, pass_redraws="for oneself"), ["rogue"], [*FOURS, *TWOS])
    assert asked(match) == (1, {*THREES})
    assert now(match).discards == (*FOURS, "defender", "fighter", "priest", "apprentice")


@pytest.mark.parametrize("ruling", ["for both", "for oneself"])
@pytest.mark.parametrize(
    ("red", "blue", "head"),
    [
        ("knight", WORTH[10], "first red chooser blue"),
        (WORTH[10], "knight", "first blue chooser red"),
        (WORTH[10], "knight, paladin, high-mage", "first red chooser red"),
        ("knight, paladin, high-mage", WORTH[10], "first blue chooser blue"),
    ],
)
def test_a_display_is_kept_for_nobody_who_has_chosen(red: str, blue: str, head: str, ruling: str):
    """SC-A-21, SC-DRF-07: the second chooser, or one who drafts alone, discards the display under either ruling."""
    match = play(GAME, draft(THREES, red, blue, head, pass_redraws=ruling), dice=TWOS)
    assert now(match).set_aside == ()
    assert now(match).discards == tuple(THREES)
    assert asked(match) == (["red", "blue"].index(head.split()[-1]), {*TWOS})


# The end of the draft


def test_a_player_with_twelve_leaves_and_the_other_still_picks_from_the_four():
    """SC-DRF-04, SC-DRF-02: the first chooser is done, but the round is played to its end."""
    match = play(GAME, draft(TWOS, WORTH[10], "knight"), ["rogue"])
    assert asked(match) == (1, {"defender", "fighter", "priest", "apprentice"})


@pytest.mark.parametrize("first", ["red", "blue"])
@pytest.mark.parametrize("alone", [0, 1], ids=["red alone", "blue alone"])
def test_the_other_goes_on_alone(alone: int, first: str):
    """SC-DRF-04: one hero from each fresh five, whoever chose first before; the four others are discarded."""
    red, blue = (WORTH[10], "knight") if alone else ("knight", WORTH[10])
    t = draft(TWOS, red, blue, f"first {first} chooser {first}")
    fresh = ["battlemage", "storm-shaman", *FOURS[1:4]]
    match = play(GAME, t, ["rogue", "fighter", "sage"], [*THREES, *fresh])
    assert now(match).picked[alone][-1] == "sage"
    assert now(match).discards == ("defender", "priest", "apprentice", "ranger", "spellsword", "warrior", "hunter")
    assert asked(match) == (alone, {"battlemage", "storm-shaman"})
    match = play(GAME, match.settled, ["battlemage"])
    assert match.state.phase == "rows"


def test_a_whole_draft():
    """SC-DRF-04, SC-SET-02: when both parties are worth exactly 12 the draft is over, and rows are chosen next."""
    match = play(
        GAME,
        new_draft(),
        ["knight", "high-mage", "sage", "ranger", "druid", "berserker", "rogue", "priest"],
        [6, 1, *FOURS, *THREES, *MIXED, *TWOS],
    )
    red, blue = match.state.waiting
    assert red == ("knight", "ranger", "druid", "priest")
    assert blue == ("high-mage", "sage", "berserker", "rogue")
    assert {sum(HEROES[id].cost for id in party) for party in (red, blue)} == {12}
    assert match.state.phase == "rows"
    assert match.state.draft is None
    assert told(match)[-1] == "sc-draft-over"


NO_WAY_OUT = """
    draft first red chooser red
    deck: sage, warrior, hunter, ranger, druid, knight, paladin
    display: battlemage, berserker, frost-witch, storm-shaman, spellsword
    red picked: fighter, bard, priest, rogue, apprentice
    blue picked: pikeman, crossbowman, alchemist, defender, war-drummer
"""


def test_a_draft_with_no_way_out_gives_the_last_pick_back():
    """SC-A-27: all heroes that cost 2 are taken and both players need one more: the passer gives the last one back."""
    reveals = ["sage", "warrior", "hunter", "knight", "paladin"]
    match = play(GAME, table(NO_WAY_OUT), [], reveals)
    assert told(match) == ["sc-passed", "sc-gave-back", "sc-discarded-display", *["sc-revealed"] * 5]
    given = match.story[0][1]
    assert (given.clause, given.args) == ("SC-A-27", {"seat": 0, "hero": "apprentice"})
    assert match.state.draft.picked[0] == ("fighter", "bard", "priest", "rogue")
    assert "apprentice" in match.state.draft.discards
    assert match.request.keys() == ["knight", "paladin"]


def test_blue_gives_back_its_own():
    """SC-A-27: whoever passes gives back; the other party stays."""
    text = NO_WAY_OUT.replace("first red chooser red", "first blue chooser blue")
    match = play(GAME, table(text), [], ["sage", "warrior", "hunter", "knight", "paladin"])
    assert [len(party) for party in match.state.draft.picked] == [5, 4]
    assert "war-drummer" in match.state.draft.discards


@pytest.mark.parametrize("pile", ["deck", "discards"])
def test_while_something_fits_nothing_is_given_back(pile):
    """SC-A-27, SC-DRF-07: a hero that fits may still come, from the deck or the discards: the passer only redraws."""
    t = table(NO_WAY_OUT.replace(", war-drummer", ""))
    setattr(t.draft, pile, (*getattr(t.draft, pile), "war-drummer"))
    match = Match(GAME, t, Scripted(["sage", "warrior", "hunter", "knight", "paladin"], then=Typed()), listen=True)
    assert told(match)[:2] == ["sc-passed", "sc-discarded-display"]
    assert len(match.state.draft.picked[0]) == 5
