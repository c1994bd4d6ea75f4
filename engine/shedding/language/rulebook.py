"""The rulebook of the shedding games: their Rules as plain sentences, enough for a newcomer to play.

Each function writes the line or the lines on one subject, empty when there is nothing to say. A choice that does not
apply changes no word. Every choice that applies has its own words, and so has its absence. The engine is asked what may
be played.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator

from engine.core.cards import SUITED_RANKS, Card, any_of, named, one_of, plural, rank_of, suit_name, suit_of, together
from engine.core.game import MATCH, Texts
from engine.core.packs.french import COURT, MARRIED, RANKS, TWO
from engine.shedding.card_tables import PIPS
from engine.shedding.chapters import TO_THE_TARGET, UNTIL_ABLE, spoken
from engine.shedding.effect_kinds import ALL_DRAW, DRAW_CARDS, PLAY_AGAIN
from engine.shedding.language import card_lines
from engine.shedding.language.card_lines import WORDS, form, of_ranks, paragraph, say, yes
from engine.shedding.matching import answerable, binds
from engine.shedding.round_end import UNIT
from engine.shedding.several import takes_suit_along
from engine.shedding.table import Table
from engine.words import and_listed

PLAYS_DRAWN = ("drawn card", "drawn card must")  # ways to draw after which that card alone may be played


def texts(table: Table, base: Table) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them. Empty ones say nothing."""
    return {
        WORDS("aim"): aim(table),
        WORDS("the-deal"): deal_lines(table),
        WORDS("turn"): [turn_line(table)],
        WORDS("wild"): card_lines.wild_lines(table),
        WORDS("special"): card_lines.special_lines(table, base),
        WORDS("bluffing"): card_lines.bluffing_lines(table),
        WORDS("drawing"): drawing_lines(table),
        WORDS("several"): several_lines(table, base),
        WORDS("last"): last_card_lines(table, base),
        WORDS("end"): end_lines(table),
        MATCH: match_lines(table, base),
    }


def in_short(table: Table) -> list[str]:
    """A game in a few sentences: its aim, its special cards, what is its own, what goes together, and who scores."""
    goal = "sides" if table.partnered else form(table.goal)
    alike = defaultdict[tuple[str, int], list[Card]](list)  # special cards that are played for the same
    for special in card_lines.by_effect(table):
        use = "skip" if special.effect.kind == "reverse" and not table.turns_direction else form(special.effect.kind)
        alike[use, special.effect.count] += special.acting
    effects = [
        say(table, f"use-{use}", cards=together(cards, table.jokers_held), count=count)
        for (use, count), cards in alike.items()
        if cards
    ]
    uses, resort = and_listed([*_wild(table), *effects]), of_ranks(table, table.last_resort)
    growth = WORDS("short-growth", hidden=yes(table.grows == "hidden")) if table.grows != "not" else ""
    each_alone = not table.hands_cost or (table.scoring == "penalty" and not table.partnered)
    lines = [
        say(table, "short-aim", goal=goal, deal=table.deal),
        WORDS("short-uses", uses=uses) if uses else WORDS("none-special", wild="no"),
        WORDS("last-resort", cards=resort, bluffing=yes(table.bluffing)) if resort else growth,
        what_goes_together(table),
        "" if each_alone else who_scores(table),
    ]
    return list(filter(None, lines))


def _wild(table: Table) -> list[str]:
    """A Joker can be played on any card and picks a suit, whatever holds for the others."""
    picks, anywhere = table.naming != "own suit", table.wild_when == "any time"
    alike = picks and anywhere  # Jokers do what other wild cards do
    jokers = of_ranks(table, [table.kind_of_pack.joker_rank])
    found = [
        (of_ranks(table, card_lines.wild_ranks(table) if alike else table.wild_in_pack), anywhere, picks),
        ("" if alike else jokers, True, True),
        (say(table, "short-own-wild") if table.own_wild else "", anywhere, picks),
    ]
    return [
        say(table, "use-wild", cards=cards, anywhere=yes(where), picks=yes(pick))
        for cards, where, pick in found
        if cards and (where or pick)
    ]


