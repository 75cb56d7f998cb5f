"""How processes of tests have ended: written down beside what they complained about, by whoever has waited for them."""

from contextlib import suppress
from pathlib import Path


def bury(pid: int, status: int, errors: str) -> None:
    with suppress(FileNotFoundError), _ends(errors).open("a") as ends:  # else its folder is gone, and nobody asks
        ends.write(f"process {pid} has ended with {status}\n")


def ends_of(errors: Path) -> str:
    ends = _ends(errors)
    return ends.read_text() if ends.exists() else ""


def _ends(errors: str | Path) -> Path:
    return Path(f"{errors}.ends")
