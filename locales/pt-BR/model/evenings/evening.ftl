server-full = Este servidor já tem { $count } noites marcadas, o máximo permitido. Desmarque uma antes.
person-full = { $count ->
    [1] Você já marcou uma noite aqui, e esse é o máximo permitido
   *[other] Você já marcou { $count } noites aqui, e esse é o máximo permitido
}. Desmarque uma antes.
begun = Esta noite de jogo já começou. Entre na mesa dela com `/eights show what:Mesas`.
over = Esta noite de jogo acabou. Marque outra com `/eights plan`.
gone = Esta noite de jogo foi desmarcada. Marque outra com `/eights plan`.
guests-full = Já são { $count } pessoas, e não consigo chamar mais que isso. Apareça quando a mesa abrir.
not-saved = Não consegui salvar a noite, então ela não está marcada. Tente de novo daqui a pouco.
