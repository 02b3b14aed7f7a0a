ds-dummy = Tonoja

ds-sum-drawn = { $n ->
    [one] Zadania o łącznej trudności { $n }.
   *[other] Zadania o łącznej trudności { $n }.
}
ds-sum-given = { $n ->
    [one] Jedno stałe zadanie.
    [few] { $n } stałe zadania.
   *[other] { $n } stałych zadań.
}
ds-sum-silent = Przed lewą { $trick } nikt nie nada komunikatu.
ds-sum-seconds = { $seconds ->
    [0] Na czas: { $minutes } min.
   *[other] Na czas: { $minutes } min { $seconds } s.
}
ds-allotment-draft = Zadania wybiera się po kolei, od kapitana.
ds-allotment-hardest-first = Pierwsze zadanie kapitana musi być jednym z najtrudniejszych.
ds-allotment-skip-captain = Kapitan nie bierze zadań.
ds-allotment-one-member = Wszystkie zadania bierze jedna osoba; załoga ustala która.
ds-allotment-captain-or-willing = Wszystkie zadania bierze kapitan albo oddaje je komuś chętnemu; wtedy po rozpoczęciu pierwszej lewy nikt nie nadaje komunikatów.
ds-allotment-free = Podzielcie zadania, jak chcecie.
ds-allotment-volunteer = Wszystkie zadania bierze ten, kto pierwszy powie „tak”.
ds-allotment-two-volunteers = Zadania dzielą między siebie pierwsze dwie osoby, które powiedzą „tak”.
ds-communication-normal = Każdy może raz nadać komunikat.
ds-communication-currents = Prądy morskie: położenia żetonu się nie pokazuje.
ds-communication-rapture = Narkoza azotowa: na środku tylko kilka żetonów, dla tych, którzy je wezmą.
ds-communication-terrain = Nieznany teren: karta wylosowana przed rozdaniem decyduje o zasadach komunikacji.
ds-communication-silence = Bez żadnych komunikatów.
ds-terrain = Nieznany teren ({ $card }): { $communication }
ds-special-balance = Nikt nigdy nie może mieć o dwie zgarnięte karty { $value } więcej niż ktoś inny.
ds-special-no-lead = Lewy nie wolno rozpocząć od: { $suits }.
ds-special-first-winner-ahead = Kto zgarnie pierwszą lewę, musi cały czas mieć więcej lew niż każdy inny.
ds-special-last-card = Ostatnią kartą ostatniej lewy musi być { $card }.

