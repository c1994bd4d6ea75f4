title = Czemu nie? · { $table }
pick = Wybierz kartę, a powiem, czemu nie możesz jej teraz zagrać.
all-playable = Możesz zagrać każdą ze swoich kart.
playable = Możesz to teraz zagrać: { $card }.
not-held = Nie masz tej karty: { $card }.
select = Karta, której nie mogę zagrać
back = Do moich kart
