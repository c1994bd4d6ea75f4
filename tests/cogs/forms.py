"""Forms as people fill them in."""

from typing import Any

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from tests.cogs.server import answer, press, text


async def form_of(who: MemberActor, page: ResponseMessage, label: str) -> InteractionResult:
    """The form behind a button."""
    shown = await press(who, page, label)
    assert shown.modal is not None, text(answer(shown))
    return shown


def filled(shown: InteractionResult) -> dict[str, Any]:
    """What a form is sent with when nothing in it is touched."""
    assert shown.modal is not None
    given: dict[str, Any] = {}
    for label in shown.modal["components"]:
        part = label["component"]
        if part["type"] == 3:
            given[part["custom_id"]] = [each["value"] for each in part["options"] if each.get("default")]
        elif part["type"] == 4:
            given[part["custom_id"]] = part.get("value", "")
    return given


async def send(who: MemberActor, shown: InteractionResult, **given: Any) -> ResponseMessage:
    """Fill in some parts of a form, leave the others as they are, and send it."""
    named = {part.strip("_").replace("_", "-"): value for part, value in given.items()}
    return answer(await who.submit_modal(shown, filled(shown) | named))