ds-task-win = Zgarnij { $cards }.
ds-task-win-all = Zgarnij wszystkie cztery karty { $value }.
ds-task-green-2-last-trick = Zgarnij ostatnią lewę z zieloną 2.
ds-task-only-submarine = Zgarnij batyskaf { $value } i żadnego innego batyskafu.
ds-task-at-least = Zgarnij co najmniej { $n } karty o wartości { $value }.
ds-task-exactly = Zgarnij dokładnie { $n } karty o wartości { $value }.
ds-task-at-least-5-pink = Zgarnij co najmniej 5 różowych kart.
ds-task-at-least-7-yellow = Zgarnij co najmniej 7 żółtych kart.
ds-task-exactly-1-pink = Zgarnij dokładnie 1 różową kartę.
ds-task-exactly-2-blue = Zgarnij dokładnie 2 niebieskie karty.
ds-task-exactly-2-green = Zgarnij dokładnie 2 zielone karty.
ds-task-exactly-1-pink-1-green = Zgarnij dokładnie 1 różową i dokładnie 1 zieloną kartę.
ds-task-exactly-submarines = { $n ->
    [one] Zgarnij dokładnie { $n } batyskaf.
    [few] Zgarnij dokładnie { $n } batyskafy.
   *[other] Zgarnij dokładnie { $n } batyskafów.
}
ds-task-using = Zgarnij lewę swoją kartą { $value }.
ds-task-capture = Zgarnij kartę { $value } swoją kartą { $own }.
ds-task-capture-with-submarine = Zgarnij { $card } swoim batyskafem.
ds-task-no-values = Nie zgarniaj żadnej karty o wartości { $values }.
ds-task-no-pink = Nie zgarniaj żadnej różowej karty.
ds-task-no-green = Nie zgarniaj żadnej zielonej karty.
ds-task-no-yellow = Nie zgarniaj żadnej żółtej karty.
ds-task-no-pink-no-blue = Nie zgarniaj żadnej różowej ani niebieskiej karty.
ds-task-no-green-no-yellow = Nie zgarniaj żadnej zielonej ani żółtej karty.
ds-task-no-submarines = Nie zgarniaj żadnego batyskafu.
ds-task-first-tricks = { $n ->
    [1] Zgarnij pierwszą lewę.
   *[other] Zgarnij każdą z pierwszych { $n } lew.
}
ds-task-last-trick = Zgarnij ostatnią lewę.
ds-task-first-and-last-trick = Zgarnij pierwszą i ostatnią lewę.
ds-task-only-first-trick = Zgarnij pierwszą lewę i żadnej innej.
ds-task-only-last-trick = Zgarnij ostatnią lewę i żadnej innej.
ds-task-none-of-first = Nie zgarniaj żadnej z pierwszych { $n } lew.
ds-task-tricks = { $n ->
    [0] Nie zgarniaj żadnej lewy.
    [one] Zgarnij dokładnie { $n } lewę.
    [few] Zgarnij dokładnie { $n } lewy.
   *[other] Zgarnij dokładnie { $n } lew.
}
ds-task-streak = Zgarnij { $n } lewy z rzędu choć raz.
ds-task-one-streak = Zgarnij w sumie dokładnie { $n } lewy, jedną po drugiej.
ds-task-never-2-in-a-row = Nigdy nie zgarniaj dwóch lew z rzędu.
ds-task-more-than-each-other = Zgarnij więcej lew niż każda inna osoba.
ds-task-fewer-than-each-other = Zgarnij mniej lew niż każda inna osoba.
ds-task-more-than-all-others-together = Zgarnij więcej lew niż wszyscy inni razem.
ds-task-more-than-captain = Zgarnij więcej lew niż kapitan.
ds-task-fewer-than-captain = Zgarnij mniej lew niż kapitan.
ds-task-same-as-captain = Zgarnij tyle samo lew co kapitan.
ds-task-sum-below = Zgarnij lewę bez batyskafów o sumie wartości mniejszej niż { $limit }.
ds-task-sum-above = Zgarnij lewę bez batyskafów o sumie wartości większej niż { $limit }.
ds-task-sum-22-or-23 = Zgarnij lewę bez batyskafów o sumie wartości 22 lub 23.
ds-task-all-above-5 = Zgarnij lewę, w której każda karta jest wyższa niż 5.
ds-task-all-below-7 = Zgarnij lewę bez batyskafów, w której każda karta jest niższa niż 7.
ds-task-predict-open = Przed pierwszą lewą powiedz, ile lew zgarniesz, i zgarnij dokładnie tyle.
ds-task-predict-secret = Przed pierwszą lewą zapisz w tajemnicy, ile lew zgarniesz, i zgarnij dokładnie tyle.
ds-task-equal-pink-blue-in-trick = Zgarnij lewę, w której różowych kart jest tyle samo co niebieskich, co najmniej po jednej.
ds-task-equal-green-yellow-in-trick = Zgarnij lewę, w której zielonych kart jest tyle samo co żółtych, co najmniej po jednej.
ds-task-equal-pink-yellow-total = Zgarnij w sumie tyle samo różowych kart co żółtych, co najmniej po jednej.
ds-task-more-pink-than-green = Zgarnij więcej różowych kart niż zielonych.
ds-task-more-yellow-than-blue = Zgarnij więcej żółtych kart niż niebieskich.
ds-task-one-of-each-colour = Zgarnij co najmniej po jednej karcie w każdym kolorze.
ds-task-all-of-one-colour = Zgarnij wszystkie dziewięć kart jednego koloru.
ds-task-all-even = Zgarnij lewę z samych parzystych kart, bez batyskafów.
ds-task-all-odd = Zgarnij lewę z samych nieparzystych kart, bez batyskafów.
ds-task-never-lead-pink-green = Nigdy nie rozpoczynaj lewy od różowej ani zielonej.
ds-task-never-lead-pink-blue-yellow = Nigdy nie rozpoczynaj lewy od różowej, niebieskiej ani żółtej.

ds-task-tile = { $owner ->
    [none] { $task } Trudność { $difficulty } ({ $state })
   *[other] { $task } { $name }, trudność { $difficulty } ({ $state })
}
ds-difficulty = Trudność { $n }
ds-progress = { $have } z { $want }
ds-foretold = { $n ->
    [one] Zapowiedziana { $n } lewa
    [few] Zapowiedziane { $n } lewy
   *[other] Zapowiedzianych { $n } lew
}
ds-won-cards = Już się liczą: { $cards }

ds-mission-training = Misja szkoleniowa
ds-mission-epilogue = Epilog, trudność { $n }
ds-next-same = Następne podejście, te same zadania
ds-next-new = Następne podejście, nowe zadania
ds-next-epilogue = Zagraj epilog, trudność { $n }
ds-phase-draft = Wybór zadań
ds-phase-one-member = Jedna osoba na wszystkie zadania
ds-phase-offer = Kapitan decyduje
ds-phase-asking = Kto jest chętny?
ds-phase-share = Podział zadań
ds-phase-distress = Przed pierwszą lewą
ds-phase-passing = Sygnał alarmowy
ds-phase-predict = Zapowiedzi
ds-phase-play = Misja trwa
ds-phase-won = Wykonana
ds-phase-lost = Przegrana

