"""The named games and what belongs to them: kinds, house rules, shelves, lengths, rulebooks and share codes."""
