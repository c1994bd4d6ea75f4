from collections.abc import Iterator

import pytest

from tests.db.fresh import ON_SERVER, drop_all


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On a server, tests of the file are left out."""
    if ON_SERVER:
        left_out = [item for item in items if item.get_closest_marker("file")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("file")]


@pytest.fixture(autouse=ON_SERVER)
def databases_go() -> Iterator[None]:
    yield
    drop_all()
