"""The ephemeral hand of one seat: what it holds, what it may do now, and why it was refused."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from discord import ButtonStyle, ui

from cogs.ui.controls import Control, button, card_selects
from cogs.ui.page import ACTIVE, CALM, ROW, Page, Picture, paragraph, rows
from cogs.ui.pictures import hand_picture
from cogs.ui.table_page import names, pile_line, title
from db.tables import Table
from engine.actions import (
    Accept,
    Action,
    Call,
    Challenge,
    Deal,
    Decline,
    Draw,
    Give,
    Nominate,
    Options,
    Pass,
    Play,
)
from engine.cards import CARDS, SUIT_NAMES, SUIT_SYMBOLS, SUITS, Card, listed, short, spoken, suit_of
from engine.events import Challenged, Dealt, Drew, Event, Gave, MatchEnded, Played, RoundEnded
from engine.pending import Doubt, Giving, Pending
from engine.rules import UNTIL_ABLE
from engine.telling import and_listed, cards, owing, tell
from engine.variants import variant
from engine.view import View

MANY = 4  # cards of one play that are not named on its button any more
LARGEST = 20  # cards of one play that a custom id has room for; more can be typed
BUTTONS = 2 * ROW  # more choices than this are picked from selects
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
    picking: bool = False,
) -> Page:
    """The hand as it is now. ``chosen``: a play that needs the name of a suit or, ``picking``, perhaps more cards."""
    items: list[ui.Item[Any]] = [paragraph("\n".join(_heading(table, view, recent, notice, chosen)))]
    items += [picture.gallery()] if picture else []
    texts = [hand_line(view)] * bool(view.hand) + _told(table, view, recent)
    items += [paragraph("\n".join(texts))] if texts else []
    items += _rows(table, view, chosen, picking=picking)
    return Page(items, ACTIVE if view.on_turn else CALM, picture)


def _rows(table: Table, view: View, chosen: Play | None, *, picking: bool) -> list[ui.Item[Any]]:
    if chosen is None:
        return _action_rows(table, view)
    return _picking_rows(table, view, chosen.cards) if picking else _suit_rows(table, view, chosen)


def picture_of(view: View) -> Picture | None:
    """The hand as it is held, what can be played standing out; None when there is nothing to see."""
    if not view.hand:
        return None
    choosing = view.on_turn and view.pending is None
    alt = ", ".join(map(spoken, view.hand))
    return Picture(
        "hand.png", hand_picture(view.hand, view.options.cards if choosing else None), f"Your hand: {alt}."[:1024]
    )


def hand_line(view: View) -> str:
    """The hand as sorted text, suit by suit."""
    suits = groupby(view.hand, key=suit_of)
    lines = [
        f"{SUIT_SYMBOLS[suit]} {' '.join(short(card)[:-1] for card in held)}" if suit else listed(held)
        for suit, held in suits
    ]
    return f"**{cards(len(view.hand))}**: " + " · ".join(lines)


def _heading(table: Table, view: View, recent: Sequence[Event], notice: str, chosen: Play | None) -> list[str]:
    lines = [f"### Your hand · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    if view.phase != "play":
        return [*lines, *_ended(table, view, recent)]
    if away(table, view):
        return [*lines, "A computer plays for you until you take your seat back."]
    if chosen:
        return [*lines, _choosing(table, view, chosen)]
    return [*lines, _asked(table, view), pile_line(view)] if view.on_turn else [*lines, WAITING]


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


def _choosing(table: Table, view: View, chosen: Play) -> str:
    if after(table, view, *chosen.cards).suits:
        return f"**You play {listed(chosen.cards)}. Which suit must follow?**"
    return f"**You lay {listed(chosen.cards)}**, the last one on top."


def _asked(table: Table, view: View) -> str:
    if view.pending is not None:
        return _asked_step(table, view, view.pending)
    if view.debt and view.options.cards:
        return f"**Your turn: {owing(view.debt)} owed. Lay one that stands out, or draw them.**"
    if view.debt:
        return f"**Your turn: you have to draw {cards(view.debt)}.**"
    if view.drawn:
        return f"**You drew {listed(view.drawn)}.** {_after_drawing(view)}"
    return "**Your turn.**" if view.options.cards else "**Your turn: no card fits.**"


def _after_drawing(view: View) -> str:
    if Pass() in view.options.actions:
        return "Play what stands out, or keep it."
    return (
        "Play what stands out, or draw on." if Draw() in view.options.actions else "You have to play what stands out."
    )


def _asked_step(table: Table, view: View, pending: Pending) -> str:
    match pending:
        case Giving(to=to, begun=begun):
            decline = "" if begun else ", or keep all your cards"
            return f"**Choose a card for {names(table)[to[0]]}**{decline}. {_still_to_give(table, to)}"
        case Doubt(player=player, cards=laid, suit=suit):
            before = f", where {SUIT_NAMES[suit]} had to follow" if suit in SUIT_NAMES else ""
            what = f"**{names(table)[player]} laid {listed(laid)}{before}.**"
            return f"{what} It is allowed only if nothing else in the hand fits. {_stakes(view)}"
    return "**The starter is wild, and you dealt: name the suit that must follow.**"


def _still_to_give(table: Table, to: tuple[int, ...]) -> str:
    others = [names(table)[seat] for seat in to[1:]]
    return f"Then {and_listed(others)} {'get one each' if others[1:] else 'gets one'}." if others else ""


def _stakes(view: View) -> str:
    """What accepting and challenging cost."""
    penalty = view.rules.challenge_penalty
    accept = f"Accept, and you draw {cards(view.debt)}. " if view.debt else ""
    return (
        f"{accept}Challenge, and you see that hand: a bluff is taken back and costs its player "
        f"{cards(view.debt or penalty)}, an honest play costs you {cards(view.debt + penalty)}."
    )


def _told(table: Table, view: View, recent: Sequence[Event]) -> list[str]:
    """What this seat did last in this round, when that is news; and a hand that it was shown shortly before."""
    dealt = max((place for place, event in enumerate(recent) if isinstance(event, Dealt)), default=0)
    own = [event for event in recent[dealt:] if _concerns(event, view.seat)]
    shown = [event for event in own[-3:-1] if isinstance(event, Challenged)]
    return [f"-# {tell(event, names(table))}" for event in shown + own[-1:]]


def _concerns(event: Event, seat: int | None) -> bool:
    """Whether an event tells this seat of its own cards, or of such as only it may see."""
    if isinstance(event, Gave):
        return seat in (event.seat, event.to)
    return isinstance(event, Drew | Played | Challenged) and event.seat == seat


# What can be done


def _action_rows(table: Table, view: View) -> list[ui.Item[Any]]:
    if away(table, view):
        return [ui.ActionRow(button("Take my seat back", Control("join", table.id), ButtonStyle.success))]
    if view.on_turn and isinstance(view.pending, Giving):
        return _giving_rows(table, view)
    plays = _play_buttons(table, view)
    found = rows(plays)
    if len(plays) > BUTTONS:
        found = _selects(view, view.options.cards, lambda number: _pick(table, view, number))
    last = [button("Refresh", Control("hand", table.id))]
    why = [button("Why not?", Control("why", table.id))] if view.on_turn and view.why_not else []
    return found + rows([*_other_buttons(table, view), *why, *last])


def _giving_rows(table: Table, view: View) -> list[ui.Item[Any]]:
    gifts = [action for action in view.options.actions if isinstance(action, Give)]
    buttons = [_gift(table, view, gift) for gift in gifts]
    others = rows([*_other_buttons(table, view), button("Refresh", Control("hand", table.id))])
    if len(buttons) <= BUTTONS:
        return rows(buttons) + others
    return _selects(view, [gift.card for gift in gifts], lambda number: _control(table, view, "give", number)) + others


def _selects(view: View, held: Sequence[Card], control: Callable[[str], Control]) -> list[ui.Item[Any]]:
    return card_selects("Choose a card", held, control, partial(_named, view))


def _gift(table: Table, view: View, gift: Give) -> Any:
    if gift.call:
        name = f"{_named(view, gift.card)} · “last card”"
        return button(name, _control(table, view, "give", gift.card, CALL), ButtonStyle.success)
    return button(_named(view, gift.card), _control(table, view, "give", gift.card), ButtonStyle.primary)


def _play_buttons(table: Table, view: View) -> list[Any]:
    made: list[Any] = []
    for card in view.options.cards:
        name, follows = _named(view, card), after(table, view, card)
        if follows.cards:
            made.append(button(f"{name} …", _pick(table, view, card), ButtonStyle.primary))
            continue
        if follows.call:
            made.append(button(f"{name} · “last card”", _play(table, view, card, CALL), ButtonStyle.success))
        style = ButtonStyle.secondary if follows.call else ButtonStyle.primary
        made.append(button(name, _play(table, view, card), style))
    return made


def _other_buttons(table: Table, view: View) -> list[Any]:
    ready = view.seat in table.ready
    made = [_other_button(table, view, action) for action in view.options.actions if not (ready and action == Deal())]
    return [item for item in made if item is not None]


def _other_button(table: Table, view: View, action: Action) -> Any:
    """What stands for an action; None for one that has its place elsewhere."""
    return _BUTTONS[type(action)](table, view, action) if type(action) in _BUTTONS else None


def _simple(label: str, style: ButtonStyle = ButtonStyle.secondary) -> Callable[[Table, View, Any], Any]:
    """A button for an action that needs no words; its control is called like the action."""
    return lambda table, view, action: button(label, _control(table, view, type(action).__name__.lower()), style)


def _pass(table: Table, view: View, action: Action) -> Any:
    return button("Keep it" if view.drawn else "Pass", _control(table, view, "pass"))


def _nominate(table: Table, view: View, action: Nominate) -> Any:
    return button(_suit(action.suit), _control(table, view, "nominate", action.suit), ButtonStyle.primary)


def _draw(table: Table, view: View, action: Action) -> Any:
    return button(f"Draw {_what_to_draw(view)}", _control(table, view, "draw"))


_BUTTONS: dict[type, Callable[[Table, View, Any], Any]] = {
    Draw: _draw,
    Pass: _pass,
    Call: lambda table, view, action: button("Last card!", Control("call", table.id), ButtonStyle.success),
    Nominate: _nominate,
    Decline: _simple("Give nothing"),
    Accept: _simple("Accept", ButtonStyle.primary),
    Challenge: _simple("Challenge", ButtonStyle.danger),
    Deal: lambda table, view, action: button("Ready", Control("ready", table.id), ButtonStyle.success),
}


def _what_to_draw(view: View) -> str:
    if view.debt or view.options.cards or view.rules.draws != UNTIL_ABLE:
        return cards(view.debt or 1)
    return "until one fits"


# A play in the making


def _picking_rows(table: Table, view: View, chosen: tuple[Card, ...]) -> list[ui.Item[Any]]:
    """The cards that may be laid on top of those chosen, and ways to stop there."""
    follows = after(table, view, *chosen)
    more = [_more(table, view, chosen, card) for card in follows.cards if len(chosen) < LARGEST]
    fewer = _pick(table, view, *chosen[:-1]) if chosen[1:] else Control("hand", table.id)
    back = button("Take back" if chosen[1:] else "Another card", fewer)
    return rows(more) + rows([*_stopping(table, view, chosen, follows), back])


def _more(table: Table, view: View, chosen: tuple[Card, ...], card: Card) -> Any:
    left = view.hand.count(card) - chosen.count(card)
    name = short(card) + (f" ({left})" if left > 1 else "")
    return button(f"+ {name}", _pick(table, view, *chosen, card), ButtonStyle.primary)


def _stopping(table: Table, view: View, chosen: tuple[Card, ...], follows: Options) -> list[Any]:
    """Laying what is chosen, with “last card” or without where it is due; the suit is asked for afterwards."""
    name = f"Lay {listed(chosen)}" if len(chosen) < MANY else f"Lay these {cards(len(chosen))}"
    laid = [button(name, _play(table, view, *chosen), ButtonStyle.success)]
    if follows.call:
        called = button(f"{name} · “last card”", _play(table, view, *chosen, CALL), ButtonStyle.success)
        return [called, *laid]
    return laid


def _suit_rows(table: Table, view: View, chosen: Play) -> list[ui.Item[Any]]:
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
    cards_chosen = tuple(word for word in words if word in CARDS)
    suit = next((word for word in words if word in SUITS), None)
    return Play(cards_chosen, suit, CALL in words)


def _named(view: View, card: Card) -> str:
    count = Counter(view.hand)[card]
    return short(card) + (f" ({count})" if count > 1 else "")


def _pick(table: Table, view: View, *words: str) -> Control:
    return _control(table, view, "pick", *words)


def _play(table: Table, view: View, *words: str) -> Control:
    return _control(table, view, "play", *words)


def _control(table: Table, view: View, action: str, *words: str) -> Control:
    return Control(action, table.id, view.asked, words)
