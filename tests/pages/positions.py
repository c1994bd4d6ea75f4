"""Matches in the middle of play, what is pressed there though it is gone, and what one person alone is told."""

from typing import Any

from tests.cogs.server import Server, answer, text

OPTIONS = {"game", "rules", "bots", "hints"}


async def in_play(server: Server, *hands: str, **stands: Any) -> tuple[Any, list[Any]]:
    """Ada, Ben and Cleo, as many as have hands here, and how things stand: the table message and their hands."""
    options = {name: stands.pop(name) for name in OPTIONS & stands.keys()}
    people = [server.ada, server.ben, server.cleo][: len(hands) - options.get("bots", 0)]
    table, shown = await server.begin(*people, **options)
    await server.position(*hands, **stands)
    return table, shown


async def forged(server: Server, who: Any, message: Any, custom_id: str) -> Any:
    """Press what the message has no longer: as on the screen of a phone in a tunnel."""
    server.forge(message, custom_id)
    return await who.click(message, custom_id=custom_id)


async def whispered(server: Server, who: Any, command: str, **options: Any) -> str:
    """Type a command; what can be read in its answer, which no one else sees."""
    result = await who.slash(server.channel, command, **options)
    assert result.ephemeral
    return text(answer(result))


def missing(page: Any, *said: str) -> list[str]:
    """What of this cannot be read in a message or a text."""
    written = page if isinstance(page, str) else text(page)
    return [each for each in said if each not in written]
