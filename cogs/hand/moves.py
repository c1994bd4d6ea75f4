"""The buttons of a hand: every move that its player can make, and a play in the making."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from discord import ButtonStyle

from cogs.discord.controls import (
    ASK,
    CALL,
    DRAW,
    LARGEST,
    PLAN,
    SEQUENCE,
    SURE,
    WAYS,
    Button,
    Control,
    button,
    card_selects,
)
from cogs.discord.page import Component, Item, rows
from cogs.discord.text import capital, move_in_words
from cogs.hand.hand import BUTTONS, Asking, Choice, Hand, and_call, counted, suit_label, word_due
from cogs.hand.hints import hint_button
from cogs.looks import look_of
from cogs.rules.pages import guess_button, phrases, rules_to_pick
from cogs.table.end import rematch_button
from cogs.today.pages import again_button
from engine.core.actions import (
    Accept,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Discard,
    Draw,
    Give,
    Nominate,
    Options,
    Pass,
    PickDirection,
    Play,
    Take,
)
from engine.core.cards import Card, listed, plural, short
from engine.words import Words
from model.tables.moves import last_play
from model.tables.naming import names

WORDS = Words(__package__)

OTHERS = 2  # buttons of a hand beside its cards and More
_PICKED = Nominate | PickDirection
MANY = 4  # from this many cards on, a button does not name each card of a play


def picks_suit(choice: Choice) -> bool:
    """Whether a suit is still to be picked for the play. A rank is asked for after that."""
    return bool(choice.follows.suits) and choice.play.suit is None


def action_rows(hand: Hand) -> Sequence[Component]:
    table, view = hand.table, hand.view
    refresh = button(WORDS("refresh"), Control("hand", table.id))
    last = [refresh, button(WORDS("more"), Control("more", table.id))]
    if table.tournament is not None and table.phase == "over":
        return rows([*last, button(WORDS("standing"), Control("t-standing", table.tournament))])
    if table.day is not None and table.phase == "over":
        return [again_button()]
    if table.phase == "over" and table.policy.rematches:
        return rows([*rematch_button(table), last[-1]])
    if hand.away and not (table.phase == "match" and table.is_out(view.seat)):
        return [button(WORDS("come-back"), Control("join", table.id), ButtonStyle.success)]
    if table.paused or table.is_out(view.seat):
        return rows(last)
    plays = [made for card in view.options.cards for made in _buttons_of(hand, card, hand.after[card])]
    return [
        *rules_to_pick(table, view),
        *_choose(hand, "pick", view.options.cards, plays),
        *_plans(hand),
        *_of_each(hand, Give),
        *_of_each(hand, Discard),
        *rows([_BUTTONS[type(each)](hand, each) for each in view.options.actions if isinstance(each, _PICKED)]),
        *rows([*[*others(hand), refresh][:OTHERS], last[-1]]),
        *phrases(table, view),
    ]


def others(hand: Hand) -> list[Button]:
    """What can be pressed besides cards, suits and directions, first what a turn needs. The hand has ``OTHERS`` of
    them, the rest is behind More.
    """
    table, view = hand.table, hand.view
    if hand.away or table.paused or table.phase == "over" or table.is_out(view.seat):
        return []
    ready = view.seat in table.ready
    actions = [
        each for each in view.options.actions if not (ready and each == Deal()) and not isinstance(each, _PICKED)
    ]
    actions.sort(key=lambda each: not isinstance(each, Call))
    plans = [button(WORDS("plan-draw"), _control(hand, PLAN, DRAW))] if Draw() in hand.plannable else []
    plans += [button(WORDS("clear-plan"), _control(hand, PLAN))] if hand.plan else []
    several = bool(view.options.cards) or len(view.options.actions) > 1
    hint = [hint_button(table)] if view.on_turn and table.policy.hints and several else []
    puzzled = view.on_turn and look_of(view.rules).asks_for_card(view) and view.unplayable
    why = [button(WORDS("why-not"), Control("why", table.id))] if puzzled else []
    moves = [_BUTTONS[type(each)](hand, each) for each in actions if type(each) in _BUTTONS]
    return [*moves, *_taking_back(hand), *plans, *hint, *guess_button(table, view), *why]


def _taking_back(hand: Hand) -> list[Button]:
    """The button of the last play, for its player."""
    play = last_play(hand.table)
    if play is None or not hand.view.options.take_back:
        return []
    return [button(WORDS("take-back", cards=listed(play.cards[:MANY])), _control(hand, "take-back"))]


def _plans(hand: Hand) -> list[Item]:
    """The cards that may be planned, and the other suits for one that is. To jump in with a card is no plan."""
    plays = [each for each in hand.plannable if isinstance(each, Play)]
    found = dict.fromkeys(card for each in plays for card in each.cards)
    cards = [card for card in found if card not in hand.view.options.cards]
    buttons = [button(WORDS("plan-one", card=counted(hand, card)), _control(hand, PLAN, card)) for card in cards]
    planned = hand.plan.cards if isinstance(hand.plan, Play) else ()
    suits = [each.suit for each in plays if each.cards == planned and each.suit]
    others = [button(suit_label(suit), _control(hand, PLAN, *planned, suit)) for suit in suits]
    return [*_choose(hand, PLAN, cards, buttons), *rows(others)]


def _of_each(hand: Hand, kind: type[Give] | type[Discard]) -> list[Item]:
    actions = [action for action in hand.view.options.actions if isinstance(action, kind)]
    buttons = [_with_card(hand, action) for action in actions]
    return _choose(hand, kind.__name__.lower(), [action.card for action in actions], buttons)


def _choose(hand: Hand, action: str, cards: Sequence[Card], buttons: Sequence[Button]) -> list[Item]:
    """One out of several cards: the buttons, or selects of the cards if those are too many."""
    if len(buttons) <= BUTTONS:
        return rows(buttons)
    return card_selects(
        WORDS("plan-a-card" if action == PLAN else "pick-a-card"),
        cards,
        partial(_control, hand, action),
        partial(counted, hand),
    )


def _with_card(hand: Hand, action: Give | Discard) -> Button:
    name = counted(hand, action.card)
    if isinstance(action, Discard):
        return button(WORDS("discard", card=name), _control(hand, "discard", action.card))
    to = look_of(hand.view.rules).gives_to(hand.view)
    said = {"card": name, "to": "" if to is None else names(hand.table)[to]}
    if action.call:
        label = WORDS("give-saying", **said, word=word_due(hand, hand.view.counts[hand.view.seat] - 1))
        return button(label, _control(hand, "give", action.card, CALL), ButtonStyle.success)
    return button(WORDS("give-one", **said), _control(hand, "give", action.card), ButtonStyle.primary)


def _buttons_of(hand: Hand, card: Card, follows: Options) -> list[Button]:
    """The ways to play a card: on each of two sequences, saying the word that is due or not, or with more cards."""
    name = counted(hand, card)
    if follows.cards:
        return [button(WORDS("several", card=name), _pick(hand, card), ButtonStyle.primary)]
    if follows.sequences:
        return [
            button(
                WORDS("onto", card=name, sequence=sequence + 1),
                _play(hand, card, f"{SEQUENCE}{sequence}"),
                ButtonStyle.primary,
            )
            for sequence in follows.sequences
        ]
    if not hand.view.on_turn:
        name = WORDS("jump-in", card=name)
        silent, said = name, and_call(hand, name, 1)
    else:
        name = look_of(hand.view.rules).marked(hand.view, (card,), name)
        word = word_due(hand, hand.view.counts[hand.view.seat] - 1)
        silent, said = WORDS("play-silent", card=name), WORDS("play-saying", card=name, word=word)
        name = look_of(hand.view.rules).label(hand.view, Play((card,))) or WORDS("play-one", card=name)
    if not follows.call:
        return [button(name, _play(hand, card), ButtonStyle.primary)]
    said_so = button(said, _play(hand, card, CALL), ButtonStyle.success)
    return [said_so, button(silent, _play(hand, card), ButtonStyle.secondary)]


# Each function gets an action of the type it is listed under in the table below.
_ButtonOf: TypeAlias = Callable[[Hand, Any], Button]


def _simple(key: str, style: ButtonStyle = ButtonStyle.secondary) -> _ButtonOf:
    """A button for an action that needs no words. Its control has the action's name."""
    return lambda hand, action: button(WORDS(key), _control(hand, type(action).__name__.lower()), style)


