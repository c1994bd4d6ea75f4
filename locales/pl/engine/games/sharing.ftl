newer = Ten kod jest z nowszej wersji bota.
mistyped = W tym kodzie jest zły znak albo któregoś brakuje. Skopiuj cały kod i spróbuj jeszcze raz.
empty = Ten kod jest uszkodzony i nie ma w nim zasad domowych. Poproś o nowy kod.
no-code = To nie jest kod do udostępniania. Taki kod zaczyna się od E i liczby i ma dwie kropki.
unknown-game = Ten kod jest do gry, której ta wersja bota nie zna.
unknown-rule = W tym kodzie jest zasada domowa, której ta wersja bota nie zna.
conflicting = Ten kod jest uszkodzony, bo jego zasady domowe się wykluczają. Poproś o nowy kod.
