"""After a fuzzed match: its record is read back, looked back at, watched, played on from and kept elsewhere."""

import json
from random import Random

import msgspec

from tests.hosting.fuzz.faults import hold, is_sentence, words_hold
from tests.hosting.fuzz.table import MAX_TURNS_OF_LOOP, PEOPLE, Table
from tests.hosting.seating import sit_down
from tests.kit import LANGUAGES
from theomachy.coach import Review
from theomachy.hosting.branches import NewBranch
from theomachy.hosting.memory import in_memory
from theomachy.hosting.ports import Hindsight
from theomachy.hosting.rows import ReviewRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.thinking import look_back
from theomachy.kernel import Refused
from theomachy.play.records import read_record
from theomachy.wire import desk, reviews

REVIEWED_TAPE = 30
"""Number of entries of the longest tape that is reviewed as a whole; of a longer one, a part of this length is."""


async def look_at_the_end(table: Table, random: Random, *, whole: bool) -> None:
    """Ask for all that can be asked of a match that is over."""
    service, match = table.service, table.live.id
    text = await desk.record(service, PEOPLE[0], match)
    lang = random.choice(LANGUAGES)
    held = await desk.verify(service, match, lang)
    for sentence in held["held"]:
        is_sentence(msgspec.to_builtins(sentence), lang)
    replayed = (await desk.replay(service, PEOPLE[0], match, random.choice(LANGUAGES))).decode()
    words_hold(replayed)
    for lang in LANGUAGES:
        words_hold(msgspec.json.encode(await desk.matches(service, PEOPLE[0], lang)).decode())
    steps = len(read_record(text).entries)
    hold(len(json.loads(replayed)["steps"]) == steps, "a replay has another number of steps than its record")
    choice = await desk.choice(service, match, random.randrange(steps), random.choice(LANGUAGES))
    words_hold(msgspec.json.encode(choice).decode())
    await _look_back(table, text, random, whole=whole)
    after = random.randrange(4)
    if after == 0:
        await _keep_elsewhere(table, text)
    elif after == 1:
        await _go_on(table, random.randrange(steps))


async def _look_back(table: Table, text: str, random: Random, *, whole: bool) -> None:
    service, match = table.service, table.live.id
    tape = table.live.log.length
    if not whole and tape > REVIEWED_TAPE:
        start = random.randrange(tape - REVIEWED_TAPE)
        look_back(Hindsight(match, text, start, start + REVIEWED_TAPE // 2, PEOPLE[0]))
        table.counted["reviews of a part"] += 1
        return
    for lang in LANGUAGES:
        page = await reviews.begin(service, PEOPLE[0], match, lang)
        for _ in range(MAX_TURNS_OF_LOOP):
            if page.state == "done":
                break
            await table.settle()
            page = await reviews.review(service, PEOPLE[0], match, lang)
        hold(page.state == "done", "a review does not end")
        words_hold(msgspec.json.encode(page).decode())
    kept = await service.store.read(ReviewRow, match)
    assert kept is not None
    for side in msgspec.json.decode(kept.text, type=Review).sides:
        hold(
            abs(side.start + side.choices + side.luck - side.result) < 1e-6,
            "start, choices and luck are not the result",
        )
    table.counted["whole reviews"] += 1


async def _keep_elsewhere(table: Table, text: str) -> None:
    """Another house keeps the record."""
    other = MatchService(in_memory(table.dial))
    imported = await desk.import_file(other, PEOPLE[1], text)
    hold(imported.path.startswith("/watch/"), "a record is imported as something else")
    await other.close()
    table.counted["records kept elsewhere"] += 1


async def _go_on(table: Table, step: int) -> None:
    """Begin a variation of the match."""
    service, seats = table.service, len(table.live.seats)
    try:
        laid = await desk.play_on(service, PEOPLE[0], table.live.id, NewBranch(step, ["me"] * seats, "again"))
    except Refused as no:
        hold(no.reason.id == "branch-over", f"a variation is refused: {no.reason}")
        return
    live = await service.match(laid.match)
    await sit_down((service, live, PEOPLE[0]))
    hold(live.log.match is not None and not live.log.over, "a variation does not begin")
    table.counted["variations"] += 1
