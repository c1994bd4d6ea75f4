"""The editor of house rules: its buttons, selects and forms. ``/houserules`` stands in ``cogs.rules.cog``."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from cogs.base import BaseCog, on_form, on_press
from cogs.discord.answer import Answer
from cogs.discord.controls import POST, Control, fingerprint, first_number
from cogs.discord.form import Sent
from cogs.rules import editor_page as kept_sets
from cogs.rules import editor_page as pages
from cogs.rules.editor_page import AnyRule, AnyTable, Edited
from cogs.server.pages import read_game
from engine.core.cards import EVERY_RANK, Rank
from engine.core.rule import CardTable, RankList, Switch
from engine.core.ruleset import RulesError, Ruleset
from engine.games.codec import BadCode, house_of
from engine.games.house_rules import Change, HouseRules
from engine.games.variants import variant
from engine.words import Words
from model.people.names import safe
from model.refusals import WORDS as REFUSALS
from model.refusals import Refused
from model.servers.settings import Preset
from model.tables.hosting import by_host
from model.tables.seating import changed_rules, check_host, rules_that_fit, with_changes, with_rules
from service.presets import check_owner, may_change

WORDS = Words(__package__)


class Editor(BaseCog):
    """What the editor of house rules does, at a table and with a set that the server keeps."""

    # Its pages

    @on_press("edit")
    async def show_editor(self, answer: Answer, control: Control) -> None:
        edited, _ = self._editable(answer, control)
        await self._show_rules(answer, edited)

    def _editable(self, answer: Answer, control: Control) -> tuple[Edited, tuple[str, ...]]:
        """What a control is about, if this person may change it now, and its other words. Raises Refused."""
        if not control.table:
            kept = self._set_of(answer, control)
            check_owner(kept, answer.person)
            return pages.of_set(kept), control.words[1:]
        table = self.services.tables.get(control.table)
        check_host(table, answer.person)
        if table.phase != "lobby":
            raise Refused(REFUSALS.message("rules-fixed"))
        return pages.of_table(table), control.words

    def _kept(self, answer: Answer) -> list[Preset]:
        return self.services.presets.of(answer.guild)

    async def _show_rules(self, answer: Answer, edited: Edited, notice: str = "", chapter: int | None = None) -> None:
        try:
            rules = _rules(edited)
        except Refused as conflict:  # the rules conflict for these seats, so there are none to show
            page = pages.conflict_page(edited, str(conflict))
        else:
            if chapter is None:
                page = pages.first_page(edited, rules, notice)
            else:
                page = pages.edit_page(edited, rules, min(chapter, len(rules.chapters()) - 1), notice)
        await answer.show(page)

    @on_press("rules-group")
    async def _show_chapter(self, answer: Answer, control: Control) -> None:
        edited, given = self._editable(answer, control)
        await self._show_rules(answer, edited, chapter=first_number(given[-1:]))

    # Sets that the server keeps

    @on_press(pages.KEPT)
    async def show_kept(self, answer: Answer, control: Control) -> None:
        await answer.show(kept_sets.presets_page(self._kept(answer)))

    @on_press(kept_sets.SET)
    async def _press_set(self, answer: Answer, control: Control) -> None:
        """Raises Refused for a set that is gone, or whose rules conflict."""
        kept = self._set_of(answer, control)
        if POST in control.words:
            with self.services.languages.public(answer.guild):
                page = kept_sets.set_page(kept, _rules(pages.of_set(kept)), posted=True)
            await answer.post(page)
        else:
            await self.show_set(answer, kept)

    async def show_set(self, answer: Answer, kept: Preset) -> None:
        own = may_change(kept, answer.person)
        await answer.show(kept_sets.set_page(kept, _rules(pages.of_set(kept)), own=own))

    def _set_of(self, answer: Answer, control: Control) -> Preset:
        kept = next((each for each in self._kept(answer) if fingerprint(each.name) in control.words[:1]), None)
        if kept is None:
            raise Refused(WORDS.message("set-gone"))
        return kept

    @on_press(kept_sets.NEW)
    async def _ask_new(self, answer: Answer, control: Control) -> None:
        await answer.ask(kept_sets.new_form("", self._kept(answer)))

    @on_form(kept_sets.NEW)
    async def _make(self, answer: Answer, sent: Sent) -> None:
        house_rules, _ = self.played(answer.interaction, read_game(sent, next(iter(sent.control.words), "")))
        name = sent.one(kept_sets.NAME)
        kept = await self.services.presets.keep(answer.guild, name, house_rules, answer.person, anew=True)
        await self._show_rules(answer, pages.of_set(kept), pages.done(WORDS("made", name=safe(kept.name))))

    # Everything at once

    @on_press("rules-reset")
    async def _reset(self, answer: Answer, control: Control) -> None:
        edited, _ = self._editable(answer, control)
        edited = await self._replace(answer, edited, HouseRules(edited.game))
        await self._show_rules(answer, edited, pages.done(WORDS("reset-done", game=variant(edited.game).name)))

    async def _replace(self, answer: Answer, edited: Edited, house_rules: HouseRules) -> Edited:
        """Raises Refused."""
        if edited.table:
            return pages.of_table(
                await self.services.tables.change(
                    edited.table, by_host(answer.person, partial(with_rules, house_rules=house_rules))
                )
            )
        presets = self.services.presets
        return pages.of_set(await presets.change(answer.guild, edited.name, answer.person, lambda before: house_rules))

    @on_press("rules-set")
    async def _add_set(self, answer: Answer, control: Control) -> None:
        """A ready-made set goes on top of what is played."""
        before, given = self._editable(answer, control)
        rules = _rules(before)
        made = next((each for each in pages.sets(before, rules) if each.key in given), None)
        if made is None:
            raise Refused(WORDS.message("unknown-choice"))
        try:
            changes = made.changes(rules)
        except RulesError as conflict:
            await self._show_rules(answer, before, pages.refused(str(conflict)))
            return
        edited, notice = await self._change(answer, before, *changes.items())
        if not notice:
            new = _rules(edited)
            added = WORDS("added" if new != rules else "added-already", set=made.name)
            notice = "\n".join(filter(None, [pages.done(added), pages.followed(edited, before.house_rules, new)]))
        await self._show_rules(answer, edited, notice)

    # Saving and passing on

    @on_press("rules-save")
    async def _ask_name(self, answer: Answer, control: Control) -> None:
        edited, _ = self._readable(answer, control)
        await answer.ask(kept_sets.save_form(edited))

    def _readable(self, answer: Answer, control: Control) -> tuple[Edited, tuple[str, ...]]:
        """The same for what changes nothing: everyone may look at the rules of a table, also in its match."""
        if control.table:
            return pages.of_table(self.services.tables.get(control.table)), control.words
        return self._editable(answer, control)

    @on_press("rules-import")
    async def _ask_code(self, answer: Answer, control: Control) -> None:
        edited, _ = self._editable(answer, control)
        await answer.ask(kept_sets.import_form(edited))

    @on_form("rules-save")
    async def _save(self, answer: Answer, sent: Sent) -> None:
        edited, _ = self._editable(answer, sent.control)
        notice = pages.done(await self._keep(answer, sent.one(kept_sets.NAME), edited.house_rules))
        await self._show_rules(answer, edited, notice)

    async def _keep(self, answer: Answer, name: str, house_rules: HouseRules) -> str:
        return kept_sets.saved(await self.services.presets.keep(answer.guild, name, house_rules, answer.person))

    @on_press("rules-share")
    async def _share(self, answer: Answer, control: Control) -> None:
        edited, given = self._readable(answer, control)
        await answer.show(kept_sets.code_page(edited.house_rules, edited.page("".join(given))))

    @on_form("rules-import")
    async def _import(self, answer: Answer, sent: Sent) -> None:
        """A code was typed, and perhaps a name to save its rules by."""
        edited, _ = self._editable(answer, sent.control)
        name = sent.one(kept_sets.NAME).strip()
        try:
            house_rules = house_of(sent.one(kept_sets.CODE))
        except BadCode as bad:
            raise Refused(str(bad)) from bad
        if name:
            await self._keep(answer, name, house_rules)
        edited = await self._replace(answer, edited, house_rules)
        notice = pages.done(WORDS("imported-and-saved", name=safe(name)) if name else WORDS("imported"))
        await self._show_rules(answer, edited, notice)

    # One rule

    @on_press("rule-pick")
    async def _pick_rule(self, answer: Answer, control: Control) -> None:
        """A rule that is on or off is switched over; any other has a page of its own."""
        edited, given = self._editable(answer, control)
        rules = _rules(edited)
        rule = _rule(rules, given[-1:])
        if isinstance(rule, Switch):
            await self._change_to(answer, edited, rules, rule, pages.change(rule, "0" if rule.of(rules) else "1"))
        else:
            await answer.show(pages.rule_page(edited, rules, rule))

    @on_press("rule")
    async def _change_rule(self, answer: Answer, control: Control) -> None:
        edited, given = self._editable(answer, control)
        rules = _rules(edited)
        rule, picked = _rule_and_pick(rules, given)
        with _known_words():
            changed = pages.change(rule, picked)
        await self._change_to(answer, edited, rules, rule, changed)

    async def _change_to(self, answer: Answer, edited: Edited, rules: Ruleset, rule: AnyRule, changed: Change) -> None:
        edited, notice = await self._change_and_follow(answer, edited, changed)
        await self._show_rules(answer, edited, notice, pages.chapter_of(rules, rule))

    async def _change(self, answer: Answer, edited: Edited, *changes: Change) -> tuple[Edited, str]:
        """With rules changed, or unchanged and with the reason for the refusal."""
        try:
            if edited.table:
                table = await self.services.tables.change(
                    edited.table, by_host(answer.person, partial(with_changes, changes=changes))
                )
                return pages.of_table(table), ""
            change = partial(changed_rules, seats=edited.seats, changes=changes)
            kept = await self.services.presets.change(answer.guild, edited.name, answer.person, change)
            return pages.of_set(kept), ""
        except Refused as conflict:
            again = self._readable(answer, edited.control("edit"))
            return again[0], pages.refused(str(conflict))

    async def _change_and_follow(
        self, answer: Answer, before: Edited, changed: Change, rank: Rank | None = None
    ) -> tuple[Edited, str]:
        """The same for one rule, with a notice of the change and of what went along with it."""
        old = _rules(before)
        edited, refused = await self._change(answer, before, changed)
        if refused:
            return edited, refused
        new = _rules(edited)
        told = pages.changed(old, new, new.field(changed[0]), rank)
        return edited, "\n".join(filter(None, [told, pages.followed(edited, before.house_rules, new)]))

    # Rules for cards

    @on_press("rule-cards")
    async def _show_cards(self, answer: Answer, control: Control) -> None:
        edited, given = self._editable(answer, control)
        rules = _rules(edited)
        rule = _rule(rules, given[:1])
        if not isinstance(rule, CardTable | RankList):
            raise Refused(WORDS.message("unknown-choice"))
        await answer.show(pages.cards_page(edited, rules, rule))

    @on_press("rule-ranks")
    async def _change_ranks(self, answer: Answer, control: Control) -> None:
        edited, given = self._editable(answer, control)
        rule = _rule(_rules(edited), given[:1])
        if not isinstance(rule, RankList):
            raise Refused(WORDS.message("unknown-choice"))
        edited, notice = await self._change_and_follow(answer, edited, pages.ranks_change(rule, given[1:]))
        await answer.show(pages.cards_page(edited, _rules(edited), rule, notice))

    @on_press("rule-rank")
    async def _show_rank(self, answer: Answer, control: Control) -> None:
        edited, given = self._editable(answer, control)
        rules = _rules(edited)
        rule, rank = _table_and_rank(rules, given)
        await answer.show(pages.rank_page(edited, rules, rule, rank))

    @on_press("rule-suits")
    async def _show_suits(self, answer: Answer, control: Control) -> None:
        edited, given = self._editable(answer, control)
        rules = _rules(edited)
        (rule, rank), suits = _table_and_rank(rules, given[:2]), "".join(given[-1:])
        await answer.show(pages.rank_page(edited, rules, rule, rank, suits))

    @on_press("rule-value")
    async def _change_value(self, answer: Answer, control: Control) -> None:
        edited, given = self._editable(answer, control)
        rules = _rules(edited)
        rule, rank = _table_and_rank(rules, given[:2])
        with _known_words():
            suits, picked = given[2], given[-1]
            changed = pages.value_change(rules, rule, rank, suits, picked)
        edited, notice = await self._change_and_follow(answer, edited, changed, rank)
        await answer.show(pages.rank_page(edited, _rules(edited), rule, rank, suits, notice))


def _rules(edited: Edited) -> Ruleset:
    """Raises Refused if they conflict for every number of seats."""
    return rules_that_fit(edited.house_rules, edited.seats)


@contextmanager
def _known_words() -> Iterator[None]:
    """Raises Refused for words that the editor never made."""
    try:
        yield
    except (ValueError, KeyError, IndexError) as unknown:
        raise Refused(WORDS.message("unknown-choice")) from unknown


def _rule_and_pick(rules: Ruleset, given: tuple[str, ...]) -> tuple[AnyRule, str]:
    if len(given) != 2:
        raise Refused(WORDS.message("unknown-choice"))
    return _rule(rules, given[:1]), given[1]


def _table_and_rank(rules: Ruleset, given: tuple[str, ...]) -> tuple[AnyTable, Rank]:
    """A rule that may name single cards, and a rank."""
    rule, rank = _rule_and_pick(rules, given)
    if not isinstance(rule, CardTable) or rank not in EVERY_RANK:
        raise Refused(WORDS.message("unknown-choice"))
    return rule, rank


def _rule(rules: Ruleset, given: tuple[str, ...]) -> AnyRule:
    """The rule that these words name, if it may be changed."""
    name = "".join(given[:1])
    if name not in rules.fields():
        raise Refused(WORDS.message("unknown-rule"))
    return rules.field(name)
