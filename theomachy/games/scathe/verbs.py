"""The verbs of Scathe: only they change a state, and each tells what happened, so that the log is complete."""

from typing import Any, Literal

from theomachy.games.scathe.actions import Rows
from theomachy.games.scathe.heroes import HEROES, TOKENS, AbilityPart, Kind, Token
from theomachy.games.scathe.state import BACK, DICE, FRONT, Draft, Hero, Scathe
from theomachy.kernel import Event

SUPPLY: dict[Token | Literal["inspire"], int] = {
    "armor": 25,
    "physical": 25,
    "magic": 25,
    "taunt": 25,
    "inspire": 25,
    "cripple": 40,
}
"""Number of tokens of each kind in the box. It is a limit under the ruling `finite_supply` only. SC-CMP-01, SC-A-10."""


ATTACKS: dict[Kind, str] = {"melee": "sc-melee", "ranged": "sc-ranged", "magic": "sc-spell"}
"""Kinds of attack, as events name them."""
BUFFS: tuple[Token, ...] = ("physical", "magic")


def tell(t: Scathe, id: str, clause: str, **args: Any) -> None:
    if t.log is not None:
        t.log.append(Event(id, clause, args))


# Before the battle


def roll_off(t: Scathe, faces: tuple[int, int], winner: int | None) -> None:
    """Tell the roll for the first turn; equal faces have no winner. SC-SET-05, SC-A-19."""
    tell(t, "sc-rolled-off" if winner is not None else "sc-rolled-alike", "SC-A-19", red=faces[0], blue=faces[1])


def open_draft(t: Scathe, first: int) -> None:
    """Begin the draft. SC-DRF-02."""
    draft = the_draft(t)
    draft.chooser = draft.first = first
    t.phase = "draft"
    tell(t, "sc-chooses-first", "SC-DRF-02", seat=first)


def reveal(t: Scathe, hero: str) -> None:
    draft = the_draft(t)
    index = draft.deck.index(hero)
    draft.deck = draft.deck[:index] + draft.deck[index + 1 :]
    draft.display += (hero,)
    tell(t, "sc-revealed", "SC-DRF-02", hero=hero)


def reshuffle(t: Scathe) -> None:
    """Put the discards back into the deck. SC-DRF-05."""
    draft = the_draft(t)
    draft.deck = tuple(sorted(draft.deck + draft.discards))
    draft.discards = ()
    tell(t, "sc-reshuffled", "SC-DRF-05", cards=len(draft.deck))


def pick(t: Scathe, seat: int, hero: str) -> None:
    draft = the_draft(t)
    draft.display = tuple(id for id in draft.display if id != hero)
    red, blue = draft.picked
    draft.picked = (red, (*blue, hero)) if seat else ((*red, hero), blue)
    tell(t, "sc-picked", "SC-DRF-02", seat=seat, hero=hero)


def clear_display(t: Scathe) -> None:
    """Discard the heroes on display that nobody took. SC-DRF-02."""
    draft = the_draft(t)
    if draft.display:
        tell(t, "sc-discarded-display", "SC-DRF-02", heroes=len(draft.display))
    draft.discards += draft.display
    draft.display = ()


def set_display_aside(t: Scathe) -> None:
    """Set the display aside for the other player, because this one had to pass. SC-A-21."""
    draft = the_draft(t)
    draft.set_aside, draft.display = draft.display, ()


def take_display_back(t: Scathe) -> None:
    draft = the_draft(t)
    draft.display, draft.set_aside = draft.set_aside, ()


def pass_pick(t: Scathe, seat: int) -> None:
    tell(t, "sc-passed", "SC-DRF-07", seat=seat)


def give_back(t: Scathe, seat: int) -> None:
    """Discard the hero that a seat took last. SC-A-27."""
    draft = the_draft(t)
    *kept, hero = draft.picked[seat]
    red, blue = draft.picked
    draft.picked = (red, tuple(kept)) if seat else (tuple(kept), blue)
    draft.discards += (hero,)
    tell(t, "sc-gave-back", "SC-A-27", seat=seat, hero=hero)


def next_chooser(t: Scathe, seat: int) -> None:
    the_draft(t).chooser = seat


def next_draft_round(t: Scathe, first: int) -> None:
    """Begin the next draft round. SC-DRF-03."""
    draft = the_draft(t)
    draft.chooser = draft.first = first


def close_draft(t: Scathe) -> None:
    """End the draft once both seats have heroes for twelve. SC-DRF-04."""
    t.waiting = the_draft(t).picked
    t.draft = None
    t.phase = "rows"
    tell(t, "sc-draft-over", "SC-DRF-04")


def line_up(t: Scathe, seat: int, rows: Rows) -> None:
    """Put heroes in their places, at their printed health and with no tokens. SC-SET-02 to 04."""
    cards = [HEROES[id] for id in (*rows.front, *rows.back)]
    t.parties[seat] = [
        Hero(card, seat, FRONT if place < len(rows.front) else BACK, card.health) for place, card in enumerate(cards)
    ]
    t.slots = t.slots | {card.id: (seat, place) for place, card in enumerate(cards)}
    red, blue = t.waiting
    t.waiting = (red, ()) if seat else ((), blue)
    tell(t, "sc-lined-up", "SC-SET-02", seat=seat, front=len(rows.front), back=len(rows.back))


def rows_done(t: Scathe) -> None:
    t.phase = "first turn"


def begin(t: Scathe, first: int) -> None:
    """Begin the battle: one seat starts every round, and the other gets one inspire. SC-SET-05."""
    t.first = t.active = first
    t.round = 1
    t.phase = "battle"
    tell(t, "sc-goes-first", "SC-SET-05", seat=first)
    inspire(t, 1 - first, 1, "SC-SET-05")


