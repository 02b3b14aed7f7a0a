crew-card = { $suit ->
    [p] różowa { $value }
    [b] niebieska { $value }
    [g] zielona { $value }
    [y] żółta { $value }
    [r] rakieta { $value }
   *[s] batyskaf { $value }
}
crew-card-done = { $suit ->
    [p] różową { $value }
    [b] niebieską { $value }
    [g] zieloną { $value }
    [y] żółtą { $value }
    [r] rakietę { $value }
   *[s] batyskaf { $value }
}
crew-suit = { $suit ->
    [pink] różowy
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [r] rakiety
   *[s] batyskafy
}
crew-letter-p = R
crew-letter-b = N
crew-letter-g = Z
crew-letter-y = Ż

crew-leader = { $game ->
    [planet-nine] Dowódca
   *[deep-sea] Kapitan
}
crew-leader-about = { $game ->
    [planet-nine] ma z rozdania rakietę 4, pierwszy wybiera zadanie i rozpoczyna pierwszą lewę.
   *[deep-sea] ma z rozdania batyskaf 4, pierwszy wybiera zadanie i rozpoczyna pierwszą lewę.
}
crew-your-hand = Twoje karty
crew-n-tricks = { $n ->
    [one] { $n } zgarnięta lewa
    [few] { $n } zgarnięte lewy
   *[other] { $n } zgarniętych lew
}
crew-n-cards = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
   *[other] zostało { $n } kart
}
crew-hand-left = Zostało na ręce
crew-token-ready = Może jeszcze nadać komunikat
crew-token-on-card = Komunikat nadany; żeton leży na karcie
crew-token-used = Komunikat nadany; żeton zużyty
crew-token-barred = Nie może nadawać komunikatów
crew-shared-tokens = { $n ->
    [0] Na środku nie ma już żetonów
    [one] { $n } żeton na środku, dla tego, kto go weźmie
    [few] { $n } żetony na środku, dla tych, którzy je wezmą
   *[other] { $n } żetonów na środku, dla tych, którzy je wezmą
}
crew-sign-hidden = Nikt nie wie, czy pokazana karta jest najwyższa, jedyna czy najniższa.
crew-sign-from = Przed lewą { $trick } nikt nie nada komunikatu.

crew-trick = Lewa { $n } z { $of }
crew-trick-cards = Karty w lewie
crew-trick-to = Lewa: { $name }
crew-last-trick = Ostatnia lewa
crew-history = Wszystkie lewy
crew-history-trick = Lewa { $n }: { $name }
crew-row = Karty: { $name }
crew-covered = Zakryta karta
crew-card-task = Zadanie: { $name }

crew-prompt-lead = Rozpocznij lewę.
crew-prompt-follow = Dołóż do koloru: { $suit }.
crew-prompt-any = Nie masz tego koloru ({ $suit }): zagraj dowolną kartę.
crew-prompt-for = Zagraj kartę za: { $name }.
crew-prompt-wait-lead = Lewę rozpoczyna { $name }.
crew-prompt-wait = Gra { $name }.
crew-key-radio = Nadaj komunikat albo zrezygnuj
crew-key-trick = Zobacz ostatnią lewę

crew-radio = Nadaj komunikat
crew-radio-choose = Którą kartę pokażesz? Musi być twoją najwyższą, jedyną albo najniższą w swoim kolorze.
crew-radio-choose-hidden = Którą kartę pokażesz? Musi być twoją najwyższą, jedyną albo najniższą w swoim kolorze, ale nikt się nie dowie którą.
crew-radio-none = Na ręce nie masz karty nadającej się na komunikat.
crew-radio-says = { $position ->
    [highest] { $card }: najwyższa w tym kolorze
    [only] { $card }: jedyna w tym kolorze
    [lowest] { $card }: najniższa w tym kolorze
   *[hidden] { $card }: najwyższa, jedyna albo najniższa, nie wiadomo która
}
crew-radio-send = Pokaż
crew-message = { $position ->
    [highest] { $name }: { $card } – najwyższa w swoim kolorze
    [only] { $name }: { $card } – jedyna w swoim kolorze
    [lowest] { $name }: { $card } – najniższa w swoim kolorze
   *[hidden] { $name }: { $card } – najwyższa, jedyna albo najniższa w swoim kolorze
}
crew-position-highest = Żeton u góry: najwyższa karta w tym kolorze
crew-position-only = Żeton pośrodku: jedyna karta w tym kolorze
crew-position-lowest = Żeton u dołu: najniższa karta w tym kolorze

