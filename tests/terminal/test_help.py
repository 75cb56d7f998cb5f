"""Help: what a command does, then examples that can be copied, then its flags; the whole by who needs it."""

import re
import shlex
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from tests.terminal.command import Ran
from theomachy.cli import app
from theomachy.presentation.text import languages


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


PATHS = [*commands(typer.main.get_command(app))]
EXAMPLE = re.compile(r" {4}theomachy .+")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_examples_can_be_copied(path: tuple[str, ...], lang: str) -> None:
    """They stand together after what the command does, each in one line, in quotes that a shell knows."""
    lines = Ran("--lang", lang, *path, "--help").out.splitlines()
    examples = [number for number, line in enumerate(lines) if EXAMPLE.fullmatch(line)]
    assert examples == [*range(examples[0], examples[0] + len(examples))] if examples else True
    for number in examples:
        words = shlex.split(lines[number])
        assert words[1] in (name for name, *_ in filter(None, PATHS))
        assert not set(lines[number]) & set("“”‘’（）"), lines[number]
    text = "\n".join(line for number, line in enumerate(lines[1:], 1) if number not in examples)
    assert "\n    theomachy " not in text


@pytest.mark.parametrize("lang", languages())
def test_help_begins_with_play_and_is_grouped_by_who_needs_it(lang: str) -> None:
    """Whoever begins finds first what they begin with; servers and studies come after."""
    lines = Ran("--lang", lang, "--help").out.splitlines()
    names = [found[1] for line in lines if (found := re.match(r" {2}([a-z]+) {2,}", line))]
    assert names[:2] == ["play", "learn"]
    assert set(names) == {path[0] for path in PATHS if path}
    assert names.index("rules") < names.index("sim") < names.index("serve") < names.index("words")
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert len(heads) == 7, "usage, five groups, options"
