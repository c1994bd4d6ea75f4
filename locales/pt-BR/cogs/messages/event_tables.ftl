refused = “{ $event }” começou, mas não consegui abrir a mesa. { $why }
