"""Messages that were well said once, and are not any more."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

Json = Any

JUNK: list[Json] = [
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**53 + 1, 2**64, 10**300, -(10**300), 0.5, 1e308,
    "", " ", "0", "en", "神", "\x00", "\x1b[31m", "\u202e", "\ud800", "\udfff\ud800", "a" * 1000, "a" * 1001,
    "é" * 3000, "none", "end", "1.0.0", "0,0", "-1,-1", "9" * 400, "9" * 400 + "," + "9" * 400, "nan,inf",
    "1e999,0", "../..", "__class__", [], {}, [[]], {"": ""}, ["answer"], {"type": "ping", "id": 1}, [0] * 500,
]  # fmt: skip
RAW = [
    "NaN", "Infinity", "-Infinity", "-0", "1e999", "01", "1_000", "0x10", '"\\ud800"', '"\\u0000"', '"\\x41"', "'a'",
    "[" * 3000, "[" * 1500 + "]" * 1500, '{"a":' * 1000, "{}{}", "//", "\ufeff1", '"\n"', "undefined",
]  # fmt: skip
"""What may stand where a value does, and no library writes."""
FIELDS = (
    "id",
    "type",
    "n",
    "key",
    "request",
    "at",
    "nonce",
    "promise",
    "promised",
    "lang",
    "yes",
    "window",
    "how",
    "least",
    "from",
    "to",
    "admin",
)

Mutation = Callable[[Random, Json, list[Json]], bytes]


def mutated(dice: Random, message: Json, others: list[Json]) -> bytes:
    """A message with one or several things changed; now and then it is still a good one."""
    mutation: Mutation = dice.choice(MUTATIONS)
    return mutation(dice, message, others)


def _written(message: Json) -> bytes:
    return json.dumps(message).encode()


def _with_junk(dice: Random, message: Json, others: list[Json]) -> bytes:
    return _written({**message, dice.choice([*message, *FIELDS]): dice.choice(JUNK)})


def _with_raw(dice: Random, message: Json, others: list[Json]) -> bytes:
    fields = {name: json.dumps(value) for name, value in message.items()}
    fields[dice.choice([*message])] = dice.choice(RAW)
    return ("{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}").encode(errors="replace")


def _without_field(dice: Random, message: Json, others: list[Json]) -> bytes:
    gone = dice.choice([*message])
    return _written({name: value for name, value in message.items() if name != gone})


def _field_of_another(dice: Random, message: Json, others: list[Json]) -> bytes:
    """Also somebody else's request, or one that was answered long ago."""
    other = dice.choice(others)
    name = dice.choice([*other])
    return _written({**message, name: other[name]})


def _doubled_field(dice: Random, message: Json, others: list[Json]) -> bytes:
    name = dice.choice([*message])
    return _written(message)[:-1] + f', "{name}": {json.dumps(dice.choice(JUNK))}}}'.encode()


def _longer_text(dice: Random, message: Json, others: list[Json]) -> bytes:
    texts = [name for name in message if isinstance(message[name], str)]
    name = dice.choice(texts)
    text = message[name]
    at = dice.randint(0, len(text))
    piece = dice.choice([text, ":", ",", ".", "-", "0", "9", "\x00", "神", "\ud800", text * 50])
    return _written({**message, name: text[:at] + piece + text[at:]})


def _bytes(dice: Random, message: Json, others: list[Json]) -> bytes:
    data = bytearray(_written(message))
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(data))
        data[at : at + dice.randint(0, 3)] = dice.randbytes(dice.randint(0, 3)) or b'"'
    return bytes(data)


def _cut(dice: Random, message: Json, others: list[Json]) -> bytes:
    data = _written(message)
    return data[: dice.randrange(len(data))]


def _spliced(dice: Random, message: Json, others: list[Json]) -> bytes:
    one, two = _written(message), _written(dice.choice(others))
    return one[: dice.randrange(len(one))] + two[dice.randrange(len(two)) :]


def _wrapped(dice: Random, message: Json, others: list[Json]) -> bytes:
    return _written(
        dice.choice([[message], {"message": message}, [message] * 20, json.dumps(message), {**message, "x": message}])
    )


def _noise(dice: Random, message: Json, others: list[Json]) -> bytes:
    return dice.randbytes(dice.randint(0, 300))


MUTATIONS: list[Mutation] = [
    _with_junk, _with_junk, _with_raw, _without_field, _field_of_another, _field_of_another, _doubled_field,
    _longer_text, _bytes, _cut, _spliced, _wrapped, _noise,
]  # fmt: skip
