"""What commands of several subjects need: the services and the user, the editor of rules, and closing a table."""
