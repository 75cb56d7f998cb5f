"""Patches from one scene to the next, as plain data."""

from typing import Any


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Return the merge patch (RFC 7386) from one plain value to another; `apply` is its inverse."""
    patch: dict[str, Any] = {name: None for name in old if name not in new}
    for name, value in new.items():
        before = old.get(name)
        if before is value and value is not None:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            if inner := difference(before, value):
                patch[name] = inner
        elif name not in old or before != value:
            patch[name] = value
    return patch


def apply(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """Return a plain value after a merge patch."""
    new = dict(old)
    for name, value in patch.items():
        if value is None:
            new.pop(name, None)
        elif isinstance(value, dict):
            before = new.get(name)
            new[name] = apply(before if isinstance(before, dict) else {}, value)
        else:
            new[name] = value
    return new
