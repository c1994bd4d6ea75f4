"""What commands of several subjects need: the services and the user, and the editor of rules."""
