"""The house rules by chapter of an editor: the fields of each, when they apply, and what follows from them.

Each chapter inherits the ones before it, which is the order of all fields: editors, records and share codes go by it.
"""

CHAPTERS = ("table", "matching", "special", "drawing", "several", "last", "score")
TABLE, MATCHING, SPECIAL, DRAWING, SEVERAL, LAST, SCORE = CHAPTERS
