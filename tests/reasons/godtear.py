"""The oracle of Godtear: whether a reason is true of what stands on the battlefield."""

from collections.abc import Iterator, Sequence
from random import Random

from tests.reasons.harness import Asked, Oracle, Refusal
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, NEIGHBOURS, PLACES
from theomachy.games.godtear.cards import SHEETS
from theomachy.games.godtear.sheets import Skill
from theomachy.kernel import Event
from theomachy.kernel.keys import split_infix, split_last, split_verb
from theomachy.kernel.scene import Piece

ROOM, COMMAND, SUPPLY, FOLLOWERS_THAT_WADE = 3, 3, 24, ("froglodytes", "thornlings")
BANNER = "gt-banner"


# The table


def place(name: str) -> int:
    return PLACES[name]


def on(it: Refusal) -> dict[str, Piece]:
    """Return the champions, followers and banners on the battlefield, by id."""
    return {id: piece for id, piece in it.scene.pieces.items() if piece.owner is not None and piece.zone in PLACES}


def at(it: Refusal, hex: int) -> list[tuple[str, Piece]]:
    return [(id, piece) for id, piece in on(it).items() if place(piece.zone) == hex]


def unit_id(it: Refusal, id: str) -> str:
    """Return the id of the champion or unit that a piece belongs to."""
    return it.scene.pieces[id].of or id.removesuffix("-banner")


def unit(it: Refusal, name: str = "unit") -> str:
    """Return the id of the champion or unit that a reason names."""
    cards = {piece.name: id for id, piece in it.scene.pieces.items() if not piece.of and piece.icon != BANNER}
    return cards[it.arg(name)]


def card(it: Refusal, name: str = "unit") -> Piece:
    return it.scene.pieces[unit(it, name)]


def is_champion(piece: Piece) -> bool:
    return SHEETS[piece.card].champion and piece.icon != BANNER


def is_follower(piece: Piece) -> bool:
    return not SHEETS[piece.card].champion


def is_small(piece: Piece) -> bool:
    return is_follower(piece) and SHEETS[piece.card].small


def standing(it: Refusal, id: str) -> list[int]:
    """Return the hexes of the models of a champion or unit."""
    mine = [piece for other, piece in on(it).items() if (other == id or piece.of == id) and piece.icon != BANNER]
    return [place(piece.zone) for piece in mine]


def partner(it: Refusal, id: str) -> str:
    """Return the id of a champion's followers, or of the followers' champion."""
    piece = it.scene.pieces[id]
    others = [one for one in it.scene.pieces if one != id and not it.scene.pieces[one].of and on_card(it, one, piece)]
    return others[0]


def on_card(it: Refusal, id: str, piece: Piece) -> bool:
    other = it.scene.pieces[id]
    same = other.owner == piece.owner and other.icon != BANNER and other.card in SHEETS
    return same and SHEETS[other.card].card == SHEETS[piece.card].card


def aimed(it: Refusal) -> list[tuple[str, Piece]]:
    """Return the models on the battlefield that a key means: one, those of a unit, or those of a hex."""
    if it.key in PLACES:
        return at(it, place(it.key))
    return [(id, piece) for id, piece in on(it).items() if it.key and it.key in (id, piece.of)]


def hexes(it: Refusal) -> list[str]:
    """Return the hexes of the models that a key means."""
    return [piece.zone for _, piece in aimed(it)]


def target(it: Refusal) -> Piece:
    return aimed(it)[0][1]


def out(piece: Piece) -> bool:
    return "gt-out" in piece.marks


def objective(it: Refusal, hex: int) -> bool:
    return f"objective-{NAMES[hex]}" in it.scene.pieces


def objectives(it: Refusal) -> list[int]:
    return [place(piece.zone) for piece in it.scene.pieces.values() if piece.icon == "gt-objective"]


def supply(it: Refusal) -> int:
    """Return the number of objective hexes on the battlefield, with those that lie on each other."""
    return sum(it.scene.pieces[f"objective-{NAMES[hex]}"].badges.get("gt-stack", 1) for hex in objectives(it))


