"""Verbs for rounds, turns and activations. GS-RND, GS-AVN."""

from typing import Literal

from msgspec.structs import replace

from theomachy.games.godslayer.state import Activation, Battle, Card, Turn
from theomachy.games.godslayer.terms import Phase
from theomachy.games.godslayer.verbs.log import tell


def begin_round(t: Battle) -> None:
    """Begin a round, and clear the notes of the round before. GS-RND-01, GS-RND-02."""
    t.round += 1
    t.phase = "initiation"
    t.turn = None
    t.next = 0
    t.passed = ()
    t.markers = tuple([replace(marker, moved=False) for marker in t.markers])
    for card in t.cards:
        card.activated = False
        card.moved = 0
        card.done = ()
    for model in t.models:
        model.fumbled = False
    tell(t, "gs-round", "GS-RND-02", round=t.round)


def begin_phase(t: Battle, phase: Phase) -> None:
    t.phase = phase


def generate(t: Battle, card: Card, tokens: int) -> None:
    """Set the tokens in a card's pool. GS-ACT-01, GS-ACT-02."""
    card.tokens = tokens


def count_cards(t: Battle, fewer: int) -> None:
    """Note the seat with the fewest cards in this round. GS-SET-05."""
    t.fewer = fewer


def begin_turn(t: Battle, turn: Turn) -> None:
    """Begin a turn, and note the strength of all cards at its start. GS-RND-04."""
    t.turn = turn
    t.next = (t.order.index(turn.seat) + 1) % len(t.order)
    for card in t.cards:
        card.strength = strength(t, card)
    tell(t, "gs-turn", "GS-RND-04", seat=turn.seat)


def strength(t: Battle, card: Card) -> int:
    """Count the members of a card that can lose heart: all except a machine. GS-PSY-02, GS-WMC-03."""
    return sum([model.role != "machine" for model in t.members(card)])


def pass_turn(t: Battle, seat: int) -> None:
    """Pass a turn, which remains empty. GS-AVN-10, GS-A-73."""
    t.passed += (seat,)
    t.turn = None
    tell(t, "gs-passes", "GS-AVN-10", seat=seat)


def end_turn(t: Battle) -> None:
    """End a turn, with all styles, charge bonuses and effects that last for a turn. GS-MEL-07, GS-CHG-16."""
    t.turn = None
    for card in t.cards:
        card.style = ""
    expire(t, "turn")


def expire(t: Battle, until: Literal["turn", "round"]) -> None:
    """End all effects that last until the end of a turn or a round. GS-GEF-01."""
    for model in t.models:
        if model.effects:
            model.effects = tuple([effect for effect in model.effects if effect.until != until])
        if model.still == until:
            model.still = ""
    if until == "round":
        t.hazes = tuple([haze for haze in t.hazes if haze.until != until])


def activate(t: Battle, card: Card) -> None:
    """Begin a card's standard activation, and end effects that last until then. GS-AVN-01, GS-AVN-02, GS-AVN-11."""
    assert t.turn is not None
    card.activated = True
    t.activation = Activation(card.number)
    for number in card.models:
        model = t.models[number]
        if model.effects:
            model.effects = tuple([effect for effect in model.effects if effect.until != "next"])
    tell(t, "gs-activates", "GS-AVN-01", card=card.id, seat=card.seat)


def count_activation(t: Battle, card: Card, counts: bool) -> None:
    """Count an activation against the limit of the turn, unless it does not count. GS-AVN-03, GS-AVN-07."""
    assert t.turn is not None
    activated = (*t.turn.activated, card.number) if counts else t.turn.activated
    t.turn = replace(t.turn, activated=activated, last=card.number)


def end_activation(t: Battle) -> None:
    """End an activation. GS-AVN-02."""
    t.activation = None


def skip_activation(t: Battle, card: Card) -> None:
    """Mark a card as activated if none of its members can act."""
    card.activated = True


def forbid_charge(t: Battle) -> None:
    """Forbid charges for the rest of the activation. GS-DEP-12."""
    assert t.activation is not None
    t.activation = replace(t.activation, no_charge=True)
