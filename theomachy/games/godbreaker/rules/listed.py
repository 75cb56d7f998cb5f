"""Choices among a few ids, which say of every other id what it lacks."""

import msgspec

from theomachy.kernel import Choice, Reason


class Listed(msgspec.Struct, Choice[str], gc=False):
    """Some ids to choose from, and the reason against every other one."""

    ids: tuple[str, ...]
    reason: str
    """Id of the reason."""
    clause: str

    def options(self) -> tuple[str, ...]:
        return self.ids

    def why_not(self, key: str) -> Reason | None:
        return None if key in self.ids else Reason(self.reason, self.clause, {"key": key})
