"""Everything that Godslayer can say has words in both languages, and names whom it is about."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.conformance.speaking import SPOKEN
from tests.games.godslayer.kit import battle, card, go, refused
from tests.kit import LANGUAGES
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.army.card_faces import CARDS
from theomachy.games.godslayer.army.profiles import PRINTED, PROFILES
from theomachy.games.godslayer.ground.pieces import CATALOGUE
from theomachy.games.godslayer.rules.charge.charges import BEFORE
from theomachy.games.godslayer.setup import SCENARIOS, Setup, random_setup
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Ask, Fast, Match, Reason
from theomachy.presentation.choices import Choices
from theomachy.presentation.rulebook import clauses, read
from theomachy.presentation.text import Words, word_files

BOOK = clauses(read(GAME.content.folder))
MANY = [id for id, profile in PROFILES.items() if profile.kind in ("unit", "war-machine")]
BUILT = [
    *[f"gs-seat-{number}" for number in range(1, 5)],
    *[f"gs-scenario-{scenario}" for scenario in SCENARIOS],
    *[f"gs-phase-{phase}" for phase in ("initiation", "activation")],
    *[f"gs-status-{phase}" for phase in ("setting-up", "initiation", "activation")],
    *[f"gs-side-{side}" for side in ("south", "north", "west", "east", "centre")],
    *[f"gs-deployment-{how}" for how in ("regular", "advanced", "secret")],
    *[f"gs-style-{style}" for style in ("offensive", "powerful", "charge")],
    *[f"gs-role-{role}" for role in ("leader", "musician", "machine")],
    *[f"gs-test-{what}" for what in ("receiving", "self", "bravery", "fear", "horror", "rally")],
    *[f"gs-did-{what}" for what in BEFORE],
    *[f"gs-terrain-{piece.kind}" for piece in CATALOGUE.values()],
    *[f"gs-{kind}" for kind in ("secret", "stone", "relic")],
    *[f"gs-{id}" for id in (*PROFILES, *PRINTED)],
    *[f"gs-at-marker-{number}" for number in range(1, 6)],
    *[f"marker-{letter}{number}" for letter in "abcdefgh" for number in range(1, 6)],
]
NUMBERED = [
    *[f"gs-{id}-card" for id in PROFILES],
    *[f"gs-{id}-model" for id in MANY],
    *[f"gs-{id}-machine" for id, profile in PROFILES.items() if profile.crew],
    *[f"gs-terrain-{piece.kind}" for piece in CATALOGUE.values()],
    "gs-stone",
]
ID = SPOKEN["godslayer"].unreadable


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(GAME, request.param)


# What there is to say


def test_what_is_put_together_has_words(words: Words) -> None:
    """GS-SCN-01, GS-DEP-03, GS-TER-01: seats, phases, scenarios, markers, tests, terrain, cards and effects."""
    assert [id for id in BUILT if not words.knows(id)] == []


def test_what_stands_on_cards_has_words(words: Words) -> None:
    """GS-PRO-01 to 10: names, figures, sections, lines and their parts."""
    ids: dict[str, None] = {}
    for face in CARDS.values():
        lines = face.lines
        parts = [part.id for line in lines for part in line.parts]
        ids |= dict.fromkeys([face.name, *face.figures, *[line.label for line in lines], *parts])
        ids |= dict.fromkeys([line.section for line in lines if line.section])
    assert [id for id in ids if not words.knows(id)] == []


def test_those_alike_are_told_apart_by_numbers(words: Words) -> None:
    """GS-MOD-05: however many there are."""
    said = [words.say(f"{kind}-{number}") for kind in dict.fromkeys(NUMBERED) for number in (1, 2, 99)]
    assert [text for text in said if "gs-" in text or not re.search("(?<!\\d)(1|2|99)(?!\\d)", text)] == []
    assert len({*said}) == len(said)


RETIRED = [
    *["起動", "手番", "フリーストライク", "打ちかか", "近接", "接敵", "兵器", "操作員", "操作班", "付属モデル", "親の"],
    *["才能", "指揮官", "戦団", "型板", "配備", "罹", "振り払", "敵戦術", "射撃攻撃", "範囲攻撃", "突撃移動", "遮蔽下"],
    *["アクション・トークン", "ライフ", "予見", "大勝", "立ち直", "対応の後", "秘密配置マーカー", "所持者"],
    *[f"{what}ロール" for what in ("命中", "攻撃", "ダメージ", "防護", "優先", "方向", "回復")],
]
"""Words that Japanese players once read beside the one that the table at the end of the rulebook gives."""


def test_japanese_has_one_word_for_each_thing() -> None:
    """On the screen as in the rulebook: what was retired does not come back."""
    files = [*word_files(GAME.content.folder, "ja"), GAME.content.folder / "rulebook.ja.md"]
    assert len(files) > 10
    texts = {str(file): file.read_text("utf-8") for file in files}
    assert [(name, word) for name, text in texts.items() for word in RETIRED if word in text] == []


def test_the_table_of_terms_is_kept() -> None:
    """Each of its words is in use; none stands for two terms, and no term has two entries."""
    book, _, table = (GAME.content.folder / "rulebook.ja.md").read_text("utf-8").partition("## 用語の対照")
    rows = re.findall("^\\| (.+) \\| (.+) \\|$", table, re.M)
    pairs = [(english, re.sub("（.*）", "", japanese)) for english, japanese in rows if english != "英語"]
    assert len(pairs) > 100
    for column in zip(*pairs, strict=True):
        assert [text for text, times in Counter(column).items() if times > 1] == []
    said = book + "".join(file.read_text("utf-8") for file in word_files(GAME.content.folder, "ja"))
    stems = [re.sub("(する|される|える|れる|す)$", "", word) for _, text in pairs for word in re.split("[、：]", text)]
    assert [stem for stem in stems if stem not in said] == []


# What is said in play


ODD = [
    *["", "x", "none", "a1", "b1", "a1.1", "b1.1", "a9", "stone-1", "marker-a1", "seat-1", "seat-9"],
    *["done", "gather", "hold", "end", "rush", "offensive", "powerful", "6", "99", "north", "south"],
    *["a1:x", "b1:1,1", "a1:-5,9", "a1:25400,25400", "a1.1:25400,25400", "all:25400,25400", "50000,50000"],
    *["move", "move:0", "move:9", "stand", "melee:gladius", "shoot:x", "blast:x", "charge:gladius", "charge:x:long"],
    *["cast:x:b1", "cast:fireball:b1", "tactic:x:b1", "tactic:testudo", "item:x", "talent:x", "assign:b1"],
    *["relic:a1", "b1.1:straight"],
]
"""Keys that are seldom options, and never all of them."""


@pytest.mark.long
def test_every_refusal_is_told() -> None:
    """Whatever is tried at any question of random games is explained by a clause that there is, in both languages, with
    everybody's name."""
    speakers = [Words(GAME, lang) for lang in LANGUAGES]
    met: set[tuple[Any, ...]] = set()
    for number, scenario in enumerate(SCENARIOS):
        random = Random(number)
        for ask, reason, t in tried(random_setup(random, 160, scenario), random):
            kind = (ask.question, reason.id, reason.clause, *reason.args)
            if kind not in met:
                met.add(kind)
                assert reason.clause in BOOK, reason
                told = [words.seeing(GAME.scene(t, ask.seat)).say(reason) for words in speakers]
                own_words = [re.sub("“.*”|「.*」", "", text) for text in told]  # without the key that was tried
                assert [text for text in own_words if ID.search(text) or "None" in text] == [], reason
    assert len(met) > 75


