failed = Coś poszło u mnie nie tak. Spójrz jeszcze raz na stolik i spróbuj ponownie.
done = Zrobione, ale nie udało mi się tego pokazać. Naciśnij przy stoliku **Moje karty** albo wpisz `/eights hand`.
unwelcome = Discord nie pozwala mi tutaj na to odpowiedzieć. Spróbuj na innym kanale.
again = Spróbuj ponownie
