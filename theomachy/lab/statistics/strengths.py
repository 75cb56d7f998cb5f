"""Strengths: how much a card adds to the chance to win, compared with an average card in its place.

Armies were drawn at random, so nobody's choice is in it. The share of a side is fitted by the copies of each card that
it has more than the others, and by its seat. The average card in a place is taken from the coefficients of all cards.
Where armies are drawn to a sum of points, it is a card of equal cost; where they are drawn to a number of cards, any
card; where they are drawn to both, a card of equal cost in an army of equally many cards. A card that only one faction
has is compared with the rest of that faction.
"""

from collections.abc import Sequence

import msgspec

from theomachy.lab.statistics.intervals import SURE, Estimate, clustered, design_effect, holm, share_estimate
from theomachy.lab.statistics.regression import Matrix, Observation, fit, inverse
from theomachy.lab.statistics.tables import CardRow, Tables, by_deal

FIXED = 0.05
"""The variation, as a part of the mean, up to which a sum counts as the sum that armies are drawn to."""
MIN_DEALS = 10
"""Cards that were in fewer deals are not fitted."""
GROUP = "faction"
"""The kind of card that limits the other cards of an army; cards are compared within it."""


class Strength(msgspec.Struct, frozen=True):
    card: str
    kind: str
    sides: int
    """The number of sides that had the card."""
    points: float | None
    strength: Estimate
    """The chance to win that the card adds, above an average card in its place."""
    share: Estimate
    """The share of the win of the sides that had the card, together with all their other cards."""
    chance: float
    """The probability of a strength as far from zero by chance, corrected for all cards of the table."""

    @property
    def found(self) -> bool:
        return self.chance < SURE


def strengths(tables: Tables, kind: str) -> list[Strength]:
    """Return the strengths of all cards of a kind that the rows tell apart, the strongest first."""
    if tables.seats < 2:
        return []
    known = _known(tables, kind)
    cards = sorted(card for card, it in known.items() if len(it.deals) >= MIN_DEALS)
    if len(cards) < 2:
        return []
    groups = [*dict.fromkeys(row.card for row in tables.cards if row.kind == GROUP)] if kind != GROUP else []
    fitted = fit(_observations(tables, kind, [*cards, *groups]), len(cards) + len(groups) + tables.seats - 1)
    found: list[tuple[str, Estimate]] = []
    for n, place in enumerate(_places(tables, kind, cards, known)):
        beside = [(m, (m == n) - weight) for m, weight in place]
        if fitted.tells(beside):
            found.append((cards[n], fitted.contrast(beside, len(known[cards[n]].deals) - 1)))
    chances, shares = holm([strength.chance for _, strength in found]), _shares(tables, kind, cards)
    listed = [
        Strength(card, kind, known[card].sides, known[card].points, strength, shares[card], chance)
        for (card, strength), chance in zip(found, chances, strict=True)
    ]
    return sorted(listed, key=lambda one: -one.strength.value)


def strength_of(tables: Tables, card: str) -> Strength | None:
    """Return the strength of one card among its kind; None if the rows do not tell it."""
    kind = next((row.kind for row in tables.cards if row.card == card), "")
    return next((one for one in strengths(tables, kind) if one.card == card), None)


class Known(msgspec.Struct):
    """The facts about a card that the rows hold directly."""

    sides: int = 0
    points: float | None = None
    deals: set[int] = msgspec.field(default_factory=set)
    groups: set[str] = msgspec.field(default_factory=set)
    """The factions that had it."""

    @property
    def group(self) -> str:
        """The only faction that has the card; empty if several have it."""
        return next(iter(self.groups)) if len(self.groups) == 1 else ""


def _known(tables: Tables, kind: str) -> dict[str, Known]:
    known: dict[str, Known] = {}
    deals = {game.number: game.deal for game in tables.games}
    for (number, _), hand in tables.hands.items():
        groups = {row.card for row in hand if row.kind == GROUP and kind != GROUP}
        for row in hand:
            if row.kind == kind:
                it = known.setdefault(row.card, Known())
                it.sides += 1
                it.deals.add(deals[number])
                it.groups |= groups
                it.points = row.points if row.points is not None else it.points
    return known


