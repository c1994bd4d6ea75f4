"""``make mutants``: break the lines that changed, one place at a time, and see whether a test notices.

Which tests run a line is recorded once, and kept beside pytest's cache. Lines that came since are looked up by the line
before them, and tests that came since always run. A break is written to a copy of the tree, never to the tree itself.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from difflib import SequenceMatcher
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

import pytest
from coverage import CoverageData

from tests.tools.mutations import Mutant, mutants

ROOT = Path(__file__).parents[2]
RECORD = ROOT / ".pytest_cache" / "mutants"
PRODUCT = ["bot.py", "engine", "model", "db", "service", "cogs", "operation"]
PYTEST = [sys.executable, "-m", "pytest", "-m", "not slow and not soak and not long"]
PYTEST += [f"--ignore=tests/{patient}" for patient in ("wire", "bot", "browser", "bench")]
FIRST, LONGEST = 12, 60  # tests that notice most mutants; seconds of all that run for one
CORES = os.cpu_count() or 1
SECONDS: Counter[str] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:  # this file is a plugin of the run that records
    SECONDS[report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        sources = {path: (ROOT / path).read_text() for path in python_files(PRODUCT)}
        (RECORD / "tests.json").write_text(json.dumps([SECONDS, sources]))


def record() -> None:
    RECORD.mkdir(parents=True, exist_ok=True)
    noting = ["-p", "tests.tools.mutants", "--cov", "--cov-context=test", "--cov-report="]
    # These become a user who may write nothing, so coverage could note nothing more in that worker.
    noting += ["-k", "not may_not_be_written and not read_but_not_written"]
    environment = os.environ | {"COVERAGE_FILE": str(RECORD / "lines")}
    subprocess.run([*PYTEST, "-n", str(CORES), "--dist", "worksteal", *noting], cwd=ROOT, env=environment, check=False)


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def files(*places: str) -> list[str]:
    """Those that are not ignored, new ones too."""
    listed = output("git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *places).splitlines()
    return [path for path in listed if (ROOT / path).exists()]


def python_files(places: list[str]) -> list[str]:
    return [path for path in files(*places) if path.endswith(".py")]


def changed(base: str | None, places: list[str]) -> dict[str, set[int]]:
    """The lines of each file that are not as they were at a commit, or all of them."""
    paths = python_files(places)
    if base is None:
        return {path: set(range(1, 1 + (ROOT / path).read_bytes().count(b"\n"))) for path in paths}
    found: defaultdict[str, set[int]] = defaultdict(set)
    for line in output("git", "diff", "-U0", "--no-ext-diff", base, "--", *paths).splitlines():
        if line.startswith("+++ "):
            path = line.removeprefix("+++ b/")
        elif hunk := re.match(r"@@ \S+ \+(\d+),?(\d*)", line):
            found[path] |= set(range(int(hunk[1]), int(hunk[1]) + int(hunk[2] or 1)))
    return found


class Recorded:
    """Which tests run a line."""

    def __init__(self) -> None:
        self.seconds, self._sources = json.loads((RECORD / "tests.json").read_text())
        self._lines = CoverageData(str(RECORD / "lines"))
        self._lines.read()
        there = set(re.findall(r"^tests/.*::.*$", output(*PYTEST, "--collect-only"), re.MULTILINE))
        self._new, self._known = sorted(there - set(self.seconds)), there & set(self.seconds)

    def tests(self, mutant: Mutant) -> list[str]:
        """Those of its layer first, and of each file the quickest. If the line runs when it is imported: all that run
        anything of its file, or if that has no functions, all there are.
        """
        by_line = self._lines.contexts_by_lineno(str(ROOT / mutant.path))
        stood = (self._stood(mutant.path, line, by_line) for line in (mutant.line, mutant.statement))
        names = set(next((by_line[line] for line in stood if line in by_line), ()))
        if "" in names:
            names = set().union(*by_line.values())
        known = {name.rpartition("|")[0] for name in names} & self._known or (self._known if "" in names else set())
        turns, order = Counter[str](), list[tuple[bool, int, float, str]]()
        near = f"tests/{Path(mutant.path).parts[0]}/"
        for test in sorted(known, key=self.seconds.__getitem__):
            turns[file := test.partition("::")[0]] += 1
            order.append((not test.startswith(near), turns[file], self.seconds[test], test))
        return [*self._new, *(test for *_, test in sorted(order))]

    def _stood(self, path: str, line: int, by_line: Iterable[int]) -> int:
        """The line's number when the tests were recorded, or that of the one before it that ran."""
        now, then = (ROOT / path).read_text().splitlines(), self._sources.get(path, "").splitlines()
        for tag, old, _, new, end in SequenceMatcher(None, then, now, autojunk=False).get_opcodes():
            if new < line <= end:
                return old + line - new if tag == "equal" else max((one for one in by_line if one <= old), default=0)
        return 0


