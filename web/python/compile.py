"""Compiles and packs what Python needs in the page, and prints what is the same for everybody. Run by compile.mjs.

/staged has the folders `house` (modules and their data), `library` (the standard library) and `tools` (for printing).
"""

import json
import sys
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode, compile

STAGED = Path("/staged")
PACKED = STAGED / "packed"
ANSWERS = STAGED / "answers"
EPOCH = (1980, 1, 1, 0, 0, 0)


def pack(folder: Path, archive: Path) -> None:
    """A folder as an archive, with compiled modules in the place of their sources."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                name = file.relative_to(folder)
                content = compiled(file, name) if file.suffix == ".py" else file.read_bytes()
                packed = name.with_suffix(".pyc") if file.suffix == ".py" else name
                info = zipfile.ZipInfo(packed.as_posix(), EPOCH)
                info.compress_type = zipfile.ZIP_DEFLATED
                out.writestr(info, content)


def compiled(file: Path, name: Path) -> bytes:
    compile(str(file), "/tmp/pyc", dfile=name.as_posix(), doraise=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    return Path("/tmp/pyc").read_bytes()


async def print_answers() -> None:
    """What the page may ask for without a guest, in all languages."""
    from theomachy import games
    from theomachy.page.routes import answer
    from theomachy.hosting.memory import in_memory
    from theomachy.hosting.service import MatchService
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
sys.path[:0] = [str(STAGED / "house"), str(STAGED / "tools")]
sys.dont_write_bytecode = True
await print_answers()  # noqa: F704, PLE1142: Pyodide runs it so
pack(STAGED / "house", PACKED / "house.zip")
pack(STAGED / "library", PACKED / "python_stdlib.zip")
