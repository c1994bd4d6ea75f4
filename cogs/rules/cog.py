"""``/houserules``: the rulebook and the sets that a server keeps. ``/eights games``: all games on their shelves."""

from contextlib import suppress
from functools import partial

from discord import app_commands

from cogs.base import BaseCog, Choices, on_form, on_press, played_choices, which_table
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, HOUSE_RULES, choices, subcommand
from cogs.discord.controls import FROM_MORE, HOW_TO, SHELF, Control, Interaction, fingerprint, first_number, way_back
from cogs.discord.form import Sent, form, line_to_type
from cogs.discord.page import ACTIVE, line
from cogs.discord.text import title
from cogs.rules.editor import Editor, read_code
from cogs.rules.editor_page import EDITOR, KEPT, LONGEST_CODE, SET, code_page, how_many_differ, new_form, of_table
from cogs.rules.pages import every_rule, rules_page
from cogs.rules.search import elsewhere_found, games_found, offered
from cogs.rules.shelf import FIND, GAME, LONGEST, TYPED, game_card, games_page, shelf_named, shelf_page, shelves_page
from cogs.table.pages import with_ways_back
from engine.games.codec import BadCode, house_of
from engine.games.variants import BY_KIND, GROUPS, VARIANTS, variant
from engine.words import Words
from model.member import Member
from model.people.names import look, plain, safe
from model.refusals import Refused
from model.servers.settings import LONGEST_NAME
from model.tables.seating import check_host, house_rules_now, rules_as_it_is, rules_that_fit, usual_seats
from model.tables.table import Table

LIST, SHARE, DELETE = "list", "share", "delete"  # what ``/houserules saved`` does
Name = app_commands.Range[str, 1, LONGEST_NAME]
Code = app_commands.Range[str, 1, LONGEST_CODE]

WORDS = Words(__package__)


class RulesCog(Editor):
    """``/houserules`` and the buttons around it."""

    # Commands

    async def codes(self, interaction: Interaction, typed: str) -> Choices:
        try:
            house_rules = house_of(typed)
        except BadCode:
            return []
        name = WORDS("code-holds", game=variant(house_rules.game).name, count=how_many_differ(house_rules))
        return [app_commands.Choice(name=name, value=typed)]

    async def names(self, interaction: Interaction, typed: str) -> Choices:
        presets, wanted = self.services.presets.of(interaction.guild_id or 0), look(typed)
        return offered((plain(kept.name), kept.name) for kept in presets if wanted in look(kept.name))

    @subcommand(HOUSE_RULES, "show")
    @app_commands.autocomplete(game=played_choices)
    @which_table
    async def show(self, answer: Answer, game: str | None = None, table: str | None = None) -> None:
        if game is None:
            await self._press_rules(answer, Control("rules", self.table(answer.interaction, table).id))
        else:
            await self._show_game(answer, game)

    @subcommand(HOUSE_RULES, "edit")
    @app_commands.autocomplete(game=played_choices)
    @which_table
    async def edit(self, answer: Answer, game: str | None = None, table: str | None = None) -> None:
        """Of a table, or without one to edit, of a set to keep. ``game``: a set, or what a new one starts from."""
        if game is not None:
            house_rules, kept = self.played(answer.interaction, game)
            if kept is None:
                await answer.ask(new_form(house_rules.game, self.services.presets.of(answer.guild)))
            else:
                await self.show_editor(answer, Control("edit", words=(fingerprint(kept),)))
            return
        edits, here = partial(_edits, answer.person), self.services.tables.in_channel(answer.place.channel)
        if table is None and not any(map(edits, here)):
            await self.show_kept(answer, Control(KEPT))
        else:
            await self.show_editor(answer, Control("edit", self.table(answer.interaction, table, edits).id))

    @subcommand(HOUSE_RULES, "save")
    @app_commands.autocomplete(code=codes, name=names)
    @which_table
    async def save(self, answer: Answer, name: Name, code: Code | None = None, table: str | None = None) -> None:
        """Save the rules of a table, or those of a ``code`` that another server has shared."""
        house_rules = read_code(code) if code else house_rules_now(self.table(answer.interaction, table))
        kept = await self.services.presets.keep(answer.guild, name, house_rules, answer.person)
        told = WORDS("saved", name=safe(kept.name))
        if code:
            told = WORDS("saved-of-game", name=safe(kept.name), game=variant(house_rules.game).name)
            told = "\n".join(filter(None, [told, house_rules.left_out]))
        await answer.show(line(told, ACTIVE))

    @subcommand(HOUSE_RULES, "saved")
    @app_commands.choices(action=choices("saved-action", (LIST, SHARE, DELETE)))
    @app_commands.autocomplete(name=names)
    @which_table
    async def saved_sets(
        self, answer: Answer, action: str = LIST, name: str | None = None, table: str | None = None
    ) -> None:
        if action == LIST and name:
            kept = self.services.presets.get(answer.guild, name)
            await self.press_set(answer, Control(SET, words=(fingerprint(kept.name),)))
        elif action == LIST:
            await self.show_kept(answer, Control(KEPT))
        elif action == DELETE and not name:
            raise Refused(WORDS.message("which-saved"))
        elif action == DELETE and name:
            gone = await self.services.presets.remove(answer.guild, name, answer.person)
            await answer.show(line(WORDS("deleted", name=safe(gone.name)), ACTIVE))
        elif name:
            await answer.show(code_page(self.services.presets.get(answer.guild, name).house_rules))
        else:
            await answer.show(code_page(house_rules_now(self.table(answer.interaction, table))))

    # The rulebook

    @on_press("rules")
    async def _press_rules(self, answer: Answer, control: Control) -> None:
        """Show the rulebook of a table. ``words``: the page, and perhaps the page of the editor to go back to."""
        table = self.services.tables.get(control.table)
        came_from = tuple(each for each in control.words[1:2] if each != FROM_MORE)
        seat = table.seat_of(answer.user)
        state = table.state
        seen = None if state is None else state.public_view() if seat is None else state.view(seat)
        shown = rules_page(
            title(table),
            variant(table.game),
            rules_as_it_is(table),
            Control("rules", table.id, words=came_from),
            first_number(control.words),
            one_round=table.one_round,
            back=way_back("house-rules", of_table(table).page(came_from[0])) if came_from else None,
            added=every_rule(table, seen),
        )
        await answer.show(shown if came_from else with_ways_back(shown, table, answer.user))

    async def _show_game(self, answer: Answer, asked: str, page: int = 0, *came_from: str) -> None:
        """Show the rulebook of a game. ``came_from``: the action that shows the page to go back to, if any, and a shelf
        of games with its key. They come from outside, so they may hold anything.
        """
        house_rules, preset = self.played(answer.interaction, asked)
        game = variant(house_rules.game)
        rules = rules_that_fit(house_rules, usual_seats(game.seats))
        heading = WORDS("replace-heading", game=game.name, seats=rules.seats)
        if preset:
            heading = WORDS("preset-heading", name=safe(preset), game=game.name, seats=rules.seats)
        back = None
        match came_from:
            case (known, *_) if known == HOW_TO:
                back = way_back("first-steps", Control(HOW_TO))
            case (known, *_) if known == EDITOR:
                back = way_back("house-rules", Control("edit", words=(fingerprint(asked),)))
            case (known, shelf) if known == SHELF and asked in VARIANTS:
                back = way_back("named", Control(GAME, words=(shelf, fingerprint(asked))), VARIANTS[asked].name)
        turn = Control("book", words=(fingerprint(asked), *(came_from if back else ())))
        await answer.show(rules_page(heading, game, rules, turn, page, back=back))

    @on_press("book")
    async def _press_book(self, answer: Answer, control: Control) -> None:
        asked = self.named_by(answer, control)
        await self._show_game(answer, asked, first_number(control.words), *control.words[2:])


