"""``make mutants``: break the lines that changed, one place at a time, and see whether a test notices.

Which tests run a line is recorded once, and kept beside pytest's cache. Of a line that came since it is those of the
one before it, and tests that came since always run. Breaks are written to copies of the tree alone.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from bisect import bisect
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, count
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

from coverage import CoverageData

from tests.tools.mutations import Mutant, mutants

ROOT = Path(__file__).parents[2]
RECORD = ROOT / ".pytest_cache" / "mutants"
PRODUCT = ["bot.py", "engine", "model", "db", "service", "cogs", "operation"]
PYTEST = [sys.executable, "-m", "pytest", "-m", "not slow and not soak and not long"]
PYTEST += [f"--ignore=tests/{patient}" for patient in ("wire", "bot", "browser", "bench")]
PYTEST += ["-k", "not may_not_be_written"]  # as a user who may not write coverage either
EMPTY = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"  # what git calls a tree without files
CORES, LONGEST = os.cpu_count() or 1, 60  # seconds of all the tests that a mutant meets
MOMENTS = count(1)  # one for each mutant's file, or what was compiled of one would be taken for the next


def output(*command: str) -> str:
    environment = {**os.environ, "GIT_INDEX_FILE": f"{RECORD}/index"}  # what is staged in the tree stays so
    return subprocess.check_output(command, cwd=ROOT, env=environment, text=True)


def hunks(before: str, now: str, *places: str) -> dict[str, list[tuple[range, range]]]:
    """Of each Python file, the lines that are gone and those that stand there now."""
    found, path = defaultdict[str, list[tuple[range, range]]](list), ""
    for line in output("git", "diff", "-U0", "--no-ext-diff", before, now, "--", *places).splitlines():
        if line.startswith("+++ "):
            path = line.removeprefix("+++ b/")
        elif path.endswith(".py") and (hunk := re.match(r"@@ -(\d+),?(\d*) \+(\d+),?(\d*) @@", line)):
            old, gone, new, come = (int(number or 1) for number in hunk.groups())
            old, new = old + (not gone), new + (not come)  # of none, git tells the line before
            found[path].append((range(old, old + gone), range(new, new + come)))
    return found


class Recorded:
    """Which tests run a line."""

    def __init__(self, now: str) -> None:
        self.seconds = json.loads((RECORD / "seconds.json").read_text())
        self._since = hunks((RECORD / "tree").read_text(), now, *PRODUCT)
        self._lines = CoverageData(str(RECORD / "lines"))
        self._lines.read()
        there = set(re.findall(r"^tests/.*::.*$", output(*PYTEST, "--collect-only"), re.MULTILINE))
        self._new, self._known = sorted(there - set(self.seconds)), there & set(self.seconds)

    def tests(self, mutant: Mutant) -> list[str]:
        """Of its layer first, and the quickest. Of a line that runs on import: all of the file, or if none, of all."""
        by_line = self._lines.contexts_by_lineno(str(ROOT / mutant.path))
        lines = {self._stood(mutant.path, line, [*by_line]) for line in range(mutant.statement, mutant.line + 1)}
        names = {name for line in lines for name in by_line.get(line, ())}
        names = set().union(*by_line.values()) if "" in names else names
        known = {name.rpartition("|")[0] for name in names} & self._known or (self._known if "" in names else set())
        layer = f"tests/{Path(mutant.path).parts[0]}/"
        order = sorted(known, key=lambda test: (not test.startswith(layer), self.seconds[test], test))
        return [*self._new, *order[: 1 + bisect([*accumulate(map(self.seconds.get, order))], LONGEST)]]

    def _stood(self, path: str, line: int, ran: list[int]) -> int:
        """The line's number when the tests were recorded, or that of the one before it that ran."""
        for gone, come in reversed(self._since.get(path, [])):
            if line in come:
                return max((one for one in ran if one < gone.stop), default=0)
            if come.stop <= line:
                return line + gone.stop - come.stop
        return line


def fate(mutant: Mutant, recorded: Recorded, free: SimpleQueue[Path], until: float) -> str:
    tests = recorded.tests(mutant)
    if not tests or monotonic() > until:
        return "not tried" if tests else "run by no quick test"
    copy = free.get()
    (copy / mutant.path).write_bytes(mutant.source)
    os.utime(copy / mutant.path, (moment := next(MOMENTS), moment))
    seconds = 15 + 2 * sum(recorded.seconds.get(test, 1) for test in tests)
    command = ["timeout", "--signal=KILL", str(seconds), *PYTEST, "-x", "-p", "no:cacheprovider", *tests]
    noticed = subprocess.call(command, cwd=copy, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shutil.copy2(ROOT / mutant.path, copy / mutant.path)
    free.put(copy)
    return "killed" if noticed else "survived"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants")
    parser.add_argument("places", nargs="*", default=PRODUCT, help="files and folders")
    parser.add_argument("--base", default=EMPTY, help="the commit since which lines changed; without it all lines")
    parser.add_argument("--minutes", type=float, default=10, help="at most, after the tests were recorded")
    parser.add_argument("--number", type=int, default=10**6, help="so many at most, drawn at random")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--again", action="store_true", help="record anew which tests run which lines")
    asked = parser.parse_args()
    RECORD.mkdir(parents=True, exist_ok=True)
    output("git", "add", "--all")
    now = output("git", "write-tree").strip()  # the tree as it is, with files that are new
    if asked.again or not (RECORD / "seconds.json").exists():
        (RECORD / "tree").write_text(now)
        noting = ["-n", str(CORES), "-p", "tests.tools.recording", "--cov", "--cov-context=test", "--cov-report="]
        subprocess.call([*PYTEST, *noting], cwd=ROOT, env={**os.environ, "COVERAGE_FILE": f"{RECORD}/lines"})
    found = [
        mutant
        for path, changes in hunks(asked.base, now, *asked.places).items()
        for mutant in mutants(path, (ROOT / path).read_bytes())
        if any(mutant.line in come for _, come in changes)
    ]
    drawn = random.Random(asked.seed).sample(found, min(asked.number, len(found)))
    print(f"{len(drawn)} of {len(found)} mutants, seed {asked.seed}", flush=True)
    began, fates, free = monotonic(), Counter[str](), SimpleQueue[Path]()
    with tempfile.TemporaryDirectory(prefix="eights-mutants-") as folder, ThreadPoolExecutor(CORES) as threads:
        for core in range(CORES):
            output("git", "checkout-index", "--all", f"--prefix={folder}/{core}/")
            free.put(Path(folder, str(core)))
        recorded, until = Recorded(now), began + 60 * asked.minutes
        for mutant, was in zip(drawn, threads.map(lambda one: fate(one, recorded, free, until), drawn), strict=True):
            fates[was] += 1
            if was in ("survived", "run by no quick test"):
                print(f"{was}: {mutant.path}:{mutant.line}: {mutant.change}", flush=True)
    seconds = (monotonic() - began) / max(fates["killed"] + fates["survived"], 1)
    print(*(f"{number} {was}" for was, number in fates.items()), f"{seconds:.1f} seconds per mutant", sep=", ")


if __name__ == "__main__":
    main()
