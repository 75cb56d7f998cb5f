"""SC-SET: dice, rows, health, tokens, and who goes first; and what stays hidden before."""

import re
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from tests.games.scathe.table import battle, hero, table
from tests.kit import play, told
from theomachy.games.scathe import GAME
from theomachy.games.scathe.heroes import HEROES, TOKENS
from theomachy.games.scathe.setup import Rulings, Setup
from theomachy.games.scathe.state import BACK, FRONT, Scathe
from theomachy.kernel import Match, Refused, Scripted

KNIGHTS = "warrior,knight,sage,apprentice"
ROGUES = "rogue,hunter,druid,paladin"
RED_ROWS, BLUE_ROWS = "warrior,knight/sage,apprentice", "paladin/rogue,hunter,druid"
"""for parties whose rows are still to be chosen"""


def rows(match: Match[Scathe]) -> dict[str, int]:
    return {hero.card.id: hero.row for party in match.state.parties for hero in party}


@pytest.fixture
def committing() -> Match[Scathe]:
    """Both players are to choose their rows; red will win the roll-off and then roll a 4."""
    return Match(GAME, GAME.new(Setup((KNIGHTS, ROGUES))), Scripted([6, 1, 4]), listen=True)


def test_each_player_has_four_dice():
    """SC-SET-01: four dice each; a roll takes one of one's own."""
    assert GAME.new(Setup()).dice == [4, 4]
    match = play(GAME, GAME.new(Setup()), ["discard"], [6, 1, 3, 3])
    assert match.state.dice == [3, 3]


@pytest.mark.parametrize(
    ("party", "reason"),
    [
        ("warrior,knight/sage", "sc-party-cost number={} cost=10 needed=12 [SC-SET-02]"),
        ("paladin,knight/sage", "sc-party-cost number={} cost=11 needed=12 [SC-SET-02]"),
        ("paladin,knight/sage,rogue", "sc-party-cost number={} cost=13 needed=12 [SC-SET-02]"),
        ("/", "sc-party-cost number={} cost=0 needed=12 [SC-SET-02]"),
        ("warrior,knight,sage,apprentice/", "sc-row-full number={} heroes=4 most=3 [SC-SET-02]"),
        ("/warrior,knight,sage,apprentice", "sc-row-full number={} heroes=4 most=3 [SC-SET-02]"),
        ("warrior/knight/sage,apprentice", "sc-too-many-rows number={} rows=3 [SC-SET-02]"),
    ],
)
def test_a_party_costs_twelve_and_stands_in_two_rows_of_three(party: str, reason: str):
    """SC-SET-02: exactly 12, two rows, at most three heroes in a row; whichever seat it is."""
    for number, parties in enumerate([(party, "starter-1"), ("starter-1", party)], 1):
        with pytest.raises(Refused) as no:
            GAME.new(Setup(parties))
        assert str(no.value.reason) == reason.format(number)


@pytest.mark.parametrize(
    ("party", "ways"),
    [
        ("knight,high-mage,paladin", 8),
        ("warrior,knight,sage,apprentice", 14),
        ("warrior,sage,apprentice,rogue,bard", 20),
        ("fighter,priest,apprentice,rogue,bard,pikeman", 20),
    ],
)
def test_every_way_to_stand_in_two_rows_of_three(party: str, ways: int):
    """SC-SET-02: a party may be divided in any way that leaves no more than three in a row."""
    match = play(GAME, GAME.new(Setup((party, "necromancer/iron-colossus,earth-golem"))))
    assert match.request is not None
    offered = match.request.keys()
    assert len(set(offered)) == len(offered) == ways
    for key in offered:
        front, back = (row.split(",") if row else [] for row in key.split("/"))
        assert sorted(front + back) == sorted(party.split(","))
        assert max(len(front), len(back)) <= 3
        assert match.request.why_not(key) is None


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("warrior,knight,sage,apprentice/", "sc-row-full"),
        ("/warrior,knight,sage,apprentice", "sc-row-full"),
        ("warrior/knight/sage,apprentice", "sc-too-many-rows"),
        ("warrior,knight,sage,apprentice", "sc-one-row"),
        ("warrior,knight/sage", "sc-without-row"),
        ("warrior,knight/sage,rogue", "sc-not-in-party"),
        ("warrior,knight/sage,knight,apprentice", "sc-in-two-places"),
        ("", "sc-one-row"),
    ],
)
def test_other_rows_are_refused(committing: Match[Scathe], key: str, reason: str):
    """SC-SET-02: all of one's own heroes, in two rows of at most three."""
    with pytest.raises(Refused) as no:
        committing.answer(key)
    assert no.value.reason.id == reason
    assert no.value.reason.clause == "SC-SET-02"
    assert committing.request is not None
    assert committing.request.why_not(key) == no.value.reason


def test_rows_have_one_spelling(committing: Match[Scathe]):
    """SC-SET-02: within a row the order means nothing, so there is one way to write it, and a player is told which."""
    assert committing.request is not None
    why = committing.request.why_not("knight,warrior/sage,apprentice")
    assert (why.id, why.clause, why.args) == ("sc-rows-spelled", "SC-SET-02", {"right": RED_ROWS})


