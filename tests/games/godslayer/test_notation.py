"""The notation: every settled state as short text, and back; what describes none is refused by its line."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from textwrap import dedent

import msgspec
import pytest

from tests.forms import Form
from tests.games.godslayer.kit import model, the_card
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.setup import SCENARIOS, Rulings, Setup, for_players, random_setup
from theomachy.games.godslayer.state import Battle, Effect
from theomachy.kernel import Fast, Match, Refused, key_of

SKIRMISH = (
    'setup {"warbands":["mortans: centurion; legionnaires*5",'
    '"banebrood: gorelord; maldire-mongrels*4; ursapine"],"level":200}'
)
"""Seat a: a1, a2.1 to a2.5; seat b: b1, b2.1 to b2.4, b3."""
HEAD = "activation round 2 order 1,2 sides north,south"


def read(text: str, head: str = HEAD) -> Battle:
    return GAME.notation.read("\n".join([head, SKIRMISH, *dedent(text).strip().splitlines()]))


def refused(text: str, head: str = HEAD) -> Refused:
    with pytest.raises(Refused) as no:
        read(text, head)
    return no.value


def settled_states(setup: Setup, seed: int, most: int = 1000) -> Iterator[Battle]:
    """The settled states of a game played at random, so far."""
    random = Random(seed)
    match = Match(GAME, GAME.new(setup), Fast(seed))
    for _ in range(most):
        if match.request is None:
            yield match.state
            return
        yield match.settled
        ask = random.choice(match.asks)
        options = ask.look()
        fewer = [one for one in options if not str(one).startswith("charge:")] if random.random() < 0.6 else options
        match.answer(key_of(random.choice(fewer)), ask.seat)


def check_both_ways(t: Battle) -> None:
    text = GAME.notation.write(t)
    again = GAME.notation.read(text)
    different = [name for name in fields(t) if fields(t)[name] != fields(again)[name]]
    assert different == [], text
    assert again.digest() == t.digest()


def fields(t: Battle) -> dict[str, object]:
    return {name: getattr(t, name) for name in t.__struct_fields__ if name not in ("ground", "log")}


# There and back


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.play
def test_every_settled_state_reads_as_it_is_written(scenario, form: Form):
    """GS-CON-04: whatever lasts is in the text, in every scenario, from setting up to the end."""
    seed = SCENARIOS.index(scenario)
    phases, stride = set(), form.pick(short=8, long=2)
    for number, t in enumerate(settled_states(random_setup(Random(seed), 160, scenario), seed)):
        if number % stride == 0 or t.phase not in phases:
            check_both_ways(t)
        phases.add(t.phase)
    assert phases >= {"setting up", "activation", "over"}


@pytest.mark.parametrize("players", [3, 4])
def test_battles_of_more_players_are_written(players):
    """GS-MUL-01: also those of teams."""
    setup = for_players(Setup(), players)
    if players == 4:
        setup = msgspec.structs.replace(setup, teams=(0, 1, 0, 1))
    for number, t in enumerate(settled_states(setup, players, 60)):
        if number % 6 == 0:
            check_both_ways(t)


def test_laid_terrain_is_written():
    """GS-SET-02: the pieces that a player has laid so far."""
    seen = 0
    for t in settled_states(Setup(ground="laid"), 5, 40):
        check_both_ways(t)
        seen = max(seen, len(t.terrain))
    assert seen > 3


def test_a_machine_without_crew_is_written():
    """GS-WMC-07: it stands still for the rest of the game."""
    t = GAME.new(Setup())
    t.models[0].still = "game"
    check_both_ways(t)


def test_deeds_of_several_words_are_written():
    """GS-CTR-02: a counter attack on which a token was saved."""
    t = GAME.new(Setup())
    t.cards[0].done = ("reaction", "thrifty counter attack")
    assert "done reaction,thrifty-counter-attack" in GAME.notation.write(t)
    check_both_ways(t)


def test_readings_of_unclear_rules_are_part_of_it():
    """GS-CON-09: a table that plays by other readings says so."""
    setup = Setup(scenario="relic", rulings=Rulings(fear_by_member=True, leaderless_units_test=False))
    assert GAME.notation.read(GAME.notation.write(GAME.new(setup))).setup == setup


@pytest.mark.parametrize(
    "text",
    [
        f"""
        activation round 3 order 2,1 next 1 priority 2 passed 1 points 1,2 sides west,east
        {SKIRMISH}
        a1 tokens 3 moved 1 done move,attack used power-crystal tested b1 afraid b1 toll 2,- activated fleeing
        a1 25400,30480 wounds 4
        a2 tokens 4 strength 5 style powerful
        a2.1 25400,35560 down testudo/self/next/a2/0/3
        a2.2 29210,35560 still round fumbled fire/continuous/lasting/none/0/2
        a2.3 destroyed
        a2.4 25400,38100 safe
        b1 tokens 2
        b1 25400,60960
        haze 50800,50800 3 round from b1
        haze 60960,50800 4 sustained rough
        turn 1 first activated a1,a2 last a2
        active a1 moves 2 no-charge
        """,
        f"""
        activation round 1 order 1,2 sides north,south
        {SKIRMISH}
        a2 tokens 4 marker 2 deploys secret
        a2.1 hidden
        a2.2 hidden
        a2.3 hidden
        a2.4 hidden
        a2.5 hidden
        b1 25400,60960
        marker marker-a1 secret 25400,25400 of 1 moved
        marker marker-a2 secret 35560,25400 of 1
        marker marker-a3 secret 45720,25400 of 1 bare
        marker relic relic 25400,60960 carrier b1
        marker stone-1 stone 30480,60960
        turn 1
        """,
        f"""
        over round 6 order 1,2 sides north,south result 1.0,0.0
        {SKIRMISH}
        a1 25400,25400
        """,
        "setting-up\n",
    ],
)
def test_a_text_is_written_as_it_was_read(text):
    """GS-CON-04: the whole text comes back, word by word."""
    text = dedent(text).lstrip()
    assert GAME.notation.write(GAME.notation.read(text)) == text


def test_lines_may_be_typed_in_any_order():
    """GS-CON-04: after the head the same position, whichever comes first."""
    lines = ["a1 10in,10in", "b1 20in,20in", SKIRMISH, "haze 30in,30in 3 round"]
    states = [GAME.notation.read("\n".join([HEAD, *order, "turn 1"])) for order in permutations(lines)]
    assert {t.digest() for t in states} == {states[0].digest()}


def test_words_of_a_piece_may_be_typed_in_any_order():
    """GS-CON-04: of an individual, card and model share a line."""
    words = ["tokens 2", "10in,10in", "wounds 2", "activated"]
    states = [read(f"a1 {' '.join(order)}\nturn 1") for order in permutations(words)]
    assert {t.digest() for t in states} == {states[0].digest()}


# What the words mean


def test_what_is_left_out_has_its_usual_value():
    """GS-SET-01: nobody placed, no tokens, the setup's terrain."""
    t, new = read(""), GAME.new(read("").setup)
    assert (t.terrain, t.cards, t.models) == (new.terrain, new.cards, new.models)
    assert (t.turn, t.activation, t.agenda, t.result) == (None, None, (), None)
    assert GAME.notation.read("setting-up").digest() == GAME.new(Setup()).digest()


