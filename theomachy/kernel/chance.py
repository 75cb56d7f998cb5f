"""Sources of dice: a seed that can be verified, a fast stream, a script, people typing, or all faces in turn.

A source is asked for the faces of one roll and told the roll's position: the epoch (grows with every take-back over a
die), the step (procedures since the start) and the number of the roll within the step. It returns None where a person
must type the faces.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from itertools import combinations_with_replacement, product
from math import factorial, prod
from random import Random
from secrets import token_bytes
from struct import unpack
from typing import Any, NamedTuple, Protocol

from theomachy.kernel.messages import refuse
from theomachy.kernel.requests import Die, Faces, Roll, highest, total


class Chance(Protocol):
    """A source of dice."""

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces | None:
        """Return the faces that the dice of a roll show, or None if a person has to type them."""


class Origin(NamedTuple):
    """Dice of a match from which another goes on."""

    before: int
    """Number of the record's line at which other dice begin."""
    dice: str
    """Kind and seed of these dice, as a record writes them; `given` where there is no seed."""
    nonces: tuple[str, ...]


def promise_of(nonce: str) -> str:
    """Return the hash by which a nonce is promised before it is opened."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


@lru_cache(10)
def sides_of(kinds: tuple[Die, ...]) -> dict[str, dict[int, set[int]]]:
    """Return, for each face, the sides that bear it, by the number of sides of the die."""
    sides: dict[str, dict[int, set[int]]] = {}
    for die in kinds:
        for at, face in enumerate(die):
            sides.setdefault(str(face), {}).setdefault(len(die), set()).add(at)
    return sides


class Seeded:
    """Dice that were settled before the first move and can be checked after the last.

    The server seed is chosen first and its hash, the commitment, is published; then each seat promises a nonce, and
    none is opened before all are promised. The dice follow from all of them: SHA-256(server seed ‖ nonces). So the
    server cannot choose dice, nor can a seat, nor a seat that knows the server's seed.
    """

    origins: tuple[Origin, ...] = ()
    """The dice of the matches that this one goes on from, the oldest first."""

    def __init__(self, server_seed: bytes, nonces: Iterable[str] = ()) -> None:
        self.server_seed = server_seed
        self.nonces = tuple(nonces)
        for nonce in self.nonces:
            if len(nonce) != 32 or not all(c in "0123456789abcdef" for c in nonce):
                raise refuse("bad-nonce", nonce=nonce)
        self.commitment = sha256(server_seed).hexdigest()
        self.seed = sha256(server_seed + bytes.fromhex("".join(self.nonces))).digest()
        self._digest = blake2b(key=self.seed)
        self._block, self._numbers = (-1, 0, 0, 0), (0,) * 8

    @classmethod
    def of(cls, seed: int | str) -> "Seeded":
        """Return dice for a seed that a person can type."""
        return cls(str(seed).encode())

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces:
        """Return the faces of a roll: always the same ones at the same position."""
        dice = roll.dice
        if len(dice) == 1:
            return (dice[0][self._draw(epoch, step, number, 0) % len(dice[0])],)
        faces = []
        for start in range(0, len(dice), 8):
            drawn = self._draw(epoch, step, number, start)
            for die in dice[start : start + 8]:
                drawn, side = divmod(drawn, len(die))
                faces.append(die[side])
        return tuple(faces)

    def gives(self, faces: Sequence[str], kinds: Sequence[Die], epoch: int, step: int, number: int) -> bool:
        """Return True if dice of some of these kinds can show these faces at a position.

        Records of older rules are verified so, since only those rules knew which dice were rolled.
        """
        sides = sides_of(tuple(kinds))
        for start in range(0, len(faces), 8):
            drawn = {self._draw(epoch, step, number, start)}
            *first, last = faces[start : start + 8]
            for face in first:
                drawn = {n // size for n in drawn for size, at in sides.get(face, {}).items() if n % size in at}
            if not any(n % size in at for size, at in sides.get(last, {}).items() for n in drawn):
                return False
        return True

    def _draw(self, epoch: int, step: int, number: int, start: int) -> int:
        """64 bits for up to eight dice. One digest has eight such numbers: it serves eight steps in a row."""
        block = (epoch, step >> 3, number, start)
        if block != self._block:
            digest = self._digest.copy()
            digest.update(b"%d %d %d %d" % block)
            self._block, self._numbers = block, unpack(">8Q", digest.digest())
        return self._numbers[step & 7]

    def salt(self, position: int) -> bytes:
        """Hides a secret answer in another seat's record until the seed is published."""
        return sha256(b"salt %d " % position + self.seed).digest()[:8]