def aim(table: Table) -> list[str]:
    goal = "sides" if table.partnered else "play-on" if table.play_on else form(table.goal)
    for_what = WORDS("goal", goal=goal, deal=table.deal)
    if not table.partnered:
        return [for_what]
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(table.partners)]
    names = dict(zip(("first", "second", "third", "fourth"), sides, strict=False))
    return [WORDS("sides", sides=len(sides), **names), for_what]


def deal_lines(table: Table) -> list[str]:
    jokers = 0 if table.kind_of_pack.copies else table.packs * len(table.jokers_held)
    packs = say(table, "packs", packs=table.packs, all=len(table.pack), size=len(table.plain_pack), jokers=jokers)
    way = form(table.deals)
    if table.deals == "down" and table.rounds_to_play != TO_THE_TARGET and not table.shares_a_tie:
        # where the number of rounds is known, a tie is broken with a single card
        way = "down-once" if table.rounds_to_play <= table.deal else "down-and-tie"
    beside = table.seats == 2 and table.first_player in ("left", "right")
    who = "after" if table.first_card == "of the dealer" else "other" if beside else table.first_player
    turns, picked = yes(table.has_effect("reverse")), table.play_direction == "first player picks"
    direction = WORDS("direction-picked") if picked else WORDS("direction", turns=turns, way=table.play_direction)
    return [
        paragraph(packs, table.kind_of_pack.about()),
        paragraph(
            WORDS("hands", goal=form(table.goal), count=table.deal),
            WORDS("deals", way=way, count=table.deal) if table.deals != "same" else "",
            WORDS("starter", how=form(table.first_card)),
        ),
        dealer(table),
        paragraph(say(table, "first-player", who=who), direction if table.seats > 2 else ""),
    ]


def dealer(table: Table) -> str:
    once = table.goal == "countdown"
    after = "other" if table.seats == 2 else "left" if table.first_direction > 0 else "right"
    who = "last-left" if table.next_dealer == "last" and table.play_on else table.next_dealer
    first = say(table, "dealer", how=form(table.first_dealer), deals="once" if once else "again")
    return first if once else paragraph(first, WORDS("next-dealer", who=who, to=after))


def turn_line(table: Table) -> str:
    """The line on what fits and what doesn't. Source of a jump-in: linked-variants.md, 5.5."""
    opening = together(table.opening.intersection(table.one_pack), table.jokers_held)
    free, also = together(card_lines.free_cards(table), table.jokers_held), of_ranks(table, table.still_fitting)
    first, last = plural(table.ranks[0]), plural(table.ranks[-1])
    apart = table.kept_apart.intersection(table.one_pack)
    one = len(apart) == 1 and apart != set(table.jokers_held)  # Jokers are several, even if there is one
    bars = any(apart & table.other_cards(card) for card in apart)
    resort = of_ranks(table, table.last_resort)
    closed = [name for name, has in (("penalty", card_lines.draw_cards(table)), ("resort", resort)) if has]
    return paragraph(
        say(table, "matching", several=yes(table.groups_ranks or table.marriage)),
        say(table, "ranks-go-round", first=first, last=last) if table.matching == "next rank" else "",
        say(table, "still-fitting", cards=also) if also else "",
        WORDS("apart", cards=any_of(apart, table.jokers_held), one=yes(one)) if bars else "",
        WORDS("first-suit", suit=suit_name(table.first_suit)) if table.first_suit else "",
        WORDS("open-cards", cards=opening) if opening else "",
        say(table, "free-cards", cards=free) if free else "",
        say(table, "starter-suit-only") if table.starter_suit_only else "",
        WORDS("last-resort", cards=resort, bluffing=yes(table.bluffing)) if resort else "",
        WORDS("last-resort-question") if resort and table.bound else "",
        WORDS("jump-in", held="both" if closed[1:] else "-".join(closed) or "none") if table.jump_in else "",
    )


