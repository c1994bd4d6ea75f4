"""Matches that were played long ago, straight in the database of a server."""

from functools import cache

from db.repositories import matches
from db.repositories.matches import Ending, Opening, Result
from engine.matches.record import ENGINE, MatchRecord
from tests.cogs.server import Server
from tests.engine.recorded import recorded

MINUTE = 60
a_record = cache(recorded)


async def kept(
    server: Server,
    *names: str,
    game: str = "crazy-eights",
    guild: int | None = None,
    channel: int | None = None,
    ago: float = 0,
    over: bool = True,
) -> tuple[int, MatchRecord]:
    """A match that these people have played, two if none are named. Returns its number and its record."""
    called = names or ("ada", "ben")
    people = [server.people[name] for name in called]
    record, at = a_record(game, len(people)), server.bot.services.tables.now() - ago
    here = guild or server.guild.id, channel or server.channel.id
    rules, deal = record.rules, record.deal
    async with server.bot.store.writing() as connection:
        number = await matches.begin(connection, Opening(*here, game, rules, deal.seed, deal.salt, ENGINE, at))
        for place, step in enumerate(record.steps, 1):
            await matches.log(connection, number, matches.Turn(place, step.seat, step.action, step.events), at)
        ending = Ending(number, "finished", rounds_of(record), True, results_of(record, people), at + MINUTE)
        if over:
            await matches.finish(connection, ending)
        for name, person in zip(called, people, strict=True):
            await matches.remember_name(connection, here[0], person.id, name.capitalize())
    return number, record


def rounds_of(record: MatchRecord) -> int:
    return sum(type(event).__name__ == "RoundEnded" for step in record.steps for event in step.events)


def results_of(record: MatchRecord, people) -> tuple[Result, ...]:
    found = []
    for each in record.results:
        counted = each.place, each.won, each.total, 0, each.rounds_won, each.caught
        found.append(Result(each.seat, people[each.seat].id, False, False, *counted))
    return tuple(found)
