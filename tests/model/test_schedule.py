"""When a tournament starts, as it is typed or picked."""

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from engine.words import in_language, languages
from model.refusals import Refused
from model.tournaments.times import offered_starts, read_start

NOW = datetime(2026, 11, 22, 18, 30, tzinfo=UTC).timestamp()  # half past seven in Berlin
BERLIN = ZoneInfo("Europe/Berlin")


def told(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def test_a_time_is_read_on_the_clock_of_its_zone():
    typed = {
        "20:00": "2026-11-22 19:00",
        "19:00": "2026-11-23 18:00",  # that has passed today
        " 9:15 ": "2026-11-23 08:15",
        "2026-12-05 20:00": "2026-12-05 19:00",
        "<t:1795420800>": "2026-11-23 08:00",
        "<t:1795420800:F>": "2026-11-23 08:00",
    }
    assert {text: told(read_start(text, NOW, BERLIN)) for text in typed} == typed


TYPED = {  # what people write at half past seven on a Sunday in Berlin, by what it means
    "en": {
        "22 19:30": ("in an hour", "in 1 hour", "in 60 minutes", "8.30pm", "8:30 p.m."),
        "22 20:00": ("in 1h30", "in 1 hour and 30 minutes", "9 pm", "at 21:00", "today at 21:00"),
        "23 07:00": ("tomorrow at 8", "tomorrow 8am", "8 o’clock tomorrow", "mon 8:00"),
        "27 19:00": ("on Friday at 8 pm", "fri 20.00", "8pm Friday"),
        "": ("Friday 20", "20", "tonight", "friday", "Sat 27.11. 20:00"),
    },
    "de": {
        "22 19:30": ("in einer Stunde", "in 1 Std", "um 20.30 Uhr", "20 Uhr 30"),
        "22 19:00": ("in einer halben Stunde", "in 30 Min", "um 20 Uhr", "heute um 20"),
        "23 19:00": ("morgen 20.00", "morgen um 20 Uhr", "20 Uhr morgen", "Mo. 20 Uhr"),
        "27 18:30": (
            "Freitag 19.30 Uhr",
            "Am Freitag, 19:30 Uhr",
            "Fr. 19:30",
            "27.11. 19:30",
            "Fr, 27.11.2026 um 19.30",
        ),
        "": ("um halb acht", "heute Abend um 8"),
    },
    "fr": {
        "22 19:30": ("dans une heure", "dans 1h", "20h30", "à 20 h 30"),
        "22 20:00": ("dans 1h30", "aujourd’hui 21:00", "aujourd'hui à 21h"),
        "27 18:30": ("vendredi 19h30", "ven. 19:30", "ce vendredi à 19h30", "27/11 à 19h30"),
        "": ("ce soir", "demain soir à 8h"),
    },
    "es": {
        "22 19:30": ("en una hora", "dentro de 1 hora", "a las 20:30", "20:30 h"),
        "23 19:00": ("mañana a las 20:00", "mañana a las 8 pm", "el lunes a las 20 hs"),
        "25 19:00": ("miercoles 20:00", "este miércoles a las 20:00"),
        "": ("hoy a las 7 y media", "mañana por la mañana a las 8"),
    },
    "pt-BR": {
        "22 19:30": ("em uma hora", "daqui a 1 hora", "às 20h30"),
        "27 18:30": ("sexta às 19h30", "sexta-feira, às 19h30", "nesta sexta 19:30"),
        "": ("hoje à noite às 8",),
    },
    "nl": {
        "22 19:30": ("over een uur", "over 1 uur", "om 20.30 uur", "20u30"),
        "27 18:30": ("vrijdag om 19:30 uur", "vr 19:30", "op vrijdag om 19.30 uur"),
        "": ("vanavond om half negen", "morgenavond"),
    },
    "pl": {
        "22 19:30": ("za godzinę", "za 1 godzinę", "o 20.30", "o godz. 20.30"),
        "23 19:00": ("jutro o 20", "jutro 20:00", "w poniedziałek o godzinie 20"),
        "": ("dziś wieczorem", "jutro o 8 wieczorem"),
    },
}


def test_a_time_is_read_as_people_write_it_in_their_language_and_refused_before_it_is_misread(subtests):
    for spoken in languages():
        with subtests.test(spoken=spoken):
            with in_language(spoken):
                read = [(typed, at, at_first(typed)) for at, ways in TYPED[spoken].items() for typed in ways]
            assert not [each for each in read if each[2] != (each[1] and f"2026-11-{each[1]}")]


def test_what_a_refusal_says_to_try_can_be_typed(subtests: pytest.Subtests):
    for spoken in languages():
        with subtests.test(spoken=spoken), in_language(spoken):
            with pytest.raises(Refused) as refusal:
                read_start("nonsense", NOW, BERLIN)
            tried = re.findall("[“„«]\\s?(.+?)\\s?[”“»]", str(refusal.value))
            assert len(tried) > 2
            assert all(map(at_first, tried)), tried


def test_another_language_is_read_where_that_of_the_reader_cannot():
    with in_language("de"):
        assert at_first("jutro 20:00") == at_first("tomorrow 20:00") == at_first("morgen 20 Uhr")


def at_first(typed: str) -> str:
    """When that is, or nothing if it is refused."""
    try:
        return told(read_start(typed, NOW, BERLIN))
    except Refused:
        return ""


def test_what_makes_no_start(subtests: pytest.Subtests):
    unread = ("", "soon", "24:00", "20:60", "0 pm", "13 pm", "2026-13-40 20:00", "9" * 5000, "**@everyone** 20:00")
    for typed, why in [
        *((typed, "can’t read") for typed in unread),
        ("in 0 min", "has passed"),
        ("2020-01-01 10:00", "has passed"),
        ("0001-01-01 00:00", "has passed"),
        ("9999-12-31 23:59", "more than 30 days"),
        ("<t:999999999999>", "more than 30 days"),
    ]:
        with subtests.test(typed=typed, why=why):
            with pytest.raises(Refused, match=why) as refusal:
                read_start(typed, NOW, BERLIN)
            assert "everyone" not in str(refusal.value)


def test_the_day_is_picked_for_a_time_of_day_also_when_the_clocks_change():
    autumn = datetime(2026, 10, 24, 20, 0, tzinfo=BERLIN).timestamp()
    found = [datetime.fromtimestamp(at, BERLIN) for at in offered_starts("20:00", autumn, BERLIN)]
    assert [f"{each:%d %H:%M}" for each in found] == [f"{day} 20:00" for day in range(25, 32)]
    assert offered_starts("2026-12-05 20:00", NOW, BERLIN) == [read_start("2026-12-05 20:00", NOW, BERLIN)]
    assert offered_starts("frid", NOW, BERLIN) == [NOW + 900, NOW + 1800, NOW + 3600]
