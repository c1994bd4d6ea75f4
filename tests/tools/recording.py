"""The plugin of the run that records which test runs which line: it notes how long each took."""

import json
import threading
from collections import Counter
from itertools import chain

from greenlet import getcurrent

from tests.tools.mutants import RECORD

GREENLETS = []  # of each thread; see below


def pytest_sessionstart() -> None:
    """While coverage is told that a thread's greenlet is gone, the end of another thread stops Python 3.11 for ever."""
    run = threading.Thread.run

    def kept(thread: threading.Thread) -> None:
        GREENLETS.append(getcurrent())
        run(thread)

    threading.Thread.run = kept


def pytest_terminal_summary(terminalreporter) -> None:
    seconds = Counter[str]()
    for report in chain.from_iterable(terminalreporter.stats.values()):
        seconds[report.nodeid] += getattr(report, "duration", 0)
    (RECORD / "seconds.json").write_text(json.dumps(seconds))
