"""The real bot in a simulated Discord, and people who press and type."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.gateway import FakeGateway
from simcord.results import InteractionResult, ResponseMessage

from cogs.discord.controls import WAYS
from cogs.discord.interaction_filter import InteractionFilter
from cogs.discord.page import Picture
from db.repositories.live_rows import table_rows
from engine.chance import Chance
from engine.core import actions
from engine.core.cards import SUIT_SYMBOLS, Card, listed, short, suit_name
from engine.games.house_rules import HouseRules
from engine.games.variants import variant
from model.tables.pauses_and_deadlines import Pauses
from model.tables.table import Table
from operation.client import Eights
from service.live_store import Change
from tests.db.fresh import store_at
from tests.doors import changed

AS_TEXT = "\ufe0e"  # keeps a suit sign from becoming an emoji; nobody sees it
FORGED_ROW = 1  # every genuine row stands in a container
CALM = Pauses(computer=30, call=60, round=90, turn=600, wait=5000)


def draw_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take longer than all the rest. The tests whose subject is words do without."""
    really = Picture.drawn

    def drawn(picture: Picture) -> bytes:
        return b"" if picture.kind in ("hand", "table", "win", "lobby") else really(picture)

    monkeypatch.setattr(Picture, "drawn", drawn)


def check_log(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is logged as an error, unless the test is to do so: discord.py only logs what a callback raises."""
    if request.node.get_closest_marker("logs_errors") is None:
        records = [record for when in ("setup", "call") for record in caplog.get_records(when)]
        assert not [record.getMessage() for record in records if record.levelno >= logging.ERROR]


def counted_seeds(name: str) -> Any:
    numbers = iter(range(10**6))
    return lambda: f"{name} {next(numbers)}"


async def make_bot(database: Path, pauses: Pauses = CALM, name: str = "seed") -> Eights:
    """The bot on this database, in simulated time."""
    store = await store_at(database)
    bot = Eights(store, pauses, now=_now, seed=counted_seeds(name))
    bot.interaction_filter, bot.shard_count = InteractionFilter(_now, _now), 1
    return bot


def _now() -> float:
    return discord.utils.utcnow().timestamp()


class Place:
    """A server with a channel and some people, simulated or without Discord.

    Each has ``settle``, which waits until the bot does nothing more by itself; ``shown``, the newest public message
    that shows something and calls no one; and ``message``, a public one. They are as they are whenever looked at.
    """

    bot: Eights
    channel: Any
    people: dict[str, Any]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["people"][name]
        except KeyError:
            raise AttributeError(name) from None

    def working(self) -> AbstractContextManager[Any]:
        """What begins within this is work of the bot."""
        return nullcontext()

    def board(self) -> Any:
        table = self.table()
        return self.message(table.channel, self.bot.services.tables.messages[table.id])

    async def open(self, who: Any, **options: Any) -> Any:
        result = await who.slash(self.channel, "eights open", **options)
        assert "is open" in text(answer(result)), text(answer(result))
        return self.shown()

    def table(self) -> Table:
        return self.bot.services.tables.every()[-1]

    async def begin(self, *who: Any, rules: dict[str, Any] | None = None, **options: Any) -> tuple[Any, list[Any]]:
        """The first opens a table, the others join, the first starts: the table message and everybody's hand.

        ``rules`` are house rules that are changed behind everybody's back.
        """
        table = await self.open(who[0], **options)
        for person in who[1:]:
            await press(person, table, "Join")
        if rules:
            await self.replace(house_rules=HouseRules(self.table().game, tuple(rules.items())))
        first = answer(await press(who[0], table, "Start"))
        return table, [first, *[answer(await press(person, table, "My hand")) for person in who[1:]]]

    async def say(self, who: Any, command: str, **options: Any) -> str:
        """Type a command; what can be read in its answer."""
        return text(answer(await who.slash(self.channel, command, **options)))

    async def offered(self, who: Any, command: str, option: str, typed: str = "", **filled: Any) -> list[Any]:
        return [each["value"] for each in await who.autocomplete(self.channel, command, option, typed, **filled)]

    async def switch_pings(self, who: Any) -> str:
        """Ask for pings on your turn, or for none. Returns what can be read in the answer."""
        more = answer(await press(who, self.board(), "More"))
        (wish,) = [custom_id for custom_id in ids(more) if custom_id.endswith(":notify")]
        await who.click(more, custom_id=wish)
        return text(more)

    async def close(self, who: Any) -> None:
        asked = answer(await who.slash(self.channel, "eights table", action="close"))
        if "Close it" in labels(asked):
            await press(who, asked, "Close it")

    async def put(self, table: Table | None = None, **changes: Any) -> Table:
        """Change the state of a table, or else of the newest one, as a built position for a test."""
        table = table or self.table()
        return await self.replace(table, state=changed(table.state, **changes))

    async def replace(self, table: Table | None = None, **changes: Any) -> Table:
        """Change a table, or else the newest one, behind everybody's back."""
        table = table or self.table()
        tables = self.bot.services.tables
        changed = tables.clock.with_deadline(table, replace(table, **changes), tables.now())
        async with self.bot.store.writing() as connection:
            changed = await table_rows.save(connection, changed)
        with self.working():
            tables._adopt(changed)
            tables._changes.tell(Change(table.id, table, changed))
        await self.settle()
        return changed

    async def position(self, *hands: str, top: str = "9H", table: Table | None = None, **changes: Any) -> Table:
        """A position of play: the hands, such as ``"8S 4H"``, the pile, and the other cards in the stock.

        Seat 0 is on turn unless ``changes`` say otherwise.
        """
        held, pile = tuple(tuple(hand.split()) for hand in hands), tuple(top.split())
        state = (table or self.table()).state
        pack = Counter(state.rules.pack)
        left = pack - Counter(pile) - Counter(card for hand in held for card in hand)
        built: dict[str, Any] = {"phase": "play", "turn": 0, "direction": 1, "passes": 0, "asked": state.asked + 1}
        built |= {"debt": 0, "suit": None, "pending": None, "drawn": (), "uncalled": (), "drawer": None}
        built |= {"rank": None, "asker": None, "covering": False, "skips": 0, "misses": (), "to_begin": ()}
        built |= {"hands": held, "pile": pile, "stock": tuple(left.elements())}
        return await self.put(table, **(built | changes))

    async def ask(self, query: str) -> list[tuple[Any, ...]]:
        async with self.bot.store.reading() as connection:
            return [tuple(row) for row in await connection.exec_driver_sql(query)]


@dataclass
class Server(Place):
    """The simulated one."""

    env: simcord.Env
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor]
    database: Path

    @property
    def bot(self) -> Eights:  # type: ignore[override]
        return self.env.bot

    async def settle(self) -> None:
        await self.env.settle()

    def working(self) -> AbstractContextManager[Any]:
        return self.env._bot_scope()

    async def restart(self, pauses: Pauses = CALM) -> None:
        """As if the process had been killed: the old bot is not asked, its timers are gone."""
        old = self.bot
        old.store._lock.close()  # the system does that for a process that was killed
        await self.env.restart_bot(await make_bot(self.database, pauses, "later seed"))
        await old.store.close()

    def shown(self) -> ResponseMessage:
        return self.message(self.channel.id, self.posts()[-1].id)

    def posts(self) -> list[discord.Message]:
        """The public messages of the channel, without the lines that call players."""
        return [each for each in self.channel.history() if not each.flags.ephemeral and not each.content]

    async def newcomer(self, name: str, *, manages: bool = False, runs_server: bool = False) -> MemberActor:
        """Somebody else in this server; ``manages``: may manage messages; ``runs_server``: may manage the server."""
        granted = discord.Permissions(manage_messages=manages, manage_guild=runs_server)
        roles = [self.guild.create_role("team", permissions=granted)] if granted.value else []
        person = self.guild.add_member(self.env.create_user(f"somebody{len(self.people)}"), nick=name, roles=roles)
        self.people[name] = person
        await self.env.settle()
        return person

    def forge(self, message: ResponseMessage, *custom_ids: str) -> None:
        """Put buttons into a message that the bot never made there, in place of those forged before."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        genuine = [node for node in stored.components if node["type"] != FORGED_ROW]
        made = [{"type": 2, "style": 2, "label": "Forged", "custom_id": custom_id} for custom_id in custom_ids]
        stored.components = [*genuine, {"type": FORGED_ROW, "components": made}]

    def requests(self, method: str, ending: str, since: int = 0) -> list[Any]:
        """What the bot sent to Discord, by the method and how the path ends."""
        sent = self.env.http_requests[since:]
        return [request for request in sent if request.method == method and request.path.endswith(ending)]

    def message(self, channel: int, number: int) -> ResponseMessage:
        return ResponseMessage(self.env, self.env.backend.get_message(channel, number))


@contextmanager
def out(server: Server) -> Iterator[None]:
    """In sessions that begin in this block the server is out: Discord says no more of it than that."""
    told, feed = {"id": str(server.guild.id), "unavailable": True}, FakeGateway.feed

    def feed_without(gateway: FakeGateway, event: str, payload: Any) -> None:
        feed(gateway, event, {"READY": {**payload, "guilds": [told]}, "GUILD_CREATE": told}.get(event, payload))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FakeGateway, "feed", feed_without)
        yield


@contextmanager
def at_once(env: simcord.Env) -> Iterator[None]:
    """Presses in this block reach the bot before it has worked on any of them."""

    async def not_yet(**_: Any) -> None:
        return

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(env, "_settle_internal", not_yet)
        yield


def hold_back(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, times: int = 1) -> None:
    """The first calls of this take ten seconds more, before anything comes of them."""
    call, seconds = getattr(owner, name), [10] * times

    async def late(*args: object, **options: object) -> object:
        await asyncio.sleep(seconds.pop() if seconds else 0)
        return await call(*args, **options)

    monkeypatch.setattr(owner, name, late)


async def press(who: MemberActor, message: ResponseMessage, *labels: str) -> InteractionResult:
    """Press the one button with this label, or one after another of what the message shows then."""
    for label in labels:
        result = await who.click(message, custom_id=id_of(message, label))
    return result


async def press_more(who: MemberActor, table: ResponseMessage, label: str) -> InteractionResult:
    return await press(who, answer(await press(who, table, "More")), label)


async def edit_rules(who: MemberActor, table: ResponseMessage) -> ResponseMessage:
    return answer(await press(who, answer(await press_more(who, table, "Table options")), "House rules"))


async def refresh(who: MemberActor, hand: ResponseMessage) -> None:
    """Show a hand anew in its message: by its button, or where there is no room for that, by way of More."""
    if "Refresh" not in labels(hand):
        await press(who, hand, "More")
        await press(who, hand, "My hand")
    else:
        await press(who, hand, "Refresh")


async def go_back(who: MemberActor, message: ResponseMessage) -> None:
    """Press the way back. The title of the page that it leads to has the name that it says."""
    (name,) = [label for label in labels(message) if label.startswith("Back to ")]
    await press(who, message, name)
    assert re.sub(r"^Back to (my |your |the )?", "", name) in text(message).split("\n")[0]


def id_of(message: ResponseMessage, label: str) -> str:
    buttons = [node for node in nodes(message) if node["type"] == 2]
    found = [node for node in buttons if node["label"].replace(AS_TEXT, "").removesuffix(" · bluff") == label]
    assert len(found) == 1, f"{len(found)} buttons {label!r} among {labels(message)}"
    return str(found[0]["custom_id"])


def suit_label(suit: str) -> str:
    return f"{SUIT_SYMBOLS[suit]} {suit_name(suit).capitalize()}"


async def do_by_buttons(who: MemberActor, server: Server, hand: ResponseMessage, action: Any) -> None:
    """Press what stands for this action in a hand; who is caught, is caught at the table."""
    match action:
        case actions.Discard(card):
            await choose(who, hand, card, f"Discard {short(card)}")
        case actions.Play(cards, sequence=int(place)):
            await choose(who, hand, cards[0], f"{short(cards[0])} on sequence {place + 1}")
        case actions.Play(cards, suit, call):
            await _lay_by_buttons(who, hand, cards, called=call)
            if suit:
                await press(who, hand, suit_label(suit))
        case actions.Give(card):
            await choose(who, hand, card, short(card))
        case actions.Nominate() | actions.PickDirection():
            by_suit = isinstance(action, actions.Nominate)
            await press(who, hand, suit_label(action.suit) if by_suit else WAYS[action.direction].capitalize())
        case actions.Catch():
            await press(who, server.shown(), "Catch!")
        case _:
            await press(who, hand, next(name for name in labels(hand) if name.startswith(BUTTON_OF[type(action)])))


BUTTON_OF = {
    actions.Draw: "Draw",
    actions.Take: "Take ",
    actions.Pass: ("Pass", "Keep it", "Keep them", "End turn"),
    actions.Call: ("Last card!", "One card!"),
    actions.Decline: "Give nothing",
    actions.Accept: "Let it stand",
    actions.Challenge: "Challenge",
}


async def _lay_by_buttons(who: MemberActor, hand: ResponseMessage, cards: tuple[Card, ...], *, called: bool) -> None:
    """Press the cards one after another, each on top of the last one, and then what lays them."""
    said = said_on(hand) if called else ""
    await choose(who, hand, cards[0], short(cards[0]) + said, f"{short(cards[0])} …")
    if not any(name.startswith("Play ") for name in labels(hand)):
        return  # it was laid at once
    for card in cards[1:]:
        await choose(who, hand, card, f"+ {short(card)}")
    said = said_on(hand) if called else ""
    laid = f"Play {listed(cards)}" if len(cards) < 4 else f"Play these {len(cards)} cards"
    await press(who, hand, laid + said)


def said_on(hand: ResponseMessage) -> str:
    return next((found[0] for name in labels(hand) if (found := re.search(" · “[^”]+”$", name))), "")


async def choose(who: MemberActor, hand: ResponseMessage, card: Card, *names: str) -> None:
    """Press the card under one of these labels, where how many of it are held is left out; or pick it from a list."""
    for node in nodes(hand):
        offered = [option["value"] for option in node.get("options", ())]
        if card in offered:
            await who.select(hand, [card], custom_id=node["custom_id"])
            return
        if node["type"] == 2 and bare(node["label"]) in names and card in node["custom_id"].split("."):
            await who.click(hand, custom_id=node["custom_id"])
            return
    raise AssertionError(f"no {card} called {names} among {labels(hand)}")


def bare(label: str) -> str:
    """The label of a card without how many of it are held."""
    return re.sub(r" \(\d+\)| · bluff", "", label.replace(AS_TEXT, ""))


async def do_by_commands(who: MemberActor, server: Server, action: Any) -> InteractionResult:
    match action:
        case actions.Play(cards, suit, call, sequence):
            named = {"suit": suit} if suit else {}
            named |= {"sequence": sequence + 1} if sequence is not None else {}
            return await who.slash(server.channel, "card play", card=" ".join(cards), last_card=call, **named)
        case actions.Nominate(suit):
            return await who.slash(server.channel, "card pick", suit=suit)
        case actions.PickDirection(direction):
            return await who.slash(server.channel, "card pick", direction=WAYS[direction])
        case actions.Give(card):
            return await who.slash(server.channel, "card give", card=card)
        case actions.Discard(card):
            return await who.slash(server.channel, "card discard", card=card)
    command, options = COMMAND_OF[type(action)]
    return await who.slash(server.channel, command, **options)


COMMAND_OF: dict[type, tuple[str, dict[str, str]]] = {
    actions.Draw: ("card draw", {}),
    actions.Take: ("card draw", {"from": "discard"}),
    actions.Pass: ("card pass", {}),
    actions.Call: ("card last-card", {}),
    actions.Catch: ("card catch", {}),
    actions.Decline: ("card give", {}),
    actions.Accept: ("card challenge", {"answer": "stand"}),
    actions.Challenge: ("card challenge", {}),
}


def answer(result: InteractionResult) -> ResponseMessage:
    assert result.response is not None, "not answered with a message"
    return result.response


def nodes(message: ResponseMessage) -> list[dict[str, Any]]:
    """All components of a message, nested ones included."""
    return list(walk_components(message.components))


def text(message: ResponseMessage) -> str:
    return "\n".join(node["content"] for node in nodes(message) if node["type"] == 10).replace(AS_TEXT, "")


def labels(message: ResponseMessage, *, enabled: bool = False) -> list[str]:
    found = [node for node in nodes(message) if node["type"] == 2]
    return [node["label"].replace(AS_TEXT, "") for node in found if not (enabled and node.get("disabled"))]


def moves(message: ResponseMessage) -> list[str]:
    """The labels of the buttons, without those of a hand that waits which only plan a move."""
    planning = [node["label"] for node in nodes(message) if ":plan." in node.get("custom_id", "")]
    return [label for label in labels(message) if label not in [each.replace(AS_TEXT, "") for each in planning]]


def ids(message: ResponseMessage) -> list[str]:
    return [node["custom_id"] for node in nodes(message) if "custom_id" in node]


def alts(message: ResponseMessage) -> list[str]:
    return [item["description"] for node in nodes(message) if node["type"] == 12 for item in node["items"]]


def picture_says(message: ResponseMessage) -> str:
    """What the pictures of a message show, as their alt texts say it."""
    return " ".join(alts(message))


def sitting(message: ResponseMessage) -> str:
    """Who sits at a table in its lobby, as its picture says it."""
    (told,) = alts(message)
    return told


def held(hand: ResponseMessage) -> list[str]:
    """The cards in the picture of a hand, in words and in their order there."""
    (alt,) = [each for each in alts(hand) if each.startswith("Your hand: ")]
    return alt.removeprefix("Your hand: ").removesuffix(".").split(", ")


def best_play(table: Table, seat: int) -> Any:
    game = variant(table.game).game
    return game.steady(table.state.view(seat), Chance("test"))
