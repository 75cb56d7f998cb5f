"""A champion that nobody printed: one text of data, no code, and it plays."""

from random import Random

import pytest

from tests.games.godtear import made_up
from tests.games.godtear.made_up import known
from tests.games.godtear.table import go, line, refused, tokens
from theomachy.games.godtear import GAME
from theomachy.games.godtear.cards import CHAMPIONS
from theomachy.games.godtear.setup import Setup
from theomachy.games.godtear.sheets import read_champion
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Fast, Match, Refused

ARGES = read_champion(
    "arges",
    """
class = "guardian"

[champion]
speed = [1, 2]
dodge = 3
protection = 2
health = 6
traits = [{ id = "steady", dice = { accuracy = 1 }, needs = "unwounded" }]
ultimate = { id = "anvil-fall", type = "enemy", range = 3, accuracy = [4], damage = [5], hit = [
    { give = "speed blight", who = "target" },
], targets = 2, spread = "apart" }
plot = [
    { id = "bellows", type = "friendly", range = 2, do = [
        { give = "accuracy boon or damage boon", who = "one friend" },
    ] },
    { id = "call-hammers", type = "self", do = [{ act = "advance or recruit", who = "followers", may = true }] },
    { id = "rebuke", type = "enemy", range = 2, accuracy = [3], hit = [
        { move = 2, who = "target", path = "away from user" },
    ] },
]
clash = [
    "rebuke",
    { id = "hammer-blow", type = "enemy", range = 2, accuracy = [4], damage = [3], hit = [
        { wound = 1, who = "target" },
    ], after = [{ move = 1 }] },
    { id = "temper", type = "self", bonus = "may", do = [{ heal = 2, may = true }, { give = "protection boon" }] },
]

[followers]
id = "hammerlings"
size = "small"
count = 4
speed = [2, 1]
dodge = 2
protection = 2
health = 1
traits = []
plot = [
    { id = "scatter", type = "self", do = [{ move = 2, who = "each", path = "straight" }] },
    { id = "stoke", type = "friendly", range = 1, needs = "champion in range", do = [
        { heal = 1, who = "champion" },
        { give = "speed boon", who = "champion" },
    ] },
]
clash = [
    { id = "chip", type = "enemy", range = 1, accuracy = [3, 4, 4], damage = [1, 2, 3], dice = [
        { damage = 1, per = "adjacent model" },
    ] },
    { id = "burrow", type = "self", do = [{ place = 2, who = "each" }] },
]
""",
    "arges.toml",
)


def table(text: str) -> Godtear:
    return made_up.table(ARGES, text)


# A whole game


def played(seed: int) -> tuple[Match[Godtear], set[str]]:
    """A game at random, with a liking for skills, and the skills of the made-up champion that were used in it."""
    random = Random(seed)
    match = Match(GAME, GAME.new(Setup(("arges,titus", "nia,arges"))), Fast(seed), listen=True)
    while match.request is not None:
        keys = match.request.keys()
        skills = [key for key in keys if key.startswith("skill:")]
        match.answer(random.choice(skills if skills and random.random() < 0.5 else keys))
    assert match.story is not None
    used = {event.args["skill"] for step in match.story for event in step if event.id == "gt-uses"}
    return match, {skill for skill in used if skill.startswith(("arges-", "hammerlings-"))}


def test_it_plays_whole_games_and_uses_all_its_skills():
    """GT-SKL-01, GT-ULT-01, GT-END-07: from the deployment to five victory points, until every skill has been used."""
    mine = {f"{sheet.id}-{skill}" for sheet in ARGES for skill in sheet.skills}
    left = set(mine)
    with known(ARGES):
        for seed in range(100):
            match, used = played(seed)
            assert (match.state.phase, max(match.state.points) >= 5) == ("over", True)
            left -= used
            if not left:
                break
    assert not left
    assert len(mine) == 10


def test_it_is_written_and_read_like_any_other():
    """GT-SET-10: at every settled state of a game."""
    random = Random(1)
    with known(ARGES):
        match = Match(GAME, GAME.new(Setup(("arges", "titus"))), Fast(1))
        while match.request is not None:
            assert GAME.notation.read(GAME.notation.write(match.settled)) == match.settled
            match.answer(random.choice(match.request.keys()))


def test_it_is_gone_when_nobody_knows_it():
    """GT-SET-01: a warband has champions that there are."""
    assert "arges" not in CHAMPIONS
    with pytest.raises(Refused) as no:
        GAME.new(Setup(("arges", "titus")))
    assert no.value.reason.id == "gt-no-such-champion"


# Its skills, one by one


def test_steady():
    """GT-SET-09: unhurt it has a die more, wounded it has not."""
    for wounds, dice in (("", "1 1 1 0"), ("wounds 1", "1 1 1")):
        t = table(f"clash\nobjectives\n1-arges 8,4 {wounds}\n2-titus 8,6")
        assert line(go(t, "1-arges|skill:rebuke|8,7", dice), "2-titus") == "8,7"


