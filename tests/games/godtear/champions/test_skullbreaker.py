"""Skullbreaker and the Tooth Bearers: one blow, well prepared, and those who set it up."""

import msgspec
import pytest

from tests.games.godtear.table import go, line, model, table, tokens, unit, where
from tests.kit import told
from theomachy.games.godtear.tasks import SkillDone, Use
from theomachy.kernel import Reason

# Out Of My Way!

CROWD = """
    clash
    objectives
    1-skullbreaker 5,5
    1-tooth-bearers 6,6
    2-nia 4,5
    2-quartzlings 5,6 5,6 5,6
"""


def test_out_of_my_way_leads_through_small_followers():
    """skullbreaker-out-of-my-way: GT-B4: he passes small followers of both sides and stops in none of their hexes."""
    match = go(table(CROWD), "1-skullbreaker|advance")
    beyond = {"5,7", "4,7", "6,7", "7,5", "7,6"}
    assert beyond <= set(match.request.keys())
    assert not {"5,6", "6,6", "4,5"} & set(match.request.keys())
    assert match.request.why_not("5,6") == Reason("gt-hex-taken", "GT-ENT-02", {"hex": "5,6"})
    assert where(go(table(CROWD), "1-skullbreaker|advance|5,7"), "1-skullbreaker") == "5,7"


def test_out_of_my_way_stops_at_others():
    """skullbreaker-out-of-my-way: GT-ENT-02: champions and his own banner are in his way as in anybody's."""
    t = table("""
        clash
        objectives
        1-skullbreaker 5,0
        1-skullbreaker-banner 5,1
        1-tooth-bearers 6,1
        2-nia 4,0
        2-titus 4,1
        2-glory-seekers 6,0
    """)
    match = go(t, "1-skullbreaker|advance")
    assert set(match.request.keys()) == {"5,0", "7,0", "7,1", "6,2"}
    assert match.request.why_not("5,1") == Reason("gt-banner-in-the-way", "GT-ENT-05", {"hex": "5,1"})


def test_out_of_my_way_stops_at_large_followers():
    """skullbreaker-out-of-my-way: only small followers get out of it."""
    t = table("clash\nobjectives\n1-skullbreaker 0,0\n2-quartzlings 0,1\n2-glory-seekers 1,0\n2-nia 9,9")
    assert set(go(t, "1-skullbreaker|advance").request.keys()) == {"0,0", "0,2", "1,1", "2,0", "2,1"}
    large = unit(t, "2-glory-seekers")
    large.sheet = msgspec.structs.replace(large.sheet, small=False)
    assert set(go(t, "1-skullbreaker|advance").request.keys()) == {"0,0", "0,2", "1,1"}


def test_out_of_my_way_helps_whoever_moves_him():
    """skullbreaker-out-of-my-way: GT-B1: the move after his knockout may pass over followers, not end there."""
    t = table("clash active 2 first 2\nobjectives\n1-skullbreaker 5,5 wounds 7\n1-tooth-bearers 5,6\n2-nia 5,4")
    move = go(t, "2-nia|skill:blinding-light|1-skullbreaker", "1 1 1 1|1 1 1 1 1").request
    assert move.question == "gt-ask-knockout-move"
    assert {"5,5", "5,6", "5,7"} & set(move.keys()) == {"5,5", "5,7"}


# Finisher

DUEL = """
    clash
    objectives
    1-skullbreaker 5,5
    1-tooth-bearers 9,9
    2-nia 5,6
"""


def test_finisher_takes_three_skill_actions():
    """skullbreaker-finisher: GT-A5: three different skills of the phase, in one action."""
    t = table(DUEL)
    first = go(t, "1-skullbreaker|skill:finisher").request
    assert (first.seat, first.question, first.clause) == (0, "gt-ask-skill", "GT-A5")
    assert set(first.keys()) == {"i-smell-blood", "go-for-the-belly", "jawblade", "done"}
    match = go(
        t,
        "1-skullbreaker|skill:finisher|i-smell-blood|go-for-the-belly|jawblade|6,7",
        "1 1 1 1 0 0 0 0 0|1 1 1 1 0 0 0 0 0",
    )
    assert line(match, "2-nia") == "6,7 wounds 3", "one from the smell of blood, two from nine dice"
    assert tokens(match, "1-skullbreaker") == {"speed-"}
    assert match.state.activation.actions == 1
    assert set(match.request.keys()) == {"advance", "end"}, "all three skills are used in this activation"


