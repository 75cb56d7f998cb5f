"""Teaching games over the wire: a wrong step is explained and changes nothing, and the dice are the same every time."""

from itertools import groupby, takewhile

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Json, Server
from theomachy import games
from theomachy.play.lessons import lessons

GAME = games.FIRST
LESSON = lessons(games.game(GAME))[0]
ORDER = {"game": GAME, "lesson": LESSON.id}


def learn(player: Player) -> Line:
    """Begin a lesson and sit down to it."""
    return sit_down(player, player.post("/lessons", ORDER)["match"])


def sit_down(player: Player, match: str) -> Line:
    line = player.look(match).sit()
    return line.until(lambda: bool(line.mine))


def note(line: Line) -> Json:
    return line.table["lesson"]


def wrong(line: Line) -> str:
    """An option that is not what is taught now."""
    keys = [option["key"] for option in line.request["options"]]
    key: str = next(key for key in keys if key not in note(line)["keys"])
    return key


def take(line: Line, steps: int) -> Line:
    """So many steps, as the lesson would take them."""
    for _ in range(steps):
        line.until(lambda: "key" in note(line))
        reply = line.answer(note(line)["key"])
        assert reply["type"] == "accepted", reply
    return line


def take_all(line: Line) -> Line:
    take(line, len(LESSON.steps))
    return line.until(lambda: note(line).get("over", False))


WITH_REPLIES = next(n for n, step in enumerate(LESSON.steps) if step.replies)


# Which there are


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_lessons_are_listed(server: Server, lang: str):
    """Those of the game for a newcomer first, each in the language of whoever asks."""
    listed = Player(server, lang).get("/lessons")
    assert listed[0]["game"] == games.FIRST
    there = {(game, lesson.id): lesson for game in games.names() for lesson in lessons(games.game(game))}
    assert {(info["game"], info["id"]) for info in listed} == set(there)
    for info in listed:
        lesson = there[info["game"], info["id"]]
        assert (info["minutes"], info["steps"]) == (lesson.minutes, len(lesson.steps))
        assert all([info["game_title"], info["title"], info["about"], info["face"]])
    together = [game for game, _ in groupby(listed, lambda info: info["game"])]
    assert len(together) == len(set(together))


def test_a_language_that_nobody_speaks_is_english(player: Player):
    assert player.get("/lessons", lang="tlh") == player.get("/lessons")


# Beginning one


def test_a_lesson_begins_with_its_first_step(player: Player):
    made = player.post("/lessons", ORDER)
    assert made["path"] == f"/table/{made['match']}"
    line = player.look(made["match"])
    assert "lesson" not in line.table, "before it has begun there is nothing to say"
    line.sit().until(lambda: bool(line.mine))
    said = note(line)
    assert (said["taken"], said["steps"]) == (0, len(LESSON.steps))
    assert said["key"] == LESSON.steps[0].key
    assert said["key"] in said["keys"]
    assert said["clause"] == LESSON.steps[0].clause
    assert all([said["title"], said["text"], said["why"]])
    assert [seat["kind"] for seat in line.table["seats"]].count("person") == 1
    assert line.table["seats"][LESSON.seat]["mine"]


@pytest.mark.parametrize(
    ("order", "status", "words"),
    [
        ({"game": GAME, "lesson": "juggling"}, 404, "There is no such lesson"),
        ({"game": GAME, "lesson": ""}, 404, "There is no such lesson"),
        ({"game": GAME, "lesson": "../" + LESSON.id}, 404, "There is no such lesson"),
        ({"game": GAME, "lesson": LESSON.id + "\0"}, 404, "There is no such lesson"),
        ({"game": "chess", "lesson": LESSON.id}, 404, "chess"),
        ({"game": "", "lesson": LESSON.id}, 404, ""),
    ],
)
def test_a_lesson_that_is_not_there(player: Player, order: Json, status: int, words: str):
    refused, error = player.refused("POST", "/lessons", order)
    assert refused == status
    assert words in error["text"]
    assert player.get("/matches") == []


@pytest.mark.parametrize(
    "order",
    [
        None,
        [],
        {},
        "scathe",
        5,
        {"game": GAME},
        {"lesson": LESSON.id},
        {"game": GAME, "lesson": 1},
        {"game": GAME, "lesson": None},
        {"game": [GAME], "lesson": LESSON.id},
        {**ORDER, "step": 3},
    ],
)
def test_nonsense_begins_nothing(player: Player, order: Json):
    status, error = player.refused("POST", "/lessons", order)
    assert status == 400
    assert error["text"]
    assert player.get("/matches") == []


def test_nobody_begins_a_lesson_without_the_token(player: Player):
    assert player.refused("POST", "/lessons", ORDER, headers={})[0] == 403


# Taking it


