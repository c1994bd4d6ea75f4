no-experts = Nie gra tu żaden spokojny ekspert, więc nikt nie wyjaśnia zagrań. Gospodarz może to włączyć przed meczem w **Opcjach stolika**.
not-over = Ta runda jeszcze trwa. Naciśnij **Czemu tak?**, gdy wszystkie karty będą odkryte.
not-kept = Przebiegu tej rundy nie da się już odtworzyć, więc nikt jej nie wyjaśni. Naciśnij **Czemu tak?** po następnej.
no-answer = Eksperci nie mogą teraz odpowiedzieć. Za chwilę naciśnij **Czemu tak?** jeszcze raz.
