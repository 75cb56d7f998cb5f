"""What the judge says of a position, and what a sensible player would do at once."""

from random import Random

import msgspec
import pytest

from tests.games.godbreaker.random_games import settled_states
from tests.games.godbreaker.table import asked, go, keys, model, table
from theomachy.features.ai import ai_of
from theomachy.games.godbreaker import FOLDER, GAME
from theomachy.games.godbreaker.ai.judge import FEATURES, SUMS, features, judge_with, lessons, survival, worth
from theomachy.games.godbreaker.ai.policy import action_value, is_quiescent, policy
from theomachy.games.godbreaker.rules.actions import Actions
from theomachy.games.godbreaker.setup import Setup, for_players
from theomachy.kernel import Fast, Match
from theomachy.play.judges import read_weights

JUDGE = ai_of(GAME).judges["1"]

FIELD = """
    activation round 3 points 2/0
    a1 14u,12u
    a2 5u,5u damage 2
    b1 20u,20u treasure
    b2 20u,15u
    shard-1 2u,2u
    shard-2 22u,22u
"""
TURNED = """
    activation round 3 points 0/2 priority 2,1
    b1 14u,12u
    b2 5u,5u damage 2
    a1 20u,20u treasure
    a2 20u,15u
    shard-2 2u,2u
    shard-1 22u,22u
"""


def seen(t, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, features(t)[seat], strict=True))


# The judge


def test_the_judge_is_fair_to_all_seats():
    """Exchanging the players exchanges the chances, and they add up to 1."""
    one, two = JUDGE(table(FIELD)), JUDGE(table(TURNED))
    assert one == pytest.approx(two[::-1])
    assert sum(one) == pytest.approx(1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_judge_knows_any_number_of_players(players: int):
    """All chances are between 0 and 1, and add up to 1; the one with more points is ahead."""
    text = "\n".join(f"{letter}1 {5 * n + 3}u,3u" for n, letter in enumerate("abcdef"[:players]))
    points = "/".join("9" if seat == 1 else "0" for seat in range(players))
    chances = JUDGE(table(f"activation round 4 points {points}\n{text}"))
    assert sum(chances) == pytest.approx(1)
    assert max(range(players), key=lambda seat: chances[seat]) == 1
    assert min(chances) > 0


def test_a_finished_game_is_judged_by_its_result():
    """GB-RND-01: also while what lives on is still being settled."""
    assert JUDGE(table("over round 5 won 2\na1 5u,5u\nb1 20u,20u")) == (0.0, 1.0)
    assert JUDGE(table("aftermath round 5 won 1\na1 5u,5u\nb1 20u,20u", campaign=True)) == (1.0, 0.0)


def test_a_routed_circle_has_no_chance():
    """GB-RES-03: whatever its points."""
    chances = JUDGE(table("activation routed 2 points 0/40/0\na1 5u,5u\nc1 20u,20u"))
    assert chances[1] < 1e-9


@pytest.mark.parametrize(("points", "least", "most"), [(0, 0.0, 0.1), (40, 0.9, 1.0)])
def test_a_single_player_has_to_beat_a_respectable_victory(points: int, least: float, most: float):
    """GB-SOL-02: in the last round."""
    (chance,) = JUDGE(table(f"activation round 5 points {points}\na1 5u,5u\na2 5u,9u", players=1))
    assert least <= chance <= most


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("points 2/0", "points 5/0"),
        ("a2 5u,5u damage 2", "a2 5u,5u"),
        ("a2 5u,5u damage 2", "a2 D10 5u,5u damage 2"),
        ("b2 20u,15u", "b2 casualty"),
        ("b1 20u,20u treasure", "b1 20u,20u"),
        ("a1 14u,12u", "a1 14u,12u trophy"),
        ("a2 5u,5u damage 2", "a2 5u,5u damage 2\n    summoned-1 D8 8u,5u tame 1"),
        ("shard-2 22u,22u", ""),
    ],
)
def test_the_judge_likes_having_more(worse: str, better: str):
    """Points, health, dice, tokens, tame models, a shard; and others having less."""
    assert worse in FIELD
    assert JUDGE(table(FIELD.replace(worse, better)))[0] > JUDGE(table(FIELD))[0]


def test_what_the_judge_sees():
    """GB-RES-02, GB-SCO1-08, GB-REC-03: points, what is carried and held, who may survive, what is left to do."""
    own, other = seen(table(FIELD)), seen(table(FIELD), 1)
    assert (own["points"], own["carried"], other["carried"]) == (2, 0, 5)
    assert (own["held now"], other["held now"]) == (2, 0)
    assert own["strength"] == pytest.approx(0.8 + 0.8 * 7 / 8)
    assert own["waiting"] == own["strength"]
    assert (own["shard"], own["tame"], own["contact"]) == (2, 0, 0)
    after = seen(table(FIELD.replace("a1 14u,12u", "a1 14u,12u activated")))
    assert after["waiting"] == pytest.approx(0.7)


