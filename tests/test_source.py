"""The habits that the kernel relies on, held by reading the source of all games; and what the kernel itself needs."""

import ast
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1] / "theomachy"
GAMES = HOUSE / "games"
FILES = sorted(GAMES.glob("*/**/*.py"))
GROUND = [file for room in ("kernel", "play", "geometry") for file in sorted((HOUSE / room).glob("**/*.py"))]
"""What everything else is built on."""
VERBS = [file for file in FILES if "verbs" in (*file.parts, file.stem)]
RULES = [file for file in FILES if "rules" in file.parts or file.stem in ("effects", "state", "scene")] + VERBS

Check = Callable[[ast.Module], Iterator[ast.AST]]

MUTATING = {"append", "extend", "insert", "pop", "popitem", "remove", "clear", "update", "setdefault"}
MUTATING |= {"sort", "reverse", "add", "discard", "__setattr__", "__setitem__", "__delitem__"}
FRESH = (ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set, ast.SetComp, ast.Constant, ast.BinOp, ast.Compare)
MAKERS = {"list", "dict", "set", "sorted", "len", "sum", "min", "max", "abs", "int"}
ORDERED = {"list", "tuple", "iter", "next", "enumerate", "zip", "map", "filter", "dict.fromkeys"}
NEEDED = {*sys.stdlib_module_names, "msgspec", "theomachy"}
"""All that kernel, play and geometry may import; which rooms of the house, .importlinter says."""
KEYS = {"key", "keys", "option", "arg", "task", "does", "what", "by"}
"""What keys, their parts, tasks and their fields are called."""
SPLITTING = {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix"}
READERS = {"reading", "notation", "muster", "warbands", "circles", "keys"}
"""Modules that read texts which people type, and the one that reads keys."""
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
    """Whether an expression is called like a key."""
    if isinstance(node, ast.Call) and name_of(node.func) == "str" and node.args:
        return is_key(node.args[0])
    return name_of(node).rpartition(".")[2] in KEYS


# Only verbs change a state


def changes(tree: ast.Module) -> Iterator[ast.AST]:
    """Whatever may change something that a function did not make itself."""
    modules = {name for node in ast.walk(tree) for name in imported(node)}
    for scope in (tree, *functions(tree)):
        if isinstance(scope, ast.FunctionDef) and scope.name in ("__new__", "__init__"):
            continue  # a new object is nobody's state yet
        nodes = list(nodes_of(scope))
        own = modules | set(made_here(nodes))
        yield from (node for node in nodes if any(name_of(part) not in own for part in changed(node)))


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What a node changes, if it changes anything."""
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
    found = [(file.stem, f.name) for file in files for f in functions(parse(file)) if is_procedure(f)]
    return {name for module, name in found} | {f"{module}.{name}" for module, name in found}


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
    """What a node goes through one by one."""
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


# The tests


@cache
def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


def found(check: Check, files: list[Path]) -> list[str]:
    """Where a check finds something, as `file:line: what`."""
    return [
        f"{file.relative_to(HOUSE)}:{node.lineno}: {ast.unparse(node)}" for file in files for node in check(parse(file))
    ]


def lines(check: Check, source: str) -> list[int]:
    return sorted({node.lineno for node in check(ast.parse(source))})


def test_only_verbs_change_a_state():
    """Rules, effects and scenes assign to nothing that they did not make themselves."""
    assert found(changes, [file for file in RULES if file not in VERBS and file.stem != "state"]) == []


def test_a_state_changes_nothing_but_its_copy():
    def outside_copy(tree: ast.Module) -> Iterator[ast.AST]:
        copies = {node for f in functions(tree) if f.name == "copy" for node in ast.walk(f)}
        return (node for node in changes(tree) if node not in copies)

    assert found(outside_copy, [file for file in FILES if file.stem == "state"]) == []


@pytest.mark.parametrize("game", sorted({file.relative_to(GAMES).parts[0] for file in FILES}))
def test_no_yield_from_is_forgotten(game):
    files = [file for file in FILES if file.relative_to(GAMES).parts[0] == game]
    names = procedures(files)
    plain = {f"{module(file)}.{f.name}" for file in files for f in functions(parse(file)) if not is_procedure(f)}
    for file in files:
        own = meant(parse(file))
        known = {name for name in names if "." in name or own.get(name, f"{module(file)}.{name}") not in plain}
        assert found(forgotten(known), [file]) == []


def meant(tree: ast.Module) -> dict[str, str]:
    """The functions that a file means by plain names, as far as they are imported from a module."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name: f"{node.module}.{name}" for node in reversed(nodes) for name in imported(node)}


def module(file: Path) -> str:
    """What a file is imported as."""
    return ".".join(file.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")


def test_keys_are_taken_apart_in_one_module():
    """Everywhere else they are names, or structs that know their parts. `kernel/keys.py` has the grammar."""
    house = [file for file in sorted(HOUSE.glob("**/*.py")) if file.stem not in READERS]
    assert found(taken_apart, house) == []


def test_rules_know_no_clock_and_no_chance():
    assert found(unsteady_imports, RULES) == []


def test_rules_never_go_through_a_set():
    assert found(set_iterations, FILES) == []


def test_procedures_have_no_finally():
    assert found(finals, FILES) == []


def test_the_kernel_and_the_table_need_the_standard_library_and_msgspec_alone():
    assert found(needless_imports, GROUND) == []


# Each check finds what it is for


@pytest.mark.parametrize(
    "bad",
    [
        "kind, _, arg = key.partition(':')",
        "parts = self.key.split('+')",
        "ok = option.startswith('move:')",
        "words = task.what.split()",
        "card = ask.by.partition('.')[0]",
        "parts = re.split('[:+]', key)",
        "place = _SPOT.fullmatch(choice.key)",
        "rest = str(option).removeprefix('move:')",
    ],
)
def test_keys_taken_apart_are_found(bad):
    assert lines(taken_apart, f"import re\n{bad}\n") == [2]


def test_other_texts_may_be_taken_apart():
    assert lines(taken_apart, "verb, rest = split_verb(key)\nwords = line.split()\nre.split(',', text)\n") == []


@pytest.mark.parametrize(
    "bad",
    [
        "t.round += 1",
        "t.round = 2",
        "t.dice[0] = 3",
        "del t.slots[id]",
        "t.parties[0].append(hero)",
        "t.first, x = 1, 2",
        "for t.active in (0, 1): pass",
        "setattr(hero, 'armor', 1)",
        "object.__setattr__(hero, 'armor', 1)",
        "party.clear()",
        "party = t.parties[0]; party.append(hero)",
        "party = t.parties[0]; party += [hero]",
        "party = []; party = t.parties[0]; party.append(hero)",
        "dice = t.dice; dice[0] = 1",
        "global last",
        "[party.pop() for party in t.parties]",
    ],
)
def test_changes_are_found(bad):
    assert lines(changes, f"def rule(t, hero, id):\n    {bad}\n") == [2]


@pytest.mark.parametrize(
    "good",
    [
        "hits = []; hits.append(hero)",
        "hits: list[Hit] = []; hits += more; hits.clear()",
        "front = [h for h in t.parties[0]]; front += back",
        "found = {}; found[id] = hero",
        "level = face + 1; level += 2",
        "marks = [] if hero else ['dead']; marks.append(id)",
        "front, back = [], []; back.append(hero)",
        "verbs.remove(t, hero, 'armor', 1)",
    ],
)
def test_changes_of_ones_own_are_fine(good):
    assert lines(changes, f"from game import verbs\ndef rule(t, hero, id):\n    {good}\n") == []


ATTACK = """
def attack(t) -> Procedure[int]:
    yield from Ask(0, "x", [1, 2])
"""


@pytest.mark.parametrize(
    "bad",
    [
        "attack(t)",
        "hits = attack(t)",
        "hits = attack(t) if t else None",
        "verbs.wound(t, attack(t))",
        "for hit in attack(t): pass",
        "Ask(0, 'x', [1, 2])",
        "Ask[int](0, 'x', [1, 2])",
        "Roll((d6,), one)",
        "x = yield Ask(0, 'x', [1, 2])",
    ],
)
def test_forgotten_yield_from_is_found(bad):
    source = f"{ATTACK}\ndef rule(t) -> Procedure[None]:\n    {bad}\n"
    assert lines(forgotten({"attack"}), source) == [6]


@pytest.mark.parametrize(
    "good",
    [
        "yield from attack(t)",
        "hits = yield from attack(t)",
        "hits = (yield from attack(t)) + 1",
        "return attack(t)",
        "return attack(t) if t else defend(t)",
        "verbs.attack(t)",
        "ask = Ask(0, 'x', [1, 2]); yield from ask",
    ],
)
def test_procedures_that_run_are_fine(good):
    source = f"{ATTACK}\ndef rule(t) -> Procedure[None]:\n    {good}\n"
    assert lines(forgotten({"attack", "rules.attack"}), source) == []


@pytest.mark.parametrize(
    "bad",
    ["import random", "from random import Random", "import os.path", "from time import time", "import re, socket"],
)
def test_unsteady_imports_are_found(bad):
    assert lines(unsteady_imports, f"import msgspec\n{bad}\n") == [2]


@pytest.mark.parametrize(
    "bad",
    [
        "import rich",
        "import polars.io",
        "from fluent.runtime import FluentBundle",
        "import re, numpy",
        "def late():\n    import litestar",
        "try:\n    import orjson\nexcept ImportError:\n    pass",
    ],
)
def test_needless_imports_are_found(bad):
    """At the top or late, a whole package or a part of one, beside others or alone."""
    assert len(lines(needless_imports, f"import msgspec\n{bad}\n")) == 1


def test_needed_imports_are_fine():
    source = "import re\nimport os.path\nimport msgspec\nfrom theomachy.kernel import Ask\nfrom . import requests\n"
    assert lines(needless_imports, source) == []


@pytest.mark.parametrize(
    "bad",
    [
        "for x in {1, 2}: pass",
        "for x in set(t.heroes): pass",
        "y = [x for x in frozenset(t.heroes)]",
        "y = [x for x in {h.id for h in t.heroes}]",
        "y = list({1, 2})",
        "y = (*{1, 2}, 3)",
        "y = ','.join({'a', 'b'})",
        "y = {1}; z = tuple(y)",
        "for x in set(t.heroes) - {1}: pass",
    ],
)
def test_set_iterations_are_found(bad):
    assert lines(set_iterations, f"def rule(t):\n    {bad}\n") == [2]


def test_sets_may_be_asked_and_sorted():
    assert (
        lines(set_iterations, "def rule(t):\n    y = {1, 2}\n    return 1 in y, sorted(y), [x for x in (1, 2)]\n") == []
    )


def test_finally_is_found():
    assert lines(finals, "try:\n    pass\nfinally:\n    pass\n") == [1]
    assert lines(finals, "try:\n    pass\nexcept ValueError:\n    pass\n") == []
