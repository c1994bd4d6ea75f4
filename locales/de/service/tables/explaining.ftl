no-experts = Hier spielt kein ruhiger Profi, also erklärt niemand seine Züge. Der Host schaltet das vor einer Partie unter **Tischoptionen** ein.
not-over = Die Runde läuft noch. Drück **Warum so?**, wenn alle Karten offen liegen.
not-kept = Der Verlauf dieser Runde lässt sich nicht mehr nachspielen, darum gibt es hier keine Gründe. Drück **Warum so?** nach der nächsten Runde.
no-answer = Die Profis können gerade nicht antworten. Drück gleich noch mal **Warum so?**.
