"""The help of a command, made from the house's words: `cli-play` for the command, `flag-seed` for its flags.

A flag that means something else to one command has its own words: `flag-rules-game`. What has no words is told as the
code tells it.
"""

from collections.abc import Iterable, Iterator
from inspect import cleandoc
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from theomachy import games
from theomachy.presentation.text import Language, Verbatim, languages
from theomachy.terminal.language import FLAG
from theomachy.terminal.screen.console import Screen
from theomachy.terminal.screen.linebreaks import Book, Flow
from theomachy.terminal.screen.look import BRONZE, GOLD, STRONG

MAX_HELP_COLUMNS = 100
EXAMPLE = "- "
"""Begins a line of a command's words that is an example."""
PLAY, LOOK, STUDY, HOST, TRANSLATE = PANELS = ("help-play", "help-look", "help-study", "help-host", "help-translate")
"""The headings under which commands stand, in their order."""


def page(command: Any, ctx: Any) -> str:
    """Return the whole help page of a command."""
    words = Language()
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [(name_of(param), about(words, command, param)) for param in params if _is_argument(param)]
    flags = [(name_of(param), about(words, command, param)) for param in params if not _is_argument(param)]
    flags.insert(len(flags) - 1, (f"{FLAG} {'|'.join(languages())}", words.say("flag-lang")))
    path = _path(ctx)
    usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    parts: list[RenderableType] = [
        Text(words.say("help-usage", usage=Verbatim(usage)), style=STRONG),
        "",
        *_told(text(words, command, path)),
        *_panels(words, command, path),
        *_section(words.say("help-arguments"), arguments),
        *_section(words.say("help-flags"), flags),
    ]
    console = Screen()
    with console.capture() as captured:
        console.print(Group(*parts), width=min(console.width, MAX_HELP_COLUMNS), crop=False)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def _told(about: str) -> Iterator[RenderableType]:
    """Yield the description of a command and its examples, which are not wrapped so that they can be copied."""
    for example, lines in groupby(about.split("\n"), lambda line: line.startswith(EXAMPLE)):
        if not example:
            yield Padding(Book("\n".join(lines)), (0, 2))
            continue
        yield ""
        for line in lines:
            yield Text(f"    {line.removeprefix(EXAMPLE)}", no_wrap=True, overflow="ignore")


def _panels(words: Language, command: Any, path: str) -> Iterator[RenderableType]:
    """Yield the commands of a group under their headings, in the order of PANELS."""
    by_panel: dict[str, list[tuple[str, str]]] = {}
    for name, inner in _commands(command).items():
        panel = inner.rich_help_panel if isinstance(inner.rich_help_panel, str) else "help-commands"
        by_panel.setdefault(panel, []).append((name, brief(words, inner, f"{path}-{name}")))
    for panel in sorted(by_panel, key=lambda panel: PANELS.index(panel) if panel in PANELS else len(PANELS)):
        yield from _section(words.say(panel), by_panel[panel])


def text(words: Language, command: Any, path: str) -> str:
    """Return the description of a command, with examples."""
    return _words(words, path, game=games.FIRST) or cleandoc(command.help or "")


def brief(words: Language, command: Any, path: str) -> str:
    """Return the first line of the description of a command."""
    return text(words, command, path).split("\n")[0]


def about(words: Language, command: Any, param: Any) -> str:
    """Return what a flag or an argument means, and its default if it has one."""
    text = next(filter(None, [_words(words, id) for id in flag_ids(command, param)]), param.help or "")
    default = param.default
    if default in (None, False) or callable(default):
        return text
    return text + words.say("help-default", value=Verbatim(default))


def flag_ids(command: Any, param: Any) -> tuple[str, str]:
    """Return the ids of the words for a flag or an argument, the command's own first."""
    name = param.name if _is_argument(param) else max(param.opts, key=len).removeprefix("--")
    return f"flag-{command.name}-{name}", f"flag-{name}"


def name_of(param: Any) -> str:
    """Return a flag or an argument as the help shows it: `--seed N`, `-h, --help`, `FILE`."""
    if _is_argument(param):
        return str(param.metavar or param.name.upper())
    return " ".join(filter(None, [", ".join(sorted(param.opts, key=len)), "" if param.is_flag else param.metavar]))


def _section(title: str, rows: Iterable[tuple[str, str]]) -> Iterable[RenderableType]:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=GOLD, no_wrap=True)
    for name, text in rows:
        grid.add_row(f"  {name}", Flow(Text(text)))
    return ["", Text(title, style=BRONZE), grid] if grid.row_count else []


def _words(words: Language, id: str, **args: Any) -> str:
    text = words.say(id, **args)
    return "" if text == id else text


def _path(ctx: Any) -> str:
    """Return the id of a command's words: `cli-replay-show` for `theomachy replay show`, under any program name."""
    return "cli" if ctx.parent is None else f"{_path(ctx.parent)}-{ctx.info_name}"


def _commands(command: Any) -> dict[str, Any]:
    return getattr(command, "commands", {})


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")
