home-intro = Bez rejestracji. Wybierz grę i graj od razu; wolne miejsca zajmą boty.
home-welcome = Witaj na pokładzie
home-welcome-text = Przy stole nazywasz się { $name }.
home-welcome-choose = Wybierz imię
home-welcome-done = To ja
home-play = Graj
home-play-label = Graj z botami: { $game }
home-invite = Zaproś znajomych
home-invite-label = Zaproś znajomych do gry „{ $game }”
home-rules = Zasady
home-rules-label = Zasady gry „{ $game }”
home-learn = Naucz się w pięć minut
home-learn-label = Naucz się w pięć minut: { $game }
home-learn-title = Pierwszy raz tutaj?
home-learn-text = Każda gra ma krótką lekcję przy własnym stole: ty grasz, ktoś objaśnia.
home-learn-done = Poznane
home-learn-later = Dziękuję, bez lekcji
home-players = { $least ->
    [1] Gracze: 1–{ $most }
   *[other] Gracze: { $least }–{ $most }
}
home-continue = Kontynuuj
home-all = { $n ->
    [one] Pokaż { $n } stół
    [few] Pokaż wszystkie { $n } stoły
   *[other] Pokaż wszystkie { $n } stołów
}
home-your-turn = Twój ruch
home-stage-gathering = Wszyscy są
home-stage-playing = Gra trwa
home-stage-paused = Przerwa
home-stage-over = Koniec; jeszcze partia?
home-stage-closed = Zamknięty
home-open-tables = Otwarte stoły
home-open-empty = Nikt teraz nie czeka na graczy. Otwórz własny stół.
home-seats-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[other] { $n } wolnych miejsc
}
home-join-code = Dołącz z kodem
home-join-code-label = Kod stołu
home-join = Dołącz
home-more-play = W co jeszcze zagrać
home-daily = Rozdanie dnia
home-puzzles = Łamigłówki
home-mission-editor = Własne misje
