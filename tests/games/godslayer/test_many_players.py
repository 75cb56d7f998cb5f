"""GS-MUL: battles of five to eight, played to their end by agents, and agreements that make no sense."""

from pathlib import Path
from random import Random

import pytest

from tests.conformance.battles import invariants
from tests.lab.studies import rows_of
from tests.terminal.command import Ran
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.setup import Scenario, Setup
from theomachy.kernel import Fast, Match
from theomachy.lab.study import Cell, Source, Study
from theomachy.testing import decisions

SMALL = ("wyldfolk: pendragon", "mortans: mortifex; necromagus", "halodynes: demarchon", "banebrood: gorelord")
SMALL += ("troglodytes: hammerfist", "nordgaard: scarjarl", "wyldfolk: pendragon", "halodynes: oracle")
TWO_TEAMS = (0, 0, 0, 1, 1)
BOOK = (200, 200, 200, 300, 300)


def parties(players: int) -> list[str]:
    return [word for text in SMALL[:players] for word in ("--party", text)]


@pytest.mark.parametrize(
    ("players", "teams", "levels", "scenario"),
    [
        (5, TWO_TEAMS, BOOK, "open-battle"),
        (6, (), (), "standing-stones"),
        (7, (), (), "relic"),
        (8, (0, 1) * 4, (), "last-stand"),
        (8, (), (), "open-battle"),
    ],
)
def test_battles_of_many_come_to_an_end(
    players: int, teams: tuple[int, ...], levels: tuple[int, ...], scenario: Scenario
):
    """GS-MUL-01 to 04: five to eight play, in two teams or each for themselves, and share one whole win."""
    setup = Setup(SMALL[:players], scenario, 0 if levels else 200, teams=teams, levels=levels, large=True)
    match = Match(GAME, GAME.new(setup), Fast(1))
    for key, seat in decisions(match, Random(1)):
        match.answer(key, seat)
        invariants(match.state)
    result = match.state.result
    assert result is not None
    assert len(result) == players
    assert sum(result) == pytest.approx(1)


def test_agents_play_three_against_two_at_the_command_line():
    """GS-MUL-01, GS-MUL-02: three with 200 points each play against two with 300."""
    agreed = ("--set", "teams=0,0,0,1,1", "--set", "levels=200,200,200,300,300", "--games", "1", "--workers", "1")
    ran = Ran("sim", "godslayer", *parties(5), "--seats", "greedy,random,random,greedy+bold,random", *agreed)
    assert (ran.status, ran.err.count("Traceback")) == (0, 0), ran.err
    assert "A game lasts" in ran.out


@pytest.mark.parametrize(
    ("players", "agreed", "said"),
    [
        (5, "levels=200,200,200,300,300", "GS-MUL-02"),
        (5, "levels=200,200", "GS-MUL-02"),
        (6, "levels=0,0,0,0,0,0", "GS-MUL-02"),
        (6, "levels=1,2,3,4,5,99999999", "GS-WAR-01"),
        (7, "levels=many", "--set levels"),
        (5, "teams=0,0,0,0,0", "GS-MUL-01"),
        (6, "teams=0,1,2,0,1,2", "GS-MUL-01"),
        (8, "teams=0,1", "GS-MUL-01"),
        (8, "teams=red", "--set teams"),
        (5, "scenario=last-stand", "GS-SCN-01"),
        (7, "length=1", "GS-SET-01"),
    ],
)
def test_agreements_of_many_that_make_no_sense_are_refused(players: int, agreed: str, said: str):
    """GS-MUL-01, GS-MUL-02: what the players agree on must be a battle; the reason names its clause or its option."""
    seats = ",".join(["random"] * players)
    ran = Ran("sim", "godslayer", "--seats", seats, "--set", agreed, "--games", "1", "--workers", "1")
    assert ran.status == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.long
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_full_battles_of_many_come_to_an_end(players: int):
    """GS-MUL-01: agents play whole starter warbands at five to eight seats, in a study of the lab."""
    cell = Cell(Source("standard", preset="standard"), ("random",) * players)
    study = Study("godslayer", (cell,), 1, 3, swap=False)
    assert [len(row.shares) for row in rows_of(study)] == [players]


@pytest.mark.long
def test_a_person_plays_among_seven_agents_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """GS-MUL-01: the terminal seats eight, and whoever ends all that can be ended comes to the end of the battle."""
    monkeypatch.chdir(tmp_path)
    typed = "end\ndone\nnone\n1\n" * 400
    ran = Ran("play", "godslayer", *parties(8), "--against", ",".join(["random"] * 7), "--seed", "1", typed=typed)
    assert (ran.status, "Enter leaves; save FILE" in ran.out) == (0, True), ran.err