def _observations(tables: Tables, kind: str, cards: Sequence[str]) -> list[Observation]:
    """Return a row for each side but the last, which follows from the others.

    A faction counts beside the cards that it has.
    """
    number_of = {card: n for n, card in enumerate(cards)}
    seats = tables.seats
    observations = []
    for game in tables.games:
        hands = [_copies(tables.hands.get((game.number, seat), []), kind) for seat in range(1, seats + 1)]
        for seat in range(seats - 1):
            more: dict[int, float] = {len(cards) + seat: 1.0}
            for other, hand in enumerate(hands):
                part = 1.0 if other == seat else -1 / (seats - 1)
                for card, copies in hand.items():
                    if card in number_of:
                        more[number_of[card]] = more.get(number_of[card], 0.0) + part * copies
            values = tuple((n, value) for n, value in more.items() if value)
            observations.append(Observation(game.deal, game.shares[seat] - 1 / seats, values))
    return observations


def _copies(hand: Sequence[CardRow], kind: str) -> dict[str, int]:
    return {row.card: row.copies for row in hand if row.kind in (kind, GROUP)}


Place = list[tuple[int, float]]
"""The average card that stands for a card if it is left out: coefficients by number, each with its weight."""


def _places(tables: Tables, kind: str, cards: Sequence[str], known: dict[str, Known]) -> list[Place]:
    """Return the average card in the place of each card, as weights of coefficients.

    The weights come from a weighted fit on the sums that armies are drawn to. The average is over cards of the same
    faction if only one faction has the card.
    """
    costs = [known[card].points for card in cards]
    by_number, by_points = _spreads(tables, kind)
    basis = [[1.0] for _ in cards]
    if None not in costs and len({*costs}) > 1 and by_points < FIXED:
        basis = [[1.0, cost or 0.0] if by_number < FIXED else [cost or 0.0] for cost in costs]
    groups: dict[str, list[int]] = {}
    for n, card in enumerate(cards):
        groups.setdefault(known[card].group, []).append(n)
    weights = [known[card].sides for card in cards]
    places: dict[int, Place] = {}
    for members in groups.values():
        places |= _averages(members, basis, weights)
    return [places[n] for n in range(len(cards))]


def _averages(members: Sequence[int], basis: Matrix, weights: Sequence[int]) -> dict[int, Place]:
    """Return for each member the average card that a weighted fit over all members gives in its place."""
    width = range(len(basis[0]))
    gram: Matrix = [[sum(weights[m] * basis[m][i] * basis[m][j] for m in members) for j in width] for i in width]
    solved = inverse(gram)
    return {
        n: [
            (m, sum(basis[n][i] * solved[i][j] * basis[m][j] for i in width for j in width) * weights[m])
            for m in members
        ]
        for n in members
    }


def _spreads(tables: Tables, kind: str) -> tuple[float, float]:
    """Return how much the number of cards of a side and the sum of their points vary, as parts of the means."""
    numbers, sums = [], []
    for hand in tables.hands.values():
        own = [row for row in hand if row.kind == kind]
        numbers.append(float(sum(row.copies for row in own)))
        sums.append(sum(row.copies * (row.points or 0.0) for row in own))
    return _spread(numbers), _spread(sums)


def _spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    deviation = (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5
    return deviation / mean if mean else 1.0


def _shares(tables: Tables, kind: str, cards: Sequence[str]) -> dict[str, Estimate]:
    """Return the share of the win of the sides that had each card."""
    games = {game.number: game for game in tables.games}
    won: dict[str, list[tuple[int, float]]] = {card: [] for card in cards}
    for row in tables.cards:
        if row.kind == kind and row.card in won:
            game = games[row.number]
            won[row.card].append((game.deal, game.shares[row.seat - 1]))
    counted = {card: clustered(by_deal(won[card])) for card in cards}
    effect, even = design_effect(counted.values()), 1 / tables.seats
    return {card: share_estimate(one, effect, even) for card, one in counted.items()}
