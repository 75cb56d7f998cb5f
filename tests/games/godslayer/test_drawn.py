"""What is shown of units that move and charge: who can be picked up, how the others follow, what holds them all."""

from tests.games.godslayer.kit import asked, battle, card, go, grid, model, piece, state, the_card
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.rules.space.formation import links
from theomachy.games.godslayer.state import Battle
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match, Region
from theomachy.kernel.scene import Stroke


def column(**more: object) -> Battle:
    return battle(
        card("a legionnaires", "10,10 11.5,10 13,10", tokens=6), card("b druid", "30,30"), active="a1", **more
    )


def region(match: Match[Battle]) -> Region[str]:
    found = asked(match).options
    assert isinstance(found, Region)
    return found


def drawn(match: Match[Battle], key: str) -> list[str]:
    return [stroke.kind for stroke in asked(match).choice.drawn(grid(key))]


def test_the_first_takes_the_others_along_and_in_the_end_goes_alone() -> None:
    """GS-MOV-05: a unit moves as one or one by one; whoever is named last is moved by himself."""
    match = go(column(), "move:1")
    assert (region(match).moves(), region(match).prefix()) == ("a1.1", "all:")
    assert region(match).movers() == {"a1.1": "all:", "a1.2": "a1.2:", "a1.3": "a1.3:"}
    match.answer(grid("a1.1:10in,11in"))
    assert region(match).movers() == {"a1.2": "all:", "a1.3": "a1.3:", "a1.1": "a1.1:"}
    match.answer(grid("all:11.5in,11in"))
    assert (region(match).moves(), region(match).prefix(), region(match).outline()) == ("", "", [])
    assert region(match).movers() == {"a1.1": "a1.1:", "a1.2": "a1.2:", "a1.3": "a1.3:"}


def test_who_cannot_move_cannot_be_picked_up() -> None:
    """GS-STA-01: whoever is stationary does not move."""
    t = column()
    model(t, "a1.2").still = "turn"
    assert list(region(go(t, "move:1")).movers()) == ["a1.1", "a1.3"]


def test_how_the_others_follow_is_drawn_with_what_holds_them_together() -> None:
    """GS-FRM-01: a link for each member but one while all hang together; who strays has none."""
    match = go(column(), "move:1")
    assert drawn(match, "all:10in,12in") == ["measure", "follow", "follow", "link", "link"]
    assert drawn(match, "a1.3:14in,10in") == ["within", "measure", "link", "link"]
    assert drawn(match, "a1.3:16in,10in") == ["within", "measure", "link"]
    match.answer(grid("all:10in,11in"))
    assert drawn(match, "a1.1:9in,11in") == ["within", "measure", "link", "link"]


def test_what_is_refused_shows_how_far_one_may_go() -> None:
    """GS-MOV-01: for a member that is moved by himself a ring around where he started; for all the reach is shown."""
    match = go(column(), "move:1")
    ring = asked(match).choice.drawn(grid("a1.3:20in,10in"))
    assert ring == [Stroke("within", [(13 * INCH, 10 * INCH)], radius=3 * INCH)]
    assert asked(match).choice.drawn(grid("all:20in,10in")) == []
    assert asked(match).choice.drawn("nonsense") == asked(match).choice.drawn("b1:1,1") == []


def test_links_are_the_shortest_that_hold_all_together() -> None:
    """GS-FRM-01: each is hung to the nearest, and none is longer than two inches from edge to edge."""
    t = battle(card("a legionnaires", "10,10 16,10 13,10 11.5,10 30,30"), card("b druid", "40,40"))
    found = [(one.id, other.id) for one, other in links(state(t).members(the_card(t, "a1")))]
    assert found == [("a1.1", "a1.4"), ("a1.4", "a1.3"), ("a1.3", "a1.2")]


def test_charge_lanes_are_as_wide_as_the_base() -> None:
    """GS-CHG-07, GS-CHG-09: a charger runs straight; who holds back goes any way, and only goes along."""
    t = battle(
        card("a legionnaires", "10,10 11.5,10", tokens=6),
        card("b druid", "10,16"),
        card("b syntarch", "40,40"),
        active="a1",
    )
    match = go(t, "charge:gladius:normal | b1 | hold")
    assert list(region(match).movers()) == ["a1.1", "a1.2"]
    strokes = asked(match).choice.drawn("rush")
    assert [stroke.kind for stroke in strokes] == ["lane", "follow", "link"]
    assert strokes[0].base == model(match, "a1.1").r
    assert strokes[0].points[0] == (10 * INCH, 10 * INCH)


def test_where_measuring_is_free_a_charge_shows_whom_it_may_reach() -> None:
    """GS-A-118, GS-CHG-06: from the edge of the first base, its run and its weapon; otherwise nothing is told."""
    cards = card("a legionnaires", "10,10 11.5,10", tokens=6), card("b druid", "10,16")
    free = go(battle(*cards, active="a1", measuring="free"))
    first = model(free, "a1.1")
    inches = 2 * 3 + 2 + 1  # twice their MOV, two further for a charge, and a gladius
    assert asked(free).choice.drawn("charge:gladius:normal") == [
        Stroke("range", [(first.x, first.y)], radius=first.r + inches * INCH)
    ]
    assert asked(go(battle(*cards, active="a1"))).choice.drawn("charge:gladius:normal") == []


def test_chargers_are_picked_up_before_those_who_hold_back() -> None:
    """GS-CHG-08, GS-CHG-09"""
    t = battle(card("a legionnaires", "10,10 11.5,10", tokens=6), card("b druid", "11.5,16"), active="a1")
    match = go(t, "charge:gladius:normal | hold")
    assert list(region(match).movers()) == ["a1.2", "a1.1"]
    assert region(match).moves() == "a1.2"


def test_doors_are_drawn() -> None:
    """GS-TER-12: one sees where a building is entered."""
    door = ((11 * INCH, 20 * INCH), (13 * INCH, 20 * INCH))
    house = piece("house", "9,20 15,20 15,25 9,25", height=3, doors=(door,))
    ground = GAME.scene(column(terrain=[house]), 0).ground
    assert [zone.id for zone in ground.values() if zone.owner is None] == ["1-house", "1-house-door-1"]
    assert (ground["1-house-door-1"].outline, ground["1-house-door-1"].kind) == (list(door), "door")


def test_a_crew_has_a_face_of_its_own() -> None:
    """GS-WMC-01: the machine and those who serve it are told apart."""
    t = battle(card("a scorpio", "10,10 12,10 13.5,10"), card("b druid", "40,40"))
    icons = [piece.icon for piece in GAME.scene(t, 0).pieces.values() if piece.of == "a1"]
    assert icons == ["scorpio", "scorpio-crew", "scorpio-crew"]
