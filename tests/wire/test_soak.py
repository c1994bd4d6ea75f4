"""An evening with real time limits in which everything goes wrong, and forged ids by the hundred thousand.

``make soak``, for SOAK_MINUTES in all (10, 30 at most).
"""

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from tests.db.club import moves_in
from tests.wire import faults
from tests.wire.conftest import Scene, scene
from tests.wire.limits import Limits
from tests.wire.people import Person, actions, lever_for
from tests.wire.process import ROOT
from tests.wire.standin import standing_in
from tests.wire.test_faults import ANY_CALL, whole
from tests.wire.test_restarts import sound
from tests.wire.world import Interaction, User

MOST = 30  # minutes
MINUTES = min(float(os.environ.get("SOAK_MINUTES") or 10), MOST)
SECONDS = MINUTES * 60
EVENING, FORGING = 0.65, 0.25  # of the time; the rest is for starts and ends
TABLES, LEAST, MOST_PAUSE = 12, 1.0, 6.0  # seconds between the presses of a person
PATIENCE = 20  # seconds without anything to do until a person asks for the hand again
QUIET = min(40, SECONDS / 4)  # seconds at the end in which nothing goes wrong any more
GAMES = ("crazy-eights", "kings-reverse", "eights", "countdown", "str8-eight")
USUAL = {"COMPUTER_PAUSE": "1.5", "CALL_PAUSE": "2", "ROUND_PAUSE": "5", "TURN_SECONDS": "30"}
FORGED, WAVE = 100_000, 50
PRESSED_AGAIN = 12

pytestmark = [pytest.mark.soak, pytest.mark.bodies]


@dataclass
class Evening:
    stage: Scene
    chance: Random
    ends: float
    harm: Counter[str] = field(default_factory=Counter)
    presses: int = 0
    unanswered: int = 0
    over: int = 0
    refreshed: int = 0  # hands that had to be asked for again


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Scene]:
    async with standing_in(Limits()) as discord:
        made = scene(discord, tmp_path)
        made.bot.script = ROOT / "bot.py"
        try:
            yield made
        finally:
            await made.bot.kill()


@pytest.mark.usefixtures("by_hand")
async def test_an_evening_in_which_everything_goes_wrong(stage: Scene):
    seed = int(os.environ.get("SOAK_SEED") or time.time())
    evening = Evening(stage, Random(seed), time.monotonic() + SECONDS * EVENING)
    stage.bot.settings |= USUAL
    await stage.bot.start()
    players = [asyncio.create_task(sit(evening, table)) for table in range(TABLES)]
    trouble = asyncio.create_task(make_trouble(evening))
    await asyncio.gather(*players, trouble)
    print(f"seed {seed}: {evening.presses} presses, {evening.unanswered} unanswered, {evening.over} matches over,")
    print(f"hands asked for again {evening.refreshed}; {dict(evening.harm)}; 429s {dict(stage.discord.buckets.told)}")
    assert await stage.bot.stop() == 0
    await sound(stage)
    assert stage.discord.rest.violations == []
    assert sum(moves_in(stage.bot.folder / "eights.db").values()) > 2 * TABLES, "every table was played at"


async def sit(evening: Evening, number: int) -> None:
    """One table: a person and a computer player, match after match."""
    discord, chance = evening.stage.discord, Random(evening.chance.random())
    channel = discord.world.channel(evening.stage.channel.guild, f"cards-{number}")
    person = Person(discord, User(2000 + number, f"Player{number}"), channel)
    await discord.gateway.tell("CHANNEL_CREATE", channel.payload)
    while time.monotonic() < evening.ends:
        with suppress(AssertionError, TimeoutError):
            await one_press(evening, person, chance)
        await asyncio.sleep(chance.uniform(LEAST, MOST_PAUSE))
    await person.slash("eights leaderboard")  # all is well again, so this is answered


async def one_press(evening: Evening, person: Person, chance: Random) -> None:
    """What a person does next: open, start, play, get ready, play again."""
    board = person.board
    if board is None:
        await heard(evening, person.slash("eights open", {"game": chance.choice(GAMES), "bots": 1, "target": 50}))
    elif person.asked is not None:
        await heard(evening, person.move(chance))
    else:
        action = next((each for each in ("start", "rematch", "ready", "join") if lever_for(board, each)), None)
        evening.over += action == "rematch"
        await (heard(evening, person.press(board, action)) if action else patient(evening, person))


async def patient(evening: Evening, person: Person) -> None:
    """Wait for the hand to change by itself, and ask for it after a while."""
    with suppress(AssertionError):
        await person.discord.world.until(lambda: person.asked, "a move is asked", PATIENCE)
        return
    board = person.board
    if board is not None and "hand" in actions(board):
        evening.refreshed += 1
        await heard(evening, person.press(board, "hand"))


async def heard(evening: Evening, pressing: Awaitable[object]) -> None:
    """A press. Some are never answered: the bot was dead, or the answer was lost."""
    evening.presses += 1
    try:
        async with asyncio.timeout(10):
            await pressing
    except (TimeoutError, AssertionError):
        evening.unanswered += 1


