"""Replays of records: to go on where a match stopped, to watch it, and to check it against the rules and the seed."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

import msgspec

from theomachy.kernel.chance import Scripted, Seeded
from theomachy.kernel.game import Game, S
from theomachy.kernel.match import Match
from theomachy.kernel.messages import Message, Reason, Refused
from theomachy.play.chain import fallen
from theomachy.play.misread import misshapen
from theomachy.play.older import is_older, verify_older
from theomachy.play.origins import Sources, continuing
from theomachy.play.records import (
    PAGE,
    BadRecord,
    BrokenOff,
    Record,
    RecordEntry,
    broken_off,
    chain_of,
    read_record,
    write_record,
)


def replay(
    record: Record,
    game: Game[S],
    upto: int | None = None,
    from_seed: bool = False,
    watch: Callable[[Match[S]], None] | None = None,
) -> Match[S]:
    """Play a record again, all of it or up to an entry; every answer must be legal and every digest equal.

    A watcher sees the match after each entry.

    The faces are those of the record, or `from_seed` those that the seed demands. The match can be played on.
    """
    where = _lines(record)
    _of_these_rules(record, game, where)
    _whole(record, where)
    try:
        settled = game.new(msgspec.json.decode(record.fields["setup"], type=game.setup.type))
    except msgspec.ValidationError as error:
        raise BadRecord(where["setup"], "record-setup", error=misshapen(error, "setup").message) from error
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(where["setup"], "record-setup", error=Message("misread-text")) from error
    except Refused as no:
        raise BadRecord(where["setup"], "record-setup", error=no.reason) from no
    sources = _sources(record, where)
    dice = Scripted([], then=sources.own)
    match: Match[S] | None = None
    number = 0
    try:
        for number, entry in enumerate(record.entries[: max(1, len(record.entries) if upto is None else upto)]):
            dice.left = [roll for roll in reversed(entry.faces.split(", ")) if roll]
            so_far = len(match.journal) if match is not None else 0
            verb, _, seat = entry.who.rpartition(" ")
            seeded = sources.at(number) if from_seed else None
            if match is None:
                match = Match(game, settled, seeded or dice, listen=True)
            else:
                match.chance = seeded or dice
                if verb:
                    match.undo(_seat(seat), agreed=True)
                else:
                    match.answer(entry.key, _seat(seat))
            _compare(entry, record.body + number, match, so_far, from_seed)
            if watch is not None:
                watch(match)
    except Refused as no:
        raise BadRecord(record.body + number, "record-not-legal", error=no.reason) from no
    except ValueError as error:
        raise BadRecord(record.body + number, "record-not-legal", error=str(error)) from error
    assert match is not None  # a record has a start
    match.chance = sources.own
    return match


def go_on(opening: Record, game: Game[S], chance: Seeded) -> Match[S]:
    """Return a match that goes on where a record ends, with new dice from there."""
    match = replay(opening, game)
    match.chance = continuing(opening.fields, len(opening.entries), chance)
    return match


def why_not_again(record: Record, game: Game[Any]) -> Reason | None:
    """Return why a record cannot be played again by the present rules; None if it can."""
    try:
        _of_these_rules(record, game, _lines(record))
    except BadRecord as bad:
        return bad.reason
    return None


def _of_these_rules(record: Record, game: Game[Any], where: dict[str, int]) -> None:
    for name, value in (("game", game.id), ("rules", game.rules), ("content", game.content.digest)):
        if not _same(game, name, record.fields[name], value):
            raise BadRecord(where[name], f"record-other-{name}", found=record.fields[name][:40], needed=value)


def _lines(record: Record) -> dict[str, int]:
    """Return the line of each field of the head."""
    return {name: line for line, name in enumerate(record.fields, 2)}


def _whole(record: Record, where: dict[str, int]) -> None:
    """Raise BadRecord if the record is that of one seat, which shows too little."""
    if "viewer" in record.fields:
        raise BadRecord(where["viewer"], "record-of-one-seat", number=record.fields["viewer"][:4])


def _seat(number: str) -> int:
    return int(number) - 1


def _compare(entry: RecordEntry, line: int, match: Match[Any], so_far: int, from_seed: bool) -> None:
    faces = fallen(match.journal[so_far:])
    if faces != entry.faces:
        id = "record-die-not-from-seed" if from_seed else "record-other-dice"
        raise BadRecord(line, id, found=entry.faces[:40], needed=faces[:40])
    if match.state.digest() != entry.digest:
        raise BadRecord(line, "record-other-state")


def _sources(record: Record, where: dict[str, int]) -> Sources:
    """Return the sources of all dice; raise BadRecord if they are unreadable or the commitment is not the seed's."""
    try:
        sources = Sources(record.fields)
    except (ValueError, Refused) as error:
        name = "origin" if "origin" in record.fields else "dice"
        raise BadRecord(where[name], "record-dice", found=record.fields[name][:40]) from error
    if isinstance(sources.own, Seeded) and record.fields.get("commitment") != sources.own.commitment:
        raise BadRecord(where["dice"], "record-commitment")
    return sources