crew-go-on = Nie mam propozycji
crew-distress = Sygnał alarmowy
crew-distress-about = Każdy przekazuje jedną kolorową kartę sąsiadowi, wszyscy w tę samą stronę, zanim ktokolwiek nada komunikat. W dzienniku pokładowym przybywa jedno podejście.
crew-distress-active = Sygnał alarmowy wysłany: liczy się jako jedno podejście więcej.
crew-distress-left = Wszyscy w lewo
crew-distress-right = Wszyscy w prawo
crew-distress-swap = Wymieńcie się kartami
crew-pass-to = Wybierz kolorową kartę, którą dostanie { $name }.
crew-pass-waiting = Przekazujesz { $card }. Wybierają jeszcze: { $names }.
crew-pass-watch = Każdy przekazuje kartę. Wybierają jeszcze: { $names }.
crew-pass-done = Oddano: { $given }. Otrzymano: { $received }.
crew-draws-done = Dobrano: { $taken }. Stracono: { $lost }.
crew-draws-column = Zakryta karta w kolumnie { $n } została wymieniona.

crew-proposal-distress = { $direction ->
    [left] wysłać sygnał alarmowy, wszyscy przekazują w lewo
   *[right] wysłać sygnał alarmowy, wszyscy przekazują w prawo
}
crew-vote = { $own ->
    [yes] Proponujesz: { $proposal }.
   *[no] { $name } proponuje: { $proposal }.
}
crew-vote-agreed = Na razie za: { $names }
crew-vote-waiting = Czekamy na odpowiedzi pozostałych.

crew-tasks-free = Zadania na stole
crew-task-free = jeszcze niczyje
crew-task-open = do wykonania
crew-task-done = wykonane
crew-task-failed = stracone

crew-event-hand-dealt = Karty rozdane.
crew-event-row-dealt = Obok graczy odkryto: { $open }.
crew-event-agreed = { $by } się zgadza.
crew-event-objected = { $by } jest przeciw; propozycja upada.
crew-event-pass-chosen = { $by } ma już kartę do przekazania.
crew-event-passed = { $from } przekazuje { $card }. Dostaje ją { $to }.
crew-event-a-card = kartę
crew-event-communicated = { $position ->
    [highest] { $by } pokazuje { $card }: najwyższą w swoim kolorze.
    [only] { $by } pokazuje { $card }: jedyną w swoim kolorze.
    [lowest] { $by } pokazuje { $card }: najniższą w swoim kolorze.
   *[hidden] { $by } pokazuje { $card }.
}
crew-event-played = { $by } zagrywa { $card }.
crew-event-trick-won = Lewę { $trick } zgarnia { $by }.
crew-event-turned-up = Odkryto: { $cards }.
crew-event-mission-won = Misja wykonana!

crew-story-won = Misja wykonana po lewie { $n } z { $of }.
crew-story-most = Najwięcej lew: { $name } ({ $n }).
crew-story-messages = { $n ->
    [0] Nikt nie nadał komunikatu.
    [one] Pokazano { $n } kartę.
    [few] Pokazano { $n } karty.
   *[other] Pokazano { $n } kart.
}
crew-story-distress = Załoga wysłała sygnał alarmowy.
crew-story-open = { $n ->
    [one] Zostało { $n } zadanie.
    [few] Zostały { $n } zadania.
   *[other] Zostało { $n } zadań.
}

crew-option-mission = Misja
crew-option-own = Własna misja
crew-option-code = Kod własnej misji
crew-option-code-use = Weź
crew-option-make = Wymyśl misję
crew-option-code-about = { $prefix } i dalsze litery, tak jak przysłali je znajomi.
crew-option-code-wrong = To nie jest kod misji: zaczyna się od { $prefix }.
crew-option-history = Odkryta historia
crew-option-history-about = Zasada domowa: widać wszystkie zakończone lewy, nie tylko ostatnią. Dziennik to odnotowuje.
crew-option-distress = Sygnał alarmowy nadal aktywny
crew-option-distress-about = Wysłano go w jednym z poprzednich podejść do tej misji.
crew-option-dummy = Po kim gra { $name }
crew-option-dummy-about = We dwoje trzecim członkiem załogi jest { $name }: 7 odkrytych kart na 7 zakrytych; gra nimi ten, kto ma najwyższy atut.
crew-mission-n = Misja { $n }

crew-cards-heading = Karty
crew-cards-about = Cztery kolory o wartościach od 1 do 9, każdy z własnym kształtem i literą.
crew-trump-about = { $suit ->
    [r] Cztery rakiety to atuty: biją każdy kolor. Rakiet się nie pokazuje ani nie przekazuje.
   *[s] Cztery batyskafy to atuty: biją każdy kolor. Batyskafów się nie pokazuje ani nie przekazuje.
}
crew-messages-heading = Co mówi żeton
crew-next-mission = Zagraj misję { $n }