def test_a_wrong_answer_is_explained_and_changes_nothing(player: Player, server: Server):
    line = learn(player)
    before, table = server.length(line.match), line.table
    reply = line.answer(wrong(line))
    assert reply["type"] == "refused"
    assert reply["reason"]["clause"] == LESSON.steps[0].clause
    assert reply["reason"]["text"] != note(line)["text"]
    assert not reply.get("stale")
    assert server.length(line.match) == before
    again = player.look(line.match)
    assert {**again.table, "seats": []} == {**table, "seats": []}
    take(again, 1)
    assert note(again)["taken"] == 1


def test_what_cannot_be_answered_at_all_is_refused_for_its_own_reason(player: Player):
    line = learn(player)
    explained, impossible = line.answer(wrong(line)), line.answer("fly:to:the:moon")
    assert impossible["type"] == "refused"
    assert impossible["reason"] != explained["reason"]


def test_a_wrong_answer_is_explained_in_the_language_of_the_learner(server: Server):
    lines = [learn(Player(server, lang)) for lang in ("en", "ja")]
    first, second = (line.answer(wrong(line))["reason"] for line in lines)
    assert first["clause"] == second["clause"]
    assert first["text"] != second["text"]


def test_the_others_reply_as_it_is_written(player: Player, server: Server):
    line = take(learn(player), WITH_REPLIES + 1)
    line.until(lambda: "key" in note(line))
    rows = server.rows("select seat, key from entries where match = ? and kind = 'answer' order by number", line.match)
    given = [key for _, key in takewhile(lambda row: row[0] != LESSON.seat, rows[WITH_REPLIES + 1 :])]
    written = list(LESSON.steps[WITH_REPLIES].replies)
    assert given[: len(written)] == written


def test_while_the_others_reply_nothing_is_to_be_done(player: Player):
    """The note tells what comes next, but no key: nobody can answer for somebody else."""
    line = take(learn(player), WITH_REPLIES + 1)
    line.until(lambda: "key" in note(line))
    steps = [message for message in line.heard if message["type"] == "step"]
    for message in steps:
        asked = any(request["mine"] for request in message["requests"])
        assert ("key" in message["lesson"]) == asked


def test_nothing_is_taken_back_while_it_lasts(player: Player):
    line = take(learn(player), 1)
    line.until(lambda: bool(line.mine))
    assert line.table["undo"] == {"may": False}
    for deed in ("undo", "plea"):
        reply = line.deed(deed)
        assert reply["type"] == "refused"
        assert "lesson" in reply["reason"]["text"]


def test_whoever_looks_on_reads_the_note_and_cannot_answer(player: Player, friend: Player):
    line = learn(player)
    other = friend.look(line.match)
    assert note(other) == note(line)
    reply = other.say("answer", request=line.request["id"], key=note(line)["key"])
    assert reply["type"] == "refused"


def test_a_lesson_waits_at_its_step(player: Player):
    """Whoever closes the page and comes back is where they were."""
    line = take(learn(player), 3)
    line.until(lambda: "key" in note(line))
    said, request = note(line), line.request
    line.close()
    back = player.look(line.match)
    assert (note(back), back.request) == (said, request)
    assert note(back)["taken"] == 3


def test_a_lesson_outlives_the_server(own_server: Server):
    line = take(learn(Player(own_server)), 3)
    line.until(lambda: "key" in note(line))
    said, told = note(line), line.told
    own_server.restart()
    back = line.player.look(line.match)
    assert (note(back), back.told) == (said, told)
    take(back, 1)
    assert note(back)["taken"] == 4


def test_steps_tell_the_same_as_the_whole_table(player: Player):
    line = take(learn(player), 2)
    line.until(lambda: "key" in note(line))
    known = line.whole()
    assert (known["lesson"], known["requests"]) == (note(line), line.table["requests"])


# Afterwards


def test_the_dice_are_the_same_every_time(player: Player, friend: Player):
    first, second = (take_all(learn(who)) for who in (player, friend))
    assert first.told == second.told


def test_again_begins_the_lesson_anew(player: Player):
    line = take(learn(player), 2)
    made = player.post(f"/matches/{line.match}/again", {"swap": True})
    assert made["match"] != line.match
    again = sit_down(player, made["match"])
    assert note(again)["taken"] == 0
    assert again.table["seats"][LESSON.seat]["mine"], "nobody changes seats in a lesson"


def test_a_finished_lesson_can_be_checked(player: Player):
    line = take_all(learn(player)).play_on(at_random())
    assert note(line)["over"]
    assert note(line)["text"]
    assert player.get(f"/matches/{line.match}/verify")["held"]
    assert player.get(f"/matches/{line.match}/replay")["steps"]
    assert player.get("/matches")[0]["over"]


def test_a_lesson_that_was_given_up_can_be_checked(player: Player):
    line = take(learn(player), 1)
    line.until(lambda: "key" in note(line))
    assert line.deed("resign")["type"] == "accepted"
    assert not note(line).get("over")
    assert player.get(f"/matches/{line.match}/verify")["held"]
    assert player.get(f"/matches/{line.match}/replay")["steps"]
    made = player.post(f"/matches/{line.match}/again", {"swap": False})
    assert note(sit_down(player, made["match"]))["taken"] == 0
