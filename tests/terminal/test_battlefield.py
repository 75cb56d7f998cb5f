"""Godtear at the terminal's table, driven by lines that people might type."""

import re
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.cells import cell_len

from tests.terminal.battlefield import CLASH, ENGLISH, GODTEAR, JAPANESE
from tests.terminal.command import Ran
from tests.terminal.sit import screen, seen, sit
from tests.terminal.test_words import english_names
from theomachy.kernel import Ask, Match, Scripted, Seeded, Typed
from theomachy.play.probe import probe
from theomachy.presentation.forecast import brief
from theomachy.presentation.names import Names
from theomachy.presentation.text import Words
from theomachy.terminal.screen.forecast import outlook
from theomachy.terminal.screen.listing import Listing
from theomachy.terminal.session.menu import Menu
from theomachy.terminal.session.table import Table

RAW = re.compile(r"\bgt-|\b[12]-[a-z]|\b(skill|bonus|trait):|[{}]|\?\?")
"""What nobody should see: ids, keys, words that were not filled in."""


@pytest.fixture(autouse=True)
def _somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def battle(
    monkeypatch: pytest.MonkeyPatch,
    *lines: str,
    dice: str = "",
    words: Words = ENGLISH,
    text: str = CLASH,
    width: int = 100,
) -> tuple[str, Table]:
    """The clash phase, Red to activate; nothing is saved at the end. Rolls are parted by `|`."""
    rolls = [roll.strip() for roll in dice.split("|") if roll.strip()]
    state = GODTEAR.notation.read(text)
    return sit(monkeypatch, [*lines, "quit", "n"], state=state, chance=Scripted(rolls), words=words, width=width)


def listed(match: Match, width: int = 100, room: int = 1000, words: Words = ENGLISH) -> list[str]:
    assert isinstance(match.request, Ask)
    menu = Menu(words, match.request, GODTEAR.scene(match.state, None))
    console = screen(width)
    console.print(Listing(menu, outlook(words, match, match.request.seat)).show(width, 1000, room))
    return [line.rstrip() for line in seen(console).splitlines()]


def asked(*keys: str, text: str = CLASH, dice: str = "") -> Match:
    match = Match(
        GODTEAR, GODTEAR.notation.read(text), Scripted([roll for roll in dice.split("|") if roll]), listen=True
    )
    for key in keys:
        match.answer(key)
    return match


# Questions and choices


def test_every_request_says_what_is_asked_and_of_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = battle(monkeypatch, "glory", "advance", "7,6")
    assert "▲ Red, whom do you activate? GT-TRN-03" in text
    assert "▲ Red, what next for Glory Seekers? GT-TRN-04" in text
    assert "▲ Red, who is next? GT-F3" in text
    assert "▲ Red, where does Glory Seeker (7,6) advance? GT-ADV-02" in text


def test_whoever_acts_is_told_with_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = battle(monkeypatch, "titus")
    assert "▲ Titus · speed 2 · dodge 4 · protection 3 · 3/5 dodge+1 dmg−1 active · maelstrom, Superiority" in text
    assert "●● actions" in text


def test_skills_are_listed_with_range_dice_and_text() -> None:
    lines = listed(asked("1-titus"))
    text = " ".join(" ".join(lines).split())
    assert "2 Piercing Strike · enemy, range 1, accuracy 5," in text
    assert "May have two targets, both in one hex." in text
    assert "End the activation" in lines[-1]


def test_what_cannot_be_done_says_why_not() -> None:
    """Lines of the card that acts; those of the other phase are not in question."""
    apart = CLASH.replace("2-quartzlings 6,6 8,8", "2-quartzlings 0,0").replace("2-nia 7,8", "2-nia 0,2")
    lines = listed(asked("1-titus", text=apart))
    closed = [line for line in lines if line.startswith("   ✗")]
    assert len(closed) == 2
    assert all("There is no target within range 1." in line for line in closed)
    assert not [line for line in lines if "Challenge" in line]


