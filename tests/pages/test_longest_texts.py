"""One person's text keeps no one else waiting: reading the longest that Discord takes is hardly more work."""

import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from cogs.base import BaseCog
from model.servers.settings import Settings
from tests.cogs.forms import TYPED, filled, parts_of
from tests.cogs.server import InteractionResult, MemberActor, ResponseMessage, Server

OPTION, FIELD = 6000, 4000  # characters that Discord takes in an option, and in a field of a form
KINDS = ("a e ", "8s ", "1:", "mau-mau,", "\u200bx")  # what a text is made of
STEPS = 200_000  # of the interpreter: some milliseconds
STRING = AppCommandOptionType.string
NOT_OURS = ("simcord", "asyncio", "tests", "logging", "sqlalchemy", "aiosqlite", "discord")
USED_FOR = {  # what else is said, for the option to be read
    "eights table seat": {"action": "level"},
    "houserules saved name": {"action": "share"},
    "tournament manage player": {"action": "remove"},
}
CHAPTERS = {each.chapter for each in Settings.declared() if each.chapter}
# buttons that ask for a form in which something is typed, and the others
OPENERS = ("b:{table}::rules-import", "b:{table}::rules-save", "b:0::set-new", "b:0::shelf-find", "b:0::settings.times")
FIELDLESS = (
    "b:{table}::invite",
    "b:0::me.cards",
    *(f"b:0::settings.{each}" for each in sorted(CHAPTERS) if each != "times"),
)


class Steps:
    """A trace function that counts what the interpreter does, but for the simulator and the libraries."""

    def __init__(self) -> None:
        self.taken = 0

    def __call__(self, frame: FrameType, event: str, _: object) -> "Steps | None":
        if event == "call":
            if any(f"/{part}/" in frame.f_code.co_filename for part in NOT_OURS):
                return None
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        self.taken += event == "opcode"
        return self


async def steps_of(doing: Callable[[], Awaitable[object]]) -> int:
    """The steps that it takes: the fewest of three times if they are many.

    What else falls due on the loop meanwhile (a picture, a board) is counted with it, but not every time.
    """
    fewest = sys.maxsize
    for _ in range(3):
        before, steps = sys.gettrace(), Steps()
        sys.settrace(steps)
        try:
            await doing()
        finally:
            sys.settrace(before)
        fewest = min(fewest, steps.taken)
        if fewest <= STEPS:
            break
    return fewest


def long(kind: str, most: int) -> str:
    return (kind * most)[:most]


async def boss_of(server: Server) -> MemberActor:
    """Someone who may do everything, plays in a match, and has a table, a tournament and saved house rules."""
    boss = await server.newcomer("Boss", manages=True, runs_server=True)
    await server.begin(boss, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    await server.say(boss, "houserules save", name="Friday")
    await server.say(boss, "tournament open")
    return boss


def typed_options(server: Server) -> Iterator[tuple[app_commands.Command[Any, ..., Any], app_commands.Parameter]]:
    for command in server.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for option in command.parameters:
                if option.autocomplete or (option.type is STRING and not option.choices):
                    yield command, option


def others(command: app_commands.Command[Any, ..., Any], typed: app_commands.Parameter) -> dict[str, Any]:
    """The other options that a command needs, or that say what the typed one is for."""
    picked = {each.display_name: each.choices[0].value for each in command.parameters if each.choices}
    needed = {each.display_name: 1 if each.type.value > 3 else "x" for each in command.parameters if each.required}
    used = needed | picked | USED_FOR.get(f"{command.qualified_name} {typed.display_name}", {})
    return {name: value for name, value in used.items() if name != typed.display_name}


async def test_no_keystroke_is_more_work_for_what_was_typed_before(server: Server):
    boss, found, known = await boss_of(server), dict[str, int](), set[object]()
    for command, option in typed_options(server):
        of, name, rest = command.qualified_name, option.display_name, others(command, option)
        completing = command._params[option.name].autocomplete
        for kind in KINDS if option.autocomplete and completing not in known else ():
            await boss.autocomplete(server.channel, of, name, kind, **rest)  # what is made once
            keystroke = partial(boss.autocomplete, server.channel, of, name, long(kind, OPTION), **rest)
            found[f"/{of} {name}: {kind!r}"] = await steps_of(keystroke)
        known.add(completing)
    assert found
    assert not {where: steps for where, steps in found.items() if steps > STEPS}


async def grown(short: Callable[[], Awaitable[object]], long: Callable[[], Awaitable[object]]) -> int:
    """How many steps the longest text takes more than a short one, if they are many."""
    few = await steps_of(short)
    more = await steps_of(long) - few
    return more if more > STEPS else 0


async def nothing() -> None:
    """What a text that is refused is compared with."""


async def test_no_command_is_more_work_for_a_long_option(server: Server):
    boss, found = await boss_of(server), dict[str, int]()
    await server.say(boss, "eights join", table="none")  # what is made once
    for command, option in typed_options(server):
        of, name, rest = command.qualified_name, option.display_name, others(command, option)
        for kind in KINDS if option.max_value else KINDS[:1] if option.type is STRING else ():
            texts = (kind.strip(), long(kind, int(option.max_value or OPTION)))
            short, whole = (partial(boss.slash, server.channel, of, **rest, **{name: text}) for text in texts)
            found[f"/{of} {name}:{kind!r}"] = await grown(short if option.max_value else nothing, whole)
    assert found
    assert not {where: more for where, more in found.items() if more}


async def test_every_form_is_either_sent_here_with_long_texts_or_has_no_field(server: Server):
    boss = await boss_of(server)
    page = await server.open(boss)
    opened = set[str]()
    for opener in (*OPENERS, *FIELDLESS):
        shown = await form(boss, server, page, opener)
        opened.add(str(shown.modal["custom_id"]).split(":")[3].split(".")[0])
        assert (opener in OPENERS) == any(spec["type"] == TYPED for spec in parts_of(shown).values()), opener
    assert opened == {each for cog in server.bot.cogs.values() if isinstance(cog, BaseCog) for each in cog.forms}


@pytest.mark.slow
@pytest.mark.parametrize("opener", OPENERS)
async def test_no_field_of_a_form_is_more_work_for_being_long(server: Server, opener: str):
    boss, found = await boss_of(server), dict[str, int]()
    shown = await form(boss, server, await server.open(boss), opener)

    def sent(part: str, text: str) -> Callable[[], Awaitable[object]]:
        return partial(boss.submit_modal, shown, filled(shown) | {part: text})

    for part in [name for name, spec in parts_of(shown).items() if spec["type"] == TYPED]:
        for once in ("x", long("x", FIELD)):  # whatever is made the first time
            await sent(part, once)()
        for kind in KINDS:
            found[f"{part}: {kind!r}"] = await grown(sent(part, kind), sent(part, long(kind, FIELD)))
    assert found
    assert not {where: more for where, more in found.items() if more}


async def form(who: MemberActor, server: Server, page: ResponseMessage, opener: str) -> InteractionResult:
    """What a button asks for, about the newest table."""
    server.forge(page, opener.format(table=server.table().id))
    return await who.click(page, label="Forged")
