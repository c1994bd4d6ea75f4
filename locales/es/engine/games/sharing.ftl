newer = Este código es de una versión más nueva del bot.
mistyped = A este código le falta un carácter, o tiene alguno mal. Copia el código entero y prueba otra vez.
empty = Este código está dañado y no lleva reglas de la casa. Pide otro.
no-code = Esto no es un código para compartir. Empiezan por E y un número, y tienen tres partes separadas por puntos.
unknown-game = Este código es de un juego que esta versión del bot no conoce.
unknown-rule = Este código tiene una regla de la casa que esta versión del bot no conoce.
conflicting = Este código está dañado: sus reglas de la casa no son compatibles entre sí. Pide otro.
