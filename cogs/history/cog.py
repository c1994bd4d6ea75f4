"""Lists of matches that are over, replays of them, a player's luck in one, and the proof of their deals."""

import asyncio

import discord
from discord import app_commands

from cogs.base import BaseCog, on_press
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, choices, subcommand
from cogs.discord.controls import Control, Interaction, as_number, first_number
from cogs.discord.painter import LONG
from cogs.history import pages
from cogs.looks import look_of
from cogs.rules.search import game_choices, offered, one_game
from cogs.table.pages import with_ways_back
from engine.games.variants import VARIANTS
from engine.words import Words, sought
from model.people.names import safe
from model.refusals import Refused
from model.servers.history import Replay, Wanted
from model.tables.naming import plain_names

WORDS = Words(__package__)

MATCHES, VERIFY = "matches", "verify"  # the two kinds of ``/eights history``
LARGEST = 2**63  # a member's id is smaller


async def match_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The latest matches of this server whose number begins so, or in which all words typed occur."""
    found = await interaction.client.services.replays.page(Wanted(interaction.guild_id or 0), slice(0, 100))
    named = [(pages.choice_name(past), str(past.id)) for past in found]
    wanted = sought(" ".join(typed.split()))
    number = wanted.removeprefix("#")
    if number.isdecimal():
        return offered((name, value) for name, value in named if value.startswith(number))
    texts = [sought(name) for name, _ in named]
    return offered(
        choice for choice, text in zip(named, texts, strict=True) if all(word in text for word in wanted.split())
    )


class HistoryCog(BaseCog):
    """Lists of matches, and replays of them."""

    def check_reach(self, interaction: Interaction, number: int) -> None:
        """A match that is over is looked for in the server alone, and named by a number of its own."""

    @subcommand(EIGHTS, "history")
    @app_commands.choices(what=choices("history", (MATCHES, VERIFY)))
    @app_commands.autocomplete(game=game_choices, match=match_choices)
    async def history(
        self,
        answer: Answer,
        what: str = MATCHES,
        member: discord.Member | None = None,
        game: str | None = None,
        here: bool = False,
        match: str | None = None,
    ) -> None:
        number = None if match is None else as_number(match.strip().lstrip("#"))
        if match is not None and number is None:
            raise Refused(WORDS.message("no-match", typed=safe(match)))
        if what == VERIFY:
            if number is None:  # the last one of this channel
                number = await self.services.proofs.latest(answer.guild, answer.place.channel)
            await answer.show(pages.proof_page(number, *await self.services.proofs.check(answer.guild, number)))
            return
        if number is not None:
            await self._press_replay(answer, Control("replay", number, 1))
            return
        key = one_game(game) if game else pages.ANY
        who = "0" if member is None else str(member.id)
        await self._show_list(
            answer, (who, key, pages.HERE if here else pages.ANY), 0, member.display_name if member else None
        )

    @on_press("history")
    async def _press_history(self, answer: Answer, control: Control) -> None:
        who, game, where, page, *_ = (*control.words, "", "", "", "")
        number = as_number(page)
        valid = (game in VARIANTS or game == pages.ANY) and where in (pages.ANY, pages.HERE)
        if not valid or number is None or not (who.isdecimal() and int(who) < LARGEST):
            raise Refused(WORDS.message("unknown"))
        await self._show_list(answer, (who, game, where), number)

    async def _show_list(
        self, answer: Answer, words: tuple[str, str, str], number: int, name: str | None = None
    ) -> None:
        who, game, where = words
        member = int(who) or None
        channel = answer.interaction.channel_id if where == pages.HERE else None
        wanted = Wanted(answer.guild, member, None if game == pages.ANY else game, channel)
        found = await self.services.replays.page(wanted, slice(number * pages.LINES, (number + 1) * pages.LINES + 1))
        if member is not None and name is None:
            name = await self.services.replays.name(wanted.guild, member)
        control = Control("history", words=words)
        await answer.show(
            pages.history_page(found[: pages.LINES], name, control, number, more=len(found) > pages.LINES)
        )

    @on_press("replay")
    async def _press_replay(self, answer: Answer, control: Control) -> None:
        picked = as_number(control.words[-1]) if control.table == 0 and control.words else None
        if picked is not None:
            control = Control("replay", picked, 1)
        moment = _moment(control, await self.services.replays.open(answer.guild, control.table))
        view = moment.state.public_view()
        picture = look_of(view.rules).table_picture(view, plain_names(moment.table()))
        drawn = await self.services.painter.drawn(picture, answer.attached, LONG)
        await answer.show(pages.replay_page(moment, drawn))

    @on_press("download")
    async def _press_download(self, answer: Answer, control: Control) -> None:
        moment = _moment(control, await self.services.replays.open(answer.guild, control.table))
        await answer.show(await asyncio.to_thread(pages.download_page, moment))

    @on_press(pages.LOOK_BACK)
    async def _press_look_back(self, answer: Answer, control: Control) -> None:
        """Show a player's own match. It takes seconds, in which the answer says that it is coming."""
        match = first_number(control.words)
        look_back = await self.services.looking_back.tell(match, answer.guild, answer.user)
        picture = await self.services.painter.drawn(pages.look_back_picture(look_back), answer.attached, LONG)
        page = pages.look_back_page(look_back, picture)
        if (table := self.services.tables.find(control.table)) is not None:
            page = with_ways_back(page, table, answer.user)
        await answer.show(page)


def _moment(control: Control, replay: Replay) -> pages.Moment:
    """The moment that a control shows. Steps beyond the end show the last one. Raises Refused if it makes no sense."""
    view, kind, picked = (*control.words, "", "", "")[:3]
    step = as_number(picked) if kind == pages.JUMP else control.question
    view = picked if kind == pages.VIEW else view
    seat = None if view in ("", pages.OPEN) else as_number(view.removeprefix(pages.SEAT))
    wrong = view not in ("", pages.OPEN) and (seat is None or seat >= len(replay.record.names))
    if wrong or step is None:
        raise Refused(WORDS.message("replay-unknown"))
    return pages.Moment(replay, min(max(1, step), len(replay.states)), seat)
