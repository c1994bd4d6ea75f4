"""The editor of house rules: its buttons, selects and forms. ``/houserules`` stands in ``cogs.commands.rules``."""

from collections.abc import Iterator
from contextlib import contextmanager

from cogs.commands.shared.base import BaseCog, on_form, on_press, on_press_at
from cogs.interactions.answer import Answer
from cogs.ui.components.controls import Control
from cogs.ui.components.form import Sent
from cogs.ui.components.presses import first_number
from cogs.ui.components.words import safe
from cogs.ui.pages.rules import rules_editor as pages
from cogs.ui.pages.rules.rules_editor import AnyRule, AnyTable
from engine.core.card_rules import CardTable, RankList
from engine.core.cards import JOKER, RANKS, Rank
from engine.core.rule import Switch
from engine.core.ruleset import RulesError, Ruleset
from engine.games.house_rules import Change, HouseRules
from engine.games.sharing import BadCode, house_of
from engine.games.variants import variant
from engine.words import Words
from model.refusals import Refused, say
from model.tables.seating import check_host, rules_as_it_is
from model.tables.table import Table

words = Words("cogs.ui.pages.rules.rules_editor")


class Editor(BaseCog):
    """What the editor of house rules does."""

    # Its pages

    @on_press_at("edit")
    async def show_editor(self, answer: Answer, table_id: int) -> None:
        await self._show_rules(answer, self._editable(answer, table_id))

    def _editable(self, answer: Answer, table_id: int) -> Table:
        """The table if this person may change its rules now. Raises Refused."""
        table = self.services.tables.get(table_id)
        check_host(table, answer.person)
        if table.phase != "lobby":
            raise Refused(say("rules-fixed"))
        return table

    async def _show_rules(self, answer: Answer, table: Table, notice: str = "", chapter: int | None = None) -> None:
        try:
            rules = rules_as_it_is(table)
        except Refused as conflict:  # the rules conflict for these seats, so there are none to show
            page = pages.conflict_page(table, str(conflict))
        else:
            if chapter is None:
                page = pages.first_page(table, rules, notice)
            else:
                page = pages.edit_page(table, rules, min(chapter, len(rules.chapters()) - 1), notice)
        await answer.show(page)

    @on_press("rules-group")
    async def _show_chapter(self, answer: Answer, control: Control) -> None:
        table = self._editable(answer, control.table)
        await self._show_rules(answer, table, chapter=first_number(control.words[-1:]))

    # Everything at once

    @on_press("rules-reset")
    async def _reset(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        table = await self.services.tables.replace_rules(table.id, answer.person, HouseRules(table.game))
        await self._show_rules(answer, table, pages.done(words("reset-done", game=variant(table.game).name)))

    @on_press("rules-set")
    async def _add_set(self, answer: Answer, control: Control) -> None:
        """A ready-made set goes on top of what the table plays."""
        before = self._editable(answer, control.table)
        rules = rules_as_it_is(before)
        made = next((each for each in pages.sets(before, rules) if each.key in control.words), None)
        if made is None:
            raise Refused(words("unknown-choice"))
        try:
            changes = made.changes(rules)
        except RulesError as conflict:
            await self._show_rules(answer, before, pages.refused(str(conflict)))
            return
        table, notice = await self._change(answer, control, *changes.items())
        if not notice:
            new = rules_as_it_is(table)
            added = words("added" if new != rules else "added-already", set=made.name)
            notice = "\n".join(filter(None, [pages.done(added), pages.followed(table, before.house_rules, new)]))
        await self._show_rules(answer, table, notice)

    # Saving and passing on

    @on_press("rules-save")
    async def _ask_name(self, answer: Answer, control: Control) -> None:
        await answer.ask(pages.save_form(self.services.tables.get(control.table)))

    @on_press("rules-import")
    async def _ask_code(self, answer: Answer, control: Control) -> None:
        await answer.ask(pages.import_form(self._editable(answer, control.table)))

    @on_form("rules-saved")
    async def _save(self, answer: Answer, sent: Sent) -> None:
        table = self._editable(answer, sent.control.table)
        try:
            notice = pages.done(await self._keep(answer, sent.one(pages.NAME), table.house_rules))
        except Refused as trouble:
            notice = pages.refused(str(trouble))
        await self._show_rules(answer, table, notice)

    async def _keep(self, answer: Answer, name: str, house_rules: HouseRules) -> str:
        return pages.saved(await self.services.presets.keep(answer.guild, name, house_rules, answer.person))

    @on_press("rules-share")
    async def _share(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        await answer.show(pages.code_page(table.house_rules, pages.back_to(table.id, "".join(control.words))))

    @on_form("rules-imported")
    async def _import(self, answer: Answer, sent: Sent) -> None:
        """A code was typed, and perhaps a name to save its rules by."""
        table = self._editable(answer, sent.control.table)
        name = sent.one(pages.NAME).strip()
        try:
            house_rules = house_of(sent.one(pages.CODE))
            if name:
                await self._keep(answer, name, house_rules)
            table = await self.services.tables.replace_rules(table.id, answer.person, house_rules)
            notice = pages.done(words("imported-and-saved", name=safe(name)) if name else words("imported"))
        except (BadCode, Refused) as trouble:
            table, notice = self.services.tables.get(table.id), pages.refused(str(trouble))
        await self._show_rules(answer, table, notice)

    # One rule

    @on_press("rule-pick")
    async def _pick_rule(self, answer: Answer, control: Control) -> None:
        """A rule that is on or off is switched over; any other has a page of its own."""
        table = self._editable(answer, control.table)
        rules = rules_as_it_is(table)
        rule = _rule(rules, control.words[-1:])
        if isinstance(rule, Switch):
            await self._change_to(answer, control, rules, rule, pages.change(rule, "0" if rule.of(rules) else "1"))
        else:
            await answer.show(pages.rule_page(table, rules, rule))

    @on_press("rule")
    async def _change_rule(self, answer: Answer, control: Control) -> None:
        rules = rules_as_it_is(self.services.tables.get(control.table))
        rule, picked = _rule_and_pick(rules, control.words)
        with _known_words():
            changed = pages.change(rule, picked)
        await self._change_to(answer, control, rules, rule, changed)

    async def _change_to(
        self, answer: Answer, control: Control, rules: Ruleset, rule: AnyRule, changed: Change
    ) -> None:
        table, notice = await self._change_and_follow(answer, control, changed)
        await self._show_rules(answer, table, notice, pages.chapter_of(rules, rule))

    async def _change(self, answer: Answer, control: Control, *changes: Change) -> tuple[Table, str]:
        """The table with rules changed, or the unchanged table with the reason for the refusal."""
        self._editable(answer, control.table)
        try:
            return await self.services.tables.change_rules(control.table, answer.person, changes), ""
        except Refused as conflict:
            return self.services.tables.get(control.table), pages.refused(str(conflict))

    async def _change_and_follow(self, answer: Answer, control: Control, changed: Change) -> tuple[Table, str]:
        """The same for one rule, with a notice of what went along with it."""
        before = self._editable(answer, control.table)
        table, notice = await self._change(answer, control, changed)
        return table, notice or pages.followed(table, before.house_rules, rules_as_it_is(table))

    # Rules for cards

    @on_press("rule-cards")
    async def _show_cards(self, answer: Answer, control: Control) -> None:
        table = self._editable(answer, control.table)
        rules = rules_as_it_is(table)
        rule = _rule(rules, control.words[:1])
        if not isinstance(rule, CardTable | RankList):
            raise Refused(words("unknown-choice"))
        await answer.show(pages.cards_page(table, rules, rule))

    @on_press("rule-ranks")
    async def _change_ranks(self, answer: Answer, control: Control) -> None:
        rule = _rule(rules_as_it_is(self.services.tables.get(control.table)), control.words[:1])
        if not isinstance(rule, RankList):
            raise Refused(words("unknown-choice"))
        table, notice = await self._change_and_follow(answer, control, pages.ranks_change(rule, control.words[1:]))
        await answer.show(pages.cards_page(table, rules_as_it_is(table), rule, notice))

    @on_press("rule-rank")
    async def _show_rank(self, answer: Answer, control: Control) -> None:
        table = self._editable(answer, control.table)
        rules = rules_as_it_is(table)
        rule, rank = _table_and_rank(rules, control.words)
        await answer.show(pages.rank_page(table, rules, rule, rank))

    @on_press("rule-suits")
    async def _show_suits(self, answer: Answer, control: Control) -> None:
        table = self._editable(answer, control.table)
        rules = rules_as_it_is(table)
        (rule, rank), suits = _table_and_rank(rules, control.words[:2]), control.words[-1]
        await answer.show(pages.rank_page(table, rules, rule, rank, suits))

    @on_press("rule-value")
    async def _change_value(self, answer: Answer, control: Control) -> None:
        rules = rules_as_it_is(self.services.tables.get(control.table))
        rule, rank = _table_and_rank(rules, control.words[:2])
        with _known_words():
            suits, picked = control.words[2], control.words[-1]
            changed = pages.value_change(rules, rule, rank, suits, picked)
        table, notice = await self._change_and_follow(answer, control, changed)
        await answer.show(pages.rank_page(table, rules_as_it_is(table), rule, rank, suits, notice))


@contextmanager
def _known_words() -> Iterator[None]:
    """Raises Refused for words that the editor never made."""
    try:
        yield
    except (ValueError, KeyError, IndexError) as unknown:
        raise Refused(words("unknown-choice")) from unknown


def _rule_and_pick(rules: Ruleset, given: tuple[str, ...]) -> tuple[AnyRule, str]:
    if len(given) != 2:
        raise Refused(words("unknown-choice"))
    return _rule(rules, given[:1]), given[1]


def _table_and_rank(rules: Ruleset, given: tuple[str, ...]) -> tuple[AnyTable, Rank]:
    """A rule that may name single cards, and a rank."""
    rule, rank = _rule_and_pick(rules, given)
    if not isinstance(rule, CardTable) or rank not in (*RANKS, JOKER):
        raise Refused(words("unknown-choice"))
    return rule, rank


def _rule(rules: Ruleset, given: tuple[str, ...]) -> AnyRule:
    """The rule that these words name, if it may be changed."""
    name = "".join(given[:1])
    if name not in rules.fields():
        raise Refused(words("unknown-rule"))
    return rules.field(name)
