"""The front door of the package, and the examples, as an outside user has them."""

import inspect
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import theomachy
import theomachy.agents
import theomachy.kernel
import theomachy.testing
from theomachy.agents.random import RandomAgent
from theomachy.kernel import Match, Typed
from theomachy.play.records import write_record
from theomachy.testing import check_agent

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


# Matches


@pytest.fixture
def match():
    return theomachy.new("scathe", seed=7)


def test_a_match_shows_where_it_stands(match):
    assert repr(match) == "<Match of scathe: seat 0 is asked sc-ask-action, 11 options>"
    position, asked = str(match).split("\n\n")
    assert position.startswith("battle round 1")
    assert asked == match.ask_text()
    assert asked.splitlines()[0] == "Red, what do you do with your 2?"
    assert [line.split()[0] for line in asked.splitlines()[1:]] == match.keys
    assert "赤" in match.ask_text("ja")


def test_what_is_asked_is_answered(match):
    assert (match.game, match.seat, match.result) == ("scathe", 0, None)
    assert match.why_not(match.keys[0]) is None
    assert match.why_not("use:knight:6") == "Knight is not one of your heroes."
    assert "Knight" not in match.why_not("use:knight:6", "ja")
    before = str(match)
    with pytest.raises(theomachy.Refused):
        match.answer("use:knight:6")
    assert str(match) == before
    match.answer(match.keys[1])
    assert str(match) != before
    assert match.story()[-1].startswith(("Red", "Blue", "Defender"))
    match.undo()
    assert match.seat == 0
    with pytest.raises(ValueError, match="nothing was decided"):
        match.undo()


def test_the_odds_add_up(match):
    for key in match.keys:
        assert sum(chance for chance, _ in match.odds(key)) == 1
    with pytest.raises(theomachy.Refused):
        match.odds("use:knight:6")


def test_the_same_seed_is_the_same_match(tmp_path):
    one, two = (theomachy.new("godtear", seed=5, preset="duel").play("random", "random") for _ in range(2))
    assert one.story() == two.story()
    assert sum(one.result) == 1
    assert repr(one) == f"<Match of godtear: over, {one.result}>"
    assert str(one).endswith(f"over: {one.result}")
    assert (one.seat, one.keys, one.ask_text()) == (None, [], "")
    one.save(tmp_path / "duel.tmr")
    assert theomachy.load(tmp_path / "duel.tmr").story() == one.story()
    assert theomachy.new("scathe").kernel.chance.seed != theomachy.new("scathe").kernel.chance.seed


def test_a_match_with_typed_dice_says_what_they_are_for(tmp_path):
    scathe = theomachy.games.game("scathe")
    setup = next(iter(scathe.setup.presets.values()))(Random(1))
    (tmp_path / "typed.tmr").write_text(write_record(Match(scathe, scathe.new(setup), Typed(b""), listen=True)))
    match = theomachy.load(tmp_path / "typed.tmr")
    assert match.keys == []
    assert str(match).endswith(match.ask_text("en"))
    assert "first" in match.ask_text()
    assert match.ask_text("ja") != match.ask_text()
    with pytest.raises(ValueError, match="dice are asked for"):
        match.why_not("use:fighter:1")
    match.answer("6")
    assert match.kernel.tape


def test_agents_are_names_or_objects():
    class First:
        def decide(self, view):
            return view.ask.keys()[0]

    match = theomachy.new("godbreaker", seed=1, preset="nest", seats=3, setup={"rounds": 3})
    match.play("random", First(), "theomachy.agents.random:RandomAgent")
    assert len(match.result) == 3


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are godbreaker, godslayer, godtear, scathe"),
        ({"game": "scathe", "preset": "huge"}, "scathe has no preset 'huge'; it has"),
        ({"game": "scathe", "seats": 5}, "scathe is played by 2, not by 5"),
        ({"game": "scathe", "setup": {"apples": 3}}, "scathe has nothing called 'apples' to agree on; it has"),
    ],
)
def test_nonsense_is_told(order, told):
    with pytest.raises(ValueError, match=told.replace("(", r"\(")):
        theomachy.new(**order)


