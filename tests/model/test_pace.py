"""How long a turn lasts, when its player is warned, and what quiet hours move."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import given, strategies as some

from model.servers import settings as pace
from model.servers.settings import DAY, HOUR, MINUTE, PACES, Settings, turn_ends, warns_at

NIGHT = Settings(zone="Europe/Berlin", quiet_from=22, quiet_until=8)
MOMENTS = some.integers(10**9, 2 * 10**9).map(float)
HOURS_OF_DAY = some.integers(0, 23)
SLOW = some.sampled_from([each.seconds for each in PACES.values() if each.kind == "slow" and each.seconds])


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(NIGHT.zone)).timestamp()


def test_the_paces():
    assert [each.seconds for each in PACES.values()] == [30, 60, 120, 300, 3600, DAY, 3 * DAY, 7 * DAY, None]
    named = {"30s": "Live · 30 seconds", "1h": "Relaxed · 1 hour", "3d": "Slow · 3 days", "none": "No time limit"}
    assert {key: pace.pace_name(key) for key in named} == named


def test_the_usual_pace_is_called_by_its_time():
    assert (pace.pace_name("", 300), pace.pace_name("", 90)) == ("Default · 5 minutes", "Default · 90 seconds")
    assert pace.lasting(HOUR) == "1 hour"


def test_a_player_is_warned_a_third_before_the_end_a_minute_at_most_and_six_hours_if_it_is_slow(subtests):
    short = (30, 10), (MINUTE, 20), (2 * MINUTE, 40), (5 * MINUTE, 60), (HOUR, 60)
    for seconds, before in (*short, (DAY, 6 * HOUR), (7 * DAY, 6 * HOUR)):
        with subtests.test(seconds=seconds, before=before):
            assert warns_at(10 * DAY, seconds) == 10 * DAY - before


def test_a_slow_turn_does_not_end_in_quiet_hours_and_no_one_is_warned_in_them():
    assert turn_ends(at("2026-03-02 23:30"), DAY, NIGHT) == at("2026-03-04 08:00")
    assert turn_ends(at("2026-03-02 03:00"), DAY, NIGHT) == at("2026-03-03 08:00")
    assert turn_ends(at("2026-03-02 12:00"), DAY, NIGHT) == at("2026-03-03 12:00")
    assert turn_ends(at("2026-03-02 21:59"), HOUR, NIGHT) == at("2026-03-02 22:59"), "only slow ones wait"
    assert warns_at(at("2026-03-03 12:00"), DAY, NIGHT) == at("2026-03-03 08:00"), "when they are over"
    assert warns_at(at("2026-03-03 08:00"), DAY, NIGHT) == at("2026-03-02 22:00"), "before they begin"


def test_the_quiet_hours_follow_the_clocks_of_their_zone():
    """On 29 March 2026 the clocks go from 2 to 3."""
    assert NIGHT.quiet_at(at("2026-03-29 01:30")) == (at("2026-03-28 22:00"), at("2026-03-29 08:00"))
    assert at("2026-03-29 08:00") - at("2026-03-29 01:30") == 5.5 * HOUR
    assert replace(NIGHT, zone="Mars/Olympus", quiet_from=0).quiet_at(HOUR) == (0, 8 * HOUR), "unknown: counts as UTC"


def test_when_the_clocks_show_the_hour_of_an_edge_twice_the_first_one_counts():
    """On 25 October 2026 the clocks go from 3 back to 2."""
    first, from_two = at("2026-10-25 02:00"), replace(NIGHT, quiet_from=2)
    assert replace(NIGHT, quiet_until=2).quiet_at(at("2026-10-25 01:30")) == (at("2026-10-24 22:00"), first)
    assert from_two.quiet_at(first + 1.5 * HOUR) == (first, at("2026-10-25 08:00"))
    assert from_two.quiet_at(at("2026-10-25 07:00")) == (first, at("2026-10-25 08:00"))


@given(MOMENTS, SLOW, HOURS_OF_DAY, HOURS_OF_DAY)
def test_a_slow_turn_gets_its_time_and_less_than_a_day_more_and_ends_outside_quiet_hours(began, seconds, start, end):
    quiet = replace(NIGHT, quiet_from=start, quiet_until=end if end != start else None)
    until = turn_ends(began, seconds, quiet)
    assert began + seconds <= until <= began + seconds + DAY + HOUR
    assert quiet.quiet_at(until) is None
    assert began <= until - seconds <= warns_at(until, seconds, quiet) < until


def test_a_restart_gives_the_whole_time_again_and_a_slow_turn_six_hours():
    assert pace.ends_after_restart(1000, began=5000, seconds=60) == 5060
    assert pace.ends_after_restart(1000, began=5000, seconds=3 * DAY) == 5000 + 6 * HOUR
    assert pace.ends_after_restart(5 * DAY, began=5000, seconds=3 * DAY) == 5 * DAY
