code-holds = { $game } com { $count ->
    [0] nenhuma mudança
    [one] 1 regra da casa
   *[other] { $count } regras da casa
}
heading = { $game }, { $seats } lugares
preset-heading = { $name } · { $game }, { $seats } lugares
which-saved = Quais regras da casa? Escolha na lista de `name:`.
