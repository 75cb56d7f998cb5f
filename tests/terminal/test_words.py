"""Every id that the engine can say has words, in every game and every language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import theomachy
from tests.kit import LANGUAGES
from theomachy import games
from theomachy.kernel import Ask, Event, Fast, Match, Message, Reason
from theomachy.kernel.scene import Scene
from theomachy.presentation.names import Names
from theomachy.presentation.text import FIRST, HOUSE, Verbatim, Words, word_files

PACKAGE = Path(theomachy.__file__).parent

KEY = re.compile(r"[\w-]+(?:[:,/+][\w-]*)+", re.ASCII)
"""What is typed is the same in every language."""
MANY = 12
"""Options of one question that are looked at."""
SIGNS = {"d8"}
"""Names that are the same in every language."""
MAY_BE_MISSING = ("number", "c")
"""Arguments that are chosen by: without them the usual variant is said."""


@cache
def strings(folder: Path) -> tuple[str, ...]:
    return tuple(_strings(folder))


def _strings(folder: Path) -> Iterator[str]:
    """All strings in the code of a folder but docstrings; of an f-string a pattern for what it can be."""
    for file in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        tree = ast.parse(file.read_text("utf-8"))
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        lone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
                yield "".join(map(str, parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and not {id(node)} & (inside | lone):
                yield re.escape(node.value)


@cache
def messages(file: Path) -> list[str]:
    return [entry.id.name for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ftl.Message)]


def of_the_house(lang: str) -> list[str]:
    return [id for file in word_files(HOUSE, lang) for id in messages(file)]


def named_by(call: str, folder: Path) -> Iterator[str]:
    """The ids given to calls of this name."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == call:
                for arg in node.args[:2]:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str) and arg.value:
                        yield arg.value
                        break


@pytest.fixture(params=[(game, lang) for game in games.names() for lang in LANGUAGES], ids=" ".join)
def words(request: pytest.FixtureRequest) -> Words:
    game, lang = request.param
    return Words(games.game(game), lang)


def files(words: Words) -> list[Path]:
    """Where the words of a game in a language lie: the house's, then its own."""
    return [file for folder in words.folders for file in word_files(folder, words.lang)]


@pytest.mark.long
def test_every_id_in_a_games_code_has_words(words: Words) -> None:
    prefix = words.game.setup.seats[0].split("-")[0]
    known = [id for file in files(words) for id in messages(file)]
    patterns = [text for text in strings(words.game.content.folder) if re.fullmatch(rf"{prefix}\\-.+", text)]
    assert len(patterns) > 50
    for pattern in dict.fromkeys(patterns):
        built = pattern == rf"{prefix}\-part"  # joined with others; the games told below meet all of them
        assert built or any(re.fullmatch(pattern, id) for id in known), f"no words for {pattern}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_of_the_kernel_has_words(lang: str) -> None:
    known = of_the_house(lang)
    calls = ("Reason", "refuse", "Message", "BadRecord", "BadCampaign")
    ids = {id for call in calls for room in ("kernel", "play") for id in named_by(call, PACKAGE / room)}
    assert len(ids) > 20
    assert ids <= set(known), sorted(ids - set(known))
    patterns = [text for text in strings(PACKAGE / "play") if re.fullmatch(r"(record|verified)\\-.*", text)]
    for pattern in patterns:
        assert any(re.fullmatch(pattern, id) for id in known), f"no words for {pattern}"
    for id in known:
        told = not id.startswith("record-") or any(re.fullmatch(pattern, id) for pattern in patterns)
        assert told, f"{id} is never said"


ROOMS = ("kernel", "play", "terminal", "lab", "presentation", "hosting", "wire", "server", "cli")
"""Where the house speaks."""


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", ["table", "trouble", "kind", "help", "list", "campaign"])
def test_the_words_of_the_terminal_are_all_there_and_all_used(lang: str, prefix: str) -> None:
    known = {id for id in of_the_house(lang) if id.startswith(f"{prefix}-")}
    said = [text for room in ROOMS for text in strings(PACKAGE / room)]
    patterns = dict.fromkeys(text for text in said if re.fullmatch(rf"{prefix}\\-[a-z\\-]+", text))
    assert patterns
    for pattern in patterns:
        assert any(re.fullmatch(pattern, id) for id in known), f"no words for {pattern}"
    for id in known:
        assert any(re.fullmatch(pattern, id) for pattern in patterns), f"{id} is never said"


