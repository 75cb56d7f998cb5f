"""Armies of every game, and codes to share them."""

from random import Random
from string import ascii_lowercase, digits
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import LANGUAGES
from theomachy import games
from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import Reason, Refused
from theomachy.play.army_codes import MAX_CODE_CHARACTERS, is_code, share, text_of, unshare
from theomachy.presentation.text import Words

GAMES = [games.game(name) for name in games.names()]
MUSTERED = [game for game in GAMES if game.feature(Armies) is not None]
IDS = [id for game in MUSTERED for id in armies_of(game).catalogue]
ARMY = "defender,fighter/priest,ranger,spellsword"
CODE = "scathe.defender.fighter~priest.ranger.spellsword.09"
NOBODY = "nobody-at-all"


def refused_or(function: Any, *args: Any) -> Any:
    """What it gives, or the reason why not."""
    try:
        return function(*args)
    except Refused as no:
        return no.reason


def reason(text: str, function: Any = unshare, *args: str) -> str:
    found = refused_or(function, *args, text)
    assert isinstance(found, Reason)
    return found.id


# Codes


def test_a_code_can_be_read_aloud() -> None:
    assert share("scathe", ARMY) == CODE
    assert unshare(CODE) == ("scathe", ARMY)
    assert unshare(f"  {CODE.upper()}\n") == ("scathe", ARMY)


games_and_texts = st.tuples(st.sampled_from(["scathe", "godtear", "the-5th"]), st.text(max_size=40))
armies = st.lists(st.sampled_from(IDS), max_size=6).map(",".join)


@given(st.one_of(games_and_texts, st.tuples(st.just("scathe"), armies)))
def test_codes_go_there_and_back(army: tuple[str, str]) -> None:
    code = share(*army)
    assert unshare(code) == army
    assert set(code) <= set(ascii_lowercase + digits + "-._~"), "fit for a link as it stands"
    assert is_code(code)


@given(st.lists(st.sampled_from(IDS), min_size=1, max_size=6), st.data())
def test_a_slip_of_the_finger_is_noticed(heroes: list[str], data: st.DataObject) -> None:
    """One wrong letter, one too few or two the wrong way round."""
    code = share("scathe", ",".join(heroes))
    at = data.draw(st.integers(0, len(code) - 2))
    wrong = data.draw(st.sampled_from(ascii_lowercase + digits + "-.~"))
    for typed in (code[:at] + wrong + code[at + 1 :], code[:at] + code[at + 1] + code[at] + code[at + 2 :]):
        if typed != code:
            assert reason(typed) in ("code-typo", "code-spelled")


@given(st.text())
def test_whatever_is_no_code_is_refused(text: str) -> None:
    found = refused_or(unshare, text)
    if isinstance(found, Reason):
        assert found.id.startswith("code-")
    else:
        assert share(*found) == text.strip().lower()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "code-spelled"),
        ("scathe", "code-spelled"),
        ("scathe.knight", "code-spelled"),
        (".knight.00", "code-spelled"),
        ("scathe.knight.00", "code-typo"),
        ("scathe.kn ight.00", "code-spelled"),
        ("scathe.knight,sage.00", "code-spelled"),
        ("scathe._zz.00", "code-spelled"),
        ("../../etc/passwd", "code-spelled"),
        ("scathe." + "a" * MAX_CODE_CHARACTERS + ".00", "code-too-long"),
        ("スケイズ.騎士.00", "code-spelled"),
    ],
)
def test_nonsense_is_refused(code: str, why: str) -> None:
    assert reason(code) == why


def test_one_army_has_one_code() -> None:
    """A letter may not be written as its number, nor may half a letter."""
    from theomachy.play.army_codes import _check

    for body in ("scathe._6bnight", "scathe._ff", "scathe._2c"):
        assert reason(f"{body}.{_check(body)}") == "code-spelled"


def test_a_text_too_long_has_no_code() -> None:
    assert reason("x" * MAX_CODE_CHARACTERS, share, "scathe") == "code-too-long"
    assert len(share("scathe", "x" * (MAX_CODE_CHARACTERS - len("scathe..00")))) == MAX_CODE_CHARACTERS


def test_texts_and_codes_are_taken_alike() -> None:
    assert text_of("scathe", CODE) == text_of("scathe", f" {ARMY} ") == ARMY
    assert text_of("scathe", "") == ""
    assert reason(CODE, text_of, "godtear") == "code-other-game"
    assert reason("x" * (MAX_CODE_CHARACTERS + 1), text_of, "godtear") == "code-too-long"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_have_words(lang: str) -> None:
    for id in ("code-spelled", "code-typo", "code-too-long", "code-other-game"):
        assert Words(GAMES[0], lang).knows(id)


# The musters of the games


