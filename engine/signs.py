"""The signs in catalogues, for those who listen: dots between facts, pluses before numbers, emoji before words."""

import re

SEEN_BESIDE, HEARD_BESIDE = " · ", ", "  # between facts in one line
NOTHING = '{ "" }'  # as catalogues write it, where a line may not begin with what follows

_FOR_THE_EYE = re.compile(  # signs beside words that say the same
    r"[•\u2600-\u265f\u2670-\u27bf\U0001f000-\U0001faff]\ufe0f? | \{ \$sign \}|\{ \$sign \} |(?<!<)#(?=\{)"
)
_BESIDE = re.compile(r'(?: |\{ " " \})· ')  # between facts
_MORE = re.compile(r"\+(?=\d|\{ \$)")


def for_the_ear(catalogue: str) -> str:
    """What is written in a catalogue, without its signs. The values that come into it know how they are heard."""
    return _MORE.sub("{ plus } ", _BESIDE.sub(HEARD_BESIDE, _FOR_THE_EYE.sub(NOTHING, catalogue)))