def test_word_files_are_well_formed(words: Words) -> None:
    """Nothing is said twice, but that a game may have words of its own for what the house says."""
    for file in files(words):
        body = parse(file.read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ftl.Junk)], file
    for folder in words.folders:
        ids = Counter(id for file in word_files(folder, words.lang) for id in messages(file))
        assert [id for id, times in ids.items() if times > 1] == []


def english_names(words: Words) -> set[str]:
    """What must not be said in another language: the names of all cards, and their ids."""
    if words.lang == FIRST:
        return set()
    game, english = words.game, Words(words.game, FIRST)
    cards = game.scene(game.new(game.setup.type()), None).fixed.cards
    names = {id: english.say(card.name) for id, card in cards.items() if not given(card.name)}
    return {name.lower() for id in names for name in (id, names[id])} - SIGNS


def given(name: str) -> bool:
    """Whether a name was given by somebody: it begins with a capital, and no id does."""
    return name[:1].isupper()


def printed(scene: Scene) -> Iterator[Message]:
    """What is said of the board and the cards."""
    yield from (Message(label) for label in dict.fromkeys(zone.label for zone in scene.fixed.zones))
    for card in scene.fixed.cards.values():
        yield from (Message(name) for name in [card.name] if not given(name))
        yield from (Message(label) for label in (*card.figures, *card.original))
        yield from (part for line in card.lines for part in line.parts)
        yield from (Message(line.section) for line in card.lines if line.section)
        yield from (Message(line.label) for line in card.lines if not line.label.isdigit())


def labels(scene: Scene) -> Iterator[Message]:
    """What is said of pieces and tracks."""
    for piece in scene.pieces.values():
        yield from (Message(name) for name in [piece.name] if not given(name))
        yield from (Message(label) for label in (*piece.badges, *piece.marks, *piece.figures))
        yield from (Message(bar.label) for bar in piece.bars)
    yield from (Message(zone.label) for zone in scene.ground.values())
    yield from (Message(track.label) for track in scene.tracks.values())
    yield from scene.status


