"""The four slash commands and the menus of people and messages. They stand in the cogs, each beside what it does.

What Discord shows of them stands in ``commands.ftl`` of each language: ``command-GROUP-NAME`` describes a subcommand,
with its options as forms; ``option-NAME`` describes an option that several share; ``choice-OPTION-VALUE`` names a
value; ``menu-KEY`` is what stands in a menu.
"""

import asyncio
import inspect
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from engine.games.variants import Variant, variant
from engine.words import ENGLISH, Words, in_language
from model.people.names import plain
from model.people.preferences import language_of
from model.servers.settings import Preset
from model.servers.zones import zone_by_name


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
MARK = "__subcommand__"
LONGEST_CHOICE = 100  # characters
Method = TypeVar("Method", bound=Callable[..., object])

WORDS = Words("cogs.discord.commands")


@dataclass(frozen=True)
class Subcommand:
    """Where a method of a cog is found."""

    group: str
    name: str
    description: locale_str


def subcommand(group: str, name: str) -> Callable[[Method], Method]:
    """The catalogue describes it and its options. ``rename``, ``choices`` and the like stand below it."""
    key = f"command-{group}-{name}"

    def marked(method: Method) -> Method:
        setattr(method, MARK, Subcommand(group, name, for_everyone(WORDS, key)))
        described = {}
        for parameter in inspect.signature(method).parameters:
            option = parameter.replace("_", "-")
            known = [each for each in (f"{key}.{option}", f"option-{option}") if each in WORDS]
            if known:
                described[parameter] = for_everyone(WORDS, known[0])
        return app_commands.describe(**described)(method)

    return marked


def menu_entry(key: str) -> Callable[[Method], Method]:
    """An entry of the menu that a person or a message has, by what the method takes beside the answer."""

    def marked(method: Method) -> Method:
        setattr(method, MARK, for_everyone(WORDS, f"menu-{key}"))
        return method

    return marked


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


def zone_choice(name: str, now: float) -> str:
    return WORDS("zone-choice", zone=name, time=f"{datetime.fromtimestamp(now, zone_by_name(name)):%H:%M}")


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_CHOICE else f"{name[: LONGEST_CHOICE - 1]}…"


def grouped(callbacks: Iterable[Callable[..., Any]]) -> list[app_commands.Group | app_commands.ContextMenu]:
    """The four commands with these subcommands, and the entries of menus."""
    menus = []
    made = {
        name: app_commands.Group(name=name, description=for_everyone(WORDS, f"command-{name}"), guild_only=True)
        for name in COMMANDS
    }
    for callback in sorted(callbacks, key=lambda each: getattr(getattr(each, MARK), "name", "") != FIRST):
        told: Subcommand | locale_str = getattr(callback, MARK)
        if isinstance(told, locale_str):
            menus.append(app_commands.ContextMenu(name=told, callback=callback))
            continue
        command: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=told.name, description=told.description, callback=callback
        )
        made[told.group].add_command(command)
    return [*made.values(), *menus]
