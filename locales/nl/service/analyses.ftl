# Waar je niet op kunt terugblikken.

not-here = Zo’n partij is er niet op deze server.
not-over = Je kunt op een partij terugblikken als die uitgespeeld is.
not-yours = Je kunt alleen terugblikken op een partij die je zelf hebt uitgespeeld.
sat-later = Je schoof tijdens deze partij aan, dus een deel van de keuzes op jouw plek was van een ander. Druk op **Terugkijken** om alle keuzes te zien.
older = Een oudere versie van de bot deelde deze partij, dus je kunt er niet op terugblikken.
not-kept = Het verloop van deze partij wordt niet meer bewaard, dus terugblikken kan niet meer.
damaged = Het verslag van deze partij is beschadigd, dus je kunt er niet op terugblikken.
too-many = Er zijn nu te veel spelers tegelijk aan het terugblikken. Probeer het over een minuut nog eens.
died = Terugblikken lukte deze keer niet. Druk nog eens op **Mijn keerpunten**.
