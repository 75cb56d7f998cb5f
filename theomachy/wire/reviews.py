"""Was that me or the dice? The review of a match that is over, in one language."""

from typing import Any

import msgspec

from theomachy import games
from theomachy.coach import Moment, Review, tries
from theomachy.hosting.branches import finished
from theomachy.hosting.rows import MatchRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.play.records import read_record
from theomachy.presentation.hindsight import Asked, asked
from theomachy.wire.desk import language, presented, sitting
from theomachy.wire.presenter import Presenter
from theomachy.wire.presenters import presenter
from theomachy.wire.replays import result_of
from theomachy.wire.review_pages import ReviewLuck, ReviewMoment, ReviewPage, ReviewSide

TOLD_COST = 0.005
"""Choices that cost less are not told in words."""
DIGITS = 4


async def begin(service: MatchService, guest: str, match: str, lang: str) -> ReviewPage:
    """See to it that the review of a match is worked out."""
    await service.reviews.begin(match, await finished(service, match), guest)
    return await review(service, guest, match, lang)


async def review(service: MatchService, guest: str, match: str, lang: str) -> ReviewPage:
    """The review of a match, or how far it has come."""
    text = await finished(service, match)
    working, kept = service.reviews.working(match), await service.reviews.kept(match)
    row, seats = await service.store.read(MatchRow, match), await matches.seats(service.store, match)
    assert row is not None
    names = sitting(presented(row.game, lang), seats, await service.names(seats), guest)
    if kept is not None:
        page = await service.shared("check", shown, text, kept, language(lang))
        review = msgspec.json.decode(kept, type=Review)
        mine = [seat.number for seat in seats if seat.guest == guest] or range(len(seats))
        again = [review.moments.index(moment) for moment in tries(review.moments, mine)]
    else:
        speaker, record = presenter(games.game(row.game), language(lang)), read_record(text)
        result = result_of(record, speaker, len(seats)).text
        page = ReviewPage(state="none", game=row.game, title=speaker.words.title, seats=[], result=result)
        again = []
        if working is not None:
            page.state, page.done = "working", round(working.done, DIGITS)
            page.moments = [_moment(speaker, moment, {}) for moment in working.moments]
    return msgspec.structs.replace(page, seats=names, tries=again)


def shown(text: str, kept: str, lang: str) -> ReviewPage:
    """Return a review in words, for anybody."""
    record, review = read_record(text), msgspec.json.decode(kept, type=Review)
    speaker = presenter(games.game(record.fields["game"]), lang)
    turning = [review.moments[number] for number in review.turning]
    wanted: dict[int, set[str]] = {}
    for moment in review.moments:
        if moment.kind == "choice" and (moment.cost >= TOLD_COST or moment in turning):
            wanted[moment.entry] = {moment.key, moment.best}
    told = asked(record, speaker.game, speaker.words, wanted)
    return ReviewPage(
        state="done",
        game=speaker.game.id,
        title=speaker.words.title,
        seats=[],
        result=result_of(record, speaker, len(review.result)).text,
        done=1.0,
        moments=[_moment(speaker, moment, told) for moment in review.moments],
        sides=[_side(side) for side in review.sides],
        ledger=[
            ReviewLuck(
                text=_rolled(speaker, row.question, row.seat),
                rolls=row.rolls,
                luck=_rounded(row.luck),
                seat=row.seat,
                round=row.round,
            )
            for row in review.ledger
        ],
        turning=review.turning,
    )


def _side(side: Any) -> ReviewSide:
    figures = {name: round(getattr(side, name), DIGITS) for name in ReviewSide.__struct_fields__ if name != "accuracy"}
    return ReviewSide(**figures, accuracy=None if side.accuracy is None else round(side.accuracy, 1))


def _moment(speaker: Presenter, moment: Moment, told: dict[int, Asked]) -> ReviewMoment:
    shown = ReviewMoment(
        step=moment.entry,
        kind=moment.kind,
        before=_rounded(moment.before),
        after=_rounded(moment.after),
        seat=moment.seat,
        round=moment.round,
    )
    if moment.kind == "roll":
        shown.text, shown.taken = _rolled(speaker, moment.question, moment.seat), moment.faces
    elif moment.entry in told:
        shown.text, options = told[moment.entry]
        shown.taken = options[moment.key]
        shown.better = options[moment.best] if moment.best != moment.key else ""
    return shown


def _rolled(speaker: Presenter, question: str, seat: int | None) -> str:
    """What dice were rolled for."""
    return speaker.words.say(question, seat=seat or 0) if question else ""


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, DIGITS) for share in shares]
