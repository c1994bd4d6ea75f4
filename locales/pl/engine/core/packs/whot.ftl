number = { $number }
    .plural = karty { $number }
    .one = { $number ->
        [8] karta 8
        [11] karta 11
       *[other] karta { $number }
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
        [O] koło koła kółko k ko
        [V] trójkąt trójkąty t tr
        [X] krzyż krzyże krzyżyk x kr
        [U] kwadrat kwadraty kw
       *[Y] gwiazda gwiazdy gwiazdka g
    }

card = { $shape } { $number }
    .typed = { "" }
about = W talii są koła i trójkąty z numerami od 1 do 5, 7, 8 i od 10 do 14, krzyże i kwadraty z numerami 1, 2, 3, 5, 7, 10, 11, 13 i 14, gwiazdy z numerami od 1 do 5, 7 i 8 oraz pięć kart Whot.
