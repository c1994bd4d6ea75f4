"""Seats, players, languages and seeds that a gate tries of every game, drawn by the commit, or by GATE_SEED.

``make long-tests`` tries all of them, with a seed of the day.
"""

import os
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeVar

from tests.examples import TIMES

T = TypeVar("T")


@cache
def seed() -> str:
    """Return GATE_SEED, or the day in the long tests, or the commit; in a tree without one always the same."""
    if given := os.environ.get("GATE_SEED"):
        return given
    if TIMES > 1:
        return datetime.now(UTC).date().isoformat()
    command = ["git", "rev-parse", "HEAD"]
    told = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return told.stdout.strip()[:12] or "no commit"


def one_of(choices: Sequence[T], *what: object) -> list[T]:
    """One of the choices, drawn for this, as in ``one_of(game.seats, game.key)``. In the long tests all of them."""
    return list(choices) if TIMES > 1 else [Random(f"{seed()} {what}").choice(choices)]