def tried(setup: Setup, random: Random) -> Iterator[tuple[Ask[Any], Reason, Battle]]:
    """What odd keys, and those of earlier questions, are refused for in the course of a random game."""
    match = Match(GAME, GAME.new(setup), Fast(1))
    stale: list[str] = []
    while match.request is not None:
        ask = match.asks[0]
        keys = ask.keys()
        for key in (*ODD, *random.sample(thinkable(match.state), 15), *stale[-5:]):
            if reason := ask.why_not(key):
                yield ask, reason, match.state
        stale += keys[:2]
        match.answer(random.choice(keys), ask.seat)


def thinkable(t: Battle) -> list[str]:
    """What anybody on the table could do to anybody."""
    models, cards = [model.id for model in t.models], [card.id for card in t.cards]
    weapons = [weapon.id for card in t.cards for weapon in card.of.weapons]
    tactics = [tactic.id for card in t.cards for tactic in card.of.tactics]
    alone = [f"{kind}:{id}" for kind in ("melee", "shoot", "blast") for id in weapons]
    alone += [f"charge:{id}:long" for id in weapons] + [f"item:{id}" for card in t.cards for id in card.items]
    at = [f"cast:{id}" for card in t.cards for id in card.spells] + [f"tactic:{id}" for id in tactics] + ["assign"]
    places = [f"{id}:30000,30000" for id in models]
    return [*models, *cards, *places, *alone, *[f"{what}:{id}" for what in at for id in cards]]