ds-draft = Weź zadanie.
ds-draft-skip = Weź zadanie albo spasuj.
ds-draft-for = Wybierz za: { $name }.
ds-draft-wait = Zadanie bierze { $name }.
ds-one-member = Kto weźmie wszystkie zadania?
ds-one-member-wait = { $name } proponuje, kto weźmie wszystkie zadania.
ds-offer = Bierzesz wszystkie zadania czy pytasz o chętnych?
ds-offer-wait = Kapitan bierze wszystkie zadania albo pyta o chętnych.
ds-asked = Weźmiesz zadania?
ds-asked-for = Czy { $name } bierze zadania?
ds-asked-wait = { $name } decyduje, czy wziąć zadania.
ds-willing = Chętni: { $names }
ds-share = Wybierz zadanie, a potem osobę, która je dostanie.
ds-share-to = Kto dostanie: { $task }
ds-share-wait = { $name } rozkłada zadania.
ds-share-vote = { $own ->
    [yes] Proponujesz taki podział zadań.
   *[no] { $name } proponuje taki podział zadań.
}
ds-distress = Zaczynasz misję – czy załoga najpierw wyśle sygnał alarmowy?
ds-distress-wait = Zanim kapitan zacznie, załoga może wysłać sygnał alarmowy.
ds-predict = Ile lew zgarniesz?
ds-predict-for = Ile lew zgarnie { $name }?
ds-predict-secret = Nikt inny nie widzi tej liczby.
ds-predict-wait = Zapowiadają jeszcze: { $names }

ds-proposal-member = wszystkie zadania bierze { $member }

ds-action-take = Weź: { $task }
ds-action-skip = Spasuj
ds-action-propose = Zaproponuj: { $proposal }
ds-action-keep = Weź wszystkie zadania
ds-action-ask = Zapytaj o chętnych
ds-action-yes = Tak
ds-action-no = Nie
ds-action-give = Daj: { $member } – { $task }
ds-action-begin = Zacznij misję
ds-action-agree = Zgoda
ds-action-object = Sprzeciw
ds-action-pass = Przekaż { $card }
ds-action-predict = Zapowiedz { $tricks }
ds-action-radio = Pokaż { $card }
ds-action-play = Zagraj { $card }
ds-action-time-up = Czas minął

ds-event-terrain-drawn = Nieznany teren, wylosowano { $card }: { $communication }
ds-event-task-turned-up = Zadanie: { $task }
ds-event-captain-named = { $captain } ma batyskaf 4 i zostaje kapitanem.
ds-event-task-taken = { $by } bierze zadanie: { $task }
ds-event-skipped = { $by } pasuje.
ds-event-asked = Kapitan pyta, kto weźmie zadania.
ds-event-answered = { $yes ->
    [yes] { $by } mówi „tak”.
   *[no] { $by } mówi „nie”.
}
ds-event-all-taken = { $by } bierze wszystkie zadania.
ds-event-volunteered = { $members } dzielą zadania między siebie.
ds-event-task-given = { $to } dostaje: { $task }
ds-event-tasks-shared = Podział zadań zostaje.
ds-event-proposed = { $by } proponuje: { $proposal }.
ds-event-distress-sent = { $direction ->
    [left] Sygnał alarmowy: każdy przekazuje kartę w lewo.
   *[right] Sygnał alarmowy: każdy przekazuje kartę w prawo.
}
ds-event-predicted = { $by } zapowiada liczbę lew: { $tricks }.
ds-event-predicted-secret = { $by } zapowiada liczbę lew w tajemnicy.
ds-event-clock-started = Zegar ruszył: { $seconds } s.
ds-event-prediction-shown = { $by }, zapowiedziana liczba lew: { $tricks }.
ds-event-task-done = { $owner } wykonuje zadanie: { $task }
ds-event-task-failed = { $owner } nie wykona już zadania: { $task }
ds-event-time-up = Czas minął.
ds-event-mission-lost = { $loss }

ds-reason-card-lost = W lewie { $trick } { $to } zgarnia { $card }.
ds-reason-card-won = W lewie { $trick } niepotrzebnie zgarnięto { $card }.
ds-reason-card-left-over = Do końca zostawiono na ręce { $card }.
ds-reason-card-fell = Za wcześnie, w lewie { $trick }, zagrano { $card }.
ds-reason-card-led = { $by } rozpoczyna lewę { $trick }, zagrywając { $card }.
ds-reason-trick-won = Lewy { $trick } nie należało zgarniać.
ds-reason-trick-lost = Lewę { $trick } należało zgarnąć.
ds-reason-out-of-reach = Po lewie { $trick } nic już by nie wystarczyło.
ds-loss-task-failed = Przegrana: { $owner } nie wykonuje zadania „{ $task }”. { $reason }
ds-loss-rule-broken = Przegrana: złamano zasadę „{ $rule }”. { $reason }
ds-loss-time-up = Przegrana: czas minął.
ds-loss-no-task-for-captain = Przegrana: dla kapitana ({ $captain }) zostały tylko zadania liczone względem kapitana.

