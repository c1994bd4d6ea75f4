# Ways back. Each names a page as the title of that page does.
back-more = Wróć: Więcej
back-house-rules = Wróć: Zasady domowe
back-saved-sets = Wróć: Zapisane zasady domowe
back-first-steps = Wróć: Pierwsze kroki
back-help = Wróć: Pomoc
back-leaderboard = Wróć: Ranking
back-replay = Wróć: Powtórka
back-me = Wróć: twoja strona
back-named = Wróć: { $name }

no-card = „{ $typed }” to nie karta. { $spelling }, albo wybierz z listy.
from-to = { $what }: od { $first } do { $last }
torn-card = „{ $typed }” może znaczyć: { $cards }. Wpisz to słowami albo wybierz z listy.
torn-suit = „{ $typed }” może znaczyć: { $suits }. Wpisz całe słowo.
post-here = Wyślij tutaj
row = { $label } · { $value }
on = tak
off = nie
none = nic
