"""What is agreed before the seats are known: how many circles, how many rounds, which battlefield; and refusals."""

import re
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.circles import STARTERS
from theomachy.games.godbreaker.setup import PRESETS, SCENARIOS, Rulings, Setup, for_players, random_setup, read_circles
from theomachy.kernel import Reason, Refused

ONE, TWO, *REST = STARTERS.values()


def why(**fields: Any) -> Reason:
    """Why nobody can play by this agreement."""
    with pytest.raises(Refused) as no:
        GAME.new(Setup(**fields))
    return no.value.reason


# Circles


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_one_to_six_play(players: int):
    """GB-MOD-03, GB-SOL-01: a circle each."""
    t = GAME.new(Setup(tuple(STARTERS.values())[:players]))
    assert (t.players, len(t.models), t.points) == (players, 5 * players, (0,) * players)
    assert [one.seat for one in t.models] == [seat for seat in range(players) for _ in range(5)]
    assert len(GAME.setup.seats) == 6


@pytest.mark.parametrize("number", [0, 7])
def test_no_circle_and_seven_are_refused(number: int):
    """GB-MOD-03: one for each player, of whom there are one to six."""
    circles = (*STARTERS.values(), ONE)[:number]
    assert str(why(circles=circles)) == f"gb-number-of-circles given={number} fewest=1 most=6 [GB-MOD-03]"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TWO.rsplit(";", 1)[0], "gb-circle-size number=2 godbreakers=4 needed=5 [GB-MOD-03]"),
        (f"{TWO}; Sixth iron 6 tough", "gb-circle-size number=2 godbreakers=6 needed=5 [GB-MOD-03]"),
        (
            TWO.replace("deadly2", "deadly4"),
            "gb-rank number=2 name=Sable trait=gb-trait-deadly rank=4 most=3 [GB-MOD-10]",
        ),
        (TWO.replace("Sable mercury 8", "Sable mercury 7"), "gb-no-such-die number=2 name=Sable die=7 [GB-MOD-02]"),
        (TWO.replace(": ranged;", ": flying;"), "gb-no-such-shard"),
    ],
)
def test_a_circle_that_is_none_is_refused(text: str, reason: str):
    """GB-MOD-02, GB-MOD-03, GB-MOD-10: four or six godbreakers, rank 4, a die with seven sides; it is told whose."""
    assert str(why(circles=(ONE, text))).startswith(reason)


def test_unbound_needs_levels():
    """GB-A-86, GB-ADV-LVL-06: it is there only when levels are agreed on."""
    text = TWO.replace(": ranged;", ": unbound;")
    assert why(circles=(text,)).id == "gb-no-such-shard"
    assert read_circles(Setup((text,), levels=True))[0].shard == "unbound"


def test_circles_may_have_grown():
    """GB-CIR-11: a campaign brings larger dice than a new circle has."""
    text = TWO.replace("Sable mercury 8", "Sable mercury 12")
    assert GAME.new(Setup((text,))).models[1].die == 12


# Rounds


@pytest.mark.parametrize("rounds", [2, 8, 0, -1])
def test_two_rounds_and_eight_are_refused(rounds: int):
    """GB-RND-01: from three to seven."""
    assert str(why(rounds=rounds)) == f"gb-number-of-rounds rounds={rounds} [GB-RND-01]"


@pytest.mark.parametrize("rounds", [3, 4, 5, 6, 7])
def test_three_to_seven_rounds_are_played(rounds: int):
    """GB-RND-01"""
    assert GAME.new(Setup(rounds=rounds)).setup.rounds == rounds


# Battlefields


def test_an_unknown_battlefield_is_refused():
    """GB-BAT-02: with the names of those there are."""
    reason = why(ground="atlantis")
    assert (reason.id, reason.clause, reason.args["name"]) == ("gb-no-such-field", "GB-BAT-02", "atlantis")
    assert GAME.new(Setup(ground=reason.args["known"][0])).terrain


def test_a_battlefield_for_other_numbers_is_refused():
    """GB-A-92: three do not play on the table of two."""
    name = why(ground="atlantis").args["known"][0]
    reason = why(ground=name, circles=tuple(STARTERS.values())[:3])
    assert str(reason) == f"gb-field-for-others field=gb-field-{name} players=3 [GB-A-92]"


