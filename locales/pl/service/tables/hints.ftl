not-your-turn = To nie twoja kolej. Poproś o podpowiedź, gdy przyjdzie.
no-round = Nie trwa teraz żadna runda. Poproś o podpowiedź w swojej kolejce.
no-choice = Nie ma z czego wybierać: twoje karty pokazują jedyny możliwy ruch.
one-at-a-time = Czekasz już na jedną podpowiedź. Poproś znowu, gdy ją dostaniesz.
no-answer = Ekspert nie może teraz odpowiedzieć. Za chwilę naciśnij **Podpowiedź** jeszcze raz albo graj dalej.
