"""Whether what an interaction brings is what the command asks for.

Discord checks this as well. But a client may still show last week's commands, and a request may be forged.
"""

from typing import Any, TypeAlias

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.interactions.answer import Interaction
from cogs.ui.components.words import safe
from engine.words import Words

words = Words(__name__)

NESTED = {Kind.subcommand.value, Kind.subcommand_group.value}
LONGEST = 6000  # characters that Discord lets anyone type into an option
CHANGED, ELSEWHERE = words("changed"), words("elsewhere")
TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.number: (int, float),
    Kind.boolean: (bool,),
}

Given: TypeAlias = dict[str, Any]  # an option as Discord sends it
AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any]


def fault(interaction: Interaction) -> str | None:
    """What is wrong with a command, as a sentence for the user who typed it."""
    if interaction.guild_id is None:
        return ELSEWHERE
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return CHANGED
    data: Any = interaction.data
    given: list[Given] = data.get("options", [])
    while given and given[0].get("type") in NESTED:
        given = given[0].get("options", [])
    if interaction.type is discord.InteractionType.autocomplete:
        return _fault_of(command, given, whole=False)
    known = data.get("resolved", {}).get("users", {})  # Discord sends along who is meant by an id
    if any(each.get("type") == Kind.user.value and each.get("value") not in known for each in given):
        return CHANGED
    return _fault_of(command, given, whole=True)


def _fault_of(command: AnyCommand, given: list[Given], *, whole: bool) -> str | None:
    """``whole``: the user has sent it. While an option is being typed, values may be missing or half written."""
    known = {each.display_name: each for each in command.parameters}
    names = [each["name"] for each in given]
    if not known.keys() >= set(names) or len(set(names)) < len(names):
        return CHANGED
    if whole and any(each.required and name not in names for name, each in known.items()):
        return CHANGED
    found = (_fault_in(known[each["name"]], each, whole=whole) for each in given)
    return next(filter(None, found), None)


def _fault_in(asked: app_commands.Parameter, given: Given, *, whole: bool) -> str | None:
    value, types = given.get("value"), TYPES.get(asked.type)
    if not whole:
        return CHANGED if asked.type is Kind.string and not isinstance(value, str) else None
    if given.get("type") != asked.type.value or (types is not None and type(value) not in types):
        return CHANGED
    if asked.choices and value not in [choice.value for choice in asked.choices]:
        return words("no-choice", value=safe(str(value)), option=asked.display_name)
    return _out_of_bounds(asked, value) if isinstance(value, str | int | float) else None


def _out_of_bounds(asked: app_commands.Parameter, value: str | float) -> str | None:
    if isinstance(value, str):
        least, most = asked.min_value or 0, asked.max_value or LONGEST
        if least <= len(value) <= most:
            return None
        return words("wrong-length", option=asked.display_name, least=least, most=most, count=len(value))
    if asked.min_value is None or asked.max_value is None or asked.min_value <= value <= asked.max_value:
        return None
    return words("wrong-number", option=asked.display_name, least=asked.min_value, most=asked.max_value)
