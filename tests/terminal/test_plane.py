"""A measured plane in a terminal: what is drawn, what is measured, and all of it told in words."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import RenderableType

from tests.kit import offering, without
from tests.server.plane import GAME, INCH, SIZE
from tests.terminal.plane import ENGLISH, JAPANESE, asked, at, disc, ground, table
from tests.terminal.sit import GAME as SCATHE
from tests.terminal.sit import screen, seen, sit
from theomachy.features.ruler import Ruler
from theomachy.kernel import Message, refuse
from theomachy.kernel.scene import Bar, Scene, Stroke
from theomachy.presentation.places import where
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal.screen.chart import Chart
from theomachy.terminal.screen.look import side
from theomachy.terminal.screen.overview import overview
from theomachy.terminal.screen.piece_labels import letters
from theomachy.terminal.screen.render import board


def begun() -> Scene:
    return GAME.scene(GAME.new(GAME.setup.type()), 0)


def drawn(what: RenderableType, width: int = 80) -> list[str]:
    console = screen(width)
    console.print(what, highlight=False)
    return [line.rstrip() for line in seen(console).splitlines()]


def rows(scene: Scene, width: int = 80, **more: Any) -> list[str]:
    """The rows of the drawing without their numbers and edges."""
    field = Chart(ENGLISH, scene, width, more.pop("numbers", {}), **more).field()[1:]
    return [line.plain[4:-1] for line in field]


# What is drawn


def test_a_row_is_a_unit_and_two_columns_are_as_wide() -> None:
    """A piece 12 units from the left and 2 from the top is in row 2, around column 24."""
    lines = rows(begun())
    assert (len(lines), {len(line) for line in lines}) == (24, {48})
    assert lines[2].index("▲L") == 23
    assert lines[22].index("■R") == 23


def test_whole_units_stand_along_the_edges() -> None:
    head, *field = Chart(ENGLISH, begun(), 80, {}).field()
    assert head.plain.split() == [str(unit) for unit in range(0, 24, 2)]
    assert head.plain.index("12") == 4 + 24
    assert [line.plain[:3].strip() for line in field] == [str(row) for row in range(24)]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("across", [20, 24, 35, 48, 72])
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_no_line_is_too_long(lang: str, across: int, width: int) -> None:
    scene = table(ground("wood", (1, 1), (9, 9), (2, 8)), across=across, a=disc(3, 4), b=disc(across - 1, 20))
    lines = drawn(board(Words(GAME, lang), scene, width), width)
    assert max(map(cell_len, lines)) <= width
    assert max(line.rfind("╎") for line in lines) > 0.6 * min(width, 2 * across), "and it is no smaller than it must be"


def test_a_large_table_is_drawn_smaller_with_whole_units_at_its_edge() -> None:
    plane = Chart(ENGLISH, table(across=48, down=48), 80, {})
    assert plane.step == 1.5 * INCH
    assert [line.plain[:3].strip() for line in plane.field()[1:5]] == ["0", "", "3", ""]


def test_two_that_share_a_character_stand_side_by_side() -> None:
    lines = rows(table(a=disc(5.2, 5.2), b=disc(5.5, 5.6, name="Rook", owner=1), c=disc(5.6, 5.3, name="Shard")))
    text = "\n".join(lines[4:7])
    assert all(sign in text for sign in ("▲N", "■R", "▲S"))


def test_every_piece_has_a_letter_of_its_own() -> None:
    names = ["Nova", "Nix", "Nova", "Ni", "In", "竜"]
    pieces = {f"a{n}": disc(n, n, name=name) for n, name in enumerate(names)}
    signs = letters(ENGLISH, msgspec.structs.replace(table(), pieces=pieces))
    assert len(set(signs.values())) == len(names)
    assert signs["a0"] == "N"
    assert signs["a1"] == "I"
    assert all(sign.isascii() and sign.isalpha() for sign in signs.values()), "figures are left to the choices"


def test_whoever_is_wild_can_be_told_from_what_lies_there() -> None:
    """Wild ones are grey and have a shape of their own; a token shows how many it stands for."""
    beast, hoard = disc(3, 3, name="Beast", owner=None, figures={"d": 8}), disc(9, 3, name="Gold", owner=None)
    scene = table(beast=beast, hoard=msgspec.structs.replace(hoard, badges={"gold": 3}))
    plane = Chart(ENGLISH, scene, 80, {})
    assert "◇B" in rows(scene)[3]
    assert "G3" in rows(scene)[3]
    style = plane.shown[3, 5][1]
    assert style.color is not None
    assert style.color.name == side(None).colour


def test_a_large_base_covers_more_than_its_sign() -> None:
    lines = rows(table(a=disc(10, 10, base=2 * INCH)))
    assert "··▲N··" in lines[10]
    assert "▲" not in lines[9]
    assert lines[9].strip("· ") == ""
    assert "······" in lines[9]


def test_ground_is_filled_by_what_it_is() -> None:
    wood, lake = (
        ground("Wood", (2, 2), (6, 2), (6, 5), (2, 5), kind="forest"),
        ground("Lake", (10, 2), (12, 2), (12, 4)),
    )
    lines = rows(table(wood, lake))
    assert [line[4:12] for line in lines[2:5]] == ["♣" * 8] * 3
    assert "♣" not in lines[1] + lines[5]
    assert "░" in lines[2]


@pytest.mark.parametrize("width", [46, 60, 80])
@pytest.mark.parametrize("across", [0.2, 0.5, 0.9])
def test_a_narrow_wall_has_no_holes(across: float, width: int) -> None:
    upright = ground("wall", (7.3, 3), (7.3 + across, 3), (7.3 + across, 15), (7.3, 15), kind="wall", hard=True)
    level = ground("fence", (9, 17.6), (21, 17.6), (21, 17.6 + across), (9, 17.6 + across), kind="wall")
    plane = Chart(ENGLISH, table(upright, level), width, {})
    lines = [line.plain[4:-1] for line in plane.field()[1:]]
    stands = [row for row, line in enumerate(lines) if "█" in line]
    assert stands == list(range(stands[0], stands[-1] + 1))
    assert len(stands) * plane.step >= 11 * INCH
    fence = max((line for line in lines if "▒" in line), key=lambda line: line.count("▒"))
    assert re.search("▒+", fence)[0].count("▒") * plane.step / 2 >= 11 * INCH  # type: ignore[index]


def test_a_line_is_drawn_along_its_legs() -> None:
    lines = rows(table(ground("fence", (2.2, 2.5), (8.2, 2.5), (8.2, 6.5), line=True, width=254)))
    assert lines[2][4:17] == "▒" * 13
    assert [line[16] for line in lines[3:7]] == ["▒"] * 4
    assert lines[4][:16].strip("· ") == "", "and not filled"


def test_ground_that_is_gone_is_drawn_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["ruin wall", "quit", "n"], words=ENGLISH)
    before, after = text.split("tears down the wall. PL-8")
    assert "█" in before
    assert "█" not in after


def test_proposals_show_their_numbers_and_what_is_in_reach_is_dotted() -> None:
    _, menu = asked()
    reach = menu.ask.outline()
    lines = rows(begun(), numbers=menu.numbers(), by="left", reach=reach)
    number = next(choice.number for choice in menu.choices if where(choice.key) == at(18, 2))
    assert lines[2][34:37] == f" {number} ".rstrip() or lines[2][35:37] == f" {number}"
    assert "· · ·" in lines[3]
    assert "· · ·" not in lines[15], "beyond its reach"


def test_a_reach_may_be_a_circle() -> None:
    wood = ground("Wood", (9, 9), (13, 9), (13, 15), (9, 15), kind="forest")
    lines = rows(
        table(wood, a=disc(10, 10)), reach=[Stroke("reach", [at(10, 10)], radius=3 * INCH), Stroke("reach", [])]
    )
    assert [n for n, line in enumerate(lines) if "· ·" in line] == list(range(7, 13))
    assert "·♣·♣·" in lines[11], "the ground can be seen below it"
    assert "♣♣♣♣" in lines[14]


def test_whoever_can_be_chosen_is_lit_and_listed_with_the_number() -> None:
    scene = table(a=disc(3, 3), b=disc(9, 3, name="Rook", owner=1))
    plane = Chart(ENGLISH, scene, 100, {"b": "3–5"}, by="a")
    styles = {sign: plane.shown[3, column][1] for sign, column in (("▲N", 5), ("■R", 17))}
    assert styles["■R"].color is not None
    assert styles["■R"].color.name == "gold1"
    assert styles["▲N"].reverse
    assert "3–5 ■R Rook" in "\n".join(drawn(board(ENGLISH, scene, 100, 0, {"b": "3–5"}), 100))


def test_the_list_tells_state_and_place() -> None:
    nova = disc(10.5, 7, bars=[Bar("health", 2, 5)], badges={"pl-die": 8, "pl-mud": 2}, marks=["pl-first"])
    away = disc(0, 0, name="Rook", at=None, zone="graveyard")
    scene = table(ground("Wood", (2, 2), (6, 2), (6, 5), (2, 5), kind="forest"), nova=nova, away=away)
    text = "\n".join(drawn(board(ENGLISH, scene, 110), 110))
    assert re.search(r"▲N Nova 2/5 D8 mud 2 first player +10\.5 7\n", text)
    assert re.search(r"Rook +graveyard\n", text)
    assert re.search(r"♣♣ Wood +2–6 2–5", text)
    narrow = "\n".join(drawn(board(ENGLISH, scene, 78), 78))
    assert "D8 mud 2 first" in narrow, "below the name where it has no room behind it"


def test_in_a_low_window_the_plane_comes_first() -> None:
    assert "Turn" in drawn(board(ENGLISH, begun(), 80))[0]
    assert "Turn" not in drawn(board(ENGLISH, begun(), 80, height=24))[0]


# What is measured


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("measure Left Flag", "Left – Flag: 10U PL-9"),
        ("measure left to A", "Left – Flag: 10U PL-9"),
        ("measure flag", "Left – Flag: 10U PL-9"),
        ("measure 3 2", "Left – 3 2: 9 + 7 in reeds = 16U PL-9"),
        ("measure 12 2 flag", "12 2 – Flag: 10U PL-9"),
        ("measure 30480,5080 and 12 12", "12 2 – 12 12: 10U PL-9"),
        ("measure x 1 y 2 x 4 y 6", "1 2 – 4 6: "),
        ("measure F O", "Frog F – Frog O: 18U PL-9"),
        ("measure frog", "“frog” could be Frog F, Frog O: which?"),
        ("measure", "Say from what to what"),
        ("measure nobody nothing", "Say from what to what"),
    ],
)
def test_anybody_may_measure(typed: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PL-9: between pieces and places, from whoever acts if only one end is named; it is no answer."""
    text, seat = sit(monkeypatch, [typed, "quit", "n"], words=ENGLISH)
    assert told in text
    assert seat.match.tape == []


