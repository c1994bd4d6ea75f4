"""Who wants to be pinged: each person is asked once per server. Reads come from memory, changes are written first."""

from collections.abc import Callable
from functools import partial

from db import ping_choices as rows
from db.store import Store
from service.unit_of_work import UnitOfWork, unit_of_work

Choices = dict[tuple[int, int], bool | None]


class Calling:
    """The choices of all people, each for one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._choices: Choices = {}

    async def load(self) -> None:
        """Read what was saved."""
        async with self._store.reading() as transaction:
            self._choices = await rows.every(transaction)

    def known(self, guild: int, member: int) -> bool | None:
        """Whether a member wants to be pinged on their turn. None if they have not said."""
        return self._choices.get((guild, member))

    def asked(self, guild: int, member: int) -> bool:
        """Whether a member has been asked, answered or not."""
        return (guild, member) in self._choices

    def may_ping(self, guild: int, member: int) -> bool:
        """Whether a member may be pinged when a match starts or their time is almost up: unless they said no."""
        return self.known(guild, member) is not False

    async def keep(self, guild: int, member: int, wanted: bool | None) -> None:
        """Save what a member wants, or with None that they have been asked. Raises Refused."""
        async with unit_of_work(self._store) as work:
            await rows.keep(work.transaction, guild, member, wanted)
            work.after_commit(partial(self._choices.__setitem__, (guild, member), wanted))

    async def forget_in(self, work: UnitOfWork, member: int) -> None:
        """Delete what a member wants, within a unit of work."""
        await rows.forget(work.transaction, member)
        work.after_commit(partial(self._keep_only, lambda guild, whose: whose != member))

    def clear(self, guild: int) -> None:
        """Everything of a server was deleted, and its choices with it."""
        self._keep_only(lambda where, whose: where != guild)

    def _keep_only(self, stays: Callable[[int, int], bool]) -> None:
        self._choices = {key: wanted for key, wanted in self._choices.items() if stays(*key)}