def copies(folder: Path) -> SimpleQueue[Path]:
    """One of the tree for each core."""
    free: SimpleQueue[Path] = SimpleQueue()
    for core in range(CORES):
        for path in files():
            (copy := folder / str(core) / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, copy)
        free.put(folder / str(core))
    return free


def notices(tests: list[str], mutant: Mutant, copy: Path, recorded: Recorded) -> bool:
    """Whether one of these tests fails in the copy, or does not come to its end."""
    (copy / mutant.path).write_bytes(mutant.source)
    os.utime(copy / mutant.path, (1, 1))  # so that what was compiled of the tree as it is isn't taken for it
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    command = [*PYTEST, "-x", "-p", "no:cacheprovider", *tests]
    with subprocess.Popen(command, cwd=copy, env=environment, stdout=-3, stderr=-3, start_new_session=True) as run:
        try:
            return run.wait(15 + 2 * sum(recorded.seconds.get(test, 1) for test in tests)) != 0
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return True
        finally:
            shutil.copy2(ROOT / mutant.path, copy / mutant.path)


def fate(mutant: Mutant, recorded: Recorded, free: SimpleQueue[Path], until: float) -> str:
    seconds, first, others = 0.0, list[str](), list[str]()
    for test in recorded.tests(mutant):
        seconds += recorded.seconds.get(test, 0)
        if len(first) < FIRST:
            first.append(test)
        elif seconds < LONGEST:
            others.append(test)
    copy = free.get()
    try:
        if monotonic() > until or not first:
            return "not tried" if first else "run by no quick test"
        noticed = any(notices(tests, mutant, copy, recorded) for tests in (first, others) if tests)
        return "killed" if noticed else "survived"
    finally:
        free.put(copy)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants")
    parser.add_argument("places", nargs="*", default=PRODUCT, help="files and folders")
    parser.add_argument("--base", help="the commit since which lines changed; without it all lines")
    parser.add_argument("--minutes", type=float, default=10, help="at most, after the tests were recorded")
    parser.add_argument("--number", type=int, default=10**6, help="so many at most, drawn at random")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--again", action="store_true", help="record anew which tests run which lines")
    asked = parser.parse_args()
    if asked.again or not (RECORD / "tests.json").exists():
        record()
    lines = changed(asked.base, asked.places)
    found = [one for path in lines for one in mutants(path, (ROOT / path).read_bytes()) if one.line in lines[path]]
    drawn = random.Random(asked.seed).sample(found, min(asked.number, len(found)))
    print(f"{len(drawn)} of {len(found)} mutants, seed {asked.seed}", flush=True)
    began, fates = monotonic(), Counter[str]()
    with tempfile.TemporaryDirectory(prefix="eights-mutants-") as folder, ThreadPoolExecutor(CORES) as threads:
        try_out = partial(fate, recorded=Recorded(), free=copies(Path(folder)), until=began + 60 * asked.minutes)
        for mutant, was in zip(drawn, threads.map(try_out, drawn), strict=True):
            fates[was] += 1
            if was in ("survived", "run by no quick test"):
                print(f"{was}: {mutant.path}:{mutant.line}: {mutant.change}", flush=True)
    tried = fates["killed"] + fates["survived"]
    print(*(f"{number} {was}" for was, number in fates.items()), sep=", ", end="; ")
    print(f"{(monotonic() - began) / max(tried, 1):.1f} seconds per mutant")


if __name__ == "__main__":
    main()
