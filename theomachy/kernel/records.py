"""Matches as small text files.

    theomachy record 1                                    what it is
    game scathe                                           the game, the version of its rules, the digest of its content
    rules 1
    content 5f1c0c3b6f1d2a70
    setup {...}                                           what was agreed before
    dice seeded 37                                        the server seed (hex); or `dice typed`, `dice given`
    commitment 7902…                                      its hash, published before the nonces
    nonces 00…1f 6a…42                                    what each seat added
    -- 9c1d2e3f                                           check over all of the above
    0 | start |  | 4, 2 | 3b8f…19 | a1b2c3d4              dice before the first decision
    1 | 1 | use:priest:3 |  | 77aa…02 | 5e6f7a8b          number | seat | key | faces that fell | digest | check
    2 | undo 1 |  |  | 3b8f…19 | 0c1d2e3f                 seat 1 took its last decision back
    end | 2 | open | 4a5b6c7d                             of a finished match `finished 1 0`, and its story below

The digest is of the state, or of what the viewer saw; the check runs over the line and all lines before it, so that a
cut, an edit or another order is found at its line. One seat's record of a running match has a line `viewer 1` and no
seed; other seats' secrets stand in it as salted commitments, `~` and a hash.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from theomachy.kernel.chance import Scripted, Seeded, Typed
from theomachy.kernel.game import S
from theomachy.kernel.match import CHANCE, UNDO, Match
from theomachy.kernel.messages import Reason
from theomachy.kernel.requests import key_of, say_faces
from theomachy.kernel.scene import difference

FORMAT = "theomachy record 1"
NEEDED = ("game", "rules", "content", "setup", "dice")
FIELDS = (*NEEDED, "commitment", "nonces", "viewer")


class BadRecord(Exception):  # noqa: N818
    """A record that cannot be trusted: says in which line and why."""

    def __init__(self, line: int, id: str, **args: Any) -> None:
        self.line = line
        self.reason = Reason(id, args={"line": line, **args})
        super().__init__(str(self.reason))


class Entry(msgspec.Struct, frozen=True):
    """One line: who answered what, which faces fell then, and the digest of how things stood afterwards."""

    who: str
    """a seat's number, from 1; `undo` and a number; or `start`"""
    key: str
    faces: str
    digest: str


class Record(msgspec.Struct, frozen=True):
    """A record as read: its checks hold, but nothing has been replayed."""

    fields: dict[str, str]
    entries: list[Entry]
    result: str
    """`open`, or `finished` and each seat's share of the win"""
    story: list[dict[str, Any]]
    """Of a finished match: the fixed part of the scene, then per entry its events and the patch of the scene."""
    body: int
    """the line of the file on which entry 0 stands"""


# Writing


def write_record(match: Match[S], viewer: int | None = None) -> str:
    """The record of a match: whole, or, while it runs, as one seat may know it."""
    over = match.request is None
    if over:
        viewer = None
    head = "\n".join([FORMAT, *_header(match, viewer)])
    lines = [head]
    check = _check("", head)
    lines.append(f"-- {check}")

    def add(*columns: str) -> None:
        nonlocal check
        line = " | ".join(columns)
        check = _check(check, line)
        lines.append(f"{line} | {check}")

    story: list[dict[str, Any]] = []
    moving: dict[str, Any] = {}
    last = 0
    for last, (entry, then, told) in enumerate(_retell(match, viewer)):
        add(str(last), entry.who, entry.key, entry.faces, entry.digest)
        if over:
            scene = match.game.scene(then.state, None)
            before, moving = moving, scene.moving()
            if not story:
                story.append({"fixed": msgspec.to_builtins(scene.fixed)})
            story.append({"events": msgspec.to_builtins(told), "scene": difference(before, moving)})
    shares = " ".join(f"{share:g}" for share in match.result or ())
    add("end", str(last), f"finished {shares}" if over else "open")
    for part in story:
        add("story", msgspec.json.encode(part).decode())
    return "\n".join(lines) + "\n"


def _header(match: Match[Any], viewer: int | None) -> Iterator[str]:
    game, chance = match.game, match.chance
    yield f"game {game.id}"
    yield f"rules {game.rules}"
    yield f"content {game.content}"
    yield f"setup {msgspec.json.encode(match.state.setup).decode()}"
    if not isinstance(chance, Seeded):
        yield "dice given"
    else:
        kind = "typed" if isinstance(chance, Typed) else "seeded"
        yield f"dice {kind} {chance.server_seed.hex() if viewer is None else ''}".rstrip()
        yield f"commitment {chance.commitment}"
        if chance.nonces:
            yield f"nonces {' '.join(chance.nonces)}"
    if viewer is not None:
        yield f"viewer {viewer + 1}"


