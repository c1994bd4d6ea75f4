"""House rules as a code that people pass on by hand: it comes whole or is refused with a sentence."""

import base64
import json
import string
import tracemalloc
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.ruleset import Ruleset
from engine.games import codec, sharing
from engine.games.codec import FORMAT, encode
from engine.games.house_rules import HouseRules
from engine.games.sharing import LONGEST, BadCode, code_of, house_of
from engine.games.variants import VARIANTS
from tests.doors import Effect, Rules, start
from tests.engine.houses import any_house
from tests.examples import examples

USUALLY = examples(30)

CRAZY = HouseRules("crazy-eights")
TYPICAL = HouseRules(
    "crazy-eights",
    (
        ("wild_starter", "own suit"),
        ("draws", 3),
        ("after_drawing", "drawn card must"),
        ("groups", "equal ranks"),
        ("stacking", "any draw card"),
        ("call", "none"),
        ("target", 250),
    ),
)
SPECIAL = HouseRules(
    "kings-reverse",
    (
        (
            "effects",
            (("Q", Effect("skip")), ("A", Effect("reverse")), ("2", Effect("draw", 2)), ("QS", Effect("draw", 5))),
        ),
        ("costs", (("8", 50), ("K", 20))),
        ("deal", 7),
        ("draw_though_able", False),
        ("call", "catch"),
    ),
)
PICKED = HouseRules(
    "eights-250",
    (
        ("wild", ("8", "J")),
        ("bluffing", True),
        ("last_resort", ("*",)),
        ("jokers", 1),
        ("cancels", ("JH", "JD")),
        ("open_cards", ("Q",)),
        ("sides", 2),
    ),
)
SEQUENCES = HouseRules(
    "str8-eight",
    (
        ("sides", 0),
        ("first_dealer", "first seat"),
        ("sequences", 2),
        ("backwards", True),
        ("pass_cost", 0),
        ("target", 1000),
    ),
)

# Codes as people may have kept them. They must be read for ever, so these lines are never made anew.
KEPT = {
    "E2.o4LbgaYAAA.573155": CRAZY,
    "E2.o4rbccUozG6gemMQGz1i0aMTpAZrjIIkcEYqOASQ4hXEh8WpESg0amsB.0e31b9": TYPICAL,
    "E2.I97toAAt1oUFEVUcD3SaI07VSDYhazDCqQE9WkCqA4OJVG6KIyiBQt5KOkbEhynIDEgigyQvUCADAA.bab085": SPECIAL,
    (
        "E2.I97tEFfrGpkaoLkcFJ-g0APareSlBLY7Kac0LQ0cASVFpakgkZzE4pL4otTi_CJwSGtB1GXlZwMDXEnHEOyLxLzk1ByQP5S8PEBmuUAU"
        "5Rek5sWDog8sFQgRLM5MAVqvYwTyAwA.a227d8"
    ): PICKED,
    (
        "E2.I97txSVFFhCno7m8ODMFyNIxANmUlllUXBIPshoct2CuQnEq0HyQbDEwllLzkkGqjUD8JGA0lQPjBcgvKSpNBQkVJBYXx4P8AzUQFjmGB"
        "gYGIPcCAA.5365df"
    ): SEQUENCES,
}


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
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=sharing._DICTIONARY)
    return checked(packer.compress(plain) + packer.flush())


def checked(content: bytes) -> str:
    whole = f"E{FORMAT}.{base64.urlsafe_b64encode(content).decode().rstrip('=')}"
    return f"{whole}.{sharing._check(whole)}"


def holding(value: Any, written: Any = FORMAT) -> str:
    """A code of a record that nobody's editor has made."""
    return packed(json.dumps({"format": written, "value": value}).encode())


def changing(*changes: Any, game: Any = "crazy-eights") -> str:
    return holding({"is": "House", "game": game, "changes": changes})


# What arrives whole


def test_every_named_game_has_a_short_code(subtests: pytest.Subtests):
    for game in VARIANTS:
        with subtests.test(game=game):
            code = code_of(HouseRules(game))
            assert house_of(code) == HouseRules(game)
            assert len(code) < 40


@USUALLY
@given(any_house())
def test_any_house_rules_arrive_as_they_were_sent(made: tuple[HouseRules, int, Ruleset]):
    house_rules, seats, _ = made
    code = code_of(house_rules)
    assert house_of(code) == house_rules
    assert house_of(code).rules(seats) == house_rules.rules(seats)
    assert set(code) <= set(string.ascii_letters + string.digits + "._-"), "nothing that Discord would format"


def test_a_code_is_short_enough_for_a_line_of_chat(subtests: pytest.Subtests):
    for house_rules in [TYPICAL, SPECIAL, PICKED, SEQUENCES]:
        with subtests.test(house_rules=house_rules):
            assert len(code_of(house_rules)) < 200


