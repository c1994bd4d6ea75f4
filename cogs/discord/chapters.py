"""Settings by chapters: the lines that tell them on a page, the form of each chapter, and what was sent in it."""

from dataclasses import replace
from typing import Generic

from discord import ui

from cogs.discord.controls import Button, Control, button
from cogs.discord.form import OFF, ON, Part, Sent, choice, form, row, several, switch
from engine.words import Message, Words, languages, own_name
from model.refusals import Refused
from model.setting import Box, Language, Of, OneOf, Setting, Switch, Value


def as_word(value: object) -> str:
    """A value that was picked, in a form and at the end of a key."""
    match value:
        case bool():
            return ON if value else OFF
        case None:
            return "none"
    return str(value) or "usual"


class Chapters(Generic[Of]):
    """The settings of a server or a person, in the words of a room. A room with its own kinds of settings extends it.

    ``unknown``: the refusal of a chapter or a value that there is not, or not any more.
    """

    def __init__(self, values: Of, words: Words, action: str, unknown: Message) -> None:
        self.values, self._words, self._action, self._unknown = values, words, action, unknown
        self.settings = values.declared()
        self._chapters = dict.fromkeys(each.chapter for each in self.settings if each.chapter)

    def of(self, chapter: str) -> list[Setting]:
        """Raises Refused for a chapter that there is not."""
        if chapter not in self._chapters:
            raise Refused(self._unknown)
        return [each for each in self.settings if each.chapter == chapter]

    def value(self, setting: Setting) -> object:
        return getattr(self.values, setting.name)

    # The page

    def told(self, notice: str) -> list[str]:
        """The heading, and a text for each chapter."""
        news = [f"**{notice}**"] if notice else []
        told = [[self._words("heading"), *news]]
        told += [[f"**{self._words(f'chapter-{each}')}**", *self.lines(each)] for each in self._chapters]
        return list(map("\n".join, told))

    def lines(self, chapter: str) -> list[str]:
        return [row(part) for each in self.of(chapter) for part in self.parts(each)]

    def buttons(self) -> list[Button]:
        """Each opens the form of a chapter."""
        chapters = self._chapters
        return [button(self._words(f"chapter-{each}"), Control(self._action, words=(each,))) for each in chapters]

    # The form

    def form(self, chapter: str) -> ui.Modal:
        """Raises Refused for a chapter that there is not."""
        parts = [part for each in self.of(chapter) for part in self.parts(each)]
        return form(self._words(f"chapter-{chapter}"), Control(self._action, words=(chapter,)), parts)

    def parts(self, setting: Setting) -> list[Part]:
        """The parts of a form that ask for a setting: none for all but the first of a group, several for many games."""
        label, help_, value = self.label(setting), self.help(setting), self.value(setting)
        match setting.kind:
            case Box():
                group = [(each, each.kind) for each in self.of(setting.chapter) if each.key == setting.key]
                boxes = [(each, kind.name) for each, kind in group if isinstance(kind, Box)]
                if setting != boxes[0][0]:
                    return []
                named = [(self._words(f"ask-{each.key}-{name}"), name) for each, name in boxes]
                chosen = [name for each, name in boxes if self.value(each)]
                return [several(setting.key, label, named, chosen, help_)]
            case Switch():
                return [switch(setting.key, label, bool(value), help_)]
        options = [(self.name_of(setting, each), as_word(each)) for each in self.offered(setting)]
        return [choice(setting.key, label, options, as_word(value), help_)]

    def label(self, setting: Setting) -> str:
        return self._words(f"ask-{setting.key}")

    def help(self, setting: Setting) -> str:
        key = f"ask-{setting.key}.help"
        return self._words(key) if key in self._words else ""

    def offered(self, setting: Setting) -> list[Value]:
        """The values that can be picked."""
        match setting.kind:
            case OneOf(values):
                return list(values)
            case Language():
                return ["", *languages()]
        return []

    def name_of(self, setting: Setting, value: Value) -> str:
        """A value as an option is called."""
        match setting.kind:
            case Language(usual):
                return own_name(str(value)) if value else self._words(f"ask-{setting.key}-{usual}")
            case OneOf(values, names) if names:
                return self._words(f"ask-{setting.key}-{names[values.index(value)]}")
        return self._words(f"ask-{setting.key}-{value}")

    # What was sent

    def changed(self, sent: Sent) -> Of:
        """The settings with a chapter as it was sent. What an older form lacks stays as it is. Raises Refused."""
        settings = self.of(next(iter(sent.control.words), ""))
        return replace(self.values, **{each.name: self.read(each, sent) for each in settings if each.key in sent.given})

    def read(self, setting: Setting, sent: Sent) -> object:
        """Raises Refused for a value that was not offered."""
        match setting.kind:
            case Box(name=name):
                return name in sent.given[setting.key]
            case Switch():
                return sent.ticked(setting.key, bool(self.value(setting)))
            case Language():  # none, if it is no longer there
                return next((each for each in languages() if each == sent.one(setting.key)), "")
        picked = [each for each in self.offered(setting) if as_word(each) == sent.one(setting.key)]
        if not picked:
            raise Refused(self._unknown)
        return picked[0]
