"""The named games and what belongs to them: kinds, house rules, shelves, rulebooks and share codes."""
