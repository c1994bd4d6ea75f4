"""The four commands as Discord gets them: how many, how long, how called, and that every option explains itself."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind, AppCommandType, Locale

from cogs.discord.commands import COMMANDS
from cogs.discord.languages import language_of
from cogs.rules.search import games_found
from engine.games.variants import KINDS, shelves
from engine.words import ENGLISH, Words, in_language, languages, source
from model import VERSION
from tests.cogs.server import Server
from tests.words import ROOMS, ROOT, catalogues

CALLED = re.compile(r"[-_a-z0-9]{1,32}")  # Discord's pattern, for names in English
SUBCOMMANDS, OPTIONS, CHOICES, CHARACTERS = 25, 25, 25, 8000
MOST = 40  # subcommands in all: more would be a list that no one reads
TYPED = re.compile(rf"(?<!\w)/({'|'.join(COMMANDS)}) ([a-z][a-z-]*)((?: [a-z-]+:[\w-]*)*)")
BOUNDED = {Kind.integer.value, Kind.number.value}
PLAIN = {Kind.boolean.value, Kind.user.value}  # Discord itself offers what there is


@pytest.fixture
async def told(server: Server) -> dict[str, dict[str, Any]]:
    tree = server.bot.tree
    assert tree.translator is not None
    commands = tree.get_commands(type=AppCommandType.chat_input)
    return {command.name: await command.get_translated_payload(tree, tree.translator) for command in commands}


def everything(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, its subcommands, their options and the choices of these."""
    yield command
    for part in (*command.get("options", ()), *command.get("choices", ())):
        yield from everything(part)


