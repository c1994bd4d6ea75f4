"""Each person reads their own language in private, and everyone the server's in public."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.cards import SUITED_RANKS, plural
from engine.words import ENGLISH
from tests.cogs.forms import form_of, send
from tests.cogs.server import MemberActor, Server, alts, answer, ids, labels, press, text
from tests.languages import ACCENTS, accented, make_up, spoken_from, spoken_in
from tests.pages.test_commands import everything
from tests.pages.test_forgetting import asked_to_be_forgotten

pytestmark = [pytest.mark.usefixtures("languages"), pytest.mark.slow]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("locales")
    make_up(made)
    return made


@pytest.fixture
def languages(folder: Path) -> Iterator[None]:
    with spoken_from(folder):
        yield


async def pick(server: Server, who: MemberActor, language: str) -> str:
    """Pick a language on one's own page, whatever that speaks. Returns what the page says then."""
    return text(await _picked(server, who, "me.language", language))


async def pick_for_all(server: Server, owner: MemberActor, language: str) -> None:
    await _picked(server, owner, "settings.places", language)


async def _picked(server: Server, who: MemberActor, chapter: str, language: str) -> Any:
    page = answer(await who.slash(server.channel, f"eights {chapter.partition('.')[0]}"))
    (control,) = [each for each in ids(page) if each.endswith(f":{chapter}")]
    await send(who, await who.click(page, custom_id=control), language=[language])
    return page


def locale_of(server: Server, who: Any) -> str:
    """What is kept of what their Discord speaks."""
    return server.bot.services.preferences.of(server.guild.id, who.id).locale


async def test_two_people_read_their_own_language_and_everyone_the_servers(server: Server, owner: MemberActor):
    await pick_for_all(server, owner, "fi")
    server.ada.locale, server.ben.locale = "da", "it"
    await server.ada.slash(server.channel, "eights open")
    table = server.shown()
    assert spoken_in(text(table)) == {"fi"}
    await press(server.ben, table, accented("Join", "fi"))
    mine = answer(await press(server.ada, table, accented("Start", "fi")))
    theirs = answer(await press(server.ben, table, accented("My hand", "fi")))
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    assert (spoken_in(text(mine)), spoken_in(text(theirs))) == ({"da"}, {"it"})
    assert spoken_in(" ".join(labels(mine) + alts(mine))) == {"da"}
    for message in (table, mine, theirs):  # no language stands in an id or the name of a file
        parts = {part for each in ids(message) for part in re.split(r"[:.]", each)}
        names = {attached.filename for attached in message.attachments}
        assert not parts & set(ACCENTS)
        assert all(re.fullmatch(r"[a-z-]+-[0-9a-f]{16}\.png", name) for name in names), names
        assert "".join(parts | names).isascii()
    await press(server.ada, mine, "4♥")
    assert accented("Your turn", "it") in text(theirs)
    assert (spoken_in(text(mine)), spoken_in(text(theirs))) == ({"da"}, {"it"})
    public = " ".join(message.content + text(message) for message in server.channel.history())
    assert spoken_in(public) == {"fi"}


async def test_a_hand_follows_the_language_of_its_player_and_the_table_the_servers(server: Server, owner: MemberActor):
    table, (mine, theirs) = await server.begin(server.ada, server.ben)
    assert spoken_in(text(mine) + text(table)) == set()
    await pick(server, server.ada, "da")
    assert (spoken_in(text(mine)), spoken_in(text(theirs)), spoken_in(text(table))) == ({"da"}, set(), set())
    await pick_for_all(server, owner, "fi")
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    await press(server.ada, mine, "4♥")
    assert (spoken_in(text(mine)), spoken_in(text(theirs)), spoken_in(text(table))) == ({"da"}, set(), {"fi"})


async def test_what_is_picked_wins_over_what_discord_speaks_until_it_is_unpicked(server: Server):
    async def helped() -> set[str]:
        return spoken_in(await server.say(server.ada, "eights help"))

    server.ada.locale = "da"
    assert await helped() == {"da"}
    assert spoken_in(await pick(server, server.ada, "it")) == {"it"}, "the page answers in the language that was picked"
    for picked, spoken in (("it", {"it"}), (ENGLISH, set()), ("discord", {"da"})):
        await pick(server, server.ada, picked)
        assert await helped() == spoken
    for locale in ("sv-SE", "en-GB", "xx"):  # the table speaks none of them but English
        server.ben.locale = locale
        assert (await server.say(server.ben, "card draw")).startswith("There’s no table in this channel.")
        assert locale_of(server, server.ben) == ""


