not-saved = Não deu para salvar, então nada mudou. Tente de novo daqui a pouco.
file-gone = O arquivo do banco de dados sumiu, então nada mudou. Avise quem mantém este bot.
changed-elsewhere = Isso mudou nesse meio-tempo. Olhe de novo e tente mais uma vez.
