"""All games on their shelves, those there are and many more."""

import re
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from cogs.rules.shelf import game_card
from engine.games.variants import VARIANTS, Variant, shelves, variant
from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, go_back, nodes, press, press_more, text
from tests.pages.positions import forged, missing
from tests.pages.test_settings import set_up, settings

GAMES = f"## {len(VARIANTS)} games"


class MadeUp(Variant):
    """A game that nobody knows: it has no words in the catalogue."""

    name = property(lambda self: f"Made up {self.key[-2:]}")
    line = property(lambda self: "Words about it that take the room that a line may take at most, and no more.")
    other_names = ("Nobody’s Rummy",)


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games, and so many made-up ones that not even a country fits into one list."""
    like, made = variant("crazy-eights"), [f"made-up-{number:02}" for number in range(24)]
    for key in made:
        monkeypatch.setitem(VARIANTS, key, MadeUp(key, like.seats, like.rules, 12, "turkey"))
    return made


async def shelf_of(server: Server) -> ResponseMessage:
    return answer(await server.ada.slash(server.channel, "eights games"))


def selects(message: ResponseMessage, beginning: str) -> list[dict[str, Any]]:
    return [node for node in nodes(message) if node["type"] == 3 and node["placeholder"].startswith(beginning)]


def list_of(shown: InteractionResult, value: str) -> str:
    """The list of a form in which this can be picked."""
    assert shown.modal is not None
    parts = [label["component"] for label in shown.modal["components"]]
    (found,) = [part["custom_id"] for part in parts if value in [each["value"] for each in part.get("options", ())]]
    return str(found)


async def pick(who: MemberActor, message: ResponseMessage, beginning: str, label: str) -> None:
    """Pick an option whose label begins so from whichever of these selects has it."""
    for node in selects(message, beginning):
        for option in node["options"]:
            if option["label"].startswith(label):
                await who.select(message, [option["value"]], custom_id=node["custom_id"])
                return
    raise AssertionError(f"there is no {label}")


async def test_all_games_stand_on_shelves_by_kind_by_players_and_by_country(server: Server):
    page = await shelf_of(server)
    assert text(page).startswith(GAMES)
    quick = next(shelf for shelf in shelves() if shelf.key == "quick")
    assert f"- **Quick** ({len(quick.games)}) – Over in 20 minutes or less." in text(page)
    await press(server.ada, page, "By country")
    assert "- **United Kingdom** – Black Jack, Switch, Jacks, Twos and Eights, Jack Change It" in text(page)
    assert all(f"{game.name}" in text(page) for game in VARIANTS.values())
    await press(server.ada, page, "By kind")
    assert "**Quick**" in text(page)
    await press(server.ada, page, "By players")
    for number in range(2, 9):
        games = sum(number in game.seats for game in VARIANTS.values())
        assert f"- **{number} players** ({games})" in text(page)
    await pick(server.ada, page, "Pick a shelf", "8 players")
    assert text(page).startswith("### 8 players")
    assert "Crazy Eights" in text(page)
    assert "Eights for two" not in text(page)
    await press(server.ada, page, "All games")
    assert "- **8 players**" in text(page), "back to those beside it"


async def searched(server: Server, typed: str) -> ResponseMessage:
    page = await shelf_of(server)
    await send(server.ada, await form_of(server.ada, page, "Find a game"), typed=typed)
    return page


FOUND = {
    "whot": ("wot", "nigerai"),
    "agony": ("agonia", "Αγωνια", "ΑΓΩΝΊΑ"),
    "mau-mau": ("mau mau", "Mau–Mau"),
    "puskiyon": ("puskiyon",),
    "huit-americain": ("8 americain", "HUIT AMERICAIN"),
    "switch": ("take two",),
    "huit": ("quebec",),
    "one-card": ("원카드",),
    "hundred-one": ("101", "sto odno", "сто одно"),
    "pis-yedili": ("pis 7",),
    "olsen-olsen": ("olsen olsen",),
    "olsen": ("vri atter",),
    "neunerln": ("neunerl",),
    "tschau-sepp": ("tshau sepp",),
    "makao": ("mkao",),
    "bartok": ("bartock",),
}


async def test_a_game_is_found_as_people_type_it(subtests: pytest.Subtests, server: Server):
    for key, ways in FOUND.items():
        for typed in ways:
            with subtests.test(typed=typed, key=key):
                assert f"**{VARIANTS[key].name}**" in text(await searched(server, typed))
                assert (await server.offered(server.ada, "eights open", "game", typed))[0] == key


async def test_an_empty_search_finds_every_game_and_one_for_nothing_here_says_so(server: Server):
    assert f"{len(VARIANTS)} games found" in text(await searched(server, ""))
    for typed in ("**bridge** @everyone", "qqqq"):
        told = text(await searched(server, typed))
        assert told.startswith("### No game found for “")
        assert not [each for each in ("@everyone", "**bridge**") if each in told]


async def test_a_game_that_was_searched_is_opened(server: Server):
    page = await searched(server, "take two")
    assert text(page).startswith("### 1 game found for “take two”")
    await pick(server.ada, page, "Pick a game", "Switch")
    await press(server.ada, page, "All games")
    assert text(page).startswith(GAMES)


async def test_a_game_that_isnt_dealt_here_leads_to_the_nearest(subtests: pytest.Subtests, server: Server):
    for typed, nearest in [
        ("Uno", "crazy-eights"),
        ("spoons", "mao"),
        ("macau london", "macau"),
        ("London Macau", "macau"),
        ("flap", "switch"),
        ("army prsi", "prsi"),
    ]:
        with subtests.test(typed=typed, nearest=nearest):
            name = VARIANTS[nearest].name
            told = text(await searched(server, typed))
            assert missing(told, f"{name} comes closest", f"**{name}**") == []
            offered = await server.ada.autocomplete(server.channel, "eights open", "game", typed)
            assert offered[0]["value"] == nearest
            assert offered[0]["name"].endswith(f". The closest game is {name}")
            assert [choice["value"] for choice in offered].count(nearest) == 1
            assert f"{name} comes closest" in await server.say(server.ada, "eights open", game=typed)


async def test_house_rules_that_are_called_like_a_game_elsewhere_are_still_picked(server: Server):
    await server.open(server.ada)
    await server.say(server.ada, "houserules save", name="Uno")
    await server.say(server.ada, "eights table", action="close")
    assert "· Uno\n" in text(await server.open(server.ada, game="Uno"))


async def test_a_shelf_too_full_for_its_lines_names_every_game(server: Server, many: list[str]):
    page = await shelf_of(server)
    await press(server.ada, page, "By players")
    await pick(server.ada, page, "Pick a shelf", "4 players")
    assert all(f"**{game.name}**" in text(page) for game in VARIANTS.values() if 4 in game.seats)


async def test_a_shelf_tells_seats_and_minutes_and_leads_to_a_game_and_its_rules(server: Server):
    page = await shelf_of(server)
    await pick(server.ada, page, "Pick a shelf", "For two")
    assert missing(page, "**Eights for two** – The classic for two.", "-# 2 players · 35 min") == []
    await pick(server.ada, page, "Pick a game", "Eights")
    assert missing(page, "Also called Swedish Rummy.", "**2 to 4 players** · about 25 minutes with 2") == []
    assert "United States · For two · Partners" in text(page)
    await press(server.ada, page, "Rulebook")
    assert text(page).startswith("## Rulebook · Eights")
    await go_back(server.ada, page)
    await go_back(server.ada, page)
    assert text(page).startswith("### For two")
    await press(server.ada, page, "All games")
    assert text(page).startswith(GAMES)


async def test_many_games_fit_and_each_can_be_picked(server: Server, many: list[str]):
    page = await shelf_of(server)
    await press(server.ada, page, "By country")
    assert text(page).startswith(f"## {len(VARIANTS)} games")
    await pick(server.ada, page, "Pick a country", "Turkey")
    assert len(selects(page, "Pick a game")) == 2, "so many games are too many for one"
    await pick(server.ada, page, "Pick a game", VARIANTS[many[-1]].name)
    await press(server.ada, page, "Open a table")
    assert server.table().game == many[-1]
    assert VARIANTS[many[-1]].name in text(server.shown())
    shown = answer(await press_more(server.ada, server.shown(), "Table options"))
    assert len(selects(shown, "Game")) == 2
    await pick(server.ada, shown, "Pick a country", "United Kingdom")
    await pick(server.ada, shown, "Game", "Game: Switch")
    assert server.table().game == "switch"
    await pick(server.ada, shown, "Pick a country", "Turkey")
    await pick(server.ada, shown, "Game", f"Game: {VARIANTS[many[-1]].name}")
    assert server.table().game == many[-1]


async def test_among_many_games_saved_house_rules_are_still_offered(server: Server, many: list[str]):
    await server.open(server.ada)
    await server.say(server.ada, "houserules save", name="Friday night")
    for command in ("eights open", "houserules show", "tournament open"):
        offered = await server.offered(server.ada, command, "game")
        assert (len(offered), offered[-1]) == (25, "Friday night")
    for command, typed, games in (
        ("eights open", VARIANTS[many[-1]].name, many[-1:]),
        ("eights leaderboard", "swiss", []),
        ("eights leaderboard", "take two", ["switch"]),
    ):
        assert await server.offered(server.ada, command, "game", typed) == games


async def test_any_of_many_games_can_be_the_default(server: Server, many: list[str], owner):
    shown = await form_of(owner, await settings(owner, server), "Game and pace")
    last = list_of(shown, many[-1])
    for given, default in (({last: many[-1:]}, many[-1]), ({"game": ["switch"]}, "switch"), ({}, "switch")):
        await set_up(owner, server, "Game and pace", **given)
        assert server.bot.services.settings.of(server.guild.id).game == default


async def test_what_is_gone_is_said(subtests: pytest.Subtests, server: Server):
    assert all(re.fullmatch(r"[a-z0-9-]{1,20}", shelf.key) for shelf in shelves()), "a key stands in a control"
    for action, said in [
        ("shelf-game.turkey.nonsense", "That game is no longer available."),
        ("shelf-game", "That game is no longer available."),
        ("shelf.atlantis", GAMES),
        ("shelf", GAMES),
        ("play-now.nonsense", "has been deleted"),
    ]:
        with subtests.test(action=action, said=said):
            page = await shelf_of(server)
            assert said in text(answer(await forged(server, server.ada, page, f"b:0::{action}")))


async def test_a_set_of_its_own_is_shown_with_its_game_and_found_by_its_name(server: Server):
    assert (await server.offered(server.ada, "eights open", "game", "Irish"))[0] == "switch"
    page = game_card(VARIANTS["switch"], "united-kingdom")
    assert "ready-made set of house rules: Irish Switch" in str(page.view.to_components())
    assert "ready-made" not in str(game_card(VARIANTS["crazy-eights"], "united-kingdom").view.to_components())


async def test_a_rulebook_tells_what_is_left_out(server: Server):
    shown = await server.say(server.ada, "houserules show", game="one-card")
    assert "-# Good to know: Jokers go on any card" in shown
    await server.open(server.ada, game="jack-change-it")
    assert "Good to know: You can’t add the 2♥" in await server.say(server.ada, "houserules show")
