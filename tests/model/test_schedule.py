"""When a tournament starts, as it is typed."""

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from engine.words import in_language, languages
from model.refusals import Refused
from model.tournaments.schedule import evening, read_start

NOW = datetime(2026, 11, 22, 18, 30, tzinfo=UTC).timestamp()
BERLIN, NEW_YORK = ZoneInfo("Europe/Berlin"), ZoneInfo("America/New_York")
SPRING = datetime(2026, 3, 28, 20, 0, tzinfo=BERLIN).timestamp()  # the clocks go forward in that night
AUTUMN = datetime(2026, 10, 24, 20, 0, tzinfo=BERLIN).timestamp()  # and back in that one


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("in 15 min", "2026-11-22 18:45"),
        ("30 minutes", "2026-11-22 19:00"),
        ("in 1 h", "2026-11-22 19:30"),
        ("1h30m", "2026-11-22 20:00"),
        ("2 days", "2026-11-24 18:30"),
        ("20:00", "2026-11-22 20:00"),
        ("9:15", "2026-11-23 09:15"),
        ("8 pm", "2026-11-22 20:00"),
        ("12 pm", "2026-11-23 12:00"),
        ("12:30 am", "2026-11-23 00:30"),
        ("23:59", "2026-11-22 23:59"),
        ("Tonight", "2026-11-22 20:00"),
        ("tomorrow 19:30", "2026-11-23 19:30"),
        ("Friday 19:30", "2026-11-27 19:30"),
        ("friday", "2026-11-27 20:00"),
        ("On Wed, at 8 pm", "2026-11-25 20:00"),
        ("sunday 19:30", "2026-11-22 19:30"),
        ("sun 18:30", "2026-11-29 18:30"),
        ("2026-12-20 20:00", "2026-12-20 20:00"),
        ("24.11.2026 07:05 UTC", "2026-11-24 07:05"),
        ("24 Nov 2026, 07:05", "2026-11-24 07:05"),
        ("<t:1795420800:F>", "2026-11-23 08:00"),
    ],
)
def test_what_people_type(typed: str, at: str):
    assert f"{datetime.fromtimestamp(read_start(typed, NOW, UTC), UTC):%Y-%m-%d %H:%M}" == at


