"""The ephemeral hand of one seat: what it holds, what it may do now, and why it was refused."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from discord import ButtonStyle

from cogs.ui.components.card_words import move_in_words
from cogs.ui.components.cheers import cheer_button, cheers_line
from cogs.ui.components.controls import Button, Control, button, card_selects
from cogs.ui.components.page import ACTIVE, CALM, Component, Item, Page, Picture, rows
from cogs.ui.components.presses import ASK, CALL, FROM_HAND, SEQUENCE, SURE, WATCH, WAYS
from cogs.ui.components.titles import names, title
from cogs.ui.components.words import capital
from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import Asking, Choice, Hand
from cogs.ui.pages.hand.hint_page import hint_button
from cogs.ui.pages.hand.labels import BUTTONS, WORDS, and_call, counted, suit_label, word_due
from cogs.ui.pages.hand.listening import heard_besides, heard_playable, heard_since
from cogs.ui.pages.hand.plans import plan_buttons, plan_rows, planned, to_plan
from cogs.ui.pages.hand.strip import strip
from cogs.ui.pages.rules.added import asked as rule_asked
from cogs.ui.pages.rules.added import rules_to_pick
from cogs.ui.pages.rules.hidden import guess_button, phrases
from cogs.ui.pages.server.today_page import again_button
from cogs.ui.pages.table import newcomer_page, taking_back_page
from cogs.ui.pages.table.end_page import lowest_wins
from cogs.ui.pages.table.log_lines import happened, news, why_away
from engine.core.actions import (
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
    PickDirection,
    Play,
    Take,
)
from engine.core.cards import PACK_OF_SUIT, Card, listed, plural, short
from engine.core.events import MatchEnded, RoundEnded
from engine.matches.telling import doer_of, tell
from engine.words import by_ear, listens
from model.tables.table import Table
from model.tables.table_event import Happening
from model.tables.taking_back import asked_for, last_play, undecided

MANY = 4  # from this many cards on, a button does not name each card of a play
LARGEST = 20  # the cards of one play that fit into a custom id: more can be typed


def hand_page(hand: Hand, picture: Picture | None) -> Page:
    with by_ear(hand.preferences.text_only):
        return _page(hand, picture)


def _page(hand: Hand, picture: Picture | None) -> Page:
    outlook = [hand.outlook] if hand.outlook and not hand.choice else []  # one thing at a time
    head = "\n".join([*_heading(hand), *outlook])
    texts = [look_of(hand.view.rules).hand_line(hand.view)] if hand.view.hand else []
    texts += _sat_down(hand)
    texts += _told_below(hand)
    texts += [cheers_line(hand.cheers)] if hand.cheers and not hand.view.on_turn else []
    below = ["\n".join(texts)] if texts else []
    choice, asking = (None, None) if hand.table.paused else (hand.choice, hand.asking)
    if asking is not None:
        sure = button(_asked_about(hand, asking), asking.again, ButtonStyle.success)
        buttons: Sequence[Component] = rows([sure, _another(hand)])
    elif choice is None:
        buttons = _action_rows(hand)
    else:
        buttons = _picking_rows(hand, choice) if choice.picking else _naming_rows(hand, choice)
    return Page(
        [head, picture, *below, _besides(hand), *buttons],
        ACTIVE if hand.view.on_turn and not hand.table.paused else CALM,
    )


def rematch_hand(table: Table) -> Page:
    """What the hand of a match becomes when this table, its rematch, is open."""
    return _hand_to_come(table, WORDS("rematch", title=title(table)))


def not_dealt_page(table: Table) -> Page:
    """What a player sees who asks for a hand before the cards are dealt."""
    return _hand_to_come(table, WORDS("not-dealt", title=title(table)))


def _hand_to_come(table: Table, text: str) -> Page:
    mine = button(WORDS("my-hand"), Control("hand", table.id), ButtonStyle.primary)
    return Page([text, mine], CALM)


def _heading(hand: Hand) -> list[str]:
    table, view = hand.table, hand.view
    lines = [WORDS("title", title=title(table))]
    lines += [WORDS("notice", notice=hand.notice)] if hand.notice else []
    if view.phase == "play":
        since = news(table, view, hand.recent) if view.on_turn and not hand.choice and not listens() else []
        question = _question(hand)
        besides = [*heard_playable(hand, question), *look_of(view.rules).heard(table, view)] if listens() else []
        return [*lines, *(f"-# {text}" for text in since), *question, strip(hand), *besides]
    ends = [event for event in hand.events if isinstance(event, RoundEnded | MatchEnded)][-2:]
    told = heard_since(hand) if listens() else [tell(event, names(table), view.seat) for event in ends]
    lines += [f"**{each}**" for each in told]
    lines += lowest_wins(table, view) if table.phase == "over" else []
    if table.phase == "match" and view.phase == "deal" and view.seat in table.ready:
        lines.append(WORDS("ready"))
    return [*lines, *rule_asked(view)]


def _question(hand: Hand) -> list[str]:
    table, view = hand.table, hand.view
    paused = [WORDS("paused-your-turn" if view.on_turn else "paused")] if table.paused else []
    if table.is_out(view.seat):
        return [*paused, WORDS("out-of-match"), WORDS("waiting", name=names(table)[view.turn])]
    if hand.away:
        no_one, why = table.waits_for_anybody, why_away(table, view.seat)
        return [*paused, WORDS("no-one") if no_one else WORDS("away", why=why)]
    if table.paused:
        return paused
    if making := _in_the_making(hand):
        return [making]
    due = Call() in view.options.actions  # the word can still be said
    say = [WORDS("say-it", word=capital(word_due(hand, view.counts[view.seat])))] if due else []
    say += [asks] if (asks := taking_back_page.asked(table, view.seat)) else []
    say += newcomer_page.asks_host(table, view.seat)
    if view.on_turn:
        return [*say, *planned(hand), look_of(view.rules).asked(table, view)]
    jump_in = [WORDS("may-jump-in", card=short(card)) for card in view.options.cards]
    return [*say, *jump_in, WORDS("waiting", name=names(table)[view.turn]), *planned(hand)]


def _in_the_making(hand: Hand) -> str:
    """What the player is about to play or to plan, if they are."""
    if hand.asking:
        return WORDS("sure", move=_asked_about(hand, hand.asking))
    if hand.choice is None:
        return ""
    choice, cards = hand.choice, listed(hand.choice.play.cards)
    if picks_suit(choice) and (choice.planning or not choice.picking):
        pack = PACK_OF_SUIT[choice.follows.suits[0]].key
        return WORDS("plan-suit" if choice.planning else "choose", cards=cards, pack=pack)
    if choice.planning:
        return WORDS("plan-rank", cards=cards)
    if choice.picking and not choice.follows.complete:
        return WORDS("answering", cards=cards)
    return WORDS("ask" if choice.follows.ranks and not choice.picking else "picking", cards=cards)


def picks_suit(choice: Choice) -> bool:
    """Whether a suit is still to be picked for the play. A rank is asked for after that."""
    return bool(choice.follows.suits) and choice.play.suit is None


def _sat_down(hand: Hand) -> list[str]:
    """Whose seat its owner has taken during the match, until they have moved there."""
    seat = hand.view.seat
    sat = [each for each in hand.recent if isinstance(each, Happening) and (each.kind, each.seat) == ("sat", seat)]
    if not sat or any(doer_of(event) == seat for event in hand.events):
        return []
    return [WORDS("sat-down", took=happened(sat[-1], names(hand.table), seat))]


def _told_below(hand: Hand) -> list[str]:
    """What is told below the cards. Who listens hears there all that is new, unless a move is in the making."""
    if not listens():
        return _latest(hand)
    quiet = hand.choice or hand.asking or hand.view.phase != "play"
    return [] if quiet else [f"-# {text}" for text in heard_since(hand)]


def _besides(hand: Hand) -> str | None:
    """What who listens hears last before the buttons. It says nothing of the move that is in the making."""
    if not listens() or hand.choice or hand.asking or hand.view.phase != "play":
        return None
    return "\n".join(f"-# {text}" for text in heard_besides(hand))


def _latest(hand: Hand) -> list[str]:
    """The latest news of this seat in this round, and a hand that it was shown just before."""
    last = hand.recent[-1] if hand.recent else None
    if isinstance(last, Happening) and (last.kind, last.seat) == ("stands", hand.view.seat):
        return [f"-# {happened(last, names(hand.table), hand.view.seat)}"]
    look, recent = look_of(hand.view.rules), hand.events
    dealt = max((place for place, event in enumerate(recent) if look.begins(event)), default=0)
    own = [event for event in recent[dealt:] if look.concerns(event, hand.view.seat)]
    before = [event for event in own[-3:-1] if look.shown(event)]
    return [f"-# {tell(event, names(hand.table), hand.view.seat)}" for event in before + own[-1:]]


# What the player can do


def _action_rows(hand: Hand) -> Sequence[Component]:
    table, view = hand.table, hand.view
    last = [button(WORDS("refresh"), Control("hand", table.id))]
    if table.tournament is not None and table.phase == "over":
        return rows([*last, button(WORDS("standing"), Control("t-standing", table.tournament))])
    if table.day is not None and table.phase == "over":
        return [again_button()]
    if table.phase == "match" and table.is_out(view.seat):
        return rows([button(WORDS("watch"), Control(WATCH, table.id), ButtonStyle.primary), *last])
    if hand.away:
        return [button(WORDS("come-back"), Control("join", table.id), ButtonStyle.success)]
    if table.paused:
        return rows(last)
    puzzled = view.on_turn and look_of(view.rules).asks_for_card(view) and view.unplayable
    why = [button(WORDS("why-not"), Control("why", table.id))] if puzzled else []
    plays = [made for card in view.options.cards for made in _buttons_of(hand, card, hand.after[card])]
    found: list[Component] = [
        *rules_to_pick(table, view),
        *_choose(hand, "pick", view.options.cards, plays),
        *plan_rows(hand),
        *_of_each(hand, Give),
        *_of_each(hand, Discard),
    ]
    several = bool(view.options.cards) or len(view.options.actions) > 1
    hint = [hint_button(table)] if view.on_turn and table.policy.hints and several else []
    ready = view.seat in table.ready
    actions = [action for action in view.options.actions if not (ready and action == Deal())]
    others = [_BUTTONS[type(action)](hand, action) for action in actions if type(action) in _BUTTONS]
    cheer = [cheer_button(table, FROM_HAND)] if hand.cheers is not None and not view.on_turn else []
    guess = guess_button(table, view)
    found += rows([*others, *_taking_back(hand), *plan_buttons(hand), *why, *hint, *guess, *last, *cheer])
    return [*found, *phrases(table, view)]


def _taking_back(hand: Hand) -> list[Button]:
    """The button of the last play for its player, or those of the others when they are asked."""
    table, view = hand.table, hand.view
    play = last_play(table)
    if play is None:
        return []
    if asked_for(table):
        return taking_back_page.answers(table, view.asked) if view.seat in undecided(table) else []
    label = WORDS("take-back", cards=listed(play.cards[:MANY]))
    return [button(label, _control(hand, "take-back"))] if view.options.take_back else []


def _of_each(hand: Hand, kind: type[Give] | type[Discard]) -> list[Item]:
    actions = [action for action in hand.view.options.actions if isinstance(action, kind)]
    buttons = [_with_card(hand, action) for action in actions]
    return _choose(hand, kind.__name__.lower(), [action.card for action in actions], buttons)


def _choose(hand: Hand, action: str, cards: Sequence[Card], buttons: Sequence[Button]) -> list[Item]:
    """One out of several cards: the buttons, or selects of the cards if those are too many."""
    if len(buttons) <= BUTTONS:
        return rows(buttons)
    return card_selects(WORDS("pick-a-card"), cards, partial(_control, hand, action), partial(counted, hand))


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
        name = look_of(hand.view.rules).playing(hand.view, card) or WORDS("play-one", card=name)
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


def _pass(hand: Hand, action: Action) -> Button:
    alone = not hand.view.options.cards
    label = ("end-turn" if alone else "keep") if hand.view.drawn else "pass"
    said = look_of(hand.view.rules).passing(hand.view) or WORDS(label)
    return button(said, _control(hand, "pass"), _only(hand))


_BUTTONS: dict[type, _ButtonOf] = {
    Draw: lambda hand, action: button(look_of(hand.view.rules).drawing(hand.view), _control(hand, "draw"), _only(hand)),
    Take: lambda hand, action: button(
        WORDS("take", card=short(hand.view.pile[-1])), _control(hand, "take"), ButtonStyle.primary
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


def _picking_rows(hand: Hand, choice: Choice) -> list[Item]:
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


def _naming_rows(hand: Hand, choice: Choice) -> list[Item]:
    """The suits to pick from, or the ranks that can be asked for once the suit is picked if there is one to pick."""
    play, follows = choice.play, choice.follows
    words = [*play.cards, *([CALL] if play.call else []), *([play.suit] if play.suit else [])]
    named = [(WORDS("ask-for", ranks=plural(rank)), f"{ASK}{rank}") for rank in follows.ranks]
    if picks_suit(choice):
        named = [(suit_label(suit), suit) for suit in follows.suits]
    control = to_plan if choice.planning else _play
    buttons = [button(label, control(hand, *words, word), ButtonStyle.primary) for label, word in named]
    return rows([*buttons, _another(hand)])


def _another(hand: Hand) -> Button:
    return button(WORDS("another"), Control("hand", hand.table.id))


def _asked_about(hand: Hand, asking: Asking) -> str:
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
