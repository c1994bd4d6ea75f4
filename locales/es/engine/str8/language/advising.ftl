brings = Lleva tu serie a { $count } de { $side } cartas.
completes = Completa tu serie.
takes = { CAPITAL($card) } encaja en tu serie.
leaves = { CAPITAL($card) } no encaja en tu serie.
follows = Después puedes seguir con { $cards }.
discards = Ahora no puedes añadir { $card } a tu serie.
