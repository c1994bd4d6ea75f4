"""Closing a table, asked for by a command or a button. A match in play is never closed without a question."""

from cogs.interactions.answer import Answer
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.titles import title
from cogs.ui.pages.table.closing_page import close_page, waiting_for, words
from model.tables.hosting import needs_consent, undecided
from model.tables.seating import check_host
from service.tables.tables import Tables


async def ask_to_close(tables: Tables, answer: Answer, table_id: int) -> None:
    """Close a table, or if its match is in play, ask first. Raises Refused."""
    table, who = tables.get(table_id), answer.person
    check_host(table, who)
    table.policy.check_close()
    if table.phase == "match":
        others = [seat for seat in undecided(table) if seat != table.seat_of(who.id)]
        await answer.show(close_page(table, consent=needs_consent(table, who) and bool(others)))
    else:
        await close(tables, answer, table_id, in_play=False)


async def close(tables: Tables, answer: Answer, table_id: int, *, in_play: bool = True) -> None:
    """Close a table, or ask the others if they agree. ``in_play``: also if its match has begun. Raises Refused."""
    name = title(tables.get(table_id))
    asked = await tables.close(table_id, answer.person, in_play=in_play)
    said = words("closed", table=name) if asked is None else words("asked", names=waiting_for(asked))
    await answer.show(line(said, ACTIVE))


async def vote(tables: Tables, answer: Answer, table_id: int, *, agrees: bool) -> None:
    """A player agrees that the table is closed, or plays on. Raises Refused."""
    name = title(tables.get(table_id))
    table = await tables.vote_on_closing(table_id, answer.user, agrees=agrees)
    if not agrees:
        said = words("refused")
    elif table is None:
        said = words("closed", table=name)
    else:
        said = words("agreed", names=waiting_for(table))
    await answer.show(line(said, ACTIVE))