def test_the_words_of_a_card_and_its_models():
    """GS-ACT-01, GS-DMG-03, GS-KNO-01, GS-GEF-01"""
    t = read(
        """
        a1 tokens 3 10in,12.5in wounds 4 follows
        a2 tokens 4 activated fleeing
        a2.1 14in,10in down fire/continuous/lasting
        a2.2 destroyed
        """
    )
    leader, one = the_card(t, "a1"), model(t, "a2.1")
    assert (leader.tokens, leader.leader, model(t, "a1").wounds) == (3, False, 4)
    assert (model(t, "a1").where, model(t, "a1").x, model(t, "a1").y) == ("field", 25400, 31750)
    assert (the_card(t, "a2").activated, the_card(t, "a2").fleeing) == (True, True)
    assert (one.down, one.effects) == (True, (Effect("fire", "continuous", "lasting"),))
    assert [model(t, f"a2.{n}").where for n in (1, 2, 3)] == ["field", "destroyed", "reserve"]


@pytest.mark.parametrize(
    ("typed", "place"),
    [("25400,8890", (25400, 8890)), ("10in,3.5in", (25400, 8890)), ("10.0001in,8890", (25400, 8890))],
)
def test_places_in_inches(typed, place):
    """GS-TRM-01: an inch is 2540 steps of the grid; what lies between is rounded."""
    one = model(read(f"a1 {typed}"), "a1")
    assert (one.x, one.y) == place


