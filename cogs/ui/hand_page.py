"""The ephemeral hand of one seat: what it holds, what it may do now, and why it was refused."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from discord import ButtonStyle, ui

from cogs.ui.controls import Button, Control, button, card_selects
from cogs.ui.hand import Choice, Hand
from cogs.ui.looks import look_of
from cogs.ui.page import ACTIVE, CALM, ROW, Item, Page, Picture, paragraph, rows
from cogs.ui.presses import CALL, SEQUENCE
from cogs.ui.titles import names, title
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
    Take,
)
from engine.cards import SUIT_NAMES, SUIT_SYMBOLS, Card, listed, short
from engine.english import cards
from engine.events import MatchEnded, RoundEnded
from engine.telling import tell

MANY = 4  # from this many cards on, a button does not name each card of a play
LARGEST = 20  # the cards of one play that fit into a custom id: more can be typed
BUTTONS = 2 * ROW  # with more choices than this, selects are used
WAITING = "Wait for your turn: this message changes by itself. If it does not, press Refresh."


def hand_page(hand: Hand, picture: Picture | None) -> Page:
    """The hand as a message for its player alone."""
    items: list[Item] = [paragraph("\n".join(_heading(hand) + [hand.outlook] * bool(hand.outlook)))]
    items += [picture.gallery()] if picture else []
    texts = [look_of(hand.view.rules).hand_line(hand.view)] * bool(hand.view.hand) + _latest(hand)
    items += [paragraph("\n".join(texts))] if texts else []
    items += _rows(hand, _choice(hand))
    return Page(items, ACTIVE if hand.view.on_turn and not hand.table.paused else CALM, picture)


def _choice(hand: Hand) -> Choice | None:
    """The play in the making, or none while a tournament is paused."""
    return None if hand.table.paused else hand.choice


def _rows(hand: Hand, choice: Choice | None) -> list[Item]:
    if choice is None:
        return _action_rows(hand)
    return _picking_rows(hand, choice) if choice.picking else _suit_rows(hand, choice)


def _heading(hand: Hand) -> list[str]:
    table, view = hand.table, hand.view
    lines = [f"### Your hand · {title(table)}"] + ([f"❗ **{hand.notice}**"] if hand.notice else [])
    if view.phase != "play":
        return [*lines, *_ended(hand)]
    if table.paused:
        lines.append(f"**The tournament is paused.**{' You are on turn when it goes on.' * view.on_turn}")
    if hand.away:
        return [*lines, "A computer plays for you until you take your seat back."]
    if table.paused:
        return lines
    if hand.choice:
        return [*lines, _choosing(hand.choice)]
    return [*lines, look_of(view.rules).asked(table, view)] if view.on_turn else [*lines, WAITING]


def _ended(hand: Hand) -> list[str]:
    """How the round or the match ended, and what comes next."""
    ends = [event for event in hand.recent if isinstance(event, RoundEnded | MatchEnded)][-2:]
    lines = [f"**{tell(event, names(hand.table))}**" for event in ends]
    if hand.table.phase == "match" and hand.view.phase == "deal" and hand.view.seat in hand.table.ready:
        lines.append("You are ready; the others are not yet.")
    return lines


def _choosing(choice: Choice) -> str:
    if choice.follows.suits:
        return f"**You play {listed(choice.play.cards)}. Which suit must follow?**"
    return f"**You lay {listed(choice.play.cards)}**, the last one on top."


def _latest(hand: Hand) -> list[str]:
    """The latest news of this seat in this round, and a hand that it was shown just before."""
    look = look_of(hand.view.rules)
    dealt = max((place for place, event in enumerate(hand.recent) if look.begins(event)), default=0)
    own = [event for event in hand.recent[dealt:] if look.concerns(event, hand.view.seat)]
    shown = [event for event in own[-3:-1] if look.shown(event)]
    return [f"-# {tell(event, names(hand.table))}" for event in shown + own[-1:]]


# What the player can do


def _action_rows(hand: Hand) -> list[Item]:
    table, view = hand.table, hand.view
    last = [button("Refresh", Control("hand", table.id))]
    if table.tournament is not None and table.phase == "over":
        return rows([*last, button("Standing", Control("t-standing", table.tournament))])
    if hand.away:
        return [ui.ActionRow(button("Take my seat back", Control("join", table.id), ButtonStyle.success))]
    if table.paused:
        return rows(last)
    puzzled = view.on_turn and look_of(view.rules).asks_for_card(view) and view.unplayable
    why = [button("Why not?", Control("why", table.id))] if puzzled else []
    found = [*_play_rows(hand), *_of_each(hand, Give), *_of_each(hand, Discard)]
    return found + rows([*_other_buttons(hand), *why, *last])


def _play_rows(hand: Hand) -> list[Item]:
    plays = _play_buttons(hand)
    if len(plays) <= BUTTONS:
        return rows(plays)
    return _selects(hand, hand.view.options.cards, lambda number: _pick(hand, number))


def _of_each(hand: Hand, kind: type[Give] | type[Discard]) -> list[Item]:
    """The plays of one card out of several: a button for each, or selects if there are many."""
    actions = [action for action in hand.view.options.actions if isinstance(action, kind)]
    if len(actions) <= BUTTONS:
        return rows([_with_card(hand, action) for action in actions])
    word = kind.__name__.lower()
    return _selects(hand, [action.card for action in actions], lambda number: _control(hand, word, number))


def _with_card(hand: Hand, action: Give | Discard) -> Button:
    name = _counted(hand, action.card)
    if isinstance(action, Discard):
        return button(f"Discard {name}", _control(hand, "discard", action.card))
    if action.call:
        return button(f"{name} · “last card”", _control(hand, "give", action.card, CALL), ButtonStyle.success)
    return button(name, _control(hand, "give", action.card), ButtonStyle.primary)


def _selects(hand: Hand, held: Sequence[Card], control: Callable[[str], Control]) -> list[Item]:
    return card_selects("Choose a card", held, control, partial(_counted, hand))


def _play_buttons(hand: Hand) -> list[Button]:
    return [made for card in hand.view.options.cards for made in _buttons_of(hand, card, hand.after[card])]


def _buttons_of(hand: Hand, card: Card, follows: Options) -> list[Button]:
    """The ways to play a card: on each of two sequences, with “last card” and without, or with more cards."""
    name = _counted(hand, card)
    if follows.cards:
        return [button(f"{name} …", _pick(hand, card), ButtonStyle.primary)]
    if follows.sequences:
        return [
            button(
                f"{name} on sequence {sequence + 1}", _play(hand, card, f"{SEQUENCE}{sequence}"), ButtonStyle.primary
            )
            for sequence in follows.sequences
        ]
    if not follows.call:
        return [button(name, _play(hand, card), ButtonStyle.primary)]
    said = button(f"{name} · “last card”", _play(hand, card, CALL), ButtonStyle.success)
    return [said, button(name, _play(hand, card), ButtonStyle.secondary)]


def _other_buttons(hand: Hand) -> list[Button]:
    """The actions that have no place elsewhere."""
    ready = hand.view.seat in hand.table.ready
    actions = [action for action in hand.view.options.actions if not (ready and action == Deal())]
    return [_BUTTONS[type(action)](hand, action) for action in actions if type(action) in _BUTTONS]


# Each function gets an action of the type it is listed under in the table below.
_ButtonOf: TypeAlias = Callable[[Hand, Any], Button]


def _simple(label: str, style: ButtonStyle = ButtonStyle.secondary) -> _ButtonOf:
    """A button for an action that needs no words. Its control has the action's name."""
    return lambda hand, action: button(label, _control(hand, type(action).__name__.lower()), style)


