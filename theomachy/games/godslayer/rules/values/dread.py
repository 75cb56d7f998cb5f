"""GS-PSY: who causes fear and horror, and who takes them as what."""

from typing import Final

from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.rules.values.machines import living
from theomachy.games.godslayer.rules.values.statistics import all_does, has
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.games.godslayer.terms import Dread

FEAR: Final = "fear"
HORROR: Final = "horror"


def causes(t: Battle, model: Model) -> Dread:
    """Return what a model causes: horror, fear, or "". All creatures cause fear. GS-CRE-01."""
    dreads = [dread for does in all_does(t, model) for dread in does.dreads]
    if HORROR in dreads:
        return HORROR
    return FEAR if FEAR in dreads or t.card_of(model).of.kind == "creature" else ""


def caused_by(t: Battle, card: Card) -> Dread:
    """Return the worst that any model of a card causes: horror, fear, or ""."""
    dreads = [causes(t, model) for model in t.members(card)]
    return HORROR if HORROR in dreads else FEAR if FEAR in dreads else ""


def takes_as(t: Battle, card: Card, what: Dread) -> Dread:
    """Return what fear or horror is to a card: itself, something milder, or "".

    Warlords ignore both, and so do cards that cause horror. Cards that cause fear or are fearless ignore fear and take
    horror for it, and so do the oath-bound. A machine never tests, its crew does. GS-PSY-05, GS-PSY-08, GS-PSY-09,
    GS-PSY-13, GS-WLD-03, GS-WMC-03, GS-A-61.
    """
    testers = living(t, card)
    if not what or not testers or card.of.kind == "warlord":
        return ""
    own = caused_by(t, card)
    if own == HORROR:
        return ""
    if own == FEAR or all(has(t, model, "fearless") or has(t, model, "oath-bound") for model in testers):
        return FEAR if what == HORROR else ""
    return what


def dread(t: Battle, card: Card, causers: list[Card]) -> Dread:
    """Return the one test that a card must take for all causers: of horror if any calls for it, of fear, or "".

    GS-PSY-11.
    """
    dreads = [takes_as(t, card, caused_by(t, causer)) for causer in causers]
    return HORROR if HORROR in dreads else FEAR if FEAR in dreads else ""


def in_horror_of(t: Battle, card: Card) -> list[Card]:
    """Return the enemies for which a horror test is due as soon as they are in melee with a card.

    The test may be the enemy's or the card's own. GS-PSY-07, GS-PSY-12.
    """
    own = caused_by(t, card) == HORROR
    foes = [foe for foe in t.cards if not t.allied(foe.seat, card.seat) and t.members(foe)]
    return [
        foe
        for foe in foes
        if (own and horror_due(t, foe, card)) or (caused_by(t, foe) == HORROR and horror_due(t, card, foe))
    ]


def horror_due(t: Battle, card: Card, causer: Card) -> bool:
    if card.fleeing or causer.number in card.tested or will_flee(t, card) or held_still(t, card):
        return False
    return takes_as(t, card, HORROR) == HORROR


def held_still(t: Battle, card: Card) -> bool:
    """Return True if all of a card is stationary, so that it takes no tests. GS-PSY-13, GS-STA-01."""
    return all(model.still for model in living(t, card))


def will_flee(t: Battle, card: Card) -> bool:
    return any(isinstance(task, tasks.Flee) and task.card == card.number for task in t.agenda)
