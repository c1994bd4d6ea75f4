"""Tables in threads: made, deleted, forbidden."""

import discord
import pytest

from tests.cogs.house import House, answer, press, text
from tests.cogs.test_faults import deny
from tests.cogs.tournament_table import Contest, said

pytestmark = pytest.mark.usefixtures("undrawn")
PUBLIC = discord.ChannelType.public_thread
SEVEN = {"computers": 5, "rounds": 3, "place": "threads"}


def threads(house: House) -> list[str | None]:
    return [thread.name for thread in house.channel.threads]


async def test_each_table_has_a_thread_for_all_rounds(contest: Contest):
    house = contest.house
    message = await contest.begin(house.ada, house.ben, **SEVEN)
    assert threads(house) == ["Tournament 1 · Table 1", "Tournament 1 · Table 2"]
    for number, thread in enumerate(house.channel.threads):
        assert contest.table(number).channel == thread.id
        assert f"Round 1 · Table {number + 1}" in text(contest.message(number))
        assert f"**Table {number + 1}** · <#{thread.id}> · playing: " in text(message)
    assert len(house.channel.history()) == 1 + 1 + 1  # the message, and what Ada and Ben were answered
    await contest.finish_round()
    assert contest.shown().id == house.channel.history()[-1].id
    await press(house.ada, contest.shown(), "Next round")
    assert len(house.channel.threads) == 2
    assert "Round 2 · Table 2" in text(contest.message(1))


async def test_commands_work_in_the_threads(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, **SEVEN)
    thread = house.channel.threads[0]
    assert "You have entered Tournament 1" in await said(house.cleo, house, "tournament join", thread)
    assert "You have left" in await said(house.cleo, house, "tournament leave", thread)
    own = house.channel.threads[contest.table_of(house.ben)]
    assert "### Your hand · Round 1" in await said(house.ben, house, "hand", own)
    assert f"channels/{house.guild.id}/{own.id}/" in await said(house.ben, house, "tournament table", thread)


async def test_in_the_channel_a_command_finds_the_own_table_in_its_thread(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, **SEVEN)
    for person in (house.ada, house.ben):
        assert f"Round 1 · Table {contest.table_of(person) + 1}" in await said(person, house, "hand", house.channel)


async def test_another_thread_of_the_channel_belongs_to_it_too(contest: Contest):
    house = contest.house
    await contest.open(house.ada)
    with house.env._bot_scope():
        made = await house.bot.get_channel(house.channel.id).create_thread(name="talk", type=PUBLIC)
    await house.env.settle()
    (talk,) = [thread for thread in house.channel.threads if thread.id == made.id]
    assert "You have entered" in await said(house.ben, house, "tournament join", talk)


async def test_a_deleted_thread_sends_its_table_to_the_channel(contest: Contest):
    house = contest.house
    message = await contest.begin(house.ada, house.ben, **SEVEN)
    thread, other = house.channel.threads
    house.env.backend.delete_channel(thread.id)
    await house.env.settle()
    assert [contest.table(0).channel, contest.table(1).channel] == [house.channel.id, other.id]
    assert house.shown().id == contest.message(0).id
    assert "Round 1 · Table 1" in text(house.shown())
    assert f"<#{thread.id}>" not in text(message)
    assert "its table stands in the tournament's channel now" in text(message)
    await contest.finish_round()
    await press(house.ada, contest.shown(), "Next round")
    assert [contest.table(0).channel, contest.table(1).channel] == [house.channel.id, other.id]


async def test_a_thread_that_was_deleted_while_the_bot_was_away(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, **SEVEN)
    thread = house.channel.threads[0]
    house.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=404, code=10003, message="Unknown")
    await contest.last_card(0)
    assert contest.table(0).channel == house.channel.id
    assert "Round 1 · Table 1" in text(house.shown())


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50001)])
async def test_a_thread_that_is_locked_or_hidden(contest: Contest, status, code):
    house = contest.house
    message = await contest.begin(house.ada, house.ben, **SEVEN)
    thread = house.channel.threads[0]
    for method in ("PATCH", "POST"):
        house.env.inject_error(method, f"/channels/{thread.id}/messages*", status=status, code=code, times=9)
        house.env.inject_error(method, f"/channels/{thread.id}/messages/*", status=status, code=code, times=9)
    await contest.last_card(0)
    assert contest.table(0).channel == house.channel.id
    assert "Round 1 · Table 1" in text(contest.message(0))
    assert "A thread is gone, or closed to me" in text(message)


