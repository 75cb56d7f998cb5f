"""The flags and arguments of the command line. Their help is in the house's words, under `flag-` and their names."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str | None, typer.Argument(metavar="GAME")]
Seats = Annotated[str | None, typer.Option(metavar="NAME,NAME")]
Setup = Annotated[str | None, typer.Option(metavar="PRESET|FILE")]
Parties = Annotated[list[str] | None, typer.Option("--party", metavar="TEXT")]
Rulings = Annotated[list[str] | None, typer.Option("--set", metavar="RULING=VALUE")]
Against = Annotated[str | None, typer.Option(metavar="NAME")]
Mine = Annotated[str | None, typer.Option(metavar="1|2")]
Level = Annotated[str | None, typer.Option(metavar="1|2|3|4")]
Seed = Annotated[str | None, typer.Option(metavar="N")]
Dice = Annotated[str | None, typer.Option(metavar="seeded|typed")]
Resume = Annotated[Path | None, typer.Option(metavar="FILE")]
Save = Annotated[Path | None, typer.Option(metavar="FILE")]
Host = Annotated[str, typer.Option(metavar="ADDRESS")]
Port = Annotated[str, typer.Option(metavar="N")]
Data = Annotated[str, typer.Option(metavar="FILE|URL")]
Owls = Annotated[str, typer.Option(metavar="N")]
Open = Annotated[bool, typer.Option("--open")]
Games = Annotated[str, typer.Option("--games", metavar="N")]
Agents = Annotated[str | None, typer.Option(metavar="NAME,NAME…")]
Workers = Annotated[str | None, typer.Option(metavar="N")]
Swap = Annotated[bool | None, typer.Option("--swap/--no-swap")]
Out = Annotated[Path | None, typer.Option(metavar="FILE")]
GoOn = Annotated[bool, typer.Option("--resume")]
AsJson = Annotated[bool, typer.Option("--json")]
Step = Annotated[str | None, typer.Option(metavar="N")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
MyRecord = Annotated[Path | None, typer.Option("--mine", metavar="FILE")]
NamedGame = Annotated[str, typer.Argument(metavar="GAME")]
Army = Annotated[str, typer.Argument(metavar="TEXT|CODE|FILE")]
Clause = Annotated[str | None, typer.Argument(metavar="CLAUSE")]
Tests = Annotated[Path, typer.Option(metavar="PATH")]
