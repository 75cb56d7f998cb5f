"""GS-CHG: slay movement, for chargers who slew their target."""

from tests.games.godslayer.charges import SPATHE
from tests.games.godslayer.kit import allowed, asked, battle, card, events, go, model, piece, the_card
from theomachy.games.godslayer.state import DESTROYED, Battle
from theomachy.geometry.plane import INCH


def slaying(*others: object, **more: object) -> Battle:
    return battle(
        card("a princeptor", "10,10"),
        card("b druid", "10,16", wounds=8),
        card("b syntarch", "11.5,18.5"),
        *others,
        active="a1",
        **more,
    )


def test_whoever_slays_its_target_goes_on() -> None:
    """GS-CHG-19, GS-CON-02, GS-CTR-11: D3 inches for nothing, safe from free strikes, and one more attack."""
    match = go(slaying(), f"{SPATHE} | b1 | a1:10in,14in | none", "4 5 | 5 4 | 5")
    assert asked(match).question == "gs-ask-move"
    assert allowed(match, "a1:10in,17in")
    assert not allowed(match, "a1:10in,17.1in")
    match.answer("a1:25400,43180")
    assert asked(match).question == "gs-ask-counter"
    assert match.state.fight is not None
    assert match.state.fight.slay
    assert match.state.fight.charge
    assert the_card(match, "a1").tokens == 3


def test_slay_movement_comes_once() -> None:
    """GS-CHG-19: a second kill does not give a third attack; and it need not move."""
    t = slaying()
    model(t, "b2").wounds, model(t, "b2").y = 9, 15 * INCH
    model(t, "b2").x = 12 * INCH
    match = go(t, f"{SPATHE} | b1 | a1:10.2in,14in | none", "4 5 | 5 4 | 1")
    match.answer("done")
    assert asked(match).question == "gs-ask-counter"
    match = go(t, f"{SPATHE} | b1 | a1:10.2in,14in | none | done | none", "4 5 | 5 4 | 1 | 6 5 | 5 4")
    assert model(match, "b2").where == DESTROYED
    assert len(events(match, "gs-destroyed")) == 2
    assert match.state.march is None


def test_the_free_attack_uses_no_token() -> None:
    """GS-A-22, GS-CRT-02: its critical hit adds nothing; the counter attack against it is paid for, and adds its
    cost."""
    for rulings, added in (({}, 0), ({"free_attacks_add_cost": True}, 2)):
        t = slaying(**rulings)
        model(t, "b2").x, model(t, "b2").y = 12 * INCH, 15 * INCH
        match = go(
            t, f"{SPATHE} | b1 | a1:10.2in,14in | none | done | twin-kopis", "4 5 | 5 4 | 1 | 6 6 | 1 2 | 6 6 | 1 2"
        )
        free, counter = events(match, "gs-damage")[1:]
        assert free.args["n"] == max(0, free.args["power"] - free.args["armour"]) + added
        assert counter.args["n"] == max(0, counter.args["power"] - counter.args["armour"]) + 2


def test_slay_movement_is_safe() -> None:
    """GS-FRE-04, GS-CHG-19, GS-A-24: whom it leaves does not strike."""
    t = slaying()
    model(t, "b2").x, model(t, "b2").y = 12 * INCH, 14 * INCH
    match = go(t, f"{SPATHE} | b1 | a1:10in,14in | none", "4 5 | 5 4 | 5")
    match.answer("a1:17780,35560")
    assert asked(match).question != "gs-ask-free-strike"


def test_who_sees_nobody_in_reach_slays_no_more() -> None:
    """GS-CHG-19, GS-MEL-02, GS-ENG-04: near is not enough; with a wall between there is nobody to strike."""
    wall = piece("wall", "11.05,13 11.15,13 11.15,18 11.05,18", height=4, going="impassable")
    t = battle(
        card("a princeptor", "10,10"),
        card("b druid", "10,16", wounds=8),
        card("b syntarch", "11.75,14"),
        active="a1",
        terrain=[wall],
    )
    match = go(t, f"{SPATHE} | b1 | a1:10in,14in | none | done", "4 5 | 5 4 | 1")
    assert asked(match).question == "gs-ask-action"


def test_units_never_slay_on() -> None:
    """GS-CHG-19: not even a lone survivor."""
    t = battle(
        card("a grayhorns", "10,10 12,10"), card("b druid", "10,16", wounds=8), card("b syntarch", "30,30"), active="a1"
    )
    model(t, "a1.2").where = DESTROYED
    match = go(t, "charge:horn-gore:normal | b1 | rush | done | none", "4 5 | 5 4")
    assert model(match, "b1").where == DESTROYED
    assert asked(match).question == "gs-ask-action"
