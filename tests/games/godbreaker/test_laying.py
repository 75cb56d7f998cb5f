"""Players lay the terrain themselves."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from theomachy.games.godbreaker import GAME, verbs
from theomachy.games.godbreaker.ground.battlefield import coverage_faults, placed
from theomachy.games.godbreaker.keys import write_turned
from theomachy.games.godbreaker.rules import laying
from theomachy.games.godbreaker.rules.opening import set_up
from theomachy.games.godbreaker.setup import Rulings, Setup, for_players
from theomachy.games.godbreaker.state import UNIT, Saga
from theomachy.games.godbreaker.tasks import Lay, Open
from theomachy.kernel import Ask, Reason, Refused, Region
from theomachy.presentation.text import Words

ENGLISH = Words(GAME, "en")
Player = Callable[[Ask[Any]], str]


def table(players: int = 2, *pieces: tuple[str, float, float], rulings: Rulings | None = None) -> Saga:
    """A battlefield that is still to be laid, perhaps with some pieces, by places in units."""
    t = set_up(for_players(Setup(ground="laid", rulings=rulings or Rulings()), players))
    for number, (piece, x, y) in enumerate(pieces, 1):
        verbs.lay(t, placed(piece, number, round(x * UNIT), round(y * UNIT)), "GB-BAT-02")
    return t


def step(t: Saga, player: Player) -> list[Ask[Any]]:
    """One turn of laying, with every question that was asked in it."""
    asked: list[Ask[Any]] = []
    turn = laying.lay(t, verbs.next_task(t))
    try:
        ask: Any = next(turn)
        while True:
            asked.append(ask)
            ask = turn.send(ask.option(player(ask)))
    except StopIteration:
        return asked


def say(*keys: str) -> Player:
    """These answers, in this order."""
    left = list(keys)
    return lambda ask: left.pop(0)


def still_laying(t: Saga) -> bool:
    return isinstance(t.agenda[0], Lay)


def reason(why: Reason | None) -> str:
    """Its id and clause; it can be read as a sentence in which nothing is missing."""
    if why is None:
        return ""
    said = ENGLISH.say(why)
    assert ENGLISH.knows(why.id), why
    assert not set("{}") & set(said), said
    return f"{why.id} {why.clause}"


def why_not(t: Saga, key: str) -> str:
    return reason(laying.Pieces(t).why_not(key))


def why_not_at(t: Saga, piece: str, key: str) -> str:
    return reason(laying.Spots(t, piece, laying.LAID[piece].rules[0]).why_not(key))


def place(x: float, y: float, turn: int = 0) -> str:
    return write_turned(round(x * UNIT), round(y * UNIT), turn)


COVERED = [(piece, x, y) for y in (1.5, 4.5, 7.5) for piece, x in (("canal-12", 6), ("canal-8", 16))]
COVERED += [("wall-4", 6, 22), ("wall-4", 12, 22), ("wall-4", 18, 22)]
COVERED += [("yard-10", 4, 14), ("yard-10", 12, 14), ("yard-10", 20, 14)]
"""A battlefield on which nothing is missing."""


def test_players_lay_in_seniority_order() -> None:
    """GB-BAT-02: one piece each, in turns."""
    t = table(3)
    verbs.draw_seniority(t, (2, 0, 1))
    seats = []
    for x in (4, 10, 16, 22):
        asked = step(t, say("wall-4 as barricade", place(x, 4, 90)))
        seats += [ask.seat for ask in asked]
    assert seats == [2, 2, 0, 0, 1, 1, 2, 2]
    assert [piece.id for piece in t.terrain] == ["1-wall", "2-wall", "3-wall", "4-wall"]


def test_a_piece_lies_where_and_as_it_was_laid() -> None:
    """GB-BAT-02: which, as what, where, and how turned; ready for measuring at once."""
    t = table()
    t.log = []
    step(t, say("scrub-6 as area", place(6, 5)))
    step(t, say("rock-4 as impassable", place(16, 5, 45)))
    assert t.terrain == (
        placed("scrub-6", 1, 6 * UNIT, 5 * UNIT),
        placed("rock-4", 2, 16 * UNIT, 5 * UNIT, 45, "impassable"),
    )
    assert t.ground.areas[0].covers((6 * UNIT, 5 * UNIT))
    assert [(event.id, event.clause, event.args["terrain"]) for event in t.log] == [
        ("gb-laid", "GB-BAT-02", "1-scrub"),
        ("gb-laid", "GB-BAT-02", "2-rock"),
    ]


# What a piece counts as


def test_the_next_player_is_asked_about_an_unusual_rule() -> None:
    """GB-A-97: the next player agrees, or the piece counts as usual."""
    for answer in ("area", "open"):
        t = table()
        asked = step(t, say("forest-6 as open", f"forest-6 as {answer}", place(6, 6)))
        assert [(ask.seat, ask.question) for ask in asked] == [
            (0, "gb-ask-piece"),
            (1, "gb-ask-rule"),
            (0, "gb-ask-lay"),
        ]
        assert asked[1].keys() == ["forest-6 as open", "forest-6 as area"]
        assert t.terrain[0].rule == answer


def test_nobody_is_asked_about_the_usual_rule_or_by_somebody_alone() -> None:
    """GB-A-97"""
    assert len(step(table(), say("forest-6 as area", place(6, 6)))) == 2
    alone = table(1)
    assert len(step(alone, say("forest-6 as open", place(6, 6)))) == 2
    assert alone.terrain[0].rule == "open"


# What may be laid


def test_enough_is_enough_only_when_nothing_is_missing() -> None:
    """GB-A-70, GB-A-98: until then the reason says what is missing."""
    t = table()
    assert "enough" not in laying.Pieces(t).options()
    assert why_not(t, "enough") == "gb-too-little-area GB-A-70"
    assert coverage_faults(table(2, *COVERED).terrain, (t.width, t.height)) == []
    assert why_not(table(2, *COVERED), "enough") == ""
    assert why_not(table(2, *COVERED[:-2]), "enough") == "gb-too-little-terrain GB-A-70"


def test_there_are_no_more_barricades_than_allowed() -> None:
    """GB-A-70, GB-A-96: six on the smallest table, eight on the next."""
    walls = [("wall-4", 3 + 6 * (n % 3), 3 + 3 * (n // 3)) for n in range(6)]
    assert why_not(table(2, *walls[:5]), "hedge-4 as barricade") == ""
    assert why_not(table(2, *walls), "hedge-4 as barricade") == "gb-enough-barricades GB-A-96"
    assert why_not(table(2, *walls), "rock-4 as impassable") == "gb-enough-barricades GB-A-96"
    assert why_not(table(3, *walls), "hedge-4 as barricade") == ""


def test_there_is_no_more_area_terrain_than_allowed() -> None:
    """GB-A-70: 45 percent, or 50 by the option; also where another player might insist on the usual rule. GB-A-97"""
    canals = [("canal-8", x, y) for y in (1.5, 4.5, 7.5, 10.5) for x in (4, 12, 20)]
    assert why_not(table(2, *canals[:9]), "scrub-6 as area") == ""
    assert why_not(table(2, *canals[:10]), "scrub-6 as area") == "gb-enough-area GB-A-70"
    assert why_not(table(2, *canals[:10]), "scrub-6 as open") == "gb-enough-area GB-A-70"
    assert why_not(table(2, *canals[:10]), "scrub-4 as area") == ""
    quarter = Rulings(coverage="scenario quarter")
    assert why_not(table(2, *canals[:10], rulings=quarter), "scrub-6 as area") == ""


def test_after_many_pieces_only_what_is_missing_is_laid() -> None:
    """GB-A-98: as many as the table has units along a side, here 24."""
    more = [("fence-6", 4, 20), ("fence-6", 20, 20), *[("round-2", 21, 2)] * 10]
    for number, allowed in ((23, True), (24, False)):
        t = table(2, *[*COVERED, *more][: number - 1], ("round-2", 21, 6))
        assert (why_not(t, "scrub-4 as area") == "") == allowed
    assert why_not(t, "scrub-4 as area") == "gb-enough-pieces GB-A-98"
    assert laying.Pieces(t).options() == ["enough"]
    many = [*COVERED[:6], *[("round-2", 21, 2)] * 18]
    wanted = {key.partition(" as ")[2] for key in laying.Pieces(table(2, *many)).options()}
    assert wanted == {"area", "open", "barricade", "impassable"}
    wanted = {key.partition(" as ")[2] for key in laying.Pieces(table(2, *many, *COVERED[6:9])).options()}
    assert wanted == {"area", "open"}


def test_the_middle_of_a_piece_lies_on_bare_ground() -> None:
    """GB-A-98: area terrain where there is none yet, scenery where there is nothing; so every piece covers more."""
    t = table(2, ("forest-10", 6, 6), ("grass-10", 17, 6))
    assert why_not_at(t, "scrub-6", place(7, 6)) == "gb-middle-not-bare GB-A-98"
    assert why_not_at(t, "scrub-6", place(17, 6)) == "", "on scenery"
    assert why_not_at(t, "grass-6", place(7, 6)) == "gb-middle-not-bare GB-A-98"
    assert why_not_at(t, "grass-6", place(17, 6)) == "gb-middle-not-bare GB-A-98"
    assert why_not_at(t, "scrub-6", place(6, 12)) == ""
    assert why_not_at(t, "wall-4", place(6, 6)) == "", "barricades may lie in a wood"


def test_large_pieces_are_laid_while_there_is_room_for_them() -> None:
    """GB-A-98"""
    t = table(2, ("yard-10", 4, 4), ("yard-10", 12, 4), ("yard-10", 20, 4), ("yard-10", 12, 12))
    assert why_not(t, "grass-10 as open") == "gb-little-bare-ground GB-A-98"
    assert why_not(t, "grass-6 as open") == ""


def test_barricades_keep_off_the_objective() -> None:
    """GB-PLC-01, GB-SCN-01"""
    assert why_not_at(table(), "wall-4", place(12, 13)) == "gb-barricade-on-marker GB-PLC-01"
    assert why_not_at(table(), "wall-4", place(1, 13)) == "gb-terrain-off-table GB-PLC-01"


@pytest.mark.parametrize(
    "key",
    [
        *["", "forest", "forest-6", "forest-6 as", "forest-6 as wall", "forest-6 as barricade", "wall-8 as barricade"],
        *[
            "forest-6 as area as area",
            "house-6 as area",
            "floor-4 as open",
            "enough as area",
            " as ",
            "森-6 as area",
            "wall-2 as barricade",
        ],
    ],
)
def test_what_is_no_piece_is_refused(key: str) -> None:
    t = table()
    before = t.digest()
    with pytest.raises(Refused):
        step(t.copy(), say(key))
    assert why_not(t, key) == "gb-no-such-piece GB-BAT-02"
    assert t.digest() == before


@pytest.mark.parametrize(
    "key",
    [
        *["", ",", "1", "a,b", "6000,6000,7", "6000,6000,0", "06000,6000", "-1,5", "6000,6000,15,15", "1e3,9", "６,６"],
        *["99999999,1", "6000, 6000", "6000,6000,360", "0,0", "9000,9000,-15", "9000,9000,+15"],
    ],
)
def test_what_is_no_place_is_refused(key: str) -> None:
    """A turn is a multiple of 15 degrees and left out if there is none, so that a place has one key."""
    spots = laying.Spots(table(), "forest-6", "area")
    assert why_not_at(table(), "forest-6", key) in ("gb-no-place GB-BAT-02", "gb-terrain-off-table GB-PLC-01")
    with pytest.raises(Refused):
        spots.read(key)
    spots.drawn(key)


def test_proposed_and_random_places_are_legal_and_drawn() -> None:
    random = Random(3)
    t = table(2, *COVERED[:8])
    for piece in ("scrub-4", "wall-6", "grass-6"):
        spots = laying.Spots(t, piece, laying.LAID[piece].rules[0])
        keys = [*spots.options(), *[spots.pick(random) for _ in range(20)]]
        assert len(spots.options()) > 5
        assert [key for key in keys if spots.why_not(key)] == []
        found = spots.piece(keys[0])
        assert found is not None
        assert spots.drawn(keys[0])[0].points == list(found.outline)


# How it ends


def test_who_has_enough_ends_the_laying_with_the_lap() -> None:
    """GB-A-98: those who have laid one piece fewer may still lay one, or pass."""
    t = table(3, *[("forest-10", 7, y) for y in (7, 17, 25)], *[("water-10", 23, y) for y in (5, 15, 25)])
    more = [("grass-10", 15, 10), ("grass-10", 15, 22), ("grass-8", 4, 12), ("wall-4", 15, 3), ("wall-4", 15, 15.5)]
    for number, (piece, x, y) in enumerate([*more, ("wall-4", 15, 27)], 7):
        verbs.lay(t, placed(piece, number, round(x * UNIT), round(y * UNIT)), "GB-BAT-02")
    before = len(t.terrain)
    step(t, say("hedge-4 as barricade", place(2.5, 2.5)))
    step(t, say("enough"))
    assert still_laying(t)
    step(t, say("fence-6 as barricade", place(4, 20)))
    assert not still_laying(t)
    assert t.agenda[0] == Open()
    assert len(t.terrain) == before + 2


def wanton(random: Random) -> Player:
    """Anything that is allowed."""
    return lambda ask: (
        ask.options.pick(random)
        if isinstance(ask.options, Region) and random.random() < 0.5
        else random.choice(ask.keys())
    )


def stingy(random: Random) -> Player:
    """As little as possible, as late as possible: the smallest scenery first, always as near to the rest as can be."""

    def answer(ask: Ask[Any]) -> str:
        keys = [key for key in ask.keys() if key != laying.ENOUGH] or ask.keys()
        if ask.question == "gb-ask-piece" and laying.ENOUGH not in keys:
            return min(keys, key=lambda key: ("open" not in key, laying.LAID[key.split()[0]].across))
        return keys[0]

    return answer


@pytest.mark.parametrize(("players", "seeds"), [(1, 1), (2, 2), (3, 1), (4, 1)])
@pytest.mark.parametrize("manner", [wanton, stingy])
@pytest.mark.long
def test_laying_always_ends_with_a_covered_battlefield(
    manner: Callable[[Random], Player], players: int, seeds: int
) -> None:
    """GB-A-98: while something is missing there is a piece that may be laid, and there is an end to them."""
    for seed in range(seeds):
        ruling: Sequence[Rulings] = (Rulings(), Rulings(coverage="scenario quarter"))
        t = table(players, rulings=ruling[seed % 2])
        player, turns = manner(Random(seed)), 0
        while still_laying(t):
            assert laying.Pieces(t).options()
            assert len(step(t, player)) <= 3
            turns += 1
        assert turns < 130
        assert coverage_faults(t.terrain, (t.width, t.height), t.setup.rulings.coverage) == []
