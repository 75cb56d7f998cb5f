"""What the coach would do in the place of somebody who is asked."""

from logging import getLogger

import msgspec

from theomachy.coach import Hint
from theomachy.hosting.ports import Busy, Counsel, Thinker
from theomachy.kernel import Refused, refuse

logger = getLogger(__name__)


async def advised(thinker: Thinker, counsel: Counsel) -> list[Hint]:
    """Thought about where agents think; Refused if nobody has time, or nobody knows."""
    try:
        text = await thinker.advise(counsel)
    except Busy:
        raise refuse("hint-busy") from None
    except Refused:
        raise
    except Exception as error:  # whatever it is: the match goes on all the same
        logger.warning("match %s: no advice: %r", counsel.match, error)
        raise refuse("hint-failed") from None
    return msgspec.json.decode(text, type=list[Hint])
