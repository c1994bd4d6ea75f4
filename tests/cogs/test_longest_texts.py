"""One person's text keeps no one else waiting: reading the longest that Discord takes is hardly more work."""

from functools import partial
from typing import Any

import pytest
from simcord.results import InteractionResult

from tests.cogs.forms import TYPED, filled, parts_of
from tests.cogs.server import Server
from tests.cogs.test_forged import sent
from tests.pages.test_longest_texts import FIELD, KINDS, OPENERS, Grown, boss_of, custom_id, form, long, steps_of

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.mark.parametrize("opener", OPENERS)
async def test_no_field_of_a_form_is_more_work_for_being_long(server: Server, opener: str):
    boss = await boss_of(server)
    page = await server.open(boss)
    shown = await form(boss, server, page, opener)
    found, number = dict[str, Grown](), custom_id(shown)
    for part in [name for name, spec in parts_of(shown).items() if spec["type"] == TYPED]:
        for once in ("x", long("x", FIELD)):  # whatever is made the first time
            await sent(server, boss, page, number, given(shown, part, once))
        for kind in KINDS:
            short, whole = given(shown, part, kind), given(shown, part, long(kind, FIELD))
            steps = [await steps_of(partial(sent, server, boss, page, number, each)) for each in (short, whole)]
            found[f"{part}: {kind!r}"] = Grown(*steps)
    assert found
    assert not {where: grown for where, grown in found.items() if grown.much}


def given(shown: InteractionResult, part: str, text: str) -> list[dict[str, Any]]:
    """A form that is sent with this text in one part, and the others untouched."""
    return [held(parts_of(shown)[name], value) for name, value in (filled(shown) | {part: text}).items()]


def held(spec: dict[str, Any], value: Any) -> dict[str, Any]:
    """A part of a form as Discord sends it, however long its text is."""
    key = "values" if isinstance(value, list) else "value"
    return {"type": 18, "component": {"type": spec["type"], "custom_id": spec["custom_id"], key: value}}
