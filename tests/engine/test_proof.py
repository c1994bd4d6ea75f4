"""A record proves its deals, and one in which anything that matters was changed is refused."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.codec import UnreadableRecord
from engine.fairness import NEWEST, deal_of
from engine.proof import proved
from engine.record import MatchRecord, read, write
from engine.variants import VARIANTS
from tests.engine.recorded import recorded

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
    assert (proof.scheme, proof.seal, proof.presses, proof.replayed) == (NEWEST, record.deal.seal, 3, True)
    assert proof.shuffles >= proof.deals >= 1
    assert proved(replace(record, engine="3")) == replace(proof, replayed=False)


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


@pytest.mark.parametrize("forge", FORGERIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_forged_record_is_refused(game: str, forge: Forging):
    text = write(kept(game))
    for number in range(3):
        forged = json.loads(text)
        forge(forged, Random(number))
        assert forged != json.loads(text)
        with pytest.raises(UnreadableRecord):
            proved(read(json.dumps(forged)))


@pytest.mark.parametrize("forge", OF_CHANCE)
@pytest.mark.parametrize("game", GAMES)
def test_a_forged_record_of_another_version_is_refused(game: str, forge: Forging):
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
