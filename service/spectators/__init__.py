"""What people do at tables besides playing."""
