"""A tournament as those see it who play it: from the first entry to the end, by buttons and commands."""

import re

from cogs.discord.page import ACTIVE, GOLD
from engine.chance import seal_of
from tests.cogs.server import answer, id_of, labels, press, text
from tests.cogs.test_faults import deny
from tests.cogs.tournament_server import TournamentServer
from tests.pages.positions import missing
from tests.pages.test_tournament import accent, refused


async def hand_of(tournament_server: TournamentServer, who):
    return answer(await press(who, tournament_server.shown(), "My hand"))


async def test_a_whole_tournament_of_seven(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, server.cleo, bots=4, rounds=2)
    assert "7 players · a table of four and a table of three" in text(message)
    promised = re.search("Seal of the draw: ([0-9a-f]+)", text(answer(await press(server.ben, message, "More"))))[1]
    await press(server.ada, message, "Start")
    assert "**Round 1 of 2 has started** · 0 of 2 tables done" in text(message)
    assert text(message).count("(dealer)") == 2
    assert accent(message) == ACTIVE.value
    assert labels(message) == ["My hand", "Join", "Leave", "Pause", "Standings", "More"]
    for number in range(2):
        table = tournament_server.message(number)
        assert text(table).startswith(f"## Round 1 · Table {number + 1} · Crazy Eights\n-# Tournament 1")
        assert not {"Rematch", "Join", "Close the table"} & set(labels(table))
    await tournament_server.finish(0, 10, 20, 30)
    assert missing(message, "1 of 2 tables done", "**Table 1** · ", " won with 0") == []
    await tournament_server.finish(1, 4, 50)
    message = tournament_server.shown()
    assert server.shown().id == message.id, "below the tables"
    shown = text(message)
    assert "**Round 1 of 2 is over!** Round 2 starts <t:" in shown
    standing = shown[shown.index("### Standings after round 1") : shown.index("### Tables")].splitlines()
    assert [line.split(" · ")[0] for line in standing[1:8]] == [f"**{place}**" for place in (1, 1, 3, 4, 5, 6, 7)]
    assert [line.split(" · ")[-1] for line in standing[1:8]] == [f"**{each}**" for each in (0, 0, 4, 10, 20, 30, 50)]
    await second_round(tournament_server, promised)


async def second_round(tournament_server: TournamentServer, promised: str) -> None:
    """It starts by itself, and after it everything is closed; the results and the proof stay behind a button."""
    server, message = tournament_server.server, await tournament_server.next()
    assert "**Round 2 of 2 has started**" in text(message)
    dealer = tournament_server.now().entrant(tournament_server.now().tables[0].entrants[0])
    message, table = tournament_server.shown(), tournament_server.message(0)
    assert text(table).startswith("## Round 2 · Table 1 · Crazy Eights")
    await tournament_server.finish_round((10, 20, 30), (10, 20))
    assert server.bot.services.tournaments.every() == server.bot.services.tables.every() == []
    assert accent(message) == GOLD.value
    assert missing(message, f"{dealer.name} wins the tournament!", "### Final standings") == []
    assert (labels(message), labels(table)) == (["Standings"], ["Replay"])
    assert "has the best score!" in text(table)
    sheet = text(answer(await press(server.ben, message, "Standings")))
    assert re.search(r"\*\*1\*\* · .* · \*\*0\*\* \(0, 0\)", sheet)
    seed, proved = re.search(r"Seed of the draw: (.+)\. It proves the seal ([0-9a-f]+)", sheet).groups()
    assert proved == promised == seal_of(1, seed, "")


async def test_my_hand_leads_to_the_own_table(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.open(server.ada, server.ben, bots=5)
    await press(server.ada, message, "Start")
    number = tournament_server.table_of(server.ben)
    hand = await hand_of(tournament_server, server.ben)
    assert f"### Your hand · Round 1 · Table {number + 1}" in text(hand)
    assert "already joined" in await server.say(server.ben, "tournament join")
    dora = await server.newcomer("Dora")
    assert "You don’t have a table" in text(await hand_of(tournament_server, dora))
    assert "You sit down when round 2 starts" in await server.say(dora, "tournament join")
    assert "You don’t have a table" in text(await hand_of(tournament_server, dora))
    await tournament_server.finish_round()
    assert labels(hand) == ["Refresh", "More", "Standings"]
    old = id_of(hand, "Refresh")
    await tournament_server.next()
    assert text(hand) == f"Round 1 · Table {number + 1} is closed."
    assert labels(hand) == ["My hand", "Standings"]
    await press(server.ben, hand, "My hand")
    assert "### Your hand · Round 2 · Table " in text(hand)
    server.forge(hand, old)
    assert "This table is closed." in text(answer(await press(server.ben, hand, "Forged")))


async def test_in_a_pause_nobody_is_called_and_a_break_waits(tournament_server: TournamentServer):
    server = tournament_server.server
    message = await tournament_server.begin(server.ada, server.ben, bots=1)
    await tournament_server.last_card(0, turn=tournament_server.table(0).seat_of(server.ben.id))
    await server.env.advance_time(545)

    def calls() -> list[str]:
        return [each.content for each in server.channel.history() if "it’s still your turn" in each.content]

    assert len(calls()) == 1
    await press(server.ada, message, "Pause")
    assert calls() == []
    before = tournament_server.table(0).state
    await server.env.advance_time(2000)
    assert tournament_server.table(0).state == before
    await press(server.ada, message, "Resume")
    await tournament_server.finish_round()
    assert "paused" in await server.say(server.ada, "tournament manage", action="pause")
    await server.env.advance_time(1000)
    assert tournament_server.now().phase == "break"
    assert "If no one resumes it, it’s cancelled <t:" in text(tournament_server.shown())
    assert "is back on" in await server.say(server.ada, "tournament manage", action="pause")


async def test_what_was_not_posted_is_posted(tournament_server: TournamentServer):
    """Killed between the file and Discord: there are a tournament and tables that nobody has seen."""
    server = tournament_server.server
    await tournament_server.begin(server.ada, server.ben, bots=5)
    async with server.bot.store.writing() as connection:
        for where in ("tournaments", "tables"):
            await connection.exec_driver_sql(f"UPDATE {where} SET message_id = NULL")
    before = len(server.channel.history())
    await server.restart()
    assert "**Round 1 of 4 has started**" in text(tournament_server.shown())
    for number in range(2):
        assert f"Round 1 · Table {number + 1}" in text(tournament_server.message(number))
    assert len(server.channel.history()) == before + 3


async def test_where_it_cannot_be_shown_the_permission_is_named_and_nothing_is_half_made(tournament_server):
    server = tournament_server.server
    deny(server, attach_files=True)
    await server.settle()
    why = "I can’t show a tournament in this channel: I’m missing Attach Files"
    await refused(tournament_server, server.ada, "tournament open", why)
    assert await server.ask("SELECT * FROM tournaments") == []
    deny(server)
    await server.settle()
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    said = await server.say(server.ada, "tournament open")
    assert said == "I couldn’t show the tournament in this channel (Missing Permissions). No tournament was opened."
    assert server.bot.services.tournaments.every() == []
    await tournament_server.open(server.ada)  # and now it works
