"""GS-PAS, GS-FAQ: charges as a passive activation."""

import msgspec
import pytest

from tests.games.godslayer.kit import asked, battle, card, go, keys, model, refused, the_card
from theomachy.games.godslayer.rules.movement.counterstrikes import Answers
from theomachy.games.godslayer.state import DESTROYED, Battle, Effect
from theomachy.geometry.plane import INCH
from theomachy.play.probe import probe


def waiting(*others: object, **more: object) -> Battle:
    """A syntarch waits for a unit that moves."""
    t = battle(card("a legionnaires", "10,10 12,10"), card("b syntarch", "10,17"), *others, active="a1", **more)
    model(t, "b1").effects = (Effect("counterstrike", "self", "next"),)
    return t


def test_who_ends_its_movement_near_a_syntarch_is_charged() -> None:
    """GS-FAQ-01, GS-FAQ-03, GS-PAS-01: in his LEAD range and sight he may charge, and pays the attack."""
    match = go(waiting(), "move:1 | all:10in,11in | done")
    assert (asked(match).question, asked(match).seat) == ("gs-ask-counterstrike", 1)
    assert keys(match) == ["twin-kopis", "none"]
    assert refused(match, "gladius").clause == "GS-CHG-05"
    match.answer("twin-kopis")
    assert (asked(match).question, keys(match)) == ("gs-ask-charge-target", ["a1.1", "a1.2"])
    match.answer("a1.1")
    assert the_card(match, "b1").tokens == 3
    match.answer("b1:25400,33000")
    assert asked(match).question == "gs-ask-counter"


def test_the_others_activation_goes_on() -> None:
    """GS-PAS-01, GS-CHG-13: also after a passive charge that failed."""
    t = waiting()
    model(t, "b1").y = 18 * INCH
    the_card(t, "b1").tokens = 5
    match = go(t, "move:1 | all:10in,10.5in | done | twin-kopis | a1.2 | b1:straight")
    assert match.state.activation is not None
    assert match.state.activation.card == 0


def test_whether_he_gets_there_is_not_foretold() -> None:
    """GS-TRM-03: nor what comes of his charge, only of staying."""
    match = go(waiting(), "move:1 | done")
    assert asked(match).question == "gs-ask-counterstrike"
    assert probe(match, 1, "twin-kopis").odds == []
    assert probe(match, 1, "none").odds != []


def test_out_of_command_he_stays() -> None:
    """GS-FAQ-03, GS-TRM-05: beyond his LEAD range he does not see the chance; nor without tokens."""
    t = waiting()
    model(t, "b1").y = 40 * INCH
    assert asked(go(t, "move:1 | all:10in,11in | done")).seat == 0
    t = waiting()
    the_card(t, "b1").tokens = 1
    assert asked(go(t, "move:1 | all:10in,11in | done")).seat == 0


def test_engaged_he_does_not_charge() -> None:
    """GS-FAQ-03: not while engaged."""
    t = waiting(card("a druid", "10,18.5"))
    assert asked(go(t, "move:1 | all:10in,11in | done")).seat == 0


def test_he_may_charge_again_in_the_same_round() -> None:
    """GS-FAQ-03: the limit is for regular charges; it lasts until his next activation."""
    t = waiting()
    the_card(t, "b1").done = ("reaction", "charge")
    assert asked(go(t, "move:1 | all:10in,11in | done")).question == "gs-ask-counterstrike"


def test_free_strikes_are_made_at_him_too() -> None:
    """GS-FAQ-01, GS-A-119: a passive charge does not escape free strikes; the active may make them, if the table lets
    it."""
    for forbidden in (False, True):
        t = battle(
            card("a legionnaires", "10,10.2 12.1,12.8"),
            card("b syntarch", "10,17"),
            active="a1",
            no_reactions_in_own_activation=forbidden,
        )
        model(t, "b1").effects = (Effect("counterstrike", "self", "next"),)
        match = go(
            t, "move:1 | a1.1:10in,10.5in | done | twin-kopis | a1.1 | b1:10in,11.8in", "1 2" if forbidden else ""
        )
        assert (asked(match).question == "gs-ask-free-strike") is not forbidden


def test_a_passive_charge_gives_no_slay_movement() -> None:
    """GS-FAQ-02: slay movement is no part of a passive activation."""
    t = waiting()
    model(t, "a1.1").wounds = 5
    answers = "move:1 | all:10in,11in | done | twin-kopis | a1.1 | b1:10in,13in | none"
    match = go(t, answers, "4 5 | 5 4")
    assert model(match, "a1.1").where == DESTROYED
    assert asked(match).question == "gs-ask-action"


@pytest.mark.parametrize(
    ("measuring", "reason", "figures"),
    [("declared", "gs-beyond-command", {}), ("free", "gs-beyond-lead", {"lead": 8, "away": 16.29})],
)
def test_beyond_his_lead_range_nobody_is_charged(measuring: str, reason: str, figures: dict[str, float]) -> None:
    """GS-FAQ-03, GS-TRM-03, GS-A-118: how far off a member is may be said only where measuring is free."""
    far = card("a legionnaires", "10,10 12,10 26,10")
    t = battle(far, card("b syntarch", "10,17"), active="a1", measuring=measuring)
    model(t, "b1").effects = (Effect("counterstrike", "self", "next"),)
    match = go(t, "move:1 | a1.1:10in,11in | done | twin-kopis")
    no = refused(match, "a1.3")
    assert (no.id, no.clause) == (reason, "GS-FAQ-03")
    assert {name: no.args[name] for name in figures} == figures
    assert figures or no.args.keys() == {"model", "target"}


def test_why_there_is_no_counterstrike() -> None:
    """GS-FAQ-03, GS-PAS-01: a syntarch reacts to a card near him, and only while he stands and is not engaged."""
    t = waiting(card("b druid", "30,40"))
    answers = Answers(t, model(t, "b1"), t.cards[0])
    assert answers.why_not("twin-kopis") is None
    model(t, "b1").y = 40 * INCH
    assert answers.why_not("twin-kopis").id == "gs-nobody-in-command"
    t.setup = msgspec.structs.replace(t.setup, measuring="free")
    assert answers.why_not("twin-kopis").id == "gs-beyond-lead"
    model(t, "b1").down = True
    assert answers.why_not("twin-kopis").id == "gs-lies-down"
    t = waiting(card("a druid", "10,18.5"))
    assert Answers(t, model(t, "b1"), t.cards[0]).why_not("twin-kopis").id == "gs-engaged"
    t = waiting(card("a druid", "14,17"))
    match = go(t, "move:1 | all:10in,11in | done | twin-kopis")
    assert refused(match, "a2").id == "gs-has-not-moved"
