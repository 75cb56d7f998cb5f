"""SC-RND and SC-TRN: rounds of eight turns; on each a die is rolled, placed and resolved."""

import msgspec

from theomachy.games.scathe import verbs
from theomachy.games.scathe.actions import DISCARD, Action, Mourn, Use, read_action
from theomachy.games.scathe.rules.dice import TURN_ROLL
from theomachy.games.scathe.rules.use import fatigue, needed, spare, use_hero
from theomachy.games.scathe.rules.victory import end_by_limit
from theomachy.games.scathe.state import Hero, Scathe
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject


def turn(t: Scathe) -> Procedure[None]:
    """Roll a die, then use a hero with it, put it on a dead hero or discard it. SC-TRN-01 to 05."""
    seat = t.active
    face = yield from TURN_ROLL[seat]
    verbs.roll(t, seat, face)
    action = yield from Ask(seat, "sc-ask-action", Actions(t, face), "", "SC-TRN-01")
    if isinstance(action, Use):
        yield from use_hero(t, face, action)
    elif isinstance(action, Mourn):
        verbs.place_die_on_dead(t, t.hero(action.hero))
        verbs.inspire(t, seat, 1, "SC-TRN-04")
    else:
        verbs.discard_die(t, seat)
    if t.result is None:
        end_turn(t)


def end_turn(t: Scathe) -> None:
    """Pass the turn, or end the round if the other player has no dice left. SC-RND-01 to 04."""
    if t.dice[1 - t.active]:
        verbs.pass_turn(t)
        return
    if t.setup.rulings.buffs_last == "until round end":
        for party in t.parties:
            for hero in party:
                verbs.lose_buffs(t, hero)
    if t.round == t.setup.rulings.round_limit:
        end_by_limit(t)
    else:
        verbs.end_round(t)


class Actions(msgspec.Struct, Choice[Action], gc=False):
    """The choice of an action with the die that was rolled. SC-TRN-02 to 05."""

    t: Scathe
    face: int

    def options(self) -> list[Action]:
        """List the actions, a hero at a time, by the rules that `why_not` holds."""
        t, face = self.t, self.face
        rulings, pool = t.setup.rulings, t.inspire[t.active]
        declining, overspend = rulings.may_decline, rulings.overspend
        options: list[Action] = [DISCARD]
        for hero in t.parties[t.active]:
            if hero.alive:
                if hero.dice < 2:
                    level = face - hero.cripple
                    lowest = 0 if level < 1 or declining else 1
                    highest = level + pool
                    options += hero.card.uses[lowest : 7 if highest > 6 else highest + 1 if highest > 0 else 1]
                    if overspend:
                        options += overspending(t, face, hero)
            elif why_not_mourn(t, hero) is None:
                options.append(hero.card.mourn)
        return options

    def why_not(self, key: str) -> Reason | None:
        action = read_action(key)
        if action is None:
            return Reason("sc-no-such-action", "SC-TRN-01", {"key": key})
        if not isinstance(action, Use | Mourn):
            return None
        seat, _ = self.t.slots.get(action.hero, (None, 0))
        if seat != self.t.active:
            return Reason("sc-not-your-hero", "SC-TRN-02", {"hero": action.hero})
        hero = self.t.hero(action.hero)
        return why_not_use(self.t, self.face, hero, action) if isinstance(action, Use) else why_not_mourn(self.t, hero)

    def subject(self, option: Action) -> Subject:
        """Return the hero that gets the die, and the ability that it wakes."""
        if isinstance(option, Use):
            return Subject(piece=option.hero, line=str(option.ability))
        return Subject(piece=option.hero) if isinstance(option, Mourn) else Subject(role="decline")

    def dice(self) -> tuple[int, ...]:
        return (self.face,)

    def cost(self, option: Action) -> dict[str, int]:
        """Return the inspire that a use costs, and the cripple tokens of its fatigue. SC-USE-02, SC-TRN-03."""
        if not isinstance(option, Use):
            return {}
        hero = self.t.hero(option.hero)
        inspire = needed(self.face, hero, option.ability) + option.extra
        level = self.face + inspire - hero.cripple
        tired = fatigue(self.t, self.face, level, option.ability) if hero.dice == 1 else 0
        return {token: amount for token, amount in (("sc-inspire", inspire), ("sc-fatigue", tired)) if amount}


def overspending(t: Scathe, face: int, hero: Hero) -> list[Use]:
    """Return the uses that spend more inspire than they need. SC-A-14."""
    highest = min(6, face - hero.cripple + t.inspire[hero.seat])
    return [
        Use(hero.card.id, ability, extra)
        for ability in range(1, highest + 1)
        for extra in range(1, spare(t, face, hero, ability) + 1)
    ]


def why_not_use(t: Scathe, face: int, hero: Hero, use: Use) -> Reason | None:
    """Return why a hero cannot be used so. SC-TRN-02, SC-TRN-03, SC-USE-01, SC-USE-03, SC-A-14, SC-A-17."""
    named, pool = {"hero": hero.card.id}, t.inspire[t.active]
    if not hero.alive:
        return Reason("sc-hero-dead", "SC-END-02", named)
    if hero.dice >= 2:
        return Reason("sc-hero-fatigued", "SC-TRN-03", named)
    if use.ability > 6:
        return Reason("sc-no-such-ability", "SC-USE-01", {**named, "ability": use.ability})
    if use.ability == 0:
        if face - hero.cripple >= 1 and not t.setup.rulings.may_decline:
            return Reason("sc-must-use-ability", "SC-A-17", named)
    elif needed(face, hero, use.ability) > pool:
        level = face - hero.cripple + pool
        return Reason("sc-level-too-low", "SC-USE-01", {**named, "ability": use.ability, "level": max(0, level)})
    if use.extra and not use.ability:
        return Reason("sc-inspire-for-nothing", "SC-A-14", named)
    if use.extra and not t.setup.rulings.overspend:
        return Reason("sc-pointless-inspire", "SC-A-14", named)
    most = spare(t, face, hero, use.ability)
    if use.extra > most:
        id = "sc-not-so-much-inspire" if most == pool - needed(face, hero, use.ability) else "sc-inspire-beyond-six"
        return Reason(id, "SC-A-14", {**named, "most": most})
    return None


def why_not_mourn(t: Scathe, hero: Hero) -> Reason | None:
    """Return why a die cannot be put on a dead hero, or None. SC-TRN-04, SC-A-15, SC-A-16."""
    if hero.alive:
        return Reason("sc-hero-alive", "SC-TRN-04", {"hero": hero.card.id})
    if t.setup.rulings.one_per_dead_hero and hero.dice:
        return Reason("sc-dead-hero-has-die", "SC-A-15", {"hero": hero.card.id})
    if hero.fell and not t.setup.rulings.fallen_take_dice:
        return Reason("sc-fell-with-die", "SC-A-16", {"hero": hero.card.id})
    return None
