"""Special actions: those of all models, of traits and of scenarios.

Each action has a name. `targets` are the ids on which it can be used, or one empty string if it has no particular
target; `why_not` refuses a target, and `perform` carries the action out. Keys are made of name and target:
`sunder:shard-2`, `thunderous`. GB-SPC, GB-TRT-04, GB-TRT-16 to 20, GB-ADV-RDY-01.
"""

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.content.traits import SPECIAL, SpecialTrait
from theomachy.games.godbreaker.ground.terrain import Terrain
from theomachy.games.godbreaker.rules import casualties, shaping
from theomachy.games.godbreaker.rules.collapse import collapse, held_up
from theomachy.games.godbreaker.rules.dice import test
from theomachy.games.godbreaker.rules.measuring import beside, controller, within
from theomachy.games.godbreaker.rules.moving import NOTHING, bundles
from theomachy.games.godbreaker.rules.placing import Places, place_model, set_down, within_of
from theomachy.games.godbreaker.rules.scenarios import specials as scenario_specials
from theomachy.games.godbreaker.rules.special_kind import Special
from theomachy.games.godbreaker.rules.standing import FLOORS
from theomachy.games.godbreaker.rules.threats import SUMMONED, enlisted
from theomachy.games.godbreaker.rules.values import decider, friendly, rank
from theomachy.games.godbreaker.state import CASUALTY, FIELD, UNIT, WILD, Model, Saga
from theomachy.games.godbreaker.vocabulary import SpecialName, TokenKind
from theomachy.geometry.plane import Disc, shape_gap
from theomachy.kernel import Ask, Procedure, Reason


def specials(t: Saga, model: Model) -> dict[SpecialName, Special]:
    """Return all special actions that a model might take, allowed or not."""
    actions = dict(EVERYBODY)
    if t.setup.ready:
        actions["ready"] = READY
    for trait in SPECIAL:
        if rank(t, model, trait):
            actions[trait] = TRAITS[trait]
    return actions | scenario_specials(t, model)


def perform(t: Saga, model: Model, name: SpecialName, target: str) -> Procedure[None]:
    return specials(t, model)[name].perform(t, model, target)


def ones(t: Saga, model: Model) -> list[str]:
    """Return one empty target, for an action that is used on nothing in particular."""
    return [""]


def nothing_against(t: Saga, model: Model, target: str) -> Reason | None:
    return None if not target else Reason("gb-no-such-option", "GB-ACT-04", {"key": target})


# Sunder


def markers(t: Saga, model: Model) -> list[str]:
    return [marker.id for marker in t.markers]