def options(told: dict[str, dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, command in told.items():
        for subcommand in command["options"]:
            for option in subcommand["options"]:
                yield f"/{name} {subcommand['name']} {option['name']}", option


async def test_there_are_four_commands_with_all_that_can_be_done(told: dict[str, dict[str, Any]]):
    has = {name: {each["name"] for each in command["options"]} for name, command in told.items()}
    assert list(has) == ["eights", "card", "houserules", "tournament"]
    assert sum(map(len, has.values())) <= MOST
    first = told["eights"]["options"][0]
    assert (first["name"], first["description"][:21]) == ("open", "Play a card game here"), "what a newcomer gets"
    assert told["eights"]["description"] == "Play a card game here"


async def test_each_keeps_to_the_limits_of_discord(told: dict[str, dict[str, Any]]):
    for command in told.values():
        assert (command["contexts"], command["integration_types"]) == ([0], [0]), "for servers"
        assert command["default_member_permissions"] is None, "who may do what is the bot's business"
        assert len(command["options"]) <= SUBCOMMANDS
        for part in everything(command):
            assert len(part.get("options", ())) <= OPTIONS
            assert len(part.get("choices", ())) <= CHOICES
            assert "value" in part or CALLED.fullmatch(part["name"]), part["name"]
            assert 1 <= len(part["name"]) <= 100
            assert all(1 <= len(text) <= 100 for text in texts(part, "name"))
            assert "value" in part or all(1 <= len(text) <= 100 for text in texts(part, "description")), part
        assert characters(command) <= CHARACTERS, (command["name"], characters(command))


def characters(command: dict[str, Any]) -> int:
    """As Discord counts them: names, descriptions and values of all that is in it, each in its longest language."""
    counted = ("name", "description", "value")
    return sum(max(map(len, texts(part, key))) for part in everything(command) for key in counted)


def texts(part: dict[str, Any], key: str) -> list[str]:
    """What a part says in all languages, English first."""
    return [str(part.get(key, "")), *(part.get(f"{key}_localizations") or {}).values()]


async def test_every_option_tells_what_its_values_mean(told: dict[str, dict[str, Any]]):
    found = dict(options(told))
    assert found
    for name, option in found.items():
        assert option["description"] not in ("", "…"), name
        bounded = option["type"] in BOUNDED and {"min_value", "max_value"} <= set(option)
        offered = option.get("choices") or option.get("autocomplete") or bounded or option["type"] in PLAIN
        assert offered, f"{name} offers nothing"


def named() -> Iterator[tuple[str, str, str, str]]:
    """Every command that a sentence, a page of documentation or the code names: where, its group, its name, options."""
    places = (*ROOMS, f"locales/{ENGLISH}")
    rooms = [path for room in places for kind in ("*.ftl", "*.py") for path in (ROOT / room).rglob(kind)]
    for path in (
        *rooms,
        *(ROOT / "docs").glob("*.md"),
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "offline_table.py",
    ):
        for group, name, given in TYPED.findall(path.read_text(encoding="utf-8")):
            yield path.relative_to(ROOT).as_posix(), group, name, given


def check_named(told: dict[str, dict[str, Any]], group: str, name: str, given: str, where: str) -> None:
    """There is such a command, with these options, and their choices have these values."""
    known = {each["name"]: each for each in told[group]["options"]}
    assert name in known, f"{where} names /{group} {name}"
    options = {each["name"]: each for each in known[name]["options"]}
    for option, value in (pair.split(":") for pair in given.split()):
        assert option in options, f"{where} names {option}: of /{group} {name}"
        if value and "choices" in options[option]:
            values = [choice["value"] for choice in options[option]["choices"]]
            assert value in values, f"{where} names {option}:{value} of /{group} {name}"


async def test_every_command_that_is_named_is_there_with_its_options_and_choices(told: dict[str, dict[str, Any]]):
    """Who reads ``what:scores`` finds it in the list by these letters."""
    found = list(named())
    assert len(found) > 60
    for where, group, name, given in found:
        check_named(told, group, name, given, where)
    words = {word for _, _, _, given in found for word in given.split()}
    for option, choice in [(each, choice) for _, each in options(told) for choice in each.get("choices", ())]:
        if f"{option['name']}:{choice['value']}" in words:
            letters = re.sub(r"[^a-z]", "", choice["name"].lower())
            assert letters.startswith(re.sub(r"[^a-z]", "", str(choice["value"]))), choice


def values_named(told: dict[str, dict[str, Any]], language: str, catalogue: str) -> list[tuple[str, ...]]:
    """The commands that a catalogue names, with their options and the values that its language's list has so."""
    locales = {locale.value for locale in Locale if language_of(locale.value) == language}
    found = []
    for group, name, given in TYPED.findall(source(catalogue, language)):
        parts = [part for part in told[group]["options"] if part["name"] == name]
        options = {each["name"]: each for part in parts for each in part["options"]}
        for option, typed in (pair.split(":") for pair in given.split()):
            values = {
                shown.partition(" – ")[0]: choice["value"]
                for choice in options[option].get("choices", ())
                for shown in [choice["value"], *(choice.get("name_localizations", {}).get(each) for each in locales)]
                if shown and (language == ENGLISH or shown != choice["value"])
            }
            found.append((group, name, option, values.get(typed, typed and f"no {typed}")))
    return sorted(found)


async def test_every_language_names_the_values_that_its_own_list_shows(told: dict[str, dict[str, Any]]):
    wrong = {
        (language, catalogue): (own, english)
        for language in languages()
        for catalogue in catalogues()
        if (own := values_named(told, language, catalogue)) != (english := values_named(told, ENGLISH, catalogue))
    }
    assert not wrong


def test_every_language_finds_the_games_by_the_words_that_their_option_names_also_with_another_ending():
    """In its description the last four are kinds of games."""
    wrong = []
    for language in languages():
        with in_language(language):
            told = Words("cogs.discord.commands")("option-game").rstrip(")")
            said = re.split(r"[.,:]? (?:or|oder|ou|o|of) |[,:.] | [(]", told)
            found = [{game.key for game in games_found(word)} for word in said[-4:]]
            kinds = [{game.key for game in shelf.games} for shelf in shelves() if shelf.key in KINDS]
        known = [next((number for number, kind in enumerate(kinds) if kind <= games), None) for games in found]
        wrong += [(language, said[-4:], known)] if None in known or len({*known}) < 4 else []
    assert not wrong
    with in_language("pl"):
        found = [len(games_found(word)) for word in ("szybka", "długa", "dzika")]
        assert found == [len(games_found(word)) for word in ("szybkie", "długie", "dzikie")]


async def test_help_names_the_four_and_the_readme_lists_all_of_them(server: Server, told: dict[str, dict[str, Any]]):
    every = sorted(f"{group} {each['name']}" for group in told for each in told[group]["options"])
    said = await server.say(server.ada, "eights help")
    assert f"Eights {VERSION}" in said
    assert all(f"`/{group}`" in said for group in told)
    written = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = re.findall(r"^.*`/(\w+)` ([a-z, -]+[a-z])", written, re.MULTILINE)
    assert len(lines) <= 8
    assert sorted(f"{group} {name}" for group, names in lines for name in names.split(", ")) == every


COMMANDS = {  # and the actions of the buttons and selects that do the same
    **{f"/eights {each}": each for each in ("leave", "help", "practice", "today", "history", "settings")},
    **{f"/eights show what:{page}": page for page in ("scores", "pile", "log", "sheet", "details", "tables")},
    **{f"/card {each}": each for each in ("pass", "catch", "take-back")},
    "/eights open": "play-now",
    "/eights join": "join sit",
    "/eights start": "start ready rematch",
    "/eights hand": "hand called",
    "/eights show what:table": "bottom",
    "/eights table action:add": "computer",
    "/eights table action:invite player:": "invite",
    "/eights table action:remove": "remove",
    "/eights table action:options": "options",
    "/eights table action:level": "host-level",
    "/eights table action:close": "close",
    "/eights me": "notify me-page",
    "/card play card:": "play pick plan",
    "/card draw from:draw": "draw",
    "/card draw from:discard": "take",
    "/card discard card:": "discard",
    "/card last-card": "call",
    "/card give card:": "give",
    "/card give": "decline",
    "/card challenge answer:stand": "accept",
    "/card challenge answer:challenge": "challenge",
    "/card pick suit:": "nominate",
    "/card pick direction:": "direction",
    "/card rule action:add": "add-rule",
    "/card rule action:guess": "guesses guess",
    "/card say phrase:": "say",
    "/card ask about:hint": "hint",
    "/card ask about:why-not": "why",
    "/eights games": "shelf",
    "/eights history match:": "replay",
    "/eights leaderboard": "board",
    "/houserules show": "rules",
    "/houserules show game:": "book",
    "/houserules edit": "edit sets",
    "/houserules edit game:": "set-new",
    "/houserules saved name:": "set",
    "/houserules save name:": "rules-save",
    "/houserules save code:": "rules-import",
    "/houserules saved action:share": "rules-share",
    "/tournament join": "t-join",
    "/tournament leave": "t-leave",
    "/tournament manage action:start": "t-start",
    "/tournament manage action:pause": "t-pause t-go-on",
    "/tournament manage action:bot": "t-computer",
    "/tournament manage action:remove player:": "t-remove",
    "/tournament manage action:close": "t-close",
}
PARTS = (  # of a page that a command opens, or its next page
    "host-bots host-game host-hints host-pace host-partners host-seats host-newcomers host-take-backs host-shelf "
    "host-shuffle host-swap host-target options-seats rule rule-cards rule-pick rule-rank rule-ranks rule-suits "
    "rule-value rules-group rules-reset rules-set shelf-game shelf-find today-play look-back download me me-data "
    "me-forget t-mine t-rules t-standing"
)
ANSWERS = "pings forget"  # to a question that the bot has asked
MORE = "more t-more how-to levels admins ratings"  # pages with nothing to do on them but what has a command


async def test_every_button_and_select_has_its_command_or_a_reason_why_none(server: Server):
    assert sorted(server.bot.cogs_by_press) == sorted(" ".join([*COMMANDS.values(), PARTS, ANSWERS, MORE]).split())


async def test_these_commands_are_there(server: Server):
    told = {command.name: command.to_dict(server.bot.tree) for command in server.bot.tree.get_commands()}
    for command, actions in COMMANDS.items():
        ((group, name, given),) = TYPED.findall(command)
        check_named(told, group, name, given, actions)
