"""What the coach would do in the place of somebody who is asked."""

from logging import getLogger

import msgspec

from theomachy.coach import Hint
from theomachy.hosting.ports import Busy, Counsel, Thinker
from theomachy.kernel import Refused, refuse

NOTHING_HERE = "nothing-here"
"""Why a person is told nothing who asked for help: it failed."""

logger = getLogger(__name__)


async def advised(thinker: Thinker, counsel: Counsel) -> list[Hint]:
    """Thought about where agents think; Refused if nobody has time, or nobody knows."""
    try:
        text = await thinker.advise(counsel)
    except Busy:
        raise refuse("hint-busy") from None
    except Refused:
        raise
    except Exception as error:  # noqa: BLE001 - a thinker is processes and pipes: the match goes on, whatever fails there
        logger.warning("match %s: the coach could not advise: %s", counsel.match, type(error).__name__)
        raise refuse(NOTHING_HERE) from None
    return msgspec.json.decode(text, type=list[Hint])
