"""Games and their rules: shelves, rulebooks, the editor, and rules that players add."""
