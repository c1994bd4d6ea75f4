"""The four slash commands. Their subcommands stand in the cogs, each beside what it does."""

import inspect
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from discord import app_commands
from discord.ext import commands

EIGHTS, CARD, HOUSE_RULES, TOURNAMENT = "eights", "card", "houserules", "tournament"
DESCRIPTIONS = {
    EIGHTS: "Tables, scores and settings",
    CARD: "Play your cards",
    HOUSE_RULES: "Change, save and share the rules of a table",
    TOURNAMENT: "Open, enter and run tournaments",
}
MARK = "__subcommand__"
Method = TypeVar("Method", bound=Callable[..., Any])


@dataclass(frozen=True)
class Subcommand:
    """Where a method of a cog is found: its group, name and description."""

    group: str
    name: str
    description: str


def subcommand(group: str, name: str, description: str) -> Callable[[Method], Method]:
    """Make a method of a cog a subcommand of one of the four. ``describe`` and the like stand below it."""

    def marked(method: Method) -> Method:
        setattr(method, MARK, Subcommand(group, name, description))
        return method

    return marked


def grouped(cogs: Iterable[commands.Cog]) -> list[app_commands.Group]:
    """The four commands with the subcommands of these cogs."""
    made = {
        name: app_commands.Group(name=name, description=description, guild_only=True)
        for name, description in DESCRIPTIONS.items()
    }
    for cog in cogs:
        for told, method in _subcommands(cog):
            command: Any = app_commands.Command(name=told.name, description=told.description, callback=method)
            made[told.group].add_command(command)
    return list(made.values())


def _subcommands(cog: commands.Cog) -> Iterator[tuple[Subcommand, Any]]:
    for name, function in inspect.getmembers(type(cog), inspect.isfunction):
        if hasattr(function, MARK):
            yield getattr(function, MARK), getattr(cog, name)