def _only(hand: Hand) -> ButtonStyle:
    """The style of a button that is coloured when there is nothing else to do."""
    others = [action for action in hand.view.options.actions if not isinstance(action, Call | Catch)]
    alone = not hand.view.options.cards and len(others) == 1
    return ButtonStyle.primary if alone else ButtonStyle.secondary


def _pass(hand: Hand, action: Pass) -> Button:
    alone = not hand.view.options.cards
    label = ("end-turn" if alone else "keep") if hand.view.drawn else "pass"
    said = look_of(hand.view.rules).label(hand.view, action) or WORDS(label, count=len(hand.view.drawn))
    return button(said, _control(hand, "pass"), _only(hand))


_BUTTONS: dict[type, _ButtonOf] = {
    Draw: lambda hand, action: button(
        look_of(hand.view.rules).label(hand.view, action), _control(hand, "draw"), _only(hand)
    ),
    Take: lambda hand, action: button(
        WORDS("take", card=short(hand.view.pile[-1])),
        _control(hand, "take"),
        ButtonStyle.primary if look_of(hand.view.rules).fits_top(hand.view) else ButtonStyle.secondary,
    ),
    Pass: _pass,
    Call: lambda hand, action: button(
        WORDS("call", word=capital(word_due(hand, hand.view.counts[hand.view.seat]))),
        Control("call", hand.table.id),
        ButtonStyle.success,
    ),
    Nominate: lambda hand, action: button(
        suit_label(action.suit), _control(hand, "nominate", action.suit), ButtonStyle.primary
    ),
    PickDirection: lambda hand, action: button(
        WORDS("clockwise" if action.direction > 0 else "counterclockwise"),
        _control(hand, "direction", WAYS[action.direction]),
        ButtonStyle.primary,
    ),
    Decline: _simple("give-nothing"),
    Accept: _simple("stand", ButtonStyle.primary),
    Challenge: _simple("challenge", ButtonStyle.danger),
    Deal: lambda hand, action: button(WORDS("ready-button"), Control("ready", hand.table.id), ButtonStyle.success),
}


