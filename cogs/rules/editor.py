"""The editor of house rules: its buttons, selects and forms. ``/houserules`` stands in ``cogs.rules.cog``."""

from collections.abc import Callable, Mapping
from functools import partial
from types import UnionType

from cogs.base import BaseCog, on_form, on_press
from cogs.discord.answer import Answer
from cogs.discord.controls import POST, Control, fingerprint, first_number
from cogs.discord.form import Sent, form, line_to_type
from cogs.rules import editor_page as pages
from cogs.rules.editor_page import Edited, of_set, of_table
from cogs.server.chapters import read_game
from engine.core.cards import EVERY_RANK
from engine.core.rule import AnyRule, CardTable, Choice, Number, RankList, Rule, Switch
from engine.core.ruleset import RulesError
from engine.games.codec import BadCode, house_of
from engine.games.house_rules import FIXED, Change, HouseRules
from engine.games.variants import variant
from engine.words import Words
from model.people.names import safe
from model.refusals import WORDS as REFUSALS, Refused
from model.servers.settings import LONGEST_NAME, Preset
from model.tables.hosting import by_host
from model.tables.seating import changed_rules, check_host, with_changes, with_rules
from service.presets import check_owner, may_change

# The rules that each control may be about. A value is picked with the last three.
ABOUT: Mapping[str, type | UnionType] = {
    "rule-pick": Rule,
    "rule-cards": CardTable | RankList,
    "rule-rank": CardTable,
    "rule-suits": CardTable,
    "rule": Choice | Number | Switch,
    "rule-ranks": RankList,
    "rule-value": CardTable,
}

WORDS = Words(__package__)


