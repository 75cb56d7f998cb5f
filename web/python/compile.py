"""Compiles and packs what Python needs in the page, and prints what is the same for everybody. Run by compile.mjs.

/staged has the folders `house` (modules and their data), `library` (the standard library) and `tools` (for printing).
"""

import gzip
import json
import struct
import sys
import zipfile
from io import BytesIO
from pathlib import Path
from py_compile import PycInvalidationMode, compile

STAGED = Path("/staged")
HOUSE = STAGED / "house"
PACKED = STAGED / "packed"
ANSWERS = STAGED / "answers"
EPOCH = (1980, 1, 1, 0, 0, 0)


def files_of(folder: Path) -> dict[str, bytes]:
    """All files of a folder, with compiled modules in the place of their sources."""
    files = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder)
        if file.suffix == ".py":
            files[name.with_suffix(".pyc").as_posix()] = compiled(file, name)
        elif file.is_file():
            files[name.as_posix()] = file.read_bytes()
    return files


def compiled(file: Path, name: Path) -> bytes:
    how = PycInvalidationMode.UNCHECKED_HASH
    compile(str(file), "/tmp/pyc", dfile=name.as_posix(), doraise=True, invalidation_mode=how)
    return Path("/tmp/pyc").read_bytes()


def packed(files: dict[str, bytes]) -> bytes:
    """The length of an index, the index, and all files one after the other: python.ts lays them out."""
    index = json.dumps([[name, len(content)] for name, content in files.items()]).encode()
    return struct.pack("<I", len(index)) + index + b"".join(files.values())


def zipped(files: dict[str, bytes]) -> bytes:
    """An archive that Python imports from. Nothing in it is compressed by itself."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)
    return out.getvalue()


async def print_answers() -> None:
    """What the page may ask for without a guest, in all languages; and words, parsed."""
    from theomachy import games
    from theomachy.hosting.memory import in_memory
    from theomachy.hosting.service import MatchService
    from theomachy.page.routes import answer
    from theomachy.presentation.languages import COUNTED, partial
    from theomachy.presentation.text import PARSED, languages, parse, word_files

    service = MatchService(in_memory())
    paths = ["/games", "/lessons", *(f"/rulebook/{name}" for name in games.names())]
    for lang in languages():
        for path in paths:
            said = await answer(service, "", "GET", f"{path}?lang={lang}", "")
            assert said.status == 200, said
            (ANSWERS / f"{path[1:].replace('/', '-')}.{lang}.json").write_text(said.text, encoding="utf-8")
        for file in word_files(HOUSE / "theomachy", lang):
            file.with_name(file.name + PARSED).write_bytes(parse(file))
    COUNTED.write_text(json.dumps(partial()))


PACKED.mkdir()
ANSWERS.mkdir()
sys.path[:0] = [str(HOUSE), str(STAGED / "tools")]
sys.dont_write_bytecode = True
await print_answers()  # Pyodide runs it so
for name, content in {"house": packed(files_of(HOUSE)), "library": zipped(files_of(STAGED / "library"))}.items():
    (PACKED / f"{name}.pack").write_bytes(gzip.compress(content, 9, mtime=0))
