"""SC-DRF: five heroes on display, taken in turns until both parties are worth twelve."""

import msgspec

from theomachy.games.scathe import verbs
from theomachy.games.scathe.actions import PASS
from theomachy.games.scathe.heroes import BOXED
from theomachy.games.scathe.rules.dice import higher, roll_off
from theomachy.games.scathe.setup import PARTY_COST, Rulings, cost_of, why_not_afford
from theomachy.games.scathe.state import Draft, Scathe
from theomachy.games.scathe.verbs import the_draft
from theomachy.kernel import Ask, Choice, Procedure, Reason, Roll, one

DISPLAY = 5


def deck(rulings: Rulings) -> tuple[str, ...]:
    """Return all heroes except the Flame Dragon. SC-DRF-01, SC-A-22."""
    return tuple(sorted(id for id, card in BOXED.items() if card.draft or rulings.dragon_in_draft))


def roll_for_draft(t: Scathe) -> Procedure[None]:
    """Roll for who chooses first; equal faces are rolled again. SC-A-19."""
    if t.setup.rulings.draft_first != "roll":
        verbs.open_draft(t, ("red", "blue").index(t.setup.rulings.draft_first))
        return
    faces = yield from roll_off()
    first = higher(faces)
    verbs.roll_off(t, faces, first)
    if first is not None:
        verbs.open_draft(t, first)


def draft_step(t: Scathe) -> Procedure[None]:
    """Return the next procedure of the draft: a fresh display or a pick."""
    return pick_hero(t) if the_draft(t).display else reveal_display(t)


def reveal_display(t: Scathe) -> Procedure[None]:
    """Reveal five heroes, each drawn from what is left of the deck. SC-DRF-02, SC-DRF-05."""
    draft = the_draft(t)
    if len(draft.deck) < DISPLAY:
        verbs.reshuffle(t)
    for _ in range(DISPLAY):
        hero = yield from Roll((draft.deck,), one, "sc-roll-reveal", None, "SC-DRF-02")
        verbs.reveal(t, hero)


def pick_hero(t: Scathe) -> Procedure[None]:
    """Let the chooser take a hero from the display, or pass if none can be taken. SC-DRF-02, SC-DRF-07, SC-A-20."""
    draft = the_draft(t)
    seat = draft.chooser
    assert seat is not None
    choice = yield from Ask(seat, "sc-ask-pick", Picks(t, seat), "", "SC-DRF-02")
    if choice == PASS:
        verbs.pass_pick(t, seat)
        if dead_end(draft, seat):
            verbs.give_back(t, seat)
        redraw(t, seat)
        return
    verbs.pick(t, seat, choice)
    if draft.set_aside:
        verbs.clear_display(t)
        verbs.take_display_back(t)
    after_pick(t, seat)


def redraw(t: Scathe, seat: int) -> None:
    """Discard the display for a new one. SC-DRF-07, SC-A-21."""
    draft = the_draft(t)
    others_turn = seat == draft.first and drafting(draft, 1 - seat)
    if t.setup.rulings.pass_redraws == "for oneself" and others_turn and not draft.set_aside:
        verbs.set_display_aside(t)
    else:
        verbs.clear_display(t)


def after_pick(t: Scathe, seat: int) -> None:
    """Hand the display to the other player; after both, discard it and swap the order. SC-DRF-02 to 04."""
    draft = the_draft(t)
    other = 1 - seat
    if seat == draft.first and drafting(draft, other):
        verbs.next_chooser(t, other)
        return
    verbs.clear_display(t)
    second = seat if seat != draft.first else other
    if drafting(draft, second):
        verbs.next_draft_round(t, second)
    elif drafting(draft, 1 - second):
        verbs.next_draft_round(t, 1 - second)
    else:
        verbs.close_draft(t)


def dead_end(draft: Draft, seat: int) -> bool:
    """Return True if no hero outside the parties could ever be taken, so that no redraw would help. SC-A-27."""
    left = (*draft.deck, *draft.discards, *draft.display, *draft.set_aside)
    return all(why_not_afford(cost(draft, seat), id, "SC-DRF-06") for id in left)


def drafting(draft: Draft, seat: int) -> bool:
    """Return True unless a player has exactly twelve and has left the draft. SC-DRF-04."""
    return cost(draft, seat) < PARTY_COST


def cost(draft: Draft, seat: int) -> int:
    return cost_of(draft.picked[seat])


class Picks(msgspec.Struct, Choice[str], gc=False):
    """The choice of a hero on display, or of a pass where that is allowed."""

    t: Scathe
    seat: int

    def options(self) -> list[str]:
        return [option for option in (*the_draft(self.t).display, PASS) if self.why_not(option) is None]

    def why_not(self, key: str) -> Reason | None:
        """Return why a hero may not be taken, or why the seat may not pass, or None.

        A party may cost neither 11 nor more than 12. A seat may pass only if it can take no hero.
        SC-DRF-06, SC-DRF-07, SC-A-20, SC-A-21.
        """
        draft = the_draft(self.t)
        if key == PASS:
            stuck = all(self.why_not(hero) for hero in draft.display)
            return None if stuck or self.t.setup.rulings.free_pass else Reason("sc-may-not-pass", "SC-DRF-07")
        if key in draft.set_aside:
            return Reason("sc-kept-for-other", "SC-A-21", {"hero": key})
        if key not in draft.display:
            return Reason("sc-not-on-display", "SC-DRF-02", {"hero": key})
        return why_not_afford(cost(draft, self.seat), key, "SC-DRF-06")
