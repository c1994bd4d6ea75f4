code-holds = { $game } { $count ->
    [0] sin cambios
    [one] con 1 regla de la casa
   *[other] con { $count } reglas de la casa
}
heading = { $game }, { $seats } asientos
preset-heading = { $name } · { $game }, { $seats } asientos
which-saved = ¿Qué reglas de la casa? Elígelas en la lista de `name:`.
