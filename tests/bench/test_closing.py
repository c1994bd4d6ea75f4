"""Of tables by the hundred, as of six in ``tests/cogs``, nothing stays."""

from collections import Counter
from pathlib import Path

import pytest

from tests.bench.closing import evening

pytestmark = pytest.mark.long


@pytest.mark.slow
@pytest.mark.parametrize("tables", [100, pytest.param(2000, marks=pytest.mark.long)])
def test_of_tables_that_were_closed_nothing_stays(tmp_path: Path, tables: int):
    before, closed, after = evening(tmp_path, tables)
    assert closed.there["Followed"] >= 2 * tables, "their hands are looked after for fifteen minutes"
    stays = Counter(after.there) - Counter(before.there)
    assert max(stays.values(), default=0) < tables / 20, "more than what each thread did last and still holds"