def test_finisher_may_stop_early():
    """skullbreaker-finisher: up to three; after `done` nothing more is asked."""
    t = table(DUEL)
    none = go(t, "1-skullbreaker|skill:finisher|done")
    assert (none.request.question, none.state.agenda) == ("gt-ask-action", ())
    assert unit(none, "1-skullbreaker").ultimate_used
    one = go(t, "1-skullbreaker|skill:finisher|i-smell-blood|done")
    assert (one.request.question, one.state.agenda) == ("gt-ask-action", ())
    assert one.request.why_not("skill:i-smell-blood") == Reason(
        "gt-action-taken", "GT-TRN-06", {"unit": "skullbreaker"}
    )
    assert one.request.why_not("skill:jawblade") is None


def test_finisher_leaves_out_what_was_used():
    """skullbreaker-finisher: GT-A5: a skill used earlier in this activation is gone, unless any skill will do."""
    before = "1-skullbreaker|skill:i-smell-blood|skill:finisher"
    assert set(go(table(DUEL), before).request.keys()) == {"go-for-the-belly", "jawblade", "done"}
    free = table(DUEL, ultimate_skills="any skill")
    assert set(go(free, before).request.keys()) == {"i-smell-blood", "go-for-the-belly", "jawblade", "done"}


def test_finisher_with_any_skill_repeats():
    """skullbreaker-finisher: GT-A5: with `any skill` it may be Jawblade three times, and no fourth."""
    t = table(DUEL, ultimate_skills="any skill")
    miss = "0 0 0 0 0"
    match = go(t, "1-skullbreaker|skill:finisher|jawblade|jawblade|jawblade", f"{miss}|{miss}|{miss}")
    assert (match.request.question, told(match).count("gt-missed")) == ("gt-ask-action", 3)


def test_finisher_needs_a_target_for_jawblade():
    """skullbreaker-finisher: GT-SKL-11: a skill of it is used as any other, with somebody in range."""
    far = table(DUEL.replace("2-nia 5,6", "2-nia 5,7"))
    assert set(go(far, "1-skullbreaker|skill:finisher").request.keys()) == {
        "i-smell-blood",
        "go-for-the-belly",
        "done",
    }


def test_finisher_belongs_to_the_clash_phase():
    """skullbreaker-finisher: GT-A10: the card names the clash phase."""
    request = go(table(DUEL.replace("clash", "plot")), "1-skullbreaker").request
    args = {"skill": "skullbreaker-finisher", "unit": "skullbreaker"}
    assert request.why_not("skill:finisher") == Reason("gt-only-in-clash", "GT-A10", args)


# Skills of Skullbreaker

HURT = "plot\n1-skullbreaker 5,5 {}\n2-nia 9,9"


def test_shake_it_off_removes_a_blight():
    """skullbreaker-shake-it-off: one blight of his choice goes, boons stay."""
    t = table(HURT.format("speed- damage- dodge+"))
    ask = go(t, "1-skullbreaker|skill:shake-it-off").request
    assert set(ask.keys()) == {"speed-blight", "damage-blight"}
    match = go(t, "1-skullbreaker|skill:shake-it-off|damage-blight")
    assert tokens(match, "1-skullbreaker") == {"speed-", "dodge+"}


def test_shake_it_off_with_one_blight_or_none():
    """skullbreaker-shake-it-off: a single blight goes without a question; without one nothing happens."""
    match = go(table(HURT.format("accuracy- speed+")), "1-skullbreaker|skill:shake-it-off")
    assert tokens(match, "1-skullbreaker") == {"speed+"}
    none = go(table(HURT.format("speed+")), "1-skullbreaker|skill:shake-it-off")
    assert (tokens(none, "1-skullbreaker"), none.request.question) == ({"speed+"}, "gt-ask-action")


def test_hunting_call_is_for_units_beside_him():
    """skullbreaker-hunting-call: GT-C17: friendly follower units with a model next to him gain an accuracy boon."""
    t = table("""
        plot
        1-skullbreaker 5,5
        1-tooth-bearers 0,0 5,6
        1-glory-seekers 5,4
        1-quartzlings 5,7
        1-nia 4,5
        2-treekin 6,6
        2-titus 9,9
    """)
    match = go(t, "1-skullbreaker|skill:hunting-call")
    assert tokens(match, "1-tooth-bearers") == tokens(match, "1-glory-seekers") == {"accuracy+"}
    others = ("1-skullbreaker", "1-quartzlings", "1-nia", "2-treekin")
    assert [tokens(match, id) for id in others] == [set()] * 4


