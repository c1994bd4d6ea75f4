"""Settings by chapters: the lines that tell them on a page, the form of each chapter, and what was sent in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from discord import ui

from cogs.discord import form as forms
from cogs.discord.controls import CHOICES, Button, Control, button
from engine.games.variants import VARIANTS, games
from engine.words import Message, Words, and_listed, own_name
from model.people.names import plain, safe
from model.refusals import Refused
from model.servers.settings import DEFAULT, MOST, Exists, Preset, lasting, pace_name
from model.servers.zones import LONGEST as ZONE_LENGTH, zone_named
from model.setting import Of, Setting

GAME = "game"  # begins the names of the lists of games in a form
MOST_LISTS = forms.PARTS - 2  # of them, beside house rules and pace

WORDS = Words(__package__)


@dataclass(frozen=True)
class Facts:
    """Things that the settings of a server refer to. The preferences of a person need none of them."""

    presets: Sequence[Preset] = ()
    usual: float = 0  # seconds for a turn where no pace is picked
    exists: Exists = bool  # which channels and roles are still there
    language: str = ""  # of what is said in public
    mentionable: Exists = bool  # which roles Discord lets the bot mention


def as_word(value: object) -> str:
    """A value that was picked, in a form and at the end of a key."""
    if isinstance(value, bool):
        return forms.ON if value else forms.OFF
    return "none" if value is None else str(value) or "usual"


class Chapters(Generic[Of]):
    """The settings of a server or a person, in the words of their room.

    ``unknown``: the refusal of a chapter or a value that there is not, or not any more.
    """

    def __init__(self, values: Of, words: Words, action: str, unknown: Message, facts: Facts | None = None) -> None:
        self._values, self._words, self._action, self._unknown = values, words, action, unknown
        self._facts, self._of_person = facts or Facts(), facts is None
        self._chapters = dict.fromkeys(each.chapter for each in values.declared() if each.chapter)

    def _of(self, chapter: str) -> list[Setting]:
        """Raises Refused for a chapter that there is not."""
        if chapter not in self._chapters:
            raise Refused(self._unknown)
        return [each for each in self._values.declared() if each.chapter == chapter]

    def _value(self, setting: Setting) -> object:
        return getattr(self._values, setting.name)

    # The page

    def told(self, notice: str) -> list[str]:
        """The heading, and a text for each chapter: a line for each setting, or for several that share a message.

        A message knows all settings by their names.
        """
        told = [[self._words("heading"), *([f"**{notice}**"] if notice else [])]]
        values = {each.name: self._told(each) for each in self._values.declared()}
        for chapter in self._chapters:
            lines = dict[str, str]()
            for each in self._of(chapter):
                if each.line in lines:
                    continue
                value, label = self._value(each), f"ask-{each.part}"
                goes_on = as_word(value) if each.line.endswith("-") else ""
                key = each.unset if each.unset and value == each.default else f"{each.line}{goes_on}"
                if key in self._words:
                    lines[each.line] = self._words(key, **values)
                else:
                    lines[each.line] = forms.WORDS("row", label=self._words(label), value=values[each.name])
                if each.kind == "role" and not all(map(self._facts.mentionable, self._there(each))):
                    lines[each.line] += f"\n{WORDS('role-blocked')}"
            told.append([f"**{self._words(f'chapter-{chapter}')}**", *lines.values()])
        return list(map("\n".join, told))

    def buttons(self) -> list[Button]:
        """Each opens the form of a chapter."""
        chapters = self._chapters
        return [button(self._words(f"chapter-{each}"), Control(self._action, words=(each,))) for each in chapters]

    def _told(self, setting: Setting) -> str | int:
        """A value in words."""
        value = self._value(setting)
        match setting.kind:
            case "switch":
                told: str | int = forms.WORDS(as_word(bool(value)))
            case "box":
                boxes = self._boxes(setting)
                told = and_listed([label for (label, _), ticked in boxes.items() if ticked]) or forms.WORDS("none")
            case "channels" | "roles" | "role":
                sign = "#" if setting.kind == "channels" else "@&"
                there = [f"<{sign}{each}>" for each in self._there(setting)]
                gone = len(self._ids(setting)) - len(there)
                told = and_listed([*there, *([WORDS("deleted", count=gone)] if gone else [])])
                told = told or WORDS("every-channel" if setting.kind == "channels" else "everyone")
            case "game":
                told = self._game_name(setting)
            case "pace" if not value:
                told = lasting(self._facts.usual)
            case "language" if self._facts.language:
                told = own_name(self._facts.language)
            case _:
                told = value if isinstance(value, int) and setting.kind == "count" else self._named(setting, value)
        return told

    def _ids(self, setting: Setting) -> tuple[int, ...]:
        """The channels or roles of a setting."""
        value = self._value(setting)
        return value if isinstance(value, tuple) else (value,) if isinstance(value, int) and value else ()

    def _there(self, setting: Setting) -> list[int]:
        """Those of its channels or roles that were not deleted."""
        return list(filter(self._facts.exists, self._ids(setting)))

    def _game_name(self, setting: Setting) -> str:
        first = next(iter(VARIANTS))
        asked = str(self._value(setting)) or first
        if asked in VARIANTS:
            return VARIANTS[asked].name
        if any(kept.name == asked for kept in self._facts.presets):
            return WORDS("house-rules", name=safe(asked))
        gone = "house-rules-missing" if setting.chapter == "day" else "house-rules-gone"
        return WORDS(gone, name=safe(asked), game=VARIANTS[first].name)

    # The form

    def form(self, chapter: str) -> ui.Modal:
        """Raises Refused for a chapter that there is not."""
        parts = {each.part: self._parts(each) for each in self._of(chapter)}
        control = Control(self._action, words=(chapter,))
        return forms.form(
            self._words(f"chapter-{chapter}"), control, [part for some in parts.values() for part in some]
        )

    def _parts(self, setting: Setting) -> list[forms.Part]:
        """One, but for a game several."""
        key, value = setting.part, self._value(setting)
        label, help_ = self._words(f"ask-{key}"), f"ask-{key}.help"
        help_ = self._words(help_) if help_ in self._words else ""
        match setting.kind:
            case "switch":
                part = forms.switch(key, label, bool(value), help_)
            case "box":
                boxes = self._boxes(setting)
                part = forms.several(
                    key, label, list(boxes), [word for (_, word), ticked in boxes.items() if ticked], help_
                )
            case "channels":
                part = forms.channels(key, label, self._there(setting), help_)
            case "roles" | "role":
                part = forms.roles(key, label, self._there(setting), help_, most=1 if setting.kind == "role" else 25)
            case "zone":
                part = forms.line_to_type(key, label, str(value), help_, ZONE_LENGTH)
            case "game":
                return played_parts(str(value), label, self._facts.presets, key)
            case _:
                options = [(self._named(setting, each), as_word(each)) for each in setting.offered]
                part = forms.choice(key, label, options, as_word(value), help_)
        return [part]

    def _boxes(self, setting: Setting) -> dict[tuple[str, str], bool]:
        """The boxes of a group by label and word, and which are ticked."""
        group = [each for each in self._of(setting.chapter) if each.part == setting.part]
        return {(self._words(f"ask-{each.key}"), each.box): bool(self._value(each)) for each in group}

    def _named(self, setting: Setting, value: object) -> str:
        """A value as an option is called."""
        match setting.kind:
            case "count" | "zone":
                return str(value)
            case "hour":
                return WORDS("ask-no-hour") if value is None else WORDS("clock", hour=f"{value:02}")
            case "pace":
                return pace_name(str(value or DEFAULT), self._facts.usual)
            case "language" if value:
                return own_name(str(value))
            case "language":
                value = "server" if self._facts.language else "discord"
        name = setting.values[value] if isinstance(setting.values, Mapping) else value
        return self._words(f"ask-{setting.key}-{name}")

    # What was sent

    def changed(self, sent: forms.Sent) -> Of:
        """The settings with a chapter as it was sent. What an older form lacks stays as it is. Raises Refused."""
        settings = self._of(next(iter(sent.control.words), ""))
        read = {each.name: self._read(each, sent) for each in settings if each.part in sent.given}
        return replace(self._values, **read)

    def _read(self, setting: Setting, sent: forms.Sent) -> object:
        """Raises Refused for a value of a server that was not offered. A person's stays as it was then."""
        key, picked = setting.part, sent.one(setting.part)
        match setting.kind:
            case "switch":
                return sent.ticked(key, bool(self._value(setting)))
            case "box":
                return setting.box in sent.given[key]
            case "channels" | "roles" | "role":
                ids = sent.ids(key)
                return ids if setting.kind != "role" else next(iter(ids), 0)
            case "zone":
                return zone_named(picked)
            case "game":
                return read_game(sent, str(self._value(setting)), key)
        found = [each for each in setting.offered if as_word(each) == picked]
        spoken = setting.kind == "language"  # one that is no longer spoken counts as none
        if not (found or spoken or self._of_person):
            raise Refused(self._unknown)
        return next(iter(found), "" if spoken else self._value(setting))


