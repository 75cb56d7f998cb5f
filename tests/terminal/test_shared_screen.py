"""People who play at one terminal see there what all of them may know, and their own secrets when they ask for them."""

import sys
from random import Random
from typing import Any

import pytest

from tests.conformance import battles
from tests.terminal.sit import sit
from theomachy.agents.random import RandomAgent
from theomachy.games.godslayer.rules.space.discovery import in_hiding
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import ONLOOKER, Ask, Match, Seeded
from theomachy.presentation.text import Words
from theomachy.terminal.session.ask import LineReader
from theomachy.testing import decisions

pytestmark = pytest.mark.long

ENGLISH, JAPANESE = (Words(battles.GAME, lang) for lang in ("en", "ja"))
SEED = 1
hints_module = sys.modules["theomachy.coach.hints"]  # the package has a function of this name
LOOKS = ["board", "pieces", "why reveal", "odds reveal", "odds 1", "log", "usual", "card bladeslingers", "?"]
LEFT = ["quit", "n"]


def setup() -> Setup:
    return Setup(warbands=(battles.AMBUSH,) * 2, ground="generated", ground_seed=SEED)


@pytest.fixture(scope="module")
def battle() -> Battle:
    """A battle in its second round, at a question whether somebody hidden shows themselves."""
    for seed in range(SEED, SEED + 20):
        match = Match(battles.GAME, battles.GAME.new(setup()), Seeded.of(seed), listen=True)
        for key, seat in decisions(match, Random(seed)):
            ask = match.request
            settled = len(match.tape) == match.steps[-1]
            if match.state.round > 1 and settled and isinstance(ask, Ask) and ask.question == "gs-ask-hidden":
                return match.settled
            match.answer(key, seat)
    raise AssertionError("nobody hides in any of these battles")


def elsewhere(battle: Battle) -> Battle:
    """The same battle for all that everybody knows: whoever hides is at another marker."""
    worlds = (battles.GAME.imagine(battle.copy(), ONLOOKER, Random(seed)) for seed in range(40))
    return next(world for world in worlds if world.digest() != battle.digest())


def screen(
    monkeypatch: pytest.MonkeyPatch, state: Battle, lines: list[str], words: Words = ENGLISH, **more: Any
) -> str:
    text, _ = sit(monkeypatch, lines, state=state.copy(), words=words, width=100, **more)
    return text


@pytest.mark.parametrize("words", [ENGLISH, JAPANESE], ids=["en", "ja"])
def test_the_screen_is_the_same_wherever_somebody_hides(
    monkeypatch: pytest.MonkeyPatch, battle: Battle, words: Words
) -> None:
    """GS-DEP-04, GS-DEP-13: board, choices, odds, words and log, outside a secret question."""
    lines = [*LOOKS, *LEFT]
    assert screen(monkeypatch, battle, lines, words) == screen(monkeypatch, elsewhere(battle), lines, words)


def test_hints_are_the_same_wherever_somebody_hides(monkeypatch: pytest.MonkeyPatch, battle: Battle) -> None:
    monkeypatch.setattr(hints_module, "WORLDS", hints_module.FEW_WORLDS)  # so that no clock says how many are looked at
    lines = ["hint", *LEFT]
    assert screen(monkeypatch, battle, lines) == screen(monkeypatch, elsewhere(battle), lines)


def test_alone_against_an_agent_the_screen_shows_where_ones_own_hide(
    monkeypatch: pytest.MonkeyPatch, battle: Battle
) -> None:
    """Nobody else looks at it."""
    seat = next(seat for seat in (0, 1) if in_hiding(battle, seat))
    agents = {1 - seat: RandomAgent(1)}
    one, other = (screen(monkeypatch, state, ["pieces", *LEFT], agents=agents) for state in (battle, elsewhere(battle)))
    assert one != other


def test_secrets_are_shown_on_request_and_hidden_again(monkeypatch: pytest.MonkeyPatch, battle: Battle) -> None:
    """Others are told to look away first, and the screen is wiped before they look again."""
    wiped: list[int] = []
    monkeypatch.setattr(LineReader, "wipe", lambda self: wiped.append(len(self.console.file.getvalue())))
    seat = next(seat for seat in (0, 1) if in_hiding(battle, seat))
    card = in_hiding(battle, seat)[0]
    marker = f"marker-{'ab'[seat]}{card.marker}"
    text = screen(monkeypatch, battle, [f"secrets {seat + 1}", "", "", *LEFT])
    (end,) = wiped
    before, rest = text[:end].split("is for", 1)
    hides = [line for line in rest.splitlines() if ENGLISH.say(marker) in line]
    assert any("Bladeslingers" in line for line in hides)
    public = before + text[end:]
    assert not [line for line in public.splitlines() if ENGLISH.say(marker) in line and "Bladeslingers" in line]


def test_who_has_no_secrets_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    text = screen(monkeypatch, battles.GAME.new(setup()), ["secrets", "secrets 9", *LEFT])
    assert "sees nothing that the others do not see" in text
    assert "The seats of people: 1, 2." in " ".join(text.split())
