"""A wheel contains the built client: `pip install .` is all that a player needs. Where `make docs` was run before, it
contains the docs, too, and so does an sdist, for the wheels that are built of it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        docs = Path(self.root) / "build" / "docs"
        if docs.is_dir() and version != "editable":
            build_data["force_include"][str(docs)] = (
                "theomachy/server/docs" if self.target_name == "wheel" else "build/docs"
            )
        if self.target_name == "wheel" and version != "editable":  # a checkout builds its client with `make client`
            subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py"), "--if-needed"], check=True)
