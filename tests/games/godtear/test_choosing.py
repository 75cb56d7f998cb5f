"""Options are found when somebody looks, and not before: clones and replays do without them."""

from typing import NoReturn

import pytest

from tests.games.godtear.table import go, table
from theomachy.games.godtear.rules import actions, placing, scenarios, skills, walking

FIELD = """1-kailinn 8,4
1-nia 7,3
1-quartzlings 8,5 7,4
2-titus 8,6"""


class Looked(Exception):
    """Somebody looked."""


def look(*about: object) -> NoReturn:
    raise Looked


@pytest.mark.parametrize(
    ("head", "answers", "module", "search", "question"),
    [
        ("plot", "1-kailinn|advance", walking, "ground", "gt-ask-advance"),
        ("plot", "1-kailinn|skill:powerful-leap", placing, "ground", "gt-ask-place"),
        ("plot", "1-quartzlings|recruit", actions, "places_for", "gt-ask-recruit"),
        ("clash", "1-quartzlings|skill:stones-throw", skills, "in_reach", "gt-ask-user"),
        ("scenario winner 2", "", scenarios, "open_hexes", "gt-ask-new-objective"),
    ],
)
def test_a_clone_looks_at_no_options(head, answers, module, search, question, monkeypatch):
    """GT-MOV-02, GT-MOV-04, GT-RCT-02, GT-SKL-05, GT-SCN-QUEST-05: where a model may go, who may use a skill."""
    match = go(table(f"{head}\n{FIELD}", scenario="quest"), answers)
    monkeypatch.setattr(module, search, look)
    clone = match.clone(1)
    assert clone.request.question == question
    with pytest.raises(Looked):
        clone.request.look()
