"""The requests of a procedure: a decision (Ask), dice (Roll), or secret decisions made together (Both).

A procedure is a generator. It says `answer = yield from Ask[...](...)` and goes on when the driver of the match has
answered; `face = yield from Roll(...)` reads alike, and so does a procedure that calls another.
"""

from abc import abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from operator import itemgetter
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from theomachy.kernel.keys import Subject, instead, subject_of
from theomachy.kernel.messages import Message, Reason, Refused, refuse
from theomachy.kernel.scene import Stroke

T = TypeVar("T")

Face: TypeAlias = int | str
Faces: TypeAlias = tuple[Any, ...]
Die: TypeAlias = tuple[Face, ...]
"""A die is the tuple of its faces, one per physical side. A bag of cards to draw from is a die, too."""


KEYS_KEPT = 64
"""Keys of which a question remembers why they are no options: who plans an answer asks, and then it is checked."""


def key_of(option: object) -> str:
    """Return the stable name of an option, as records, trees and the wire carry it."""
    return "none" if option is None else str(option)


class Choice(Generic[T]):
    """The possible answers to a question: one place that lists, refuses and prices options.

    A choice is made for every question and looked at only when asked, so write it as a msgspec.Struct with gc=False.
    """

    __slots__ = ()

    @abstractmethod
    def options(self) -> Sequence[T]:
        """Return all options; of a region, some worth considering."""

    def why_not(self, key: str) -> Reason | None:
        """Return why a key is no option, or None if it is one. Must take any string."""
        return None

    def subject(self, option: T) -> Subject:
        """Return the subject of an option: the piece or place to point at, and the card's line that it uses."""
        return subject_of(key_of(option))

    def instead(self, option: T, id: str) -> str:
        """Return the key that does with another piece or zone what an option does with its own.

        For the option `engage:b1` and the piece b2 it is `engage:b2`, which need not be an option: a player who points
        at b2 asks why not.
        """
        subject = self.subject(option)
        return instead(key_of(option), subject.piece or subject.zone, id)

    def cost(self, option: T) -> Mapping[str, int]:
        """Return what an option would use up, by label."""
        return {}

    def unspent(self, option: T) -> Message | None:
        """Return what an option that ends something would leave unused, such as an action, or None.

        It is told before the option is chosen.
        """
        return None

    def dice(self) -> Faces:
        """Return the dice in hand that the question is about, as they fell."""
        return ()

    def numbers(self) -> Mapping[str, int]:
        """Return the numbers that the question tells, by the names that its words have for them."""
        return {}

    def blind(self, option: T) -> bool:
        """Return True if an option's odds would reveal what nobody may know yet, so that they are not told.

        An example is a distance that is measured only when it is paid for.
        """
        return False

    def drawn(self, key: str) -> list[Stroke]:
        """Return strokes on a plane that show why a key is an option or none. Must take any string."""
        return []

    def outline(self) -> list[Stroke]:
        """Return strokes on a plane that show everything possible, such as a reach."""
        return []


class Listed(Choice[Any]):
    """A choice whose options stand in the question itself."""

    __slots__ = ()

    def options(self) -> Sequence[Any]:
        return ()


LISTED = Listed()


class StringChoice(Choice[str]):
    """A choice whose options are their own keys, and which tells of each why not: an answer needs no list of them."""

    __slots__ = ()


class FewKeys(msgspec.Struct, Choice[str], gc=False):
    """A choice among a few keys, with the reason against every other key, which it gets as its argument `key`."""

    keys: Sequence[str]
    reason: str
    """The id of the reason."""
    clause: str

    def options(self) -> Sequence[str]:
        return self.keys

    def why_not(self, key: str) -> Reason | None:
        return None if key in self.keys else Reason(self.reason, self.clause, {"key": key})


class Region(Choice[T]):
    """Options too many to list: places or paths. An answer is read and checked exactly."""

    __slots__ = ()

    @abstractmethod
    def read(self, key: str) -> T:
        """Return the value that a key names, or refuse it with the reason."""

    @abstractmethod
    def pick(self, random: Random) -> T:
        """Return a legal option, drawn uniformly at random."""

    def proposes(self) -> bool:
        """Return True if any option is worth considering; cheaper than listing them where that can be told."""
        return bool(self.options())

    def forced(self, options: Sequence[T]) -> bool:
        """Return True if a single proposed option is the only one, so that nothing is left to decide."""
        return False

    def prefix(self) -> str:
        """Return the text that makes a place, `x,y` or `x,y,level`, a key. Other options may have keys of any form."""
        return ""

    def moves(self) -> str:
        """Return the id of the piece that a bare place moves, or an empty text."""
        return ""

    def movers(self) -> Mapping[str, str]:
        """Return all pieces that may be placed, each with the prefix of its places; the likeliest first."""
        piece = self.moves()
        return {piece: self.prefix()} if piece else {}

    def base(self) -> int:
        """Return the radius of the base of the piece being placed."""
        return 0

    def turns(self) -> Sequence[int]:
        """Return the allowed third numbers of a place, in the order of turning through them; 0 stands for none."""
        return ()


