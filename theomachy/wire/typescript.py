"""The wire as TypeScript: every struct an interface, every vocabulary a type, with the docstrings of all of them.

    python -m theomachy.wire.typescript

writes web/src/wire.ts, and leaves the file alone if it says that already. web/build.py does so before it builds.
"""

import ast
import importlib
import inspect
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from theomachy.hosting import branches, campaigns, matchmaking, timing
from theomachy.wire import lab_pages, pages, review_pages
from theomachy.wire.messages import from_server, requests, scene, to_server

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
MODULES = (scene, requests, from_server, to_server, pages, review_pages, lab_pages)
ORDERS: tuple[type[msgspec.Struct], ...] = (
    matchmaking.NewMatch,
    timing.TimeControl,
    matchmaking.NewLesson,
    branches.NewBranch,
    campaigns.NewCampaign,
)
"""What a client asks hosting for."""
UNIONS = {"FromServer": from_server.FromServer, "ToServer": to_server.ToServer}
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
LEFT_OUT = {"None", "Nothing"}
"""What a field never says: it is left out instead."""
WIDTH = 120
HEAD = """\
// Made by theomachy/wire/typescript.py from the structs of theomachy/wire: change those.
// docs/protocol.md tells it in words.
// All words are in the language of the viewer; ids are never shown. A field that has its usual value (0, "", [], {},
// false, null) is left out: `?` marks those.
"""


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, _said(f"export const PROTOCOL = {from_server.PROTOCOL}", _doc_of(from_server, "PROTOCOL"))]
    parts += [_alias(name, module) for name, module in _vocabularies().items()]
    for module in MODULES:
        parts.append(f"// ---- {_first_line(module)}\n")
        parts += [_interface(struct) for struct in _structs_of(module)]
    parts += ["// ---- What is ordered over HTTP\n", *map(_interface, ORDERS)]
    parts += ["// ---- All that is said over the socket\n", *(_union(name, kind) for name, kind in UNIONS.items())]
    return "\n".join(parts)


def write() -> None:
    text = typescript()
    if not FILE.exists() or FILE.read_text("utf-8") != text:
        FILE.write_text(text, "utf-8")


# Structs


def _interface(struct: type[msgspec.Struct]) -> str:
    tree = _class_of(struct)
    sent = {field.name: field for field in msgspec.structs.fields(struct)}
    lines = [f"export interface {struct.__name__} {{"]
    if tag := struct.__struct_config__.tag:
        lines.append(f'  type: "{tag}"')
    for annotated, doc in _documented(tree.body):
        if not isinstance(annotated, ast.AnnAssign) or not isinstance(annotated.target, ast.Name):
            continue
        field = sent[annotated.target.id]
        mark = "" if field.required else "?"
        declared = f"  {field.encode_name}{mark}: {_type(annotated.annotation, inspect.getmodule(struct))}"
        lines.append(_said(declared, doc, "  ").rstrip("\n"))
    return _said("\n".join([*lines, "}"]), ast.get_docstring(tree) or "")


def _type(node: ast.expr, module: ModuleType | None) -> str:
    """An annotation in TypeScript."""
    match node:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            sides = [side for side in (left, right) if ast.unparse(side) not in LEFT_OUT]
            return " | ".join(_type(side, module) for side in sides)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            text = _type(inner, module)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_type(key, module)}, {_type(value, module)}>"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"[{', '.join(_type(part, module) for part in parts)}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=words):
            return _words(word.value for word in ast.walk(words) if isinstance(word, ast.Constant))
        case ast.Name(id=name):
            return PLAIN.get(name) or _plain(getattr(module, name)) or name
    raise TypeError(f"{ast.unparse(node)} has no like in TypeScript")


def _plain(kind: Any) -> str | None:
    """The type behind one that only narrows it: what a client says is checked by the server."""
    return PLAIN[get_args(kind)[0].__name__] if get_origin(kind) is Annotated else None


# Vocabularies


def _vocabularies() -> dict[str, ModuleType]:
    """The names that fields give to texts and their closed vocabularies, each with the module that defines it."""
    named: dict[str, ModuleType] = {}
    for struct in (*(struct for module in MODULES for struct in _structs_of(module)), *ORDERS):
        module = inspect.getmodule(struct)
        assert module is not None
        for node in ast.walk(_class_of(struct)):
            name = node.id if isinstance(node, ast.Name) else ""
            kind = getattr(module, name, None)
            if name not in (*PLAIN, *LEFT_OUT) and (kind is str or get_origin(kind) is Literal):
                named[name] = _home(name, module)
    return dict(sorted(named.items()))


def _home(name: str, module: ModuleType) -> ModuleType:
    """The module from which a name was imported, or the one itself."""
    for node in _tree(module).body:
        if isinstance(node, ast.ImportFrom) and node.module and any(alias.name == name for alias in node.names):
            return _home(name, importlib.import_module(node.module))
    return module


def _alias(name: str, module: ModuleType) -> str:
    kind = getattr(module, name)
    return _said(f"export type {name} = {'string' if kind is str else _words(get_args(kind))}", _doc_of(module, name))


def _words(vocabulary: Iterable[Any]) -> str:
    return " | ".join(f'"{word}"' for word in vocabulary if word)


def _union(name: str, kind: Any) -> str:
    return "\n  | ".join([f"export type {name} =", *(struct.__name__ for struct in get_args(kind))]) + "\n"


# The source


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _structs_of(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs that a module defines and that are sent: those with fields."""
    for node in _tree(module).body:
        struct = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if struct is not None and (struct.__struct_fields__ or struct.__struct_config__.tag):
            yield struct


def _class_of(struct: type[msgspec.Struct]) -> ast.ClassDef:
    module = inspect.getmodule(struct)
    assert module is not None
    return next(node for node in _tree(module).body if isinstance(node, ast.ClassDef) and node.name == struct.__name__)


def _documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the docstring under it."""
    for statement, under in zip(body, [*body[1:], ast.Pass()], strict=True):
        yield statement, _text(under)


def _text(statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
    return ""


def _doc_of(module: ModuleType, name: str) -> str:
    for statement, doc in _documented(_tree(module).body):
        match statement:
            case ast.Assign(targets=[ast.Name(id=assigned)]) | ast.AnnAssign(target=ast.Name(id=assigned)):
                if assigned == name:
                    return doc
    return ""


def _first_line(module: ModuleType) -> str:
    return (inspect.getdoc(module) or "").split("\n")[0].rstrip(".")


def _said(declared: str, doc: str, indent: str = "") -> str:
    """A declaration under its comment."""
    text = " ".join(doc.split())
    if not text:
        return f"{declared}\n"
    if len(comment := f"{indent}/** {text} */") <= WIDTH:
        return f"{comment}\n{declared}\n"
    lines = textwrap.wrap(text, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return "\n".join([f"{indent}/**", *lines, f"{indent} */", declared, ""])


if __name__ == "__main__":
    write()
