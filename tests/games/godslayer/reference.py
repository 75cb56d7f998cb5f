"""The cards as printed, where they lie beside the checkout."""

import json
import re

import pytest

from tests import shared

REFERENCE = shared.REFERENCE / "godslayer" / "profiles.json"
BEYOND = {
    "praetorian-carnifexers", "skulleater", "skannfyrd-kinswords", "oracle", "bisotaur-shaman", "reaver-tyrant",
    "banelord", "wycca-warriors", "sons-of-war", "fiannor-farfarer", "mortifex", "composite-bow", "divine-rebuke",
    "balm-of-courage", "threads-of-fate", "beastclaw", "houndlegs",
}  # fmt: skip
"""Cards that the rulebook names and the reference leaves out, and the bow and the spells that complete them."""
DATA = json.loads(REFERENCE.read_text("utf-8")) if REFERENCE.exists() else {}
beside = pytest.mark.skipif(not DATA, reason="the reference is not here")


def slug(name: str) -> str:
    """A printed name as an id of ours."""
    plain = re.sub(r" \(.*\)|['’]", "", name.lower())
    return re.sub("[^a-z]+", "-", plain).strip("-")
