"""Styles of play: names that say them, judges that mind other things, and nothing changed for whoever has none."""

from collections.abc import Mapping
from math import log
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.mini import GAME as MINI
from tests.games.godbreaker.table import table as saga
from tests.games.godslayer.kit import battle, card
from tests.games.godtear.table import table as duel
from tests.games.scathe.table import table as fight
from tests.kit import LANGUAGES
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.deployer import Deployer
from theomachy.agents.levels import (
    LEVELS,
    STYLES,
    agent_of,
    hurried_agent_of,
    is_opponent,
    level_and_style,
    looks_ahead,
    quick_agent_of,
    seconds_of,
)
from theomachy.agents.seats import Agent
from theomachy.features.ai import ai_of
from theomachy.games.scathe import GAME as SCATHE
from theomachy.games.scathe.ai.grounds import GROUNDS
from theomachy.games.scathe.ai.judge import SUMS, judge_with
from theomachy.kernel import Game, Refused
from theomachy.play.judges import hopeful, read_styles
from theomachy.presentation.text import Language

GAMES = [pytest.param(games.game(name), id=name) for name in games.names()]
KINDS = ("greedy", "novice:12", "search", "search:8/1s", "search:0.5s", "planner:8/2s")


def judge_of(one: Agent) -> object:
    return vars(one.agent if isinstance(one, Deployer) else one)["_judge"]


# Names


@pytest.mark.parametrize("game", GAMES)
def test_any_agent_plays_in_any_style_of_the_game(game: Game[Any]):
    planned = ai_of(game).is_between is not None
    for kind in KINDS if planned else KINDS[:-1]:
        for style, judge in ai_of(game).styles.items():
            assert judge_of(agent(game, f"{kind}+{style}", 1)) is judge
        assert judge_of(agent(game, kind, 1)) is ai_of(game).judge_of(""), "without a style as ever"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("greedy+brave", "agent-no-style"),
        ("greedy+objectives", "agent-no-style"),
        ("search:8/1s+brave", "agent-no-style"),
        ("greedy-1+bold", "agent-unstyled"),
        ("search-1:8+bold", "agent-unstyled"),
        ("random+bold", "agent-unstyled"),
        ("greedy+", "no-such-agent"),
        ("greedy+bold+bold", "no-such-agent"),
        ("search+bold:8", "no-such-agent"),
        ("greedy-7+bold", "no-such-agent"),
        ("nobody+bold", "no-such-agent"),
    ],
)
def test_a_style_that_cannot_be_is_refused(name: str, why: str):
    """Scathe has no objectives. A yardstick stays what it is, and chance has no style."""
    with pytest.raises(Refused) as no:
        agent(SCATHE, name, 1)
    assert no.value.reason.id == why
    if why != "no-such-agent":
        for lang in LANGUAGES:
            assert name in Language(lang).say(no.value.reason)


def test_a_game_without_styles_has_none():
    with pytest.raises(Refused) as no:
        agent(MINI, "search+bold", 1)
    assert no.value.reason.id == "agent-no-style"


@pytest.mark.parametrize("game", GAMES)
def test_a_level_in_a_style_is_as_strong_and_takes_as_long(game: Game[Any]):
    for level in LEVELS:
        styled = f"{level}+bold"
        assert is_opponent(game, level)
        assert is_opponent(game, styled)
        assert agent_of(game, styled) == f"{agent_of(game, level)}+bold"
        assert looks_ahead(game, styled) == looks_ahead(game, level)
        assert seconds_of(game, styled) == seconds_of(game, level)
        assert hurried_agent_of(game, styled, 0.5) == f"{hurried_agent_of(game, level, 0.5)}+bold"
        assert quick_agent_of(game, styled) == f"{quick_agent_of(game, level)}+bold"
        agent(game, agent_of(game, styled), 1)
        agent(game, hurried_agent_of(game, styled, 0.5), 1)
    for opponent in ("bold", "me+bold", "titan+", "titan+brave", "titan+bold+bold", ""):
        assert not is_opponent(game, opponent)


def test_a_level_and_its_style():
    assert level_and_style("captain") == ("captain", "")
    assert level_and_style("captain+bold") == ("captain", "bold")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_style_has_words(game: Game[Any], lang: str):
    words = Language(lang)
    assert [*ai_of(game).styles] == [style for style in STYLES if style in ai_of(game).styles]
    for style in ai_of(game).styles:
        id = f"live-style-{style}"
        assert id not in (words.say(id), words.attribute(id, "text"), "")


# Judges


LINE = "10,{y} 11.5,{y} 13,{y} 14.5,{y}"


def of_duel(own: str = "4,6", nia: str = "8,8") -> Any:
    return duel(
        f"clash turn 2 first 1 active 1 north 1\nobjectives 5,6 6,7\n1-titus {own}\n1-glory-seekers 4,4 4,4\n"
        f"2-nia {nia}\n2-quartzlings 7,8 8,9"
    )


def of_saga(own: str = "14u,12u", second: str = "5u,5u", enemy: str = "20u,20u", first: str = "") -> Any:
    return saga(f"activation round 3{first}\na1 {own}\na2 {second}\nb1 {enemy}\nb2 20u,15u")


def of_battle(y: int = 16, own: int = 0, enemy: int = 0) -> Any:
    north = card("a legionnaires", LINE.format(y=y), **({"wounds": own} if own else {}))
    south = card("b legionnaires", LINE.format(y=32), **({"wounds": enemy} if enemy else {}))
    return battle(north, south)


