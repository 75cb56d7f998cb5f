"""What a board of hexes looks like: facts that must be readable, in colour or without, narrow or wide."""

from random import Random

import pytest
from rich.cells import cell_len
from rich.console import RenderableType

from tests.terminal.battlefield import CLASH, ENGLISH, GODTEAR, JAPANESE
from tests.terminal.sit import screen, seen
from theomachy.kernel import Ask, Fast, Match
from theomachy.kernel.scene import Fixed, Piece, Scene, Zone
from theomachy.presentation.text import Words
from theomachy.terminal.screen.cards import full_card
from theomachy.terminal.screen.hexes import Hexes, hex_board, short
from theomachy.terminal.screen.look import side
from theomachy.terminal.screen.render import board
from theomachy.terminal.session.menu import Menu


def drawn(what: RenderableType, width: int = 100) -> list[str]:
    console = screen(width)
    console.print(what, highlight=False)
    return [line.rstrip() for line in seen(console).splitlines()]


def clash(text: str = CLASH) -> Scene:
    return GODTEAR.scene(GODTEAR.notation.read(text), None)


def row(lines: list[str], number: int) -> str:
    """A row of the board without its number."""
    return next(line[3:] for line in lines if line.startswith(f"{number:>2} "))


def test_cells_are_laid_like_bricks() -> None:
    """Odd rows are moved by half a cell, columns are numbered above, rows before."""
    lines = drawn(board(ENGLISH, clash(), 80), 80)
    head = next(line for line in lines if line.strip().startswith("0 "))
    assert head.split() == [str(column) for column in range(14)]
    assert row(lines, 2).startswith("╎ ·  ╎ ·  ╎")
    assert row(lines, 3).startswith("  ╎ ·  ╎ ·  ╎")
    assert row(lines, 3).count("·") == 14


def test_who_stands_where_can_be_read() -> None:
    """The owner's shape; a champion by its name, followers with their number before it, a banner with its flag."""
    lines = drawn(board(ENGLISH, clash(), 80), 80)
    assert "▲Ti [▲Ti⚑│ ⬡  ]" in row(lines, 5)
    assert "▲2GS╎■1Qu[ ⬡  ]" in row(lines, 6)
    assert "▲1GS╎▲1GS╎■Ni ╎" in row(lines, 7)
    column = row(lines, 7).index("■Ni")
    assert column == 2 + 1 + 8 * 5, "in column 8 of a row that is moved"


def test_a_fence_goes_round_all_that_lie_side_by_side() -> None:
    """An objective hex can be told from others by its fence, whoever stands in it."""
    text = CLASH.replace("objectives 5,6 5,7 6,7", "objectives 5,5 5,6 5,8")
    assert "[▲Ti │▲Ti⚑] ·  [ ⬡  ]" in row(drawn(board(ENGLISH, clash(text), 80), 80), 5)


def test_a_champion_that_is_knocked_out_is_crossed_out() -> None:
    lines = drawn(board(ENGLISH, clash(CLASH.replace("2-nia 7,8 wounds 3", "2-nia 7,8 knocked-out")), 100))
    assert "■Ni✗" in row(lines, 7)
    assert "♥0/6 ✗◌" in "\n".join(lines)


def test_choices_show_their_numbers() -> None:
    """In the middle of an empty hex, before whoever stands in another."""
    lines = drawn(board(ENGLISH, clash(), 80, 0, {"4,4": "12", "6,5": "3", "2-nia": "7", "1-titus": "1–4"}), 80)
    assert row(lines, 4)[4 * 5 :].startswith("╎ 12 ╎")
    assert "3▲2GS" in row(lines, 6)
    assert "7■Ni " in row(lines, 7)
    assert "╎▲Ti " in row(lines, 5), "what has no room is told by the list alone"


