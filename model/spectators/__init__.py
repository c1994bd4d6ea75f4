"""What people do at a table besides playing: they cheer, and those who watch guess who wins."""
