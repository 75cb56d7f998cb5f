"""What is agreed before the seats are known: warbands, battle levels, teams, scenario and table; and refusals."""

import re
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

from tests.kit import LANGUAGES
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.setup import (
    PRESETS,
    ROUNDS,
    SCENARIOS,
    TWO_SIDES,
    Rulings,
    Setup,
    for_players,
    level_of,
    mirrored,
    random_setup,
    read_warbands,
)
from theomachy.geometry.plane import INCH
from theomachy.kernel import Reason, Refused
from theomachy.presentation.options import table_options
from theomachy.presentation.text import Words

ONE, TWO, *REST = [text for name, text in STARTERS.items() if name.endswith("-160")]


def why(**fields: Any) -> Reason:
    """Why nobody can play by this agreement."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(**fields))
    return no.value.reason


# Warbands and teams


@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_two_to_eight_play(players: int):
    """GS-MUL-01: there are two to eight players, with a warband each."""
    t = GAME.new(Setup(((ONE, TWO, *REST) * 2)[:players]))
    assert (t.players, t.points) == (players, (0,) * players)
    assert {card.seat for card in t.cards} == {*range(players)}
    assert len(GAME.setup.seats) == 8


@pytest.mark.parametrize("number", [0, 1, 9])
def test_one_warband_and_nine_are_refused(number: int):
    """GS-MUL-01: fewer than two and more than eight warbands make no battle."""
    reason = why(warbands=((ONE, TWO, *REST) * 3)[:number])
    assert str(reason) == f"gs-number-of-warbands given={number} fewest=2 most=8 [GS-MUL-01]"


@pytest.mark.parametrize("teams", [(0,), (0, 1, 0), (0, 0), (0, 1, 2)])
def test_teams_are_two_and_have_everybody(teams: tuple[int, ...]):
    """GS-MUL-01"""
    number = 3 if len(teams) == 3 and len({*teams}) == 3 else 2
    assert why(warbands=(ONE, TWO, *REST)[:number], teams=teams).id == "gs-teams"


@pytest.mark.parametrize("scenario", TWO_SIDES)
def test_scenarios_of_attack_and_defence_need_two_sides(scenario: Any):
    """GS-SCN-01: three players are too many, unless they form two teams."""
    assert why(warbands=(ONE, TWO, REST[0]), scenario=scenario, level=400).id == "gs-two-sides"
    setup = Setup((ONE, TWO, REST[0]), scenario, 400, teams=(0, 1, 1))
    assert GAME.new(setup).players == 3


def test_a_warband_that_is_not_legal_is_refused_with_its_number():
    """GS-WAR-02: whose it is, is told."""
    reason = why(warbands=(ONE, TWO), level=100)
    assert (reason.id, reason.clause, reason.args["number"], reason.args["level"]) == (
        "gs-over-level",
        "GS-WAR-02",
        1,
        100,
    )


# Battle levels


def test_a_team_of_fewer_has_more_for_each():
    """GS-MUL-02: both sides have the same battle level in total."""
    setup = Setup((ONE, TWO, REST[0]), teams=(0, 1, 1))
    assert [level_of(setup, seat) for seat in range(3)] == [320, 160, 160]


@pytest.mark.parametrize("level", [-1, 100_000])
def test_a_battle_level_has_bounds(level: int):
    """GS-WAR-01: no warband has a level below 0 or more points than anybody could count."""
    assert why(warbands=(ONE, TWO), level=level).id == "gs-level-beyond"


def test_levels_of_the_seats_are_told_where_they_differ():
    """GS-MUL-02: all sides have the same in total."""
    fields: dict[str, Any] = {"warbands": (ONE, TWO, REST[0]), "teams": (0, 1, 1)}
    assert level_of(Setup(**fields, levels=(400, 160, 240)), 2) == 240
    assert why(**fields, levels=(400, 160)).id == "gs-number-of-levels"
    assert why(**fields, levels=(400, 400, 0)).id == "gs-number-of-levels"
    assert str(why(**fields, levels=(400, 160, 160))) == "gs-uneven-levels least=320 most=400 [GS-MUL-02]"


def test_who_makes_a_last_stand_has_three_quarters():
    """GS-SCN-01: the second seat defends."""
    setup = Setup(level=200, scenario="last-stand")
    assert [level_of(setup, seat) for seat in (0, 1)] == [200, 150]


# Tables


def test_an_unknown_table_is_refused():
    """GS-SET-02: with the names of those there are."""
    reason = why(ground="atlantis")
    assert (reason.id, reason.args["name"]) == ("gs-no-such-field", "atlantis")
    assert GAME.new(Setup(ground=reason.args["known"][0])).terrain


def test_a_table_of_another_size_is_refused():
    """GS-SET-01: what is made for 72 inches does not lie on 48."""
    reason = why(ground="vale")
    assert (reason.id, reason.args["width"]) == ("gs-field-of-other-size", 48)
    assert GAME.new(Setup(ground="vale", large=True)).terrain


def test_a_table_may_be_longer_than_72_inches():
    """GS-SET-01: the length is agreed on, between 48 and 144 inches."""
    t = GAME.new(Setup(length=96))
    assert (t.width, t.height) == (96 * INCH, 48 * INCH)
    for length in (-1, 47, 145):
        assert str(why(length=length)) == f"gs-table-length given={length} least=48 most=144 [GS-SET-01]"


@pytest.mark.parametrize(
    "wrong",
    [
        {"colour": "red"},
        {"scenario": "picnic"},
        {"measuring": "never"},
        {"rulings": {"speed": True}},
        {"warbands": "x"},
        {"level": "many"},
    ],
)
def test_what_is_no_agreement_is_refused(wrong: dict[str, Any]):
    """GS-SCN-01, GS-CON-09: unknown fields, scenarios and values."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(wrong), type=Setup)


