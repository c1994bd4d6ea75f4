server-full = Este servidor ya tiene { $count } veladas planeadas, que es el máximo. Cancela una primero.
person-full = { $count ->
    [one] Ya tienes una velada planeada aquí, que es el máximo
   *[other] Ya tienes { $count } veladas planeadas aquí, que es el máximo
}. Cancela una primero.
begun = Esta velada ya empezó. Únete a su mesa con `/eights show what:Mesas`.
over = Esta velada se acabó. Planea otra con `/eights plan`.
gone = Esta velada ya no está planeada. Planea otra con `/eights plan`.
guests-full = Ya se apuntaron { $count } personas, y no puedo llamar a más. Pásate cuando se abra la mesa.
not-saved = No pude guardar la velada, así que no está planeada. Prueba otra vez en un momento.