TYPED = {  # what people write, by what it means; it is Sunday
    "en": {
        "2026-11-22 19:30": ("in an hour", "in 1 hour", "in 60 minutes", "an hour", "7.30pm", "tonight at 7:30"),
        "2026-11-22 19:00": ("in half an hour", "in 30 mins", "7pm today", "7 p.m."),
        "2026-11-22 20:00": ("in 1h30", "in 1 hour and 30 minutes", "tonight", "8pm", "at 20:00", "this evening at 8"),
        "2026-11-23 08:00": ("tomorrow at 8", "tomorrow 8am", "8 o’clock tomorrow", "8 in the morning tomorrow"),
        "2026-11-23 20:00": ("tomorrow at 8 pm", "tomorrow evening", "20:00 tomorrow", "8 pm Monday"),
        "2026-11-24 19:30": ("the day after tomorrow at 19:30", "Tue. 7:30 PM", "this Tuesday at 7:30 in the evening"),
        "2026-11-27 20:00": ("Friday night", "on Friday at 8 pm", "fri 20.00"),
        "2026-12-05 20:00": ("5 December 8pm", "Dec 5 at 8 pm", "December 5th, 2026, 20:00", "Sat 5 Dec at 8pm"),
    },
    "de": {
        "2026-11-22 19:30": (
            "in einer Stunde",
            "in 1 Stunde",
            "in 1 Std",
            "um 19.30 Uhr",
            "19 Uhr 30",
            "um halb acht?",
        ),
        "2026-11-22 19:00": ("in einer halben Stunde", "in 30 Min", "um 19 Uhr", "heute um 19", "19h"),
        "2026-11-22 20:45": ("in 2 Std. 15 Min", "in 2 Stunden und 15 Minuten", "20.45"),
        "2026-11-22 20:00": ("heute Abend", "heute Abend um 8", "heute 20:00 Uhr", "8 pm"),
        "2026-11-22 20:15": ("20.15 Uhr", "20:15", "gegen 20.15 Uhr"),
        "2026-11-23 20:00": (
            "morgen 20.00",
            "morgen um 20 Uhr",
            "Morgen Abend um 20 Uhr",
            "20 Uhr morgen",
            "Mo. 20 Uhr",
        ),
        "2026-11-23 08:00": ("morgen früh um 8", "morgen um 8 Uhr", "montags morgens um 8?"),
        "2026-11-24 19:30": ("übermorgen um 19.30 Uhr", "Di 19.30", "am Dienstagabend um 19:30 Uhr"),
        "2026-11-27 19:30": ("Freitag 19.30 Uhr", "Am Freitag, 19:30 Uhr", "Fr. 19:30", "diesen Freitag um 19 Uhr 30"),
        "2026-12-05 20:00": (
            "5. Dezember 2026 20:00",
            "am 5.12. um 20 Uhr",
            "5.12.2026 20:00",
            "Samstag, den 5. Dez. 20 Uhr",
        ),
    },
    "fr": {
        "2026-11-22 19:30": ("dans une heure", "dans 1h", "19h30", "à 19 h 30", "19:30"),
        "2026-11-22 19:00": ("dans une demi-heure", "dans 30 min", "ce soir à 19h", "à 19 heures"),
        "2026-11-22 20:00": ("dans 1h30", "ce soir", "aujourd’hui 20:00", "aujourd'hui à 20h", "ce soir à 8h"),
        "2026-11-23 20:00": ("demain à 20h", "demain soir à 20h", "demain 20h", "lundi à 8h du soir"),
        "2026-11-23 08:00": ("demain matin à 8h", "lundi 8h"),
        "2026-11-24 19:30": ("après-demain à 19h30", "mardi à 19h30", "mar. 19h30"),
        "2026-11-27 19:30": ("vendredi 19h30", "vendredi à 19 h 30", "ven. 19:30", "ce vendredi à 19h30"),
        "2026-12-05 20:00": ("le 5 décembre à 20h", "samedi 5 décembre 20h", "5/12 à 20h", "5/12/2026 20:00"),
        "2026-12-01 20:00": ("le 1er décembre à 20 h",),
    },
    "es": {
        "2026-11-22 19:30": ("en una hora", "dentro de 1 hora", "a las 19:30", "hoy a las 7 y media?", "19:30 h"),
        "2026-11-22 19:00": ("en media hora", "en 30 min", "hoy a las 7 de la tarde", "a las 19 h"),
        "2026-11-22 20:00": ("esta noche", "esta noche a las 8", "hoy a las 20", "a las 8 de la noche", "20h"),
        "2026-11-23 20:00": (
            "mañana a las 20:00",
            "mañana a las 8 de la tarde",
            "mañana a las 8 pm",
            "el lunes a las 20 hs",
        ),
        "2026-11-23 08:00": ("mañana por la mañana a las 8", "mañana a las 8"),
        "2026-11-24 19:30": ("pasado mañana a las 19:30", "el martes a las 19.30", "mar 19:30"),
        "2026-11-25 20:00": ("miercoles 20:00", "este miércoles a las 20:00"),
        "2026-12-05 20:00": ("5 de diciembre de 2026 20:00", "el 5 de diciembre a las 20:00", "sábado 5/12 a las 20h"),
    },
    "pt-BR": {
        "2026-11-22 19:30": ("em uma hora", "daqui a 1 hora", "às 19h30", "19:30"),
        "2026-11-22 19:00": ("daqui a meia hora", "em 30 min", "às 19h", "hoje às 7 da noite"),
        "2026-11-22 20:00": ("hoje à noite", "hoje à noite às 8", "hoje às 20h", "20h"),
        "2026-11-22 20:30": ("em 2 h", "daqui a 2 horas", "dentro de 2 horas"),
        "2026-11-23 20:00": (
            "amanhã 20:00",
            "amanhã às 20h",
            "amanhã às 8 da noite",
            "amanhã à noite",
            "segunda às 20h",
        ),
        "2026-11-23 08:00": ("amanhã de manhã às 8", "segunda-feira às 8 da manhã"),
        "2026-11-24 19:30": ("depois de amanhã às 19h30", "terça às 19:30", "ter 19h30"),
        "2026-11-27 19:30": ("sexta às 19h30", "sexta-feira, às 19h30", "na sexta às 19h30", "nesta sexta 19:30"),
        "2026-12-05 20:00": (
            "5 de dezembro às 20h",
            "dia 5 de dezembro às 20:00",
            "sábado 5/12 às 20h",
            "05/12/2026 20h",
        ),
    },
    "nl": {
        "2026-11-22 19:30": ("over een uur", "over 1 uur", "om 19.30 uur", "19u30", "over een uurtje"),
        "2026-11-22 19:00": ("over een half uur", "over 30 min", "om 19 uur", "vanavond om 7 uur"),
        "2026-11-22 20:30": ("over 2 uur", "vanavond 20.30", "vanavond om half negen?"),
        "2026-11-22 20:00": ("vanavond", "vanavond om 8 uur", "vandaag om 20:00", "20u"),
        "2026-11-23 20:00": ("morgen om 20.00 uur", "morgenavond", "morgenavond om 8 uur", "maandag 20u", "ma 20:00"),
        "2026-11-23 08:00": ("morgen om 8 uur", "maandagochtend om 8 uur", "morgen om 8 uur ’s ochtends"),
        "2026-11-27 19:30": (
            "vrijdag om 19:30 uur",
            "vrijdag 19.30",
            "op vrijdag om 19.30 uur",
            "vr 19:30",
            "vrijdagavond 19:30",
        ),
        "2026-11-24 20:00": ("overmorgen om 20 uur", "dinsdagavond"),
        "2026-12-05 20:00": (
            "5 december om 20.00 uur",
            "zaterdag 5 december 20:00",
            "5/12 om 20u",
            "op 5 dec. om 20 uur",
        ),
    },
    "pl": {
        "2026-11-22 19:30": ("za godzinę", "za 1 godzinę", "o 19.30", "o 19:30", "o godz. 19.30"),
        "2026-11-22 19:00": ("za pół godziny", "za 30 min", "dziś o 19", "o 19"),
        "2026-11-22 20:30": ("za 2 godziny", "za 2h", "dziś o 20:30"),
        "2026-11-22 20:00": ("dziś wieczorem", "dzisiaj o 20", "dziś o 8 wieczorem"),
        "2026-11-23 20:00": (
            "jutro o 20",
            "jutro 20:00",
            "jutro o 20.00",
            "jutro wieczorem",
            "w poniedziałek o godzinie 20",
        ),
        "2026-11-23 08:00": ("jutro rano o 8", "jutro o 8 rano", "pon. o 8"),
        "2026-11-24 19:30": ("pojutrze o 19:30", "we wtorek o 19.30", "wt. 19:30"),
        "2026-11-27 19:30": ("w piątek o 19:30", "piątek 19.30", "pt. 19:30", "w ten piątek o 19:30"),
        "2026-12-05 20:00": ("5 grudnia o 20", "5.12 o 20:00", "5.12.2026 o 20.00", "w sobotę 5 grudnia o 20:00"),
    },
}


