"""Sources of dice: a seed that can be verified, a fast stream, a script, or people typing.

A source is asked for the faces of one roll and told the roll's position: the epoch (grows with every take-back over a
die), the step (procedures since the start) and the number of the roll within the step. It returns None where a person
must type the faces.
"""

from collections.abc import Callable, Iterable
from hashlib import blake2b, sha256
from random import Random
from secrets import token_bytes
from struct import unpack
from typing import Any, NamedTuple, Protocol

from theomachy.kernel.messages import refuse
from theomachy.kernel.requests import Faces, Roll


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
            return (dice[0][self.draw(epoch, step, number, 0) % len(dice[0])],)
        faces = []
        for start in range(0, len(dice), 8):
            drawn = self.draw(epoch, step, number, start)
            for die in dice[start : start + 8]:
                drawn, side = divmod(drawn, len(die))
                faces.append(die[side])
        return tuple(faces)

    def draw(self, epoch: int, step: int, number: int, start: int) -> int:
        """Return 64 bits for up to eight dice. One digest has eight such numbers: it serves eight steps in a row."""
        block = (epoch, step >> 3, number, start)
        if block != self._block:
            digest = self._digest.copy()
            digest.update(b"%d %d %d %d" % block)
            self._block, self._numbers = block, unpack(">8Q", digest.digest())
        return self._numbers[step & 7]

    def salt(self, position: int) -> bytes:
        """Return the salt that hides a secret answer in another seat's record until the seed is published."""
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
    """A quick stream of dice for simulations and searches.

    Its faces do not depend on the position of a roll, so it is not for matches between people.
    """

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
        """Refuse if dice were given that were not rolled."""
        if self.left:
            raise refuse("dice-left-over", dice=", ".join(reversed(self.left)))