def _pass(hand: Hand, action: Action) -> Button:
    return button("Keep it" if hand.view.drawn else "Pass", _control(hand, "pass"))


def _nominate(hand: Hand, action: Nominate) -> Button:
    return button(_suit(action.suit), _control(hand, "nominate", action.suit), ButtonStyle.primary)


def _draw(hand: Hand, action: Action) -> Button:
    return button(look_of(hand.view.rules).drawing(hand.view), _control(hand, "draw"))


def _take(hand: Hand, action: Action) -> Button:
    return button(f"Take {short(hand.view.pile[-1])}", _control(hand, "take"), ButtonStyle.primary)


_BUTTONS: dict[type, _ButtonOf] = {
    Draw: _draw,
    Take: _take,
    Pass: _pass,
    Call: lambda hand, action: button("Last card!", Control("call", hand.table.id), ButtonStyle.success),
    Nominate: _nominate,
    Decline: _simple("Give nothing"),
    Accept: _simple("Accept", ButtonStyle.primary),
    Challenge: _simple("Challenge", ButtonStyle.danger),
    Deal: lambda hand, action: button("Ready", Control("ready", hand.table.id), ButtonStyle.success),
}


# A play in the making


def _picking_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The cards that may go on top of the chosen ones, and the ways to stop there."""
    chosen = choice.play.cards
    more = [_more(hand, chosen, card) for card in choice.follows.cards if len(chosen) < LARGEST]
    fewer = _pick(hand, *chosen[:-1]) if chosen[1:] else Control("hand", hand.table.id)
    back = button("Take back" if chosen[1:] else "Another card", fewer)
    return rows(more) + rows([*_stopping(hand, choice), back])


def _more(hand: Hand, chosen: tuple[Card, ...], card: Card) -> Button:
    left = hand.view.hand.count(card) - chosen.count(card)
    name = short(card) + (f" ({left})" if left > 1 else "")
    return button(f"+ {name}", _pick(hand, *chosen, card), ButtonStyle.primary)


def _stopping(hand: Hand, choice: Choice) -> list[Button]:
    """Play the chosen cards, with “last card” or without where it is due. The suit is asked for afterwards."""
    chosen = choice.play.cards
    name = f"Lay {listed(chosen)}" if len(chosen) < MANY else f"Lay these {cards(len(chosen))}"
    silent = button(name, _play(hand, *chosen), ButtonStyle.success)
    if not choice.follows.call:
        return [silent]
    return [button(f"{name} · “last card”", _play(hand, *chosen, CALL), ButtonStyle.success), silent]


def _suit_rows(hand: Hand, choice: Choice) -> list[Item]:
    words = [*choice.play.cards, CALL] if choice.play.call else choice.play.cards
    suits = [button(_suit(suit), _play(hand, *words, suit), ButtonStyle.primary) for suit in choice.follows.suits]
    return [ui.ActionRow(*suits, button("Another card", Control("hand", hand.table.id)))]


def _suit(suit: str) -> str:
    return f"{SUIT_SYMBOLS[suit]} {SUIT_NAMES[suit].capitalize()}"


def _counted(hand: Hand, card: Card) -> str:
    """A card, with its number of copies in the hand if there are several."""
    count = Counter(hand.view.hand)[card]
    return short(card) + (f" ({count})" if count > 1 else "")


def _pick(hand: Hand, *words: str) -> Control:
    return _control(hand, "pick", *words)


def _play(hand: Hand, *words: str) -> Control:
    return _control(hand, "play", *words)


def _control(hand: Hand, action: str, *words: str) -> Control:
    return Control(action, hand.table.id, hand.view.asked, words)