class Ask(msgspec.Struct, Generic[T], gc=False):
    """A decision of one seat: the answer of `yield from Ask(...)` is one of the options, and typed like them.

    An option that is a string is its own key. Neither a Choice nor the state may lead back to the Ask: the garbage
    collector does not track it. A secret is kept from the other seats; outside a Both it must be the last answer of its
    step, so that it lives in the state, where a game's `imagine` can draw it anew. A question in the open is read by
    all who share a screen: one whose options tell what only its seat may know is asked as a secret.
    """

    seat: int
    question: str
    options: Sequence[T] | Choice[T]
    by: str = ""
    clause: str = ""
    secret: bool = False
    listed: Sequence[T] = ()
    """The options, once they were looked at."""
    refused: dict[str, Reason | None] | None = None
    """Reasons why the keys asked about last are no options, by key; None for keys that are options."""
    shown: list[Stroke] | None = None
    """Their outline, once it was looked at."""

    def __iter__(self) -> Generator["Ask[T]", Any, T]:
        answer: T = yield self
        return answer

    def look(self) -> Sequence[T]:
        """Return the options; of a region, those it proposes."""
        listed = self.listed
        if not listed:
            options = self.options
            listed = self.listed = options.options() if isinstance(options, Choice) else options
        return listed

    def keys(self) -> list[str]:
        """Return the keys of the options that `look` returns."""
        return [key_of(option) for option in self.look()]

    @property
    def open(self) -> bool:
        """True if there is anything to decide. A secret is always asked for, since silence would tell it."""
        options = self.options
        if self.secret:
            return True
        if isinstance(options, Region) and (type(options).forced is Region.forced or not options.forced(self.look())):
            return True
        return len(self.look()) != 1

    def option(self, key: str) -> T:
        """Return the option that a key names, or refuse the key with the reason."""
        if not isinstance(key, str):
            raise refuse("not-a-key", self.clause, key=repr(key))
        if isinstance(self.options, Region):  # a place is read: no need to look for others
            place: T = self.options.read(key)
            return place
        if not self.listed and isinstance(self.options, StringChoice) and self.why_not(key) is None:
            return cast(T, key)
        options: Sequence[Any] = self.listed or self.look()
        try:
            option: T = options[options.index(key)]  # strings are their own keys
        except ValueError:
            option = self._read(key)
        return option

    def takes(self, key: str) -> bool:
        """Return True if a key is an answer."""
        try:
            self.option(key)
        except Refused:
            return False
        return True

    def _read(self, key: str) -> T:
        for option in self.look():
            if key_of(option) == key:
                return option
        raise Refused(self.why_not(key) or Reason("no-such-option", self.clause, {"key": key}))

    def why_not(self, key: str) -> Reason | None:
        """Return why a key is no option, as far as the question tells, or None if it is one."""
        if not isinstance(self.options, Choice):
            return None
        if self.refused is None or len(self.refused) >= KEYS_KEPT:
            self.refused = {}
        if key not in self.refused:
            self.refused[key] = self.options.why_not(key)
        return self.refused[key]

    @property
    def choice(self) -> Choice[T]:
        """The choice that prices and draws the options; one that tells nothing special where they are a mere list."""
        return self.options if isinstance(self.options, Choice) else LISTED

    def outline(self) -> list[Stroke]:
        """Return strokes that show everything possible, drawn once since that may be costly."""
        if self.shown is None:
            self.shown = self.choice.outline()
        return self.shown


class Roll(msgspec.Struct, Generic[T], frozen=True):
    """Dice to be rolled by a seat, and how they are read: one, each, total, highest.

    Secret dice fall face down: who sees them is told by scenes, and no seat's record shows them while the match runs.
    """

    dice: tuple[Die, ...]
    read: Callable[[Faces], T]
    question: str = ""
    seat: int | None = None
    clause: str = ""
    secret: bool = False

    def __iter__(self) -> Generator["Roll[T]", Any, T]:
        return self.read((yield self))

    def faces(self, text: str) -> Faces:
        """Read faces typed by a person or read from a record: `4`, `3 6`; `d7` means the seventh side of the die."""
        if not isinstance(text, str):
            raise refuse("not-a-key", self.clause, key=repr(text))
        words = text.split()
        if len(words) != len(self.dice):
            raise refuse("wrong-number-of-dice", self.clause, given=len(words), needed=len(self.dice))
        return tuple(_face(die, word, self.clause) for die, word in zip(self.dice, words, strict=True))


def say_faces(faces: Faces) -> str:
    """Write faces as text that `Roll.faces` reads back."""
    return " ".join(map(str, faces))


def _face(die: Die, word: str, clause: str) -> Face:
    for face in die:
        if str(face) == word:
            return face
    side = word.removeprefix("d")
    if side != word and side.isascii() and side.isdigit() and len(side) < 9 and 1 <= int(side) <= len(die):
        return die[int(side) - 1]
    faces = ", ".join(dict.fromkeys(map(str, die)))
    raise refuse("no-such-face", clause, face=word, faces=faces, sides=len(die))


# How a roll is read: a single die, every die, their sum, the best of them.
one: Callable[[Faces], Any] = itemgetter(0)
each: Callable[[Faces], Faces] = tuple
total: Callable[[Faces], int] = sum
highest: Callable[[Faces], Any] = max


class Both(msgspec.Struct, frozen=True):
    """Secret asks of several seats, answered in any order and revealed together; the answers come in this order."""

    asks: tuple[Ask[Any], ...]

    def __iter__(self) -> Generator["Both", Any, tuple[Any, ...]]:
        answers: tuple[Any, ...] = yield self
        return answers


Request: TypeAlias = Ask[Any] | Roll[Any] | Both
Procedure: TypeAlias = Generator[Request, Any, T]
