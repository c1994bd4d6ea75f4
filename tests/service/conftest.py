from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from service import expert_worker, experts as of_experts
from tests import PATIENCE
from tests.service import endless
from tests.service.club import Club, club_in
from tests.service.tournament_club import TournamentClub, tournament_club_in


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with club_in(tmp_path) as club:
        yield club


@pytest_asyncio.fixture
async def tournament_club(tmp_path: Path) -> AsyncIterator[TournamentClub]:
    async with tournament_club_in(tmp_path) as tournament_club:
        yield tournament_club


@pytest.fixture(autouse=True)
def _processes_may_take_long_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_experts, "STARTING", PATIENCE)


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """No expert ever has an answer, until this is undone."""
    for name in ("chosen", "advised"):
        monkeypatch.setattr(expert_worker, name, endless.waits)
    return monkeypatch