class Editor(BaseCog):
    """Answers the editor of house rules, for a table and for a set that the server keeps."""

    def _edited(self, answer: Answer, control: Control, *, to_read: bool = False) -> tuple[Edited, tuple[str, ...]]:
        """Return what a control is about, if this person may change it now, and its other words. Raises Refused.

        ``to_read``: nothing changes. Everyone may look at the rules of a table, also in its match.
        """
        if not control.table:
            kept = self._set_of(answer, control)
            check_owner(kept, answer.person)
            return of_set(kept), control.words[1:]
        table = self.services.tables.get(control.table)
        if not to_read:
            check_host(table, answer.person)
            if table.phase != "lobby":
                raise Refused(REFUSALS.message("rules-fixed"))
        return of_table(table), control.words

    @on_press("edit", "rules-group")
    async def show_editor(self, answer: Answer, control: Control) -> None:
        edited, given = self._edited(answer, control)
        chapter = first_number(given[-1:]) if control.action == "rules-group" else None
        await answer.show(pages.editor_page(edited, chapter=chapter))

    # One rule

    @on_press("rule-pick", "rule-cards", "rule-rank", "rule-suits")
    async def _show_rule(self, answer: Answer, control: Control) -> None:
        """Show the page of a rule, or of one rank. A rule that is on or off has none and is switched over."""
        edited, given = self._edited(answer, control)
        given = given[-1:] if control.action == "rule-pick" else given  # before it stands the chapter
        rule = _rule(edited, control.action, given)
        if isinstance(rule, Switch):
            await self._change_rule(answer, edited, rule, (rule.name, not rule.of(edited.rules)))
        elif isinstance(rule, CardTable) and control.action in ("rule-rank", "rule-suits"):
            suits = given[-1] if control.action == "rule-suits" else ""
            await answer.show(pages.rank_page(edited, rule, "".join(given[1:2]), suits))
        else:
            await answer.show(pages.rule_page(edited, rule))

    @on_press("rule", "rule-ranks", "rule-value")
    async def _pick_value(self, answer: Answer, control: Control) -> None:
        edited, given = self._edited(answer, control)
        rule = _rule(edited, control.action, given)
        try:
            changed = pages.change(edited.rules, rule, given[1:])
        except (ValueError, KeyError, IndexError) as unknown:
            raise Refused(WORDS.message("unknown-choice")) from unknown
        rank_and_suits = given[1:3] if isinstance(rule, CardTable) else ()
        await self._change_rule(answer, edited, rule, changed, *rank_and_suits)

    async def _change_rule(
        self, answer: Answer, before: Edited, rule: AnyRule, changed: Change, rank: str = "", suits: str = ""
    ) -> None:
        """Change a rule, and show the page on which it was picked."""
        told = partial(pages.changed, before, rule=rule.name, rank=rank)
        edited, notice = await self._change(answer, before, [changed], told)
        if isinstance(rule, CardTable):
            page = pages.rank_page(edited, rule, rank, suits, notice)
        elif isinstance(rule, RankList):
            page = pages.rule_page(edited, rule, notice)
        else:
            page = pages.editor_page(edited, notice, before.rules.chapters().index(rule.chapter))
        await answer.show(page)

    async def _change(
        self, answer: Answer, before: Edited, changes: list[Change], told: Callable[[Edited], str]
    ) -> tuple[Edited, str]:
        """Return the changed rules and a notice: what is ``told`` of them and what went along, or why they stay."""
        try:
            if before.table:
                by_its_host = by_host(answer.person, partial(with_changes, changes=changes))
                table = await self.services.tables.change(before.table, by_its_host)
                edited = of_table(table)
            else:
                change = partial(changed_rules, seats=before.seats, changes=changes)
                edited = of_set(await self.services.presets.change(answer.guild, before.name, answer.person, change))
        except Refused as conflict:
            edited, _ = self._edited(answer, before.control("edit"), to_read=True)
            return edited, pages.refused(str(conflict))
        return edited, "\n".join(filter(None, [told(edited), pages.followed(before, edited)]))

    # Everything at once

    @on_press("rules-reset")
    async def _reset(self, answer: Answer, control: Control) -> None:
        edited, _ = self._edited(answer, control)
        edited = await self._replace(answer, edited, HouseRules(edited.house_rules.game))
        notice = pages.done(WORDS("reset-done", game=variant(edited.house_rules.game).name))
        await answer.show(pages.editor_page(edited, notice))

    async def _replace(self, answer: Answer, edited: Edited, house_rules: HouseRules) -> Edited:
        """Raises Refused."""
        if edited.table:
            change = partial(with_rules, house_rules=house_rules)
            return of_table(await self.services.tables.change(edited.table, by_host(answer.person, change)))
        presets = self.services.presets
        return of_set(await presets.change(answer.guild, edited.name, answer.person, lambda before: house_rules))

    @on_press("rules-set")
    async def _add_set(self, answer: Answer, control: Control) -> None:
        """A ready-made set goes on top of what is played."""
        before, given = self._edited(answer, control)
        made = next((each for each in before.ready_made if each.key in given), None)
        if made is None:
            raise Refused(WORDS.message("unknown-choice"))
        try:
            changes = made.changes(before.rules)
        except RulesError as conflict:
            edited, notice = before, pages.refused(str(conflict))
        else:
            name = made.name
            edited, notice = await self._change(
                answer,
                before,
                list(changes.items()),
                lambda now: pages.done(WORDS("added" if now.rules != before.rules else "added-already", set=name)),
            )
        await answer.show(pages.editor_page(edited, notice))

    # Saving and passing on

    @on_press("rules-save")
    async def _ask_name(self, answer: Answer, control: Control) -> None:
        edited, _ = self._edited(answer, control, to_read=True)
        name = line_to_type(pages.NAME, WORDS("save-name"), edited.name, WORDS("save-name.help"), LONGEST_NAME)
        await answer.ask(form(WORDS("save-form"), edited.control("rules-save"), [name]))

    @on_form("rules-save")
    async def _save(self, answer: Answer, sent: Sent) -> None:
        edited, _ = self._edited(answer, sent.control)
        name = sent.one(pages.NAME)
        kept = await self.services.presets.keep(answer.guild, name, edited.house_rules, answer.person)
        await answer.show(pages.editor_page(edited, pages.done(WORDS("saved", name=safe(kept.name)))))

    @on_press("rules-share")
    async def _share(self, answer: Answer, control: Control) -> None:
        edited, given = self._edited(answer, control, to_read=True)
        await answer.show(pages.code_page(edited.house_rules, edited.page("".join(given))))

    @on_press("rules-import")
    async def _ask_code(self, answer: Answer, control: Control) -> None:
        edited, _ = self._edited(answer, control)
        code = line_to_type(pages.CODE, WORDS("import-code"), "", WORDS("import-code.help"), pages.LONGEST_CODE)
        name = line_to_type(pages.NAME, WORDS("import-name"), "", WORDS("import-name.help"), LONGEST_NAME)
        parts = [code, name] if edited.table else [code]
        await answer.ask(form(WORDS("import-form"), edited.control("rules-import"), parts))

    @on_form("rules-import")
    async def _import(self, answer: Answer, sent: Sent) -> None:
        """A code was typed, and perhaps a name to save its rules by."""
        edited, _ = self._edited(answer, sent.control)
        name, house_rules = sent.one(pages.NAME).strip(), read_code(sent.one(pages.CODE))
        if name:
            await self.services.presets.keep(answer.guild, name, house_rules, answer.person)
        edited = await self._replace(answer, edited, house_rules)
        notice = pages.done(WORDS("imported-and-saved", name=safe(name)) if name else WORDS("imported"))
        await answer.show(pages.editor_page(edited, notice))

    # Sets that the server keeps

    def _set_of(self, answer: Answer, control: Control) -> Preset:
        presets = self.services.presets.of(answer.guild)
        kept = next((each for each in presets if fingerprint(each.name) in control.words[:1]), None)
        if kept is None:
            raise Refused(WORDS.message("set-gone"))
        return kept

    @on_press(pages.KEPT)
    async def show_kept(self, answer: Answer, control: Control) -> None:
        await answer.show(pages.presets_page(self.services.presets.of(answer.guild)))

    @on_press(pages.SET)
    async def press_set(self, answer: Answer, control: Control) -> None:
        """Raises Refused for a set that is gone, or whose rules conflict."""
        kept = self._set_of(answer, control)
        if POST not in control.words:
            await answer.show(pages.set_page(kept, own=may_change(kept, answer.person)))
            return
        with self.services.languages.public(answer.guild):
            page = pages.set_page(kept, posted=True)
        await answer.post(page)

    @on_press(pages.NEW)
    async def _ask_new(self, answer: Answer, control: Control) -> None:
        await answer.ask(pages.new_form("", self.services.presets.of(answer.guild)))

    @on_form(pages.NEW)
    async def _make(self, answer: Answer, sent: Sent) -> None:
        house_rules, _ = self.played(answer.interaction, read_game(sent, next(iter(sent.control.words), "")))
        name = sent.one(pages.NAME)
        kept = await self.services.presets.keep(answer.guild, name, house_rules, answer.person, anew=True)
        await answer.show(pages.editor_page(of_set(kept), pages.done(WORDS("made", name=safe(kept.name)))))


def _rule(edited: Edited, action: str, given: tuple[str, ...]) -> AnyRule:
    """Return the rule that the first of these words names. Raises Refused for words that the editor never made."""
    name = "".join(given[:1])
    if name not in edited.rules.fields() or name in FIXED:
        raise Refused(WORDS.message("unknown-rule"))
    rule = edited.rules.field(name)
    ranked = action in ("rule-rank", "rule-suits", "rule-value")
    if not isinstance(rule, ABOUT[action]) or (ranked and "".join(given[1:2]) not in EVERY_RANK):
        raise Refused(WORDS.message("unknown-choice"))
    return rule


def read_code(code: str) -> HouseRules:
    """Raises Refused."""
    try:
        return house_of(code)
    except BadCode as bad:
        raise Refused(str(bad)) from bad
