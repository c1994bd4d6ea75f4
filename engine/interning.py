"""What makes play quick: equal values that come again and again are made once, and fields are looked up at once."""

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from typing import cast

from engine.words import P, T


def interned(make: Callable[P, T]) -> Callable[P, T]:
    """Make frozen values that all may share. It pays where few are different: of many, most would be made anew."""
    return cast(Callable[P, T], lru_cache(2**12)(make))  # those of each kind that were asked for last


def by_instance(kind: type[T]) -> type[T]:
    """A dataclass without class attributes for its defaults, as Python looks up fields quickly only where there is
    none of the same name in the class.
    """
    for part in fields(kind):  # type: ignore[arg-type]
        if part.name in vars(kind):
            delattr(kind, part.name)
    return kind
