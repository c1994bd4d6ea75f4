"""The settings of a server: the page that lists them, and a form for each chapter of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discord import ui

from cogs.ui.controls import CHOICES, Control, button
from cogs.ui.form import PARTS, ZONE_LENGTH, Part, Sent, channels, choice, form, line_to_type, roles
from cogs.ui.page import ACTIVE, CALM, Item, Page, paragraph, rows
from cogs.ui.presses import as_number
from cogs.ui.words import plain, safe
from engine.variants import VARIANTS
from engine.words import Words, and_listed
from model.pace import DEFAULT, lasting, pace_name, paces, usual_name
from model.preset import Preset
from model.settings import HOURS, MOST, PLACES, Exists, Place, Settings
from model.zones import zone_named

ACTION = "settings"
NONE = "none"
USUAL = "usual"  # the value of a select for what is not set
GAME = "game"  # begins the names of the lists of games in a form
MOST_LISTS = PARTS - 2  # of them, beside house rules and pace
CHAPTERS = ("places", "games", "day", "times", "people", "limits")

words = Words("cogs.ui.settings_page")


@dataclass(frozen=True)
class Shown:
    """The settings of a server and what they refer to.

    ``presets`` are its house rules, ``usual`` is the time for a turn where no pace is picked, ``exists`` tells which
    channels and roles are still there.
    """

    settings: Settings
    presets: Sequence[Preset]
    usual: float
    exists: Exists


def settings_page(shown: Shown, notice: str = "") -> Page:
    """All settings, and a button for each chapter."""
    news = [f"**{notice}**"] if notice else []
    items: list[Item] = [paragraph("\n".join([words("heading"), *news]))]
    items += [paragraph(_told(chapter, shown)) for chapter in CHAPTERS]
    buttons = [button(words(f"chapter-{each}"), Control(ACTION, words=(each,))) for each in CHAPTERS]
    return Page([*items, *rows(buttons)], ACTIVE if notice else CALM)


def _told(chapter: str, shown: Shown) -> str:
    return "\n".join([f"**{words(f'chapter-{chapter}')}**", *_LINES[chapter](shown)])


def _places(shown: Shown) -> list[str]:
    settings = shown.settings
    named = _named([f"<#{each}>" for each in settings.channels if shown.exists(each)], _gone(settings.channels, shown))
    return [words("channels", channels=named or words("every-channel")), words(f"place-{settings.place}")]


def _games(shown: Shown) -> list[str]:
    pace = shown.settings.pace
    return [
        words("game", game=_game_name(shown.settings.game, shown)),
        words("pace", pace=pace_name(pace) if pace else lasting(shown.usual)),
    ]


def _day(shown: Shown) -> list[str]:
    if not shown.settings.day:
        return [words("day-off")]
    return [words("day-on", game=_game_name(shown.settings.day_game, shown, "house-rules-missing"))]


def _game_name(picked: str, shown: Shown, gone: str = "house-rules-gone") -> str:
    """What was picked. ``gone``: the message for house rules that were deleted since."""
    asked = picked or next(iter(VARIANTS))
    if asked in VARIANTS:
        return VARIANTS[asked].name
    if any(kept.name == asked for kept in shown.presets):
        return words("house-rules", name=safe(asked))
    return words(gone, name=safe(asked), game=next(iter(VARIANTS.values())).name)


def _times(shown: Shown) -> list[str]:
    settings = shown.settings
    quiet = words("quiet-none")
    if settings.quiet_from is not None and settings.quiet_until is not None:
        quiet = words("quiet", start=_clock(settings.quiet_from), end=_clock(settings.quiet_until))
    pings = words("pings-on" if settings.pings else "pings-off")
    return [words("zone", zone=settings.zone), quiet, pings]


def _people(shown: Shown) -> list[str]:
    told = []
    for key, ids in (("tables", shown.settings.table_roles), ("tournaments", shown.settings.tournament_roles)):
        named = _named([f"<@&{each}>" for each in ids if shown.exists(each)], _gone(ids, shown))
        told.append(words(f"opens-{key}", roles=named or words("everyone")))
    return told


def _limits(shown: Shown) -> list[str]:
    settings = shown.settings
    return [
        words("limit-tables", channel=settings.tables_in_channel, person=settings.tables_of_member),
        words("limit-house-rules", server=settings.house_rules_here, person=settings.house_rules_of_member),
    ]


_LINES: dict[str, Callable[[Shown], list[str]]] = {
    "places": _places,
    "games": _games,
    "day": _day,
    "times": _times,
    "people": _people,
    "limits": _limits,
}


def _gone(ids: Sequence[int], shown: Shown) -> int:
    return sum(not shown.exists(each) for each in ids)


def _named(found: list[str], gone: int) -> str:
    """What was picked, with the number of those that were deleted since."""
    return and_listed([*found, *([words("deleted", count=gone)] if gone else [])])


def _clock(hour: int) -> str:
    return words("clock", hour=f"{hour:02}")


# The forms


def settings_form(chapter: str, shown: Shown) -> ui.Modal:
    """The form of a chapter. Raises KeyError if there is none."""
    return form(words(f"chapter-{chapter}"), Control(ACTION, words=(chapter,)), _PARTS[chapter](shown))


def _places_parts(shown: Shown) -> list[Part]:
    there = [each for each in shown.settings.channels if shown.exists(each)]
    places = [(words(f"ask-place-{place}"), place) for place in PLACES]
    return [
        channels("channels", words("ask-channels"), there, words("ask-channels.help")),
        choice("place", words("ask-place"), places, shown.settings.place),
    ]


def _games_parts(shown: Shown) -> list[Part]:
    times = [(usual_name(shown.usual), USUAL), *paces()]
    return [
        *_played_parts(shown.settings.game, words("ask-game"), shown),
        choice("pace", words("ask-pace"), times, shown.settings.pace or USUAL, words("ask-pace.help")),
    ]


def _day_parts(shown: Shown) -> list[Part]:
    ways = [(words("ask-day-on"), "on"), (words("ask-day-off"), "off")]
    return [
        choice("on", words("ask-day"), ways, "on" if shown.settings.day else "off", words("ask-day.help")),
        *_played_parts(shown.settings.day_game, words("ask-day-game"), shown),
    ]


def _played_parts(asked: str, label: str, shown: Shown) -> list[Part]:
    """A game, or house rules of the server instead."""
    games = [(game.name, key) for key, game in VARIANTS.items()]
    kept = [(plain(each.name), each.name) for each in shown.presets[:MOST]]
    chosen = asked if asked in VARIANTS else games[0][1]
    own = [choice("house-rules", words("ask-house-rules"), kept, asked, words("ask-house-rules.help"), needed=False)]
    return [*_game_parts(games, chosen, label), *(own if kept else [])]


def _game_parts(games: Sequence[tuple[str, str]], chosen: str, label: str) -> list[Part]:
    """The games to pick one from, in as many lists as they need. With several, none has to be used."""
    lists = [games[start : start + CHOICES] for start in range(0, len(games), CHOICES)][:MOST_LISTS]
    first, *others = lists
    needed = not others
    return [
        choice(GAME, label, first, chosen, needed=needed),
        *(
            choice(f"{GAME}{number}", words("ask-game-more"), each, chosen, needed=False)
            for number, each in enumerate(others)
        ),
    ]


def _times_parts(shown: Shown) -> list[Part]:
    settings = shown.settings
    hours = [(words("ask-no-hour"), NONE), *((_clock(hour), str(hour)) for hour in HOURS)]
    pings = [(words("ask-pings-on"), "on"), (words("ask-pings-off"), "off")]
    return [
        line_to_type("zone", words("ask-zone"), settings.zone, words("ask-zone.help"), ZONE_LENGTH),
        choice("from", words("ask-quiet-from"), hours, _hour_value(settings.quiet_from), words("ask-quiet-from.help")),
        choice("until", words("ask-quiet-until"), hours, _hour_value(settings.quiet_until)),
        choice("pings", words("ask-pings"), pings, "on" if settings.pings else "off", words("ask-pings.help")),
    ]


def _people_parts(shown: Shown) -> list[Part]:
    settings = shown.settings
    tables = [each for each in settings.table_roles if shown.exists(each)]
    tournaments = [each for each in settings.tournament_roles if shown.exists(each)]
    return [
        roles("tables", words("ask-table-roles"), tables, words("ask-table-roles.help")),
        roles("tournaments", words("ask-tournament-roles"), tournaments, words("ask-tournament-roles.help")),
    ]


def _limits_parts(shown: Shown) -> list[Part]:
    settings, counts = shown.settings, [(str(number), str(number)) for number in range(1, MOST + 1)]
    return [
        choice("channel", words("ask-limit-channel"), counts, str(settings.tables_in_channel)),
        choice("member", words("ask-limit-member"), counts, str(settings.tables_of_member)),
        choice("rules", words("ask-limit-rules"), counts, str(settings.house_rules_here)),
        choice("rules-member", words("ask-limit-rules-member"), counts, str(settings.house_rules_of_member)),
    ]


_PARTS: dict[str, Callable[[Shown], list[Part]]] = {
    "places": _places_parts,
    "games": _games_parts,
    "day": _day_parts,
    "times": _times_parts,
    "people": _people_parts,
    "limits": _limits_parts,
}


def _hour_value(hour: int | None) -> str:
    return NONE if hour is None else str(hour)


# What was sent


def changed(sent: Sent, before: Settings) -> Settings:
    """The settings with a chapter as it was sent. Raises KeyError if there is no such chapter, and Refused."""
    return _READ[next(iter(sent.control.words), "")](sent, before)


def _read_places(sent: Sent, before: Settings) -> Settings:
    return replace(before, channels=sent.ids("channels"), place=_place(sent.one("place")))


def _place(value: str) -> Place:
    return next(place for place in PLACES if place == value)


def _read_games(sent: Sent, before: Settings) -> Settings:
    pace = sent.one("pace")
    return replace(before, game=_read_game(sent, before.game), pace=DEFAULT if pace == USUAL else pace)


def _read_day(sent: Sent, before: Settings) -> Settings:
    return replace(before, day=sent.one("on") != "off", day_game=_read_game(sent, before.day_game))


def _read_game(sent: Sent, before: str) -> str:
    """The game or the house rules that were picked."""
    lists = (GAME, *(f"{GAME}{number}" for number in range(MOST_LISTS - 1)))
    picked = [game for each in lists if (game := sent.one(each))]
    shown = before if before in VARIANTS else next(iter(VARIANTS))
    anew = [game for game in picked if game != shown]  # the list with the old one comes along unchanged
    return sent.one("house-rules") or next(iter([*anew, *picked]), before)


def _read_times(sent: Sent, before: Settings) -> Settings:
    start, end = (as_number(sent.one(part)) for part in ("from", "until"))
    zone, pings = zone_named(sent.one("zone")), sent.one("pings") != "off"
    return replace(before, zone=zone, quiet_from=start, quiet_until=end, pings=pings)


def _read_people(sent: Sent, before: Settings) -> Settings:
    return replace(before, table_roles=sent.ids("tables"), tournament_roles=sent.ids("tournaments"))


def _read_limits(sent: Sent, before: Settings) -> Settings:
    channel, member, rules, own = (
        as_number(sent.one(part)) or 0 for part in ("channel", "member", "rules", "rules-member")
    )
    return replace(
        before,
        tables_in_channel=channel,
        tables_of_member=member,
        house_rules_here=rules,
        house_rules_of_member=own,
    )


_READ: dict[str, Callable[[Sent, Settings], Settings]] = {
    "places": _read_places,
    "games": _read_games,
    "day": _read_day,
    "times": _read_times,
    "people": _read_people,
    "limits": _read_limits,
}
