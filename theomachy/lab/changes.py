"""Trials of changes of content: each is tried in a process of its own, before any game is played."""

from typing import Any

import msgspec

from theomachy import games
from theomachy.content.digest import BadContent
from theomachy.content.what_if import change, unknown
from theomachy.kernel import Reason, Refused
from theomachy.lab.file import Faulty, Lines
from theomachy.lab.study import Study, versions, written
from theomachy.lab.workers import in_fresh_process


class Tried(msgspec.Struct):
    """The outcome of a trial: the versions that are played with then, or the reason why the change is impossible."""

    versions: dict[str, str] = {}
    why: Reason | None = None
    path: str = ""
    """The path in the change that is at fault; empty if no single path is."""


def versions_by_change(study: Study, lines: Lines | None = None) -> dict[str, dict[str, str]]:
    """Return the versions that a study is played with, by change; raise Faulty for a change that cannot be made."""
    found: dict[str, dict[str, str]] = {}
    for wanted in study.changes:
        if not wanted:
            found[written(wanted)] = versions(games.game(study.game))
            continue
        tried = in_fresh_process(Trial(study), wanted)
        if tried.why is not None:
            path = tried.path or next(iter(wanted))
            own = "" if tried.why.id.startswith("lab-") else study.game
            raise Faulty(tried.why, lines.of("change", path) if lines else 0, own)
        found[written(wanted)] = tried.versions
    return found


class Trial(msgspec.Struct, frozen=True):
    """A trial of a change: makes the change, and sets up the first table of every cell that has it."""

    study: Study

    def __call__(self, wanted: dict[str, Any]) -> Tried:
        change(wanted)
        try:
            game = games.game(self.study.game)
        except (BadContent, ValueError, TypeError) as error:
            return Tried(why=Reason("lab-bad-content", args={"why": str(error)}))
        for path, near in unknown():
            return Tried(why=Reason("lab-path", args={"path": path, "near": near}), path=path)
        try:
            for number in range(len(self.study.cells)):
                if self.study.cells[number].change == wanted:
                    self.study.task(number * self.study.turns)
        except Refused as no:
            return Tried(why=no.reason)
        return Tried(versions(game))