def test_places_stand_side_by_side_and_say_who_is_there() -> None:
    match = asked("1-glory-seekers", "advance", "7,6")
    lines = listed(match)
    assert re.search(r"   1 7,6  ▲ Glory Seekers$", "\n".join(lines), re.MULTILINE), "where it stands"
    assert re.search(r"\d 7,7  ▲ Glory Seekers$", "\n".join(lines), re.MULTILINE), "whom it would join"
    assert re.search(r"\d 8,5 +\d+ \d,\d", "\n".join(lines))
    assert len(lines) < len(match.request.keys())


def test_the_board_shows_the_numbers_of_places(monkeypatch: pytest.MonkeyPatch) -> None:
    text, table = battle(monkeypatch, "glory", "advance", "7,6")
    last = text[text.rindex("Life · clash") :]
    assert table.menu is not None
    number = table.menu.numbers()["8,6"]
    assert re.search(rf"^ 8 .*╎ {number} +╎", last, re.MULTILINE)


def test_a_way_that_matters_is_told() -> None:
    through = CLASH.replace("1-titus 5,5", "2-titus-banner 5,4\n    1-titus 5,5").replace(
        '["titus","nia"]', '["titus","titus"]'
    )
    through = re.sub(r"2-nia.*\n.*2-quartzlings.*\n", "", through)
    match = asked("1-titus", "advance", text=through)
    menu = Menu(ENGLISH, match.request, GODTEAR.scene(match.state, None))
    assert menu.say("5,3 via 5,4") == ("5,3 (beside Titus’s banner (Blue)) by way of 5,4 (Titus’s banner (Blue))")
    japanese = Menu(JAPANESE, match.request, menu.scene)
    assert japanese.say("5,3 via 5,4") == "5,4（タイタスの軍旗（青））を通って5,3（タイタスの軍旗（青）の隣）へ"
    lines = listed(match)
    row = next(number for number, line in enumerate(lines) if "by way of 5,4" in line)
    assert "banner of Titus (Blue) gone" in " ".join(lines[row - 1 : row + 1])


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "advance"),
        ("piercing", "skill:piercing-strike"),
        ("sweeping slash", "skill:sweeping-slash"),
        ("end", "end"),
    ],
)
def test_choices_are_found_by_their_names(typed: str, key: str) -> None:
    match = asked("1-titus")
    assert Menu(ENGLISH, match.request, GODTEAR.scene(match.state, None)).find(typed) == key


def test_what_is_not_clear_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    text = CLASH.replace("active 1", "active 2").replace("2-nia 7,8", "2-nia 6,7")
    said, _ = battle(monkeypatch, "nia", "skill", "blinding", "glory", text=text)
    assert "“skill” could be 2 Crystal Glare, 3 Erosion, 4 Blinding Light: which?" in said
    assert "“glory” could be 2 Glory Seeker (6,5), 3 Glory Seeker (7,6), 4 Glory Seeker (7,7): which?" in said
    assert not [line for line in said.splitlines() if RAW.search(line)]


def test_japanese_names_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["タイタス", "why 挑戦", "why 誇示", "薙ぎ払い", "行動を終える"]
    text, table = battle(monkeypatch, *lines, dice="0 0 0 0 0 0", words=JAPANESE)
    assert "「挑戦」はカードの裏面、もう一方のフェイズのスキルです。 GT-SET-08" in text
    assert "誇示は戦略フェイズにのみ行えます。 GT-CLM-01" in text
    assert table.match.tape[1:2] + table.match.tape[-1:] == ["skill:sweeping-slash", "end"]


def test_why_not_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = battle(monkeypatch, "titus", "why challenge", "why claim", "why rally", "why 3", "why recruit", "why x")
    for sentence in (
        "✗ Challenge is on the other side of the card, for the other phase. GT-SET-08",
        "✗ Claims are made in the plot phase only. GT-CLM-01",
        "✗ Titus is not knocked out, so there is nothing to rally from. GT-F5",
        "It is possible: choice 3, “Sweeping Slash”.",
        "✗ Champions cannot take this action. GT-TRN-05",
        "✗ “x” is not an action of Titus. GT-TRN-05",
    ):
        assert sentence in text


