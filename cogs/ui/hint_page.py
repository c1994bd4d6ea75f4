"""The private page with a hint: what an expert would do, why, and the chance to win the round."""

from discord import ButtonStyle, ui

from cogs.ui.controls import Button, Control, button
from cogs.ui.page import ACTIVE, Item, Page, paragraph
from cogs.ui.titles import title
from engine.actions import Action, Discard, Give, Nominate, Play
from engine.bots.advice import Advice
from engine.cards import SUIT_NAMES, listed, plural, short
from engine.words import Words
from model import seating
from model.table import Table

HINT = "hint"
NEAREST = 5  # per cent: what is tried out in some hundred rounds is not told more exactly

_WORDS = Words("cogs.ui.hint_page")


def hint_button(table: Table) -> Button:
    """The button that asks for a hint."""
    return button(_WORDS("button"), Control(HINT, table.id))


def hint_page(table: Table, told: Advice, member: int) -> Page:
    """The hint, with the way back to the hand."""
    lines = [_WORDS("title", title=title(table)), _advised(told.action), *([told.why] if told.why else [])]
    chances = _WORDS("chance", who=_side(table, member), before=_share(told.before), after=_share(told.after))
    back: Item = ui.ActionRow(button(_WORDS("back"), Control("hand", table.id), ButtonStyle.primary))
    return Page([paragraph("\n".join([*lines, chances, _WORDS("note")])), back], ACTIVE)


def _side(table: Table, member: int) -> str:
    rules, seat = seating.rules_as_it_is(table), table.seat_of(member)
    return "side" if seat is not None and len(rules.partners[seat]) > 1 else "you"


def _share(chance: float) -> str:
    """A chance, as exactly as it is known."""
    share = NEAREST * round(100 * chance / NEAREST)
    if share < NEAREST:
        return _WORDS("less", share=NEAREST)
    return _WORDS("more", share=100 - NEAREST) if share > 100 - NEAREST else _WORDS("about", share=share)


def _advised(action: Action) -> str:
    match action:
        case Play():
            return _play(action)
        case Discard(card) | Give(card):
            return _WORDS(type(action).__name__.lower(), card=short(card))
        case Nominate(suit):
            return _WORDS("nominate", suit=SUIT_NAMES[suit])
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
