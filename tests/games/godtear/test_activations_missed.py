"""GT-TRN: activations of those that are knocked out, or not on the battlefield."""

from tests.games.godtear.table import go, line, refused, table
from tests.games.godtear.test_activations import HERS, START
from tests.kit import told
from theomachy.games.godtear.battlefield import BOARD
from theomachy.games.godtear.rules.activation import Actions
from theomachy.games.godtear.state import Activation
from theomachy.kernel import Reason

# Who is knocked out, who is not there


def test_a_knocked_out_champion_rallies_and_has_one_action_left():
    """GT-A8, GT-T-09, GT-RLY-01, GT-RLY-04: the rally first, then exactly one more action."""
    t = table(START.replace("4,4", "4,4 knocked-out"))
    match = go(t, "1-titus")
    assert match.request.keys() == ["advance", "skill:path-of-destruction", "end"]  # the rally was no choice
    assert "gt-rallied" in told(match)
    match.answer("advance")
    match.answer("5,5")
    assert match.request.by == "1-glory-seekers"


def test_a_knocked_out_champion_can_do_nothing_else():
    """GT-RLY-01, GT-RLY-04, GT-A1: it neither acts nor ends its activation before it has rallied."""
    t = table(START.replace("4,4", "4,6 knocked-out"))
    t.activation = Activation(0)
    choice = Actions(t, t.units[0])
    assert choice.options() == ["rally"]
    for key in ("advance", "claim", "skill:challenge", "skill:path-of-destruction", "end"):
        assert choice.why_not(key) == Reason("gt-must-rally", "GT-RLY-04", {"unit": "titus"})


def test_a_champion_knocked_out_in_its_own_activation_rallies_the_next_time():
    """GT-RLY-05, GT-RLY-04: with an action left it may not rally either; its activation ends by itself."""
    text = START.replace("4,4", "4,6 knocked-out")
    t = table(f'{text}    activation {{"unit":0,"taken":["advance"],"actions":1}}')
    choice = Actions(t, t.units[0])
    assert choice.options() == ["end"]
    assert choice.why_not("rally") == Reason("gt-rally-next-time", "GT-RLY-05", {"unit": "titus"})
    assert choice.why_not("claim") == Reason("gt-must-rally", "GT-RLY-04", {"unit": "titus"})
    match = go(t)
    assert (match.request.by, line(match, "1-titus")) == ("1-glory-seekers", "4,6 wounds 5 activated knocked-out")
    match = go(table(f'{text}    activation {{"unit":0,"taken":["advance","challenge"],"actions":2}}'))
    assert (match.request.by, line(match, "1-titus")) == ("1-glory-seekers", "4,6 wounds 5 activated knocked-out")


def test_no_champion_rallies_twice_in_an_activation():
    """GT-A2: knocked out again after its rally, its activation is over."""
    t = table(START.replace("4,4", "4,6 knocked-out"))
    t.activation = Activation(0, taken=("rally",), actions=1)
    choice = Actions(t, t.units[0])
    assert choice.options() == ["end"]
    assert choice.why_not("rally") == Reason("gt-rally-next-time", "GT-RLY-05", {"unit": "titus"})


def test_a_unit_without_models_recruits_and_has_one_action_left():
    """GT-A9, GT-T-09, GT-FOL-05, GT-FOL-06: it activates all the same, and recruits first; no second recruit."""
    t = table("""
        plot
        1-titus 4,4
        2-nia 7,8
        2-quartzlings 8,8
    """)
    match = go(t, "1-glory-seekers")
    assert match.request.question == "gt-ask-recruit"  # to recruit was no choice
    match = go(t, "1-glory-seekers|3,3|3,3")
    assert {*match.request.keys()} == {"advance", "skill:roar-of-battle", "end"}
    assert refused(match, "recruit") == Reason("gt-action-taken", "GT-TRN-06", {"unit": "glory-seekers"})
    match = go(t, "1-glory-seekers|3,3|3,3|skill:roar-of-battle|4,5")
    assert match.request.by == "1-titus"


def test_a_unit_without_models_can_do_nothing_else():
    """GT-FOL-06, GT-A1: no other action, nor the end of its activation, before it has recruited."""
    t = table("""
        plot
        1-titus 4,4
        2-nia 7,8
    """)
    t.activation = Activation(1)
    choice = Actions(t, t.units[1])
    assert choice.options() == ["recruit"]
    for key in ("advance", "skill:roar-of-battle", "end"):
        assert choice.why_not(key) == Reason("gt-must-recruit", "GT-FOL-06", {"unit": "glory-seekers"})


def test_a_unit_that_cannot_recruit_anywhere_activates_without_an_action():
    """GT-A9: no hex beside the champion and no deployment hex will take the follower."""
    everywhere = " ".join(f"{row},{column}" for row in range(3) for column in range(14))
    t = table("""
        plot
        1-titus 0,0
        2-nia 7,8
        2-quartzlings 8,8 8,9 8,10
    """)
    t.objectives = {BOARD.place(name): 1 for name in everywhere.split()}
    t.activation = Activation(1)
    choice = Actions(t, t.units[1])
    assert choice.options() == ["end"]
    assert choice.why_not("recruit") == Reason("gt-no-room-to-recruit", "GT-RCT-04", {"unit": "glory-seekers"})
    match = go(t)
    assert (match.request.by, line(match, "1-glory-seekers")) == ("1-titus", "activated")


def test_a_unit_that_loses_its_last_model_on_the_way_need_not_recruit():
    """GT-FOL-06: to recruit comes first where nobody is there at first; it does not come last where nobody is left."""
    t = table(HERS.format(phase="plot", quartzlings="7,7"))
    match = go(t, "2-quartzlings|skill:calcify")
    assert (match.request.by, match.request.keys()) == ("2-quartzlings", ["recruit", "end"])
    match = go(t, "2-quartzlings|advance|7,7|7,7|skill:calcify")
    assert (match.request.by, line(match, "2-quartzlings")) == ("2-nia", "activated")
