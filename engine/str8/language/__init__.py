"""The sequence game in words: rulebook, events, advice and highlights."""