def test_spaces_and_empty_lines_do_not_matter():
    """GS-CON-04: a person may type it."""
    one, two = f"\n  {HEAD} \n\n   a1   10in,10in \n {SKIRMISH}", f"{HEAD}\n{SKIRMISH}\na1 10in,10in"
    assert GAME.notation.read(one).digest() == GAME.notation.read(two).digest()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_typed_position_can_be_played_to_the_end(scenario):
    """GS-RND-01"""
    random = Random(scenario)
    t = GAME.notation.read(
        f"""
        activation round 5 order 1,2 sides north,south
        setup {{"scenario":"{scenario}","level":215,"warbands":["mortans: centurion","banebrood: gorelord"]}}
        a1 tokens 3 10in,10in wounds 3
        b1 tokens 3 30in,30in
        """
    )
    match = Match(GAME, t, Fast(3))
    while match.request is not None:
        match.answer(random.choice(match.request.keys()), match.request.seat)
    assert match.state.phase == "over"


# What describes no state


@pytest.mark.parametrize(
    "head",
    [
        *["war", "Activation", "activation", "activation round", "activation round two order 1,2"],
        *["activation round 0 order 1,2", "activation round -1 order 1,2", "activation round 1 order 1,3"],
        *["activation round 1 order 1,1", "activation round 1 order 1,2 next 2", "activation round 1 order x"],
        *["activation round 1 order 1,2 luck 3", "activation round 1 round 1 order 1,2", "activation round ² order 1"],
        *["activation round 1 order 1,2 points 1", "activation round 1 order 1,2 sides north"],
        *["activation round 1 order 1,2 sides up,down", "activation round 1 order 1,2 priority 3"],
        *["over round 6 order 1,2", "over round 6 order 1,2 result 1", "over round 6 order 1,2 result 2,0"],
        *["over round 6 order 1,2 result nan,0", "activation round 6 order 1,2 result 1,0", "setting-up round 1"],
        *["activation round 99999 order 1,2", "a1 10in,10in", "setup {}"],
    ],
)
def test_a_bad_first_line_is_refused(head):
    """GS-RND-01, GS-RND-02, GS-MUL-03: phase, round, seats and points that there can be."""
    reason = refused("b1 8in,4in", head).reason
    assert (reason.id, reason.args) == ("bad-notation", {"line": 1, "text": head})


