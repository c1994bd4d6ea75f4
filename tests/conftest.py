from collections.abc import Iterator

import pytest

from tests.db.fresh import ON_SERVER, drop_all

WAITING = ("tests/wire", "tests/browser", "_killed.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those that start processes and wait for them begin, so that the others fill the time. On a server, tests of the
    file are left out.
    """
    items.sort(key=lambda item: not any(place in item.nodeid for place in WAITING))
    if ON_SERVER:
        left_out = [item for item in items if item.get_closest_marker("file")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("file")]


@pytest.fixture(autouse=ON_SERVER)
def databases_go() -> Iterator[None]:
    yield
    drop_all()
