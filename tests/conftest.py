import gc
import os
import tempfile
from collections.abc import Generator, Iterator
from contextlib import nullcontext
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import settings

from tests import drawn, folder
from tests.db.fresh import on_server
from tests.examples import examples
from tests.forked import Forks

settings.register_profile("examples", examples(50))  # of a property that says nothing else
settings.load_profile("examples")

WORKERS = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
WAITING = ("tests/wire", "tests/bot", "tests/browser", "_killed.py")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """All that is written goes into one folder. A worker has it from the process that started it."""
    if hasattr(config, "workerinput"):
        folder.lock(Path(tempfile.gettempdir()))
        return
    made = folder.begin()
    config.add_cleanup(partial(folder.delete, made))
    config.option.basetemp = config.option.basetemp or str(made / "pytest")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All that is imported stays: to look through it for garbage takes a third of that time, and later a tenth."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Each worker begins to read a folder at another place, so that it compiles the files that the others don't."""
    report = yield
    if WORKERS > 1 and isinstance(collector, pytest.Directory):
        start = len(report.result) * int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")) // WORKERS
        report.result = report.result[start:] + report.result[:start]
    return report


@pytest.hookimpl(wrapper=True)  # around the others, by which it is known which are run at all
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Those that wait for a process begin with half of the workers, and those that compute for long with the others. So
    the processor is busy from the first to the last, and no worker is left with a long one in the end.
    """
    items.sort(key=lambda item: item.path)  # all workers have the same order, wherever they began to read
    yield
    if WORKERS > 1:
        items[:] = _dealt(items, WORKERS)


def _dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """One part after the other, each as long as the others, as xdist hands them out."""
    waiting = [item for item in items if _waits(item)]
    slow = [item for item in items if not _waits(item) and item.get_closest_marker("slow")]
    others = iter([item for item in items if not _waits(item) and not item.get_closest_marker("slow")])
    patient = workers // 2
    begins_with = [waiting[worker::patient] for worker in range(patient)]
    begins_with += [slow[worker :: workers - patient] for worker in range(workers - patient)]
    dealt: list[pytest.Item] = []
    for worker, first in enumerate(begins_with):
        part = (len(items) - len(dealt)) // (workers - worker) - len(first)
        dealt += [*first, *islice(others, max(0, part))]
    return [*dealt, *others]


def _waits(item: pytest.Item) -> bool:
    return any(place in item.nodeid for place in WAITING)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if terminalreporter.stats.get("failed"):
        terminalreporter.write_line(f"What was drawn is drawn again with GATE_SEED={drawn.seed()}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Those that are marked ``on_server`` run with a file, and in the gate with a database server too."""
    if metafunc.definition.get_closest_marker("on_server") and not metafunc.definition.get_closest_marker("file"):
        server = pytest.param(True, marks=[pytest.mark.slow, pytest.mark.server])
        metafunc.parametrize("_database", [False, server], ids=["file", "server"], indirect=True)


@pytest.fixture(autouse=True)
def _database(request: pytest.FixtureRequest) -> Iterator[None]:
    with on_server() if getattr(request, "param", False) else nullcontext():
        yield


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    forks = Forks()
    yield forks
    forks.end()
