"""GS-ITM-11: spells that players made: found in their folders, brought along, and never given by chance."""

from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from unittest.mock import patch

import pytest

from tests.games.godslayer.casters import casting_by
from tests.games.godslayer.kit import card, go, model, refused, told
from tests.games.godslayer.made_up import ASHSONG, ashsong, known, written
from tests.kit import offering
from theomachy.content.card_folders import CardFolders
from theomachy.content.digest import BadContent
from theomachy.features.armies import armies_of
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.army.card_faces import spell_card
from theomachy.games.godslayer.army.profiles import official_spells, read_spells
from theomachy.games.godslayer.language import Change
from theomachy.games.godslayer.rules.magic import spell_effects as effects
from theomachy.games.godslayer.rules.values.statistics import stat
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.spells import FOLDERS
from theomachy.kernel import Reason
from theomachy.wire.games import muster
from theomachy.wire.presenter import Presenter

WITH_IT = "wyldfolk: pendragon+stepperunner-sword; druid+ashsong; bladeslingers"
WITHOUT = "banebrood: gorelord+infector-blades; ursapine"


# By whom and by what


def test_a_spell_is_found_in_its_folder(tmp_path: Path) -> None:
    """GS-ITM-11: after all others, by the name of its folder; all others are official."""
    spells = read_spells(written(tmp_path, name="song_of_ash"))
    assert list(spells) == [*official_spells(), "song-of-ash"]
    assert (spells["song-of-ash"].fan_made, spells["song-of-ash"].does) == (True, (Change("DEF", 1),))
    assert not any(spell.fan_made for spell in official_spells().values())


def test_chance_draws_the_same_warbands_as_without_it(tmp_path: Path) -> None:
    """GS-ITM-11"""

    def drawn() -> list[Any]:
        setups = [GAME.setup.presets[preset](Random(seed)) for preset in ("random", "mirror") for seed in range(20)]
        return [setups, [armies_of(GAME).random(Random(seed)) for seed in range(20)]]

    published = drawn()
    with known(ashsong(tmp_path)):
        assert drawn() == published
    with known(ashsong(tmp_path / "official", ASHSONG.replace("true", "false"))):
        assert drawn() != published


def test_a_player_brings_it_along(tmp_path: Path) -> None:
    """GS-ITM-11, GS-ITM-10: whoever may know it; it is cast like any other."""
    with known(ashsong(tmp_path)):
        t = GAME.new(Setup((WITH_IT, WITHOUT)))
        assert [one.spells for one in t.cards if one.profile == "druid"] == [("ashsong",)]
        assert armies_of(GAME).faults("demarchon; sanctum-priestess+ashsong")[0].clause == "GS-ITM-10"
        t = casting_by("druid", spells=("ashsong",))
        match = go(t, "cast:ashsong:a1", "6 6")
        assert stat(match.state, model(match, "a1"), "DEF") == stat(t, model(t, "a1"), "DEF") + 1


def test_its_card_is_shown_where_it_is_played(tmp_path: Path) -> None:
    """GS-ITM-11: a spell more changes no scene of a match without it."""
    before = GAME.scene(GAME.new(Setup()), None)
    with known(ashsong(tmp_path)):
        assert GAME.scene(GAME.new(Setup()), None) == before
        cards = GAME.scene(GAME.new(Setup((WITH_IT, WITHOUT))), None).fixed.cards
        assert list(cards).count("ashsong") == 1
        assert "ashsong" in [line.key for line in cards["a2"].lines]


def test_the_army_builder_shows_its_card(tmp_path: Path) -> None:
    """GS-ITM-11: it is in no scene of other matches, but it can be chosen."""
    spell = ashsong(tmp_path)
    with known(spell):
        rules = replace(
            armies_of(GAME),
            catalogue={**armies_of(GAME).catalogue, "ashsong": 1},
            cards={**armies_of(GAME).cards, "ashsong": spell_card(spell)},
        )
        with patch("theomachy.games.godslayer.muster.CATALOGUE", rules.catalogue):
            page = muster(Presenter(offering(GAME, rules), "en"), "wyldfolk: pendragon; druid")
    (entry,) = (entry for entry in page.catalogue if entry.id == "ashsong")
    assert [figure.value for figure in entry.card.figures] == [5, 2, 8, 12]
    assert entry.why_not is None
    assert entry.add == "wyldfolk: pendragon; druid+ashsong"


# What data cannot say


def coded(**functions: object) -> Any:
    """As if the folder of Ashsong held this code."""
    code = ModuleType("ashsong.effects")
    code.__dict__.update(functions)
    effects.code_of.cache_clear()
    own = FOLDERS.code
    return patch.object(CardFolders, "code", lambda self, id: code if id == "ashsong" else own(id))


@pytest.fixture
def _forgotten() -> Any:
    yield
    effects.code_of.cache_clear()


