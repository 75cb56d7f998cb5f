"""SC-USE: a die wakes an ability up to its effective level; the parts are resolved in order."""

from theomachy.games.scathe import verbs
from theomachy.games.scathe.actions import Use
from theomachy.games.scathe.heroes import LEVELS
from theomachy.games.scathe.rules.attack import Hit, wear
from theomachy.games.scathe.rules.effects import ASKS, EFFECTS
from theomachy.games.scathe.state import Hero, Scathe
from theomachy.kernel import Ask, Procedure


def needed(face: int, hero: Hero, ability: int) -> int:
    """Return the inspire needed to reach an ability: level = roll + inspire - cripple. SC-USE-01, SC-USE-02."""
    short = ability + hero.cripple - face
    return short if ability and short > 0 else 0


def spare(t: Scathe, face: int, hero: Hero, ability: int) -> int:
    """Return the inspire that could be spent beyond the need, up to level 6. SC-A-14."""
    spent = needed(face, hero, ability)
    return max(0, min(t.inspire[hero.seat] - spent, LEVELS - (face + spent - hero.cripple)))


def use_hero(t: Scathe, face: int, use: Use) -> Procedure[None]:
    """Place the die and resolve the ability; then cripple goes, then fatigue comes. SC-USE-01 to 05."""
    hero = t.hero(use.hero)
    spent = needed(face, hero, use.ability) + use.extra
    level = face + spent - hero.cripple
    if spent:
        verbs.spend_inspire(t, hero.seat, spent)
    verbs.place_die(t, hero, use.ability)
    hits: list[Hit] = []
    for part in hero.card.abilities[use.ability]:
        whom = ""
        if part.to in ASKS:
            question, clause, choice = ASKS[part.to]
            whom = yield from Ask(hero.seat, question, choice(t, hero, part), use.hero, clause)
        hits += EFFECTS[part.does](t, hero, part, whom)
        if t.result is not None:
            return  # SC-END-03: the rest of the ability is dropped
        if hits and t.setup.rulings.attacks_wear == "one by one":  # SC-A-09
            wear(t, hits)
            hits.clear()
    if hits:
        wear(t, hits)
    if hero.cripple or hero.dice == 2:
        recover(t, hero, face, level, use.ability)


def recover(t: Scathe, hero: Hero, face: int, level: int, ability: int) -> None:
    """Take all cripple tokens, then add those of fatigue. SC-USE-04, SC-TRN-03, SC-A-06, SC-A-07, SC-A-25."""
    rulings = t.setup.rulings
    if hero.cripple and not (rulings.cripple_stays and level < 1):
        verbs.remove(t, hero, "cripple", hero.cripple, "SC-USE-04")
    if hero.dice == 2 and (amount := fatigue(t, face, level, ability)):
        verbs.give(t, hero, "cripple", amount, "SC-TRN-03")


def fatigue(t: Scathe, face: int, level: int, ability: int) -> int:
    """Return the cripple tokens that a second use in a round brings. SC-TRN-03, SC-A-06, SC-A-07."""
    if not ability or t.setup.rulings.cripple_removed == "after fatigue":
        return 0
    return {"ability": ability, "level": level, "roll": face}[t.setup.rulings.fatigue_by]
