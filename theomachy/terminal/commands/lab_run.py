"""`theomachy lab run`: a study from its file into a folder of tables."""

import typer
from rich.text import Text

from theomachy import games
from theomachy.kernel import Refused
from theomachy.lab.changes import versions_by_change
from theomachy.lab.engines import ENGINES, Engine, local, ray_cluster
from theomachy.lab.file import Faulty, read_study
from theomachy.lab.journal import Head
from theomachy.lab.rows import Row
from theomachy.lab.sinks import FolderSink
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal import flags
from theomachy.terminal.commands.studies import carry_out, read_workers, tell_interrupted, told
from theomachy.terminal.errors import Trouble
from theomachy.terminal.files import read_text
from theomachy.terminal.screen.console import Screen
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import GOOD


def run(
    study: flags.StudyFile,
    out: flags.StudyOut = None,
    workers: flags.Workers = None,
    engine: flags.EngineName = "local",
    address: flags.Address = None,
) -> None:
    """Play a study, or go on with one."""
    text = read_text(study)
    plays = _engine(engine, workers, address)
    try:
        what, lines = read_study(text)
        head = Head(what, versions_by_change(what, lines))
    except Faulty as no:
        where = f"{study}:{no.line}" if no.line else str(study)
        if no.game:
            raise Trouble(where, no.reason, of=games.game(no.game)) from None
        raise Trouble(where, no.reason.id, **no.reason.args) from None
    folder = study.with_suffix("") if out is None else out
    if not folder.parent.is_dir():
        raise Trouble(f"--out {folder}", "trouble-no-folder-above", folder=str(folder.parent))
    game = games.game(what.game)
    played = 0

    def seen(row: Row) -> None:
        nonlocal played
        played += 1

    with told(game, str(folder)):
        tables = FolderSink(folder, text)
        tables.begin()
        found = carry_out(head, tables, plays, seen, resume=True)
    words = Words(game)
    if not found.done:
        tell_interrupted(words, "lab-interrupted", folder, played, what.total)
        raise typer.Exit(130)
    new = played - found.resumed
    pace = f"{new / found.seconds:.1f}" if found.seconds else "–"
    line = words.say(
        "lab-done", games=played, cells=len(what.cells), new=new, seconds=f"{found.seconds:.1f}", pace=pace,
        folder=Verbatim(folder),
    )  # fmt: skip
    Screen().print(Flow(Text(line, style=GOOD)), highlight=False)


def _engine(name: str, workers: str | None, address: str | None) -> Engine:
    if name not in ENGINES:
        raise Trouble("--engine", "lab-no-engine", text=name, known=list(ENGINES))
    if address is not None and name != "ray":
        raise Trouble("--address", "lab-address-alone")
    number = read_workers(workers)
    if name == "local":
        return local(number)
    try:
        return ray_cluster(address, None if workers is None else number)
    except Refused as no:
        raise Trouble("--engine ray", no.reason) from None
