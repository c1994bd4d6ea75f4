"""A record of a match is read back, played again and proves its deals, and one in which anything that matters was
changed is refused.
"""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache, reduce
from operator import getitem
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.chance import NEWEST, deal_of
from engine.core.match import MatchState
from engine.core.ruleset import READINGS, Ruleset
from engine.games.codec import UnreadableRecord, code_of, decode, encode, house_of
from engine.games.house_rules import HouseRules
from engine.games.registry import match_begun
from engine.games.variants import VARIANTS, variant
from engine.matches import record as records
from engine.matches.record import ENGINE, MatchRecord, positions, proved, read, summary, write
from tests import simulation
from tests.engine.recorded import broken_off, played, recorded

# Of each kind, and one with nearly every step there is; played to what is soon reached
SHORT = {"crazy-eights": 100, "str8-eight": 60, "kings-reverse": 150}
each_game = pytest.mark.parametrize("game", SHORT)
SEED, SALT, PRESSES = "0a" * 16, "f5" * 16, (7, 1_000_000_000_000_000_001, 9)
OTHER_VERSION = "3"  # of the engine, whose matches are followed by their events
Forging = Callable[[Any, Random], None]


@cache
def kept(game: str, scheme: int = NEWEST) -> MatchRecord:
    deal = deal_of(SEED, SALT, scheme, PRESSES if scheme == NEWEST else ())
    rules = variant(game).rules(3).changed({"target": SHORT[game]})
    return replace(recorded(game, seed=deal.state_seed, rules=rules), deal=deal)


def plain(game: str = "crazy-eights") -> Any:
    return json.loads(write(kept(game)))


def sentence(text: str) -> str:
    try:
        proved(read(text))
    except UnreadableRecord as wrong:
        return str(wrong)
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("game", VARIANTS)
def test_a_match_of_any_game_is_read_back_and_played_again_and_its_deals_are_proved(game: str):
    deal = deal_of(SEED, SALT, NEWEST, PRESSES)
    made, states = played(game, VARIANTS[game].seats[-1], deal.state_seed)
    record = replace(made, deal=deal)
    again = read(write(record))
    assert again == record
    assert positions(again) == states
    proof = proved(replace(again, engine=OTHER_VERSION))
    assert (proof.scheme, proof.seal, proof.presses, proof.way) == (NEWEST, deal.seal, 3, "stored")
    assert proof.shuffles >= proof.deals >= 1


@each_game
def test_a_match_is_checked_by_its_own_scheme_and_one_of_another_engine_by_its_events(game: str):
    record, older = kept(game), read(write(kept(game, 1)))
    of_another = replace(record, engine=OTHER_VERSION)
    assert proved(record).way == "again"
    assert proved(of_another) == proved(record)._replace(way="stored")
    assert positions(of_another) == positions(record)
    assert (proved(older).scheme, proved(older).presses) == (1, 0)
    changed = (record.steps[0]._replace(action=record.steps[1].action), *record.steps[1:])
    assert positions(replace(of_another, steps=changed)) == positions(record), "it is not asked what it would play"
    with pytest.raises(UnreadableRecord, match="move 1 "):
        positions(replace(record, steps=changed))


@each_game
def test_a_match_that_was_dealt_again_is_judged_by_the_deals_that_it_repeats(game: str):
    record = kept(game)
    deal = replace(record.deal, repeats=((7, 2), (11, 0)))
    begun = match_begun(record.rules, deal.state_seed, deal.repeats)
    made = list(simulation.played(begun, simulation.choosers(["random"] * 3, game), 30))
    assert made[0].after.dealer == 2
    steps = tuple(records.Step(step.seat, step.action, step.events) for step in made)
    assert proved(replace(record, deal=deal, engine=OTHER_VERSION, steps=steps)).way == "stored"


@each_game
def test_a_match_keeps_the_reading_of_the_rules_that_it_began_with(game: str):
    """Records of before readings were told apart are played again, and a match in play goes on by the same reading."""
    older = kept(game).rules.changed({"reading": 5})
    record, states = played(game, rules=older)
    written = json.loads(write(replace(record, engine="5")))
    del written["rules"]["reading"]
    again = read(json.dumps(written))
    assert again.is_played_again
    assert (again.rules, positions(again)) == (older, states)
    assert decode(MatchState, encode(states[0])).rules == older
    assert decode(MatchState, encode(states[0]).replace('"reading":5,', "")).rules == older


@pytest.mark.slow
def test_a_round_that_does_not_get_on_is_recorded_and_replayed_to_its_end():
    """Two cards go round in it. By the reading before it would go on."""
    record, states = played("up-and-down", 4, "5")
    assert [score.how for score in states[-1].sheet] == ["too long"]
    again = read(write(record))
    assert (again.steps[-1].events, positions(again)[-1]) == (record.steps[-1].events, states[-1])
    with pytest.raises(UnreadableRecord, match=f"move {len(states)} "):
        positions(replace(record, engine="5", rules=replace(record.rules, reading=5)))


