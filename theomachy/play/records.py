"""Matches as small text files.

    theomachy record 1                                    what it is
    game scathe                                           the game, the version of its rules, the digest of its content
    rules 1
    content 5f1c0c3b6f1d2a70
    setup {...}                                           what was agreed before
    dice seeded 37                                        the server seed (hex); or `dice typed`, `dice given`
    commitment 7902…                                      its hash, published before the nonces
    nonces 00…1f 6a…42                                    what each seat added
    origin 42 seeded 5c…                                  of a match that goes on from another: dice before line 42
    telling 2                                             the version of its story, which stands at the end
    host page                                             a page of the player's own, who could have known the seed
    -- 9c1d2e3f                                           check over all of the above
    0 | start |  | 4, 2 | 3b8f…19 | a1b2c3d4              dice before the first decision
    1 | 1 | use:priest:3 |  | 77aa…02 | 5e6f7a8b          number | seat | key | faces that fell | digest | check
    2 | undo 1 |  |  | 3b8f…19 | 0c1d2e3f                 seat 1 took its last decision back
    end | 2 | open | 4a5b6c7d                             or `finished 1 0`, `resigned 2`; its story stands below
    signed | 9d…01 | 5f…77 | 30…0c | 1a2b3c4d             a server's key, the head of the chain (chain.py), a signature

A match that others ended because a seat ran out of time or stayed away is `resigned 2 clock`, `resigned 2 absence` or,
if they called it a draw, `drawn 2 clock`, `drawn 2 absence`.

The digest is of the state, or of what the viewer saw; there is none where nobody could tell any more. The check runs
over the line and all lines before it, so that a cut, an edit or another order is found at its line. One seat's record
of a running match has a line `viewer 1` and no seed; other seats' secrets, and dice that fell face down, stand in it as
salted commitments, `~` and a hash.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, Literal, get_args

import msgspec

from theomachy.kernel.chance import Chance, Scripted, Seeded, Typed
from theomachy.kernel.game import S
from theomachy.kernel.match import HIDDEN, UNDO, Match
from theomachy.kernel.messages import Event, Reason
from theomachy.kernel.requests import say_faces
from theomachy.play.chain import Chain, turns
from theomachy.play.origins import write_origins
from theomachy.play.patches import difference

FORMAT = "theomachy record 1"
NEEDED = ("game", "rules", "content", "setup", "dice")
FIELDS = (*NEEDED, "commitment", "nonces", "origin", "viewer", "telling", "host")
PAGE = "page"
"""The host of a match that was played in a browser alone: its dice are the player's own."""
COLUMN, NEWLINE = " | ", "\n"
HEXADECIMAL = re.compile("(?:[0-9a-f]{2}){1,64}")


class BadRecord(Exception):
    """A record that cannot be trusted, with the line and the reason."""

    def __init__(self, line: int, id: str, **args: Any) -> None:
        self.line = line
        self.reason = Reason(id, args={"line": line, **args})
        super().__init__(str(self.reason))


Claimed = Literal["clock", "absence"]
"""The reasons for which others may end a match: a seat is out of time, or away for too long."""


class BrokenOff(msgspec.Struct, frozen=True):
    """The end of a match that its rules had not ended: a seat gave up, or others claimed the win or a draw."""

    seat: int
    """The seat that gave up, ran out of time or stayed away."""
    drawn: bool = False
    claimed: Claimed | None = None
    """The reason of the others' claim; None if the seat itself gave up."""

    def shares(self, seats: int) -> list[float]:
        """Return each seat's share of the win after this end."""
        if self.drawn:
            return [1 / seats] * seats
        return [0.0 if seat == self.seat else 1 / (seats - 1) for seat in range(seats)]

    def __str__(self) -> str:
        """Return the end as a record writes it."""
        verb = "drawn" if self.drawn else "resigned"
        return f"{verb} {self.seat + 1} {self.claimed or ''}".rstrip()


def broken_off(result: str, seats: int) -> BrokenOff | None:
    """Return how a match was broken off by the result of its record; None if it was not, or by an impossible result."""
    ways = [BrokenOff(seat, drawn, why) for seat in range(seats) for drawn, why in WAYS]
    return next((way for way in ways if str(way) == result), None)


WAYS: list[tuple[bool, Claimed | None]] = [
    (False, None),
    *((drawn, why) for drawn in (False, True) for why in get_args(Claimed)),
]
"""The ways in which a match can be broken off, as `drawn` and `claimed`: giving up is never a draw."""


class RecordEntry(msgspec.Struct, frozen=True):
    """A line of a record: who answered, the answer, the faces that fell, and the digest of the position afterwards."""

    who: str
    """The number of a seat, from 1; `undo` and a number; or `start`."""
    key: str
    faces: str
    digest: str


class Signed(msgspec.Struct, frozen=True):
    """A server's signature of a record, not checked yet; each field is in hexadecimal digits."""

    key: str
    head: str
    signature: str


