"""A walk through the house: every page and every state of a table, at the sizes people have, and what is wrong with how
it lies on the screen (walk.js says what)."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.browser.kit import BREATH, Visitor

FAULTS = Path(__file__).with_name("walk.js").read_text()
SIZES = ((390, 844), (768, 1024), (1280, 720), (1440, 900), (1920, 1080))
PHONE = 720
"""Pixels of width up to which a table has tabs."""

AT_REST = """() => Promise.all([
  document.fonts.ready,
  ...document.getAnimations()
    .filter((one) => one.timeline === document.timeline && one.effect?.getTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null)),
])"""
"""Whatever moves has arrived."""


class Fault(NamedTuple):
    kind: str
    what: str
    text: str
    why: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what} “{self.text}” {self.why}"


class State(NamedTuple):
    """Something that is done at a page, how to undo it, and whether it is there at a width."""

    name: str
    do: Callable[[Visitor], None]
    undo: Callable[[Visitor], None]
    at: Callable[[int], bool] = lambda width: True


def press(key: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.page.keyboard.press(key)


def nothing(visitor: Visitor) -> None:
    visitor.page.mouse.move(0, 0)


def click(selector: str) -> Callable[[Visitor], None]:
    def do(visitor: Visitor) -> None:
        if found := visitor.page.locator(selector).all():
            found[0].click()

    return do


def hover(selector: str) -> Callable[[Visitor], None]:
    def do(visitor: Visitor) -> None:
        if found := visitor.page.locator(selector).all():
            found[0].hover()

    return do


def tab(n: int) -> State:
    return State(f"tab {n}", click(f".tabs button:nth-child({n})"), click(".tabs button"), lambda width: width <= PHONE)


AS_IT_IS = State("as it is", nothing, nothing)
AT_TABLE = (
    AS_IT_IS,
    State("odds", press("o"), press("Escape")),
    State("why not", hover(".request .opt.no"), nothing, lambda width: width > PHONE),
    State("placing", click(".request .opt.places"), press("Escape")),
    State("text view", press("t"), press("Escape")),
    State("keys", press("h"), press("Escape")),
    State("forces", click(".only-narrow"), press("Escape"), lambda width: PHONE < width <= 1200),
    State("menu", click(".crown .tools button:last-child"), press("Escape"), lambda width: width > PHONE),
    *map(tab, range(2, 5)),
    State("more", click(".tabs button:nth-child(5)"), press("Escape"), lambda width: width <= PHONE),
)


def faults(visitor: Visitor) -> list[Fault]:
    """What is wrong with the page as it is seen now."""
    visitor.page.evaluate(AT_REST)
    visitor.page.evaluate(BREATH)
    return [Fault(**fault) for fault in visitor.page.evaluate(FAULTS)]


Sizes = tuple[tuple[int, int], ...]
Found = dict[Fault, list[str]]
"""Faults, and where each was seen."""


def look_around(
    visitor: Visitor, name: str, found: Found, sizes: Sizes, states: tuple[State, ...] = (AS_IT_IS,)
) -> None:
    """A page as it is and in other states, at all sizes: it stays open, and its window changes."""
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        for state in states:
            if not state.at(width):
                continue
            state.do(visitor)
            for fault in faults(visitor):
                found.setdefault(fault, []).append(f"{name}, {state.name}, {width}")
            state.undo(visitor)


def told(found: Found) -> str:
    return "\n".join(f"{fault}\n    {'; '.join(places[:4])}" for fault, places in sorted(found.items()))
