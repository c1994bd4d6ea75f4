opened = { $table } jest otwarty. Zaproszenie dostaje { $name }.
    .unreached = { $table } jest otwarty. Zaproszenie nie dotarło: { $name }. Daj znać, że trzeba nacisnąć **Dołącz**.
invited = Zaproszenie dostaje { $name } ({ $table }).
    .unreached = Zaproszenie nie dotarło: { $name }. Daj znać, że trzeba nacisnąć **Dołącz** ({ $table }).

no-table = Nie masz tu stolika, który czeka na graczy. Otwórz go: `/eights open`, a potem zaproś znajomych.
not-waiting = { $table } nie czeka już na graczy. Zaproś na następny mecz.
friend-is-bot = To bot. Zaproś człowieka, a moje boty dodasz przy stoliku przez **Dodaj bota**.
friend-is-you = Przy swoim stoliku i tak masz miejsce. Wybierz kogoś innego.
friend-left = { $name } nie jest już na tym serwerze. Wybierz kogoś, kto tu jest.
friend-gone = Tej osoby nie ma już na tym serwerze. Wybierz kogoś, kto tu jest.
friend-cannot-see = { $name } nie widzi kanału tego stolika. Otwórz stolik na wspólnym kanale.
friend-sits = { $name } siedzi już przy stoliku ({ $table }).
friend-invited = { $name } ma już zaproszenie: { $table }. Zaproszenie zostaje na kanale, aż zacznie się mecz.

# The form

title = Zaproś znajomych
friend = Kogo zapraszasz
    .help = Dostanie ping i przycisk Dołącz.