@each_game
def test_no_one_picks_a_reading_of_the_rules(game: str):
    """Whatever a match is begun from has the newest, and rules that claim another are no rules."""
    newest = variant(game).rules(3)
    assert newest.reading == READINGS[-1]
    assert "reading" not in newest.fields()
    assert house_of(code_of(HouseRules(game))).rules(3) == newest
    for made_up in ("8", "4", "true", "null", '"7"', "7.0"):
        with pytest.raises(UnreadableRecord):
            decode(Ruleset, encode(newest).replace('"reading":7', f'"reading":{made_up}'))


@each_game
def test_a_step_that_is_left_out_another_seed_and_another_result_are_noticed(game: str):
    record = kept(game)
    for gone in (0, len(record.steps) // 2):
        with pytest.raises(UnreadableRecord, match=f"move ({'|'.join(map(str, range(gone + 1, gone + 20)))}) "):
            positions(replace(record, steps=record.steps[:gone] + record.steps[gone + 1 :]))
    with pytest.raises(UnreadableRecord, match="seal"):
        positions(replace(record, deal=replace(record.deal, seed="b" * 32)))
    first, *others = record.results
    with pytest.raises(UnreadableRecord, match="had a different result"):
        positions(replace(record, results=(replace(first, total=first.total + 1), *others)))


def test_a_record_without_moves_proves_nothing():
    with pytest.raises(UnreadableRecord, match="nothing to check"):
        proved(replace(kept("crazy-eights"), steps=(), results=()))


def card(forged: Any, chance: Random) -> None:
    """Two cards of a deal change places."""
    deals = [event for step in forged["steps"] for event in step["events"] if event["is"] in ("Dealt", "HandsDealt")]
    dealt = chance.choice(deals)
    hand, stock = chance.choice(dealt["hands"]), dealt["stock"]
    mine = chance.randrange(len(hand))
    other = chance.choice([place for place, each in enumerate(stock) if each not in (hand[0], hand[mine])])
    hand[mine], stock[other] = stock[other], hand[mine]


def digit(name: str) -> Forging:
    def forge(forged: Any, chance: Random) -> None:
        text = forged["deal"][name]
        place = chance.randrange(len(text))
        other = chance.choice([each for each in "0123456789abcdef" if each != text[place]])
        forged["deal"][name] = text[:place] + other + text[place + 1 :]

    return forge


def press(forged: Any, chance: Random) -> None:
    forged["deal"]["entropy"][chance.randrange(3)] += chance.choice([-1, 1, 2**40])


def sealed_anew(forged: Any, chance: Random) -> None:
    """Other secrets, with the seal that fits them."""
    digit(chance.choice(["seed", "salt"]))(forged, chance)
    forged["deal"]["seal"] = deal_of(forged["deal"]["seed"], forged["deal"]["salt"], NEWEST).seal


def older(forged: Any, chance: Random) -> None:
    """The same secrets by the scheme that mixes nothing in."""
    forged["deal"] |= {"scheme": 1, "entropy": [], "seal": deal_of(SEED, SALT).seal}


def turned(things: list[Any], chance: Random) -> None:
    """Two neighbours that differ change places."""
    place = chance.choice([place for place in range(1, len(things)) if things[place] != things[place - 1]] or [0])
    things[place - 1], things[place] = things[place], things[place - 1]


def events_turned(forged: Any, chance: Random) -> None:
    turned(chance.choice([step["events"] for step in forged["steps"] if len(step["events"]) > 1]), chance)


OF_CHANCE: dict[str, Forging] = {  # what is found in a match of another version too
    "a card": card,
    "the seed": digit("seed"),
    "the salt": digit("salt"),
    "the seal": digit("seal"),
    "a press": press,
    "presses turned": lambda forged, chance: forged["deal"]["entropy"].reverse(),
    "a press gone": lambda forged, chance: forged["deal"]["entropy"].pop(chance.randrange(3)),
    "sealed anew": sealed_anew,
    "an older scheme": older,
}
FORGERIES = OF_CHANCE | {
    "events turned": events_turned,
    "steps turned": lambda forged, chance: turned(forged["steps"], chance),
}


@each_game
@pytest.mark.parametrize(("engine", "forgeries"), [(ENGINE, FORGERIES), (OTHER_VERSION, OF_CHANCE)])
def test_a_forged_record_is_refused(subtests: pytest.Subtests, game: str, engine: str, forgeries: dict[str, Forging]):
    text = write(replace(kept(game), engine=engine))
    for what, forge in forgeries.items():
        with subtests.test(what):
            forged = json.loads(text)
            forge(forged, Random(f"{game} {what}"))
            assert forged != json.loads(text)
            assert sentence(json.dumps(forged)).startswith("This match record ")


def ends(whole: Any) -> dict[str, dict[str, Any]]:
    """What a record might say otherwise of its end."""
    first, *between, last = whole["results"]
    cut = whole["steps"][:10]
    return {
        "won by the last": {"results": [first | {"won": False}, *between, last | {"won": True}]},
        "won by two": {"results": [first | {"won": True}, *between, last | {"won": True}]},
        "no results": {"results": []},
        "one missing": {"results": [first, *between]},
        "one twice": {"results": [first, *between, last, last]},
        "one for another": {"results": [first, *between, first]},
        "turned": {"results": [last, *reversed(between), first]},
        "abandoned": {"outcome": "abandoned"},
        "before it began": {"ended_at": whole["began_at"] - 1},
        "cut, with its results": {"steps": cut, "results": []},
        "cut": {"steps": cut},
        "of another game": {"game": "mao" if whole["game"] == "str8-eight" else "str8-eight"},
        "of no game": {"game": "\x1b[31mred\u202e"},
        "with more": {"results": [first | {"tricks": 7}, *between, last]},
        "with half a character": {"names": ["\ud83d", *whole["names"][1:]]},
    }


def on_command_line(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str, text: str, *, status: int = 0, coding: str = "utf-8"
) -> str:
    """What a command prints about a file: a line, of what it found or of what is wrong."""
    file = folder / "match.json"
    file.write_text(text, encoding=coding)
    assert main([command, str(file)]) == status
    out, err = capsys.readouterr()
    line, nothing = (err, out) if status else (out, err)
    assert (line.count("\n"), nothing) == (1, "")
    assert line.removesuffix("\n").isprintable()
    return line


@pytest.mark.parametrize("command", ["verify", "replay"])
@each_game
def test_what_a_record_says_is_what_its_moves_bring(subtests, tmp_path: Path, capsys, game: str, command: str):
    whole = plain(game)
    for what, changes in ends(whole).items():
        with subtests.test(what):
            told = on_command_line(tmp_path, capsys, command, json.dumps(whole | changes), status=2)
            assert told.startswith("engine: This match record ")


@pytest.mark.parametrize("outcome", ["abandoned", "cancelled"])
def test_a_match_that_was_broken_off_is_no_match_that_was_played_out(outcome: str):
    record = broken_off(kept("crazy-eights"), 40)
    assert proved(read(write(replace(record, outcome=outcome, ended_at=record.began_at)))).way == "again"
    with pytest.raises(UnreadableRecord, match="its ending doesn’t follow"):
        proved(read(write(replace(record, outcome="finished"))))
    winner = replace(record.results[0], won=True)
    with pytest.raises(UnreadableRecord, match="had a different result"):
        proved(read(write(replace(record, results=(winner, *record.results[1:])))))


def test_a_winner_who_had_left_has_not_won(tmp_path: Path, capsys):
    record = kept("crazy-eights")
    left = replace(record, results=tuple(replace(finish, won=False) for finish in record.results))
    assert proved(read(write(left))).way == "again"
    assert on_command_line(tmp_path, capsys, "replay", write(left)).endswith("with the same outcome. No one won.\n")


# No move shows these, nor who asked for a deal. A rule that has not come up yet may be another one.
UNPROVED = {"names", "computers", "began_at", "ended_at", "engine", "rules"}
JUNK = (None, True, False, 0, 1, -1, 2.5, 10**30, "", "x", "\udc00", [], {}, [[]])
WILDER = (*JUNK, "x" * 300, {"is": "State"}, {"is": "Deal"}, 1e308)


def parts(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from parts(part, (*path, key))


def put(whole: Any, path: tuple[Any, ...], value: object) -> Any:
    """A copy in which one place holds something else."""
    if not path:
        return value
    copy = whole.copy()
    copy[path[0]] = put(whole[path[0]], path[1:], value)
    return copy


def without(whole: Any, path: tuple[Any, ...]) -> Any:
    copy = deepcopy(whole)
    del reduce(getitem, path[:-1], copy)[path[-1]]
    return copy


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)])
@each_game
def test_no_part_of_a_record_can_hold_anything_else(game: str, part: int):
    """A third of the junk in each place. All of it comes somewhere in every part."""
    whole = json.loads(write(broken_off(kept(game), 8)))
    deals = [step["action"]["is"] == "Deal" for step in whole["steps"]]
    leaves = [(path, held) for path, held in parts(whole) if not (held and isinstance(held, dict | list))]
    for number, (path, before) in enumerate(leaves):
        asked = path[0] == "steps" and path[2:] == ("seat",) and deals[path[1]]
        if path[0] not in UNPROVED and not asked:
            for junk in JUNK[(number + part) % 3 :: 3]:
                if (type(junk), junk) != (type(before), before):
                    assert sentence(json.dumps(put(whole, path, junk))), (path, junk)