def deployment(it: Refusal, hex: int, seat: int | None = None) -> bool:
    """Return True for a deployment hex, of any side or of one seat's."""
    label = next(zone.label for zone in it.scene.fixed.zones if zone.id == NAMES[hex])
    if seat is None:
        return label.startswith("gt-deployment")
    north = it.scene.tracks["warband-north"].owner == seat
    return label == f"gt-deployment-{'north' if north else 'south'}"


def free(it: Refusal, hex: int) -> bool:
    """Return True if an objective hex may lie in a hex."""
    return not at(it, hex) and not objective(it, hex) and not deployment(it, hex)


def near(it: Refusal, starts: Sequence[int], ends: Sequence[int], reach: int) -> bool:
    return any(DISTANCE[a][b] <= reach for a in starts for b in ends)


def warded(it: Refusal, hex: int, seat: int) -> bool:
    enemies = [piece for piece in on(it).values() if piece.owner != seat and piece.card == "treekin"]
    return any(DISTANCE[place(piece.zone)][hex] == 1 for piece in enemies)


def has_room(it: Refusal, id: str, hex: int) -> bool:
    """Return True if a follower of a unit may come back in a hex."""
    piece, there = it.scene.pieces[id], at(it, hex)
    joins = all(other.of == id for _, other in there) and is_small(piece) and len(there) < ROOM
    waded = not objective(it, hex) or piece.card in FOLLOWERS_THAT_WADE
    return (not there or joins) and waded and not warded(it, hex, piece.owner or 0)


# The record


def since(it: Refusal, *ids: str) -> list[Event]:
    """Return the events after the last of these."""
    record = it.asked.record
    return list(record[max((n for n, event in enumerate(record) if event.id in ids), default=-1) + 1 :])


def happened(it: Refusal, id: str, **args: object) -> bool:
    """Return True if something has happened in this activation."""
    events = since(it, "gt-activates")
    return any(event.id == id and all(event.args[name] == args[name] for name in args) for event in events)


def targeted(it: Refusal) -> list[Event]:
    """Return the targets of the skill in use so far."""
    return [event for event in since(it, "gt-uses") if event.id == "gt-targets"]


def named_at_once(it: Refusal) -> bool:
    return bool(it.asked.setup.rulings.targets_named == "all at once")


# Actions


def skill(it: Refusal) -> Skill:
    """Return the skill that a reason names, or that an action uses."""
    sheet, named = SHEETS[card(it).card], it.reason.args.get("skill", "")
    return sheet.skills[named.removeprefix(f"{sheet.id}-") or split_last(it.key)[1]]


def on_card_now(it: Refusal) -> bool:
    """Return True if a skill is on the side of the card that lies open, or is the ultimate."""
    sheet, name = SHEETS[it.scene.pieces[it.asked.ask.by].card], split_last(it.key)[1]
    return name == sheet.ultimate or any(
        name in names and it.scene.phase == f"gt-{p}" for p, names in sheet.sides.items()
    )


def no_action(it: Refusal) -> bool:
    verb, name = split_verb(it.key)
    sheet = SHEETS[card(it).card]
    if verb in ("skill", "bonus") and name in sheet.skills:
        return False
    if verb == "trait" and any(trait.id == name and "trait" in trait.at for trait in sheet.traits):
        return False
    return it.key not in ("advance", "claim", "rally", "recruit", "end")


def taken(it: Refusal) -> bool:
    """Return True if an action was taken in this activation, as far as the record tells."""
    told = {"claim": "gt-claimed", "rally": "gt-rallied", "recruit": "gt-recruited"}
    if it.key == "advance":
        return it.scene.tracks["actions"].value < 2 or happened(it, "gt-bonus-action")
    if it.key in told:
        return happened(it, told[it.key])
    return happened(it, "gt-uses", skill=f"{card(it).card}-{split_last(it.key)[1]}")


def already(it: Refusal) -> bool:
    told = {"claim": "gt-claimed", "recruit": "gt-recruited", "advance": "gt-activates"}
    name = it.reason.id.removeprefix("gt-already-")
    return name == "advance" or happened(it, told[name], unit=it.arg("unit"))


def bonus_taken(it: Refusal) -> bool:
    turn = it.asked.setup.rulings.printed.bonus_limit == "turn"
    events = since(it, "gt-turn-begins" if turn else "gt-activates")
    return any(event.id == "gt-bonus-action" and event.args["unit"] == it.arg("unit") for event in events)


