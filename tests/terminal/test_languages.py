"""The language one asks for: what is seen, typed and read in it, and help."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer.main
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tests.forms import Form
from tests.kit import JAPANESE, LANGUAGES
from tests.terminal.sit import DUEL, GAME, screen, seen, sit
from tests.terminal.test_cli import NONSENSE, Ran
from tests.terminal.test_words import english_names, of_the_house
from theomachy.agents.random import RandomAgent
from theomachy.cli import app
from theomachy.kernel import Ask, Match, Reason, Scripted, Seeded
from theomachy.play.probe import probe
from theomachy.presentation.text import FIRST, Language, Verbatim, Words, spoken
from theomachy.terminal import help as guide
from theomachy.terminal.errors import Trouble
from theomachy.terminal.language import by_locale, decide, take_flag
from theomachy.terminal.screen.cards import full_card
from theomachy.terminal.screen.forecast import in_full, outlook
from theomachy.terminal.screen.linebreaks import Flow, breaks
from theomachy.terminal.screen.listing import Listing
from theomachy.terminal.screen.render import board, chance_table
from theomachy.terminal.session.ask import narrow
from theomachy.terminal.session.menu import Menu

JA = Words(GAME, "ja")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# Rulebooks


def test_rules_are_looked_up_in_ones_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "挑発ペナルティ" in Ran("rules", "scathe", "SC-ATK-08", "--lang", "ja").out
    assert "SC-ATK-05" in Ran("rules", "scathe", "挑発", "--lang", "ja").out
    lines = ["rule SC-ATK-08", "why use:fighter:1", "quit", "n"]
    text, _ = sit(monkeypatch, lines, state=GAME.notation.read(DUEL), chance=Scripted([4]), words=JA)
    assert "挑発ペナルティ" in text
    assert "英雄を疲労させる" in text


# What is seen


def drawn(what: Any, width: int) -> list[str]:
    console = screen(width)
    console.print(what, highlight=False)
    return seen(console).splitlines()


def framed(lines: list[str]) -> int:
    """Hold that all frames are straight; returns how many there are."""
    count, standing = 0, dict[int, int]()
    for line in lines:
        column = {cell_len(line[:at]): letter for at, letter in enumerate(line)}
        for left, right in list(standing.items()):
            walls = column.get(left, "") + column.get(right, "")
            assert walls in ("┃┃", "║║", "││", "┆┆", "┗┛", "╚╝", "╰╯", "└┘"), line
            if walls in ("┗┛", "╚╝", "╰╯", "└┘"):
                del standing[left]
        for top in re.finditer("[┏╔╭┌][━═─╌].*?[┓╗╮┐]", line):
            standing[cell_len(line[: top.start()])] = cell_len(line[: top.end() - 1])
            count += 1
    assert not standing
    return count


CROWDED = DUEL.replace("knight 20 armor 1", "knight 20 armor 1 taunt 2 physical 3 magic 4 cripple 5")
DRAFT = "draft first red chooser red\ndeck: bard\ndisplay: knight, sage\ndiscards: rogue, druid\nred picked: hunter"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_frames_are_straight(lang: str, width: int) -> None:
    words = Words(GAME, lang)
    for text, choices, frames in ((CROWDED, {"warrior": "1–6"}, 8), (DRAFT, {"knight": "1", "sage": "2"}, 3)):
        scene = GAME.scene(GAME.notation.read(text), None)
        lines = drawn(board(words, scene, width, 0, choices), width)
        assert framed(lines) == frames
        assert max(map(cell_len, lines)) <= width
        for id in scene.fixed.cards:
            assert framed(drawn(full_card(words, scene.fixed.cards[id], scene, id, width=min(60, width)), width)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "tall"), [(80, 1000), (80, 20), (120, 1000)])
def test_menus_and_odds_stand_in_columns(lang: str, width: int, tall: int, form: Form) -> None:
    words = Words(GAME, lang)
    for seed in range(form.pick(short=1, long=1, full=6)):
        match = Match(GAME, GAME.new(GAME.setup.presets["random"](Random(seed))), Seeded.of(seed), listen=True)
        for _ in range(12):
            ask = match.request
            assert isinstance(ask, Ask)
            scene = GAME.scene(match.state, ask.seat)
            menu = Menu(words, ask, scene)
            lines = drawn(Listing(menu, outlook(words, match, ask.seat)).show(width, tall), width)
            assert max(map(cell_len, lines)) <= width
            if (width, tall) == (80, 1000):
                assert len({cell_len(line[: line.index("→")]) for line in lines if "   →" in line}) <= 1
            verdict = probe(match, ask.seat, ask.keys()[-1])
            for what in (in_full(words, verdict, scene), chance_table(words, scene, [0, 1]), Flow(menu.question())):
                assert max(map(cell_len, drawn(what, width))) <= width
            match.answer(ask.keys()[-1], ask.seat)


@pytest.mark.long
@pytest.mark.parametrize(
    "preset",
    [
        "starters",
        *(pytest.param(preset, marks=pytest.mark.full) for preset in GAME.setup.presets if preset != "starters"),
    ],
)
def test_whole_games_are_played_in_japanese(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line fits; no hero is left in English but in what is typed; the same keys make the same record."""
    foreign, told = english_names(JA), []
    for words in (Words(GAME, FIRST), JA):
        file = Path(f"{preset}.{words.lang}")
        state = GAME.new(GAME.setup.presets[preset](Random(1)))
        text, table = sit(
            monkeypatch, ["1"] * 900, state=state, agents={1: RandomAgent(3)}, file=file, keep=True, words=words
        )
        assert table.match.result is not None
        assert all(cell_len(line) <= 80 for line in text.splitlines())
        told.append((text, file.read_text()))
    assert told[0][1] == told[1][1]
    japanese = told[1][0].lower()
    assert "の勝利！" in japanese
    assert not [name for name in foreign if name in japanese]
    left = {word for line in japanese.splitlines() for word in re.findall("[a-z]{3,}", line.split(" sc-")[0])}
    assert left <= {"enter", "save", "log", "board", "undo", "theomachy", "play", "scathe", "resume", preset, "sc"}


