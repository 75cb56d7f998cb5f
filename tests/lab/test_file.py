"""Studies as people write them, and what they get wrong."""

import re
from pathlib import Path

import pytest

from theomachy import games
from theomachy.lab.changes import versions_by_change
from theomachy.lab.file import Faulty, read_study
from theomachy.lab.study import Source

STUDIES = Path(__file__).parents[2] / "studies"
WHOLE = """
name = "try"
game = "godtear"
games = 4
seed = 7

[grid]
setup = ["random", { name = "old friends", parties = ["starter-1", "blackjaw,nia,keera"] }]
scenario = ["life", "death"]
agents = ["random", ["greedy", "random"]]
options = [{}, { own-grants = "always" }]
change = [{}, { "godtear.champions.titus.champion.health" = 6 }]
"""


def study(text: str) -> str:
    return f'name = "x"\ngame = "scathe"\ngames = 2\nseed = 1\n[grid]\n{text}\n'


def test_a_study_is_the_product_of_its_grid() -> None:
    found, _ = read_study(WHOLE)
    assert (found.name, found.game, found.games, found.seed, found.swap) == ("try", "godtear", 4, 7, True)
    assert len(found.cells) == 2 * 2 * 2 * 2 * 2
    assert found.total == 128
    first, last = found.cells[0], found.cells[-1]
    assert (first.setup, first.scenario, first.agents) == (Source("random", preset="random"), "life", ("random",) * 2)
    assert (first.options, first.change) == ({}, {})
    assert last.setup.label == "old friends"
    assert last.setup.parties == ("titus,lily,halftusk", "blackjaw,nia,keera")
    assert (last.scenario, last.agents) == ("death", ("greedy", "random"))
    assert last.options == {"own_grants": "always"}
    assert last.change == {"godtear.champions.titus.champion.health": 6}


def test_tables_that_are_left_out_are_as_usual() -> None:
    found, _ = read_study('name = "x"\ngame = "scathe"\n games = 2\n')
    [cell] = found.cells
    assert (cell.setup.label, cell.agents, cell.scenario) == ("random", ("greedy", "greedy"), "")


def test_every_pair_of_ready_armies() -> None:
    found, _ = read_study(
        'name = "x"\ngame = "godslayer"\ngames = 2\n[grid]\n'
        'setup = [{ every = ["wyldfolk-160", "banebrood-160", "mortans-160"] }]\n'
    )
    assert [cell.setup.label for cell in found.cells] == [
        "wyldfolk-160 – banebrood-160",
        "wyldfolk-160 – mortans-160",
        "banebrood-160 – mortans-160",
    ]
    assert found.cells[0].setup.parties[0].startswith("wyldfolk: pendragon")


def test_paths_may_be_written_as_tables() -> None:
    found, _ = read_study(study("[[grid.change]]\n[grid.change.scathe.heroes.knight]\ncost = 2\nhealth = 15"))
    assert found.cells[0].change == {"scathe.heroes.knight.cost": 2, "scathe.heroes.knight.health": 15}


def of_godslayer(text: str) -> str:
    return study(text).replace("scathe", "godslayer")


