"""The audit of packages: fails for what is known to be broken, and says so plainly where nobody can be asked."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

HOLE = {"id": "PYSEC-1", "fix_versions": ["2.0"], "aliases": [], "description": ""}


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", Path(__file__).parents[1] / ".ci" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def python(*packages: dict[str, object]) -> str:
    return json.dumps({"dependencies": list(packages), "fixes": []})


SOUND = {"name": "sound", "version": "1.0", "vulns": []}
BROKEN = {"name": "broken", "version": "1.0", "vulns": [HOLE]}
SKIPPED = {"name": "skipped", "skip_reason": "not found"}
CLIENT = {"sound": {"name": "vite", "severity": "high", "range": "<5"}}


@pytest.mark.parametrize(
    ("said", "asked", "advisories"),
    [
        (python(SOUND), True, 0),
        (python(SOUND, BROKEN, SKIPPED), True, 1),
        (python(SKIPPED), False, 0),
        ("Traceback (most recent call last): ...", False, 0),
        ("", False, 0),
    ],
)
def test_packages_of_python(audit: ModuleType, said: str, asked: bool, advisories: int):
    found = audit.read_python(said)
    assert (found.asked, len(found.advisories)) == (asked, advisories)


@pytest.mark.parametrize(
    ("said", "asked", "advisories"),
    [
        (json.dumps({"vulnerabilities": {}, "metadata": {}}), True, 0),
        ("npm warn something\n" + json.dumps({"vulnerabilities": CLIENT}), True, 1),
        (json.dumps({"message": "405 Method Not Allowed", "error": {}}), False, 0),
        ("", False, 0),
    ],
)
def test_packages_of_the_client(audit: ModuleType, said: str, asked: bool, advisories: int):
    found = audit.read_client(said)
    assert (found.asked, len(found.advisories)) == (asked, advisories)


@pytest.mark.parametrize(("said", "status"), [(python(SOUND), 0), (python(BROKEN), 1), ("", 0)])
def test_only_what_is_found_fails(
    audit: ModuleType, said: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(audit, "ask_python", lambda: said)
    monkeypatch.setattr(audit, "ask_client", lambda: "")
    assert audit.main() == status
    told = capsys.readouterr().out
    assert "client packages: NOT DONE, the advisory database cannot be reached" in told
    assert ("broken 1.0: PYSEC-1, mended in 2.0" in told) == bool(status)
