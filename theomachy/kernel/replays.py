"""Playing a record again: to go on where it stopped, to watch it, and to hold it against the rules and the seed."""

from typing import Any

import msgspec

from theomachy.kernel.chance import Chance, Fast, Scripted, Seeded, Typed
from theomachy.kernel.game import Game, S
from theomachy.kernel.match import Match
from theomachy.kernel.messages import Message, Refused
from theomachy.kernel.records import BadRecord, Record, fallen, read_record, write_record


def replay(record: Record, game: Game[S], upto: int | None = None, from_seed: bool = False) -> Match[S]:
    """Play a record again, all of it or up to an entry; every answer must be legal and every digest the same.

    The faces are those of the record, or `from_seed` those that the seed demands. The match can be played on.
    """
    where = {name: line for line, name in enumerate(record.fields, 2)}
    for name, value in (("game", game.id), ("rules", game.rules), ("content", game.content)):
        if record.fields[name] != value:
            raise BadRecord(where[name], f"record-other-{name}", found=record.fields[name][:40], needed=value)
    if "viewer" in record.fields:
        raise BadRecord(where["viewer"], "record-of-one-seat", number=record.fields["viewer"][:4])
    try:
        settled = game.new(msgspec.json.decode(record.fields["setup"], type=game.Setup))
    except msgspec.MsgspecError as error:
        raise BadRecord(where["setup"], "record-setup", error=str(error)) from error
    except Refused as no:
        raise BadRecord(where["setup"], "record-setup", error=no.reason) from no
    source = _source(record, where)
    faces = [roll for entry in record.entries[:upto] for roll in entry.faces.split(", ") if entry.faces]
    number = 0
    try:
        match = Match(game, settled, source if from_seed else Scripted(faces, then=source), listen=True)
        _compare(record, match, 0, 0, from_seed)
        for number, entry in enumerate(record.entries[1:upto], 1):
            so_far = len(match.tape)
            verb, _, seat = entry.who.rpartition(" ")
            if verb:
                match.undo(_seat(seat), agreed=True)
                so_far = len(match.tape)
            else:
                match.answer(entry.key, _seat(seat))
            _compare(record, match, number, so_far, from_seed)
    except Refused as no:
        raise BadRecord(record.body + number, "record-not-legal", error=no.reason) from no
    except ValueError as error:
        raise BadRecord(record.body + number, "record-not-legal", error=str(error)) from error
    match.chance = source
    return match


def _seat(number: str) -> int:
    return int(number) - 1


def _compare(record: Record, match: Match[Any], number: int, so_far: int, from_seed: bool) -> None:
    entry = record.entries[number]
    faces = fallen(match, so_far)
    if faces != entry.faces:
        id = "record-die-not-from-seed" if from_seed else "record-other-dice"
        raise BadRecord(record.body + number, id, found=entry.faces, needed=faces)
    if match.state.digest() != entry.digest:
        raise BadRecord(record.body + number, "record-other-state")


def _source(record: Record, where: dict[str, int]) -> Chance:
    """Where further dice come from, with the commitment held against the seed."""
    kind, _, seed = record.fields["dice"].partition(" ")
    if kind == "given":
        return Fast(0)
    try:
        make = {"seeded": Seeded, "typed": Typed}[kind]
        source = make(bytes.fromhex(seed), record.fields.get("nonces", "").split())
    except (KeyError, ValueError, Refused) as error:
        raise BadRecord(where["dice"], "record-dice", found=record.fields["dice"][:40]) from error
    if record.fields.get("commitment") != source.commitment:
        raise BadRecord(where["dice"], "record-commitment")
    return source


def verify(record: Record, game: Game[Any], mine: Record | None = None) -> list[Message]:
    """Hold everything in a record that can be held, and say what: rules, digests, commitment, every die.

    `mine` is the record that one seat kept while the match ran: nothing that it saw may have changed since.
    """
    match = replay(record, game)
    held = [Message("verified-answers", args={"n": len(record.entries) - 1}), Message("verified-digests")]
    if record.result != "open":
        share = " ".join(f"{share:g}" for share in match.result or ())
        if record.result != f"finished {share}":
            raise BadRecord(record.body + len(record.entries), "record-result", found=record.result[:40], needed=share)
        held.append(Message("verified-result"))
    if record.fields["dice"].startswith("seeded"):
        replay(record, game, from_seed=True)
        dice = sum(len(entry.faces.split(", ")) for entry in record.entries if entry.faces)
        held += [Message("verified-commitment"), Message("verified-dice", args={"n": dice})]
    else:
        held.append(Message("unverified-dice"))
    if mine is not None:
        _agree(mine, replay(record, game, upto=len(mine.entries)))
        held.append(Message("verified-mine", args={"n": len(mine.entries) - 1}))
    return held


def _agree(mine: Record, match: Match[Any]) -> None:
    """What one seat's record says is what it would say if written at that point of the match."""
    viewer = mine.fields.get("viewer", "")
    now = read_record(write_record(match, _seat(viewer) if viewer.isdecimal() else None))
    for name, value in now.fields.items():
        if name != "dice" and mine.fields.get(name) != value:
            raise BadRecord(1, "record-disagrees", found=mine.fields.get(name, "")[:40], needed=value[:40])
    for number, (entry, expected) in enumerate(zip(mine.entries, now.entries, strict=True)):
        if entry != expected:
            raise BadRecord(mine.body + number, "record-disagrees", found=entry.key[:40], needed=expected.key[:40])