# A play in the making


def picking_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The cards that may go on top of the chosen ones, and the ways to stop there. The suit is asked for afterwards."""
    chosen, more = choice.play.cards, []
    for card in choice.follows.cards if len(chosen) < LARGEST else ():
        left = hand.view.hand.count(card) - chosen.count(card)
        name = WORDS("copies", card=short(card), count=left) if left > 1 else short(card)
        more.append(button(WORDS("add", card=name), _pick(hand, *chosen, card), ButtonStyle.primary))
    several = WORDS("play-these", count=len(chosen))
    name = WORDS("play", cards=listed(chosen)) if len(chosen) < MANY else several
    name = look_of(hand.view.rules).marked(hand.view, chosen, name)
    sure = [SURE] if hand.preferences.confirms and not chosen[1:] else []  # this is a second press
    stopping = [button(name, _play(hand, *chosen, *sure), ButtonStyle.success)] if choice.follows.complete else []
    if choice.follows.call:
        said = and_call(hand, name, len(chosen))
        stopping.insert(0, button(said, _play(hand, *chosen, CALL, *sure), ButtonStyle.success))
    fewer = _pick(hand, *chosen[:-1]) if chosen[1:] else Control("hand", hand.table.id)
    back = button(WORDS("one-less" if chosen[1:] else "another"), fewer)
    return [*rows(more), *rows([*stopping, back])]


def naming_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The suits to pick from, or the ranks that can be asked for once the suit is picked if there is one to pick."""
    play, follows = choice.play, choice.follows
    words = [*play.cards, *([CALL] if play.call else []), *([play.suit] if play.suit else [])]
    named = [(WORDS("ask-for", ranks=plural(rank)), f"{ASK}{rank}") for rank in follows.ranks]
    if picks_suit(choice):
        named = [(suit_label(suit), suit) for suit in follows.suits]
    buttons = [button(label, _play(hand, *words, word), ButtonStyle.primary) for label, word in named]
    return rows([*buttons, another(hand)])


def another(hand: Hand) -> Button:
    return button(WORDS("another"), Control("hand", hand.table.id))


def asked_about(hand: Hand, asking: Asking) -> str:
    """A play, a gift or a discard in words, as the button that was pressed had it."""
    action = asking.action
    move = move_in_words(WORDS, action)
    if isinstance(action, Play):
        move = look_of(hand.view.rules).marked(hand.view, action.cards, move)
    return and_call(hand, move, 1) if isinstance(action, Play | Give) and action.call else move


def _pick(hand: Hand, *words: str) -> Control:
    return _control(hand, "pick", *words)


def _play(hand: Hand, *words: str) -> Control:
    return _control(hand, "play", *words)


def _control(hand: Hand, action: str, *words: str) -> Control:
    return Control(action, hand.table.id, hand.view.asked, words)
