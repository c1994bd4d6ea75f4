"""The letters on the cards: those of the reader's language in private, of the server's in public, or English ones."""

from dataclasses import replace

from simcord.actors import MemberActor

from model.member import Member
from tests.cogs.forms import send
from tests.cogs.server import Server, alts, answer, ids, labels, picture_says, press, text

MANAGER = Member(1, "Olga", runs_server=True)


async def pick(server: Server, who: MemberActor, language: str, letters: str) -> None:
    page = answer(await who.slash(server.channel, "eights me"))
    (control,) = [each for each in ids(page) if each.endswith(":me.language")]
    await send(who, await who.click(page, custom_id=control), language=[language], letters=[letters])


async def test_each_reader_has_letters_of_their_own_and_may_have_english_ones(server: Server):
    table, (mine, theirs) = await server.begin(server.ada, server.ben)
    await server.position("JH 4H QH", "JS 3C QD", top="KH")
    await pick(server, server.ada, "de", "on")
    await pick(server, server.ben, "de", "off")
    await server.settle()
    assert {"B♥", "D♥"} <= set(labels(mine)), labels(mine)
    assert "Bube" in "".join(alts(mine))
    assert "J♠" in labels(theirs)
    assert "Discard pile: King of hearts." in picture_says(table)
    await server.bot.services.settings.change(server.guild.id, MANAGER, lambda before: replace(before, language="fr"))
    await press(server.ada, mine, "B♥")
    assert "\xa0: V♥" in text(table)