def test_jawblade_slows_him_down():
    """skullbreaker-jawblade: afterwards he gains a speed blight, whether it hit or missed."""
    t = table(DUEL)
    hit = go(t, "1-skullbreaker|skill:jawblade", "1 1 1 1 0|1 1 1 1 1 0 0")
    assert (line(hit, "2-nia"), tokens(hit, "1-skullbreaker")) == ("5,6 wounds 3", {"speed-"})
    miss = go(t, "1-skullbreaker|skill:jawblade", "1 1 1 0 0")
    assert (line(miss, "2-nia"), tokens(miss, "1-skullbreaker")) == ("5,6", {"speed-"})
    walk = go(t, "1-skullbreaker|skill:jawblade|advance", "1 1 1 0 0").request
    assert set(walk.keys()) == {"5,5", "6,6", "6,5", "5,4", "4,5", "4,6"}, "one hex instead of two"


def test_a_slayers_jawblade():
    """skullbreaker-jawblade: GT-LAD-10: a champion he knocks out is worth 5 steps."""
    t = table(DUEL.replace("2-nia 5,6", "2-nia 5,6 wounds 5"))
    match = go(t, "1-skullbreaker|skill:jawblade|5,6", "1 1 1 1 0|1 1 1 0 0 0 0")
    assert unit(match, "2-nia").knocked_out
    assert match.state.turn_token == 10 - 5


def test_i_smell_blood_sharpens_jawblade():
    """skullbreaker-i-smell-blood: Jawblade has 4 more accuracy dice, and a hit is a wound before the damage."""
    match = go(table(DUEL), "1-skullbreaker|skill:i-smell-blood|skill:jawblade", "1 1 1 1 0 0 0 0 0|1 1 1 0 0 0 0")
    assert line(match, "2-nia") == "5,6 wounds 2"
    miss = go(table(DUEL), "1-skullbreaker|skill:i-smell-blood|skill:jawblade", "1 1 1 0 0 0 0 0 0")
    assert line(miss, "2-nia") == "5,6", "no hit, no wound"


def test_i_smell_blood_fells_a_small_follower_at_once():
    """skullbreaker-i-smell-blood: GT-C3: a target knocked out by the hit effect gets no damage roll."""
    t = table(DUEL.replace("2-nia 5,6", "2-nia 9,10\n2-quartzlings 5,6"))
    match = go(t, "1-skullbreaker|skill:i-smell-blood|skill:jawblade", "1 1 0 0 0 0 0 0 0")
    assert where(match, "2-quartzlings-1") == ""
    assert match.state.turn_token == 10 - 1


def test_go_for_the_belly_throws_the_target():
    """skullbreaker-go-for-the-belly: Jawblade has 2 more damage dice, and moves whom it hits by up to 2 hexes."""
    t = table(DUEL)
    answers = "1-skullbreaker|skill:go-for-the-belly|skill:jawblade"
    move = go(t, answers, "1 1 1 1 0").request
    assert (move.seat, move.question, move.by) == (0, "gt-ask-move", "2-nia")
    assert {"5,6", "5,8", "4,6", "5,4"} & set(move.keys()) == {"5,6", "5,8", "4,6"}
    match = go(t, f"{answers}|5,8", "1 1 1 1 0|1 1 1 1 1 1 0 0 0")
    assert line(match, "2-nia") == "5,8 wounds 4", "GT-C2: damage is rolled nevertheless"
    in_range = table(DUEL, damage_after_push="in range")
    assert line(go(in_range, f"{answers}|5,8", "1 1 1 1 0"), "2-nia") == "5,8"


def test_upgrades_come_in_the_order_of_use():
    """skullbreaker-go-for-the-belly: GT-KO-06: whom the wound of I Smell Blood has felled cannot be thrown any more."""
    t = table(DUEL.replace("2-nia 5,6", "2-nia 9,10\n2-quartzlings 5,6"))
    throw_first = go(t, "1-skullbreaker|skill:finisher|go-for-the-belly|i-smell-blood|jawblade", "2 0 0 0 0 0 0 0 0")
    assert throw_first.request.question == "gt-ask-move"
    wound_first = go(t, "1-skullbreaker|skill:finisher|i-smell-blood|go-for-the-belly|jawblade", "2 0 0 0 0 0 0 0 0")
    assert (wound_first.request.question, where(wound_first, "2-quartzlings-1")) == ("gt-ask-action", "")