def drawing_lines(table: Table) -> list[str]:
    """Source: rulings.md, "a drawn joker must be played only when nothing else in the hand can"."""
    able, after = table.draw_though_able, table.after_drawing
    ways = {"turn ends": "end", "drawn card": "may-play", "drawn card must": "must-play", "any card": "play-any"}
    ends = {"drawn card": "drawn", "any card": "any"} if table.draws == UNTIL_ABLE else {}
    resort = list(filter(table.has_rank, table.last_resort)) if after == "drawn card must" else []
    return [
        paragraph(
            WORDS(f"draw-and-{ways[after]}", draws=table.draws, able=yes(able)),
            WORDS("draw-though-able", must=ends.get(after, "no")) if able else WORDS("draw-only-if-unable"),
            WORDS("drawn-last-resort", cards=one_of(resort)) if resort else "",
        ),
        paragraph(
            WORDS("stock", reshuffle="ends" if table.empty_stock else yes(table.reshuffle)),
            WORDS("short-hand") if table.goal == "countdown" else "",
        ),
        paragraph(
            WORDS("hand-limit", count=table.hand_limit) if table.hand_limit else "",
            WORDS("passing", free=yes(table.free_pass)),
            WORDS("drawn-in-vain"),
        ),
    ]


def several_lines(table: Table, base: Table) -> list[str]:
    along = any(takes_suit_along(table, card) for card in table.one_pack)
    what, runs = what_goes_together(table), table.chains_ranks
    if not what and not along:
        return [_questions(table, base)]
    whot = table.pack_kind == "whot"
    order = "numbers" if whot else "ranks" if TWO in table.ranks else "no-twos"
    dumping = any(takes_suit_along(table, card) for card in table.cancelling)
    answers = any(answerable(table, card) for card in card_lines.draw_cards(table))
    line = paragraph(
        what,
        WORDS("neighbours", order=order) if runs and (not whot or table.reading >= 6) else "",
        say(table, "one-way") if table.groups == "chains" else "",
        say(table, "with-its-suit") if along else "",
        say(table, "first-and-last"),
        *_mixed(table),
        say(table, "first-answers") if answers and (table.groups == "equal ranks" or runs or dumping) else "",
        say(table, "covered-draw") if answers and (runs or along) and table.stacking == "same rank" else "",
        say(table, "marriage-no-answer") if answers and table.marriage else "",
        WORDS("drawn-alone") if table.after_drawing in PLAYS_DRAWN else "",
    )
    return [line, _questions(table, base)]


def what_goes_together(table: Table) -> str:
    """Say which cards may be played in one turn. Empty if only one."""
    ways = [form(table.groups)] * table.groups_ranks + ["marriage"] * table.marriage
    return say(table, "together", groups="-or-".join(ways)) if ways else ""


def _questions(table: Table, base: Table) -> str:
    """Source: more-cousins.md 6.6 and 6.10."""
    if not table.answers_to:
        return WORDS("no-questions") if base.answers_to else ""
    asking = frozenset(table.answers_to)
    fitting = frozenset[Card]().union(*table.answers_to.values())
    suits = {suit_of(card) for card in asking}
    answering, others = fitting - asking, {card for card in table.one_pack if suit_of(card) in suits} - fitting
    answers = "any" if not others else "all-but" if len(others) < len(answering) else "listed"
    which = any_of(others if answers == "all-but" else answering, table.jokers_held)
    chain = any(table.answers_to[card] & asking & table.other_cards(card) for card in asking)
    cards, one = together(asking, table.jokers_held), len(asking) == 1
    return paragraph(
        say(table, "questions", cards=cards, one=yes(one), answers=answers, which=which, chain=yes(chain)),
        WORDS("unanswered", how=form(table.unanswered)),
        WORDS("no-card-for-question") if table.questions_cost and not table.reshuffle else "",
        WORDS("answer-goes-on") if table.groups_ranks or table.marriage else "",
        WORDS("drawn-question") if table.after_drawing in PLAYS_DRAWN else "",
    )