def test_heroes_stand_where_their_player_put_them(committing: Match[Scathe]):
    """SC-SET-02: what is written before the stroke stands in front, the rest behind."""
    committing.answer(RED_ROWS)
    committing.answer(BLUE_ROWS)
    front = {"warrior", "knight", "paladin"}
    assert rows(committing) == {id: FRONT if id in front else BACK for id in (KNIGHTS + "," + ROGUES).split(",")}
    assert [hero.seat for party in committing.state.parties for hero in party] == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize("setup", [Setup(), Setup((KNIGHTS, ROGUES))])
def test_heroes_begin_at_their_printed_health_without_tokens(setup: Setup):
    """SC-SET-03, SC-SET-04: printed health, nothing on any hero, both pools empty until the roll-off."""
    choices = [] if setup == Setup() else [RED_ROWS, BLUE_ROWS]
    t = GAME.new(setup)
    assert t.inspire == [0, 0]
    match = play(GAME, t, choices, [6, 1, 4])
    standing = [hero for party in match.state.parties for hero in party]
    assert len(standing) == (9 if setup == Setup() else 8)
    for one in standing:
        assert one.alive
        assert one.health == HEROES[one.card.id].health
        assert [getattr(one, token) for token in TOKENS] == [0, 0, 0, 0, 0]
        assert (one.dice, one.fell) == (0, False)


def test_tokens_come_from_a_common_supply():
    """SC-SET-04: what one side has taken is not there for the other, where the supply is counted at all (SC-A-10)."""
    t = table(
        """
        battle inspire 0/24
        red front: apprentice 14
        blue front: bard 13
        """,
        finite_supply=True,
    )
    match = battle(t, "1 use:apprentice:1", "1 use:bard:1")
    assert match.state.inspire == [1, 24]


@pytest.mark.parametrize(("red", "blue", "first"), [(4, 3, 0), (3, 4, 1), (6, 1, 0), (1, 2, 1)])
def test_the_higher_roll_goes_first_and_the_other_gets_inspire(red: int, blue: int, first: int):
    """SC-SET-05, SC-T-02: the higher die has the first turn; the second player has one inspire before it."""
    match = play(GAME, GAME.new(Setup()), dice=[red, blue, 3])
    assert match.request is not None
    assert match.request.seat == match.state.first == match.state.active == first
    assert match.state.inspire == ([0, 1] if first == 0 else [1, 0])
    assert match.state.round == 1


@pytest.mark.parametrize("first", [0, 1])
def test_the_winner_of_the_roll_off_starts_every_round(first: int):
    """SC-SET-05: going first is for the whole game."""
    match = play(GAME, GAME.new(Setup()), ["discard"] * 16, [*((2, 1) if first == 0 else (1, 2)), *[3] * 17])
    assert match.request is not None
    assert (match.state.round, match.request.seat) == (3, first)


def test_equal_rolls_are_rolled_again():
    """SC-A-19, SC-SET-05: a tied roll-off decides nothing, as often as it happens."""
    match = play(GAME, GAME.new(Setup()), dice=[3, 3, 6, 6, 2, 5, 4])
    assert match.state.first == 1
    assert match.state.inspire == [1, 0]
    assert told(match)[:4] == ["sc-rolled-alike", "sc-rolled-alike", "sc-rolled-off", "sc-goes-first"]


def test_rows_are_committed_in_secret_and_revealed_together(committing: Match[Scathe]):
    """SC-A-18: either player may be the first to commit; nothing is seen before both have, and then the dice roll."""
    before = GAME.scene(committing.state, 0)
    committing.answer(BLUE_ROWS, seat=1)
    assert committing.state.parties == [[], []]
    assert told(committing) == []
    assert GAME.scene(committing.state, 0) == before
    assert committing.request is not None
    assert (committing.request.seat, committing.request.secret) == (0, True)
    assert (committing.request.question, committing.request.clause) == ("sc-ask-rows", "SC-SET-02")
    with pytest.raises(Refused):
        committing.answer(BLUE_ROWS, seat=1)  # a commitment stands
    committing.answer(RED_ROWS, seat=0)
    assert told(committing)[:4] == ["sc-lined-up", "sc-lined-up", "sc-rolled-off", "sc-goes-first"]
    assert committing.state.phase == "battle"
    assert hero(committing, "paladin").row == FRONT


def test_rows_may_be_laid_out_in_the_open():
    """SC-A-18, `secret_rows` off: red lays out, and blue sees it before choosing."""
    t = GAME.new(Setup((KNIGHTS, ROGUES), Rulings(secret_rows=False)))
    match = play(GAME, t, [RED_ROWS])
    assert match.request is not None
    assert (match.request.seat, match.request.secret) == (1, False)
    assert rows(match) == {"warrior": FRONT, "knight": FRONT, "sage": BACK, "apprentice": BACK}
    with pytest.raises(Refused):
        match.answer(RED_ROWS, seat=0)


