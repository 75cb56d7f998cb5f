"""Whatever is sent over a socket: what does not belong there is refused with a sentence, and nothing changes."""

import json
import random
import time
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Json, Server
from theomachy.kernel.chance import promise_of
from theomachy.wire import rate

Two = Callable[..., tuple[Line, Line]]


@pytest.fixture
def line(player: Player) -> Line:
    return player.play(seats=("me", "me"))


@pytest.fixture
def unmoved(line: Line, server: Server) -> Iterator[None]:
    """Whatever the test sends: the log stays as long as it was, the table looks the same, and the match goes on."""
    before, table = server.length(line.match), line.table
    logged = server.log().count(line.match)
    yield
    again = line.player.look(line.match)
    assert server.length(line.match) == before
    assert again.table == table
    again.turn(at_random(1))
    assert server.length(line.match) == before + 1
    assert server.log().count(line.match) <= logged + 1, "logged once for each connection"


def raw(line: Line, data: str | bytes) -> Json:
    """Send anything at all, and hear the refusal."""
    line.socket.send(data)
    while True:
        message = line.hear()
        if message["type"] == "refused":
            return message


MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "space": " ",
    "no json": "hello",
    "cut": '{"type":"ping","id":1',
    "two": '{"type":"ping","id":1}{"type":"ping","id":2}',
    "a number": "1",
    "null": "null",
    "a list": '[{"type":"ping","id":1}]',
    "no type": '{"id":1}',
    "wrong type": '{"type":"cheat","id":1}',
    "type is a number": '{"type":5,"id":1}',
    "no id": '{"type":"ping"}',
    "id is a text": '{"type":"ping","id":"1"}',
    "id is a float": '{"type":"ping","id":1.5}',
    "id is negative": '{"type":"ping","id":-1}',
    "id is huge": '{"type":"ping","id":1' + "0" * 300 + "}",
    "id is nothing": '{"type":"ping","id":null}',
    "unknown field": '{"type":"ping","id":1,"admin":true}',
    "field missing": '{"type":"answer","id":1,"request":"1.0.0"}',
    "key is a number": '{"type":"answer","id":1,"request":"1.0.0","key":1}',
    "n is true": '{"type":"undo","id":1,"n":true}',
    "yes is a text": '{"type":"grant","id":1,"n":1,"yes":"yes"}',
    "deep": "[" * 4000,
    "deeper in": '{"type":"ping","id":1,"x":' + "[" * 2000 + "]" * 2000 + "}",
    "half a character": '{"type":"answer","id":1,"request":"\\ud800","key":"a"}',
    "too long": '{"type":"answer","id":1,"request":"1.0.0","key":"' + "x" * 4096 + '"}',
    "too long in bytes": '{"type":"answer","id":1,"request":"1.0.0","key":"' + "神" * 2000 + '"}',
    "key too long": '{"type":"answer","id":1,"request":"1.0.0","key":"' + "x" * 1001 + '"}',
    "bytes": b'{"type":"ping","id":1}',
    "no utf-8": b"\xff\xfe\x00",
    "short promise": '{"type":"sit","id":1,"promise":"abc"}',
    "promise in capitals": '{"type":"sit","id":1,"promise":"' + "A" * 64 + '"}',
    "promise with a tail": '{"type":"sit","id":1,"promise":"' + "a" * 64 + '\\n"}',
    "a nonce of before": '{"type":"sit","id":1,"nonce":"' + "a" * 32 + '"}',
    "short nonce": '{"type":"open","id":1,"nonce":"abc","promised":[]}',
    "nonce in capitals": '{"type":"open","id":1,"nonce":"' + "A" * 32 + '","promised":[]}',
}


@pytest.mark.usefixtures("unmoved")
def test_malformed_messages(line: Line, server: Server):
    for name, data in MALFORMED.items():
        reply = raw(line, data)
        assert " " in reply["reason"]["text"], name
        assert not reply.get("stale"), name
        time.sleep(0.05)
    assert line.say("ping")["type"] == "pong", "the line is still there"


@pytest.mark.usefixtures("unmoved")
def test_random_bytes(line: Line):
    dice = random.Random(7)
    for _ in range(15):
        raw(line, dice.randbytes(dice.randrange(1, 400)))
        raw(line, dice.randbytes(dice.randrange(1, 400)).decode("latin-1"))
        time.sleep(0.1)


