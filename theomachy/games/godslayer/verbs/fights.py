"""Verbs for attacks and charges, and for their rolls. GS-MEL, GS-CHG, GS-FRE."""

from msgspec.structs import replace

from theomachy.games.godslayer.state import Battle, Blow, Card, Fight, Model
from theomachy.games.godslayer.terms import Rolled, Style
from theomachy.games.godslayer.verbs.log import tell


def begin_fight(t: Battle, fight: Fight) -> None:
    t.fight = fight


def end_fight(t: Battle) -> None:
    t.fight = None


def declare(t: Battle, id: str, card: Card, weapon: str, clause: str) -> None:
    """Report an attack or a counter attack as declared and paid for. GS-MEL-02, GS-CTR-02."""
    tell(t, id, clause, card=card.id, seat=card.seat, weapon=f"gs-{weapon}")


def aim(t: Battle, blow: Blow) -> None:
    """Add a model's blow at the target that it named to the fight. GS-MEL-02."""
    assert t.fight is not None
    attacked, card = t.fight.attacked, t.models[blow.target].card
    if not blow.counter and card not in attacked:
        attacked = (*attacked, card)
    t.fight = replace(t.fight, blows=(*t.fight.blows, blow), attacked=attacked)


def choose_style(t: Battle, card: Card, style: Style) -> None:
    """Give a card a fighting style or its charge bonus. GS-MEL-07, GS-CHG-16."""
    card.style = style
    tell(t, "gs-style", "GS-CHG-16" if style == "charge" else "GS-MEL-07", card=card.id, seat=card.seat, style=style)


def strike_freely(t: Battle, striker: Model, target: Model, weapon: str) -> None:
    """Report a free strike. GS-FRE-01."""
    seat = t.seat_of(striker)
    tell(t, "gs-free-strike", "GS-FRE-01", model=striker.id, seat=seat, target=target.id, weapon=f"gs-{weapon}")


def declare_charge(t: Battle, card: Card, weapon: str, long: bool) -> None:
    """Report a charge as declared. GS-CHG-04."""
    how = "gs-charge-long" if long else "gs-charge-normal"
    tell(t, "gs-charges", "GS-CHG-04", card=card.id, seat=card.seat, weapon=f"gs-{weapon}", how=how)


def name_charged(t: Battle, model: Model, target: Model) -> None:
    """Note the target that a charging model names. GS-CHG-03."""
    assert t.march is not None
    t.march = replace(t.march, targets=(*t.march.targets, (model.number, target.number)))
    tell(t, "gs-charges-at", "GS-CHG-03", model=model.id, seat=t.seat_of(model), target=target.id)


def end_charge(t: Battle, card: Card, reached: bool) -> None:
    """Report whether a charge has succeeded or failed. GS-CHG-12, GS-CHG-13."""
    id, clause = ("gs-charge-arrives", "GS-CHG-12") if reached else ("gs-charge-fails", "GS-CHG-13")
    tell(t, id, clause, card=card.id, seat=card.seat)


def fumble(t: Battle, model: Model) -> None:
    """Note that a model has fumbled in this round. GS-FUM-02."""
    model.fumbled = True
    tell(t, "gs-fumbles", "GS-FUM-02", model=model.id, seat=t.seat_of(model))


def roll_to_hit(
    t: Battle, striker: Model, target: Model, weapon: str, result: Rolled, total: int, needed: int, clause: str
) -> None:
    """Report an attack roll and its result. GS-MEL-04, GS-CRT-01, GS-FUM-01."""
    who = {"model": striker.id, "seat": t.seat_of(striker), "target": target.id, "weapon": f"gs-{weapon}"}
    hit = result in ("hit", "critical")
    tell(t, "gs-attack", clause, **who, total=total, needed=needed, hit=hit, result=result)


def roll_damage(t: Battle, model: Model, power: int, armour: int, damage: int, clause: str) -> None:
    """Report a damage roll: dice and POW against ARM, and the damage that is left. GS-DMG-01."""
    tell(t, "gs-damage", clause, model=model.id, seat=t.seat_of(model), power=power, armour=armour, n=damage)


def roll_protection(t: Battle, model: Model, face: int, value: int, clause: str) -> None:
    """Report a protection roll and its result. GS-PRT-01."""
    id = "gs-protected" if face >= value else "gs-unprotected"
    tell(t, id, clause, model=model.id, seat=t.seat_of(model), face=face, value=value)
