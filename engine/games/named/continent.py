"""Games of the European continent. Sources: linked-variants.md, sections 5.5 to 5.8, 5.14, 5.15 and 5.21, and
more-cousins.md, section 6.2.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.packs.french import FRENCH, JOKER
from engine.core.ruleset import Ruleset
from engine.games.named.classics import EIGHT_50
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules, packs_for


def mau_mau(seats: int) -> Rules:
    """Source: linked-variants.md 5.5, with 32 cards (MM-kn). A Jack never goes on a Jack, as it recommends.

    Most sources let a drawn card be played, and “Mau Mau” is said with the last one (MM-lc, MM-club, MM-lab). Of five
    readings of an Ace two are that it is covered (MM-kn, MM-dx). The agreed number of rounds is five.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5, size=32),
        pack_size=32,
        deal=5,
        wild=("J",),
        wild_on_wild=False,
        effects=(("7", Effect("draw", 2)), ("8", Effect("skip")), ("A", Effect("again"))),
        after_drawing="drawn card",
        call_word="mau",
        second_call="going out",
        second_word="mau mau",
        costs=(("A", 11), ("J", 20)),  # most of its sources (MM-spa, MM-dx, MM-club)
        rounds_to_play=5,
    )


def mau_mau_52(seats: int) -> Rules:
    """Source: linked-variants.md 5.5, with whole packs (MM-lc): always two of them, an Ace reverses, and an Eight may
    be answered. What it leaves unsaid is as with 32 cards.
    """
    return replace(
        mau_mau(seats),
        packs=max(2, packs_for(seats, 7)),
        pack_size=FRENCH.size,
        deal=7,
        effects=(("7", Effect("draw", 2)), ("8", Effect("skip")), ("A", Effect("reverse"))),
        skip_stacking=True,
    )


def neunerln(seats: int) -> Rules:
    """Source: more-cousins.md 6.2. What it leaves open is as in Mau-Mau: what cards cost, of which a Nine costs what a
    Jack does there, and five rounds. An Ace is plain.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5, size=32),
        pack_size=32,
        deal=5,
        wild=("9",),
        effects=(("7", Effect("draw", 2)), ("8", Effect("skip"))),
        after_drawing="drawn card",
        call_word="knock",
        costs=(("A", 11), ("9", 20)),
        doubling=("9",),
        rounds_to_play=5,
    )


def neunerln_by_rounds(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.2, "Penalty points or rounds won"."""
    return {"scoring": "rounds", "rounds_to_play": 0, "rounds_to_win": 3}


_TSCHAU_SEPP_DEALS = {2: 7, 3: 6}  # TS-wa; four or more get five


def tschau_sepp(seats: int) -> Rules:
    """Source: linked-variants.md 5.6 and its recommended preset. Two packs above four players (TS-jw, TS-pdf).

    Three rounds won make a match, as "most hands won" needs a number.
    """
    deal = _TSCHAU_SEPP_DEALS.get(seats, 5)
    return Rules(
        seats=seats,
        packs=2 if seats > 4 else packs_for(seats, deal, size=36),
        pack_size=36,
        deal=deal,
        first_player="right",
        play_direction="counterclockwise",
        wild=("J",),
        effects=(("7", Effect("draw", 2)), ("8", Effect("skip")), ("A", Effect("again"))),
        cover="draw until covered",
        after_drawing="drawn card",
        call_word="tschau",
        second_call="going out",
        second_word="sepp",
        not_last=("8", "A"),
        scoring="rounds",
        rounds_to_win=3,
    )


def pesten(seats: int) -> Rules:
    """Source: linked-variants.md 5.7. A pest card acts as the starter and never ends a hand, as it recommends.

    With two players an Ace gives another turn (PE-sb). The layer of a Joker picks the suit (PE-be). Who drew for a Two
    or a Joker still takes a turn (PE-li).
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7, jokers=2),
        jokers=2,
        deal=7,
        wild=("J",),
        effects=(
            ("2", Effect("draw", 2)),
            (JOKER, Effect("draw", 5)),
            ("7", Effect("again")),
            ("K", Effect("again")),
            ("8", Effect("skip")),
            ("A", Effect("reverse")),
        ),
        two_player_reverse="skip",
        stacking="any draw card",
        after_penalty="play on",
        after_drawing="drawn card",
        call_word="laatste kaart",
        not_last=("2", "7", "8", "J", "K", "A", JOKER),
        scoring="rounds",
    )


def makao(seats: int) -> Rules:
    """Source: linked-variants.md 5.8, Makao, and what it recommends there.

    Aces and Jacks must match to be played, as only a Queen is said to go on anything.
    """
    return Rules(
        seats=seats,
        packs=1 if seats <= 4 else 2,
        deal=5,
        wild=("A",),
        wild_when="when it matches",
        wild_starter="another card",
        open_cards=("Q",),
        free_cards=("Q",),
        effects=(
            ("2", Effect("draw", 2)),
            ("3", Effect("draw", 3)),
            ("4", Effect("skip")),
            ("J", Effect("rank")),
            ("KH", Effect("draw", 5)),
            ("KS", Effect("draw back", 5)),
        ),
        starter_effects="another card",
        answered_by=(("2", "same rank or suit"), ("3", "same rank or suit")),
        skip_stacking=True,
        after_drawing="drawn card",
        groups="equal ranks",
        call_word="makao",
        second_call="going out",
        second_word="po makale",
        call_penalty=5,
        scoring="rounds",
    )


def macau(seats: int) -> Rules:
    """Source: linked-variants.md 5.8, Macau (Hungary). Kings are plain, as the source could not be read about them.

    Two Jokers go with the 52 cards, as they are wild. A forgotten call costs five, as in most texts.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5, jokers=2),
        jokers=2,
        deal=5,
        play_on=seats > 2,
        first_player="right",
        wild=("A",),
        effects=(("2", Effect("draw", 2)), ("3", Effect("draw", 3)), ("4", Effect("skip"))),
        skip_stacking=True,
        groups="chains",
        call="catch",
        call_word="macau",
        call_penalty=5,
        not_last=("2", "3") if seats == 2 else (),
        scoring="rounds",
    )


