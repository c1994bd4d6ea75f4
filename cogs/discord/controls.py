"""Every button and select: two kinds of item that outlive a restart, because their custom id holds all they know.

The id is ``b:table:question:action.word.word`` (``s:`` for a select). It names a question, never a secret. Words that
are read from a control come from outside, so they may hold anything.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self, TypeAlias

import discord
from discord import ButtonStyle, ui

from cogs.discord.page import Item
from cogs.discord.text import in_sentences, shortened, signs
from engine.core.actions import Action, Discard, Give, Nominate, PickDirection, Play, Say
from engine.core.cards import EVERY_CARD, EVERY_SUIT, SUITED_RANKS, Card, short, spoken
from engine.words import Words, listens

CHOICES = 25  # options of a select
LABEL = 80  # characters of a button
PLACEHOLDER = 150  # characters in a select before something is picked
OPTION = 100  # characters in an option's label or description
WORDS = Words(__package__)

CONTROL_ID = r":(?P<table>\d{1,15}):(?P<question>\d{0,9}):(?P<action>[a-z-]{1,20})(?P<words>(?:\.[\w*-]{1,20})*)"

Interaction: TypeAlias = discord.Interaction[Any]  # discord.py's own generic, by the client that it came to
Button: TypeAlias = ui.Button[ui.LayoutView]
Select: TypeAlias = ui.Select[ui.LayoutView]

# Words of a control. An action of the same name is in some of them too.
POST = "post"  # for everyone
CALL = "call"  # a move that says “last card”
SEQUENCE = "onto"  # followed by a number from 0: one of two sequences
ASK = "ask"  # followed by a rank: the rank that is asked for
SEQUENCES = {f"{SEQUENCE}{number}": number for number in range(2)}
ASKED = {f"{ASK}{rank}": rank for rank in SUITED_RANKS}
SURE = "sure"  # a second press, after a question
DRAW = "draw"  # a draw
WAYS = {1: "clockwise", -1: "counterclockwise"}  # a direction of play
# Actions, which as words of a control say that the press came from their page.
RATINGS = "ratings"  # shows how ratings work
HOW_TO = "how-to"  # shows how to play
PLAN = "plan"  # plans a card or a draw, or nothing any more without a word for it
SHELF = "shelf"  # shows the games on a shelf, whose word follows
FROM_MORE = "more"  # shows the More panel
LARGEST = 20  # the cards of one play that fit into a custom id: more can be typed


@dataclass(frozen=True)
class Control:
    """The meaning of a button or a select. ``words`` are its arguments, and a select appends the values picked."""

    action: str
    table: int = 0
    question: int | None = None
    words: tuple[str, ...] = ()

    def custom_id(self, kind: str) -> str:
        """The id, at most 100 characters."""
        question = "" if self.question is None else self.question
        return f"{kind}:{self.table}:{question}:{'.'.join((self.action, *self.words))}"


def control_of(match: re.Match[str], *picked: str) -> Control:
    question = int(match["question"]) if match["question"] else None
    words = tuple(match["words"].split(".")[1:])
    return Control(match["action"], int(match["table"]), question, words + picked)


class PressedButton(ui.DynamicItem[Button], template="b" + CONTROL_ID):
    """A button of any message, once it is pressed."""

    control: Control

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # narrower than any item, as the template allows
        cls, interaction: Interaction, item: Button, match: re.Match[str]
    ) -> Self:
        pressed = cls(item)
        pressed.control = control_of(match)
        return pressed

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press over to the client."""
        await interaction.client.answer_press(interaction, self.control)


