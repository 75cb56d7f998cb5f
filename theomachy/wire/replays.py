"""After a match: its record, its dice held against the seed, the whole of it to be watched step by step, and what else
could have been answered."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from theomachy import games
from theomachy.features.ai import ai_of
from theomachy.hosting.branches import check_step, why_not_played_on
from theomachy.hosting.imports import Checked
from theomachy.kernel import Event, Match, Refused, refuse
from theomachy.kernel import scene as kernel
from theomachy.play.optional import Situation, attempt, situation
from theomachy.play.patches import apply, difference
from theomachy.play.records import BadRecord, Record, broken_off, read_record
from theomachy.play.replays import replay
from theomachy.wire import messages as wire
from theomachy.wire import pages
from theomachy.wire.presenter import Presenter
from theomachy.wire.presenters import presenter


def verified(checked: Checked, lang: str) -> list[wire.Sentence]:
    """All that can be held of a record, in sentences; Refused if something does not hold."""
    if checked.forged is not None:
        raise refuse(checked.forged.id, **checked.forged.args)
    speaker = presenter(games.game(checked.fields["game"]), lang)
    return [speaker.sentence(message) for message in checked.held]


def watched(text: str, lang: str) -> bytes:
    """A record as it was seen, as the JSON of a replay without seats: told from its own story, for the rules may have
    changed since."""
    record = read_record(text)
    speaker = presenter(games.game(record.fields["game"]), lang)
    fixed = msgspec.convert(record.story[0]["fixed"], kernel.Fixed)
    chances = attempt("chances", Situation(speaker.game, record=text), lambda: chances_of(record, speaker), [])
    steps: list[pages.ReplayStep] = []
    where = Situation(speaker.game, record=text, lang=lang)
    plain: dict[str, Any] = {}
    before: dict[str, Any] = {}
    for number, (entry, story) in enumerate(zip(record.entries, record.story[1:], strict=True)):
        plain = apply(plain, story["scene"])
        scene = msgspec.convert({"fixed": fixed, **plain}, kernel.Scene)
        now = msgspec.to_builtins(speaker.scene(scene))
        events = [msgspec.convert(event, Event) for event in story["events"]]
        verb, _, seat = entry.who.rpartition(" ")
        steps.append(
            pages.ReplayStep(
                by=int(seat) - 1 if seat.isdecimal() else None,
                said=speaker.words.say("live-took-back") if verb == "undo" else "",
                scene=difference(before, now),
                chronicle=speaker.chronicle(events, scene, where),
                rolls=[wire.Rolled(faces=roll.split()) for roll in entry.faces.split(", ") if roll],
                chances=chances[number] if chances else [],
            )
        )
        before = now
    closed = why_not_played_on(record)
    shown = pages.Replay(
        fixed=speaker.fixed(fixed),
        seats=[],
        steps=steps,
        result=result_of(record, speaker, len(fixed.seats)),
        closed=speaker.sentence(closed) if closed is not None else None,
    )
    return msgspec.json.encode(shown)


def seated(replay: bytes, seats: list[pages.SeatName], origin: pages.ReplayOrigin | None) -> bytes:
    """The JSON of a replay with those who sat there, and the match that it goes on from."""
    parts: dict[str, Any] = dict(msgspec.json.decode(replay, type=dict[str, msgspec.Raw]))
    parts["seats"] = seats
    if origin is not None:
        parts["origin"] = origin
    return msgspec.json.encode(parts)


def chosen(text: str, lang: str, step: int) -> pages.ReplayChoice:
    """What was asked when a step of a record was taken, and all that could be answered; Refused if nobody can tell."""
    record = read_record(text)
    game = games.game(record.fields["game"])
    check_step(record, step)
    if (why := why_not_played_on(record)) is not None:
        raise Refused(why)
    entry = record.entries[step]
    if not entry.who.isdecimal():
        return pages.ReplayChoice()
    match = replay(record, game, upto=step)
    ask = match.ask_of(int(entry.who) - 1)
    assert ask is not None  # else it could not have been answered
    if entry.key not in ask.keys():  # any place of a region can be answered
        ask.listed = [*ask.look(), ask.option(entry.key)]
    speaker, where, scene = presenter(game, lang), situation(match, ask.seat, lang), game.scene(match.state, None)
    whole = partial(speaker.ask, ask, "", scene, mine=True)
    request = attempt("words", where, whole, None) or speaker.plain_ask(ask, "", scene, where, mine=True)
    kept = msgspec.structs.replace(request, region=wire.Region() if request.region is not None else None, closed=[])
    return pages.ReplayChoice(request=kept, taken=entry.key)


def chances_of(record: Record, speaker: Presenter) -> list[list[float]]:
    """What the judge of the game says after each entry; nothing if the match cannot be played again."""
    game = speaker.game
    if not ai_of(game).judges:
        return []
    judge = list(ai_of(game).judges.values())[-1]
    chances: list[list[float]] = []

    def look(match: Match[Any]) -> None:
        chances.append(as_shares(match.result or judge(match.state)))

    try:
        replay(record, game, watch=look)
    except BadRecord:
        return []
    return chances


def as_shares(chances: Sequence[float]) -> list[float]:
    """Of those who play against others: a judge may see the chance of each seat with its own eyes, and then they do not
    add up to 1."""
    whole = sum(chances) if len(chances) > 1 else 1.0
    return [round(chance / (whole or 1.0), 3) for chance in chances]


def result_of(record: Record, speaker: Presenter, seats: int) -> wire.Result:
    """How a match ended, in words."""
    broken = broken_off(record.result, seats)
    if broken is not None:
        return speaker.result(broken.shares(seats), broken)
    return speaker.result([float(share) for share in record.result.split()[1:]], None)
