not-saved = Não deu para salvar, então nada mudou. Tente de novo daqui a pouco.
file-gone = O arquivo do banco de dados sumiu, então nada mudou. Avise quem mantém este bot.
changed-elsewhere = { $kind ->
    [tournament] Este torneio
   *[table] Esta mesa
} mudou nesse meio-tempo. Olhe de novo e tente mais uma vez.
one-changed-elsewhere = { $kind ->
    [tournament] Um torneio
   *[table] Uma mesa
} mudou nesse meio-tempo. Olhe de novo e tente mais uma vez.
