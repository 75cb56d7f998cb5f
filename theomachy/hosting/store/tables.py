"""What is kept beside the log of a match: standing orders and remarks."""

from collections.abc import Sequence
from contextlib import suppress

from theomachy.hosting.remarks import SHOWN_REMARKS, Phrase, Remark
from theomachy.hosting.rows import MatchRow, OrderRow, RemarkRow
from theomachy.hosting.store.verbs import Add, Behind, Put, Store
from theomachy.kernel import refuse
from theomachy.play.auto_answers import StandingOrder

Orders = dict[tuple[int, str], StandingOrder]
"""The standing orders of a match, by seat and kind of question."""


async def stand(store: Store, match: str, seats: Sequence[int], window: str, order: StandingOrder) -> None:
    """Let seats answer a kind of question by an order from now on."""
    await store.write(*(ordered(match, seat, window, order) for seat in sorted(seats)))


def ordered(match: str, seat: int, window: str, order: StandingOrder) -> Put:
    """Return the change that lets a seat answer a kind of question by an order from now on."""
    return Put(OrderRow(match, seat, window, order.how, order.least))


async def orders(store: Store, match: str) -> Orders:
    """Return the standing orders of a match."""
    rows = await store.select(OrderRow, match=match)
    return {(row.seat, row.window): StandingOrder(row.how, row.least) for row in rows}


async def remark(store: Store, match: str, seat: int, phrase: Phrase) -> None:
    """Keep something that a person says. Refused if the match has been deleted."""
    while await store.read(MatchRow, match) is not None:
        number = max((last.number for last in await remarks(store, match, 1)), default=0) + 1
        with suppress(Behind):  # another person has said something at the same moment
            return await store.write(Add(RemarkRow(match, number, seat, phrase)))
    raise refuse("live-no-match")


async def remarks(store: Store, match: str, most: int = SHOWN_REMARKS) -> list[Remark]:
    """Return the last remarks in their order."""
    return [Remark(row.number, row.seat, row.phrase) for row in await store.select(RemarkRow, match=match, last=most)]
