"""GS-RND, GS-AVN: rounds, turns, and the order of activations."""

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.movement import standing_up
from theomachy.games.godslayer.rules.values.action import why_no_target
from theomachy.games.godslayer.rules.values.statistics import has, leads, most, stat
from theomachy.games.godslayer.rules.victory import outcome
from theomachy.games.godslayer.state import FIELD, HIDDEN, Battle, Card, Turn
from theomachy.games.godslayer.terms import NOBODY
from theomachy.kernel import Ask, Choice, Message, Procedure, Reason
from theomachy.kernel.keys import Role, Subject

END = "end"
PASS = "pass"
MAGISTRATUM = (3, 5)
"""Rounds at whose start the Magistratum's non-living members heal."""


# Initiation


def initiation(t: Battle) -> Procedure[None]:
    """Begin a round: generate tokens, and schedule sustaining of spells and the priority roll.

    GS-RND-02, GS-ACT-01, GS-ACT-02.
    """
    for card in t.cards:
        verbs.generate(t, card, tokens_of(t, card))
        if t.round in MAGISTRATUM and leads(t, card, "magistratum"):
            for model in t.members(card):
                if has(t, model, "non-living"):
                    verbs.heal(t, model, 1, "GS-SUB-01")
    sustaining = [tasks.Sustain(card.number) for card in t.cards if card.spells and t.in_play(card)]
    again = t.round > 1 or t.setup.rulings.second_priority_roll  # GS-A-72
    leaders = [tasks.Nominate(seat) for seat in range(t.players)]
    verbs.schedule(t, *sustaining, *leaders, *([tasks.Priority()] if again else []), tasks.Fewer())
    verbs.begin_phase(t, "activation")
    yield from ()


def tokens_of(t: Battle, card: Card) -> int:
    """Return how many tokens a card generates. A unit generates once, not for each model. GS-ACT-01, GS-A-14."""
    models = [t.models[number] for number in card.models if t.models[number].where in (FIELD, HIDDEN)]
    return stat(t, models[0], "ACT") if models else 0


def count_cards(t: Battle) -> Procedure[None]:
    """Record which side has fewer cards than all others, for the whole round. GS-SET-05, GS-AVN-10."""
    counts = [sum(len(t.cards_of(mate)) for mate in range(t.players) if t.allied(mate, seat)) for seat in t.order]
    least = [seat for seat, count in zip(t.order, counts, strict=True) if count == min(counts)]
    verbs.count_cards(t, least[0] if len(least) == 1 else NOBODY)
    yield from ()


# Turns


def waiting(t: Battle, seat: int) -> list[Card]:
    """Return the cards of a seat's side that are still to be activated in this round. GS-AVN-01, GS-MUL-01."""
    return [
        card
        for card in t.cards
        if not card.activated and t.allied(card.seat, seat) and t.in_play(card) and alive(t, card)
    ]


def alive(t: Battle, card: Card) -> bool:
    """Return True if a card can be activated, which a machine without crew cannot. GS-WMC-07."""
    if card.of.kind != "war-machine":
        return True
    return any(t.models[number].where == FIELD and t.models[number].role != "machine" for number in card.models)


def next_turn(t: Battle) -> Procedure[None]:
    """Begin the next player's turn, or the end of the round once everything was activated. GS-RND-03, GS-AVN-09."""
    left = [seat for seat in t.order if waiting(t, seat)]
    if not left or outcome.early_end(t):
        verbs.begin_phase(t, "end of round")
        return
    seats = (*t.order[t.next :], *t.order[: t.next])
    seat = next(other for other in seats if other in left)
    first = not any(card.activated for card in t.cards) and not t.passed
    verbs.begin_turn(t, Turn(seat, first, len(left) == 1 and len(t.order) > 1))
    yield from ()


def choose_card(t: Battle) -> Procedure[None]:
    """Ask which model or unit to activate next, until the limit is reached or the player is done. GS-AVN-03."""
    turn = t.turn
    assert turn is not None
    if not Next(t).left():
        finish_turn(t)
        return
    seat = yield from who_acts(t, turn)
    key = yield from Ask(seat, "gs-ask-activate", Next(t, seat), "", "GS-AVN-03")
    if key == PASS:
        verbs.pass_turn(t, turn.seat)
    elif key == END:
        finish_turn(t)
    else:
        card = t.card_named(key)
        assert card is not None
        begin_activation(t, card)


