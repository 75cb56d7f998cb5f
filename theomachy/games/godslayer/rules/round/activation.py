"""GS-ACT, GS-AVN-02: the actions of the active model or unit."""

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

import msgspec

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.charge import charges
from theomachy.games.godslayer.rules.combat import melee, missiles, war_machines
from theomachy.games.godslayer.rules.effects import items, tactics, talents
from theomachy.games.godslayer.rules.magic import magic_attacks, spells
from theomachy.games.godslayer.rules.movement import moves, standing_up
from theomachy.games.godslayer.rules.round import warlords
from theomachy.games.godslayer.rules.values.action import Action, Verb, able
from theomachy.games.godslayer.rules.victory import relics
from theomachy.games.godslayer.state import Battle, Card
from theomachy.kernel import Ask, Message, Procedure, Reason, StringChoice
from theomachy.kernel.keys import Subject, split_place, split_verb
from theomachy.kernel.scene import Stroke

END: Final = "end"
STAND: Final = "stand"
MOVE: Final = "move"
UNMEASURED: tuple[Verb, ...] = ("move", "charge", "cast", "tactic", "talent", "assign", "item")
"""Kinds of actions whose distances are measured once they are paid for. GS-TRM-03."""

ACTIONS: dict[Verb, Action] = {
    STAND: standing_up.STAND_UP,
    MOVE: moves.MOVE,
    "charge": charges.CHARGE,
    "melee": melee.MELEE,
    "shoot": missiles.SHOOT,
    "blast": magic_attacks.BLAST,
    "cast": spells.CAST,
    "tactic": tactics.TACTIC,
    "talent": talents.TALENT,
    "item": items.ITEM,
    "assign": warlords.ASSIGN,
    "relic": relics.TAKE_UP,
}
"""The kinds of actions by their names.

The book mentions retreating from a charge nowhere else, so it is not one of them. GS-CON-05, GS-A-122.
"""
VERBS: dict[str, Verb] = {verb: verb for verb in ACTIONS}


class Act(NamedTuple):
    """The parts of an option: `move:2` has the verb `move` and the arg `2`."""

    verb: Verb
    arg: str

    @property
    def key(self) -> str:
        return f"{self.verb}:{self.arg}" if self.arg else self.verb


def read_act(key: str) -> Act | None:
    """Return the action that a key names, or None if it names none."""
    word, arg = split_verb(key)
    verb = VERBS.get(word)
    return Act(verb, arg) if verb is not None and (arg or key == word) else None


def choose_action(t: Battle) -> Procedure[None]:
    """Ask the active card for an action, or for the end of its activation; all its members act together.

    Nothing of this can be done at any other time. GS-AVN-02, GS-AVN-05, GS-ACT-03, GS-PAS-04.
    """
    assert t.activation is not None
    card = t.cards[t.activation.card]
    if not t.members(card) or card.fleeing:
        end(t, card)
        return
    key = yield from Ask(card.seat, "gs-ask-action", Actions(t, card), card.id, "GS-AVN-02")
    if key == END:
        end(t, card)
        return
    act = read_act(key)
    assert act is not None
    yield from ACTIONS[act.verb].perform(t, card, act.arg)


def end(t: Battle, card: Card) -> None:
    """End an activation and schedule what may still come at its end. GS-AVN-02."""
    verbs.end_activation(t)
    moves.schedule_shift(t, card)


def why_no_action(t: Battle, card: Card, key: str) -> Reason:
    """Return why a key names no action: it is only a place, a target or a kind of action.

    GS-ACT-03.
    """
    if split_place(key) is not None:
        return Reason("gs-action-before-place", "GS-ACT-03", {"card": card.id})
    if t.card_meant(key) is not None:
        return Reason("gs-action-before-target", "GS-ACT-03", {"card": card.id, "target": key})
    if key in VERBS:
        return Reason("gs-say-which", "GS-ACT-03", {"key": key})
    return Reason("gs-no-such-action", "GS-ACT-03", {"card": card.id, "key": key})


class Actions(msgspec.Struct, StringChoice, gc=False):
    """The choice of an action: `move:2`, `charge:gut-axe:normal`, `melee:gladius`, `tactic:shatter:b1` or `end`.

    The options reveal no distance. GS-TRM-03.
    """

    t: Battle
    card: Card

    def options(self) -> list[str]:
        t, card = self.t, self.card
        possible = [act for act in self.acts(ACTIONS) if not ACTIONS[act.verb].why_not(t, card, act.arg)]
        return [*[act.key for act in possible], END]

    def thinkable(self, kinds: Collection[Verb] = ACTIONS) -> list[str]:
        """Return the keys of actions that may be worth a look, allowed or not, of some kinds."""
        return [*[act.key for act in self.acts(kinds)], END]

    def acts(self, kinds: Collection[Verb]) -> list[Act]:
        """Return the actions of those kinds from which nothing holds the card back."""
        if self.held(END):
            kinds = [kind for kind in kinds if not self.held(kind)]
        return [Act(kind, arg) for kind in kinds for arg in ACTIONS[kind].args(self.t, self.card)]

    def held(self, kind: Verb | Literal["end"]) -> Reason | None:
        """Return why a card must do something else before a kind of action, or None.

        A card with members on the ground lets them stand up first. A card that cannot move does nothing. A crew that
        ran from its machine goes back to it first. GS-KNO-01, GS-KNO-04, GS-KNO-05, GS-WMC-08, GS-A-67.
        """
        t, card = self.t, self.card
        if kind != STAND and any(model.down for model in t.members(card)):
            return Reason("gs-stand-up-first", "GS-KNO-05" if card.of.unit else "GS-KNO-01", {"card": card.id})
        if kind != STAND and not able(t, card):
            return Reason("gs-is-stationary", "GS-STA-01", {"card": card.id})
        if kind not in (STAND, MOVE) and war_machines.must_return(t, card):
            return Reason("gs-back-to-the-machine", "GS-WMC-08", {"card": card.id})
        return None

    def why_not(self, key: str) -> Reason | None:
        if key == END:
            return None
        act = read_act(key)
        if act is None or not (act.arg or act.verb == STAND):
            return why_no_action(self.t, self.card, key)
        return self.held(act.verb) or ACTIONS[act.verb].why_not(self.t, self.card, act.arg)

    def subject(self, option: str) -> Subject:
        act = read_act(option)
        return ACTIONS[act.verb].subject(self.card, act.arg) if act is not None else Subject(role="end")

    def cost(self, option: str) -> dict[str, int]:
        act = read_act(option)
        tokens = ACTIONS[act.verb].cost(self.t, self.card, act.arg) if act is not None else 0
        return {"gs-tokens": tokens} if tokens else {}

    def unspent(self, option: str) -> Message | None:
        """Return how many tokens the card keeps. GS-ACT-01."""
        tokens = self.card.tokens
        return Message("gs-unspent", "GS-ACT-01", {"tokens": tokens}) if option == END and tokens else None

    def blind(self, option: str) -> bool:
        """Return True if the odds of an option would reveal a distance that is measured only once it is paid for.

        GS-TRM-03, GS-A-118.
        """
        act = read_act(option)
        return self.t.setup.measuring == "declared" and act is not None and act.verb in UNMEASURED

    def drawn(self, key: str) -> list[Stroke]:
        act = read_act(key)
        return ACTIONS[act.verb].drawn(self.t, self.card, act.arg) if act is not None else []