def users(it: Refusal, name: str = "unit") -> list[int]:
    """Return the hexes of those who may use a skill: the one that was pointed at, or all of the unit."""
    if it.asked.ask.question == "gt-ask-user":
        return [place(piece.zone) for _, piece in aimed(it)][:1]
    return standing(it, unit(it, name))


def using(it: Refusal) -> bool:
    """Return True if an answer uses a skill or trait, or says who does."""
    return split_verb(it.key)[0] in ("skill", "bonus", "trait") or it.asked.ask.question == "gt-ask-user"


def nothing_to_claim(it: Refusal) -> bool:
    banners = [place(piece.zone) for piece in on(it).values() if piece.name == it.arg("unit") and piece.icon == BANNER]
    starts = banners or users(it)
    return not any(objective(it, hex) and not at(it, hex) for start in starts for hex in NEIGHBOURS[start])


def no_room_to_recruit(it: Refusal) -> bool:
    id = unit(it)
    beside = [hex for start in standing(it, partner(it, id)) for hex in NEIGHBOURS[start]]
    mine = [hex for hex in PLACES.values() if deployment(it, hex, card(it).owner)]
    return not any(has_room(it, id, hex) for hex in [*beside, *mine])


def room_beside(it: Refusal) -> bool:
    """Return True if the followers who recruit have room beside their champion."""
    id = it.asked.ask.by
    return any(has_room(it, id, hex) for start in standing(it, unit(it, "champion")) for hex in NEIGHBOURS[start])


def beside_champion(it: Refusal) -> bool:
    return any(DISTANCE[start][place(it.key)] == 1 for start in standing(it, unit(it, "champion")))


# Skills


def no_target(it: Refusal) -> bool:
    """Return True if there is nobody in range whom a skill may target."""
    mine, rulings, use = card(it), it.asked.setup.rulings, skill(it)
    fits = not (use.followers or (use.id == "flashing-blade" and rulings.flashing_blade != "any enemy"))
    for piece in on(it).values():
        hunted = use.id == "call-of-the-hunt" and piece.owner == mine.owner and piece is not mine
        enemy = use.id != "call-of-the-hunt" and piece.owner != mine.owner and piece.icon != BANNER
        up = not out(piece) or (use.type == "enemy" and rulings.target_knocked_out)
        meant = (hunted or enemy) and up and (fits or is_follower(piece))
        if meant and near(it, users(it), [place(piece.zone)], it.arg("range")):
            return False
    return True


def commanded(it: Refusal) -> list[int]:
    """Return the hexes of the followers that carry out their champion's commands."""
    id = unit(it, "partner")
    return [hex for hex in standing(it, id) if near(it, standing(it, partner(it, id)), [hex], COMMAND)]


def enemies(it: Refusal, name: str = "partner") -> list[int]:
    """Return the hexes of the enemies of the champion or unit that a reason names."""
    models = [piece for piece in on(it).values() if piece.owner != card(it, name).owner and piece.icon != BANNER]
    return [place(piece.zone) for piece in models]


def enemy_champions(it: Refusal) -> list[int]:
    """Return the hexes of the enemy champions that are not knocked out."""
    models = [piece for piece in on(it).values() if piece.owner != card(it).owner and is_champion(piece)]
    return [place(piece.zone) for piece in models if not out(piece)]


def sources(it: Refusal) -> list[int]:
    """Return the hexes from which a range may count: of who acts, of the partner, and of the targets so far."""
    active = [id for id, piece in it.scene.pieces.items() if "gt-active" in piece.marks]
    mine = [hex for id in active for one in (id, partner(it, id)) for hex in standing(it, one)]
    told = [event for event in since(it, "gt-activates") if event.id in ("gt-uses", "gt-targets")]
    return [*mine, *(place(event.args["hex"]) for event in told)]


def out_of_range(it: Refusal) -> bool:
    id = unit_id(it, it.key)
    ends = standing(it, id) if it.key == id else [place(piece.zone) for _, piece in aimed(it)][:1]
    if it.asked.ask.by.endswith("call-to-arms") or not ends:
        ends = standing(it, unit(it, "target"))
    return bool(ends) and any(not near(it, [start], ends, it.arg("range")) for start in sources(it))


