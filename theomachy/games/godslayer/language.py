"""The language of effects: what abilities, tactics, items, spells and weapons do, as far as data can express it.

The field `does` of a card is a list of effects. Each is a verb with its object and further fields:
`does = [{ change = "MEL", by = 1, when = "melee" }, { be = "fearless" }]`.

    change      a statistic; with `when` for a purpose only, with `aura` that of others near by, with `tokens` for each
                token that is spent
    be          something as long as it lasts: fearless, ethereal, in cover
    have        `n` of something that the rules ask for: toughness, inches of charge move
    frighten    enemies in contact, by fear or horror
    protect     the bearer, by a protection roll: ignore damage, halve it, survive it
    cross       a kind of terrain as if it were open ground

    attack      with the weapon several `times` at once or after a hit, or everybody in reach
    ignore      shields, or `n` points of armour
    weaken      a statistic of a model that is hit, to the end of the turn
    afflict     with a continuous effect, `when` the bearer hits, harms, is struck, or shoots
    knock_down  the target of a critical hit, of a hit that harms, or of a charge that harms
    leave       haze where a template lay

Everything that data cannot express is a function under the card's id, in the other files of this folder. GS-CON-06.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias, TypeVar, cast, get_args

import msgspec

from theomachy.games.godslayer.terms import Dread

Stat = Literal["MOV", "MEL", "MIS", "MAG", "DEF", "ARM", "LEAD", "ACT", "POW", "SR", "CAST"]
"""The eight basic statistics, POW, strike rank, and bonuses on casting rolls. GS-PRO-02, GS-CTR-06."""
When = Literal[
    "", "melee", "missile", "missile or magic", "missile or charge", "free strike", "charge", "enemy spell",
    "incantation", "bravery or rally", "receiving", "beside a mate", "outnumbering", "creature", "non-living",
]  # fmt: skip
"""Circumstances in which a change of a statistic counts; see rules/values/statistics.py."""
Trait = Literal[
    "battle caster", "channeller", "counterstriker", "deaf", "ethereal", "fearless", "firm", "in cover", "musician",
    "non-living", "oath-bound", "slippery", "stationary", "vanguard",
]  # fmt: skip
"""Traits of a model. These are not obvious from the word alone:

    channeller      spellcasters may cast through it. GS-CHN-01
    counterstriker  it charges as a passive activation. GS-FAQ-01
    deaf            it receives no ordered tactics
    ethereal        half damage from attacks that are not enchanted. GS-ITM-05
    firm            it cannot be knocked down
    oath-bound      no fear tests, fear tests instead of horror tests. GS-PSY-09, GS-CON-08
    slippery        one token of movement is safe from free strikes
    vanguard        advanced deployment. GS-DEP-01
"""
Amount = Literal[
    "charge move", "charge power", "critical damage", "critical dice", "criticals spared", "movement limit", "push",
    "regeneration", "secret units", "support", "thrift", "toughness",
]  # fmt: skip
"""Abilities of a model that have a number:

    charge move       inches added to a charge
    charge power      the charge bonus to POW, instead of 1
    critical damage   direct damage added to critical hits
    critical dice     dice that only count for pairs. GS-A-44
    criticals spared  critical hits a round whose extra damage it ignores
    movement limit    tokens a round. GS-MOV-06
    push              inches that a model it harms in melee is pushed
    regeneration      life points an activation
    secret units      friendly infantry units that may deploy secretly because of it
    support           inches to its parent within which it joins free strikes
    thrift            tokens saved on its tactics, and on one counter attack a round
    toughness         points taken from each normal damage
"""


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a file; a misspelt field is an error that names it."""


class Verb(Data, frozen=True, tag_field="do"):
    """A part of an effect's language, as the field `do` names it."""


class Change(Verb, frozen=True, tag="change"):
    """A change of a statistic, which never falls below 0. GS-A-13."""

    stat: Stat
    by: int
    when: When = ""
    aura: int = 0
    """Inches within which it works on others; 0 if it works on the bearer. GS-AUR-01."""
    on: Literal["all", "friends", "enemies"] = "all"
    """The models that an aura works on. GS-A-70."""
    tokens: int = 0
    """The most tokens that count for a tactic of variable cost; 0 if the cost is fixed. GS-TAC-14."""


class Be(Verb, frozen=True, tag="be"):
    what: Trait


class Have(Verb, frozen=True, tag="have"):
    what: Amount
    n: int


class Frighten(Verb, frozen=True, tag="frighten"):
    """A cause of fear or horror in enemies. GS-PSY-03, GS-PSY-07."""

    by: Dread


