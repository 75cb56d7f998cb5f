"""GT-FMT: how warbands are found, unless they are brought along: a roster, a draft, a snake, a limited pool."""

from itertools import combinations

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.cards import official
from theomachy.games.godtear.phases import Phase
from theomachy.games.godtear.rules.choosing import Listed
from theomachy.games.godtear.rules.opening import forces
from theomachy.games.godtear.setup import PLAYED, Format
from theomachy.games.godtear.sheets import Class
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Ask, Both, Choice, Procedure, Reason, Roll, one
from theomachy.kernel.keys import Subject

EACH: dict[Format, int] = {"draft": 3, "draft four": 4, "draft five": 5, "limited pool": 3, "snake": 3}
"""Champions that each player takes, by format. GT-FMT-07, GT-FMT-10 to 12, GT-FMT-14."""
SNAKE = (1, 0, 0, 1, 1, 0)
"""Pickers in order, as the distance from the first player. GT-FMT-12."""
CLASSES: tuple[Class, ...] = ("slayer", "maelstrom", "shaper", "guardian")
OF_EACH_CLASS = 3
"""Champions of each class in a limited pool. GT-FMT-14."""


def draw_pool(t: Godtear) -> Procedure[None]:
    """Draw three champions of each class, or all if there are fewer. GT-FMT-14."""
    for class_ in CLASSES:
        left = tuple(id for id, (champion, _) in official().items() if champion.class_ == class_)
        for _ in range(min(OF_EACH_CLASS, len(left))):
            champion: str = yield from Roll((left,), one, "gt-roll-pool", None, "GT-FMT-14")
            left = tuple(id for id in left if id != champion)
            verbs.draw(t, champion)
    verbs.begin_phase(t, "roll-off")


def pick_order(t: Godtear) -> Procedure[None]:
    """Let the winner of the roll pick first or leave that to the opponent. GT-FMT-07, GT-FMT-09."""
    answer = yield from Ask(t.first, "gt-ask-pick-order", Listed(["me", "opponent"]), "", "GT-FMT-07")
    verbs.pick_first(t, t.first if answer == "me" else 1 - t.first)


def pick(t: Godtear) -> Procedure[None]:
    """Take the next champion, and end the draft with the last one. GT-FMT-07, GT-FMT-08, GT-FMT-12."""
    draft = verbs.the_draft(t)
    seat = picker(t, sum(map(len, draft.picked)))
    champion = yield from Ask(seat, "gt-ask-pick", Picks(t, seat), "", "GT-FMT-07")
    verbs.pick(t, seat, champion)
    if sum(map(len, draft.picked)) < 2 * EACH[t.setup.format]:
        return
    if t.setup.format == "draft five":
        verbs.begin_phase(t, "ban")
    elif t.setup.format == "draft four":
        verbs.begin_phase(t, "choose three")
    else:
        verbs.muster(t, *forces(draft.picked), "side")


def picker(t: Godtear, taken: int) -> int:
    """Return the seat that picks when this many champions are taken. GT-FMT-07, GT-FMT-12."""
    if t.setup.format == "snake":
        return t.first ^ SNAKE[taken]
    return t.first ^ taken % 2


class Picks(msgspec.Struct, Choice[str], gc=False):
    """A choice of a champion that may be picked. GT-FMT-08, GT-FMT-13, GT-SET-02."""

    t: Godtear
    seat: int

    def options(self) -> list[str]:
        return [id for id in verbs.the_draft(self.t).pool if self.why_not(id) is None]

    def why_not(self, key: str) -> Reason | None:
        draft = verbs.the_draft(self.t)
        pieces = {piece_of(seat, id): id for seat, champions in enumerate(draft.picked) for id in champions}
        id = pieces.get(key, key)
        if id not in draft.pool:
            return Reason("gt-no-such-champion", "GT-FMT-07", {"champion": key})
        if id in draft.picked[self.seat]:
            return Reason("gt-champion-twice", "GT-SET-02", {"champion": id})
        if id in draft.picked[1 - self.seat] and (key in pieces or self.t.setup.format != "snake"):
            return Reason("gt-champion-gone", "GT-FMT-08", {"champion": id})
        return None


def piece_of(seat: int, champion: str) -> str:
    """Return the id of the piece of a champion that a player has picked."""
    return f"{seat + 1}-{champion}"


def ban(t: Godtear) -> Procedure[None]:
    """Let each player ban one of the opponent's champions, both at the same time. GT-FMT-11."""
    one, two = verbs.the_draft(t).picked
    first, second = yield from Both((ask_ban(0, two), ask_ban(1, one)))
    verbs.ban(t, 1, first)
    verbs.ban(t, 0, second)
    verbs.begin_phase(t, "choose three")


def ask_ban(seat: int, champions: tuple[str, ...]) -> Ask[str]:
    return Ask(seat, "gt-ask-ban", Bans(champions, 1 - seat), "", "GT-FMT-11")


class Bans(msgspec.Struct, Choice[str], gc=False):
    """A choice of one of the opponent's champions. GT-FMT-11."""

    champions: tuple[str, ...]
    owner: int
    """Number of the opponent's seat."""

    def options(self) -> tuple[str, ...]:
        return self.champions

    def subject(self, option: str) -> Subject:
        return Subject(piece=piece_of(self.owner, option))

    def why_not(self, key: str) -> Reason | None:
        if key in self.champions:
            return None
        return Reason("gt-not-in-list", "GT-FMT-11", {"key": key, "keys": list(self.champions)})


def choose_three(t: Godtear) -> Procedure[None]:
    """Let both players reveal the three champions they play, at the same time. GT-FMT-05, GT-FMT-10, GT-FMT-11."""
    asks = tuple(ask_three(seat, champions) for seat, champions in enumerate(verbs.the_draft(t).picked))
    one, two = yield from Both(asks)
    after: Phase = "roll-off" if t.setup.format == "roster" else "side"
    verbs.muster(t, *forces((one.champions, two.champions)), after)


class Three(str):
    """The champions that a player plays: `titus,lily,halftusk`."""

    champions: tuple[str, ...]

    def __new__(cls, champions: tuple[str, ...]) -> "Three":
        self = super().__new__(cls, ",".join(champions))
        self.champions = champions
        return self


class Threes(msgspec.Struct, Choice[Three], gc=False):
    """A choice of three of a player's champions."""

    champions: tuple[str, ...]

    def options(self) -> list[Three]:
        return list(map(Three, combinations(self.champions, PLAYED)))

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        return Reason("gt-three-of-these", "GT-FMT-05", {"champions": list(self.champions), "key": key})


def ask_three(seat: int, champions: tuple[str, ...]) -> Ask[Three]:
    return Ask(seat, "gt-ask-three", Threes(champions), "", "GT-FMT-05")
