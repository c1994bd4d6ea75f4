"""What a server sets in its own forms, and that it holds."""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from tests.cogs.server import Server, answer, press, text


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


async def settings(who: MemberActor, server: Server) -> ResponseMessage:
    return answer(await who.slash(server.channel, "eights settings"))


async def set_up(who: MemberActor, server: Server, chapter: str, **given: Any) -> str:
    """Open the settings, fill in a chapter and send it: what is answered."""
    return text(await send(who, await form_of(who, await settings(who, server), chapter), **given))


@pytest.fixture
async def owner(server: Server) -> MemberActor:
    return await server.newcomer("Olga", runs_server=True)


async def test_only_people_who_manage_the_server_see_the_settings(server: Server):
    assert "Only people with Manage Server" in text(await settings(server.ada, server))


async def test_all_chapters_are_shown_and_saved(server: Server, owner: MemberActor):
    page = await settings(owner, server)
    assert "every channel" in text(page)
    assert "Default game: " in text(page)
    assert "Saved." in await set_up(owner, server, "Times and pings", zone="berlin", from_=["22"], until=["8"])
    shown = text(await settings(owner, server))
    assert "Time zone: Europe/Berlin" in shown
    assert "22:00 to 08:00" in shown