def unheard(scene: Scene, random: Random) -> list[str]:
    """Answers that may be possible or not."""
    cards = list(scene.fixed.cards)
    lines = [line.key for line in scene.fixed.cards[random.choice(cards)].lines]
    pieces = [*scene.pieces, random.choice(cards)]
    return [
        "",
        "nonsense",
        random.choice(cards),
        random.choice(lines),
        random.choice(pieces),
        random.choice(scene.fixed.zones).id,
        f"use:{random.choice(cards)}:{random.randrange(9)}",
    ]


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(1, 8))])
def test_whole_games_are_told_in_words(words: Words, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events, scenes, questions, options and reasons of random games of every preset: nothing is left unsaid."""
    game, random = words.game, Random(seed)
    preset = list(game.setup.presets.values())[seed % len(game.setup.presets)]
    match = Match(game, game.new(preset(random)), Fast(seed), listen=True)
    foreign = english_names(words)
    format_pattern = words.bundle.format_pattern

    def checked(pattern: Any, args: Any = None) -> tuple[Any, list[Exception]]:
        text, errors = format_pattern(pattern, args)
        assert not [error for error in errors if str(error).split()[-1] not in MAY_BE_MISSING], errors
        return text, errors

    monkeypatch.setattr(words.bundle, "format_pattern", checked)

    def say(message: Message, typed: str = "", words: Words = words) -> None:
        text = words.say(message)
        kind, thing = re.sub(r"-\d+$", "", message.id), message.id.rpartition("-")[2]
        derived = "numbered" in words.attributes(kind) or words.knows(f"of-{thing}")
        assert words.knows(message.id) or derived, message
        assert "{" not in text
        assert text.strip()
        counted = Message(message.id, args={"n": 1, **message.args})
        for name in words.attributes(message.id):
            assert "{" not in words.attribute(counted, name)
            check(words.attribute(counted, name))
        for part in filter(None, (typed, typed.partition(":")[2])):  # what was typed is said as it stands
            text = text.replace(part, "")
        check(text)

    def check(*texts: str) -> None:
        for text in texts:
            said = KEY.sub("", text).lower()
            assert not [name for name in foreign if name in said], text

    for label in printed(game.scene(match.state, None)) if seed < len(game.setup.presets) else ():
        say(label)
    while isinstance(ask := match.request, Ask):
        scene = game.scene(match.state, ask.seat)
        for label in labels(scene) if random.random() < 0.1 else ():
            say(label)
        names = Names(words, scene, ask.by)
        asked = words.say(ask, by=Verbatim(names(ask.by)))
        assert "{" not in asked
        check(asked)
        assert words.knows(ask.question)
        keys = ask.keys()
        for key in keys if len(keys) < MANY else random.sample(keys, MANY):
            assert "{" not in words.option(ask.question, key, names)
            check(words.option(ask.question, key, names))
        for key in unheard(scene, random):
            if (reason := ask.why_not(key)) is not None:
                say(reason, key, words.seeing(scene))
        match.answer(random.choice(keys), ask.seat)
    seen = words.seeing(game.scene(match.state, None))
    for event in (event for step in match.story or () for event in step):
        say(event, words=seen)


def test_a_seat_is_said_by_its_name() -> None:
    words = Words(games.game("scathe"))
    assert words.say(Event("sc-discards", "SC-TRN-05", {"seat": 1})) == "Blue discards the die."
    assert words.say(Reason("not-asked", args={"number": 2})) == "Nothing is being asked of seat 2 now."


def test_an_argument_that_is_an_id_is_said_by_its_name() -> None:
    words = Words(games.game("scathe"))
    assert words.say(Event("sc-slain", "SC-END-01", {"hero": "frost-witch"})) == "Frost Witch falls!"
    assert "nobody" in words.say("sc-no-such-hero", hero="nobody")


def test_plurals_are_right() -> None:
    words = Words(games.game("scathe"))
    assert words.say("sc-discarded-display", heroes=1) == "1 hero nobody took is discarded."
    assert words.say("sc-discarded-display", heroes=3) == "3 heroes nobody took are discarded."
    assert words.say("wrong-number-of-dice", given=1, needed=2) == "1 face was given; the roll has 2 dice."


def test_what_has_no_words_is_shown_as_its_id() -> None:
    words = Words(games.game("scathe"))
    assert words.say("never-heard-of") == "never-heard-of"
    assert words.say(Event("never-heard-of", args={"n": 1})) == "never-heard-of"
    assert words.attribute("sc-red", "nothing") == words.attribute("never-heard-of", "brief") == ""
    assert words.say("sc-wounded", hero=None, n=[1, "priest"])


def test_what_a_language_has_no_words_for_is_said_in_english() -> None:
    words = Words(games.game("scathe"), "xx")
    assert words.say("sc-red") == "Red"
    assert not words.knows("sc-red")
    assert words.say("never-heard-of") == "never-heard-of"


def test_options_are_said_by_the_question() -> None:
    words = Words(games.game("scathe"))
    assert words.option("sc-ask-action", "discard") == "Discard the die"
    assert words.option("sc-ask-action", "use:priest:0") == "Take the die, but use no ability"
    assert words.option("sc-ask-action", "use:priest:3") == "Use ability 3"
    assert words.option("sc-ask-action", "use:priest:3+2") == "Use ability 3, with 2 extra inspire"
    assert words.option("sc-ask-target", "frost-witch") == "Frost Witch"
    assert words.option("sc-ask-rows", "knight,sage/") == "front: Knight, Sage · back: –"
    assert words.option("no-question", "a,b/c") == "a, b/c"
