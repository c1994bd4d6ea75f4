"""An older version beside the present one, figure by figure in turns.

Each version is a process that runs its own tests/bench on its own sources, since modules move and benches come and go.
While one measures, the other waits. A figure is compared with the one of the same name in the same round, which was
measured a moment before or after, so a machine that slows down in between slows down both. On a machine that is busy
with other things processor time is the better clock, though it does not see what is waited for, like the disk.
"""

import json
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType, TracebackType
from typing import Self

from tests.bench.comparison import Name, Round, compared, missing, read, summary

WRONG_ARGUMENT = 2  # exit status
INTERRUPTED = 130  # exit status
STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
TURNS = Path(__file__).with_name("turns.py")


class Trouble(Exception):
    """Nothing can be compared; the text is one sentence that says why."""


class Stopped(Exception):
    """Ctrl-C was pressed, or the machine goes down."""


class Stop:
    """Notes that it is time to stop and ends the benches; all else runs to its end, so that nothing stays behind."""

    def __init__(self) -> None:
        self.asked = False
        self._processes: list[subprocess.Popen[str]] = []
        for number in STOPS:
            signal.signal(number, self._ask)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        for process in self._processes:
            process.kill()

    def watch(self, process: subprocess.Popen[str]) -> None:
        """Have a process end when it is time to stop, at once if it is."""
        self._processes.append(process)
        if self.asked:
            process.kill()


def run(root: Path, base: str, rounds: int, only: str, arguments: Sequence[str]) -> int:
    """Compare the version in a folder with an older commit and print it. Returns the exit status."""
    stop = Stop()
    try:
        with TemporaryDirectory(prefix="eights-bench-") as folder, older(root, base, Path(folder)) as old:
            measured = [_round((old, root), arguments, Path(folder), stop, number) for number in range(rounds)]
        report(measured, only)
    except Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return WRONG_ARGUMENT
    except Stopped:
        print("bench: Stopped.", file=sys.stderr)
        return INTERRUPTED
    return 0


def report(rounds: Sequence[Round], only: str) -> None:
    """Print each figure, those of one version alone, and last how bad it is."""
    comparisons = compared(rounds, only)
    for figure in [*(each.line() for each in comparisons), *missing(rounds, only), summary(comparisons)]:
        print(json.dumps(figure), flush=True)


@contextmanager
def older(root: Path, base: str, folder: Path) -> Iterator[Path]:
    """The sources of an older version, somewhere in a folder as long as they are needed. Raises Trouble."""
    commit = _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{base}^{{commit}}").stdout.strip()
    if not commit:
        raise Trouble(f"There is no commit {base} here.")
    sources = folder / "older"
    try:
        added = _git(root, "worktree", "add", "--quiet", "--detach", str(sources), commit)
        if added.returncode:
            raise Trouble(f"Commit {base} cannot be checked out: {added.stderr.strip()}")
        if not (sources / "tests/bench/__main__.py").is_file():
            raise Trouble(f"Commit {base} has no bench.")
        yield sources
    finally:
        _git(root, "worktree", "remove", "--force", str(sources))


def _git(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False, start_new_session=True
    )


class Version:
    """The bench of a version, which measures one figure at each turn."""

    def __init__(self, sources: Path, arguments: Sequence[str], folder: Path, stop: Stop) -> None:
        self.figures: dict[Name, float] = {}
        self._sources, self._stop = sources, stop
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(TURNS), *arguments],
            cwd=sources,
            env={**os.environ, "TMPDIR": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for this process alone, which then ends that one
        )
        stop.watch(self._process)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def turn(self) -> bool:
        """Let it measure once more; whether it did. Raises Stopped, and Trouble when it ends before its time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.write("\n")
            self._process.stdin.flush()
        printed = self._process.stdout.readline()
        if self._stop.asked:
            raise Stopped
        if not printed and self._process.wait():
            raise Trouble(f"The bench in {self._sources} failed with status {self._process.returncode}.")
        if figure := read(printed):
            name, middle = figure
            self.figures[name] = middle
        return bool(printed)


def _round(sources: tuple[Path, Path], arguments: Sequence[str], folder: Path, stop: Stop, number: int) -> Round:
    """The old and the new version once from beginning to end; they take turns in being first."""
    print(f"bench: round {number + 1}", file=sys.stderr, flush=True)
    with ExitStack() as stack:
        old, new = (stack.enter_context(Version(each, arguments, folder, stop)) for each in sources)
        in_turns([old, new] if number % 2 else [new, old])
        return Round(old.figures, new.figures)


def in_turns(versions: Sequence[Version]) -> None:
    """One figure each, until all are through."""
    waiting = deque(versions)
    while waiting:
        version = waiting.popleft()
        if version.turn():
            waiting.append(version)
