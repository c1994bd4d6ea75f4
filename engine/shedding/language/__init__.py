"""The shedding games in words: rulebook, events, advice, highlights and lessons."""
