"""Builds the page without a server into build/page: one folder for any static host.

    python web/page.py [--if-needed]

Run by `make page`; with --if-needed nothing is done if no source is newer than the build. The client, the
games, Python for the browser: all of it lies in the folder, and nothing is fetched from elsewhere when it is used. The
same sources make the same bytes on any machine: what is compiled or packed is so by the Pyodide that lies in the folder
itself.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

from build import ROOT, WEB, install, npm, run_node

PYTHON = WEB / "python"
"""What is pinned for it: Pyodide by a lock of npm's, wheels by their hashes."""
PYODIDE = PYTHON / "node_modules" / "pyodide"
LICENCES = PYTHON / "licences"
"""Of what the page brings that has none in a wheel of its own."""
STAGED = ROOT / "build" / "staged"
PAGE = ROOT / "build" / "page"
ASSETS = WEB / "src" / "assets"
WHEEL_TAGS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
ABI_TAGS = ("--abi", "cp314", "--abi", "none")
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
FRONTS = ("server", "terminal", "lab", "reports", "testing", "cli", "__pycache__")
"""Of the package what a page has no use for."""
TOOLS = ("markdown_it", "mdurl")
"""Packages that only print."""
LOCALES = ("root", "en", "ja")
UNUSED_LIBRARY = set(
    """__hello__ __phello__ _markupbase _pydatetime _pyio _pyrepl _strptime antigravity argparse bdb cProfile cmd code
    colorsys compileall configparser csv ctypes curses doctest email ensurepip filecmp fileinput ftplib getopt getpass
    gettext graphlib html http idlelib imaplib lib2to3 mailbox mimetypes modulefinder multiprocessing netrc nturl2path
    optparse pdb pickletools plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data quopri
    rlcompleter runpy sched shelve shlex smtplib socketserver sqlite3 sre_compile sre_constants sre_parse statistics
    stringprep symtable tabnanny tarfile this timeit tkinter trace tracemalloc tty turtle unittest venv wave webbrowser
    wsgiref xml xmlrpc zipapp asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events
    asyncio/windows_utils concurrent/futures/process concurrent/interpreters importlib/_bootstrap
    importlib/_bootstrap_external logging/config logging/handlers pyodide/console sysconfig/__main__ urllib/request
    urllib/robotparser""".split()
)
"""Of the standard library what nothing in a page ever imports."""
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig"}
MANIFEST = {
    "name": "Theomachy",
    "short_name": "Theomachy",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#0f1219",
    "theme_color": "#0f1219",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        *(
            {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size in (192, 512)
            for purpose in ("any", "maskable")
        ),
    ],
}


def main(arguments: list[str]) -> None:
    if "--if-needed" in arguments and up_to_date():
        return
    install(WEB)
    install(PYTHON)
    npm("run", "build", "--silent", "--", "--mode", "page")
    (PAGE / "page.html").rename(PAGE / "index.html")
    offer(os.environ.get("SERVER", ""))
    stage()
    run_node(PYTHON / "compile.mjs", STAGED)
    collect()
    add_notices()
    write_service_worker()
    files = [file for file in PAGE.rglob("*") if file.is_file()]
    print(f"{PAGE.relative_to(ROOT)}: {len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB")


def up_to_date() -> bool:
    folders = [WEB / "src", ROOT / "theomachy"]
    files = [*WEB.glob("*.*"), *PYTHON.glob("*.*"), *(file for folder in folders for file in folder.rglob("*"))]
    sources = [file for file in files if file.is_file() and not {"__pycache__", "client"} & {*file.parts}]
    built = PAGE / "sw.js"
    return built.exists() and all(file.stat().st_mtime <= built.stat().st_mtime for file in sources)


def offer(server: str) -> None:
    """Name a server to those who want to play with friends."""
    if server and not re.fullmatch(r"https?://[^\s\"<>&]+", server):
        raise SystemExit(f"SERVER: {server!r} is no address of a server, such as https://play.example.org")
    index, empty = PAGE / "index.html", '<meta name="theomachy-server" content=""'
    assert empty in index.read_text()
    index.write_text(index.read_text().replace(empty, empty.replace('""', f'"{server}"')))


# What goes into Python


def stage() -> None:
    """Lay out what is to be compiled and packed."""
    shutil.rmtree(STAGED, ignore_errors=True)
    house = STAGED / "house"
    shutil.copytree(ROOT / "theomachy", house / "theomachy", ignore=left_out(FRONTS, ROOT / "theomachy"))
    for wheel in sorted(download().glob("*.whl")):
        tool = wheel.name.startswith(TOOLS)
        extract(wheel, STAGED / "tools" if tool else house, lambda name: ".dist-info/" not in name and is_used(name))
    extract(PYODIDE / "python_stdlib.zip", STAGED / "library", is_used_library)


