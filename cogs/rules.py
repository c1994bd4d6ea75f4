"""The rules of a table: the rulebook, the editor of house rules, and the presets of a server."""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from cogs.base import BaseCog, Choices, Interaction, Press, answering, at_table, person, played_choices, which_table
from cogs.groups import HOUSE_RULES, subcommand
from cogs.ui.answer import Answer
from cogs.ui.controls import Control
from cogs.ui.page import ACTIVE, line
from cogs.ui.presses import first_number, print_of
from cogs.ui.rulebook_page import rules_page
from cogs.ui.rules_editor import (
    AnyRule,
    AnyTable,
    CardRule,
    cards_page,
    change,
    chapter_of,
    conflict_page,
    edit_page,
    presets_page,
    rank_page,
    ranks_change,
    value_change,
)
from cogs.ui.titles import title
from cogs.ui.words import plain, safe
from engine.card_rules import CardTable, RankList
from engine.cards import JOKER, RANKS, Rank
from engine.house_rules import Change, HouseRules
from engine.ruleset import Ruleset
from engine.sharing import BadCode, code_of, house_of
from engine.variants import VARIANTS, variant
from engine.words import Words
from model.refusals import Refused
from model.seating import check_host, rules_as_it_is, rules_that_fit
from model.table import Table
from service.presets import LONGEST_NAME

USUAL_SEATS = 4  # the number of seats for which a game's rules are shown, where it allows that
Name = app_commands.Range[str, 1, LONGEST_NAME]
LONGEST_VALUE = 100  # characters of a choice: Discord takes no more

words = Words("cogs.rules")


