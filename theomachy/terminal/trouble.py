"""What a person did wrong on the command line, in one sentence."""


class Trouble(Exception):  # noqa: N818
    """Where (a flag, a file and its line) and what. Shown without a traceback; the command ends with status 2."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
