"""Services: tables, tournaments and settings, in memory and in the database at once. Lock, act, save, then tell."""
