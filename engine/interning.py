"""Values that come again and again in a match, such as a turn that comes to a seat: equal ones are made once."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

KEPT = 2**12  # of each kind: the last that were asked for

Given = ParamSpec("Given")
Value = TypeVar("Value")


def interned(make: Callable[Given, Value]) -> Callable[Given, Value]:
    """Make frozen values that all may share. It pays where few are different: of many, most would be made anew."""
    return cast(Callable[Given, Value], lru_cache(KEPT)(make))
