"""People who see what they may see, and press what they see."""

import time
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.wire.answers import COMMAND, COMPONENT, MODAL
from tests.wire.gateway import member_payload
from tests.wire.standin import StandIn
from tests.wire.world import APPLICATION, LOADING, Channel, Interaction, Json, Message, User, parts

BUTTON, SELECT, LINK = 2, 3, 5
TYPED, LABEL, RADIOS, BOX = 4, 18, 21, 23  # of forms
SUBCOMMAND = 1
ALL_PERMISSIONS = (1 << 53) - 1
MEMBER = 1 << 10 | 1 << 11 | 1 << 16

# What moves a match on, by the action in the custom id: labels are words, and words change.
MOVES = {"play", "pick", "draw", "take", "discard", "pass", "give", "decline", "accept", "challenge", "nominate"}
MOVES |= {"call"}
EAGER = 0.8  # how often a card is played rather than anything else done


@dataclass(frozen=True)
class Lever:
    """A button or a select as it is seen."""

    kind: int
    custom_id: str
    values: tuple[str, ...] = ()

    @property
    def action(self) -> str:
        return self.custom_id.split(":")[-1].split(".")[0]


def levers(message: Message) -> list[Lever]:
    found = [part for part in parts(message.components) if part["type"] in {BUTTON, SELECT}]
    return [
        Lever(part["type"], part["custom_id"], tuple(option["value"] for option in part.get("options", [])))
        for part in found
        if not part.get("disabled") and part.get("style") != LINK
    ]


def lever_for(message: Message, action: str) -> Lever | None:
    return next((lever for lever in levers(message) if lever.action == action), None)


def actions(message: Message) -> set[str]:
    return {lever.action for lever in levers(message)}


def shows_a_table(message: Message) -> bool:
    """Whether everyone sees it and can press something. A line that calls players is none, though it has a button."""
    return not message.ephemeral and bool(actions(message) - {"called"})


