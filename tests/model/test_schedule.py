"""When a tournament starts, as it is typed."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from engine.words import in_language
from model.refusals import Refused
from model.tournaments.schedule import evening, on_the_clock, read_start

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


@pytest.mark.parametrize(
    ("typed", "language", "at"),
    [
        ("in 30 Min", "de", "2026-11-22 19:00"),
        ("in 2 Std. 15 Min", "de", "2026-11-22 20:45"),
        ("morgen um 20 Uhr", "de", "2026-11-23 20:00"),
        ("Am Freitag, 19:30 Uhr", "de", "2026-11-27 19:30"),
        ("heute Abend", "de", "2026-11-22 20:00"),
        ("5. Dezember 2026 20:00", "de", "2026-12-05 20:00"),
        ("8 pm", "de", "2026-11-22 20:00"),
        ("dans 2 h", "fr", "2026-11-22 20:30"),
        ("vendredi 19h30", "fr", "2026-11-27 19:30"),
        ("demain à 20h", "fr", "2026-11-23 20:00"),
        ("aujourd’hui 20:00", "fr", "2026-11-22 20:00"),
        ("en 30 min", "es", "2026-11-22 19:00"),
        ("mañana a las 20:00", "es", "2026-11-23 20:00"),
        ("miercoles 20:00", "es", "2026-11-25 20:00"),
        ("5 de diciembre de 2026 20:00", "es", "2026-12-05 20:00"),
        ("em 2 h", "pt-BR", "2026-11-22 20:30"),
        ("sexta às 19h30", "pt-BR", "2026-11-27 19:30"),
        ("amanhã 20:00", "pt-BR", "2026-11-23 20:00"),
        ("over 2 uur", "nl", "2026-11-22 20:30"),
        ("vrijdag om 19:30 uur", "nl", "2026-11-27 19:30"),
        ("za 30 min", "pl", "2026-11-22 19:00"),
        ("w piątek o 19:30", "pl", "2026-11-27 19:30"),
        ("jutro 20:00", "pl", "2026-11-23 20:00"),
        ("jutro 20:00", "de", "2026-11-23 20:00"),  # any other language, where only one reads it so
        ("tomorrow 19:30", "fr", "2026-11-23 19:30"),
    ],
)
def test_what_people_type_in_their_language(typed: str, language: str, at: str):
    with in_language(language):
        assert f"{datetime.fromtimestamp(read_start(typed, NOW, UTC), UTC):%Y-%m-%d %H:%M}" == at


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


# On somebody's own clock


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


@pytest.mark.parametrize("typed", ["20:00", "tonight", "2026-12-05 20:00", "no time at all"])
def test_what_depends_on_a_zone(typed: str):
    assert on_the_clock(typed)


@pytest.mark.parametrize("typed", ["in 30 min", "20:00 UTC", "<t:1795420800:F>"])
def test_what_is_the_same_everywhere(typed: str):
    assert not on_the_clock(typed)
