from collections.abc import Iterator

import pytest

from tests.db.fresh import ON_SERVER, drop_all


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those that start processes and wait for them begin, so that the others fill the time. On a server, tests of the
    file are left out.
    """
    items.sort(key=lambda item: "tests/wire" not in item.nodeid)
    if ON_SERVER:
        left_out = [item for item in items if item.get_closest_marker("file")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("file")]


@pytest.fixture(autouse=ON_SERVER)
def databases_go() -> Iterator[None]:
    yield
    drop_all()
