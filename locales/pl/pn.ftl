pn-dummy = Jarvis

pn-sum-tasks = { $n ->
    [one] { $n } zadanie.
    [few] { $n } zadania.
   *[other] { $n } zadań.
}
pn-sum-tokens = { $n ->
    [one] Żeton zadania: { $tokens }.
   *[other] Żetony zadań: { $tokens }.
}
pn-sum-decision = Dowódca oddaje wszystkie zadania, zakryte, jednej innej osobie z załogi.
pn-sum-distribution = Dowódca rozdziela zadania po jednym, po równo.
pn-sum-dead-zone = Martwa strefa: położenia żetonu się nie pokazuje.
pn-sum-radio-from = Zakłócenia: przed lewą { $trick } nikt nie nada komunikatu.
pn-sum-help = W pięć osób można przekazać jedno zadanie.

pn-rule-sick = Jedna osoba jest chora i nie może zgarnąć żadnej lewy.
pn-rule-silent = Jedna osoba nie nadaje komunikatów.
pn-rule-draw = Po pierwszej lewie każdy dobiera losową kartę z ręki sąsiada po prawej.
pn-rule-rockets-win = Każda rakieta musi zgarnąć lewę.
pn-rule-rockets-win-in-order = Każda rakieta musi zgarnąć lewę, w kolejności rosnącej.
pn-rule-one-wins = Co najmniej jedna kolorowa 1 musi zgarnąć lewę.
pn-rule-two-ones-win = Co najmniej dwie kolorowe 1 muszą zgarnąć po lewie.
pn-rule-no-nine-wins = Żadnej lewy nie wolno zgarnąć kartą 9.
pn-rule-swap-tokens = Przed wyborem zadań załoga może zamienić dwa żetony.
pn-rule-move-token = Przed wyborem zadań załoga może przełożyć jeden żeton na zadanie bez żetonu.
pn-rule-balance = Nikt nigdy nie może mieć o dwie lewy więcej niż ktoś inny.
pn-rule-commander-first-and-last = Dowódca musi zgarnąć pierwszą i ostatnią lewę.
pn-rule-volunteer = Jedna osoba musi zgarnąć dokładnie jedną lewę, i to nie rakietą.
pn-rule-pilot = Jedna osoba musi zgarnąć pierwszą i ostatnią lewę i żadnej innej, obie bez użycia rakiety.
pn-rule-pink-to-the-left = Sąsiad po lewej od osoby z różową 9 musi zgarnąć wszystkie różowe karty.
pn-rule-omega-in-last-trick = Zadanie z żetonem Ω trzeba wykonać w ostatniej lewie.
pn-rule-opener-and-closer = Jedna osoba zgarnia dokładnie pierwsze cztery lewy, inna dokładnie ostatnią, pozostali wszystkie pomiędzy.

pn-token-number = Musi być wykonane jako zadanie numer { $n }.
pn-token-omega = Musi być wykonane jako ostatnie.
pn-token-first-arrow = Musi być wykonane przed zadaniami z większą liczbą strzałek.
pn-token-arrow = Musi być wykonane po zadaniu z { $before }.

pn-role-sick = Choruje
pn-role-silent = Milczy
pn-role-volunteer = Ochotnik
pn-role-pilot = Pilot
pn-role-opener = Pierwsze cztery
pn-role-closer = Ostatnia lewa
pn-role-about-sick = Nie może zgarnąć żadnej lewy.
pn-role-about-silent = Nie nadaje komunikatów.
pn-role-about-volunteer = Musi zgarnąć dokładnie jedną lewę, nie rakietą.
pn-role-about-pilot = Musi zgarnąć pierwszą i ostatnią lewę i żadnej innej, obie bez użycia rakiety.
pn-role-about-opener = Musi zgarnąć pierwsze cztery lewy i żadnej innej.
pn-role-about-closer = Musi zgarnąć ostatnią lewę i żadnej innej.
pn-pink = Wszystkie różowe
pn-pink-about = Musi zgarnąć wszystkie różowe karty.

