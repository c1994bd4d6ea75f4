"""What two versions printed, paired by the names of the benches."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from tests.bench.figures import Line, short

Name = tuple[str, str]  # of a bench, with its unit
Figures = dict[Name, float]


@dataclass(frozen=True)
class Round:
    old: Figures
    new: Figures

    def both(self, name: Name) -> bool:
        return name in self.old and name in self.new


@dataclass(frozen=True)
class Comparison:
    """A figure of both versions, old and new, in as many rounds as had it."""

    name: Name
    pairs: Sequence[tuple[float, float]]

    @property
    def ratios(self) -> list[float]:
        return [new / old for old, new in self.pairs]

    @property
    def slower(self) -> list[float]:
        """By how many per cent more time the same work takes, round by round; below zero it takes less."""
        speed = self.name[1].endswith("/s")
        return [((1 / ratio if speed else ratio) - 1) * 100 for ratio in self.ratios]

    def line(self) -> Line:
        bench, unit = self.name
        olds, news = zip(*self.pairs, strict=True)
        return {
            "bench": bench,
            "unit": unit,
            "old": short(median(olds)),
            "new": short(median(news)),
            "ratio": short(median(self.ratios)),
            "slower_percent": round(median(self.slower), 1),
            "ratios": [short(ratio) for ratio in self.ratios],
        }


def read(printed: str) -> tuple[Name, float] | None:
    """The figure in a line that a bench printed, if there is one."""
    try:
        figure = json.loads(printed)
        return (figure["bench"], figure["unit"]), float(figure["median"])
    except (ValueError, KeyError, TypeError):
        return None


def compared(rounds: Sequence[Round]) -> list[Comparison]:
    """What both versions measured, in the order of the new one."""
    names = dict.fromkeys(name for each in rounds for name in each.new)
    pairs = {name: [(each.old[name], each.new[name]) for each in rounds if each.both(name)] for name in names}
    return [Comparison(name, found) for name, found in pairs.items() if found]
