unknown = Tej opcji już tu nie ma. Otwórz jeszcze raz `/eights me`.
hours-unreadable = Nie rozumiem tych godzin. Wpisz je np. tak: 18-23, albo zostaw pole puste, jeśli pora jest obojętna.
hours-equal = Te godziny zaczynają się i kończą o tej samej porze. Wpisz dwie różne albo zostaw pole puste, jeśli pora jest obojętna.