ds-refusal-mission-over = Misja skończona: zacznijcie nowe podejście.
ds-refusal-not-your-turn = To nie twoja kolej. Czekamy na: { $awaited }.
ds-refusal-not-now = Teraz rozstrzyga się coś innego.
ds-refusal-not-in-hand = Trzeba mieć { $card } na ręce.
ds-refusal-must-follow-suit = Dołóż do koloru: { $suit }.
ds-refusal-lead-barred = W tej misji nie wolno rozpocząć lewy, zagrywając { $card }. Zacznij od innego koloru.
ds-refusal-not-communicable = Możesz pokazać { $card } tylko wtedy, gdy to najwyższa, jedyna albo najniższa karta w swoim kolorze.
ds-refusal-submarine-on-radio = Batyskafów się nie pokazuje. Wybierz kolorową kartę.
ds-refusal-no-radio-now = Teraz nie nadasz komunikatu: potrzeba żetonu i dozwolonej chwili między lewami.
ds-refusal-submarine-passed = Batyskafów się nie przekazuje. Wybierz kolorową kartę.
ds-refusal-no-such-task = Tego zadania nie ma na stole.
ds-refusal-task-taken = To zadanie jest już zajęte.
ds-refusal-not-for-captain = Kapitan nie może wziąć zadania liczonego względem kapitana.
ds-refusal-not-hardest = Kapitan zaczyna od jednego z najtrudniejszych zadań.
ds-refusal-cannot-skip = Wszystkie zadania trzeba rozdzielić, więc nie można spasować.
ds-refusal-wrong-member = { $member } nie może go dostać: ktoś zostałby bez zadania.
ds-refusal-proposals-spent = Sygnał alarmowy można zaproponować najwyżej { $most } razy. Niech proponują inni.
ds-refusal-too-many-tricks = Lew jest tylko { $most }.

ds-option-untimed = Bez zegara
ds-option-untimed-about = Misje 14, 15, 16 i 26 mają wtedy inne utrudnienie.
ds-option-pink-9 = Różowa 9 i żółta 8 – trudność 2
ds-option-pink-9-about = W cztery osoby to zadanie ma trudność 2, jak w niektórych wydaniach, zamiast 3.
ds-option-epilogue = Trudność
ds-tasks-heading = Wszystkie 96 zadań
ds-tasks-crew = Ilu graczy
ds-tasks-crew-about = Od tego zależą trudność i granice sum. We dwoje gra się według liczb dla trojga.

ds-rules-goal = Jesteście jedną załogą. Do misji dobiera się karty zadań, a każde zadanie ma właściciela. Gdy wszystkie są wykonane i nie da się ich już zepsuć, misja się udała; gdy któregoś nie da się wykonać, przegrywacie wszyscy i próbujecie od nowa.
ds-rules-turn = Kto ma batyskaf 4, jest kapitanem: pierwszy wybiera zadanie i rozpoczyna pierwszą lewę. Dokładaj do koloru, jeśli możesz; jeśli nie, zagraj cokolwiek. Lewę zgarnia najwyższa karta tego koloru, a jeśli leżą w niej batyskafy – najwyższy batyskaf. Kto zgarnął lewę, rozpoczyna następną.
ds-rules-tasks = Im trudniejsza misja, tym większa łączna trudność zadań; trudność zadania zależy od liczby graczy. „Dokładnie” sprawdza się na końcu. Wartości i kolory nigdy nie oznaczają batyskafów.
ds-rules-signals = O swoich kartach mówić nie wolno. Raz na misję, przed lewą, możesz wyłożyć jedną kolorową kartę i położyć na niej żeton: u góry, jeśli to twoja najwyższa w tym kolorze, pośrodku, jeśli jedyna, u dołu, jeśli najniższa. W prądach morskich położenia się nie pokazuje; przy narkozie azotowej na środku leży tylko kilka żetonów; w nieznanym terenie decyduje karta.
ds-rules-distress = Przed pierwszą lewą załoga może wspólnie wysłać sygnał alarmowy: każdy przekazuje kolorową kartę w tę samą stronę. Kosztuje to jedno podejście w dzienniku.
ds-rules-two = Dwóm osobom pomaga Tonoja: siedem odkrytych kart, każda na zakrytej. Kapitan wybiera jej zadania i gra jej kartami; zakrytą kartę odkrywa się po lewie.
