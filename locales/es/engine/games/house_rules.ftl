# Reglas de la casa de las que algunas ya no existen.

left-out = { $count ->
    [one] Una de estas reglas de la casa ya no existe, así que se deja fuera.
   *[other] { $count } de estas reglas de la casa ya no existen, así que se dejan fuera.
}
