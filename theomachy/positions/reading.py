"""The reader of positions and views. It refuses a text with the line, the word and what would be right."""

import re
from typing import Any, NamedTuple

from theomachy import games
from theomachy.kernel import ONLOOKER, Game, Match, Message, Reason, Refused, Typed
from theomachy.kernel.requests import Roll
from theomachy.play.near import nearest
from theomachy.positions.links import is_link, unpack
from theomachy.positions.position import (
    ANSWER,
    DICE,
    NEXT,
    ONLOOKING,
    POSITION,
    SEAT,
    STUCK,
    UNSEEN,
    VERSION,
    VIEW,
    Position,
    TypedMatch,
    blaming_the_text,
    position_of,
    view_of,
)

MAX_CHARACTERS = 12_000
"""Characters above which a text is refused; the longest positions of real matches have half as many."""
MAX_ANSWERS = 40
"""Answers since the settled state above which a text is refused; those of real matches have a quarter of it."""
REMARK = "#"
"""The sign with which a line begins that is not read."""
SHOWN_KEYS = 8
"""Legal answers that a refusal names."""
SHOWN_CHARACTERS = 60
"""Characters of a word that a refusal quotes."""
_QUOTED = re.compile(r"[\"'`.]([^\"'`.$]+)[\"'`.]")
"""A word that an error of a decoder names: `x`, 'x', or the last part of a path, `$.x`."""
_SPLIT = re.compile(r"[\s,:/|()\[\]]+")


class BadPosition(ValueError):
    """A text that is no position, with the line and the reason."""

    def __init__(self, line: int, id: str, game: Game[Any] | None = None, **args: Any) -> None:
        self.line, self.game = line, game
        self.reason = Reason(id, args={"line": line, **args})
        super().__init__(str(self.reason))


class Line(NamedTuple):
    number: int
    words: list[str]


def read(text: str) -> Position:
    """Return the position or view that a text or a link describes, in its canonical form, or raise BadPosition."""
    if len(text) <= MAX_CHARACTERS and is_link(text):
        try:
            text = unpack(text, MAX_CHARACTERS)
        except ValueError:  # of base64 and of UTF-8, too
            raise BadPosition(1, "position-broken-link") from None
    if len(text) > MAX_CHARACTERS:
        raise BadPosition(1, "position-too-long", most=MAX_CHARACTERS, given=len(text))
    lines = ["" if line.lstrip().startswith(REMARK) else line.strip() for line in text.split("\n")]
    numbered = [Line(number, line.split()) for number, line in enumerate(lines, 1) if line]
    if not numbered:
        raise BadPosition(1, "position-empty")
    head, *rest = numbered
    game, viewer = _read_head(head)
    lines[head.number - 1] = ""
    answers = [line for line in rest if line.words[0].startswith(ANSWER)]
    if len(answers) > MAX_ANSWERS:
        raise BadPosition(answers[MAX_ANSWERS].number, "position-many-answers", most=MAX_ANSWERS)
    for line in answers:
        lines[line.number - 1] = ""
    for line in rest:
        if viewer is None and UNSEEN in line.words:
            raise BadPosition(line.number, "position-unseen")
    settled = _read_state(game, "\n".join(lines), head.number)
    match = _play(game, settled, answers)
    return position_of(match) if viewer is None else _view(head, match, viewer)


# The first line


def _read_head(line: Line) -> tuple[Game[Any], int | None]:
    """Return the game and the viewer; None for a position."""
    kind, *words = line.words
    if kind not in (POSITION, VIEW):
        raise BadPosition(line.number, "position-no-kind", word=_short(kind))
    game = _game(line, words[0] if words else "")
    words = words[1:]
    if words and words[0].isdecimal():
        if words[0] != VERSION:
            raise BadPosition(line.number, "position-other-version", found=_short(words[0]), needed=VERSION)
        words = words[1:]
    if kind == POSITION:
        if words:
            raise BadPosition(line.number, "position-word-too-many", word=_short(words[0]), game_name=game.id)
        return game, None
    most = len(game.setup.seats)
    if words == [ONLOOKING]:
        return game, ONLOOKER
    if len(words) == 2 and words[0] == SEAT and words[1] in [str(number + 1) for number in range(most)]:
        return game, int(words[1]) - 1
    raise BadPosition(line.number, "position-no-viewer", word=_short(" ".join(words)), game_name=game.id, most=most)


def _game(line: Line, name: str) -> Game[Any]:
    try:
        return games.game(name)
    except LookupError:
        known = games.names()
        raise BadPosition(line.number, "position-no-game", word=_short(name), known=known) from None


# The state


def _read_state(game: Game[Any], text: str, head: int) -> Any:
    """Return the settled state. Lines that are no part of it are empty, so that the others keep their numbers."""
    if not text.strip():
        raise BadPosition(head, "position-no-state", game, form=game.notation.forms.get("", ""))
    try:
        return game.notation.read(text)
    except Refused as no:
        args = dict(no.reason.args)
        number = args.pop("line", head)
        if no.reason.id != "bad-notation":
            raise BadPosition(number, "position-not-legal", game, error=Message(no.reason.id, args=args)) from None
        raise _unreadable(game, number, text, no.__cause__) from None
    except Exception as error:  # a decoder of a game whose states are no lines of words
        if type(error).__module__.partition(".")[0] != "msgspec":
            raise
        raise _unreadable(game, head + 1, text, error) from None


