"""The policy: a sensible player's answer without search, by which an action that was begun is carried through.

Agents look ahead with it to the end of the activation, where the judge speaks. Agents read coordinates, whereas a
person has to guess what is in range. GS-A-118.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from math import inf
from typing import Any, NamedTuple

from theomachy.exact import distance
from theomachy.games.godslayer.ai.army_strength import melee_affinity
from theomachy.games.godslayer.army.profiles import SPELLS, WEAPONS
from theomachy.games.godslayer.ground.terrain import Ground
from theomachy.games.godslayer.rules.charge.charges import TIMES, read_charge
from theomachy.games.godslayer.rules.effects.item_effects import HEALING
from theomachy.games.godslayer.rules.magic.spells import named
from theomachy.games.godslayer.rules.movement.unit_moves import allowance
from theomachy.games.godslayer.rules.round.activation import Actions, read_act
from theomachy.games.godslayer.rules.space.paths import affordable, first_part, mover, walls
from theomachy.games.godslayer.rules.values.action import Verb
from theomachy.games.godslayer.rules.values.statistics import lead_range, own_sight_value, stat
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.geometry.around import way_round
from theomachy.geometry.moving import Field, LastingField
from theomachy.geometry.plane import INCH, Disc, Point, Shape, gap, length
from theomachy.kernel import Ask, Region
from theomachy.kernel.keys import split_through, split_verb, spot, words

DECLINE = ("none", "hold", "done", "end", "no")


def is_quiescent(t: Battle) -> bool:
    """Return True if no action that was begun is still to be carried through."""
    return t.phase == "setting up" or (not t.agenda and t.march is None and t.fight is None)


def horizon(t: Battle) -> bool:
    """Return True if no card is being activated and no action is under way.

    An action is worth what the rest of the activation makes of it.
    """
    return is_quiescent(t) and t.activation is None


def policy(t: Battle, ask: Ask[Any]) -> str:
    """Return the key of a sensible answer."""
    card = t.card_meant(ask.by)
    quick = QUICK.get(ask.question)
    if quick is not None and (key := quick(t, ask, card)):
        return key
    keys: Sequence[str] = ask.look()
    choose = CHOICES.get(ask.question)
    return choose(t, ask.seat, card, keys) if choose is not None else keys[0]


# Actions


def quick_action(t: Battle, ask: Ask[Any], card: Card | None) -> str:
    """Return the key of the best allowed action.

    Urgent kinds of action come first. The others are looked at only if no urgent one is worth enough.
    """
    if card is None or not isinstance(ask.options, Actions):
        return ""
    foes = t.enemies(card.seat)
    members = t.members(card)
    away = min([gap(model, foe) for model in members for foe in foes], default=10**9)
    outlook = Outlook(away, max([stat(t, model, "MOV") for model in members], default=0))
    urgent = ranked(t, card, outlook, ask.options.thinkable(URGENT), PRESSING)
    key = next((key for key in urgent if not ask.why_not(key)), "")
    if key:
        return key
    return next(key for key in ranked(t, card, outlook, ask.options.thinkable()) if not ask.why_not(key))


class Outlook(NamedTuple):
    """The circumstances that matter to many actions of a card."""

    away: int
    """Distance to the nearest enemy."""
    moves: int
    """The MOV of the fastest member, in inches."""


URGENT: tuple[Verb, ...] = ("stand", "charge", "melee", "shoot", "blast", "relic")
"""Kinds of action that are listed before all others, because they may be worth more than any of these."""
PRESSING = 4.0
"""The value above which an urgent action is taken without a look at the others."""


def ranked(t: Battle, card: Card, outlook: Outlook, keys: Sequence[str], least: float = -inf) -> list[str]:
    """Return actions by their value, the best first, without those worth `least` or less."""
    values = [(-action_value(t, card, key, outlook), n, key) for n, key in enumerate(keys)]
    return [key for value, _, key in sorted(values) if -value > least]


def action_value(t: Battle, card: Card, key: str, outlook: Outlook) -> float:
    """Return how much an action is worth; less than 0 if it is worse than doing nothing."""
    act = read_act(key)
    if act is None:
        return 0.0
    kind, arg = act
    if kind == "stand":
        return 9.0
    if kind == "melee":
        return 6.0 + power(arg) / 10
    if kind == "charge":
        return charge_value(arg, outlook)
    if kind in ("shoot", "blast"):
        far = WEAPONS[arg].rng * INCH * (1 if kind == "blast" or card.of.kind == "war-machine" else 2)
        return 5.0 if outlook.away <= far else -1.0
    if kind == "move":
        return move_value(t, card, int(arg), outlook.away)
    return OTHERS[kind](t, card, arg) if kind in OTHERS else 0.0


def charge_value(arg: str, outlook: Outlook) -> float:
    """Return how much a charge is worth, by whether an enemy is within its reach. GS-CHG-06."""
    charge = read_charge(arg)
    assert charge is not None
    reach = (TIMES[charge.how] * outlook.moves + 2 + charge.weapon.rng) * INCH - INCH // 2
    return 7.0 + power(charge.weapon.id) / 10 if outlook.away <= reach else -1.0


def power(weapon: str) -> int:
    return (WEAPONS[weapon].pow or 0) if weapon in WEAPONS else 0


def move_value(t: Battle, card: Card, tokens: int, away: int) -> float:
    """Return how much a move is worth.

    Fighters go on as long as no enemy is near, and shooters come into range. Two tokens are kept for counter attacks.
    """
    if away <= 2 * INCH:
        return -0.5
    wanted = 1.0 if melee_affinity(card) == 1.0 or away > 16 * INCH else 0.2
    return wanted + 0.1 * min(tokens, 2) - (0.3 if card.tokens - tokens < 2 else 0.0)


def spell_value(t: Battle, card: Card, arg: str) -> float:
    """Return how much a spell is worth, by whether its target is in range. GS-MAG-04."""
    cast = named(arg)
    target = model_meant(t, cast.target)
    if target is None or not (members := t.members(card)):
        return 1.0
    far = SPELLS[cast.spell].rng * INCH or lead_range(t, members[0])
    return 3.0 if gap(members[0].disc, target.disc) <= far else -1.0


def order_value(t: Battle, card: Card, arg: str) -> float:
    """Return how much a tactic or talent is worth, by whether its receiver is within LEAD range. GS-TAC-08."""
    if not split_verb(arg)[1]:
        return 1.5 if card.tokens > 2 else 0.2
    target = model_meant(t, split_through(words(arg)[-1])[0])
    members = t.members(card)
    if target is None or not members:
        return 0.5
    return 2.0 if gap(members[0].disc, target.disc) <= lead_range(t, members[0]) else -1.0


def item_value(t: Battle, card: Card, arg: str) -> float:
    wounds = sum([model.wounds for model in t.members(card)])
    return 1.2 if wounds > 3 or arg not in HEALING else -1.0


def gift_value(t: Battle, card: Card, arg: str) -> float:
    """Return how much a token is worth to a card that has not been activated yet. GS-WLD-01."""
    other = t.card_named(arg)
    members = t.members(card)
    if other is None or other.activated or card.tokens < 3 or not members:
        return -1.0
    near = min([gap(members[0].disc, model.disc) for model in t.members(other)], default=10**9)
    return 0.8 if near <= lead_range(t, members[0]) else -1.0


OTHERS: dict[Verb, Callable[[Battle, Card, str], float]] = {
    "cast": spell_value,
    "tactic": order_value,
    "talent": order_value,
    "item": item_value,
    "assign": gift_value,
    "relic": lambda t, card, arg: 8.0,
}


def model_meant(t: Battle, id: str) -> Model | None:
    """Return the model with an id, or the first member of the card with this id; None if there is neither."""
    model = t.named(id)
    if model is not None:
        return model
    card = t.card_named(id)
    members = t.members(card) if card is not None else []
    return members[0] if members else None


# Places


def quick_move(t: Battle, ask: Ask[Any], card: Card | None) -> str:
    """Return the answer that moves a model towards its goal, or a little aside; empty if it cannot move.

    The model goes as far as it is allowed to. This needs no list of all places.
    """
    region, march = ask.options, t.march
    if not isinstance(region, Region) or march is None or card is None:
        return ""
    model = t.named(region.moves())
    if model is None or any(number == model.number for number, _ in march.ways):
        return next((key for key in ("done", "gather") if not ask.why_not(key)), "")
    x, y, stop = goal_of(t, card, model)
    far = min(allowance(t, model) - 4.0, distance(model.x, model.y, x, y) - stop)
    if far < INCH / 2:
        return "" if ask.why_not("done") else "done"
    path = route(t, model, (x, y))
    path = affordable(mover(t, model, (model.x, model.y), allowance(t, model)), path, int(far))
    whole, prefix = sum([length(a, b) for a, b in pairwise(path)]), region.prefix()
    for to in chain([first_part(path, int(whole * part))[-1] for part in PARTS], aside(path[-1], model)):
        key = f"{prefix}{to[0]},{to[1]}"
        if min(to) >= 0 and not ask.why_not(key):
            return key
    return ""


PARTS = (1.0, 0.75, 0.5, 0.25)
"""The parts of the way that are tried in turn, since others may stand at its end."""


def route(t: Battle, model: Model, goal: Point) -> Sequence[Point]:
    """Return the shortest way to a goal round all walls, as if nobody stood there; straight if there is none."""
    return route_over(t.ground, (t.width, t.height), own_sight_value(t, model), model.disc, goal)


@lru_cache(maxsize=1024)
def route_over(ground: Ground, size: Point, sight_value: int, base: Disc, goal: Point) -> Sequence[Point]:
    """Return the shortest way of a base to a goal, as `route` does.

    It is cached, since search asks for the same ways again and again.
    """
    start = base.x, base.y
    open_ground = bare_field(size, tuple(walls(ground, sight_value, start)))
    if open_ground.free((start, goal), base.r):
        return start, goal
    return way_round(open_ground, base, goal) or (start, goal)


@lru_cache(maxsize=16)
def bare_field(size: Point, barriers: tuple[Shape, ...]) -> Field:
    """Return a field without models."""
    return LastingField(*size, [], barriers)


def aside(to: Point, model: Model) -> list[Point]:
    """Return places to the left and right of a place, as seen from a model."""
    dx, dy = to[0] - model.x, to[1] - model.y
    return [(int(model.x + dx * c - dy * s), int(model.y + dy * c + dx * s)) for c, s in ASIDE]


def quick_charge(t: Battle, ask: Ask[Any], card: Card | None) -> str:
    """Return the answer that moves all members of a charging unit together, or else ends the move. GS-CHG-08."""
    if card is None or len(card.models) == 1:
        return ""
    return next((key for key in ("rush", "done", "gather") if not ask.why_not(key)), "")


def quick_target(t: Battle, ask: Ask[Any], card: Card | None) -> str:
    """Return the enemy likeliest to fall that may be targeted; empty if there is none."""
    ranked = sorted(t.enemies(ask.seat), key=likely(t, card))
    return next((model.id for model in ranked if not ask.why_not(model.id)), "")


QUICK: dict[str, Callable[[Battle, Ask[Any], Card | None], str]] = {
    "gs-ask-action": quick_action,
    "gs-ask-move": quick_move,
    "gs-ask-charge-move": quick_charge,
    "gs-ask-charge-target": quick_target,
    "gs-ask-shot": quick_target,
    "gs-ask-blast": quick_target,
}
"""Answers that need no list of all keys, by question."""

ASIDE = ((0.8, 0.6), (0.8, -0.6), (0.3, 0.52), (0.3, -0.52))
"""Turns to the side as cosine and sine, made shorter in the last two."""


def goal_of(t: Battle, card: Card, model: Model) -> tuple[int, int, int]:
    """Return the place that a model should go to, and the distance from it at which to stop.

    The place is a marker that the scenario counts, the nearest enemy, or else the middle of the table.
    """
    foes = sorted(t.enemies(card.seat), key=lambda foe: distance(model.x, model.y, foe.x, foe.y))
    goals = [marker for marker in t.markers if marker.kind != "secret"]
    near = sorted(goals, key=lambda marker: distance(model.x, model.y, marker.x, marker.y))
    if near and (not foes or card.number % 2):  # every other card goes for what the scenario counts
        return near[0].x, near[0].y, 0
    if not foes:
        return t.width // 2, t.height // 2, 0
    keep = model.r + foes[0].r + 4
    if melee_affinity(card) < 1.0:
        keep = max(keep, max([weapon.rng for weapon in card.of.weapons], default=6) * INCH)
    return foes[0].x, foes[0].y, keep


def best_end(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    """Choose the place from which a card can do most; `done` if that is where it stands."""
    if card is None or not t.members(card):
        return keys[0]
    here = min(t.members(card), key=lambda model: model.number)
    stay = gain(t, card, here.x, here.y)
    places = [(gain(t, card, *spot), key) for key in keys if (spot := place_of(key))]
    if not places:
        return keys[0]
    value, key = max(places)
    return key if value > stay or "done" not in keys else "done"


def place_of(key: str) -> tuple[int, int] | None:
    place = spot(words(key)[-1])
    return place[:2] if place is not None else None


def gain(t: Battle, card: Card, x: int, y: int) -> float:
    """Return how good a place is for a card.

    Markers of the scenario should be near; enemies should be near to fighters, and just in range of shooters and
    spellcasters.
    """
    goals = [marker for marker in t.markers if marker.kind != "secret"]
    value = max([2 / (1 + distance(x, y, marker.x, marker.y) / (8 * INCH)) for marker in goals], default=0.0)
    foes = t.enemies(card.seat)
    if not foes:
        return value
    away = min([distance(x, y, foe.x, foe.y) for foe in foes])
    if melee_affinity(card) == 1.0:
        return value + 2 / (1 + away / (8 * INCH))
    best = max([weapon.rng for weapon in card.of.weapons], default=6) * INCH
    return value - abs(away - best) / (12 * INCH)


def forward(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    """Choose the place nearest to the middle of the table."""
    places = [(distance(*spot, t.width // 2, t.height // 2), key) for key in keys if (spot := place_of(key))]
    return min(places)[1] if places else keys[0]


# Other questions


def weakest(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    """Choose the enemy that is likeliest to fall."""
    models = [model for key in keys if (model := t.named(key)) and not t.allied(t.seat_of(model), seat)]
    return min(models, key=likely(t, card)).id if models else keys[0]


def likely(t: Battle, card: Card | None) -> Callable[[Model], tuple[float, int]]:
    """Return a sort key for enemies, the likeliest to fall to a card first.

    They are those that are within 8 inches and have little life left.
    """
    near = min(t.members(card), key=lambda model: model.number) if card is not None and t.members(card) else None

    def rank(model: Model) -> tuple[float, int]:
        far = gap(near, model) / INCH if near is not None else 0.0
        return max(0.0, far - 8), model.left

    return rank


def something(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    """Choose the first answer that does not decline."""
    return next((key for key in keys if key not in DECLINE), keys[0])


def cheapest(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    """Choose the weapon for a counter attack that costs the fewest tokens, and the most powerful of these."""
    weapons = [key for key in keys if key in WEAPONS]
    return min(weapons, key=lambda id: (WEAPONS[id].act, -power(id))) if weapons else keys[0]


def mightiest(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    weapons = [key for key in keys if key in WEAPONS]
    return max(weapons, key=power) if weapons else keys[0]


def readiest(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    """Choose the card nearest to an enemy to be activated next."""
    foes = t.enemies(seat)
    cards = [card for key in keys if (card := t.card_named(key))]

    def away(card: Card) -> int:
        models = [model for model in t.members(card) if model.where == FIELD]
        return min([gap(model, foe) for model in models for foe in foes], default=10**9)

    return min(cards, key=lambda card: (away(card), card.number)).id if cards else keys[0]


def nothing(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    """Choose the answer that costs nothing."""
    return next((key for key in ("0", "none", "done", "no") if key in keys), keys[0])


def himself(t: Battle, seat: int, card: Card | None, keys: Sequence[str]) -> str:
    own = f"seat-{seat + 1}"
    return own if own in keys else keys[0]


CHOICES: dict[str, Callable[[Battle, int, Card | None, Sequence[str]], str]] = {
    "gs-ask-activate": readiest,
    "gs-ask-move": best_end,
    "gs-ask-place": forward,
    "gs-ask-target": weakest,
    "gs-ask-new-target": weakest,
    "gs-ask-counter": cheapest,
    "gs-ask-free-strike": mightiest,
    "gs-ask-protection": something,
    "gs-ask-sustain": something,
    "gs-ask-expiry": nothing,
    "gs-ask-lay": nothing,
    "gs-ask-start": himself,
}
