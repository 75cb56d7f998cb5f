"""SC-EFF: what the parts of an ability do, and whom they may be given to."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from theomachy.games.scathe import verbs
from theomachy.games.scathe.heroes import AbilityPart, Does, Kind, To, Token
from theomachy.games.scathe.rules.attack import Hit, Target, attack, targets, why_not_target
from theomachy.games.scathe.state import Hero, Scathe
from theomachy.kernel import Choice, Reason

Effect: TypeAlias = Callable[[Scathe, Hero, AbilityPart, str], Sequence[Hit]]
"""Resolves a part for its user and whom it was given to; returns the heroes that were hit."""


class Ally(msgspec.Struct, Choice[str], gc=False):
    """The choice of a living hero of one's own. SC-A-11."""

    t: Scathe
    user: Hero
    part: AbilityPart

    def options(self) -> list[str]:
        return [hero.card.id for hero in allies(self.t, self.user)]

    def why_not(self, key: str) -> Reason | None:
        seat, _ = self.t.slots.get(key, (None, 0))
        if seat != self.user.seat:
            return Reason("sc-not-an-ally", "SC-A-11", {"hero": key})
        if not self.t.hero(key).alive:
            return Reason("sc-hero-dead", "SC-END-02", {"hero": key})
        return None if key in self.options() else Reason("sc-not-oneself", "SC-A-11", {"hero": key})


class Crippled(msgspec.Struct, Choice[str], gc=False):
    """The choice of an enemy hero to cripple: rows and taunt restrict attacks only. SC-EFF-08, SC-A-12."""

    t: Scathe
    user: Hero
    part: AbilityPart

    @property
    def reach(self) -> Kind:
        return "ranged" if self.t.setup.rulings.cripple_reach == "any" else "melee"

    def options(self) -> list[str]:
        return targets(self.t, 1 - self.user.seat, self.reach)

    def why_not(self, key: str) -> Reason | None:
        why = why_not_target(self.t, 1 - self.user.seat, self.reach, key)
        return Reason("sc-behind-front-row-cripple", "SC-A-12", why.args) if why and why.clause == "SC-ATK-01" else why


ASKS: dict[To, tuple[str, str, Callable[[Scathe, Hero, AbilityPart], Choice[str]]]] = {
    "enemy": ("sc-ask-target", "SC-ATK-01", Target),
    "row": ("sc-ask-centre", "SC-ATK-06", Target),
    "foe": ("sc-ask-cripple", "SC-EFF-08", Crippled),
    "ally": ("sc-ask-ally", "SC-A-11", Ally),
}
"""Parts that need a choice: the question, its clause, and its choice. SC-USE-05."""


def allies(t: Scathe, user: Hero) -> list[Hero]:
    """Return the living friendly heroes, the user included. SC-A-11."""
    living = [hero for hero in t.parties[user.seat] if hero.alive]
    if t.setup.rulings.ally_is_self or len(living) == 1:
        return living
    return [hero for hero in living if hero is not user]


def receivers(t: Scathe, user: Hero, part: AbilityPart, whom: str) -> list[Hero]:
    """Return the heroes that an effect reaches: the user, one ally, or all living friends."""
    if part.to == "self":
        return [user]
    if part.to == "all":
        return [hero for hero in t.parties[user.seat] if hero.alive]
    return [t.hero(whom)]


def heal(t: Scathe, user: Hero, part: AbilityPart, whom: str) -> Sequence[Hit]:
    """Heal the receivers. SC-EFF-02."""
    for hero in receivers(t, user, part, whom):
        verbs.heal(t, hero, part.amount)
    return ()


def giving(token: Token, clause: str) -> Effect:
    """Return the effect that gives tokens of a kind. SC-EFF-03 to 06."""

    def give(t: Scathe, user: Hero, part: AbilityPart, whom: str) -> Sequence[Hit]:
        for hero in receivers(t, user, part, whom):
            verbs.give(t, hero, token, part.amount, clause)
        return ()

    return give


def inspire(t: Scathe, user: Hero, part: AbilityPart, whom: str) -> Sequence[Hit]:
    """Add inspire to the user's pool. SC-EFF-07."""
    verbs.inspire(t, user.seat, part.amount)
    return ()


def collect(t: Scathe, user: Hero, part: AbilityPart, whom: str) -> Sequence[Hit]:
    """Give inspire, or the tokens that a table option names: the book does not explain this icon. SC-A-02."""
    if t.setup.rulings.collect == "inspire":
        verbs.inspire(t, user.seat, part.amount, "SC-A-02")
    else:
        verbs.give(t, user, t.setup.rulings.collect, part.amount, "SC-A-02")
    return ()


def cripple(t: Scathe, user: Hero, part: AbilityPart, whom: str) -> Sequence[Hit]:
    """Give cripple tokens to the chosen enemy. SC-EFF-08."""
    verbs.give(t, t.hero(whom), "cripple", part.amount, "SC-EFF-08")
    return ()


EFFECTS: dict[Does, Effect] = {
    "attack": attack,
    "heal": heal,
    "taunt": giving("taunt", "SC-EFF-03"),
    "armor": giving("armor", "SC-EFF-04"),
    "physical": giving("physical", "SC-EFF-05"),
    "magic": giving("magic", "SC-EFF-06"),
    "inspire": inspire,
    "collect": collect,
    "cripple": cripple,
}