FAULTS = [
    ('name = "x\n', 1, "lab-not-toml", ""),
    ('name = "x"\ngame = "scathee"\n', 2, "lab-no-game-near", "scathe"),
    ('nmae = "x"\n', 1, "lab-key", "name"),
    ("game = 3\n", 0, "lab-text", ""),
    ('name = "a/b"\ngame = "scathe"\n', 1, "lab-name", ""),
    ('name = "x"\ngame = "scathe"\n', 0, "lab-number", ""),
    ('name = "x"\ngame = "scathe"\ngames = 3\n', 3, "arena-uneven", ""),
    ('name = "x"\ngame = "scathe"\ngames = 0\n', 3, "lab-number", ""),
    ('name = "x"\ngame = "scathe"\ngames = true\n', 3, "lab-number", ""),
    ('name = "x"\ngame = "scathe"\ngrid = 3\n', 3, "lab-table", ""),
    ('name = "x"\ngame = "scathe"\ngames = 1000000000000\n', 3, "lab-number", ""),
    ('name = "x"\ngame = "scathe"\ngames = 2\nseed = 10000000000000000000\n', 4, "lab-number", ""),
    (study('stup = ["random"]'), 6, "lab-key", "setup"),
    (study('setup = "random"'), 6, "lab-list", ""),
    (study("setup = []"), 6, "lab-list", ""),
    (study('agents = ["greedy", "greedy"]'), 6, "lab-twice", ""),
    (study('setup = [\n  "random",\n  "randon",\n]'), 8, "lab-no-preset-near", "random"),
    (study("setup = [3]"), 6, "lab-setup", ""),
    (study('setup = [{ partys = ["a"] }]'), 6, "lab-key", "parties"),
    (study('setup = [{ parties = ["knight", "sage"] }]'), 6, "sc-party-cost", ""),
    (study('setup = [\n  "random",\n  { parties = ["old-freinds", "x"] }]'), 8, "lab-no-army", ""),
    (study('setup = [\n  { parties = ["knight,sage,high-mgae,bard", "x"] }]'), 7, "lab-no-card-near", "high-mage"),
    (of_godslayer('setup = [\n  { every = ["nordgard-300", "mortans-300"] }]'), 7, "lab-no-army-near", "nordgaard-300"),
    (of_godslayer('setup = [\n  { parties = ["mortans: bonehund", "x"] }]'), 7, "lab-no-card-near", "bonehound"),
    (of_godslayer('setup = [\n  { every = ["mortans-300"] }]'), 7, "lab-every", ""),
    (of_godslayer('setup = [{ every = ["mortans-300", "mortans-300"] }]'), 6, "lab-every", ""),
    (of_godslayer('setup = [{ every = ["mortans-300", "wyldfolk-300"], parties = [] }]'), 6, "lab-key", "preset"),
    (of_godslayer("options = [{ level = -5 }]"), 6, "gs-level-too-low", ""),
    (study('agents = ["gredy"]'), 6, "lab-no-agent-near", "greedy"),
    (study('agents = ["serach:16"]'), 6, "lab-no-agent-near", "search:16"),
    (study('agents = ["novice:-5"]'), 6, "lab-no-budget", ""),
    (study('agents = ["greedy:5"]'), 6, "lab-no-budget", ""),
    (study('agents = ["greedy"]\n# …\n'.replace("greedy", "gandalf")), 6, "lab-no-agent", ""),
    (study('agents = [["greedy", "random", "random"]]'), 6, "number-of-seats", ""),
    (study('agents = [["greedy"], "random"]'), 6, "number-of-seats", ""),
    (study("agents = [3]"), 6, "lab-agents", ""),
    (study('agents = ["search:0.5s"]'), 6, "lab-timed", ""),
    (study('agents = ["greedy", "search:64/1s"]'), 6, "lab-timed", ""),
    (study('scenario = ["life"]'), 6, "lab-no-scenarios", ""),
    (study("options = [{ deth = true }]"), 6, "lab-no-option-near", "death"),
    (study('options = [{}, { death = "at zer" }]'), 6, "lab-no-value-near", "at zero"),
    (study('options = [{ round_limit = "many" }]'), 6, "lab-value", ""),
    (study("change = [3]"), 6, "lab-table", ""),
    (study('change = [{ "scath.heroes.knight.cost" = 3 }]'), 6, "lab-path", "scathe.heroes.knight.cost"),
    (study('change = [{ "godtear.champions.titus.champion.health" = 3 }]'), 6, "lab-path-game", ""),
]


@pytest.mark.parametrize(("text", "line", "id", "near"), FAULTS)
def test_nonsense_is_told_with_its_line_and_the_nearest_word(text: str, line: int, id: str, near: str) -> None:
    with pytest.raises(Faulty) as caught:
        read_study(text)
    assert (caught.value.reason.id, caught.value.line) == (id, line)
    if near:
        assert caught.value.reason.args["near"] == near


CHANGES = [
    ('{ "scathe.heroes.high-mgae.cost" = 3 }', "lab-path", "scathe.heroes.high-mage.cost"),
    ('{ "scathe.heroes.high-mage.cost" = 9 }', "lab-bad-content", ""),
]


@pytest.mark.parametrize(("change", "id", "near"), CHANGES)
def test_a_change_that_cannot_be_made_is_told_before_anything_is_played(change: str, id: str, near: str) -> None:
    found, lines = read_study(study(f'setup = ["random"]\nchange = [\n  {{}},\n  {change},\n]'))
    with pytest.raises(Faulty) as caught:
        versions_by_change(found, lines)
    assert (caught.value.reason.id, caught.value.line) == (id, 9)
    assert caught.value.reason.args.get("near", "") == near


def test_changed_content_has_a_digest_of_its_own() -> None:
    found, lines = read_study(study('change = [{}, { "scathe.heroes.high-mage.cost" = 3 }]'))
    usual, changed = versions_by_change(found, lines).values()
    assert usual["content"] != changed["content"]
    assert {name: usual[name] for name in usual if name != "content"} == {
        name: changed[name] for name in changed if name != "content"
    }


@pytest.mark.parametrize("file", sorted(STUDIES.glob("*.toml")), ids=lambda file: file.stem)
def test_our_own_studies_can_be_played(file: Path) -> None:
    found, _ = read_study(file.read_text("utf-8"))
    assert found.name == file.stem


DOCS = (STUDIES.parent / "docs" / "lab.md").read_text("utf-8")
WHAT_IF = re.findall(r"^    (\{ .* \})$", DOCS, re.MULTILINE)


def test_the_study_of_the_docs_is_one() -> None:
    (text,) = re.findall(r"^```toml \S+\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)
    found, _ = read_study(text)
    assert len(found.cells) == 8


@pytest.mark.parametrize("change", WHAT_IF)
def test_the_changes_of_the_docs_can_be_made(change: str) -> None:
    game = change.split('"')[1].partition(".")[0]
    found, lines = read_study(f'name = "x"\ngame = "{game}"\ngames = 2\n[grid]\nchange = [{change}]\n')
    assert versions_by_change(found, lines)


def test_the_docs_have_a_change_for_every_game() -> None:
    assert {change.split('"')[1].partition(".")[0] for change in WHAT_IF} == set(games.names())