def _edits(person: Member, table: Table) -> bool:
    """True if a person edits the rules of a table, or would but for the match that goes on there."""
    with suppress(Refused):
        check_host(table, person)
        return table.phase == "lobby" or (table.phase == "match" and table.host == person.id)
    return False


class GamesCog(BaseCog):
    """The shelves, and what is picked from them."""

    @subcommand(EIGHTS, "games")
    async def games(self, answer: Answer) -> None:
        await answer.show(shelves_page())

    @on_press(SHELF)
    async def _show_shelf(self, answer: Answer, control: Control) -> None:
        """A shelf, or all of them, which may have been opened from the first steps."""
        key, from_steps = "".join(control.words[-1:]), HOW_TO in control.words
        shelf = shelf_named(key)
        group = next((each for each in GROUPS if each == key), BY_KIND)
        await answer.show(shelf_page(shelf) if shelf else shelves_page(group, from_steps=from_steps))

    @on_press(FIND)
    async def _ask_name(self, answer: Answer, control: Control) -> None:
        typed = line_to_type(TYPED, WORDS("find-label"), "", WORDS("find-help"), LONGEST)
        await answer.ask(form(WORDS("find"), Control(FIND), [typed]))

    @on_form(FIND)
    async def _find(self, answer: Answer, sent: Sent) -> None:
        typed = sent.one(TYPED)
        there = elsewhere_found(typed)
        games = {game.key: game for game in [*(game.nearest for game in there), *games_found(typed)]}
        heading = WORDS("found", typed=safe(typed), count=len(games))
        await answer.show(games_page([heading, *(game.why for game in there)], list(games.values())))

    @on_press(GAME)
    async def _show_game(self, answer: Answer, control: Control) -> None:
        """Show one game. ``words``: the shelf on which it was found, and what stands for its key."""
        picked = next((game for game in VARIANTS.values() if fingerprint(game.key) in control.words[1:]), None)
        if picked is None:
            raise Refused(WORDS.message("unknown"))
        await answer.show(game_card(picked, control.words[0]))
