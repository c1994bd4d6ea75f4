"""What is promised before the first card, and what follows from it."""

from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given, strategies as st

from engine.chance import NEWEST, PRESSES, Deal, deal_of, drawn_from, scheme_of, seal_of, with_press

HEX = st.text("0123456789abcdef", min_size=32, max_size=32)
PRESS = st.integers(0, 2**64 - 1)
DEALS = st.builds(deal_of, HEX, HEX, st.just(NEWEST), st.lists(PRESS, max_size=PRESSES).map(tuple))


def test_an_older_match_is_dealt_from_its_seed_and_sealed_as_it_was():
    deal = deal_of("a seed", "salt")
    assert (deal.seal, deal.state_seed, deal.fault) == (seal_of(1, "a seed", "salt"), "a seed", None)


@given(DEALS)
def test_the_construction_is_the_one_that_is_written_down(deal: Deal):
    both = (deal.seed + deal.salt).encode()
    presses = b"".join(number.to_bytes(8, "big") for number in (len(deal.entropy), *deal.entropy))
    assert deal.seal == sha256(b"Eights, scheme 2, seal:" + both).hexdigest()
    assert deal.state_seed == sha256(b"Eights, scheme 2, cards:" + both + presses).hexdigest()
    assert deal.fault is None


@given(DEALS, DEALS)
def test_other_secrets_or_presses_make_other_cards_and_no_seal_fits_two(deal: Deal, other: Deal):
    assert (deal.state_seed == other.state_seed) == (deal == other)
    assert (deal.seal == other.seal) == ((deal.seed, deal.salt) == (other.seed, other.salt))


@given(DEALS.filter(lambda deal: deal.entropy))
def test_who_presses_and_in_which_order_counts_and_the_seal_is_the_same(deal: Deal):
    fewer, turned = replace(deal, entropy=deal.entropy[1:]), replace(deal, entropy=deal.entropy[::-1])
    assert fewer.state_seed != deal.state_seed
    assert (turned.state_seed != deal.state_seed) == (turned.entropy != deal.entropy)
    assert fewer.seal == deal.seal
    assert fewer.fault is None


@given(DEALS, HEX)
def test_a_seal_that_does_not_fit_is_found(deal: Deal, other: str):
    for changes in ({"seed": other}, {"salt": other}, {"seal": other * 2}):
        changed = replace(deal, **changes)
        assert changed == deal or changed.fault == "seal"


def test_only_the_exact_form_is_a_deal_of_the_second_scheme_and_there_is_no_third(subtests: pytest.Subtests):
    for changes in [
        {"seed": "A" * 32},
        {"seed": "a" * 31, "salt": "a" * 33},
        {"seed": "a" * 32 + "\n"},
        {"salt": ""},
        {"entropy": (-1,)},
        {"entropy": (2**64,)},
        {"entropy": (1,) * (PRESSES + 1)},
    ]:
        with subtests.test(changes=changes):
            deal = replace(deal_of("a" * 32, "b" * 32, NEWEST), **changes)
            assert deal.fault == "form"
    assert deal_of("a" * 32, "b" * 32, 3).fault == "scheme"
    assert deal_of("seed", "salt", 1, (1,)).fault == "form", "an old one has no presses"
    assert [scheme_of(*chance) for chance in (("seed 1", "seed 2"), ("a" * 32, "b" * 32))] == [1, NEWEST]


def test_the_latest_presses_count():
    entropy: tuple[int, ...] = ()
    for press in [None, *range(PRESSES + 3), None]:
        entropy = with_press(entropy, press)
    assert entropy == tuple(range(3, PRESSES + 3))


def test_each_table_has_secrets_of_its_own_that_follow_from_one_seed():
    drawn = [drawn_from("seed", *numbers) for numbers in ((1, 1, 0), (1, 2, 0), (2, 1, 0), (1, 1, 7), (11, 1, 0))]
    assert len({text for pair in drawn for text in pair}) == 10
    assert all(scheme_of(*pair) == NEWEST for pair in drawn)
    assert drawn_from("seed", 1, 1, 0) == drawn[0] != drawn_from("seeds", 1, 1, 0)
