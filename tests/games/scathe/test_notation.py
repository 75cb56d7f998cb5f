"""The notation: every settled table as short text, and back; what describes no table is refused by line."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from textwrap import dedent

import pytest

from tests.notations import bad_line
from theomachy.games.scathe import GAME
from theomachy.games.scathe.setup import PRESETS, Rulings, Setup
from theomachy.games.scathe.state import BACK, BLUE, FRONT, RED, Draft, Scathe
from theomachy.kernel import Ask, Fast, Match, Refused

ODD_RULINGS = Rulings(death="below zero", pass_redraws="for oneself", free_pass=True, secret_rows=False, round_limit=8)


def settled_tables(seed: int, preset: str, rulings: Rulings) -> Iterator[Scathe]:
    """Every settled table of a game played at random."""
    random = Random(seed)
    t = GAME.new(Setup(PRESETS[preset](random).parties, rulings))
    yield t
    match = Match(GAME, t, Fast(seed))
    while isinstance(match.request, Ask):
        yield match.settled
        match.answer(random.choice(match.request.keys()))
    yield match.state


# There and back


@pytest.mark.parametrize("rulings", [Rulings(round_limit=8), ODD_RULINGS], ids=["book", "odd"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_settled_table_reads_as_it_is_written(preset, rulings):
    """SC-RND-04: everything that lasts from turn to turn is in the text."""
    phases = set()
    for seed in range(3):
        for t in settled_tables(seed, preset, rulings):
            phases.add(t.phase)
            again = GAME.notation.read(GAME.notation.write(t))
            assert again == t
            assert again.digest() == t.digest()
    assert phases >= {"rows", "battle", "over"}
    assert ("draft" in phases) == (preset == "draft")


@pytest.mark.parametrize(
    "text",
    [
        """
        battle round 2 first red active blue dice 3/2 inspire 0/1
        red front: defender 16, fighter 12 armor 1 dice 1
        red back: priest dead fell dice 1
        blue front: warrior 19 taunt 2
        blue back: sage 16, apprentice 14
        """,
        """
        battle round 9 first blue active blue dice 1/1 inspire 3/0
        setup rulings (death below_zero finite_supply yes)
        red front: knight 0 taunt 1 armor 2 physical 3 magic 4 cripple 5 dice 2
        blue back: sage dead fell dice 3, bard 9
        """,
        """
        draft order
        setup parties none
        deck: apprentice, bard, sage
        """,
        """
        draft first blue chooser red
        setup parties none rulings (pass_redraws for_oneself)
        deck: apprentice, bard
        display: knight, sage
        aside: fighter
        discards: ranger
        red picked: druid
        blue picked: hunter, rogue
        """,
        """
        rows
        army 1 knight,paladin,necromancer
        army 2 warrior,berserker/druid,sage
        red waiting: knight, paladin, necromancer
        blue front: warrior 19, berserker 18
        blue back: druid 17, sage 16
        """,
        """
        first turn
        red front: knight 20
        blue back: sage 16
        """,
        """
        over red round 4 first blue active red dice 2/1 inspire 0/2
        red front: knight 3 dice 1
        blue back: sage dead
        """,
        """
        over draw round 60 first red active blue dice 0/0 inspire 0/0
        red front: knight 3
        blue back: sage 3
        """,
    ],
)
def test_a_text_is_written_as_it_was_read(text):
    """SC-RND-04: the whole text comes back, word by word."""
    text = dedent(text).lstrip()
    assert GAME.notation.write(GAME.notation.read(text)) == text


def test_rows_may_be_typed_in_any_order():
    """SC-SET-02: the same table, whichever row or side comes first."""
    rows = ["red front: knight 20", "red back: sage 16", "blue front: paladin 20", "blue back: bard 13"]
    tables = [GAME.notation.read("\n".join(["battle", *order])) for order in permutations(rows)]
    assert all(t == tables[0] for t in tables)


# What the words mean


def test_what_is_left_out_has_its_usual_value():
    """SC-SET-01, SC-SET-04: round 1, red first and active, four dice each, no inspire, no tokens."""
    t = GAME.notation.read("battle\nred front: knight 20\nblue back: sage 16")
    assert (t.phase, t.round, t.first, t.active, t.dice, t.inspire) == ("battle", 1, RED, RED, [4, 4], [0, 0])
    assert t.setup == Setup()
    assert (t.draft, t.waiting, t.result, t.log) == (None, ((), ()), None, None)
    knight, sage = t.hero("knight"), t.hero("sage")
    assert (knight.seat, knight.row, knight.health, knight.alive) == (RED, FRONT, 20, True)
    assert (sage.seat, sage.row, sage.health, sage.alive) == (BLUE, BACK, 16, True)
    assert not any((sage.dice, sage.fell, sage.armor, sage.taunt, sage.physical, sage.magic, sage.cripple))


def test_the_first_player_is_active_unless_said_otherwise():
    """SC-RND-02: the player who went first starts the round."""
    assert GAME.notation.read("battle first blue").active == BLUE
    assert GAME.notation.read("battle first blue active red").active == RED


def test_numbers_have_at_most_six_digits():
    """SC-A-23: a game may go on for long, but not for ever."""
    assert GAME.notation.read("battle round 999999 inspire 0/100000").inspire == [0, 100000]


def test_every_word_of_a_hero():
    """SC-END-01: health or dead, whether it fell this round, tokens and dice."""
    t = GAME.notation.read(
        "battle\nred back: sage 7 cripple 5 magic 4 physical 3 armor 2 taunt 1 dice 2, bard dead fell dice 4"
    )
    sage, bard = t.parties[RED]
    assert (sage.taunt, sage.armor, sage.physical, sage.magic, sage.cripple) == (1, 2, 3, 4, 5)
    assert (sage.health, sage.dice, sage.fell) == (7, 2, False)
    assert (bard.alive, bard.health, bard.fell, bard.dice) == (False, 0, True, 4)


def test_the_result_of_a_game_that_is_over():
    """SC-END-03, SC-A-23: who won, or a draw."""
    results = {name: GAME.notation.read(f"over {name}").result for name in ("red", "blue", "draw")}
    assert results == {"red": (1.0, 0.0), "blue": (0.0, 1.0), "draw": (0.5, 0.5)}


def test_the_piles_of_a_draft():
    """SC-DRF-02, SC-A-21: deck, display, what was set aside, discards and picks."""
    piles = "deck: bard\ndisplay: sage, rogue\naside: druid\ndiscards: ranger\nblue picked: knight"
    assert GAME.notation.read(f"draft first red chooser blue\n{piles}").draft == Draft(
        deck=("bard",),
        chooser=BLUE,
        first=RED,
        display=("sage", "rogue"),
        set_aside=("druid",),
        discards=("ranger",),
        picked=((), ("knight",)),
    )


def test_spaces_and_empty_lines_do_not_matter():
    """SC-RND-04: a person may type it."""
    tidy = "battle\nred front: knight 20, sage 16\n"
    assert GAME.notation.read("\n  battle  \n\n red front:knight  20 ,sage 16,\n") == GAME.notation.read(tidy)


# What describes no table


@pytest.mark.parametrize(
    "head",
    [
        *["war", "Battle", "battle round", "battle round two", "battle round -1", "battle round 1.5", "battle round ²"],
        *["battle round 1234567", "battle rounds 2", "battle 2", "battle first green", "battle active 1"],
        *["battle dice 5/4", "battle dice 4/5", "battle dice 4", "battle dice 4/4/4", "battle dice -1/4"],
        *["battle inspire x/0", "battle inspire /", "over", "over green", "over red round", "draft chooser", "battles"],
        *["battleround 2", "overred"],
    ],
)
def test_a_bad_first_line_is_refused(head):
    """SC-RND-04: the refusal names the line and shows it."""
    assert bad_line(GAME, f"{head}\nred front: knight 20") == (1, head)


@pytest.mark.parametrize(
    "line",
    [
        *["green front: sage 16", "red middle: sage 16", "red: sage 16", "front: sage 16", "red front back: sage 16"],
        *["red front: sage", "red front: sage 17", "red front: sage -1", "red front: sage x", "red front: sage 1e1"],
        *["red back: sage 16 luck 1", "red back: sage 16 armor", "red back: sage 16 armor x"],
        *["red back: sage 9 fell 1", "red back: sage 16 health 3", "nonsense", "reserve: sage", "red front sage 16"],
        *["red front", "deck", "red back: sage 16 armor 1 armor 2"],
        *["setup", "setup {", "setup 3", 'setup {"parties": 3}', 'setup {"parties": ["starter-1"]}'],
        *['setup {"luck": 1}', 'setup {"rulings": {"death": "maybe"}}', 'setup {"rulings": {"luck": true}}'],
    ],
)
def test_a_bad_line_is_refused(line):
    """SC-RND-04: the refusal names the line, counted as a person counts, and shows it."""
    assert bad_line(GAME, f"\nbattle\n\n  {line}  \nblue front: knight 20\n") == (4, line)


@pytest.mark.parametrize(
    ("line", "id", "clause", "hero"),
    [
        ("red front: nobody 3", "sc-no-such-hero", "SC-CMP-01", "nobody"),
        ("deck: sage, nobody", "sc-no-such-hero", "SC-CMP-01", "nobody"),
        ("blue back: knight 20", "sc-hero-twice", "SC-CMP-03", "knight"),
        ("red back: sage 16, sage 16", "sc-hero-twice", "SC-CMP-03", "sage"),
    ],
)
def test_heroes_are_known_and_exist_once(line, id, clause, hero):
    """SC-CMP-01, SC-CMP-03: a hero is one of the 27 and stands in one place; the refusal names hero and line."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(f"battle\nred front: knight 20\n{line}")
    reason = no.value.reason
    assert (reason.id, reason.clause, reason.args["hero"]) == (id, clause, hero)
    assert reason.args.get("line") == 3


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param("battle round 0", 1, id="SC-RND-02: rounds are counted from one"),
        pytest.param("battle dice 0/4", 1, id="SC-RND-01: the active player has a die to roll"),
        pytest.param("draft\ndeck: sage", 1, id="SC-DRF-02: somebody is to choose"),
        pytest.param("battle\nred front: sage dead", 1, id="SC-END-03: a party that is dead has lost"),
        pytest.param("rows dice 2/2", 1, id="SC-SET-01: dice are for battle"),
        pytest.param("battle chooser red", 1, id="SC-DRF-02: a chooser is for the draft"),
        pytest.param("draft order first red", 1, id="SC-A-19: nobody is first before the roll"),
        pytest.param("battle first red first blue", 1, id="SC-SET-05: one player goes first"),
        pytest.param("battle\nred front: sage dead armor 1", 2, id="SC-END-01: the dead have no tokens"),
        pytest.param('battle\nsetup {"rulings":{"round_limit":-1}}', 2, id="SC-A-23: no limit below nought"),
        pytest.param("battle\nred front: sage 0", 2, id="SC-A-01: nobody stands at nought"),
        pytest.param("battle\nred front: sage 16 fell", 2, id="SC-A-16: the living have not fallen"),
        pytest.param("battle\nred front: sage 16 dice 3", 2, id="SC-TRN-03: no third die"),
        pytest.param("battle\nred front: sage dead dice 5", 2, id="SC-SET-01: no fifth die"),
        pytest.param("battle\nred front: sage 9, bard 9, druid 9, rogue 9", 2, id="SC-SET-02: three in a row"),
        pytest.param("draft chooser red\ndeck: sage, sage", 2, id="SC-CMP-03: each hero once in a pile"),
        pytest.param("rows\nred waiting: sage\nblue waiting: sage", 3, id="SC-CMP-03: each hero in one pile"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text, line):
    """SC-RND-01, SC-SET-01, SC-SET-02, SC-TRN-03, SC-CMP-03, SC-END-01: what cannot come about is no table."""
    with pytest.raises(Refused) as no:
        GAME.notation.read(text)
    assert no.value.reason.args["line"] == line
