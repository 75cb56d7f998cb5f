"""docs/protocol.md says how things are: its client plays, its examples have fields that there are, its limits hold."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tests.forms import Form
from tests.server.kit import Player
from tests.server.processes import ROOT, THEOMACHY, Server, start_script
from theomachy import games
from theomachy.server.edge import bodies
from theomachy.server.settings import Limits
from theomachy.wire import messages as wire
from theomachy.wire import rate, viewer

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.S)


SHORT: dict[str, dict[str, object]] = {
    "godtear": {"preset": "first"},
    "godslayer": {"armies": ["halodynes: demarchon; amazon-hunters"] * 2},
}
"""By game: what is ordered besides, so that a match is short."""
CLIENT_TIMEOUT_S = 600.0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that hosts have: those of other tests hear their clients faster."""
    server = Server(tmp_path_factory.mktemp("strict"), partial(start_script, THEOMACHY), owls=2)
    yield server
    server.stop()


LONG = ("godbreaker", "godslayer")
"""Games whose shortest match takes the client some ten seconds."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long if game in LONG else ()) for game in games.names()]
)
def test_the_client_of_thirty_lines_plays_whole_matches(game: str, strict: Server, tmp_path: Path, form: Form):
    """It answers as fast as it can, ten times each game in the long form, and every match comes to its end."""
    (source,) = blocks("python")
    assert len([line for line in source.splitlines() if line.strip()]) <= 33
    order = f"{{**{SHORT.get(game, {})}, 'game': '{game}', "
    assert '{"game": "scathe", ' in source
    script = tmp_path / "client.py"
    script.write_text(source.replace('{"game": "scathe", ', order))
    command = [sys.executable, "-W", "error", str(script), strict.address]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    clients = [subprocess.Popen(command, text=True, **pipes) for _ in range(form.pick(short=1, long=10))]
    try:
        told = [client.communicate(timeout=CLIENT_TIMEOUT_S) for client in clients]
    finally:
        for client in clients:
            client.kill()
    for result, complaint in told:
        assert complaint == ""
        assert result.strip().endswith((" wins.", " win.", "A draw."))


def examples() -> list[dict[str, object]]:
    decoder = json.JSONDecoder()
    found = []
    for block in blocks("json"):
        text = block.strip()
        while text:
            value, end = decoder.raw_decode(text)
            found.append(value)
            text = text[end:].strip()
    return found


@pytest.mark.parametrize("example", examples(), ids=lambda example: str(example.get("type", "request")))
def test_examples_are_messages_of_the_server(example: dict[str, object]):
    """Each field of an example is one that the server sends, and of its kind."""
    kinds = {kind.__struct_config__.tag: kind for kind in wire.FromServer.__args__}  # type: ignore[attr-defined]
    plain = wire.LessonNote if "taken" in example else wire.Request
    kind = kinds[example["type"]] if "type" in example else plain
    assert known(msgspec.to_builtins(msgspec.convert(example, kind)), example)


def known(read: object, example: object) -> bool:
    """Whether nothing of an example was passed over."""
    if isinstance(example, dict):
        assert isinstance(read, dict)
        return all(name in read and known(read[name], value) for name, value in example.items() if value)
    if isinstance(example, list):
        assert isinstance(read, list | tuple)
        return all(map(known, read, example))
    return read == example


def test_every_message_is_described():
    for kind in (*wire.FromServer.__args__, *wire.ToServer.__args__):  # type: ignore[attr-defined]
        assert re.search(rf'`{kind.__struct_config__.tag}`|"type": "{kind.__struct_config__.tag}"', PAGE)
    said = re.findall(r'\| `(\{"type".*?\})`', PAGE)
    assert len(said) == len(wire.ToServer.__args__)  # type: ignore[attr-defined]
    for message in said:
        msgspec.json.decode(message.replace("…", "0" * 32).encode(), type=wire.ToServer)


def test_the_limits_are_those_of_the_server():
    assert f"{viewer.MAX_MESSAGE_BYTES:,} bytes" in PAGE
    assert f"{rate.MESSAGES_A_SECOND} a second, {rate.MESSAGES_AT_ONCE} at once" in PAGE


def test_every_address_of_the_page_is_there(player: Player):
    paths = re.findall(r"^\| `GET (/api/[^`?]*)", PAGE, re.M)
    assert len(paths) >= 8
    for path in paths:
        path = (
            path.removeprefix("/api").replace("{game}", "scathe").replace("{match}", "nonsense").replace("{step}", "1")
        )
        found = player.ask("GET", path)
        missing = (
            *("There is no such match.", "There is no such campaign.", "There is no such invitation."),
            "This server has no studies to show.",
        )
        assert found.status_code == 200 or found.json()["error"]["text"] in missing


def test_the_limits_of_the_host_are_those_of_the_page():
    page, limits = (ROOT / "docs" / "host.md").read_text("utf-8"), Limits()
    told = dict(re.findall(r"^\| `--([\w-]+)` \|.*\| (\d+) \|$", page, re.M))
    flags = {"onlookers": "match_onlookers", "address-requests": "address_requests_a_minute"}
    flags |= {"guest-requests": "guest_requests_a_minute", "guest-cpu": "guest_cpu_seconds_a_minute"}
    flags["address-cpu"] = "address_cpu_seconds_a_minute"
    fields = {flag: flags.get(flag, flag.replace("-", "_")) for flag in told}
    assert {fields[flag]: int(number) for flag, number in told.items()} == msgspec.to_builtins(limits)
    for number in (limits.address_requests_a_minute, limits.match_onlookers, bodies.MAX_BODY_BYTES // 1000):
        assert f"{number:,}" in PAGE
