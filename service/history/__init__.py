"""Matches that are over: replays, proofs, analyses, ratings and leaderboards."""
