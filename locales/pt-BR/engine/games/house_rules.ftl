# Regras da casa das quais algumas não existem mais.

left-out = { $count ->
    [1] Uma destas regras da casa não existe mais, então ficou de fora.
   *[other] { $count } destas regras da casa não existem mais, então ficaram de fora.
}
