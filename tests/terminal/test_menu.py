"""Questions as numbered choices, and how what is typed is understood."""

import pytest

from tests.terminal.sit import DUEL, GAME, WORDS, screen, seen
from theomachy.kernel import Ask, Match, Scripted
from theomachy.terminal.screen.forecast import in_full, outlook
from theomachy.terminal.screen.listing import Listing
from theomachy.terminal.session.ask import Unclear
from theomachy.terminal.session.menu import Menu


def asked(*keys: str, face: int = 4) -> Match:
    match = Match(GAME, GAME.notation.read(DUEL), Scripted([face, 3, 3]), listen=True)
    for key in keys:
        match.answer(key)
    return match


def menu(match: Match) -> Menu:
    assert isinstance(match.request, Ask)
    return Menu(WORDS, match.request, GAME.scene(match.state, match.request.seat))


def shown(match: Match, width: int = 80, tall: int = 1000) -> list[str]:
    the_menu = menu(match)
    console = screen(width)
    console.print(the_menu.question())
    console.print(Listing(the_menu, outlook(WORDS, match, the_menu.ask.seat)).show(width, tall))
    return seen(console).splitlines()


def test_choices_are_gathered_by_piece() -> None:
    the_menu = menu(asked())
    assert [choice.number for choice in the_menu.choices] == list(range(1, len(the_menu.choices) + 1))
    assert the_menu.numbers() == {"defender": "1–5", "priest": "6", "ranger": "7–11"}
    assert the_menu.choices[-1].key == "discard", "what is about nobody comes last"
    lines = shown(asked())
    assert lines[0].startswith("▲ Red, what do you do with your 4? SC-TRN-01")
    heads = [line.strip() for line in lines if line.startswith("     ▲")]
    assert heads == ["▲ Defender  16/16 ⚑2 ⬢ used", "▲ Priest  0/13 dead", "▲ Ranger  7/18"]


def test_a_choice_shows_its_line_its_cost_and_what_it_leads_to() -> None:
    lines = shown(asked())
    fifth = next(line for line in lines if line.startswith("  11 "))
    assert "5 · ranged 6, physical +1" in fifth
    assert "✦1" in fifth
    assert "→ Warrior, Knight, Sage +1" in fifth
    second = next(line for line in lines if line.startswith("   2 "))
    assert "↓2" in second
    assert "Defender taunt +1 · cripple +2" in second


def test_targets_show_the_exact_result() -> None:
    lines = shown(asked("use:ranger:4"))
    assert lines[0].startswith("▲ Red, whom does Ranger attack?")
    knight = next(line for line in lines if "■ Knight" in line)
    assert "20/20 ▣1" in knight
    assert "Knight ♥ −2 · armor −1" in knight


def test_the_odds_in_full_tell_every_event_with_its_clause() -> None:
    match = asked("use:ranger:4")
    console = screen()
    from theomachy.play.probe import probe

    console.print(in_full(WORDS, probe(match, 0, "knight"), GAME.scene(match.state, 0)))
    assert "100 %" in seen(console)
    assert "Ranger hits Knight: ranged 5, taunt −2, armor −1. 2 damage" in seen(console)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "use:defender:1"),
        ("use:ranger:5", "use:ranger:5"),
        ("ranger 5", "use:ranger:5"),
        ("use ran 5", "use:ranger:5"),
        ("RAN:5", "use:ranger:5"),
        ("mourn", "mourn:priest"),
        ("disc", "discard"),
        ("use:ranger:6", None),
        ("nonsense", None),
        ("5 ranger", None),
        ("", None),
        (":", None),
    ],
)
def test_a_number_a_key_or_an_unmistakable_part_of_one(typed: str, key: str | None) -> None:
    assert menu(asked()).find(typed) == key


@pytest.mark.parametrize("typed", ["0", "99", "1" * 30, "ranger", "use"])
def test_what_is_not_clear_is_said(typed: str) -> None:
    with pytest.raises(Unclear):
        menu(asked()).find(typed)


def test_long_menus_stand_in_two_columns_where_there_is_room() -> None:
    match = Match(GAME, GAME.new(GAME.setup.type()), Scripted([4, 3, 6, 3]), listen=True)
    assert len(shown(match, 80)) > len(shown(match, 120))
    assert len(shown(match, 80)) > len(shown(match, 80, tall=20))
    for width, tall in ((80, 1000), (80, 20), (120, 1000)):
        lines = shown(match, width, tall)
        assert all(len(line) <= width for line in lines)
        assert any("Spellsword" in line for line in lines)
        assert any("Discard the die" in line for line in lines)


def test_extra_spending_is_told_apart() -> None:
    t = GAME.notation.read(DUEL.replace("inspire 1/1", "inspire 3/1"))
    t.setup = GAME.setup.type(rulings=type(t.setup.rulings)(overspend=True))
    match = Match(GAME, t, Scripted([2, 3]), listen=True)
    the_menu = menu(match)
    assert the_menu.find("ranger 1 2") == "use:ranger:1+2"
    assert "with 2 extra inspire" in " ".join(" ".join(shown(match, 200)).split())


def test_rows_are_named_front_and_back() -> None:
    match = Match(GAME, GAME.new(GAME.setup.type(parties=("high-mage,paladin,necromancer", "starter-2"))), Scripted([]))
    assert "front: High Mage · back: Paladin, Necromancer" in "\n".join(shown(match))