def test_what_can_be_chosen_and_who_acts_are_lit() -> None:
    lines = Hexes(ENGLISH, clash(), {"2-nia": "1"}, "1-glory-seekers").field()

    def style(cell: str) -> tuple[str, bool]:
        line = next(line for line in lines if cell in line.plain)
        found = line.get_style_at_offset(screen(), line.plain.index(cell))
        return found.color.name if found.color else "", bool(found.reverse)

    assert style("■Ni ") == ("gold1", False)
    assert style("▲2GS") == style("▲1GS") == (side(0).colour, True), "all of a unit that acts"
    assert (style("▲Ti "), style("■1Qu")) == ((side(0).colour, False), (side(1).colour, False))


def test_the_tracks_tell_who_is_ahead() -> None:
    lines = drawn(board(ENGLISH, clash(), 100))
    assert "Life · clash phase · Blue leads by 2, worth 2 points · turn 2/5" in lines[0]
    assert lines[1].split() == [
        *("▲", "Red", "★☆☆☆☆", "points", "ladder", "▲──────────┃─◆────────■", "■", "Blue", "☆☆☆☆☆", "points"),
    ]


def test_the_seats_stand_as_their_tokens_lie() -> None:
    lines = drawn(board(ENGLISH, clash(CLASH.replace("north 1", "north 2")), 100))
    assert lines[1].index("Blue") < lines[1].index("ladder") < lines[1].index("Red")


def test_warband_tokens_are_on_their_steps() -> None:
    lines = drawn(board(ENGLISH, clash(CLASH.replace("token 12", "token 10 warband 3/1")), 100))
    assert "───▲──────◆┃─────────■─" in lines[1]


def test_a_turn_token_that_was_taken_is_not_on_the_ladder() -> None:
    """GT-END-06"""
    lines = drawn(
        board(ENGLISH, clash(CLASH.replace("clash", "next-turn", 1).replace("points 1/0", "points 1/2")), 100)
    )
    assert "▲──────────┃──────────■" in lines[1]


def test_tracks_without_room_lose_their_names_and_then_part() -> None:
    scene = clash()
    narrow = drawn(board(ENGLISH, scene, 80), 80)[1]
    assert "points" in narrow
    japanese = drawn(board(JAPANESE, GODTEAR.scene(acting(), None), 80), 80)[1]
    assert "★☆☆☆☆   ●●" in japanese
    assert "アクション" not in japanese
    parted = drawn(hex_board(JAPANESE, GODTEAR.scene(acting(), None), 40), 120)
    assert [line.split()[0] for line in parted[1:4]] == ["▲", "戦況表", "■"]


def acting() -> object:
    match = Match(GODTEAR, GODTEAR.notation.read(CLASH), Fast(1))
    match.answer("1-titus")
    return match.state


def test_all_that_acts_is_listed_beside_the_board_or_below() -> None:
    wide = drawn(board(ENGLISH, clash(), 100))
    assert row(wide, 0).endswith("▲Ti Titus          ♥3/5")
    assert row(wide, 1).endswith("dodge+1 dmg−1")
    assert row(wide, 4).endswith("■Qu Quartzlings     2/3")
    assert "♥3/6 ◌" in row(wide, 3), "the ultimate is used"
    narrow = drawn(board(ENGLISH, clash(), 80), 80)
    below = narrow[next(at for at, line in enumerate(narrow) if line.startswith("11 ")) + 1 :]
    assert below[0].split() == ["▲Ti", "Titus", "dodge+1", "dmg−1", "♥3/5", "■Ni", "Nia", "♥3/6", "◌"]
    assert below[1].split() == ["▲GS", "Glory", "Seekers", "4/5", "■Qu", "Quartzlings", "2/3"]


def test_what_lies_on_the_ground_is_told_in_words() -> None:
    text = CLASH.replace("objectives 5,6", "objectives 5,6*2 9,9*3") + "    hex 4,4 speed+ dodge-\n    cursed 6,7\n"
    lines = drawn(board(ENGLISH, clash(text), 100))
    assert "[ ⬡3 ]" in row(lines, 9)
    assert "✧2" in row(lines, 4)
    assert lines[-1] == "5,6 ⬡×2 · 6,7 until the clash phase ends · 9,9 ⬡×3 · 4,4 speed+1, dodge−1"


