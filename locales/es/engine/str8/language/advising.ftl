brings = Lleva tu serie a { $count } de { $side } cartas.
completes = Completa tu serie.
takes = { $card } encaja en tu serie.
discards = No necesitas { $card } para tu serie.
best = Ninguna otra jugada vale más ahora mismo.