class Record(msgspec.Struct, frozen=True):
    """A record as read: its checks hold, but nothing has been replayed."""

    fields: dict[str, str]
    entries: list[RecordEntry]
    result: str
    """`open`, `finished` and each seat's share of the win, or how it was broken off: `resigned 2`, `drawn 1 absence`"""
    story: list[dict[str, Any]]
    """The story of a finished match: the fixed part of the scene, then each entry's events and patch of the scene."""
    body: int
    """The line of the file on which entry 0 stands."""
    signed: Signed | None = None


# Writing


def write_record(match: Match[S], viewer: int | None = None, broken: BrokenOff | None = None, host: str = "") -> str:
    """Return the record of a match: whole, or, while it runs, as one seat may know it.

    `broken` says how the match was broken off. The host is named if nobody else can vouch for the record.
    """
    over = match.request is None or broken is not None
    if over:
        viewer = None
    game = match.game
    header = [*_header(game.id, game.rules, game.content.digest, _json(match.state.setup), match.chance, viewer)]
    header += [f"telling {game.telling}"] if over else []
    text = _Text([*header, f"host {host}"] if host else header)
    retold = _retell(match, viewer, scenes=over)
    for number, line in enumerate(retold):
        text.add(str(number), line.who, line.key, line.faces, line.digest)
    shares = " ".join(f"{share:g}" for share in match.result or ())
    result = str(broken) if broken is not None else f"finished {shares}" if over else "open"
    text.add("end", str(len(retold) - 1), result)
    if over:
        text.add("story", _json({"fixed": game.scene(match.state, None).fixed}))
        for before, line in zip([{}, *(line.scene for line in retold)], retold, strict=False):
            text.add("story", _json({"events": line.events, "scene": difference(before, line.scene)}))
    return text.whole


def write_log(game: str, rules: str, content: str, setup: str, chance: Seeded, entries: Sequence[RecordEntry]) -> str:
    """Return the record of a broken-off match that cannot be played again, from its stored entries."""
    return _write_open(_header(game, rules, content, setup, chance, None), entries)


def beginning_of(record: Record, lines: int) -> str:
    """Return the first lines of a record as the record of a match that is still open."""
    header = (f"{name} {value}".rstrip() for name, value in record.fields.items())
    return _write_open(header, record.entries[:lines])


def _write_open(header: Iterable[str], entries: Sequence[RecordEntry]) -> str:
    text = _Text(header)
    for number, entry in enumerate(entries):
        text.add(str(number), entry.who, entry.key, entry.faces, entry.digest)
    text.add("end", str(len(entries) - 1), "open")
    return text.whole


class _Text:
    """A record being written, each line with its check."""

    def __init__(self, header: Iterable[str]) -> None:
        head = "\n".join([FORMAT, *header])
        self._check = _check("", head)
        self._lines = [head, f"-- {self._check}"]

    def add(self, *columns: str) -> None:
        line = COLUMN.join(columns)
        self._check = _check(self._check, line)
        self._lines.append(f"{line}{COLUMN}{self._check}")

    @property
    def whole(self) -> str:
        return "\n".join(self._lines) + "\n"


def with_signature(record: str, signed: Signed) -> str:
    """Add to a record the line that vouches for all lines before it."""
    line = f"signed | {signed.key} | {signed.head} | {signed.signature}"
    return f"{record}{line} | {_check(record.removesuffix(NEWLINE).rpartition(COLUMN)[2], line)}\n"


def without_signature(record: str) -> str:
    """Return the part of a record that its signature vouches for: all lines before it."""
    body, separator, _ = record.rpartition("\nsigned | ")
    return f"{body}\n" if separator else record


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _header(game: str, rules: str, content: str, setup: str, chance: Chance, viewer: int | None) -> Iterator[str]:
    yield f"game {game}"
    yield f"rules {rules}"
    yield f"content {content}"
    yield f"setup {setup}"
    if not isinstance(chance, Seeded):
        yield "dice given"
    else:
        kind = "typed" if isinstance(chance, Typed) else "seeded"
        yield f"dice {kind} {chance.server_seed.hex() if viewer is None else ''}".rstrip()
        yield f"commitment {chance.commitment}"
        if chance.nonces:
            yield f"nonces {' '.join(chance.nonces)}"
        if chance.origins:
            yield f"origin {write_origins(chance.origins)}"
    if viewer is not None:
        yield f"viewer {viewer + 1}"


class _Line(msgspec.Struct):
    """A line of a record while it is written.

    Beside an entry's columns it holds its events and scene, and `secret` while its key is still hidden.
    """

    who: str
    key: str
    faces: str
    digest: str = ""
    secret: bool = False
    events: list[Event] = []
    scene: dict[str, Any] = {}


