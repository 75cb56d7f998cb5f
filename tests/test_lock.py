"""requirements.lock is made for the oldest Python that the project admits, whichever Python makes it."""

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def lock() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lock", ROOT / ".ci" / "lock.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_oldest_python_is_the_first_of_its_line(lock: ModuleType):
    assert lock.oldest_python('[project]\nrequires-python = ">=3.11"') == "3.11.0"
    assert lock.oldest_python('[project]\nrequires-python = ">=3.12.4"') == "3.12.4"
    with pytest.raises(SystemExit, match="should be a lower bound"):
        lock.oldest_python('[project]\nrequires-python = "==3.11"')


def test_a_version_that_refuses_the_oldest_python_gives_way_to_an_older_one(lock: ModuleType):
    asked = []

    def pip(caps):
        asked.append([*caps])
        newest = (
            {"needs-3-11-5": "2.0", "needs-3-12": "3.0"} if not caps else {"needs-3-11-5": "1.0", "needs-3-12": "1.5"}
        )
        wants = {"2.0": ">=3.11.5", "3.0": ">=3.12"}
        named = [
            {"name": name, "version": version, "requires_python": wants.get(version)}
            for name, version in newest.items()
        ]
        return [*named, {"name": "Any.Python", "version": "7"}, {"name": "theomachy", "version": "0"}]

    found = lock.lock(lock.resolve(pip, "3.11.0"), "3.11.0")
    assert asked == [[], ["needs-3-11-5<2.0", "needs-3-12<3.0"]]
    assert found.splitlines()[1:] == ["any-python==7", "needs-3-11-5==1.0", "needs-3-12==1.5"]


def test_the_lock_names_what_the_oldest_python_can_have(lock: ModuleType):
    """Whoever raises `requires-python` or adds a package runs `make lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    head, *pins = (ROOT / "requirements.lock").read_text().splitlines()
    assert f"for Python {lock.oldest_python((ROOT / 'pyproject.toml').read_text())} and later" in head
    pinned = {pin.partition("==")[0] for pin in pins}
    wanted = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {re.split(r"[^\w.-]", want)[0] for wants in wanted for want in wants} - {"theomachy"}
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in names} <= pinned