@dataclass(eq=False)
class Person:
    discord: StandIn
    user: User
    channel: Channel
    permissions: int = MEMBER

    def __post_init__(self) -> None:
        self.discord.world.people[self.user.id] = self.user

    @property
    def sees(self) -> list[Message]:
        """Every message of the channel that this person sees, oldest first."""
        mine = (None, self.user.id)
        return [each for each in self.channel.messages.values() if each.visible_to in mine]

    @property
    def board(self) -> Message | None:
        return next((each for each in reversed(self.sees) if shows_a_table(each)), None)

    @property
    def hand(self) -> Message | None:
        """The newest message that only this person sees and that is a hand, or leads to it."""
        hands = (each for each in reversed(self.sees) if each.ephemeral and {"hand", "more"} & set(actions(each)))
        return next(hands, None)

    async def press(self, message: Message | None, action: str, **how: Any) -> Interaction:
        """Press the first button with this action as soon as it is there, and wait for the answer."""
        assert message is not None, "there is no such message"
        lever = await self.discord.world.until(lambda: lever_for(message, action), f"{action} can be pressed")
        return await self.use(message, lever, **how)

    async def press_board(self, action: str, **how: Any) -> Interaction:
        """Press a button of the newest board as soon as it is there. A board may have been posted anew meanwhile."""
        board = await self.discord.world.until(
            lambda: self.board is not None and lever_for(self.board, action) and self.board, f"{action} can be pressed"
        )
        return await self.press(board, action, **how)

    async def press_page(self, action: str) -> Interaction:
        """Press a button of the newest private page that has it. A line for everyone may have come after that page."""
        pages = (each for each in reversed(self.sees) if each.ephemeral and lever_for(each, action))
        return await self.press(next(pages, None), action)

    async def use(self, message: Message, lever: Lever, value: str | None = None, **how: Any) -> Interaction:
        """Press a button, or pick from a select. A client lets nobody press what is not there."""
        assert self.discord.world.messages.get(message.id) is message, "the message is gone"
        assert lever in levers(message), "it cannot be pressed any more"
        picked = value if value is not None else next(iter(lever.values), "")
        return await self.forge(message, lever.custom_id, lever.kind, picked, **how)

    async def forge(self, message: Message, custom_id: str, kind=BUTTON, value="8S", **how: Any) -> Interaction:
        """Press what was never there: a changed client can send anything."""
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        return await self.send(COMPONENT, data | ({"values": [value]} if kind == SELECT else {}), message, **how)

    async def fill(self, asked: Interaction, given: Json) -> Interaction:
        """Send the form that was asked for, with some of its parts filled in and the others as they were."""
        assert asked.form is not None, "no form was asked for"
        held = [label["component"] for label in asked.form["components"]]
        assert set(given) <= {part["custom_id"] for part in held}, "the form has no such part"
        labels = [{"type": LABEL, "id": number, "component": _filled(part, given)} for number, part in enumerate(held)]
        data = {"custom_id": asked.form["custom_id"], "components": labels, "resolved": {}}
        return await self.send(MODAL, data, asked.message)

    async def slash(self, command: str, options: Json | None = None, **how: Any) -> Interaction:
        """Type a command, such as ``table open``."""
        await self.discord.world.until(lambda: self.discord.world.commands, "the commands are told, beside all else")
        return await self.send(COMMAND, self.command(command, options or {}), None, **how)

    def command(self, command: str, options: Json, focused: str | None = None) -> Json:
        """A command's data, as the bot registered the command."""
        name, wanted = command.split()
        told = next(each for each in self.discord.world.commands[-1] if each["name"] == name)
        inner = next(each for each in told["options"] if each["name"] == wanted)
        kinds = {each["name"]: each["type"] for each in inner.get("options", [])}
        given = [
            {"name": key, "type": kinds[key], "value": value} | ({"focused": True} if key == focused else {})
            for key, value in options.items()
        ]
        given = [{"name": wanted, "type": SUBCOMMAND, "options": given}]
        return {"id": "700", "name": name, "type": 1, "options": given, "guild_id": str(self.channel.guild.id)}

    async def send(self, kind: int, data: Json, message: Message | None, *, waits=True, twist=dict) -> Interaction:
        """Tell the bot. ``twist`` makes of the event what no client sends."""
        interaction = self.discord.world.interaction(kind, self.user, self.channel, data, message)
        payload = twist(self._payload(interaction))
        interaction.sent = time.perf_counter()
        await self.discord.gateway.tell("INTERACTION_CREATE", payload)
        if waits:
            await self.answered(interaction)
        return interaction

    async def answered(self, interaction: Interaction) -> None:
        """Wait for the answer, and if it was promised only, for the rest of it."""

        def is_answered() -> bool:
            promised = interaction.original is not None and interaction.original.flags & LOADING
            return interaction.answer is not None and not promised

        await self.discord.world.until(is_answered, f"an answer to {interaction.data}")

    def _payload(self, interaction: Interaction) -> Json:
        channel, guild = self.channel, self.channel.guild
        payload: Json = {"id": str(interaction.id), "application_id": str(APPLICATION), "type": interaction.kind}
        payload |= {"token": interaction.token, "version": 1, "data": interaction.data, "entitlements": []}
        payload |= {"guild_id": str(guild.id), "guild": {"id": str(guild.id), "locale": "en-US", "features": []}}
        payload |= {"guild_locale": "en-US", "locale": "en-US", "attachment_size_limit": 10 << 20, "context": 0}
        payload |= {"channel_id": str(channel.id), "app_permissions": str(channel.allowed)}
        payload |= {"channel": channel.payload | {"permissions": str(self.permissions), "last_message_id": None}}
        payload |= {"member": member_payload(self.user.payload, self.permissions)}
        payload |= {"authorizing_integration_owners": {"0": str(guild.id)}}
        return payload if interaction.message is None else payload | {"message": interaction.message.payload}

    async def open_table(self, **options: Any) -> Message:
        await self.slash("eights open", options)
        return await self.discord.world.until(lambda: self.board, "a table is shown")

    async def start(self, **options: Any) -> Message:
        """Open a table and begin a match. Returns the person's hand."""
        await self.press(await self.open_table(**options), "start")
        return await self.discord.world.until(lambda: self.hand, "a hand is dealt")

    async def act(self, **how: Any) -> Interaction:
        """The plainest move there is now: draw if that can be done."""
        hand = await self.discord.world.until(lambda: self.asked, f"a move is asked of {self.user.name}")
        moves = sorted(self.moves(hand), key=lambda lever: (lever.action != "draw", lever.action != "pass"))
        return await self.use(hand, moves[0], **how)

    async def move(self, chance: Random, **how: Any) -> Interaction:
        """Wait for the turn, and press something that moves the match on."""
        hand = await self.discord.world.until(lambda: self.asked, f"a move is asked of {self.user.name}")
        plays = [lever for lever in self.moves(hand) if lever.action in {"play", "pick"}]
        lever = chance.choice(plays if plays and chance.random() < EAGER else self.moves(hand))
        value = chance.choice(lever.values) if lever.values else None
        return await self.use(hand, lever, value, **how)

    @property
    def asked(self) -> Message | None:
        """The hand, while there is something in it to do."""
        hand = self.hand
        return hand if hand is not None and self.moves(hand) else None

    def moves(self, message: Message) -> list[Lever]:
        """What moves the match on. A pick is only the way to a play."""
        return [lever for lever in levers(message) if lever.action in MOVES]

    async def play_on(self, chance: Random, most: int = 10_000) -> None:
        """Play what is asked at random until the match is over, or ``most`` presses were made."""
        for _ in range(most):
            todo = await self.discord.world.until(self._todo, f"something to do for {self.user.name}")
            if todo == "over":
                return
            if todo == "ready":
                await self.press(self.board, "ready")
            else:
                await self.move(chance)

    def _todo(self) -> str:
        board = self.board
        if board is not None and "rematch" in actions(board):
            return "over"
        is_ready = self.hand is not None and "ready" not in actions(self.hand)
        if board is not None and "ready" in actions(board) and not is_ready:
            return "ready"
        return "move" if self.asked else ""


def _filled(part: Json, given: Json) -> Json:
    name, kind = part["custom_id"], part["type"]
    told = {"type": kind, "id": 1, "custom_id": name}
    if kind == TYPED:
        return told | {"value": given.get(name, part.get("value", ""))}
    if kind == BOX:
        return told | {"value": given.get(name, part.get("default", False))}
    options = part.get("options", [])
    picked = [each["value"] for each in options if each.get("default")]
    if name in given:
        picked = given[name]
        assert not options or set(picked) <= {each["value"] for each in options}, "there is no such option"
    return told | ({"value": next(iter(picked), None)} if kind == RADIOS else {"values": picked})
