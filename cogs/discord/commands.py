"""The four slash commands and the menus of people and messages. They stand in the cogs, each beside what it does.

What Discord shows of them stands in ``commands.ftl`` of each language: ``command-GROUP-NAME`` describes a subcommand,
with its options as forms; ``option-NAME`` describes an option that several share; ``choice-OPTION-VALUE`` names a
value; ``menu-KEY`` is what stands in a menu.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from functools import partial, wraps
from typing import Concatenate, ParamSpec, TypeVar

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from cogs.discord.answer import Answer, answering
from cogs.discord.controls import Interaction
from cogs.discord.languages import language_of
from engine.games.variants import Variant, variant
from engine.words import ENGLISH, Words, in_language
from model.people.names import plain
from model.servers.settings import Preset


def for_everyone(say: Callable[..., str], *what: str | float, **values: str | float) -> locale_str:
    """A text of a command: the English one, with what says it in the other languages."""
    said = partial(say, *what, **values)
    return locale_str(said(), say=said)


class CommandTranslator(Translator):
    """Says the texts of commands in the language of a locale. What is the same in English isn't told again."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language, say = language_of(locale.value), string.extras.get("say")
        if language == ENGLISH or say is None:
            return None
        await asyncio.sleep(0)  # there are thousands, and presses go first
        with in_language(language):
            said: str = say()
        return None if said == string.message else said


EIGHTS, CARD, HOUSE_RULES, TOURNAMENT = "eights", "card", "houserules", "tournament"
COMMANDS = (EIGHTS, CARD, HOUSE_RULES, TOURNAMENT)
FIRST = "open"  # what a newcomer sees of a command: Discord lists them in the order in which it was told of them
SUBCOMMAND = "__subcommand__"  # on a method of a cog: where it is found among the commands, or its name in a menu
LONGEST_CHOICE = 100  # characters
Cog = TypeVar("Cog")
Given = ParamSpec("Given")
Method = Callable[Concatenate[Cog, Answer, Given], Awaitable[None]]
Command = Callable[Concatenate[Cog, Interaction, Given], Coroutine[None, None, None]]

WORDS = Words("cogs.discord.commands")


@dataclass(frozen=True)
class Subcommand:
    """Where a method of a cog is found."""

    group: str
    name: str
    description: locale_str


def subcommand(group: str, name: str) -> Callable[[Method[Cog, Given]], Command[Cog, Given]]:
    """Make a method of a cog a slash command. The catalogue describes it and its options. ``rename``, ``choices`` and
    the like stand below it.
    """
    key = f"command-{group}-{name}"

    def made(method: Method[Cog, Given]) -> Command[Cog, Given]:
        described = {}
        for parameter in inspect.signature(method).parameters:
            option = parameter.replace("_", "-")
            known = [each for each in (f"{key}.{option}", f"option-{option}") if each in WORDS]
            if known:
                described[parameter] = for_everyone(WORDS, known[0])
        told = Subcommand(group, name, for_everyone(WORDS, key))
        return app_commands.describe(**described)(_command(method, told))

    return made


def menu_entry(key: str) -> Callable[[Method[Cog, Given]], Command[Cog, Given]]:
    """An entry of the menu that a person or a message has, by what the method takes beside the answer."""
    return lambda method: _command(method, for_everyone(WORDS, f"menu-{key}"))


def _command(method: Method[Cog, Given], told: Subcommand | locale_str) -> Command[Cog, Given]:
    """The method is given the answer to fill in, where discord.py gives the interaction."""

    @wraps(method)
    async def command(cog: Cog, interaction: Interaction, /, *target: Given.args, **options: Given.kwargs) -> None:
        async with answering(interaction) as answer:
            await method(cog, answer, *target, **options)

    setattr(command, SUBCOMMAND, told)
    return command


def choices(option: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """The values of an option, each with what it means."""
    return [app_commands.Choice(name=for_everyone(WORDS, f"choice-{option}-{value}"), value=value) for value in values]


def game_choice(game: Variant) -> str:
    key, (least, most) = f"choice-game-{game.key}", (game.seats[0], game.seats[-1])
    what = WORDS(key) if key in WORDS else game.line
    length = game.length or "none"
    return _cut(WORDS("game-choice", name=game.name, least=least, most=most, length=length, what=what))


def preset_choice(kept: Preset) -> str:
    return _cut(WORDS("preset-choice", name=plain(kept.name), game=variant(kept.house_rules.game).name))


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_CHOICE else f"{name[: LONGEST_CHOICE - 1]}…"


def grouped(
    callbacks: Iterable[Callable[..., Coroutine[None, None, None]]],
) -> list[app_commands.Group | app_commands.ContextMenu]:
    """The four commands with these subcommands, and the entries of menus."""
    menus = []
    made = {
        name: app_commands.Group(name=name, description=for_everyone(WORDS, f"command-{name}"), guild_only=True)
        for name in COMMANDS
    }
    for callback in sorted(callbacks, key=lambda each: getattr(getattr(each, SUBCOMMAND), "name", "") != FIRST):
        told: Subcommand | locale_str = getattr(callback, SUBCOMMAND)
        if isinstance(told, locale_str):
            menus.append(app_commands.ContextMenu(name=told, callback=callback))
        else:
            made[told.group].add_command(
                app_commands.Command(name=told.name, description=told.description, callback=callback)
            )
    return [*made.values(), *menus]
