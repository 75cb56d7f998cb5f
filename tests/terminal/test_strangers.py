"""What a careful stranger tries: nonsense commands, damaged campaigns, damaged records, in every language.

Each ends with a sentence: without a traceback, without a character that nobody can see, and with the status of what was
asked wrongly.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.play.recorded import SCATHE_TEXT
from tests.terminal.command import Ran
from theomachy.presentation.text import FIRST, languages

ASKED_WRONGLY = 2
ESCAPE = "\x1b[31m"
DECODERS = re.compile(
    r"`\$|`(?:int|str|float|bool|object|array|null)\b|\bExpected\b|\bObject\b|\bmsgspec\b|Traceback|<class|\bNone\b"
    r"|\{\?\?\?\}|\{ ?\$|'id':"
)
"""What only a programmer would say."""
LONG = "x" * 3000

NONSENSE = f"""
frobnicate
plya
play chess
play scathe godtear
play --seed minus
play --seed -1
play --seed 99999999999999999999
play --players 0
play --players 9
play --players two
play --against nobody
play --against greedy,greedy,greedy
play --against search:0
play --against search:9999999999
play --against module:Class
play --against greedy+rude
play --against ,
play --seat 3 --against greedy
play --seat 1
play --level god
play --level captain --against greedy
play --level captain --style rude
play --style bold
play --dice loaded
play --setup nowhere
play --setup nowhere.json
play --party
play --party knight
play --party kn1ght --party knight
play --party {LONG} --party knight
play --party {ESCAPE} --party knight
play --set
play --set death
play --set death=soon
play --set life=long
play godslayer --set level=99999999
play godslayer --set levels=1,99999999
play godbreaker --set levels=maybe
play --resume nowhere.record
play --resume .
play --from nowhere.record
play --from whole.record --at 99999
play --from whole.record --at x
play --at 3
play --resume whole.record --seed 3
play --resume whole.record --from whole.record
play --save whole.record
play --save nowhere/at/all.record
play --frob
play --lang
play --lang xx
play {ESCAPE}
play {LONG}
learn frob
learn {ESCAPE}
rules chess
rules scathe zebra
rules scathe {ESCAPE}
rules coverage
rules coverage --tests nowhere
replay frob
replay show
replay show nowhere.record
replay show whole.record --step 99999
replay show whole.record --step -3
replay show .
replay verify nowhere.record
replay verify whole.record --key zz
replay verify whole.record --key {"0" * 64}
replay verify whole.record --head zz
replay verify whole.record --mine nowhere.record
replay verify winter.campaign
review nowhere.record
review winter.campaign
army check chess knight
army check scathe zebra
army check scathe kn1ght,paladin
army check godtear {ESCAPE}
army check godslayer {LONG}
army check godbreaker nobody:nothing
army check scathe nowhere.txt
army show scathe zebra
army share scathe zebra
army check godtear scathe.knight.paladin.high-mage.hn
army check scathe scathe.knight.paladin.high-mage.zz
army check scathe .
campaign new chess a.campaign
campaign new scathe a.campaign
campaign new godbreaker winter.campaign
campaign new godbreaker nowhere/a.campaign
campaign new godbreaker a.campaign --seats greddy,Ben
campaign new godbreaker a.campaign --seats Ann,Ann
campaign new godbreaker a.campaign --seats Ann,captain
campaign new godbreaker a.campaign --seats x.y:Z,greedy
campaign new godbreaker a.campaign --seats {ESCAPE},greedy
campaign new godbreaker a.campaign --seats {LONG},greedy
campaign new godbreaker a.campaign --name {ESCAPE}
campaign new godbreaker a.campaign --name {LONG}
campaign new godbreaker a.campaign --scenarios zebra
campaign new godbreaker a.campaign --scenarios ,
campaign show nowhere.campaign
campaign show whole.record
campaign play whole.record
campaign play winter.campaign --matches 0
sim chess
sim --games 0
sim --games many
sim --seats greddy,greedy
sim --seats greedy
sim --seats search:0,random
sim --workers 0
sim --workers 9999
sim --resume
sim --out x.txt
sim --out nowhere/x.csv
arena
arena --agents random
arena --agents random,random
arena --agents random,greedy --until 0.9
arena --agents random,greedy --games 3
lab frob
lab run nowhere.toml
lab run bad.toml
lab run study.toml --out nowhere/at/all
lab report nowhere
lab report .
lab compare nowhere
lab even nowhere knight
lab measured nowhere
lab list nowhere
serve --port 99999
serve --port x
serve --data nowhere/x.db
serve --data mysql://x
serve --studies nowhere
serve --log-format yaml
serve --trusted-proxy nowhere
think
think --redis nowhere
tidy --data nowhere/x.db
tidy --keep-matches x
backup nowhere/copy.db --data nowhere/x.db
restore nowhere.db
move nowhere.db elsewhere.db
page nowhere
words missing
words missing {ESCAPE}
fault nowhere
fault winter.campaign
""".strip().splitlines()
MAY_SAY = {
    "army check": 1,  # an army that is not legal was not asked wrongly
    "army show": 1,
    "army share": 1,
}


CAMPAIGNS: list[tuple[list[Any], Any]] = [
    *((["format"], value) for value in ("theomachy campaign 9", ESCAPE, 3, None, "")),
    *((["name"], value) for value in (ESCAPE, "a\nb", LONG, "", " ", 3, None, "\u3164", "a\u202eb")),
    *((["game"], value) for value in ("chess", "scathe", "godslayer", ESCAPE, 3, LONG)),
    *((["rules"], value) for value in (2, None, [])),
    *((["seed"], value) for value in (3, None, {})),
    *((["players"], value) for value in ([], None, [{"name": "Ann"}], "Ann", [{"name": "Ann"}] * 9)),
    *((["players", 0, "name"], value) for value in (ESCAPE, "a\nb", LONG, "", 3, "\u2800")),
    *((["players", 1, "agent"], value) for value in (3, ["greedy"])),
    *((["setup"], value) for value in (None, [], {"circles": 3}, {"circles": [ESCAPE, LONG]}, {"levels": "all"})),
    *((["setup", "circles"], value) for value in ([], ["x"], ["x", "y", "z"], [1, 2])),
    *((["turns"], value) for value in (None, {"colour": ["red"]}, {"scenario": []}, {"scenario": [3]}, {ESCAPE: [1]})),
    *((["matches"], value) for value in (None, [{}], [3], "none")),
    (["more"], 3),
]

RECORDS: list[tuple[str, str]] = [
    ("theomachy record 1", "theomachy record 9"),
    ("theomachy record 1", ESCAPE),
    ("theomachy record 1\n", ""),
    ("theomachy record 1", "{"),
    ("game scathe", "game chess"),
    ("game scathe", f"game {ESCAPE}"),
    ("game scathe", "game"),
    ("game scathe", "gamescathe"),
    ("game scathe", "game scathe\ngame scathe"),
    ("rules ", "rules 999"),
    ("content ", f"content {ESCAPE}"),
    ("setup {", "setup ["),
    ("setup {", "setup {{"),
    ("setup {", 'setup {"more": 3, '),
    ("dice seeded", "dice loaded"),
    ("dice seeded ", "dice seeded zz"),
    ("commitment ", "commitment 00"),
    ("\n-- ", "\n-- 00"),
    ("\n1 | ", "\n2 | "),
    ("\n1 | 1 | ", "\n1 | 9 | "),
    ("\n1 | ", f"\n{ESCAPE} | "),
    (" | ", " / "),
    ("\nend | ", "\nend"),
    ("\nend | ", "\nfinish | "),
    ("\nstory | ", "\nstory"),
    ('"events"', f'"{LONG}"'),
]


long = pytest.mark.long
LANGS = [lang if lang == FIRST else pytest.param(lang, marks=long) for lang in languages()]
SOME = [line if not number % 4 else pytest.param(line, marks=long) for number, line in enumerate(NONSENSE)]
"""A quarter of the commands for every time; all of them in the long form."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "whole.record").write_text(SCATHE_TEXT)
    (tmp_path / "bad.toml").write_text("name = \n")
    (tmp_path / "study.toml").write_text('name = "x"\ngame = "scathe"\ngames = 2\n')
    new = ("campaign", "new", "godbreaker", "winter.campaign", "--seats", "Ann,greedy", "--seed", "3")
    assert Ran(*new).status == 0
    return tmp_path