def test_the_ascended_count_for_what_they_carry():
    """GB-TRI-05: and for nothing else."""
    own = seen(table("activation\na1 D12 ascended trophy treasure\na2 5u,5u\nb1 20u,20u"))
    assert (own["carried"], own["strength"]) == (15, 0.8)


@pytest.mark.parametrize(("damage", "chance"), [(0, 1.0), (1, 1.0), (2, 7 / 8), (8, 1 / 8), (9, 1 / 8)])
def test_chances_of_survival(damage: int, chance: float):
    """GB-REC-03: of a godbreaker with a D8; with more damage than that only a Triumph helps."""
    hurt = f" damage {damage}" if damage else ""
    assert survival(model(table(f"activation\na1 5u,5u{hurt}\nb1 20u,20u"), "a1")) == chance


def test_the_wild_have_no_hope_of_a_triumph():
    """GB-TRI-01"""
    t = table("activation\na1 5u,5u\nb1 20u,20u\nforgotten-1 9u,9u damage 9\nsummoned-1 D8 9u,15u tame 1 damage 9")
    assert (survival(model(t, "forgotten-1")), survival(model(t, "summoned-1"))) == (0.0, 0.0)


def test_what_markers_are_worth():
    """GB-RES-02"""
    t = table(f"{FIELD}\nhoard-1 2u,22u")
    assert {marker.id: (worth(marker, 0), worth(marker, 1)) for marker in t.markers} == {
        "objective": (2, 2),
        "shard-1": (1, 3),
        "shard-2": (3, 1),
        "hoard-1": (0, 0),
    }


def test_lessons_tell_who_got_more_of_the_win():
    """Seat against seat, of every state of a game but its opening and its end."""
    text = "a1 5u,5u\nb1 20u,20u\nc1 20u,5u"
    states = [table(f"activation round 2 points 1/0/4\n{text}"), table(f"over round 5 won 3 points 1/0/4\n{text}")]
    found = lessons([table("opening", players=3), *states])
    assert [(name, outcome) for name, _, outcome in found] == [("win", 0.5), ("win", 1.0), ("win", 1.0)]
    mine, theirs = features(states[0])[1], features(states[0])[0]
    assert found[0][1] == [a - b for a, b in zip(mine, theirs, strict=True)]


def test_weights_of_nothing_say_nothing():
    """Features that a file does not name weigh nothing."""
    assert judge_with(read_weights(b"{}", SUMS))(table(FIELD)) == (0.5, 0.5)
    assert judge_with(read_weights(b'{"win": {"points": 1}}', SUMS))(table(FIELD))[0] > 0.8


# Plans


def test_a_state_is_calm_between_actions():
    """Not while something is on the agenda, nor before the first action of an activation."""
    t = table(FIELD)
    assert is_quiescent(t)
    assert not is_quiescent(go(t, "a1").state)
    assert is_quiescent(go(t, "a1 | move:14u,15u").state)
    assert not is_quiescent(table(f'{FIELD}\nactive a1 move\nagenda [{{"does":"react","model":5}}]', ready=True))
    assert is_quiescent(table("opening"))


def planned(text: str, answers: str = "", dice: str = "", **setup) -> str:
    match = go(table(text, **setup), answers, dice)
    return policy(match.state, asked(match))


HOARD = "activation\nactive a1\na1 5u,5u\nb1 20u,20u\nhoard-1 5u,7u\nobjective none"


def test_a_sensible_player_takes_what_scores():
    """GB-SCO1-07, GB-TRA-04, GB-GAT-03"""
    assert planned(HOARD) == "plunder:hoard-1"
    beside = "activation\nactive a1\na1 5u,5u\nb1 20u,20u\nWHO 5u,6.5u\nobjective none"
    assert planned(beside.replace("WHO", "lost-1"), scenario="tragedy") == "treatment:lost-1"
    assert planned(beside.replace("WHO", "local-1"), scenario="gathering") == "verify:local-1"


def test_a_sensible_player_engages_the_weak():
    """The smaller die, and who is hurt already."""
    assert planned("activation\nactive a1\na1 5u,5u\nb1 5u,6.5u\nb3 6.5u,5u") == "engage:b3"
    assert planned("activation\nactive a1\na1 5u,5u\nb1 5u,6.5u\nb2 6.5u,5u damage 1") == "engage:b2"


