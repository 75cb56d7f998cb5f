"""The windows in which traits work, and the one way to open them.

A trait's function has its name (`superiority`), or `superiority_dodge` if it works in several windows. It is told the
table, the unit that has the trait (`me`), and what the window is about.

Numbers, added up:      accuracy, damage (t, me, use, target): dice of a roll
                        dodge, protection (t, me, use, target): of the target
                        speed (t, me, unit): of a champion or unit
                        steps (t, me, model, use): what a knockout is worth beyond the rules
Questions, any yes:     ward (t, me, model, place): forbids placing a model there
                        firm (t, me, model, seat): a model cannot be moved by this seat
                        bound (t, me, model): a model cannot advance
                        grips (t, me, model): a model that advances has speed 0
                        haunts (t, me, model): no move after this knockout
Ground:                 ground (t, me, model, how, ground): where a model of this unit may go
                        bars (t, me, model, place): the reason why its own trait bars a hex to it, or None
                        origin (t, me): hexes that ranges of its enemy skills are measured from
                        counts as banner (t, me): the hex where the champion is one in the end phase, else OFF
Procedures:             activates, ends activation (t, me, unit): of the unit
                        advances (t, me, model, steps): how a model of this unit does it
                        stops (t, me, model): a model of this unit has moved or been placed
                        acted (t, me, unit, name), used (t, me, use): after an action, after a skill
                        rolls (t, me, use, roll) -> the use: ahead of each roll of this unit, `accuracy` or `damage`
                        wounded (t, me, model, use)
                        knocks out (t, me, model, use), banner gone (t, me, banner)
                        falls (t, me, model, place): a follower was knocked out and has left this hex
                        recruited (t, me, model)
                        bones (t, me, roller, face): a die was rolled for Roll the Bones
                        most recruits (t, me, place) -> how many at once
At one's own choice:    trait (t, me): once in the activation, with a function `name_why_not`
"""

from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from theomachy.games.godtear.cards import CHAMPIONS, FOLDERS
from theomachy.games.godtear.sheets import Condition, Sheet, Trait, Window
from theomachy.games.godtear.state import Godtear, Hooks, Model, Unit
from theomachy.games.godtear.tasks import CARD_TASKS, CardProcedure, Use
from theomachy.kernel import Procedure
from theomachy.kernel.keys import split_verb


def function(card: str, name: str) -> Any:
    """Return the function that a card calls by this name."""
    return getattr(code(card), name.replace("-", "_"))


def is_function(does: str) -> bool:
    """Return True if a text, such as `lily:thorns`, names a function of a champion's card."""
    card, name = split_verb(does)
    return card in CHAMPIONS and callable(getattr(code(card), name.replace("-", "_"), None))


def carries_out(does: str) -> CardProcedure | None:
    """Return the function of a card that carries out tasks of this name, or None if there is none."""
    card, _ = split_verb(does)
    if card in CHAMPIONS:
        code(card)  # enters the card's tasks
    return CARD_TASKS.get(does)


@cache
def code(card: str) -> ModuleType | None:
    """Return the code of a champion's card, or None if the language of effects says it all."""
    return FOLDERS.code(card)


def hooks(sheets: Sequence[Sheet]) -> Hooks:
    """Return the traits at work in a match, by window, for these sheets in order."""
    entries = [
        (window, (number, what))
        for number, sheet in enumerate(sheets)
        for trait in sheet.traits
        for window, what in works(sheet, trait)
    ]
    return {window: tuple(hook for name, hook in entries if name == window) for window, _ in entries}


def works(sheet: Sheet, trait: Trait) -> Iterator[tuple[Window, Any]]:
    if trait.dice is not None:
        if trait.dice.accuracy:
            yield "accuracy", DiceTrait(trait.dice.accuracy, trait.needs)
        if trait.dice.damage:
            yield "damage", DiceTrait(trait.dice.damage, trait.needs)
    for window in trait.at:
        suffix = f"_{window.replace(' ', '_')}" if len(trait.at) > 1 else ""
        yield window, function(sheet.card, trait.id.replace("-", "_") + suffix)


class DiceTrait(msgspec.Struct, frozen=True):
    """A trait that adds dice to its owner's skills under a condition."""

    extra: int
    needs: Condition

    def __call__(self, t: Godtear, me: Unit, use: Use, target: Model) -> int:
        return self.extra if use.unit == me.number and holds(t, me, self.needs) else 0


def holds(t: Godtear, me: Unit, condition: Condition) -> bool:
    """Return True if a condition of a trait holds."""
    return condition != "unwounded" or not any(t.models[number].wounds for number in me.members)


def at_work(t: Godtear, window: Window) -> Iterator[tuple[Unit, Any]]:
    """Yield the traits of a window, the active player's first. GT-SET-09, GT-C15."""
    traits = t.hooks.get(window)
    if not traits:
        return
    for seat in (t.active, 1 - t.active):
        for number, what in traits:
            unit = t.units[number]
            if unit.seat == seat and awake(t, unit, window):
                yield unit, what


ABOUT_KNOCKOUTS: tuple[Window, ...] = ("steps", "haunts", "knocks out")


def awake(t: Godtear, unit: Unit, window: Window) -> bool:
    """Return True if a unit's traits work. Those of a knocked out champion may not. GT-C15.

    Traits about rallying and knockouts always work.
    """
    return not unit.knocked_out or t.setup.rulings.knocked_out_traits or window in ABOUT_KNOCKOUTS


def added(t: Godtear, window: Window, *about: Any) -> int:
    """Return what all traits together add to a number. The order does not matter."""
    number = 0
    for owner, what in t.hooks.get(window, ()):
        unit = t.units[owner]
        if awake(t, unit, window):
            number += what(t, unit, *about)
    return number


def anyone(t: Godtear, window: Window, *about: Any) -> bool:
    """Return True if any trait of a window says yes."""
    for owner, what in t.hooks.get(window, ()):
        unit = t.units[owner]
        if awake(t, unit, window) and what(t, unit, *about):
            return True
    return False


def own(t: Godtear, unit: Unit, window: Window) -> Any | None:
    """Return the unit's own trait in a window, or None."""
    for number, what in t.hooks.get(window, ()):
        if number == unit.number and awake(t, unit, window):
            return what
    return None


def opened(t: Godtear, window: Window, *about: Any) -> Procedure[None]:
    """Let all traits of a window work."""
    for unit, what in list(at_work(t, window)) if window in t.hooks else ():
        yield from what(t, unit, *about)
