"""Cheers and guesses at open tables: in memory and in the database at once.

They are no part of a table. A cheer needs no lock of it and changes no version, so it keeps no player waiting.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic

from db.repositories.matches import spectators as rows
from db.repositories.matches.spectators import Said
from model.member import Member
from model.refusals import NoSuchTable
from model.spectators import cheers, winner_guesses
from model.spectators.cheers import Cheer
from model.spectators.winner_guesses import WinnerGuess
from model.tables.table import Table
from service.base.listeners import Listeners
from service.base.unit_of_work import UnitOfWork, unit_of_work
from service.tables.residency import words as table_words
from service.tables.tables import Tables


class _Latest(Generic[Said]):
    """What each member said last, by table."""

    def __init__(self) -> None:
        self._said: dict[int, dict[int, Said]] = {}

    def at(self, table_id: int) -> list[Said]:
        return list(self._said.get(table_id, {}).values())

    def of(self, table_id: int, member: int) -> Said | None:
        return self._said.get(table_id, {}).get(member)

    def add(self, said: Said) -> None:
        self._said.setdefault(said.table, {})[said.member] = said

    def load(self, every: Iterable[Said]) -> set[int]:
        """Returns the tables where something is gone that was known."""
        before, self._said = self._said, {}
        for said in every:
            self.add(said)
        return {number for number, here in before.items() if here.keys() - self._said.get(number, {}).keys()}

    def leave(self, table_id: int) -> None:
        self._said.pop(table_id, None)

    def drop(self, gone: Callable[[Said], bool]) -> set[int]:
        """Returns the tables where something is gone."""
        return self.load([said for here in self._said.values() for said in here.values() if not gone(said)])


class Gallery:
    """Everyone's cheers, and the guesses of those who watch. ``changes`` are told the table where there is a new one.

    What is said goes with its table.
    """

    def __init__(self, tables: Tables, changes: Listeners) -> None:
        self._tables, self._changes = tables, changes
        self._cheers, self._guesses = _Latest[Cheer](), _Latest[WinnerGuess]()

    async def load(self) -> None:
        async with self._tables.store.reading() as transaction:
            cheered = await rows.every(transaction, Cheer, self._tables.share)
            guessed = await rows.every(transaction, WinnerGuess, self._tables.share)
        self._tell(self._cheers.load(cheered) | self._guesses.load(guessed))

    # Cheers

    def may_cheer(self, table: Table) -> bool:
        return cheers.may_cheer(table, self._tables.settings.of(table.guild))

    def cheers(self, table: Table) -> list[Cheer]:
        """Those that are shown at a table, the newest last."""
        return cheers.latest(self._cheers.at(table.id), self._tables.now()) if self.may_cheer(table) else []

    def cheers_of_players(self, table: Table) -> list[Cheer] | None:
        """Those that a hand may show: nothing that a spectator does reaches one. None where nobody may cheer."""
        if not self.may_cheer(table):
            return None
        return [cheer for cheer in self.cheers(table) if table.seat_of(cheer.member) is not None]

    def edition(self, table_id: int) -> str:
        """A word that changes with each cheer at a table, and when what it shows is forgotten. Empty if none."""
        given = self._cheers.at(table_id)
        guessed = len(self._guesses.at(table_id)) if self._tables.is_over(table_id) else 0
        latest = round(max((cheer.at for cheer in given), default=0) * 1000)
        return f"{latest}.{len(given)}.{guessed}" if given or guessed else ""

    async def cheer(self, table_id: int, by: Member, kind: str) -> None:
        """Raises Refused."""
        table = self._tables.get(table_id)
        cheer = Cheer(table.guild, table_id, by.id, by.name, kind, self._tables.now())
        cheers.check_cheer(table, self._tables.settings.of(table.guild), cheer, self._cheers.at(table_id))
        await self._keep(cheer, self._cheers)

    # Guesses

    def may_guess(self, table: Table) -> bool:
        """Whether the second lap of a match has not begun."""
        return winner_guesses.in_first_lap(table, self._tables.moves(table))

    def guess_of(self, table_id: int, member: int) -> int | None:
        """The seat that a member thinks will win."""
        guess = self._guesses.of(table_id, member)
        return None if guess is None else guess.seat

    def right(self, table: Table) -> list[str]:
        """The names of those who guessed who won a match that is over."""
        view = self._tables.public_view(table)
        return winner_guesses.right(table, view, self._guesses.at(table.id)) if view and table.phase == "over" else []

    async def guess(self, table_id: int, by: Member, seat: int) -> None:
        """Guess, or think again. It counts if the second lap has not begun at this moment. Raises Refused."""
        table = self._tables.get(table_id)
        guess = WinnerGuess(table.guild, table_id, by.id, by.name, seat)
        winner_guesses.check_guess(table, guess, in_time=self.may_guess(table))
        if guess != self._guesses.of(table_id, by.id):
            await self._keep(guess, self._guesses)

    # Both

    async def _keep(self, said: Said, kept: _Latest[Said]) -> None:
        async with unit_of_work(self._tables.store) as work:
            if not await rows.keep(work.transaction, said):
                raise NoSuchTable(table_words.message("closed"))
            work.after_commit(partial(kept.add, said))
            work.then_tell(partial(self._changes.tell, said.table))

    def leave(self, table_id: int) -> None:
        """A table is closed, and its last message is shown."""
        self._cheers.leave(table_id)
        self._guesses.leave(table_id)

    async def forget_in(self, work: UnitOfWork, member: int) -> None:
        await rows.forget(work.transaction, member)
        work.then_tell(partial(self._drop, lambda said: said.member == member))

    def clear(self, guild: int) -> None:
        self._drop(lambda said: said.guild == guild)

    def _drop(self, gone: Callable[[Cheer | WinnerGuess], bool]) -> None:
        self._tell(self._cheers.drop(gone) | self._guesses.drop(gone))

    def _tell(self, table_ids: Iterable[int]) -> None:
        for table_id in table_ids:
            self._changes.tell(table_id)
