not-your-turn = No te toca. Pide una pista cuando te toque.
no-round = No hay ninguna ronda en juego. Pide una pista en tu turno.
no-choice = Solo tienes una jugada. Está en tu mano.
one-at-a-time = Tu última pista aún está en camino. Pide otra cuando la tengas.
no-answer = El experto no puede responder ahora mismo. Pulsa **Pista** otra vez en un momento, o sigue jugando.
