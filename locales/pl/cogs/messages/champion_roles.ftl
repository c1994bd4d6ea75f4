reason = Sezon Eights
cannot-give = Nie mogę nadać ani zabrać roli { $role }. Daj mi **Zarządzanie rolami**, przesuń moją rolę nad nią i zapisz ją jeszcze raz w `/eights settings`.
gone = Rola mistrza została usunięta. Wybierz inną w `/eights settings`.
yours = Roli { $role } nie możesz nadać, więc nie zrobię tego za ciebie. Wybierz rolę poniżej swojej.
mine = Nie mogę nadać roli { $role }. Daj mi **Zarządzanie rolami**, przesuń moją rolę nad nią i spróbuj ponownie.
special = { $role } należy do wszystkich albo do bota. Wybierz inną rolę.