@pytest.mark.parametrize(
    "line",
    [
        *["a1 10", "a1 10in", "a1 10in,10in,0", "a1 10in;10in", "a1 -10in,10in", "a1 10.12345in,10in", "a1 5.5,5in"],
        *["a1 ٣in,5in", "a1 5in,5in 6in,6in", "a1 wounds", "a1 wounds x", "a1 wounds 1000", "a1 wounds -1"],
        *["a1 luck", "a1 tokens", "a1 tokens -1", "a1 tokens x", "a1 tokens 1 tokens 2", "a1 style wild"],
        *[
            "a1 still forever",
            "a1 hidden destroyed",
            "a1 deploys nowhere",
            "a1 marker 1",
            "a1 marker -1",
            "a1 tested b9",
            "a1 toll 3",
        ],
        *["a9 10in,10in", "a2.6 10in,10in", "c1 10in,10in", "x", "1", "{}", "a2.1 tokens 3", "a2 10in,10in"],
        *["a1 fire", "a1 fire/continuous", "a1 fire/x/lasting", "a1 fire/continuous/x", "a1 x/self/next"],
        *["a1 fire/continuous/lasting/z9", "a1 fire/continuous/lasting/a1/1/1/1", "a1 fire/continuous/lasting/a1/-1"],
        *["marker", "marker relic", "marker relic relic", "marker relic relic 5in", "marker relic gold 5in,5in"],
        *["marker rock relic 5in,5in", "marker marker-a1 secret 5in,5in", "marker relic relic 5in,5in of 1"],
        *["marker marker-a1 secret 5in,5in of 3", "marker relic relic 99in,5in", "marker relic relic 5in,5in x"],
        *["marker relic relic 5in,5in carrier a9", "haze", "haze 5in,5in", "haze 5in,5in 3", "haze 5in,5in x round"],
        *["haze 5in,5in 3 always", "haze 5in,5in 3 round x", "haze 5in,5in 3 round from a9", "haze 99in,5in 3 round"],
        *[
            "turn",
            "turn 3",
            "turn x",
            "turn 1 x",
            "turn 1 last",
            "turn 1 last a9",
            "turn 1 activated a9",
            "turn 1 seat 2",
        ],
        *[
            "active",
            "active a9",
            "active a1 x",
            "active a1 moves",
            "active a1 moves x",
            "march",
            "march {}",
            "march []",
        ],
        *["fight {}", "harms {}", "harms [1]", "agenda 1", "agenda [{}]", 'agenda [{"does":3}]', "agenda [", "terrain"],
        *['agenda [{"does":"dance"}]', 'agenda [{"does":"rally"}]', 'agenda [{"does":"rally","card":0,"seat":1}]'],
        *['agenda [{"does":"deploy","seat":0,"what":"early"}]', 'march {"card":0,"how":"crawl","far":1}'],
        *["terrain {}", 'terrain {"id":"1-wall"}', 'terrain {"id":"1-x","kind":"x","outline":[[0,0],[9,0],[9,9]]}'],
        *['terrain {"id":"wall","kind":"wall","outline":[[0,0],[9,0],[9,9]]}', "setup {}", "setup"],
        *['terrain {"id":"1-wall","kind":"wall","outline":[[0,0],[9,0],[999999,9]]}'],
    ],
)
def test_a_bad_line_is_refused_with_its_number(line):
    """GS-CON-04: what is wrong is told by its line; nothing is left out silently."""
    reason = refused(f"b1 40in,40in\n{line}").reason
    assert reason.id == "bad-notation"
    assert reason.args in ({"line": 4, "text": line}, {"line": 1, "text": HEAD})


def test_whoever_overlaps_is_refused():
    """GS-MOV-03"""
    no = refused("a1 10in,10in\nb1 10.2in,10in")
    assert str(no.reason) == "gs-overlaps line=1 model=b1 other=a1 [GS-MOV-03]"
    assert read("a1 10in,10in\nb1 12in,10in")


@pytest.mark.parametrize("place", ["0,10in", "10in,0.1in", "48in,10in", "10in,99in"])
def test_whoever_stands_off_the_table_is_refused(place):
    """GS-SET-11: all of a base is on the table."""
    assert str(refused(f"a1 {place}").reason) == "gs-off-the-table line=1 model=a1 [GS-SET-11]"