REFUSED = [
    ("move:x", "gs-no-such-move"),
    ("move:9", "gs-exhausted"),
    ("dance", "gs-no-such-action"),
    ("melee:pitchfork", "gs-no-such-weapon"),
    ("melee:gladius", "gs-nobody-in-reach"),
    ("item:beer", "gs-no-such-item"),
    ("cast:rain", "gs-no-such-spell"),
    ("tactic:hope", "gs-no-such-tactic"),
    ("relic:a1", "gs-no-relic"),
]


@pytest.mark.parametrize(("key", "id"), REFUSED)
def test_reasons_name_whom_they_are_about(key: str, id: str, words: Words) -> None:
    """GS-ACT-03: what is wrong, with names and numbers."""
    t = battle(card("a legionnaires", "10,10 11.5,10 13,10"), card("b ursapine", "30,30"), active="a1")
    match = go(t)
    reason = refused(match, key)
    said = words.seeing(GAME.scene(match.state, 0)).say(reason)
    assert (reason.id, ID.search(said)) == (id, None)


def test_options_are_said_by_what_stands_on_the_card() -> None:
    """GS-ACT-03, GS-CHG-06: weapons, tactics and items by their names, charges by their kind, members by numbers."""
    t = battle(
        card("a legionnaires", "10,10 11.5,10 13,10"),
        card("a centurion", "20,20", items=("eagle-gladius",)),
        card("b ursapine", "10,20"),
        active="a1",
    )
    match = go(t)
    assert match.request is not None
    said = {}
    for lang in LANGUAGES:
        choices = Choices(Words(GAME, lang), match.request, GAME.scene(t, 0))
        said[lang] = [choices.say(key) for key in ("move:2", "charge:gladius:long", "tactic:testudo")]
    assert said == {
        "en": ["Move with 2 tokens", "Long charge: Gladius", "Testudo"],
        "ja": ["トークン2個で移動", "長距離突撃：グラディウス", "テストゥド"],
    }


def test_members_and_places_are_said_by_name() -> None:
    """GS-MOV-01: who goes where, in inches from the left and from the top."""
    t = battle(card("a legionnaires", "10,10 11.5,10"), card("b ursapine", "30,30"), active="a1")
    match = go(t, "move:1")
    assert match.request is not None
    choices = Choices(Words(GAME, "en"), match.request, GAME.scene(match.state, 0))
    assert choices.say("a1.2:30480,25400") == "Legionnaire 2 → 12 10"
    assert choices.asked() == "Red, where will Legionnaires go?"
