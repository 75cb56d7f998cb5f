"""Checks that read the source: each yields the nodes of a file that break a habit of the house."""

import ast
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parents[1] / "theomachy"
GAMES = HOUSE / "games"

Check = Callable[[ast.Module], Iterator[ast.AST]]

MUTATING = {"append", "extend", "insert", "pop", "popitem", "remove", "clear", "update", "setdefault"}
MUTATING |= {"sort", "reverse", "add", "discard", "__setattr__", "__setitem__", "__delitem__"}
FRESH = (ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set, ast.SetComp, ast.Constant, ast.BinOp, ast.Compare)
MAKERS = {"list", "dict", "set", "sorted", "len", "sum", "min", "max", "abs", "int"}
ORDERED = {"list", "tuple", "iter", "next", "enumerate", "zip", "map", "filter", "dict.fromkeys"}
NEEDED = {*sys.stdlib_module_names, "msgspec", "theomachy"}
"""All that kernel, play and geometry may import; which rooms of the house, .importlinter says."""
KEYS = {"key", "keys", "option", "arg", "task", "does", "what", "by"}
"""Names that the house gives to keys, their parts, tasks and their fields."""
SPLITTING = {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix"}
FORBIDDEN = {"random", "secrets", "time", "datetime", "os", "socket", "threading", "uuid"}
REQUESTS = {"Ask", "Roll", "Both"}


def name_of(node: ast.AST | None) -> str:
    """The dotted name that an expression is, such as `verbs.wound`; nothing for anything else."""
    if isinstance(node, ast.Attribute):
        return f"{name_of(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def nodes_of(function: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a function or module, without those of functions within."""
    for child in ast.iter_child_nodes(function):
        yield child
        if not isinstance(child, ast.FunctionDef):
            yield from nodes_of(child)


@cache
def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


def findings(check: Check, files: list[Path]) -> list[str]:
    """Return the places at which a check finds something, as `file:line: what`."""
    return [
        f"{file.relative_to(HOUSE)}:{node.lineno}: {ast.unparse(node)}" for file in files for node in check(parse(file))
    ]


def lines(check: Check, source: str) -> list[int]:
    return sorted({node.lineno for node in check(ast.parse(source))})


# Keys are taken apart in one module


def taken_apart(tree: ast.Module) -> Iterator[ast.AST]:
    """Calls that look into the text of a key or a task."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=method, value=text)) if method in SPLITTING and is_key(text):
                yield node
            case ast.Call(func=ast.Attribute(attr="split" | "match" | "fullmatch" | "search" | "sub" | "findall")):
                if any(is_key(argument) for argument in node.args):
                    yield node


def is_key(node: ast.AST) -> bool:
    """Return True if an expression has a name that is used for keys."""
    if isinstance(node, ast.Call) and name_of(node.func) == "str" and node.args:
        return is_key(node.args[0])
    return name_of(node).rpartition(".")[2] in KEYS


# Only verbs change a state


def writes(file: Path) -> bool:
    """Return True if a file is a game's `verbs.py`, or lies in its folder `verbs`."""
    return Path(file.relative_to(GAMES).parts[1]).stem == "verbs"


def changes(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes that may change something that their function did not make itself."""
    modules = {name for node in ast.walk(tree) for name in imported(node)}
    for scope in (tree, *functions(tree)):
        if isinstance(scope, ast.FunctionDef) and scope.name in ("__new__", "__init__"):
            continue  # a new object is nobody's state yet
        nodes = list(nodes_of(scope))
        own = modules | set(made_here(nodes))
        yield from (node for node in nodes if any(name_of(part) not in own for part in changed(node)))


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the things that a node changes, if any."""
    match node:
        case ast.Attribute(ctx=ast.Store() | ast.Del()):
            yield node
        case ast.Subscript(ctx=ast.Store() | ast.Del()):
            yield node.value
        case ast.AugAssign(target=ast.Name()):
            yield node.target
        case ast.Call(func=ast.Name(id="setattr" | "delattr")) | ast.Global() | ast.Nonlocal():
            yield node
        case ast.Call(func=ast.Attribute()) if node.func.attr in MUTATING:
            yield node.func.value


def imported(node: ast.AST) -> list[str]:
    return [alias.asname or alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []


def made_here(nodes: list[ast.AST]) -> Iterator[str]:
    """Names bound to something new and to nothing else."""
    bound: dict[str, list[ast.expr]] = {}
    for node in nodes:
        for target, value in bindings(node):
            if isinstance(target, ast.Name):
                bound.setdefault(target.id, []).append(value)
    return (name for name, values in bound.items() if all(map(is_new, values)))


def bindings(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            yield from zip(targets, values, strict=True)
        case ast.Assign():
            yield from ((target, node.value) for target in node.targets)
        case ast.AnnAssign(value=ast.expr()):
            yield node.target, node.value


def is_new(value: ast.expr) -> bool:
    if isinstance(value, ast.IfExp):
        return is_new(value.body) and is_new(value.orelse)
    return isinstance(value, FRESH) or (isinstance(value, ast.Call) and name_of(value.func) in MAKERS)


# No `yield from` is forgotten


def procedures(files: list[Path]) -> set[str]:
    """Names of all functions that say they return a Procedure, by themselves and after their module's."""
    named = [(file.stem, f.name) for file in files for f in functions(parse(file)) if is_procedure(f)]
    return {name for module, name in named} | {f"{module}.{name}" for module, name in named}


def is_procedure(function: ast.FunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns).startswith("Procedure")


def forgotten(names: set[str]) -> Check:
    """Procedures that are called but not run, requests that are made but not asked, and `yield` for `yield from`."""

    def check(tree: ast.Module) -> Iterator[ast.AST]:
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                outer = parents[node]
                while isinstance(outer, ast.IfExp):
                    outer = parents[outer]
                run = isinstance(outer, ast.YieldFrom | ast.Return)
                if (name_of(node.func) in names and not run) or (is_request(node) and isinstance(outer, ast.Expr)):
                    yield node
        for function in filter(is_procedure, functions(tree)):
            yield from (node for node in nodes_of(function) if isinstance(node, ast.Yield))

    return check


def is_request(call: ast.Call) -> bool:
    made = call.func.value if isinstance(call.func, ast.Subscript) else call.func  # Ask[...](...) or Ask(...)
    return name_of(made) in REQUESTS


# Same state, same answers: same story


def unsteady_imports(tree: ast.Module) -> Iterator[ast.AST]:
    return (node for node in ast.walk(tree) if FORBIDDEN & packages(node))


def packages(node: ast.AST) -> set[str]:
    """The packages that a node imports, or something from them."""
    modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    modules += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
    return {module.split(".")[0] for module in modules}


def set_iterations(tree: ast.Module) -> Iterator[ast.AST]:
    """Sets looked at one by one: their order depends on the hash seed. `sorted(...)` and `in` are welcome."""
    for scope in (tree, *functions(tree)):
        nodes = list(nodes_of(scope))
        sets = {name_of(target) for node in nodes for target, value in bindings(node) if is_set(value)}
        for node in nodes:
            yield from (it for it in looked_at(node) if is_set(it) or name_of(it) in sets)


def looked_at(node: ast.AST) -> list[ast.expr]:
    """Return the expressions whose items a node goes through one by one."""
    match node:
        case ast.For() | ast.comprehension():
            return [node.iter]
        case ast.Starred() | ast.YieldFrom():
            return [node.value]
        case ast.Call() if name_of(node.func) in ORDERED or getattr(node.func, "attr", "") == "join":
            return node.args
    return []


def is_set(node: ast.AST) -> bool:
    match node:
        case ast.BinOp():
            return is_set(node.left) or is_set(node.right)
        case ast.Call():
            return name_of(node.func) in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp)


def finals(tree: ast.Module) -> Iterator[ast.AST]:
    """A clone drops live procedures half-way: what stands in `finally` would run then."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Try) and node.finalbody)


# The kernel needs the standard library and msgspec alone


def needless_imports(tree: ast.Module) -> Iterator[ast.AST]:
    return (node for node in ast.walk(tree) if packages(node) - NEEDED)
