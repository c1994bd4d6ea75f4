"""What several rooms need: the services and the user, the editor of rules, and closing a table."""
