"""The plugin of the run that records which test runs which line: it notes how long each took."""

import json
import weakref
from collections import Counter
from itertools import chain

from tests.tools.mutants import RECORD

# Coverage keeps what it knows of a greenlet by a weak reference. When one greenlet goes, is traced while it goes, and
# another thread ends just then, Python 3.11 hangs. So here they stay.
vars(weakref)["WeakKeyDictionary"] = dict


def pytest_terminal_summary(terminalreporter) -> None:
    seconds = Counter[str]()
    for report in chain.from_iterable(terminalreporter.stats.values()):
        seconds[report.nodeid] += getattr(report, "duration", 0)
    (RECORD / "seconds.json").write_text(json.dumps(seconds))
