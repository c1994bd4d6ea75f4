"""What may not be done. Each is a message, which becomes a sentence in the language of the player who asked."""

import json
from typing import Any

from engine.words import Listed, Message, Value, Words

say = Words(__name__)


class Refused(Exception):
    """Something that cannot be done now. ``str`` says why."""

    def __init__(self, why: Message | str) -> None:
        """``why``: a text where something else has said it already."""
        super().__init__(why)
        self.why = why


def stored(why: Message | str) -> str:
    """A message as it is kept in the database, for readers of any language."""
    return why if isinstance(why, str) else json.dumps(_parts(why))


def _parts(value: Value) -> object:
    if isinstance(value, Listed):
        return {"names": [_parts(name) for name in value.names], "choice": value.choice}
    if isinstance(value, Message):
        values = {name: _parts(each) for name, each in value.values.items()}
        return {"subject": value.words.subject, "key": value.key, "values": values}
    return value if isinstance(value, int | float) else str(value)


def said_again(kept: str) -> str:
    """What was ``stored``, in the language that is spoken now. Older versions kept the sentence itself."""
    return str(_read(json.loads(kept))) if kept.startswith("{") else kept


def _read(kept: Any) -> Value:
    if isinstance(kept, dict) and "names" in kept:
        return Listed(tuple(map(_read, kept["names"])), kept["choice"])
    if isinstance(kept, dict):
        return Message(
            Words(kept["subject"]), kept["key"], {name: _read(each) for name, each in kept["values"].items()}
        )
    value: str | float = kept
    return value


class NoSuchTable(Refused):
    """The table is closed."""


class NoSuchTournament(Refused):
    """The tournament has ended and its tables are cleared away, or it was never opened."""


class NoSuchEvening(Refused):
    """The evening is over and told, or was never planned."""


class StaleQuestion(Refused):
    """A press of a button that answers a question which is no longer asked."""


class TournamentSeat(Refused):
    """The owner comes back to this seat by coming back to the tournament, so that both know."""

    def __init__(self, tournament: int) -> None:
        super().__init__(say.message("tournament-return"))
        self.tournament = tournament


class NotDue(Refused):
    """The job of a timer was done, or put off, in the meantime."""
