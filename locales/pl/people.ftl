me-title = Ty
me-face = Jak widzą cię inni
me-devices = Twoje urządzenia
me-devices-about = Hasło nie jest potrzebne. Aby grać jako ta sama osoba na innym urządzeniu, podaj mu jednorazowy kod.
me-device-this = to urządzenie
me-device-unnamed = Urządzenie bez nazwy
me-device-seen = Ostatnio: { $date }
me-device-name = Nazwa urządzenia
me-device-keep = Zapisz nazwę
me-device-rename = Zmień nazwę
me-device-rename-label = Zmień nazwę: { $name }
me-device-out = Odłącz
me-device-out-label = Odłącz: { $name }
me-device-out-sure = Odłączyć urządzenie „{ $name }”?
me-device-out-text = Nie będzie już grać w twoim imieniu. Aby je przywrócić, trzeba będzie nowego kodu.
me-device-out-this = Odłączyć urządzenie, z którego teraz korzystasz?
me-device-out-this-text = Stąd zaczniesz od nowa jako ktoś inny. Jeśli nie masz innego urządzenia, do twojego imienia, załóg i partii nie będzie powrotu.
me-link-make = Utwórz kod dla innego urządzenia
me-link-title = Na drugim urządzeniu
me-link-until = Ważny jeden raz, jeszcze przez
me-link-other = Dołącz to urządzenie do swoich
me-link-code = Kod z drugiego urządzenia
me-link-use = Użyj kodu
me-link-sure = Dołączyć to urządzenie do swoich?
me-link-text = Będzie grać jako osoba, która utworzyła kod. Do tego, kim było dotąd ({ $name }), nie będzie stąd powrotu.
me-link-failed = Kod nie zadziałał
me-muted = Wyciszone osoby
me-muted-none = Słyszysz wszystkich. Przy stole czyjeś słowa można wyciszyć na liście gości.
me-hear = Słuchaj znowu
me-hear-label = Słuchaj znowu: { $name }
me-delete = Usuń wszystko o sobie
me-delete-about = Twoje imię, urządzenia, załogi i miejsca zostaną od razu zapomniane, a twoje wiadomości usunięte. Partie zostają, z „kimś” na twoim miejscu. W kopiach zapasowych operatora serwera dane te mogą pozostać dłużej.
me-delete-button = Usuń mnie
me-delete-sure = Usunąć cię na zawsze?
me-delete-text = Nikt tego nie cofnie i żadne inne urządzenie cię nie rozpozna. W trwających partiach twoje miejsca przejmą boty.

history-title = Twoje partie
history-none = Nie masz jeszcze ukończonej partii. Pierwsza zajmie kilka minut.
history-analysis = Analizuj zapis
history-count = { $n ->
    [one] { $n } partia,
    [few] { $n } partie,
   *[other] { $n } partii,
}
history-count-won = { $n ->
    [one] { $n } wygrana.
    [few] { $n } wygrane.
   *[other] { $n } wygranych.
}
history-game = Gra
history-all-games = Wszystkie gry
history-more = Wcześniejsze partie
history-somebody = ktoś
history-accomplished = Udana
history-failed = Nieudana
history-won = Wygrana
history-winner = Wygrywa: { $names }

statistics-title = Statystyki
statistics-games = Gry
statistics-none = Nikt jeszcze nie ukończył partii tej gry. Możesz być pierwszą osobą.
statistics-mission = Misja
statistics-other = Własne misje
statistics-matches = Partie
statistics-won = Wygrane
statistics-points = Najlepszy wynik, średnio
statistics-actions = Akcji na partię
statistics-share = { $n }%