async def test_a_refusal_a_form_a_hint_and_what_is_offered_are_in_the_language_of_who_asks(server: Server):
    server.ada.locale, server.ben.locale = "da", "it"
    told = await server.say(server.ada, "card draw")
    assert told.startswith(accented("There’s no table in this channel.", "da"))
    page = answer(await server.ben.slash(server.channel, "eights me"))
    form = await form_of(server.ben, page, accented("My cards", "it"))
    assert accented("Sort my hand", "it") in str(form.modal)
    offered = await server.ada.autocomplete(server.channel, "eights open", "game", "mau")
    assert spoken_in(str(offered)) == {"da"}
    await server.begin(server.cleo, server.ben, hints=True)
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    for locale, spoken in (("en-US", set()), ("da", {"da"})):
        server.cleo.locale = locale
        assert spoken_in(await server.say(server.cleo, "card ask", about="hint")) == spoken


async def test_what_is_known_of_a_language_is_in_my_data_and_goes_with_forget_me(server: Server):
    server.ada.locale = "da"
    await pick(server, server.ada, "it")
    membership, preferences = server.bot.services.membership, server.bot.services.preferences
    (row,) = (await membership.everything_about(server.ada.id))["preferences"]  # type: ignore[misc]
    assert (row["preferences"]["language"], row["preferences"]["locale"]) == ("it", "da")
    await membership.forget(server.ada.id)
    assert (await membership.everything_about(server.ada.id))["preferences"] == []
    assert preferences.of(server.guild.id, server.ada.id).language == ""


async def test_what_discord_speaks_is_kept_by_those_alone_who_did_something_and_picked_no_language(server: Server):
    server.ada.locale = "da"
    await server.ada.autocomplete(server.channel, "eights open", "game", "mau")
    assert locale_of(server, server.ada) == ""
    server.bot.stopping = True
    assert spoken_in(await server.say(server.ada, "eights help")) == {"da"}
    assert locale_of(server, server.ada) == ""
    server.bot.stopping = False
    await pick(server, server.ada, "it")
    assert locale_of(server, server.ada) == "da"
    server.ada.locale = "fi"
    await server.say(server.ada, "eights help")
    assert locale_of(server, server.ada) == "da"
    await pick(server, server.ada, "discord")
    assert locale_of(server, server.ada) == "fi"


async def test_what_discord_speaks_is_not_kept_of_who_is_forgotten(server: Server, monkeypatch: pytest.MonkeyPatch):
    asked = await asked_to_be_forgotten(server, server.ada)
    preferences = server.bot.services.preferences
    keep = preferences.keep_locale

    async def keep_late(*known: Any) -> None:
        await asyncio.sleep(0.05)
        await keep(*known)

    monkeypatch.setattr(preferences, "keep_locale", keep_late)
    server.ada.locale = "da"
    await press(server.ada, asked, "Forget me for good")
    assert spoken_in(text(asked)) == {"da"}
    assert await server.ask("SELECT * FROM preferences") == []


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


async def test_someone_who_was_forgotten_is_called_so_in_each_language(server: Server, owner: MemberActor):
    await server.begin(server.ada, server.ben)
    await server.bot.services.membership.forget(server.ben.id)
    await server.settle()
    assert "Someone" in text(server.shown())
    await pick_for_all(server, owner, "fi")
    await server.position("8S 4H 5H", "2C 3C 9D", top="9H")
    assert accented("Someone", "fi") in text(server.shown())


async def test_a_table_is_known_in_any_language(server: Server):
    await server.begin(server.ada, server.ben)
    await server.begin(server.ben, server.cleo)
    for name in ("2", "table 2", "Table 2 · Crazy Eights", accented("Table 2", "da")):
        assert "Table 2" in await server.say(server.ben, "eights hand", table=name)