# Other numbers of players


def test_who_leaves_takes_a_warband_along():
    """GS-MUL-01: the first ones stay; whoever joins has a starter that nobody has."""
    setup = Setup((TWO, REST[0]), scenario="relic")
    four = for_players(setup, 4)
    assert (four.warbands[:2], four.scenario) == (setup.warbands, "relic")
    assert len({*four.warbands}) == 4
    assert GAME.new(four).players == 4
    assert for_players(four, 2) == setup


def test_two_sides_become_an_open_battle():
    """GS-SCN-01: three players have no attacker and defender."""
    assert for_players(Setup(scenario="break-through"), 3).scenario == "open-battle"
    assert for_players(Setup(scenario="break-through"), 2).scenario == "break-through"


def test_more_than_four_players_have_a_large_table():
    """GS-SET-01, GS-MUL-01: the book recommends 48 by 72 inches for more than four."""
    assert not for_players(Setup(), 4).large
    eight = for_players(Setup(ground="glade"), 8)
    assert (eight.large, eight.ground) == (True, "ready")
    assert GAME.new(eight).players == 8


@pytest.mark.parametrize("players", [0, 1, 9])
def test_one_and_nine_are_no_number_of_players(players: int):
    """GS-MUL-01: there is no battle of one player or of nine."""
    with pytest.raises(Refused) as no:
        for_players(Setup(), players)
    assert no.value.reason.id == "gs-number-of-warbands"


# Ready-made agreements


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played(name: str):
    """GS-WAR-01, GS-SET-01"""
    t = GAME.new(PRESETS[name](Random(3)))
    assert (bool(t.agenda), t.players) == (True, 2)


def test_what_presets_are_for():
    """GS-WAR-01, GS-SET-01, GS-SET-02: the standard is an open battle of 160 points on a ready table."""
    setups = {name: PRESETS[name](Random(1)) for name in PRESETS}
    assert setups["standard"] == Setup(measuring="free")
    assert (setups["laid"].ground, setups["large"].large, setups["large"].level) == ("laid", True, 300)
    assert setups["mirror"].warbands[0] == setups["mirror"].warbands[1]


def test_chance_makes_legal_agreements():
    """GS-WAR-01: the same seed gives the same."""
    for seed in range(20):
        setup = random_setup(Random(seed))
        assert len(read_warbands(setup)) == 2
        assert setup == random_setup(Random(seed))
    assert {random_setup(Random(seed)).scenario for seed in range(40)} == {*SCENARIOS}
    assert random_setup(Random(1), scenario="relic").scenario == "relic"
    assert mirrored(Random(1)) == mirrored(Random(1))


def test_every_scenario_has_a_number_of_rounds():
    """GS-RND-01"""
    assert {*ROUNDS} == {*SCENARIOS}


# Table options


def rulings_in_the_rulebook() -> dict[str, tuple[str, str]]:
    """Of each ruling with a table option: its clause and the default."""
    text = (GAME.content.folder / "rulebook.md").read_text("utf-8")
    found = re.findall(r"\*\*(GS-A-\d+)\*\* .*Table option `(\w+)`: default `([^`]+)`", text)
    return {name: (clause, default) for clause, name, default in found}


def test_the_rulebook_names_every_table_option_with_its_default():
    """GS-CON-09: each ruling that can be read in more than one way is a table option."""
    options = {name: found for name, found in rulings_in_the_rulebook().items() if name != "measuring"}
    assert {*options} == {*Rulings.__struct_fields__}
    for name in get_type_hints(Rulings):
        assert options[name][1] == str(getattr(Rulings(), name)).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_value_and_preset_has_words(lang: str):
    """GS-CON-09: a label, what it decides, and every value."""
    words = Words(GAME, lang)
    options = table_options(GAME)
    assert {option.name for option in options} >= {*Rulings.__struct_fields__, "scenario", "ground", "measuring"}
    for option in options:
        id = f"option-{option.name.replace('_', '-')}"
        assert words.knows(id), id
        assert option.text(words), id
        said = [option.say(words, value) for value in option.values]
        assert len({*said}) == len(said)
        assert option.name in ("level", "levels") or not {*said} & {*option.values}, (id, said)
    for preset in PRESETS:
        assert words.knows(f"preset-{preset}")
        assert words.attribute(f"preset-{preset}", "text")
    assert all(map(words.knows, ("game-title", "game-line", "game-players")))


def test_options_have_the_clause_that_they_are_about():
    """GS-CON-09, GS-A-118: so that a player can look it up."""
    for option in table_options(GAME):
        assert re.fullmatch(r"GS-[A-Z]+-\d+", option.clause), option.name
