"""The packs that games are played with, each as data with its words beside it."""
