"""The buttons of a hand: every move that its player can make, and a play in the making."""

from collections.abc import Sequence
from functools import partial

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
from cogs.hand import hints
from cogs.hand.hand import BUTTONS, Asking, Choice, Hand, and_call, card_label, suit_label, word_due
from cogs.looks import look_of
from cogs.rules.pages import GUESSES, WORDS as RULES, phrases, rules_to_pick
from cogs.table.end import rematch_button
from cogs.today.pages import ACTION as TODAY, WORDS as OF_TODAY
from engine.core.actions import (
    Accept,
    Action,
    AddRule,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Discard,
    Draw,
    Give,
    Nominate,
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
ANSWERS = {
    Decline: ("give-nothing", ButtonStyle.secondary),
    Accept: ("stand", ButtonStyle.primary),
    Challenge: ("challenge", ButtonStyle.danger),
}
MANY = 4  # from this many cards on, a button does not name each card of a play


def action_rows(hand: Hand) -> Sequence[Component]:
    table, view = hand.table, hand.view
    refresh = button(WORDS("refresh"), Control("hand", table.id))
    last = [refresh, button(WORDS("more"), Control("more", table.id))]
    if table.tournament is not None and table.phase == "over":
        return rows([*last, button(WORDS("standing"), Control("t-standing", table.tournament))])
    if table.day is not None and table.phase == "over":
        return [button(OF_TODAY("standing"), Control(TODAY), ButtonStyle.primary)]
    if table.phase == "over" and table.policy.rematches:
        return rows([*rematch_button(table), last[-1]])
    if table.seats[view.seat].away and not (table.phase == "match" and table.is_out(view.seat)):
        return [button(WORDS("come-back"), Control("join", table.id), ButtonStyle.success)]
    if table.paused or table.is_out(view.seat):
        return rows(last)
    plays = [made for card in view.options.cards for made in _buttons_of(hand, card)]
    return [
        *_choose(hand, "pick", view.options.cards, plays),
        *_plans(hand),
        *_of_each(hand, Give),
        *_of_each(hand, Discard),
        *_picks(hand),
        *rows([*[*others(hand), refresh][:OTHERS], last[-1]]),
        *(phrases(table, view) if view.may_say(view.seat) else ()),
    ]


def _picks(hand: Hand) -> list[Item]:
    """The suits, the directions or the rules to pick from."""
    picks = list[Button]()
    for action in hand.view.options.actions:
        match action:
            case Nominate(suit):
                label, control = suit_label(suit), _control(hand, "nominate", suit)
            case PickDirection(direction):
                label, control = WORDS(WAYS[direction]), _control(hand, "direction", WAYS[direction])
            case AddRule():
                return rules_to_pick(hand.table, hand.view)
            case _:
                continue
        picks.append(button(label, control, ButtonStyle.primary))
    return rows(picks)


def others(hand: Hand) -> list[Button]:
    """The buttons besides cards, suits and directions, those first that a turn needs. The hand has ``OTHERS`` of them,
    the rest is behind More.
    """
    table, view = hand.table, hand.view
    if table.seats[view.seat].away or table.paused or table.phase == "over" or table.is_out(view.seat):
        return []
    actions = [each for each in view.options.actions if each != Deal() or view.seat not in table.ready]
    actions.sort(key=lambda each: not isinstance(each, Call))
    buttons = [made for each in actions if (made := _button_of(hand, each))]
    play = last_play(table)
    if play is not None and view.may_take_back(view.seat):
        buttons.append(button(WORDS("take-back", cards=listed(play.cards[:MANY])), _control(hand, "take-back")))
    if Draw() in hand.plannable:
        buttons.append(button(WORDS("plan-draw"), _control(hand, PLAN, DRAW)))
    if table.plan_of(view.seat):
        buttons.append(button(WORDS("clear-plan"), _control(hand, PLAN)))
    if view.on_turn and table.policy.hints and (view.options.cards or len(view.options.actions) > 1):
        buttons.append(button(hints.WORDS("button"), Control(hints.HINT, table.id)))
    if view.may_say(view.seat) and look_of(view.rules).guesses(view):
        buttons.append(button(RULES("guess"), Control(GUESSES, table.id)))
    if view.on_turn and look_of(view.rules).asks_for_card(view) and view.unplayable:
        buttons.append(button(WORDS("why-not"), Control("why", table.id)))
    return buttons


def _plans(hand: Hand) -> list[Item]:
    """The cards that may be planned, and the other suits for one that is. To jump in with a card is no plan."""
    plays = [each for each in hand.plannable if isinstance(each, Play)]
    found = dict.fromkeys(card for each in plays for card in each.cards)
    cards = [card for card in found if card not in hand.view.options.cards]
    buttons = [button(WORDS("plan-one", card=card_label(hand, card)), _control(hand, PLAN, card)) for card in cards]
    plan = hand.table.plan_of(hand.view.seat)
    planned = plan.cards if isinstance(plan, Play) else ()
    suits = [each.suit for each in plays if each.cards == planned and each.suit]
    others = [button(suit_label(suit), _control(hand, PLAN, *planned, suit)) for suit in suits]
    return [*_choose(hand, PLAN, cards, buttons), *rows(others)]


def _of_each(hand: Hand, kind: type[Give] | type[Discard]) -> list[Item]:
    """The cards to give, or those to discard."""
    cards, buttons = list[Card](), list[Button]()
    for action in hand.view.options.actions:
        if not isinstance(action, kind):
            continue
        name = card_label(hand, action.card)
        if isinstance(action, Discard):
            made = button(WORDS("discard", card=name), _control(hand, "discard", action.card))
        else:
            seat = look_of(hand.view.rules).gives_to(hand.view)
            to = "" if seat is None else names(hand.table)[seat]
            label, words, style = WORDS("give-one", card=name, to=to), [action.card], ButtonStyle.primary
            if action.call:
                label = WORDS("give-saying", card=name, to=to, word=word_due(hand.view, 1))
                words, style = [action.card, CALL], ButtonStyle.success
            made = button(label, _control(hand, "give", *words), style)
        cards.append(action.card)
        buttons.append(made)
    return _choose(hand, kind.__name__.lower(), cards, buttons)


def _choose(hand: Hand, action: str, cards: Sequence[Card], buttons: Sequence[Button]) -> list[Item]:
    """One out of several cards: the buttons, or selects of the cards if those are too many."""
    if len(buttons) <= BUTTONS:
        return rows(buttons)
    label = WORDS("plan-a-card" if action == PLAN else "pick-a-card")
    return card_selects(label, cards, partial(_control, hand, action), partial(card_label, hand))


def _buttons_of(hand: Hand, card: Card) -> list[Button]:
    """The ways to play a card: on each of two sequences, saying the word that is due or not, or with more cards."""
    name, follows = card_label(hand, card), hand.view.may_do(hand.view.seat, (card,))
    if follows.cards:
        return [button(WORDS("several", card=name), _control(hand, "pick", card), ButtonStyle.primary)]
    if follows.sequences:
        onto = [(WORDS("onto", card=name, sequence=each + 1), f"{SEQUENCE}{each}") for each in follows.sequences]
        return [button(label, _control(hand, "play", card, word), ButtonStyle.primary) for label, word in onto]
    if not hand.view.on_turn:
        name = WORDS("jump-in", card=name)
        silent, said = name, and_call(hand, name, 1)
    else:
        name = look_of(hand.view.rules).marked(hand.view, (card,), name)
        silent = WORDS("play-silent", card=name)
        said = WORDS("play-saying", card=name, word=word_due(hand.view, 1))
        name = look_of(hand.view.rules).label(hand.view, Play((card,))) or WORDS("play-one", card=name)
    if not follows.call:
        return [button(name, _control(hand, "play", card), ButtonStyle.primary)]
    saying = button(said, _control(hand, "play", card, CALL), ButtonStyle.success)
    return [saying, button(silent, _control(hand, "play", card))]


def _button_of(hand: Hand, action: Action) -> Button | None:
    """The button of a move without a card. A draw or a pass is coloured if there is nothing else to do."""
    view, look, style = hand.view, look_of(hand.view.rules), ButtonStyle.secondary
    control = _control(hand, type(action).__name__.lower())
    match action:
        case Draw() | Pass():
            rest = [each for each in view.options.actions if not isinstance(each, Call | Catch)]
            if not view.options.cards and len(rest) == 1:
                style = ButtonStyle.primary
            key = "pass" if not view.drawn else "keep" if view.options.cards else "end-turn"
            label = look.label(view, action) or WORDS(key, count=len(view.drawn))
        case Take():
            style = ButtonStyle.primary if look.fits_top(view) else ButtonStyle.secondary
            label = WORDS("take", card=short(view.pile[-1]))
        case Call():
            style, control = ButtonStyle.success, Control("call", hand.table.id)
            label = WORDS("call", word=capital(word_due(view)))
        case Deal():
            style, control = ButtonStyle.success, Control("ready", hand.table.id)
            label = WORDS("ready-button")
        case Accept() | Challenge() | Decline():
            key, style = ANSWERS[type(action)]
            label = WORDS(key)
        case _:
            return None
    return button(label, control, style)


# A play in the making


def picking_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The cards that may go on top of the chosen ones, and the ways to stop there. The suit is asked for afterwards."""
    chosen, more = choice.play.cards, []
    for card in choice.follows.cards if len(chosen) < LARGEST else ():
        left = hand.view.hand.count(card) - chosen.count(card)
        name = WORDS("copies", card=short(card), count=left) if left > 1 else short(card)
        more.append(button(WORDS("add", card=name), _control(hand, "pick", *chosen, card), ButtonStyle.primary))
    several = len(chosen) >= MANY
    name = WORDS("play-these", count=len(chosen)) if several else WORDS("play", cards=listed(chosen))
    name = look_of(hand.view.rules).marked(hand.view, chosen, name)
    sure = [SURE] if hand.preferences.confirms and not chosen[1:] else []  # this is a second press
    ways = [(and_call(hand, name, len(chosen)), [CALL, *sure])] if choice.follows.call else []
    ways += [(name, sure)] if choice.follows.complete else []
    stopping = [button(said, _control(hand, "play", *chosen, *words), ButtonStyle.success) for said, words in ways]
    fewer = _control(hand, "pick", *chosen[:-1]) if chosen[1:] else Control("hand", hand.table.id)
    back = button(WORDS("one-less" if chosen[1:] else "another"), fewer)
    return [*rows(more), *rows([*stopping, back])]


def naming_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The suits to pick from, or the ranks that can be asked for once the suit is picked if there is one to pick."""
    play, follows = choice.play, choice.follows
    words = [*play.cards, *([CALL] if play.call else []), *([play.suit] if play.suit else [])]
    named = [(WORDS("ask-for", ranks=plural(rank)), f"{ASK}{rank}") for rank in follows.ranks]
    if choice.lacks_suit:
        named = [(suit_label(suit), suit) for suit in follows.suits]
    buttons = [button(label, _control(hand, "play", *words, word), ButtonStyle.primary) for label, word in named]
    return rows([*buttons, button(WORDS("another"), Control("hand", hand.table.id))])


def move_asked_about(hand: Hand, asking: Asking) -> str:
    """A play, a gift or a discard in words, as the button that was pressed had it."""
    action = asking.action
    move = move_in_words(WORDS, action)
    if isinstance(action, Play):
        move = look_of(hand.view.rules).marked(hand.view, action.cards, move)
    return and_call(hand, move, 1) if isinstance(action, Play | Give) and action.call else move


def _control(hand: Hand, action: str, *words: str) -> Control:
    return Control(action, hand.table.id, hand.view.asked, words)
