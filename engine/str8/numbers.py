"""The 8 by 8 multiplication table: its numbers, how often each occurs, and which may follow which.

Row ``k`` holds k, 2k, .. 8k and has its own colour. A number in several rows may be followed by the next number of each
(source: S2, "equal to any of the numbers listed on the right side"; FAQ, "Am I supposed to match").
"""

from collections import Counter
from functools import cache

from engine.core.packs import LARGEST_FACTOR, NUMBER_CARDS

SIDE = LARGEST_FACTOR  # rows, and numbers in a row; also the cards of a complete sequence
ROWS = range(1, SIDE + 1)
OPENERS = ROWS  # the numbers with a bull's-eye, which start a sequence

COPIES: Counter[int] = Counter(row * column for row in ROWS for column in ROWS)
NUMBERS: tuple[int, ...] = tuple(map(int, NUMBER_CARDS))


@cache
def rows_of(number: int) -> tuple[int, ...]:
    """The rows that hold a number, lowest first."""
    return tuple(row for row in ROWS if number % row == 0 and number // row <= SIDE)


@cache
def above(number: int) -> tuple[int, ...]:
    """The numbers that may follow when going up: the next one in each of its rows."""
    return tuple(number + row for row in rows_of(number) if number // row < SIDE)


@cache
def below(number: int) -> tuple[int, ...]:
    """The numbers that may follow where going down is allowed: the one before in each of its rows, highest first."""
    return tuple(number - row for row in rows_of(number) if number // row > 1)


def step(number: int, following: int) -> int:
    """The row that leads from one number to another that may follow it."""
    return abs(following - number)


def row(number: int) -> tuple[int, ...]:
    """All numbers of a row, rising. In this order they are a straight."""
    return tuple(number * column for column in ROWS)