# What is typed


def test_wide_letters_and_japanese_names_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    assert narrow(" ３　ｗｈｙ：？ ") == "3 why:?"
    lines = ["レンジャー４", "騎士", "card 氷の", "ｕｎｄｏ", "はい", "レンジャー 4", "ｑｕｉｔ", "いいえ"]
    text, table = sit(monkeypatch, lines, state=GAME.notation.read(DUEL), chance=Scripted(["4", "3"]), words=JA)
    assert "氷の魔女" in text
    assert "赤の手を取り消しました" in text
    assert "保存しませんでした" in text
    assert table.match.tape == [(4,), "use:ranger:4"]


def test_what_is_typed_is_said_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["1", "save priest", "rule sage!", "quit"], words=JA)
    assert "保存しました：priest" in text
    assert Words(GAME, "ja").say("table-saved", file=Verbatim("priest")) == "保存しました：priest"
    assert Trouble("GAME", "trouble-no-game", text="priest", known=["sage"]).say("ja").count("priest") == 1


def test_refusals_of_a_game_are_told_with_their_clause() -> None:
    trouble = Trouble("--party", Reason("sc-hero-in-both", "SC-CMP-03", {"hero": "sage"}), of=GAME)
    assert trouble.say("en") == "--party: Sage is in both parties, and each hero exists once. (SC-CMP-03)"
    assert trouble.say("ja").startswith("--party: 賢者が両方のパーティーに")
    assert "sc-hero-in-both" in str(trouble)


# Lines


def test_japanese_is_broken_between_phrases() -> None:
    text = "守護者は無理を押して能力3を使い、疲労した。「先手」が（1個）得る。"
    lines = ["守護者は無理を押して", "能力3を使い、疲労した。", "「先手」が（1個）得る。"]
    assert drawn(Flow(Text(text)), 24) == lines


@pytest.mark.parametrize("seed", range(30))
def test_no_line_begins_with_a_closing_mark_nor_ends_with_an_opening_one(seed: int) -> None:
    random = Random(seed)
    text = "".join(random.choice("漢字かな、。「」カタカナー（）！ab 12 ") for _ in range(200))
    text = re.sub(r"\s*[、。」）！ー]+", "。", re.sub(r"[「（]+\s*", "「", text)).replace("「。", "「")
    for width in range(16, 60):
        at = [0, *breaks(text, width), len(text)]
        parts = [text[a:b] for a, b in pairwise(at)]
        assert "".join(parts) == text
        assert all(cell_len(part.rstrip()) <= width for part in parts)
        assert not [part for part in parts[1:] if part.startswith("。")]
        assert not [part for part in parts[:-1] if part.endswith("「")]


def test_english_is_broken_at_spaces() -> None:
    text = "Whoever names use:hero:ability gets averyveryverylongwordindeed, “quoted” and all."
    lines = drawn(Flow(Text(text)), 20)
    assert " ".join(lines).replace("verylongw ord", "verylongword").replace(" ", "") == text.replace(" ", "")
    assert lines[0] == "Whoever names"
    console = Console(width=12)
    assert console.measure(Flow(Text("one and two\nthree"))).minimum == 5
    assert console.measure(Flow(Text("one and two\nthree"))).maximum == 11
    assert drawn(Flow(Text("")), 20) == [""]
    assert drawn(Flow(Text("a\n\nb")), 20) == ["a", "", "b"]


# Which language


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LANG": "ja_JP", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LC_ALL": "ja_JP.eucJP", "LC_MESSAGES": "en_GB", "LANG": "en_GB"}, "ja"),
        ({"LC_ALL": "", "LANG": "ja_JP"}, "ja"),
        ({"LC_ALL": "javanese"}, "en"),
    ],
)
def test_the_locale_decides(env: dict[str, str], lang: str) -> None:
    assert by_locale(env) == decide(None, env) == lang