def macao(seats: int) -> Rules:
    """Source: linked-variants.md 5.8, Macao (Romania): the pack, the deal and the call of most texts, and the special
    cards of MC-ro4, where an Ace goes on anything and reverses.

    A Joker is +5 and picks a suit, as in Huit Américain. The first one out wins.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5, jokers=2),
        jokers=2,
        deal=5,
        free_cards=("A",),
        effects=(
            ("2", Effect("draw", 2)),
            ("3", Effect("draw", 3)),
            (JOKER, Effect("draw", 5)),
            ("A", Effect("reverse")),
        ),
        starter_effects="none",
        after_drawing="drawn card",
        groups="equal ranks",
        call_word="macao",
        call_penalty=5,
        scoring="rounds",
    )


def agony(seats: int) -> Rules:
    """Source: linked-variants.md 5.21, Agonia (AG-db).

    Who draws for a Seven still takes the turn, so that a Seven drawn then may be played, and counts anew.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7),
        deal=7,
        wild=("A",),
        wild_on_wild=False,
        effects=(("7", Effect("draw", 2)), ("8", Effect("again")), ("9", Effect("skip"))),
        after_penalty="play on",
        after_drawing="drawn card",
        free_pass=True,
        not_last=("A", "7", "8", "9"),
        costs=(("A", 11),),
    )


def agonie(seats: int) -> Rules:
    """Source: linked-variants.md 5.21, Agónie (AG-cz). What it leaves unsaid is as in Agonia or in Crazy Eights.

    Sevens alone stack. A red Jack cancels Jacks alone, the debt that it is named with. Who drew for a debt misses the
    turn, or a round hardly ever ends. An Eight that has to be covered can't be the last.
    """
    return Rules(
        seats=seats,
        packs=2,
        jokers=2,
        deal=7,
        apart=("A",),
        wild=("A",),
        effects=(
            ("2", Effect("previous draws", 2)),
            ("7", Effect("draw", 2)),
            ("8", Effect("again")),
            ("9", Effect("skip")),
            *((jack, Effect("draw", 5)) for jack in ("JS", "JC")),
            ("A", Effect("reverse")),
            (JOKER, Effect("draw", 6)),
        ),
        stacking="none",
        answered_by=(("7", "same rank"),),
        cancels=("JH", "JD"),
        cancels_only=(("JH", "J"), ("JD", "J")),
        after_drawing="drawn card",
        second_call="at two",
        not_last=("8",),
        costs=(("A", 11), (JOKER, 20)),
    )


def reverse_agonia(seats: int) -> Rules:
    """Source: linked-variants.md 5.21, Reverse Agonia (AG-ana), and Agonia for all that it leaves unsaid.

    106 cards are two packs with a Joker each, which is wild, costs 20 as in Agónie, and does nothing else.
    """
    return replace(
        agony(seats),
        packs=2,
        jokers=1,
        apart=("A",),
        wild_on_wild=True,
        effects=(
            ("2", Effect("previous draws", 2)),
            ("3", Effect("reverse")),
            ("7", Effect("draw", 2)),
            ("8", Effect("again")),
            ("9", Effect("skip")),
            *((jack, Effect("draw", 10)) for jack in ("JS", "JC")),
        ),
        cancels=("JH", "JD"),
        cancels_only=(("JH", "J"), ("JD", "J")),
        not_last=("A", "2", "3", "7", "8", "9", "JS", "JC", JOKER),
        costs=(("A", 11), (JOKER, 20)),
    )


def huit_americain(seats: int) -> Rules:
    """Source: linked-variants.md 5.14, the preset <8A-cw>, with the call of <8A-rdj>, <8A-qd> and <8A-tt>.

    Five need a second pack, as the deal needs it (rulings.md, "Second pack").
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        wild_starter="another card",
        effects=(
            ("2", Effect("draw", 2)),
            ("2S", Effect("draw", 4)),
            (JOKER, Effect("draw", 5)),
            ("J", Effect("skip")),
            ("AS", Effect("reverse")),
        ),
        starter_effects="another card",
        stacking="none",
        after_drawing="drawn card",
        call="catch",
        call_word="carte",
        costs=(
            *((rank, 5) for rank in "345679T"),
            *((rank, 15) for rank in "A2"),
            *((name, 25) for name in ("8", "2S")),
        ),
        target=500,
    )


def les_huit(seats: int) -> Rules:
    """Source: linked-variants.md 5.15, <8-adpoker>. What it leaves unsaid is as in Eights: no call, the costs."""
    return Rules(
        seats=seats,
        sides=2 if seats == 4 else 0,
        deal=7 if seats == 2 else 5,
        effects=(),
        draws=UNTIL_ABLE,
        draw_though_able=False,
        after_drawing="drawn card must",
        reshuffle=False,
        call="none",
        costs=EIGHT_50,
    )
