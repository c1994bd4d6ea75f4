phrases = Di una frase antes de jugar o robar, si una regla oculta la pide. Romper una regla oculta cuesta una carta, y también decir una frase que ninguna pide.
say = { $phrase }
    .heard = Decir: { $phrase }
guess = Adivinar una regla oculta
guessing = ### Adivina una regla oculta · { $title }
    Puedes adivinar una vez por turno. Si aciertas, ves la regla. Si no, robas una carta.
    { $unknown ->
        [0] Ya conoces todas las reglas ocultas.
        [one] Hay una regla oculta que aún no conoces.
       *[other] Hay { $unknown } reglas ocultas que aún no conoces.
    }
known = Ya sabes: { $rule }
pick = Elige la regla que crees que hay
back = Volver a mi mano
