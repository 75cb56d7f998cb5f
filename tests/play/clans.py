"""Clans, a made-up game whose armies live on: it shows that campaigns are for any game.

A clan is `ann 2, ben 1`: names and strengths. Everybody sends one, in the open, and dice are added; whoever is best has
won. In a campaign the winner makes one of theirs stronger, and who was sent by a loser may leave for good.
"""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from theomachy.features.ai import Ai
from theomachy.features.armies import Armies
from theomachy.features.campaigns import Aftermath, CampaignRules, Deed, Member, Roster
from theomachy.kernel import (
    About,
    Ask,
    Content,
    Event,
    Game,
    Message,
    Notation,
    Reason,
    Refused,
    Roll,
    SetupBase,
    SetupRules,
    refuse,
    total,
)
from theomachy.kernel.scene import Bar, Card, Fixed, Piece, Scene, Zone

SEATS = ("cn-one", "cn-two", "cn-three")
DIE = (1, 2, 3, 4, 5, 6)
TOP = 9


class Setup(SetupBase, frozen=True):
    clans: tuple[str, ...] = ("Ann 2, Ben 1", "Cid 2, Dot 1")
    scenario: Annotated[str, About(values=("hill", "ford"))] = "hill"
    ground_seed: int = 0
    campaign: bool = False
    harsh: Literal["no", "yes"] = "no"


class Clans(msgspec.Struct):
    setup: Setup
    clans: tuple[dict[str, int], ...]
    sent: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    over: bool = False
    log: list[Event] | None = None

    def copy(self):
        return msgspec.structs.replace(self, log=None)

    def digest(self):
        return msgspec.json.encode(self.copy()).decode()


def read(text):
    found = {}
    for part in text.split(","):
        name, _, strength = part.strip().rpartition(" ")
        if not name or not strength.isdigit() or int(strength) > TOP:
            raise refuse("cn-no-clan", "CN-1", text=text[:20])
        found[name] = int(strength)
    return found


def write(clan):
    return ", ".join(f"{name} {strength}" for name, strength in clan.items())


def faults(text):
    try:
        read(text)
    except Refused as no:
        return [no.reason]
    return []


def new(setup):
    if not 1 <= len(setup.clans) <= len(SEATS):
        raise refuse("cn-number", "CN-1", given=len(setup.clans))
    return Clans(setup, tuple(map(read, setup.clans)))


def change(t, event, told, **fields):
    for field, value in fields.items():
        setattr(t, field, value)
    if t.log is not None:
        t.log.append(Event(event, "CN-2", told))


def send(t):
    seat = len(t.sent)
    who = yield from Ask(seat, "cn-send", list(t.clans[seat]))
    face = yield from Roll((DIE,), total, "cn-rolls", seat)
    score = face + t.clans[seat][who]
    change(t, "cn-sent", {"seat": seat, "who": who, "n": score}, sent=(*t.sent, who), scores=(*t.scores, score))


def grow(t):
    if not t.setup.campaign or 1 not in shares(t):
        change(t, "cn-over", {}, over=True)
        return
    seat = shares(t).index(1)
    who = yield from Ask(seat, "cn-grow", list(t.clans[seat]))
    clan = {name: strength + (name == who) for name, strength in t.clans[seat].items()}
    clans = tuple(clan if other == seat else old for other, old in enumerate(t.clans))
    change(t, "cn-grew", {"seat": seat, "who": who, "n": clan[who]}, clans=clans, over=True)


def shares(t):
    best = [score == max(t.scores) for score in t.scores]
    return tuple(high / sum(best) for high in best)


def scene(t, viewer):
    seats = list(SEATS[: len(t.clans)])
    fixed = Fixed("clans", "rows", seats, [Zone("field", "cn-field")], {"clan": Card("cn-clan")})
    pieces = {who: Piece(who, "field", seat, card="clan") for seat, who in enumerate(t.sent)}
    return Scene(fixed, pieces, status=[Message("cn-status", args={"n": len(t.sent)})])


def legacy(t, events):
    told = {"cn-sent": "cn-deed-fought", "cn-grew": "cn-deed-grew"}
    deeds = [
        Deed(event.args["seat"], event.args["who"], Message(told[event.id], event.clause, {"n": event.args["n"]}))
        for event in events
        if event.id in told
    ]
    return Aftermath(tuple(map(write, t.clans)), tuple(deeds))


def roster(text):
    members = (Member(name, Bar("cn-strength", strength, TOP)) for name, strength in read(text).items())
    return Roster("Clan", "for the hill", (Message("cn-proud"),), tuple(members))


def for_players(setup, number):
    return msgspec.structs.replace(setup, clans=(setup.clans + ("Eve 1",) * number)[:number])


MUSTER = Armies(
    "clans",
    {"Ann 1": 1},
    lambda text: tuple(part.strip() for part in text.split(",") if part.strip()),
    ", ".join,
    faults,
    lambda chosen, id: Reason("cn-full", "CN-1") if chosen else None,
    lambda chosen: [],
    {"cn-starter": "Ann 1"},
    lambda random, without=(): f"Fay {random.randint(1, 3)}, Gus 1",
)
GAME = Game(
    id="clans",
    rules="1",
    content=Content(Path(__file__).parent / "clans", ""),
    setup=SetupRules(
        Setup,
        {"usual": lambda random: Setup(), "alone": lambda random: Setup(("Ann 2",))},
        SEATS,
        players=lambda setup: len(setup.clans),
        fewest=1,
        for_players=for_players,
    ),
    new=new,
    next_step=lambda t: None if t.over else (send if len(t.sent) < len(t.clans) else grow)(t),
    result=lambda t: shares(t) if t.over else None,
    scene=scene,
    imagine=lambda t, seat, random: t,
    notation=Notation(Clans.digest, msgspec.json.Decoder(Clans).decode),
    features=(
        Ai(judges={"1": lambda t: shares(t) if t.over else (1 / len(t.clans),) * len(t.clans)}),
        MUSTER,
        CampaignRules(legacy, roster),
    ),
)