def test_a_game_may_refuse_to_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    def ruler(t: Any, a: str, b: str) -> Any:
        raise refuse("pl-too-far", "PL-3")

    strict = Words(offering(GAME, Ruler(ruler)))
    assert "✗ That is more than 6 inches away. PL-3" in sit(monkeypatch, ["measure flag", "quit", "n"], words=strict)[0]
    unmeasured = Words(without(GAME, Ruler))
    text, _ = sit(monkeypatch, ["measure flag", "?", "quit", "n"], words=unmeasured)
    assert "Nothing may be measured in this game." in text
    assert "from whoever acts" not in text, "nor is it offered"


def test_why_and_odds_tell_what_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["why 3 2", "odds 18 2", "why 12 5", "quit", "n"], words=ENGLISH)
    assert "\n  9 + 7 in reeds = 16U\n✗ That is more than 6 inches away. PL-3" in text
    assert "› odds 18 2\n  6U\ninches 6\n100 %   ▲ Left moves. PL-3" in text
    assert re.search(r"\n  3U\nIt is possible: choice \d+, “to 12 5”\.", text)


# In words


def test_the_table_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["pieces", "quit", "n"], words=ENGLISH, width=200)
    assert (
        "\nL Left · Left · die 8 lily 1 first player · at 12 2 · nearest: Flag 8.9U, Frog F 12.4U, Frog O 12.4U\n"
        in text
    )
    assert "\nF Frog · at 3 12 · nearest: Flag 8.1U, " in text
    assert "  pond: from 8 to 16 across, from 5 to 9 down\n" in text


