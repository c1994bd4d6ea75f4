"""What the public and the seats see of a table, made once for each of its versions. Boards and hands share it."""

from engine.core.match import SeatView, View
from model.tables.log import Entry
from model.tables.table import Table
from service.live_store import Change
from service.tables import Tables


class Scene:
    """A version of a table."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.table, self._tables = table, tables
        self._public: View | None = None
        self._views: dict[int, SeatView] = {}
        self._stories: dict[int | None, list[Entry]] = {}

    @property
    def public(self) -> View | None:
        """What the public may know of the match. None in the lobby."""
        if self._public is None:
            self._public = self._tables.public_view(self.table)
        return self._public

    def view(self, seat: int) -> SeatView | None:
        """What a seat may know of the match, with its options. None in the lobby."""
        if seat not in self._views and self.table.state is not None:
            self._views[seat] = self.table.state.view(seat)
        return self._views.get(seat)

    async def story(self, seat: int | None) -> list[Entry]:
        """What happened lately, as a seat or the public may know it."""
        if seat not in self._stories:
            self._stories[seat] = await self._tables.story(self.table, seat)
        return self._stories[seat]


class Scenes:
    """The newest scene of each open table that somebody looked at. Listens to Tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._newest: dict[int, Scene] = {}

    def changed(self, change: Change[Table]) -> None:
        self._newest.pop(change.id, None)

    def of(self, table: Table) -> Scene:
        scene = self._newest.get(table.id)
        if scene is not None and scene.table is table:
            return scene
        scene = Scene(self._tables, table)
        if self._tables.find(table.id) is table:
            self._newest[table.id] = scene
        return scene
