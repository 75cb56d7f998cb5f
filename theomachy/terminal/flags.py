"""The flags and arguments of the command line, with their help."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; `theomachy rules` lists them.")]
Seats = Annotated[str | None, typer.Option(help="An agent for each seat.", metavar="NAME,NAME")]
Setup = Annotated[str | None, typer.Option(help="A preset of the game, or a .json file.", metavar="PRESET|FILE")]
Parties = Annotated[list[str] | None, typer.Option("--party", help="A party, once for each seat.", metavar="TEXT")]
Rulings = Annotated[
    list[str] | None, typer.Option("--set", help="How an unclear rule is read.", metavar="RULING=VALUE")
]
Against = Annotated[
    str | None, typer.Option(help="An agent for the other seat; without it people share the screen.", metavar="NAME")
]
Mine = Annotated[str | None, typer.Option(help="Your seat against agents.", metavar="1|2")]
Seed = Annotated[str | None, typer.Option(help="Settles all dice.", metavar="N")]
Dice = Annotated[str | None, typer.Option(help="Seeded dice, or your own, typed in.", metavar="seeded|typed")]
Resume = Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")]
Save = Annotated[Path | None, typer.Option(help="Keep the game in this file as it goes.", metavar="FILE")]
Games = Annotated[str, typer.Option("--games", help="How many.", metavar="N")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Step = Annotated[str | None, typer.Option(help="Stop after so many answers.", metavar="N")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
Tests = Annotated[Path, typer.Option(help="Of coverage: where the tests lie.", metavar="PATH")]
