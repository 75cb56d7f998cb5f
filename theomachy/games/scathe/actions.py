"""Actions with a die: plain strings that are their own keys and know their parts."""

from typing import TypeAlias

from theomachy.kernel.keys import parts, split_added


class Use(str):
    """Put the die on a living hero and use an ability: `use:priest:3`. Number 0 wakes none.

    The inspire needed to reach the ability is spent with it; `use:priest:3+2` spends two more (SC-A-14).
    """

    hero: str
    ability: int
    extra: int

    def __new__(cls, hero: str, ability: int, extra: int = 0) -> "Use":
        self = super().__new__(cls, f"use:{hero}:{ability}+{extra}" if extra else f"use:{hero}:{ability}")
        self.hero, self.ability, self.extra = hero, ability, extra
        return self


class Mourn(str):
    """Put the die on a dead hero for one inspire: `mourn:priest`."""

    hero: str

    def __new__(cls, hero: str) -> "Mourn":
        self = super().__new__(cls, f"mourn:{hero}")
        self.hero = hero
        return self


class Rows(str):
    """Which heroes stand in front and which behind: `defender,fighter/priest,ranger,spellsword`."""

    front: tuple[str, ...]
    back: tuple[str, ...]

    def __new__(cls, front: tuple[str, ...], back: tuple[str, ...]) -> "Rows":
        self = super().__new__(cls, f"{','.join(front)}/{','.join(back)}")
        self.front, self.back = front, back
        return self


DISCARD = "discard"
PASS = "pass"

Action: TypeAlias = Use | Mourn | str


def read_action(key: str) -> Action | None:
    """Return the action that a key names, or None for any other text. Each action has one spelling."""
    action: Action | None = None
    match parts(key):
        case ["discard"]:
            action = DISCARD
        case ["mourn", hero]:
            action = Mourn(hero)
        case ["use", hero, number]:
            ability, extra = split_added(number)
            if is_number(ability, 1) and (not extra or is_number(extra, 2)):
                action = Use(hero, int(ability), int(extra or 0))
    return action if action == key else None


def is_number(text: str, digits: int) -> bool:
    """Return True if a text is a number with at most `digits` digits."""
    return text.isdecimal() and len(text) <= digits
