"""What earlier versions have written stays readable, and is written again just as it was.

Databases, matches in play and share codes are made of these records, so no line of them is ever made anew. They are of
format 2, the first with groups, gifts, doubts and sequences, and of format 3, in which a round is a value of its own:
the same ones, line by line. Those of format 1 are read in ``test_properties.py``.
"""

import json
import random
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.actions import TakeBack
from engine.core.match import MatchState
from engine.core.ruleset import READINGS, Ruleset
from engine.games.codec import UnreadableRecord, code_of, decode, encode, house_of
from engine.games.house_rules import HouseRules
from engine.games.variants import variant
from engine.matches.record import positions, proved, read
from tests.doors import Effect, Manner
from tests.engine.kept import compact, lasting, without_newer_fields, written_again
from tests.engine.strategies import random_action

RECORDS = Path(__file__).parent / "records"
IN_FORMAT = {2: RECORDS, 3: RECORDS / "format-3"}
FARTHER = 60  # actions that are played from a recorded state
OTHER_PACKER = "ng" in zlib.ZLIB_RUNTIME_VERSION  # it packs the same text into other bytes


@dataclass(frozen=True)
class Line:
    """A record as it was written, and for an event what the public was told of it."""

    what: str
    text: str
    public: str | None = None


def lines_of(subject: str, written: int = 2) -> list[Line]:
    """The records of a subject as they were written in a format."""
    kept = map(json.loads, (IN_FORMAT[written] / f"{subject}.jsonl").read_text(encoding="utf-8").splitlines())
    return [
        Line(line["what"], compact(line["record"]), compact(line["public"]) if "public" in line else None)
        for line in kept
    ]


def every(subject: str) -> pytest.MarkDecorator:
    """Of the subjects of which no line is in a newer format those of format 2, and else those of both."""
    kept = [written for written, folder in IN_FORMAT.items() if (folder / f"{subject}.jsonl").exists()]
    lines = [(line, f"{line.what} in format {written}") for written in kept for line in lines_of(subject, written)]
    return pytest.mark.parametrize("line", [line for line, _ in lines], ids=[name for _, name in lines])


def test_every_record_is_written_again_as_it_was_but_for_what_is_retired(subtests: pytest.Subtests):
    for subject, count in [("rules", 27), ("houses", 25), ("actions", 25), ("events", 65), ("states", 28)]:
        for form in IN_FORMAT:
            with subtests.test(subject=subject, count=count, form=form):
                lines = lines_of(subject, form)
                assert len(lines) == count
                for line in lines:
                    assert written_again(line.text) == lasting(line.text), line.what
                    written = encode(decode(object, line.text))
                    assert written == compact(json.loads(written)), line.what


def test_a_record_of_an_older_format_is_read_as_the_same_one_of_a_newer_format(subtests: pytest.Subtests):
    for subject in ("rules", "houses", "actions", "events", "states"):
        for older, newer in zip(lines_of(subject, 2), lines_of(subject, 3), strict=True):
            with subtests.test(subject=subject, what=older.what):
                assert older.what == newer.what
                found, same = decode(object, older.text), decode(object, newer.text)
                assert found == same
                assert older.public is None or decode(object, older.public) == decode(object, newer.public or "")
                if isinstance(found, MatchState) and found.undo is not None:
                    back, again = (each.act(each.undo.seat, TakeBack()) for each in (found, same))
                    assert back == again


CORRECTED: dict[str, dict[str, Any]] = {  # what an earlier version did not play as the source has it
    "eights-program": {"first_dealer": "first seat"},  # source: rulings.md, "The first seat deals"
    "puskiyon": {"scoring": "rounds"},  # source: LV 5.12, "Rec. 52, 7 cards, draw one, first out"
    "blackjack": {"groups": "chains"},  # source: LV 5.3, "runs up or down in suit, sets, and changes between them"
    "mzansi": {"not_last": ("8", "2", "*", "7", "J")},  # source: LV 5.11, "last card may never be special <MZ>"
    "switch": {"cancels_only": (("JH", "J"), ("JD", "J"))},  # source: LV 5.2, "2s and jacks do not mix <SW-lg>"
    "kings-reverse": {"call_word": "one card"},  # source: S3, Kings Reverse, "without calling 'one card'"
}