async def test_a_thread_deleted_between_rounds(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, **SEVEN)
    await contest.finish_round()
    house.env.backend.delete_channel(house.channel.threads[1].id)
    await house.env.settle()
    await house.say(house.ada, "tournament next")
    assert contest.table(1).channel == house.channel.id
    assert "Round 2 · Table 2" in text(contest.message(1))


async def test_a_thread_in_which_no_table_stands_any_more_is_not_used_again(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, house.cleo, computers=3, rounds=3, place="threads")
    for person in (house.ben, house.cleo):
        await house.say(person, "tournament leave")
    await contest.finish_round()
    await house.say(house.ada, "tournament next")
    assert len(contest.now().tables) == 1
    thread = house.channel.threads[1]
    house.env.backend.delete_channel(thread.id)
    await house.env.settle()
    for person in (house.ben, house.cleo):
        await house.say(person, "tournament join")
    await contest.finish_round()
    since = len(house.env.http_requests)
    await house.say(house.ada, "tournament next")
    assert contest.table(1).channel == house.channel.id
    assert not [request for request in house.env.http_requests[since:] if str(thread.id) in request.path]


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (["create_public_threads"], "Create Public Threads"),
        (["send_messages_in_threads"], "Send Messages in Threads"),
        (["create_public_threads", "send_messages_in_threads"], "Create Public Threads, Send Messages in Threads"),
    ],
)
async def test_without_permission_for_threads_the_channel_is_offered(contest: Contest, lacking, named):
    house = contest.house
    deny(house, **dict.fromkeys(lacking, True))
    await house.env.settle()
    answered = await house.say(house.ada, "tournament open", place="threads")
    assert answered == (
        f"I cannot make threads here: I lack the permission {named}. "
        "With place: channel the tables stand in the channel itself."
    )
    assert await house.ask("SELECT * FROM tournaments") == []
    await contest.open(house.ada, place="channel")


async def test_in_a_thread_there_are_no_threads(contest: Contest):
    house = contest.house
    with house.env._bot_scope():
        await house.bot.get_channel(house.channel.id).create_thread(name="talk", type=PUBLIC)
    await house.env.settle()
    talk = house.channel.threads[0]
    assert "Only a text channel can have threads" in await said(
        house.ada, house, "tournament open", talk, place="threads"
    )
    assert "is open for entries" in await said(house.ada, house, "tournament open", talk)
    assert contest.now().channel == talk.id
    house.env.backend.delete_channel(talk.id)
    await house.env.settle()
    assert house.bot.tournaments.every() == []


async def test_when_the_permission_is_lost_the_tables_stand_in_the_channel(contest: Contest):
    house = contest.house
    message = await contest.open(house.ada, house.ben, **SEVEN)
    deny(house, create_public_threads=True)
    await house.env.settle()
    await press(house.ada, message, "Start")
    assert threads(house) == []
    assert [contest.table(number).channel for number in range(2)] == [house.channel.id] * 2
    assert "I could not make a thread for every table" in text(message)
    assert "Create Public Threads" in text(message)


async def test_some_threads_are_better_than_none(contest: Contest):
    house = contest.house
    message = await contest.open(house.ada, house.ben, **SEVEN)
    create = house.bot.announcer.rooms

    async def one(tournament, wanted):
        return await create(tournament, wanted - 1)

    house.bot.tournaments.rooms = one
    await press(house.ada, message, "Start")
    assert "I could not make a thread for every table" in text(message)
    assert [contest.table(0).channel, contest.table(1).channel] == [house.channel.threads[0].id, house.channel.id]
    house.bot.tournaments.rooms = create
    await contest.finish_round()
    await press(house.ada, contest.shown(), "Next round")
    assert [contest.table(number).channel for number in range(2)] == [each.id for each in house.channel.threads]


async def test_a_thread_in_which_the_bot_may_not_speak(contest: Contest):
    house = contest.house
    message = await contest.open(house.ada, house.ben, **SEVEN)
    deny(house, send_messages_in_threads=True)
    await house.env.settle()
    await press(house.ada, message, "Start")
    assert [contest.table(number).channel for number in range(2)] == [house.channel.id] * 2
    for number in range(2):
        assert f"Round 1 · Table {number + 1}" in text(contest.message(number))
    assert "A thread is gone, or closed to me" in text(message)
    mine = answer(await press(house.ben, message, "My table"))
    assert f"channels/{house.guild.id}/{house.channel.id}/" in text(mine)
