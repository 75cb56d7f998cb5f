"""Text broken into lines as its readers expect: at spaces, and in Japanese between phrases.

A line of Japanese never begins with a mark such as `、` or `。` nor ends with an opening bracket. A phrase is kanji,
katakana or figures, the hiragana after them (particles and endings) and the marks that close it.
"""

import re
from collections.abc import Iterator
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, Paragraph
from rich.measure import Measurement
from rich.text import Text

from theomachy.terminal.screen.console import breaks_lines

_OPENING = "「『（【〈《"
_CLOSING = "、。，．・：；！？」』）】〉》…〜"
_HIRAGANA = "ぁ-ゖ"
_SPACE = " \t\u3000"
_SMALL = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー"
_PHRASE = re.compile(rf"[{_OPENING}]*[^{_SPACE}{_OPENING}{_CLOSING}{_HIRAGANA}]*[{_HIRAGANA}]*[{_CLOSING}]*[{_SPACE}]*")
_LETTER = re.compile(rf"[{_OPENING}]*(?:[\x21-\x7e]+|[^{_SPACE}{_OPENING}])?[{_CLOSING}{_SMALL}]*[{_SPACE}]*")


class Flow:
    """A text that is broken to the width it is given, unless it stands alone and is read by a file or a program."""

    def __init__(self, text: Text, *, always: bool = False) -> None:
        """Hold a text. With `always` it is broken even if a file or a program reads it."""
        self.text, self.always = text, always

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not (self.always or breaks_lines(console, options)):
            text = self.text.copy()
            text.no_wrap, text.overflow = True, "ignore"
            yield text
            return
        lines: list[Text] = []
        for line in self.text.split(allow_blank=True) if self.text else [self.text]:
            lines += line.divide(list(breaks(line.plain, options.max_width)))
        for line in lines[:-1]:
            line.rstrip()
        whole = Text("\n").join(lines)
        whole.end, whole.justify = self.text.end, self.text.justify
        yield whole

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        lines = self.text.plain.split("\n")
        least = max((cell_len(part.rstrip()) for line in lines for part in _parts(_PHRASE, line)), default=0)
        most = max(map(cell_len, lines))
        return Measurement(min(least, options.max_width), min(most, options.max_width))


def breaks(line: str, width: int) -> Iterator[int]:
    """Yield the places at which a line is broken, so that no part is wider than `width`."""
    index = used = 0
    for piece in _pieces(line, width):
        if used and used + cell_len(piece.rstrip()) > width:
            yield index
            used = 0
        index += len(piece)
        used += cell_len(piece)


def _pieces(line: str, width: int) -> Iterator[str]:
    """Yield the parts of a line that stay together: phrases, words and, in long Japanese phrases, letters.

    Breaking long phrases of wide letters avoids large gaps at the ends of lines.
    """
    for phrase in _parts(_PHRASE, line):
        cells = cell_len(phrase.rstrip())
        latin = cells == len(phrase.rstrip())
        for part in [phrase] if cells <= width // 2 or latin else _parts(_LETTER, phrase):
            yield from [part] if cell_len(part.rstrip()) <= width else part


def _parts(pattern: re.Pattern[str], line: str) -> Iterator[str]:
    return (match[0] for match in pattern.finditer(line) if match[0])


class FlowingParagraph(Paragraph):
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = self.justify
        yield Flow(self.text, always=True)


class Book(Markdown):
    """A Markdown page of a rulebook whose paragraphs are broken as Flow breaks them."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "paragraph_open": FlowingParagraph}