def left_out(names: tuple[str, ...], top: Path) -> Callable[[str, list[str]], list[str]]:
    """For copytree: fronts of the package, and what was compiled by another Python."""

    def ignore(folder: str, found: list[str]) -> list[str]:
        return [name for name in found if name == "__pycache__" or (Path(folder) == top and name in names)]

    return ignore


def is_used(name: str) -> bool:
    """Whether a file of a wheel is needed here: of locales only the house's, of time zones none."""
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in LOCALES
    return not name.startswith(("pytz/zoneinfo/", "babel/messages/")) and not name.endswith(".pyi")


def is_used_library(name: str) -> bool:
    module = Path(name.removesuffix(".py"))
    if module.parent.name == "encodings":
        return module.name in ENCODINGS
    return not {module.as_posix(), *(above.as_posix() for above in module.parents)} & UNUSED_LIBRARY


def download() -> Path:
    wheels = STAGED / "wheels"
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
    exactly = ("--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(PYTHON / "requirements.txt"))
    subprocess.run([*pip, *exactly, *WHEEL_TAGS, *ABI_TAGS, "--dest", str(wheels)], check=True)
    return wheels


def extract(archive: Path, folder: Path, wanted: Callable[[str], bool]) -> None:
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder, [name for name in packed.namelist() if wanted(name)])


# The folder


def collect() -> None:
    (PAGE / "py").mkdir()
    for name in INTERPRETER:
        shutil.copyfile(PYODIDE / name, PAGE / "py" / name)
    for file in (STAGED / "packed").iterdir():
        shutil.copyfile(file, PAGE / "py" / file.name)
    shutil.copytree(STAGED / "answers", PAGE / "answers")
    sizes = {file.name: file.stat().st_size for file in sorted((PAGE / "py").iterdir())}
    (PAGE / "py" / "sizes.json").write_text(json.dumps(sizes) + "\n")
    shutil.copyfile(ASSETS / "mark.svg", PAGE / "icon.svg")
    for icon in ASSETS.glob("icon-*.png"):
        shutil.copyfile(icon, PAGE / icon.name)
    (PAGE / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2) + "\n")


def add_notices() -> None:
    """The terms of what runs in Python beside those of the client's parts."""
    notices = [(PAGE / "assets" / "notices.txt").read_text()]
    pyodide = json.loads((PYODIDE / "package.json").read_text())
    parts = {
        f"Pyodide {pyodide['version']}": "pyodide",
        "CPython and its library": "cpython",
        "Emscripten": "emscripten",
    }
    for name, file in parts.items():
        notices.append(f"## {name}\n\n{(LICENCES / f'{file}.txt').read_text().strip()}\n")
    for wheel in sorted((STAGED / "wheels").glob("*.whl")):
        notices.append(notice_of(wheel))
    (PAGE / "assets" / "notices.txt").write_text("\n".join(notices))


def notice_of(wheel: Path) -> str:
    """The name of a package and the licences that lie in its wheel."""
    name, version, *_ = wheel.name.split("-")
    with zipfile.ZipFile(wheel) as packed:
        files = [file for file in packed.namelist() if ".dist-info/" in file and "LICENSE" in Path(file).name.upper()]
        texts = [packed.read(file).decode("utf-8") for file in sorted(files)]
    return f"## {name} {version}\n\n" + "\n\n".join(text.strip() for text in texts) + "\n"


def write_service_worker() -> None:
    """The version of the page is a hash over all its files; its service worker knows both."""
    script = PAGE / "sw.js"
    code = script.read_text()
    script.unlink()
    files = sorted(file.relative_to(PAGE).as_posix() for file in PAGE.rglob("*") if file.is_file())
    version = hashlib.sha256()
    for name in files:
        version.update(name.encode() + b"\n" + hashlib.sha256((PAGE / name).read_bytes()).digest())
    version.update(code.encode())
    sizes = {"./" if name == "index.html" else name: (PAGE / name).stat().st_size for name in files}
    known = f"const VERSION = {json.dumps(version.hexdigest()[:16])}, FILES = {json.dumps(sizes)}"
    script.write_text(f"{known}\n{code}")


if __name__ == "__main__":
    main(sys.argv[1:])