def _mixed(table: Table) -> Iterator[str]:
    """Say which of several special cards act, and what counts where their kinds differ in one play."""
    top = table.group_reverse == "top one"
    ranks = SUITED_RANKS if table.groups_specials else MARRIED if table.marriage else ()
    kinds = {effect.kind for card, effect in card_lines.special_cards(table).items() if rank_of(card) in ranks}
    if top or not kinds.issubset(card_lines.ONCE):
        yield WORDS("all-act", reverse="top" if top else "every")
    plays = [{table.effect_of[card].kind for card in play} for play in card_lines.in_one_play(table)]
    if any(play & set(PLAY_AGAIN) for play in plays) and (table.marriage or table.groups == "equal ranks"):
        yield WORDS("again-on-top")
    if table.seats > 2 and any({"skip", "reverse"} <= play for play in plays):  # source: rulings.md
        yield WORDS("reverse-first")
    if table.seats > 2 and any("draw back" in play and play & {"draw", "skip"} for play in plays):
        yield WORDS("back-last")


def last_card_lines(table: Table, base: Table) -> list[str]:
    """The last card, and what may be the last here and not in the base game."""
    acts = table.kinds_of_effects
    picks = (table.has_wild and table.naming != "own suit") or (table.suits_match and table.jokers_held)
    does = "both" if acts and picks else "acts" if acts else "picks"
    barred = any_of(table.never_last.intersection(table.one_pack), table.jokers_held)  # source: linked-variants.md, 1.3
    several = barred and (table.groups_ranks or table.marriage) and not table.ends_alone
    last_ones = paragraph(
        WORDS("not-last", cards=barred, stays=yes(table.cardless)) if barred else "",
        WORDS("not-last-on-top") if several else "",
        WORDS("last-alone") if table.ends_alone else "",
        say(table, "winning-wild", jokers=yes(table.jokers_held)) if table.winning_wild else "",
        WORDS("cardless") if table.cardless else "",
        WORDS("not-cardless") if base.cardless and not table.cardless else "",
        WORDS("any-last") if base.never_last and not table.never_last else "",
        WORDS("last-together") if base.ends_alone and table.plays_several and not table.ends_alone else "",
        WORDS("winning-wild-free") if base.winning_wild and not table.winning_wild else "",
    )
    return [
        _call(table),
        say(table, "last-card-acts", does=does) if (acts or picks) and not table.hand_ends_round else "",
        _winning_card(table),
        last_ones,
    ]


def _call(table: Table) -> str:
    if table.call == "none":
        return WORDS("no-call")
    out = ""
    if 0 in table.words_due:  # the word for the last card, and what a wild one does if it is not said
        out = WORDS("call-out", word=spoken(table.words_due[0]), count=table.call_penalty)
        suits, jokers = table.names_suits and table.naming != "own suit", bool(table.jokers_held)
        if table.call_penalty and table.suits_match and (suits or jokers):
            ways = "both" if suits and jokers else "suits" if suits else "jokers"
            out = paragraph(out, say(table, "call-out-wild", ways=ways))
    if table.call == "with last card" or table.announces:
        return out or when_to_call(table)
    dealt_few = table.goal != "round" or table.deal in table.words_due or table.deals != "same"
    few = "dealt-few" if {2, 3}.intersection(table.words_due) else "dealt-one"
    # a play can bring its player the next turn too, as all the others may miss theirs (source: rulings.md)
    others = 1 if table.play_on or table.knocks_out else table.sides_in_play - 1
    all_miss = any(_missed(table, play) >= others for play in card_lines.in_one_play(table))
    straight_back = all_miss or table.skip_stacking or table.has_effect(*PLAY_AGAIN)
    again = WORDS("call-again", until=form(table.call)) if straight_back else ""
    return paragraph(when_to_call(table), again, WORDS(few) if dealt_few else "", out)


