"""GS-ITM-07, GS-ITM-08, GS-ERR-01: items that are used by an action. All other effects of items are always on."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.army.profiles import ITEMS, OF_THEMSELVES
from theomachy.games.godslayer.rules.effects.item_effects import USES
from theomachy.games.godslayer.rules.values.action import Action, why_not_pay
from theomachy.games.godslayer.state import Battle, Card, Effect
from theomachy.kernel import Procedure, Reason


def usable(card: Card) -> list[str]:
    """Return the ids of a card's items that are used by an action. GS-ITM-07."""
    return [id for id in card.items if ITEMS[id].once and id not in OF_THEMSELVES]


def why_not(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not use an item now, or None. Each can be used once in a game. GS-ITM-08."""
    if arg not in usable(card):
        return Reason("gs-no-such-item", "GS-ITM-07", {"card": card.id, "key": arg})
    if arg in card.used:
        return Reason("gs-used-up", "GS-ITM-08", {"item": f"gs-{arg}"})
    return why_not_pay(card, ITEMS[arg].act)


def perform(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Use an item, as an action like any other, though most cost nothing.

    It can never be used in the middle of another action. GS-ITM-07, GS-ERR-01.
    """
    item = ITEMS[arg]
    verbs.pay(t, card, item.act)
    verbs.spend(t, card, arg)
    verbs.use_item(t, card, arg, "GS-ERR-01" if item.slot == "potion" else "GS-ITM-08")
    if arg in USES:
        yield from USES[arg](t, card)
        return
    assert item.until != "instant"
    for model in t.members(card):
        verbs.affect(t, model, Effect(arg, "item", item.until, card.number, round=t.round), "GS-ITM-07")


ITEM = Action(
    lambda t, card: usable(card), why_not, perform, lambda t, card, arg: ITEMS[arg].act if arg in ITEMS else 0
)
