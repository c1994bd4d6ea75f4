"""A figure as one line of JSON, always beside a baseline that was measured in the same run on the same machine."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter
from typing import Any

LOOPS = 200_000

Line = dict[str, Any]


@dataclass(frozen=True)
class Bench:
    names: tuple[str, ...]
    measure: Callable[[], Iterable[Line]]


def line(bench: str, unit: str, samples: Sequence[float], baseline: Sequence[float], **more: Any) -> Line:
    """One figure; ``ratio`` is how many times the baseline it is."""
    middle, bare = median(samples), median(baseline)
    figure = {
        "bench": bench,
        "unit": unit,
        "median": short(middle),
        "p99": short(p99(samples)),
        "n": len(samples),
        "baseline": short(bare),
        "ratio": short(middle / bare),
    }
    return figure | more


def p99(samples: Sequence[float]) -> float:
    return quantiles(samples, n=100, method="inclusive")[-1] if len(samples) > 1 else samples[0]


def pure_python() -> float:
    """How often this machine goes round a fixed loop in a second."""
    began, total = perf_counter(), 0
    for number in range(LOOPS):
        total = (total + number * number) % 1_000_003
    return LOOPS / (perf_counter() - began)


def short(number: float) -> float:
    """Four digits are more than a machine is good for."""
    return float(f"{number:.4g}")
