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

import pytest
import pytest_asyncio
from sqlalchemy import Table

from db.repositories.servers.naming import NAMINGS, Naming
from db.schema import metadata, packed_actions
from db.types import unpacked
from engine.core.actions import Draw
from engine.games.house_rules import HouseRules
from model.member import Member
from model.people.preferences import Preferences
from model.servers.outbox import OutboxEntry
from model.tournaments.opening import TournamentSetup
from service.servers.retention import DAY
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
    await tournament_club.membership._days.begin(PLACE, WANDA)
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


def naming(path: Path, of: Naming) -> set[str]:
    """The columns of a table that name Wanda."""
    found = {key for row in rows(path, of.table) for key in of.ids if row[key] == WANDA.id}
    for row in rows(path, of.table):
        parts = {key: json.loads(row[key]) for key in of.lists}
        found |= {key for key, pick in of.lists.items() if pick(parts, WANDA.id)}
    return found


def test_every_column_has_its_place():
    """A new one has to be told to the people it is about, or to be known as one that names no one."""
    assert [naming.table for naming in NAMINGS if naming.table.name not in metadata.tables] == []
    assert {naming.table.name for naming in NAMINGS} == set(metadata.tables)
    for each in NAMINGS:
        placed = [*each.ids, *each.lists, *each.told, *each.withheld]
        assert sorted(placed) == sorted(each.table.columns.keys()), each.table.name


PEOPLE = ("member", "host", "opened_by", "organiser", "by", "winner", "owner", "rival", "player", "entrant")


def test_no_column_that_sounds_like_a_person_is_taken_for_another():
    for each in NAMINGS:
        for key in each.withheld:
            name = each.table.c[key].name
            assert "user" not in name, f"{each.table.name}.{key}"
            assert not any(word in key.split("_") for word in PEOPLE), f"{each.table.name}.{key}"


async def test_wanda_is_wherever_a_person_may_be(everywhere: TournamentClub):
    path = everywhere.club.path
    for each in NAMINGS:
        assert naming(path, each) == {*each.ids, *each.lists}, each.table.name


async def test_nothing_else_names_a_person(everywhere: TournamentClub):
    """Neither do the actions of a match, in play or over, nor their events."""
    for each in NAMINGS:
        for row in rows(everywhere.club.path, each.table):
            others = {key: row[key] for key in each.withheld}
            if each.table is packed_actions:
                others["actions"] = str(unpacked(others["actions"]))
            assert not names_her(str(others).encode()), each.table.name


async def test_she_is_told_all_of_it(everywhere: TournamentClub):
    told = await everywhere.membership.everything_about(WANDA.id)
    for each in NAMINGS:
        if each.names_people:
            keys = {key for row in told[each.table.name] for key in row}
            assert keys >= {*each.ids, *each.lists, *each.told}, each.table.name
    text = json.dumps(told)
    assert all(person.name in text for person in (BEN,)), "whom she played with in a match that is over"
    numbers = set(re.findall(r"\w+", text))  # whole words, as a seed or a seal may hold any three digits in a row
    assert numbers.isdisjoint(str(person.id) for person in (ADA, BEN, CLEO))
    assert "Cleo" not in text
    assert [match["players"][0]["won"] for match in told["matches"] if match["outcome"] == "finished"][:2] == [1, 1]
    assert all("press_numbers" in match for match in told["matches"]), "which prove the cards, and stay"
    assert told["preferences"][0]["preferences"] != str(told["preferences"][0]["preferences"])


async def test_her_moves_are_told(everywhere: TournamentClub):
    first, second, *_ = (await everywhere.membership.everything_about(WANDA.id))["matches"]
    for match in (first, second):
        assert [move["action"]["value"]["is"] for move in match["your_moves"]][-1:] == ["Play"]
        assert len(match["your_moves"]) < 10


async def test_the_cards_of_a_match_in_play_are_not_told(everywhere: TournamentClub):
    told = await everywhere.membership.everything_about(WANDA.id)
    secrets = {"state", "seed", "salt", "hands", "stock", "events"}
    assert not secrets & set(keys_of(told))


def keys_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from keys_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from keys_of(part)


@pytest.mark.file
async def test_no_byte_names_her_once_she_is_forgotten(everywhere: TournamentClub):
    path = everywhere.club.path
    assert names_her(on_disk(path))
    others = {each.table.name: len(list(rows(path, each.table))) for each in NAMINGS if each.table.name in OF_MATCHES}
    await everywhere.membership.forget(WANDA.id)
    assert not names_her(on_disk(path)), "the file and its log, while the bot runs"
    for each in NAMINGS:
        assert naming(path, each) == set(), each.table.name
    for table, count in others.items():
        assert len(list(rows(path, metadata.tables[table]))) >= count, table
    told = await everywhere.membership.everything_about(WANDA.id)
    assert [key for key, value in told.items() if value] == ["member"]
    assert everywhere.club.tables.preferences.of(PLACE.guild, WANDA.id) == Preferences()
    assert [invitation.member for invitation in everywhere.outbox.every()] == [None], "its line is still to go"


OF_MATCHES = ("matches", "results", "packed_actions", "tournaments")


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
