"""Answers to interactions: the callback, ``@original`` and follow-ups, each within its time."""

import time

from discord.utils import snowflake_time

from tests.wire import posting
from tests.wire.limits import Limits, Refusal, malformed
from tests.wire.posting import Answer, Call
from tests.wire.world import EPHEMERAL, LOADING, Interaction, Json, Message, World

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5  # kinds of interaction
SPEAK, THINK, NOD, EDIT, CHOICES, ASK = 4, 5, 6, 7, 8, 9  # kinds of answer


class Answers:
    """Everything that is done with the token of an interaction."""

    def __init__(self, world: World, limits: Limits) -> None:
        self._world, self._limits = world, limits
        message = r"/webhooks/\d+/([^/]+)/messages/@original"
        self.routes = [
            ("POST", r"/interactions/(\d+)/([^/]+)/callback", self.callback),
            ("POST", r"/webhooks/\d+/([^/]+)", self.follow_up),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
        ]

    def callback(self, call: Call, number: str, token: str) -> Answer:
        interaction, kind = self._world.interactions.get(token), call.body["type"]
        if interaction is None or interaction.id != int(number):
            raise Refusal(404, 10062, "Unknown interaction")
        try:
            self._check_time(interaction)
            self._answer(interaction, call, kind, call.body.get("data") or {})
        except Refusal as refusal:
            interaction.refused.append(refusal.code)
            raise
        interaction.answer, interaction.answered = kind, time.perf_counter()
        told: Json = {"id": str(interaction.id), "type": interaction.kind}
        if (message := interaction.original) is None:
            return 200, {"interaction": told}
        told |= {"response_message_id": str(message.id), "response_message_ephemeral": message.ephemeral}
        told |= {"response_message_loading": bool(message.flags & LOADING)}
        shown = {"resource": {"type": kind, "message": message.payload}} if kind in {SPEAK, EDIT} else {}
        return 200, {"interaction": told} | shown

    def _check_time(self, interaction: Interaction) -> None:
        """Raises Refusal."""
        if interaction.answer is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if self._world.now() - snowflake_time(interaction.id).timestamp() > self._limits.answer:
            raise Refusal(404, 10062, "Unknown interaction")

    def _answer(self, interaction: Interaction, call: Call, kind: int, body: Json) -> None:
        """Raises Refusal."""
        if kind == SPEAK:
            interaction.original = posting.write(self._world, self._empty(interaction, body), call, body)
        elif kind == THINK:
            interaction.original = self._world.keep(self._empty(interaction, body, LOADING))
        elif kind == CHOICES:
            interaction.choices = body.get("choices") or []
            if len(interaction.choices) > 25 or any(not 1 <= len(each["name"]) <= 100 for each in interaction.choices):
                raise malformed("choices")
        elif kind == ASK:
            interaction.form = body
        elif kind in {NOD, EDIT}:
            interaction.original = self._there(interaction.message)
            if kind == EDIT:
                posting.write(self._world, interaction.original, call, body)

    def _empty(self, interaction: Interaction, body: Json, flags: int = 0) -> Message:
        """A message that is not there yet."""
        flags |= (body.get("flags") or 0) & EPHEMERAL
        seen = interaction.user.id if flags & EPHEMERAL else None
        return Message(self._world.snowflake(), interaction.channel, flags, visible_to=seen)

    def follow_up(self, call: Call, token: str) -> Answer:
        message = self._empty(self._living(token), call.body)
        return 200, posting.write(self._world, message, call, call.body).payload

    def edit(self, call: Call, token: str) -> Answer:
        message = posting.write(self._world, self._there(self._living(token).original), call, call.body)
        message.flags &= ~LOADING  # it was promised
        return 200, message.payload

    def delete(self, call: Call, token: str) -> Answer:
        self._world.forget(self._there(self._living(token).original))
        return 204, None

    def _living(self, token: str) -> Interaction:
        """An interaction that was answered. Raises Refusal."""
        interaction = self._world.interactions.get(token)
        if interaction is None or interaction.answer is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        return interaction

    def _there(self, message: Message | None) -> Message:
        """The message of an answer, or the one that was clicked. Raises Refusal."""
        if message is None or message.id not in self._world.messages:
            raise Refusal(404, 10008, "Unknown Message")
        return message
