"""Each person reads their own language in private, and everyone the server's in public."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers

from engine import words
from engine.core.cards import SUITED_RANKS, plural
from engine.words import ENGLISH
from tests.cogs.forms import form_of, send
from tests.cogs.server import CALM, Server, alts, answer, at_once, ids, labels, out, picture_says, press, text
from tests.languages import ACCENTS, accented, make_up, spoken_from, spoken_in
from tests.pages.test_commands import everything
from tests.pages.test_forgetting import asked_to_be_forgotten

pytestmark = pytest.mark.usefixtures("undrawn", "languages")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("locales")
    make_up(made)
    return made


@pytest.fixture
def languages(folder: Path) -> Iterator[None]:
    with spoken_from(folder):
        yield


@pytest.fixture
def locales(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """What people's Discord speaks, by person. Others have English."""
    spoken: dict[int, str] = {}
    payload = interactions.base_payload

    def speaking(*given: Any, **named: Any) -> Any:
        record, sent = payload(*given, **named)
        return record, sent | {"locale": spoken.get(named["user_id"], "en-US")}

    monkeypatch.setattr(interactions, "base_payload", speaking)
    return spoken


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


@pytest.fixture
async def owner(server: Server) -> MemberActor:
    return await server.newcomer("Olga", runs_server=True)


async def pick(server: Server, who: MemberActor, language: str) -> str:
    """Pick a language on one's own page, whatever that speaks. Returns what the page says then."""
    page = answer(await who.slash(server.channel, "eights me"))
    (control,) = [each for each in ids(page) if each.endswith(":me.language")]
    await send(who, await who.click(page, custom_id=control), language=[language])
    return text(page)


async def pick_for_all(server: Server, owner: MemberActor, language: str) -> None:
    page = answer(await owner.slash(server.channel, "eights settings"))
    (control,) = [each for each in ids(page) if each.endswith(":settings.places")]
    await send(owner, await owner.click(page, custom_id=control), language=[language])


async def press_in(who: MemberActor, message: Any, label: str, language: str) -> Any:
    return await press(who, message, accented(label, language))


def public_texts(server: Server) -> str:
    """All that was ever posted or changed for everyone."""
    sent = [*server.requests("POST", "/messages"), *server.env.http_requests]
    posts = [each for each in sent if "/channels/" in each.path and each.method in ("POST", "PATCH")]
    return "\n".join(str(each.json) for each in posts)


async def test_two_people_read_their_own_language_and_everyone_the_servers(
    server: Server, owner: MemberActor, locales: dict[int, str]
):
    await pick_for_all(server, owner, "fi")
    locales |= {server.ada.id: "da", server.ben.id: "it"}
    await server.ada.slash(server.channel, "eights open")
    table = server.shown()
    assert accented("is open", "fi") in text(table) or "fi" in spoken_in(text(table))
    await press_in(server.ben, table, "Join", "fi")
    mine = answer(await press_in(server.ada, table, "Start", "fi"))
    theirs = answer(await press_in(server.ben, table, "My hand", "fi"))
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    assert (spoken_in(text(mine)), spoken_in(text(theirs))) == ({"da"}, {"it"})
    assert spoken_in(" ".join(labels(mine) + alts(mine))) == {"da"}
    await press(server.ada, mine, "4♥")
    assert accented("Your turn", "it") in text(theirs)
    assert (spoken_in(text(mine)), spoken_in(text(theirs))) == ({"da"}, {"it"})
    assert spoken_in(text(table)) == {"fi"}
    assert spoken_in(public_texts(server)) == {"fi"}


async def test_a_hand_follows_when_its_player_picks_a_language_and_the_table_when_the_server_does(
    server: Server, owner: MemberActor
):
    table, (mine, theirs) = await server.begin(server.ada, server.ben)
    assert spoken_in(text(mine) + text(table)) == set()
    await pick(server, server.ada, "da")
    await server.settle()
    assert (spoken_in(text(mine)), spoken_in(text(theirs)), spoken_in(text(table))) == ({"da"}, set(), set())
    await pick_for_all(server, owner, "fi")
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    await press(server.ada, mine, "4♥")
    assert (spoken_in(text(mine)), spoken_in(text(theirs)), spoken_in(text(table))) == ({"da"}, set(), {"fi"})


async def test_what_is_picked_wins_over_what_discord_speaks_until_it_is_unpicked(
    server: Server, locales: dict[int, str]
):
    locales[server.ada.id] = "da"
    assert spoken_in(await server.say(server.ada, "eights help")) == {"da"}
    assert spoken_in(await pick(server, server.ada, "it")) == {"it"}, "the page answers in the language that was picked"
    assert spoken_in(await server.say(server.ada, "eights help")) == {"it"}
    await pick(server, server.ada, ENGLISH)
    assert spoken_in(await server.say(server.ada, "eights help")) == set()
    await pick(server, server.ada, "discord")
    assert spoken_in(await server.say(server.ada, "eights help")) == {"da"}