@pytest.mark.parametrize("words", [ENGLISH, JAPANESE], ids=["en", "ja"])
@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_every_line_fits(words: Words, width: int) -> None:
    """Boards of games of all kinds, with the numbers of the choices in them, and the cards beside them."""
    for preset in ("first", "random", "draft"):
        random = Random(7)
        match = Match(GODTEAR, GODTEAR.new(GODTEAR.setup.presets[preset](random)), Fast(7))
        for number in range(60):
            ask = match.request
            assert isinstance(ask, Ask)
            scene = GODTEAR.scene(match.state, None)
            if number % 12 == 0:
                menu = Menu(words, ask, scene)
                lines = drawn(board(words, scene, width, 0, menu.numbers(), ask.by), width)
                field = [line for line in lines if "╎" in line or "[" in line]
                assert len(field) >= 12
                assert all(cell_len(line) <= width for line in lines)
            match.answer(random.choice(ask.keys()))


@pytest.mark.parametrize("words", [ENGLISH, JAPANESE], ids=["en", "ja"])
def test_no_two_names_are_shortened_alike(words: Words) -> None:
    """Of all cards there are, though some begin alike: Glory Seekers, Golden Shrikes."""
    scene = clash()
    everyone = {id: Piece(id, "5,5", 0, id, id) for id in scene.fixed.cards}
    codes = Hexes(words, Scene(scene.fixed, everyone), {}).codes
    assert len(set(codes.values())) == len(scene.fixed.cards)
    assert all(cell_len(code) == 2 for code in codes.values())


def test_names_are_shortened_to_two_columns() -> None:
    assert next(short("Glory Seekers")) == "GS"
    assert list(short("Nia"))[:3] == ["Ni", "Na", "N0"]
    assert next(short("石英の子")) == "石"
    assert next(short("I")) == "I0"
    assert list(short("…")) == []


def test_a_board_of_any_game_is_drawn() -> None:
    """A board that is no rectangle, pieces without cards, and no tracks at all."""
    fixed = Fixed("odd", "hexes", ["gt-one", "gt-two"], [Zone("0,0", "hex"), Zone("1,1", "hex"), Zone("pile", "p")], {})
    pieces = {"a": Piece("a", "1,1", 0), "b": Piece("b", "pile", 1), "c": Piece("c", "0,0")}
    lines = drawn(board(ENGLISH, Scene(fixed, pieces), 80), 80)
    assert "▲1??" in "\n".join(lines)


def test_a_card_has_both_its_sides() -> None:
    scene = clash()
    lines = drawn(full_card(ENGLISH, scene.fixed.cards["titus"], scene, "1-titus", width=76))
    text = "\n".join(lines)
    assert "plot phase (not in this phase)" in text
    assert "clash phase (not" not in text
    assert "Piercing Strike enemy, range 1, accuracy 5, damage 6" in text
    assert "May have two targets, both in one hex." in text
    assert "plot speed 2 · clash speed 2 · dodge 3 · protection 3 · health 5" in lines[-1]
    order = ["maelstrom", "Superiority", "Path of Destruction", "Challenge", "Sweeping Slash"]
    assert [text.index(name) for name in order] == sorted(text.index(name) for name in order)


def test_in_a_low_window_the_tracks_stand_below() -> None:
    """What is above the board would scroll away."""
    lines = drawn(board(ENGLISH, clash(), 80, height=24), 80)
    assert lines[0].split()[:3] == ["0", "1", "2"]
    assert "leads by 2" in lines[-2]
    assert "ladder" in lines[-1]
    assert "leads by 2" in drawn(board(ENGLISH, clash(), 80, height=35), 80)[0]
