"""Games of Asia, Africa and the Americas. Source: linked-variants.md, sections 5.10 to 5.13,
5.15, 5.16 and 5.22, and more-cousins.md, sections 6.5, 6.9 and 6.11."""

from collections.abc import Mapping

from engine.core.packs.french import JOKER
from engine.core.ruleset import Ruleset
from engine.games.named.classics import EIGHT_50
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules, packs_for


def one_card(seats: int) -> Rules:
    """Source: linked-variants.md 5.10, with the values that it recommends (OC-app). A Three stops a Two.

    The first one out wins (OC-en), and what is said gives the game its name (OC-wp). What is left out its rulebook
    tells.
    """
    deal = 7 if seats == 2 else 5
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal, jokers=2),
        jokers=2,
        deal=deal,
        first_player="right",
        wild=("7",),
        effects=(
            ("2", Effect("draw", 2)),
            ("A", Effect("draw", 3)),
            ("AS", Effect("draw", 5)),
            ("B*", Effect("draw", 5)),
            ("R*", Effect("draw", 7)),
            ("J", Effect("skip")),
            ("Q", Effect("reverse")),
            ("K", Effect("again")),
        ),
        two_player_reverse="skip",
        stacking="as strong",
        cancels=("3",),
        cancels_only=(("3", "2"),),
        after_penalty="play on",
        call="catch",
        call_word="one card",
        call_penalty=1,
        scoring="rounds",
    )


def zimbabwe(seats: int) -> Rules:
    """Source: linked-variants.md 5.11, Zimbabwe. A Two answers a Two, and a Joker answers both, as it recommends."""
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        effects=(("2", Effect("draw", 2)), (JOKER, Effect("draw", 5)), ("J", Effect("reverse")), ("A", Effect("suit"))),
        stacking="as strong",
        after_drawing="drawn card",
        costs=(("8", 50),),
    )


def ocho_locos(seats: int) -> Rules:
    """Source: linked-variants.md 5.13, Puerto Rico: eight rounds of 8, 7, … 1 cards, and two sides of four players.

    Its Jokers are wild, as recommended, and do nothing else.
    """
    return Rules(
        seats=seats,
        sides=2 if seats == 4 else 0,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        deals="down",
        first_player="right",
        play_direction="counterclockwise",
        wild_starter="blind",
        effects=(),
        scoring="rounds",
        rounds_to_play=8,
    )


def ocho_loco(seats: int) -> Rules:
    """Source: more-cousins.md 6.11, as in Ecuador and Colombia. The call and what else it leaves unsaid are as in
    Crazy Eights.
    """
    return Rules(
        seats=seats,
        deal=8,
        effects=(("2", Effect("skip")), ("A", Effect("draw", 3))),
        after_drawing="drawn card",
        scoring="rounds",
    )


def venezuela(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.11, Venezuela: "next draws 2, stacks"."""
    return {"effects": (("2", Effect("draw", 2)), ("A", Effect("draw", 3)))}


def super_crazy_eights(seats: int) -> Rules:
    """Source: linked-variants.md 5.16, Super Crazy Eights: fifteen rounds of 8, 7, … 1, … 8 cards."""
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8),
        deal=8,
        deals="down and up",
        wild_starter="first player free",
        effects=(("A", Effect("reverse")), ("2", Effect("draw", 2)), ("3", Effect("skip"))),
        costs=(("8", 50),),
        rounds_to_play=15,
    )


def rockaway(seats: int) -> Rules:
    """Source: linked-variants.md 5.22, with two packs and one deal for each player (RW-pw)."""
    return Rules(
        seats=seats,
        packs=2,
        deal=7,
        wild=("A",),
        naming="own suit",
        wild_starter="own suit",
        effects=(),
        draws=UNTIL_ABLE,
        after_drawing="any card",
        reshuffle=False,
        costs=(("A", 15),),
        rounds_to_play=seats,
    )


def mzansi(seats: int) -> Rules:
    """Source: linked-variants.md 5.11, Mzansi Crazy 8; what it leaves unsaid is as in Crazy Eights.

    Two packs come from five players on, not from seven, as the deal needs them (rulings.md, "Second pack").
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        wild_starter="another card",
        effects=(("2", Effect("draw", 2)), (JOKER, Effect("draw", 6)), ("7", Effect("skip")), ("J", Effect("reverse"))),
        starter_effects="another card",
        cancels=("8",),
        not_last=("8", "2", JOKER, "7", "J"),
        costs=EIGHT_50,
    )


def puskiyon(seats: int) -> Rules:
    """Source: linked-variants.md 5.12: the first one out wins. What it leaves unsaid is as in Crazy Eights."""
    return Rules(seats=seats, packs=packs_for(seats, 7), deal=7, wild=(), scoring="rounds")


def huit(seats: int) -> Rules:
    """Source: linked-variants.md 5.15, the preset <8-qc>; what it leaves unsaid is as in Crazy Eights."""
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        effects=(
            ("2", Effect("draw", 2)),
            ("2S", Effect("draw", 4)),
            (JOKER, Effect("draw", 5)),
            ("T", Effect("reverse")),
            ("J", Effect("skip")),
        ),
        stacking="none",
        costs=EIGHT_50,
    )


_PIS_YEDILI = (("7", Effect("draw", 3)), ("T", Effect("reverse")))


def pis_yedili(seats: int) -> Rules:
    """Source: more-cousins.md 6.5: a match is five rounds, as in Mau-Mau.

    What it leaves open: who has drawn may play any card; the lap is over for each player with their first club; a club
    of it answers no Seven.
    """
    return Rules(
        seats=seats,
        packs=2 if seats > 4 else 1,
        deal=7,
        first_card="clubs",
        apart=("J",),
        wild=("J",),
        effects=(*_PIS_YEDILI, ("A", Effect("all draw again"))),
        again_in_suit=True,
        draws=1,
        after_drawing="any card",
        call="to go out",
        call_word="tek",
        call_penalty=1,
        costs=(("A", 11), ("J", 25), ("7", 50)),
        doubling=("J",),
        tripling=("7",),
        rounds_to_play=5,
    )


_BRAZILIAN = (
    ("A", Effect("skip")),
    ("7", Effect("draw", 3)),
    ("9", Effect("previous draws", 1)),
    ("Q", Effect("reverse")),
)


def mau_mau_brazil(seats: int) -> Rules:
    """Source: more-cousins.md 6.9. The first one out wins.

    What it leaves open: a special card that starts acts as if the dealer had played it, and a Nine reaches the player
    before the dealer; a Queen does nothing between two, as in Mau-Mau.
    """
    return Rules(
        seats=seats,
        packs=2,
        deal=7,
        first_player="right",
        play_direction="counterclockwise",
        wild=("J",),
        effects=_BRAZILIAN,
        after_drawing="drawn card",
        call="catch",
        call_word="mau mau",
        scoring="rounds",
    )


def brazil_with_jokers(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.9, "jokers optional ... next draws 5 (others 4) and misses the turn".

    It names no answer to a Joker, so there is none.
    """
    effects = (*_BRAZILIAN, (JOKER, Effect("draw", 5)))
    return {"jokers": 2, "effects": effects, "answered_by": ((JOKER, "none"),)}


def skipping_aces(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.5, "others: Ace skips; Eight skips"."""
    return {"effects": (*_PIS_YEDILI, ("A", Effect("skip")), ("8", Effect("skip")))}


def voador(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.9, "jump in with the very same card"."""
    return {"jump_in": True}
