"""The ephemeral hand of one seat: what it holds, what it may do now, and why it was refused."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from discord import ButtonStyle, ui

from cogs.ui.controls import Control, button, card_selects
from cogs.ui.looks import look_of
from cogs.ui.naming import names, title
from cogs.ui.page import ACTIVE, CALM, ROW, Page, Picture, paragraph, rows
from engine.actions import (
    Accept,
    Action,
    Call,
    Challenge,
    Deal,
    Decline,
    Discard,
    Draw,
    Give,
    Nominate,
    Options,
    Pass,
    Play,
    Take,
)
from engine.cards import EVERY_CARD, SUIT_NAMES, SUIT_SYMBOLS, SUITS, Card, listed, short
from engine.english import cards
from engine.events import AnyEvent, MatchEnded, RoundEnded
from engine.telling import tell
from engine.variants import variant
from engine.view import SeatView
from model.table import Table

MANY = 4  # cards of one play that are not named on its button any more
LARGEST = 20  # cards of one play that a custom id has room for; more can be typed
BUTTONS = 2 * ROW  # more choices than this are picked from selects
WAITING = "Wait for your turn: this message changes by itself. If it does not, press Refresh."
CALL = "call"  # the word of a control for a play that says “last card”
SEQUENCE = "onto"  # and, with its place, for one that goes to one of two sequences
_SEQUENCES = tuple(f"{SEQUENCE}{place}" for place in range(2))


def hand_page(
    table: Table,
    view: SeatView,
    recent: Sequence[AnyEvent],
    picture: Picture | None,
    *,
    notice: str = "",
    chosen: Play | None = None,
    picking: bool = False,
    then: str = "",
) -> Page:
    """The hand as it is now. ``chosen``: a play that needs the name of a suit or, ``picking``, perhaps more cards.

    ``then``: what comes after the round of a tournament.
    """
    chosen = None if table.paused else chosen
    items: list[ui.Item[Any]] = [
        paragraph("\n".join(_heading(table, view, recent, notice, chosen) + [then] * bool(then)))
    ]
    items += [picture.gallery()] if picture else []
    texts = [look_of(view.rules).hand_line(view)] * bool(view.hand) + _told(table, view, recent)
    items += [paragraph("\n".join(texts))] if texts else []
    items += _rows(table, view, chosen, picking=picking)
    return Page(items, ACTIVE if view.on_turn and not table.paused else CALM, picture)


def _rows(table: Table, view: SeatView, chosen: Play | None, *, picking: bool) -> list[ui.Item[Any]]:
    if chosen is None:
        return _action_rows(table, view)
    return _picking_rows(table, view, chosen.cards) if picking else _suit_rows(table, view, chosen)


def _heading(table: Table, view: SeatView, recent: Sequence[AnyEvent], notice: str, chosen: Play | None) -> list[str]:
    lines = [f"### Your hand · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    if view.phase != "play":
        return [*lines, *_ended(table, view, recent)]
    if table.paused:
        lines.append(f"**The tournament is paused.**{' You are on turn when it goes on.' * view.on_turn}")
    if away(table, view):
        return [*lines, "A computer plays for you until you take your seat back."]
    if table.paused:
        return lines
    if chosen:
        return [*lines, _choosing(table, view, chosen)]
    return [*lines, look_of(view.rules).asked(table, view)] if view.on_turn else [*lines, WAITING]


def _ended(table: Table, view: SeatView, recent: Sequence[AnyEvent]) -> list[str]:
    """How the round or the match ended, and what comes next."""
    ends = [event for event in recent if isinstance(event, RoundEnded | MatchEnded)][-2:]
    lines = [f"**{tell(event, names(table))}**" for event in ends]
    if table.phase == "match" and view.phase == "deal" and view.seat in table.ready:
        lines.append("You are ready; the others are not yet.")
    return lines


def away(table: Table, view: SeatView) -> bool:
    """Whether a computer plays this seat until its owner comes back."""
    return table.seats[view.seat].away


def _choosing(table: Table, view: SeatView, chosen: Play) -> str:
    if after(table, view, *chosen.cards).suits:
        return f"**You play {listed(chosen.cards)}. Which suit must follow?**"
    return f"**You lay {listed(chosen.cards)}**, the last one on top."


def _told(table: Table, view: SeatView, recent: Sequence[AnyEvent]) -> list[str]:
    """What this seat did last in this round, when that is news; and a hand that it was shown shortly before."""
    look = look_of(view.rules)
    dealt = max((place for place, event in enumerate(recent) if look.begins(event)), default=0)
    own = [event for event in recent[dealt:] if look.concerns(event, view.seat)]
    shown = [event for event in own[-3:-1] if look.shown(event)]
    return [f"-# {tell(event, names(table))}" for event in shown + own[-1:]]


# What can be done


def _action_rows(table: Table, view: SeatView) -> list[ui.Item[Any]]:
    last = [button("Refresh", Control("hand", table.id))]
    if table.tournament is not None and table.phase == "over":
        return rows([*last, button("Standing", Control("t-standing", table.tournament))])
    if away(table, view):
        return [ui.ActionRow(button("Take my seat back", Control("join", table.id), ButtonStyle.success))]
    if table.paused:
        return rows(last)
    puzzled = view.on_turn and look_of(view.rules).asks_for_card(view) and view.unplayable
    why = [button("Why not?", Control("why", table.id))] if puzzled else []
    found = [*_play_rows(table, view), *_of_each(table, view, Give), *_of_each(table, view, Discard)]
    return found + rows([*_other_buttons(table, view), *why, *last])


def _play_rows(table: Table, view: SeatView) -> list[ui.Item[Any]]:
    plays = _play_buttons(table, view)
    if len(plays) <= BUTTONS:
        return rows(plays)
    return _selects(view, view.options.cards, lambda number: _pick(table, view, number))


def _of_each(table: Table, view: SeatView, kind: type[Give] | type[Discard]) -> list[ui.Item[Any]]:
    """What may be done with one of several cards: a button for each or, where they are many, selects."""
    actions = [action for action in view.options.actions if isinstance(action, kind)]
    if len(actions) <= BUTTONS:
        return rows([_with_card(table, view, action) for action in actions])
    word = kind.__name__.lower()
    return _selects(view, [action.card for action in actions], lambda number: _control(table, view, word, number))


def _with_card(table: Table, view: SeatView, action: Give | Discard) -> Any:
    if isinstance(action, Discard):
        return button(f"Discard {_named(view, action.card)}", _control(table, view, "discard", action.card))
    if action.call:
        name = f"{_named(view, action.card)} · “last card”"
        return button(name, _control(table, view, "give", action.card, CALL), ButtonStyle.success)
    return button(_named(view, action.card), _control(table, view, "give", action.card), ButtonStyle.primary)


def _selects(view: SeatView, held: Sequence[Card], control: Callable[[str], Control]) -> list[ui.Item[Any]]:
    return card_selects("Choose a card", held, control, partial(_named, view))


def _play_buttons(table: Table, view: SeatView) -> list[Any]:
    made: list[Any] = []
    for card in view.options.cards:
        name, follows = _named(view, card), after(table, view, card)
        if follows.cards:
            made.append(button(f"{name} …", _pick(table, view, card), ButtonStyle.primary))
            continue
        for sequence in follows.sequences:
            onto = _play(table, view, card, f"{SEQUENCE}{sequence}")
            made.append(button(f"{name} on sequence {sequence + 1}", onto, ButtonStyle.primary))
        if follows.sequences:
            continue
        if follows.call:
            made.append(button(f"{name} · “last card”", _play(table, view, card, CALL), ButtonStyle.success))
        style = ButtonStyle.secondary if follows.call else ButtonStyle.primary
        made.append(button(name, _play(table, view, card), style))
    return made


def _other_buttons(table: Table, view: SeatView) -> list[Any]:
    ready = view.seat in table.ready
    made = [_other_button(table, view, action) for action in view.options.actions if not (ready and action == Deal())]
    return [item for item in made if item is not None]


def _other_button(table: Table, view: SeatView, action: Action) -> Any:
    """What stands for an action; None for one that has its place elsewhere."""
    return _BUTTONS[type(action)](table, view, action) if type(action) in _BUTTONS else None


def _simple(label: str, style: ButtonStyle = ButtonStyle.secondary) -> Callable[[Table, SeatView, Any], Any]:
    """A button for an action that needs no words; its control is called like the action."""
    return lambda table, view, action: button(label, _control(table, view, type(action).__name__.lower()), style)


def _pass(table: Table, view: SeatView, action: Action) -> Any:
    return button("Keep it" if view.drawn else "Pass", _control(table, view, "pass"))


def _nominate(table: Table, view: SeatView, action: Nominate) -> Any:
    return button(_suit(action.suit), _control(table, view, "nominate", action.suit), ButtonStyle.primary)


def _draw(table: Table, view: SeatView, action: Action) -> Any:
    return button(look_of(view.rules).drawing(view), _control(table, view, "draw"))


def _take(table: Table, view: SeatView, action: Action) -> Any:
    return button(f"Take {short(view.pile[-1])}", _control(table, view, "take"), ButtonStyle.primary)


_BUTTONS: dict[type, Callable[[Table, SeatView, Any], Any]] = {
    Draw: _draw,
    Take: _take,
    Pass: _pass,
    Call: lambda table, view, action: button("Last card!", Control("call", table.id), ButtonStyle.success),
    Nominate: _nominate,
    Decline: _simple("Give nothing"),
    Accept: _simple("Accept", ButtonStyle.primary),
    Challenge: _simple("Challenge", ButtonStyle.danger),
    Deal: lambda table, view, action: button("Ready", Control("ready", table.id), ButtonStyle.success),
}


# A play in the making


def _picking_rows(table: Table, view: SeatView, chosen: tuple[Card, ...]) -> list[ui.Item[Any]]:
    """The cards that may be laid on top of those chosen, and ways to stop there."""
    follows = after(table, view, *chosen)
    more = [_more(table, view, chosen, card) for card in follows.cards if len(chosen) < LARGEST]
    fewer = _pick(table, view, *chosen[:-1]) if chosen[1:] else Control("hand", table.id)
    back = button("Take back" if chosen[1:] else "Another card", fewer)
    return rows(more) + rows([*_stopping(table, view, chosen, follows), back])


def _more(table: Table, view: SeatView, chosen: tuple[Card, ...], card: Card) -> Any:
    left = view.hand.count(card) - chosen.count(card)
    name = short(card) + (f" ({left})" if left > 1 else "")
    return button(f"+ {name}", _pick(table, view, *chosen, card), ButtonStyle.primary)


def _stopping(table: Table, view: SeatView, chosen: tuple[Card, ...], follows: Options) -> list[Any]:
    """Laying what is chosen, with “last card” or without where it is due; the suit is asked for afterwards."""
    name = f"Lay {listed(chosen)}" if len(chosen) < MANY else f"Lay these {cards(len(chosen))}"
    laid = [button(name, _play(table, view, *chosen), ButtonStyle.success)]
    if follows.call:
        called = button(f"{name} · “last card”", _play(table, view, *chosen, CALL), ButtonStyle.success)
        return [called, *laid]
    return laid


def _suit_rows(table: Table, view: SeatView, chosen: Play) -> list[ui.Item[Any]]:
    words = [*chosen.cards, CALL] if chosen.call else chosen.cards
    named = after(table, view, *chosen.cards).suits
    suits = [button(_suit(suit), _play(table, view, *words, suit), ButtonStyle.primary) for suit in named]
    back = button("Another card", Control("hand", table.id))
    return [ui.ActionRow(*suits, back)]


def _suit(suit: str) -> str:
    return f"{SUIT_SYMBOLS[suit]} {SUIT_NAMES[suit].capitalize()}"


def after(table: Table, view: SeatView, *chosen: Card) -> Options:
    """What goes with these cards: suits to name, a call."""
    return variant(table.game).game.options(view, view.seat, chosen)


def read_play(words: tuple[str, ...]) -> Play:
    """The play that the words of a control stand for; the number of a select comes before the card picked from it."""
    cards_chosen = tuple(word for word in words if word in EVERY_CARD)
    suit = next((word for word in words if word in SUITS), None)
    sequence = next((int(word[-1]) for word in words if word in _SEQUENCES), None)
    return Play(cards_chosen, suit, CALL in words, sequence)


def _named(view: SeatView, card: Card) -> str:
    count = Counter(view.hand)[card]
    return short(card) + (f" ({count})" if count > 1 else "")


def _pick(table: Table, view: SeatView, *words: str) -> Control:
    return _control(table, view, "pick", *words)


def _play(table: Table, view: SeatView, *words: str) -> Control:
    return _control(table, view, "play", *words)


def _control(table: Table, view: SeatView, action: str, *words: str) -> Control:
    return Control(action, table.id, view.asked, words)
