"""How far a long command is, on a terminal alone."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from tqdm import tqdm

Thing = TypeVar("Thing")


def shown(things: Sequence[Thing], doing: str, unit: str) -> Iterable[Thing]:
    """These things, one after another, with a bar on standard error if that is a terminal."""
    return tqdm(things, doing, unit=unit, disable=None, leave=False)