async def test_a_plan_leaves_the_message_of_the_table_alone_in_any_language(server: Server, owner: MemberActor):
    table, (mine, _) = await server.begin(server.ada, server.ben)
    await pick_for_all(server, owner, "fi")
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    await press(server.ada, mine, "4♥")
    assert spoken_in(text(table)) == {"fi"}
    since = len(server.env.http_requests)
    await server.say(server.ada, "card play", card="5H")
    await server.settle()
    assert server.table().planned
    assert not [each.path for each in server.env.http_requests[since:] if each.path.startswith("/channels/")]


@pytest.mark.parametrize("locale", ["sv-SE", "en-GB", "xx"])
async def test_who_speaks_what_the_table_does_not_reads_english(server: Server, locales: dict[int, str], locale: str):
    locales[server.ada.id] = locale
    told = await server.say(server.ada, "card draw")
    assert told.startswith("There’s no table in this channel.")
    assert server.bot.services.preferences.of(server.guild.id, server.ada.id).locale == ""


async def test_a_refusal_a_form_and_what_is_offered_are_in_the_language_of_who_asks(
    server: Server, locales: dict[int, str]
):
    locales |= {server.ada.id: "da", server.ben.id: "it"}
    told = await server.say(server.ada, "card draw")
    assert told.startswith(accented("There’s no table in this channel.", "da"))
    page = answer(await server.ben.slash(server.channel, "eights me"))
    form = await form_of(server.ben, page, accented("My cards", "it"))
    assert form.modal is not None
    assert accented("Sort my hand", "it") in str(form.modal)
    offered = await server.ada.autocomplete(server.channel, "eights open", "game", "mau")
    assert spoken_in(str(offered)) == {"da"}


async def test_what_is_known_of_a_language_is_in_my_data_and_goes_with_forget_me(
    server: Server, locales: dict[int, str]
):
    locales[server.ada.id] = "da"
    await pick(server, server.ada, "it")
    membership, preferences = server.bot.services.membership, server.bot.services.preferences
    (row,) = (await membership.everything_about(server.ada.id))["preferences"]  # type: ignore[misc]
    assert (row["preferences"]["language"], row["preferences"]["locale"]) == ("it", "da")
    await membership.forget(server.ada.id)
    assert (await membership.everything_about(server.ada.id))["preferences"] == []
    assert preferences.of(server.guild.id, server.ada.id).language == ""


async def test_the_servers_own_locale_counts_only_where_it_could_be_picked(server: Server, told: dict[str, Any]):
    spoken = []
    for locale, features in (("fi", []), ("fi", ["COMMUNITY"]), ("sv-SE", ["COMMUNITY"])):
        told |= {"preferred_locale": locale, "features": features}
        await tell_of(server, "GUILD_UPDATE")
        spoken.append(server.bot.services.languages.of_server(server.guild.id))
    assert spoken == [ENGLISH, "fi", ENGLISH]


async def test_what_goes_out_before_discord_has_told_of_a_server_is_in_its_language(
    server: Server, told: dict[str, Any]
):
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


async def test_what_discord_speaks_is_kept_by_those_alone_who_did_something_and_picked_no_language(
    server: Server, locales: dict[int, str]
):
    def kept() -> str:
        return server.bot.services.preferences.of(server.guild.id, server.ada.id).locale

    locales[server.ada.id] = "da"
    await server.ada.autocomplete(server.channel, "eights open", "game", "mau")
    assert kept() == ""
    server.bot.stopping = True
    assert spoken_in(await server.say(server.ada, "eights help")) == {"da"}
    assert kept() == ""
    server.bot.stopping = False
    await pick(server, server.ada, "it")
    assert kept() == "da"
    locales[server.ada.id] = "fi"
    await server.say(server.ada, "eights help")
    assert kept() == "da"
    await pick(server, server.ada, "discord")
    assert kept() == "fi"


async def test_what_discord_speaks_is_not_kept_anew_of_who_is_forgotten(
    server: Server, locales: dict[int, str], monkeypatch: pytest.MonkeyPatch
):
    asked = await asked_to_be_forgotten(server, server.ada)
    preferences = server.bot.services.preferences
    keep = preferences.keep_locale

    async def keep_late(*known: Any) -> None:
        await asyncio.sleep(1)
        await keep(*known)

    monkeypatch.setattr(preferences, "keep_locale", keep_late)
    locales[server.ada.id] = "da"
    with at_once(server.env):
        await press(server.ada, asked, "Forget me for good")
    await server.settle()
    await server.env.advance_time(2)
    assert spoken_in(text(asked)) == {"da"}
    assert await server.ask("SELECT * FROM preferences") == []


