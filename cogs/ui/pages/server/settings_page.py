"""The settings of a server: the page that lists them, and a form for each chapter of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ui

from cogs.ui.components.controls import CHOICES, Control, button
from cogs.ui.components.form import PARTS, Part, Sent, channels, choice, form, line_to_type, roles, switch
from cogs.ui.components.page import ACTIVE, CALM, Page, rows
from cogs.ui.components.presses import as_number
from engine.games.variants import VARIANTS
from engine.games.variants import games as games_in_order
from engine.words import Words, and_listed, languages, own_name
from model.languages import picked
from model.people.names import plain, safe
from model.refusals import Refused
from model.servers.pace import DEFAULT, PACES, lasting, pace_name, usual_name
from model.servers.preset import Preset
from model.servers.settings import HOURS, MOST, PLACES, Exists, Settings
from model.servers.settings import words as said
from model.servers.zones import LONGEST as ZONE_LENGTH
from model.servers.zones import zone_named

ACTION = "settings"
NONE = "none"
USUAL = "usual"  # the value of a select for what is not set
GAME = "game"  # begins the names of the lists of games in a form
MOST_LISTS = PARTS - 2  # of them, beside house rules and pace
CHAPTERS = ("places", "games", "day", "times", "people", "limits")

words = Words("cogs.ui.pages.server.settings_page")


@dataclass(frozen=True)
class Shown:
    """The settings of a server and what they refer to."""

    settings: Settings
    presets: Sequence[Preset]
    usual: float  # seconds for a turn where no pace is picked
    exists: Exists  # which channels and roles are still there
    language: str  # of what is said in public
    mentionable: Exists  # which roles Discord lets the bot mention


def settings_page(shown: Shown, notice: str = "") -> Page:
    news = [f"**{notice}**"] if notice else []
    told = [[words("heading"), *news]]
    told += [[f"**{words(f'chapter-{each}')}**", *lines] for each, lines in _lines(shown).items()]
    buttons = [button(words(f"chapter-{each}"), Control(ACTION, words=(each,))) for each in CHAPTERS]
    return Page([*map("\n".join, told), *rows(buttons)], ACTIVE if notice else CALM)


def _lines(shown: Shown) -> dict[str, list[str]]:
    settings = shown.settings
    told = [f"<#{each}>" for each in settings.channels if shown.exists(each)]
    channels = _named(told, settings.channels) or words("every-channel")
    pace = pace_name(settings.pace) if settings.pace else lasting(shown.usual)
    day = words("day-off")
    if settings.day:
        day = words("day-on", game=_game_name(settings.day_game, shown, "house-rules-missing"))
    quiet = words("quiet-none")
    if settings.quiet_from is not None and settings.quiet_until is not None:
        quiet = words("quiet", start=_clock(settings.quiet_from), end=_clock(settings.quiet_until))
    people = []
    for key, ids in (("tables", settings.table_roles), ("tournaments", settings.tournament_roles)):
        roles = _named([f"<@&{each}>" for each in ids if shown.exists(each)], ids)
        people.append(words(f"opens-{key}", roles=roles or words("everyone")))
    return {
        "places": [
            words("channels", channels=channels),
            words(f"place-{settings.place}"),
            words("language" if settings.language else "language-of-server", language=own_name(shown.language)),
        ],
        "games": [words("game", game=_game_name(settings.game, shown)), words("pace", pace=pace)],
        "day": [day],
        "times": [
            words("zone", zone=settings.zone),
            quiet,
            words("pings-on" if settings.pings else "pings-off"),
            _mentioned(shown),
        ],
        "people": people,
        "limits": [
            words("limit-tables", channel=settings.tables_in_channel, person=settings.tables_of_member),
            words("limit-house-rules", server=settings.house_rules_here, person=settings.house_rules_of_member),
        ],
    }


def _mentioned(shown: Shown) -> str:
    """The role that is mentioned when a table opens, and why it can't be."""
    number = shown.settings.mentioned_role
    if not number:
        return words("no-role")
    if not shown.exists(number):
        return words("role", role=words("deleted", count=1))
    told = words("role", role=f"<@&{number}>")
    return told if shown.mentionable(number) else f"{told}\n{words('role-blocked')}"


def _game_name(picked: str, shown: Shown, gone: str = "house-rules-gone") -> str:
    """What was picked. ``gone``: the message for house rules that were deleted since."""
    asked = picked or next(iter(VARIANTS))
    if asked in VARIANTS:
        return VARIANTS[asked].name
    if any(kept.name == asked for kept in shown.presets):
        return words("house-rules", name=safe(asked))
    return words(gone, name=safe(asked), game=next(iter(VARIANTS.values())).name)


def _named(found: list[str], picked: Sequence[int]) -> str:
    gone = len(picked) - len(found)
    return and_listed([*found, *([words("deleted", count=gone)] if gone else [])])


def _clock(hour: int) -> str:
    return words("clock", hour=f"{hour:02}")


def settings_form(chapter: str, shown: Shown) -> ui.Modal:
    """The form of a chapter. Raises Refused if there is none."""
    return form(words(f"chapter-{chapter}"), Control(ACTION, words=(chapter,)), _parts(chapter, shown))