def same_unit(it: Refusal, name: str) -> bool:
    """Return True if a key means a model of the champion or unit that a reason names, or that itself."""
    return it.key == unit(it, name) or any(unit_id(it, id) == unit(it, name) for id, _ in aimed(it))


def no_objective_moves(it: Refusal, nearer: bool) -> bool:
    starts = users(it)
    ways = [
        (hex, end)
        for hex in empty_objectives(it)
        for end in NEIGHBOURS[hex]
        if near(it, starts, [hex], it.arg("range")) and free(it, end)
    ]
    return not any(not nearer or all(DISTANCE[start][b] < DISTANCE[start][a] for start in starts) for a, b in ways)


def banners(it: Refusal, owner: int | None = None) -> list[int]:
    mine = [piece for piece in on(it).values() if piece.icon == BANNER and owner in (None, piece.owner)]
    return [place(piece.zone) for piece in mine]


def no_banner_near(it: Refusal, owner: int | None) -> bool:
    return not near(it, users(it), banners(it, owner), it.arg("range"))


def empty_objectives(it: Refusal) -> list[int]:
    return [hex for hex in objectives(it) if not at(it, hex)]


def own_banner_far(it: Refusal) -> bool:
    mine = [place(piece.zone) for id, piece in on(it).items() if id == f"{unit(it)}-banner"]
    return not near(it, users(it), mine, it.arg("range"))


def walks(it: Refusal) -> bool:
    """Return True if a model is asked where it walks: only there a key may tell the way."""
    return it.asked.ask.question in ("gt-ask-advance", "gt-ask-move")


def torn(it: Refusal) -> bool:
    """Return True if no enemy banner, or not the one that was pointed at, has both Hounds beside it."""
    hounds, pointed = standing(it, unit(it)), it.scene.pieces.get(it.key)
    mine = card(it).owner
    all_of_them = [place(p.zone) for p in on(it).values() if p.icon == BANNER and p.owner != mine]
    ends = [place(pointed.zone)] if pointed is not None and pointed.icon == BANNER else all_of_them
    return not any(len(hounds) == 2 and all(DISTANCE[hound][end] == 1 for hound in hounds) for end in ends)


def calcifies(it: Refusal, hex: int) -> bool:
    return len(at(it, hex)) == 1 and not deployment(it, hex) and any(objective(it, end) for end in NEIGHBOURS[hex])


def alone_near(it: Refusal) -> bool:
    """Return True if a follower of a unit stands alone in range, where its champion may be placed."""
    id = unit(it)
    starts, seat = standing(it, partner(it, id)), card(it).owner or 0
    ends = [hex for hex in standing(it, id) if len(at(it, hex)) == 1 and not warded(it, hex, seat)]
    return near(it, starts, ends, it.arg("range"))


def wall(it: Refusal) -> bool:
    """Return True if an objective hex in range has room for a Thornling."""
    id = partner(it, unit(it))
    return any(has_room(it, id, hex) and near(it, users(it), [hex], it.arg("range")) for hex in objectives(it))


# Hexes


def walker(it: Refusal) -> int:
    return place(it.scene.pieces[it.asked.ask.by].zone)


def end(it: Refusal) -> int:
    return place(split_infix(it.key, "via")[0])


def too_far(it: Refusal) -> bool:
    return it.arg("hex") == NAMES[end(it)] and DISTANCE[walker(it)][end(it)] > it.arg("steps")


def within_steps(it: Refusal) -> bool:
    return it.arg("hex") == NAMES[end(it)] and DISTANCE[walker(it)][end(it)] <= it.arg("steps")


def blocked(it: Refusal) -> bool:
    """Return True if no way of empty hexes is short enough."""
    if it.asked.ask.question != "gt-ask-advance":
        return within_steps(it)
    reached = edge = {walker(it)}
    for _ in range(it.arg("steps")):
        beyond = {hex for start in edge for hex in NEIGHBOURS[start]} - reached
        edge = {hex for hex in beyond if not at(it, hex) and not objective(it, hex)}
        reached = reached | edge
    return within_steps(it) and end(it) not in reached


def in_line(it: Refusal) -> bool:
    return any(end(it) in ray[: it.arg("steps")] for ray in BOARD.rays[walker(it)])


def pool(it: Refusal) -> list[str]:
    return [id for id, piece in it.scene.pieces.items() if piece.zone == "pool"]


