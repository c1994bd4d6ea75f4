refused = “{ $event }” is begonnen, maar ik kon er geen tafel voor openen. { $why }
