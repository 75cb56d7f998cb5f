"""Last Stand: the defenders are surrounded, and win if they hold out."""

from fractions import Fraction

from theomachy.games.godslayer.rules.victory.scenarios.scenario import Scenario, defends
from theomachy.games.godslayer.state import FIELD, HIDDEN, Battle, Card


def standing(t: Battle, kills: int, seat: int) -> tuple[int, ...]:
    """Return 1 for the side that has won, and 0 for the other. GS-SCN-01."""
    return (int(defends(t, seat) == holds_out(t)),)


def holds_out(t: Battle) -> bool:
    """Return True if a warlord of the defenders or half of their points is in play. GS-SCN-01."""
    cards = [card for card in t.cards if defends(t, card.seat)]
    if any(card.of.kind == "warlord" and t.in_play(card) for card in cards):
        return True
    points = sum([card.cost for card in cards])
    return 2 * sum([left(t, card) for card in cards]) >= points


def left(t: Battle, card: Card) -> Fraction:
    """Return the points of a card that are in play. Each member of a unit counts for its share."""
    if not t.in_play(card):
        return Fraction(0)
    there = sum([t.models[number].where in (FIELD, HIDDEN) for number in card.models])
    return Fraction(card.cost * there, len(card.models))


LAST_STAND = Scenario(standing=standing, degrees=False)
