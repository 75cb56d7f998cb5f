"""Makes records of matches and a campaign with the code of its day.

PYTHONPATH=. python tests/legacy/make_records.py tests/legacy/COMMIT
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.conformance.games import GODBREAKER, GODSLAYER, GODTEAR, SCATHE, Entry, seek
from tests.play.recorded import NONCES, SEED, can_undo
from theomachy.games.godslayer.setup import Setup as BattleSetup
from theomachy.games.godtear.setup import CHAMPIONS, ROSTER
from theomachy.games.godtear.setup import Setup as GodtearSetup
from theomachy.kernel import Fast, Match, Roll, Seeded, Typed, key_of
from theomachy.kernel.requests import say_faces
from theomachy.play.campaigns import Player, after, begin, new, write_campaign
from theomachy.play.lessons import lessons, play_opening
from theomachy.play.records import BrokenOff, write_record

SHORT: dict[str, Callable[[int], Any]] = {
    "scathe": lambda seed: SCATHE.game.setup.presets["random"](Random(seed)),
    "godtear": lambda seed: GodtearSetup(("titus", "blackjaw"), "life"),
    "godbreaker": lambda seed: GODBREAKER.brief(GODBREAKER.game.setup.presets["standard"](Random(seed))),
    "godslayer": lambda seed: GODSLAYER.brief(BattleSetup(ground="generated", ground_seed=seed)),
}
"""Setups of matches that are soon over; those of Godslayer with an odd seed begin with secret deployment."""


Done = Callable[[Match[Any]], bool]


def play(match: Match[Any], seed: int, undos: int = 0, until: Done = lambda match: False) -> None:
    """Random answers, dice and take-backs, until the match is over or stands as it is wanted."""
    random = Random(seed)
    while match.request is not None and not until(match):
        if isinstance(match.request, Roll):
            match.answer(say_faces(tuple(random.choice(die) for die in match.request.dice)))
            continue
        regrets = [seat for seat in match.seats if can_undo(match, seat)]
        if undos and regrets and random.random() < 0.1:
            undos -= 1
            match.undo(random.choice(regrets), agreed=True)
            continue
        ask = random.choice(match.asks)
        match.answer(key_of(seek(match.game, match.state, ask, random)), ask.seat)


def start(entry: Entry, chance: Any, seed: int) -> Match[Any]:
    return Match(entry.game, entry.game.new(SHORT[entry.name](seed)), chance, listen=True)


def busy(answers: int) -> Done:
    """Whether enough was answered, and the last settled state has something on its agenda."""
    return lambda match: len(match.journal) >= answers and bool(match.settled.agenda)


def answered(answers: int) -> Done:
    return lambda match: len(match.journal) >= answers


def random_roster() -> GodtearSetup:
    """Five champions a side, of whom each chooses three in secret."""
    ids = sorted(CHAMPIONS)
    return GodtearSetup((",".join(ids[:ROSTER]), ",".join(ids[ROSTER : 2 * ROSTER])), format="roster")


def main(folder: Path) -> None:
    (folder / "records").mkdir(parents=True, exist_ok=True)

    def keep(name: str, text: str) -> None:
        (folder / "records" / f"{name}.tmr").write_text(text)
        print(f"{name}: {len(text)}", flush=True)

    for entry in (SCATHE, GODTEAR, GODBREAKER, GODSLAYER):
        match = start(entry, Seeded(SEED, NONCES), 1)
        play(match, 1, undos=4, until=answered(40))
        keep(f"{entry.name}-open", write_record(match))
        keep(f"{entry.name}-seat-1", write_record(match, viewer=0))
        keep(f"{entry.name}-seat-2", write_record(match, viewer=1))
        play(match, 2, undos=4)
        keep(f"{entry.name}-finished", write_record(match))
        match = start(entry, Typed(SEED, NONCES), 2)
        play(match, 3, undos=2, until=answered(60))
        keep(f"{entry.name}-typed", write_record(match))
        keep(f"{entry.name}-resigned", write_record(match, broken=BrokenOff(1)))
        if entry is not SCATHE:
            for number, answers in enumerate((5, 15, 30, 50), 1):
                match = start(entry, Seeded(SEED, NONCES), 2 + number)
                play(match, 10 + number, undos=1, until=busy(answers))
                if match.request is not None:
                    keep(f"{entry.name}-agenda-{number}", write_record(match))
        match = start(entry, Fast(4), 4)
        play(match, 4, until=answered(30))
        keep(f"{entry.name}-given", write_record(match))
        for lesson in lessons(entry.game)[:1]:
            match = Match(entry.game, entry.game.new(lesson.agreed(entry.game)), Seeded(lesson.seed), listen=True)
            play_opening(match, lesson.opening)
            while (step := lesson.step(match)) is not None and lesson.taken(match) < 5:
                ask = match.asks[0]
                key = step.key if ask.seat == lesson.seat else lesson.reply(match, ask)
                match.answer(key or key_of(ask.look()[0]), ask.seat)
            keep(f"{entry.name}-lesson", write_record(match))
    hidden = start(GODSLAYER, Seeded(SEED, NONCES), 1)
    play(hidden, 5, until=lambda match: match.state.phase != "setting up")
    draft = SCATHE.start("draft", 1, Seeded(SEED, NONCES))
    play(draft, 1, until=lambda match: bool(match.given))
    roster = Match(GODTEAR.game, GODTEAR.game.new(random_roster()), Seeded(SEED, NONCES), listen=True)
    play(roster, 1, until=lambda match: bool(match.given))
    for match in (hidden, draft, roster):
        keep(f"{match.game.id}-secret", write_record(match))
        keep(f"{match.game.id}-secret-seat-1", write_record(match, viewer=0))
        keep(f"{match.game.id}-secret-seat-2", write_record(match, viewer=1))
    campaign(folder / "campaign")


def campaign(folder: Path) -> None:
    """Two matches played, the third one under way."""
    folder.mkdir(exist_ok=True)
    game = GODBREAKER.game
    players = (Player("Kim"), Player("Lee", "random"))
    story = new(game, "The long winter", SHORT["godbreaker"](1), players, "7", {"scenario": ["score", "nest"]})
    for number in (1, 2):
        match = begin(game, story)
        play(match, number)
        record = write_record(match)
        (folder / f"winter-{number}.record").write_text(record)
        story = after(game, story, match, record)
    match = begin(game, story)
    play(match, 3, until=busy(30))
    (folder / "winter-3.record").write_text(write_record(match))
    (folder / "winter.json").write_text(write_campaign(story))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