def test_wrong_numbers_of_agents_are_told(match):
    with pytest.raises(ValueError, match="2 seats need as many agents, not 1"):
        match.play("random")


# Agents


class Forgetful:
    """Answers otherwise every time it is made."""

    made = 0

    def __init__(self, seed):
        Forgetful.made += 1

    def decide(self, view):
        keys = view.ask.keys()
        return keys[Forgetful.made % len(keys)]


class Nonsense:
    def __init__(self, seed):
        pass

    def decide(self, view):
        return "nonsense"


def test_agents_are_held_to_their_promises():
    scathe = theomachy.games.game("scathe")
    check_agent(RandomAgent, scathe, games=1)
    with pytest.raises(AssertionError, match="the same seed played another match"):
        check_agent(Forgetful, scathe, games=1)
    with pytest.raises(AssertionError, match="which is no option"):
        check_agent(Nonsense, scathe, games=1)


# The package


def test_the_terminal_is_found_without_a_script():
    run = [sys.executable, "-m", "theomachy", "--version"]
    assert theomachy.__version__ in subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_the_porch_is_loaded_only_when_it_is_asked_for():
    """And nothing below imports upward: a bare import loads no game, no server and no terminal."""
    code = "import sys, theomachy; print(sorted(m for m in sys.modules if m.startswith('theomachy')), dir(theomachy))"
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.startswith("['theomachy'] [")
    for name in theomachy.__all__:
        assert name in said
        assert getattr(theomachy, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        theomachy.nothing  # noqa: B018


def described(name, thing):
    """A public thing and all its public members, each with whether it has a docstring of its own or of its base."""
    yield name, bool(inspect.getdoc(thing))
    for member, found in vars(thing).items() if inspect.isclass(thing) else ():
        field = member in vars(thing).get("__annotations__", {})
        if not member.startswith("_") and not field and (isinstance(found, property) or inspect.isroutine(found)):
            yield f"{name}.{member}", bool(inspect.getdoc(getattr(thing, member)))


@pytest.mark.parametrize("module", ["theomachy", "theomachy.testing", "theomachy.agents", "theomachy.kernel"])
def test_every_public_name_has_a_docstring(module):
    """Of what is stable, and of what an agent or a game of one's own is made of."""
    names = vars(sys.modules[module])
    public = [(name, getattr(sys.modules[module], name)) for name in names["__all__"]]
    things = [(name, thing) for name, thing in public if inspect.isclass(thing) or inspect.isroutine(thing)]
    assert [name for one in things for name, told in described(*one) if not told] == []


def test_every_stable_name_stands_in_the_docs():
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    for name in theomachy.__all__:
        assert f"theomachy.{name}" in page, name
    for name in vars(theomachy.Match):
        assert name.startswith("_") or f"match.{name}" in page, name


def test_the_types_are_shipped():
    assert (Path(theomachy.__file__).parent / "py.typed").exists()


@pytest.mark.long
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_runs(file, tmp_path):
    run = [sys.executable, str(file)]
    done = subprocess.run(run, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("text", ["README.md", "docs/api.md"])
def test_what_a_page_shows_works(text, tmp_path, monkeypatch):
    """Its first lines of Python, as they stand there."""
    monkeypatch.chdir(tmp_path)
    code = (ROOT / text).read_text().split("```python\n")[1].split("```")[0]
    assert code.startswith("import theomachy\n")
    exec(compile(code, text, "exec"), {})


@pytest.mark.long
def test_a_game_of_another_package_is_found(monkeypatch):
    """By its entry point; it is loaded when it is asked for."""
    from importlib.metadata import EntryPoint

    from tests.conformance.mini import GAME
    from theomachy import games

    point = EntryPoint("mini", "tests.conformance.mini:GAME", "theomachy.games")
    games._installed.cache_clear()
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [point] if group == point.group else [])
    monkeypatch.setattr(games, "GAMES", dict(games.GAMES))
    try:
        assert "mini" in games.names()
        assert games.game("mini") is GAME
        assert theomachy.new("mini", seed=1).play("random", "random").result is not None
    finally:
        games._installed.cache_clear()
