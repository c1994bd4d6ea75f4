"""``python -m tests.bench``: figures as JSON lines, each beside a baseline of the same run. Nothing is asserted."""

import argparse
import json
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench import compare, database, experts, presses as press_costs, rules, storm, wire
from tests.bench.figures import Bench

ROOT = Path(__file__).parents[2]
SAMPLES = {"batches": 5, "times": 60, "actions": 400, "presses": 60, "tables": 500, "storm_of": 5000}
FEWER = {"batches": 2, "times": 15, "actions": 80, "presses": 15, "tables": 10, "storm_of": 50}


def main(arguments: list[str] | None = None) -> int:
    """Measure, alone or beside an older version. Returns the exit status."""
    asked = _parser().parse_args(arguments)
    if asked.base is None:
        measure(asked.only, FEWER if asked.quick else SAMPLES)
        return 0
    clock = "process_time" if asked.cpu else "perf_counter"
    passed_on = ["--only", asked.only, *(["--quick"] if asked.quick else [])]
    return compare.run(ROOT, asked.base, asked.rounds, [clock, *passed_on])


def measure(only: str, samples: dict[str, int]) -> None:
    """Print every figure whose name contains a word."""
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        for bench in benches(Path(folder), **samples):
            if any(only in name for name in bench.names):
                for figure in bench.measure():
                    if only in figure["bench"]:
                        print(json.dumps(figure), flush=True)


def benches(
    folder: Path, *, batches: int, times: int, actions: int, presses: int, tables: int, storm_of: int
) -> Iterator[Bench]:
    yield from rules.benches(batches)
    yield from experts.benches(times)
    yield from database.benches(folder, actions)
    yield from press_costs.benches(folder, presses)
    yield from wire.benches(folder, int(os.environ.get("WIRE_TABLES") or tables))
    yield from storm.benches(folder, int(os.environ.get("STORM_TABLES") or storm_of))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD", help="only the benches whose name contains it")
    parser.add_argument("--quick", action="store_true", help="fewer samples, rougher figures")
    parser.add_argument("--base", metavar="COMMIT", help="compare with this older version, in turns")
    parser.add_argument("--cpu", action="store_true", help="compare processor time, for a busy machine")
    parser.add_argument(
        "--rounds", type=int, choices=range(1, 100), default=3, metavar="N", help="of both in turns (3)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
