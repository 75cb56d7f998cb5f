"""Positions as links: the text, deflated, in letters that a link may have. A page keeps them behind `#`.

    p1.Y2iZpXpcdcVkHq… is the text of a position, packed by raw DEFLATE and base64url

Packer and unpacker have read the same dictionary before, p1.txt: words that occur in many positions, the commonest
last. It must never change, so that every link can be read for ever; a better one would be p2. A link is unpacked only
as far as a position may be long, so that a short link cannot fill the memory.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from pathlib import Path
from zlib import DEFLATED, MAX_WBITS, compressobj, decompressobj, error

PREFIX = "p1."
"""The beginning of a link; the number is the version of its form."""
_LINK = re.compile(rf"(?:\S{{0,200}}#)?{re.escape(PREFIX)}([A-Za-z0-9_-]*)")
RAW = -MAX_WBITS
"""DEFLATE without a header, for zlib."""


@cache
def dictionary() -> bytes:
    """Return what packer and unpacker have read before the text."""
    return (Path(__file__).parent / "p1.txt").read_bytes()


def pack(text: str) -> str:
    """Return the text as a link, without an address."""
    packer = compressobj(9, DEFLATED, RAW, zdict=dictionary())
    packed = packer.compress(text.encode()) + packer.flush()
    return PREFIX + urlsafe_b64encode(packed).decode().rstrip("=")


def is_link(text: str) -> bool:
    """Return True if a text is a link, with or without an address before it."""
    return _LINK.fullmatch(text.strip()) is not None


def unpack(link: str, most: int) -> str:
    """Return the text of a link; raise ValueError if there is none, or if it has more bytes than `most`."""
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise ValueError("no link")
    unpacker = decompressobj(RAW, dictionary())
    try:
        text = unpacker.decompress(urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4)), most)
    except error as broken:
        raise ValueError("a broken link") from broken
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("a link that is cut or too long")
    return text.decode()
