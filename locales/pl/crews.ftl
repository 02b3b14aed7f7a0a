crews-title = Załogi
crews-about = Załoga to grupa, która gra razem raz po raz. Jej dziennik pokładowy pamięta każdą misję obu kampanii: ile było podejść, kto grał, co dalej.
crews-all = Wszystkie załogi
crews-found-first = Załóż załogę lub dołącz
crews-members = { $n ->
    [one] { $n } członek
    [few] { $n } członków
   *[other] { $n } członków
}
crews-found = Załóż załogę
crews-found-about = Nadaj jej nazwę, a potem zaproś innych linkiem lub kodem.
crews-found-button = Załóż
crews-name = Nazwa załogi
crews-join = Dołącz do załogi
crews-join-about = Kod poda ci ktoś z załogi.
crews-join-button = Dołącz do załogi
crews-code = Kod załogi
crews-join-failed = Nie ma takiej załogi
crews-invited = Zaproszenie do załogi
crews-invited-text = Członkowie zobaczą twoje imię, a dziennik zapamięta, co razem zagracie. Kod { $code }.
crews-invite = Zaproś
crews-invite-title = Zaproś do załogi
crews-export = Dziennik jako tekst
crews-leave = Opuść załogę
crews-leave-title = Opuścić „{ $name }”?
crews-leave-text = Załoga gra dalej bez ciebie, a to, co zagrane, zostaje w dzienniku. Możesz wrócić z kodem.
crews-campaigns = Kampanie
crews-mission = Misja { $n }
crews-progress = Wykonane misje: { $done } z { $all }
crews-progress-label = Wykonane misje
crews-attempts = { $n ->
    [one] Zapisano { $n } podejście
    [few] Zapisano { $n } podejścia
   *[other] Zapisano { $n } podejść
}
crews-play-next = Zagraj misję { $n }
crews-play = Zagraj misję { $n } z tą załogą
crews-complete = Wszystkie misje wykonane. Brawo!
crews-done = { $n ->
    [one] Wykonana { $date } za pierwszym razem: { $names }.
    [few] Wykonana { $date }, zapisano { $n } podejścia: { $names }.
   *[other] Wykonana { $date }, zapisano { $n } podejść: { $names }.
}
crews-tried = { $n ->
    [one] Na razie { $n } podejście.
    [few] Na razie { $n } podejścia.
   *[other] Na razie { $n } podejść.
}
crews-distress = Sygnał alarmowy
crews-distress-active = Sygnał alarmowy aktywny
crews-help = Pomoc dla pięciu
crews-open-history = Odkryta historia
crews-not-counted = { $n ->
    [one] { $n } podejście się nie liczy
    [few] { $n } podejścia się nie liczą
   *[other] { $n } podejść się nie liczy
}
crews-forgiven-unwinnable = Nie liczy się: nie dało się wygrać
crews-forgiven-agreed = Nie liczy się: za zgodą załogi
crews-matches = Partie
crews-matches-none = Nic jeszcze nie zagrano. Dziennik czeka na: { $names }.
