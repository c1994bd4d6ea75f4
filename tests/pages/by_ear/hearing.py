"""What a screen reader says of messages and forms, in its order, and what it is asked to press.

Signs are spoken by their names and punctuation is not, colours and places are silent, and each control has its role and
its state. Of a message that changed it says what is new in it.
"""

import re
import unicodedata
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

import discord

from engine.core.cards import SUIT_SYMBOLS, called
from tests.cogs.forms import BOX, as_sent, filled, parts_of
from tests.cogs.server import AS_TEXT, do_by_commands
from tests.pages.discordless import Club, Message, Person, Result

BUTTON, SELECT, LABEL = 2, 3, 18
KINDS = {2: "button", 10: "text", 12: "picture", 13: "file", BOX: "box"} | dict.fromkeys((1, 9, 14, 17), "silent")
WRITTEN = ("content", "label", "placeholder", "description")
SIGNS = {SUIT_SYMBOLS[suit]: f" {name.removesuffix('s')} suit" for suit, name in called().suits.items()}
_FORMATTED = re.compile(r"\*\*|(?<!\w)_|_(?!\w)|`")
_TIME = re.compile(r"<t:(\d+)(?::(\w))?>")
_LINK = re.compile(r"\[([^\]]+)\]\(https?://[^)]+\)")
_ESCAPED = re.compile(r"\\([^\w\s])")


@dataclass(frozen=True)
class Said:
    """One thing that is spoken: a line of text, or a control by its name."""

    role: str  # empty for a text
    name: str
    more: str = ""  # the state of a control, what can be picked

    def __str__(self) -> str:
        return f"{self.role}: {self.name}{self.more}" if self.role else self.name


@dataclass(frozen=True)
class Shown:
    """A message that was shown or changed: what it said and says, and all that is written in it."""

    private: bool
    before: list[Said]
    now: list[Said]
    written: str


class Hearing:
    """Everything that is said to one person, who acts by the names that they hear."""

    def __init__(self, server: Club, who: Person) -> None:
        self.server, self.who = server, who
        self.lines: list[str] = []
        self.shown: list[Shown] = []
        self._heard: dict[int, list[Said]] = {}
        self._form: Result | None = None

    async def press(self, name: str) -> None:
        message, node = next(found for found in self._controls(BUTTON) if _name(found[1]) == name)
        await self._do(f"presses {name}", self.who.click(message, custom_id=node["custom_id"]))

    async def pick(self, menu: str, choice: str) -> None:
        """From the newest menu whose name begins like this."""
        message, node = next(found for found in self._controls(SELECT) if _name(found[1]).startswith(menu))
        (value,) = (each["value"] for each in node["options"] if plain(each["label"]).startswith(choice))
        done = self.who.select(message, [value], custom_id=node["custom_id"])
        await self._do(f"picks {choice} in {_name(node)}", done)

    async def follow(self, *course: Any) -> None:
        """They press a button or pick from a menu, and what is an action, or several at once, is Ben's."""
        for step in course:
            if isinstance(step, str):
                await self.press(step)
            elif isinstance(step, dict):
                for menu, choice in step.items():
                    await self.pick(menu, choice)
            else:
                moves = step if isinstance(step, list) else [step]
                await self.wait(*(do_by_commands(self.server.ben, self.server, move) for move in moves))

    async def type(self, command: str, **options: Any) -> None:
        given = " ".join(f"{name}: {value}" for name, value in options.items())
        await self._do(f"types /{command} {given}".strip(), self.who.slash(self.server.channel, command, **options))

    async def fill(self, **given: Any) -> None:
        assert self._form is not None
        picked = {name: as_sent(parts_of(self._form)[name], value) for name, value in given.items()}
        sent = self.who.submit_modal(self._form, filled(self._form) | picked)
        told = ", ".join(f"{name} {' '.join(map(str, value))}" for name, value in given.items())
        await self._do(f"sends the form with {told}", sent)

    async def wait(self, *others: Awaitable[Any]) -> None:
        for each in others:
            await each
        self.lines.append("\n~ Others play")
        self.listen()

    def staged(self) -> None:
        """What is heard next has not come about by play."""
        self.lines.append("\n~ The cards are laid out anew for this scene, so what lies here was not played")

    async def _do(self, what: str, done: Awaitable[Result]) -> None:
        self.lines.append(f"\n> Ada {what}")
        result = await done
        await self.server.settle()
        if result.modal is not None:
            self._form = result
            self._say("Form", [Said("", plain(result.modal["title"])), *_spoken(result.modal["components"])])
        self.listen()

    def listen(self) -> None:
        here = {message.id: message for message in self._messages()}
        for number in [number for number in self._heard if number not in here]:
            gone = self._heard.pop(number)
            self.lines.append(f"[A message is gone: {gone[0].name}]")
        for number, message in here.items():
            private, now = message.ephemeral, list(self._all(message))
            before = self._heard.get(number, [])
            if now != before:
                kind = "Private message" if private else "Message"
                self._say(f"{kind}, changed" if before else kind, _new(before, now))
                here_now = {said.name for said in now}
                gone = [said.name for said in before if said.role in ("Button", "Menu") and said.name not in here_now]
                self.lines += [f"(Gone: {', '.join(gone)})"] if gone else []
                self.shown.append(Shown(private, before, now, written(message.components)))
            self._heard[number] = now

    def _say(self, kind: str, said: list[Said]) -> None:
        self.lines += [f"[{kind}]", *map(str, said)]

    def _all(self, message: Message) -> Iterator[Said]:
        if message.content:
            yield Said("", self._named(plain(message.content)))
        for said in _spoken(message.components):
            yield Said(said.role, self._named(said.name), said.more)

    def _named(self, text: str) -> str:
        for name, person in self.server.people.items():
            text = text.replace(f"<@{person.id}>", f"at {name.capitalize()}")
        return text.replace(f"<#{self.server.channel.id}>", "channel cards")

    def _messages(self) -> list[Message]:
        every = [each for channel in self.server.bot.channels.values() for each in channel.messages.values()]
        return [each for each in every if not each.gone and each.owner in (None, self.who.id)]

    def _controls(self, kind: int) -> Iterator[tuple[Message, dict[str, Any]]]:
        for message in reversed(self._messages()):
            for node in _walk(message.components):
                if node["type"] == kind and not node.get("disabled"):
                    yield message, node


