"""The Godbreaker Saga: what worked in a random game, found from its events and from what was asked.

A trait counts, at its rank, when it is used, changes a number or stands in the way; a flaw likewise. A special action
counts when it is taken, a compulsion when a wild model follows it, a rule of a scenario when its event is told.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from theomachy.features.ai import ai_of
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.circles import TOP_RANK
from theomachy.games.godbreaker.content.traits import FLAWS, TRAITS, UNBOUND, Trait
from theomachy.games.godbreaker.rules import wild
from theomachy.games.godbreaker.rules.actions import Actions, is_move
from theomachy.games.godbreaker.rules.dice import CHALLENGING
from theomachy.games.godbreaker.rules.engagement import why_not_engage
from theomachy.games.godbreaker.rules.measuring import beside, measure, measure_line
from theomachy.games.godbreaker.rules.moving import pinning, why_not_move
from theomachy.games.godbreaker.rules.rounds import healing
from theomachy.games.godbreaker.rules.values import hostile, is_active, rank
from theomachy.games.godbreaker.setup import SCENARIOS, Setup, random_setup
from theomachy.games.godbreaker.state import WILD, Model, Saga
from theomachy.kernel import Ask, Event, Fast, Region, play_out

POLICY = ai_of(GAME).policies["2"]
"""Policy of a sensible player, who sets up as is usual."""

SPECIAL_ACTIONS = ("sunder", "hand-off", "plunder", "treatment", "verify", "destroy")
RULES = (
    *("gb-enters GB-SCO1-07", "gb-claims GB-SCO1-05", "gb-scores-carrier GB-SCO1-08"),
    *("gb-enters GB-NES-06", "gb-enters GB-NES-07", "gb-token-lies GB-NES-08", "gb-scores-carrier GB-NES-09"),
    *("gb-hurt GB-TRA-02", "gb-enters GB-TRA-02", "gb-scores-cure GB-TRA-04", "gb-enters GB-TRA-04"),
    *("gb-scores-nearest GB-TRA-05", "gb-enters GB-TRP-04", "gb-marker-destroyed GB-TRP-03"),
    *("gb-scores-verify GB-GAT-03", "gb-enters GB-GAT-03", "gb-scores-nearest GB-GAT-04"),
    *("gb-scores-carrier GB-CLA-05", "gb-scores-nearest GB-CLA-05", "gb-scores-loss GB-CLA-05"),
    *("gb-scores-loss GB-SOL-01", "gb-ascends GB-TRI-04", "gb-routed GB-RES-03"),
    *("gb-claims GB-ADV-RDY-01", "gb-ready-spent GB-ADV-RDY-02", "gb-unstable GB-PLC-03", "gb-placed GB-ADV-LVL-05"),
)
"""Events that only one rule tells, by id and clause."""
HUNTS = tuple(f"hunt-{face}" for face in range(1, 7))


def abilities() -> list[str]:
    """Return the ids of everything that can work."""
    traits = [f"{trait}-{rank}" for trait in (*TRAITS, UNBOUND) for rank in range(1, TOP_RANK + 1)]
    return [*traits, *FLAWS, *SPECIAL_ACTIONS, *wild.CLAUSES, *RULES, *HUNTS]


def one_game(seed: int) -> Counter[str]:
    """Play one game, and count what worked in it, by id."""
    random, seen = Random(seed), Counter[str]()
    t = GAME.new(setup(seed, random))
    for model in t.models:
        names = (*TRAITS, UNBOUND) if t.setup.levels else TRAITS
        model.traits = {trait: random.randint(1, TOP_RANK) for trait in random.sample(names, 4)}
        model.flaws = (random.choice(FLAWS),)
    t.log = Watch(t, seen)

    def choose(ask: Ask[Any]) -> Any:
        if isinstance(ask.options, Actions):
            seen.update(in_the_way(t, ask.options))
        return decide(t, ask, random)

    play_out(GAME, t, [choose] * t.players, Fast(seed))
    return seen


def setup(seed: int, random: Random) -> Setup:
    """Return a random setup for one or two players with any of the options; scenarios take turns."""
    made = random_setup(random, random.choice((1, 2, 2)), SCENARIOS[seed % len(SCENARIOS)])
    fields = {name: getattr(made, name) for name in made.__struct_fields__}
    fields["wild"] = random.choice(("player", "policy"))
    return Setup(**{**fields, "ready": random.random() < 0.5, "levels": random.random() < 0.5})


def decide(t: Saga, ask: Ask[Any], random: Random) -> Any:
    """Return the policy's choice, any action but a move, any option, or any place."""
    fate = random.random()
    if fate < 0.4:
        return ask.option(POLICY(t, ask))
    keys = ask.look()
    if fate < 0.8 and isinstance(ask.options, Actions):
        keys = [key for key in keys if not is_move(key)] or keys
    elif fate > 0.9 and isinstance(ask.options, Region):
        return ask.options.pick(random)
    return random.choice(keys)


