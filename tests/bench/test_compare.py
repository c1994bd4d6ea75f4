"""An older version is measured in turns with the present one, and nothing of it stays behind."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]

BENCH = """
import json, pathlib, sys
import subject
for bench, median in subject.FIGURES.items():
    with pathlib.Path(sys.argv[-1]).open("a") as diary:
        print(subject.NAME, bench, file=diary)
    print(json.dumps({"bench": bench, "unit": "ms", "median": median}), flush=True)
subject.end()
"""
COMPARE = """
import sys
from pathlib import Path
from tests.bench.compare import run
sys.exit(run(Path(sys.argv[1]), sys.argv[2], 2, "", sys.argv[3:]))
"""


def git(folder, *arguments):
    told = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
    return subprocess.run(["git", *told, *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


def write(folder, name, figures, end="pass"):
    """A version of a project with a bench."""
    (folder / "subject.py").write_text(f"NAME = {name!r}\nFIGURES = {figures!r}\ndef end():\n    {end}\n")


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    (folder / "tests/bench").mkdir(parents=True)
    git(folder, "init", "--quiet")
    write(folder, "empty", {})
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "No bench")
    (folder / "tests/__init__.py").touch()
    (folder / "tests/bench/__init__.py").touch()
    (folder / "tests/bench/__main__.py").write_text(BENCH)
    write(folder, "old", {"play": 10, "draw": 10, "gone": 1})
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "Old")
    write(folder, "new", {"play": 20, "draw": 10, "fresh": 1})
    return folder


@pytest.fixture
def start(project, tmp_path):
    """Begin to compare the project with an older commit of its own."""
    (tmp_path / "tmp").mkdir()

    def started(base, clock="perf_counter"):
        return subprocess.Popen(
            [sys.executable, "-c", COMPARE, str(project), base, clock, str(tmp_path / "diary")],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(tmp_path / "tmp")},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    yield started
    assert list((tmp_path / "tmp").iterdir()) == []
    assert len(git(project, "worktree", "list").splitlines()) == 1


def test_both_versions_are_measured_in_turns_from_their_own_sources(start, tmp_path):
    comparing = start("HEAD")
    printed, _ = comparing.communicate()
    *figures, last = map(json.loads, printed.splitlines())
    assert comparing.returncode == 0
    assert [(each["bench"], each.get("ratio", each.get("only_in"))) for each in figures] == [
        ("play", 2),
        ("draw", 1),
        ("gone", "old"),
        ("fresh", "new"),
    ]
    assert last["worst"]["bench"] == "play"
    first, second = ("new play", "old play", "new draw", "old draw"), ("old play", "new play", "old draw", "new draw")
    diary = [line for line in (tmp_path / "diary").read_text().splitlines() if line.split()[1] in ("play", "draw")]
    assert diary == [*first, *second]


@pytest.mark.parametrize(
    ("base", "why"), [("nowhere", "no commit nowhere"), ("--all", "no commit"), ("HEAD~1", "has no bench")]
)
def test_what_cannot_be_compared_is_refused_in_one_sentence(start, base, why):
    comparing = start(base)
    printed, told = comparing.communicate()
    assert comparing.returncode == 2
    assert printed == ""
    assert why in told
    assert len(told.splitlines()) == 1


def test_both_versions_can_be_told_to_measure_processor_time(start, project):
    write(project, "new", {}, end="import time; assert time.perf_counter is time.process_time")
    comparing = start("HEAD", clock="process_time")
    comparing.communicate()
    assert comparing.returncode == 0


def test_a_bench_that_fails_ends_the_comparison(start, project):
    write(project, "new", {"play": 1}, end="raise SystemExit(1)")
    comparing = start("HEAD")
    printed, told = comparing.communicate()
    assert comparing.returncode == 2
    assert printed == ""
    assert "failed with status 1" in told.splitlines()[-1]


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_when_it_is_stopped_nothing_stays_behind(start, project, stop):
    write(project, "new", {"play": 1}, end="__import__('time').sleep(600)")
    comparing = start("HEAD")
    assert comparing.stderr.readline() == "bench: round 1\n"
    comparing.send_signal(stop)
    printed, told = comparing.communicate()
    assert comparing.returncode == 130
    assert (printed, told) == ("", "bench: Stopped.\n")
