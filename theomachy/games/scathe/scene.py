"""A viewer's scene of the table. Nothing of Scathe's state is hidden: secret rows are not in it before the reveal."""

from collections.abc import Sequence
from functools import cache

from theomachy.dice import Odds
from theomachy.games.scathe.heroes import HEROES, TOKENS, AbilityPart, To
from theomachy.games.scathe.rules.dice import ACTION_DIE
from theomachy.games.scathe.setup import PARTY_COST
from theomachy.games.scathe.state import BLUE, DICE, FIGHTING, FRONT, RED, Hero, Scathe
from theomachy.kernel import Message
from theomachy.kernel.scene import Bar, Card, CardLine, Fixed, Piece, Scene, Track, Zone

SEATS = ("sc-red", "sc-blue")
SIDES = ("red", "blue")
ROWS = ("front", "back")

ZONES = [
    *[Zone(f"{side}-{row}", f"sc-{row}", seat) for seat, side in enumerate(SIDES) for row in (*ROWS, "party")],
    Zone("display", "sc-display"),
    Zone("deck", "sc-deck"),
    Zone("discards", "sc-discards-pile"),
]

TOLD: tuple[To, ...] = ("row", "self", "ally", "all")
"""Receivers that the words of a part name."""

_DIE = Odds.of(ACTION_DIE)
_REACH = [float(_DIE.at_least(k)) for k in range(8)]
MAX_HELP, MAX_HINDRANCE = 6, 7
"""The surplus of inspire that reaches every ability, and the surplus of cripple that reaches none."""
_CHANCES = {
    lack: {str(k): _REACH[min(7, max(0, k + lack))] for k in range(1, 7)}
    for lack in range(-MAX_HELP, MAX_HINDRANCE + 1)
}
"""The chance that a die reaches each ability, by what is lacking: cripple less inspire."""


@cache
def fixed() -> Fixed:
    return Fixed("scathe", "rows", list(SEATS), ZONES, {id: hero_card(id) for id in HEROES})


def hero_card(id: str) -> Card:
    card = HEROES[id]
    lines = [
        CardLine(str(number), [part_message(part) for part in card.abilities[number]], str(number) in card.original)
        for number in range(1, len(card.abilities))
    ]
    figures = {"sc-cost": card.cost, "sc-health": card.health}
    original = [f"sc-{field}" for field in card.original if field.isalpha()]
    return Card(id, figures, lines, original)


def part_message(part: AbilityPart) -> Message:
    """Return the words of a part of an ability, such as sc-part-attack-melee-row or sc-part-heal-ally."""
    words = filter(None, [part.does, part.kind, part.to if part.to in TOLD else ""])
    return Message(f"sc-part-{'-'.join(words)}", args={"n": part.amount})


def scene(t: Scathe, viewer: int | None) -> Scene:
    pieces = {hero.card.id: piece(hero) for party in t.parties for hero in party}
    tracks = {}
    for seat, side in enumerate(SIDES):
        pieces |= {id: waiting(id, f"{side}-party", seat) for id in t.waiting[seat]}
        if t.phase in FIGHTING:
            tracks[f"{side}-dice"] = Track("sc-dice-left", t.dice[seat], DICE, seat)
            tracks[f"{side}-inspire"] = Track("sc-inspire", t.inspire[seat], None, seat)
            tracks[f"{side}-health"] = Track("sc-health-left", sum(hero.health for hero in t.parties[seat]), None, seat)
    if t.draft is not None:
        for seat, side in enumerate(SIDES):
            pieces |= {id: waiting(id, f"{side}-party", seat) for id in t.draft.picked[seat]}
            cost = sum(HEROES[id].cost for id in t.draft.picked[seat])
            tracks[f"{side}-cost"] = Track("sc-cost", cost, PARTY_COST, seat)
        pieces |= {id: waiting(id, "display", None) for id in t.draft.display}
        pieces |= {id: waiting(id, "display", None, ["sc-kept"]) for id in t.draft.set_aside}
        pieces |= {id: waiting(id, "discards", None) for id in t.draft.discards}
        tracks["deck"] = Track("sc-deck", len(t.draft.deck))
    if t.round:
        tracks["round"] = Track("sc-round", t.round, t.setup.rulings.round_limit or None)
    return Scene(fixed(), pieces, tracks, status(t), chances(t))


def piece(hero: Hero) -> Piece:
    marks = [] if hero.alive else ["sc-dead"]
    if hero.alive and hero.dice:
        marks.append("sc-fatigued" if hero.dice > 1 else "sc-used")
    badges = {f"sc-{token}": getattr(hero, token) for token in TOKENS if getattr(hero, token)}
    if hero.dice:
        badges["sc-dice"] = hero.dice
    zone = f"{SIDES[hero.seat]}-{'front' if hero.row == FRONT else 'back'}"
    bars = [Bar("sc-health", hero.health, hero.card.health)]
    return Piece(hero.card.id, zone, hero.seat, hero.card.id, hero.card.id, bars, badges, marks)


def waiting(id: str, zone: str, seat: int | None, marks: Sequence[str] = ()) -> Piece:
    bars = [Bar("sc-health", HEROES[id].health, HEROES[id].health)]
    return Piece(id, zone, seat, id, id, bars, marks=[*marks])


def status(t: Scathe) -> list[Message]:
    if t.result is not None:
        if t.result[RED] == t.result[BLUE]:
            return [Message("sc-drawn", "SC-A-23")]
        return [Message("sc-won", "SC-END-03", {"seat": t.result.index(1.0)})]
    if t.phase == "battle":
        return [Message("sc-status-turn", "SC-RND-01", {"round": t.round, "seat": t.active})]
    return [Message(f"sc-status-{t.phase.replace(' ', '-')}")]


def chances(t: Scathe) -> dict[str, dict[str, float]]:
    """Return the chance that the next die reaches each ability, all inspire spent. SC-DIE-03."""
    return {
        hero.card.id: _CHANCES[min(MAX_HINDRANCE, max(-MAX_HELP, hero.cripple - t.inspire[hero.seat]))]
        for party in t.parties
        for hero in party
        if hero.alive and hero.dice < 2
    }
