"""A start shows everything once and a new session what is not current, silently; and channels that refuse."""

import pytest

from cogs.interactions.answer import Answer
from tests.cogs.server import Server


async def seated(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    return table, hands


# Answers that are waited for


async def test_patience_counts_from_the_press(server: Server, monkeypatch: pytest.MonkeyPatch):
    waited: list[float] = []
    init = Answer.__init__

    def note(self, interaction, settled=None, age=0.0):
        waited.append(age)
        init(self, interaction, settled, age)

    monkeypatch.setattr(Answer, "__init__", note)
    monkeypatch.setattr(server.bot.doorman, "age", lambda interaction: 1.25)
    await seated(server)
    assert set(waited) == {1.25}
