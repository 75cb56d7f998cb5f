"""What options are about: whom one points at to choose them, which line of a card they use, where they lead."""

import pytest

from tests.games.godslayer.kit import asked, battle, card, go, grid
from theomachy.games.godslayer.rules.magic.spells import Sustained
from theomachy.games.godslayer.rules.setup.laying import Pieces, Spots
from theomachy.games.godslayer.rules.setup.secret_deployment import Hidden, Shift
from theomachy.games.godslayer.state import Battle, Effect, Haze, Marker
from theomachy.kernel.keys import Subject

HERE, THERE = "10,10 11.5,10 13,10 14.5,10", "10,16 11.5,16 13,16 14.5,16"
END, DECLINE = Subject(role="end"), Subject(role="decline")


def facing() -> Battle:
    return battle(card("a legionnaires", HERE, tokens=6), card("b legionnaires", THERE), active="a1")


@pytest.mark.parametrize(
    ("key", "subject"),
    [
        ("move:2", Subject()),
        ("charge:gladius:normal", Subject()),
        ("melee:gladius", Subject(line="gladius")),
        ("tactic:testudo", Subject(line="testudo")),
        ("tactic:measured-fury:2", Subject()),
        ("tactic:shatter:b1", Subject(piece="b1")),
        ("tactic:lock-shields:a2@a4,a3", Subject()),
        ("cast:veil-of-dusk", Subject(line="veil-of-dusk")),
        ("cast:iron-grave:a2", Subject(piece="a2")),
        ("cast:iron-grave:a2@a3", Subject()),
        ("assign:a2", Subject(piece="a2")),
        ("relic:a1.3", Subject(piece="a1.3")),
        ("end", END),
    ],
)
def test_an_action_is_about_its_target_or_a_line_of_the_card(key: str, subject: Subject) -> None:
    assert asked(go(facing())).choice.subject(key) == subject


def test_a_talent_is_about_whom_it_is_for() -> None:
    t = battle(card("a bard-of-aynnsing", "10,10"), card("b legionnaires", THERE), active="a1")
    match = go(t)
    key = next(key for key in asked(match).keys() if key.startswith("talent:"))
    assert asked(match).choice.subject(key).piece in ("a1", "b1")


@pytest.mark.parametrize(
    ("key", "subject"),
    [
        ("all:10in,12in", Subject(place=(25400, 30480))),
        ("a1.2:10in,12in", Subject(piece="a1.2", place=(25400, 30480))),
        ("a1.2:10in,12in 10in,13in", Subject(piece="a1.2", place=(25400, 33020))),
        ("a1.2:off", Subject(piece="a1.2", role="leave")),
        ("gather", Subject()),
        ("done", END),
    ],
)
def test_a_move_is_about_who_goes_where(key: str, subject: Subject) -> None:
    """GS-MOV-01, GS-MOV-09"""
    assert asked(go(facing(), "move:1")).choice.subject(grid(key)) == subject


def test_a_charge_is_about_its_target_and_who_runs() -> None:
    """GS-CHG-03, GS-CHG-07"""
    match = go(facing(), "charge:gladius:normal")
    assert [asked(match).choice.subject(key) for key in ("b1.2", "hold")] == [Subject(piece="b1.2"), DECLINE]
    match = go(facing(), "charge:gladius:normal | b1.1 | b1.2 | b1.3 | b1.4")
    found = [asked(match).choice.subject(key) for key in ("rush", "a1.1:straight", "a1.1:100,200", "done")]
    assert found == [Subject(), Subject(piece="a1.1"), Subject(piece="a1.1", place=(100, 200)), END]


def test_turns_end_and_are_passed() -> None:
    """GS-AVN-03, GS-AVN-10"""
    ask = asked(go(battle(card("a legionnaires", HERE), card("a pendragon", "4,4"), card("b legionnaires", THERE))))
    assert [ask.choice.subject(key) for key in ("a1", "end", "pass")] == [Subject(piece="a1"), END, DECLINE]


def test_what_is_hidden_or_laid_has_a_place() -> None:
    """GS-DEP-06, GS-SET-02"""
    t = facing()
    t.markers = (Marker("marker-a1", "secret", 100, 100, 0),)
    hidden = Hidden(t, t.cards[0])
    found = [hidden.subject(key) for key in ("reveal", "marker-a1", "stay")]
    assert found == [Subject(), Subject(piece="marker-a1"), DECLINE]
    assert Shift(t, t.markers[0]).subject("90,80") == Subject(place=(90, 80))
    assert [Pieces(t).subject(key) for key in ("forest-8", "enough")] == [Subject(), END]
    assert Spots(t, "forest-8").subject("90,80,45") == Subject(place=(90, 80), turn=45)


def test_a_spell_is_kept_on_somebody_or_somewhere() -> None:
    """GS-MAG-08"""
    t = battle(card("a necromagus", "10,10", spells=("boneswell", "veil-of-dusk")), card("b legionnaires", THERE))
    t.models[1].effects = (Effect("boneswell", "spell", "sustained", 0),)
    t.hazes = (Haze(100, 200, 3, "sustained", 0),)
    kept = Sustained(t, t.cards[0])
    assert kept.options() == ["keep:boneswell:b1", "keep:veil-of-dusk:100,200", "none"]
    assert [kept.subject(key) for key in kept.options()] == [Subject(piece="b1"), Subject(place=(100, 200)), DECLINE]
