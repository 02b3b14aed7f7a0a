app-name = Wardroom
app-tagline = Pięć gier karcianych: z przyjaciółmi albo z botami
app-skip = Przejdź do treści
app-nav = Menu główne
app-language = Język
app-theme-dark = Ciemny motyw
app-theme-light = Jasny motyw
app-about = O stronie
app-home = Wardroom: strona główna
app-loading = Zapalamy lampę…
app-close = Zamknij
app-less = Mniej
app-more = Więcej
app-missing = Nic tu nie ma
app-missing-text = Być może w adresie jest literówka.
app-torn = Część strony się nie wczytała
app-torn-text = Być może zniknęło połączenie albo serwer ma już nowszą wersję. Nic nie przepadło.
app-back-home = Na stronę główną
app-again = Spróbuj ponownie
app-failed = Nie udało się
app-more-pages = Inne strony

link-lost = Połączenie zerwane, próbujemy ponownie…

error-unavailable-title = Serwer nie odpowiada
error-unavailable = Próbujemy dalej. Twoje miejsca czekają.
error-unknown = Nie udało się: { $message }

game-planet-nine = Załoga: W poszukiwaniu dziewiątej planety
game-deep-sea = Załoga: Wyprawa w głębiny
game-dead-mans-draw = Skarby piratów
game-launch-pad = Wyrzutnia
game-smitten = Zauroczeni
game-planet-nine-pitch = Pięćdziesiąt misji wśród gwiazd i prawie ani słowa przez radio.
game-deep-sea-pitch = Zadania wszelkiego rodzaju tam, gdzie uginają się fale radiowe.
game-dead-mans-draw-pitch = Jeszcze jedna karta? Łup jest twój, dopóki nie spalisz tury.
game-launch-pad-pitch = Buduj, testuj, startuj – i przeszkadzaj sąsiadom.
game-smitten-pitch = Dwa kwadraty, jeden obraz, cztery rzeczy, które wolno powiedzieć.

session-guest = Gość { $n }

kit-confirm = Na pewno?
kit-cancel = Jeszcze nie
kit-away = poza stołem, gra bot
kit-thinking = myśli
kit-to-move = na ruchu
kit-about-bot = Jak gra { $name }

avatar-anchor = Kotwica
avatar-compass = Kompas
avatar-helm = Ster
avatar-lantern = Latarnia
avatar-parrot = Papuga
avatar-whale = Wieloryb
avatar-octopus = Ośmiornica
avatar-turtle = Żółw
avatar-rocket = Rakieta
avatar-satellite = Satelita
avatar-comet = Kometa
avatar-moon = Księżyc