class Watch(list[Event]):
    """A log that looks at the state as each event is told."""

    def __init__(self, t: Saga, seen: Counter[str]) -> None:
        super().__init__()
        self.t, self.seen = t, seen
        self.winner: Model | None = None

    def append(self, event: Event) -> None:
        self.seen.update(self.worked(event))
        super().append(event)

    def worked(self, event: Event) -> Iterator[str]:
        t, args = self.t, event.args
        if f"{event.id} {event.clause}" in RULES:
            yield f"{event.id} {event.clause}"
        if event.id == "gb-hunt":
            yield f"hunt-{args['face']}"
        model = t.named(args.get("model", ""))
        if model is None:
            return
        match event.id:
            case "gb-uses":
                what = args["what"].removeprefix("gb-")
                yield from ranked(t, model, what.removeprefix("trait-")) if what.startswith("trait-") else [what]
            case "gb-moves" if args["units"] > model.die:
                yield from ranked(t, model, "fleet")
            case "gb-engages":
                target = t.named(args["target"])
                if target is not None and not beside(t, model, target):
                    yield from ranked(t, model, "ranged")
                if self and self[-1].id == "gb-engages":
                    yield from ranked(t, model, "merciless")
            case "gb-attack-roll" | "gb-attack-roll-challenging":
                yield from ranked(t, model, "deadly" if is_active(t, model) else "defensive")
            case "gb-wins-engagement":
                self.winner = model
            case "gb-hurt":
                yield from ["brittle"] if "brittle" in model.flaws else []
                if event.clause == "GB-ENG-03" and self.winner is not None:
                    yield from (*ranked(t, self.winner, "brutal"), *ranked(t, model, "tough"))
            case "gb-heals" if event.clause == "GB-TRT-09":
                yield from ranked(t, model, "relentless")
            case "gb-recovery-roll" if healer := healing(t, model):
                yield f"healer-{healer}"
            case "gb-test-success" | "gb-test-failure" if is_active(t, model):
                yield from ranked(t, model, "inspired")
            case "gb-activates" if model.seat == WILD:
                yield wild.aim_of(t, model, t.compelled.get(model.number, ())).compulsion
        if args.get("result") == 0 and args["face"] > CHALLENGING:
            yield "unlucky"
        if event.id == "gb-compelled" and args["compulsion"] == f"gb-compulsion-{wild.PREDATOR}":
            yield "prey"


def ranked(t: Saga, model: Model, trait: Trait) -> list[str]:
    power = rank(t, model, trait)
    return [f"{trait}-{power}"] if power else []


def in_the_way(t: Saga, actions: Actions) -> Iterator[str]:
    """Yield the traits and flaws that bar the active model from an action, or change its distance to another level."""
    model = actions.model
    if why_not_move(t, model):
        yield "slow"
    for other in pinning(t, model):
        yield from ranked(t, other, "pinning")
    for other in t.standing():
        why = actions.why_not_target(other)
        if why is not None and why.id == "gb-careful" and not why_not_engage(t, model, other):
            yield "careful"
        if hostile(t, model, other) and rank(t, model, UNBOUND) and not rank(t, other, UNBOUND):
            plainly = measure_line(t, model, other, model.r, other.r, model.level, other.level)
            if measure(t, model, other) != plainly:
                yield from ranked(t, model, UNBOUND)
