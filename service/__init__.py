"""What is live: in memory and in the database at once. Lock, act, save, and only then tell."""
