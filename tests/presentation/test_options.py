"""What can be agreed at a table: found by its type, told in every language, changed with reasons."""

import re
from random import Random
from typing import Any

import pytest

from tests.conformance import mini
from tests.kit import LANGUAGES
from tests.terminal.test_words import messages
from theomachy import games
from theomachy.features.armies import armies_of
from theomachy.kernel import Refused
from theomachy.presentation import rulebook
from theomachy.presentation.options import TableOption, find_option, table_options, value_name, value_of, with_option
from theomachy.presentation.text import Words, word_files

GAMES = [games.game(name) for name in games.names()]


@pytest.fixture(params=GAMES, ids=games.names())
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, game: Any) -> Words:
    return Words(game, request.param)


def reason(*args: Any) -> str:
    with pytest.raises(Refused) as no:
        with_option(*args)
    return Words(args[0]).say(no.value.reason)


def test_every_ruling_and_every_plain_field_is_an_option(game: Any) -> None:
    names = [option.name for option in table_options(game)]
    fields = [name for name in game.setup.type.__struct_fields__ if name not in (armies_of(game).field, "rulings")]
    assert names == [*fields, *type(game.setup.type().rulings).__struct_fields__]
    assert all(option.group == ("setup" if option.name in fields else "ruling") for option in table_options(game))


def test_every_option_and_every_value_has_words(game: Any, words: Words) -> None:
    labels = []
    for option in table_options(game):
        id = f"option-{option.name.replace('_', '-')}"
        assert words.knows(id), id
        labels.append(option.label(words))
        assert option.text(words).endswith((".", "。"))
        assert set(words.attributes(id)) - {"text", "n0"} == set(map(value_name, option.values)), id
        said = [option.say(words, value) for value in option.values]
        assert len(set(said)) == len(said)
        assert all(said), id
    assert len(set(labels)) == len(labels)


def test_no_words_are_left_over(game: Any) -> None:
    known = {f"option-{option.name.replace('_', '-')}" for option in table_options(game)}
    known |= {f"preset-{name}" for name in game.setup.presets}
    said = {id for file in word_files(game.content.folder, "en") for id in messages(file)}
    assert {id for id in said if id.startswith(("option-", "preset-"))} == known


def test_presets_and_the_game_itself_are_told(game: Any, words: Words) -> None:
    for name in game.setup.presets:
        assert words.knows(f"preset-{name}")
        assert words.attribute(f"preset-{name}", "text")
    assert words.knows("game-line")
    assert words.knows("game-players")
    for name in armies_of(game).starters:
        assert words.attribute(name, "text")


def test_clauses_are_in_the_rulebook(game: Any) -> None:
    clauses = rulebook.clauses(rulebook.read(game.content.folder))
    for option in table_options(game):
        assert option.clause in clauses, option
        if option.group == "ruling":
            told = re.search(rf"`{option.name}`: default `([^`]+)`", clauses[option.clause])
            assert told is not None
            assert told[1] == option.usual
            assert all(f"`{value}`" in clauses[option.clause] for value in option.values)


def test_every_value_can_be_agreed_on(game: Any) -> None:
    """One after the other, so that in the end all have been changed; the usual ones give the usual setup again."""
    setup = usual = game.setup.type()
    for option in table_options(game):
        for value in option.values or ("7",):
            setup = with_option(game, setup, option.name, value)
            assert value_of(setup, option) == value
    assert setup != usual
    for option in table_options(game):
        setup = with_option(game, setup, option.name, option.usual)
    assert setup == usual


def test_scenarios_of_the_setup_make_a_table() -> None:
    game = games.game("godtear")
    option = find_option(game, "scenario")
    assert option.kind == "choice"
    for value in option.values:
        game.new(with_option(game, game.setup.type(), "scenario", value))
    assert option.say(Words(game, "ja"), "quest") == "探索"


def test_names_are_taken_with_dashes(game: Any) -> None:
    for option in table_options(game):
        assert find_option(game, f" {option.name.replace('_', '-')} ") == option


@pytest.mark.parametrize(
    ("name", "option", "value", "sentence"),
    [
        ("scathe", "death", "maybe", "'maybe' is not one of at zero, below zero"),
        ("scathe", "deth", "at zero", "scathe has no ruling 'deth'; did you mean death?"),
        ("scathe", "zzzzzz", "", "scathe has no ruling 'zzzzzz'; there are death, collect"),
        ("scathe", "parties", "knight", "scathe has no ruling 'parties'"),
        ("scathe", "rulings", "x", "scathe has no ruling 'rulings'"),
        ("scathe", "overspend", "perhaps", "'perhaps' is not true or false"),
        ("scathe", "round_limit", "soon", "'soon' is not a whole number"),
        ("godtear", "scenario", "war", "'war' is not one of life, death"),
        ("godtear", "format", "", "'' is not one of free, roster"),
        ("godtear", "objective_supply", "25", "'25' is not one of unlimited, 24"),
        ("godtear", "warbands", "titus", "godtear has no ruling 'warbands'"),
        ("godslayer", "teams", "0,red", "'0,red' is not whole numbers with commas between them"),
    ],
)
def test_what_cannot_be_is_refused(name: str, option: str, value: str, sentence: str) -> None:
    game = games.game(name)
    assert reason(game, game.setup.type(), option, value).startswith(sentence)


def test_a_refused_value_names_its_clause() -> None:
    game = games.game("godtear")
    with pytest.raises(Refused) as no:
        with_option(game, game.setup.type(), "claim_again", "twice")
    assert no.value.reason.clause == "GT-C8"


def test_presets_keep_what_was_drawn(game: Any) -> None:
    for draw in game.setup.presets.values():
        setup = draw(Random(1))
        option = table_options(game)[-1]
        changed = with_option(game, setup, option.name, option.values[-1])
        assert getattr(changed, armies_of(game).field) == getattr(setup, armies_of(game).field)


def test_a_game_without_rulings() -> None:
    rounds = TableOption("rounds", "number", (), "3", "", "setup")
    assert table_options(mini.GAME) == [rounds]
    assert with_option(mini.GAME, mini.Setup(), "rounds", "5").rounds == 5
    assert rounds.say(Words(mini.GAME), "5") == "5"
    assert reason(mini.GAME, mini.Setup(), "death", "x").startswith("mini has no ruling 'death'; there are rounds")


def test_values_as_attributes() -> None:
    assert [value_name(value) for value in ("at zero", "24", "true", "draft four")] == [
        *("at-zero", "n24", "true", "draft-four"),
    ]