def picked_ids(it: Refusal) -> list[str]:
    return [id for id, piece in it.scene.pieces.items() if piece.owner is not None]


def picked(it: Refusal, seat: int) -> list[str]:
    return [piece.card for piece in it.scene.pieces.values() if piece.owner == seat]


def recent_objective(it: Refusal, id: str) -> bool:
    """Return True if something has happened to the objective hex of a hex since the last roll, skill or turn won."""
    events = since(it, "gt-scenario-rolled", "gt-uses", "gt-turn-won")
    return any(event.id == id and event.args["hex"] == it.key for event in events)


def nearly(asked: Asked, random: Random) -> Iterator[str]:
    """Yield all that stands on the card of the piece that acts, and hexes and models that are near."""
    scene, question = asked.scene, asked.ask.question
    by = scene.pieces.get(asked.ask.by)
    if question == "gt-ask-action" and by is not None:
        yield from ("advance", "claim", "rally", "recruit")
        sheet = SHEETS[by.card]
        for name in sheet.skills:
            yield from (f"skill:{name}", f"bonus:{name}")
        yield from (f"trait:{trait.id}" for trait in sheet.traits)
    ids = [id for id, piece in scene.pieces.items() if piece.owner is not None]
    zones = [piece.zone for piece in scene.pieces.values() if piece.zone in PLACES]
    for _ in range(4):
        yield random.choice(ids or [""])
        if zones:
            start = place(random.choice(zones))
            yield NAMES[start]
            yield NAMES[random.choice(NEIGHBOURS[start])]
    yield "done"


