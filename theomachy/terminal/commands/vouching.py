"""Verification of records: by a server's signature, by the seed of the dice, or not at all."""

import re
from typing import NamedTuple

from theomachy.hosting.signatures import signer_of
from theomachy.kernel import Message
from theomachy.play.records import chain_of, read_record
from theomachy.presentation.text import Verbatim
from theomachy.terminal.errors import Trouble

SIGNED, CONSISTENT, BY_HAND, OLDER = 0, 3, 4, 5
"""Exit statuses of `replay verify`: signed, consistent with its seed, dice rolled by hand, older rules.

A faulty record ends with 1, a wrong request with 2.
"""

KEY = re.compile("[0-9a-fA-F]{64}")
"""A public key, in hexadecimal digits."""


class Verification(NamedTuple):
    held: list[Message]
    summary: Message
    status: int


def check_key(text: str) -> None:
    """Raise Trouble unless a text is a public key."""
    if not KEY.fullmatch(text):
        raise Trouble("--key", "trouble-no-key", text=text)


def standing_of(text: str, key: str | None = None, head: str | None = None, older: bool = False) -> Verification:
    """Return how far a record that holds is vouched for. BadRecord if a signature is wrong.

    With `key`, that key has to have signed it; with `head`, its chain has to contain that head. A record of older rules
    cannot be played again, so less is known of it.
    """
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
