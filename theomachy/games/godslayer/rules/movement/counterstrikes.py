"""GS-FAQ-01 to 03: a tactic by which a model may charge an enemy that moves near, as a passive activation."""

import msgspec

from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.rules.space.distances import in_range
from theomachy.games.godslayer.rules.space.engagement import in_melee_with
from theomachy.games.godslayer.rules.space.line_of_sight import sees
from theomachy.games.godslayer.rules.values.action import why_not_pay
from theomachy.games.godslayer.rules.values.statistics import has, lead_range, weapons
from theomachy.games.godslayer.state import FIELD, Battle, Card, Model
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
            return Reason("gs-no-such-weapon", "GS-CHG-05", {"model": model.id, "key": key})
        if model.where != FIELD or model.down or model.still or model.fumbled or t.card_of(model).fleeing:
            return Reason("gs-cannot-react", "GS-PAS-01", {"model": model.id})
        if foes := in_melee_with(t, model):
            return Reason("gs-engaged", "GS-FAQ-03", {"card": model.id, "enemy": foes[0].id})
        if not any(within_command(t, model, enemy) for enemy in t.members(self.moved)):
            return Reason("gs-nobody-to-charge", "GS-CHG-03", {"card": model.id})
        return why_not_pay(t.card_of(model), weapon.act, "GS-CHG-05")