def faults_of(ran: Ran, status: int | None = ASKED_WRONGLY) -> Iterator[str]:
    """What a stranger would object to."""
    if status is not None and ran.status != status:
        yield f"status {ran.status} instead of {status}"
    if status == ASKED_WRONGLY and ran.err.count("\n") != 1:
        yield "not one sentence"
    if status == ASKED_WRONGLY and not ran.err.startswith("theomachy: "):
        yield "nobody says it"
    text = ran.out + ran.err
    if not all(letter.isprintable() or letter in "\n\u3000" for letter in text):
        yield "raw characters"
    if found := DECODERS.search(text):
        yield f"a programmer's word: {found[0]}"
    if any(len(line) > 1000 for line in text.splitlines()):
        yield "a line without an end"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("line", SOME, ids=lambda line: ascii(line)[1:60])
def test_a_nonsense_command_is_one_sentence(line: str, lang: str, here: Path) -> None:
    before = {path.name for path in here.iterdir()}
    ran = Ran("--lang", lang, *line.split(" "))
    status = next((status for begins, status in MAY_SAY.items() if line.startswith(begins)), ASKED_WRONGLY)
    found = [*faults_of(ran, ASKED_WRONGLY if ran.status == ASKED_WRONGLY else status)]
    assert not found, (found, ran.status, ran.out[-600:], ran.err[-600:])
    assert {path.name for path in here.iterdir()} == before, "nothing is made by a slip"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", range(len(CAMPAIGNS)))
