"""The ephemeral hand of one seat: what it holds, what it may do now, and why it was refused."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.ui.controls import Control, button, select
from cogs.ui.page import ACTIVE, CALM, ROW, Page, Picture, paragraph, rows
from cogs.ui.pictures import hand_picture
from cogs.ui.table_page import names, pile_line, title
from cogs.ui.words import signs
from db.tables import Table
from engine.actions import Action, Call, Deal, Draw, Nominate, Options, Pass, Play
from engine.cards import PACK, SUIT_NAMES, SUIT_SYMBOLS, SUITS, Card, listed, short, spoken
from engine.events import Dealt, Drew, Event, MatchEnded, Played, RoundEnded
from engine.telling import cards, tell
from engine.variants import variant
from engine.view import View

BUTTONS = 2 * ROW  # more choices than this are picked from selects
CHOICES = 25  # options of a select
WAITING = "Wait for your turn: this message changes by itself. If it does not, press Refresh."
CALL = "call"  # the word of a control for a play that says “last card”


def hand_page(
    table: Table,
    view: View,
    recent: Sequence[Event],
    picture: Picture | None,
    *,
    notice: str = "",
    chosen: Play | None = None,
) -> Page:
    """The hand as it is now. ``chosen``: a play that still needs the name of a suit."""
    items: list[ui.Item[Any]] = [paragraph("\n".join(_heading(table, view, recent, notice, chosen)))]
    items += [picture.gallery()] if picture else []
    texts = [hand_line(view)] * bool(view.hand) + _told(table, view, recent)
    items += [paragraph("\n".join(texts))] if texts else []
    items += _suit_row(table, view, chosen) if chosen else _action_rows(table, view)
    return Page(items, ACTIVE if view.on_turn else CALM, picture)


def picture_of(view: View) -> Picture | None:
    """The hand as it is held, what can be played standing out; None when there is nothing to see."""
    if not view.hand:
        return None
    choosing = view.on_turn and not view.nominating
    alt = ", ".join(map(spoken, view.hand))
    return Picture(
        "hand.png", hand_picture(view.hand, view.options.cards if choosing else None), f"Your hand: {alt}."[:1024]
    )


def hand_line(view: View) -> str:
    """The hand as sorted text, suit by suit."""
    suits = groupby(view.hand, key=lambda card: card[1])
    lines = [f"{SUIT_SYMBOLS[suit]} {' '.join(short(card)[:-1] for card in held)}" for suit, held in suits]
    return f"**{cards(len(view.hand))}**: " + " · ".join(lines)


def _heading(table: Table, view: View, recent: Sequence[Event], notice: str, chosen: Play | None) -> list[str]:
    lines = [f"### Your hand · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    if view.phase != "play":
        return [*lines, *_ended(table, view, recent)]
    if away(table, view):
        return [*lines, "A computer plays for you until you take your seat back."]
    if chosen:
        return [*lines, f"**You play {listed(chosen.cards)}. Which suit must follow?**"]
    return [*lines, _asked(view), pile_line(view)] if view.on_turn else [*lines, WAITING]


def _ended(table: Table, view: View, recent: Sequence[Event]) -> list[str]:
    """How the round or the match ended, and what comes next."""
    ends = [event for event in recent if isinstance(event, RoundEnded | MatchEnded)][-2:]
    lines = [f"**{tell(event, names(table))}**" for event in ends]
    if view.phase == "deal" and view.seat in table.ready:
        lines.append("You are ready; the others are not yet.")
    return lines


def away(table: Table, view: View) -> bool:
    """Whether a computer plays this seat until its owner comes back."""
    return table.seats[view.seat or 0].away


def _asked(view: View) -> str:
    if view.nominating:
        return "**The starter is wild, and you dealt: name the suit that must follow.**"
    if view.debt and view.options.cards:
        return f"**Your turn: {cards(view.debt)} are owed. Lay one that stands out, or draw them.**"
    if view.debt:
        return f"**Your turn: you have to draw {cards(view.debt)}.**"
    return "**Your turn.**" if view.options.cards else "**Your turn: no card fits.**"


def _told(table: Table, view: View, recent: Sequence[Event]) -> list[str]:
    """What this seat did last in this round, when that is news."""
    dealt = max((place for place, event in enumerate(recent) if isinstance(event, Dealt)), default=0)
    own = [event for event in recent[dealt:] if isinstance(event, Drew | Played) and event.seat == view.seat]
    return [f"-# {tell(event, names(table))}" for event in own[-1:]]


# What can be done


def _action_rows(table: Table, view: View) -> list[ui.Item[Any]]:
    if away(table, view):
        return [ui.ActionRow(button("Take my seat back", Control("join", table.id), ButtonStyle.success))]
    plays = _play_buttons(table, view)
    found = _play_selects(table, view) if len(plays) > BUTTONS else rows(plays)
    return found + rows([*_other_buttons(table, view), button("Refresh", Control("hand", table.id))])


def _play_buttons(table: Table, view: View) -> list[Any]:
    made: list[Any] = []
    for card in view.options.cards:
        name, call = _named(view, card), after(table, view, card).call
        if call:
            made.append(button(f"{name} · “last card”", _play(table, view, card, CALL), ButtonStyle.success))
        style = ButtonStyle.secondary if call else ButtonStyle.primary
        made.append(button(name, _play(table, view, card), style))
    return made


def _play_selects(table: Table, view: View) -> list[ui.Item[Any]]:
    options = [
        discord.SelectOption(label=signs(_named(view, card)), value=card, description=spoken(card))
        for card in view.options.cards
    ]
    parts = [options[start : start + CHOICES] for start in range(0, len(options), CHOICES)]
    return [
        ui.ActionRow(
            select(f"Choose a card: {part[0].label} to {part[-1].label}", _play(table, view, str(number)), part)
        )
        for number, part in enumerate(parts)
    ]


def _other_buttons(table: Table, view: View) -> list[Any]:
    ready = view.seat in table.ready
    return [_other_button(table, view, action) for action in view.options.actions if not (ready and action == Deal())]


def _other_button(table: Table, view: View, action: Action) -> Any:
    match action:
        case Draw():
            label = f"Draw {cards(view.debt or 1)}"
            return button(label, _control(table, view, "draw"))
        case Pass():
            return button("Pass", _control(table, view, "pass"))
        case Call():
            return button("Last card!", Control("call", table.id), ButtonStyle.success)
        case Nominate(suit):
            return button(_suit(suit), _control(table, view, "nominate", suit), ButtonStyle.primary)
    return button("Ready", Control("ready", table.id), ButtonStyle.success)


def _suit_row(table: Table, view: View, chosen: Play) -> list[ui.Item[Any]]:
    words = [*chosen.cards, CALL] if chosen.call else chosen.cards
    named = after(table, view, *chosen.cards).suits
    suits = [button(_suit(suit), _play(table, view, *words, suit), ButtonStyle.primary) for suit in named]
    back = button("Another card", Control("hand", table.id))
    return [ui.ActionRow(*suits, back)]


def _suit(suit: str) -> str:
    return f"{SUIT_SYMBOLS[suit]} {SUIT_NAMES[suit].capitalize()}"


def after(table: Table, view: View, *chosen: Card) -> Options:
    """What goes with these cards: suits to name, a call."""
    return variant(table.game).game.options(view, view.seat or 0, chosen)


def read_play(words: tuple[str, ...]) -> Play:
    """The play that the words of a control stand for; the number of a select among them means nothing."""
    cards_chosen = tuple(word for word in words if word in PACK)
    suit = next((word for word in words if word in SUITS), None)
    return Play(cards_chosen, suit, CALL in words)


def _named(view: View, card: Card) -> str:
    count = Counter(view.hand)[card]
    return short(card) + (f" ({count})" if count > 1 else "")


def _play(table: Table, view: View, *words: str) -> Control:
    return _control(table, view, "play", *words)


def _control(table: Table, view: View, action: str, *words: str) -> Control:
    return Control(action, table.id, view.asked, words)
