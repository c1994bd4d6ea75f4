"""The four commands as Discord gets them: how many, how long, how called, and that every option explains itself."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind

from tests.cogs.server import Server

CALLED = re.compile(r"[-_a-z0-9]{1,32}")  # Discord's pattern, for names in English
SUBCOMMANDS, OPTIONS, CHOICES, CHARACTERS = 25, 25, 25, 8000
MOST = 40  # subcommands in all: more would be a list that no one reads
EIGHTS = {
    *("open", "games", "join", "leave", "start", "hand", "show", "table", "practice", "today"),
    *("help", "me", "settings", "leaderboard", "history"),
}
CARD = {
    *("play", "draw", "pass", "discard", "give", "last-card", "catch", "challenge", "pick"),
    *("say", "rule", "ask"),
}
HOUSE_RULES = {"show", "edit", "save", "saved"}
TOURNAMENT = {"open", "join", "leave", "show", "manage"}
BOUNDED = {Kind.integer.value, Kind.number.value}
PLAIN = {Kind.boolean.value, Kind.user.value}  # Discord itself offers what there is


@pytest.fixture
def told(server: Server) -> dict[str, dict[str, Any]]:
    """What Discord is told of each command."""
    tree = server.bot.tree
    return {command.name: command.to_dict(tree) for command in tree.get_commands()}


def everything(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, its subcommands, their options and the choices of these."""
    yield command
    for part in (*command.get("options", ()), *command.get("choices", ())):
        yield from everything(part)


def options(told: dict[str, dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, command in told.items():
        for subcommand in command["options"]:
            for option in subcommand["options"]:
                yield f"/{name} {subcommand['name']} {option['name']}", option


async def test_there_are_four_commands_with_all_that_can_be_done(told: dict[str, dict[str, Any]]):
    has = {name: {each["name"] for each in command["options"]} for name, command in told.items()}
    assert has == {"eights": EIGHTS, "card": CARD, "houserules": HOUSE_RULES, "tournament": TOURNAMENT}
    assert sum(map(len, has.values())) <= MOST


async def test_each_keeps_to_the_limits_of_discord(told: dict[str, dict[str, Any]]):
    for command in told.values():
        assert len(command["options"]) <= SUBCOMMANDS
        for part in everything(command):
            assert len(part.get("options", ())) <= OPTIONS
            assert len(part.get("choices", ())) <= CHOICES
            assert "value" in part or CALLED.fullmatch(part["name"]), part["name"]
            assert 1 <= len(part["name"]) <= 100
            assert "value" in part or 1 <= len(part["description"]) <= 100, part
        assert characters(command) <= CHARACTERS, (command["name"], characters(command))


def characters(command: dict[str, Any]) -> int:
    """As Discord counts them: names, descriptions and values, of the command and of all that is in it."""
    counted = ("name", "description", "value")
    return sum(len(str(part.get(key, ""))) for part in everything(command) for key in counted)


async def test_they_are_for_servers_and_for_everyone_there(told: dict[str, dict[str, Any]]):
    """Who may do what is the bot's business: a permission of Discord's own would hide a whole command."""
    for command in told.values():
        assert (command["contexts"], command["integration_types"]) == ([0], [0])
        assert command["default_member_permissions"] is None


async def test_every_option_tells_what_its_values_mean(told: dict[str, dict[str, Any]]):
    found = dict(options(told))
    assert found
    for name, option in found.items():
        assert option["description"] not in ("", "…"), name
        bounded = option["type"] in BOUNDED and {"min_value", "max_value"} <= set(option)
        offered = option.get("choices") or option.get("autocomplete") or bounded or option["type"] in PLAIN
        assert offered, f"{name} offers nothing"
