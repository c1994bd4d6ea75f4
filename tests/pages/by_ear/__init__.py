"""One evening as someone hears it who has asked for text only."""