@pytest.mark.parametrize(
    "text",
    [
        "active a1",
        "a1 10in,10in fire/continuous/lasting fire/weapon/lasting",
        "marker relic relic 5in,5in carrier a1",
        'a1 10in,10in\nagenda [{"does":"rally","card":77}]',
        'a1 10in,10in\nagenda [{"does":"run","model":-2,"amount":9}]',
        'a1 10in,10in\nagenda [{"does":"nominate","seat":9}]',
        'a1 10in,10in\nharms [{"model":99,"damage":1}]',
        'a1 10in,10in\nmarch {"card":99,"how":"move","far":1}',
        'a1 10in,10in\nmarch {"card":0,"how":"move","far":1,"struck":[99]}',
        'a1 10in,10in\nmarch {"card":0,"how":"charge","far":1,"targets":[[0,99]]}',
        'a1 10in,10in\nfight {"card":0,"weapon":"x","kind":"melee","blows":[{"striker":0,"target":99,"weapon":"x"}]}',
    ],
)
def test_what_does_not_fit_together_is_refused(text):
    """GS-AVN-02, GS-GEF-02: nobody is active without a turn, no effect is on a model twice, all numbers are of
    somebody."""
    reason = refused(text).reason
    assert (reason.id, reason.args) == ("bad-notation", {"line": 1, "text": HEAD})


@pytest.mark.parametrize(
    ("line", "id", "clause"),
    [
        ('setup {"ground":"moon"}', "gs-no-such-field", ""),
        ('setup {"warbands":[]}', "gs-number-of-warbands", "GS-MUL-01"),
        ('setup {"warbands":["mortans: x","mortans: centurion"]}', "gs-unknown-profile", ""),
        ('setup {"level":1}', "gs-over-level", "GS-WAR-02"),
    ],
)
def test_an_agreement_that_there_cannot_be_is_refused_by_name(line, id, clause):
    """GS-WAR-02, GS-MUL-01: with the line."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"{HEAD}\na1 10in,10in\n{line}")
    reason = no.value.reason
    assert (reason.id, reason.args["line"]) == (id, 3)
    assert reason.clause == clause or not clause


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("a1 tokens 2", "a1 tokens 3"),
        ("turn 1", "turn 2"),
        ("agenda []", "agenda []"),
        ("harms []", "harms []"),
        ("marker relic relic 5in,5in", "marker relic relic 6in,5in"),
    ],
)
def test_nothing_is_told_twice(one, two):
    """GS-CON-04: the second line is refused."""
    assert read(f"b1 22in,22in\n{one}")
    assert refused(f"b1 22in,22in\n{one}\n{two}").reason.args == {"line": 5, "text": two}


@pytest.mark.parametrize("text", ["", "\n", "  \n \n"])
def test_no_text_is_no_state(text):
    """GS-CON-04: nothing describes nothing."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(text)
    assert (no.value.reason.id, no.value.reason.args) == ("bad-notation", {"line": 1, "text": ""})


# Nonsense


def spoilt(text: str, random: Random) -> str:
    """A text with something changed, taken away, doubled or swapped."""
    lines = text.splitlines()
    at = random.randrange(len(lines))
    words = lines[at].split(" ")
    one = random.randrange(len(words))
    match random.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.append(lines[at])
        case 2:
            del words[one]
        case 3:
            words[one] = random.choice([*'0123456789,-/"{[ü', "", "none", "99999999", "-1,-1", "a2.1", "x"])
        case 4:
            words[one] = "".join(random.sample(words[one], len(words[one])))
        case 5:
            words.append(random.choice(random.choice(lines).split(" ")))
        case 6:
            words[one] = random.choice(random.choice(lines).split(" "))
        case _:
            random.shuffle(lines)
    if at < len(lines) and words != lines[at].split(" "):
        lines[at] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.play
def test_any_nonsense_is_refused_with_its_line_or_read(seed):
    """GS-CON-04: a spoilt text is never a crash: a line that is refused, or another position, which can be written."""
    random = Random(seed)
    setup = random_setup(random, 160, SCENARIOS[seed])
    texts = [GAME.notation.write(t) for t in settled_states(setup, seed, 90)][10:]
    refusals: list[bool] = []
    for _ in range(80):
        text = spoilt(random.choice(texts), random)
        if random.random() < 0.5:
            text = spoilt(text, random)
        try:
            t = GAME.notation.read(text)
        except Refused as no:
            refusals += [1 <= no.reason.args["line"] <= max(1, len(text.splitlines()))]
            continue
        check_both_ways(t)
    assert len(refusals) > 20
    assert all(refusals)
