no-experts = Aquí no juega ningún experto tranquilo, así que nadie explica sus jugadas. Antes de una partida, quien lleva la mesa puede ponerlos en **Opciones de la mesa**.
not-over = Esa ronda todavía no ha terminado. Pulsa **¿Por qué así?** cuando todas las cartas estén a la vista.
not-kept = Ya no se pueden seguir las jugadas de esta ronda, así que nadie puede explicarlas. Pulsa **¿Por qué así?** después de la próxima.
no-answer = Los expertos no pueden responder ahora mismo. Pulsa **¿Por qué así?** otra vez en un momento.