def _retell(match: Match[S], viewer: int | None, scenes: bool) -> list[_Line]:
    """Play the match again from its setup, take-backs and all, and tell each line of its record."""
    lines: list[_Line] = []
    given: dict[int, _Line] = {}  # secrets that wait for the others'
    dice = Scripted([], then=Typed(b""))
    again: Match[S] | None = None
    for number, turn in enumerate(turns(match.journal)):
        dice.left = [say_faces(faces) for _, faces in reversed(turn.rolls)]
        line = _Line(turn.who, turn.key, _shown(match, number, turn.rolls, viewer))
        if again is None:
            again = Match(match.game, match.game.new(match.state.setup), dice, listen=True)
            if again.beginning.digest() != match.beginning.digest():
                raise ValueError("only a match that began at its setup can be recorded")
            event_count = 0
        elif turn.by == UNDO:
            again.undo(turn.what, agreed=True)
            given = {seat: line for seat, line in given.items() if seat in again.given}
            event_count = len(again.events)
        elif (by := turn.by) is not None:
            event_count, together, ask = len(again.events), again.together, again.ask_of(by)
            line.secret = ask is not None and ask.secret
            again.answer(line.key, by)
            if together is not None:
                given[by] = line
            if by not in again.given:  # all are revealed
                for revealed in given.values():
                    revealed.secret = False
                given = {}
        line.events = again.events[event_count:]
        seen = again.game.scene(again.state, viewer)
        line.digest = again.state.digest() if viewer is None else seen.digest()
        line.scene = seen.moving() if scenes else {}
        lines.append(line)
    for number, line in enumerate(lines):
        if line.secret and viewer is not None and line.who != str(viewer + 1):
            line.key = commit(match.chance, number, 500 + int(line.who), line.key)
    return lines


def _shown(match: Match[Any], number: int, rolls: list[tuple[int, Any]], viewer: int | None) -> str:
    """Return the dice of a line as a viewer may know them: faces that fell face down become commitments."""
    return ", ".join(
        commit(match.chance, number, place, say_faces(faces))
        if by == HIDDEN and viewer is not None
        else say_faces(faces)
        for place, (by, faces) in enumerate(rolls, 1)
    )


def commit(chance: Chance, number: int, place: int, secret: str) -> str:
    """Return a secret as another seat may know it: a hash that the published seed will open."""
    if not isinstance(chance, Seeded):
        raise ValueError("without a seed no secret can be committed to")
    salt = chance.salt(number * 1000 + place)
    return f"~{blake2b(secret.encode(), key=salt, digest_size=16).hexdigest()}"


def _check(before: str, line: str) -> str:
    return blake2b(f"{before}\n{line}".encode(errors="surrogatepass"), digest_size=4).hexdigest()


def chain_of(record: Record) -> list[str]:
    """Return the head of the chain after every line of a record whose seed is published."""
    seed = record.fields["dice"].partition(" ")[2]
    chain = Chain(Seeded(bytes.fromhex(seed), record.fields.get("nonces", "").split()), record.fields["game"])
    heads = []
    for entry in record.entries:
        chain.add(entry.who, entry.key, entry.faces)
        heads.append(chain.head)
    return heads


# Reading


def read_record(text: str) -> Record:
    """Read a record and verify its checks; raise BadRecord at the first line that does not fit."""
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    if lines[0] != FORMAT:
        raise BadRecord(1, "record-format", found=lines[0][:40], needed=FORMAT)
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
    entries: list[RecordEntry] = []
    story: list[dict[str, Any]] = []
    result = ""
    signed: Signed | None = None
    for number, line in enumerate(lines[head:], head + 1):
        content, _, seen = line.rpartition(COLUMN)
        first, *columns = content.split(COLUMN)
        expected = "story" if result else str(len(entries))
        if signed or (first != expected and not (first == "signed" if result else first == "end")):
            raise BadRecord(number, "record-order", found=first[:40], needed=expected)
        check = _check(check, content)
        if seen != check:
            raise BadRecord(number, "record-line-changed")
        if first == "signed":
            signed = _read_signed(number, columns)
        elif first == "story":
            story.append(_read_story(number, content.removeprefix("story | ")))
        elif first == "end":
            if len(columns) != 2 or columns[0] != str(len(entries) - 1) or not entries or not columns[1]:
                raise BadRecord(number, "record-order", found=content[:40], needed=f"end | {len(entries) - 1}")
            result = columns[1]
        elif len(columns) != 4:
            raise BadRecord(number, "record-line-changed")
        else:
            entries.append(RecordEntry(*columns))
    if not result or len(story) != (0 if result == "open" else len(entries) + 1):
        raise BadRecord(len(lines), "record-cut")
    if story and "telling" not in fields:  # as records were before the first release
        raise BadRecord(head, "record-unreleased")
    return Record(fields, entries, result, story, head + 1, signed)


def _read_signed(number: int, columns: list[str]) -> Signed:
    if len(columns) != 3 or not all(HEXADECIMAL.fullmatch(column) for column in columns):
        raise BadRecord(number, "record-line-changed")
    return Signed(*columns)


def _read_story(number: int, text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRecord(number, "record-line-changed") from error