@pytest.fixture(params=MUSTERED, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


def with_armies(game: Any, *texts: str) -> Any:
    return game.setup.type(**{armies_of(game).field: texts})


def test_every_army_that_is_offered_is_legal(game: Any) -> None:
    muster = armies_of(game)
    offered = [*muster.starters.values(), *(muster.random(Random(seed)) for seed in range(30))]
    for text in offered:
        assert muster.faults(text) == [], text
        assert muster.faults(muster.write(muster.read(text))) == []
        other = muster.random(Random(text), muster.read(text))
        game.new(with_armies(game, text, other))


def test_everything_in_the_catalogue_has_a_card(game: Any) -> None:
    cards = {*game.scene(game.new(game.setup.type()), None).fixed.cards, *armies_of(game).cards}
    assert set(armies_of(game).catalogue) <= cards
    assert min(armies_of(game).catalogue.values()) >= 1


def test_ids_are_written_as_they_are_read(game: Any) -> None:
    ids = tuple(armies_of(game).catalogue)
    for some in ((), ids[:1], ids, (NOBODY, ids[0], ids[0])):
        assert armies_of(game).read(armies_of(game).write(some)) == some
        assert armies_of(game).read(f" {armies_of(game).write(some)} ,") == some


@pytest.mark.parametrize("seed", range(20))
def test_what_may_be_added_leads_to_an_army(game: Any, seed: int) -> None:
    """Adding whatever can be added until nothing can: each time there is a way on, and at the end an army."""
    muster, random, ids = armies_of(game), Random(seed), ()
    while open_ := [id for id in muster.catalogue if muster.why_not_add(ids, id) is None]:
        ids = (*ids, random.choice(open_))
        if not muster.faults(muster.write(ids)):  # what is drawn for the other side goes with it
            game.new(with_armies(game, muster.write(ids), muster.random(random, ids)))
    assert muster.faults(muster.write(ids)) == []


@pytest.mark.parametrize("seed", range(20))
def test_armies_and_setups_are_judged_alike(game: Any, seed: int) -> None:
    """What has no fault makes a table, and what has one makes none, for the first of the same reasons."""
    muster, random = armies_of(game), Random(seed)
    for _ in range(20):
        ids = random.choices([*muster.catalogue, NOBODY], k=random.randint(0, 6))
        text = muster.write(ids) if random.random() < 0.7 else muster.random(random)
        faults = muster.faults(text)
        other = muster.random(random, muster.read(text))
        found = refused_or(game.new, with_armies(game, text, other))
        if isinstance(found, Reason) and found.id not in ("gt-warbands-differ", "sc-hero-in-both"):
            assert (found.id, found.clause) == (faults[0].id, faults[0].clause)
        else:
            assert not faults


def test_why_not_is_told_whatever_is_asked(game: Any) -> None:
    muster, ids = armies_of(game), tuple(armies_of(game).catalogue)
    assert muster.why_not_add((), NOBODY).clause
    assert muster.why_not_add(ids[:1], ids[0]).clause
    assert muster.why_not_add(ids, ids[0]).clause
    assert muster.why_not_add((NOBODY,), ids[0]) is None, "what was wrong before is no reason"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_said_with_its_clause(game: Any, lang: str) -> None:
    muster, words = armies_of(game), Words(game, lang)
    ids = list(muster.catalogue)
    broken = [muster.write([*ids[:2], NOBODY, ids[0]]), muster.write(ids), "", f"{ids[0]}/{NOBODY}/{ids[1]},"]
    clauses = (game.content.folder / "rulebook.md").read_text("utf-8")
    for text in broken:
        found = muster.faults(text)
        assert found
        for fault in found:
            assert f"**{fault.clause}**" in clauses
            assert words.knows(fault.id)
            assert "{" not in words.say(fault)
    for gauge in muster.gauges(ids[:2]):
        assert words.knows(gauge.label)
        assert 0 <= gauge.value <= (gauge.most or gauge.value)
    assert all(words.knows(name) for name in muster.starters)


def test_all_faults_are_told_at_once() -> None:
    """SC-CMP-01, SC-CMP-03, SC-SET-02: whoever mends the one should not meet the next."""
    muster = armies_of(games.game("scathe"))
    assert [fault.id for fault in muster.faults("knight,knight,noone/a/b")] == [
        *("sc-hero-twice", "sc-no-such-hero", "sc-no-such-hero", "sc-no-such-hero", "sc-too-many-rows"),
    ]
    assert [fault.id for fault in muster.faults("knight,sage,bard,rogue/")] == ["sc-party-cost", "sc-row-full"]
    muster = armies_of(games.game("godtear"))
    assert [fault.id for fault in muster.faults("titus,titus,nia,lily,noone")] == [
        *("gt-warband-size", "gt-champion-twice", "gt-no-such-champion"),
    ]


def test_a_party_is_gauged_by_its_cost() -> None:
    """SC-SET-02, SC-PTY-02: never above 12 and never to 11, since no hero costs 1."""
    muster = armies_of(games.game("scathe"))
    [gauge] = muster.gauges(["knight", "sage", "bard"])
    assert (gauge.label, gauge.value, gauge.most) == ("sc-cost", 9, 12)
    assert muster.why_not_add(["knight", "sage", "bard"], "rogue").id == "sc-stuck-at-eleven"
    assert muster.why_not_add(["knight", "sage", "bard"], "paladin").id == "sc-above-twelve"
    assert muster.why_not_add(["knight", "sage", "bard"], "druid") is None


def test_parties_keep_clear_of_each_other() -> None:
    """SC-CMP-03: each hero exists once."""
    muster = armies_of(games.game("scathe"))
    taken = muster.read("starter-1")
    assert taken == ("defender", "fighter", "priest", "ranger", "spellsword")
    for seed in range(20):
        assert not set(taken) & set(muster.read(muster.random(Random(seed), taken)))
