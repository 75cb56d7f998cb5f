"""A plugin of mypy: what a record or a seed depends on works with no float that another Python or another machine would
work out differently. It knows the type of everything, so it tells a sum of floats from a sum of whole numbers."""

from collections.abc import Callable
from pathlib import Path

from mypy.plugin import FunctionContext, MethodContext, Plugin
from mypy.types import AnyType, Instance, Type, UnionType, get_proper_type

ROOMS = ("agents", "coach", "dice", "games", "geometry", "kernel", "play")
UNSTEADY = {"acos", "asin", "atan", "atan2", "cbrt", "cos", "dist", "exp", "exp2", "expm1", "fsum", "hypot", "log"}
UNSTEADY |= {"log10", "log1p", "log2", "pow", "sin", "sumprod", "tan", "tanh", "sinh", "cosh", "gamma", "lgamma", "erf"}
"""Functions of `math` that are not the same everywhere."""
POWERS = ("builtins.float.__pow__", "builtins.float.__rpow__", "builtins.int.__pow__")


class ExactPlugin(Plugin):
    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        module, _, name = fullname.rpartition(".")
        if module == "math" and name in UNSTEADY:
            return _unsteady
        return _sum if fullname == "builtins.sum" else None

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return _power if fullname in POWERS else None


def _unsteady(context: FunctionContext) -> Type:
    if _concerns(context):
        context.api.fail("not the same on every machine: use sqrt or theomachy.exact", context.context)
    return context.default_return_type


def _sum(context: FunctionContext) -> Type:
    """`sum` has several signatures: mypy takes the fault for a mismatch, and says that the floats should be whole."""
    if _concerns(context) and _is_float(context.default_return_type):
        context.api.fail("a sum of floats depends on the version of Python: use theomachy.exact.total", context.context)
    return context.default_return_type


def _power(context: MethodContext) -> Type:
    floats = _is_float(context.type) or any(_is_float(kind) for kinds in context.arg_types for kind in kinds)
    if _concerns(context) and floats:
        context.api.fail("a power of floats is not the same on every machine: multiply, or use sqrt", context.context)
    return context.default_return_type


def _concerns(context: FunctionContext | MethodContext) -> bool:
    """Whether the call stands where it matters."""
    *folders, file = Path(context.api.path).with_suffix("").parts
    return "theomachy" in folders and [*folders, file][folders.index("theomachy") + 1] in ROOMS


def _is_float(kind: Type) -> bool:
    kind = get_proper_type(kind)
    if isinstance(kind, UnionType):
        return any(_is_float(item) for item in kind.items)
    return isinstance(kind, AnyType) or (isinstance(kind, Instance) and kind.type.fullname == "builtins.float")


def plugin(version: str) -> type[ExactPlugin]:
    return ExactPlugin