class Protect(Verb, frozen=True, tag="protect"):
    """A protection roll of the bearer. GS-PRT-01."""

    gives: Literal["ignore", "halve", "survive"]
    value: int
    """The least that the die must show."""
    against: Literal["", "missile"] = ""
    once: bool = False
    """True if it protects only once a game."""


class Cross(Verb, frozen=True, tag="cross"):
    """A kind of terrain that the bearer crosses like open ground. GS-TER-04."""

    terrain: str


class Attack(Verb, frozen=True, tag="attack"):
    """Further attacks with a weapon. GS-CON-07."""

    how: Literal["at once", "after a hit", "everybody"]
    times: int = 1
    """Number of attack rolls against one target."""
    power: int = 0
    """POW of the attacks after a hit."""


class Ignore(Verb, frozen=True, tag="ignore"):
    what: Literal["shields", "armour"]
    n: int = 0
    """Points of armour that are ignored."""


class Weaken(Verb, frozen=True, tag="weaken"):
    stat: Stat
    by: int


class Afflict(Verb, frozen=True, tag="afflict"):
    """A continuous effect that the bearer causes or suffers. GS-CEF-02."""

    effect: str
    """Id of the continuous effect."""
    when: Literal["hits", "harms", "is struck", "shoots"]
    """The cause: the bearer hits, harms, is hit in melee from within an inch, or shoots.

    With `shoots` a hit does this instead of damage.
    """


class KnockDown(Verb, frozen=True, tag="knock_down"):
    """A knock-down of the target. GS-KNO-01."""

    when: Literal["critical", "harm", "charge"]


class Leave(Verb, frozen=True, tag="leave"):
    """Haze left where a template lay, of its size and to the end of the round. GS-HAZ-01."""

    what: Literal["haze"]


Effect: TypeAlias = (
    Change | Be | Have | Frighten | Protect | Cross | Attack | Ignore | Weaken | Afflict | KnockDown | Leave
)
Effects: TypeAlias = tuple[Effect, ...]
V = TypeVar("V", bound=Verb)


def every(verb: type[V], effects: Iterable[Effect]) -> list[V]:
    """Return the effects with a verb: `every(Afflict, weapon.does)`."""
    return [effect for effect in effects if isinstance(effect, verb)]


class Does:
    """A collection of effects, sorted by kind, so that the rules quickly find those that they ask for most."""

    __slots__ = ("auras", "by_verb", "changes", "dreads", "effects", "numbers", "traits")

    def __init__(self, effects: Iterable[Effect] = ()) -> None:
        self.effects = tuple(effects)
        self.by_verb: dict[type[Verb], list[Effect]] = {}
        for effect in self.effects:
            self.by_verb.setdefault(type(effect), []).append(effect)
        self.changes = tuple([change for change in every(Change, self.effects) if not change.aura])
        self.auras = tuple([change for change in every(Change, self.effects) if change.aura])
        self.traits = frozenset([effect.what for effect in every(Be, self.effects)])
        self.dreads = tuple([effect.by for effect in every(Frighten, self.effects)])
        self.numbers = tuple([(effect.what, effect.n) for effect in every(Have, self.effects)])

    def all(self, verb: type[V]) -> list[V]:
        """Return the effects with a verb."""
        return cast(list[V], self.by_verb.get(verb, []))


def spelled_out(entry: object) -> object:
    """Return content ready to be decoded: the verb of each effect becomes a field of its own, `do`."""
    if isinstance(entry, list):
        return [spelled_out(part) for part in entry]
    if not isinstance(entry, dict):
        return entry
    where = f"{entry['id']}: does" if "id" in entry else "does"
    return {
        name: [_effect(effect, f"{where}, entry {n}") for n, effect in enumerate(part, 1)]
        if name == "does" and isinstance(part, list)
        else spelled_out(part)
        for name, part in entry.items()
    }


def _effect(entry: object, where: str) -> object:
    """Return `{ be = "deaf" }` as `{ do = "be", what = "deaf" }`: the verb's object is its first field.

    ValidationError is raised if there is no verb. An entry that is no table is left for the decoder to refuse.
    """
    if not isinstance(entry, dict):
        return entry
    verb = next((name for name in entry if name in OBJECTS), "")
    if not verb:
        raise msgspec.ValidationError(f"{where}: one of {', '.join(OBJECTS)} is needed")
    return {"do": verb, **{OBJECTS[verb] if name == verb else name: part for name, part in entry.items()}}


OBJECTS = {str(verb.__struct_config__.tag): verb.__struct_fields__[0] for verb in get_args(Effect)}
"""The name of the field for a verb's object, by the verb."""