@pytest.mark.parametrize("engine", [ENGINE, OTHER_VERSION])
@each_game
def test_a_mutated_record_is_read_or_refused_in_one_sentence(game: str, engine: str):
    chance, whole = Random(7), json.loads(write(replace(broken_off(kept(game), 40), engine=engine)))
    paths = [path for path, _ in parts(whole)][1:]
    for _ in range(60):
        path, junk, gone = chance.choice(paths), chance.choice(WILDER), chance.random() < 0.2
        wrong = sentence(json.dumps(without(whole, path) if gone else put(whole, path, junk)))
        assert not wrong or (wrong.endswith(".") and "\n" not in wrong and len(wrong) < 150)


def test_what_is_no_record_is_refused(subtests: pytest.Subtests):
    texts = ["", "[]", "null", "12", '"x"', "{}", "[" * 100_000, '{"is":"eights match"}']
    texts += ['{"is":"eights match","version":"1"}', '{"is":"eights match","version":' + "9" * 5000 + "}"]
    for text in texts:
        with subtests.test(text=text[:40]):
            assert sentence(text).startswith("This isn’t a match record")


def test_what_is_wrong_with_a_record_is_named(subtests: pytest.Subtests, monkeypatch: pytest.MonkeyPatch):
    whole, state = plain(), [{"is": "State", "rules": None, "seed": ""}]
    for path, value, told in [
        (("version",), 2, "newer version"),
        (("steps", 3, "events"), plain("str8-eight")["steps"][0]["events"], "steps"),  # of another kind of game
        (("steps", 3, "events"), state, "steps"),
        *((("tricks",), more, "its tricks can") for more in (7, "x", [], {}, True)),
        *((("names", 0), name, "names") for name in (7, None, "x" * 201)),
    ]:
        with subtests.test(path=path, value=value):
            forged = {"tricks": None, **whole} if path == ("tricks",) else whole
            assert told in sentence(json.dumps(put(forged, path, value)))
    monkeypatch.setattr(records, "LONGEST", len(write(kept("crazy-eights"))) - 1)
    assert "too big" in sentence(json.dumps(whole, separators=(",", ":"), ensure_ascii=False))