def test_a_frame_that_is_no_utf8_ends_the_line_and_nothing_else(line: Line, server: Server):
    """The protocol of sockets itself forbids it."""
    before = server.length(line.match)
    line.socket.send(b"\xff\xfe\xfd", text=True)
    with pytest.raises(ConnectionClosed):
        line.until(lambda: False)
    again = line.player.look(line.match)
    again.turn(at_random(1))
    assert server.length(line.match) == before + 1


def test_far_too_much_ends_the_line_and_nothing_else(line: Line, server: Server):
    before, logged = server.length(line.match), server.log().count(line.match)
    line.send("answer", request=line.request["id"], key="x" * 1_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        line.until(lambda: False)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    again = line.player.look(line.match)
    again.turn(at_random(1))
    assert server.length(line.match) == before + 1
    assert server.log().count(line.match) <= logged + 1


def test_a_quick_client_is_read_slowly(own_server: Server):
    """More messages than the budget holds are all answered, in their order: none is refused."""
    with Player(own_server).play(seats=("me", "me")) as line:
        sent = [line.send("ping") for _ in range(rate.MESSAGES_AT_ONCE + rate.MAX_WAITING // 2)]
        assert all(line.reply(id) == {"type": "pong", "re": id} for id in sent)


@pytest.mark.long
@pytest.mark.usefixtures("unmoved")
def test_only_what_is_absurd_is_too_fast(line: Line):
    """Who waits for no reply at all is refused once far too many messages wait, and told when to come again."""
    sent = [line.send("ping") for _ in range(40 * rate.MAX_WAITING)]
    line.until(lambda: line.heard[-1]["type"] == "refused")
    refused = {"text": f"Too many messages at once. Wait {rate.WAITED_S} seconds."}
    assert line.heard[-1]["reason"] == refused
    assert line.heard[-1]["retry_after"] == rate.WAITED_S
    heard = {message["re"] for message in line.heard if message["type"] in ("pong", "refused")}
    line.until(lambda: heard.add(line.heard[-1].get("re")) or heard.issuperset(sent))
    last = line.send("ping")
    line.until(lambda: line.heard[-1] == {"type": "pong", "re": last})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
TYPES = st.sampled_from(
    ["sit", "open", "answer", "probe", "point", "undo", "plea", "grant", "resign", "speak", "again", "ping"]
)


@pytest.mark.long
@pytest.mark.usefixtures("unmoved")
def test_anything_of_the_right_shape(line: Line, server: Server):
    """A message whose every field may be of any kind: the line goes on as if it had not been."""
    request, logged = line.request["id"], len(server.log())
    fields = {
        "id": st.integers(0, 99) | JUNK,
        "request": st.just(request) | JUNK,
        "key": JUNK,
        "at": JUNK,
        "n": st.integers(10**6, 10**7) | JUNK.filter(lambda n: n != line.n),
        "yes": st.booleans() | JUNK,
        "lang": st.just("en") | JUNK,
        "nonce": JUNK,
        "promise": JUNK,
        "promised": JUNK,
    }

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.fixed_dictionaries({"type": TYPES}, optional=fields))
    def attempt(message: dict[str, Json]) -> None:
        line.socket.send(json.dumps(message))
        time.sleep(0.02)

    attempt()
    time.sleep(1)
    assert line.say("ping")["type"] == "pong"
    assert "Traceback" not in server.log()[logged:]


# What is well said, but not now, or not by you


def test_a_doubled_answer_counts_once(line: Line, server: Server):
    request = line.request
    key = request["options"][0]["key"]
    first, second = (line.send("answer", request=request["id"], key=key) for _ in range(2))
    accepted, refused = line.reply(first), line.reply(second)
    assert accepted["type"] == "accepted"
    assert (refused["type"], refused["stale"]) == ("refused", True)
    assert refused["reason"]["text"] == "The table has moved on."
    assert server.length(line.match) == accepted["n"]


def test_a_stale_answer_changes_nothing(line: Line, server: Server):
    old = line.request
    line.turn(at_random(1))
    n = server.length(line.match)
    for said in ({"type": "answer", "key": "end"}, {"type": "probe", "key": "end"}, {"type": "point", "at": "priest"}):
        reply = line.say(request=old["id"], **said)
        assert reply["stale"]
    for request in ("", "99.0.0", "1.0", "-1.0.0", "0.0.dice", "神"):
        assert line.say("answer", request=request, key="end")["stale"]
    for deed in ("undo", "plea", "resign"):
        for known in (n - 1, n + 1, 0):
            assert line.say(deed, n=known)["stale"]
    assert server.length(line.match) == n


def test_a_wrong_key_says_why(line: Line, server: Server):
    n = server.length(line.match)
    for key in ("", "nonsense", "use:nobody:1", "use:priest:99", "none", "0", "神", "\u0000", "x" * 1000):
        reply = line.answer(key)
        assert reply["type"] == "refused"
        assert " " in reply["reason"]["text"]
        assert not reply.get("stale")
    assert server.length(line.match) == n


def test_a_foreign_seat_is_refused_and_written_down(two: Two, server: Server):
    red, blue = two(preset="random")
    theirs = next(request for request in red.table["requests"] if not request["mine"])
    n, logged = server.length(red.match), server.log().count(red.match)
    for key in ("", blue.mine[0]["options"][0]["key"], "nonsense"):
        assert red.answer(key, theirs)["reason"]["text"] == "That is for somebody else to decide."
    assert server.length(red.match) == n
    assert server.complaints(red.match, logged + 1) == logged + 1


def test_nobody_sits_down_at_a_strangers_table(line: Line, server: Server):
    stranger = Player(server).look(line.match)
    reply = stranger.say("sit", promise="0" * 64)
    assert reply["reason"]["text"] == "You have no seat at this table."
    waiting = Player(server).look(line.player.new())
    assert waiting.say("sit", promise="0" * 64)["type"] == "refused"
    assert waiting.say("open", nonce="0" * 32, promised=[])["type"] == "refused"
    assert waiting.table["waiting"]


def test_no_nonce_is_opened_before_all_are_promised(player: Player, server: Server):
    """Else whoever sits down last, and knows the server's seed, could try nonces until they liked the dice."""
    made = player.post("/matches", {"game": "scathe", "seats": ["me", "friend"]})
    friend, mine, theirs = Player(server), "1" * 32, "2" * 32
    friend.post(made["invites"][1])
    line, other = player.look(made["match"]), friend.look(made["match"])
    line.must("sit", promise=promise_of("3" * 32))
    line.must("sit", promise=promise_of(mine))  # what was lost may be promised anew while nothing is opened
    early = [promise_of(mine), "0" * 64]
    assert line.say("open", nonce=mine, promised=early)["reason"]["text"] == "The table has moved on."
    other.must("sit", promise=promise_of(theirs))
    line.until(lambda: line.promised == [promise_of(mine), promise_of(theirs)])
    stale = [promise_of(mine), promise_of("4" * 32)]
    assert line.say("open", nonce=mine, promised=stale)["type"] == "refused"
    other_nonce = "This is not the part of the dice that you promised."
    assert line.say("open", nonce="3" * 32, promised=line.promised)["reason"]["text"] == other_nonce
    assert "nonces" not in line.table
    line.must("open", nonce=mine, promised=line.promised)
    assert other.catch_up().table["waiting"]
    assert other.say("sit", promise=promise_of("5" * 32))["reason"]["text"].startswith(
        "The others have already shown their part"
    )
    assert mine not in "".join(other.bytes)
    other.must("open", nonce=theirs, promised=other.promised)
    assert other.until(lambda: not other.table.get("waiting")).table["nonces"] == [mine, theirs]


# The way in


def test_another_site_cannot_open_a_line(player: Player):
    match = player.new()
    with pytest.raises(InvalidStatus) as refused:
        player.look(match, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    assert player.look(match, Origin=f"http://{player.server.address}").table["waiting"]


def test_an_unknown_match_is_told_and_closed(player: Player):
    """With a code that tells a client not to come back."""
    for match in ("nonsense", "x" * 300, "%00", "神"):
        with pytest.raises(ConnectionClosed) as closed:
            player.look(match)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_strange_language_in_the_address(player: Player):
    player.lang = "x" * 50
    match = "nonsense"
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        player.look(match)
