"""One guest within all limits does not stop the house."""

import sys

import pytest

from bench.load.__main__ import measure

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="figures are read from /proc")


@pytest.mark.long
def test_one_guest_does_not_stop_the_house():
    """Sixty senders ask for costly things and hang up: tables play, matches are set up, and the server ends when told.

    The bars are wider than those of `bench.load attacks`, since a test shares its machine.
    """
    figures = measure("attacks", short=True)
    assert figures["requests of the attacker"] > 0
    assert figures["matches set up meanwhile"] > 0
    assert figures["setting up a match, longest, s"] < 10
    assert figures["told to end while attacked, ends after, s"] < 20
