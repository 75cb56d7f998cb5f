"""What the table looks like: facts that must be readable, in colour or without, narrow or wide."""

import pytest
from rich.cells import cell_len
from rich.console import RenderableType

from tests.terminal.sit import DUEL, GAME, WORDS, screen, seen
from theomachy.games.godslayer import GAME as GODSLAYER
from theomachy.games.godslayer.army.card_faces import CARDS
from theomachy.kernel.scene import Piece, Scene
from theomachy.presentation.amounts import amount
from theomachy.presentation.text import Words
from theomachy.terminal.screen.cards import full_card, percent
from theomachy.terminal.screen.look import bar
from theomachy.terminal.screen.render import board, chance_table


def drawn(what: RenderableType, width: int = 80) -> list[str]:
    console = screen(width)
    console.print(what)
    return seen(console).splitlines()


def duel() -> Scene:
    return GAME.scene(GAME.notation.read(DUEL), None)


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_every_line_fits(width: int) -> None:
    for line in drawn(board(WORDS, duel(), width, 0, {"warrior": "10–15", "priest": "1"}), width):
        assert cell_len(line) <= width


def test_parties_stand_by_rows_with_fronts_towards_each_other() -> None:
    lines = drawn(board(WORDS, duel(), 80))
    order = ["Sage", "Warrior", "Red to move", "Defender", "Ranger"]
    places = [next(at for at, line in enumerate(lines) if name in line) for name in order]
    assert places == sorted(places)
    turned = drawn(board(WORDS, duel(), 80, below=1))
    places = [next(at for at, line in enumerate(turned) if name in line) for name in reversed(order)]
    assert places == sorted(places)
    labels = [line.split()[0] for line in lines if line.startswith(("front", "back"))]
    assert labels == ["back", "front", "front", "back"]


def test_owners_are_told_apart_without_colour() -> None:
    text = "\n".join(drawn(board(WORDS, duel(), 80)))
    assert "\x1b" not in text
    assert "┏━ ▲ Defender" in text
    assert "╔═ ■ Warrior" in text


def test_health_tokens_and_marks_are_shown() -> None:
    text = "\n".join(drawn(board(WORDS, duel(), 80)))
    for fact in ("16/16", "4/16", "⚑ taunt 2", "▣ armor 1", "used", "fatigued", "dead", "⬢⬢⬢⬡", "✦ inspire 1"):
        assert fact in text
    assert "┌╌ ▲ Priest" in text, "a dead hero has a broken frame"


def test_many_tokens_are_shown_by_their_symbols() -> None:
    crowded = DUEL.replace("knight 20 armor 1", "knight 20 armor 1 taunt 2 physical 3 magic 4 cripple 5")
    text = "\n".join(drawn(board(WORDS, GAME.scene(GAME.notation.read(crowded), None), 80)))
    assert "⚑2  ▣1  ↑3  ✶4  ↓5" in text


def test_pieces_carry_the_numbers_of_their_choices() -> None:
    text = "\n".join(drawn(board(WORDS, duel(), 80, 0, {"warrior": "1", "sage": "7–12"})))
    assert "[1]" in text
    assert "[7–12]" in text


def test_own_designs_carry_their_badge() -> None:
    lines = drawn(board(WORDS, duel(), 80))
    assert "✎ original design, not official" in lines[0]
    rogue = "\n".join(drawn(full_card(WORDS, duel().fixed.cards["rogue"], duel())))
    assert "Rogue ✎" in rogue
    assert rogue.count("✎") == 10, "name, cost, health, six abilities and the legend"
    defender = "\n".join(drawn(full_card(WORDS, duel().fixed.cards["defender"], duel(), "defender")))
    assert defender.count("✎") == 7, "six abilities, whose icons are lost, and the legend"
    assert "taunt +3, armor +1, heal self 8" in defender
    assert "100 %" in defender, "the chance that the next die reaches an ability"


def test_figures_that_fit_no_edge_stand_within_the_card() -> None:
    lines = drawn(full_card(Words(GODSLAYER), CARDS["skulleater"], duel()))
    assert any("cost 36 ✎ · DPL 2 ✎" in line for line in lines)
    assert "MOV" not in lines[-1]


def test_a_draft_shows_the_display_in_full() -> None:
    t = GAME.notation.read(
        "draft first red chooser red\ndeck: bard\ndisplay: knight, sage\ndiscards: rogue\nred picked: hunter"
    )
    text = "\n".join(drawn(board(WORDS, GAME.scene(t, None), 80, 0, {"knight": "1", "sage": "2"})))
    assert "melee 8, armor +1" in text
    assert "cost 4" in text
    assert "discards: Rogue" in text
    assert "▲ Hunter" in text
    assert "deck 1" in text


def test_colours_are_only_for_terminals() -> None:
    console = screen(80, force_terminal=True, color_system="truecolor")
    console.print(board(WORDS, duel(), 80))
    assert "\x1b[" in seen(console)
    plain = screen(80, force_terminal=True, no_color=True, color_system="truecolor")
    plain.print(board(WORDS, duel(), 80))
    assert "38;" not in seen(plain)


def test_the_chances_of_the_next_die_are_a_table() -> None:
    text = "\n".join(drawn(chance_table(WORDS, duel(), [0, 1])))
    assert "Defender" in text
    assert "92 %" in text


def test_bars_are_empty_only_at_nought() -> None:
    assert bar(0, 20, 10).plain == "░" * 10
    assert bar(1, 20, 10).plain == "█" + "░" * 9
    assert bar(20, 20, 10).plain == "█" * 10
    assert bar(3, 0, 4).plain == "░" * 4


def test_percents_are_whole_only_where_exact() -> None:
    assert [percent(WORDS, x) for x in (0, 0.001, 0.5, 0.999, 1)] == ["0 %", "<1 %", "50 %", ">99 %", "100 %"]


def test_amounts_without_a_symbol_are_named() -> None:
    assert amount(WORDS, "sc-round", 2, 60) == "round 2/60"
    assert amount(WORDS, "sc-round", 2, short=True) == "round 2"


def test_a_piece_without_bars_or_card_is_drawn() -> None:
    scene = duel()
    odd = Scene(scene.fixed, {"thing": Piece("thing", "red-front", 0), "loose": Piece("loose", "deck")})
    text = "\n".join(drawn(board(WORDS, odd, 80, 0, {"loose": "1"})))
    assert "▲ thing" in text
