"""Files that earlier versions of the bot have left: Eights 1.0.0, and revision 0030 of the database, which came after.

Each is the whole file as SQL, schema included. An evening at server 702 has everything in it that a version keeps:
tables in every phase, with plans, cheers, guesses and cards dealt again, tournaments, evenings, seasons, packed moves.
The file of 1.0.0 has servers 700 and 701 as well, where a much older version played (revision 0003, records of format
2). ``1.0.0.json`` is what that version read of them. None of it is ever made anew.
"""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from engine.core.events import Event
from engine.games.codec import encode
from engine.games.sharing import code_of
from engine.games.variants import variant
from model.people.leaderboard import Score
from model.servers.preset import Preset
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from tests.db.club import RECORDS

Plain = dict[str, Any]
Kept = TypeVar("Kept", Table, Tournament, Preset)

RELEASE, BETWEEN = "1.0.0", "0030"
EARLIER = (RELEASE, BETWEEN)
CLUB = 702  # the server whose evening is in both files
FIGURES = RECORDS / "1.0.0.json"
TOLD = 6  # events of each match


def left_by(version: str, folder: Path) -> Path:
    """The file as a version left it, under the name that a club opens."""
    path = folder / "eights.db"
    path.write_bytes(_whole_file(version))
    return path


@cache
def _whole_file(version: str) -> bytes:
    """Made once, as every test begins with a copy of it."""
    with closing(sqlite3.connect(":memory:")) as file:
        file.executescript((RECORDS / f"{version}.sql").read_text(encoding="utf-8"))
        return file.serialize()


def figures() -> Plain:
    found: Plain = json.loads(FIGURES.read_text(encoding="utf-8"))
    for tournament in found["tournaments"].values():
        _migrate(tournament)
    return found


def _migrate(tournament: Plain) -> None:
    """Bots keep no places and finish no round, tables have no threads, and nothing is told of who comes and goes."""
    for gone in ("quick", "threads", "places", "notices", "dropped out"):
        del tournament[gone]
    for entrant in tournament["entrants"]:
        if entrant[4] in {"kept", "replaced"}:
            entrant[4] = "in"
        del entrant[5:]
    for table in (table for played in tournament["played"] for table in played):
        del table[3]


def older(found: Iterable[Kept]) -> list[Kept]:
    """Those of the servers where the older version played."""
    return [each for each in found if each.guild != CLUB]


# What was read from it, as plain values; the names of the figures stay, whatever the code calls them


def table_figures(table: Table) -> Plain:
    """All there is to know about a table but when something is due there."""
    return {
        "guild": table.guild,
        "channel": table.channel,
        "host": table.host,
        "game": table.game,
        "house rules": code_of(table.house_rules),
        "set name": table.preset,
        "quick": table.quick,
        "size": table.size,
        "phase": table.phase,
        "seats": [[seat.name, seat.member, seat.computer, seat.notify, seat.away] for seat in table.seats],
        "ready": sorted(table.ready),
        "match": table.match,
        "moves": table.moves,
        "tournament": table.tournament,
        "seconds for a turn": table.turn_seconds,
        "one round": table.one_round,
        "paused": table.paused,
        "called": table.label,
        "seed": [table.seed, table.salt],
        "state": match_figures(table) if table.state else None,
    }


def match_figures(table: Table) -> Plain:
    """How a match stands, and what the seat that is asked may do."""
    state = table.state
    assert state is not None
    now = variant(table.game).game.options(state, state.turn)
    return {
        "round": state.round,
        "phase": state.phase,
        "dealer": state.dealer,
        "turn": state.turn,
        "question": state.asked,
        "hands": [" ".join(hand) for hand in state.hands],
        "stock": len(state.stock),
        "pile": " ".join(state.pile[-3:]),
        "totals": list(state.totals),
        "rounds won by": [line.winner for line in state.sheet],
        "costs": [list(line.costs) for line in state.sheet],
        "winners": list(state.winners),
        "may play": " ".join(now.cards),
        "may do": [json.loads(encode(action))["value"] for action in now.actions],
        **kind_figures(state),
    }


def kind_figures(state: Any) -> Plain:
    """What there is in one kind of game only."""
    if hasattr(state, "sequences"):
        lines = [[" ".join(line) for line in lines] for lines in state.sequences]
        return {"sequences": lines, "passed": " ".join(state.passed), "taken": state.taken, "idle": state.idle}
    return {
        "direction": state.direction,
        "suit": state.suit,
        "debt": state.debt,
        "calls owed": list(state.uncalled),
        "step": json.loads(encode(state.pending))["value"],
    }


def tournament_figures(tournament: Tournament) -> Plain:
    """All there is to know about a tournament but when something is due in it."""
    entrants = {entrant.number: entrant.name for entrant in tournament.entrants}
    return {
        "guild": tournament.guild,
        "channel": tournament.channel,
        "organiser": tournament.organiser,
        "house rules": code_of(tournament.house_rules),
        "set name": tournament.preset,
        "rounds": tournament.rounds,
        "seconds for a turn": tournament.turn_seconds,
        "phase": tournament.phase,
        "paused": tournament.paused,
        "seed": tournament.seed,
        "ended": tournament.ended_at,
        "entrants": [[each.number, each.name, each.member, each.computer, each.status] for each in tournament.entrants],
        "played": [
            [[table.table, list(table.entrants), table.scores and list(table.scores)] for table in played.tables]
            for played in tournament.played
        ],
        "standing": [[each.place, entrants[each.entrant], each.total] for each in tournament.standing],
    }


def told_figures(events: Sequence[Event]) -> list[Any]:
    """The last few events, oldest first."""
    told: list[Any] = json.loads(encode(tuple(events[-TOLD:])))["value"]
    return told


def score_figures(score: Score | None) -> list[Any] | None:
    if score is None:
        return None
    sums = (score.matches, score.matches_won, score.rounds_won, score.points, score.average)
    return [score.rank, score.member, score.name, *sums]


def set_figures(kept: Preset) -> list[Any]:
    return [kept.guild, kept.name, code_of(kept.house_rules), kept.by, kept.at]


# The file, read from outside


def rows_in(path: Path) -> dict[tuple[str, tuple[Any, ...]], Plain]:
    """Every row of the file by its table and primary key."""
    with closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            (name, tuple(row[key] for key in _keys(file, name)) or tuple(row)): dict(row)
            for name in names
            for row in file.execute(f"SELECT * FROM {name}")
        }


def _keys(file: sqlite3.Connection, table: str) -> list[str]:
    return [row["name"] for row in file.execute(f"PRAGMA table_info({table})") if row["pk"]]
