"""Experts, who think in processes beside the bot."""
