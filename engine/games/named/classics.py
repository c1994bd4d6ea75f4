"""The games of the classic texts, and those whose players make the rules. Sources: S0 to S4, see rulings.md."""

from dataclasses import replace

from engine.core.packs.french import JOKER
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules, packs_for
from engine.str8.rules import ONE_PACK, TEAMS, SequenceRules

EIGHT_50 = (("8", 50),)


def crazy_eights(seats: int) -> Rules:
    """Source: S3, "Basic Game" and "Special Cards"."""
    deal = 7 if seats == 2 else 5
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal),
        deal=deal,
        effects=(("Q", Effect("skip")), ("A", Effect("reverse")), ("2", Effect("draw", 2))),
        costs=EIGHT_50,
    )


def eights(seats: int) -> Rules:
    """Source: S0."""
    return Rules(
        seats=seats,
        sides=2 if seats == 4 else 0,
        deal=7 if seats == 2 else 5,
        first_dealer="low card",
        wild_starter="own suit",
        draws=UNTIL_ABLE,
        after_drawing="any card",
        reshuffle=False,
        call="none",
        costs=EIGHT_50,
        bonus=0 if seats == 3 else 100,
        settlement="among all" if seats == 3 else "with the winner",
    )


def eights_program(seats: int) -> Rules:
    """Source: S1. The person, who sits first, deals first (step 2, "you are assigned as the dealer")."""
    return Rules(
        seats=seats,
        deal=7,
        first_dealer="first seat",
        draws=UNTIL_ABLE,
        after_drawing="any card",
        hand_limit=27,
        call="none",
        scoring="collect",
        costs=EIGHT_50,
    )


def eights_250(seats: int) -> Rules:
    """Source: S4."""
    deal = 7 if seats <= 4 else 5
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal),
        deal=deal,
        first_dealer="low card",
        wild_starter="first player free",
        call="none",
        scoring="collect",
        costs=(*EIGHT_50, ("A", 10)),
        target=250,
        bonus=100,
    )


def countdown(seats: int) -> Rules:
    """Source: S3, "Crazy Eights Countdown"."""
    return replace(crazy_eights(seats), packs=packs_for(seats, 8), deal=8, goal="countdown", wild=(), own_wild=True)


def countdown_jacks(seats: int) -> Rules:
    """Source: S3, "a version in which Jacks skip the next player"."""
    effects = (("J", Effect("skip")), ("2", Effect("draw", 2)), ("QS", Effect("draw", 5)))
    return replace(countdown(seats), effects=effects, groups="equal ranks")


def kings_reverse(seats: int) -> Rules:
    """Source: S3, "Kings Reverse"."""
    return Rules(
        seats=seats,
        packs=3 if seats > 5 else 2,
        jokers=2,
        deal=10,
        wild=("J",),
        naming="own suit",
        wild_starter="own suit",
        last_resort=(JOKER,),
        bluffing=True,
        effects=(
            ("7", Effect("draw", 2)),
            ("8", Effect("skip")),
            ("K", Effect("reverse")),
            ("AS", Effect("gift")),
            (JOKER, Effect("draw", 4)),
        ),
        two_player_reverse="skip",
        stacking="none",
        after_drawing="drawn card must",
        reshuffle=False,
        marriage=True,
        call="catch",
        call_word="one card",
        winning_card_acts=True,
        costs=(
            *((rank, 5) for rank in "A234569TQ"),
            *((rank, 20) for rank in ("7", "8", "K", "AS")),
            ("J", 15),
            (JOKER, 25),
        ),
        target=500,
    )


def blackjack(seats: int) -> Rules:
    """Source: S3, "2 - pick up 2 blackjack - pick up 5"; the rest as in Crazy Eights (rulings.md).

    Runs and equal ranks go together, and change into each other (linked-variants.md 5.3, BJ-jw, BJ-ms, WASPS).
    """
    return replace(
        crazy_eights(seats),
        wild=("A",),
        open_cards=("Q",),
        effects=(
            ("2", Effect("draw", 2)),
            ("JS", Effect("draw", 5)),
            ("JC", Effect("draw", 5)),
            ("K", Effect("reverse")),
            ("8", Effect("skip")),
        ),
        stacking="any draw card",
        cancels=("JH", "JD"),
        groups="chains",
        group_reverse="top one",
        costs=(("A", 50),),
    )


def str8_eight(seats: int) -> SequenceRules:
    """Source: S2; rulings.md, "Str8 Eight", for five and more."""
    teams = seats // 2 if seats in TEAMS else 0
    packs = 1 if seats <= ONE_PACK or teams else 2
    return SequenceRules(seats=seats, sides=teams, packs=packs, target=1000 if seats == 2 else 500)


def bartok(seats: int) -> Rules:
    """Source: linked-variants.md 5.19, the numbers of <BK-e2>: play or draw one, a breach costs one card, Jokers are
    wild, and no other card is special before someone makes it so. Three rounds won make a match, as no source names a
    number.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5, jokers=2),
        jokers=2,
        deal=5,
        grows="openly",
        wild=(),
        call_word="bartok",
        call_penalty=1,
        scoring="rounds",
        rounds_to_win=3,
    )


def mao(seats: int) -> Rules:
    """Source: linked-variants.md 5.20: about one pack for two or three players, and one card for each breach. What
    Mao's typical cards do (an Ace skips, a Jack is wild) stays open, so that what is hidden is only how to behave.
    Who can play must, and may play what was drawn: with penalties on top, rounds would go on for too long otherwise.
    """
    return replace(
        bartok(seats),
        packs=max(packs_for(seats, 5), -(-seats // 3)),
        jokers=0,
        grows="hidden",
        wild=("J",),
        effects=(("A", Effect("skip")), ("8", Effect("reverse"))),
        draw_though_able=False,
        after_drawing="drawn card",
        call_word="mao",
    )
