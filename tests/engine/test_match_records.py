"""A record of a match is written and read back, and every step of it can be looked at again."""

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.ruleset import READINGS, Ruleset
from engine.core.state import MatchState
from engine.games.codec import UnreadableRecord, decode, encode
from engine.games.house_rules import HouseRules
from engine.games.sharing import code_of, house_of
from engine.games.variants import VARIANTS, variant
from engine.matches import record as records
from engine.matches.record import MatchRecord, positions, read, summary, write
from tests.engine.recorded import broken_off, played, recorded

GAMES = ("crazy-eights", "str8-eight", "kings-reverse")  # of each kind, and one with nearly every step there is
each_game = pytest.mark.parametrize("game", GAMES)

keep = cache(recorded)


@pytest.mark.parametrize("game", VARIANTS)
def test_a_match_of_any_game_is_read_back_as_it_was_and_played_again(game):
    record, states = played(game, VARIANTS[game].seats[-1])
    again = read(write(record))
    assert again == record
    assert positions(again) == states
    assert positions(replace(again, engine="3")) == states, "another engine is followed by its events"


@each_game
def test_a_match_keeps_the_reading_of_the_rules_that_it_began_with(game):
    """Records of before readings were told apart are played again, and a match in play goes on by the same reading."""
    older = replace(variant(game).rules(3), reading=5)
    record, states = played(game, rules=older)
    written = json.loads(write(replace(record, engine="5")))
    del written["rules"]["reading"]
    again = read(json.dumps(written))
    assert again.is_played_again
    assert (again.rules, positions(again)) == (older, states)
    assert decode(MatchState, encode(states[0])).rules == older
    assert decode(MatchState, encode(states[0]).replace('"reading":5,', "")).rules == older


def test_a_round_that_does_not_get_on_is_recorded_and_replayed_to_its_end():
    """Two cards go round in it. By the reading before it would go on."""
    record, states = played("up-and-down", 4, "5")
    assert [score.how for score in states[-1].sheet] == ["too long"]
    again = read(write(record))
    assert (again.steps[-1].events, positions(again)[-1]) == (record.steps[-1].events, states[-1])
    older = replace(record, engine="5", rules=replace(record.rules, reading=5))
    with pytest.raises(UnreadableRecord, match=f"move {len(states)} "):
        positions(older)


@each_game
def test_no_one_picks_a_reading_of_the_rules(game):
    """Whatever a match is begun from has the newest, and rules that claim another are no rules."""
    newest = variant(game).rules(3)
    assert newest.reading == READINGS[-1]
    assert "reading" not in newest.fields()
    assert house_of(code_of(HouseRules(game))).rules(3) == newest
    for made_up in ("8", "4", "true", "null", '"7"', "7.0"):
        with pytest.raises(UnreadableRecord):
            decode(Ruleset, encode(newest).replace('"reading":7', f'"reading":{made_up}'))


def test_another_engine_is_not_asked_what_it_would_have_played():
    record = keep("crazy-eights")
    changed = replace(record.steps[0], action=record.steps[1].action)
    forged = replace(record, steps=(changed, *record.steps[1:]))
    assert positions(replace(forged, engine="3")) == positions(record)
    with pytest.raises(UnreadableRecord, match="move 1 "):
        positions(forged)


