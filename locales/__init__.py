"""What people read, one folder for each language, laid out like the code: ``engine/words.py`` reads it.

``glossary.md`` in each folder says which words of the card table stand for ours: correct that first.
"""
