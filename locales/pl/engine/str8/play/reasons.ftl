# What can be done instead.

draw = Dobierz kartę.
draw-or-take = Dobierz kartę albo weź ze stosu: { $card }.
play-or-discard = Zagraj lub odrzuć jedną kartę.
wait-for-others = Poczekaj na resztę.
wait-for-deal = Poczekaj na następne rozdanie.
pick-one = Wybierz jedną kartę.
pick-sequence = Wybierz sekwens, do którego ma iść karta.
begin-first = Zacznij od pierwszego sekwensu.
no-need-to-say-which = Zagraj bez wybierania sekwensu.
begins = Sekwens zaczyna się dowolną liczbą od { $first } do { $last }.
follows = Po { $card } idzie { $numbers }.
nothing-follows = Po { $card } nic nie idzie.
add-any = Możesz dołożyć: { $numbers }.
add-none = Do twoich sekwensów nie pasuje już żadna liczba.

# Whose move it is.

not-your-turn = Jeszcze nie twoja kolej.
turn-over = Twoja kolejka się skończyła: możesz zagrać albo odrzucić tylko jedną kartę.
match-over = Mecz się skończył.
no-round = Nie trwa teraz żadna runda.
deal-later = Następne rozdanie będzie po tej rundzie.
nothing-to-take-back = Nie masz teraz czego cofnąć.
take-back-in-time = Swoją kartę możesz cofnąć, dopóki nikt nie zrobi ruchu, nie dobierze i nie zobaczy nowej.
drawn-already = Jedna karta jest już dobrana.
not-drawn = Najpierw dobierz kartę.
pile-empty = Stos jest pusty.
nothing-to-say = W tej grze nic się nie mówi ani nie wybiera.
not-in-this-game = Tego w tej grze nie ma.

# Which card, and where it goes.

single-card = W jednej kolejce zagrywasz jedną kartę.
not-held = Nie masz tej karty.
pass-card = Karty podania nie dołożysz do sekwensu.
one-sequence = Masz tylko jeden sekwens.
two-sequences = Masz dwa sekwensy.
fits-neither = { CAPITAL($card) } nie pasuje do żadnego z twoich sekwensów.
both-empty = Oba twoje sekwensy są puste.
no-bulls-eye = { CAPITAL($card) } nie ma tarczy.
does-not-follow = { CAPITAL($card) } nie idzie po { $last }.