def who_acts(t: Battle, turn: Turn) -> Procedure[int]:
    """Return the seat that acts in a turn; a team is asked which of its members it is. GS-MUL-01."""
    seats = list(dict.fromkeys([card.seat for card in Next(t).left()]))
    if len(seats) == 1:
        return seats[0]
    key = yield from Ask(turn.seat, "gs-ask-who", [f"seat-{seat + 1}" for seat in seats], "", "GS-MUL-01")
    return seats[[f"seat-{seat + 1}" for seat in seats].index(key)]


def begin_activation(t: Battle, card: Card) -> None:
    """Begin the activation of a card with what is due at its start.

    A hidden card acts in its own way. Others have expiry tests, regeneration, rallying, and standing up. GS-AVN-02,
    GS-A-50.
    """
    assert t.turn is not None
    child = attached(t, card)
    verbs.count_activation(t, card, not child)
    verbs.activate(t, card)
    if card.did("discovered"):
        verbs.forbid_charge(t)  # GS-DEP-12
    if any(t.models[number].where == HIDDEN for number in card.models):
        verbs.schedule(t, tasks.Hidden(card.number))
        return
    lasting = dict.fromkeys(
        effect.id for model in t.members(card) for effect in model.effects if effect.until == "lasting"
    )
    for model in t.members(card):
        verbs.heal(t, model, most(t, model, "regeneration"), "GS-AVN-02")
    verbs.schedule(
        t,
        *[tasks.Expire(card.number, id) for id in lasting],
        *([tasks.Rally(card.number)] if card.fleeing else []),
        *([tasks.Stand(card.number)] if card.of.unit and standing_up.fallen(t, card) else []),
    )


def stand_up(t: Battle, task: tasks.Stand) -> Procedure[None]:
    """Let members of a unit that lie on the ground stand up at once, if it can pay; it may not save the token.

    GS-KNO-05, GS-A-67.
    """
    card = t.cards[task.card]
    active = t.activation is not None and t.activation.card == card.number  # rallying ends an activation
    if active and not card.fleeing and not standing_up.why_not_stand(t, card, ""):
        yield from standing_up.stand_up(t, card, "")


def attached(t: Battle, card: Card) -> bool:
    """Return True if a card is an attachment whose parent is in play, so that it does not count against the limit.

    GS-AVN-07, GS-AVN-08.
    """
    return card.parent != NOBODY and t.in_play(t.cards[card.parent])


def finish_turn(t: Battle) -> None:
    """End a turn: skip attachments that could not follow, and schedule bravery tests for units with heavy losses.

    GS-PSY-02.
    """
    assert t.turn is not None
    for card in t.cards:
        if not card.activated and attached(t, card) and t.cards[card.parent].activated:
            verbs.skip_activation(t, card)
    tests = [tasks.Bravery(card.number) for card in t.cards if card.of.kind in ("unit", "war-machine")]
    verbs.schedule(t, *tests, tasks.EndTurn())


def end_turn(t: Battle) -> Procedure[None]:
    verbs.end_turn(t)
    yield from ()