def why_not_control(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why a model cannot sunder a marker, or None. GB-SPC-01, GB-A-27."""
    marker = t.marker(target)
    if marker is None:
        return Reason("gb-no-such-marker", "GB-SPC-01", {"key": target})
    if model.seat == WILD:
        return Reason("gb-wild-controls-nothing", "GB-ELE-02", {"model": model.id})
    if controller(t, marker) != model.seat:
        return Reason("gb-not-controlled", "GB-ELE-02", {"marker": marker.id})
    if t.setup.rulings.must_touch_marker and not beside(t, model, marker):
        return Reason("gb-not-beside", "GB-A-27", {"model": model.id, "marker": marker.id})
    return None


def sunder(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Sunder a marker. GB-SPC-01, GB-SPC-03."""
    marker = t.marker(target)
    assert marker is not None
    verbs.use(t, model, "gb-sunder", "GB-SPC-01", marker=marker.id)
    if (yield from test(t, model, "destroy", "GB-SPC-01")):
        verbs.destroy_marker(t, marker, "GB-SPC-01")


# Hand off


def handed(model: Model) -> list[TokenKind]:
    """Return the tokens that a model can hand off. GB-A-28."""
    return [token for token in model.tokens if token != "ready"]


def takers(t: Saga, model: Model) -> list[str]:
    if not handed(model):
        return []
    return [other.id for other in t.models if other.where == FIELD and friendly(t, model, other)]


def why_not_hand(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why a model cannot hand tokens off to another, or None. GB-SPC-02, GB-A-28."""
    taker = t.named(target)
    if taker is None or taker.where != FIELD:
        return Reason("gb-no-such-model", "GB-SPC-02", {"key": target})
    if taker.number == model.number:
        return Reason("gb-not-itself", "GB-SPC-02", {"model": model.id})
    if not friendly(t, model, taker):
        return Reason("gb-not-friendly", "GB-SPC-02", {"model": model.id, "target": taker.id})
    if not handed(model):
        return Reason("gb-no-tokens", "GB-SPC-02", {"model": model.id})
    if not within(t, model, taker, model.die):
        return Reason("gb-too-far-to-hand", "GB-SPC-02", {"model": model.id, "target": taker.id, "units": model.die})
    return None


def hand_off(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Hand tokens off to a friendly model. GB-SPC-02."""
    taker = t.named(target)
    assert taker is not None
    verbs.use(t, model, "gb-hand-off", "GB-SPC-02")
    tokens = bundles(handed(model))
    keys = [key for key in tokens if key != NOTHING]
    key = yield from Ask(decider(t, model), "gb-ask-hand", keys[::-1], model.id, "GB-SPC-02")
    if beside(t, model, taker) or (yield from test(t, model, "long", "GB-SPC-02")):
        verbs.hand_over(t, model, taker, tokens[key])


# Ready


def get_ready(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Give the model a ready token, which ends its activation. GB-ADV-RDY-01."""
    verbs.gain_token(t, model, "ready", "GB-ADV-RDY-01")
    yield from ()


# Traits


def mysterious(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Use Mysterious. GB-TRT-04, GB-A-30."""
    verbs.use(t, model, "gb-trait-mysterious", "GB-TRT-04")
    if not (yield from test(t, model, "ways", "GB-TRT-04")):
        return
    near = [other for other in t.models if other.where == FIELD and other.number != model.number]
    if near:
        limits = (within_of(rank(t, model, "mysterious"), *near),)
        places = Places(t, model.id, model.r, limits, model.number, (), model.level, must=True)
        yield from set_down(t, decider(t, model), model, places, "gb-ask-mysterious", "GB-TRT-04")


def fallen(t: Saga, model: Model) -> list[str]:
    """Return the ids of the casualties of a model's circle. GB-A-35."""
    return [other.id for other in t.models if other.seat == model.seat and other.godbreaker and other.where == CASUALTY]


def why_not_despoil(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why Despoiling cannot bring a godbreaker back, or None. GB-TRT-16, GB-A-35."""
    return None if target in fallen(t, model) else Reason("gb-no-casualty", "GB-TRT-16", {"key": target})


def despoil(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Use Despoiling on a casualty. GB-TRT-16."""
    back = t.named(target)
    assert back is not None
    die = {1: 6, 2: 8, 3: 10}[rank(t, model, "despoiling")]
    verbs.use(t, model, "gb-trait-despoiling", "GB-TRT-16", target=back.id)
    yield from place_model(t, decider(t, model), back, (within_of(0, model),), "GB-TRT-16")
    if die < back.die:
        verbs.wane(t, back, die)
    if not (yield from test(t, model, "stay", "GB-TRT-16")) and back.where == FIELD:
        yield from casualties.fall(t, back)


def pieces(t: Saga, model: Model) -> list[str]:
    """Return the ids of the terrain of any kind within 0U of a model. GB-TRT-17, GB-A-32.

    By the table option, terrain that carries bases above the ground is left out.
    """
    spares = t.setup.rulings.ruin_spares_floors
    return [piece.id for piece in nearby(t, model) if not (spares and piece.level and piece.rule in FLOORS)]


def nearby(t: Saga, model: Model) -> list[Terrain]:
    """Return the terrain of any kind within 0U of a model. GB-A-32."""
    disc = Disc(model.x, model.y, model.r)
    shapes = t.ground.shapes
    return [piece for piece in t.terrain if piece.level == model.level and shape_gap(disc, shapes[piece.id]) < UNIT]


def why_not_ruin(t: Saga, model: Model, target: str) -> Reason | None:
    """Return why Ruinous cannot be used on a piece of terrain, or None. GB-TRT-17."""
    if target in pieces(t, model):
        return None
    if any(piece.id == target for piece in nearby(t, model)):
        return Reason("gb-floor-is-spared", "GB-A-32", {"terrain": target})
    return Reason("gb-no-such-terrain", "GB-TRT-17", {"key": target})


def ruin(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Use Ruinous on a piece of terrain; all that stood on it comes down. GB-TRT-17, GB-A-32, GB-ADV-LVL-05."""
    piece = next(piece for piece in t.terrain if piece.id == target)
    power = rank(t, model, "ruinous")
    verbs.use(t, model, "gb-trait-ruinous", "GB-TRT-17", terrain=piece.id)
    if (yield from test(t, model, "ruin", "GB-TRT-17")):
        for other in shaping.within_piece(t, piece):
            verbs.hurt(t, other, power, "GB-TRT-17")
        held = held_up(t)
        verbs.clear(t, piece, "GB-TRT-17")
        yield from collapse(t, held)
    else:
        verbs.hurt(t, model, 3 - power, "GB-TRT-17")


def summon(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Use Summoning to place a new model, which obeys or is wild.

    A model for which there is no room anywhere is neither. GB-TRT-19, GB-A-34, GB-A-100.
    """
    die = {1: 8, 2: 10, 3: 12}[rank(t, model, "summoning")]
    verbs.use(t, model, "gb-trait-summoning", "GB-TRT-19")
    called = enlisted(t, "summoned", die, SUMMONED[die], {})
    yield from place_model(t, decider(t, model), called, (within_of(0, model),), "GB-TRT-19")
    if (yield from test(t, model, "obey", "GB-TRT-19")) and called.where == FIELD:
        verbs.tame(t, called, model.seat, "GB-TRT-19")


def thunder(t: Saga, model: Model, target: str) -> Procedure[None]:
    """Use Thunderous. GB-TRT-20, GB-A-31."""
    power = rank(t, model, "thunderous")
    verbs.use(t, model, "gb-trait-thunderous", "GB-TRT-20")
    blast(t, model, power, power)
    if (yield from test(t, model, "thunder", "GB-TRT-20")):
        blast(t, model, 2 * power, power)
    else:
        verbs.hurt(t, model, power, "GB-TRT-20")


def blast(t: Saga, model: Model, units: int, power: int) -> None:
    for other in t.models:
        if other.where == FIELD and other.number != model.number and within(t, model, other, units):
            verbs.hurt(t, other, power, "GB-TRT-20")


EVERYBODY: dict[SpecialName, Special] = {
    "sunder": Special(markers, why_not_control, sunder),
    "hand": Special(takers, why_not_hand, hand_off),
}
READY = Special(ones, nothing_against, get_ready)
TRAITS: dict[SpecialTrait, Special] = {
    "mysterious": Special(ones, nothing_against, mysterious),
    "despoiling": Special(fallen, why_not_despoil, despoil),
    "ruinous": Special(pieces, why_not_ruin, ruin),
    "shaping": Special(shaping.choices, shaping.why_not, shaping.shape),
    "summoning": Special(ones, nothing_against, summon),
    "thunderous": Special(ones, nothing_against, thunder),
}