def _parts(chapter: str, shown: Shown) -> list[Part]:
    settings = shown.settings
    match chapter:
        case "places":
            there = [each for each in settings.channels if shown.exists(each)]
            places = [(words(f"ask-place-{place}"), place) for place in PLACES]
            spoken = [(words("ask-language-server"), USUAL), *((own_name(each), each) for each in languages())]
            return [
                channels("channels", words("ask-channels"), there, words("ask-channels.help")),
                choice("place", words("ask-place"), places, settings.place),
                choice(
                    "language", words("ask-language"), spoken, settings.language or USUAL, words("ask-language.help")
                ),
            ]
        case "games":
            times = [(usual_name(shown.usual), USUAL), *((pace_name(key), key) for key in PACES)]
            return [
                *played_parts(settings.game, words("ask-game"), shown.presets),
                choice("pace", words("ask-pace"), times, settings.pace or USUAL, words("ask-pace.help")),
            ]
        case "day":
            return [
                switch("on", words("ask-day"), settings.day, words("ask-day.help")),
                *played_parts(settings.day_game, words("ask-day-game"), shown.presets),
            ]
        case "times":
            return _times_parts(shown)
        case "people":
            opens = list(filter(shown.exists, settings.table_roles))
            leads = list(filter(shown.exists, settings.tournament_roles))
            return [
                roles("tables", words("ask-table-roles"), opens, words("ask-table-roles.help")),
                roles("tournaments", words("ask-tournament-roles"), leads, words("ask-tournament-roles.help")),
            ]
        case "limits":
            counts = [(str(number), str(number)) for number in range(1, MOST + 1)]
            return [
                choice("channel", words("ask-limit-channel"), counts, str(settings.tables_in_channel)),
                choice("member", words("ask-limit-member"), counts, str(settings.tables_of_member)),
                choice("rules", words("ask-limit-rules"), counts, str(settings.house_rules_here)),
                choice("rules-member", words("ask-limit-rules-member"), counts, str(settings.house_rules_of_member)),
            ]
    raise Refused(said.message("unknown"))


def _times_parts(shown: Shown) -> list[Part]:
    settings = shown.settings
    hours = [(words("ask-no-hour"), NONE), *((_clock(hour), str(hour)) for hour in HOURS)]
    mentioned = list(filter(shown.exists, filter(None, [settings.mentioned_role])))
    start, end = (NONE if hour is None else str(hour) for hour in (settings.quiet_from, settings.quiet_until))
    return [
        line_to_type("zone", words("ask-zone"), settings.zone, words("ask-zone.help"), ZONE_LENGTH),
        choice("from", words("ask-quiet-from"), hours, start, words("ask-quiet-from.help")),
        choice("until", words("ask-quiet-until"), hours, end),
        switch("pings", words("ask-pings"), settings.pings, words("ask-pings.help")),
        roles("role", words("ask-role"), mentioned, words("ask-role.help"), most=1),
    ]


def played_parts(asked: str, label: str, presets: Sequence[Preset]) -> list[Part]:
    """A game, in as many lists as they need, or house rules of the server instead. With several, none is needed."""
    games = [(game.name, game.key) for game in games_in_order()]
    chosen = asked if asked in VARIANTS else next(iter(VARIANTS))
    first, *others = [games[start : start + CHOICES] for start in range(0, len(games), CHOICES)][:MOST_LISTS]
    parts = [choice(GAME, label, first, chosen, needed=not others)]
    for number, each in enumerate(others):
        parts.append(choice(f"{GAME}{number}", words("ask-game-more"), each, chosen, needed=False))
    if kept := [(plain(each.name), each.name) for each in presets[:MOST]]:
        ask, help_ = words("ask-house-rules"), words("ask-house-rules.help")
        parts.append(choice("house-rules", ask, kept, asked, help_, needed=False))
    return parts


def changed(sent: Sent, before: Settings) -> Settings:
    """The settings with a chapter as it was sent. Raises Refused."""
    match next(iter(sent.control.words), ""):
        case "places":
            place = next((place for place in PLACES if place == sent.one("place")), None)
            if place is None:
                raise Refused(said.message("unknown"))
            language = picked("".join(sent.given.get("language", before.language)))
            return replace(before, channels=sent.ids("channels"), place=place, language=language)
        case "games":
            pace = sent.one("pace")
            return replace(before, game=read_game(sent, before.game), pace=DEFAULT if pace == USUAL else pace)
        case "day":
            return replace(before, day=sent.ticked("on", before.day), day_game=read_game(sent, before.day_game))
        case "times":
            start, end = (as_number(sent.one(part)) for part in ("from", "until"))
            zone, pings = zone_named(sent.one("zone")), sent.ticked("pings", before.pings)
            role = next(iter(sent.ids("role")), 0) if "role" in sent.given else before.mentioned_role
            hours = replace(before, quiet_from=start, quiet_until=end)
            return replace(hours, zone=zone, pings=pings, mentioned_role=role)
        case "people":
            return replace(before, table_roles=sent.ids("tables"), tournament_roles=sent.ids("tournaments"))
        case "limits":
            return replace(
                before,
                tables_in_channel=as_number(sent.one("channel")) or 0,
                tables_of_member=as_number(sent.one("member")) or 0,
                house_rules_here=as_number(sent.one("rules")) or 0,
                house_rules_of_member=as_number(sent.one("rules-member")) or 0,
            )
    raise Refused(said.message("unknown"))


def read_game(sent: Sent, before: str) -> str:
    """What was picked in ``played_parts``. ``before``: what was shown there."""
    lists = (GAME, *(f"{GAME}{number}" for number in range(MOST_LISTS - 1)))
    picked = [game for each in lists if (game := sent.one(each))]
    shown = before if before in VARIANTS else next(iter(VARIANTS))
    anew = [game for game in picked if game != shown]  # the list with the old one comes along unchanged
    return sent.one("house-rules") or next(iter([*anew, *picked]), before)