def test_what_is_no_agreement_is_refused():
    """GB-SCN-01, GB-A-43: unknown fields, scenarios and values."""
    for wrong in ({"colour": "red"}, {"scenario": "picnic"}, {"wild": "chance"}, {"rulings": {"speed": True}}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(wrong), type=Setup)


# Other numbers of players


def test_who_leaves_takes_a_circle_along():
    """GB-MOD-03: the first ones stay; whoever joins has a starter that nobody has."""
    setup = Setup((TWO, REST[0]), "nest", rounds=6)
    assert for_players(setup, 1).circles == (TWO,)
    assert for_players(setup, 2) == setup
    assert for_players(setup, 6).circles == (TWO, REST[0], ONE, *REST[1:])
    assert (for_players(setup, 4).scenario, for_players(setup, 4).rounds, for_players(setup, 4).wild) == (
        "nest",
        6,
        "player",
    )


def test_the_policy_that_was_agreed_stays():
    """GB-A-43"""
    assert for_players(Setup(wild="policy"), 3).wild == "policy"
    assert for_players(Setup(wild="player"), 1).wild == "policy"


@pytest.mark.parametrize("players", [0, 7])
def test_nobody_and_seven_are_no_number_of_players(players: int):
    """GB-MOD-03"""
    with pytest.raises(Refused) as no:
        for_players(Setup(), players)
    assert str(no.value.reason) == f"gb-number-of-circles given={players} fewest=1 most=6 [GB-MOD-03]"


# Ready-made agreements


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played(name: str):
    """GB-SCN-01: all scenarios, solo, advanced rules, terrain laid by the players, everything by chance."""
    t = GAME.new(PRESETS[name](Random(3)))
    assert t.agenda
    assert t.players == (1 if name == "solo" else 2)


def test_what_presets_are_for():
    """GB-SCN-01: the standard is The Score for two; each other scenario has a preset of its name."""
    setups = {name: PRESETS[name](Random(1)) for name in PRESETS}
    assert setups["standard"] == Setup()
    assert (setups["standard"].scenario, setups["standard"].rulings) == ("score", Rulings())
    assert (setups["solo"].wild, setups["laid"].ground) == ("policy", "laid")
    assert (setups["advanced"].ready, setups["advanced"].levels) == (True, True)
    assert [setups[name].scenario for name in SCENARIOS[1:]] == list(SCENARIOS[1:])


def test_chance_makes_legal_agreements():
    """GB-CIR-02: for any number of players; the same seed gives the same."""
    for players in range(1, 7):
        setup = random_setup(Random(players), players)
        assert len(read_circles(setup)) == players
        assert setup.wild == ("policy" if players == 1 else "player")
        assert setup == random_setup(Random(players), players)
    assert {random_setup(Random(seed)).scenario for seed in range(40)} == {*SCENARIOS}
    assert random_setup(Random(1), scenario="trap").scenario == "trap"


# Table options


def rulings_in_the_rulebook() -> dict[str, tuple[str, str, list[str]]]:
    """Of each ruling with a table option: its clause, the default, the other values."""
    text = (Path(GAME.content.folder) / "rulebook.md").read_text("utf-8")
    found = re.findall(r"\*\*(GB-A-\d+)\*\* .*Table option `(\w+)`: default `([^`]+)`; or (.*)\)\.$", text, re.M)
    return {name: (clause, default, re.findall(r"`([^`]+)`", others)) for clause, name, default, others in found}


def values(hint: Any) -> list[str]:
    """All values of a table option, as they are written in a setup."""
    found = get_args(hint) or (False, True)
    return [value if isinstance(value, str) else msgspec.json.encode(value).decode() for value in found]


def test_the_rulebook_names_every_table_option_with_its_values():
    """Each ruling that can be read in more than one way is a table option, with the default and all values."""
    options = rulings_in_the_rulebook()
    assert list(options) == list(Rulings.__struct_fields__)
    for name, hint in get_type_hints(Rulings).items():
        _, default, others = options[name]
        meant = getattr(Rulings(), name)
        assert default == (meant if isinstance(meant, str) else msgspec.json.encode(meant).decode())
        assert sorted([default, *others]) == sorted(values(hint))
