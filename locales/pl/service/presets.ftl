unknown = Na tym serwerze nie ma zasad domowych o tej nazwie. Wszystkie pokazuje `/houserules saved`.
bad-name = Nazwa musi mieć literę albo cyfrę i najwyżej { $most } znaków. Wybierz inną.
name-of-game = To nazwa gry. Wybierz dla swoich zasad domowych inną nazwę.
name-taken = Na tym serwerze są już zasady domowe o tej nazwie. Wybierz inną nazwę albo zmień tamten zestaw.
only-owner-changes = Ten zestaw może zmienić tylko osoba, która go zapisała albo ktoś z uprawnieniem Zarządzanie serwerem. Zacznij od niego nowy zestaw.
only-owner-replaces = Ten zestaw może zastąpić tylko osoba, która go zapisała albo ktoś z uprawnieniem Zarządzanie serwerem.
only-owner-deletes = Ten zestaw może usunąć tylko osoba, która go zapisała albo ktoś z uprawnieniem Zarządzanie serwerem.