def when_to_call(table: Table) -> str:
    """Say when to say the words, and what it costs to forget them."""
    until = form(table.call)
    first = say(table, "call", until=until, word=spoken(table.call_word))
    costs = WORDS("call-costs", until=until, count=table.call_penalty)
    second = next((left for left in (2, 3) if left in table.words_due), 0)
    also = WORDS(f"call-at-{second}", until=until, word=spoken(table.words_due[second])) if second else ""
    return first if table.announces else paragraph(first, also, costs)


def _missed(table: Table, play: tuple[Card, ...]) -> int:
    """The number of turns that others miss. A draw card that can always be answered costs no turn yet."""
    effects = [table.effect_of[card] for card in play]
    skips = sum(effect.count for effect in effects if effect.kind == "skip")
    turns = sum(effect.kind == "reverse" for effect in effects) * table.reverse_skips
    draws = [card for card in play if card in table.making_draw]
    drawn = any(not answerable(table, top) or any(binds(table, card, top) for card in draws) for top in draws)
    if drawn and any(effect.kind == "draw back" for effect in effects):
        return table.seats  # the previous player draws at once, and the player is the next one
    return skips + turns + (drawn and table.after_penalty != "play on")


def _winning_card(table: Table) -> str:
    """Empty where none can win. Source: S3, "the special effect is ignored", and "before the score is tallied"."""
    if not table.may_win_by_reaching:
        return ""
    goal = "play-on" if table.play_on else form(table.goal)
    if not table.winning_card_acts:
        return WORDS("winning-card-idle", goal=goal)
    kinds = table.kinds_of_effects.intersection(DRAW_CARDS)
    who = "both" if len(kinds) > 1 else "previous" if "draw back" in kinds else "next"
    previous, counted = table.has_effect("previous draws"), yes(table.hands_cost)
    at_once = "both" if previous and table.has_effect(*ALL_DRAW) else "previous" if previous else "all"
    return paragraph(
        say(table, "winning-card-acts", goal=goal, who=who, counted=counted) if kinds else "",
        say(table, "winning-card-all-draw", who=at_once) if table.draws_at_once else "",
    )


def end_lines(table: Table) -> list[str]:
    sides, two = "-sides" if table.partnered else "", table.sides_in_play == 2
    ends = form(table.goal if table.goal != "round" else table.scoring) + sides
    if table.collects and not table.counts_rounds:
        ends = "collect-two" + sides if two else "collect" + (sides or "-all")
    blocked = say(table, "blocked", stock=yes(table.empty_stock), ends=ends)
    blocked = paragraph(blocked, WORDS("blocked-out") if table.play_on else "")
    if table.goal != "round":
        return [_costs(table) if table.next_dealer == "last" else "", blocked]
    if table.counts_rounds:
        return [say(table, "round-counts"), paragraph(blocked, _costs(table))]
    lines = [who_scores(table)]
    if not table.play_on:  # what the last card pays
        tripling = list(filter(table.has_rank, table.tripling))
        doubling = [rank for rank in table.doubling if table.has_rank(rank) and rank not in tripling]
        off = [
            WORDS("off-with", cards=named(name), count=points)
            for name, points in table.points_off
            if not table.off_with.keys().isdisjoint(table.cards_listed([name]))
        ]
        lines += [
            WORDS("doubled", cards=one_of(doubling)) if doubling else "",
            WORDS("tripled", cards=one_of(tripling)) if tripling else "",
            say(table, "points-off", off=and_listed(off)) if off else "",
        ]
    return [paragraph(*lines), _costs(table), blocked]