@USUALLY
@given(any_house())
def test_even_the_longest_code_fits_into_a_message(made: tuple[HouseRules, int, Ruleset]):
    assert len(code_of(made[0])) < 1000


def test_a_code_that_somebody_has_kept_is_still_read(subtests: pytest.Subtests):
    for code, house_rules in KEPT.items():
        with subtests.test(code=code):
            assert house_of(code) == house_rules


def test_what_comes_with_copying_does_no_harm(subtests: pytest.Subtests):
    for around in ["{}", "  {}\n", "`{}`", "```{}```", "\t`{}`  "]:
        with subtests.test(around=around):
            assert house_of(around.format(code_of(TYPICAL))) == TYPICAL


# What was damaged on its way


def test_no_single_sign_may_be_wrong_or_missing(subtests: pytest.Subtests):
    for code in KEPT:
        with subtests.test(code=code):
            signs = set(string.ascii_letters + string.digits + "._-+/=`, \nÄ٢")
            for place, right in enumerate(code):
                refusal(code[:place] + code[place + 1 :])
                for wrong in signs - {right}:
                    refusal(code[:place] + wrong + code[place + 1 :])


@USUALLY
@given(any_house(), st.data())
def test_no_sign_of_any_code_may_be_wrong_missing_or_too_many(made: tuple[HouseRules, int, Ruleset], data: Any):
    code = code_of(made[0])
    place = data.draw(st.integers(0, len(code) - 1))
    wrong = data.draw(st.sampled_from(sorted(set(string.ascii_letters + string.digits + "._-") - {code[place]})))
    refusal(code[:place] + code[place + 1 :])
    refusal(code[:place] + wrong + code[place + 1 :])
    refusal(code[:place] + wrong + code[place:])


@pytest.mark.parametrize("house_rules", [CRAZY, TYPICAL, SPECIAL])
def test_a_code_that_was_cut_or_copied_badly_is_refused(house_rules: HouseRules):
    code = code_of(house_rules)
    for place in range(1, len(code)):
        refusal(code[:place])
        refusal(code[place:])
    for bad in (code * 2, f"{code} {code}", code.lower(), code.upper(), code.replace(".", " "), code[::-1]):
        refusal(bad)


def test_two_codes_cannot_be_mixed():
    first, second = code_of(TYPICAL).split("."), code_of(SPECIAL).split(".")
    assert "wrong or missing character" in refusal(".".join((*first[:2], second[2])))


# What never was a code


def test_what_is_no_code(subtests: pytest.Subtests):
    for text in ["", " ", "```", ".", "..", "...", "E", "E..", "E2", "E2..", "2.a.b", "EE.a.b", "e2.a.b"]:
        with subtests.test(text=text):
            refusal(text)


def test_foreign_signs_are_no_code(subtests: pytest.Subtests):
    for text in [
        "Mau-Mau",
        "E²..",
        "E٢.a.b",
        "E-1.a.b",
        "E1e3.a.b",
        "E999999.a.b",
        "E2.\ud800.a",
        "E2.ä.b",
        "🂱.🂱.🂱",
        "\0.\0.\0",
    ]:
        with subtests.test(text=text):
            assert "This isn’t a share code" in refusal(text)


@USUALLY
@given(st.text())
def test_no_text_at_all_breaks_the_reader(text: str):
    for code in (text, f"E2.{text}", f"E2.{text}.{text}"):
        refusal(code)


@USUALLY
@given(st.binary(max_size=200))
def test_no_bytes_with_a_right_check_break_the_reader(content: bytes):
    refusal(checked(content))
    refusal(packed(content))


@pytest.mark.parametrize("kind", ["E3", "E9", "E99999"])
def test_a_code_of_a_newer_version_says_so(kind: str):
    code = f"{kind}.{code_of(TYPICAL).partition('.')[2]}"
    assert "newer version" in refusal(code)
    assert "newer version" in refusal(f"{kind}.whatever.it-holds")


# What a check does not tell: it may be made by hand


def test_a_code_made_by_hand_is_read_if_it_is_right():
    """Else all that follows would be refused for nothing."""
    assert house_of(packed(encode(TYPICAL).encode())) == TYPICAL
    assert house_of(changing(["target", 60])) == HouseRules("crazy-eights", (("target", 60),))


HOUSE = {"is": "House", "game": "crazy-eights", "changes": []}
SEVERAL_RULES = {"is": "Rules", "effects": [["Q", 5]]}