def test_upgrades_end_with_the_activation():
    """skullbreaker-i-smell-blood: it is for this activation: in the next one Jawblade has its five dice."""
    t = go(table(DUEL), "1-skullbreaker|skill:i-smell-blood|end").state.copy()
    t.active, unit(t, "1-skullbreaker").activated = 0, False
    assert line(go(t, "1-skullbreaker|skill:jawblade", "1 1 1 1 0|0 0 0 0 0 0 0"), "2-nia") == "5,6"


# Set Up The Boss!

BASH = """
    clash
    objectives
    1-skullbreaker 5,5
    1-tooth-bearers 5,6
    2-nia 5,7
"""
WOUND = "1 1 1 1|1 1 1 0"
"""a hit on dodge 4, and 3 on protection 2"""


def test_set_up_the_boss_after_a_wound():
    """tooth-bearers-set-up-the-boss: GT-C38: a skill that wounded an enemy lets Skullbreaker move or gain a boon."""
    t = table(BASH)
    ask = go(t, "1-tooth-bearers|skill:club-bash", WOUND).request
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gt-ask-move-or-boon", "1-skullbreaker", "GT-C38")
    assert ask.keys() == ["move", "boon", "done"]
    moves = go(t, "1-tooth-bearers|skill:club-bash|move|4,6", WOUND)
    assert (line(moves, "1-skullbreaker"), line(moves, "2-nia")) == ("4,6", "5,7 wounds 2")
    boons = go(t, "1-tooth-bearers|skill:club-bash|boon", WOUND).request
    assert boons.keys() == ["speed-boon", "dodge-boon", "protection-boon", "accuracy-boon", "damage-boon"]
    gains = go(t, "1-tooth-bearers|skill:club-bash|boon|damage-boon", WOUND)
    assert line(gains, "1-skullbreaker") == "5,5 damage+"
    neither = go(t, "1-tooth-bearers|skill:club-bash|done", WOUND)
    assert (line(neither, "1-skullbreaker"), neither.request.question) == ("5,5", "gt-ask-action")


def test_set_up_the_boss_counts_the_wound_of_the_hit():
    """tooth-bearers-set-up-the-boss: a wound without a roll is a wound; a miss is none."""
    t = table(BASH)
    assert go(t, "1-tooth-bearers|skill:club-bash", "1 1 1 1|0 0 0 0").request.question == "gt-ask-move-or-boon"
    assert go(t, "1-tooth-bearers|skill:club-bash", "1 1 1 0").request.question == "gt-ask-action"


def test_set_up_the_boss_is_for_tooth_bearers():
    """tooth-bearers-set-up-the-boss: Skullbreaker's own blows do not set him up."""
    match = go(table(DUEL), "1-skullbreaker|skill:jawblade", "1 1 1 1 0|2 2 1 0 0 0 0")
    assert (line(match, "2-nia"), match.request.question) == ("5,6 wounds 3", "gt-ask-action")


def test_set_up_the_boss_does_not_raise_the_fallen():
    """tooth-bearers-set-up-the-boss: GT-KO-06, GT-KO-07: knocked out he neither moves nor gains boons."""
    t = table(BASH.replace("1-skullbreaker 5,5", "1-skullbreaker 5,5 knocked-out"))
    assert go(t, "1-tooth-bearers|skill:club-bash", WOUND).request.question == "gt-ask-action"


def test_set_up_the_boss_ignores_blows_at_the_fallen():
    """tooth-bearers-set-up-the-boss: GT-C14: a knocked out champion gets no wounds."""
    t = table(BASH.replace("2-nia 5,7", "2-nia 5,7 knocked-out"))
    assert go(t, "1-tooth-bearers|skill:club-bash", WOUND).request.question == "gt-ask-action"


@pytest.mark.parametrize(
    ("reading", "answers", "gained"),
    [
        ("each skill", "boon|speed-boon", {"speed+"}),
        ("each target", "boon|speed-boon|boon|damage-boon", {"speed+", "damage+"}),
    ],
)
def test_set_up_the_boss_once_for_a_skill_or_for_each_target(reading, answers, gained):
    """tooth-bearers-set-up-the-boss: GT-C38: a skill that wounded two enemies counts once, or once for each."""
    t = table(BASH, set_up_the_boss=reading)
    bearers, wounded = unit(t, "1-tooth-bearers"), (model(t, "2-nia").number, model(t, "2-quartzlings-1").number)
    use = Use(bearers.number, bearers.members[0], "club-bash", targets=wounded, wounded=wounded)
    t.agenda = (SkillDone(bearers.number, use),)
    match = go(t, answers)
    assert (tokens(match, "1-skullbreaker"), match.request.question) == (gained, "gt-ask-activate")


