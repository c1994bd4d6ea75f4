"""The private page with a hint: what an expert would do, why, what it brings, and the button that does it."""

from discord import ButtonStyle

from cogs.discord.controls import LARGEST, Control, button, control_of_action
from cogs.discord.page import ACTIVE, Page, rows
from cogs.discord.text import capital, move_in_words, title
from cogs.hand.hand import word_due
from cogs.looks import look_of
from engine.bots.expert import Advice
from engine.core.actions import Action, Call, Catch, Play, Say
from engine.core.match import SeatView
from engine.words import Words
from model.tables.naming import names
from model.tables.table import Table

HINT = "hint"

WORDS = Words("cogs.hand.hints")


def hint_page(table: Table, view: SeatView, told: Advice) -> Page:
    """``told.first`` is done before the move, so its button comes first: the hand has those of the move afterwards."""
    moves = [_in_words(table, view, each) for each in (told.first, told.action) if each]
    reasons = [told.why] if told.why else []
    if told.chances:
        who = "side" if len(view.rules.partners[view.seat]) > 1 else "you"
        reasons.append(WORDS("chance", who=who, chance=told.chances[0], other=told.chances[1]))
    lines = [WORDS("title", title=title(table)), *(WORDS("advice", move=move) for move in moves)]
    lines += [*(reasons or [WORDS("even")]), WORDS("told")]
    doing = told.first or told.action
    too_long = isinstance(doing, Play) and len(doing.cards) > LARGEST
    name, given = control_of_action(doing)
    do = [] if too_long else [button(moves[0], Control(name, table.id, view.asked, given), ButtonStyle.primary)]
    return Page(["\n".join(lines), *rows([*do, button(WORDS("back"), Control("hand", table.id))])], ACTIVE)


def _in_words(table: Table, view: SeatView, action: Action) -> str:
    match action:
        case Say(phrase):
            return WORDS("first", phrase=dict(look_of(view.rules).phrases(view))[phrase])
        case Call():
            return WORDS("call", word=capital(word_due(view)))
        case Catch(seat):
            return WORDS("catch", name=names(table)[seat])
    return move_in_words(WORDS, action)
