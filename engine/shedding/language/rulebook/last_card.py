"""The call of the last card, and what it does."""

from engine.core.card_words import any_of
from engine.core.cards import Card
from engine.shedding.call_words import spoken
from engine.shedding.effects import DRAW_CARDS, PLAY_AGAIN
from engine.shedding.language.rulebook.pack import in_one_play, special_cards
from engine.shedding.language.rulebook.words import WORDS, form, joker, of_pack, paragraph, yes
from engine.shedding.matching import answerable, binds
from engine.shedding.table import Table


def lines(rules: Table, base: Table) -> list[str]:
    """The last card, and what may be the last here and not in the base game."""
    return [
        _call(rules) if rules.call != "none" else WORDS("no-call"),
        _last_card_acts(rules),
        _winning_card(rules),
        _never_last(rules, base),
    ]


def _call(rules: Table) -> str:
    if rules.call == "with last card":
        return _call_out(rules)
    until = form(rules.call)
    if rules.announces:
        return when_to_call(rules)
    dealt_few = rules.goal != "round" or rules.deal in rules.words_due or rules.deals != "same"
    few = "dealt-few" if {2, 3}.intersection(rules.words_due) else "dealt-one"
    return paragraph(
        when_to_call(rules),
        WORDS("call-again", until=until) if _comes_back(rules) else "",
        WORDS(few) if dealt_few else "",
        _call_out(rules) if 0 in rules.words_due else "",
    )


def when_to_call(rules: Table) -> str:
    """When the words are to be said, and what it costs to forget them."""
    until = form(rules.call)
    first = WORDS("call", until=until, seats=rules.seats, word=spoken(rules.call_word))
    if rules.announces:
        return first
    second = next((left for left in (2, 3) if left in rules.words_due), 0)
    return paragraph(
        first,
        WORDS(f"call-at-{second}", until=until, word=spoken(rules.words_due[second])) if second else "",
        WORDS("call-costs", until=until, count=rules.call_penalty),
    )


def _call_out(rules: Table) -> str:
    """What is said with the last card, and what becomes of a wild one if it is not."""
    said = WORDS("call-out", word=spoken(rules.words_due[0]), count=rules.call_penalty)
    suits = rules.names_suits and rules.naming != "own suit"
    if not rules.call_penalty or not rules.suits_match or not (suits or rules.jokers_held):
        return said
    ways = "both" if suits and rules.jokers_held else "suits" if suits else "jokers"
    return paragraph(said, of_pack(rules, "call-out-wild", ways=ways, **joker(rules)))


def _comes_back(rules: Table) -> bool:
    """True if a play can make all the others miss a turn (source: rulings.md, "comes straight back")."""
    if rules.skip_stacking or not rules.kinds_of_effects.isdisjoint(PLAY_AGAIN):
        return True
    others = 1 if rules.play_on or rules.knocks_out else rules.sides_in_play - 1
    return any(_missed(rules, play) >= others for play in in_one_play(rules))


def _missed(rules: Table, play: tuple[Card, ...]) -> int:
    """How many turns these cards make others miss. A draw card that can always be answered costs no turn yet."""
    skips = sum(rules.effect_of[card].count for card in play if rules.effect_of[card].kind == "skip")
    turns = [card for card in play if rules.effect_of[card].kind == "reverse"]
    draws = [card for card in play if rules.makes_draw(card)]
    drawn = any(not answerable(rules, top) or any(binds(rules, card, top) for card in draws) for top in draws)
    if drawn and any(rules.effect_of[card].kind == "draw back" for card in draws):
        return rules.seats  # the previous player draws at once, and the player is the next one
    return skips + len(turns) * rules.reverse_skips + (drawn and rules.after_penalty != "play on")


def _last_card_acts(rules: Table) -> str:
    """What a player's last card does when the round goes on without them."""
    joker_names = rules.suits_match and bool(rules.jokers_held)
    names = rules.has_wild and (rules.naming != "own suit" or joker_names)
    acts = bool(special_cards(rules))
    if not (acts or names) or rules.hand_ends_round:
        return ""
    return of_pack(rules, "last-card-acts", does="both" if acts and names else "acts" if acts else "picks")


def _never_last(rules: Table, base: Table) -> str:
    """Which cards can't be the last of a hand (source: linked-variants.md, 1.3, "finish_restriction").

    That a card can goes without saying, except next to a game that has it otherwise.
    """
    cards = any_of(rules.never_last.intersection(rules.one_pack), rules.jokers_held)
    several = cards and (rules.groups_ranks or rules.marriage) and not rules.ends_alone
    return paragraph(
        WORDS("not-last", cards=cards, stays=yes(rules.cardless)) if cards else "",
        WORDS("not-last-on-top") if several else "",
        WORDS("last-alone") if rules.ends_alone else "",
        of_pack(rules, "winning-wild", fits=form(rules.matching), jokers=yes(rules.jokers_held), **joker(rules))
        if rules.winning_wild
        else "",
        WORDS("cardless") if rules.cardless else "",
        WORDS("not-cardless") if base.cardless and not rules.cardless else "",
        WORDS("any-last") if base.never_last and not rules.never_last else "",
        WORDS("last-together") if base.ends_alone and rules.plays_several and not rules.ends_alone else "",
        WORDS("winning-wild-free") if base.winning_wild and not rules.winning_wild else "",
    )


def _winning_card(rules: Table) -> str:
    """Nothing where no such card can win.

    Source: S3, "the special effect is ignored", and "before the score is tallied".
    """
    if not rules.may_win_by_reaching:
        return ""
    goal = "play-on" if rules.play_on else form(rules.goal)
    if not rules.winning_card_acts:
        return WORDS("winning-card-idle", goal=goal)
    kinds = [kind for kind in DRAW_CARDS if kind in rules.kinds_of_effects]
    who = "both" if kinds[1:] else "previous" if "draw back" in kinds else "next"
    previous, counted = "previous draws" in rules.kinds_of_effects, yes(rules.hands_cost)
    at_once = "both" if previous and rules.all_drawing else "previous" if previous else "all"
    return paragraph(
        WORDS("winning-card-acts", goal=goal, seats=rules.seats, who=who, counted=counted) if kinds else "",
        WORDS("winning-card-all-draw", seats=rules.seats, who=at_once) if rules.draws_at_once else "",
    )