def test_names_of_those_not_on_the_battlefield() -> None:
    scene = GODTEAR.scene(GODTEAR.notation.read(CLASH), None)
    names = Names(ENGLISH, scene)
    assert names("1-glory-seekers-5") == "Glory Seeker", "waiting"
    assert names("1-glory-seekers-1") == "Glory Seeker (6,5)"
    assert names("1-titus-banner") == "Titus’s banner"
    assert names("1-glory-seekers") == "Glory Seekers"
    assert names("blinding-light") == "Blinding Light"
    assert names("gt-dodge-boon") == "dodge boon"
    assert (names("5,6"), names("")) == ("5,6 (Titus’s banner)", "")


# What would happen, and what did


def test_chances_are_told_before_a_skill_is_chosen() -> None:
    """With one target alone, nobody is asked for it: the skill itself tells what it may lead to."""
    match = asked("1-titus")
    verdict = probe(match, 0, "skill:sweeping-slash")
    assert brief(ENGLISH, verdict).split("\n") == [
        "79 % Quartzlings unharmed",
        "19 % Quartzlings knocked out · Red +2",
        "1 % miss",
    ]
    drawn = msgspec.structs.replace(verdict, exact=False)
    assert brief(ENGLISH, drawn).startswith("≈79 % "), "an estimate is marked"


