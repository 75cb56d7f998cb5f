"""The oracle of Scathe: whether a reason is true of what lies on the table."""

from collections.abc import Iterator
from random import Random

from tests.reasons.harness import Asked, Oracle, Refusal
from theomachy.kernel.keys import groups, parts, split_added
from theomachy.kernel.scene import Piece, Scene

PARTY, ROW, ABILITIES = 12, 3, 6
SIDES = ("red", "blue")


# The table


def hero(refusal: Refusal) -> Piece:
    """Return the hero that a reason is about."""
    return refusal.scene.pieces[refusal.arg("hero")]


def dead(piece: Piece) -> bool:
    return "sc-dead" in piece.marks


def in_row(piece: Piece, row: str) -> bool:
    return piece.zone == f"{SIDES[piece.owner or 0]}-{row}"


def inspire(asked: Asked) -> int:
    return asked.scene.tracks[f"{SIDES[asked.seat]}-inspire"].value


def level(refusal: Refusal) -> int:
    """Return the die in hand less the cripple tokens of the hero."""
    return int(refusal.asked.ask.choice.dice()[0]) - hero(refusal).badges.get("sc-cripple", 0)


def use(refusal: Refusal) -> tuple[int, int]:
    """Return the ability and the extra inspire that a key names."""
    ability, extra = split_added(parts(refusal.key)[2])
    return int(ability), int(extra or 0)


def cost(scene: Scene, id: str) -> int:
    return scene.fixed.cards[id].figures["sc-cost"]


def party(refusal: Refusal) -> int:
    """Return what the party of the asked player costs so far."""
    return refusal.scene.tracks[f"{SIDES[refusal.asked.seat]}-cost"].value


def fits(refusal: Refusal, id: str) -> bool:
    return party(refusal) + cost(refusal.scene, id) not in (PARTY - 1, *range(PARTY + 1, PARTY + 5))


def named(refusal: Refusal) -> bool:
    """Return True if the reason names the hero of the key."""
    return refusal.arg("hero") in parts(refusal.key)


# Parties and rows


def rows(refusal: Refusal) -> list[list[str]]:
    return [[*row] for row in groups(refusal.key)]


def own(refusal: Refusal) -> list[str]:
    """Return the heroes whose rows the player chooses."""
    pieces, zone = refusal.scene.pieces, f"{SIDES[refusal.asked.seat]}-party"
    return [id for id, piece in pieces.items() if piece.zone == zone]


def chosen(refusal: Refusal) -> list[str]:
    return [id for row in rows(refusal) for id in row]


def respelled(refusal: Refusal) -> bool:
    given, right = (sorted(map(sorted, groups(key))) for key in (refusal.key, refusal.arg("right")))
    return given == right and refusal.asked.legal(refusal.arg("right"))


# The draft


def on_display(refusal: Refusal, id: str) -> bool:
    """Return True if a hero lies on display and is not kept for the other player."""
    piece = refusal.scene.pieces.get(id)
    return piece is not None and piece.zone == "display" and "sc-kept" not in piece.marks


def may_not_pass(refusal: Refusal) -> bool:
    agreed = refusal.asked.setup.rulings.free_pass
    shown = [id for id in refusal.scene.pieces if on_display(refusal, id)]
    return not agreed and any(fits(refusal, id) and refusal.asked.legal(id) for id in shown)


# Turns


def not_mine(refusal: Refusal) -> bool:
    piece = refusal.scene.pieces.get(refusal.arg("hero"))
    return named(refusal) and (piece is None or piece.owner != refusal.asked.seat)


def too_low(refusal: Refusal) -> bool:
    ability, _ = use(refusal)
    reached = max(0, level(refusal) + inspire(refusal.asked))
    return reached < ability == refusal.arg("ability") and refusal.arg("level") == reached


def must_use(refusal: Refusal) -> bool:
    return use(refusal)[0] == 0 and level(refusal) >= 1 and not refusal.asked.setup.rulings.may_decline


def needed(refusal: Refusal) -> int:
    return max(0, use(refusal)[0] - level(refusal)) if use(refusal)[0] else 0


def pointless(refusal: Refusal) -> bool:
    ability, extra = use(refusal)
    return extra > 0 and ability > 0 and not refusal.asked.setup.rulings.overspend


def spent_on_nothing(refusal: Refusal) -> bool:
    ability, extra = use(refusal)
    return extra > 0 and ability == 0


def pool_is_empty(refusal: Refusal) -> bool:
    left = inspire(refusal.asked) - needed(refusal)
    return use(refusal)[1] > left == refusal.arg("most")


def beyond_six(refusal: Refusal) -> bool:
    room = ABILITIES - max(level(refusal), use(refusal)[0])
    return use(refusal)[1] > room == refusal.arg("most") and room <= inspire(refusal.asked) - needed(refusal)


def fell_with_die(refusal: Refusal) -> bool:
    """Return True if a hero fell in this round, after it had been used in it."""
    began = max((n for n, event in enumerate(refusal.asked.record) if event.id == "sc-round-over"), default=-1)
    told = [event for event in refusal.asked.record[began + 1 :] if event.args.get("hero") == refusal.arg("hero")]
    fell = next((n for n, event in enumerate(told) if event.id == "sc-slain"), 0)
    used = any(event.id in ("sc-uses", "sc-fatigues", "sc-wakes-nothing") for event in told[:fell])
    return used and not refusal.asked.setup.rulings.fallen_take_dice and dead(hero(refusal))


