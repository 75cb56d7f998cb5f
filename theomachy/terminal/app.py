"""The frame of the command line: it chooses the language, and reports each error in a sentence on stderr, status 2."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from theomachy.content.digest import BadContent
from theomachy.play.near import nearest
from theomachy.presentation.text import spoken
from theomachy.terminal import help as guide
from theomachy.terminal import language
from theomachy.terminal.commands import translation
from theomachy.terminal.errors import Trouble
from theomachy.terminal.screen.console import echo


class Door(typer.Typer):
    """A command line whose commands are described in the chosen language."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{"cls": Front, "add_completion": False, "rich_markup_mode": None, **more})

    def command(self, name: str | None = None, **more: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": CommandWithHelp, **more})


class CommandWithHelp(TyperCommand):
    """A command whose help is in our words."""

    allow_extra_args = True  # so that we refuse them in our own words

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if more := super().parse_args(ctx, args):
            raise Trouble("", "trouble-more-arguments", more=" ".join(more))
        return more

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(guide.page(self, ctx))


class Front(TyperGroup):
    """A group of commands whose errors are one sentence each."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        before = spoken.set(language.by_locale(os.environ))
        try:
            wanted, rest = language.take_flag(sys.argv[1:] if args is None else args)
            spoken.set(language.decide(wanted, os.environ))
            if note := translation.note(spoken.get()):
                echo(note, sys.stderr)
            status = super().main(rest, prog_name, complete_var, False, windows_expand_args, **extra)
        except Trouble as trouble:
            fail(trouble)
        except BadContent as bad:
            fail(Trouble("", "trouble-content", problem=str(bad)))
        except typer.Abort:
            sys.exit(130)
        except Exception as error:
            if not hasattr(error, "format_message"):  # not an error of the command-line parser
                raise
            fail(_misused(error))
        finally:
            spoken.reset(before)
        sys.exit(status if isinstance(status, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and args[0] not in self.commands:
            if near := nearest(args[0], self.commands):
                raise Trouble("", "trouble-no-command-near", name=args[0], near=near)
            raise Trouble("", "trouble-no-command", name=args[0], command=ctx.command_path)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(guide.page(self, ctx))


def _misused(error: Any) -> Trouble:
    """Translate an error of the command-line parser into our own words where we have them."""
    match type(error).__name__:
        case "NoSuchOption" if error.possibilities:
            return Trouble("", "trouble-no-flag-near", flag=error.option_name, near=sorted(error.possibilities))
        case "NoSuchOption":
            return Trouble("", "trouble-no-flag", flag=error.option_name)
        case "BadOptionUsage" if "not take" in error.message:
            return Trouble(error.option_name, "trouble-flag-alone")
        case "BadOptionUsage":
            return Trouble(error.option_name, "trouble-flag-value")
        case "MissingParameter" if error.param is not None:
            return Trouble("", "trouble-missing", name=guide.name_of(error.param))
    return Trouble("", "trouble-usage", error=error.format_message())


def fail(trouble: Trouble) -> None:
    """Say what is wrong, and leave."""
    one_line = " ".join(trouble.say().split())
    echo(f"theomachy: {one_line}", sys.stderr)
    sys.exit(2)
