"""Compiles and packs what Python needs in the page, and prints what is the same for everybody. Run by compile.mjs.

/staged has the folders `house` (modules and their data), `library` (the standard library) and `tools` (for printing).
"""

import gzip
import json
import marshal
import pickle
import struct
import sys
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from io import BytesIO
from pathlib import Path

from lean import lean

STAGED = Path("/staged")
HOUSE = STAGED / "house"
PACKED = STAGED / "packed"
ANSWERS = STAGED / "answers"
PRINTED = "rulebook.??.md"
"""Nothing asks for it but what is printed here; options are looked up in the English one."""
EPOCH = (1980, 1, 1, 0, 0, 0)
UNCHECKED_HASH = 1
"""Flags of a compiled module whose source nobody looks for."""
NUMBERS = {"decimal_formats", "default_numbering_system", "locale_id", "number_symbols", "numbering_systems"}
NUMBERS |= {"currency_formats", "ordinal_form", "parent_exceptions", "percent_formats", "plural_form"}
"""What words need of all that Babel knows about a language: how numbers are written, and which words go with them."""


def files_of(folder: Path) -> dict[str, bytes]:
    """All files of a folder, with compiled modules in the place of their sources."""
    files = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder)
        if file.suffix == ".py":
            files[name.with_suffix(".pyc").as_posix()] = compiled(file, name)
        elif file.suffix == ".dat":
            files[name.as_posix()] = of_numbers(file)
        elif file.is_file() and not file.match(PRINTED):
            files[name.as_posix()] = file.read_bytes()
    return files


def compiled(file: Path, name: Path) -> bytes:
    source = file.read_bytes()
    code = compile(lean(source, name.as_posix()), name.as_posix(), "exec", dont_inherit=True)
    return MAGIC_NUMBER + struct.pack("<I", UNCHECKED_HASH) + source_hash(source) + marshal.dumps(code)


def of_numbers(file: Path) -> bytes:
    """Of Babel's data what is about numbers."""
    known = pickle.loads(file.read_bytes())
    return pickle.dumps({key: known[key] for key in sorted(NUMBERS & known.keys())})


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
    """What the page may ask for without a guest, in all languages."""
    from theomachy import games
    from theomachy.hosting.memory import in_memory
    from theomachy.hosting.service import MatchService
    from theomachy.page.routes import answer
    from theomachy.presentation.languages import COUNTED, partial
    from theomachy.presentation.text import languages

    service = MatchService(in_memory())
    paths = ["/games", "/lessons", *(f"/rulebook/{name}" for name in games.names())]
    for lang in languages():
        for path in paths:
            said = await answer(service, "", "GET", f"{path}?lang={lang}", "")
            assert said.status == 200, said
            (ANSWERS / f"{path[1:].replace('/', '-')}.{lang}.json").write_text(said.text, encoding="utf-8")
    COUNTED.write_text(json.dumps(partial()))


PACKED.mkdir()
ANSWERS.mkdir()
sys.path[:0] = [str(HOUSE), str(STAGED / "tools")]
sys.dont_write_bytecode = True
await print_answers()  # Pyodide runs it so
for name, content in {"house": packed(files_of(HOUSE)), "library": zipped(files_of(STAGED / "library"))}.items():
    (PACKED / f"{name}.pack").write_bytes(gzip.compress(content, 9, mtime=0))