def _new(before: list[Said], now: list[Said]) -> list[Said]:
    blocks = SequenceMatcher(None, before, now, autojunk=False).get_opcodes()
    return [said for what, _, _, start, end in blocks if what in ("insert", "replace") for said in now[start:end]]


def _walk(nodes: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for node in nodes:
        yield node
        yield from _walk(node.get("components", ()))
        yield from _walk([node[part] for part in ("component", "accessory") if part in node])


def _spoken(nodes: list[dict[str, Any]]) -> Iterator[Said]:
    named = ""
    for node in _walk(nodes):
        if node["type"] == LABEL:  # names what follows
            named = ". ".join(filter(None, (plain(node["label"]), plain(node.get("description") or ""))))
        else:
            yield from _said(node, named or _name(node))
            named = ""


def _said(node: dict[str, Any], name: str) -> list[Said]:
    match KINDS.get(node["type"], "menu" if "options" in node else "field"):
        case "text":
            return [_line(line) for line in node["content"].split("\n")]
        case "picture":
            return [Said("Image", plain(item.get("description") or "")) for item in node["items"]]
        case "silent":
            return []
        case "file":
            control = Said("File", node["file"]["url"].split("/")[-1])
        case "button":
            control = Said("Button", name, ", unavailable" if node.get("disabled") else "")
        case "box":
            control = Said("Checkbox", name, ", checked" if node.get("default") else ", not checked")
        case "menu":
            control = Said("Menu", name, _choices(node))
        case _:
            control = Said("Field", name, f", {node['value']}" if node.get("value") else "")
    return [control]


def _line(line: str) -> Said:
    heading = re.match(r"#+ ", line)
    return Said("Heading", plain(line[heading.end() :])) if heading else Said("", plain(line.removeprefix("-# ")))


def written(nodes: list[dict[str, Any]]) -> str:
    every = [*_walk(nodes), *(option for node in _walk(nodes) for option in node.get("options", ()))]
    return "\n".join(each[part] for each in every for part in WRITTEN if each.get(part))


def _name(node: dict[str, Any]) -> str:
    return plain(node.get("label") or node.get("placeholder") or "")


def _choices(node: dict[str, Any]) -> str:
    lines = []
    for each in node["options"]:
        about = f", {plain(each['description'])}" if each.get("description") else ""
        lines.append(f"\n  {plain(each['label'])}{about}{', selected' if each.get('default') else ''}")
    return "".join(lines)


def plain(text: str) -> str:
    """A text as it is spoken: without its formatting, and signs by their names."""
    text = _LINK.sub(r"\1, link", text)
    text = _ESCAPED.sub(r"\1", _FORMATTED.sub("", _TIME.sub(_time, text.replace(AS_TEXT, ""))))
    text = "".join(_sign(sign) for sign in text)
    return re.sub(r"\s+", " ", text).strip()


def _sign(sign: str) -> str:
    if sign in SIGNS:
        return SIGNS[sign]
    if unicodedata.category(sign) != "So":
        return sign
    return f" {unicodedata.name(sign).lower()} "


def _time(found: re.Match[str]) -> str:
    seconds = int(found[1]) - discord.utils.utcnow().timestamp()
    if found[2] != "R":
        return "at a time"
    count, unit = next((round(abs(seconds) / size), name) for name, size in UNITS if abs(seconds) >= size or size == 1)
    span = f"{count} {unit}" if count == 1 else f"{count} {unit}s"
    return f"in {span}" if seconds > 0 else f"{span} ago"


UNITS = (("hour", 3600), ("minute", 60), ("second", 1))