ORACLE = Oracle(
    {
        # Before the battle
        "gt-no-such-champion": lambda it: it.key not in pool(it) and it.key not in picked_ids(it),
        "gt-champion-twice": lambda it: it.arg("champion") in picked(it, it.asked.seat),
        "gt-champion-gone": lambda it: it.arg("champion") in picked(it, 1 - it.asked.seat),
        "gt-three-of-these": lambda it: (
            not set(it.key.split(",")) <= set(it.arg("champions"))
            or len(set(it.key.split(","))) != 3
            or it.key not in it.asked.keys
        ),
        "gt-no-deployment-hex": lambda it: not deployment(it, place(it.key), it.asked.seat),
        "gt-no-room-to-deploy": lambda it: bool(at(it, place(it.key))),
        "gt-no-room-for-others": lambda it: deployment(it, place(it.key), it.asked.seat) and not at(it, place(it.key)),
        "gt-comes-with-champion": lambda it: is_follower(card(it)) and same_unit(it, "unit"),
        "gt-deployed-already": lambda it: card(it).zone in PLACES and same_unit(it, "unit"),
        # Activations
        "gt-no-such-unit": lambda it: it.key not in it.scene.pieces or it.scene.pieces[it.key].owner is None,
        "gt-name-the-unit": lambda it: unit(it) in it.asked.keys and it.key.startswith(unit(it)) and it.key != unit(it),
        "gt-not-your-unit": lambda it: card(it).owner != it.asked.seat,
        "gt-has-activated": lambda it: "gt-activated" in card(it).marks,
        "gt-no-such-action": no_action,
        "gt-action-taken": taken,
        "gt-no-actions-left": lambda it: it.scene.tracks["actions"].value == 0,
        "gt-bonus-taken": bonus_taken,
        "gt-no-bonus-skill": lambda it: split_verb(it.key)[0] == "bonus" and skill(it).bonus != "may",
        "gt-only-as-bonus": lambda it: split_verb(it.key)[0] == "skill" and skill(it).bonus == "card",
        "gt-other-phase": lambda it: not on_card_now(it),
        "gt-only-in-plot": lambda it: it.scene.phase == "gt-clash" and skill(it).phase == "plot",
        "gt-only-in-clash": lambda it: it.scene.phase == "gt-plot" and skill(it).phase == "clash",
        "gt-not-for-champions": lambda it: is_champion(target(it) if aimed(it) else card(it)),
        "gt-not-for-followers": lambda it: is_follower(card(it)) and it.key in ("claim", "rally"),
        "gt-ultimate-used": lambda it: (
            "gt-ultimate-spent" in card(it).marks and skill(it).id == SHEETS[card(it).card].ultimate
        ),
        "gt-trait-used": lambda it: happened(it, "gt-uses-trait", trait=f"{card(it).card}-{split_last(it.key)[1]}"),
        "gt-must-rally": lambda it: out(card(it)),
        "gt-must-recruit": lambda it: not standing(it, unit(it)),
        "gt-rally-next-time": lambda it: out(card(it)) and happened(it, "gt-knocked-out", unit=it.arg("unit")),
        "gt-not-knocked-out": lambda it: not out(card(it)) and is_champion(card(it)),
        "gt-is-knocked-out": lambda it: out(card(it)),
        "gt-all-bound": lambda it: all(objective(it, hex) for hex in standing(it, unit(it))),
        "gt-bound": lambda it: objective(it, place(it.arg("hex"))) and target(it).card == "thornlings",
        "gt-claim-only-in-plot": lambda it: it.scene.phase == "gt-clash" and it.key == "claim",
        "gt-no-banner": lambda it: not SHEETS[card(it).card].banner,
        "gt-banner-is-out": lambda it: (
            f"{unit(it)}-banner" in on(it) and it.asked.setup.rulings.claim_again == "refused"
        ),
        "gt-nothing-to-claim": nothing_to_claim,
        "gt-unit-is-full": lambda it: len(standing(it, unit(it))) == it.arg("size") == SHEETS[card(it).card].count,
        "gt-no-room-to-recruit": no_room_to_recruit,
        "gt-recruits-beside-champion": lambda it: not beside_champion(it) and room_beside(it),
        "gt-recruits-beside-recruits": lambda it: not beside_champion(it) and happened(it, "gt-recruited"),
        "gt-recruits-in-deployment": lambda it: (
            not room_beside(it) and not deployment(it, place(it.key), it.asked.seat)
        ),
        "gt-already-claim": already,
        "gt-already-recruit": already,
        "gt-already-advance": already,
        "gt-not-given": lambda it: it.key not in it.asked.keys and it.asked.ask.question == "gt-ask-granted",
        "gt-not-in-list": lambda it: it.key not in it.asked.keys and len(it.arg("keys")) == len(it.asked.keys),
        "gt-no-such-skill": lambda it: split_last(it.key)[1] != it.key or it.key not in it.asked.keys,
        # Skills
        "gt-nobody-there": lambda it: not standing(it, unit(it)),
        "gt-nobody-to-take-off": lambda it: using(it) and not standing(it, unit(it)),
        "gt-no-target": lambda it: using(it) and no_target(it),
        "gt-no-champion-near": lambda it: using(it) and not near(it, users(it), enemy_champions(it), it.arg("range")),
        "gt-nobody-commanded": lambda it: using(it) and not commanded(it),
        "gt-no-target-from": lambda it: using(it) and not near(it, commanded(it), enemies(it), it.arg("range")),
        "gt-nobody-has-all": lambda it: using(it) and len(standing(it, unit(it))) > 1 and bool(skill(it).needs),
        "gt-partner-too-far": lambda it: (
            using(it) and not near(it, users(it), standing(it, unit(it, "partner")), it.arg("range"))
        ),
        "gt-not-on-objective": lambda it: using(it) and not any(objective(it, hex) for hex in users(it)),
        "gt-no-such-model": lambda it: not aimed(it) and it.key not in PLACES,
        "gt-name-one-of": lambda it: it.key == unit(it) and is_follower(card(it)) and bool(aimed(it)),
        "gt-name-a-model": lambda it: it.key in (*PLACES, "done"),
        "gt-named-by-hex": lambda it: is_small(target(it)) and target(it).zone == it.arg("hex") in it.asked.keys,
        "gt-nobody-in-hex": lambda it: not at(it, place(it.key)),
        "gt-none-of-unit-there": lambda it: unit(it) not in [unit_id(it, id) for id, _ in at(it, place(it.key))],
        "gt-not-of-unit": lambda it: bool(aimed(it)) and not same_unit(it, "unit"),
        "gt-banner-no-target": lambda it: target(it).icon == BANNER,
        "gt-no-banners": lambda it: target(it).icon == BANNER,
        "gt-banners-only": lambda it: target(it).icon != BANNER,
        "gt-champions-only": lambda it: not is_champion(target(it)),
        "gt-followers-only": lambda it: not is_follower(target(it)),
        "gt-small-followers-only": lambda it: not is_small(target(it)),
        "gt-not-an-enemy": lambda it: target(it).owner == it.asked.seat,
        "gt-on-the-other-side": lambda it: it.scene.pieces[it.key].owner != it.arg("seat"),
        "gt-chosen-already": lambda it: bool(aimed(it)) and it.key not in it.asked.keys,
        "gt-not-next": lambda it: bool(aimed(it)) and {*it.arg("keys")} <= {*it.asked.keys},
        "gt-down-and-still": lambda it: out(target(it)),
        "gt-holds-still": lambda it: not out(target(it)) and target(it).owner != it.asked.seat,
        "gt-must-be-placed": lambda it: it.key == "done",
        "gt-no-room-to-come-back": lambda it: (
            it.key == "skill:call-totems" or it.asked.ask.question == "gt-ask-regroup"
        ),
        "gt-no-wounds": lambda it: any(bar.value == bar.most for bar in target(it).bars if bar.label == "gt-health"),
        "gt-another-unit": lambda it: same_unit(it, "unit"),
        "gt-gives-to-others": lambda it: same_unit(it, "target"),
        "gt-no-tokens": lambda it: not card(it).badges,
        "gt-no-boon-to-copy": lambda it: (
            using(it) and not any(badge.endswith("boon") for badge in card(it, "partner").badges)
        ),
        "gt-not-beside": lambda it: not near(it, standing(it, unit(it)), standing(it, unit(it, "target")), 1),
        "gt-one-of-each": lambda it: (
            unit_id(it, it.arg("model")) == unit(it, "target") and it.arg("model") in it.asked.keys
        ),
        "gt-no-enemy-beside": lambda it: using(it) and not near(it, standing(it, unit(it)), enemies(it, "unit"), 1),
        "gt-first-users-hex": lambda it: target(it).zone == it.arg("hex") and it.asked.ask.question == "gt-ask-user",
        "gt-no-second-user": lambda it: using(it) and split_verb(it.key)[0] == "trait",
        "gt-not-alone": lambda it: len(at(it, place(it.arg("hex")))) > 1,
        "gt-target-knocked-out": lambda it: out(target(it)) and not it.asked.setup.rulings.target_knocked_out,
        "gt-out-of-range": out_of_range,
        "gt-out-of-range-from": lambda it: not near(it, commanded(it), [place(target(it).zone)], it.arg("range")),
        "gt-targeted-already": lambda it: (
            named_at_once(it) or any(event.args["target"] == it.arg("target") for event in targeted(it))
        ),
        "gt-one-for-all": lambda it: (
            it.scene.pieces[it.arg("model")].zone == target(it).zone and it.arg("model") in it.asked.keys
        ),
        "gt-not-in-first-hex": lambda it: target(it).zone != it.arg("hex"),
        "gt-not-beside-first-hex": lambda it: DISTANCE[place(target(it).zone)][place(it.arg("hex"))] != 1,
        "gt-same-hex": lambda it: (
            target(it).zone == it.arg("hex")
            and (named_at_once(it) or it.arg("hex") in [event.args["hex"] for event in targeted(it)])
        ),
        "gt-nothing-to-turn": lambda it: using(it) and not any(calcifies(it, hex) for hex in standing(it, unit(it))),
        "gt-supply-gone": lambda it: (
            it.asked.setup.rulings.objective_supply != "unlimited" and supply(it) >= it.arg("supply") == SUPPLY
        ),
        "gt-nobody-alone-in-range": lambda it: using(it) and not alone_near(it),
        "gt-no-empty-hex": lambda it: (
            using(it) and all(at(it, hex) for start in users(it) for hex in NEIGHBOURS[start])
        ),
        "gt-no-empty-objective-in-range": lambda it: using(it) and not wall(it),
        "gt-no-objective-to-move": lambda it: using(it) and no_objective_moves(it, True),
        "gt-no-objective-moves-near": lambda it: using(it) and no_objective_moves(it, False),
        "gt-no-objective-there": lambda it: not objective(it, place(it.key)),
        "gt-moved-already": lambda it: recent_objective(it, "gt-objective-moved"),
        "gt-stacked-already": lambda it: recent_objective(it, "gt-objective-laid"),
        "gt-knocked-out-on-it": lambda it: out(card(it)) and card(it).zone == it.key,
        "gt-held-in-place": lambda it: any(piece.name == it.arg("unit") for _, piece in at(it, place(it.key))),
        "gt-nowhere-to-shift": lambda it: not any(free(it, hex) for hex in NEIGHBOURS[place(it.key)]),
        "gt-nowhere-nearer": lambda it: (
            it.arg("hex") in (it.key, *(piece.zone for _, piece in aimed(it))) or it.asked.ask.question == "gt-ask-user"
        ),
        "gt-no-room-for-objective": lambda it: (
            using(it)
            and (not any(free(it, hex) and near(it, users(it), [hex], it.arg("range")) for hex in PLACES.values()))
        ),
        "gt-no-banner-in-range": lambda it: using(it) and no_banner_near(it, card(it).owner),
        "gt-no-banner-to-place": lambda it: using(it) and no_banner_near(it, None),
        "gt-own-banner-too-far": lambda it: using(it) and own_banner_far(it),
        "gt-not-both-beside-banner": lambda it: (using(it) or it.key in it.scene.pieces) and torn(it),
        "gt-nowhere-for-banner": lambda it: (
            using(it) and not near(it, users(it), empty_objectives(it), it.arg("range"))
        ),
        "gt-no-enemy-followers-there": lambda it: (
            not any(is_follower(piece) and piece.owner != it.asked.seat for _, piece in at(it, place(it.key)))
        ),
        # Hexes
        "gt-no-such-hex": lambda it: (split_infix(it.key, "via")[0] if walks(it) else it.key) not in PLACES,
        "gt-too-far-from": lambda it: not near(it, [*map(place, it.arg("starts"))], [place(it.key)], it.arg("range")),
        "gt-stands-there": lambda it: walker(it) == place(it.key),
        "gt-must-move": lambda it: walker(it) == end(it),
        "gt-not-this-way": lambda it: it.arg("hex") in [split_infix(key, "via")[0] for key in it.asked.keys],
        "gt-objective-there": lambda it: objective(it, place(it.key)),
        "gt-deployment-hex": lambda it: (
            (using(it) or it.arg("hex") in (it.key, *hexes(it))) and deployment(it, place(it.arg("hex")))
        ),
        "gt-not-beside-objective": lambda it: not any(objective(it, hex) for hex in NEIGHBOURS[place(it.arg("hex"))]),
        "gt-nearer-hex": lambda it: any(
            DISTANCE[hex][place(key)] < min(DISTANCE[one][place(it.key)] for one in objectives(it))
            for key in it.asked.keys
            if key in PLACES
            for hex in objectives(it)
        ),
        "gt-far-from-objectives": lambda it: not near(it, objectives(it), [place(it.key)], it.arg("range")),
        "gt-no-die-for-hex": lambda it: (
            it.arg("touched") not in it.arg("dice")
            and it.arg("touched") == sum(objective(it, hex) for hex in NEIGHBOURS[place(it.key)])
        ),
        "gt-token-there": lambda it: f"token-{it.key}" in it.scene.pieces,
        "gt-too-far": too_far,
        "gt-not-reached": blocked,
        "gt-not-toward": lambda it: it.key not in it.asked.keys and end(it) >= 0,
        "gt-not-away": within_steps,
        "gt-not-straight": lambda it: not in_line(it),
        "gt-no-followers-on-objectives": lambda it: objective(it, end(it)),
        "gt-banner-in-the-way": lambda it: any(piece.icon == BANNER for _, piece in at(it, end(it))),
        "gt-hex-full": lambda it: len(at(it, end(it))) == ROOM,
        "gt-hex-taken": lambda it: any(piece.icon != BANNER for _, piece in at(it, end(it))),
        "gt-no-centaur-on-objectives": lambda it: objective(it, end(it)),
        "gt-followers-held": lambda it: any(is_small(piece) for _, piece in at(it, end(it))),
        "gt-followers-hemmed-in": lambda it: any(is_small(piece) for _, piece in at(it, end(it))),
        "gt-warded": lambda it: warded(it, place(it.arg("hex")), it.asked.seat),
    },
    frozenset(),
    nearly,
)