async def make_trouble(evening: Evening) -> None:
    """Something goes wrong every few seconds, until shortly before the end."""
    while time.monotonic() < evening.ends - QUIET:
        await asyncio.sleep(evening.chance.uniform(1, 6))
        trouble = evening.chance.choice(TROUBLES)
        evening.harm[trouble.__name__] += 1
        await trouble(evening)
    evening.stage.discord.faults.clear()


ANYWHERE = [*ANY_CALL.values(), ("PATCH", faults.ORIGINAL)]
HARMS = [
    *(faults.status(number) for number in (500, 502, 503, 504)),
    faults.status(502, afterwards=True),
    *(faults.too_many(scope, 0.5) for scope in ("user", "shared", "global")),
    *(faults.hang(seconds=seconds) for seconds in (0.5, 4)),
    faults.drop(),
    faults.drop(afterwards=True),
    faults.garbled(),
]


async def a_bad_answer(evening: Evening) -> None:
    chance = evening.chance
    evening.stage.discord.faults.add(*chance.choice(ANYWHERE), chance.choice(HARMS), times=chance.randint(1, 3))


async def a_lost_connection(evening: Evening) -> None:
    """It breaks, or Discord asks for another one, or the session is over."""
    gateway = evening.stage.discord.gateway
    how = evening.chance.randrange(3)
    if how == 0:
        gateway.drop()
    else:
        await (gateway.ask_to_reconnect() if how == 1 else gateway.invalidate())


async def a_deleted_board(evening: Evening) -> None:
    world = evening.stage.discord.world
    boards = [message for message in world.messages.values() if not message.ephemeral]
    if boards:
        world.forget(evening.chance.choice(boards))  # the bot is not told, as it does not ask for messages


async def a_lost_permission(evening: Evening) -> None:
    channel = evening.chance.choice(list(evening.stage.discord.world.channels.values()))
    before, channel.allowed = channel.allowed, 0
    asyncio.get_running_loop().call_later(10, setattr, channel, "allowed", before)


async def an_outage(evening: Evening) -> None:
    seconds = min(120, SECONDS / 15) * evening.chance.random()
    every = evening.stage.discord.faults.add("*", r"/.*", faults.status(503), times=1 << 30)
    await asyncio.sleep(seconds)
    every.times = 0


async def a_gateway_that_is_down(evening: Evening) -> None:
    gateway = evening.stage.discord.gateway
    gateway.down = True
    gateway.drop()
    await asyncio.sleep(evening.chance.uniform(1, 10))
    gateway.down = False


async def a_kill(evening: Evening) -> None:
    await evening.stage.bot.kill()
    await sound(evening.stage)
    await evening.stage.bot.start()


async def a_restart(evening: Evening) -> None:
    assert await evening.stage.bot.stop() == 0
    await evening.stage.bot.start()


Trouble = Callable[[Evening], Awaitable[None]]
TROUBLES: list[Trouble] = [
    *[a_bad_answer] * 20,
    *[a_lost_connection] * 3,
    *[a_deleted_board] * 2,
    a_lost_permission,
    an_outage,
    a_gateway_that_is_down,
    *[a_kill] * 2,
    a_restart,
]


async def press_until_answered(stage: Scene) -> None:
    """As a person would: on a busy machine a press after a wave may come too late to be answered."""
    for _ in range(PRESSED_AGAIN):
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await stage.ada.press_board("more")
                return
    raise AssertionError("a real press is answered between forged ones")


async def test_forged_ids_by_the_hundred_thousand(stage: Scene):
    """In waves, as one client could send them. Nothing acts, nothing escapes, and a real press is answered between."""
    await stage.bot.start()
    await stage.deal()
    chance, before, ends, number = Random(8), stage.moves, time.monotonic() + SECONDS * FORGING, 0
    while number < FORGED and time.monotonic() < ends:
        number += WAVE
        wave = [await forged(stage, chance) for _ in range(WAVE)]
        await press_until_answered(stage)
        await stage.until(lambda wave=wave: all(each.answer or each.refused for each in wave), "all are refused", 120)
        stage.discord.world.interactions.clear()
        for message in [message for message in stage.channel.messages.values() if message.ephemeral]:
            stage.discord.world.forget(message)
    print(f"{number} forged ids")
    assert stage.moves == before
    assert stage.bot.troubles == []


async def forged(stage: Scene, chance: Random) -> Interaction:
    words = [chance.choice(["8S", "H", "call", "ZZ", "onto1", "-1"]) for _ in range(chance.randint(0, 4))]
    action = ".".join([chance.choice(["play", "draw", "nominate", "give", "nothing"]), *words])
    custom_id = f"b:{chance.choice([0, 1, 2, 10**14])}:{chance.randrange(10**6) + 1000}:{action}"
    return await stage.ben.forge(stage.boards[-1], custom_id, waits=False, twist=whole)
