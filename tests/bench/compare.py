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
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.comparison import Name, Round, compared, read

WRONG_ARGUMENT = 2  # exit status
INTERRUPTED = 130  # exit status
TURNS = Path(__file__).with_name("turns.py")


class Trouble(Exception):
    """Nothing can be compared; the text is one sentence that says why."""


def run(root: Path, base: str, rounds: int, arguments: Sequence[str]) -> int:
    """Compare the version in a folder with an older commit and print it. Returns the exit status."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)  # so that nothing stays behind
    try:
        with TemporaryDirectory(prefix="eights-bench-") as folder, older(root, base, Path(folder)) as old:
            measured = [_round((old, root), arguments, Path(folder), number) for number in range(rounds)]
        for comparison in compared(measured):
            print(json.dumps(comparison.line()), flush=True)
    except Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return WRONG_ARGUMENT
    except KeyboardInterrupt:
        print("bench: Stopped.", file=sys.stderr)
        return INTERRUPTED
    return 0


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


@contextmanager
def version(sources: Path, arguments: Sequence[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The bench of a version, which measures one figure at each turn."""
    process = subprocess.Popen(
        [sys.executable, "-P", str(TURNS), *arguments],
        cwd=sources,
        env={**os.environ, "TMPDIR": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for this process alone, which then ends that one
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def turn(process: subprocess.Popen[str], figures: dict[Name, float]) -> bool:
    """Let a version measure once more; whether it did. Raises Trouble when it ends before its time."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError):
        process.stdin.write("\n")
        process.stdin.flush()
    printed = process.stdout.readline()
    if not printed and process.wait():
        raise Trouble(f"A bench failed with status {process.returncode}.")
    if figure := read(printed):
        figures[figure[0]] = figure[1]
    return bool(printed)


def _round(sources: tuple[Path, Path], arguments: Sequence[str], folder: Path, number: int) -> Round:
    print(f"bench: round {number + 1}", file=sys.stderr, flush=True)
    measured = Round({}, {})
    with version(sources[0], arguments, folder) as old, version(sources[1], arguments, folder) as new:
        waiting = deque([(old, measured.old), (new, measured.new)])
        waiting.rotate(number + 1)
        while waiting:
            process, figures = waiting.popleft()
            if turn(process, figures):
                waiting.append((process, figures))
    return measured