# Turns and rounds


def roll(t: Scathe, seat: int, face: int) -> None:
    """Roll a die of a seat. SC-TRN-01."""
    t.dice[seat] -= 1
    if t.log is not None:
        tell(t, "sc-rolled", "SC-TRN-01", seat=seat, face=face)


def place_die(t: Scathe, hero: Hero, ability: int) -> None:
    """Put the die on a hero that uses an ability. SC-TRN-02, SC-TRN-03."""
    hero.dice += 1
    if t.log is not None:
        fatigue = hero.dice > 1
        tell(
            t,
            ("sc-fatigues" if fatigue else "sc-uses") if ability else "sc-wakes-nothing",
            "SC-TRN-03" if fatigue else "SC-TRN-02",
            hero=hero.card.id,
            ability=ability,
        )


def place_die_on_dead(t: Scathe, hero: Hero) -> None:
    """Put the die on a dead hero. SC-TRN-04."""
    hero.dice += 1
    tell(t, "sc-mourns", "SC-TRN-04", hero=hero.card.id)


def discard_die(t: Scathe, seat: int) -> None:
    tell(t, "sc-discards", "SC-TRN-05", seat=seat)


def pass_turn(t: Scathe) -> None:
    """Pass the turn to the other seat. SC-RND-01."""
    t.active = 1 - t.active


def end_round(t: Scathe) -> None:
    """End the round: dice and their marks go back; tokens and health stay. SC-RND-02, SC-RND-04."""
    tell(t, "sc-round-over", "SC-RND-02", round=t.round)
    t.dice = [DICE, DICE]
    t.round += 1
    t.active = t.first
    for party in t.parties:
        for hero in party:
            hero.dice = 0
            hero.fell = False


# Tokens and health


def inspire(t: Scathe, seat: int, amount: int, clause: str = "SC-EFF-07") -> None:
    """Add tokens to a player's pool. SC-EFF-07."""
    if t.setup.rulings.finite_supply:
        amount = min(amount, SUPPLY["inspire"] - sum(t.inspire))
    t.inspire[seat] += amount
    if t.log is not None:
        tell(t, "sc-inspired", clause, seat=seat, n=amount)


def spend_inspire(t: Scathe, seat: int, amount: int) -> None:
    """Take inspire from a player's pool. SC-USE-02."""
    t.inspire[seat] -= amount
    if t.log is not None:
        tell(t, "sc-spends-inspire", "SC-USE-02", seat=seat, n=amount)


def give(t: Scathe, hero: Hero, token: Token, amount: int, clause: str) -> None:
    """Give tokens to a hero. SC-EFF-03 to 06, SC-EFF-08, SC-EFF-09."""
    had: int = getattr(hero, token)
    if t.setup.rulings.finite_supply:
        amount = min(amount, SUPPLY[token] - sum(getattr(h, token) for party in t.parties for h in party))
    setattr(hero, token, had + amount)
    if t.log is not None:
        tell(t, f"sc-gets-{token}", clause, hero=hero.card.id, n=amount)


def remove(t: Scathe, hero: Hero, token: Token, amount: int, clause: str) -> None:
    setattr(hero, token, getattr(hero, token) - amount)
    if t.log is not None:
        tell(t, f"sc-loses-{token}", clause, hero=hero.card.id, n=amount)


def lose_buffs(t: Scathe, hero: Hero) -> None:
    """Take all physical and magic tokens from a hero; only some tables end them with the round. SC-A-03."""
    for token in BUFFS:
        if had := getattr(hero, token):
            remove(t, hero, token, had, "SC-A-03")


def heal(t: Scathe, hero: Hero, amount: int) -> None:
    """Heal a hero, but never above its starting health. SC-EFF-02."""
    healed = min(amount, hero.card.health - hero.health)
    hero.health += healed
    if t.log is not None:
        tell(t, "sc-healed", "SC-EFF-02", hero=hero.card.id, n=healed)


def hit(t: Scathe, attacker: Hero, part: AbilityPart, hero: Hero, damage: int, taunt: int, armor: int) -> None:
    """Hurt a hero by an attack, less what taunt and armor took off. SC-ATK-07 to 10."""
    hero.health -= damage
    if t.log is not None:
        tell(
            t,
            "sc-hits" if damage else "sc-hits-in-vain",
            "SC-ATK-07",
            by=attacker.card.id,
            hero=hero.card.id,
            attack=ATTACKS[part.kind],
            power=part.amount,
            buff=attacker.magic if part.kind == "magic" else attacker.physical,
            taunt=taunt,
            armor=armor,
            n=damage,
            left=max(0, hero.health),
        )


def kill(t: Scathe, hero: Hero) -> None:
    """Turn the card of a slain hero over and take its tokens; its dice stay until the round ends. SC-END-01."""
    hero.alive = False
    hero.fell = hero.dice > 0
    hero.health = 0
    for token in TOKENS:
        setattr(hero, token, 0)
    tell(t, "sc-slain", "SC-END-01", hero=hero.card.id)


def finish(t: Scathe, result: tuple[float, float], clause: str) -> None:
    """End the game with a result. SC-END-03, SC-A-23."""
    t.result = result
    t.phase = "over"
    if result[0] == result[1]:
        tell(t, "sc-drawn", clause)
    else:
        tell(t, "sc-won", clause, seat=result.index(1.0))


def the_draft(t: Scathe) -> Draft:
    assert t.draft is not None
    return t.draft