def _retell(match: Match[S], viewer: int | None) -> Iterator[tuple[Entry, Match[S], list[Any]]]:
    """Play the match again from its setup, take-backs and all: each entry, the match after it, and what it told."""
    chronicle = list(match.chronicle())
    dice = Scripted([say_faces(faces) for by, faces in chronicle if by == CHANCE], then=Typed())
    again = Match(match.game, match.game.new(match.state.setup), dice, listen=True)
    if again.beginning.digest() != match.beginning.digest():
        raise ValueError("only a match that began at its setup can be recorded")
    yield _entry(again, viewer, "start", "", 0), again, _told(again)
    for by, what in chronicle:
        if isinstance(by, tuple):
            for seat, option in zip(by, what, strict=True):
                yield _answer(again, viewer, seat, key_of(option), key_of(option))
        elif by == UNDO:
            again.undo(what, agreed=True)
            yield _entry(again, viewer, f"undo {what + 1}", "", len(again.tape)), again, []
        elif by >= 0:
            key = key_of(what)
            secret = again.asks[0].secret and viewer not in (None, by)
            yield _answer(again, viewer, by, key, _commit(match, again, by, key) if secret else key)
    for seat, option in match.given.items():
        key = key_of(option)
        yield _answer(again, viewer, seat, key, _commit(match, again, seat, key) if viewer not in (None, seat) else key)


def _answer(match: Match[S], viewer: int | None, seat: int, key: str, shown: str) -> tuple[Entry, Match[S], list[Any]]:
    """Answer, and say what the record shows of it."""
    so_far, told = len(match.tape), len(_told(match))
    match.answer(key, seat)
    return _entry(match, viewer, str(seat + 1), shown, so_far), match, _told(match)[told:]


def _entry(match: Match[Any], viewer: int | None, who: str, key: str, since: int) -> Entry:
    digest = match.state.digest() if viewer is None else match.game.scene(match.state, viewer).digest()
    return Entry(who, key, fallen(match, since), digest)


def fallen(match: Match[Any], since: int) -> str:
    """The dice that have fallen since a place on the tape."""
    entries = zip(match.who[since:], match.tape[since:], strict=True)
    return ", ".join(say_faces(entry) for by, entry in entries if by == CHANCE)


def _told(match: Match[Any]) -> list[Any]:
    return [event for step in match.story or () for event in step]


def _commit(match: Match[Any], again: Match[Any], seat: int, key: str) -> str:
    """A secret as another seat may know it: a hash that the published seed will open."""
    if not isinstance(match.chance, Seeded):
        raise ValueError("without a seed no secret can be committed to")
    salt = match.chance.salt(len(again.tape) * 16 + seat)
    return f"~{blake2b(key.encode(), key=salt, digest_size=16).hexdigest()}"


def _check(before: str, line: str) -> str:
    return blake2b(f"{before}\n{line}".encode(), digest_size=4).hexdigest()


# Reading


def read_record(text: str) -> Record:
    """Take a record apart and hold its checks; BadRecord names the first line that does not fit."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(1, "record-format", found=lines[0][:40] if lines else "", needed=FORMAT)
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("-- "):
            break
        name, _, value = line.partition(" ")
        if name not in FIELDS or name in fields:
            raise BadRecord(number, "record-header", field=name[:40])
        fields[name] = value
    else:
        raise BadRecord(len(lines), "record-cut")
    for name in NEEDED:
        if name not in fields:
            raise BadRecord(number, "record-field-missing", field=name)
    check = _check("", "\n".join(lines[: number - 1]))
    if line != f"-- {check}":
        raise BadRecord(number, "record-header-changed")
    return _read_body(fields, lines, number, check)


def _read_body(fields: dict[str, str], lines: list[str], head: int, check: str) -> Record:
    entries: list[Entry] = []
    story: list[dict[str, Any]] = []
    result = ""
    for number, line in enumerate(lines[head:], head + 1):
        told, _, seen = line.rpartition(" | ")
        first, *columns = told.split(" | ")
        expected = "story" if result else str(len(entries))
        if first != expected and not (first == "end" and not result):
            raise BadRecord(number, "record-order", found=first[:40], needed=expected)
        check = _check(check, told)
        if seen != check:
            raise BadRecord(number, "record-line-changed")
        if first == "story":
            story.append(msgspec.json.decode(told.removeprefix("story | ")))
        elif first == "end":
            count, result = columns
            if count != str(len(entries) - 1):
                raise BadRecord(number, "record-order", found=count[:40], needed=str(len(entries) - 1))
        elif len(columns) != 4:
            raise BadRecord(number, "record-line-changed")
        else:
            entries.append(Entry(*columns))
    if not result or (result != "open" and len(story) != len(entries) + 1):
        raise BadRecord(len(lines), "record-cut")
    return Record(fields, entries, result, story, head + 1)