def test_a_record_of_another_shape_is_refused(subtests: pytest.Subtests):
    for code in [
        packed(b""),
        packed(b"{"),
        packed(b"\xff\xfe"),
        packed(b"null"),
        packed(b"[]"),
        packed(b"{}"),
        packed(b'"E2"'),
        packed(b'{"format":2}'),
        packed(b'{"format":NaN,"value":null}'),
        packed(b'{"format":1e999,"value":null}'),
        packed(b'{"format":2,"value":' + b"9" * 5000 + b"}"),
        holding(HOUSE, "2"),
        holding(HOUSE, None),
        holding(HOUSE, [2]),
        holding(HOUSE, 3),
        holding(None),
        holding([]),
        holding([HOUSE]),
        holding("crazy-eights"),
        holding({}),
        holding({"is": "House"}),
        holding({"is": "Nothing"}),
        holding({"is": ["House"]}),
        holding({"is": None}),
        holding(HOUSE | {"seats": 4}),
        holding({"is": "Effect", "kind": "skip"}),
        packed(encode(Rules()).encode()),
        packed(encode(start(Rules(), "seed")).encode()),
        holding({"is": "Rules", "deal": 10**9}),
        holding(SEVERAL_RULES),
        *(changing(game=game) for game in (None, 5, ["crazy-eights"], HOUSE, {"is": "Draw"})),
        *(holding(HOUSE | {"changes": changes}) for changes in (None, 5, "target", HOUSE, True)),
        *(changing(change) for change in (None, 5, "target", [], ["target"], ["target", 60, 60], [5, 5], [None, 1])),
        *(changing(change) for change in ([["target"], 60], [HOUSE, 60], ["target", HOUSE], {"is": "Draw"})),
    ]:
        with subtests.test(code=code):
            assert "has no house rules in it" in refusal(code) or "can’t be played together" in refusal(code)


@pytest.mark.parametrize("name", sorted(set(codec._KINDS) - {"House", "Effect"}))
def test_a_record_of_any_other_kind_is_refused_and_never_made(name: str, monkeypatch: pytest.MonkeyPatch):
    made: list[str] = []
    monkeypatch.setattr(codec._KINDS[name], "__init__", lambda *parts, **named: made.append(name))
    for code in (holding({"is": name}), holding(HOUSE | {"game": {"is": name}}), changing(["target", {"is": name}])):
        assert "has no house rules in it" in refusal(code)
    assert made == []


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


def test_a_rule_of_sequences_that_cannot_be_is_refused(subtests: pytest.Subtests):
    for name, value in [
        *(("sides", value) for value in (1, 5, -1, "2", None, True)),
        *(("packs", value) for value in (0, 3, "1", True)),
        *(("sequences", value) for value in (0, 3, True)),
        *(("backwards", value) for value in (1, "yes", None)),
        *(("pass_cost", value) for value in (-50, 51, 50.0, [50])),
        *(("target", value) for value in (9, 10**30)),
        *(("next_dealer", value) for value in ("nobody", "", None, ["left"])),
    ]:
        with subtests.test(name=name, value=value):
            assert "damaged" in refusal(changing([name, value], game="str8-eight"))


@pytest.mark.parametrize(("game", "name"), [("str8-eight", "deal"), ("crazy-eights", "backwards")])
def test_a_rule_of_another_game_is_named_as_the_reason(game: str, name: str):
    assert "a house rule that this version" in refusal(changing([name, 4], game=game))


def test_a_rule_that_there_is_not_is_named_as_the_reason(subtests: pytest.Subtests):
    for name in ["seats", "house", "Target", "", "effect_of", "followers", "__class__", "rules"]:
        with subtests.test(name=name):
            assert "a house rule that this version" in refusal(changing([name, 4]))


def test_a_game_that_there_is_not_is_named_as_the_reason():
    assert "a game that this version" in refusal(changing(game="snap"))
    assert "a game that this version" in refusal(code_of(HouseRules("snap", (("target", 60),))))


def test_rules_that_fit_no_number_of_seats_are_refused():
    """Eights is for four at most, three sides of partners need six."""
    assert "can’t be played together" in refusal(code_of(HouseRules("eights", (("sides", 3),))))
    assert house_of(code_of(HouseRules("crazy-eights", (("sides", 3),)))).fits(6)


def test_a_rule_that_stands_there_twice_is_refused():
    assert "damaged" in refusal(changing(["target", 60], ["target", 70]))


# What would keep the bot busy


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


def test_very_many_changes_are_too_many():
    assert "damaged" in refusal(changing(*(["target", number] for number in range(10, 1001)), ["deal", 5]))


def test_a_stream_that_breaks_off_is_refused_or_whole():
    content = base64.urlsafe_b64decode(code_of(TYPICAL).split(".")[1] + "==")
    for length in range(len(content) - 1):
        refusal(checked(content[:length]))
