"""Run the bench of the folder where this is started, one figure at a time: each waits for a line on standard input.

Started as a file, so that it can run the bench of a version that does not know it. The first argument is the clock.
"""

import io
import runpy
import sys
import time
from pathlib import Path
from typing import TextIO


class HoldingOutput(io.TextIOBase):
    """Standard output that holds the bench after every line, until it may go on."""

    def __init__(self, output: TextIO) -> None:
        self._output = output

    def write(self, text: str) -> int:
        self._output.write(text)
        if text.endswith("\n"):
            self._output.flush()
            wait()
        return len(text)


def wait() -> None:
    if not sys.stdin.readline():
        sys.exit()


def main() -> None:
    wait()
    sys.path.insert(0, str(Path.cwd()))
    time.perf_counter = getattr(time, sys.argv.pop(1))
    sys.argv[0] = "tests.bench"
    sys.stdout = HoldingOutput(sys.stdout)
    runpy.run_module("tests.bench", run_name="__main__")


if __name__ == "__main__":
    main()
