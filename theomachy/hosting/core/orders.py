"""The orders that seats give in advance."""

from functools import partial
from typing import Any

from theomachy.features.ai import usual_answer
from theomachy.features.auto_answers import auto_answers_of
from theomachy.hosting.core.seats import Seats
from theomachy.hosting.log import MatchLog
from theomachy.hosting.store.tables import Orders
from theomachy.kernel import Ask, Match
from theomachy.play.auto_answers import StandingOrder, ordered_answer
from theomachy.play.onlookers import as_onlooker
from theomachy.play.optional import attempt, situation
from theomachy.play.runs import Runs

SET_UP = "set-up"
"""The kind of question of the order that leaves the rest of a seat's set-up to what is usual."""


class StandingOrders:
    """The orders of all seats, and the questions that are being answered by them."""

    def __init__(self, orders: Orders, seats: Seats) -> None:
        self.orders, self._seats = orders, seats
        self.runs = Runs()
        """The decisions that seats have taken in one go."""
        self.pending: set[str] = set()
        """The ids of the requests to which an answer was ordered and is on its way."""
        self._usual: tuple[str, str | None] = "", None
        """The last request that was looked at, and the usual answer to it."""
        self._public: tuple[str, Match[Any] | None] = "", None
        """The last request that was asked at a shared screen, and the match as an onlooker knows it."""

    def look(self, orders: Orders) -> set[int]:
        """Take over what the store tells; return the seats whose orders have changed."""
        old, self.orders = self.orders, orders
        return {seat for seat, window in old.keys() | orders if old.get((seat, window)) != orders.get((seat, window))}

    def end_set_up(self, seat: int) -> set[int]:
        """Let a seat answer the rest of its set-up itself; return the seats whose orders have changed."""
        return self.look({**self.orders, (seat, SET_UP): StandingOrder()})

    def sets_up(self, seat: int) -> bool:
        """Return whether a seat has left the rest of its set-up to what is usual."""
        return self.orders.get((seat, SET_UP), StandingOrder()).how == "always"

    def applies(self, log: MatchLog, ask: Ask[Any]) -> bool:
        """Return whether a seat wants a question to be answered for it.

        It answers itself what was taken back, and so does a learner; while a seat asks to take something back nobody
        goes on.
        """
        order = self.orders.get((ask.seat, ask.question), StandingOrder())
        if log.teaching or log.takeback_request is not None:
            return False
        return self.sets_up(ask.seat) or (order.how != "ask" and not log.taken_back)

    def answer(self, log: MatchLog, ask: Ask[Any]) -> str | None:
        """Return the answer that a seat has ordered to a question; None if it has ordered none that may be given."""
        if not self.applies(log, ask) or log.match is None:
            return None
        if self.sets_up(ask.seat):
            return self.usual(log, ask)
        order = self.orders[ask.seat, ask.question]
        give = partial(ordered_answer, auto_answers_of(log.game), log.match.state, ask, order)
        return attempt("standing", situation(log.match, ask.seat), give, None, key=f"{order.how} {order.least}")

    def usual(self, log: MatchLog, ask: Ask[Any]) -> str | None:
        """Return the usual answer to a question of set-up; None to any other, and while a lesson teaches."""
        if log.match is None or log.teaching:
            return None
        id = log.request_id(ask)
        if self._usual[0] != id:
            look_up = partial(usual_answer, self.known(log, log.match, ask), ask)
            self._usual = id, attempt("usual", situation(log.match, ask.seat), look_up, None)
        return self._usual[1]

    def known(self, log: MatchLog, match: Match[Any], ask: Ask[Any]) -> Match[Any]:
        """Return the match from which help with a question comes: odds, ways, hints and the usual answer.

        At a screen that several people share it is what an onlooker may know, unless the question is a secret, which
        only its seat sees.
        """
        guest = self._seats.rows[ask.seat].guest
        if ask.secret or guest is None or len(self._seats.of(guest)) < 2:
            return match
        id = log.request_id(ask)
        if self._public[0] != id or self._public[1] is None:
            self._public = id, as_onlooker(match)
        return self._public[1] or match

    def begin(self, request: str) -> bool:
        """Note that an answer to a request is on its way; return False if one is already."""
        new = request not in self.pending
        self.pending.add(request)
        return new

    def end(self, request: str) -> None:
        self.pending.discard(request)
