"""GT-C16: followers leave the battlefield by a skill and come back by the same skill."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.effects import choose_model, give_token
from theomachy.games.godtear.state import NO_TOKENS, Godtear, Unit
from theomachy.kernel import Procedure


def take_off(t: Godtear, unit: Unit, by: str) -> Procedure[list[int]]:
    """Any number of followers leave the battlefield, one after another. GT-KO-10"""
    gone: list[int] = []
    while True:
        model = yield from choose_model(t, unit.seat, "gt-ask-take-off", t.standing(unit), by, "GT-KO-10", may=True)
        if model is None:
            return gone
        verbs.remove(t, model, "GT-KO-10")
        gone.append(model.number)


def lost(t: Godtear, unit: Unit, held: tuple[int, ...]) -> tuple[int, ...]:
    """Of the tokens that a unit held, those that went with its last model and come back with it. GT-C16"""
    return held if not t.standing(unit) and t.setup.rulings.replaced_unit_tokens == "kept" else NO_TOKENS


def restore(t: Godtear, unit: Unit, tokens: tuple[int, ...]) -> None:
    """A unit that is back has its tokens again. GT-C16"""
    for kind, sign in enumerate(tokens):
        if sign:
            give_token(t, unit, kind, sign)
