"""Records of older rules. Nobody can play them again; but they tell their own story, and their dice are the seed's.

A die is keyed by the step of the rules at which it fell, and only the rules of its day knew how many steps an answer
took. What can be held without them is the order: the seed has to give all rolls one after the other, with no more steps
between them than a game may take.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from theomachy.kernel.chance import Seeded
from theomachy.kernel.game import Game
from theomachy.kernel.messages import Event, Message
from theomachy.kernel.requests import Die
from theomachy.kernel.scene import Scene
from theomachy.play.origins import Sources
from theomachy.play.patches import apply
from theomachy.play.records import BadRecord, Record, RecordEntry, commit

MAX_STEPS = 24
"""Steps that the rules may take between two answers or two rolls; random play of all games took 13 at most."""

MEAN_STEPS = 4
"""Steps to an answer over a whole match, at most: random play of all games took 1.3."""

MAX_ROLLS = 24
"""The most rolls within a step: more than any game was seen to make."""

Place = tuple[int, int]
"""The place of a roll in the order of the seed: the step, and the number of the roll within it."""
Places = Mapping[Place, int]
"""The possible places of the last roll, each with the most steps that may have been taken since."""
START: Places = {(0, -1): MAX_STEPS}


def is_older(record: Record, game: Game[Any]) -> bool:
    """Return True if a record of this game was made by an earlier version of its rules."""
    return record.fields["game"] == game.id and is_older_version(record.fields["rules"], game)


def is_older_version(version: str, game: Game[Any]) -> bool:
    """Return True if a version of a game's rules came before the present one."""
    plain = version.isascii() and version.isdigit() and len(version) < 9 and game.rules.isdigit()
    return plain and int(version) < int(game.rules)


# Its story


def story_at(record: Record, upto: int | None = None) -> tuple[Scene, list[Event]]:
    """Return the scene after the first `upto` entries, or at the end, and all events until then."""
    if not record.story:
        raise BadRecord(record.body + len(record.entries), "record-no-story")
    scene: dict[str, Any] = {"fixed": record.story[0]["fixed"]}
    live: list[tuple[RecordEntry, list[Event]]] = []
    for number, (entry, told) in enumerate(zip(record.entries, record.story[1:], strict=True)):
        if number == upto:
            break
        scene = apply(scene, told["scene"])
        if (back := _taken_back(record, number, [entry for entry, _ in live])) is not None:
            del live[back:]
        else:
            live.append((entry, msgspec.convert(told["events"], list[Event])))
    return msgspec.convert(scene, Scene), [event for _, events in live for event in events]


def answers_of(record: Record) -> list[str]:
    """Return the keys of all answers that were not taken back."""
    live: list[RecordEntry] = []
    for number, entry in enumerate(record.entries):
        if (back := _taken_back(record, number, live)) is not None:
            del live[back:]
        else:
            live.append(entry)
    return [entry.key for entry in live]


def _taken_back(record: Record, number: int, live: Sequence[RecordEntry]) -> int | None:
    """Return the index in `live` of the decision that an entry takes back; None if it takes nothing back."""
    verb, _, seat = record.entries[number].who.rpartition(" ")
    if not verb:
        return None
    for index in reversed(range(len(live))):
        if live[index].who == seat:
            return index
    raise BadRecord(record.body + number, "record-nothing-back")


# Its dice


class DiceHeld(NamedTuple):
    held: int
    not_held: int
    """The number of faces drawn from things other than dice, such as cards."""


def hold_dice(record: Record, sources: Sources, dice: Sequence[Die]) -> DiceHeld:
    """Check the dice of a record against the order of the seed; raise BadRecord at a roll that the seed never gives."""
    known = {str(face) for die in dice for face in die}
    places, epoch, held, not_held = START, 0, 0, 0
    live: list[tuple[RecordEntry, Places]] = []
    for number, entry in enumerate(record.entries):
        last = MAX_STEPS + MEAN_STEPS * number
        if (back := _taken_back(record, number, [entry for entry, _ in live])) is not None:
            epoch += any(entry.faces for entry, _ in live[back:])
            places = live[back][1]
            del live[back:]
            continue
        live.append((entry, places))
        places = {place: steps + MAX_STEPS for place, steps in places.items()}
        source = sources.at(number)
        for faces in filter(None, entry.faces.split(", ")):
            if source is None:
                places = dict.fromkeys(_next(places, last), MAX_STEPS)
            elif known.issuperset(shown := faces.split()):
                places = {
                    place: MAX_STEPS for place in _next(places, last) if gives(source, shown, dice, epoch, *place)
                }
                held += len(shown)
            else:
                places = dict.fromkeys(_next(places, last), MAX_STEPS)
                not_held += len(shown)
            if not places:
                raise BadRecord(record.body + number, "record-dice-nowhere", found=faces[:40])
    return DiceHeld(held, not_held)


