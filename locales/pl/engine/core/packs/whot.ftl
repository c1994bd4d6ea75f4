number = { $number }
    .plural = { $number ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [7] siódemki
        [8] ósemki
        [10] dziesiątki
        [11] jedenastki
        [12] dwunastki
        [13] trzynastki
        [14] czternastki
       *[other] { $number }
    }
    .one = { $number ->
        [8] ósemka
        [11] jedenastka
       *[other] { $number }
    }
whot = Whot
    .plural = karty Whot
    .one = karta Whot
    .one-card = karta Whot
    .typed = whot w whot20 20

shape = { $shape ->
    [O] koło
    [V] trójkąt
    [X] krzyż
    [U] kwadrat
   *[Y] gwiazda
}
    .typed = { $shape ->
        [O] koło koła kolo kola o ko
        [V] trójkąt trójkąty trojkat trojkaty t tr
        [X] krzyż krzyże krzyz krzyze x kr
        [U] kwadrat kwadraty q kw
       *[Y] gwiazda gwiazdy g gw
    }

card = { $shape } { $number }
about = W talii są koła i trójkąty z numerami od 1 do 5, 7, 8 i od 10 do 14, krzyże i kwadraty z numerami 1, 2, 3, 5, 7, 10, 11, 13 i 14, gwiazdy z numerami od 1 do 5, 7 i 8 oraz pięć kart Whot.
