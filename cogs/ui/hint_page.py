"""The private page with a hint: what an expert would do, why, and the chance to win the round."""

from discord import ButtonStyle, ui

from cogs.ui.controls import Button, Control, button
from cogs.ui.looks import look_of
from cogs.ui.page import ACTIVE, Item, Page, paragraph
from cogs.ui.titles import names, title
from cogs.ui.words import capital
from engine.actions import Action, Call, Catch, Discard, Give, Nominate, Play
from engine.bots.advice import Advice
from engine.cards import SUIT_NAMES, listed, plural, short
from engine.view import SeatView
from engine.words import Words
from model.table import Table

HINT = "hint"
NEAREST = 5  # per cent: what is tried out in some hundred rounds is not told more exactly

_WORDS = Words("cogs.ui.hint_page")


def hint_button(table: Table) -> Button:
    """The button that asks for a hint."""
    return button(_WORDS("button"), Control(HINT, table.id))


def hint_page(table: Table, view: SeatView, told: Advice) -> Page:
    """The hint for the seat that sees this, with the way back to the hand."""
    lines = [_WORDS("title", title=title(table)), *_first(view, told), _advised(table, view, told.action), told.why]
    lines += [*_chances(view, told), _WORDS("told")]
    back: Item = ui.ActionRow(button(_WORDS("back"), Control("hand", table.id), ButtonStyle.primary))
    return Page([paragraph("\n".join(filter(None, lines))), back], ACTIVE)


def _first(view: SeatView, told: Advice) -> list[str]:
    """What a hidden rule asks for before the move."""
    return [_WORDS("first", phrase=dict(look_of(view.rules).phrases(view))[told.first.phrase])] if told.first else []


def _chances(view: SeatView, told: Advice) -> list[str]:
    if told.before is None or told.after is None:
        return []
    who = "side" if len(view.rules.partners[view.seat]) > 1 else "you"
    return [_WORDS("chance", who=who, before=_share(told.before), after=_share(told.after)), _WORDS("tried")]


def _share(chance: float) -> str:
    """A chance, as exactly as it is known."""
    share = NEAREST * round(100 * chance / NEAREST)
    if share < NEAREST:
        return _WORDS("less", share=NEAREST)
    return _WORDS("more", share=100 - NEAREST) if share > 100 - NEAREST else _WORDS("about", share=share)


def _advised(table: Table, view: SeatView, action: Action) -> str:
    match action:
        case Play():
            return _play(action)
        case Discard(card) | Give(card):
            return _WORDS(type(action).__name__.lower(), card=short(card))
        case Nominate(suit):
            return _WORDS("nominate", suit=SUIT_NAMES[suit])
        case Call():
            return _WORDS("call", word=capital(look_of(view.rules).to_say(view, view.counts[view.seat])))
        case Catch(seat):
            return _WORDS("catch", name=names(table)[seat])
    return _WORDS(type(action).__name__.lower())


def _play(play: Play) -> str:
    cards = listed(play.cards)
    if play.suit is not None:
        return _WORDS("play-suit", cards=cards, suit=SUIT_NAMES[play.suit])
    if play.rank is not None:
        return _WORDS("play-rank", cards=cards, rank=plural(play.rank))
    if play.sequence is not None:
        return _WORDS("play-sequence", cards=cards, sequence=play.sequence + 1)
    return _WORDS("play", cards=cards)
