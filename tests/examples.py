"""How many examples a property is tried with: few in the gate, and always the same. ``make long-tests`` sets
EXAMPLES to so many times as many, drawn anew.
"""

import os
from typing import Any

from hypothesis import HealthCheck, settings

TIMES = int(os.environ.get("EXAMPLES", "1"))


def examples(number: int, **more: Any) -> settings:
    """So many of them, or a multiple."""
    return settings(
        max_examples=number * TIMES,
        derandomize=TIMES == 1,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        **more,
    )
