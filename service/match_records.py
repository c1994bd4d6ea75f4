"""The record of a match: its beginning and its end."""

from dataclasses import replace

from db.database.store import Transaction, Writing
from db.repositories import day_deals, live_rows, matches
from engine.core import match, scoresheet
from engine.matches.record import ENGINE
from model.tables import day_deal, policy, seating
from model.tables.log import bot_plays_for
from model.tables.table import Table


async def begin(transaction: Transaction, table: Table, state: match.MatchState, now: float) -> int:
    """Record that a match begins at a table. Returns its id."""
    deal = table.deal
    opening = matches.Opening(table.guild, table.channel, table.game, state.rules, deal.seed, deal.salt, ENGINE, now)
    return await matches.begin(transaction, replace(opening, scheme=deal.scheme, entropy=deal.entropy, seal=deal.seal))


async def finish(transaction: Transaction, table: Table, outcome: policy.Outcome, now: float) -> None:
    """Record how a match ended, if one had begun."""
    if table.state is None or table.match is None:
        return
    ranked = outcome == "finished" and seating.counts(table)
    state = table.state
    placed = scoresheet.standings(state.rules, state.totals, state.sheet, state.winners)
    results = tuple(_result(table, state, standing) for standing in placed)
    await matches.finish(transaction, matches.Ending(table.match, outcome, len(state.sheet), ranked, results, now))
    if table.day is not None and outcome == "finished":
        own = next(each for each in placed if each.seat == day_deal.PLAYER)
        member = table.seats[day_deal.PLAYER].member or 0
        await day_deals.note_result(
            transaction, day_deal.Try(member, table.match, day_deal.points_of(state.rules, own), own.place)
        )
    for seat in table.people:
        if seat.name is not None:
            await matches.remember_name(transaction, table.guild, seat.member or 0, seat.name)


async def remove_table(transaction: Writing, table: Table, now: float) -> None:
    """Remove a table that is closed, and record the end of a match that was in play there."""
    await live_rows.table_rows.remove(transaction, table)
    if table.phase == "match":
        await finish(transaction, table, table.policy.outcome_when_closed, now)


def _result(table: Table, state: match.MatchState, standing: scoresheet.Standing) -> matches.Result:
    seat = table.seats[standing.seat]
    best = table.policy.best_wins and table.phase == "over" and standing.place == 1
    return matches.Result(
        standing.seat,
        seat.member,
        computer=seat.member is None,
        went_away=bot_plays_for(table, standing.seat),
        place=standing.place,
        won=seat.present and (best or standing.seat in state.winners),
        total=standing.total,
        cost=standing.cost if state.rules.hands_cost else None,
        rounds_won=standing.rounds_won,
        caught=standing.caught,
        since=seat.since,
        bot=seat.name if seat.member is None else None,
    )
