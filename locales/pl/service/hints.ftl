not-your-turn = To nie twoja kolej. Poproś o podpowiedź, gdy przyjdzie.
no-round = Nie trwa teraz żadna runda. Poproś o podpowiedź w swojej kolejce.
no-choice = Masz tylko jeden możliwy ruch. Jest w twoich kartach.
one-at-a-time = Poprzednia podpowiedź jest jeszcze w drodze. Poproś znowu, gdy ją dostaniesz.
no-answer = Ekspert nie może teraz odpowiedzieć. Za chwilę naciśnij **Podpowiedź** jeszcze raz albo graj dalej.
