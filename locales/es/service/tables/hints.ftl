not-your-turn = No te toca. Pide una pista cuando te toque.
no-round = No hay ninguna ronda en juego. Pide una pista en tu turno.
no-choice = No hay nada que elegir: tu mano muestra lo único que puedes hacer.
one-at-a-time = Ya hay una pista en camino. Pide otra cuando la tengas.
no-answer = El experto no puede responder ahora mismo. Pulsa **Pista** otra vez en un momento, o sigue jugando.
