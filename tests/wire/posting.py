"""Writing a message and changing it: components, attachments, pings."""

import re
from typing import TYPE_CHECKING, Any

from tests.wire.limits import Outdated, Refusal, check_message, malformed
from tests.wire.world import V2, Json, Message, World, parts

if TYPE_CHECKING:
    from tests.wire.rest import Call

SNOWFLAKE = 1 << 22  # a smaller number is that of a file in the same call
FILES = "http://127.0.0.1/files"
SETTABLE = V2 | 1 << 2 | 1 << 12  # of the flags, those that a bot sets


def check_emojis(world: World, components: list[Json]) -> None:
    """Raises Refusal for one that isn't there any more. In a text it would only show as what is typed for it."""
    pressed = [each for part in parts(components) for each in (part, *part.get("options", ()))]
    if any(int(each["emoji"]["id"]) not in world.emojis for each in pressed if each.get("emoji")):
        error = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
        raise Outdated(400, 50035, "Invalid Form Body", errors={"components": {"0": {"emoji": {"id": error}}}})


def check_new(world: World, call: "Call", body: Json) -> None:
    """Raises Refusal."""
    flags = body.get("flags") or 0
    if not (body.get("content") or body.get("components") or call.files):
        raise Refusal(400, 50006, "Cannot send an empty message")
    check_message(body, flags, _named(body.get("attachments") or [], call.files))
    check_emojis(world, body.get("components") or [])


def write(world: World, message: Message, call: "Call", body: Json) -> None:
    """Fill a new message."""
    message.flags |= (body.get("flags") or 0) & SETTABLE
    message.content = body.get("content") or ""
    message.attachments = _attached(world, body.get("attachments"), call.files, [])
    _compose(message, body.get("components") or [])
    message.mentions = _pinged(message, body)


def change(world: World, message: Message, call: "Call", body: Json) -> None:
    """Edit a message. Raises Refusal."""
    flags = message.flags | ((body.get("flags") or 0) & V2)
    attached = _attached(world, body.get("attachments"), call.files, message.attachments)
    after = {"content": body.get("content", message.content), "components": body.get("components", message.components)}
    check_message(after, flags, attached)
    check_emojis(world, body.get("components") or [])
    message.flags, message.attachments, message.content = flags, attached, after["content"] or ""
    if "components" in body:
        _compose(message, body["components"] or [])
    message.edits += 1


def _pinged(message: Message, body: Json) -> list[int]:
    """Whom a new message calls: those whom it names and who are listed, or all where nothing is said of that."""
    named = [int(number) for number in re.findall(r"<@!?(\d+)>", message.text)]
    allowed = body.get("allowed_mentions") or {"parse": ["users"]}
    everyone, listed = "users" in (allowed.get("parse") or ()), [int(number) for number in allowed.get("users") or ()]
    return [number for number in named if everyone or number in listed]


def _named(told: list[Json], files: dict[int, bytes]) -> list[Json]:
    """The names of new attachments. Raises Refusal."""
    for each in told:
        if int(each["id"]) not in files:
            raise malformed(f"there is no file for attachment {each['id']}")
    by_number = {int(each["id"]): each for each in told}
    return [{"filename": f"file{number}"} | by_number.get(number, {}) for number in files]


def _attached(world: World, told: list[Json] | None, files: dict[int, bytes], before: list[Json]) -> list[Json]:
    """What is attached after a call: what it lists of the old, and everything new. Raises Refusal."""
    known = {attachment["id"]: attachment for attachment in before}
    kept = before if told is None else [known[str(each["id"])] for each in told if str(each["id"]) in known]
    new = [each for each in told or [] if str(each["id"]) not in known]
    if any(int(each["id"]) >= SNOWFLAKE for each in new):
        raise Outdated(400, 50035, "Invalid Form Body: an attachment is not there any more")
    fresh = _named(new, files)
    return [*kept, *(_uploaded(world, each, size) for each, size in zip(fresh, map(len, files.values()), strict=True))]


def _uploaded(world: World, told: Json, size: int) -> Json:
    number, name = world.snowflake(), told["filename"]
    url = f"{FILES}/{number}/{name}"
    made = {"id": str(number), "filename": name, "size": size, "url": url, "proxy_url": url}
    more = {"content_type": "image/png", "width": 1, "height": 1}
    described = {"description": told["description"]} if told.get("description") else {}
    return made | more | described


def _compose(message: Message, components: list[Json]) -> None:
    """Components as Discord keeps them: numbered, and media with where they lie."""
    urls = {f"attachment://{each['filename']}": each for each in message.attachments}
    message.components = [_numbered(component) for component in components]
    for number, part in enumerate(parts(message.components), start=1):
        part["id"] = number
        for holder in [part, *part.get("items", [])]:
            if "media" in holder:
                holder["media"] = _medium(holder["media"], urls)


def _numbered(component: Json) -> Json:
    """A copy that can be changed."""
    copied = {key: value for key, value in component.items() if value is not None}
    for key in ("components", "items", "options"):
        if key in copied:
            copied[key] = [_numbered(each) for each in copied[key]]
    if "accessory" in copied:
        copied["accessory"] = _numbered(copied["accessory"])
    return copied


def _medium(told: Json, urls: dict[str, Json]) -> Json:
    attachment = urls.get(told["url"], told)
    more: dict[str, Any] = {"id": attachment["id"], "attachment_id": attachment["id"]} if "id" in attachment else {}
    url = attachment["url"]
    return more | {"url": url, "proxy_url": url, "width": 1, "height": 1, "content_type": "image/png"}
