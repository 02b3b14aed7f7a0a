rules-short = W skrócie
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $n } zasadę
    [few] Znaleziono { $n } zasady
   *[other] Znaleziono { $n } zasad
}
rules-clear = Pokaż wszystko
rules-print = Drukuj
rules-number = Link do zasady { $rule }
rules-reference = Karty i symbole
rules-learn = Wolisz uczyć się, grając? Pięć minut przy stole.
rules-numbers = Każda zasada ma numer. Prowadzą do niej linki z podpowiedzi przy stole.

rules-section-cards = Karty i rozdanie
rules-section-tricks = Lewy
rules-section-tasks = Zadania
rules-section-talk = Komunikacja
rules-section-distress = Sygnał alarmowy
rules-section-attempts = Podejścia i dziennik pokładowy
rules-section-two = Dwie osoby
rules-section-setup = Przygotowanie
rules-section-turn = Tura
rules-section-suits = Co robią kolory
rules-section-traits = Cechy piratów
rules-section-mermaids = Syreny ze zdolnością
rules-section-party = Od pięciu do ośmiu osób
rules-section-variants = Warianty
rules-section-comfort = Przy tym stole
rules-section-rockets = Rakiety i ich części
rules-section-experts = Eksperci
rules-section-advantages = Atuty
rules-section-actions = Akcje
rules-section-upgrades = Ulepszenia
rules-section-end = Koniec gry
rules-section-squares = Kwadraty i karty
rules-section-pair = Dwie osoby
rules-section-solo = W pojedynkę
