"""Writer of a state as short text that a person can type, and that reading.py reads.

    activation round 2 order 1,2 next 2 fewer 1
    setup scenario relic
    army 1 mortans-160
    army 2 banebrood: gorelord+infector-blades; horn-brayer; maldire-mongrels; ursapine
    a1 tokens 3 moved 1 activated done move,charge style charge
    a1 10in,12.5in wounds 4
    a2 tokens 4
    a2.1 25400,31750 down testudo/self/next/a2
    a2.2 destroyed
    marker relic relic 24in,24in
    haze 20in,20in 3 round
    turn 1 activated a1 last a1
    active a1 moves 1

The first line is the head: the phase, then the fields that differ from their usual values. The other lines come in any
order. A line of a card or a model begins with its id. The card and the model of an individual have one id and may share
a line. Places are `x,y` in whole steps of the grid (a hundredth of a millimetre) or in inches (`3.5in`).

A model without a place is in reserve, unless a word says that it is `hidden`, `destroyed` or `safe`. The marker of a
hidden card is `?` where the viewer may not know it. A lasting effect
gives its name, kind, duration, the card that caused it, the tokens spent on it and the round in which it began; parts
that are left out are none or 0: `testudo/self/next/a2`. Terrain is that of the setup; if a player laid it, lines
`terrain ...` name all of it. An action that is under way stands in lines `march`, `fight`, `harms` and `agenda`, in the
words of `theomachy/play/worded.py`.
"""

from collections.abc import Collection, Iterable
from typing import Any

from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.notation.reading import FLAGS, HEAD, NONE, NOTHING, NUMBERS, UNSEEN, Written, read
from theomachy.games.godslayer.rules.setup.opening import set_up
from theomachy.games.godslayer.rules.setup.secret_deployment import unknown_to
from theomachy.games.godslayer.rules.space.discovery import with_attachments
from theomachy.games.godslayer.state import FIELD, RESERVE, Battle, Card, Effect, Haze, Marker, Model, Turn
from theomachy.games.godslayer.terms import NOBODY
from theomachy.play.worded import write_fields, write_setup, write_tasks

__all__ = ["read", "view", "write"]


def view(t: Battle, seat: int) -> str:
    """Write a state as a seat, or an onlooker, may see it: without the markers of hidden cards. GS-DEP-13."""
    return write(t, {hider.number for card in unknown_to(t, seat) for hider in with_attachments(t, card)})


def write(t: Battle, unseen: Collection[int] = ()) -> str:
    """Write a state. Of cards with these numbers the secret marker is not told."""
    before = set_up(t.setup)
    lines = [_head(t, before)]
    lines += write_setup(t.setup, "warbands", STARTERS)
    if t.terrain != before.terrain:
        lines += [f"terrain {write_fields(piece)}" for piece in t.terrain]
    for card, usual in zip(t.cards, before.cards, strict=True):
        if words := _card(t, card, usual, card.number in unseen):
            lines += [" ".join([card.id, *words])]
        for number in card.models:
            if words := _model(t, t.models[number]):
                lines += [" ".join([t.models[number].id, *words])]
    lines += [_marker(t, marker) for marker in t.markers]
    lines += [_haze(t, haze) for haze in t.hazes]
    if t.turn is not None:
        lines += [_turn(t, t.turn)]
    if t.activation is not None:
        active = t.activation
        words = [f"moves {active.moves}"] if active.moves else []
        lines += [" ".join(["active", t.cards[active.card].id, *words, *(["no-charge"] if active.no_charge else [])])]
    lines += [f"{name} {write_fields(value)}" for name in ("march", "fight") if (value := getattr(t, name))]
    lines += [f"harms {write_tasks(t.harms)}"] if t.harms else []
    if t.agenda != (before.agenda if t.phase == "setting up" else ()):
        lines += [f"agenda {write_tasks(t.agenda)}"]
    return "\n".join(lines) + "\n"


def _head(t: Battle, before: Battle) -> str:
    words = [t.phase.replace(" ", "-")]
    for name, kind in HEAD.items():
        value = getattr(t, name)
        if value != getattr(before, name):
            words += [name, _said(value, kind)]
    return " ".join(words)


def _said(value: Any, kind: Written) -> str:
    if kind == "seat":
        return str(value + 1) if value != NOBODY else NONE
    if kind == "seats":
        return ",".join(str(seat + 1) if seat != NOBODY else NOTHING for seat in value) or NONE
    if kind == "deeds":
        return ",".join(note.replace(" ", "-") for note in value) or NONE
    if isinstance(value, tuple):
        return ",".join(str(item) or NOTHING for item in value) or NONE
    return str(value) if value is not None else NONE


def _place(of: Model | Marker | Haze) -> str:
    return f"{of.x},{of.y}"


def _card(t: Battle, card: Card, usual: Card, unseen: bool) -> list[str]:
    words = []
    for name, kind in NUMBERS.items():
        value = getattr(card, name)
        if value != getattr(usual, name):
            hidden = unseen and name == "marker"
            words += [name, UNSEEN if hidden else _cards(t, value) if kind == "cards" else _said(value, kind)]
    if card.leader != usual.leader:
        words += ["leads" if card.leader else "follows"]
    return words + [flag for flag in FLAGS if getattr(card, flag)]


def _cards(t: Battle, numbers: Iterable[int]) -> str:
    return ",".join(t.cards[number].id for number in numbers) or NONE


def _model(t: Battle, model: Model) -> list[str]:
    words = [_place(model)] if model.where == FIELD or model.x or model.y else []
    words += [model.where] if model.where not in (FIELD, RESERVE) else []
    words += [f"wounds {model.wounds}"] if model.wounds else []
    words += ["down"] if model.down else []
    words += [f"still {model.still}"] if model.still else []
    words += ["fumbled"] if model.fumbled else []
    return words + [_effect(t, effect) for effect in model.effects]


def _effect(t: Battle, effect: Effect) -> str:
    source = t.cards[effect.source].id if effect.source != NOBODY else NONE
    parts = [effect.id, effect.kind, effect.until, source, effect.amount, effect.round]
    return "/".join(map(str, parts))


def _marker(t: Battle, marker: Marker) -> str:
    words = ["marker", marker.id, marker.kind, _place(marker)]
    words += ["of", str(marker.seat + 1)] if marker.seat != NOBODY else []
    words += ["moved"] if marker.moved else []
    words += ["bare"] if marker.bare else []
    return " ".join(words + (["carrier", t.models[marker.carrier].id] if marker.carrier != NOBODY else []))


def _haze(t: Battle, haze: Haze) -> str:
    words = ["haze", _place(haze), str(haze.across), haze.until]
    words += ["from", t.cards[haze.source].id] if haze.source != NOBODY else []
    return " ".join(words + (["rough"] if haze.rough else []))


def _turn(t: Battle, turn: Turn) -> str:
    words = ["turn", str(turn.seat + 1)]
    words += ["first"] if turn.first else []
    words += ["alone"] if turn.alone else []
    words += ["activated", _cards(t, turn.activated)] if turn.activated else []
    return " ".join(words + (["last", t.cards[turn.last].id] if turn.last != NOBODY else []))
