"""The manners of the command line: what goes wrong is said in one sentence on stderr, and the status is 2."""

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from theomachy.terminal.trouble import Trouble


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
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except Trouble as trouble:
            fail(str(trouble))
        except typer.Abort:
            sys.exit(130)
        except Exception as error:
            if not hasattr(error, "format_message"):  # not one of the command line's own
                raise
            fail(error.format_message())
        sys.exit(status if isinstance(status, int) else 0)


def fail(sentence: str) -> None:
    """Say what is wrong, and leave."""
    one_line = " ".join(sentence.split())
    print(f"theomachy: {one_line}", file=sys.stderr)
    sys.exit(2)