def of_fight(knight: str = "20", bard: str = "13", sage: str = "16") -> Any:
    return fight(f"battle\nred front: knight {knight}\nred back: bard {bard}\nblue front: sage {sage}, fighter 16")


TABLES: Mapping[str, Mapping[str, Any]] = {
    "scathe": {
        "usual": of_fight(),
        "guarded": of_fight(knight="20 taunt 1 armor 1"),
        "harm": of_fight(sage="12"),
        "loss": of_fight(bard="7"),
    },
    "godtear": {
        "usual": of_duel(),
        "near": of_duel(own="7,7"),
        "harm": of_duel(nia="8,8 wounds 2"),
        "loss": of_duel(own="4,6 wounds 2"),
        "goal": of_duel(own="4,6\n1-titus-banner 5,6"),
    },
    "godbreaker": {
        "usual": of_saga(),
        "near": of_saga(own="18u,18u"),
        "harm": of_saga(enemy="20u,20u damage 2"),
        "loss": of_saga(second="5u,5u damage 2"),
        "goal": of_saga(first=" points 3/0"),
    },
    "godslayer": {
        "usual": of_battle(),
        "near": of_battle(y=26),
        "harm": of_battle(enemy=3),
        "loss": of_battle(own=3),
    },
}
"""The same table in several ways: seat 0 has come near, has harmed its enemies, has been hurt, has a goal."""
MINDED = [
    ("scathe", "cautious", "guarded", 1),
    ("scathe", "cautious", "loss", -1),
    ("scathe", "bold", "guarded", -1),
    ("scathe", "bold", "harm", 1),
    ("godtear", "cautious", "near", -1),
    ("godtear", "cautious", "loss", -1),
    ("godtear", "bold", "near", 1),
    ("godtear", "bold", "harm", 1),
    ("godtear", "objectives", "goal", 1),
    ("godbreaker", "cautious", "near", -1),
    ("godbreaker", "cautious", "loss", -1),
    ("godbreaker", "bold", "near", 1),
    ("godbreaker", "bold", "harm", 1),
    ("godbreaker", "objectives", "goal", 1),
    ("godslayer", "cautious", "near", -1),
    ("godslayer", "bold", "harm", 1),
]


@pytest.mark.parametrize(("name", "style", "what", "more"), MINDED)
def test_a_style_minds_what_it_says(name: str, style: str, what: str, more: int):
    """How much better a table is than the usual one, on the scale of the sums: more, or less, than without a style."""
    ai, tables = ai_of(games.game(name)), TABLES[name]

    def better(judge: Any) -> float:
        return odds(judge(tables[what])[0]) - odds(judge(tables["usual"])[0])

    assert more * (better(ai.styles[style]) - better(ai.judge_of(""))) > 0.005


def odds(chance: float) -> float:
    return log(chance / (1 - chance))


def test_another_style_likes_another_table_best():
    """To be well guarded, or to have struck: greedy players of both styles would choose otherwise."""
    tables = {"guarded": of_fight(knight="20 taunt 1 armor 2"), "harm": of_fight(sage="12")}
    liked = {
        style: max(tables, key=lambda name: ai_of(SCATHE).styles[style](tables[name])[0])
        for style in ("cautious", "bold")
    }
    assert liked == {"cautious": "guarded", "bold": "harm"}


@pytest.mark.parametrize("name", games.names())
def test_whoever_wins_has_won_in_any_style(name: str):
    """A result is no matter of style; and a chance stays one however much is hoped."""
    if name == "scathe":
        over = fight("over blue\nred front: knight dead\nblue front: sage 9")
        for judge in ai_of(SCATHE).styles.values():
            assert judge(over) == (0.0, 1.0)
    for judge in ai_of(games.game(name)).styles.values():
        for t in TABLES[name].values():
            assert all(0 < chance < 1 for chance in judge(t))


def test_hope_moves_a_chance_and_no_certainty():
    assert hopeful(0.5, 0.0) == 0.5
    assert hopeful(0.5, 1.0) == pytest.approx(1 - hopeful(0.5, -1.0))
    assert (hopeful(0.0, 900.0), hopeful(1.0, -900.0)) == (0.0, 1.0)
    assert 0 < hopeful(0.5, -900.0) < hopeful(0.5, 900.0) <= 1


# Files


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "content" / "judges").mkdir(parents=True)
    (tmp_path / "ai").mkdir()
    newest = f"content/judges/{[*ai_of(SCATHE).judges][-1]}.json"
    (tmp_path / newest).write_bytes((SCATHE.content.folder / newest).read_bytes())
    return tmp_path


def test_a_style_that_minds_nothing_else_judges_as_ever(folder: Path):
    (folder / "ai" / "styles.json").write_text('{"same": {"grounds": {"health": 1.0}}}')
    same, plain = read_styles(folder, SUMS, GROUNDS, judge_with)["same"], ai_of(SCATHE).judge_of("")
    assert all(same(t) == plain(t) for t in TABLES["scathe"].values())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"bold": {"grounds": {"helth": 2.0}}}', "“helth” is no ground; did you mean health"),
        ('{"bold": {"hopes": {"harms": 2.0}}}', "“harms” is no hope; did you mean harm"),
        ('{"bold": {"health": 2.0}}', "unknown field"),
        ('{"bold": {"grounds": {"health": "much"}}}', "Expected `float`"),
    ],
)
def test_a_style_that_nobody_could_play_is_refused(folder: Path, text: str, why: str):
    (folder / "ai" / "styles.json").write_text(text)
    with pytest.raises(ValueError, match=rf"styles\.json: .*{why}"):
        read_styles(folder, SUMS, GROUNDS, judge_with)