pn-task = Zgarnij { $card }
pn-task-tile = { $owner ->
    [none] Zgarnij { $card } ({ $state })
   *[other] Zgarnij { $card }: { $name } ({ $state })
}
pn-hidden = { $n ->
    [one] { $n } zakryte zadanie
    [few] { $n } zakryte zadania
   *[other] { $n } zakrytych zadań
}

pn-phase-asking = Dowódca pyta
pn-phase-naming = Dowódca wyznacza
pn-phase-drafting = Wybór zadań
pn-phase-deciding = Dowódca decyduje
pn-phase-distributing = Podział zadań
pn-phase-voting = Głosowanie
pn-phase-passing = Sygnał alarmowy
pn-phase-briefing = Przed pierwszą lewą
pn-phase-playing = Misja trwa
pn-phase-won = Wykonana
pn-phase-lost = Przegrana

pn-ask-sick = Jak się czujesz?
pn-ask-volunteer = Zgarniesz dokładnie jedną lewę, i to nie rakietą?
pn-ask-pilot = Zgarniesz pierwszą i ostatnią lewę, żadnej innej, obie bez użycia rakiety?
pn-ask-opener = Które lewy bierzesz: pierwsze cztery, te pomiędzy czy ostatnią?
pn-ask-all-tasks = { $n ->
    [one] Weźmiesz zadanie w ciemno?
    [few] Weźmiesz wszystkie { $n } zadania w ciemno?
   *[other] Weźmiesz wszystkie { $n } zadań w ciemno?
}
pn-ask-task = Weźmiesz to zadanie?
pn-asked = { $name } słyszy pytanie: { $question }
pn-asked-own = Dowódca pyta: { $question }
pn-answer-yes = Tak
pn-answer-no = Nie
pn-answer-good = Dobrze
pn-answer-bad = Źle
pn-answer-first-four = Pierwsze cztery
pn-answer-between = Te pomiędzy
pn-answer-last = Ostatnią
pn-said = „{ $answer }”

pn-name-sick = Kto jest chory i nie może zgarnąć żadnej lewy?
pn-name-silent = Kto nie nadaje komunikatów?
pn-name-volunteer = Kto zgarnie dokładnie jedną lewę?
pn-name-pilot = Kto zgarnie pierwszą i ostatnią lewę?
pn-name-opener = Kto zgarnie pierwsze cztery lewy?
pn-name-closer = Kto zgarnie ostatnią lewę?
pn-naming-wait = Dowódca wyznacza: { $role }.
pn-decide = Komu oddasz wszystkie zadania?
pn-decide-wait = Dowódca oddaje wszystkie zadania jednej osobie.
pn-distribute = Komu dasz to zadanie?
pn-distribute-wait = Dowódca decyduje, czyje będzie to zadanie.
pn-draft = Weź zadanie.
pn-draft-for = Weź zadanie za: { $name }.
pn-draft-wait = Zadanie bierze { $name }.
pn-briefing = Rozpoczynasz pierwszą lewę. Przedtem załoga może się jeszcze umówić.
pn-briefing-wait = Przed pierwszą lewą załoga może się jeszcze umówić.

pn-change-tokens = Zmień żetony
pn-change-swap = Przed pierwszym wyborem załoga może zamienić dwa żetony. Które?
pn-change-move = Przed pierwszym wyborem załoga może przełożyć żeton na zadanie bez żetonu. Który i dokąd?
pn-hand-over = Przekaż zadanie
pn-hand-over-about = W pięć osób załoga może przekazać jedno zadanie. Które i komu?
pn-hand-over-to = Kto ma zgarnąć { $card }?
pn-hand-over-done = Jedno zadanie zostało przekazane.
pn-proposal-swap = zamienić żetony { $one } i { $other }
pn-proposal-move = przełożyć żeton { $token } na { $task }
pn-proposal-hand-over = przekazać zadanie na { $task }, dostaje je { $to }

