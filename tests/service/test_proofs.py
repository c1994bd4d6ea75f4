"""The deals of a match are checked from what is stored of it."""

from dataclasses import replace
from secrets import token_hex

import pytest

from model.refusals import Refused
from model.tables.table import Table
from service.history import Proofs
from tests.db.club import rewrite, to
from tests.service.club import ADA, BEN, PLACE, Club, played_to_the_end
from tests.service.finished import once


async def a_match(club: Club, game: str = "crazy-eights") -> Table:
    """A match that is over, with secrets as the bot makes them."""

    async def play() -> Table:
        club.tables.seed = lambda: token_hex(16)
        lobby = await club.lobby(ADA, computers=("steady",), house_rules=to(50, game))
        await club.tables.join(lobby.id, replace(BEN, press=2**60 + 1))
        await club.tables.start(lobby.id, replace(ADA, press=2**60 + 2))
        return await played_to_the_end(club, lobby.id)

    return await once(club, f"proofs of {game}", play)


async def refusal(club: Club, match: int | None, guild: int = PLACE.guild) -> str:
    with pytest.raises(Refused) as refused:
        await Proofs(club.tables.store).check(guild, match or 0)
    return str(refused.value)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight", "mao"])
async def test_every_deal_of_a_match_is_dealt_again(club: Club, game: str):
    table = await a_match(club, game)
    key, proof = await Proofs(club.tables.store).check(PLACE.guild, table.match or 0)
    assert (key, proof.seal, proof.presses, proof.way) == (game, table.deal.seal, 2, "again")
    assert (proof.deals, proof.shuffles) == (table.state.round, table.state.shuffles)


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE matches SET seed = salt, salt = seed", "doesn’t match its seal"),
        ("UPDATE matches SET seal = seed || salt", "doesn’t match its seal"),
        ("UPDATE matches SET entropy = '[1]'", "move 1 comes out differently"),
        ("UPDATE matches SET entropy = '[-1]'", "aren’t valid"),
        ("UPDATE matches SET scheme = 9", "a kind of seal that this version of the bot doesn’t know"),
        ("UPDATE actions SET events = replace(events, '8S', '8C') WHERE number = 1", "move 1 "),
        ("DELETE FROM actions WHERE number = 1", "move 1 "),
        ("UPDATE matches SET entropy = 'x'", "its record is damaged"),
        ("UPDATE matches SET rules = '{'", "its record is damaged"),
        ("UPDATE actions SET action = '{}' WHERE number = 2", "its record is damaged"),
        ("DELETE FROM actions", "nothing to check"),
    ],
)
async def test_a_match_that_was_changed_is_refused_with_a_sentence(club: Club, statement: str, told: str):
    table = await a_match(club)
    rewrite(club.path, statement)
    assert told in await refusal(club, table.match)
