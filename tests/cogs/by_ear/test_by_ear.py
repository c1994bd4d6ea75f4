"""Text only is enough to play by: what is heard stands in ``heard``, and keeps the rules of what can be understood."""

import os
from pathlib import Path

import pytest

from tests.cogs.by_ear.evening import SCENES
from tests.cogs.by_ear.hearing import Hearing
from tests.cogs.server import Server

pytestmark = pytest.mark.usefixtures("undrawn")
HEARD = Path(__file__).parent / "heard"


@pytest.mark.parametrize("name", SCENES)
async def test_what_is_heard(server: Server, name: str):
    ear = Hearing(server, server.ada)
    try:
        await SCENES[name](server, ear)
    finally:
        heard = "\n".join(ear.lines).strip() + "\n"
        if os.environ.get("BY_EAR") == "write":
            (HEARD / f"{name}.txt").write_text(heard)
    assert heard == (HEARD / f"{name}.txt").read_text()
