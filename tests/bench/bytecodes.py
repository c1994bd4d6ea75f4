"""Bytecodes and calls of the engine for each action of random play, which no load disturbs.

    python -m tests.bench.bytecodes crazy-eights kadi
    python -m tests.bench.bytecodes --seats 4 --most 20 crazy-eights

A match is played once before it is counted, so that what the engine finds once for some rules is found. Only what runs
in files of the engine is counted, and not the choosing of the next action. A line of JSON for each game; ``--most``
adds the functions in which most is done.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from engine.core.ruleset import shared
from engine.games.variants import VARIANTS, variant
from tests.simulation import asked_seat, choosers

ENGINE = str(Path(__file__).parents[2] / "engine")
ACTIONS = 1200


def counted(game: str, seats: int, actions: int = ACTIONS) -> tuple[float, float, Counter[str]]:
    """Bytecodes and calls for an action, and the bytecodes of each function."""
    played = variant(game)
    rules = shared(played.rules(seats))
    opcodes, calls = Counter[str](), Counter[str]()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        code = frame.f_code
        generated = code.co_filename.startswith("<string>")
        if not (generated or code.co_filename.startswith(ENGINE)):
            return None
        name = f"{code.co_filename.removeprefix(ENGINE)}:{code.co_qualname}"
        calls[name] += 1
        frame.f_trace_opcodes, frame.f_trace_lines = True, False

        def count(frame: FrameType, event: str, _: Any) -> Any:
            opcodes[name] += event == "opcode"
            return count

        return count

    def play(seed: str, most: int) -> int:
        state, at_table, number = played.game.begun(rules, seed), choosers(["random"] * seats, seed), 0
        while state.phase != "over" and number < most:
            seat = asked_seat(state)
            state, _events = state.act(seat, at_table[seat](state, seat))
            number += 1
        return number

    play("before", actions)
    done = 0
    sys.settrace(trace)
    try:
        while done < actions:
            done += play(f"counted {done}", actions - done)
    finally:
        sys.settrace(None)
    return sum(opcodes.values()) / done, sum(calls.values()) / done, Counter({name: opcodes[name] for name in opcodes})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bytecodes", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless told")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--most", type=int, default=0, metavar="N", help="functions to tell of")
    asked = parser.parse_args()
    for game in asked.games or VARIANTS:
        seats = min(max(asked.seats, variant(game).seats[0]), variant(game).seats[-1])
        opcodes, calls, by_function = counted(game, seats)
        print(
            json.dumps({"game": game, "seats": seats, "bytecodes": round(opcodes), "calls": round(calls, 1)}),
            flush=True,
        )
        for name, number in by_function.most_common(asked.most):
            print(f"  {number / ACTIONS:7.1f}  {name}")


if __name__ == "__main__":
    main()
