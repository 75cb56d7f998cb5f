"""A state as short text that a person can type, and back.

    battle round 2 first red active blue dice 3/2 inspire 0/1
    red front: defender 16, fighter 12 armor 1 dice 1
    red back: priest dead fell
    blue front: warrior 19 taunt 2
    blue back: sage 16, apprentice 14

What is left out has its usual value: round 1, red first and active, four dice each, no inspire, no tokens. The
other phases are `draft order`, `draft first red chooser blue`, `rows`, `first turn` and `over red|blue|draw`; they list
cards by pile. Lines `setup rulings (death below_zero)`, `army 1 knight,sage/ranger` and `army 2 ...` tell what was
agreed. `fell` marks the dead who fell this round holding a die.
"""

from functools import partial
from typing import Any, get_args

from theomachy.games.scathe.heroes import HEROES, TOKENS
from theomachy.games.scathe.setup import ROW, Setup, read_parties
from theomachy.games.scathe.state import BACK, BLUE, DICE, FIGHTING, FRONT, RED, Draft, Hero, Phase, Scathe
from theomachy.kernel import refuse
from theomachy.play.notation import attempt, hold, lines_of
from theomachy.play.worded import agreed_and_rest, begin, read_setup, write_setup

FORMS = {
    "": "battle round 2 first red active blue dice 3/2 inspire 0/1",
    "setup": "setup rulings (death below_zero)",
    "army": "army 1 defender,fighter/priest,ranger,spellsword",
    "red": "red front: defender 16, fighter 12 armor 1 dice 1",
    "blue": "blue back: sage 16, apprentice dead fell",
    "deck:": "deck: bard, knight",
    "display:": "display: bard, knight",
    "aside:": "aside: bard, knight",
    "discards:": "discards: bard, knight",
    "*": "blue front: warrior 19 taunt 2",
}
"""An example of each kind of line, by its first word."""
SIDES = ("red", "blue")
ROWS = ("front", "back")
PHASES: tuple[Phase, ...] = get_args(Phase)
DRAFTING: tuple[Phase, ...] = ("draft order", "draft")
RESULTS = {"red": (1.0, 0.0), "blue": (0.0, 1.0), "draw": (0.5, 0.5)}
COURSE = ("round", "first", "active", "dice", "inspire")
HEADS: dict[Phase, tuple[str, ...]] = {"draft": ("first", "chooser"), "battle": COURSE, "over": COURSE}
"""Words that the head of a phase may have besides."""
PILES = ("deck", "display", "aside", "discards", "red picked", "blue picked", "red waiting", "blue waiting")


def write(t: Scathe) -> str:
    """Write a state: everything that lasts from one turn to the next. SC-RND-04."""
    lines = [_head(t)]
    lines += write_setup(t.setup, "parties")
    for name, pile in _piles(t).items():
        if pile:
            lines.append(f"{name}: {', '.join(pile)}")
    for seat, side in enumerate(SIDES):
        for row, place in enumerate(ROWS):
            heroes = [_hero(hero) for hero in t.parties[seat] if hero.row == row]
            if heroes:
                lines.append(f"{side} {place}: {', '.join(heroes)}")
    return "\n".join(lines) + "\n"


def _head(t: Scathe) -> str:
    words: list[str] = [t.phase]
    if t.result is not None:
        words.append(next(name for name, result in RESULTS.items() if result == t.result))
    if t.round:
        words.append(f"round {t.round} first {SIDES[t.first]} active {SIDES[t.active]}")
        words.append(f"dice {t.dice[0]}/{t.dice[1]} inspire {t.inspire[0]}/{t.inspire[1]}")
    if t.draft is not None and t.draft.chooser is not None:
        words.append(f"first {SIDES[t.draft.first]} chooser {SIDES[t.draft.chooser]}")
    return " ".join(words)


def _piles(t: Scathe) -> dict[str, tuple[str, ...]]:
    draft = t.draft or Draft(())
    piles = (draft.deck, draft.display, draft.set_aside, draft.discards, *draft.picked, *t.waiting)
    return dict(zip(PILES, piles, strict=True))


def _hero(hero: Hero) -> str:
    words = [hero.card.id, str(hero.health) if hero.alive else "dead"]
    if hero.fell:
        words.append("fell")
    words += [f"{token} {getattr(hero, token)}" for token in (*TOKENS, "dice") if getattr(hero, token)]
    return " ".join(words)


def read(text: str) -> Scathe:
    """Return the state that a text describes, or refuse the text, naming the line."""
    head, *rest = lines_of(text)
    agreed, rest = agreed_and_rest(rest)
    reader = ScatheReader(read_setup(agreed, Setup, "parties"))
    begin(read_parties, reader.setup, agreed, head)
    attempt(reader.take_head, head)
    for line in rest:
        attempt(reader.take, line)
    t = reader.table()
    attempt(partial(_check_parties, t), head)
    return t


def _check_parties(t: Scathe, line: str) -> None:
    """Check that a battle is still being fought: no party whose heroes are in play has only dead ones. SC-END-03."""
    if t.phase == "battle":
        hold(all(not party or any(hero.alive for hero in party) for party in t.parties))


