"""When a tournament starts, as it is typed or picked."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from model.refusals import Refused
from model.tournaments.schedule import offered_starts, read_start

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


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        *((typed, "can’t read") for typed in ("", "soon", "24:00", "20:60", "2026-13-40 20:00", "9" * 5000)),
        ("**@everyone** 20:00", "can’t read"),
        ("2020-01-01 10:00", "has passed"),
        ("0001-01-01 00:00", "has passed"),
        ("9999-12-31 23:59", "more than 30 days"),
        ("<t:999999999999>", "more than 30 days"),
    ],
)
def test_what_makes_no_start(typed: str, why: str):
    with pytest.raises(Refused, match=why) as refusal:
        read_start(typed, NOW, BERLIN)
    assert "everyone" not in str(refusal.value)


def test_the_day_is_picked_for_a_time_of_day_also_when_the_clocks_change():
    autumn = datetime(2026, 10, 24, 20, 0, tzinfo=BERLIN).timestamp()
    found = [datetime.fromtimestamp(at, BERLIN) for at in offered_starts("20:00", autumn, BERLIN)]
    assert [f"{each:%d %H:%M}" for each in found] == [f"{day} 20:00" for day in range(25, 32)]
    assert offered_starts("2026-12-05 20:00", NOW, BERLIN) == [read_start("2026-12-05 20:00", NOW, BERLIN)]
    assert offered_starts("frid", NOW, BERLIN) == [NOW + 900, NOW + 1800, NOW + 3600]
