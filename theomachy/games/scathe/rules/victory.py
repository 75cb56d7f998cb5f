"""SC-END: heroes die, and a side without living heroes has lost."""

from theomachy.games.scathe import verbs
from theomachy.games.scathe.state import BLUE, RED, Hero, Scathe


def check_death(t: Scathe, hero: Hero) -> None:
    """Kill a hero at 0 or less; the last one's death ends the game at once. SC-END-01, SC-END-03, SC-A-01."""
    if hero.health > (-1 if t.setup.rulings.death == "below zero" else 0):
        return
    verbs.kill(t, hero)
    if not any(friend.alive for friend in t.parties[hero.seat]):
        verbs.finish(t, (0.0, 1.0) if hero.seat == RED else (1.0, 0.0), "SC-END-03")


def end_by_limit(t: Scathe) -> None:
    """End the game after the last round: the higher total health wins; equal is a draw. SC-A-23."""
    red, blue = (sum(hero.health for hero in t.parties[seat]) for seat in (RED, BLUE))
    verbs.finish(t, (0.5, 0.5) if red == blue else (1.0, 0.0) if red > blue else (0.0, 1.0), "SC-A-23")