def test_many_stories_are_told_by_what_they_come_to(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = battle(monkeypatch, "titus", "odds piercing")
    lines = text[text.index("odds piercing") :].splitlines()[1:5]
    assert [" ".join(line.split()) for line in lines] == [
        "57 % Quartzlings unharmed",
        "39 % Quartzlings knocked out · Red +2",
        "3 % 17/486 miss",
        "(until the next decision)",
    ]


def test_chances_of_hit_effects() -> None:
    """Erosion has five dice and needs 3, without a damage roll."""
    text = CLASH.replace("first 1 active 1", "first 1 active 2").replace("1-titus 5,5", "1-titus 6,8")
    match = asked("2-nia", "skill:erosion", text=text.replace("dodge+ damage-", "").replace("wounds 3", ""))
    assert brief(ENGLISH, probe(match, 1, "1-titus")) == "86 % Titus protection blight\n14 % miss"


def test_targets_are_told_apart_by_their_place() -> None:
    text = CLASH.replace("active 1", "active 2").replace("2-nia 7,8 wounds 3", "2-nia 6,6")
    lines = listed(asked("2-nia", "skill:blinding-light", text=text.replace("2-quartzlings 6,6", "2-quartzlings 0,0")))
    assert any("▲ Glory Seekers 6,5 ×2  1/1" in line for line in lines)
    assert any("▲ Titus 5,5  3/5 dodge+1 dmg−1" in line for line in lines)


def test_in_a_low_window_texts_are_left_out() -> None:
    match = asked("1-titus")
    tall, low = listed(match), listed(match, room=8)
    assert len(low) < len(tall)
    assert "May have two targets" not in " ".join(low)
    assert " / " in " ".join(low)
    assert "Piercing Strike · enemy, range 1" in " ".join(low)


def test_events_are_told_in_sentences_with_their_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = battle(monkeypatch, "titus", "piercing", dice="1 1 1 1 0|2 2 1 1 1")
    for sentence in (
        "▲ Red activated Titus. GT-TRN-03",
        "▲ Titus used Piercing Strike from 5,5. GT-SKL-01",
        "▲ The target: Quartzlings at 6,6. GT-HIT-03",
        "▲ A hit: Titus rolled 4 with 5 dice, 2 needed. GT-HIT-06",
        "▲ Damage: Titus rolled 7 with 5 dice; protection takes off 4. GT-DMG-03",
        "■ Quartzlings fell, knocked out! GT-KO-01",
        "▲ The turn token went 2 steps toward Red. GT-LAD-03",
    ):
        assert text.count(sentence) == 1
    assert text.index("▲ The turn token went") < text.rindex("▲ Red, what next"), "told before the next board"


def test_a_move_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    text, table = battle(monkeypatch, "titus", "advance", "4,5", "undo")
    assert "Taken back: Red decides again." in text
    assert table.match.tape[-1] == "advance"


def test_real_dice_are_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["titus", "piercing", "1 1 1 1", "1 1 1 1 3", "2 2 2 2 2", "0 0 0 0 0", "quit", "n"]
    text, _ = sit(monkeypatch, lines, state=GODTEAR.notation.read(CLASH), chance=Typed(), words=ENGLISH)
    assert "▲ Red rolls to hit. GT-HIT-04" in text
    assert "5 dice with spaces between: 0, 1, 2" in " ".join(text.split())
    assert "4 faces were given; the roll has 5 dice." in text
    assert "A hit: Titus rolled 10 with 5 dice, 2 needed." in text
    assert "Quartzlings took no wound." in text


def test_cards_are_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = battle(monkeypatch, "card", "card quartz", "card skull")
    assert "Whose card? Titus, Glory Seekers, Nia, Quartzlings" in text
    assert "Rolling Stones" in text
    assert "Jawblade" in text


# Whole games


class Typist:
    """Types the number of any choice, so many times; then leaves without saving."""

    def __init__(self, seed: int, most: int) -> None:
        self.random, self.left = Random(seed), iter([*range(most), "quit", "n"])
        self.table: Table | None = None

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert self.table is not None
        menu, word = self.table.menu, next(self.left)
        if isinstance(word, str):
            return f"{word}\n"
        return f"{self.random.randint(1, len(menu.choices))}\n" if menu else "\n"


@pytest.mark.long
@pytest.mark.parametrize(
    ("words", "preset", "width", "most"),
    [
        pytest.param(JAPANESE, "first", 80, 999, id="first-ja"),
        pytest.param(ENGLISH, "random", 100, 99, id="random-en"),
        pytest.param(ENGLISH, "first", 80, 999, id="first-en", marks=pytest.mark.full),
        pytest.param(JAPANESE, "random", 100, 99, id="random-ja", marks=pytest.mark.full),
        pytest.param(ENGLISH, "limited-pool", 120, 99, id="limited-pool-en", marks=pytest.mark.full),
        pytest.param(JAPANESE, "limited-pool", 120, 99, id="limited-pool-ja", marks=pytest.mark.full),
    ],
)
def test_games_are_played(words: Words, preset: str, width: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random answers, once to the end: every line fits, no id and no key shows, and in Japanese no name is English."""
    typist = Typist(width, most)
    monkeypatch.setattr(sys, "stdin", typist)
    state = GODTEAR.new(GODTEAR.setup.presets[preset](Random(width)))
    console = screen(width)
    typist.table = Table(Match(GODTEAR, state, Seeded.of(preset), listen=True), words, console)
    typist.table.play()
    text = seen(console)
    assert not [line for line in text.splitlines() if RAW.search(line)]
    assert not [line for line in text.splitlines() if cell_len(line) > width]
    assert not [name for name in english_names(words) if name in text.lower()]
    ended = typist.table.match.result is not None
    assert ended == (preset == "first") == (("wins the game!" if words is ENGLISH else "の勝利！") in text)


# The command line


def test_warbands_and_scenario_come_from_flags() -> None:
    args = ["--party", "titus,lily", "--party", "nia,maxen", "--set", "scenario=quest", "--seed", "1"]
    out = Ran("play", "godtear", *args, typed="1\nquit\nn\n").out
    assert "Quest · sides" in out
    assert all(name in out for name in ("Titus", "Lily", "Nia", "Maxen", "Thornlings"))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--party titus --party nobody", "--party: Warband 2: there is no champion called “nobody” here. (GT-SET-01)"),
        ("--party titus --party nia,lily", "--party: The warbands have 1 and 2 champions"),
        ("--party titus", "--party: 2 parties are needed"),
        ("--set scenario=war", "--set scenario: 'war' is not one of life, death, change"),
        ("--set format=chess", "--set format: 'chess' is not one of free, roster, draft"),
        ("--set warbands=titus", "--set: godtear has no ruling 'warbands'"),
    ],
)
def test_what_is_wrong_with_them_is_said(line: str, sentence: str) -> None:
    ran = Ran("play", "godtear", *line.split())
    assert (ran.status, ran.out) == (2, "")
    assert sentence in ran.err
