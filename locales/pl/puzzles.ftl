puzzles-title = Łamigłówki
puzzles-game = Gra
puzzles-grade = Pogoda
puzzles-grade-all = Dowolna pogoda
puzzles-grade-1 = Cisza
puzzles-grade-2 = Bryza
puzzles-grade-3 = Silny wiatr
puzzles-grade-4 = Sztorm
puzzles-grade-5 = Huragan
puzzles-none = Takich łamigłówek jeszcze nie ma.
puzzles-rating = Ranking { $n }
puzzles-streak = { $n } z rzędu, najlepiej { $best }
puzzles-answered = Odpowiedzi: { $n } z { $of }
puzzles-number = Łamigłówka { $n }
puzzles-ask-mission = Na ruchu { $name }, wszystkie karty są odkryte. Tylko jeden wybór pozwala jeszcze wygrać. Który?
puzzles-ask-points = Na ruchu { $name }. Jeden wybór jest średnio wyraźnie lepszy od pozostałych. Który?
puzzles-right = Dobrze!
puzzles-solution = Oto rozwiązanie.
puzzles-wrong = To nie to.
puzzles-line-won = Oto jeden ze sposobów, by stąd wygrać.
puzzles-line-lost = Teraz nikt już nie może wygrać. Tak to się skończy, jeśli dalej zagrają oficerowie.
puzzles-missed = Widząc tylko to, co widać z tego miejsca, pomyliło się: oficerów – { $officers } z { $n }, kadetów – { $cadets } z { $n }.
puzzles-worth = { $choice }: przewaga { $points } pkt
puzzles-show = Pokaż rozwiązanie
puzzles-again = Spróbuj jeszcze raz
puzzles-next = Następna łamigłówka

daily-title = Rozdania dnia
daily-about = Po jednym rozdaniu każdej gry, takim samym dla wszystkich, do północy (UTC). Na pozostałych miejscach siedzą boty; liczy się twoje pierwsze podejście.
daily-public = Karty wynikają z daty według reguły, którą każdy może przeczytać, więc każdy serwer rozdaje tak samo. Kto chce, może je znać wcześniej; takie partie nie trafiają ani do dziennika pokładowego, ani do statystyk.
daily-next = Nowe rozdania: { $time }
daily-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[other] { $n } graczy
}
daily-play = Graj
daily-play-label = Graj: { $game }
daily-on = Graj dalej
daily-look = Obejrzyj
daily-won = Wygrana
daily-lost = Przegrana
daily-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
daily-streak = { $n ->
    [one] { $n } dzień z rzędu
   *[other] { $n } dni z rzędu
}
daily-copy = Skopiuj wynik
daily-copied = Skopiowano. Niczego nie zdradza.
daily-card = { $game }, rozdanie z { $date }
daily-result = Rozdanie z { $date }: twój wynik
daily-practice = Rozdanie z { $date } jeszcze raz: liczy się pierwsze podejście.
