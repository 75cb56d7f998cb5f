"""What the client expects, wire.ts, is what the structs say."""

import msgspec
import pytest

from theomachy.wire import messages as wire
from theomachy.wire import typescript

TEXT = typescript.typescript()
TABLE = wire.TableMessage(
    match="m",
    n=0,
    lang="en",
    fixed=wire.Fixed(hash="", game="", title="", board="rows", ground="field", seats=[], zones=[], cards={}),
    scene=wire.Scene(pieces={}, tracks={}, status=[]),
    seats=[],
    chronicle=[],
    requests=[],
    commitment="",
    options=wire.Options(setup=[]),
)


def test_the_client_expects_what_the_structs_say():
    """Change the structs, and let `python -m theomachy.wire.typescript` write wire.ts."""
    assert typescript.FILE.read_text("utf-8") == TEXT


def interface(name: str) -> list[str]:
    """The fields of an interface, without the comments on them."""
    body = TEXT.split(f"\nexport interface {name} {{\n")[1].split("\n}\n")[0]
    return [line.strip() for line in body.split("\n") if not line.strip().startswith(("/*", "*"))]


def test_what_may_be_left_out_has_a_question_mark():
    assert interface("Sentence") == ["text: string", "clause?: string"]


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("Amount", "spot?: Corner | Figure"),
        ("Scene", "chances?: Record<string, Record<string, number>>"),
        ("Zone", "outline?: [number, number][]"),
        ("Request", 'kind: "ask" | "roll"'),
        ("Request", "dice?: string[][]"),
        ("StepMessage", 'type: "step"'),
        ("StepMessage", "scene: Record<string, unknown>"),
        ("Undo", "reason?: Sentence"),
        ("NewCampaign", "dice?: Dice"),
    ],
)
def test_a_field_is_said_in_typescript(name: str, field: str):
    assert field in interface(name)


def test_what_the_server_checks_is_plain_for_the_client():
    """A nonce has 32 digits and a key at most a thousand letters: both are texts. Names are those on the wire."""
    assert interface("Open") == ['type: "open"', "id: number", "nonce: string", "promised: string[]"]
    assert interface("Measure") == ['type: "measure"', "id: number", "from: string", "to: string"]


def test_a_closed_vocabulary_is_a_type_without_the_word_that_is_left_out():
    assert '\nexport type Role = "decline" | "end" | "leave" | "once"\n' in TEXT


def test_comments_are_the_docstrings():
    assert (
        "/**\n * The role of an option: it declines, ends what was begun, leaves the table, or uses up what comes once "
        "a game. Empty\n * for any other option.\n */\nexport type Role" in TEXT
    )
    assert "/** Something drawn on a plane for a moment. */\nexport interface Stroke" in TEXT
    assert "  /** a wall or a fence */\n  line?: boolean\n" in TEXT


def test_no_name_means_two_things():
    names = [line.split()[2] for line in TEXT.split("\n") if line.startswith(("export interface", "export type"))]
    assert len(names) == len(set(names))


def test_both_sides_speak_the_same_protocol():
    assert f"\nexport const PROTOCOL = {wire.PROTOCOL}\n" in TEXT
    assert msgspec.json.decode(msgspec.json.encode(TABLE))["protocol"] == wire.PROTOCOL, "never left out"