# Skills of the Tooth Bearers


def test_rush_moves_all_of_one_hex():
    """tooth-bearers-rush: each Tooth Bearer of one hex may move up to 2 hexes; the others stay."""
    t = table("plot\nobjectives\n1-skullbreaker 0,0\n1-tooth-bearers 5,5 5,5 5,8\n2-nia 9,9")
    ask = go(t, "1-tooth-bearers|skill:rush").request
    assert set(ask.keys()) == {"5,5", "5,8"}
    first = go(t, "1-tooth-bearers|skill:rush|5,5").request
    assert (first.question, set(first.keys())) == ("gt-ask-next", {"5,5", "done"})
    both = go(t, "1-tooth-bearers|skill:rush|5,5|5,5|5,7|5,5|5,6")
    assert line(both, "1-tooth-bearers") == "5,7 5,6 5,8"
    one = go(t, "1-tooth-bearers|skill:rush|5,5|5,5|4,7|done")
    assert line(one, "1-tooth-bearers") == "4,7 5,5 5,8"
    far = go(t, "1-tooth-bearers|skill:rush|5,5|5,5").request
    assert far.why_not("5,2") == Reason("gt-too-far", "GT-MOV-03", {"hex": "5,2", "steps": 2})


@pytest.mark.parametrize(("bearers", "dice"), [("5,6", 3), ("5,6 5,6 4,7", 5), ("5,6 4,7 4,8 6,6", 5)])
def test_feral_howl_grows_with_the_pack(bearers, dice):
    """tooth-bearers-feral-howl: GT-C22: 2 dice and one for each Tooth Bearer next to the target, the user too."""
    t = table(f"plot\nobjectives\n1-skullbreaker 0,0\n1-tooth-bearers {bearers}\n2-nia 5,7")
    user = "|5,6" if " 4,7" in bearers else ""
    answers = f"1-tooth-bearers|skill:feral-howl{user}"
    hit = go(t, answers, " ".join(["2", "1", "1", "0", "0"][:dice]))
    assert tokens(hit, "2-nia") == {"dodge-"}
    miss = go(t, answers, " ".join(["1", "1", "1", "0", "0"][:dice]))
    assert tokens(miss, "2-nia") == set()


def test_skullcracker_gives_a_damage_boon():
    """tooth-bearers-skullcracker: the unit gains a damage boon, which the next Club Bash uses up."""
    t = table(BASH)
    match = go(t, "1-tooth-bearers|skill:skullcracker")
    assert tokens(match, "1-tooth-bearers") == {"damage+"}
    bash = go(t, "1-tooth-bearers|skill:skullcracker|skill:club-bash|done", "1 1 1 1|1 1 1 1 0")
    assert (line(bash, "2-nia"), tokens(bash, "1-tooth-bearers")) == ("5,7 wounds 3", set())


@pytest.mark.parametrize(("mates", "hit", "damage"), [("5,6", 4, 4), ("5,6 5,6", 5, 4), ("5,6 5,6 5,6", 6, 5)])
def test_club_bash_wounds_before_its_damage(mates, hit, damage):
    """tooth-bearers-club-bash: GT-SKL-06: by its row; a hit is one wound, and then comes the damage."""
    t = table(BASH.replace("1-tooth-bearers 5,6", f"1-tooth-bearers {mates}"))
    match = go(t, "1-tooth-bearers|skill:club-bash|done", f"{' 1' * hit}|{' 1' * damage}")
    assert line(match, "2-nia") == f"5,7 wounds {1 + damage - 2}"


def test_club_bash_fells_a_small_follower_at_once():
    """tooth-bearers-club-bash: GT-C3: its wound knocks out a small follower, and no damage is rolled."""
    t = table(BASH.replace("2-nia 5,7", "2-nia 9,9\n    2-quartzlings 5,7"))
    match = go(t, "1-tooth-bearers|skill:club-bash|done", "1 1 1 0")
    assert where(match, "2-quartzlings-1") == ""
    assert match.state.turn_token == 10 - 1
