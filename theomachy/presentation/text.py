"""Words for the messages of the engine, which knows ids only; each language has its words in Fluent files.

The house's own words lie here, in `en.ftl`, `ja.ftl`, `live.en.ftl` and so on; a game's lie anywhere in its folder, in
files of the same names: `content/en.ftl`, `champions/titus/en.ftl`. What belongs to something and has no words of its
own goes by its owner: `titus-banner` is said by `of-banner`, with $owner. Beside a message's value its attributes serve
clients: `.brief` (an event, or a part of an ability, in a word or two; `.fails` where that is a failure, `.rolls` where
dice are told; `.outcome` if that says all that was said before of the same one, `.alone` if it is said only for want of
anything else), `.text` (what an ability does), `.one` (one of several alike), `.numbered` (one of a kind that goes by
its number $n: `gb-horror-3`), `.symbol` and `.pip` (of a token), and, on a question, the words for its options by the
first part of their keys (`.use` for `use:priest:3`, `.use-1` where only one part follows, `.other` for the rest), with
the parts after it as $a, $b, $c; a word in the middle serves, too (`.via` for `5,6 via 5,7`), and `.to` says a key of
parts that begins with a name (`a1:5,6`).
"""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from contextvars import ContextVar
from copy import copy
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Compiled
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from theomachy.kernel import Ask, Game, Message, keys
from theomachy.kernel.scene import Scene
from theomachy.play.piece_names import split_side

HOUSE = Path(__file__).parent
FIRST = "en"
"""The first language; messages that another language lacks are said in it."""
MAX_KEPT_SENTENCES = 20_000
"""Sentences that are kept once they were made."""
MAX_FILLED_CHARACTERS = 2000
"""The most characters that are filled into a sentence; Fluent refuses 2500 and says `{???}` instead."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term; the entry ends where the next one begins."""
spoken: ContextVar[str] = ContextVar("spoken", default=FIRST)
"""The language where none is named; the front door sets it once it knows."""


def languages() -> list[str]:
    return sorted(file.stem for file in HOUSE.glob("??.ftl"))


def word_files(folder: Path, lang: str) -> list[Path]:
    """Return the files with words of a language in a folder and below it: `en.ftl`, `cards.en.ftl`."""
    return sorted([*folder.rglob(f"{lang}.ftl"), *folder.rglob(f"*.{lang}.ftl")])


@cache
def entries(file: Path) -> dict[str, str]:
    """Return the source of each message and term in a file, by id.

    Each file is read once: the house's words are part of every game's, and all languages fall back on English.
    """
    text = file.read_text("utf-8")
    begins = [*_ENTRY.finditer(text)]
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


@cache
def parsed(id: str, text: str) -> ftl.Message | ftl.Term:
    """Parse an entry; text that is not valid Fluent becomes a message that says its id."""
    entry = FluentParser(with_spans=False).parse_entry(text)
    if isinstance(entry, ftl.Message | ftl.Term):
        return entry
    return ftl.Message(ftl.Identifier(id), ftl.Pattern([ftl.TextElement(id)]))


