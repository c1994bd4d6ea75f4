"""House rules as a code that people pass on by hand: it comes whole or is refused with a sentence."""

import base64
import json
import string
import tracemalloc
import zlib
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.core.ruleset import Ruleset
from engine.games.codec import CODE_FORMAT, LONGEST, BadCode, code_of, encode, house_of
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from tests.doors import Effect, Rules, start
from tests.engine.houses import any_house
from tests.examples import examples

SIGNS = string.ascii_letters + string.digits + "._-"
CRAZY = HouseRules("crazy-eights")
TYPICAL = HouseRules(
    "crazy-eights",
    (
        *(("wild_starter", "own suit"), ("draws", 3), ("after_drawing", "drawn card must"), ("groups", "equal ranks")),
        *(("stacking", "any draw card"), ("call", "none"), ("target", 250)),
    ),
)
EFFECTS = (("Q", Effect("skip")), ("A", Effect("reverse")), ("2", Effect("draw", 2)), ("QS", Effect("draw", 5)))
COSTS = (("8", 50), ("K", 20))
SPECIAL = HouseRules(
    "kings-reverse",
    (("effects", EFFECTS), ("costs", COSTS), ("deal", 7), ("draw_though_able", False), ("call", "catch")),
)


def refusal(code: str) -> str:
    """The one sentence, or two short ones, that whoever typed it reads."""
    with pytest.raises(BadCode) as refused:
        house_of(code)
    sentence = str(refused.value)
    assert sentence.startswith("This ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def packed(plain: bytes) -> str:
    """A code with a right check around whatever it may be."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return checked(packer.compress(plain) + packer.flush())


def checked(content: bytes) -> str:
    whole = f"E{CODE_FORMAT}.{base64.urlsafe_b64encode(content).decode().rstrip('=')}"
    return f"{whole}.{sha256(whole.encode()).hexdigest()[:6]}"


def holding(value: Any, written: Any = CODE_FORMAT) -> str:
    """A code of a record that nobody's editor has made."""
    return packed(json.dumps({"format": written, "value": value}).encode())


def changing(*changes: Any, game: Any = "crazy-eights") -> str:
    return holding({"is": "House", "game": game, "changes": changes})


def test_every_named_game_has_a_short_code_and_usual_changes_one_for_a_line_of_chat(subtests: pytest.Subtests):
    for house_rules, longest in [*((HouseRules(game), 40) for game in VARIANTS), (TYPICAL, 200), (SPECIAL, 200)]:
        with subtests.test(house_rules=house_rules):
            code = code_of(house_rules)
            assert house_of(code) == house_rules
            assert len(code) < longest


@examples(30)
@given(any_house())
def test_any_house_rules_arrive_as_they_were_sent(made: tuple[HouseRules, int, Ruleset]):
    house_rules, seats, _ = made
    code = code_of(house_rules)
    assert house_of(code) == house_rules
    assert house_of(code).rules(seats) == house_rules.rules(seats)
    assert set(code) <= set(SIGNS), "nothing that Discord would format"
    assert len(code) < 1000, "even the longest fits into a message"


def test_what_comes_with_copying_does_no_harm(subtests: pytest.Subtests):
    for around in ["{}", "  {}\n", "`{}`", "```{}```", "\t`{}`  "]:
        with subtests.test(around=around):
            assert house_of(around.format(code_of(TYPICAL))) == TYPICAL


def test_no_sign_may_be_wrong_missing_or_too_many_and_no_part_may_be_cut_off(subtests: pytest.Subtests):
    for code in map(code_of, (CRAZY, TYPICAL)):
        for place, right in enumerate(code):
            with subtests.test(code=code, place=place):
                for left in (code[:place], code[place + 1 :], code[:place] + code[place + 1 :]):
                    refusal(left)
                for wrong in {*SIGNS, *"+/=`, \nÄ٢"} - {right}:
                    refusal(code[:place] + wrong + code[place + 1 :])
                refusal(code[:place] + right + code[place:])
    mixed = ".".join((*code_of(TYPICAL).split(".")[:2], code_of(CRAZY).split(".")[2]))
    assert "wrong or missing character" in refusal(mixed)


NO_CODES = ("Mau-Mau", "E²..", "E٢.a.b", "E-1.a.b", "E1e3.a.b", "E999999.a.b", "E2.\ud800.a", "E2.ä.b", "🂱.🂱.🂱")


def test_what_is_no_code(subtests: pytest.Subtests):
    for text in ["", " ", "```", ".", "..", "...", "E", "E..", "E2", "E2..", "2.a.b", "EE.a.b", "e2.a.b"]:
        with subtests.test(text=text):
            refusal(text)
    for text in [*NO_CODES, "\0.\0.\0"]:
        with subtests.test(text=text):
            assert "This isn’t a share code" in refusal(text)


@examples(30)
@given(st.text(), st.binary(max_size=200))
def test_no_text_and_no_bytes_with_a_right_check_break_the_reader(text: str, content: bytes):
    for code in (text, f"E2.{text}", f"E2.{text}.{text}"):
        refusal(code)
    refusal(checked(content))
    refusal(packed(content))


@pytest.mark.parametrize("kind", ["E3", "E9", "E99999"])
def test_a_code_of_a_newer_version_says_so(kind: str):
    code = f"{kind}.{code_of(TYPICAL).partition('.')[2]}"
    assert "newer version" in refusal(code)
    assert "newer version" in refusal(f"{kind}.whatever.it-holds")


def test_a_code_made_by_hand_is_read_if_it_is_right():
    """Else all that follows would be refused for nothing."""
    assert house_of(packed(encode(TYPICAL).encode())) == TYPICAL
    assert house_of(changing(["target", 60])) == HouseRules("crazy-eights", (("target", 60),))


HOUSE = {"is": "House", "game": "crazy-eights", "changes": []}
SEVERAL_RULES = {"is": "Rules", "effects": [["Q", 5]]}
NO_RECORDS = (b"", b"{", b"\xff\xfe", b"null", b"[]", b"{}", b'"E2"', b'{"format":2}', b'{"format":NaN,"value":null}')


def test_a_record_of_another_shape_is_refused(subtests: pytest.Subtests):
    for code in [
        *map(packed, NO_RECORDS),
        *map(packed, (b'{"format":1e999,"value":null}', b'{"format":2,"value":' + b"9" * 5000 + b"}")),
        *(packed(encode(value).encode()) for value in (Rules(), start(Rules(), "seed"))),
        *(holding(HOUSE, written) for written in ("2", None, [2], 4)),
        *map(holding, (None, [], [HOUSE], "crazy-eights", {}, {"is": "House"}, {"is": "Nothing"}, {"is": ["House"]})),
        *map(holding, ({"is": None}, HOUSE | {"seats": 4}, {"is": "Effect", "kind": "skip"}, SEVERAL_RULES)),
        holding({"is": "Rules", "deal": 10**9}),
        *(changing(game=game) for game in (None, 5, ["crazy-eights"], HOUSE, {"is": "Draw"})),
        *(holding(HOUSE | {"changes": changes}) for changes in (None, 5, "target", HOUSE, True)),
        *(changing(change) for change in (None, 5, "target", [], ["target"], ["target", 60, 60], [5, 5], [None, 1])),
        *(changing(change) for change in ([["target"], 60], [HOUSE, 60], ["target", HOUSE], {"is": "Draw"})),
    ]:
        with subtests.test(code=code):
            assert "has no house rules in it" in refusal(code) or "can’t be played together" in refusal(code)


def test_a_rule_that_cannot_be_is_refused(subtests: pytest.Subtests):
    for name, value in [
        *(("target", value) for value in (None, "60", 60.0, True, [60], 1e999, 9, 10**30, -60)),
        *(("deal", value) for value in (0, -1, 14, 10**18, [5], "5", False)),
        *(("jokers", value) for value in (-52, -53, 3, True)),
        *(("packs", value) for value in (0, 7, 10**9, -1)),
        *(("sides", value) for value in (1, 5, 9, -2)),
        *(("marriage", value) for value in (1, "true", None, [])),
        *(("goal", value) for value in ("forever", "", None, 1, ["round"], {"is": "Draw"})),
        *(("wild", value) for value in ("8", ["8", 8], [["8"]], ["8", "8"], ["*"], ["8S"], [""], ["X"], None, 8)),
        *(("cancels", value) for value in (["8", "8"], ["8SS"], ["S8"], [None], [["8", True]])),
        *(("costs", value) for value in ([["8"]], [["8", "50"]], [["8", 501]], [["8", -1]], [["8", True]], ["8"], 8)),
        ("costs", [[rank, 0] for rank in "A23456789TJQK"]),
        *(("effects", value) for value in (["Q"], [["Q"]], [["Q", 5]], [["Q", None]], [["Q", "skip"]], "Q", [[]])),
        *(("effects", [["Q", {"is": "Effect", "kind": kind}]]) for kind in ("win", 5, None, ["skip"], "")),
        *(("effects", [["Q", {"is": "Effect", "kind": "draw", "count": count}]]) for count in (0, 11, "2", None, True)),
        ("effects", [["Q", {"is": "Effect", "kind": "skip"}], ["Q", {"is": "Effect", "kind": "reverse"}]]),
        ("effects", [["Q", SEVERAL_RULES]]),
        ("effects", SEVERAL_RULES),
        ("stacking", SEVERAL_RULES),
    ]:
        with subtests.test(name=name, value=value):
            assert "damaged" in refusal(changing([name, value]))
    assert "damaged" in refusal(changing(["pass_cost", 51], game="str8-eight"))


def test_a_rule_or_a_game_that_there_is_not_is_named_as_the_reason(subtests: pytest.Subtests):
    names = ("seats", "house", "Target", "", "effect_of", "followers", "__class__", "rules", "backwards")
    for game, name in [("str8-eight", "deal"), *(("crazy-eights", name) for name in names)]:
        with subtests.test(game=game, name=name):
            assert "a house rule that this version" in refusal(changing([name, 4], game=game))
    assert "a game that this version" in refusal(changing(game="snap"))
    assert "a game that this version" in refusal(code_of(HouseRules("snap", (("target", 60),))))


def test_rules_that_fit_no_number_of_seats_or_stand_there_twice_or_are_very_many_are_refused():
    """Eights is for four at most, three sides of partners need six."""
    assert "can’t be played together" in refusal(code_of(HouseRules("eights", (("sides", 3),))))
    assert house_of(code_of(HouseRules("crazy-eights", (("sides", 3),)))).fits(6)
    assert "damaged" in refusal(changing(["target", 60], ["target", 70]))
    assert "damaged" in refusal(changing(*(["target", number] for number in range(10, 1001)), ["deal", 5]))


@pytest.mark.parametrize("depth", [100, 900, 9000])
def test_brackets_in_brackets_are_refused(depth: int):
    lists, objects = b"[" * depth + b"]" * depth, b'{"is":' * depth + b"1" + b"}" * depth
    for nested in (lists, objects, b"[" * depth, b'{"is":' * depth):
        for plain in (nested, b'{"format":2,"value":' + nested + b"}"):
            assert "damaged" in refusal(packed(plain))
    value = json.dumps({"format": 2, "value": HOUSE | {"changes": [["costs", "here"]]}}).replace(
        '"here"', lists.decode()
    )
    assert "damaged" in refusal(packed(value.encode()))


def test_what_unpacks_to_megabytes_is_refused_before_it_does(subtests: pytest.Subtests):
    for filling in [b" ", b"[", b"\0", b"9", b'"']:
        for before in [b"", encode(TYPICAL).encode()]:
            with subtests.test(filling=filling, before=before):
                bomb = packed(before + filling * 10_000_000)
                assert len(bomb) < 20_000
                tracemalloc.start()
                assert "damaged" in refusal(bomb)
                _, most = tracemalloc.get_traced_memory()
                tracemalloc.stop()
                assert most < 50 * LONGEST
