"""What pip sees: all that is ours is installed, and the lock file keeps to the bounds of the requirements."""

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from model import VERSION

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INSTALLED = PROJECT["tool"]["setuptools"]
LOCK = "requirements.lock"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def packages() -> list[Path]:
    return [path.parent for path in ROOT.glob("*/__init__.py") if path.parent.name != "tests"]


def required(name: str, python: str) -> list[Requirement]:
    """The lines of a requirements file that count for a version of Python."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    every = [Requirement(text) for line in lines if (text := line.partition("#")[0].strip())]
    place = {"python_version": python, "python_full_version": f"{python}.1"}
    return [one for one in every if one.marker is None or one.marker.evaluate(place)]


def pinned(one: Requirement) -> Version:
    """The version that a line of the lock file stands for."""
    [exact] = one.specifier
    assert exact.operator == "=="
    assert one.url is None
    return Version(exact.version)


def test_every_package_and_module_of_ours_is_installed():
    included = {pattern.rstrip("*") for pattern in INSTALLED["packages"]["find"]["include"]}
    assert included == {path.name for path in packages()}
    assert set(INSTALLED["py-modules"]) == {path.stem for path in ROOT.glob("*.py")}


def test_the_version_stands_in_one_place_and_the_changelog_tells_of_it():
    assert "version" not in PROJECT["project"]
    assert INSTALLED["dynamic"]["version"] == {"attr": "model.VERSION"}
    releases = re.findall(r"^## (\d\S*) · (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert releases[0][0] == VERSION
    numbers = [Version(number) for number, _ in releases]
    assert numbers == sorted(numbers, reverse=True)


def test_every_file_that_is_not_python_is_installed():
    files = [file for package in packages() for file in package.rglob("*") if file.suffix not in {".py", ".pyc"}]
    for file in filter(Path.is_file, files):
        assert any(file in folder.glob(pattern) for folder, pattern in _data_around(file)), file


def _data_around(file: Path) -> Iterator[tuple[Path, str]]:
    """What is installed of the packages that a file lies in: the folder of each, and a pattern."""
    for folder in file.parents:
        package = ".".join(folder.relative_to(ROOT).parts) if folder.is_relative_to(ROOT) else ""
        yield from ((folder, pattern) for pattern in INSTALLED["package-data"].get(package, ()))


@pytest.mark.parametrize("command", PROJECT["project"]["scripts"].values())
def test_every_command_leads_to_a_function(command):
    module, _, function = command.partition(":")
    assert callable(getattr(import_module(module), function))


def test_the_lock_keeps_to_the_bounds(subtests: pytest.Subtests):
    for python in PYTHONS:
        for name in ["requirements.txt", "requirements-postgresql.txt", "requirements-dev.txt"]:
            with subtests.test(python=python, name=name):
                locked = {canonicalize_name(one.name): pinned(one) for one in required(LOCK, python)}
                for asked in required(name, python):
                    assert locked[canonicalize_name(asked.name)] in asked.specifier, f"{asked}: make lock"


def test_the_lock_says_what_to_install_and_not_where_from():
    text = (ROOT / LOCK).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--" not in text