pn-action-answer = Powiedz: { $answer }
pn-action-name = Wyznacz: { $member }
pn-action-take = Weź: { $task }
pn-action-give = Daj: { $member }
pn-action-propose = Zaproponuj: { $proposal }
pn-action-agree = Zgoda
pn-action-object = Sprzeciw
pn-action-time-up = Czas minął
pn-action-pass = Przekaż { $card }
pn-action-radio = Pokaż { $card }
pn-action-play = Zagraj { $card }

pn-event-commander-named = { $commander } ma rakietę 4 i zostaje dowódcą.
pn-event-pink-nine-shown = { $holder } ma różową 9, więc wszystkie różowe karty musi zgarnąć { $winner }.
pn-event-task-revealed = Nowe zadanie: zgarnąć { $task }.
pn-event-task-revealed-token = Nowe zadanie z żetonem { $token }: zgarnąć { $task }.
pn-event-tasks-hidden = { $n_tasks ->
    [one] { $n_tasks } zadanie leży zakryte.
    [few] { $n_tasks } zadania leżą zakryte.
   *[other] { $n_tasks } zadań leży zakrytych.
}
pn-event-answered = { $by } odpowiada: { $answer }.
pn-event-role-given = { $to }: { $role }.
pn-event-task-allotted = { $to } dostaje zadanie: zgarnąć { $task }.
pn-event-proposed = { $by } proponuje: { $proposal }.
pn-event-time-up = Czas na odpowiedzi minął: decyduje dowódca.
pn-event-carried = Ustalone: { $proposal }.
pn-event-drew = { $by } dobiera { $card }. Oddaje { $from }.
pn-event-task-met = { $by } wykonuje zadanie: zgarnia { $task }.
pn-event-mission-lost = { $reason }

pn-reason-won-by-another = Przegrana w lewie { $trick }: { $winner } zgarnia { $task }, a to zadanie należało do kogoś innego ({ $owner }).
pn-reason-won-by-wrong = Przegrana w lewie { $trick }: { $winner } zgarnia { $task }, a to cudze zadanie.
pn-reason-left-over = Przegrana z ostatnią lewą: { $owner } nie wykonuje zadania „zgarnąć { $task }”, tej karty nie zagrano.
pn-reason-left-over-unowned = Przegrana z ostatnią lewą: zadaniem było zgarnąć { $task }, a tej karty nie zagrano.
pn-reason-out-of-order = Przegrana w lewie { $trick }: { $task } z żetonem { $token } zgarnięto w złej chwili.
pn-reason-order-out-of-reach = Przegrana: za późno, by w swojej kolejności zgarnąć { $task } z żetonem { $token }.
pn-reason-rule-broken = Przegrana w lewie { $trick }, złamano zasadę: { $rule }
pn-reason-rule-out-of-reach = Przegrana, bo tego już nie da się spełnić: { $rule }