def verify(record: Record, game: Game[Any], mine: Record | None = None) -> list[Message]:
    """Check everything in a record that can be checked: rules, digests, result, story, commitment, every die.

    Return messages that say what was checked; raise BadRecord at the first fault. A story that an earlier edition told
    in its own way is not checked.

    `mine` is the record that one seat kept while the match ran: nothing that it saw may have changed since.
    """
    if is_older(record, game):
        return [*_hold_older(record, game, mine), *_hold_head(record)]
    match = replay(record, game)
    sources = _sources(record, _lines(record))
    seeded = [entry for line, entry in enumerate(record.entries) if sources.at(line) is not None]
    if seeded:
        replay(record, game, from_seed=True)
    host = record.fields.get("host", "")
    retold = read_record(write_record(match, broken=_broken_off(record, len(match.seats)), host=host))
    if record.result != retold.result:
        line = record.body + len(record.entries)
        raise BadRecord(line, "record-result", found=record.result[:40], needed=retold.result)
    _agree(record, retold, game)
    held = [Message("verified-answers", args={"n": len(record.entries) - 1}), Message("verified-digests")]
    if record.result != "open":
        held.append(Message("verified-result"))
    if seeded:
        dice = sum(len(entry.faces.split(", ")) for entry in seeded if entry.faces)
        held += [Message("verified-commitment"), Message("verified-dice", args={"n": dice})]
    if not sources.all_seeded:
        held.append(Message("unverified-dice"))
    if host == PAGE:
        held.append(Message("unverified-page"))
    if sources.origins:
        held.append(Message("verified-origin", args={"n": sources.origins[-1].before - 1}))
    if record.story and record.fields["telling"] != game.telling:
        held.append(Message("unverified-story"))
    held += _hold_head(record)
    if mine is not None:
        viewer = mine.fields.get("viewer", "")
        then = replay(record, game, upto=len(mine.entries))
        seat = _seat(viewer) if viewer.isdecimal() else None
        _agree(mine, read_record(write_record(then, seat, host=mine.fields.get("host", ""))), game)
        held.append(Message("verified-mine", args={"n": len(mine.entries) - 1}))
    return held


def _hold_older(record: Record, game: Game[Any], mine: Record | None) -> list[Message]:
    where = _lines(record)
    _whole(record, where)
    return verify_older(record, game, _sources(record, where), mine)


def _hold_head(record: Record) -> list[Message]:
    """Check the head of the chain that a server has signed."""
    if record.signed is None:
        return []
    if record.signed.head != chain_of(record)[-1]:
        raise BadRecord(record.body + len(record.entries) + len(record.story) + 1, "record-other-head")
    return [Message("verified-head")]


def _broken_off(record: Record, seats: int) -> BrokenOff | None:
    """Return how the match was broken off; None if it was not."""
    broken = broken_off(record.result, seats)
    if broken is None and record.result.startswith(("resigned", "drawn")):
        line = record.body + len(record.entries)
        raise BadRecord(line, "record-result", found=record.result[:40], needed="resigned 1")
    return broken


def _same(game: Game[Any], name: str, value: str | None, expected: str | None) -> bool:
    """Return True if a field of the header says what it should.

    The content may be one that the present content includes, and the story may be told in a former way."""
    if name == "telling" and value is not None and expected is not None:
        return _was_told(value, game)
    return value == expected or (name == "content" and value is not None and game.content.is_known_as(value))


def _was_told(telling: str, game: Game[Any]) -> bool:
    """Return True if the stories of these rules are, or once were, told in this version."""
    plain = telling.isascii() and telling.isdigit() and len(telling) < 9
    return plain and 0 < int(telling) <= int(game.telling)


def _agree(record: Record, retold: Record, game: Game[Any]) -> None:
    """Raise BadRecord at the first line in which a record differs from the record of the match played again."""
    names = [*record.fields, *(name for name in retold.fields if name not in record.fields)]
    fields = [(line, name, record.fields.get(name), retold.fields.get(name)) for line, name in enumerate(names, 2)]
    pairs: list[tuple[int, Any, Any]] = [
        (line, value, expected) for line, name, value, expected in fields if not _same(game, name, value, expected)
    ]
    here: list[Any] = [*record.entries, record.result]
    there: list[Any] = [*retold.entries, retold.result]
    if record.fields.get("telling") == retold.fields.get("telling"):
        here, there = [*here, *record.story], [*there, *retold.story]
    pairs += [(record.body + n, a, b) for n, (a, b) in enumerate(zip_longest(here, there))]
    for line, value, expected in pairs:
        if value != expected:
            raise BadRecord(line, "record-disagrees", found=_brief(value), needed=_brief(expected))


def _brief(value: Any) -> str:
    return str(value.key if isinstance(value, RecordEntry) else value)[:40]