@pytest.mark.parametrize("language", languages())
def test_what_people_type_in_their_language(language: str):
    with in_language(language):
        read = [(typed, at, _read(typed)) for at, ways in TYPED[language].items() for typed in ways]
    # A question mark stands behind what is better refused than misread.
    assert not [each for each in read if each[2] != ("" if each[0].endswith("?") else each[1])]


def _read(typed: str) -> str:
    """When that is, or nothing if it is refused."""
    try:
        return f"{datetime.fromtimestamp(read_start(typed.rstrip('?'), NOW, UTC), UTC):%Y-%m-%d %H:%M}"
    except Refused:
        return ""


@pytest.mark.parametrize("language", languages())
def test_what_a_refusal_says_to_try_can_be_typed(language: str):
    with in_language(language):
        with pytest.raises(Refused) as refusal:
            read_start("nonsense", NOW, UTC)
        tried = re.findall("[“„«]\\s?(.+?)\\s?[”“»]", str(refusal.value))
        assert len(tried) > 2
        assert all(map(_read, tried)), tried


def test_another_language_is_read_where_only_one_reads_it_so():
    with in_language("de"):
        assert _read("jutro 20:00") == "2026-11-23 20:00"
    with in_language("fr"):
        assert _read("tomorrow 19:30") == "2026-11-23 19:30"


def test_the_reader_s_language_goes_first_and_the_others_count_together():
    with in_language("de"):
        assert read_start("do 20:00", NOW, UTC) == read_start("thu 20:00", NOW, UTC)
    with in_language("pl"):  # a Tuesday in both languages that know it
        assert read_start("mar 20:00", NOW, UTC) == read_start("tue 20:00", NOW, UTC)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "can’t read"),
        ("20", "can’t read"),
        ("soon", "can’t read"),
        ("24:00", "can’t read"),
        ("20:60", "can’t read"),
        ("0 pm", "can’t read"),
        ("13 pm", "can’t read"),
        ("2026-13-40 20:00", "can’t read"),
        ("**@everyone** 20:00", "can’t read"),
        ("9" * 5000, "can’t read"),
        ("someday 20:00", "can’t read"),
        ("Friday 20", "can’t read"),
        ("today 10:00", "has passed"),
        ("2020-01-01 10:00", "has passed"),
        ("in 0 min", "has passed"),
        ("<t:999999999999>", "can’t read|more than 30 days"),
        ("31 days", "more than 30 days"),
        ("2027-12-24 20:00", "more than 30 days"),
    ],
)
def test_what_makes_no_start(typed: str, why: str):
    with pytest.raises(Refused, match=why) as refusal:
        read_start(typed, NOW, UTC)
    assert "everyone" not in str(refusal.value)