class ScatheReader:
    """A reader that takes a text line by line: the head, which tells the phase, and then all other lines."""

    phase: Phase

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.head: dict[str, Any] = {}
        self.result: tuple[float, float] | None = None
        self.piles: dict[str, tuple[str, ...]] = dict.fromkeys(PILES, ())
        self.rows: dict[tuple[int, int], list[Hero]] = {}

    def take(self, line: str) -> None:
        name, colon, rest = line.partition(":")
        if not colon:
            raise ValueError(line)
        items = [item.strip() for item in rest.split(",") if item.strip()]
        if name in PILES:
            self._take_pile(name, items)
        else:
            self._take_row(name, items)

    def table(self) -> Scathe:
        """Return the state that all lines describe together."""
        piles, head, phase = self.piles, self.head, self.phase
        t = Scathe(self.setup, phase, [[], []], {}, waiting=(piles["red waiting"], piles["blue waiting"]))
        for seat in (RED, BLUE):
            t.parties[seat] = self.rows.get((seat, FRONT), []) + self.rows.get((seat, BACK), [])
            t.slots |= {hero.card.id: (seat, place) for place, hero in enumerate(t.parties[seat])}
        if phase in FIGHTING:
            t.round, t.first, t.result = head.get("round", 1), head.get("first", RED), self.result
            t.active = head.get("active", t.first)
            t.dice, t.inspire = head.get("dice", t.dice), head.get("inspire", t.inspire)
        if phase in DRAFTING:
            deck, display, aside, discards, red, blue, *_ = piles.values()
            t.draft = Draft(deck, head.get("chooser"), head.get("first", RED), display, aside, discards, (red, blue))
        return t

    def take_head(self, line: str) -> None:
        phase = next((phase for phase in PHASES if f"{line} ".startswith(f"{phase} ")), None)
        if phase is None:
            raise ValueError(line)
        words = line.removeprefix(phase).split()
        if phase == "over":
            self.result = RESULTS[words.pop(0)]
        for name, value in zip(words[::2], words[1::2], strict=True):
            if name not in HEADS.get(phase, ()) or name in self.head:
                raise ValueError(name)
            if name in ("first", "active", "chooser"):
                self.head[name] = SIDES.index(value)
            elif name == "round":
                self.head[name] = _count(value)
            else:
                red, blue = map(_count, value.split("/"))
                self.head[name] = [red, blue]
        if phase == "draft" and "chooser" not in self.head:  # SC-DRF-02: a player is to choose
            raise ValueError(line)
        dice = self.head.get("dice", [DICE, DICE])
        active = self.head.get("active", self.head.get("first", RED))
        if self.head.get("round") == 0 or max(dice) > DICE or (phase == "battle" and not dice[active]):
            raise ValueError(line)
        self.phase = phase

    def _take_pile(self, name: str, items: list[str]) -> None:
        for id in items:
            self._once(id)
            self.piles[name] += (id,)
        drafting = PILES.index(name) < PILES.index("red waiting")
        if not (self.phase in DRAFTING if drafting else self.phase == "rows"):
            raise ValueError(name)

    def _take_row(self, name: str, items: list[str]) -> None:
        side, place = name.split()
        seat, row = SIDES.index(side), ROWS.index(place)
        heroes = self.rows.setdefault((seat, row), [])
        for item in items:
            heroes.append(self._hero(item.split(), seat, row))
        if len(heroes) > ROW:
            raise ValueError(name)

    def _once(self, id: str) -> None:
        """Refuse an unknown hero, or one that stands somewhere already. SC-CMP-01, SC-CMP-03."""
        if id not in HEROES:
            raise refuse("sc-no-such-hero", "SC-CMP-01", hero=id)
        standing = [hero.card.id for row in self.rows.values() for hero in row]
        if id in standing or any(id in pile for pile in self.piles.values()):
            raise refuse("sc-hero-twice", "SC-CMP-03", hero=id)

    def _hero(self, words: list[str], seat: int, row: int) -> Hero:
        id, health, *rest = words
        self._once(id)
        hero = Hero(HEROES[id], seat, row, 0 if health == "dead" else _count(health), alive=health != "dead")
        if "fell" in rest:
            rest.remove("fell")
            hero.fell = True
        tokens = dict(zip(rest[::2], rest[1::2], strict=True))
        if len(tokens) * 2 != len(rest) or not tokens.keys() <= {*TOKENS, "dice"}:
            raise ValueError(id)
        for token, amount in tokens.items():
            setattr(hero, token, _count(amount))
        least = 0 if self.setup.rulings.death == "below zero" else 1  # SC-A-01
        living = least <= hero.health <= hero.card.health and hero.dice <= 2 and not hero.fell
        dead = hero.dice <= DICE and not any(getattr(hero, token) for token in TOKENS)
        if not (living if hero.alive else dead):
            raise ValueError(id)
        return hero


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise ValueError(word)
    return int(word)