class LazyBundle(FluentBundle):
    """A Fluent bundle that parses a message when it is first said: most never are."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.texts: dict[str, str] = {}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.texts and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Compiled:
        id = f"-{entry_id}" if term else entry_id
        if id not in self._compiled:
            self._compiled[id] = self._compiler(parsed(id, self.texts[id]))
        return self._compiled[id]


class Verbatim(str):
    """A text that is said unchanged, even if it happens to be an id: typed text, the name of a file."""

    __slots__ = ()


class Language:
    """The house's words in one language. What has none is shown as its id: nothing is lost and nothing fails."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = lang or spoken.get()
        self._said: dict[Hashable, str] = {}
        self._patterns: dict[tuple[str, str], tuple[LazyBundle, Any] | None] = {}
        self.faults: dict[str, str] | None = None
        """Faults of words, such as an unknown variable, by message or attribute; None unless somebody checks words."""

    @property
    def folders(self) -> tuple[Path, ...]:
        return (HOUSE,)

    @cached_property
    def bundle(self) -> LazyBundle:
        return self._bundle(self.lang)

    @cached_property
    def fallback(self) -> LazyBundle:
        return self.bundle if self.lang == FIRST else self._bundle(FIRST)

    def _bundle(self, lang: str) -> LazyBundle:
        bundle = LazyBundle(lang)
        for folder in self.folders:  # a game may say in its own words what the house says
            for file in word_files(folder, lang):
                bundle.texts |= entries(file)
        return bundle

    def say(self, what: Message | str, **args: Any) -> str:
        """Return the words for a message or an id.

        An argument that is itself an id is said by its name. An id alone names something: raise TypeError if its words
        need arguments, as those of a question do.
        """
        if isinstance(what, Message):
            return self._say(what.id, "", {**what.args, **args}) or what.id
        return self._say(what, "", args, alone=not args) or what

    def attribute(self, what: Message | str, name: str, **args: Any) -> str:
        """Return the words of a message's attribute; empty if it has none."""
        if isinstance(what, Message):
            return self._say(what.id, name, {**what.args, **args})
        return self._say(what, name, args)

    def attributes(self, id: str) -> list[str]:
        """Return the names of a message's attributes."""
        return list(self.fallback.get_message(id).attributes) if self.fallback.has_message(id) else []

    def listed(self, items: Iterable[str]) -> str:
        """Join several texts as the language separates the items of a list."""
        return self.say("list-comma").join(items)

    def knows(self, id: str) -> bool:
        """Return True if this language itself has words for an id, without its fallback."""
        return self.bundle.has_message(id)

    def _say(self, id: str, attribute: str, args: Mapping[str, Any], alone: bool = False) -> str:
        if not args and (said := self._said.get((id, attribute, alone))) is not None:
            return said
        bundled = self._pattern(id, attribute)
        if bundled is None:
            known = self.fallback.has_message(id)
            named = "" if known else self._sided(id, attribute, args) or self._other(id, attribute)
            if not named and not args:  # typed text, and names without words, are looked up again and again
                self._keep((id, attribute, alone), named)
            return named
        bundle, pattern = bundled
        values = {name: _shortened(self._value(name, args[name])) for name in args}
        key = (id, attribute, alone, *values.items())
        if key in self._said:
            return self._said[key]
        text, missing = bundle.format_pattern(pattern, values)
        if missing and alone:
            raise TypeError(f"{id} cannot be said by itself: {', '.join(map(str, missing))}")
        if missing and self.faults is not None:
            said = ", ".join(str(fault).replace("Unknown external: ", "unknown variable $") for fault in missing)
            filled = ", ".join(f"${name}" for name in values) or "none"
            self.faults[f"{id}.{attribute}" if attribute else id] = f"{said}; its variables are {filled}"
        if all(type(value) in (str, int) for value in values.values()):  # 1, 1.0 and True are equal
            self._keep(key, str(text))
        return str(text)

    def _pattern(self, id: str, attribute: str) -> tuple[LazyBundle, Any] | None:
        """Return the Fluent pattern of a message or attribute and the bundle it comes from; None if there is none."""
        if (id, attribute) not in self._patterns:
            if len(self._patterns) >= MAX_KEPT_SENTENCES:  # anything may be asked for, also typed text
                self._patterns.clear()
            bundle = self.bundle if self.bundle.has_message(id) else self.fallback
            message = bundle.get_message(id) if bundle.has_message(id) else None
            pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
            self._patterns[id, attribute] = None if pattern is None else (bundle, pattern)
        return self._patterns[id, attribute]

    def _keep(self, key: Hashable, text: str) -> None:
        """Cache a sentence, since most sentences are said many times."""
        if len(self._said) >= MAX_KEPT_SENTENCES:
            self._said.clear()
        self._said[key] = text

    def _other(self, id: str, attribute: str) -> str:
        """Name a thing without words of its own by its kind or owner."""
        return "" if attribute else self._numbered(id) or self._belonging(id)

    def _sided(self, id: str, attribute: str, args: Mapping[str, Any]) -> str:
        """Name a thing that stands on several sides with its side; empty if the id names no side."""
        name, side = split_side(id)
        if not self.fallback.has_message(side):
            return ""
        said = self._say(name, attribute, args) or ("" if attribute else name)
        named = said and attribute in ("", "one")
        return self._say("of-side", "", {"name": Verbatim(said), "side": side}) if named else said

    def _numbered(self, id: str) -> str:
        """Name one thing of a kind by its number: `gb-horror-3`, if `gb-horror` has words for a number."""
        numbered = keys.split_number(id)
        return self._say(numbered[0], "numbered", {"n": numbered[1]}) if numbered is not None else ""

    def _belonging(self, id: str) -> str:
        """Name a thing by its owner, if there are words for that: `titus-banner`, by `of-banner`."""
        owner, thing = id.rpartition("-")[::2]
        has_words = self.fallback.has_message(f"of-{thing}") and self.fallback.has_message(owner)
        return self._say(f"of-{thing}", "", {"owner": owner}) if has_words else ""

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Verbatim):
            return str(value)
        if isinstance(value, str):
            return self._say(value, "", {}) or value
        if isinstance(value, list | tuple):
            return self.listed(str(self._value("", item)) for item in value)
        return value if isinstance(value, int | float) else str(value)


