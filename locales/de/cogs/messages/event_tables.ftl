refused = „{ $event }“ hat angefangen, aber ich konnte keinen Tisch aufmachen. { $why }