def test_the_variable_goes_before_the_locale_and_the_flag_before_both() -> None:
    env = {"LANG": "ja_JP.UTF-8", "THEOMACHY_LANG": "en"}
    assert decide(None, env) == "en"
    assert decide("ja", env) == decide("JA", env) == decide("ja-JP", env) == "ja"
    assert decide(None, {"LANG": "ja_JP.UTF-8", "THEOMACHY_LANG": ""}) == "ja"


@pytest.mark.parametrize(
    ("line", "wanted", "rest"),
    [
        ("play --lang ja --seed 1", "ja", "play --seed 1"),
        ("--lang=ja play", "ja", "play"),
        ("play --lang en --lang ja", "ja", "play"),
        ("play", None, "play"),
        ("play --lang", "", "play"),
        ("play -- --lang ja", None, "play -- --lang ja"),
    ],
)
def test_the_flag_is_found_wherever_it_stands(line: str, wanted: str | None, rest: str) -> None:
    assert take_flag(line.split()) == (wanted, rest.split())


@pytest.mark.parametrize("where", ["--lang xx", "--lang=xx", "--lang", "THEOMACHY_LANG"])
def test_an_unknown_language_is_refused(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if where == "THEOMACHY_LANG":
        monkeypatch.setenv(where, "xx")
        ran = Ran("rules")
    else:
        ran = Ran("rules", *where.split())
    assert ran.status == 2
    assert re.search(r"(--lang|THEOMACHY_LANG): there is no language '(xx)?' here; there are en, ja\n", ran.err)
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "使えるのはen、jaです。" in Ran("rules", "--lang", "xx").err


def test_the_command_line_speaks_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_line(*args: str) -> str:
        return Ran("play", "--seed", "5", *args, typed="quit\n").out.splitlines()[0]

    assert first_line().startswith("Scathe")
    assert first_line("--lang", "ja").startswith("スケイズ")
    assert spoken.get() == FIRST, "nothing is left of it"
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert first_line().startswith("スケイズ")
    monkeypatch.setenv("THEOMACHY_LANG", "en")
    assert first_line().startswith("Scathe")
    assert first_line("--lang", "ja").startswith("スケイズ")


def test_records_are_the_same_in_every_language() -> None:
    for lang in LANGUAGES:
        ran = Ran("play", "--seed", "5", "--save", f"{lang}.record", "--lang", lang, typed="1\n1\n1\n")
        assert ran.status == 0
    assert Path("en.record").read_text() == Path("ja.record").read_text()
    assert "すべてルールどおりです" in Ran("replay", "verify", "en.record", "--lang", "ja").out
    assert "の手番" in Ran("replay", "show", "en.record", "--lang", "ja").out
    assert "赤" in Ran("play", "--resume", "en.record", "--lang", "ja", typed="log\nquit\n").out


@pytest.mark.parametrize(("line", "sentence"), NONSENSE)
def test_what_goes_wrong_is_said_in_japanese(here: Path, line: str, sentence: str) -> None:
    (here / "bad.json").write_text("{")
    (here / "field.json").write_text('{"rulings": {"round_limit": "soon"}}')
    (here / "unknown.json").write_text('{"colour": 1}')
    (here / "party.json").write_text('{"parties": ["knight", "sage"]}')
    (here / "binary.json").write_bytes(b"\xff\xfe\x00")
    (here / "text.txt").write_text("precious\n")
    ran = Ran(*line.split(), "--lang", "ja", typed="1\n")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert re.search(JAPANESE, ran.err), ran.err


# Help


def commands(command: Any, path: str = "cli") -> Iterator[tuple[str, Any]]:
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, f"{path}-{name}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_every_flag_has_words(lang: str) -> None:
    known = {id for id in of_the_house(lang) if id.startswith(("cli", "flag-"))}
    used = {"cli-versions", "flag-lang", "flag-help"}
    for path, command in commands(typer.main.get_command(app)):
        used.add(path)
        for param in command.params:
            ids = [id for id in guide.flag_ids(command, param) if id in known]
            assert ids, f"no words for {path} {param.name}"
            used.add(ids[0])
    assert used == known


@pytest.mark.parametrize("path", [path for path, _ in commands(typer.main.get_command(app))])
def test_help_is_in_ones_language(path: str) -> None:
    args = path.split("-")[1:]
    english, japanese = (Ran(*args, "--help", "--lang", lang).out for lang in ("en", "ja"))
    assert "Usage:" in english
    assert "使い方：" in japanese
    assert "--lang en|ja" in english
    assert "オプション" in japanese
    for out in (english, japanese):
        wrapped = [line for line in out.splitlines() if not line.startswith("    theomachy ")]  # examples are not
        assert all(cell_len(line) <= 80 for line in wrapped)
    flags = [set(re.findall(r"(?<![\w-])--[a-z-]+", out)) for out in (english, japanese)]
    assert flags[0] == flags[1]
    told = re.sub(r"theomachy.*|^ *[-\w,]*[A-Z|=.,-]*  |--[a-z-]+", "", japanese, flags=re.MULTILINE)
    assert not re.search(r"\b(the|of|a|and|is)\b", told), told


def test_words_of_the_house_alone() -> None:
    assert Language("ja").say("match-over") == "対局は終わっています。"
    assert Language("xx").say("match-over") == "The game is over."
