"""Answers to interactions: the callback, ``@original`` and follow-ups, each within its time."""

import time
from typing import TYPE_CHECKING

from discord.utils import snowflake_time

from tests.wire import posting
from tests.wire.limits import Limits, Refusal
from tests.wire.world import EPHEMERAL, LOADING, Interaction, Json, Message, World

if TYPE_CHECKING:
    from tests.wire.rest import Answer, Call, Does

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5  # kinds of interaction
SPEAK, THINK, NOD, EDIT, CHOICES, ASK = 4, 5, 6, 7, 8, 9  # kinds of answer
MAY: dict[int, tuple[int, ...]] = {
    COMMAND: (SPEAK, THINK, ASK),
    COMPONENT: (SPEAK, THINK, NOD, EDIT, ASK),
    COMPLETION: (CHOICES,),
    MODAL: (SPEAK, THINK, NOD, EDIT),
}
MOST_CHOICES = 25


class Answers:
    """Everything that is done with the token of an interaction."""

    def __init__(self, world: World, limits: Limits) -> None:
        self._world, self._limits = world, limits

    def routes(self) -> list[tuple[str, str, "Does"]]:
        message = r"/webhooks/\d+/([^/]+)/messages/@original"
        return [
            ("POST", r"/interactions/(\d+)/([^/]+)/callback", self.callback),
            ("POST", r"/webhooks/\d+/([^/]+)", self.follow_up),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
        ]

    # The first answer

    def callback(self, call: "Call", number: str, token: str) -> "Answer":
        interaction = self._world.interactions.get(token)
        if interaction is None or interaction.id != int(number):
            raise Refusal(404, 10062, "Unknown interaction")
        try:
            self._check_first(interaction, call.body["type"])
            self._answer(interaction, call)
        except Refusal as refusal:
            interaction.refused.append(refusal.code)
            raise
        interaction.answer, interaction.answered = call.body["type"], time.perf_counter()
        return 200, _told(interaction)

    def _check_first(self, interaction: Interaction, kind: int) -> None:
        """Raises Refusal."""
        if interaction.answer is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if self._world.now() - snowflake_time(interaction.id).timestamp() > self._limits.answer:
            raise Refusal(404, 10062, "Unknown interaction")
        if kind not in MAY[interaction.kind]:
            raise Refusal(400, 50035, f"Invalid Form Body: no answer of type {kind} to one of {interaction.kind}")

    def _answer(self, interaction: Interaction, call: "Call") -> None:
        """Raises Refusal."""
        kind, body = call.body["type"], call.body.get("data") or {}
        if kind == SPEAK:
            interaction.original = self._written(interaction, call, body)
        elif kind == THINK:
            interaction.original = self._empty(interaction, (body.get("flags") or 0) & EPHEMERAL | LOADING)
        elif kind == CHOICES:
            interaction.choices = _choices(body)
        elif kind == ASK:
            interaction.form = body
        elif kind in {NOD, EDIT}:
            interaction.original = self._there(interaction.message)
            if kind == EDIT:
                posting.change(self._world, interaction.original, call, body)

    def _written(self, interaction: Interaction, call: "Call", body: Json) -> Message:
        """A new message. Raises Refusal."""
        posting.check_new(self._world, call, body)
        message = self._empty(interaction, (body.get("flags") or 0) & EPHEMERAL)
        posting.write(self._world, message, call, body)
        return message

    def _empty(self, interaction: Interaction, flags: int) -> Message:
        seen = interaction.user.id if flags & EPHEMERAL else None
        return self._world.message(interaction.channel, flags=flags, visible_to=seen)

    # Afterwards

    def follow_up(self, call: "Call", token: str) -> "Answer":
        return 200, self._written(self._living(token), call, call.body).payload

    def edit(self, call: "Call", token: str) -> "Answer":
        message = self._original(token)
        if message.flags & LOADING:  # it was promised
            posting.check_new(self._world, call, call.body)
            message.flags &= ~LOADING
            posting.write(self._world, message, call, call.body)
        else:
            posting.change(self._world, message, call, call.body)
        return 200, message.payload

    def delete(self, call: "Call", token: str) -> "Answer":
        self._world.forget(self._original(token))
        return 204, None

    def _living(self, token: str) -> Interaction:
        """An interaction that was answered. Raises Refusal."""
        interaction = self._world.interactions.get(token)
        if interaction is None or interaction.answer is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        return interaction

    def _original(self, token: str) -> Message:
        """The message of an answer, or the one that was clicked. Raises Refusal."""
        return self._there(self._living(token).original)

    def _there(self, message: Message | None) -> Message:
        """Raises Refusal."""
        if message is None or message.id not in self._world.messages:
            raise Refusal(404, 10008, "Unknown Message")
        return message


def _told(interaction: Interaction) -> Json:
    """What a callback answers."""
    told: Json = {"id": str(interaction.id), "type": interaction.kind}
    message = interaction.original
    if message is None or interaction.answer in {CHOICES, ASK}:
        return {"interaction": told}
    told |= {"response_message_id": str(message.id), "response_message_ephemeral": message.ephemeral}
    told |= {"response_message_loading": bool(message.flags & LOADING)}
    shown = {"resource": {"type": interaction.answer, "message": message.payload}}
    return {"interaction": told} | (shown if interaction.answer in {SPEAK, EDIT} else {})


def _choices(body: Json) -> list[Json]:
    """Raises Refusal."""
    choices: list[Json] = body.get("choices") or []
    if len(choices) > MOST_CHOICES or any(not 1 <= len(each["name"]) <= 100 for each in choices):
        raise Refusal(400, 50035, "Invalid Form Body: choices")
    return choices
