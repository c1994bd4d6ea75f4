"""Lets each interaction in once, while it can still be answered, and only with values that its command takes.

When an interaction began stands in its id, by Discord's clock. The clock of this machine may be off by any amount, so
the smallest difference that was seen lately is taken for that amount, and only what comes on top of it is delay. That
is a guess, as a clock may gain, and those of Discord differ too. So who seems too late is told, and if Discord takes
that, the guess was wrong and the clocks are compared anew.

A client may still show last week's commands. What is missing then discord.py refuses. What is of another type it
passes on, as when an option became another kind. No text is read further than it can mean something: anyone may type
one, and everyone waits while it is read.
"""

import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

from discord import AppCommandOptionType as Kind, InteractionType, app_commands

from cogs.discord.answer import TOO_OLD
from cogs.discord.controls import Interaction
from cogs.discord.errors import absent
from engine.words import Message, Words
from model.people.names import safe

WORDS = Words(__package__)

LONGEST = 100  # characters of an option that says nothing else, and of a choice that Discord lists

TYPES: dict[Kind, type] = {Kind.string: str, Kind.integer: int, Kind.number: float, Kind.boolean: bool}
CHANGED, ELSEWHERE = WORDS.message("changed"), WORDS.message("elsewhere")


def fault(interaction: Interaction) -> Message | None:
    """The reason why an interaction can't be worked on: the bot is not in a server there, or the command doesn't take
    these values.
    """
    if interaction.guild_id is None:
        return ELSEWHERE
    if interaction.client.get_guild(interaction.guild_id) is None:
        return absent(interaction)
    command, kind = interaction.command, interaction.type
    pressed_or_sent = kind in (InteractionType.component, InteractionType.modal_submit)
    if pressed_or_sent or isinstance(command, app_commands.ContextMenu):
        return None
    if not isinstance(command, app_commands.Command):
        return CHANGED
    known = {each.display_name: each for each in command.parameters}
    if any(name not in known for name, _ in interaction.namespace):
        return CHANGED
    # What is still being typed may be half written.
    given = () if kind is InteractionType.autocomplete else interaction.namespace
    return next(filter(None, (_fault_in(known[name], value) for name, value in given)), None)


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

Verdict = Literal["in time", "late", "again"]

log = logging.getLogger(__name__)


class InteractionFilter:
    """Knows how late interactions are, and which were there before."""

    def __init__(self, now: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._differences: deque[tuple[float, float]] = deque(maxlen=COMPARED)  # of the clocks, and when they were seen
        self._began = now() - steady()  # so that a clock that is set later makes no difference
        self._ahead: dict[int, float] = {}  # by how much this clock was ahead of Discord's, by interaction

    def check(self, interaction: Interaction) -> Verdict:
        """Tells an interaction that was here before, or seems to be too late to be answered. Call it once for each."""
        if interaction.id in self._ahead:
            log.info("Ignored an interaction that was delivered twice")
            return "again"
        now = self._steady()
        difference = self._began + now - interaction.created_at.timestamp()
        while len(self._differences) > 1 and self._differences[0][1] < now - LATELY:
            self._differences.popleft()
        unknown = 0.0 if abs(difference) <= PLAUSIBLE else difference
        self._ahead[interaction.id], _ = min(self._differences, default=(unknown, now))
        if len(self._ahead) > REMEMBERED:
            del self._ahead[next(iter(self._ahead))]
        self._differences.append((difference, now))
        age = self.age(interaction)
        if age < TOO_OLD:
            return "in time"
        log.info("Ignored an interaction that seems to be %.1f seconds late", age)
        return "late"

    def was_wrong(self, interaction: Interaction) -> None:
        """One that seemed late was in time after all, so the clocks differ in another way."""
        log.info("The interaction was in time after all. Comparing the clocks again")
        self._differences.clear()
        now = self._steady()
        self._differences.append((self._began + now - interaction.created_at.timestamp(), now))

    def age(self, interaction: Interaction) -> float:
        """The seconds since the press, by Discord's clock. 0 for one that was not checked."""
        difference = self._began + self._steady() - interaction.created_at.timestamp()
        return max(0.0, difference - self._ahead.get(interaction.id, difference))
