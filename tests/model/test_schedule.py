"""When a tournament starts, as it is typed."""

from datetime import UTC, datetime

import pytest

from model.refusals import Refused
from model.schedule import evening, read_start

NOW = datetime(2026, 11, 22, 18, 30, tzinfo=UTC).timestamp()


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
        ("Tonight", "2026-11-22 20:00"),
        ("tomorrow 19:30", "2026-11-23 19:30"),
        ("2026-12-20 20:00", "2026-12-20 20:00"),
        ("24.11.2026 07:05 UTC", "2026-11-24 07:05"),
        ("24 Nov 2026, 07:05", "2026-11-24 07:05"),
        ("<t:1795420800:F>", "2026-11-23 08:00"),
    ],
)
def test_what_people_type(typed: str, at: str):
    assert f"{datetime.fromtimestamp(read_start(typed, NOW), UTC):%Y-%m-%d %H:%M}" == at


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "can’t read"),
        ("20", "can’t read"),
        ("soon", "can’t read"),
        ("25:00", "can’t read"),
        ("13 pm", "can’t read"),
        ("2026-13-40 20:00", "can’t read"),
        ("**@everyone** 20:00", "can’t read"),
        ("9" * 5000, "can’t read"),
        ("today 10:00", "has passed"),
        ("2020-01-01 10:00", "has passed"),
        ("in 0 min", "has passed"),
        ("<t:999999999999>", "can’t read|at most 30 days"),
        ("31 days", "at most 30 days"),
        ("2027-12-24 20:00", "at most 30 days"),
    ],
)
def test_what_makes_no_start(typed: str, why: str):
    with pytest.raises(Refused, match=why) as refusal:
        read_start(typed, NOW)
    assert "everyone" not in str(refusal.value)


def test_the_evening_is_the_next_one():
    assert evening(NOW) - NOW == 90 * 60
    assert evening(NOW + 90 * 60) - NOW == (24 * 60 + 90) * 60
