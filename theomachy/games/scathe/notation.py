"""A state as short text that a person can type, and back.

    battle round 2 first red active blue dice 3/2 inspire 0/1
    red front: defender 16, fighter 12 armor 1 dice 1
    red back: priest dead fell
    blue front: warrior 19 taunt 2
    blue back: sage 16, apprentice 14

Whatever is left out has its usual value: round 1, red first and active, four dice each, no inspire, no tokens. The
other phases are `draft order`, `draft first red chooser blue`, `rows`, `first turn` and `over red|blue|draw`; they list
cards by pile. `fell` marks the dead who fell this round with a die on them.
"""

from typing import Any

import msgspec

from theomachy.games.scathe.content.heroes import HEROES, TOKENS
from theomachy.games.scathe.setup import ROW, Setup
from theomachy.games.scathe.state import BACK, DICE, FRONT, Draft, Hero, Scathe
from theomachy.kernel import Refused, refuse

SIDES = ("red", "blue")
ROWS = ("front", "back")
PHASES = ("draft order", "draft", "rows", "first turn", "battle", "over")
RESULTS = {"red": (1.0, 0.0), "blue": (0.0, 1.0), "draw": (0.5, 0.5)}
HEADS = ("round", "first", "active", "dice", "inspire")
PILES = ("deck", "display", "aside", "discards", "red picked", "blue picked", "red waiting", "blue waiting")


def write(t: Scathe) -> str:
    """SC-RND-04 tells what lasts: everything here."""
    lines = [_head(t)]
    if t.setup != Setup():
        lines.append(f"setup {msgspec.json.encode(t.setup).decode()}")
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
    words = [t.phase]
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
    """The state that a text describes; Refused, naming the line, if it describes none."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise refuse("bad-notation", line=1, text="")
    t = Scathe(Setup(), "", [[], []], {})
    piles: dict[str, tuple[str, ...]] = dict.fromkeys(PILES, ())
    head: dict[str, Any] = {}
    for number, line in lines:
        try:
            if number == lines[0][0]:
                head = _read_head(t, line)
            elif line.startswith("setup "):
                t.setup = msgspec.json.decode(line.removeprefix("setup "), type=Setup)
            else:
                _read_line(t, piles, line)
        except Refused as no:
            raise refuse(no.reason.id, no.reason.clause, line=number, **no.reason.args) from None
        except (ValueError, LookupError, StopIteration) as error:
            raise refuse("bad-notation", line=number, text=line) from error
    t.waiting = (piles["red waiting"], piles["blue waiting"])
    if t.phase.startswith("draft"):
        t.draft = Draft(
            piles["deck"],
            head.get("chooser"),
            head.get("first", 0),
            piles["display"],
            piles["aside"],
            piles["discards"],
            (piles["red picked"], piles["blue picked"]),
        )
    return t


def _read_head(t: Scathe, line: str) -> dict[str, Any]:
    t.phase = next(phase for phase in sorted(PHASES, key=len, reverse=True) if line.startswith(phase))
    words = line.removeprefix(t.phase).split()
    fighting = t.phase in ("battle", "over")
    if t.phase == "over":
        t.result = RESULTS[words.pop(0)]
    head: dict[str, Any] = {}
    allowed = HEADS if fighting else ("first", "chooser") if t.phase == "draft" else ()
    for name, value in zip(words[::2], words[1::2], strict=True):
        if name not in allowed or name in head:
            raise ValueError(name)
        if name in ("first", "active", "chooser"):
            head[name] = SIDES.index(value)
        elif name == "round":
            head[name] = _count(value)
        else:
            red, blue = map(_count, value.split("/"))
            head[name] = [red, blue]
    if t.phase == "draft":
        head["chooser"]  # SC-DRF-02: somebody is to choose
    if fighting:
        t.round = head.get("round", 1)
        t.first = head.get("first", 0)
        t.active = head.get("active", t.first)
        t.dice = head.get("dice", t.dice)
        t.inspire = head.get("inspire", t.inspire)
        if not t.round or max(t.dice) > DICE or (t.phase == "battle" and not t.dice[t.active]):
            raise ValueError(line)
    return head


def _read_line(t: Scathe, piles: dict[str, tuple[str, ...]], line: str) -> None:
    name, _, rest = line.partition(":")
    items = [item.strip() for item in rest.split(",") if item.strip()]
    if name in PILES:
        for id in items:
            _once(t, piles, id)
            piles[name] += (id,)
        return
    side, row = name.split()
    seat = SIDES.index(side)
    if len(items) > ROW:
        raise ValueError(line)
    for item in items:
        hero = _read_hero(t, piles, item.split(), seat, (FRONT, BACK)[ROWS.index(row)])
        t.slots[hero.card.id] = (seat, len(t.parties[seat]))
        t.parties[seat].append(hero)


def _once(t: Scathe, piles: dict[str, tuple[str, ...]], id: str) -> None:
    """SC-CMP-03: each hero is in one place."""
    if id not in HEROES:
        raise refuse("sc-no-such-hero", "SC-CMP-01", hero=id)
    if id in t.slots or any(id in pile for pile in piles.values()):
        raise refuse("sc-hero-twice", "SC-CMP-03", hero=id)


def _read_hero(t: Scathe, piles: dict[str, tuple[str, ...]], words: list[str], seat: int, row: int) -> Hero:
    id, health, *rest = words
    _once(t, piles, id)
    hero = Hero(HEROES[id], seat, row, 0 if health == "dead" else _count(health), alive=health != "dead")
    if "fell" in rest:
        rest.remove("fell")
        hero.fell = True
    for token, amount in zip(rest[::2], rest[1::2], strict=True):
        if token not in (*TOKENS, "dice"):
            raise ValueError(token)
        setattr(hero, token, _count(amount))
    living = hero.health <= hero.card.health and hero.dice <= 2 and not hero.fell
    dead = hero.dice <= DICE and not any(getattr(hero, token) for token in TOKENS)
    if not (living if hero.alive else dead):
        raise ValueError(id)
    return hero


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise ValueError(word)
    return int(word)
