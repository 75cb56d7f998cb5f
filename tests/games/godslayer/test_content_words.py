"""The words of cards: every id has them in both languages, and they say what the figures say."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.kit import LANGUAGES
from theomachy.games.godslayer.army.card_faces import CARDS
from theomachy.games.godslayer.army.profiles import (
    CONTINUOUS,
    FACTION_FOLDERS,
    FACTIONS,
    ITEMS,
    PROFILES,
    SPELLS,
    SUBFACTIONS,
    TACTICS,
    WEAPONS,
    Item,
    Tactic,
    Weapon,
)
from theomachy.games.godslayer.army.spell_cards import Spell
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.language import Change, Weaken, every
from theomachy.games.godslayer.spells import FOLDERS
from theomachy.presentation.text import word_files

CONTENT = FACTION_FOLDERS.parent / "content"


def bundle(lang: str) -> FluentBundle:
    words = FluentBundle([lang], use_isolating=False)
    for file in [
        *word_files(FACTION_FOLDERS, lang),
        *word_files(FOLDERS.folder, lang),
        *[CONTENT / f"{name}.{lang}.ftl" for name in ("cards", "warbands")],
    ]:
        words.add_resource(FluentResource(file.read_text("utf-8")))
    return words


BUNDLES = {lang: bundle(lang) for lang in LANGUAGES}


def ids_of_cards() -> list[str]:
    """Everything that a card says, and everything that has a name."""
    said: list[str] = []
    for card in CARDS.values():
        said += [card.name, *card.figures]
        for line in card.lines:
            said += [line.label, line.section or line.label]
            said += [id for part in line.parts for id in (part.id, *map(str, part.args.values()))]
    things = [*FACTIONS, *SUBFACTIONS, *PROFILES, *ITEMS, *SPELLS, *CONTINUOUS, *TACTICS, *WEAPONS, *STARTERS]
    said += [f"gs-{id}" for id in things]
    return [id for id in dict.fromkeys(said) if id.startswith("gs-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_cards_has_words(lang: str) -> None:
    """GS-PRO-01: names of profiles, weapons, abilities, tactics, talents, items and spells."""
    assert [id for id in ids_of_cards() if not BUNDLES[lang].has_message(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_something_does_is_told(lang: str) -> None:
    """GS-TAC-01, GS-PRO-04 to 06: abilities, tactics, talents, spells, continuous effects; weapons and items that do
    more than their figures say."""
    told = [ability.id for card in PROFILES.values() for ability in card.abilities]
    told += [talent.id for card in PROFILES.values() for talent in card.talents]
    told += [*TACTICS, *SPELLS, *CONTINUOUS, *SUBFACTIONS]
    told += [weapon.id for weapon in WEAPONS.values() if weapon.does]
    told += [item.id for item in ITEMS.values() if not item.weapons]
    missing = [id for id in dict.fromkeys(told) if not text_of(lang, f"gs-{id}", "text")]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_member_of_a_unit_has_a_name(lang: str) -> None:
    """GS-MOD-01"""
    units = [id for id, card in PROFILES.items() if card.unit]
    assert [id for id in units if not text_of(lang, f"gs-{id}", "one")] == []


def text_of(lang: str, id: str, attribute: str) -> str:
    pattern = BUNDLES[lang].get_message(id).attributes.get(attribute)
    return str(BUNDLES[lang].format_pattern(pattern, {})[0]) if pattern else ""


def test_both_languages_say_the_same_things() -> None:
    """Ids and their attributes; and no name is left in the other language."""
    english, other = ({id: sorted(one.get_message(id).attributes) for id in one._messages} for one in BUNDLES.values())
    assert english == other
    for id in named_things():
        assert not re.fullmatch(r"[ -~]+", said("ja", id)), id
        assert re.fullmatch(r"[ -~’]+", said("en", id)), id


def named_things() -> list[str]:
    return [f"gs-{id}" for id in (*FACTIONS, *SUBFACTIONS, *PROFILES, *ITEMS, *SPELLS, *TACTICS, *WEAPONS)]


def said(lang: str, id: str, **args: object) -> str:
    value = BUNDLES[lang].get_message(id).value
    assert value is not None
    return str(BUNDLES[lang].format_pattern(value, args)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_differ(lang: str) -> None:
    """GS-PRO-01: no two profiles, items or spells are called alike."""
    names = [said(lang, f"gs-{id}") for id in (*PROFILES, *ITEMS, *SPELLS, *SUBFACTIONS, *STARTERS)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_in_texts_are_those_of_the_data(lang: str) -> None:
    """GS-PRO-05: what a text adds to a statistic is what the data adds."""
    sources: dict[str, Tactic | Item | Spell | Weapon] = {**WEAPONS, **TACTICS, **SPELLS, **ITEMS}
    for id, source in sources.items():
        told = text_of(lang, f"gs-{id}", "text").replace("−", "-")
        for change in (*every(Change, source.does), *every(Weaken, source.does)):
            sign = f"{change.by:+d}"
            together = f"{change.stat}{sign}" if lang == "ja" else f"{sign} {change.stat}"
            if change.stat != "CAST" and id != "aegis-hymn":
                assert together in told or (id == "measured-fury" and sign in told), (id, told)


def test_a_refusal_says_whose_warband_it_is() -> None:
    """GS-WAR-05: where there are several."""
    assert said("en", "gs-needs-warlord", number=2) == "Warband 2: a warlord must lead it."
    assert said("ja", "gs-needs-warlord", number=2) == "ウォーバンド2：率いるウォーロードが必要です。"
    assert said("ja", "gs-needs-warlord") == "率いるウォーロードが必要です。"
