"""Forms as people fill them in."""

from typing import Any

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from tests.cogs.server import answer, press, text

TYPED, RADIOS, BOX = 4, 21, 23  # types of parts
PICKERS = range(5, 9)  # of people, roles and channels


async def form_of(who: MemberActor, page: ResponseMessage, label: str) -> InteractionResult:
    shown = await press(who, page, label)
    assert shown.modal is not None, text(answer(shown))
    return shown


def filled(shown: InteractionResult) -> dict[str, Any]:
    """What a form is sent with when nothing in it is touched."""
    return {name: _untouched(part) for name, part in parts_of(shown).items() if part["type"] not in PICKERS}


def parts_of(shown: InteractionResult) -> dict[str, dict[str, Any]]:
    return {label["component"]["custom_id"]: label["component"] for label in shown.modal["components"]}


def _untouched(part: dict[str, Any]) -> Any:
    if part["type"] == TYPED:
        return part.get("value", "")
    if part["type"] == BOX:
        return part.get("default", False)
    picked = [each["value"] for each in part["options"] if each.get("default")]
    return next(iter(picked), None) if part["type"] == RADIOS else picked


async def send(who: MemberActor, shown: InteractionResult, **given: Any) -> ResponseMessage:
    """Fill in some parts of a form, leave the others as they are, and send it. What is picked is a list."""
    named = {part.strip("_").replace("_", "-"): value for part, value in given.items()}
    filled_in = {part: as_sent(parts_of(shown)[part], value) for part, value in named.items()}
    return answer(await who.submit_modal(shown, filled(shown) | filled_in))


def as_sent(part: dict[str, Any], picked: Any) -> Any:
    if part["type"] == RADIOS:
        return picked[0]
    return picked == ["on"] if part["type"] == BOX else picked