class RulesCog(BaseCog):
    """``/houserules`` and the buttons around it."""

    @property
    def presses(self) -> dict[str, Press]:
        return {
            "rules": self._press_rules,
            "book": self._press_book,
            "edit": at_table(self._edit),
            "rules-group": self._show_chapter,
            "rules-reset": self._reset,
            "rule": self._change_rule,
            "rule-cards": self._show_cards,
            "rule-ranks": self._change_ranks,
            "rule-rank": self._show_rank,
            "rule-suits": self._show_suits,
            "rule-value": self._change_value,
        }

    # Commands

    async def codes(self, interaction: Interaction, typed: str) -> Choices:
        """What a code that was typed holds."""
        try:
            house_rules = house_of(typed)
        except BadCode:
            return []
        game = variant(house_rules.game)
        changed = len(house_rules.differing(rules_that_fit(house_rules, game.seats).seats))
        name = words("code-holds", game=game.name, count=changed)
        return [app_commands.Choice(name=name, value=typed)] if len(typed) <= LONGEST_VALUE else []

    async def names(self, interaction: Interaction, typed: str) -> Choices:
        """The presets of this server."""
        presets = self.presets.of(interaction.guild_id or 0)
        return [
            app_commands.Choice(name=plain(kept.name), value=kept.name)
            for kept in presets
            if typed.lower() in kept.name.lower()
        ]

    @subcommand(HOUSE_RULES, "show")
    @app_commands.autocomplete(game=played_choices)
    @which_table
    async def show(self, interaction: Interaction, game: str | None = None, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            if game is None:
                await self._show(answer, self.table(interaction, table).id)
            else:
                await self._show_game(answer, game)

    @subcommand(HOUSE_RULES, "edit")
    @which_table
    async def edit(self, interaction: Interaction, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await self._edit(answer, self.table(interaction, table, lambda table: table.phase == "lobby").id)

    @subcommand(HOUSE_RULES, "save")
    @app_commands.autocomplete(name=names)
    @which_table
    async def save(self, interaction: Interaction, name: Name, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            found = self.table(interaction, table)
            kept = await self.presets.keep(interaction.guild_id or 0, name, found.house_rules, person(interaction))
            await answer.show(line(words("saved", name=safe(kept.name)), ACTIVE))

    @subcommand(HOUSE_RULES, "list")
    async def list(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.show(presets_page(self.presets.of(interaction.guild_id or 0)))

    @subcommand(HOUSE_RULES, "delete")
    @app_commands.autocomplete(name=names)
    async def delete(self, interaction: Interaction, name: str) -> None:
        async with answering(interaction) as answer:
            gone = await self.presets.remove(interaction.guild_id or 0, name, person(interaction))
            await answer.show(line(words("deleted", name=safe(gone.name)), ACTIVE))

    @subcommand(HOUSE_RULES, "share")
    @app_commands.autocomplete(name=names)
    @which_table
    async def share(self, interaction: Interaction, name: str | None = None, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            guild = interaction.guild_id or 0
            house_rules = (
                self.presets.get(guild, name).house_rules if name else self.table(interaction, table).house_rules
            )
            text = words("shared", game=variant(house_rules.game).name)
            await answer.show(line(f"{text}\n```\n{code_of(house_rules)}\n```", ACTIVE))

    @subcommand(HOUSE_RULES, "import")
    @app_commands.autocomplete(code=codes, name=names)
    async def take_in(self, interaction: Interaction, code: str, name: Name) -> None:
        async with answering(interaction) as answer:
            try:
                house_rules = house_of(code)
            except BadCode as bad:
                raise Refused(str(bad)) from bad
            kept = await self.presets.keep(interaction.guild_id or 0, name, house_rules, person(interaction))
            game = variant(house_rules.game).name
            await answer.show(line(words("saved-code", name=safe(kept.name), game=game), ACTIVE))

    # The rulebook

    async def _show(self, answer: Answer, table_id: int, page: int = 0) -> None:
        table = self.tables.get(table_id)
        rules = rules_as_it_is(table)
        base = variant(table.game).rules(rules.seats)

        def turn(number: int) -> Control:
            return Control("rules", table_id, words=(str(number),))

        await answer.show(rules_page(title(table), rules, base, turn, page, one_round=table.one_round))

    async def _press_rules(self, answer: Answer, control: Control) -> None:
        await self._show(answer, control.table, first_number(control.words))

    async def _show_game(self, answer: Answer, asked: str, page: int = 0) -> None:
        house_rules, preset = self.played(answer.interaction, asked)
        game = variant(house_rules.game)
        rules = rules_that_fit(house_rules, [seats for seats in (USUAL_SEATS, *game.seats) if seats in game.seats])
        heading = words("heading", game=game.name, seats=rules.seats)
        if preset:
            heading = words("preset-heading", name=safe(preset), game=game.name, seats=rules.seats)

        def turn(number: int) -> Control:
            return Control("book", words=(str(number), print_of(asked)))

        await answer.show(rules_page(heading, rules, game.rules(rules.seats), turn, page))

    async def _press_book(self, answer: Answer, control: Control) -> None:
        """Show another page of the rulebook. The control names the rules by a print, as names can be anything."""
        presets = self.presets.of(answer.interaction.guild_id or 0)
        named = [*VARIANTS, *(kept.name for kept in presets)]
        asked = next((name for name in named if print_of(name) in control.words), "")
        await self._show_game(answer, asked, first_number(control.words))

    # The editor

    async def _edit(self, answer: Answer, table_id: int) -> None:
        await self._show_edit(answer, self._editable(answer, table_id), 0)

    def _editable(self, answer: Answer, table_id: int) -> Table:
        """The table if this person may change its rules now. Raises Refused."""
        table = self.tables.get(table_id)
        check_host(table, person(answer.interaction))
        if table.phase != "lobby":
            raise Refused(words("match-began"))
        return table

    async def _show_edit(self, answer: Answer, table: Table, chapter: int, notice: str = "") -> None:
        try:
            rules = rules_as_it_is(table)
        except Refused as conflict:  # the rules conflict for these seats, so there are none to show
            await answer.show(conflict_page(table, str(conflict)))
        else:
            await answer.show(edit_page(table, rules, min(chapter, len(rules.chapters()) - 1), notice))

    async def _show_chapter(self, answer: Answer, control: Control) -> None:
        await self._show_edit(answer, self._editable(answer, control.table), first_number(control.words[-1:]))

    async def _reset(self, answer: Answer, control: Control) -> None:
        table = self.tables.get(control.table)
        table = await self.tables.replace_rules(table.id, person(answer.interaction), HouseRules(table.game))
        await self._show_edit(answer, table, first_number(control.words[-1:]))

    async def _change_rule(self, answer: Answer, control: Control) -> None:
        rules = rules_as_it_is(self.tables.get(control.table))
        rule, picked = _rule_and_pick(rules, control.words)
        table, notice = await self._change(answer, control, _picked(change, rule, picked))
        await self._show_edit(answer, table, chapter_of(rules, rule), notice)

    async def _show_cards(self, answer: Answer, control: Control) -> None:
        table = self._editable(answer, control.table)
        rules = rules_as_it_is(table)
        await answer.show(cards_page(table, rules, _rule_of_cards(rules, control.words[:1])))

    async def _change_ranks(self, answer: Answer, control: Control) -> None:
        rule = _rule_of_ranks(rules_as_it_is(self.tables.get(control.table)), control.words[:1])
        table, notice = await self._change(answer, control, ranks_change(rule, control.words[1:]))
        await answer.show(cards_page(table, rules_as_it_is(table), rule, notice))

    async def _show_rank(self, answer: Answer, control: Control) -> None:
        table = self._editable(answer, control.table)
        rules = rules_as_it_is(table)
        rule, rank = _table_and_rank(rules, control.words)
        await answer.show(rank_page(table, rules, rule, rank))

    async def _show_suits(self, answer: Answer, control: Control) -> None:
        table = self._editable(answer, control.table)
        rules = rules_as_it_is(table)
        (rule, rank), suits = _table_and_rank(rules, control.words[:2]), control.words[-1]
        await answer.show(rank_page(table, rules, rule, rank, suits))

    async def _change_value(self, answer: Answer, control: Control) -> None:
        rules = rules_as_it_is(self.tables.get(control.table))
        (rule, rank), (suits, picked, *_) = _table_and_rank(rules, control.words[:2]), (*control.words[2:4], "", "")
        changed = _picked(value_change, rules, rule, rank, suits, picked)
        table, notice = await self._change(answer, control, changed)
        await answer.show(rank_page(table, rules_as_it_is(table), rule, rank, suits, notice))

    async def _change(self, answer: Answer, control: Control, changed: Change) -> tuple[Table, str]:
        """The table with a rule changed, or the unchanged table with the reason for the refusal."""
        self._editable(answer, control.table)
        try:
            return await self.tables.change_rules(control.table, person(answer.interaction), [changed]), ""
        except Refused as conflict:
            return self.tables.get(control.table), str(conflict)


def _picked(read: Callable[..., Change], *parts: Any) -> Change:
    """What the words of a control mean. Raises Refused for words that the editor never made."""
    try:
        return read(*parts)
    except (ValueError, KeyError, IndexError) as unknown:
        raise Refused(words("unknown-choice")) from unknown


def _rule_and_pick(rules: Ruleset, parts: tuple[str, ...]) -> tuple[AnyRule, str]:
    if len(parts) != 2:
        raise Refused(words("unknown-choice"))
    return _rule(rules, parts[:1]), parts[1]


def _table_and_rank(rules: Ruleset, parts: tuple[str, ...]) -> tuple[AnyTable, Rank]:
    """A rule that may name single cards, and a rank."""
    rule, rank = _rule_and_pick(rules, parts)
    if not isinstance(rule, CardTable) or rank not in (*RANKS, JOKER):
        raise Refused(words("unknown-choice"))
    return rule, rank


def _rule_of_cards(rules: Ruleset, parts: tuple[str, ...]) -> CardRule:
    """A rule about ranks or cards."""
    rule = _rule(rules, parts)
    if not isinstance(rule, CardTable | RankList):
        raise Refused(words("unknown-choice"))
    return rule


def _rule_of_ranks(rules: Ruleset, parts: tuple[str, ...]) -> RankList[Any]:
    """A rule whose ranks are picked together."""
    rule = _rule(rules, parts)
    if not isinstance(rule, RankList):
        raise Refused(words("unknown-choice"))
    return rule


def _rule(rules: Ruleset, parts: tuple[str, ...]) -> AnyRule:
    if not parts or parts[0] not in rules.fields():
        raise Refused(words("unknown-rule"))
    return rules.field(parts[0])
