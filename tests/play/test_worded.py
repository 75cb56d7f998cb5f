"""Plain data in words: it reads as it was written, and what describes nothing is refused."""

import msgspec
import pytest

from theomachy.kernel import Refused, SetupBase
from theomachy.play.notation import UNREADABLE, TypedLine
from theomachy.play.worded import read_fields, read_setup, read_tasks, write_fields, write_setup, write_tasks


class Use(msgspec.Struct, frozen=True):
    skill: str
    targets: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True, tag_field="does", tag="each step"):
    unit: int
    way: str = ""
    use: Use | None = None
    ends: bool = False
    pairs: tuple[tuple[int, int], ...] = ()


class Agreed(SetupBase, frozen=True):
    armies: tuple[str, ...] | None = ("usual", "usual")
    rounds: int = 5
    name: str = ""


STARTERS = {"bands": "a band; of brothers"}
HARD = ["then", "none", "yes", "7", "-7", "", "a b", "a  b", " a", "a_b", '"', "(a", "[b]", "{", "ü", "line\nbreak"]


@pytest.mark.parametrize("way", [*HARD, "100,200 300,400", "skill:stones-throw"])
def test_every_text_is_read_as_it_was_written(way: str):
    for step in (Step(1, way), Step(1, use=Use(way, (1, -2))), Step(1, way, ends=True, pairs=((1, 2), (3, 4)))):
        assert read_fields(write_fields(step), Step) == step
        assert msgspec.convert(read_tasks(write_tasks([step, step])), list[Step]) == [step, step]


def test_it_reads_like_a_sentence():
    step = Step(3, "straight on", Use("stones-throw", (7,)), True)
    words = "each_step unit 3 way straight_on use (skill stones-throw targets [7]) ends yes"
    assert write_fields(step) == words
    assert write_tasks([step, Step(1)]) == f"{words} then each_step unit 1"
    assert (write_tasks([]), read_tasks("none")) == ("none", [])


def test_json_is_read_as_well():
    assert read_fields('{"does":"each step","unit":3}', Step) == Step(3)
    assert read_tasks('[{"does":"each step","unit":3}]') == [{"does": "each step", "unit": 3}]


@pytest.mark.parametrize(
    "text",
    [
        *["unit", "unit 1 unit 2", "unit 1)", "unit (", "unit [1", "unit )", "unit then", 'unit "', "unit x", "{", ""],
        *["does", "unit 1 then", "use (skill a", "(unit 1)", "each_step unit 1 does each_step"],
    ],
)
def test_what_describes_no_struct_is_unreadable(text: str):
    for read in (lambda: read_fields(text, Step), lambda: msgspec.convert(read_tasks(text), list[Step])):
        with pytest.raises(UNREADABLE):
            read()


def lines(*texts: str) -> list[TypedLine]:
    return [TypedLine(number, text) for number, text in enumerate(texts, 3)]


@pytest.mark.parametrize(
    ("setup", "written"),
    [
        (Agreed(), []),
        (Agreed(None), ["setup armies none"]),
        (Agreed(rounds=6, name="a feast"), ["setup rounds 6 name a_feast"]),
        (Agreed(("x: y, z", "a band; of brothers")), ["army 1 x: y, z", "army 2 bands"]),
        (Agreed(("bands", " x", "")), ['army 1 "bands"', 'army 2 " x"', 'army 3 ""']),
    ],
)
def test_a_setup_is_read_as_it_was_written(setup: Agreed, written: list[str]):
    assert write_setup(setup, "armies", STARTERS) == written
    assert read_setup(lines(*written), Agreed, "armies", STARTERS) == setup


@pytest.mark.parametrize(
    ("texts", "line"),
    [
        (["setup rounds six"], 3),
        (["setup"], 3),
        (["setup rounds 6", "setup rounds 6"], 4),
        (["army 2 x"], 3),
        (["army 1 x", "army 1 y"], 4),
        (["army x"], 3),
        (['army 1 "x'], 3),
    ],
)
def test_a_line_of_a_setup_that_is_wrong_is_refused_with_its_number(texts: list[str], line: int):
    with pytest.raises(Refused) as no:
        read_setup(lines(*texts), Agreed, "armies")
    assert no.value.reason.args["line"] == line
