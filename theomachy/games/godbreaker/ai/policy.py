"""The policy: sensible answers without search, by which an action that has begun is carried through.

Agents look ahead with it to the next quiescent state, where the judge evaluates.
"""

from collections.abc import Callable, Sequence
from typing import Any

from theomachy.exact import distance
from theomachy.games.godbreaker.ai.judge import survival
from theomachy.games.godbreaker.keys import read_action, write_place
from theomachy.games.godbreaker.rules.actions import END, Actions
from theomachy.games.godbreaker.rules.laying import ENOUGH
from theomachy.games.godbreaker.rules.moving import end_of_move
from theomachy.games.godbreaker.rules.placing import Places
from theomachy.games.godbreaker.rules.rounds import worth
from theomachy.games.godbreaker.state import FIELD, WILD, At, Marker, Model, Saga
from theomachy.games.godbreaker.vocabulary import ActionName
from theomachy.kernel import Ask

GOOD: tuple[ActionName, ...] = ("plunder", "treatment", "verify", "destroy", "hand")
"""Special actions that are worth taking whenever they can be."""
RISKY: tuple[ActionName, ...] = ("sunder", "ready", "despoiling", "ruinous", "shaping", "mysterious")


def is_quiescent(t: Saga) -> bool:
    """Return True if no action is under way, so that the judge may evaluate the state."""
    if t.phase == "opening":
        return True
    return not t.agenda and (t.activation is None or bool(t.activation.taken))


def is_between(t: Saga) -> bool:
    """Return True if the last activation is over and the next has not begun."""
    return not t.agenda and t.activation is None


def policy(t: Saga, ask: Ask[Any]) -> str:
    """Return the key of a sensible answer."""
    options = ask.options
    if isinstance(options, Actions) and (deed := best_deed(t, options)):
        return deed
    if isinstance(options, Places) and (place := best_place(t, ask.seat, options)):
        return place
    keys: Sequence[str] = ask.look()
    if isinstance(options, Actions):
        return max(keys, key=lambda key: action_value(t, options.model, key))
    if ENOUGH in keys:
        return ENOUGH
    choose = CHOICES.get(ask.question)
    return choose(t, ask.seat, keys) if choose is not None else keys[0]


# Actions


def best_deed(t: Saga, actions: Actions) -> str:
    """Return the best action besides moving, if no move can be worth more; else an empty string.

    It spares the search for moves.
    """
    model = actions.model
    if model.seat == WILD:
        return ""
    values = {key: action_value(t, model, key) for key in actions.deeds()}
    most = max([value for _, value in goals_of(t, model)], default=0.0) - gain(t, model, model.x, model.y)
    deed = max(values, key=lambda key: values[key], default="")
    return deed if deed and values[deed] >= max(most, 0.0) else ""


def action_value(t: Saga, model: Model, key: str) -> float:
    """Return a rough value of an action: best are those that score, then engagements, then moves to worthy goals."""
    action = read_action(key)
    assert action is not None
    name, target = action
    if name in GOOD:
        return 6.0
    if name == "engage" and (foe := t.named(target)):
        return 3.0 + (model.die - foe.die) / 4 + (foe.damage > 0)
    if name in ("thunderous", "summoning"):
        return 2.0
    if name == "move" and (spot := end_of_move(model, target)):
        return gain(t, model, spot.x, spot.y) - gain(t, model, model.x, model.y)
    return -1.0 if name in RISKY else 0.0 if name == END else 0.5


def gain(t: Saga, model: Model, x: int, y: int) -> float:
    """Return how good a place is for a model: near valuable markers; for a wild model, near its prey."""
    if model.seat == WILD:
        prey = [other for other in t.models if other.where == FIELD and other.seat != WILD]
        return max([1 / (1 + distance(x, y, other.x, other.y) / 10_000) for other in prey], default=0.0)
    gains = [value / (1 + distance(x, y, marker.x, marker.y) / 10_000) for marker, value in goals_of(t, model)]
    return max(gains, default=0.0)


def goals_of(t: Saga, model: Model) -> list[tuple[Marker, int]]:
    """Return all markers with the points that a model's seat can expect of them."""
    return [(marker, worth(marker, model.seat) or 3) for marker in t.markers]


# Places


def best_place(t: Saga, seat: int, places: Places) -> str:
    """Decline if possible; else choose the place nearest to the middle, for wild models farthest from own models.

    It returns an empty string if there is no room.
    """
    if places.decline:
        return places.decline
    model = t.named(places.id)
    middle, around = (t.width // 2, t.height // 2), places.around()

    def far(spot: At) -> float:
        if model is not None and model.seat == WILD:
            own = [other for other in t.models if other.where == FIELD and other.seat == seat]
            return -min([distance(spot.x, spot.y, other.x, other.y) for other in own], default=0.0)
        return distance(spot.x, spot.y, *middle)

    spots = sorted(places.candidates(), key=far)
    place = next((spot for spot in spots if places.why_not_at(spot, around) is None), None)
    return write_place(place, places.level) if place is not None else ""


# Other questions


def weakest(t: Saga, seat: int, keys: Sequence[str]) -> str:
    """Choose the enemy that is most likely to fall; if there is no enemy, the first answer."""
    enemies = [model for key in keys if (model := t.named(key)) and model.seat != seat]
    return min(enemies, key=lambda model: (survival(model), -model.die)).id if enemies else keys[0]


def strongest(t: Saga, seat: int, keys: Sequence[str]) -> str:
    models = [model for key in keys if (model := t.named(key))]
    return max(models, key=lambda model: (model.die, model.damage)).id if models else keys[0]


def first_of_all(t: Saga, seat: int, keys: Sequence[str]) -> str:
    own = f"seat-{seat + 1}"
    return own if own in keys else keys[0]


CHOICES: dict[str, Callable[[Saga, int, Sequence[str]], str]] = {
    "gb-ask-activate": strongest,
    "gb-ask-leader": strongest,
    "gb-ask-merciless": weakest,
    "gb-ask-vengeful": weakest,
    "gb-ask-priority": first_of_all,
}
