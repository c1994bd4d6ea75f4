# Wat iemand met “Deel mij in” kan vragen.

unknown = Die keuze is er niet meer. Open `/eights me` nog eens.
hours-unreadable = Die uren kan ik niet lezen. Typ ze zoals 18-23 of 18:00-23:00, of laat ze leeg als elk moment goed is.
hours-equal = Begin en einde zijn gelijk. Typ twee verschillende tijden, of laat ze leeg als elk moment goed is.
