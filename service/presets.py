"""The house rules that a server saves under a name, and who may save, replace and delete them."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain

from db.repositories.kept import preset_rows
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from engine.words import Words, in_every_language
from model.member import Member
from model.people.names import look, visible
from model.refusals import Refused
from model.servers.settings import LONGEST_NAME, USUAL, Preset, check_limit
from service.kept import Kept
from service.settings import ServerSettings
from service.unit_of_work import UnitOfWork, once_more, unit_of_work

WORDS = Words("service.presets")


@dataclass(eq=False)
class Presets(Kept[tuple[int, str], Preset]):
    """All presets of all servers. Reads come from memory, changes are written first."""

    _rows = preset_rows
    now: Callable[[], float] = time.time
    settings: ServerSettings | None = None  # without them nothing is set anywhere

    def of(self, guild: int) -> list[Preset]:
        """The presets of a server, by name."""
        here = {key: kept for key, kept in self._kept.items() if key[0] == guild}
        return [here[key] for key in sorted(here)]

    def get(self, guild: int, name: str) -> Preset:
        kept = self._found(guild, name)
        if kept is None:
            raise Refused(WORDS.message("unknown"))
        return kept

    def _found(self, guild: int, name: str) -> Preset | None:
        alike = (kept for kept in self.of(guild) if look(kept.name) == look(name))
        return self._kept.get((guild, name.casefold())) or next(alike, None)

    @once_more
    async def keep(self, guild: int, name: str, house_rules: HouseRules, by: Member, *, anew: bool = False) -> Preset:
        """Save house rules under a name, in place of those whose name looks alike, unless it is ``anew``.

        Raises Refused.
        """
        name = visible(name)
        if not any(sign.isalnum() for sign in name) or len(name) > LONGEST_NAME:
            raise Refused(WORDS.message("bad-name", most=LONGEST_NAME))
        if look(name) in _names_of_games():
            raise Refused(WORDS.message("name-of-game"))
        kept = Preset(guild, name, house_rules, by.id, self.now())
        async with unit_of_work(self._store) as work:
            before = self._found(guild, kept.name)
            if before is not None and anew:
                raise Refused(WORDS.message("name-taken"))
            if before is not None:
                check_owner(before, by, "only-owner-replaces")
                await self.remove_in(work, (guild, before.key))
            else:
                here, settings = self.of(guild), self.settings.of(guild) if self.settings else USUAL
                own = [each for each in here if each.by == by.id]
                check_limit(len(here), settings.house_rules_here, "house-rules-full")
                check_limit(len(own), settings.house_rules_of_member, "house-rules-of-member")
            await self.save_in(work, (guild, kept.key), kept)
        return kept

    async def change(self, guild: int, name: str, by: Member, change: Callable[[HouseRules], HouseRules]) -> Preset:
        """Change house rules that are saved, for those who open a table from now on. Raises Refused."""
        async with unit_of_work(self._store) as work:
            before = self.get(guild, name)
            check_owner(before, by)
            kept = replace(before, house_rules=change(before.house_rules), at=self.now())
            await self.save_in(work, (guild, kept.key), kept)
        return kept

    @once_more
    async def remove(self, guild: int, name: str, by: Member) -> Preset:
        """Delete a preset. Tables opened with it keep its rules. Raises Refused."""
        async with unit_of_work(self._store) as work:
            kept = self.get(guild, name)
            check_owner(kept, by, "only-owner-deletes")
            await self.remove_in(work, (guild, kept.key))
        return kept

    async def saved_by(self, member: int) -> int:
        """The number of presets that a person has saved last, in all servers. Raises StoreError."""
        return await self._store.read(preset_rows.saved_by, member)

    async def leave_in(self, work: UnitOfWork, member: int) -> None:
        """The presets that a person saved last stay, and name nobody from now on."""
        await preset_rows.leave(work.transaction, member)
        theirs = {key: replace(kept, by=None) for key, kept in self._kept.items() if kept.by == member}
        work.after_commit.append(lambda: self._kept.update(theirs))

    def forget(self, member: int) -> None:
        self.drop(lambda key, kept: kept.by == member)


@cache
def _names_of_games() -> frozenset[str]:
    """The looks of the keys of all games, and of their names in every language."""
    names = in_every_language(lambda: [game.name for game in VARIANTS.values()])
    return frozenset(map(look, chain(VARIANTS, *names)))


def check_owner(kept: Preset, by: Member, refused: str = "only-owner-changes") -> None:
    """Raises Refused for everyone but the person who saved a preset last and those who run the server."""
    if not may_change(kept, by):
        raise Refused(WORDS.message(refused))


def may_change(kept: Preset, by: Member) -> bool:
    return by.id == kept.by or by.runs_server
