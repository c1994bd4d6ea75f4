"""Writing a message and changing it: components, attachments, pings."""

import re
from dataclasses import dataclass, field
from typing import Any

from tests.wire.limits import Outdated, Refusal, check_message, malformed
from tests.wire.world import V2, Json, Message, World, parts

SNOWFLAKE = 1 << 22  # a smaller number is that of a file in the same call
SETTABLE = V2 | 1 << 2 | 1 << 12  # of the flags, those that a bot sets


@dataclass
class Call:
    """A call that was read. ``body`` is None without one; ``files`` are known by their numbers."""

    method: str
    path: str
    body: Any
    files: dict[int, bytes] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)


Answer = tuple[int, Any]


def write(world: World, message: Message, call: Call, body: Json) -> Message:
    """Fill a new message, or change one that is there. Raises Refusal, and leaves it as it was."""
    flags = message.flags | (body.get("flags") or 0) & SETTABLE
    content = body.get("content", message.content) or ""
    components = _plain(body.get("components", message.components) or [])
    attached = _attached(world, body.get("attachments"), call.files, message.attachments)
    if not (content or components or attached):
        raise Refusal(400, 50006, "Cannot send an empty message")
    check_message(content, components, flags, attached)
    _check_emojis(world, body.get("components") or [])
    message.flags, message.content, message.components, message.attachments = flags, content, components, attached
    if message.id in world.messages:
        message.edits += 1
    else:
        message.mentions = _pinged(message, body)
    return world.keep(message)


def _check_emojis(world: World, components: list[Json]) -> None:
    """Raises Refusal for one that isn't there any more. In a text it would only show as what is typed for it."""
    pressed = [each for part in parts(components) for each in (part, *part.get("options", ()))]
    if any(int(each["emoji"]["id"]) not in world.emojis for each in pressed if each.get("emoji")):
        error = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
        raise Outdated(400, 50035, "Invalid Form Body", errors={"components": {"0": {"emoji": {"id": error}}}})


def _pinged(message: Message, body: Json) -> list[int]:
    """Whom a new message calls: those whom it names and who are listed, or all where nothing is said of that."""
    named = [int(number) for number in re.findall(r"<@!?(\d+)>", message.text)]
    allowed = body.get("allowed_mentions") or {"parse": ["users"]}
    everyone, listed = "users" in (allowed.get("parse") or ()), [int(number) for number in allowed.get("users") or ()]
    return [number for number in named if everyone or number in listed]


def _attached(world: World, told: list[Json] | None, files: dict[int, bytes], before: list[Json]) -> list[Json]:
    """What is attached after a call: what it lists of the old, and the files that came with it. Raises Refusal."""
    known = {int(each["id"]): each for each in before}
    wanted = before if told is None else told
    if unknown := {int(each["id"]) for each in wanted} - known.keys() - files.keys():
        if max(unknown) >= SNOWFLAKE:
            raise Outdated(400, 50035, "Invalid Form Body: an attachment is not there any more")
        raise malformed(f"there is no file for {unknown}")
    return [known.get(int(each["id"])) or _uploaded(world, each, files[int(each["id"])]) for each in wanted]


def _uploaded(world: World, told: Json, file: bytes) -> Json:
    number = str(world.snowflake())
    url = f"http://127.0.0.1/files/{number}/{told['filename']}"
    return told | {"id": number, "size": len(file), "url": url, "proxy_url": url}


def _plain(value: Any) -> Any:
    """A copy without what is null."""
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return {key: _plain(each) for key, each in value.items() if each is not None} if isinstance(value, dict) else value