def test_where_nobody_may_measure_no_distance_is_told() -> None:
    lines = [line.plain for line in overview(ENGLISH, begun(), measured=False)]
    assert lines[0].endswith("nearest: Flag, Frog F, Frog O")


def test_a_board_without_a_plane_is_told_in_words_too(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["pieces", "quit", "n"], words=Words(SCATHE))
    assert re.search(r"\n  Defender · Red · 16/16.* · at front\n", text)


def test_events_and_reasons_name_pieces_by_their_names() -> None:
    """An id that has no words of its own is said as the scene calls it; what was typed is left alone."""
    words = ENGLISH.seeing(
        table(ground("Wood", (2, 2), (6, 2), (6, 5)), b2=disc(3, 3), flag=disc(9, 9, name="pl-flag"))
    )
    assert words.say(Message("pl-hopped", args={"frog": "b2"})) == "Nova hops."
    assert words.say(Message("pl-hopped", args={"frog": "flag"})) == "Flag hops."
    assert words.say(Message("pl-hopped", args={"frog": ["b2", "Wood", "other"]})) == "Nova, Wood, other hops."
    assert words.say(Message("pl-no-place", args={"key": Verbatim("b2")})) == "“b2” is no place on the table."
    assert ENGLISH.say(Message("pl-hopped", args={"frog": "b2"})) == "b2 hops.", "nothing is left of it"