def test_a_sensible_player_goes_where_something_is_to_be_had():
    """Towards the objective, if nobody is there to fight."""
    match = go(table("activation\nactive a1\na1 12u,2u\nb1 20u,22u"))
    key = policy(match.state, asked(match))
    x, y = map(int, key.removeprefix("move:").split(","))
    assert (x - 30480) ** 2 + (y - 30480) ** 2 < (5080 - 30480) ** 2 * 0.2
    assert key in keys(match)


def test_a_sensible_player_does_nothing_rather_than_something_foolish():
    """To break the own objective, for one."""
    text = "activation\nactive a1 move\na1 14u,12u -slow\nb1 20u,20u"
    assert planned(text) == "end"


def test_answers_to_other_questions():
    """GB-ACT-01, GB-INI-03, GB-TRT-14, GB-TRT-05: the strongest first, oneself first, the weakest enemy, not a push."""
    assert planned("activation\na1 5u,5u\na2 D10 5u,9u\na3 9u,9u\nb1 20u,20u") == "a2"
    assert planned("initiative\na1 5u,5u\nb1 20u,20u", "", "3 5") == "seat-2"
    many = "activation\nactive a1\na1 5u,5u merciless\nb1 5u,6.5u\nb2 6.5u,5u\nb3 3.5u,5u damage 3"
    assert planned(many, "engage:b1") == "b3"
    pushing = "activation\nactive a1\na1 5u,5u cunning\nb1 5u,6.5u"
    assert planned(pushing, "engage:b1", "5 4") == "pass"


def test_places_of_a_sensible_player():
    """Own models towards the middle, threats away from the own models."""
    deploy = 'opening\nshard-1 4u,4u\nshard-2 20u,20u\nb1 20u,17u\nagenda [{"does":"deploy","seat":0}]'
    x, y = map(int, planned(deploy, "a1").split(","))
    assert x + y > 8 * 2540
    match = go(table(HOARD.replace("a1 5u,5u", "a1 5u,5u\na2 7.2u,5u")), "plunder:hoard-1", "2")
    own = [model(match, id) for id in ("a1", "a2")]

    def near(key: str) -> int:
        x, y = map(int, key.split(","))
        return min((x - one.x) ** 2 + (y - one.y) ** 2 for one in own)

    assert near(policy(match.state, asked(match))) == max(map(near, keys(match)))
    assert near(keys(match)[0]) < max(map(near, keys(match)))


@pytest.mark.parametrize("scenario", ["score", "clash"])
def test_the_short_way_to_a_plan(scenario: str):
    """Whoever does something worth more than any move looks for no moves, and would have found none better."""
    match = Match(GAME, GAME.new(Setup(scenario=scenario, rounds=3)), Fast(5))
    while match.request is not None:
        ask, key = asked(match), policy(match.state, asked(match))
        if isinstance(ask.options, Actions):
            acting = ask.options.model
            assert key == max(keys(match), key=lambda key: action_value(match.state, acting, key))
        match.answer(key)


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("scenario", ["score", "nest", "tragedy", "trap", "gathering", "clash"])
def test_plans_are_always_options(scenario: str, players: int):
    """In whole games that all players play by plan alone; such games end."""
    setup = for_players(Setup(scenario=scenario, rounds=3), players)
    match = Match(GAME, GAME.new(setup), Fast(players))
    while match.request is not None:
        match.answer(policy(match.state, asked(match)))
    assert match.result is not None


def test_laid_terrain_ends_with_a_plan():
    """GB-A-98: there is enough as soon as there may be."""
    match = Match(GAME, GAME.new(Setup(ground="laid")), Fast(1))
    random = Random(1)
    while asked(match).question != "gb-ask-shard":
        key = policy(match.state, asked(match))
        match.answer(key if key == "enough" else random.choice(keys(match)))
    assert match.state.terrain


@pytest.mark.parametrize("preset", ["standard", "random", "solo"])
def test_what_a_judge_remembers_is_what_it_would_say(preset):
    """A judge that has met many states says of each what one says that has met none."""
    weights = read_weights((FOLDER / "content" / "judges" / "1.json").read_bytes(), SUMS)
    states = [t for t in settled_states(GAME.setup.presets[preset](Random(4)), 4) if t.phase != "opening"]
    for t in (*states, *states):
        assert JUDGE(t) == judge_with(weights)(t)


def test_a_judge_knows_states_that_differ_apart():
    t = table(FIELD)
    before = JUDGE(t)
    for change in ({"points": (3, 0)}, {"round": 4}, {"routed": (1,)}, {"markers": ()}):
        assert JUDGE(msgspec.structs.replace(t, **change)) != before
    for field, value in (("x", 9 * 2540), ("damage", 5), ("die", 12), ("activated", True), ("tokens", ("trophy",))):
        changed = t.copy()
        setattr(changed.models[0], field, value)
        assert JUDGE(changed) != before
    assert JUDGE(t.copy()) == before