@pytest.mark.parametrize("command", ["show", pytest.param("play", marks=long)])
def test_a_damaged_campaign_is_one_sentence(number: int, lang: str, command: str, here: Path) -> None:
    path, value = CAMPAIGNS[number]
    plain = inner = json.loads((here / "winter.campaign").read_text("utf-8"))
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    (here / "winter.campaign").write_text(json.dumps(plain), "utf-8")
    ran = Ran("--lang", lang, "campaign", command, "winter.campaign")
    found = [*faults_of(ran)]
    assert not found, (path, value, found, ran.status, ran.out[-600:], ran.err[-600:])
    assert "winter.campaign: " in ran.err


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", range(len(RECORDS)))
@pytest.mark.parametrize(
    "command",
    ["replay show", *(pytest.param(line, marks=long) for line in ("replay verify", "review", "play --resume"))],
)
def test_a_damaged_record_is_one_sentence(number: int, lang: str, command: str, here: Path) -> None:
    old, new = RECORDS[number]
    assert old in SCATHE_TEXT
    (here / "whole.record").write_text(SCATHE_TEXT.replace(old, new, 1))
    ran = Ran("--lang", lang, *command.split(), "whole.record")
    found = [*faults_of(ran)]
    assert not found, (old, new, found, ran.status, ran.out[-600:], ran.err[-600:])
    assert "whole.record" in ran.err


@pytest.mark.parametrize("part", range(0, 100, 5))
def test_a_cut_file_is_one_sentence(part: int, here: Path) -> None:
    for name, command in (("winter.campaign", "campaign show"), ("whole.record", "replay show")):
        text = (here / name).read_text("utf-8")
        (here / name).write_text(text[: len(text) * part // 100], "utf-8")
        found = [*faults_of(ran := Ran(*command.split(), name))]
        assert not found, (found, ran.status, ran.err)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x00" * 100, b"\xef\xbb\xbf", b"[" * 100_000, b"{}", b"null"])
def test_a_file_of_something_else_is_one_sentence(data: bytes, here: Path) -> None:
    (here / "other").write_bytes(data)
    for command in ("campaign show", "replay show", "replay verify", "review", "lab run", "play --resume", "fault"):
        found = [*faults_of(ran := Ran(*command.split(), "other"))]
        assert not found, (command, found, ran.status, ran.err[-300:])
