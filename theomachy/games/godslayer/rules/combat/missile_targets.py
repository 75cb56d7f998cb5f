"""GS-MIS-02, GS-MGA-01: the targets of missiles and magic attacks, which are all enemies in sight at any distance."""

import msgspec

from theomachy.games.godslayer.rules.space.line_of_sight import look, sees
from theomachy.games.godslayer.rules.values.action import MODEL, why_no_target
from theomachy.games.godslayer.state import FIELD, Battle, Model
from theomachy.geometry.plane import Disc
from theomachy.kernel import Message, Reason, StringChoice
from theomachy.kernel.keys import Subject
from theomachy.kernel.scene import Stroke

NONE = "none"
"""The key of a model that holds its shot back. GS-AVN-05."""


class InSight(msgspec.Struct, StringChoice, gc=False):
    """The choice of a target in sight: `b2.1`, or `none`.

    The options reveal no distance, unless a table option allows all to be measured. GS-TRM-03, GS-A-118.
    """

    t: Battle
    model: Model
    clause: str
    ranges: tuple[int, ...]
    """Reaches of the weapon in plane units: the normal one, and the long one if it has one."""

    def options(self) -> list[str]:
        t = self.t
        targets = [enemy.id for enemy in t.enemies(t.seat_of(self.model)) if sees(t, self.model, enemy)]
        return [*targets, NONE]

    def why_not(self, key: str) -> Reason | None:
        if key == NONE:
            return None
        target = self.t.named(key)
        if target is None or target.where != FIELD:
            return why_no_target(self.t, MODEL, key, self.clause)
        if self.t.allied(self.t.seat_of(target), self.t.seat_of(self.model)):
            return Reason("gs-needs-enemy", "GS-MOD-02", {"card": target.id})
        return why_not_seen(self.t, self.model, target)

    def subject(self, option: str) -> Subject:
        return Subject(role="decline") if option == NONE else Subject(piece=option)

    def blind(self, option: str) -> bool:
        """Return True if the odds of an option would reveal a distance that may not be measured yet. GS-MIS-02."""
        return self.t.setup.measuring == "declared" and option != NONE

    def drawn(self, key: str) -> list[Stroke]:
        target = self.t.named(key)
        return sightline(self.t, self.model, target) if target is not None and target.where == FIELD else []

    def outline(self) -> list[Stroke]:
        if self.t.setup.measuring != "free":
            return []
        place = (self.model.x, self.model.y)
        return [Stroke("range", [place], radius=self.model.r + far) for far in self.ranges]


def why_not_seen(t: Battle, origin: Model, target: Model) -> Reason | None:
    """Return why a model does not see another, or None if it does. GS-LOS-01."""
    seen = look(t, origin, target)
    return None if seen.free else Reason("gs-not-in-sight", seen.clause, {"model": origin.id, "target": target.id})


def sightline(t: Battle, origin: Model, target: Model) -> list[Stroke]:
    """Return the line by which a model sees another, or all that stands between them, as strokes to draw.

    GS-LOS-01, GS-TRM-04.
    """
    seen = look(t, origin, target)
    if seen.line is not None:
        return [Stroke("sight", list(seen.line), label=Message("gs-line-is-free", seen.clause))]
    line = [(origin.x, origin.y), (target.x, target.y)]
    strokes = [Stroke("blocked", line, label=Message("gs-line-is-blocked", seen.clause))]
    for body in seen.blockers:
        if isinstance(body, Disc):
            strokes.append(Stroke("blocked", [(body.x, body.y)], radius=body.r))
        else:
            strokes.append(Stroke("blocked", list(body.points), closed=body.closed))
    return strokes
