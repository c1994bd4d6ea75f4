"""House rules as a short code to pass on: ``E2.`` with the format number, the packed rules, and a checksum."""

import base64
import hashlib
import zlib
from dataclasses import replace

from engine.games.codec import UnreadableRecord, decode, encode
from engine.games.house_rules import FIXED, HouseRules
from engine.games.registry import GAMES
from engine.games.variants import VARIANTS, variant
from engine.words import Words

WORDS = Words(__name__)

LONGEST = 20_000  # characters of the unpacked rules: a code that unpacks to more was never made from rules
CHECK = 6
FORMAT = 2  # in which house rules are still written: what was renewed since is in matches alone
# What house rules are mostly made of, to keep codes short. It must never change: old codes were packed with it.
_DICTIONARY = (
    b'"wild_starter","own suit""draws","after_drawing","any card""drawn card must""groups","equal ranks""stacking",'
    b'"any draw card""call","none""catch""target",["reverse"["skip"[{"is":"Effect","kind":"draw","count":2}'
    b'{"format":2,"value":{"is":"House","game":"crazy-eights","changes":[["effects",[["Q",{"is":"Effect","kind":"skip",'
    b'"count":1}]]],["costs",[["8",50]]],["deal",7],["draw_though_able",false]]}}'
)
# All that a code may hold. Anyone may have written it, so nothing else is made from it.
_HELD = {HouseRules, *(part for game in GAMES for rule in game.rules.fields().values() for part in rule.parts)}


class BadCode(ValueError):
    """A code that holds no house rules for this version. The text is the sentence for the person who typed it."""


def code_of(house_rules: HouseRules) -> str:
    """A short code that ``house_of`` reads, in this version and in all later ones.

    >>> code = code_of(HouseRules("crazy-eights", (("deal", 7),)))
    >>> code[:3], len(code) < 40, house_of(code).changes
    ('E2.', True, (('deal', 7),))
    """
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_DICTIONARY)
    packed = packer.compress(encode(replace(house_rules, retired=()), FORMAT).encode()) + packer.flush()
    text = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    whole = f"E{FORMAT}.{text}"
    return f"{whole}.{_check(whole)}"


def house_of(code: str) -> HouseRules:
    """The house rules in a code, playable with some number of seats, without retired ones. Raises BadCode."""
    kind, *others = code.strip().strip("`").split(".")
    if len(others) != 2 or kind[:1] != "E" or not kind[1:].isdecimal() or len(kind) > 6 or not code.isascii():
        raise BadCode(WORDS("no-code"))
    text, check = others
    if int(kind[1:]) > FORMAT:
        raise BadCode(WORDS("newer"))
    if check != _check(f"{kind}.{text}"):
        raise BadCode(WORDS("mistyped"))
    try:
        house_rules = decode(HouseRules, _unpacked(text), _HELD)
    except (UnreadableRecord, zlib.error, ValueError) as damage:
        raise BadCode(WORDS("empty")) from damage
    _refuse_made_up(house_rules)
    return house_rules


def _check(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:CHECK]


def _unpacked(text: str) -> str:
    unpacker = zlib.decompressobj(-15, zdict=_DICTIONARY)
    unpacked = unpacker.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LONGEST)
    if unpacker.unconsumed_tail:
        raise ValueError("too long")
    return unpacked.decode()


def _refuse_made_up(house_rules: HouseRules) -> None:
    """Raises BadCode for rules that no editor would have made. Anyone may have written what they are made of."""
    changes: object = house_rules.changes
    if not (isinstance(house_rules.game, str) and isinstance(changes, tuple)) or not all(
        isinstance(part, tuple) and len(part) == 2 and isinstance(part[0], str) for part in changes
    ):
        raise BadCode(WORDS("empty"))
    if house_rules.game not in VARIANTS:
        raise BadCode(WORDS("unknown-game"))
    rules, changed = house_rules.base(variant(house_rules.game).seats[0]).fields(), dict(house_rules.changes)
    if any(name not in rules or name in FIXED for name in changed):
        raise BadCode(WORDS("unknown-rule"))
    allowed = len(changed) == len(house_rules.changes) and all(rules[name].holds(changed[name]) for name in changed)
    if not (allowed and house_rules.fits_somewhere()):
        raise BadCode(WORDS("conflicting"))
