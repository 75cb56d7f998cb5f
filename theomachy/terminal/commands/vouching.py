"""Who vouches for a record: a server by its key, the seed for its dice, or nobody."""

from typing import NamedTuple

from theomachy.hosting.signatures import signer_of
from theomachy.kernel import Message
from theomachy.play.records import chain_of, read_record
from theomachy.presentation.text import Verbatim
from theomachy.terminal.errors import Trouble

SIGNED, CONSISTENT, BY_HAND, OLDER = 0, 3, 4, 5
"""With which `replay verify` ends. What is wrong ends with 1, what was asked wrongly with 2."""


class Verification(NamedTuple):
    held: list[Message]
    summary: Message
    status: int


def standing_of(text: str, key: str | None = None, head: str | None = None, older: bool = False) -> Verification:
    """How much is known of a record that holds. With `key` it has to be signed by that one; with `head` it has to have
    come by there. Of one of older rules less is known. BadRecord if a signature is wrong."""
    record, signer = read_record(text), signer_of(text)
    if key is not None and signer != key.lower():
        raise Trouble("--key", "trouble-other-key" if signer else "trouble-not-signed", found=Verbatim(signer))
    dice = record.fields["dice"]
    if head is not None and (dice == "given" or head.lower() not in chain_of(record)):
        raise Trouble("--head", "trouble-no-head")
    held = [Message("verified-signed", args={"key": Verbatim(signer)})] if signer else []
    if not dice.startswith("seeded"):
        return Verification(held, Message("verify-by-hand"), BY_HAND)
    if signer:
        return Verification(held, Message("verify-signed"), SIGNED)
    if older:
        return Verification(held, Message("verify-older"), OLDER)
    return Verification(held, Message("verify-consistent"), CONSISTENT)
