"""Whether the values of a command are those that it takes: a client may still show last week's commands.

What is missing discord.py refuses. What is of another type it passes on, as when an option became another kind.
No text is read further than it can mean something: anyone may type one, and everyone waits while it is read.

Lets an interaction in once, and only while it can still be answered.

When an interaction began stands in its id, by Discord's clock. The clock of this machine may be off by any amount, so
the smallest difference that was seen lately is taken for that amount, and only what comes on top of it is delay.

That is a guess, as a clock may gain, and those of Discord differ too. So who seems too late is told, and if Discord
takes that, the guess was wrong and the clocks are compared anew."""

import logging
import time
from collections import deque
from collections.abc import Callable

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.discord.answer import TOO_OLD
from cogs.discord.controls import Interaction
from cogs.discord.errors import absent
from engine.words import Message, Words
from model.people.names import safe

WORDS = Words(__package__)

LONGEST = 100  # characters of an option that says nothing else, and of a choice that Discord lists

TYPES: dict[Kind, type] = {Kind.string: str, Kind.integer: int, Kind.number: float, Kind.boolean: bool}
CHANGED, ELSEWHERE = WORDS.message("changed"), WORDS.message("elsewhere")


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
        return WORDS.message("wrong-length", option=option, least=least or 1, most=most or LONGEST, count=len(value))
    if asked.choices and value not in [choice.value for choice in asked.choices]:
        return WORDS.message("no-choice", value=safe(str(value)), option=option)
    if isinstance(value, int) and least is not None and most is not None and not least <= value <= most:
        return WORDS.message("wrong-number", option=option, least=least, most=most)
    return None


COMPARED = 20  # interactions by which the clocks are compared
LATELY = 600  # seconds after which one says little about them, if there is a later one
PLAUSIBLE = 60  # seconds of delay to be believed before anything is known of the clock
REMEMBERED = 10_000  # interactions, to know one that is delivered twice

log = logging.getLogger(__name__)


class InteractionFilter:
    """Knows how late interactions are, and which were there before."""

    def __init__(self, now: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._differences: deque[tuple[float, float]] = deque(maxlen=COMPARED)  # and when they were seen
        self._began = now() - steady()  # so that a clock that is set later makes no difference
        self._seen: dict[int, float] = {}  # by how much the clocks differed, by interaction

    def was_here(self, interaction: Interaction) -> bool:
        if interaction.id in self._seen:
            log.info("Ignored an interaction that was delivered twice")
            return True
        return False

    def admits(self, interaction: Interaction) -> bool:
        """True if an interaction that was not here before can still be answered, as it seems."""
        difference = self._difference(interaction)
        self._seen[interaction.id] = self._usual(difference)
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        self._differences.append((self._steady(), difference))
        age = self.age(interaction)
        if age >= TOO_OLD:
            log.info("Ignored an interaction that seems to be %.1f seconds late", age)
        return age < TOO_OLD

    def was_wrong(self, interaction: Interaction) -> None:
        """One that was not admitted was in time after all, so the clocks differ in another way."""
        log.info("The interaction was in time after all. Comparing the clocks again")
        self._differences.clear()
        self._differences.append((self._steady(), self._difference(interaction)))

    def age(self, interaction: Interaction) -> float:
        """In seconds, by Discord's clock."""
        difference = self._difference(interaction)
        return max(0.0, difference - self._seen.get(interaction.id, self._usual(difference)))

    def _difference(self, interaction: Interaction) -> float:
        return self._began + self._steady() - interaction.created_at.timestamp()

    def _usual(self, difference: float) -> float:
        """By how much the clocks differ. ``difference``: the latest, which tells it if nothing else does."""
        while len(self._differences) > 1 and self._differences[0][0] < self._steady() - LATELY:
            self._differences.popleft()
        usual = 0.0 if abs(difference) <= PLAUSIBLE else difference
        return min((seen for _, seen in self._differences), default=usual)