def who_scores(table: Table) -> str:
    each, other = ("each-side", "side") if table.partnered else ("each", "other")
    others = other if table.sides_in_play == 2 else f"{other}s"
    return WORDS("scoring", who=each if table.scoring == "penalty" else others)


def _costs(table: Table) -> str:
    """The cards that cost something else than most cards do, or than their pips where that is shorter."""
    cost = {card: table.cost_of[card] for card in table.one_pack}
    common, held_by = Counter(cost.values()).most_common(1)[0]
    by_pips = [card for card, points in cost.items() if points == PIPS[card]]
    like_most = by_pips if held_by <= len(by_pips) else [card for card, points in cost.items() if points == common]
    alike: dict[int, list[Card]] = {points: [] for _, points in table.costs}  # in the order of the rules
    for card, points in cost.items():
        if card not in like_most:
            alike.setdefault(points, []).append(card)
    priced = []
    for points, cards in alike.items():
        if cards:
            number = (
                2 if cards[1:] or cards == list(table.jokers_held) else 1
            )  # Jokers are several, even if there is one
            priced.append(WORDS("counts", cards=together(cards, table.jokers_held), number=number, points=points))
    if like_most is not by_pips:
        others = WORDS("others-count", points=common) if priced else WORDS("every-card-counts", count=common)
        return paragraph(*priced, others)
    pack, ranks = table.kind_of_pack, set(map(rank_of, by_pips))
    jokers, count = plural(pack.joker_rank), PIPS[pack.jokers[0]]
    unprinted = {"pips-ace": RANKS[0], "pips-court": COURT, "pips-joker": pack.joker_rank}
    values = [WORDS(key, jokers=jokers, count=count) for key, some in unprinted.items() if not ranks.isdisjoint(some)]
    return paragraph(say(table, "pips", named=yes(values), values=", ".join(values)), *priced)


def match_lines(table: Table, base: Table) -> list[str]:
    """The lines on rules added between rounds, or on none if the base game has some, and the end of the match."""
    growth = {"openly": "growth", "hidden": "hidden-growth"}.get(table.grows, "no-growth")
    growth = WORDS(growth) if {table.grows, base.grows} != {"not"} else ""
    if table.goal != "round":
        return [growth]
    bonus = say(table, "bonus", count=table.bonus) if table.bonus and table.scoring == "collect" else ""
    # source: S0, "Settlement is made of the basis of an agreed amount per ten points"
    payers = "partners" if table.partnered else "two" if table.seats == 2 else "others"
    paid = -(-table.bonus // UNIT) if table.scoring == "penalty" else 0
    settled = WORDS("pays-better" if table.settlement == "among all" else "pays-winner", who=payers, count=paid)
    return [growth, paragraph(_end(table), bonus, settled if table.settlement != "none" else "")]


def _end(table: Table) -> str:
    rounds, count = table.rounds_to_play, table.rounds_to_play or table.rounds_to_win
    if table.counts_rounds:
        return say(table, "most-rounds" if rounds > 1 else "first-to-win", number=count, count=count)
    best = "highest" if table.scoring == "collect" else "lowest"
    tie = "no" if not table.shares_a_tie else f"{best}-sides" if table.partnered else best
    if rounds:
        return WORDS("match-rounds", count=rounds, best=best, tie=tie)
    exact = WORDS("exact-target", count=table.target) if table.exact_target else ""
    if table.knocks_out:
        by_hand, two = table.knockout == "highest hand", table.seats == 2
        when = "hand" if by_hand else "over" if table.exact_target else "target"
        knockout = WORDS("knockout-two" if two else "knockout", when=when, count=table.target)
        return paragraph(exact, knockout, "" if by_hand or two else WORDS("knockout-together"))
    end = say(table, "match-end", count=table.target, best=best, tie=tie, exact=yes(table.exact_target))
    return paragraph(exact, end)
