"""What was agreed before a match: its game, its setup, its dice."""

from typing import Any

import msgspec

from theomachy.hosting.rows import Dice, MatchRow
from theomachy.kernel import Game, Reason, Roll, Seeded, Typed
from theomachy.kernel.requests import Faces
from theomachy.play.lessons import Lesson
from theomachy.play.origins import continuing
from theomachy.play.records import Record


class AudibleDice(Seeded):
    """Dice that were settled before the match, and that can be heard falling."""

    heard: list[tuple[Roll[Any], Faces]]

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces:
        faces = super().roll(roll, epoch, step, number)
        self.heard.append((roll, faces))
        return faces


def why_not_open(row: MatchRow, game: Game[Any]) -> Reason | None:
    """Why a match cannot be played on: it was begun by rules that are not ours any more."""
    if row.rules == game.rules and game.content.is_known_as(row.content):
        return None
    return Reason("live-other-rules", args={"found": row.rules, "needed": game.rules})


class MatchTerms(msgspec.Struct, frozen=True):
    id: str
    game: Game[Any]
    setup: str
    dice: Dice
    server_seed: bytes
    nonces: tuple[str, ...] = ()
    lesson: Lesson | None = None
    opening: Record | None = None
    """what came before, where it goes on from another match"""
    host: str = ""
    """as records name it"""

    @property
    def commitment(self) -> str:
        """The hash of the server's seed, known before any player sits down."""
        return Seeded(self.server_seed).commitment

    def beginning(self) -> Any:
        """The state that the match begins with."""
        return self.game.new(msgspec.json.decode(self.setup, type=self.game.setup.type))

    def chance(self) -> Seeded:
        source = (Typed if self.dice == "typed" else AudibleDice)(self.server_seed, self.nonces)
        if isinstance(source, AudibleDice):
            source.heard = []
        return source if self.opening is None else continuing(self.opening.fields, len(self.opening.entries), source)
