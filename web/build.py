"""Build the client into theomachy/server/client, with the Node.js that web/node.py finds.

    python web/build.py [--if-needed | --check]

Run by `make client`, by `make lint` (--check runs ESLint, svelte-check, Prettier and Vitest, and builds nothing) and by
the build of a wheel. With --if-needed nothing is done if no source is newer than the build.
"""

import importlib.util
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import node

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
        codes = list(pool.map(lambda name: node.run("npm", ("run", f"check:{name}", "--silent"), WEB), CHECKS))
    if failed := [name for name, code in zip(CHECKS, codes, strict=True) if code]:
        sys.exit(f"the client fails in: {', '.join(failed)}")


def write_wire() -> None:
    """Write src/wire.ts anew from the structs of the server.

    A build without msgspec, such as that of a wheel, takes the file as it is: a test holds that it says the same.
    """
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
    """Run npm in a folder, and end with its status if it fails."""
    if code := node.run("npm", arguments, folder):
        sys.exit(code)


def run_node(script: Path, *arguments: Path) -> None:
    """Run a script with Node.js, in the folder where its modules are."""
    if code := node.run("node", [str(script), *map(str, arguments)], script.parent):
        sys.exit(code)


if __name__ == "__main__":
    main(sys.argv[1:])
