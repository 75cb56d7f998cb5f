"""The text of a warband: read as it was written, or refused with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theomachy.games.godslayer.army.legality import problems, warnings
from theomachy.games.godslayer.army.profiles import FACTIONS, ITEMS, PROFILES, SPELLS
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.army.warbands import Entry, Warband, read_warband, write_warband
from theomachy.games.godslayer.muster import MUSTER
from theomachy.kernel import Refused


def refusal(text: str) -> str:
    with pytest.raises(Refused) as no:
        read_warband(text)
    return str(no.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "gs-empty-warband [GS-WAR-05]"),
        ("wyldfolk: ;", "gs-empty-warband [GS-WAR-05]"),
        ("elves: pendragon", "gs-unknown-faction word=elves [GS-WAR-03]"),
        ("pendragon; nobody", "gs-unknown-profile place=2 word=nobody [GS-WAR-03]"),
        ("+kopis", "gs-unknown-profile place=1 word= [GS-WAR-03]"),
        ("pendragon druid", "gs-unknown-profile place=1 word=pendragon druid [GS-WAR-03]"),
        ("pendragon; druid+nothing", "gs-unknown-item place=2 word=nothing [GS-ITM-02]"),
        ("pendragon; druid+", "gs-unknown-item place=2 word= [GS-ITM-02]"),
        ("pendragon; bladeslingers*many", "gs-entry-spelled place=2 word=*many [GS-WAR-04]"),
        ("pendragon; bladeslingers*0", "gs-entry-spelled place=2 word=*0 [GS-WAR-04]"),
        ("pendragon; bladeslingers*5*6", "gs-entry-spelled place=2 word=*6 [GS-WAR-04]"),
        ("pendragon; bladeslingers*" + "9" * 99, f"gs-entry-spelled place=2 word=*{'9' * 39} [GS-WAR-04]"),
        ("pendragon; wolfhound@x", "gs-entry-spelled place=2 word=@x [GS-WAR-04]"),
        ("pendragon!druid", "gs-entry-spelled place=1 word=!druid [GS-WAR-04]"),
        ("pendragon!!", "gs-one-leader given=2 [GS-WAR-05]"),
    ],
)
def test_a_text_that_cannot_be_read_says_what_and_where(text: str, reason: str) -> None:
    """GS-WAR-03, GS-WAR-05"""
    assert refusal(text) == reason


@pytest.mark.parametrize("text", STARTERS.values(), ids=STARTERS)
def test_a_starter_is_written_as_it_is_read(text: str) -> None:
    assert write_warband(read_warband(text)) == text
    assert warnings(read_warband(text)) == []


def test_faction_spaces_and_capitals_do_not_matter() -> None:
    plain = read_warband("wyldfolk: pendragon+spear-of-the-oak; bladeslingers*5; wolfhound@1")
    assert plain == read_warband(" Pendragon + Spear-of-the-Oak ;; BLADESLINGERS * 5; wolfhound @ 1; ")


entries = st.builds(
    Entry,
    st.sampled_from(sorted(PROFILES)),
    st.integers(1, 999),
    st.lists(st.sampled_from(sorted(ITEMS)), max_size=3).map(tuple),
    st.lists(st.sampled_from(sorted(SPELLS)), max_size=3).map(tuple),
    st.integers(0, 9),
)


@given(st.sampled_from(FACTIONS), st.lists(entries, min_size=1, max_size=8), st.integers(0, 7))
def test_any_warband_is_read_as_it_was_written(faction: str, listed: list[Entry], leads: int) -> None:
    """Legal or not; and nothing goes wrong in saying what is wrong with it."""
    leader = read_warband("; ".join(f"{one.profile}{'!' if at == leads else ''}" for at, one in enumerate(listed)))
    whole = tuple(
        Entry(one.profile, one.size, one.items, one.spells, one.parent, marked.leader)
        for one, marked in zip(listed, leader.entries, strict=True)
    )
    warband = Warband(faction, whole)
    assert read_warband(write_warband(warband)) == warband
    problems(warband, 300)


@given(st.text("pendragon druid+*@!;: 019", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert all(why.clause for why in MUSTER.faults(text))
    chosen = MUSTER.read(text)
    assert MUSTER.gauges(chosen)
    assert MUSTER.groups is not None
    assert len(MUSTER.groups(chosen)) <= len(chosen)
