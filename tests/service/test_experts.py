"""Bots that are experts: they think in processes of their own, which may die, be late, or have too much to do."""

import asyncio
import logging
import os
import pickle
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.actions import Action
from engine.bots.expert import Effort
from engine.games import Match
from engine.history import History
from engine.view import SeatView
from model.table import Table
from service import experts as service
from service.beside import Beside
from service.experts import Experts, NoAnswer
from service.tables import Tables
from tests.db.fresh import store_at
from tests.service.club import ADA, CALM, Clock, Club, counted_seeds, sensible

FEW = Effort(playouts=20, circles=1)
ENDLESS = Effort(playouts=10**9, circles=1)


@pytest_asyncio.fixture
async def made() -> AsyncIterator[Callable[..., Experts]]:
    """Makes experts, and lets go of them."""
    found: list[Experts] = []

    def make(processes: int = 1, limit: float | None = None, effort: Effort = FEW) -> Experts:
        found.append(Experts(processes, limit, effort))
        return found[-1]

    yield make
    for experts in found:
        await experts.stop()


async def club_with(folder: Path, experts: Experts) -> Club:
    store, clock = await store_at(folder / "eights.db"), Clock()
    club = Club(folder / "eights.db", Tables(store, CALM, _no_one(), now=clock, seed=_seeds(), experts=experts), clock)
    return club


def _seeds() -> Callable[[], str]:
    return counted_seeds("seed")


def _no_one() -> Any:
    from service.listeners import Listeners

    return Listeners()
