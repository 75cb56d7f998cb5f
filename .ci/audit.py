"""Known holes in what we stand on: the packages of requirements.lock, and those of the client.

    python .ci/audit.py

Ends with status 1 if somebody has published one. Where nobody can be asked, that is said plainly and nothing fails: it
says nothing about the code.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PATIENCE_S = 300


class Found(NamedTuple):
    """What there is to say about some packages."""

    asked: bool
    advisories: list[str]
    unknown: list[str]
    """packages that nobody could say anything about"""


def main() -> int:
    status = 0
    for name, found in (("Python", read_python(ask_python())), ("client", read_client(ask_client()))):
        print(told(name, found))
        status |= bool(found.advisories)
    return status


def told(name: str, found: Found) -> str:
    if found.advisories:
        return "\n".join([f"audit of the {name} packages: {len(found.advisories)} found", *found.advisories])
    if not found.asked:
        return f"audit of the {name} packages: NOT DONE, the advisory database cannot be reached"
    unknown = f", nothing known about {', '.join(found.unknown)}" if found.unknown else ""
    return f"audit of the {name} packages: nothing found{unknown}"


# Python


def ask_python() -> str:
    flags = ["--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    return _said([sys.executable, "-m", "pip_audit", "-r", str(ROOT / "requirements.lock"), *flags], ROOT)


def read_python(said: str) -> Found:
    packages: list[dict[str, Any]] = (_json(said) or {}).get("dependencies", [])
    known = [package for package in packages if "vulns" in package and "skip_reason" not in package]
    advisories = [_hole(package, hole) for package in known for hole in package["vulns"]]
    return Found(bool(known), advisories, [package["name"] for package in packages if package not in known])


def _hole(package: dict[str, Any], hole: dict[str, Any]) -> str:
    mended = ", ".join(hole["fix_versions"]) or "nothing"
    return f"  {package['name']} {package['version']}: {hole['id']}, mended in {mended}"


# The client


def ask_client() -> str:
    return _said([sys.executable, str(ROOT / "web" / "node.py"), "npm", "audit", "--json"], ROOT / "web")


def read_client(said: str) -> Found:
    report = _json(said) or {}
    if "vulnerabilities" not in report:
        return Found(False, [], [])
    holes = report["vulnerabilities"].values()
    return Found(True, [f"  {hole['name']}: {hole['severity']}, {hole['range']}" for hole in holes], [])


def _said(command: list[str], folder: Path) -> str:
    """Return what a command prints, whatever its status; an empty text if it takes too long."""
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S).stdout
    except subprocess.TimeoutExpired:
        return ""


def _json(said: str) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads(said[said.index("{") :])
    except ValueError:
        return None
    return found


if __name__ == "__main__":
    sys.exit(main())
