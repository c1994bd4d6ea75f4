"""The private page about a round that is over: what calm experts did in it that mattered, and why."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import CALM, Page
from cogs.ui.components.presses import FROM_HAND
from cogs.ui.components.titles import title
from engine.matches.explaining import Explained
from engine.matches.telling import doer_of, tell
from engine.words import Words
from model.tables.calm import explaining
from model.tables.naming import names
from model.tables.table import Table

WHY_SO = "why-so"

_WORDS = Words(__name__)


def why_so_button(table: Table, *words: str) -> list[Button]:
    """For the last round that is over, if an expert played in it who tells. ``words``: where it stands."""
    over = len(table.state.sheet) if table.state else 0
    if not over or not explaining(table):
        return []
    return [button(_WORDS("button"), Control(WHY_SO, table.id, words=(str(over), *words)))]


def explained_page(table: Table, number: int, told: Sequence[Explained], seat: int | None, *words: str) -> Page:
    """Each choice with its reason, told to who has this ``seat``. ``words``: where the button stood."""
    about = _WORDS("told") if told else _WORDS("nothing", count=len(explaining(table)))
    heading = f"{_WORDS('title', title=title(table), round=number)}\n{about}"
    reasons = [_WORDS("reason", did=_did(each, table, seat), why=each.why) for each in told]
    back = button(_WORDS("back"), Control("hand", table.id), ButtonStyle.primary) if FROM_HAND in words else None
    return Page([heading, *reasons, back], CALM)


def _did(each: Explained, table: Table, seat: int | None) -> str:
    """What the bot did, without what came of it."""
    done = [event for event in each.events if doer_of(event) == each.seat]
    return next(filter(None, (tell(event, names(table), seat) for event in done or each.events)), "")
