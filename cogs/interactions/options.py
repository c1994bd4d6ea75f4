"""Whether the values of a command are those that it takes: a client may still show last week's commands.

What is missing discord.py refuses. What is of another type it passes on, as when an option became another kind.
No text is read further than it can mean something: anyone may type one, and everyone waits while it is read.
"""

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.interactions.permissions import absent
from cogs.ui.components.controls import Interaction
from engine.words import Message, Words
from model.people.names import safe

words = Words(__name__)

LONGEST = 100  # characters of an option that says nothing else, and of a choice that Discord lists

TYPES: dict[Kind, type] = {Kind.string: str, Kind.integer: int, Kind.number: float, Kind.boolean: bool}
CHANGED, ELSEWHERE = words.message("changed"), words.message("elsewhere")


def nowhere(interaction: Interaction) -> Message | None:
    """Why nothing can be played where something was pressed or typed: the bot is not in a server there."""
    return ELSEWHERE if interaction.guild_id is None else absent(interaction)


def fault(interaction: Interaction) -> Message | None:
    """What is wrong with a command, for the user who typed it."""
    if why := nowhere(interaction):
        return why
    command = interaction.command
    if isinstance(command, app_commands.ContextMenu):
        return None
    if not isinstance(command, app_commands.Command):
        return CHANGED
    known = {each.display_name: each for each in command.parameters}
    if any(name not in known for name, _ in interaction.namespace):
        return CHANGED
    if interaction.type is discord.InteractionType.autocomplete:  # what is still being typed may be half written
        return None
    return next(filter(None, (_fault_in(known[name], value) for name, value in interaction.namespace)), None)


def shorten(options: object) -> None:
    """Cut what is still being typed to the length of a choice, in all options and in those below them."""
    for option in options if isinstance(options, list) else []:
        if isinstance(value := option.get("value"), str):
            option["value"] = value[:LONGEST]
        shorten(option.get("options"))


def _fault_in(asked: app_commands.Parameter, value: object) -> Message | None:
    option, least, most = asked.display_name, asked.min_value, asked.max_value
    if type(value) is not TYPES.get(asked.type, type(value)):
        return CHANGED
    if isinstance(value, str) and not (least or 0) <= len(value) <= (most or LONGEST):
        return words.message("wrong-length", option=option, least=least or 1, most=most or LONGEST, count=len(value))
    if asked.choices and value not in [choice.value for choice in asked.choices]:
        return words.message("no-choice", value=safe(str(value)), option=option)
    if isinstance(value, int) and least is not None and most is not None and not least <= value <= most:
        return words.message("wrong-number", option=option, least=least, most=most)
    return None
