"""Showing a player their hand as the answer to what they pressed or typed."""

from cogs.app import Services
from cogs.discord.answer import Answer
from cogs.discord.painter import PATIENCE
from cogs.hand.hand import Asking, Choice
from cogs.hand.pages import hand_to_come
from model.tables.table import Table


async def show_hand(
    services: Services,
    answer: Answer,
    table: Table,
    *,
    notice: str = "",
    choice: Choice | None = None,
    asking: Asking | None = None,
) -> None:
    """It is kept up to date from now on. ``choice``: a play in the making, ``asking``: about it. Raises Refused."""
    hands, member = services.hands, answer.user
    if table.state is None and table.seat_of(member) is not None:
        await answer.show(hand_to_come(table, "not-dealt"))
        return
    hand = await hands.hand(table, member, notice, choice, asking)
    page = await hands.page(hand, answer.attached, PATIENCE)
    await answer.show(page, followed=True)
    if answer.shown is not None or answer.lost:
        hands.follow(hand, answer.interaction, answer.shown, page)
    elif not hands.follows(table.id, member):
        hands.let_slip(table.id, member, "the answer that shows it came too late")


async def show_hand_after(services: Services, answer: Answer, table_id: int) -> None:
    """The hand after a move. One that is open changes by itself if a button of the table message was pressed. Raises
    Refused.
    """
    if answer.public and services.hands.follows(table_id, answer.user):
        await answer.acknowledge()
    else:
        await show_hand(services, answer, services.tables.get(table_id))