def test_help_tells_how_places_are_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "A place is typed in units" in sit(monkeypatch, ["?", "quit", "n"], words=ENGLISH)[0]
    assert "A place is typed in units" not in sit(monkeypatch, ["?", "quit", "n"])[0]


@pytest.mark.parametrize("words", [ENGLISH, JAPANESE], ids=["en", "ja"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_played(words: Words, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By numbers, places and pieces; every line fits, and nothing is left in English but what is typed."""
    random = Random(seed)
    lines = [
        random.choice(["3", "4", "to flag", "odds 2", "12 9", "measure flag", "pieces", "wait"]) for _ in range(60)
    ]
    text, seat = sit(monkeypatch, [*lines, *["to flag", "wait"] * 30], words=words)
    assert seat.match.result is not None
    assert max(map(cell_len, text.splitlines())) <= 80
    if words is JAPANESE:
        typed = {"to", "flag", "odds", "measure", "pieces", "wait", "enter", "save", "log", "board", "undo"}
        told = re.sub("PL-|theomachy.*|[^ ]*record", "", text).lower()
        assert set(re.findall("[a-z]{2,}", told)) <= typed


def test_a_table_of_any_size_has_its_pieces_where_they_are() -> None:
    """The sign of a piece stands over its middle, to half a column and half a row."""
    random = Random(3)
    for _ in range(200):
        across, down, width = random.randrange(10, 60), random.randrange(10, 60), random.randrange(40, 121)
        x, y = random.uniform(1, across - 1), random.uniform(1, down - 1)
        plane = Chart(ENGLISH, table(across=across, down=down, a=disc(x, y)), width, {})
        lines = [line.plain[4:-1] for line in plane.field()[1:]]
        row = next(n for n, line in enumerate(lines) if "▲N" in line)
        column, unit = lines[row].index("▲N"), INCH / plane.step
        assert abs(row + 0.5 - y * unit) <= 0.5 + 1e-9
        assert abs(column + 1 - x * 2 * unit) <= 1
    assert SIZE == 24 * INCH
