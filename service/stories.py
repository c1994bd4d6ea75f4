"""The latest moves at the open tables: as a story for those at a table, and the last one of each seat."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from db.database.store import Store
from db.repositories import matches
from engine.core import game, match
from engine.games.registry import game_of
from engine.matches.telling import highlights
from engine.words import Words
from model.refusals import Refused
from model.tables.log import Entry, in_order
from model.tables.moves import Turn
from model.tables.table import Table
from service.rounds import RoundsSoFar

IDLE = 24 * 3600  # seconds without a touch after which what happened last at a table leaves the memory
RECENT = 40  # moves in memory, for what messages tell of a lap and of the time since a player's last turn

WORDS = Words("service.tables")

Move = tuple[int, tuple[match.AnyEvent, ...]]  # its number, and its events


@dataclass(eq=False)
class Stories:
    """The stories of all open tables. What leaves the memory is read again when it is told."""

    _store: Store
    _now: Callable[[], float]
    rounds: RoundsSoFar
    _recent: dict[int, deque[Move]] = field(default_factory=dict, init=False)  # by table
    # Since the start of this process, by table and seat
    _last_turns: dict[int, dict[int, Turn]] = field(default_factory=dict, init=False)
    # By table, then by seat and the move after which its owner came: the recent moves as they may know them
    _seen: dict[int, dict[tuple[int | None, int], deque[Move]]] = field(default_factory=dict, init=False)
    touched: dict[int, float] = field(default_factory=dict, init=False)  # when each changed, or its moves were read

    # Remembering

    def begin(self, table: Table, events: Iterable[match.AnyEvent]) -> None:
        """A table is new. ``events``: those of its first deal, if it begins with that."""
        self._recent[table.id] = deque([(table.moves, tuple(events))] if table.moves else (), RECENT)

    def note(self, before: Table, table: Table, turn: Turn) -> None:
        recent = self._recent.get(table.id)
        if recent is not None and (recent[-1][0] if recent else 0) == table.moves - 1:
            recent.append((table.moves, turn.events))
        else:  # moves followed while these were read
            self._recent.pop(table.id, None)
        self._last_turns.setdefault(table.id, {})[turn.seat] = turn
        self.rounds.note(before, table, turn)

    def forget(self, number: int) -> None:
        for known in (self._recent, self._seen, self._last_turns, self.touched):
            known.pop(number, None)
        self.rounds.forget(number)

    async def drop_idle(self) -> None:
        """Let go of the moves at tables that nobody has touched for long."""
        long_ago = self._now() - IDLE
        for number in [number for number, moment in self.touched.items() if moment < long_ago]:
            self.forget(number)

    # Telling

    async def story(self, table: Table, seat: int | None) -> list[Entry]:
        """The latest events, with happenings in between, as a seat or the public may know them."""
        recent = self._recent.get(table.id, deque())
        if table.match is not None and not (recent and recent[-1][0] >= table.moves):
            moves = await self._store.read(matches.latest, table.match, table.moves, RECENT)
            recent = self._recent[table.id] = deque(moves, RECENT)
            self.touched[table.id] = self._now()
        since = 0 if seat is None else table.seats[seat].since
        seen = self._seen.setdefault(table.id, {}).setdefault((seat, since), deque(maxlen=RECENT))
        told, new = seen[-1][0] if seen else 0, []
        for move in reversed(recent):  # a press brings one move
            if move[0] <= told:
                break
            new.append(move)
        seen.extend(_as_seen(move, seat, since) for move in reversed(new))
        return in_order(seen, table.happenings)

    async def log(self, table: Table, seat: int | None) -> list[Entry]:
        """All that happened in the latest round of a table, as a seat or the public may know it. Raises Refused."""
        if table.match is None:
            raise Refused(WORDS.message("not-begun"))
        moves = await self._store.read(matches.round_so_far, table.match)
        since = 0 if seat is None else table.seats[seat].since
        seen = [_as_seen(move, seat, since) for move in moves]
        return in_order(seen, table.happenings) if seen else await self.story(table, seat)

    async def highlights(self, table: Table, names: game.Names) -> list[str]:
        if table.state is None or table.match is None:
            return []
        moves = await self._store.read(matches.latest, table.match, table.moves, table.moves)
        return highlights(
            game_of(table.state.rules).highlights, [event for _, events in moves for event in events], names
        )

    def last_turn(self, table: Table, member: int) -> Turn | None:
        """The last turn of a member at a table, since the start of this process."""
        seat = table.seat_of(member)
        return None if seat is None else self.last_turns(table).get(seat)

    def last_turns(self, table: Table) -> dict[int, Turn]:
        """The last turn of each seat since the start of this process. What it did before is not its new owner's."""
        turns = self._last_turns.get(table.id, {})
        return {seat: turn for seat, turn in turns.items() if turn.number > table.seats[seat].since}


def _as_seen(move: Move, seat: int | None, since: int) -> Move:
    """A move as a seat may know it: of one before its owner sat down, only the public part."""
    number, events = move
    return number, tuple([event.seen_by(seat if number > since else None) for event in events])