@every("rules")
def test_a_named_game_is_played_by_the_rules_it_always_had(line: Line):
    game, seats = line.what.split()
    recorded = decode(Ruleset, line.text)
    newest = {"reading": READINGS[-1]}
    assert recorded.changed(CORRECTED.get(game, {}) | newest) == variant(game).rules(int(seats))


@every("events")
def test_the_public_is_told_what_it_was_told(line: Line):
    assert line.public is not None
    assert encode(decode(object, line.text).seen_by(None)) == encode(decode(object, line.public))
    assert written_again(line.public) == lasting(line.public)


@every("states")
def test_a_match_in_play_can_be_played_on(line: Line):
    state, chance = decode(object, line.text), random.Random(line.what)
    for _ in range(FARTHER):
        for seat in (None, *range(state.rules.seats)):
            state.view(seat)
        if state.phase == "over":
            break
        state, events = state.act(*random_action(state, chance))
        assert events


def codes() -> list[tuple[str, HouseRules]]:
    """The codes that people may have kept, and what each of them holds."""
    lines = (RECORDS / "share-codes.txt").read_text(encoding="utf-8").splitlines()
    return [(code, _house(json.loads(plain))) for code, plain in (line.split(" ", 1) for line in lines)]


def _house(plain: dict[str, Any]) -> HouseRules:
    return HouseRules(plain["game"], tuple((name, _value(name, value)) for name, value in plain["changes"].items()))


def _value(name: str, value: Any) -> Any:
    if name == "effects":
        return tuple((card, Effect(*effect)) for card, effect in value.items())
    if name == "costs":
        return tuple(value.items())
    return tuple(value) if isinstance(value, list) else value


def test_a_code_still_holds_the_same_house_rules_which_are_those_of_the_records(subtests: pytest.Subtests):
    for (code, house_rules), line in zip(codes(), lines_of("houses"), strict=True):
        with subtests.test(code=code, house_rules=house_rules):
            assert house_of(code) == house_rules
            assert decode(HouseRules, line.text) == house_rules
            assert without_newer_fields(encode(house_rules), line.text) == line.text


@pytest.mark.skipif(OTHER_PACKER, reason="this zlib packs the same text into other bytes")
def test_house_rules_still_have_the_same_code(subtests: pytest.Subtests):
    for code, house_rules in codes():
        with subtests.test(code=code, house_rules=house_rules):
            assert code_of(house_rules) == code


@pytest.mark.parametrize(("kind", "known_as"), [(Manner("rank-5", "nice-day"), "Manner"), (HouseRules("mao"), "House")])
def test_a_renamed_class_is_still_written_by_the_name_that_records_know(kind, known_as):
    assert json.loads(encode(kind))["value"]["is"] == known_as
    assert decode(type(kind), encode(kind)) == kind


NO_ANSWER = {"answered_by": (("*", "none"),)}  # to the Jokers of Mau-Mau in Brazil, which is told by a house rule


@every("matches")
def test_a_match_begun_under_an_earlier_reading_is_played_again_and_goes_on_by_it(line: Line):
    """Each is broken off soon after a move that comes out differently, or is refused, by the newest reading."""
    record = read(line.text)
    assert (record.engine, record.rules.reading) == ("5", 5)
    assert proved(record).way == "again"
    state, chance = positions(record)[-1], random.Random(1)
    assert decode(MatchState, encode(state)) == state
    for _ in range(FARTHER):
        if state.phase == "over":
            break
        seat, action = random_action(state, chance)
        state, _ = state.act(seat, action)
    assert state.rules.reading == 5
    with pytest.raises(UnreadableRecord):
        positions(replace(record, rules=record.rules.changed(NO_ANSWER | {"reading": READINGS[-1]})))
