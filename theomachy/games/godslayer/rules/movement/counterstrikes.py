"""GS-FAQ-01 to 03: a tactic by which a model may charge an enemy that moves near, as a passive activation."""

import msgspec

from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.rules.space.distances import in_range
from theomachy.games.godslayer.rules.space.engagement import in_melee_with
from theomachy.games.godslayer.rules.space.line_of_sight import sees
from theomachy.games.godslayer.rules.space.paths import in_inches
from theomachy.games.godslayer.rules.values.action import why_not_pay
from theomachy.games.godslayer.rules.values.statistics import has, lead_range, weapons
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
from theomachy.geometry.plane import INCH, gap
from theomachy.kernel import Choice, Reason
from theomachy.kernel.keys import Subject

NONE = "none"


def counterstrikes(t: Battle, card: Card) -> list[tasks.Counterstrike]:
    """Return the questions for all enemies that may charge a card that has moved.

    They may do so as often as they can pay, even several times in a round. GS-FAQ-03.
    """
    return [
        tasks.Counterstrike(card.number, model.number)
        for model in t.enemies(card.seat)
        if model.effects and has(t, model, "counterstriker")
    ]


def within_command(t: Battle, model: Model, enemy: Model) -> bool:
    """Return True if an enemy is in a model's LEAD range and in sight. GS-TRM-05."""
    return in_range(model, enemy, lead_range(t, model)) and sees(t, model, enemy)


def why_helpless(t: Battle, model: Model) -> Reason | None:
    """Return why a model can react to nothing, or None if it can. GS-KNO-01, GS-STA-01, GS-FUM-02, GS-FLE-05."""
    if model.where != FIELD:
        return Reason("gs-target-gone", "GS-PAS-01", {"target": model.id})
    if model.down:
        return Reason("gs-lies-down", "GS-KNO-01", {"model": model.id})
    if model.still:
        return Reason("gs-is-stationary", "GS-STA-01", {"card": model.id})
    if model.fumbled:
        return Reason("gs-has-fumbled", "GS-FUM-02", {"card": model.id})
    return Reason("gs-is-fleeing", "GS-FLE-05", {"card": model.id}) if t.card_of(model).fleeing else None


def why_beyond_command(t: Battle, model: Model, enemy: Model) -> Reason:
    """Return the reason that an enemy is not in a model's LEAD range, or not in sight. GS-TRM-05, GS-FAQ-03.

    Both lengths are told only where measuring is free, since nothing is paid yet. GS-TRM-03, GS-A-118.
    """
    who = {"model": model.id, "target": enemy.id}
    if in_range(model, enemy, lead_range(t, model)):
        return Reason("gs-not-in-sight", "GS-FAQ-03", who)
    if t.setup.measuring == "free":
        lead = lead_range(t, model) // INCH
        return Reason("gs-beyond-lead", "GS-FAQ-03", {**who, "lead": lead, "away": in_inches(gap(model, enemy))})
    return Reason("gs-beyond-command", "GS-FAQ-03", who)


class Answers(msgspec.Struct, Choice[str], gc=False):
    """The choice of a counterstrike: `twin-kopis` names the attack to charge with, `none` declines. GS-FAQ-03."""

    t: Battle
    model: Model
    moved: Card

    def options(self) -> list[str]:
        ids = [weapon.id for weapon in weapons(self.t, self.model, "MEL")]
        return [*[key for key in ids if not self.why_not(key)], NONE]

    def subject(self, option: str) -> Subject:
        return Subject(role="decline") if option == NONE else Subject(line=option)

    def blind(self, option: str) -> bool:
        """Return True if the odds of an option would reveal a distance.

        It is known only when the charge is paid for. GS-TRM-03.
        """
        return self.t.setup.measuring == "declared" and option != NONE

    def why_not(self, key: str) -> Reason | None:
        t, model = self.t, self.model
        if key == NONE:
            return None
        weapon = next((weapon for weapon in weapons(t, model, "MEL") if weapon.id == key), None)
        if weapon is None:
            return Reason("gs-no-such-weapon", "GS-CHG-05", {"card": model.id})
        if why := why_helpless(t, model):
            return why
        if foes := in_melee_with(t, model):
            return Reason("gs-engaged", "GS-FAQ-03", {"card": model.id, "enemy": foes[0].id})
        moved = t.members(self.moved)
        if not any(within_command(t, model, enemy) for enemy in moved):
            if t.setup.measuring == "free" and moved:
                return why_beyond_command(t, model, min(moved, key=lambda enemy: gap(model, enemy)))
            return Reason("gs-nobody-in-command", "GS-FAQ-03", {"model": model.id, "card": self.moved.id})
        return why_not_pay(t.card_of(model), weapon.act, "GS-CHG-05")
