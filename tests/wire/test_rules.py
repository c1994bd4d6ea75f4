"""The stand-in is as strict as Discord: what it refuses, and with which code. No bot is needed for that."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from tests import PATIENCE
from tests.wire.answers import COMMAND, COMPLETION, COMPONENT
from tests.wire.limits import Limits
from tests.wire.standin import StandIn, standing_in
from tests.wire.world import EPHEMERAL, PUBLIC_THREAD, SEND, V2, VIEW, Channel, Interaction, Json, Message, User

ADA = User(1001, "Ada")
SLOW = Limits(answer=PATIENCE, old_window=PATIENCE, channel_calls=1000, token_calls=1000, everything=1000)
PARAGRAPH: Json = {"type": 10, "content": "Hello"}


@dataclass
class Wire:
    """A bot that is nothing but its calls."""

    discord: StandIn
    channel: Channel
    session: aiohttp.ClientSession

    async def call(self, method: str, path: str, body: object = None, files: dict[str, bytes] | None = None) -> Any:
        """The answer, with its status and headers."""
        url = self.discord.rest_address + path
        if files is None:
            sending = (
                self.session.request(method, url, json=body) if body is not None else self.session.request(method, url)
            )
        else:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", data, filename=name)
            sending = self.session.request(method, url, data=form)
        async with sending as response:
            told = await response.json() if response.status != 204 else {}
            return Told(response.status, told, dict(response.headers))

    def asks(self, kind: int = COMMAND, message: Message | None = None, age: float = 0) -> Interaction:
        return self.discord.world.interaction(kind, ADA, self.channel, {}, message, age)

    async def answer(self, interaction: Interaction, kind: int, data: Json | None = None) -> "Told":
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        return await self.call("POST", path, {"type": kind, "data": data} if data else {"type": kind})

    async def post(self, body: Json, files: dict[str, bytes] | None = None) -> "Told":
        return await self.call("POST", f"/channels/{self.channel.id}/messages", body, files)

    async def posted(self) -> Message:
        told = await self.post(of(PARAGRAPH))
        return self.discord.world.messages[int(told.body["id"])]

    async def edit(self, message: Message, body: Json) -> "Told":
        return await self.call("PATCH", f"/channels/{message.channel.id}/messages/{message.id}", body)


@dataclass
class Told:
    status: int
    body: Any
    headers: dict[str, str]

    @property
    def refusal(self) -> tuple[int, int]:
        return self.status, self.body.get("code", 0)


def of(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def row(*buttons: Json) -> Json:
    return {"type": 1, "components": list(buttons)}


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": f"id{number}"} | more


def gallery(name: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": "A picture"}]}


async def wired(limits: Limits) -> AsyncIterator[Wire]:
    async with standing_in(limits, validates=False) as discord, aiohttp.ClientSession() as session:
        yield Wire(discord, discord.world.channel(discord.world.guild()), session)


@pytest_asyncio.fixture
async def wire() -> AsyncIterator[Wire]:
    async for made in wired(SLOW):
        yield made


async def test_an_answer_comes_in_time_and_once(wire: Wire):
    assert (await wire.answer(wire.asks(age=PATIENCE + 1), 5)).refusal == (404, 10062)
    asked = wire.asks()
    assert (await wire.answer(asked, 5)).status == 200
    assert (await wire.answer(asked, 5)).refusal == (400, 40060)
    assert asked.refused == [40060]
    assert (await wire.call("POST", "/interactions/1/nobody/callback", {"type": 5})).refusal == (404, 10062)


async def test_a_token_dies_after_a_quarter_of_an_hour(wire: Wire):
    asked = wire.asks()
    await wire.answer(asked, 4, {"content": "Hello"})
    path = f"/webhooks/600/{asked.token}/messages/@original"
    assert (await wire.call("PATCH", path, {"content": "Hello again"})).status == 200
    asked.created -= 901
    assert (await wire.call("PATCH", path, {"content": "Too late"})).refusal == (401, 50027)
    assert asked.original is not None
    assert asked.original.content == "Hello again"


async def test_without_a_first_answer_there_is_no_other(wire: Wire):
    asked = wire.asks()
    assert (await wire.call("POST", f"/webhooks/600/{asked.token}", {"content": "Hello"})).refusal == (404, 10015)


async def test_an_ephemeral_message_is_seen_by_one_and_never_through_its_channel(wire: Wire):
    asked = wire.asks()
    told = await wire.answer(asked, 4, of(PARAGRAPH, flags=V2 | EPHEMERAL))
    assert told.body["interaction"]["response_message_ephemeral"]
    message = asked.original
    assert message is not None
    assert message.visible_to == ADA.id
    assert (await wire.edit(message, of(PARAGRAPH))).refusal == (404, 10008)
    path = f"/channels/{wire.channel.id}/messages/{message.id}"
    assert (await wire.call("DELETE", path)).refusal == (404, 10008)
    assert (await wire.call("GET", f"/channels/{wire.channel.id}/messages")).body == []


async def test_the_message_that_was_clicked_can_be_changed_by_the_click(wire: Wire):
    message = await wire.posted()
    asked = wire.asks(COMPONENT, message)
    assert (await wire.answer(asked, 7, of({"type": 10, "content": "Changed"}))).status == 200
    assert message.text == "\nChanged"
    later = wire.asks(COMPONENT, message)
    await wire.answer(later, 4, {"content": "New", "flags": EPHEMERAL})
    told = await wire.call("PATCH", f"/webhooks/600/{later.token}/messages/{message.id}", of(PARAGRAPH))
    assert told.status == 200


async def test_each_kind_of_interaction_has_its_own_answers(wire: Wire):
    assert (await wire.answer(wire.asks(COMMAND), 7, of(PARAGRAPH))).refusal == (400, 50035)
    assert (await wire.answer(wire.asks(COMPLETION), 4, {"content": "Hello"})).refusal == (400, 50035)
    many = [{"name": str(number), "value": "x"} for number in range(26)]
    assert (await wire.answer(wire.asks(COMPLETION), 8, {"choices": many})).refusal == (400, 50035)
    assert (await wire.answer(wire.asks(COMPLETION), 8, {"choices": many[:25]})).status == 200


WRONG = {
    "forty components": of(*[PARAGRAPH] * 41),
    "four thousand characters": of(*[{"type": 10, "content": "x" * 2001}] * 2),
    "five in a row": of(row(*map(button, range(6)))),
    "ids differ": of(row(button(1), button(1))),
    "ids are short": of(row(button(custom_id="x" * 101))),
    "labels are short": of(row(button(label="x" * 81))),
    "options are few": of(
        row({"type": 3, "custom_id": "s", "options": [{"label": str(n), "value": str(n)} for n in range(26)]})
    ),
    "a gallery shows what is attached": of(gallery("nothing.png")),
    "components or content": of(PARAGRAPH, content="Hello"),
    "content is short": {"content": "x" * 2001},
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
async def test_what_does_not_fit_a_message_is_refused(wire: Wire, body: Json):
    assert (await wire.post(body)).refusal == (400, 50035)
    asked = wire.asks()
    assert (await wire.answer(asked, 4, body)).refusal == (400, 50035)
    assert asked.answer is None
    assert len(wire.discord.rest.violations) == 2


async def test_attachments_are_those_that_are_listed(wire: Wire):
    told = await wire.post(
        of(gallery("a.png"), attachments=[{"id": 0, "filename": "a.png", "description": "A"}]), {"a.png": b"A"}
    )
    message = wire.discord.world.messages[int(told.body["id"])]
    assert [each["filename"] for each in message.attachments] == ["a.png"]
    assert message.components[0]["items"][0]["media"]["url"] == message.attachments[0]["url"]
    assert (await wire.edit(message, of(gallery("a.png"), attachments=[]))).refusal == (400, 50035)
    assert (await wire.edit(message, of(PARAGRAPH, attachments=[]))).status == 200
    assert message.attachments == []
    assert (await wire.post(of(PARAGRAPH, attachments=[{"id": 0, "filename": "a.png"}]))).refusal == (400, 50035)


async def test_an_old_message_is_edited_seldom(wire: Wire):
    message = await wire.posted()
    message.created -= 3601
    told = [await wire.edit(message, of(PARAGRAPH)) for _ in range(4)]
    assert [each.status for each in told] == [200, 200, 200, 429]
    assert told[-1].body["code"] == 30046
    assert told[-1].headers["Via"]


async def test_a_sleeping_thread_is_woken_by_a_message_only(wire: Wire):
    wire.channel = wire.discord.world.thread(wire.channel, "Table 1")
    message = await wire.posted()
    wire.channel.archived = True
    assert (await wire.edit(message, of(PARAGRAPH))).refusal == (400, 50083)
    assert (await wire.post(of(PARAGRAPH))).status == 200
    assert (await wire.edit(message, of(PARAGRAPH))).status == 200
    wire.channel.archived = wire.channel.locked = True
    assert (await wire.post(of(PARAGRAPH))).refusal == (400, 50083)


async def test_permissions(wire: Wire):
    message = await wire.posted()
    wire.channel.allowed &= ~SEND
    assert (await wire.post(of(PARAGRAPH))).refusal == (403, 50013)
    assert (await wire.edit(message, of(PARAGRAPH))).status == 200
    threads = f"/channels/{wire.channel.id}/threads"
    assert (await wire.call("POST", threads, {"name": "Table 1", "type": PUBLIC_THREAD})).status == 201
    wire.channel.allowed &= ~VIEW
    assert (await wire.edit(message, of(PARAGRAPH))).refusal == (403, 50001)
    assert wire.discord.buckets.invalid == {403: 2}
    assert (await wire.call("POST", threads, {"name": "Table 2", "type": PUBLIC_THREAD})).refusal == (403, 50001)


async def test_what_is_gone_is_unknown(wire: Wire):
    message = await wire.posted()
    await wire.discord.delete_message(message)
    assert (await wire.edit(message, of(PARAGRAPH))).refusal == (404, 10008)
    await wire.discord.delete_channel(wire.channel)
    assert (await wire.post(of(PARAGRAPH))).refusal == (404, 10003)


async def test_a_nonce_is_good_for_one_message(wire: Wire):
    first, again = [await wire.post(of(PARAGRAPH, nonce="n", enforce_nonce=True)) for _ in range(2)]
    assert first.body["id"] == again.body["id"]


async def test_a_channel_has_a_bucket_for_each_kind_of_call():
    async for wire in wired(Limits(channel_window=PATIENCE)):
        told = [await wire.post(of(PARAGRAPH)) for _ in range(6)]
        assert [each.status for each in told] == [200] * 5 + [429]
        assert [each.headers["X-RateLimit-Remaining"] for each in told[:5]] == ["4", "3", "2", "1", "0"]
        assert told[-1].headers["X-RateLimit-Scope"] == "user"
        assert 0 < told[-1].body["retry_after"] <= PATIENCE
        message = next(iter(wire.discord.world.messages.values()))
        assert (await wire.edit(message, of(PARAGRAPH))).status == 200
        wire.channel = wire.discord.world.channel(wire.channel.guild)
        assert (await wire.post(of(PARAGRAPH))).status == 200


async def test_fifty_calls_in_a_second_and_no_more_but_for_interactions():
    async for wire in wired(replace(SLOW, everything=50, everything_window=PATIENCE)):
        told = [await wire.call("GET", "/users/@me") for _ in range(51)]
        assert [each.status for each in told] == [200] * 50 + [429]
        assert told[-1].body["global"] is True
        assert (await wire.answer(wire.asks(), 5)).status == 200
        assert wire.discord.buckets.told == {"global": 1}


@pytest.mark.bodies
async def test_a_body_that_the_description_does_not_know_is_refused():
    async with standing_in(SLOW) as discord, aiohttp.ClientSession() as session:
        wire = Wire(discord, discord.world.channel(discord.world.guild()), session)
        assert (await wire.post(of({"type": 10, "contents": "Hello"}))).refusal == (400, 50035)
        assert (await wire.post(of(row(button(style="red"))))).refusal == (400, 50035)
        assert (await wire.post({"content": "Hello", "flags": "many"})).refusal == (400, 50035)
        assert len(discord.rest.violations) == 3
        assert (await wire.post({"content": "Hello"})).status == 200
        assert len(discord.rest.violations) == 3, "what the stand-in answers is right too"