def test_only_a_party_without_rows_is_asked_for_them():
    """SC-A-18: rows agreed in the setup stand; the other player commits alone."""
    match = play(GAME, GAME.new(Setup(("starter-1", KNIGHTS))), [RED_ROWS], [6, 1, 4])
    assert rows(match)["defender"] == FRONT
    assert rows(match)["apprentice"] == BACK
    assert told(match)[0] == "sc-lined-up"


def test_rows_never_change_in_play(committing: Match[Scathe]):
    """SC-A-18: whoever dies, everybody stays in their row to the end."""
    committing.answer(RED_ROWS)
    committing.answer(BLUE_ROWS)
    laid_out, clone, random = rows(committing), committing.clone(seed=1), Random(1)
    while clone.request is not None:
        clone.answer(random.choice(clone.request.keys()))
    assert any(not hero.alive for party in clone.state.parties for hero in party)
    assert rows(clone) == laid_out


def test_three_heroes_may_leave_the_front_row_empty():
    """SC-A-18, SC-ATK-04: all three behind is legal, and then melee reaches them at once."""
    setup = Setup(("knight,high-mage,paladin", "warrior,berserker/hunter,druid"))
    match = play(GAME, GAME.new(setup), ["/knight,high-mage,paladin"], [1, 6, 2])
    assert {hero.row for hero in match.state.parties[0]} == {BACK}
    match = play(GAME, match.settled, ["use:warrior:1"], [2])
    assert match.request is not None
    assert {*match.request.keys()} == {"knight", "high-mage", "paladin"}


def test_everything_but_rows_and_deck_lies_open():
    """SC-A-24: rolls, tokens, health and pools are seen by both players alike."""
    t = table("""
        battle round 2 active blue dice 3/3 inspire 2/1
        red front: knight 12 armor 2 dice 1
        red back: priest 9 cripple 3
        blue front: warrior 19 taunt 1
    """)
    red, blue, everything = (GAME.scene(t, viewer) for viewer in (0, 1, None))
    assert red == blue == everything
    assert red.pieces["knight"].badges == {"sc-armor": 2, "sc-dice": 1}
    assert red.tracks["blue-inspire"].value == 1


def test_a_commitment_is_unknown_to_the_other_player(committing: Match[Scathe]):
    """SC-A-24: a world as red may imagine it does not hold the rows that blue has committed."""
    committing.answer(BLUE_ROWS, seat=1)
    assert committing.imagined(0, seed=1).given == {}
    assert committing.imagined(1, seed=1).given == {1: BLUE_ROWS}


@pytest.mark.parametrize("limit", [-1, -60])
def test_a_round_limit_below_nought_is_refused(limit: int):
    """SC-A-23: the limit is a number of rounds, 0 for none."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(rulings=Rulings(round_limit=limit)))
    assert str(no.value.reason) == f"sc-bad-round-limit limit={limit} [SC-A-23]"
    assert GAME.new(Setup(rulings=Rulings(round_limit=0))).phase == "rows"


def rulings_in_the_rulebook() -> dict[str, tuple[str, str, list[str]]]:
    """Of each ruling with a table option: its clause, the default, the other values."""
    text = (Path(GAME.content.folder) / "rulebook.md").read_text("utf-8")
    found = re.findall(r"\*\*(SC-A-\d\d)\*\* .*Table option `(\w+)`: default `([^`]+)`; or (.*)\.$", text, re.M)
    return {name: (clause, default, re.findall(r"`([^`]+)`", others)) for clause, name, default, others in found}


def values(hint: Any) -> list[str]:
    """All values of a table option, as they are written in a setup."""
    found = get_args(hint) or {bool: (False, True), int: (60, 0)}[hint]
    return [value if isinstance(value, str) else msgspec.json.encode(value).decode() for value in found]


def test_the_rulebook_names_every_table_option_with_its_values():
    """SC-A-24, SC-A-26: each ruling but these two is a table option, with the default and all values of the setup."""
    told = rulings_in_the_rulebook()
    assert list(told) == list(Rulings.__struct_fields__)
    clauses = [f"SC-A-{n:02}" for n in range(1, 27) if n not in (24, 26)]
    assert [clause for clause, _, _ in told.values()] == clauses
    for name, hint in get_type_hints(Rulings).items():
        _, default, others = told[name]
        meant = getattr(Rulings(), name)
        assert default == (meant if isinstance(meant, str) else msgspec.json.encode(meant).decode())
        assert sorted([default, *others]) == sorted(values(hint))


def test_equal_setups_are_written_alike():
    """Whatever was said outright: what has its usual value is left out, so that equal tables have equal digests."""
    said = msgspec.json.decode(b'{"parties":["starter-1","starter-2"],"rulings":{"death":"at zero"}}', type=Setup)
    assert said == Setup()
    assert msgspec.json.encode(said) == msgspec.json.encode(Setup(("starter-1", "starter-2"))) == b"{}"
    assert GAME.new(said).digest() == GAME.new(Setup()).digest()
