"""The parts of a match that a campaign keeps: living circles and each godbreaker's deeds. GB-CIR-11 to 15."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from theomachy.features.campaigns import Aftermath, Deed, Member, Roster
from theomachy.games.godbreaker.army.circles import DICE, Godbreaker, creation_faults, read_circle, said, write_circle
from theomachy.games.godbreaker.setup import SEATS, Setup
from theomachy.games.godbreaker.state import Saga
from theomachy.games.godbreaker.vocabulary import TokenKind
from theomachy.kernel import Event, Message, Reason, Refused
from theomachy.kernel.scene import Bar
from theomachy.play.piece_names import sided

DEED_OF_EVENT: dict[str, str] = {
    "gb-grows": "gb-deed-grew",
    "gb-wanes": "gb-deed-waned",
    "gb-ascends": "gb-deed-ascended",
    "gb-falls": "gb-deed-fell",
    "gb-prize": "gb-deed-prize",
    "gb-returns": "gb-deed-returned",
    "gb-farewell": "gb-deed-left",
    "gb-joins": "gb-deed-joined",
    "gb-gains-trait": "gb-deed-gained",
    "gb-takes-metal": "gb-deed-metal",
    "gb-takes-flaw": "gb-deed-flaw",
}
"""Messages of the chronicle's deeds, by the id of the event that each comes from."""
KEPT = ("die", "trait", "rank", "metal", "flaw")
CARRIED: tuple[TokenKind, ...] = ("treasure", "trophy")
"""Kinds of tokens that a godbreaker may carry home. GB-SCO1-08, GB-NES-09."""


class Homecomer(NamedTuple):
    """A godbreaker at the end of a match."""

    seat: int
    name: str
    die: int
    carried: dict[TokenKind, int]


def aftermath(t: Saga, events: Sequence[Event]) -> Aftermath:
    home = {
        model.id: Homecomer(model.seat, model.name, model.die, {kind: model.tokens.count(kind) for kind in CARRIED})
        for model in t.models
        if model.godbreaker
    }
    return Aftermath(tuple(map(write_circle, t.circles)), deeds(events, home))


def deeds(events: Sequence[Event], home: Mapping[str, Homecomer]) -> tuple[Deed, ...]:
    """Return the deeds of a match in the order of its events.

    Tokens carried home come after the deeds of the match and before those of the aftermath.
    """
    done = [_deed_of(event, home) for event in events if event.id in DEED_OF_EVENT]
    during = [deed for deed in done if deed is not None]
    after = next((n for n, deed in enumerate(during) if deed.message.clause.startswith("GB-CIR")), len(during))
    carried = [
        Deed(who.seat, who.name, Message(f"gb-deed-{kind}", "GB-TRI-05", {"n": n}))
        for who in home.values()
        for kind, n in who.carried.items()
        if n
    ]
    return (*during[:after], *carried, *during[after:])


def about(event: Event, home: Mapping[str, Homecomer]) -> tuple[int, str]:
    """Return the seat and the name of the godbreaker that an event is about. The name may be told with its side."""
    args = event.args
    if "name" not in args:
        return home[args["model"]][:2]
    seat: int = args["seat"]
    return seat, args["name"].removesuffix(sided("", SEATS[seat]))


def why_not_begin(setup: Setup) -> Reason | None:
    """Return why a campaign cannot begin with these circles, or None: they must be new. GB-CIR-02, GB-CIR-03."""
    for number, text in enumerate(setup.circles, 1):
        try:
            faults = creation_faults(read_circle(text), setup.levels)
        except Refused as no:
            faults = [no.reason]
        for why in faults:
            return Reason(why.id, why.clause, {"number": number, **why.args})
    return None


def _deed_of(event: Event, home: Mapping[str, Homecomer]) -> Deed | None:
    """Return the deed that an event tells; None if it is about a model that is no godbreaker."""
    args = event.args
    if "name" not in args and args["model"] not in home:
        return None
    seat, name = about(event, home)
    kept = {name: args[name] for name in KEPT if name in args}
    return Deed(seat, name, Message(DEED_OF_EVENT[event.id], event.clause, kept))


def roster(text: str) -> Roster:
    """Return a circle as its player is shown it. GB-CIR-01."""
    circle = read_circle(text)
    shard = Message("gb-has-shard", "GB-CIR-04", {"trait": said("trait", circle.shard)})
    return Roster(
        circle.name, circle.cause, (shard,), tuple(_member(*entry) for entry in enumerate(circle.godbreakers, 1))
    )


def _member(place: int, who: Godbreaker) -> Member:
    lines = [Message("gb-of-metals", "GB-CIR-06", {"metals": [said("metal", metal) for metal in who.metals]})]
    for trait, rank in who.traits:
        lines.append(Message("gb-has-trait", "GB-CIR-07", {"trait": said("trait", trait), "rank": rank}))
    lines += [Message("gb-has-flaw", "GB-CIR-09", {"flaw": said("flaw", flaw)}) for flaw in who.flaws]
    return Member(who.name, Bar("gb-growth", who.die, DICE[-1]), tuple(lines), f"gb-{who.metals[0]}-{place}")