def _shortened(value: Any) -> Any:
    """Return a value to be filled into a sentence, cut if it is longer than any name or list of ours."""
    if isinstance(value, str) and len(value) > MAX_FILLED_CHARACTERS:
        return f"{value[: MAX_FILLED_CHARACTERS - 1]}…"
    return value


class Words(Language):
    """The words of a game and of the house in one language."""

    def __init__(self, game: Game[Any], lang: str | None = None) -> None:
        super().__init__(lang)
        self.game = game
        self.called: Mapping[str, str] = {}
        """Names of pieces and ground whose ids have no words, by id."""

    def seeing(self, scene: Scene) -> "Words":
        """Return a copy of these words for a viewer of a scene, where pieces and ground have names."""
        seen = copy(self)
        seen.called = {id: zone.label for id, zone in scene.ground.items()}
        seen.called |= {id: piece.name for id, piece in scene.pieces.items()}
        return seen

    @property
    def folders(self) -> tuple[Path, ...]:
        return (HOUSE, self.game.content.folder)

    @property
    def title(self) -> str:
        return self._say("game-title", "", {}) or self.game.id.capitalize()

    def seat(self, seat: int) -> str:
        return self.say(self.game.setup.seats[seat])

    def say(self, what: Message | Ask[Any] | str, **args: Any) -> str:
        """Return the words for a message, an id, or an Ask's question as it is put to its seat.

        Use it for a question as `words.seeing(scene).say(match.request)`.
        """
        if isinstance(what, Ask):
            asked = {"seat": what.seat, "by": what.by, "dice": list(what.choice.dice()), **what.choice.numbers()}
            return super().say(what.question, **{**asked, **args})
        return super().say(what, **args)

    def option(self, question: str, key: str, name: Callable[[str], str] | None = None) -> str:
        """Return the words for an option of a question.

        `name` returns the name of an id in the option's key, if these words cannot name it themselves.
        """
        name = name or self.say
        first, *rest = keys.words(key)
        for attribute in (f"{first}-{len(rest)}", first):
            if self._pattern(question, attribute) is not None:
                return self.attribute(question, attribute, **_parts(rest, name))
        if rest and (words := self.attribute(question, "to", **_parts([first, *rest], name))):
            return words
        before, (word, after) = _around(key)
        if after and (words := self.attribute(question, word, **_parts([before, after], name))):
            return words
        groups = [self.listed(keys.renamed(part, name) for part in group) for group in keys.listed(key)]
        names = [text or "–" for text in groups]
        return self.attribute(question, "other", **_parts(names, str)) or "/".join(groups)

    def _value(self, name: str, value: Any) -> Any:
        if name == "seat" and isinstance(value, int) and 0 <= value < len(self.game.setup.seats):
            return self.seat(value)
        if isinstance(value, str) and value in self.called and not isinstance(value, Verbatim):
            return self._say(value, "", {}) or super()._value(name, self.called[value])
        return super()._value(name, value)


def _around(key: str) -> tuple[str, tuple[str, str]]:
    """Return the part of a key before an infix word, then the word and the part after it."""
    before, rest = keys.split_infix(key)
    return before, keys.split_infix(rest)


def _parts(parts: Iterable[str], name: Callable[[str], str]) -> dict[str, int | str]:
    return {letter: _part(part, name) for letter, part in zip("abc", parts, strict=False)}


def _part(part: str, name: Callable[[str], str]) -> int | str:
    """Return a part of a key as a number, a name, or a name reached through others: `a2@a4,a5`."""
    to, through = keys.split_through(part)
    if through:
        return Verbatim(f"{name(to)} ← {', '.join(map(name, through))}")
    return int(part) if part.isascii() and part.isdigit() and len(part) < 9 else Verbatim(name(part))
