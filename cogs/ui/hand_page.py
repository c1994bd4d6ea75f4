"""The ephemeral hand of one seat: what it holds, what it may do now, and why it was refused."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from discord import ButtonStyle, ui

from cogs.ui.added import asked as rule_asked
from cogs.ui.added import rules_to_pick, talk
from cogs.ui.controls import Button, Control, button, card_selects
from cogs.ui.hand import Choice, Hand
from cogs.ui.happened import news, why_away
from cogs.ui.hint_page import hint_button
from cogs.ui.looks import look_of
from cogs.ui.page import ACTIVE, CALM, ROW, Item, Page, Picture, paragraph, rows
from cogs.ui.presses import ASK, CALL, SEQUENCE
from cogs.ui.titles import names, title
from cogs.ui.today_page import again_button
from cogs.ui.words import capital
from engine.actions import (
    Accept,
    Action,
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
    Take,
)
from engine.cards import SUIT_NAMES, SUIT_SYMBOLS, Card, listed, plural, short
from engine.events import AnyEvent, MatchEnded, RoundEnded
from engine.telling import tell
from engine.words import Words
from model.happening import Happening
from model.table import Table

MANY = 4  # from this many cards on, a button does not name each card of a play
LARGEST = 20  # the cards of one play that fit into a custom id: more can be typed
BUTTONS = 2 * ROW  # with more choices than this, selects are used

WORDS = Words("cogs.ui.hand")


def hand_page(hand: Hand, picture: Picture | None) -> Page:
    """The hand as a message for its player alone."""
    outlook = [hand.outlook] if hand.outlook and not hand.choice else []  # one thing at a time
    items: list[Item] = [paragraph("\n".join([*_heading(hand), *outlook]))]
    items += [picture.gallery()] if picture else []
    texts = [look_of(hand.view.rules).hand_line(hand.view)] if hand.view.hand else []
    items += [paragraph("\n".join([*texts, *_latest(hand)]))] if texts or _latest(hand) else []
    items += _rows(hand, _choice(hand))
    return Page(items, ACTIVE if hand.view.on_turn and not hand.table.paused else CALM, picture)


def rematch_hand(table: Table) -> Page:
    """What the hand of a match becomes when this table, its rematch, is open."""
    return _hand_to_come(table, WORDS("rematch", title=title(table)))


def not_dealt_page(table: Table) -> Page:
    """What a player sees who asks for a hand before the cards are dealt."""
    return _hand_to_come(table, WORDS("not-dealt", title=title(table)))


def _hand_to_come(table: Table, text: str) -> Page:
    mine = button(WORDS("my-hand"), Control("hand", table.id), ButtonStyle.primary)
    return Page([paragraph(text), ui.ActionRow(mine)], CALM)


def _choice(hand: Hand) -> Choice | None:
    """The play in the making, or none while a tournament is paused."""
    return None if hand.table.paused else hand.choice


def _rows(hand: Hand, choice: Choice | None) -> list[Item]:
    if choice is None:
        return _action_rows(hand)
    if choice.picking:
        return _picking_rows(hand, choice)
    return _suit_rows(hand, choice) if picks_suit(choice) else _rank_rows(hand, choice)


def _heading(hand: Hand) -> list[str]:
    lines = [WORDS("title", title=title(hand.table))]
    lines += [WORDS("notice", notice=hand.notice)] if hand.notice else []
    if hand.view.phase != "play":
        return [*lines, *_ended(hand)]
    since = news(hand.table, hand.view, hand.recent) if hand.view.on_turn and not hand.choice else []
    return [*lines, *(f"-# {text}" for text in since), *_question(hand), _strip(hand)]


def _question(hand: Hand) -> list[str]:
    """What the player is asked, or what they wait for."""
    table, view = hand.table, hand.view
    paused = [WORDS("paused-your-turn" if view.on_turn else "paused")] if table.paused else []
    if hand.away:
        no_one, why = table.waits_for_anybody, why_away(table, view.seat)
        return [*paused, WORDS("no-one") if no_one else WORDS("away", why=why)]
    if table.paused:
        return paused
    if hand.choice:
        return [_choosing(hand.choice)]
    if not view.on_turn:
        return [*_to_say(hand), *_to_jump_in(hand), WORDS("waiting", name=names(table)[view.turn])]
    return [*_to_say(hand), look_of(view.rules).asked(table, view)]


def _to_say(hand: Hand) -> list[str]:
    """The word that the player owes, while it can still be said."""
    due = Call() in hand.view.options.actions
    return [WORDS("say-it", word=capital(_word(hand, hand.view.counts[hand.view.seat])))] if due else []


def _to_jump_in(hand: Hand) -> list[str]:
    """The card that the player may play although another one is to move."""
    return [WORDS("may-jump-in", card=short(card)) for card in hand.view.options.cards]


def _strip(hand: Hand) -> str:
    """What has to be matched, whose turn it is, and how many cards everyone has."""
    view = hand.view
    seats = " · ".join(_counted_seat(hand, seat) for seat in range(len(hand.table.seats)))
    return WORDS("strip", top=look_of(view.rules).top(view), seats=seats)


def _counted_seat(hand: Hand, seat: int) -> str:
    name, count = names(hand.table)[seat], hand.view.counts[seat]
    own = seat == hand.view.seat
    counted = WORDS("strip-you", count=count) if own else WORDS("strip-seat", name=name, count=count)
    return WORDS("strip-turn", seat=counted) if seat == hand.view.turn else counted


def _ended(hand: Hand) -> list[str]:
    """How the round or the match ended, and what comes next."""
    ends = [event for event in _events(hand) if isinstance(event, RoundEnded | MatchEnded)][-2:]
    lines = [f"**{tell(event, names(hand.table), hand.view.seat)}**" for event in ends]
    if hand.table.phase == "match" and hand.view.phase == "deal" and hand.view.seat in hand.table.ready:
        lines.append(WORDS("ready"))
    return [*lines, *rule_asked(hand.view)]


def _choosing(choice: Choice) -> str:
    picks = "choose" if picks_suit(choice) else "ask" if choice.follows.ranks else "picking"
    return WORDS("picking" if choice.picking else picks, cards=listed(choice.play.cards))


def picks_suit(choice: Choice) -> bool:
    """Whether a suit is still to be picked for the play. A rank is asked for after that."""
    return bool(choice.follows.suits) and choice.play.suit is None


def _events(hand: Hand) -> list[AnyEvent]:
    return [entry for entry in hand.recent if not isinstance(entry, Happening)]


def _latest(hand: Hand) -> list[str]:
    """The latest news of this seat in this round, and a hand that it was shown just before."""
    look, recent = look_of(hand.view.rules), _events(hand)
    dealt = max((place for place, event in enumerate(recent) if look.begins(event)), default=0)
    own = [event for event in recent[dealt:] if look.concerns(event, hand.view.seat)]
    shown = [event for event in own[-3:-1] if look.shown(event)]
    return [f"-# {tell(event, names(hand.table), hand.view.seat)}" for event in shown + own[-1:]]


# What the player can do


def _action_rows(hand: Hand) -> list[Item]:
    table, view = hand.table, hand.view
    last = [button(WORDS("refresh"), Control("hand", table.id))]
    if table.tournament is not None and table.phase == "over":
        return rows([*last, button(WORDS("standing"), Control("t-standing", table.tournament))])
    if table.day is not None and table.phase == "over":
        return rows([again_button()])
    if hand.away:
        return [ui.ActionRow(button(WORDS("come-back"), Control("join", table.id), ButtonStyle.success))]
    if table.paused:
        return rows(last)
    puzzled = view.on_turn and look_of(view.rules).asks_for_card(view) and view.unplayable
    why = [button(WORDS("why-not"), Control("why", table.id))] if puzzled else []
    found = [
        *rules_to_pick(table, view),
        *_play_rows(hand),
        *_of_each(hand, Give),
        *_of_each(hand, Discard),
        *talk(table, view),
    ]
    several = bool(view.options.cards) or len(view.options.actions) > 1
    hint = [hint_button(table)] if view.on_turn and table.policy.hints and several else []
    return found + rows([*_other_buttons(hand), *why, *hint, *last])


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
        return button(WORDS("discard", card=name), _control(hand, "discard", action.card))
    if action.call:
        said = _and_call(hand, name, 1)
        return button(said, _control(hand, "give", action.card, CALL), ButtonStyle.success)
    return button(name, _control(hand, "give", action.card), ButtonStyle.primary)


def _selects(hand: Hand, held: Sequence[Card], control: Callable[[str], Control]) -> list[Item]:
    return card_selects(WORDS("pick-a-card"), held, control, partial(_counted, hand))


def _play_buttons(hand: Hand) -> list[Button]:
    return [made for card in hand.view.options.cards for made in _buttons_of(hand, card, hand.after[card])]


def _buttons_of(hand: Hand, card: Card, follows: Options) -> list[Button]:
    """The ways to play a card: on each of two sequences, saying the word that is due or not, or with more cards."""
    name = _counted(hand, card)
    if follows.cards:
        return [button(WORDS("several", card=name), _pick(hand, card), ButtonStyle.primary)]
    if follows.sequences:
        return [_onto(hand, card, sequence) for sequence in follows.sequences]
    name = _marked(hand, (card,), name) if hand.view.on_turn else WORDS("jump-in", card=name)
    if not follows.call:
        return [button(name, _play(hand, card), ButtonStyle.primary)]
    said = button(_and_call(hand, name, 1), _play(hand, card, CALL), ButtonStyle.success)
    return [said, button(name, _play(hand, card), ButtonStyle.secondary)]


def _onto(hand: Hand, card: Card, sequence: int) -> Button:
    label = WORDS("onto", card=_counted(hand, card), sequence=sequence + 1)
    return button(label, _play(hand, card, f"{SEQUENCE}{sequence}"), ButtonStyle.primary)


def _other_buttons(hand: Hand) -> list[Button]:
    """The actions that have no place elsewhere."""
    ready = hand.view.seat in hand.table.ready
    actions = [action for action in hand.view.options.actions if not (ready and action == Deal())]
    return [_BUTTONS[type(action)](hand, action) for action in actions if type(action) in _BUTTONS]


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


def _marked(hand: Hand, cards: tuple[Card, ...], name: str) -> str:
    """A play, with a word if it would be a bluff."""
    return WORDS("bluff", play=name) if look_of(hand.view.rules).bluffs(hand.view, cards) else name


def _pass(hand: Hand, action: Action) -> Button:
    alone = not hand.view.options.cards
    label = ("end-turn" if alone else "keep") if hand.view.drawn else "pass"
    said = look_of(hand.view.rules).passing(hand.view) or WORDS(label)
    return button(said, _control(hand, "pass"), _only(hand))


def _and_call(hand: Hand, play: str, cards: int) -> str:
    """The label of a play of so many cards with the word that is due for what it leaves."""
    return WORDS("and-call", play=play, word=_word(hand, hand.view.counts[hand.view.seat] - cards))


def _word(hand: Hand, left: int) -> str:
    return look_of(hand.view.rules).to_say(hand.view, left)


def _call(hand: Hand) -> str:
    return WORDS("call", word=capital(_word(hand, hand.view.counts[hand.view.seat])))


def _nominate(hand: Hand, action: Nominate) -> Button:
    return button(_suit(action.suit), _control(hand, "nominate", action.suit), ButtonStyle.primary)


def _draw(hand: Hand, action: Action) -> Button:
    return button(look_of(hand.view.rules).drawing(hand.view), _control(hand, "draw"), _only(hand))


def _take(hand: Hand, action: Action) -> Button:
    return button(WORDS("take", card=short(hand.view.pile[-1])), _control(hand, "take"), ButtonStyle.primary)


_BUTTONS: dict[type, _ButtonOf] = {
    Draw: _draw,
    Take: _take,
    Pass: _pass,
    Call: lambda hand, action: button(_call(hand), Control("call", hand.table.id), ButtonStyle.success),
    Nominate: _nominate,
    Decline: _simple("give-nothing"),
    Accept: _simple("stand", ButtonStyle.primary),
    Challenge: _simple("challenge", ButtonStyle.danger),
    Deal: lambda hand, action: button(WORDS("ready-button"), Control("ready", hand.table.id), ButtonStyle.success),
}


# A play in the making


def _picking_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The cards that may go on top of the chosen ones, and the ways to stop there."""
    chosen = choice.play.cards
    more = [_more(hand, chosen, card) for card in choice.follows.cards if len(chosen) < LARGEST]
    fewer = _pick(hand, *chosen[:-1]) if chosen[1:] else Control("hand", hand.table.id)
    back = button(WORDS("one-less" if chosen[1:] else "another"), fewer)
    return rows(more) + rows([*_stopping(hand, choice), back])


