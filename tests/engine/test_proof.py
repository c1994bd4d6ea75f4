"""A record proves its deals, and one in which anything that matters was changed is refused."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.chance.fairness import NEWEST, deal_of
from engine.games.codec import UnreadableRecord
from engine.games.variants import VARIANTS
from engine.matches.proof import proved
from engine.matches.record import MatchRecord, read, write
from tests.engine.recorded import broken_off, recorded

GAMES = ("crazy-eights", "str8-eight", "kings-reverse")
SEED, SALT, PRESSES = "0a" * 16, "f5" * 16, (7, 1_000_000_000_000_000_001, 9)
Forging = Callable[[Any, Random], None]


@cache
def kept(game: str, scheme: int = NEWEST) -> MatchRecord:
    deal = deal_of(SEED, SALT, scheme, PRESSES if scheme == NEWEST else ())
    return replace(recorded(game, seed=deal.state_seed), deal=deal)


@pytest.mark.parametrize("game", VARIANTS)
def test_every_deal_of_every_game_is_dealt_again(game: str):
    record = kept(game)
    proof = proved(read(write(record)))
    assert (proof.scheme, proof.seal, proof.presses, proof.way) == (NEWEST, record.deal.seal, 3, "again")
    assert proof.shuffles >= proof.deals >= 1
    assert proved(replace(record, engine="3")) == replace(proof, way="stored")


@pytest.mark.parametrize("game", GAMES)
def test_an_old_match_is_checked_by_its_own_scheme(game: str):
    proof = proved(read(write(kept(game, 1))))
    assert (proof.scheme, proof.presses) == (1, 0)


def card(forged: Any, chance: Random) -> None:
    """Two cards of a deal change places."""
    deals = [event for step in forged["steps"] for event in step["events"] if event["is"] in ("Dealt", "HandsDealt")]
    dealt = chance.choice(deals)
    hand, stock = chance.choice(dealt["hands"]), dealt["stock"]
    mine, others = chance.randrange(len(hand)), [place for place, each in enumerate(stock) if each != hand[0]]
    other = chance.choice([place for place in others if stock[place] != hand[mine]])
    hand[mine], stock[other] = stock[other], hand[mine]


def digit(name: str) -> Forging:
    def forge(forged: Any, chance: Random) -> None:
        text = forged["deal"][name]
        place = chance.randrange(len(text))
        other = chance.choice([each for each in "0123456789abcdef" if each != text[place]])
        forged["deal"][name] = text[:place] + other + text[place + 1 :]

    return forge


def press(forged: Any, chance: Random) -> None:
    presses = forged["deal"]["entropy"]
    presses[chance.randrange(len(presses))] += chance.choice([-1, 1, 2**40])


def presses_turned(forged: Any, chance: Random) -> None:
    forged["deal"]["entropy"].reverse()


def press_gone(forged: Any, chance: Random) -> None:
    presses = forged["deal"]["entropy"]
    del presses[chance.randrange(len(presses))]


def sealed_anew(forged: Any, chance: Random) -> None:
    """Other secrets, with the seal that fits them."""
    digit(chance.choice(["seed", "salt"]))(forged, chance)
    forged["deal"]["seal"] = deal_of(forged["deal"]["seed"], forged["deal"]["salt"], NEWEST).seal


def older(forged: Any, chance: Random) -> None:
    """The same secrets by the scheme that mixes nothing in."""
    forged["deal"] |= {"scheme": 1, "entropy": [], "seal": deal_of(SEED, SALT).seal}


def events_turned(forged: Any, chance: Random) -> None:
    step = chance.choice([step for step in forged["steps"] if len(step["events"]) > 1])
    events = step["events"]
    place = chance.choice([place for place in range(1, len(events)) if events[place] != events[place - 1]] or [0])
    events[place - 1], events[place] = events[place], events[place - 1]


def steps_turned(forged: Any, chance: Random) -> None:
    steps = forged["steps"]
    place = chance.randrange(1, len(steps))
    steps[place - 1], steps[place] = steps[place], steps[place - 1]


FORGERIES: list[Forging] = [
    card, digit("seed"), digit("salt"), digit("seal"), press, presses_turned, press_gone, sealed_anew, older,
    events_turned, steps_turned,
]  # fmt: skip
OF_CHANCE = FORGERIES[:9]  # what is found in a match of another version too


def test_a_forged_record_is_refused(subtests: pytest.Subtests):
    for forge in FORGERIES:
        for game in GAMES:
            with subtests.test(forge=forge, game=game):
                text = write(kept(game))
                for number in range(3):
                    forged = json.loads(text)
                    forge(forged, Random(number))
                    assert forged != json.loads(text)
                    with pytest.raises(UnreadableRecord):
                        proved(read(json.dumps(forged)))


def test_a_forged_record_of_another_version_is_refused(subtests: pytest.Subtests):
    for forge in OF_CHANCE:
        for game in GAMES:
            with subtests.test(forge=forge, game=game):
                text = write(replace(kept(game), engine="3"))
                for number in range(3):
                    forged = json.loads(text)
                    forge(forged, Random(number))
                    with pytest.raises(UnreadableRecord):
                        proved(read(json.dumps(forged)))


def test_the_command_says_what_it_found_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "match.json"
    file.write_text(write(kept("crazy-eights")), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Crazy Eights: the seal is right, and so are all ")
    assert (out.count("\n"), err) == (1, "")
    assert out.strip().endswith(kept("crazy-eights").deal.seal)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_game_that_is_told_is_that_of_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str):
    """Whatever game a record names, and also where the rules are those of an earlier reading."""
    plain = replace(kept("crazy-eights"), engine="3")
    older = replace(plain, rules=replace(plain.rules, reading=5))
    house = replace(plain, rules=replace(plain.rules, target=90))
    for record, name in ((plain, "Crazy Eights"), (older, "Crazy Eights"), (house, "Crazy Eights with house rules")):
        assert on_command_line(tmp_path, capsys, command, write(record))[0].startswith(f"{name}: ")
    for record, name in ((plain, "Crazy Eights"), (house, "Mau-Mau with house rules")):
        forged = write(replace(record, game="mau-mau"))
        assert on_command_line(tmp_path, capsys, command, forged)[0].startswith(f"{name}: ")


@pytest.mark.parametrize("forge", FORGERIES)
def test_the_command_refuses_a_forged_record_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str], forge: Forging):
    file, forged = tmp_path / "match.json", json.loads(write(kept("crazy-eights")))
    forge(forged, Random(1))
    file.write_text(json.dumps(forged), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("engine: This match record ")
    assert err.count("\n") == 1


def test_a_record_without_moves_proves_nothing():
    with pytest.raises(UnreadableRecord, match="nothing to check"):
        proved(replace(kept("crazy-eights"), steps=(), results=()))


# What a record says of its end


def won_by_the_last(forged: Any) -> None:
    forged["results"][0]["won"], forged["results"][-1]["won"] = False, True


def won_by_two(forged: Any) -> None:
    forged["results"][-1]["won"] = True


def emptied(forged: Any) -> None:
    forged["results"] = []


def one_missing(forged: Any) -> None:
    del forged["results"][-1]


def one_twice(forged: Any) -> None:
    forged["results"].append(forged["results"][-1])


def one_for_another(forged: Any) -> None:
    forged["results"][-1] = forged["results"][0]


def turned(forged: Any) -> None:
    forged["results"].reverse()


def abandoned(forged: Any) -> None:
    forged["outcome"] = "abandoned"


def before_it_began(forged: Any) -> None:
    forged["ended_at"] = forged["began_at"] - 1


def cut(forged: Any) -> None:
    forged["steps"], forged["results"] = forged["steps"][:10], []


def cut_off(forged: Any) -> None:
    forged["steps"] = forged["steps"][:10]


def of_another_game(forged: Any) -> None:
    forged["game"] = "str8-eight" if forged["game"] != "str8-eight" else "crazy-eights"


def of_no_game(forged: Any) -> None:
    forged["game"] = "\x1b[31mred\u202e"


def with_more(forged: Any) -> None:
    forged["results"][0]["tricks"] = 7


def with_half_a_character(forged: Any) -> None:
    forged["names"][0] = "\ud83d"


ENDS = [
    won_by_the_last, won_by_two, emptied, one_missing, one_twice, one_for_another, turned, abandoned, before_it_began,
    cut, cut_off, of_another_game, of_no_game, with_more, with_half_a_character,
]  # fmt: skip


@pytest.mark.parametrize("forge", ENDS)
@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_record_says_is_what_its_moves_bring(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, command: str, forge: Callable[[Any], None]
):
    forged = json.loads(write(kept(game)))
    forge(forged)
    out, err = on_command_line(tmp_path, capsys, command, json.dumps(forged))
    assert out == ""
    assert err.startswith("engine: This match record ")
    assert (err.count("\n"), err.isprintable()) == (1, False)
    assert err.removesuffix("\n").isprintable()


@pytest.mark.parametrize("outcome", ["abandoned", "cancelled"])
def test_a_match_that_was_broken_off_is_no_match_that_was_played_out(outcome: str):
    record = broken_off(kept("crazy-eights"), 40)
    assert proved(read(write(replace(record, outcome=outcome)))).way == "again"
    with pytest.raises(UnreadableRecord, match="its ending doesn’t follow"):
        proved(read(write(replace(record, outcome="finished"))))
    won = replace(record.results[0], won=True)
    with pytest.raises(UnreadableRecord, match="had a different result"):
        proved(read(write(replace(record, results=(won, *record.results[1:])))))


def test_a_winner_who_had_left_has_not_won(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    record = kept("crazy-eights")
    left = replace(record, results=tuple(replace(finish, won=False) for finish in record.results))
    assert proved(read(write(left))).way == "again"
    out, _ = on_command_line(tmp_path, capsys, "replay", write(left))
    assert out.endswith("with the same outcome. No one won.\n")


# Every part of it

# No move shows these, nor who asked for a deal. A rule that has not come up yet may be another one.
UNPROVED = {"names", "computers", "began_at", "ended_at", "engine", "rules"}
JUNK = (None, True, False, 0, 1, -1, 2.5, 10**30, "", "x", "\udc00", [], {}, [[]])


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from leaves(part, (*path, key))
    if not inner:
        yield path


def put(whole: Any, path: tuple[Any, ...], value: object) -> Any:
    """A copy in which one place holds something else."""
    if not path:
        return value
    copy = whole.copy()
    copy[path[0]] = put(whole[path[0]], path[1:], value)
    return copy


def at(whole: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        whole = whole[key]
    return whole


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_no_part_of_a_record_can_hold_anything_else(game: str, part: int):
    """A third of the junk in each place. All of it comes somewhere in every part."""
    whole = json.loads(write(broken_off(kept(game), 8)))
    deals = [step["action"]["is"] == "Deal" for step in whole["steps"]]
    for number, path in enumerate(leaves(whole)):
        asked = path[0] == "steps" and path[2:] == ("seat",) and deals[path[1]]
        if path[0] not in UNPROVED and not asked:
            before = at(whole, path)
            for junk in JUNK[(number + part) % 3 :: 3]:
                if (type(junk), junk) != (type(before), before):
                    assert sentence(json.dumps(put(whole, path, junk))), (path, junk)


def sentence(text: str) -> str:
    """What is wrong with a record, or nothing."""
    try:
        proved(read(text))
    except UnreadableRecord as wrong:
        return str(wrong)
    return ""


# Files


def on_command_line(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str, text: str, encoding: str = "utf-8"
) -> tuple[str, str]:
    file = folder / "match.json"
    file.write_text(text, encoding=encoding)
    main([command, str(file)])
    return tuple(capsys.readouterr())


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    text = write(kept("crazy-eights"))
    out, err = on_command_line(tmp_path, capsys, "verify", text, "utf-8-sig")
    assert out.startswith("Crazy Eights: the seal is right")
    assert err == ""


def test_what_a_name_does_to_a_terminal_is_not_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    record = kept("crazy-eights")
    named = replace(record, names=("\x1b[31mAda\u202e\x07\n",) * len(record.names))
    out, _ = on_command_line(tmp_path, capsys, "replay", write(named))
    assert out.endswith("\ufffd[31mAda\ufffd\ufffd\ufffd won.\n")
    assert out.removesuffix("\n").isprintable()


def test_who_verifies_reads_what_no_move_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out, _ = on_command_line(tmp_path, capsys, "verify", write(kept("crazy-eights")))
    assert "come from the file alone" in out