def gives(source: Seeded, faces: Sequence[str], kinds: Sequence[Die], epoch: int, step: int, number: int) -> bool:
    """Return True if dice of some of these kinds can show these faces at a position of the seed.

    Only the rules of the record's day knew which dice were rolled.
    """
    sides = sides_of(tuple(kinds))
    for start in range(0, len(faces), 8):
        drawn = {source.draw(epoch, step, number, start)}
        *first, last = faces[start : start + 8]
        for face in first:
            drawn = {n // size for n in drawn for size, at in sides.get(face, {}).items() if n % size in at}
        if not any(n % size in at for size, at in sides.get(last, {}).items() for n in drawn):
            return False
    return True


@lru_cache(10)
def sides_of(kinds: tuple[Die, ...]) -> dict[str, dict[int, set[int]]]:
    """Return, for each face, the sides that bear it, by the number of sides of the die."""
    sides: dict[str, dict[int, set[int]]] = {}
    for die in kinds:
        for at, face in enumerate(die):
            sides.setdefault(str(face), {}).setdefault(len(die), set()).add(at)
    return sides


def _next(places: Places, last: int) -> list[Place]:
    """Return the possible places of the next roll: next in a step, or first in a later step, up to the last.

    They are in order, so that the seed's numbers for several steps at once are drawn only once.
    """
    most = {step: steps for (step, _), steps in places.items()}  # the same for all rolls of a step
    later, taken = list[Place](), 0
    for step, steps in sorted(most.items()):
        end = min(last, step + steps)
        later += [(at, 0) for at in range(max(taken, step) + 1, end + 1)]
        taken = max(taken, end)
    return [*later, *[(step, number + 1) for step, number in places if number + 1 < MAX_ROLLS]]


# Both together


def verify_older(record: Record, game: Game[Any], sources: Sources, mine: Record | None) -> list[Message]:
    """Check a record without its rules, and return messages that say what was checked and what was not."""
    found = [Message("unverified-rules", args={"found": record.fields["rules"], "needed": game.rules})]
    if not sources.all_seeded:
        found.append(Message("unverified-dice"))
    if any(sources.at(line) is not None for line in range(len(record.entries))):
        dice = hold_dice(record, sources, game.dice)
        found.append(Message("verified-commitment"))
        if dice.held:
            found.append(Message("verified-order", args={"n": dice.held}))
        if dice.not_held:
            found.append(Message("unverified-draws", args={"n": dice.not_held}))
    if mine is not None:
        _agree(record, mine, sources.own if isinstance(sources.own, Seeded) else None)
        found.append(Message("verified-mine", args={"n": len(mine.entries) - 1}))
    return found


def _agree(record: Record, mine: Record, source: Seeded | None) -> None:
    """Raise BadRecord unless the record that one seat kept during the match agrees with it, line by line.

    Secrets must agree, too.
    """
    for name, value in mine.fields.items():
        if name not in ("dice", "viewer") and record.fields.get(name) != value:
            raise BadRecord(record.body, "record-disagrees", found=record.fields.get(name, "")[:40], needed=value[:40])
    for number, then in enumerate(mine.entries):
        now = record.entries[number] if number < len(record.entries) else RecordEntry("", "", "", "")
        if now.who != then.who or not _same(now, then, number, source):
            raise BadRecord(record.body + number, "record-disagrees", found=now.key[:40], needed=then.key[:40])


def _same(now: RecordEntry, then: RecordEntry, number: int, source: Seeded | None) -> bool:
    """Return True if a line is unchanged, hidden parts included."""
    rolls, hidden = now.faces.split(", "), then.faces.split(", ")
    secrets = [(500 + int(now.who) if now.who.isdigit() else 0, now.key, then.key)]
    secrets += [(place, *pair) for place, pair in enumerate(zip(rolls, hidden, strict=False), 1)]
    return len(rolls) == len(hidden) and all(
        secret == kept or (source is not None and commit(source, number, place, secret) == kept)
        for place, secret, kept in secrets
    )