def played_parts(asked: str, label: str, presets: Sequence[Preset], key: str = GAME) -> list[forms.Part]:
    """A game, in as many lists as they need, or house rules of the server instead. With several, none is needed."""
    every = [(game.name, game.key) for game in games()]
    chosen = asked if asked in VARIANTS else next(iter(VARIANTS))
    first, *others = [every[start : start + CHOICES] for start in range(0, len(every), CHOICES)][:MOST_LISTS]
    parts = [forms.choice(key, label, first, chosen, needed=not others)]
    for number, each in enumerate(others):
        parts.append(forms.choice(f"{key}{number}", WORDS("ask-game-more"), each, chosen, needed=False))
    if kept := [(plain(each.name), each.name) for each in presets[:MOST]]:
        ask, help_ = WORDS("ask-house-rules"), WORDS("ask-house-rules.help")
        parts.append(forms.choice("house-rules", ask, kept, asked, help_, needed=False))
    return parts


def read_game(sent: forms.Sent, before: str, key: str = GAME) -> str:
    """The game or house rules that were picked in ``played_parts``. ``before``: those that were shown there."""
    lists = (key, *(f"{key}{number}" for number in range(MOST_LISTS - 1)))
    picked = [game for each in lists if (game := sent.one(each))]
    shown = before if before in VARIANTS else next(iter(VARIANTS))
    anew = [game for game in picked if game != shown]  # the list with the old one comes along unchanged
    return sent.one("house-rules") or next(iter([*anew, *picked]), before)