def _more(hand: Hand, chosen: tuple[Card, ...], card: Card) -> Button:
    left = hand.view.hand.count(card) - chosen.count(card)
    name = WORDS("copies", card=short(card), count=left) if left > 1 else short(card)
    return button(WORDS("add", card=name), _pick(hand, *chosen, card), ButtonStyle.primary)


def _stopping(hand: Hand, choice: Choice) -> list[Button]:
    """Play the chosen cards, saying the word that is due or not. The suit is asked for afterwards."""
    chosen = choice.play.cards
    several = WORDS("play-these", count=len(chosen))
    name = _marked(hand, chosen, WORDS("play", cards=listed(chosen)) if len(chosen) < MANY else several)
    silent = button(name, _play(hand, *chosen), ButtonStyle.success)
    if not choice.follows.call:
        return [silent]
    said = _and_call(hand, name, len(chosen))
    return [button(said, _play(hand, *chosen, CALL), ButtonStyle.success), silent]


def _suit_rows(hand: Hand, choice: Choice) -> list[Item]:
    words = [*choice.play.cards, CALL] if choice.play.call else choice.play.cards
    suits = [button(_suit(suit), _play(hand, *words, suit), ButtonStyle.primary) for suit in choice.follows.suits]
    return [ui.ActionRow(*suits, button(WORDS("another"), Control("hand", hand.table.id)))]


def _rank_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The ranks that can be asked for, once the suit is picked if there is one to pick."""
    play = choice.play
    words = [*play.cards, *([CALL] if play.call else []), *([play.suit] if play.suit else [])]
    ranks = [
        button(plural(rank), _play(hand, *words, f"{ASK}{rank}"), ButtonStyle.primary) for rank in choice.follows.ranks
    ]
    return rows([*ranks, button(WORDS("another"), Control("hand", hand.table.id))])


def _suit(suit: str) -> str:
    return f"{SUIT_SYMBOLS[suit]} {SUIT_NAMES[suit].capitalize()}"


def _counted(hand: Hand, card: Card) -> str:
    """A card, with its number of copies in the hand if there are several."""
    count = Counter(hand.view.hand)[card]
    return WORDS("copies", card=short(card), count=count) if count > 1 else short(card)


def _pick(hand: Hand, *words: str) -> Control:
    return _control(hand, "pick", *words)


def _play(hand: Hand, *words: str) -> Control:
    return _control(hand, "play", *words)


def _control(hand: Hand, action: str, *words: str) -> Control:
    return Control(action, hand.table.id, hand.view.asked, words)