class PickedSelect(ui.DynamicItem[Select], template="s" + CONTROL_ID):
    """A select in any message, once something is picked from it."""

    def __init__(self, item: Select, control: Control, picked: Sequence[str]) -> None:
        super().__init__(item)
        self.control, self._picked = control, picked

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # narrower than any item, as the template allows
        cls, interaction: Interaction, item: Select, match: re.Match[str]
    ) -> Self:
        data: Mapping[str, object] = interaction.data or {}
        values = data.get("values")
        picked = [str(value) for value in values] if isinstance(values, list) else []
        return cls(item, control_of(match, *picked), picked)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press over if the values are offered, none of them twice, and as many as can be picked."""
        offered, picked = {option.value for option in self.item.options}, self._picked
        fits = self.item.min_values <= len(picked) <= self.item.max_values
        if fits and len(set(picked)) == len(picked) and offered.issuperset(picked):
            await interaction.client.answer_press(interaction, self.control)
        else:
            await interaction.client.refuse_values(interaction, " ".join(picked))


def button(
    label: str, control: Control, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> Button:
    label = shortened(signs(label), LABEL)
    return ui.Button(label=label, style=style, custom_id=control.custom_id("b"), disabled=disabled)


def tab(label: str, control: Control, *, chosen: bool) -> Button:
    """A button that shows one of several parts of a page."""
    label = WORDS("chosen", label=label) if chosen and listens() else label
    return button(label, control, ButtonStyle.primary if chosen else ButtonStyle.secondary)


def way_back(to: str, control: Control, name: str = "") -> Button:
    """A button that leads to the page from which this one was opened, and names it as its title does. ``name``: of a
    page whose title is a name.
    """
    return button(WORDS(f"back-{to}", name=name), control)


def post_here(control: Control) -> Button:
    """A button that posts a private page for everyone in the channel. ``control`` shows the page."""
    return button(WORDS("post-here"), replace(control, words=(*control.words, POST)))


def turning(back: str, on: str, to: Callable[[int], Control], number: int, pages: int) -> list[Button]:
    """Buttons that lead from a page, counted from 0, to the ones before and after it. None if there is no other."""
    ways = ((back, number - 1), (on, number + 1)) if pages > 1 else ()
    return [button(label, to(page), disabled=not 0 <= page < pages) for label, page in ways]


def option(label: str, value: str, about: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """An option of a select, cut to what Discord takes, with nothing said twice."""
    label, about = shortened(signs(label), OPTION), in_sentences(signs(about), OPTION)
    about = "" if about == label else about
    return discord.SelectOption(label=label, value=value, description=about or None, default=chosen)


def card_selects(
    placeholder: str, cards: Sequence[Card], control: Callable[[str], Control], name: Callable[[Card], str] = short
) -> list[Item]:
    """Cards to choose one from, in as many selects as they need. ``control`` takes a word for each."""
    options = [option(name(card), card, spoken(card)) for card in cards]
    parts = enumerate(_parts(placeholder, options))
    return [select(label, control(f"part{number}"), part) for number, (label, part) in parts]


def selects(placeholder: str, control: Control, options: Sequence[discord.SelectOption]) -> list[Item]:
    """One out of any number of options, in as many selects as they need. The first keeps the id of the control."""
    if len(options) <= CHOICES:
        return [select(placeholder, control, list(options))] if options else []
    found: list[Item] = []
    for number, (label, part) in enumerate(_parts(placeholder, options)):
        words = (*control.words, f"part{number}") if number else control.words
        found.append(select(label, replace(control, words=words), part))
    return found


def _parts(
    placeholder: str, options: Sequence[discord.SelectOption]
) -> Iterator[tuple[str, list[discord.SelectOption]]]:
    """Options by as many as a select takes, each part with the label of its select."""
    for start in range(0, len(options), CHOICES):
        part = list(options[start : start + CHOICES])
        yield WORDS("from-to", what=placeholder, first=part[0].label, last=part[-1].label), part


def select(
    placeholder: str, control: Control, options: list[discord.SelectOption], *, least: int = 1, most: int = 1
) -> Select:
    """A select of one out of 1 to 25 options, or of ``least`` to ``most``."""
    custom_id, placeholder = control.custom_id("s"), shortened(placeholder, PLACEHOLDER)
    return ui.Select(placeholder=placeholder, custom_id=custom_id, options=options, min_values=least, max_values=most)


def read_play(words: Sequence[str]) -> Play:
    """The play that the words stand for. In a select, the number comes before the card picked from it."""
    cards, suit, sequence, rank = list[Card](), None, None, None
    for word in words:
        if word in EVERY_CARD:
            cards.append(word)
        suit = word if word in EVERY_SUIT else suit
        sequence, rank = SEQUENCES.get(word, sequence), ASKED.get(word, rank)
    return Play(tuple(cards), suit, CALL in words, sequence, rank)


def control_of_action(action: Action) -> tuple[str, tuple[str, ...]]:
    """The action of the control by which the player to move does this, and its words."""
    name = type(action).__name__.lower()
    match action:
        case Play(cards, suit, call, sequence, rank):
            onto = "" if sequence is None else f"{SEQUENCE}{sequence}"
            return name, (*cards, *filter(None, (suit, CALL * call, onto, rank and f"{ASK}{rank}")))
        case Give(card, call):
            return name, (card, *([CALL] if call else []))
        case Discard(word) | Nominate(word) | Say(word):
            return name, (word,)
        case PickDirection(direction):
            return "direction", (WAYS[direction],)
    return name, ()


def fingerprint(name: str) -> str:
    """The word for a name in a control, as names can be anything."""
    return hashlib.sha256(name.encode()).hexdigest()[:12]


def first_card(words: Sequence[str]) -> Card | None:
    return next((word for word in words if word in EVERY_CARD), None)


def as_number(word: str) -> int | None:
    """The number of up to six figures that a word stands for. None for any other word."""
    return int(word) if word.isdecimal() and len(word) <= 6 else None


def first_number(words: Sequence[str]) -> int:
    """The number at the start of the words, or 0 without one."""
    return as_number(words[0]) or 0 if words else 0