def _unreadable(game: Game[Any], number: int, text: str, cause: BaseException | None) -> BadPosition:
    """Return the refusal of a line with the word that is wrong, and a line of its kind that is right."""
    line = text.split("\n")[number - 1].strip()
    first = next(number for number, line in enumerate(text.split("\n"), 1) if line.strip())
    forms = game.notation.forms
    kind = "" if number == first else line.partition(" ")[0]
    form = forms.get(kind) or forms.get("*", "")
    known = {part for each in forms.values() for part in _SPLIT.split(each)} - {""}
    word = _wrong_word(line, cause, known)
    near = nearest(word, known)
    near = "" if near in word or word in near else near
    id = "position-unreadable-near" if near else "position-unreadable" if form else "position-unreadable-plain"
    return BadPosition(number, id, game, word=_short(word), near=near, form=form)


def _wrong_word(line: str, cause: BaseException | None, known: set[str]) -> str:
    """Return the word of a line that an error is about.

    Where the error does not tell, it is the only word that is like a known one; else the whole line.
    """
    said = str(cause.args[0]) if cause is not None and cause.args else ""
    named: list[str] = [said, *_QUOTED.findall(said)]
    for word in named:
        if word and word in line and (word in line.split() or word in _SPLIT.split(line)):
            return word
    strange = [word for word in _SPLIT.split(line)[1:] if word not in known and not word.isdecimal()]
    alike = [word for word in strange if nearest(word, known)]
    return alike[0] if len(alike) == 1 else line


# The answers and dice since


class Since(NamedTuple):
    seat: int | None
    """The number of the seat as it is typed, from 1; None on a line that has dice alone."""
    key: str
    dice: list[str]


def _play(game: Game[Any], settled: Any, lines: list[Line]) -> Match[Any]:
    """Return the match after the answers and dice, as far as these reach."""
    entries = [(line, _read_since(line)) for line in lines]
    dice = Fallen([(line.number, faces) for line, since in entries for faces in since.dice])
    try:
        with blaming_the_text():
            match = TypedMatch(game, settled, dice)
    except Refused as no:
        if no.reason.id == STUCK:
            raise BadPosition(lines[0].number if lines else 1, STUCK, game) from None
        raise BadPosition(dice.line, "position-dice", game, error=_bare(no.reason)) from None
    for line, since in entries:
        if since.seat is not None:
            _answer(match, line, since, dice)
    if dice.left:
        raise BadPosition(dice.left[-1][0], "position-dice-left", game, word=_short(dice.left[-1][1]))
    match.chance = dice.then
    return match


def _read_since(line: Line) -> Since:
    """Read `> 2 skill:shove dice 1 0 | 4`, or `> dice 4`."""
    words = [word for word in (line.words[0].removeprefix(ANSWER), *line.words[1:]) if word]
    at = words.index(DICE) if DICE in words else len(words)
    said, dice = words[:at], [each.strip() for each in " ".join(words[at + 1 :]).split(NEXT)]
    if at < len(words) and not all(dice):
        raise BadPosition(line.number, "position-no-faces")
    if not said and at < len(words):
        return Since(None, "", dice)
    if len(said) != 2 or not (said[0].isascii() and said[0].isdecimal() and len(said[0]) < 3):
        raise BadPosition(line.number, "position-since", word=_short(" ".join(said)))
    return Since(int(said[0]), said[1], dice if at < len(words) else [])


class Fallen:
    """Dice that have fallen, each with its line. Where they end, the match waits for a roll."""

    def __init__(self, rolls: list[tuple[int, str]]) -> None:
        self.left = rolls[::-1]
        self.line = rolls[0][0] if rolls else 1
        """The line of the dice that were taken last."""
        self.then = Typed(b"")

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Any:
        """Return the next faces, or None where there are no more."""
        if not self.left:
            return None
        self.line, text = self.left.pop()
        if text == UNSEEN and roll.secret:
            return tuple(die[0] for die in roll.dice)
        return roll.faces(text)


def _answer(match: Match[Any], line: Line, since: Since, dice: Fallen) -> None:
    assert since.seat is not None
    game, request, before = match.game, match.request, dice.line
    if request is None:
        raise BadPosition(line.number, "position-over", game, word=_short(since.key))
    if isinstance(request, Roll):
        raise BadPosition(line.number, "position-dice-missing", game, faces=len(request.dice), word=_short(since.key))
    ask = match.ask_of(since.seat - 1)
    if ask is None:
        asked = [each.seat + 1 for each in match.asks]
        raise BadPosition(line.number, "position-not-asked", game, word=str(since.seat), right=asked)
    left = len(dice.left)
    try:
        match.answer(since.key, since.seat - 1)
    except Refused as no:
        if no.reason.id == STUCK:
            raise BadPosition(line.number, STUCK, game) from None
        if len(dice.left) < left or dice.line != before:
            raise BadPosition(dice.line, "position-dice", game, error=_bare(no.reason)) from None
        keys = [_short(key) for key in ask.keys()[:SHOWN_KEYS]]
        raise BadPosition(
            line.number, "position-answer", game, word=_short(since.key), error=_bare(no.reason), right=keys
        ) from None


def _view(head: Line, match: Match[Any], viewer: int) -> Position:
    if viewer not in (ONLOOKER, *match.seats):
        args = {"word": f"{SEAT} {viewer + 1}", "game_name": match.game.id, "most": len(match.seats)}
        raise BadPosition(head.number, "position-no-viewer", match.game, **args)
    return view_of(match, viewer)


def _bare(reason: Reason) -> Message:
    return Message(reason.id, args=reason.args)


def _short(text: str) -> str:
    return text if len(text) <= SHOWN_CHARACTERS else f"{text[:SHOWN_CHARACTERS]}…"