class Typed(Seeded):
    """People roll real dice and type what they show: the match asks for each roll like for any answer.

    The seed serves only to hide secrets in other seats' records.
    """

    def __init__(self, server_seed: bytes | None = None, nonces: Iterable[str] = ()) -> None:
        super().__init__(token_bytes(16) if server_seed is None else server_seed, nonces)

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> None:  # type: ignore[override]
        """Return None: a person types the faces."""


class Fast:
    """A quick stream for simulations and searches: not keyed, so not for matches between people."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random: Callable[[], float] | None = None  # made when first needed: many clones never roll

    def roll(self, roll: Roll[Any], epoch: int = 0, step: int = 0, number: int = 0) -> Faces:
        """Return the next faces of the stream; the position of the roll does not matter."""
        random = self._random
        if random is None:
            random = self._random = Random(self.seed).random
        if len(roll.dice) == 1:
            die = roll.dice[0]
            return (die[int(random() * len(die))],)
        return tuple([die[int(random() * len(die))] for die in roll.dice])


class Scripted:
    """Faces given beforehand, one text per roll, by a test or a record; after them another source, if there is one."""

    def __init__(self, rolls: Iterable[str | int], then: Chance | None = None) -> None:
        self.left = [str(roll) for roll in reversed(list(rolls))]
        self.then = then

    def roll(self, roll: Roll[Any], epoch: int = 0, step: int = 0, number: int = 0) -> Faces | None:
        """Return the next faces of the script, then those of the next source; refuse where there is neither."""
        if self.left:
            return roll.faces(self.left.pop())
        if self.then is None:
            raise refuse("dice-ran-out", roll.clause, question=roll.question)
        return self.then.roll(roll, epoch, step, number)

    def used_up(self) -> None:
        """Refuses when dice were given that were not rolled."""
        if self.left:
            raise refuse("dice-left-over", dice=", ".join(reversed(self.left)))


class TooMany(Exception):
    """More ways for dice to fall than were to be looked at."""


def ways(roll: Roll[Any]) -> int:
    """Count the ways for the dice of a roll to fall that can be told apart."""
    return len(pooled(roll.dice, roll.read)) if is_pool(roll) else prod(len(set(die)) for die in roll.dice)


def is_pool(roll: Roll[Any]) -> bool:
    """Return True if a roll has several equal dice of which only the sum or the best counts."""
    return roll.read in (total, highest) and len(roll.dice) > 1 and len(set(roll.dice)) == 1


@lru_cache(1000)
def pooled(dice: tuple[Die, ...], read: Callable[[Faces], Any]) -> list[tuple[Faces, int]]:
    """Return one fall of a pool for each value read off it, with the weight of all falls that read alike."""
    falls: dict[Any, tuple[Faces, int]] = {}
    for faces in combinations_with_replacement(dict.fromkeys(dice[0]), len(dice)):
        orders = factorial(len(dice)) // prod(factorial(faces.count(face)) for face in set(faces))
        weight = orders * prod(dice[0].count(face) for face in faces)
        first, so_far = falls.get(read(faces), (faces, 0))
        falls[read(faces)] = (first, so_far + weight)
    return list(falls.values())


def outcomes(roll: Roll[Any]) -> list[tuple[Faces, int]]:
    """List every way for the dice of a roll to fall, each with its weight.

    Weights are out of the product of the dice's sides. A pool has one entry for each sum, or for each best die.
    """
    if is_pool(roll):
        return list(pooled(roll.dice, roll.read))
    weighed = [{face: die.count(face) for face in die} for die in roll.dice]
    return [(faces, prod(w[f] for w, f in zip(weighed, faces, strict=True))) for faces in product(*weighed)]


class Enumerated:
    """Goes down one path of a tree of rolls, and then, asked for the next, down every other; not more than `most`."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._turns: list[list[Any]] = []  # per roll on the path: its outcomes still to try, the present one first
        self._at = 0
        self.weight, self.out_of = 1, 1

    def roll(self, roll: Roll[Any], epoch: int = 0, step: int = 0, number: int = 0) -> Faces:
        if self._at == len(self._turns):
            others = sum([len(turn) - 1 for turn in self._turns])  # each leads to one path or more
            if ways(roll) + others > self.most:  # equal dice may be rolled again and again
                raise TooMany
            self._turns.append(outcomes(roll))
        faces, weight = self._turns[self._at][0]
        self._at += 1
        self.weight *= weight
        self.out_of *= prod(len(die) for die in roll.dice)
        return faces  # type: ignore[no-any-return]

    def paths(self) -> Iterator[None]:
        """Yield once for each path; the loop's body plays it, and reads `weight` and `out_of` afterwards."""
        for _ in range(self.most):
            self._at, self.weight, self.out_of = 0, 1, 1
            yield
            while self._turns and len(self._turns[-1]) == 1:
                self._turns.pop()
            if not self._turns:
                return
            del self._turns[-1][0]
        raise TooMany
