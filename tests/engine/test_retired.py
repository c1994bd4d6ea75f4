"""What earlier versions have written with house rules that are no longer here."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.games.codec import UnreadableRecord, house_of
from engine.games.house_rules import HouseRules
from engine.matches.record import positions, proved, read, write

LINES = (Path(__file__).parent / "records" / "retired.jsonl").read_text(encoding="utf-8").splitlines()
RECORDS: dict[str, dict[str, Any]] = {line["what"]: line["record"] for line in map(json.loads, LINES)}

MARRIED = "E2.I97toAAt1oUFEarjwfESn5tYVJSZmA6ULCkqTQVZDAtaYwMDkGUA.2cca89"  # Kings Reverse to 300, and drawn_marriage
BROUGHT_BACK = "E2.I97tBUXFmWhuzkutKIkH2QOOyJxEYIyArCvISayMz89T0ikpKk0FCRRnpgB16BiA2ElFwIgpjk8CxhAoyM09lGJB7gAA.fafe97"


@pytest.mark.parametrize("what", RECORDS)
def test_a_finished_record_keeps_its_results_its_replay_and_the_proof_of_its_deals(what: str, tmp_path: Path, capsys):
    record = read(json.dumps(RECORDS[what]))
    assert [finish.won for finish in record.results] == [finish["won"] for finish in RECORDS[what]["results"]]
    states = positions(record)
    assert len(states) == len(RECORDS[what]["steps"])
    assert states[-1].phase == "over"
    kept = tmp_path / "match.json"
    for text in (json.dumps(RECORDS[what]), write(record)):  # as it was downloaded before, and as it is now
        kept.write_text(text, encoding="utf-8")
        for command, told in {"verify": "One of its rules no longer exists", "replay": "stored"}.items():
            assert main([command, str(kept)]) == 0
            assert told in capsys.readouterr().out


@pytest.mark.parametrize("what", RECORDS)
def test_other_cards_in_its_deals_are_still_noticed(what: str):
    forged = json.loads(json.dumps(RECORDS[what]))
    dealt = next(event for event in forged["steps"][0]["events"] if event["is"] == "Dealt")
    dealt["stock"] = dealt["stock"][1:] + dealt["stock"][:1]
    with pytest.raises(UnreadableRecord):
        proved(read(json.dumps(forged)))


def test_a_share_code_leaves_out_what_is_no_longer_here_and_says_so():
    married, brought_back = house_of(MARRIED), house_of(BROUGHT_BACK)
    assert married.changes == (("target", 300),)
    assert married.rules(3) == HouseRules("kings-reverse", (("target", 300),)).rules(3)
    assert dict(brought_back.changes) == {"next_dealer": "last", "play_on": True, "sides": 0}
    for house_rules in (married, brought_back):
        assert house_rules.left_out == "One of these house rules no longer exists, so it’s left out."
    assert HouseRules("prsi").left_out == ""