pn-refusal-over = Misja skończona: zacznijcie następne podejście.
pn-refusal-not-your-turn = To jeszcze nie twoja kolej.
pn-refusal-not-now = Teraz nie można tego zrobić.
pn-refusal-wrong-answer = To nie jest odpowiedź na pytanie.
pn-refusal-not-eligible = Nie można wybrać: { $member }. Wyznacz kogoś innego.
pn-refusal-uneven-split = { $member } – za dużo zadań: na koniec nikt nie może mieć o dwa więcej niż inny.
pn-refusal-no-such-task = Na stole nie ma zadania, żeby zgarnąć { $task }.
pn-refusal-not-in-hand = Trzeba mieć { $card } na ręce.
pn-refusal-must-follow-suit = Dołóż do koloru: { $suit }.
pn-refusal-not-a-rocket = Wybrano { $card }, a rakiet się nie pokazuje ani nie przekazuje. Wybierz kolorową kartę.
pn-refusal-nothing-to-say = Możesz pokazać { $card } tylko wtedy, gdy to najwyższa, jedyna albo najniższa karta w swoim kolorze.
pn-refusal-trick-under-way = Lewa trwa. Komunikat nadaje się przed lewą.
pn-refusal-interference = Zakłócenia: przed lewą { $trick } nikt nie nada komunikatu.
pn-refusal-no-token = W tej misji nie możesz już nadać komunikatu.
pn-refusal-allot-first = Zaproponuj to, gdy wszystkie zadania będą rozdzielone.
pn-refusal-vote-under-way = Na stole leży już inna propozycja. Najpierw na nią odpowiedz.
pn-refusal-pass-first = Trwa przekazywanie kart. Zaproponuj to, gdy wszyscy przekażą swoje.
pn-refusal-first-card-played = Pierwsza karta już padła, a zaproponować to można tylko przed nią.
pn-refusal-proposals-spent = Tę propozycję można złożyć najwyżej { $most } razy. Niech proponują inni.
pn-refusal-help-needs-five = Zadanie może przekazać tylko załoga pięcioosobowa.
pn-refusal-no-help-in-mission = Ta misja nie ma złotej ramki: zadań się w niej nie przekazuje.
pn-refusal-no-tasks = W tej misji nie ma zadań, które można by przekazać.
pn-refusal-handed-over-already = Zadanie zostało już przekazane. W jednym podejściu wolno to zrobić raz.
pn-refusal-owned-already = Zadanie na { $task } ma już { $member }. Wybierz kogoś innego.
pn-refusal-signal-sent = W tym podejściu sygnał alarmowy został już wysłany.
pn-refusal-communicated-already = Ktoś już nadał komunikat, a sygnał alarmowy wysyła się wcześniej.
pn-refusal-one-direction = W dwie osoby kierunek jest tylko jeden: wymieniacie się kartami.
pn-refusal-no-token-change = W tej misji nie można tak zmieniać żetonów.
pn-refusal-tokens-changed = Żetony zostały już zmienione. Wolno to zrobić raz.
pn-refusal-first-task-taken = Pierwsze zadanie jest już zajęte, a żetony można zmieniać tylko wcześniej.
pn-refusal-senseless = Ta propozycja niczego by nie zmieniła.

pn-option-challenge = Trudniejsza gra na trzy osoby
pn-option-challenge-about = Bez zielonych kart i rakiety 1.
pn-option-help = Przekazanie się liczy
pn-option-help-about = W pięć osób przekazanie zadania dodaje jedno podejście w dzienniku.

pn-tokens-heading = Żetony zadań
pn-roles-heading = Role
pn-rules-goal = Jesteście jedną załogą. Każde zadanie to karta, którą musi zgarnąć określona osoba; gdy wszystkie zadania są wykonane, misja się udała. Jeśli taką kartę zgarnie ktoś inny, przegrywacie wszyscy i próbujecie od nowa.
pn-rules-turn = Kto ma rakietę 4, jest dowódcą: pierwszy wybiera zadanie i rozpoczyna pierwszą lewę. Dokładaj do koloru, jeśli możesz; jeśli nie, zagraj cokolwiek. Lewę zgarnia najwyższa karta tego koloru, a jeśli leżą w niej rakiety – najwyższa rakieta. Kto zgarnął lewę, rozpoczyna następną.
pn-rules-signals = O swoich kartach mówić nie wolno. Raz na misję, przed lewą, możesz wyłożyć jedną kolorową kartę i położyć na niej żeton: u góry, jeśli to twoja najwyższa w tym kolorze, pośrodku, jeśli jedyna, u dołu, jeśli najniższa. Karta nadal należy do twojej ręki. W martwej strefie położenia żetonu się nie pokazuje; przy zakłóceniach komunikaty można nadawać dopiero później.
pn-rules-distress = Przed pierwszą lewą załoga może wspólnie wysłać sygnał alarmowy: każdy przekazuje kolorową kartę w tę samą stronę. Kosztuje to jedno podejście w dzienniku.
pn-rules-two = Dwóm osobom pomaga Jarvis: siedem odkrytych kart, każda na zakrytej. Dowódca wybiera jego zadania i gra jego kartami; zakrytą kartę odkrywa się po lewie.
