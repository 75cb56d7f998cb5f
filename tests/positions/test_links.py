"""Links: a position packed for an address, and unpacked only as far as a position may be long."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import pytest

from tests.positions.positions import GAMES, HIDDEN, MEASURED, matches, wandering
from theomachy.kernel import Game
from theomachy.positions import BadPosition, pack, position_of, read
from theomachy.positions.links import PREFIX, RAW, dictionary, unpack
from theomachy.positions.reading import MAX_CHARACTERS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_link_is_read_like_its_text(game: Game[Any]) -> None:
    for match in matches(game, 2 if game.id in MEASURED else 20, seed=40):
        position = position_of(match)
        link = pack(str(position))
        for address in ("", "#", "https://example.org/de/position?lang=ja#"):
            assert read(f" {address}{link}\n") == position


LINK = "p1.w3QiSqIyxCyH4EWWib4JYoRS3wCRQ62AVSqoG61gZIDIrFbAlAMq8824AA"
"""A link as it was shared once."""


def bomb(size: int) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW, zdict=dictionary())
    return PREFIX + urlsafe_b64encode(packer.compress(b"#" * size) + packer.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    "link",
    [
        PREFIX,
        PREFIX + "x",
        PREFIX + "AAAA",
        pack(HIDDEN)[:-4],
        pack(HIDDEN) + "AAAA",
        pack(HIDDEN).replace("p1.", "p1.ABCD"),
        bomb(MAX_CHARACTERS + 1),
        bomb(5_000_000),
        PREFIX + urlsafe_b64encode(zlib.compress(HIDDEN.encode())).decode(),
    ],
)
def test_a_broken_link_is_refused_with_a_sentence(link: str) -> None:
    """A link that is cut, changed, packed otherwise or that holds more than a position is unpacked no further."""
    assert len(link) < MAX_CHARACTERS
    with pytest.raises(BadPosition, match="position-broken-link"):
        read(link)


def test_the_dictionary_never_changes() -> None:
    """Every link that was ever shared is read for ever: other words would need another first word than p1."""
    assert sha256(dictionary()).hexdigest() == "8f5b02b61b6884d3443943aa0dbdc3d478092e1732451b2adb1719ae934effa2"
    assert read(LINK).game.id == "scathe"


def test_a_browser_unpacks_a_link_without_a_dictionary() -> None:
    """The dictionary as a stored block, before what the link holds, is plain DEFLATE, which gives both texts."""
    size = len(dictionary())
    block = bytes([0]) + size.to_bytes(2, "little") + (size ^ 0xFFFF).to_bytes(2, "little") + dictionary()
    packed = urlsafe_b64decode(pack(HIDDEN).removeprefix(PREFIX) + "==")
    assert zlib.decompress(block + packed, RAW) == dictionary() + HIDDEN.encode()


def test_every_text_comes_back_from_its_link() -> None:
    for text in ("", "x", "位置 ü\n", HIDDEN):
        assert unpack(pack(text), 1000 + len(text)) == text
    with pytest.raises(ValueError, match="no link"):
        unpack("position scathe", 1000)


BUDGETS = {"standard": (1536, 1000), "starters": (1536, 1000), "random": (1536, 1000), "large": (3072, 2000)}
"""Characters of nine in ten texts and links, by preset."""
SIZED = [(game, preset) for game in GAMES for preset in game.setup.presets if preset in BUDGETS]


@pytest.mark.long
@pytest.mark.parametrize(("game", "preset"), SIZED, ids=[f"{game.id}-{preset}" for game, preset in SIZED])
def test_nine_of_ten_positions_are_short(game: Game[Any], preset: str) -> None:
    """A position fits into a message and its link into an address, until the end of a match."""
    sizes: list[tuple[int, int]] = []
    for seed in range(12 if game.id in MEASURED else 20):
        for match in wandering(game, seed, 20, preset):
            text = str(position_of(match))
            sizes.append((len(text), len(pack(text))))
    texts, links = (sorted(each)[len(sizes) * 9 // 10] for each in zip(*sizes, strict=True))
    most_text, most_link = BUDGETS[preset]
    assert texts <= most_text
    assert links <= most_link
