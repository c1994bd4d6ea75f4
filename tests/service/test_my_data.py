"""All that is kept about a person: they can read it, and when they are forgotten no byte of it is left.

Wanda is everywhere: every column that may name a person names her. A column that is new has to name her too, or a test
here fails.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest_asyncio
from sqlalchemy import Column, Table

from db.schema import PEOPLE, PERSON, SECRET, metadata, packed_actions
from db.types import unpacked
from engine.core.actions import Draw
from engine.games.house_rules import HouseRules
from model.member import Member
from model.people.preferences import Preferences
from model.servers.outbox import OutboxEntry
from model.tournaments.entries_and_seats import TournamentSetup
from service.days import Days
from service.live_store import Listeners
from service.presets import Presets
from service.retention import DAY
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, PLACE
from tests.service.tournament_club import TournamentClub

WANDA = Member(1_234_567_890_123_456_789, "Wanda Wündrich", manages=True)
ZOE = Member(WANDA.id + 1, "Zoe")  # of two people who meet, the lower id comes first


@pytest_asyncio.fixture
async def everywhere(tournament_club: TournamentClub) -> TournamentClub:
    """A club in which Wanda has done everything."""
    club = tournament_club.club
    await tournament_club.membership._presets.keep(PLACE.guild, "Friday", HouseRules("eights"), WANDA)
    await club.tables.prefer(PLACE.guild, WANDA.id, lambda before: replace(before, order="rank"))
    await old_matches(tournament_club)
    await Days(club.tables, Presets(club.tables.store), Listeners()).begin(PLACE, WANDA)
    wanted = TournamentSetup(HouseRules("crazy-eights"), rounds=2)
    tournament = await tournament_club.tournaments.open(PLACE, WANDA, wanted)
    for person in (ADA, BEN):
        tournament = await tournament_club.tournaments.join(tournament.id, person)
    await tournament_club.tournaments.start(tournament.id, WANDA)
    await tournament_club.tournaments.leave(tournament.id, WANDA.id)
    await tournament_club.tournaments.join(tournament.id, WANDA)
    await tournament_club.finish_round(tournament)
    in_play = await club.match(WANDA, BEN, CLEO)
    await club.put(in_play.id, turn=1)
    await club.tables.plan(in_play.id, WANDA.id, Draw())
    await club.tables.remove(in_play.id, WANDA, 2, in_play)
    lobby = await club.lobby(BEN)
    await tournament_club.outbox.add(OutboxEntry("invitation", lobby.id, lobby.guild, lobby.channel, member=WANDA.id))
    return tournament_club


async def old_matches(tournament_club: TournamentClub) -> None:
    """Wanda won a match that is packed since, and one that is not."""
    club = tournament_club.club
    for other, days in ((BEN, 9), (ZOE, 0)):
        table = await club.match(WANDA, other, target=50)
        club.clock.time += 300  # a match of a minute would not be rated
        await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
        await club.tables.close(table.id, WANDA)
        club.clock.time += days * DAY
    assert look(club.path, "SELECT count(*) FROM packed_actions") == [(2,)]


def rows(path: Path, table: Table) -> Iterator[dict[str, Any]]:
    names = [f'"{column.name}"' for column in table.columns]
    for row in look(path, f"SELECT {', '.join(names)} FROM {table.name}"):
        yield dict(zip(table.columns.keys(), row, strict=True))


def naming(path: Path, table: Table) -> set[str]:
    """The columns of a table that name Wanda."""
    found = set()
    for row in rows(path, table):
        found |= {column.key for column in table.columns if column.info == PERSON and row[column.key] == WANDA.id}
        lists = {column.key: json.loads(row[column.key]) for column in table.columns if column.info == PEOPLE}
        found |= {key for key, parts in lists.items() if WANDA.id in [part.get("user") for part in parts]}
    return found


def named_in(table: Table) -> set[str]:
    """The columns of a table that may name a person."""
    return {column.key for column in table.columns if column.info in (PERSON, PEOPLE)}


SOUNDS = ("user", "member", "host", "opened_by", "organiser", "by", "winner", "owner", "rival", "player", "entrant")


def test_no_column_that_sounds_like_a_person_is_taken_for_another():
    others: list[Column[Any]] = [
        column for table in metadata.sorted_tables for column in table.columns if column.key not in named_in(table)
    ]
    assert [str(column) for column in others if any(word in column.name.split("_") for word in SOUNDS)] == []


async def test_wanda_is_wherever_a_person_may_be_and_nothing_else_names_her(everywhere: TournamentClub):
    """Neither do the actions of a match, packed or not, nor their events. Only `people` has her name beside her id."""
    for table in metadata.sorted_tables:
        assert naming(everywhere.club.path, table) == named_in(table), table.name
        for row in rows(everywhere.club.path, table):
            others = {key: value for key, value in row.items() if key not in named_in(table)}
            if table is packed_actions:
                others["actions"] = str(unpacked(others["actions"]))
            if table.name == "people":
                assert others.pop("name")
            assert not names_her(str(others).encode()), table.name


async def test_she_is_told_all_of_it_but_not_the_cards_of_a_match_in_play(everywhere: TournamentClub):
    told = await everywhere.membership.everything_about(WANDA.id)
    for table in metadata.sorted_tables:
        if named := named_in(table):
            assert {key for row in told[table.name] for key in row} >= named, table.name
    text = json.dumps(told)
    words = set(re.findall(r"\w+", text))  # whole ones, as a channel's number may hold any three digits in a row
    assert words.isdisjoint(str(person.id) for person in (ADA, BEN, CLEO, ZOE))
    assert not {person.name for person in (ADA, BEN, CLEO, ZOE)} & words
    assert [row["won"] for row in told["results"]][:2] == [1, 1]
    assert {row["id"] for row in told["matches"]} == {row["match"] for row in told["results"]}
    assert {row["game"] for row in told["matches"]}
    (kept,) = told["house_sets"]
    assert kept["house_rules"]["value"]["game"] == "eights"
    (preferred,) = told["preferences"]
    assert preferred["preferences"]["order"] == "rank"
    secrets = {"state", "seed", "salt", "hands", "stock", "events", "planned", "version"}
    assert secrets.isdisjoint(re.findall(r'"(\w+)":', text)), "no part of it is called so"
    hidden = {column.key for table in metadata.sorted_tables for column in table.columns if column.info == SECRET}
    assert hidden == {"seed", "salt"}
    for table in metadata.sorted_tables:
        kept = {row[key] for row in rows(everywhere.club.path, table) for key in row if key in hidden}
        assert not kept & words, table.name


async def test_no_byte_names_her_once_she_is_forgotten(everywhere: TournamentClub):
    path = everywhere.club.path
    assert names_her(on_disk(path))
    of_matches = [metadata.tables[name] for name in ("matches", "results", "packed_actions", "tournaments")]
    counts = [len(list(rows(path, table))) for table in of_matches]
    await everywhere.membership.forget(WANDA.id)
    assert not names_her(on_disk(path)), "the file and its log, while the bot runs"
    for table in metadata.sorted_tables:
        assert naming(path, table) == set(), table.name
    for table, count in zip(of_matches, counts, strict=True):
        assert len(list(rows(path, table))) >= count, table.name
    told = await everywhere.membership.everything_about(WANDA.id)
    assert [key for key, value in told.items() if value] == ["member"]
    assert everywhere.club.tables.preferences.of(PLACE.guild, WANDA.id) == Preferences()
    assert [invitation.member for invitation in everywhere.outbox.every()] == [None], "its line is still to go"


def on_disk(path: Path) -> bytes:
    beside = (file for file in path.parent.iterdir() if file.name.startswith(path.name))
    return b"".join(file.read_bytes() for file in beside)


def names_her(content: bytes) -> bool:
    """Whether bytes hold her name or her id, in any way that text, JSON or SQLite would write it."""
    name = WANDA.name
    written = (str(WANDA.id), name, name.split()[0], json.dumps(name)[1:-1])
    forms = (*(text.encode() for text in written), WANDA.id.to_bytes(8), varint(WANDA.id))
    return any(form in content for form in forms)


def varint(number: int) -> bytes:
    """How SQLite writes a great number that is the key of a row: nine bytes, the last one whole."""
    high = [number >> 8 + 7 * place & 0x7F | 0x80 for place in range(7, -1, -1)]
    return bytes([*high, number & 0xFF])
