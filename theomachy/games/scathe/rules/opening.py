"""SC-SET: rows are committed, then the first turn is rolled for."""

from collections.abc import Iterator
from itertools import combinations

import msgspec

from theomachy.games.scathe import verbs
from theomachy.games.scathe.actions import Rows
from theomachy.games.scathe.rules.dice import higher, roll_off
from theomachy.games.scathe.rules.draft import deck
from theomachy.games.scathe.setup import ROW, Setup, read_parties, row_faults
from theomachy.games.scathe.state import BLUE, RED, Draft, Scathe
from theomachy.kernel import Ask, Both, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject, groups


def set_up(setup: Setup) -> Scathe:
    """Return the table before the first decision. SC-SET-01 to 04.

    Parties with agreed rows stand already; the others wait.
    """
    parties = read_parties(setup)
    if parties is None:
        return Scathe(setup, "draft order", [[], []], {}, draft=Draft(deck(setup.rulings)))
    t = Scathe(setup, "rows", [[], []], {}, waiting=(parties[RED].heroes, parties[BLUE].heroes))
    for seat, party in enumerate(parties):
        if party.rows is not None:
            verbs.line_up(t, seat, party.rows)
    return t


def choose_rows(t: Scathe) -> Procedure[None]:
    """Let both players choose their rows in secret, revealed together, unless agreed otherwise. SC-A-18."""
    seats = [seat for seat in (RED, BLUE) if t.waiting[seat]]
    asks = tuple(ask_rows(t, seat) for seat in seats)
    if t.setup.rulings.secret_rows and asks:
        chosen = yield from Both(asks)
        for seat, rows in zip(seats, chosen, strict=True):
            verbs.line_up(t, seat, rows)
    else:
        for ask in asks:
            rows = yield from ask
            verbs.line_up(t, ask.seat, rows)
    verbs.rows_done(t)


def ask_rows(t: Scathe, seat: int) -> Ask[Rows]:
    return Ask(seat, "sc-ask-rows", Arrangements(t.waiting[seat]), "", "SC-SET-02", t.setup.rulings.secret_rows)


class Arrangements(msgspec.Struct, Choice[Rows], gc=False):
    """The choice among all ways to stand in two rows of at most three. SC-SET-02."""

    heroes: tuple[str, ...]

    def options(self) -> list[Rows]:
        return list(arrangements(self.heroes))

    def subject(self, option: Rows) -> Subject:
        """Return an empty subject: rows are about a whole party, not about one hero."""
        return Subject()

    def why_not(self, key: str) -> Reason | None:
        rows = groups(key)
        if len(rows) < 2:
            return Reason("sc-one-row", "SC-SET-02")
        if why := next(row_faults(rows), None):
            return why
        if why := next(self.misplaced([id for row in rows for id in row]), None):
            return why
        ordered = Rows(*[tuple(id for id in self.heroes if id in row) for row in rows])
        return None if ordered == key else Reason("sc-rows-spelled", "SC-SET-02", {"right": str(ordered)})

    def misplaced(self, placed: list[str]) -> Iterator[Reason]:
        """Yield the reasons why these heroes are not the whole party, each of them once. SC-SET-02."""
        for id in placed:
            if id not in self.heroes:
                yield Reason("sc-not-in-party", "SC-SET-02", {"hero": id})
            elif placed.count(id) > 1:
                yield Reason("sc-in-two-places", "SC-SET-02", {"hero": id})
        for id in self.heroes:
            if id not in placed:
                yield Reason("sc-without-row", "SC-SET-02", {"hero": id})


def arrangements(heroes: tuple[str, ...]) -> Iterator[Rows]:
    for size in range(len(heroes) + 1):
        if size <= ROW and len(heroes) - size <= ROW:
            for front in combinations(heroes, size):
                yield Rows(front, tuple(id for id in heroes if id not in front))


def roll_for_first_turn(t: Scathe) -> Procedure[None]:
    """Roll for who goes first for the whole game; the other player gets one inspire. SC-SET-05."""
    faces = yield from roll_off()
    first = higher(faces)
    verbs.roll_off(t, faces, first)
    if first is not None:
        verbs.begin(t, first)
