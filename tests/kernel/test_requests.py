"""Asks, rolls and what is asked together: keys, options, reasons, faces."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.kernel import (
    Ask,
    Both,
    Choice,
    Message,
    Reason,
    Refused,
    Region,
    Roll,
    StringChoice,
    each,
    highest,
    key_of,
    one,
    refuse,
    total,
)
from theomachy.kernel.requests import KEYS_KEPT, say_faces

ACTION_DIE = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)


class Named(str):
    """An option that knows its parts."""

    number: int


class Even(msgspec.Struct, Choice[int]):
    """Even numbers up to a limit, at a price."""

    most: int
    looks: list[int]

    def options(self):
        self.looks.append(1)
        return list(range(0, self.most + 1, 2))

    def why_not(self, key):
        return None if key in map(str, self.options()) else Reason("odd", "XX-1", {"key": key})

    def cost(self, option):
        return {"gold": option}


class Plain(msgspec.Struct, Choice[str]):
    def options(self):
        return ["a", "b"]


class Letters(msgspec.Struct, StringChoice):
    """Small letters, of which it is dear to make a list."""

    looks: list[int]

    def options(self):
        self.looks.append(1)
        return list("abc")

    def why_not(self, key):
        return None if key in ("a", "b", "c") else Reason("no-letter", "XX-2", {"key": key})


class Shore(msgspec.Struct, Region[tuple[int, int]]):
    """A point on the shore: `x,0`."""

    proposed: tuple[tuple[int, int], ...] = ()

    def options(self):
        return self.proposed

    def read(self, key):
        x, _, y = key.partition(",")
        if not (x.isascii() and x.isdigit() and y == "0"):
            raise refuse("not-on-the-shore", "XX-2", key=key)
        return int(x), 0

    def pick(self, random):
        return random.randrange(100), 0


def refused(ask: Ask | Roll, key: object) -> Reason:
    with pytest.raises(Refused) as caught:
        (ask.option if isinstance(ask, Ask) else ask.faces)(key)
    return caught.value.reason


# Asks


def test_keys_name_options():
    """A string is its own key, nothing is `none`, everything else is as it is written."""
    assert [key_of(option) for option in ("use:priest:3", None, 7, (1, 2))] == ["use:priest:3", "none", "7", "(1, 2)"]
    assert Ask(0, "q", [None, 3, "x"]).keys() == ["none", "3", "x"]


@pytest.mark.parametrize(
    "options", [["b", "a", "none"], [1, 2, 3], range(4), (None, 5), [(1, 2), (3, 4)], [True, False]]
)
def test_options_are_found_by_key(options):
    ask = Ask(0, "q", options)
    assert list(map(ask.option, ask.keys())) == list(options)


def test_the_option_itself_comes_back():
    """Not the string that was handed in: options may know more than their key."""
    option = Named("x")
    option.number = 3
    assert Ask(0, "q", ["y", option]).option("x") is option


def test_a_procedure_gets_the_answer():
    def rule():
        return (yield from Ask(0, "q", [1, 2]))

    procedure = rule()
    assert isinstance(next(procedure), Ask)
    with pytest.raises(StopIteration) as over:
        procedure.send(2)
    assert over.value.value == 2


@pytest.mark.parametrize("key", [None, 3, b"x", ("x",), ["a"]])
def test_only_strings_are_keys(key):
    for options in (["a", "b"], [3, None], Shore()):
        reason = refused(Ask(0, "q", options, clause="XX-3"), key)
        assert reason == Reason("not-a-key", "XX-3", {"key": repr(key)})


def test_there_is_a_reason_for_every_refusal():
    assert refused(Ask(0, "q", ["a"], clause="XX-3"), "b") == Reason("no-such-option", "XX-3", {"key": "b"})
    assert refused(Ask(0, "q", Even(6, [])), "3") == Reason("odd", "XX-1", {"key": "3"})
    assert refused(Ask(0, "q", Plain(), clause="XX-4"), "c") == Reason("no-such-option", "XX-4", {"key": "c"})


def test_options_are_computed_when_somebody_looks_and_once():
    looks: list[int] = []
    ask = Ask(0, "q", Even(6, looks))
    assert not looks
    assert ask.look() == [0, 2, 4, 6]
    assert ask.keys() == ["0", "2", "4", "6"]
    assert ask.option("4") == 4
    assert len(looks) == 1


def test_an_answer_that_is_its_own_key_needs_no_list():
    ask = Ask(0, "q", Letters([]))
    assert ask.option("b") == "b"
    assert not ask.options.looks
    assert refused(ask, "z") == Reason("no-letter", "XX-2", {"key": "z"})


def test_a_choice_explains_and_prices():
    ask = Ask(0, "q", Even(6, []))
    assert ask.why_not("4") is None
    assert ask.why_not("").id == "odd"
    assert ask.choice.cost(4) == {"gold": 4}


def test_a_choice_is_asked_once_why_not():
    """Who plans an answer asks about it, and then it is checked: of so many keys the reasons are remembered."""
    ask = Ask(0, "q", Even(6, []))
    assert ask.why_not("3").id == ask.why_not("3").id == "odd"
    assert len(ask.options.looks) == 1
    for number in range(KEYS_KEPT):
        assert (ask.why_not(str(number)) is None) == (number in (0, 2, 4, 6))
    assert len(ask.refused) <= KEYS_KEPT


def test_a_choice_need_not_explain():
    for ask in (Ask(0, "q", Plain()), Ask(0, "q", ["a", "b"])):
        assert ask.why_not("zzz") is None
        assert ask.choice.cost("a") == {}


@pytest.mark.parametrize(
    ("ask", "is_open"),
    [
        (Ask(0, "q", ["a", "b"]), True),
        (Ask(0, "q", ["a"]), False),
        (Ask(0, "q", ["a"], secret=True), True),
        (Ask(0, "q", Even(1, [])), False),
        (Ask(0, "q", Shore(((1, 0),))), True),
    ],
)
def test_one_option_is_no_question(ask, is_open):
    """Unless it is secret or a place."""
    assert ask.open is is_open


# Regions


def test_a_place_need_not_be_proposed():
    ask = Ask(0, "q", Shore(((5, 0), (9, 0))))
    assert list(ask.look()) == [(5, 0), (9, 0)]
    assert ask.option("73,0") == (73, 0)
    assert refused(ask, "73,1") == Reason("not-on-the-shore", "XX-2", {"key": "73,1"})


def test_a_picked_place_can_be_read():
    ask, shore = Ask(0, "q", Shore()), Shore()
    places = {shore.pick(Random(seed)) for seed in range(40)}
    assert len(places) > 20
    assert all(ask.option(f"{x},{y}") == (x, y) for x, y in places)


# Rolls


@pytest.mark.parametrize(
    ("text", "face"),
    [("4", 4), (" 6 ", 6), ("d1", 1), ("d7", 4), ("d12", 6), ("d3", 2)],
)
def test_action_faces_and_sides_are_read(text, face):
    """SC-A-26: a face, or the side of a plain die; side 7 of the action die shows a 4."""
    assert Roll((ACTION_DIE,), one).faces(text) == (face,)


def test_faces_may_be_words():
    deck = ("sage", "knight", "d2")
    roll = Roll((deck, ACTION_DIE), each)
    assert roll.faces("knight 3") == ("knight", 3)
    assert roll.faces("d3 d12") == ("d2", 6)
    assert roll.faces("d2 1") == ("d2", 1), "a face goes before a side"


@pytest.mark.parametrize(
    "text", ["0", "13", "d0", "d13", "d", "dd7", "-1", "4.0", "x", "d-1", "d²", "٣", "d" + "9" * 5000]
)
def test_no_such_face(text):
    reason = refused(Roll((ACTION_DIE,), one, clause="SC-TRN-01"), text)
    assert (reason.id, reason.clause) == ("no-such-face", "SC-TRN-01")
    assert reason.args == {"face": text, "faces": "1, 2, 3, 4, 5, 6", "sides": 12}


@pytest.mark.parametrize("text", ["", "1", "1 2 3"])
def test_as_many_faces_as_dice(text):
    reason = refused(Roll((ACTION_DIE, ACTION_DIE), each), text)
    assert (reason.id, reason.args) == ("wrong-number-of-dice", {"given": len(text.split()), "needed": 2})


@pytest.mark.parametrize("text", [None, 4, b"4", (4,)])
def test_faces_are_typed_as_text(text):
    assert refused(Roll((ACTION_DIE,), one), text).id == "not-a-key"


@settings(deadline=None)
@given(st.data())
def test_faces_can_be_said_and_read(data):
    die = st.lists(st.integers(-3, 99) | st.sampled_from(["sage", "x7", "d1", "D"]), min_size=1, max_size=8).map(tuple)
    dice = data.draw(st.lists(die, max_size=5).map(tuple))
    faces = tuple(data.draw(st.sampled_from(sides)) for sides in dice)
    assert Roll(dice, each).faces(say_faces(faces)) == faces


@pytest.mark.parametrize(("read", "value"), [(one, 3), (each, (3, 6, 2)), (total, 11), (highest, 6)])
def test_how_a_roll_is_read(read, value):
    def rule():
        return (yield from Roll((ACTION_DIE,) * 3, read))

    procedure = rule()
    assert len(next(procedure).dice) == 3
    with pytest.raises(StopIteration) as over:
        procedure.send((3, 6, 2))
    assert over.value.value == value


def test_both_gives_the_answers_in_its_order():
    def rule():
        return (yield from Both((Ask(1, "q", "ab"), Ask(0, "q", "ab"))))

    procedure = rule()
    assert [ask.seat for ask in next(procedure).asks] == [1, 0]
    with pytest.raises(StopIteration) as over:
        procedure.send(("a", "b"))
    assert over.value.value == ("a", "b")


# Messages


def test_messages_can_be_printed():
    assert str(Message("sc-won")) == "sc-won"
    assert str(Message("sc-won", "SC-END-03", {"seat": 1, "round": 4})) == "sc-won seat=1 round=4 [SC-END-03]"
    refusal = refuse("sc-hero-dead", "SC-END-02", hero="priest")
    assert str(refusal) == "sc-hero-dead hero=priest [SC-END-02]"
    assert refusal.reason == Reason("sc-hero-dead", "SC-END-02", {"hero": "priest"})
