"""A match from outside: its record and proof, its sentences, its analysis, and the tournament it is part of."""