async def test_no_language_stands_in_an_id_or_the_name_of_a_file(server: Server, locales: dict[int, str]):
    locales |= {server.ada.id: "da", server.ben.id: "it"}
    await server.ada.slash(server.channel, "eights open")
    table = server.shown()
    await press(server.ben, table, "Join")
    for message in (
        table,
        answer(await press(server.ada, table, "Start")),
        answer(await press(server.ben, table, "My hand")),
    ):
        parts = {part for each in ids(message) for part in re.split(r"[:.]", each)}
        names = {attached.filename for attached in message.attachments}
        assert not parts & set(ACCENTS)
        assert all(re.fullmatch(r"[a-z-]+-[0-9a-f]{16}\.png", name) for name in names), names
        assert "".join(parts | names).isascii()


async def test_discord_shows_each_person_the_commands_in_their_language_and_their_names_in_english(server: Server):
    tree = server.bot.tree
    assert tree.translator is not None
    told = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    for part in (each for command in told for each in everything(command)):
        if "description" in part:
            assert part["description_localizations"]["fi"] == accented(part["description"], "fi")
            assert part["description_localizations"].keys() == set(ACCENTS), "no language is told as another"
            assert not part.get("name_localizations"), part["name"]
        elif part["name"] not in map(plural, SUITED_RANKS):  # the words of cards have no accents here
            assert part["name_localizations"]["da"] == accented(part["name"], "da"), part


def outside(server: Server) -> list[str]:
    """All that Discord was sent and not asked for by someone: for everyone, or in a channel with one person."""
    asked_for = ("/interactions/", "/webhooks/", "/applications/")
    sent = [each for each in server.env.http_requests if not each.path.startswith(asked_for)]
    return [text for each in sent if (text := str(each.json)) != "None"]


async def test_nothing_that_goes_out_by_itself_shows_the_language_of_who_began_it(
    server: Server, owner: MemberActor, locales: dict[int, str]
):
    await pick_for_all(server, owner, "fi")
    locales |= {person.id: "da" for person in (server.ada, server.ben, server.cleo)}
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
    sent = outside(server)
    kinds = {each.path.rpartition("/")[2] for each in server.env.http_requests if each.method == "POST"}
    assert {"threads", "messages"} <= kinds, kinds
    assert len(sent) > 10
    assert [each for each in sent if spoken_in(each) - {"fi"}] == []
    assert {"fi"} == set().union(*map(spoken_in, sent))


async def test_a_hint_is_said_in_the_language_of_who_asks(server: Server, locales: dict[int, str]):
    await server.begin(server.ada, server.ben, hints=True)
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    assert spoken_in(await server.say(server.ada, "card ask", about="hint")) == set()
    locales[server.ada.id] = "da"
    assert spoken_in(await server.say(server.ada, "card ask", about="hint")) == {"da"}


async def test_someone_who_was_forgotten_is_called_so_in_each_language(server: Server, owner: MemberActor):
    await server.begin(server.ada, server.ben)
    await server.bot.services.membership.forget(server.ben.id)
    await server.settle()
    assert "Someone" in text(server.shown())
    await pick_for_all(server, owner, "fi")
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    assert accented("Someone", "fi") in text(server.shown())


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


async def test_a_server_is_greeted_in_the_locale_that_it_picked_in_discord(server: Server):
    backend = server.env.backend
    guild = backend.get_guild(server.guild.id)
    guild.system_channel_id = server.channel.id
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await server.settle()
    joined = serializers.guild_create_payload(backend, guild) | {"preferred_locale": "fi", "features": ["COMMUNITY"]}
    backend.emit("GUILD_CREATE", {key: value for key, value in joined.items() if key != "unavailable"})
    await server.settle()
    assert spoken_in(text(server.shown())) == {"fi"}


async def test_a_table_is_known_in_any_language_and_the_others_are_read_only_for_that(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    await server.begin(server.ada, server.ben)
    await server.begin(server.ben, server.cleo)
    read, source = set[str](), words.source

    def noted(subject: str, language: str = ENGLISH) -> str:
        read.add(language)
        return source(subject, language)

    monkeypatch.setattr(words, "source", noted)
    words.put_away()
    for name in ("2", "table 2", "Table 2 · Crazy Eights"):
        assert "Table 2" in await server.say(server.ben, "eights hand", table=name)
    assert read == {ENGLISH}
    assert "Table 2" in await server.say(server.ben, "eights hand", table=accented("Table 2", "da"))
    assert read > {ENGLISH}