def test_anvil_fall():
    """GT-ULT-02, GT-C4: two targets in different hexes, a speed blight each and then the damage."""
    t = table("plot\nobjectives\n1-arges 8,4\n2-titus 8,6\n2-glory-seekers 8,7 8,7")
    match = go(t, "1-arges|skill:anvil-fall|2-titus|2-glory-seekers-1", "1 1 1 0 0|1 1 1 1 0|1 1 1 0 0|1 1 1 1 0")
    assert (line(match, "2-titus"), line(match, "2-glory-seekers")) == ("8,6 wounds 1 speed-", "x 8,7 speed-")
    assert line(match, "1-arges") == "8,4 ultimate"


def test_bellows():
    """GT-SKL-08, GT-STA-01: a friend within two hexes gains accuracy or damage, as its player likes."""
    t = table("plot\nobjectives\n1-arges 8,4\n1-hammerlings 8,6\n2-titus 0,0")
    match = go(t, "1-arges|skill:bellows|1-hammerlings|damage-boon")
    assert (tokens(match, "1-hammerlings"), tokens(match, "1-arges")) == ({"damage+"}, set())


def test_call_hammers():
    """GT-TRN-11: the Hammerlings advance or recruit, or do nothing."""
    t = table("plot\nobjectives\n1-arges 8,4\n1-hammerlings 8,6\n2-titus 0,0")
    assert set(go(t, "1-arges|skill:call-hammers").request.keys()) == {"advance", "recruit", "done"}
    assert line(go(t, "1-arges|skill:call-hammers|recruit|8,5"), "1-hammerlings") == "8,6 8,5"
    assert line(go(t, "1-arges|skill:call-hammers|advance|8,6|8,8"), "1-hammerlings") == "8,8"
    assert line(go(t, "1-arges|skill:call-hammers|done"), "1-hammerlings") == "8,6"


@pytest.mark.parametrize("phase", ["plot", "clash"])
def test_rebuke(phase):
    """GT-MOV-08, GT-SET-08: on both sides of the card, it drives the target up to two hexes away."""
    t = table(f"{phase}\nobjectives\n1-arges 8,4\n2-titus 8,5")
    match = go(t, "1-arges|skill:rebuke", "1 1 1 0")
    assert set(match.request.keys()) == {"8,5", "7,5", "8,6", "9,5", "6,6", "7,6", "8,7", "9,6", "10,6"}


def test_hammer_blow():
    """GT-C1, GT-C7: a wound without a roll, then the damage, and afterwards a step."""
    t = table("clash\nobjectives\n1-arges 8,4\n2-titus 8,5")
    match = go(t, "1-arges|skill:hammer-blow|8,3", "1 1 1 0 0|2 2 0")
    assert (line(match, "2-titus"), line(match, "1-arges")) == ("8,5 wounds 2", "8,3")


def test_temper():
    """GT-A6, GT-DMG-05: two wounds off, or fewer, and a boon; as a bonus action it leaves both others."""
    t = table("clash\nobjectives\n1-arges 8,4 wounds 3\n2-titus 8,8")
    match = go(t, "1-arges|bonus:temper|2")
    assert (line(match, "1-arges"), match.state.activation.actions) == ("8,4 wounds 1 protection+ bonus 1", 0)
    assert line(go(t, "1-arges|skill:temper|0"), "1-arges") == "8,4 wounds 3 protection+"


def test_scatter():
    """GT-MOV-09: each Hammerling rolls up to two hexes in a straight line."""
    t = table("plot\nobjectives\n1-arges 0,0\n1-hammerlings 8,4 5,5\n2-titus 0,5")
    match = go(t, "1-hammerlings|skill:scatter|8,4|8,6|5,5")
    assert "5,7" in match.request.keys()
    assert refused(match, "4,7").id == "gt-not-straight"


def test_stoke():
    """GT-SKL-04, GT-DMG-05: next to Arges only; a wound off and a speed boon."""
    t = table("plot\nobjectives\n1-arges 8,4 wounds 2\n1-hammerlings 8,5 5,5\n2-titus 0,5")
    assert line(go(t, "1-hammerlings|skill:stoke"), "1-arges") == "8,4 wounds 1 speed+"
    far = table("plot\nobjectives\n1-arges 8,4 wounds 2\n1-hammerlings 8,6\n2-titus 0,5")
    assert refused(go(far, "1-hammerlings"), "skill:stoke").id == "gt-partner-too-far"


def test_chip():
    """GT-SKL-06, GT-C22: the row of two in the hex, and a damage die for each of three next to the target."""
    t = table("clash\nobjectives\n1-arges 0,0\n1-hammerlings 8,4 8,4 7,4\n2-nia 8,5")
    assert line(go(t, "1-hammerlings|skill:chip|8,4", "1 1 1 1|1 1 1 0 0"), "2-nia") == "8,5 wounds 1"


def test_burrow():
    """GT-MOV-04: each Hammerling is placed within two hexes, one after another."""
    t = table("clash\nobjectives\n1-arges 0,0\n1-hammerlings 8,4 5,5\n2-titus 0,5")
    match = go(t, "1-hammerlings|skill:burrow|8,4|8,6|5,3")
    assert line(match, "1-hammerlings") == "8,6 5,3"
