"""What content is known by: what it means, and not how it is written."""

import tomllib
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.conformance.games import MINI, SCATHE
from tests.play.recorded import SCATHE_TEXT, finished
from theomachy.content.digest import digest_of
from theomachy.games import godbreaker, godslayer, godtear
from theomachy.games.godtear.sheets import read_champion
from theomachy.kernel import Content, Game
from theomachy.play.records import BadRecord, read_record, write_record
from theomachy.play.replays import replay, verify

CHAMPION = godtear.GAME.content.folder / "champions" / "titus" / "card.toml"


class Beast(msgspec.Struct):
    legs: int
    wings: int = 0
    eats: tuple[str, ...] = ()
    calls: dict[str, int] = {}


class WithHorns(Beast):
    horns: int = 0


WOLF = Beast(4, eats=("deer", "hare"), calls={"howl": 1, "bark": 2})


def known(**changes: Any) -> str:
    return digest_of(beasts={"wolf": msgspec.structs.replace(WOLF, **changes), "crow": Beast(2, 2)})


def test_the_order_of_keys_makes_no_difference():
    assert known() == known(calls={"bark": 2, "howl": 1})
    assert digest_of(a=1, b={2, 3}) == digest_of(b={3, 2}, a=1)


@pytest.mark.parametrize(
    "changes", [{"legs": 3}, {"wings": 1}, {"eats": ("hare", "deer")}, {"calls": {"howl": 1}}, {"calls": {"howl": 2}}]
)
def test_a_figure_makes_a_difference(changes: dict[str, Any]):
    """So does the order of a list."""
    assert known(**changes) != known()


def test_a_new_field_with_its_usual_value_makes_no_difference():
    assert digest_of(wolf=WithHorns(4)) == digest_of(wolf=Beast(4)) != digest_of(wolf=WithHorns(4, horns=1))


class Stings(msgspec.Struct, tag="stings"):
    times: int


class Bites(msgspec.Struct, tag="bites"):
    times: int


def test_kinds_with_the_same_fields_are_told_apart_by_their_tags():
    assert digest_of(wolf=Bites(2)) != digest_of(wolf=Stings(2))


def test_how_a_champion_is_written_makes_no_difference():
    """Comments, spaces, and the order in which its parts stand."""
    text = CHAMPION.read_text("utf-8")
    head, champion, followers = text.partition("[champion]")[0], *text.split("[champion]")[1].split("[followers]")
    other = f"# words\n{head}\n[followers]{followers}\n\n[champion] # more words{champion}"
    assert tomllib.loads(other) == tomllib.loads(text)
    assert digest_of(it=read_champion("titus", other, "")) == digest_of(it=read_champion("titus", text, ""))
    stronger = text.replace("health = 5", "health = 6")
    assert digest_of(it=read_champion("titus", stronger, "")) != digest_of(it=read_champion("titus", text, ""))


def test_all_that_changes_a_story_is_content():
    """A scenario, a threat's die, a ready-made battlefield, a spell."""
    told = digest_of(champions=godtear.CHAMPIONS, scenarios=godtear.SCENARIOS)
    assert told == godtear.GAME.content.digest
    fewer = {id: scenario for id, scenario in godtear.SCENARIOS.items() if id != "life"}
    assert digest_of(champions=godtear.CHAMPIONS, scenarios=fewer) != told
    assert set(godbreaker.TABLES) >= {"mighty", "sinister"}
    assert set(godslayer.CARDS) >= {"profiles", "items"}
    told = digest_of(spells=godslayer.SPELLS, **godslayer.CARDS, **godslayer.GROUND)
    assert told == godslayer.GAME.content.digest


def test_a_fan_made_card_changes_nothing_for_matches_without_it():
    """GT-FMT-15, GS-ITM-11: where one was added, what was begun with the published ones is still known."""
    assert godtear.GAME.content.is_known_as(digest_of(champions=godtear.official(), scenarios=godtear.SCENARIOS))
    published = digest_of(spells=godslayer.official_spells(), **godslayer.CARDS, **godslayer.GROUND)
    assert godslayer.GAME.content.is_known_as(published)


# Contents that include others


def other_content(game: Game[Any], *included: str) -> Game[Any]:
    return replace(game, content=Content(game.content.folder, "new", included))


def test_a_record_verifies_by_a_content_that_includes_its_own():
    record = read_record(SCATHE_TEXT)
    game = other_content(SCATHE.game, "other", record.fields["content"])
    assert verify(record, game) == verify(record, SCATHE.game)
    assert read_record(write_record(replay(record, game))).fields["content"] == "new"


def test_what_a_seat_kept_before_the_content_grew_agrees():
    match = finished(MINI, "usual")
    kept = read_record(write_record(MINI.start("usual", 1, match.chance), viewer=0))
    game = other_content(MINI.game, MINI.game.content.digest)
    later = read_record(write_record(replay(read_record(write_record(match)), game)))
    assert later.fields["content"] != kept.fields["content"]
    assert verify(later, game, mine=kept)[-1].id == "verified-mine"


def test_another_content_is_refused_as_before():
    record = read_record(SCATHE_TEXT)
    with pytest.raises(BadRecord, match=r"^record-other-content") as caught:
        verify(record, other_content(SCATHE.game, "other"))
    assert caught.value.line == 4
