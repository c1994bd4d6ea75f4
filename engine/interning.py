"""Values that come again and again in a match, such as a turn that comes to a seat: equal ones are made once."""

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from engine.words import P, T


def interned(make: Callable[P, T]) -> Callable[P, T]:
    """Make frozen values that all may share. It pays where few are different: of many, most would be made anew."""
    return cast(Callable[P, T], lru_cache(2**12)(make))  # those of each kind that were asked for last
