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
    end | 2 | open | 4a5b6c7d                             or `finished 1 0`, `resigned 2`; then its story stands below

The digest is of the state, or of what the viewer saw; the check runs over the line and all lines before it, so that a
cut, an edit or another order is found at its line. One seat's record of a running match has a line `viewer 1` and no
seed; other seats' secrets, and dice that fell face down, stand in it as salted commitments, `~` and a hash.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from theomachy.kernel.chance import Scripted, Seeded, Typed
from theomachy.kernel.game import S
from theomachy.kernel.match import CHANCE, HIDDEN, UNDO, Match
from theomachy.kernel.messages import Event, Reason
from theomachy.kernel.requests import key_of, say_faces
from theomachy.kernel.scene import difference

FORMAT = "theomachy record 1"
NEEDED = ("game", "rules", "content", "setup", "dice")
FIELDS = (*NEEDED, "commitment", "nonces", "viewer")


class BadRecord(Exception):
    """A record that cannot be trusted: says in which line and why."""

    def __init__(self, line: int, id: str, **args: Any) -> None:
        self.line = line
        self.reason = Reason(id, args={"line": line, **args})
        super().__init__(str(self.reason))


def shares_after(resigned: int, seats: int) -> list[float]:
    """How the win is shared once a seat has given up."""
    return [0.0 if seat == resigned else 1 / (seats - 1) for seat in range(seats)]


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
    """`open`, `finished` and each seat's share of the win, or `resigned` and the seat that gave up"""
    story: list[dict[str, Any]]
    """Of a finished match: the fixed part of the scene, then per entry its events and the patch of the scene."""
    body: int
    """the line of the file on which entry 0 stands"""


# Writing


def write_record(match: Match[S], viewer: int | None = None, resigned: int | None = None) -> str:
    """The record of a match: whole, or, while it runs, as one seat may know it. A seat may have resigned."""
    over = match.request is None or resigned is not None
    if over:
        viewer = None
    head = "\n".join([FORMAT, *_header(match, viewer)])
    check = _check("", head)
    lines = [head, f"-- {check}"]

    def add(*columns: str) -> None:
        nonlocal check
        line = " | ".join(columns)
        check = _check(check, line)
        lines.append(f"{line} | {check}")

    told = _retell(match, viewer, scenes=over)
    for number, line in enumerate(told):
        add(str(number), line.who, line.key, line.faces, line.digest)
    shares = " ".join(f"{share:g}" for share in match.result or ())
    result = f"resigned {resigned + 1}" if resigned is not None else f"finished {shares}" if over else "open"
    add("end", str(len(told) - 1), result)
    if over:
        add("story", _json({"fixed": match.game.scene(match.state, None).fixed}))
        for before, line in zip([{}, *(line.scene for line in told)], told, strict=False):
            add("story", _json({"events": line.events, "scene": difference(before, line.scene)}))
    return "\n".join(lines) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _header(match: Match[Any], viewer: int | None) -> Iterator[str]:
    game, chance = match.game, match.chance
    yield f"game {game.id}"
    yield f"rules {game.rules}"
    yield f"content {game.content}"
    yield f"setup {_json(match.state.setup)}"
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


class _Line(msgspec.Struct):
    """A line to be: an Entry, whether its key is secret still, what it told and what could be seen then."""

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
    for number, (by, what, rolls) in enumerate(_turns(match)):
        dice.left = [say_faces(faces) for _, faces in reversed(rolls)]
        line = _Line("start", "", _shown(match, number, rolls, viewer))
        if again is None:
            again = Match(match.game, match.game.new(match.state.setup), dice, listen=True)
            if again.beginning.digest() != match.beginning.digest():
                raise ValueError("only a match that began at its setup can be recorded")
            told = 0
        elif by == UNDO:
            line.who = f"undo {what + 1}"
            again.undo(what, agreed=True)
            given = {seat: line for seat, line in given.items() if seat in again.given}
            told = len(again.events)
        else:
            told, together, ask = len(again.events), again.together, again.ask_of(by)
            line.who, line.key, line.secret = str(by + 1), key_of(what), ask is not None and ask.secret
            again.answer(line.key, by)
            if together is not None:
                given[by] = line
            if by not in again.given:  # all are revealed
                for revealed in given.values():
                    revealed.secret = False
                given = {}
        line.events = again.events[told:]
        seen = again.game.scene(again.state, viewer)
        line.digest = again.state.digest() if viewer is None else seen.digest()
        line.scene = seen.moving() if scenes else {}
        lines.append(line)
    for number, line in enumerate(lines):
        if line.secret and viewer is not None and line.who != str(viewer + 1):
            line.key = _commit(match, number, 500 + int(line.who), line.key)
    return lines


def _turns(match: Match[Any]) -> list[tuple[int, Any, list[tuple[int, Any]]]]:
    """The journal line by line: who, what, and the dice that fell then; the first line is the start."""
    turns: list[tuple[int, Any, list[tuple[int, Any]]]] = [(0, None, [])]
    for by, what in match.journal:
        if by in (CHANCE, HIDDEN):
            turns[-1][2].append((by, what))
        else:
            turns.append((by, what, []))
    return turns


def _shown(match: Match[Any], number: int, rolls: list[tuple[int, Any]], viewer: int | None) -> str:
    """Dice as a viewer may know them: what fell face down is committed to."""
    return ", ".join(
        _commit(match, number, place, say_faces(faces)) if by == HIDDEN and viewer is not None else say_faces(faces)
        for place, (by, faces) in enumerate(rolls, 1)
    )


def fallen(match: Match[Any], since: int) -> str:
    """The dice that have fallen since a place in the journal."""
    return ", ".join(say_faces(what) for by, what in match.journal[since:] if by in (CHANCE, HIDDEN))


def _commit(match: Match[Any], number: int, place: int, secret: str) -> str:
    """A secret as another seat may know it: a hash that the published seed will open."""
    if not isinstance(match.chance, Seeded):
        raise ValueError("without a seed no secret can be committed to")
    salt = match.chance.salt(number * 1000 + place)
    return f"~{blake2b(secret.encode(), key=salt, digest_size=16).hexdigest()}"


def _check(before: str, line: str) -> str:
    return blake2b(f"{before}\n{line}".encode(errors="surrogatepass"), digest_size=4).hexdigest()


# Reading


def read_record(text: str) -> Record:
    """Take a record apart and hold its checks; BadRecord names the first line that does not fit."""
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
            story.append(_read_story(number, told.removeprefix("story | ")))
        elif first == "end":
            if len(columns) != 2 or columns[0] != str(len(entries) - 1) or not entries or not columns[1]:
                raise BadRecord(number, "record-order", found=told[:40], needed=f"end | {len(entries) - 1}")
            result = columns[1]
        elif len(columns) != 4:
            raise BadRecord(number, "record-line-changed")
        else:
            entries.append(Entry(*columns))
    if not result or len(story) != (0 if result == "open" else len(entries) + 1):
        raise BadRecord(len(lines), "record-cut")
    return Record(fields, entries, result, story, head + 1)


def _read_story(number: int, text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRecord(number, "record-line-changed") from error