def test_the_commands_say_in_a_line_what_they_found(tmp_path: Path, capsys):
    record, text = kept("crazy-eights"), write(kept("crazy-eights"))
    verified, replayed = (on_command_line(tmp_path, capsys, command, text) for command in ("verify", "replay"))
    assert verified.startswith("Crazy Eights: the seal is right, and so are all ")
    assert verified.endswith(f"{record.deal.seal}\n")
    assert "come from the file alone" in verified, "what no move shows"
    winner = next(record.names[finish.seat] for finish in record.results if finish.won)
    assert replayed == f"{summary(record)}\n"
    assert f"Crazy Eights: {len(record.steps)} moves in " in replayed
    assert replayed.endswith(f"{winner} won.\n")
    assert on_command_line(tmp_path, capsys, "verify", text, coding="utf-8-sig") == verified, "with a byte order mark"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_game_that_is_told_is_that_of_the_rules(tmp_path: Path, capsys, command: str):
    """Whatever game a record names, and also where the rules are those of an earlier reading."""
    usual = replace(kept("crazy-eights"), engine=OTHER_VERSION)
    older_reading = replace(usual, rules=replace(usual.rules, reading=5))
    house = replace(usual, rules=replace(usual.rules, target=90))
    for record, name in [
        (usual, "Crazy Eights"),
        (older_reading, "Crazy Eights"),
        (house, "Crazy Eights with house rules"),
        (replace(usual, game="mau-mau"), "Crazy Eights"),
        (replace(house, game="mau-mau"), "Mau-Mau with house rules"),
    ]:
        assert on_command_line(tmp_path, capsys, command, write(record)).startswith(f"{name}: ")


def test_the_commands_refuse_what_is_no_file_of_text_with_2(tmp_path: Path, capsys):
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff")
    for name in ("none.json", "picture.json", ""):
        assert main(["replay", str(tmp_path / name)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_what_a_name_does_to_a_terminal_is_not_done(tmp_path: Path, capsys):
    record = kept("crazy-eights")
    named = replace(record, names=("\x1b[31mAda\u202e\x07\n",) * len(record.names))
    told = on_command_line(tmp_path, capsys, "replay", write(named))
    assert told.endswith("\ufffd[31mAda\ufffd\ufffd\ufffd won.\n")
