"""Languages by what Discord tells of a server and of people, and in all that goes out by itself."""

from typing import Any

import pytest
from simcord import interactions
from simcord.backend import serializers

from engine.words import ENGLISH
from tests.cogs.server import CALM, MemberActor, Server, out, picture_says, text
from tests.cogs.test_first_steps import invited
from tests.languages import accented, spoken_in
from tests.pages.test_languages import folder, languages, pick_for_all

__all__ = ("folder", "languages")
pytestmark = [pytest.mark.usefixtures("languages"), pytest.mark.slow]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What Discord tells of the server, besides what it would."""
    otherwise: dict[str, Any] = {}
    payload = serializers.guild_create_payload
    monkeypatch.setattr(serializers, "guild_create_payload", lambda *given: {**payload(*given), **otherwise})
    return otherwise


async def tell_of(server: Server, event: str) -> None:
    backend = server.env.backend
    backend.emit(event, serializers.guild_create_payload(backend, backend.get_guild(server.guild.id)))
    await server.settle()


async def test_the_servers_own_locale_counts_only_where_it_could_be_picked(server: Server, told: dict[str, Any]):
    spoken = []
    for locale, features in (("fi", []), ("fi", ["COMMUNITY"]), ("sv-SE", ["COMMUNITY"])):
        told |= {"preferred_locale": locale, "features": features}
        await tell_of(server, "GUILD_UPDATE")
        spoken.append(server.bot.services.languages.of_server(server.guild.id))
    assert spoken == [ENGLISH, "fi", ENGLISH]
    told |= {"preferred_locale": "fi"}
    await invited(server)
    assert spoken_in(text(server.shown())) == {"fi"}, "it is greeted so"


async def test_what_goes_out_before_discord_has_told_of_a_server_is_in_its_language(server: Server, told):
    await server.begin(server.ada, server.ben)
    told |= {"preferred_locale": "fi", "features": ["COMMUNITY"]}
    await tell_of(server, "GUILD_CREATE")  # it was out for a while, and the locale was picked meanwhile
    since = len(server.env.http_requests)
    with out(server):
        await server.restart()
    await server.env.advance_time(CALM.turn + 1)
    await server.settle()
    sent = [each for each in server.env.http_requests[since:] if each.path.startswith("/channels/")]
    shown = [each for each in sent if each.method in ("POST", "PATCH")]
    assert {each.method for each in shown} == {"POST", "PATCH"}
    assert [spoken_in(str(each.json)) for each in shown] == [{"fi"}] * len(shown)


async def test_nothing_that_goes_out_by_itself_shows_the_language_of_who_began_it(server: Server, owner, monkeypatch):
    payload = interactions.base_payload

    def in_danish(*given: Any, **named: Any) -> Any:
        record, sent = payload(*given, **named)
        return record, sent | {"locale": "da"}

    await pick_for_all(server, owner, "fi")
    monkeypatch.setattr(interactions, "base_payload", in_danish)
    channel, ada = server.channel, server.ada
    await ada.slash(channel, "eights open", place="thread")
    await ada.slash(channel, "eights open", **{"with": server.ben})
    await ada.slash(channel, "tournament open", starts="12:00")
    for person in (server.ben, server.cleo):
        await person.slash(channel, "tournament join")
    await server.env.advance_time(20 * 60)
    await server.settle()
    await ada.slash(channel, "tournament manage", action="start")
    await server.settle()
    asked_for = ("/interactions/", "/webhooks/", "/applications/")
    others = [each for each in server.env.http_requests if not each.path.startswith(asked_for)]
    sent = [told for each in others if (told := str(each.json)) != "None"]
    kinds = {each.path.rpartition("/")[2] for each in server.env.http_requests if each.method == "POST"}
    assert {"threads", "messages"} <= kinds, kinds
    assert len(sent) > 10
    assert [each for each in sent if spoken_in(each) - {"fi"}] == []
    assert {"fi"} == set().union(*map(spoken_in, sent))


async def test_a_player_who_is_really_called_someone_stays_so(server: Server, owner: MemberActor):
    """In what is kept too, and in rows of older versions, which kept the word for those who were forgotten."""
    really = await server.newcomer("Someone")
    await server.begin(server.ada, server.ben, really)
    await server.bot.services.membership.forget(server.ben.id)
    await pick_for_all(server, owner, "fi")
    for kept_as in ("null", '"Someone"'):
        async with server.bot.store.writing() as connection:
            seats = f"""replace(seats, '"name": null', '"name": {kept_as}')"""
            await connection.exec_driver_sql(f"UPDATE tables SET seats = {seats}")
        await server.restart()
        board = picture_says(server.shown())
        assert [board.count(name) for name in ("Someone", accented("Someone", "fi"))] == [1, 1]