def one_die_is_all(refusal: Refusal) -> bool:
    dice = hero(refusal).badges.get("sc-dice", 0)
    return dead(hero(refusal)) and dice > 0 and refusal.asked.setup.rulings.one_per_dead_hero


# Targets


def no_enemy(refusal: Refusal) -> bool:
    piece = refusal.scene.pieces.get(refusal.arg("hero"))
    return piece is None or piece.owner == refusal.asked.seat


def no_ally(refusal: Refusal) -> bool:
    piece = refusal.scene.pieces.get(refusal.arg("hero"))
    return piece is None or piece.owner != refusal.asked.seat


def oneself(refusal: Refusal) -> bool:
    friends = [p for p in refusal.scene.pieces.values() if p.owner == refusal.asked.seat and not dead(p)]
    agreed = refusal.asked.setup.rulings.ally_is_self
    return refusal.key == refusal.asked.ask.by and not agreed and len(friends) > 1


def sheltered(refusal: Refusal) -> bool:
    """Return True if a living hero stands behind others that live."""
    piece = hero(refusal)
    front = [p for p in refusal.scene.pieces.values() if p.owner == piece.owner and in_row(p, "front") and not dead(p)]
    return in_row(piece, "back") and bool(front) and not dead(piece)


def no_taunt(refusal: Refusal) -> bool:
    return sheltered(refusal) and not hero(refusal).badges.get("sc-taunt")


def beyond_magic(refusal: Refusal) -> bool:
    drawn = bool(hero(refusal).badges.get("sc-taunt")) and refusal.asked.setup.rulings.taunt_pulls_magic
    return sheltered(refusal) and not drawn


def cripple_stops(refusal: Refusal) -> bool:
    return no_taunt(refusal) and refusal.asked.setup.rulings.cripple_reach == "front row"


def nearly(asked: Asked, random: Random) -> Iterator[str]:
    """Yield uses of heroes with other abilities and with more inspire, and rows with one hero moved."""
    heroes = [*asked.scene.pieces]
    if asked.ask.question == "sc-ask-action":
        for _ in range(8):
            extra = random.choice(("", "", "+1", "+2", "+4"))
            yield f"use:{random.choice(heroes)}:{random.randrange(8)}{extra}"
        yield f"mourn:{random.choice(heroes)}"
    if asked.ask.question == "sc-ask-pick":
        yield "pass"
    if asked.ask.question == "sc-ask-rows":
        front, back = (list(row) for row in groups(random.choice(asked.keys)))
        everybody = [*front, *back]
        random.shuffle(everybody)
        cut = random.randrange(len(everybody) + 1)
        yield f"{','.join(everybody[:cut])}/{','.join(everybody[cut:])}"
        yield f"{','.join(everybody[1:cut])}/{','.join(everybody[cut:])}"
        yield f"{','.join(everybody)}"
        yield f"{','.join(front)}/{','.join(back)}/"
        yield f"{','.join([*front, random.choice(everybody)])}/{','.join(back)}"


ORACLE = Oracle(
    {
        "sc-one-row": lambda it: len(rows(it)) < 2,
        "sc-too-many-rows": lambda it: it.arg("rows") == len(rows(it)) > 2,
        "sc-row-full": lambda it: it.arg("most") == ROW < it.arg("heroes") and it.arg("heroes") in map(len, rows(it)),
        "sc-not-in-party": lambda it: it.arg("hero") in chosen(it) and it.arg("hero") not in own(it),
        "sc-without-row": lambda it: it.arg("hero") in own(it) and it.arg("hero") not in chosen(it),
        "sc-in-two-places": lambda it: chosen(it).count(it.arg("hero")) > 1,
        "sc-rows-spelled": respelled,
        "sc-not-on-display": lambda it: it.key == it.arg("hero") and not on_display(it, it.key),
        "sc-kept-for-other": lambda it: "sc-kept" in hero(it).marks,
        "sc-above-twelve": lambda it: party(it) + cost(it.scene, it.key) == it.arg("cost") > PARTY,
        "sc-stuck-at-eleven": lambda it: party(it) + cost(it.scene, it.key) == PARTY - 1,
        "sc-may-not-pass": may_not_pass,
        "sc-not-your-hero": not_mine,
        "sc-hero-dead": lambda it: named(it) and dead(hero(it)),
        "sc-hero-alive": lambda it: named(it) and not dead(hero(it)),
        "sc-hero-fatigued": lambda it: named(it) and hero(it).badges.get("sc-dice", 0) > 1,
        "sc-no-such-ability": lambda it: use(it)[0] == it.arg("ability") > ABILITIES,
        "sc-must-use-ability": must_use,
        "sc-level-too-low": too_low,
        "sc-pointless-inspire": pointless,
        "sc-inspire-for-nothing": spent_on_nothing,
        "sc-not-so-much-inspire": pool_is_empty,
        "sc-inspire-beyond-six": beyond_six,
        "sc-dead-hero-has-die": one_die_is_all,
        "sc-fell-with-die": fell_with_die,
        "sc-not-an-enemy": no_enemy,
        "sc-not-an-ally": no_ally,
        "sc-not-oneself": oneself,
        "sc-behind-front-row-melee": no_taunt,
        "sc-behind-front-row-magic": beyond_magic,
        "sc-behind-front-row-cripple": cripple_stops,
    },
    frozenset({"sc-no-such-action"}),
    nearly,
)
