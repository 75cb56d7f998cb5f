"""Parts that only the lab needs. They are looked for before a study begins and loaded when they are used."""

from importlib.util import find_spec

from theomachy.kernel import refuse


def need(part: str, extra: str = "lab") -> None:
    """Raise Refused if a part is not installed, with the extra that it comes with."""
    if find_spec(part) is None:
        raise refuse("sim-part-missing", part=part, extra=extra)