@each_game
def test_a_step_that_is_left_out_is_noticed(game):
    record = keep(game)
    for gone in (0, len(record.steps) // 2):
        with pytest.raises(UnreadableRecord, match=f"move ({'|'.join(map(str, range(gone + 1, gone + 20)))}) "):
            positions(replace(record, steps=record.steps[:gone] + record.steps[gone + 1 :]))


@each_game
def test_another_seed_is_noticed_by_the_seal(game):
    record = keep(game)
    with pytest.raises(UnreadableRecord, match="seal"):
        positions(replace(record, deal=replace(record.deal, seed="another")))


@each_game
def test_another_result_is_noticed(game):
    record = keep(game)
    first, *others = record.results
    with pytest.raises(UnreadableRecord, match="had a different result"):
        positions(replace(record, results=(replace(first, total=first.total + 1), *others)))


# Text that anyone may have written


def parts_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return found + [each for key, part in inner for each in parts_of(part, (*path, key))]


def mutated(text: str, chance: random.Random) -> str:
    """The text with one part replaced by something else, or taken away."""
    whole = json.loads(text)
    *way, last = chance.choice(parts_of(whole))
    place = whole
    for key in way:
        place = place[key]
    if chance.random() < 0.2:
        del place[last]
    else:
        junk = (None, -1, 10**30, 3.5, "", "x" * 300, [], {}, [[]], {"is": "State"}, {"is": "Deal"}, True, 1e308)
        place[last] = chance.choice(junk)
    return json.dumps(whole)


def sentence(text: str) -> str:
    """What is wrong with a text, or nothing."""
    try:
        positions(read(text))
    except UnreadableRecord as wrong:
        return str(wrong)
    return ""


@each_game
def test_a_mutated_record_is_refused_in_one_sentence_or_plays_the_same(game):
    chance, record = random.Random(7), keep(game)
    short = broken_off(record, 40)
    text = write(short)
    for _ in range(120):
        changed = mutated(text, chance)
        wrong = sentence(changed)
        if wrong:
            assert wrong.endswith(".")
            assert "\n" not in wrong
            assert len(wrong) < 150
        else:
            assert positions(read(changed))[-1].hands == positions(short)[: len(read(changed).steps)][-1].hands


@each_game
def test_a_mutated_record_of_another_engine_ends_in_a_sentence_or_in_states(game):
    chance, record = random.Random(8), keep(game)
    text = write(replace(broken_off(record, 20), engine="3"))
    for _ in range(120):
        assert "\n" not in sentence(mutated(text, chance))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "12",
        '"x"',
        "{}",
        "[" * 100_000,
        '{"is":"eights match"}',
        '{"is":"eights match","version":"1"}',
        '{"is":"eights match","version":' + "9" * 5000 + "}",
    ],
)
def test_what_is_no_record_is_refused(text):
    assert sentence(text).startswith("This isn’t a match record")


def test_a_newer_record_is_refused_as_such():
    whole = json.loads(write(keep("crazy-eights")))
    assert "newer version" in sentence(json.dumps(whole | {"version": 2}))


def test_a_huge_record_is_refused_before_it_is_read(monkeypatch):
    text = write(keep("crazy-eights"))
    monkeypatch.setattr(records, "LONGEST", len(text) - 1)
    assert "too big" in sentence(text)


def test_only_actions_and_events_of_its_own_kind_of_game_are_made():
    whole = json.loads(write(keep("crazy-eights")))
    sequence = json.loads(write(keep("str8-eight")))
    whole["steps"][3]["events"] = sequence["steps"][0]["events"]
    assert "steps" in sentence(json.dumps(whole))
    whole["steps"][3]["events"] = [{"is": "State", "rules": None, "seed": ""}]
    assert "steps" in sentence(json.dumps(whole))


@pytest.mark.parametrize("more", [7, "x", [], {}, True])
def test_a_part_that_no_record_has_is_refused(more):
    whole = json.loads(write(keep("crazy-eights")))
    assert "its tricks can" in sentence(json.dumps(whole | {"tricks": more}))


@pytest.mark.parametrize("name", [7, None, "x" * 201])
def test_a_name_that_is_no_text_or_too_long_is_refused(name):
    whole = json.loads(write(keep("crazy-eights")))
    whole["names"][0] = name
    assert "names" in sentence(json.dumps(whole))


# The command line


def in_file(folder: Path, record: MatchRecord) -> str:
    path = folder / "match.json"
    path.write_text(write(record), encoding="utf-8")
    return str(path)


def test_replay_says_in_a_line_what_it_found(capsys, tmp_path):
    record = keep("crazy-eights")
    assert main(["replay", in_file(tmp_path, record)]) == 0
    out, err = capsys.readouterr()
    assert (out, err) == (f"{summary(record)}\n", "")
    winner = next(record.names[finish.seat] for finish in record.results if finish.won)
    assert f"Crazy Eights: {len(record.steps)} moves in " in out
    assert out.endswith(f"{winner} won.\n")


def test_replay_of_a_forged_record_says_why_not(capsys, tmp_path):
    record = keep("crazy-eights")
    assert main(["replay", in_file(tmp_path, replace(record, steps=record.steps[1:]))]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "move 1 " in err


def test_replay_of_no_file_at_all_says_why_not(capsys, tmp_path):
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff")
    for name in ("none.json", "picture.json", ""):
        assert main(["replay", str(tmp_path / name)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