class Next(msgspec.Struct, Choice[str], gc=False):
    """The choice of a card to activate: `a3`; or `end` of the turn, once a card was activated; or `pass`.

    Only a side with fewer cards may pass. GS-AVN-03, GS-AVN-04, GS-AVN-07, GS-AVN-09, GS-AVN-10.
    """

    t: Battle
    seat: int = NOBODY

    def options(self) -> list[str]:
        turn = self.t.turn
        assert turn is not None
        keys = [card.id for card in self.left() if self.seat in (NOBODY, card.seat)]
        if not self.why_not_pass():
            keys.append(PASS)
        if turn.activated and not self.due():
            keys.append(END)
        return keys

    def due(self) -> list[Card]:
        """Return the cards that must come next: attachments of the last card, or the parent of an attachment.

        GS-AVN-01, GS-AVN-07, GS-A-76.
        """
        t, turn = self.t, self.t.turn
        assert turn is not None
        if turn.last == NOBODY:
            return []
        last = t.cards[turn.last]
        family = last.parent if attached(t, last) else last.number
        return [
            card
            for card in waiting(t, turn.seat)
            if card.number == family or (card.parent == family and attached(t, card))
        ]

    def left(self) -> list[Card]:
        """Return the cards that the limit allows to a whole team."""
        assert self.t.turn is not None
        return [card for card in waiting(self.t, self.t.turn.seat) if not self.why_not_card(card)]

    def why_not(self, key: str) -> Reason | None:
        t, turn = self.t, self.t.turn
        assert turn is not None
        if key == PASS:
            return self.why_not_pass()
        if key == END:
            if due := self.due():
                return Reason("gs-due-next", "GS-AVN-07", {"card": due[0].id})
            return None if turn.activated else Reason("gs-must-activate", "GS-AVN-01", {})
        card = t.card_named(key)
        if card is None:
            return why_no_target(t, "unit", key, "GS-AVN-01")
        if t.members(card) and not (t.in_play(card) and alive(t, card)):
            return Reason("gs-no-crew", "GS-WMC-07", {"card": card.id})
        if not t.in_play(card):
            return Reason("gs-target-gone", "GS-AVN-01", {"target": key})
        if not t.allied(card.seat, turn.seat) or self.seat not in (NOBODY, card.seat):
            return Reason("gs-not-yours", "GS-AVN-03", {"card": card.id})
        if card.activated:
            return Reason("gs-was-activated", "GS-AVN-01", {"card": card.id})
        return self.why_not_card(card)

    def subject(self, option: str) -> Subject:
        roles: dict[str, Role] = {END: "end", PASS: "decline"}
        return Subject(role=roles[option]) if option in roles else Subject(piece=option)

    def unspent(self, option: str) -> Message | None:
        """Return the card with the most tokens that could still act in this turn, and how many others could.

        GS-AVN-03.
        """
        if option not in (END, PASS):
            return None
        left = sorted(self.left(), key=lambda card: -card.tokens)
        if not left:
            return None
        named = {"card": left[0].id, "tokens": left[0].tokens, "others": len(left) - 1}
        return Message("gs-not-acted", "GS-AVN-03", named)

    def why_not_pass(self) -> Reason | None:
        """Return why a seat may not pass, or None. GS-AVN-10, GS-A-73."""
        t, turn = self.t, self.t.turn
        assert turn is not None
        free = turn.seat == t.fewer and turn.seat not in t.passed
        if free and not (turn.first or turn.alone or turn.last != NOBODY):
            return None
        return Reason("gs-may-not-pass", "GS-AVN-10", {"seat": turn.seat})

    def why_not_card(self, card: Card) -> Reason | None:
        """Return why a card may not be activated in this turn, or None. GS-AVN-03, GS-AVN-04, GS-AVN-07."""
        t, turn = self.t, self.t.turn
        assert turn is not None
        if due := self.due():
            return None if card in due else Reason("gs-due-next", "GS-AVN-07", {"card": due[0].id})
        if attached(t, card):
            parent = t.cards[card.parent]
            if parent.activated:
                return Reason("gs-with-its-parent", "GS-AVN-07", {"card": card.id})
            card = parent
        return self.why_over_limit(card)

    def why_over_limit(self, card: Card) -> Reason | None:
        """Return why a card would be over the limit of a turn, or None.

        The limit is one card, or two of which at most one is a unit. GS-AVN-03, GS-AVN-04, GS-A-74, GS-A-75.
        """
        t, turn = self.t, self.t.turn
        assert turn is not None
        most_cards = 1 if turn.first or turn.alone else 2
        if len(turn.activated) >= most_cards:
            return Reason("gs-turn-is-full", "GS-AVN-04" if turn.first else "GS-AVN-03", {"n": most_cards})
        if card.of.unit and any(t.cards[number].of.unit for number in turn.activated):
            return Reason("gs-one-unit-a-turn", "GS-AVN-03", {"card": card.id})
        return None


# The end of a round


def end_of_round(t: Battle) -> Procedure[None]:
    """End a round: end what lasts a round, score the scenario, and end the battle after the last one.

    GS-RND-01, GS-A-104.
    """
    verbs.expire(t, "round")
    outcome.score_round(t)
    if t.round >= outcome.rounds(t) or outcome.early_end(t):
        outcome.finish(t)
    else:
        verbs.begin_round(t)
    yield from ()
