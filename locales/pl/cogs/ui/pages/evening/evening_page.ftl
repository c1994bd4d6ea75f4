heading = ### { $game } · { $when }
planned = Stolik otworzy się { $until }. Naciśnij **Będę**, a wtedy cię zawołam.
people = { $count ->
    [0] Na razie nikogo.
   *[other] **Na liście:** { $people }
}
more = jeszcze { $count }
channel = Otworzy się na tym kanale
thread = Otworzy się we własnym wątku
most = miejsca: { $count }
trouble-permission = Nie ma go wśród wydarzeń serwera, bo brakuje mi uprawnienia **Tworzenie wydarzeń**
trouble-limit = Nie ma go wśród wydarzeń serwera, bo jest ich tyle, ile pozwala Discord
trouble-refused = Nie ma go wśród wydarzeń serwera, bo Discord go nie przyjął
trouble-gone = Nie ma go już wśród wydarzeń serwera
event = [Wśród wydarzeń serwera]({ $link })
opening = **Już czas!** Stolik zaraz się otworzy.
open = **Już czas!** Stolik jest otwarty: { $table }
in = Będę
when = Zmień porę
off = Odwołaj

over-played = Już po wszystkim. Dzięki za grę!
over-unplayed = Stolik zamknął się, zanim zaczął się mecz.
over-called-off = **Odwołane** przez organizatora.
over-cancelled = **Odwołane**: wydarzenie anulowano na Discordzie.
over-missed = **Przepadło**: nie było mnie wtedy online. Umów jeszcze raz: `/eights plan`.
over-empty = **Nikt się nie zgłosił**, więc stolik się nie otworzył.
over-refused = **Stolik nie mógł się otworzyć.** { $reason }
unshown = Nie udało mi się tego pokazać na tym kanale.
reason-gone = Nie wiem już, dlaczego.

listed-heading = ### Umówione wieczory
listed = **{ $game }** · { $when } · na liście: { $count } · { $link }
listed-more = -# …i później jeszcze { $count }

choice = { $number }: { $game } · { $time } { $zone }
which = Umówiono tu kilka wieczorów. Wybierz jeden w `evening:`.
which-action = Co zrobić z tym wieczorem? Wybierz też `action:`.
none-here = Nie ma tu takiego wieczoru. Umów go: `/eights plan`.

you-are-in = Jesteś na liście: { $when }. Zawołam cię, gdy otworzy się stolik, a jeśli jeszcze raz naciśniesz **Będę**, wypiszesz się.
you-are-out = Nie ma cię na liście. Naciśnij **Będę**, jeśli jednak przyjdziesz.
done = Umówione: { $game }, { $when }. Ty już jesteś na liście, reszta może nacisnąć **Będę**.
read-in = Porę rozumiem w strefie { $zone }. Jeśli twój zegar mówi co innego, naciśnij **Zmień porę**.
sure = Odwołać? { $game }, { $when }. Wszyscy zobaczą, że odwołano.
sure-button = Odwołaj
called-off = Odwołane.
not-planned = Dlatego nie jest umówiony. Poproś o pomoc administratora albo umów go na innym kanale.
moved = Przeniesione: { $when }.
seats-unreadable = Nie rozumiem, ile ma być miejsc. Wpisz liczbę albo zostaw pole puste, czyli tyle, ile pozwala gra.

plan-title = Umów wieczór
when-title = Zmień porę
ask-game = Gra
    .help = Nazwa gry albo zapisanych zasad domowych.
ask-when = Dzień i godzina
    .help = Np. piątek 19:30, za 2 h albo 2026-12-24 20:00.
ask-zone = Twoja strefa czasowa
    .help = Miasto, np. Warszawa albo Nowy Jork.
ask-place = Gdzie stanie stolik
ask-seats = Miejsca
    .help = Ilu graczy najwyżej. Puste: tylu, ilu pozwala gra.

event-about = O tej porze otworzy się stolik na { $channel }. Zaznacz, że cię to interesuje, a zawołam cię.
event-tournament = Turniej: { $game }
event-tournament-about = Zapisz się na { $channel }, zanim się zacznie.