def test_the_evening_is_the_next_one():
    assert evening(NOW, UTC) - NOW == 90 * 60
    assert evening(NOW + 90 * 60, UTC) - NOW == (24 * 60 + 90) * 60
    assert evening(NOW, NEW_YORK) == datetime(2026, 11, 22, 20, 0, tzinfo=NEW_YORK).timestamp()


# In a person's time zone


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("20:00", "2026-11-22 19:00"),
        ("19:00", "2026-11-23 18:00"),  # half past seven there, so that one has passed
        ("8pm", "2026-11-22 19:00"),
        ("tonight", "2026-11-22 19:00"),
        ("tomorrow 19:30", "2026-11-23 18:30"),
        ("2026-12-05 20:00", "2026-12-05 19:00"),
        ("5.12.2026 20:00", "2026-12-05 19:00"),
        ("20:00 UTC", "2026-11-22 20:00"),
        ("2026-12-05 20:00 utc", "2026-12-05 20:00"),
        ("in 30 min", "2026-11-22 19:00"),
        ("<t:1795420800:F>", "2026-11-23 08:00"),
    ],
)
def test_a_time_is_read_on_the_clock_of_its_zone_unless_it_says_utc(typed: str, at: str):
    assert f"{datetime.fromtimestamp(read_start(typed, NOW, BERLIN), UTC):%Y-%m-%d %H:%M}" == at


def test_the_day_is_the_one_of_the_zone():
    after_midnight = datetime(2026, 11, 22, 23, 30, tzinfo=UTC).timestamp()
    assert read_start("today 20:00", after_midnight, BERLIN) == datetime(2026, 11, 23, 20, tzinfo=BERLIN).timestamp()
    assert (
        read_start("today 20:00", after_midnight, NEW_YORK) == datetime(2026, 11, 22, 20, tzinfo=NEW_YORK).timestamp()
    )


@pytest.mark.parametrize("now", [SPRING, AUTUMN])
def test_hours_last_an_hour_also_when_the_clocks_change(now: float):
    assert read_start("in 12 h", now, BERLIN) == now + 12 * 3600
    assert read_start("2 days", now, BERLIN) == now + 48 * 3600


def test_tomorrow_has_the_same_hour_also_when_the_clocks_change():
    for now, hours in ((SPRING, 23), (AUTUMN, 25)):
        assert read_start("tomorrow 20:00", now, BERLIN) == now + hours * 3600
        assert evening(now, BERLIN) == now + hours * 3600


@pytest.mark.parametrize("typed", ["tomorrow 02:30", "2:30 am", "2026-03-29 02:30"])
def test_an_hour_that_the_clocks_skip(typed: str):
    with pytest.raises(Refused, match="clocks in Europe/Berlin skip 02:30 that day"):
        read_start(typed, SPRING, BERLIN)


@pytest.mark.parametrize("typed", ["tomorrow 02:30", "2:30 am", "2026-10-25 02:30"])
def test_an_hour_that_comes_twice_can_be_typed_all_the_same(typed: str):
    with pytest.raises(Refused, match="Europe/Berlin show 02:30 twice") as refusal:
        read_start(typed, AUTUMN, BERLIN)
    first, second = (text for text in str(refusal.value).split("”") if "UTC" in text)
    for told, hour in ((first, 0), (second, 1)):
        at = datetime(2026, 10, 25, hour, 30, tzinfo=UTC).timestamp()
        assert read_start(told.rpartition("“")[2], AUTUMN, BERLIN) == at


def test_a_clock_that_shows_an_hour_again_is_read_as_the_rest_of_that_night():
    again = datetime(2026, 10, 25, 2, 15, fold=1, tzinfo=BERLIN).timestamp()
    assert read_start("3:30", again, BERLIN) == again + 75 * 60
    assert read_start("in 5 min", again, BERLIN) == again + 5 * 60


def test_a_time_that_has_passed_says_on_which_clock():
    with pytest.raises(Refused, match="That time has passed in America/New_York"):
        read_start("today 13:00", NOW, NEW_YORK)
    with pytest.raises(Refused, match=r"That time has passed\."):
        read_start("in 0 min", NOW, NEW_YORK)
