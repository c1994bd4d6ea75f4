"""The private page with a hint: what an expert would do, why, and the chance to win the round."""

from discord import ButtonStyle

from cogs.ui.components.card_words import move_in_words
from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import ACTIVE, Page
from cogs.ui.components.titles import title
from cogs.ui.components.words import capital
from cogs.ui.looks import look_of
from engine.bots.advice import Advice
from engine.core.actions import Call, Catch
from engine.core.view import SeatView
from engine.words import Words
from model.tables.naming import names
from model.tables.table import Table

HINT = "hint"
NEAREST = 5  # per cent: what is tried out in some hundred rounds is not told more exactly

_WORDS = Words("cogs.ui.pages.hand.hint_page")


def hint_button(table: Table) -> Button:
    return button(_WORDS("button"), Control(HINT, table.id))


def hint_page(table: Table, view: SeatView, told: Advice) -> Page:
    lines = [_WORDS("title", title=title(table))]
    if told.first:  # a hidden rule asks for it before the move
        lines.append(_WORDS("first", phrase=dict(look_of(view.rules).phrases(view))[told.first.phrase]))
    match told.action:
        case Call():
            word = look_of(view.rules).to_say(view, view.counts[view.seat])
            lines.append(_WORDS("call", word=capital(word)))
        case Catch(seat):
            lines.append(_WORDS("catch", name=names(table)[seat]))
        case _:
            lines.append(move_in_words(_WORDS, told.action))
    lines += [told.why] if told.why else []
    if told.before is not None and told.after is not None:
        who = "side" if len(view.rules.partners[view.seat]) > 1 else "you"
        lines += [_WORDS("chance", who=who, before=_share(told.before), after=_share(told.after)), _WORDS("tried")]
    back = button(_WORDS("back"), Control("hand", table.id), ButtonStyle.primary)
    return Page(["\n".join([*lines, _WORDS("told")]), back], ACTIVE)


def _share(chance: float) -> str:
    share = NEAREST * round(100 * chance / NEAREST)
    if share < NEAREST:
        return _WORDS("less", share=NEAREST)
    return _WORDS("more", share=100 - NEAREST) if share > 100 - NEAREST else _WORDS("about", share=share)
