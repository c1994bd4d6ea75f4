"""Forms: Discord's modals, with up to five parts that are sent together.

A form is known by its id, which holds all that it is about, like that of a button. So one that was open while the bot
restarted, or that is sent twice, is read all the same.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from cogs.discord.controls import CONTROL_ID, Control, control_of
from cogs.discord.page import Item
from cogs.discord.text import signs
from engine.words import Words

WORDS = Words(__package__)

KIND = "m"
PARTS = 5
LONGEST_ID = 20  # figures
SPEAKING = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice, discord.ChannelType.forum]
RADIOS = 10  # options of radio buttons or of a group of checkboxes, two at least
REFILLED = "again"  # as the last word of a control: brings back the form that was refused
ON, OFF = "on", "off"  # what a checkbox says
_FORM = re.compile(KIND + CONTROL_ID)

_KINDS: dict[type, discord.SelectDefaultValueType] = {
    ui.ChannelSelect: discord.SelectDefaultValueType.channel,
    ui.RoleSelect: discord.SelectDefaultValueType.role,
    ui.UserSelect: discord.SelectDefaultValueType.user,
}

Part = ui.Label[ui.Modal]


@dataclass(frozen=True)
class Sent:
    """A form as a person has sent it."""

    control: Control  # with all that the form is about
    given: Mapping[str, tuple[str, ...]]  # the values that were picked or typed in each part

    def one(self, part: str) -> str:
        """The value that was picked or typed in a part, or nothing."""
        return next(iter(self.given.get(part, ())), "")

    def ticked(self, part: str, before: bool) -> bool:
        """True if a checkbox was ticked. A form from before there was one leaves that as it is."""
        return {ON: True, OFF: False}.get(self.one(part), before)

    def ids(self, part: str) -> tuple[int, ...]:
        """The channels, roles or people that were picked in a part."""
        picked = self.given.get(part, ())
        return tuple(int(each) for each in picked if each.isdecimal() and len(each) <= LONGEST_ID)


def form(title: str, control: Control, parts: Iterable[Part]) -> ui.Modal:
    """A form with these parts. What is sent is answered by the cog whose ``forms`` has its action."""
    made = ui.Modal(title=title, custom_id=control.custom_id(KIND))
    for part in parts:
        made.add_item(part)
    made.stop()  # or the library would read what is sent as well, and stumble over what is no form
    return made


def choice(
    part: str, label: str, options: Sequence[tuple[str, str]], chosen: str, help_: str = "", *, needed: bool = True
) -> Part:
    """One of several: each with its name and its value. What may stay empty is a list: no one can unpick a radio."""
    if needed and 2 <= len(options) <= RADIOS:
        radios = [
            discord.RadioGroupOption(label=signs(name), value=value, default=value == chosen) for name, value in options
        ]
        group: Item = ui.RadioGroup(custom_id=part, options=radios)
        return ui.Label(text=label, description=help_ or None, component=group)
    listed = [discord.SelectOption(label=signs(name), value=value, default=value == chosen) for name, value in options]
    select: Item = ui.Select(custom_id=part, required=needed, min_values=int(needed), options=listed)
    return ui.Label(text=label, description=help_ or None, component=select)


def switch(part: str, label: str, chosen: bool, help_: str = "") -> Part:
    """Yes or no."""
    box: Item = ui.Checkbox(custom_id=part, default=chosen)
    return ui.Label(text=label, description=help_ or None, component=box)


def several(
    part: str, label: str, options: Sequence[tuple[str, str]], chosen: Collection[str], help_: str = ""
) -> Part:
    """None, some or all of several: each with its name and its value."""
    picked: Item
    if len(options) <= RADIOS:
        boxes = [discord.CheckboxGroupOption(label=signs(name), value=it, default=it in chosen) for name, it in options]
        picked = ui.CheckboxGroup(custom_id=part, required=False, min_values=0, options=boxes)
    else:
        listed = [discord.SelectOption(label=signs(name), value=it, default=it in chosen) for name, it in options]
        picked = ui.Select(custom_id=part, required=False, min_values=0, max_values=len(listed), options=listed)
    return ui.Label(text=label, description=help_ or None, component=picked)


def person(part: str, label: str, help_: str = "") -> Part:
    """A member of the server."""
    select: Item = ui.UserSelect(custom_id=part, required=True, min_values=1, max_values=1)
    return ui.Label(text=label, description=help_ or None, component=select)


def channels(part: str, label: str, chosen: Collection[int], help_: str = "") -> Part:
    """No channel, or up to 25."""
    known = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in chosen]
    select: Item = ui.ChannelSelect(
        custom_id=part, required=False, min_values=0, max_values=25, channel_types=SPEAKING, default_values=known
    )
    return ui.Label(text=label, description=help_ or None, component=select)


def roles(part: str, label: str, chosen: Collection[int], help_: str = "", most: int = 25) -> Part:
    """No role, or up to so many."""
    known = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.role) for each in chosen]
    select: Item = ui.RoleSelect(custom_id=part, required=False, min_values=0, max_values=most, default_values=known)
    return ui.Label(text=label, description=help_ or None, component=select)


def line_to_type(part: str, label: str, text: str, help_: str, longest: int) -> Part:
    """One line to type, which may stay empty."""
    typed: Item = ui.TextInput(custom_id=part, default=text, required=False, max_length=longest)
    return ui.Label(text=label, description=help_, component=typed)


def fill_in(made: ui.Modal, sent: Sent) -> None:
    """Put what was typed and picked in a form into the same form, made anew."""
    for asked in made.walk_children():
        part = getattr(asked, "custom_id", "")
        if part not in sent.given:
            continue
        if isinstance(asked, ui.TextInput):
            asked.default = sent.one(part)[: asked.max_length]
        elif isinstance(asked, ui.Checkbox):
            asked.default = sent.ticked(part, asked.default)
        elif isinstance(asked, ui.RadioGroup | ui.CheckboxGroup | ui.Select):
            for option in asked.options:
                option.default = option.value in sent.given[part]
        elif isinstance(asked, ui.ChannelSelect | ui.RoleSelect | ui.UserSelect):
            kind = _KINDS[type(asked)]
            asked.default_values = [discord.SelectDefaultValue(id=each, type=kind) for each in sent.ids(part)]


def read_form(interaction: discord.Interaction) -> Sent | None:
    """The form that was sent, or None if it is none of ours."""
    data: Mapping[str, object] = interaction.data or {}
    known = _FORM.fullmatch(str(data.get("custom_id")))
    if known is None:
        return None
    given: dict[str, tuple[str, ...]] = {}
    for label in _objects(data.get("components")):  # they come from outside, so they may be anything
        for component in _objects(label.get("components", [label.get("component")])):
            part, values = component.get("custom_id"), component.get("values", [component.get("value")])
            if isinstance(part, str):
                listed = values if isinstance(values, list) else []
                said = [(ON if each else OFF) if isinstance(each, bool) else each for each in listed]
                given[part] = tuple(each for each in said if isinstance(each, str))
    return Sent(control_of(known), given)


def _objects(value: object) -> list[Mapping[str, object]]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
