"""The code of an army: its text for a link or a message, with a check so that a slip of the finger is noticed.

code = share("scathe", "defender,fighter/priest,ranger,spellsword")
code == "scathe.defender.fighter~priest.ranger.spellsword.09"
unshare(code) == ("scathe", "defender,fighter/priest,ranger,spellsword")
"""

import re

from theomachy.kernel.messages import refuse
from theomachy.play.misread import unmarked

MAX_CODE_CHARACTERS = 600
"""Characters of a text or a code; no army needs nearly as many."""
_PLAIN = re.compile(r"[a-z0-9-]")
_CODE = re.compile(r"([a-z][a-z0-9-]*)\.((?:[a-z0-9.~-]|_[0-9a-f]{2})*)\.([0-9a-z]{2})")
_SIGNS = {",": ".", "/": "~"}
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_PRIME, _ROOT = 1021, 10
"""Every letter is worth a different power of a primitive root modulo a prime, so that one wrong letter or two letters
changed about always give another check; anything else that is wrong does but once in a thousand times."""


def share(game: str, text: str) -> str:
    """Return the code of an army, readable and fit for a link; raise Refused if the text is too long to be an army."""
    code = f"{game}.{''.join(map(_sign, text))}"
    if len(code) + 3 > MAX_CODE_CHARACTERS:
        raise refuse("code-too-long", most=MAX_CODE_CHARACTERS)
    return f"{code}.{_check(code)}"


def unshare(code: str) -> tuple[str, str]:
    """Return the game and the text of a code, or raise Refused with the reason.

    Capitals and spaces around it do not matter.
    """
    if len(code) > MAX_CODE_CHARACTERS:
        raise refuse("code-too-long", most=MAX_CODE_CHARACTERS)
    code = code.strip().lower()
    parts = _CODE.fullmatch(code)
    if not parts:
        raise refuse("code-spelled")
    game, body, check = parts.groups()
    if check != _check(code[: -len(check) - 1]):
        raise refuse("code-typo")
    try:
        text = _read_signs(body)
    except UnicodeDecodeError:
        raise refuse("code-spelled") from None
    if share(game, text) != code:  # one army, one code
        raise refuse("code-spelled")
    return game, text


def is_code(text: str) -> bool:
    """Return True if a text is meant as a code: texts have no full stop between their words."""
    return "." in text.strip()


def text_of(game: str, given: str) -> str:
    """Return the text of an army given as a text or a code.

    Raise Refused if it is far too long, or a code of another game.
    """
    if len(given) > MAX_CODE_CHARACTERS:
        raise refuse("code-too-long", most=MAX_CODE_CHARACTERS)
    given = unmarked(given)
    if not is_code(given):
        return given.strip()
    of, text = unshare(given)
    if of != game:
        raise refuse("code-other-game", found=of, needed=game)
    return text


def _sign(letter: str) -> str:
    if _PLAIN.fullmatch(letter):
        return letter
    return _SIGNS.get(letter) or "".join(f"_{byte:02x}" for byte in letter.encode("utf-8", "surrogatepass"))


def _read_signs(body: str) -> str:
    letters = {sign: letter for letter, sign in _SIGNS.items()}
    text = re.sub("[.~]", lambda match: letters[match[0]], body)
    return re.sub("(_[0-9a-f]{2})+", lambda match: _read_bytes(match[0]), text)


def _read_bytes(signs: str) -> str:
    return bytes.fromhex(signs.replace("_", "")).decode("utf-8", "surrogatepass")


def _check(code: str) -> str:
    rest = 0
    for letter in code:
        rest = (rest * _ROOT + ord(letter)) % _PRIME
    return _LETTERS[rest // 32] + _LETTERS[rest % 32]