@pytest.mark.usefixtures("_forgotten")
def test_code_works_beside_what_the_card_says(tmp_path: Path) -> None:
    """GS-MAG-05: a procedure that is told the caster, the targets and the place."""

    def does(t: Any, caster: Any, models: Any, place: Any) -> Any:
        effects.verbs.heal(t, models[0], 2, "GS-MAG-05")
        yield from ()

    def why_not(t: Any, models: Any) -> Reason | None:
        return Reason("gs-not-living", "GS-MAG-02", {}) if models[0].id == "a1" else None

    with known(ashsong(tmp_path)), coded(does=does, why_not=why_not):
        t = casting_by("druid", card("a druid", "10,14", wounds=3), spells=("ashsong",))
        match = go(t, "cast:ashsong:a2", "6 6")
        assert (model(match, "a2").wounds, told(match)[-1]) == (1, "gs-heals")
        assert stat(match.state, model(match, "a2"), "DEF") == stat(t, model(t, "a2"), "DEF") + 1
        assert refused(go(t), "cast:ashsong:a1").clause == "GS-MAG-02"


@pytest.mark.usefixtures("_forgotten")
def test_code_without_any_function_is_a_mistake() -> None:
    with (
        coded(dose=None),
        pytest.raises(BadContent, match=r"^spells/ashsong/effects.py: .* neither a function `does` nor"),
    ):
        effects.code_of("ashsong")


# Mistakes


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cpl = 12", "", "Object missing required field `cpl`"),
        ("rng = 8", "range = 8", "Object contains unknown field `range`"),
        ("cost = 5", 'cost = "5"', "Expected `int`, got `str` - at `$.cost`"),
        ("cost = 5", "cost = ", "Invalid value"),
        ("cost = 5", 'id = "x"', "id: it is the name of the folder"),
        ("change =", "chnge =", "does, entry 1: one of change, be, have"),
        ('"DEF"', '"DEFF"', "Invalid enum value 'DEFF' - at `$.does[0].stat`"),
        ('"wyldfolk"', '"wildfolk"', "faction: 'wildfolk' is none of those with spellcasters: banebrood, halodynes"),
        ('"nature"', '"logos"', "category: nobody of wyldfolk casts 'logos', but nature (GS-ITM-10)"),
        (
            "does = [",
            'does = [{ weaken = "DEF", by = -1 }, ',
            "does, entry 1: weaken: a spell that lasts can change, be",
        ),
        ("act = 2", "act = 2\npow = 3", "does, entry 1: change: a spell that strikes can ignore, weaken, afflict"),
        (
            "does = [",
            'does = [{ protect = "halve", value = 4, once = true }, ',
            "does, entry 1: once: a spell protects",
        ),
        ("act = 2", 'act = 2\nuntil = "instant"', "it does nothing"),
        ("act = 2", 'act = 2\ntarget = "place"', "it does nothing"),
        ("does = ", "pow = 2\ntarget = 'place'\n# ", "it does nothing"),
        (
            '{ change = "DEF", by = 1 }',
            '{ afflict = "rot", when = "hits" }',
            "does, entry 1: afflict: 'rot' is none of",
        ),
    ],
)
def test_a_mistake_is_told_by_file_and_field(tmp_path: Path, old: str, new: str, problem: str) -> None:
    """GS-ITM-11"""
    assert old in ASHSONG
    with pytest.raises(BadContent) as bad:
        ashsong(tmp_path, ASHSONG.replace(old, new, 1))
    assert str(bad.value).startswith(f"spells/ashsong/card.toml: {problem}")


@pytest.mark.parametrize("name", ["pendragon", "thornburst", "fire", "wyldfolk"])
def test_no_two_things_have_the_same_id(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadContent, match=f"^spells/{name}/card.toml: something else has this id: '{name}'$"):
        read_spells(written(tmp_path, name=name))


def test_an_id_is_a_name(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"^spells/Ash2/card.toml: an id is made of small letters and dashes: 'Ash2'$"):
        read_spells(written(tmp_path, name="Ash2"))


def test_two_spells_that_lie_at_places_could_not_be_told_apart(tmp_path: Path) -> None:
    """GS-MAG-08: a haze does not say which spell it is."""
    card = ASHSONG.replace("wyldfolk", "troglodytes").replace("nature", "shadow")
    card = card.replace("does =", 'target = "place"\nuntil = "sustained"\n#')
    with pytest.raises(BadContent, match=r"card.toml: until: veil-of-dusk is sustained at a place already"):
        read_spells(written(tmp_path, card))


def test_what_strikes_and_what_lasts_can_be_written(tmp_path: Path) -> None:
    """GS-MAG-06: an attack that burns, a template, an affliction alone."""
    for number, more in enumerate(
        (
            'pow = 3\ndoes = [{ afflict = "fire", when = "harms" }, { knock_down = "harm" }]',
            'target = "place"\naoe = 3\npow = 2\ndoes = [{ leave = "haze" }]',
            'does = [{ afflict = "poison", when = "hits" }]',
        )
    ):
        text = ASHSONG.replace('does = [{ change = "DEF", by = 1 }]', f'until = "instant"\n{more}')
        assert ashsong(tmp_path / str(number), text).strikes
    assert [id for id, spell in official_spells().items() if spell.strikes] == [
        "limbwither",
        "searing-light",
        "lightrend",
        "thornburst",
    ]
