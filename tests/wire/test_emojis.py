"""The emojis of the application: uploaded once, shown in place of plain signs, and never a reason for silence."""

import asyncio
import json
import re
from pathlib import Path

from tests.wire import faults
from tests.wire.conftest import Scene, scene
from tests.wire.process import at_work
from tests.wire.standin import StandIn, standing_in
from tests.wire.world import Message, parts

EMOJIS = r"/applications/\d+/emojis"
COUNT = 17  # four suits and five shapes, two and four of which have another colour among four; the turn, a back
READY, PLAIN = "Suits are emojis", "plain signs until the next start"
SIGN, IN_TEXT = re.compile("[♠♥♦♣➤]"), re.compile(r"<:(\w+?)_\w+:\d+>")
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}


def names(discord: StandIn) -> list[str]:
    return [each["name"] for each in discord.world.emojis.values()]


def uploads(discord: StandIn) -> list[int]:
    """What each upload was answered."""
    return [status for method, path, status in discord.rest.calls if method == "POST" and path.endswith("/emojis")]


def shown(message: Message) -> set[str]:
    return {part["emoji"]["name"] for part in parts(message.components) if "emoji" in part}


async def test_every_page_shows_them_and_nothing_that_stays_text(stage: Scene):
    async with at_work(stage.bot):
        await stage.bot.says(READY)
        assert uploads(stage.discord) == [201] * COUNT
        hand = (await stage.deal()).hand
        for button in parts(hand.components):
            if card := re.search(r"[.]\w([SHDC])\b", button.get("custom_id", "")):
                assert SUITS[button["emoji"]["name"].partition("_")[0]] == card[1]
                assert not SIGN.search(button["label"])
        assert {name.partition("_")[0] for name in shown(hand)} >= {"back"}, "the button that draws has one too"
        for page in (hand, *stage.boards):
            assert not SIGN.search(page.text)
            assert IN_TEXT.findall(page.text) or page is hand
            texts = [part.pop("content") for part in parts(page.components) if "content" in part]
            assert len("".join(texts)) < 4000
            assert "<:" not in json.dumps([page.components, page.attachments]), "ids, labels, names and alt texts"
        assert not stage.bot.said("<:")


async def test_each_reader_has_the_colours_they_like(stage: Scene):
    async with at_work(stage.bot):
        await stage.bot.says(READY)
        await stage.ada.slash("eights me")
        asked = await stage.ada.forge(stage.ada.sees[-1], "b:0::me.cards")
        await stage.ada.fill(asked, {"colours": ["on"]})
        await stage.deal()
        clubs = {name for name in names(stage.discord) if name.startswith("clubs")}
        seen = [{name for name in clubs if name in person.hand.text} for person in (stage.ada, stage.ben)]
        assert len(clubs) == 2
        assert not seen[0] & seen[1]


async def test_a_restart_uploads_what_is_new_and_deletes_what_that_replaces(stage: Scene):
    async with at_work(stage.bot):
        await stage.bot.says(READY)
    current, world = set(names(stage.discord)), stage.discord.world
    hearts = next(each for each in world.emojis.values() if each["name"].startswith("hearts"))
    hearts["name"] = "hearts_0123abcd"  # as an older version drew them
    world.emojis |= {
        7: {**hearts, "id": "7", "name": "hearts_of_oak"},
        8: {**hearts, "id": "8", "name": "logo_0123abcd"},
    }
    for total in (COUNT + 1, COUNT + 1):
        async with at_work(stage.bot):
            await stage.bot.says(READY)
            await stage.until(lambda: "hearts_0123abcd" not in names(stage.discord), "the older drawing goes")
        assert len(uploads(stage.discord)) == total
    assert set(names(stage.discord)) == current | {"hearts_of_oak", "logo_0123abcd"}, "the owner's own stay"


async def test_an_upload_that_fails_leaves_plain_signs_and_one_line(stage: Scene):
    stage.discord.faults.add("POST", EMOJIS, faults.status(403), times=COUNT, skip=3)
    async with at_work(stage.bot):
        await stage.bot.says(PLAIN)
        hand = (await stage.deal()).hand
        assert not shown(hand)
        assert not IN_TEXT.search(hand.text)
        assert SIGN.search(hand.text)
        assert len(stage.bot.said(PLAIN)) == 1
        assert not stage.bot.troubles


async def test_what_the_owner_deletes_delays_no_message(stage: Scene):
    async with at_work(stage.bot):
        await stage.bot.says(READY)
        await stage.deal()
        stage.discord.world.emojis.clear()
        for _ in range(2):
            person = await stage.until(stage.asked, "someone is asked")
            saved = stage.moves
            press = await person.act()
            assert stage.moves == saved + 1
            assert press.answer is not None
            await stage.until(lambda person=person: not shown(person.hand), "the answer has plain signs")
        await stage.settle()
        assert SIGN.search(person.hand.text)
        await stage.until(lambda: not IN_TEXT.search(stage.boards[-1].text), "so has the board")
        assert len(stage.bot.said(PLAIN)) == 1


async def test_two_processes_that_start_together_upload_once(tmp_path: Path):
    async with standing_in() as discord:
        looked, folders = asyncio.Event(), [tmp_path / name for name in ("one", "another")]
        looks = discord.faults.add("GET", EMOJIS, faults.hang(looked), times=2)
        for folder in folders:
            folder.mkdir()
        bots = [scene(discord, folder).bot for folder in folders]
        async with at_work(bots[0]), at_work(bots[1]):
            await discord.world.until(lambda: looks.struck == 2, "both see that there are none")
            looked.set()
            for bot in bots:
                await bot.says(READY)
            assert uploads(discord).count(201) == COUNT == len(set(names(discord)))
            assert not [line for bot in bots for line in bot.said(PLAIN)]
        assert discord.rest.violations == []
