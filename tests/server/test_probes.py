"""Before one decides: what it would lead to, what it costs, and why something else cannot be."""

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Server


@pytest.fixture
def scathe(player: Player) -> Line:
    return player.play(seats=("me", "me"))


@pytest.fixture
def godtear(player: Player) -> Line:
    """In the midst of a turn, where much is possible."""
    line = player.play("godtear", ("me", "me"), preset="first")
    choose = at_random(1)
    while "activation" not in line.request["question"] and not line.request.get("closed"):
        line.turn(choose)
    return line


def test_the_odds_are_told_before_the_roll(scathe: Line, server: Server):
    request = scathe.request
    n = server.length(scathe.match)
    for option in request["options"]:
        verdict = scathe.say("probe", request=request["id"], key=option["key"])
        assert verdict["type"] == "verdict"
        assert (verdict["request"], verdict["key"]) == (request["id"], option["key"])
        assert "reason" not in verdict
        if verdict.get("cases") and not verdict.get("next"):
            assert sum(case["chance"] for case in verdict["cases"]) <= 1.0001
    assert server.length(scathe.match) == n
    assert scathe.request == request, "looking changes nothing"


def test_why_not(scathe: Line):
    """Whatever is pointed at has a reason, with its clause: a hero of the other side, a row, a line of a card."""
    request = scathe.request
    theirs = next(id for id, piece in scathe.table["scene"]["pieces"].items() if piece.get("owner") != request["seat"])
    verdict = scathe.say("point", request=request["id"], at=theirs)
    assert verdict["reason"]["clause"].startswith("SC-")
    verdict = scathe.say("probe", request=request["id"], key=f"use:{theirs}:1")
    assert verdict["reason"]["clause"].startswith("SC-")
    for at in (scathe.table["scene"]["pieces"][theirs]["zone"], "deck", "nonsense", "", "x" * 1000, "\u0000"):
        verdict = scathe.say("point", request=request["id"], at=at)
        assert verdict["reason"]["text"]


def test_why_not_that_hex(godtear: Line):
    request = godtear.request
    zones = [zone["id"] for zone in godtear.table["fixed"]["zones"]]
    offered = {option.get("zone") for option in request["options"]}
    closed = [zone for zone in zones if zone not in offered][:8]
    reasons = [godtear.say("point", request=request["id"], at=zone).get("reason") for zone in closed]
    assert all(reason and reason["text"] for reason in reasons)
    assert all(closed["reason"]["clause"] for closed in request.get("closed", []))


def test_a_spectator_probes_nothing(scathe: Line, server: Server):
    """What a seat could do is for that seat to know."""
    spectator = Player(server).look(scathe.match)
    for said in ({"type": "probe", "key": scathe.request["options"][0]["key"]}, {"type": "point", "at": "priest"}):
        reply = spectator.say(request=scathe.request["id"], **said)
        assert reply["reason"]["text"] == "That is for somebody else to decide."
