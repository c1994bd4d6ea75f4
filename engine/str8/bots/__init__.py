"""Computer players of Str8 Eight."""
