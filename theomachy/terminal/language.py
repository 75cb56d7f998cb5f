"""The terminal's language: from --lang, else from THEOMACHY_LANG, else from the locale, else English."""

import re
from collections.abc import Mapping, Sequence

from theomachy.presentation.text import FIRST, languages
from theomachy.terminal.errors import Trouble

FLAG = "--lang"
VARIABLE = "THEOMACHY_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def take_flag(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """Split the language flag off a command line. Return the language, or None, and the other arguments."""
    wanted: str | None = None
    rest: list[str] = []
    left = iter(args)
    for argument in left:
        if argument == "--":
            return wanted, [*rest, argument, *left]
        if argument == FLAG:
            wanted = next(left, "")
        elif argument.startswith(f"{FLAG}="):
            wanted = argument.removeprefix(f"{FLAG}=")
        else:
            rest.append(argument)
    return wanted, rest


def decide(wanted: str | None, env: Mapping[str, str]) -> str:
    """Return the language to speak. Trouble if the flag or the variable names an unknown language."""
    for where, text in ((FLAG, wanted), (VARIABLE, env.get(VARIABLE) or None)):
        if text is not None:
            if (lang := _primary(text)) not in languages():
                raise Trouble(where, "trouble-language", text=text, known=languages())
            return lang
    return by_locale(env)


def by_locale(env: Mapping[str, str]) -> str:
    """Return the language of the first locale variable that is set; English if it is unknown or none is set."""
    lang = _primary(next((env[name] for name in LOCALE if env.get(name)), ""))
    return lang if lang in languages() else FIRST


def _primary(text: str) -> str:
    """Return the primary part of a locale: `ja` for ja, ja-JP and ja_JP.UTF-8."""
    return re.split(r"[-_.@]", text.strip().lower())[0]
