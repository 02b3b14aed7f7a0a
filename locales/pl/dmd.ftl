dmd-suit-anchor = Kotwica
dmd-suit-hook = Hak
dmd-suit-cannon = Armata
dmd-suit-key = Klucz
dmd-suit-chest = Skrzynia
dmd-suit-map = Mapa
dmd-suit-oracle = Wyrocznia
dmd-suit-sword = Szabla
dmd-suit-kraken = Kraken
dmd-suit-mermaid = Syrena

dmd-about-anchor = Co leży na lewo od niej, jest twoje, nawet jeśli spalisz turę.
dmd-about-hook = Przynosi wierzchnią kartę jednego z twoich stosów do pola gry.
dmd-about-cannon = Odrzuca wierzchnią kartę ze stosu przeciwnika.
dmd-about-key = Zebrany razem ze skrzynią: za każdą zebraną kartę jedna losowa z odrzuconych.
dmd-about-chest = Zebrana razem z kluczem: za każdą zebraną kartę jedna losowa z odrzuconych.
dmd-about-map = Pokazuje trzy odrzucone karty; jedna z nich trafia do pola gry.
dmd-about-oracle = Pokazuje następną kartę, zanim zdecydujesz.
dmd-about-sword = Przynosi wierzchnią kartę przeciwnika w kolorze, którego nie ma twój bank.
dmd-about-kraken = Zanim zbierzesz, muszą przyjść jeszcze dwie karty.
dmd-about-mermaid = Nic nie robi, ale jest warta więcej.
dmd-about-mermaid-sings = Przesuwa inną kartę pola gry na prawo od siebie, a ta działa jeszcze raz.

dmd-trait-golden-scales = Złote łuski
dmd-trait-casanova = Casanova
dmd-trait-plunderer = Łupieżca
dmd-trait-treasure-hunter = Łowca skarbów
dmd-trait-navigator = Nawigator
dmd-trait-master-gunner = Mistrz armat
dmd-trait-scavenger = Zbieracz
dmd-trait-mystic = Wieszczka
dmd-trait-swordsman = Mistrzyni ostrza
dmd-trait-miser = Skąpiec
dmd-trait-captains-hook = Kapitański hak
dmd-trait-safe-harbor = Cicha przystań
dmd-trait-fisherman = Rybak
dmd-trait-beastmaster = Władca bestii
dmd-trait-misfire = Niewypał
dmd-trait-parry = Parowanie
dmd-trait-davy-jones-locker = Skrzynia Davy’ego Jonesa
dmd-trait-siren = Śpiew syreny

dmd-trait-about-golden-scales = Twoja najlepsza syrena jest warta o pięć więcej.
dmd-trait-about-casanova = Dobrane syreny idą prosto do banku i nigdy nie palą.
dmd-trait-about-plunderer = Klucz i skrzynia płacą z banku wybranego przeciwnika.
dmd-trait-about-treasure-hunter = Klucz i skrzynia płacą ci podwójnie.
dmd-trait-about-navigator = Twoje mapy oferują wszystkie odrzucone karty.
dmd-trait-about-master-gunner = Twoje armaty odrzucają cały stos.
dmd-trait-about-scavenger = Co trafią twoje armaty, idzie do twojego banku.
dmd-trait-about-mystic = Twoje wyrocznie pokazują trzy karty.
dmd-trait-about-swordsman = Twoje szable biorą dowolny kolor.
dmd-trait-about-miser = Hak i przyniesiona karta są twoje, nawet jeśli spalisz turę.
dmd-trait-about-captains-hook = Twoje haki przynoszą dwie karty.
dmd-trait-about-safe-harbor = Twoja kotwica ratuje też siebie i dwie następne karty.
dmd-trait-about-fisherman = Dobrane krakeny idą prosto do banku i nikogo nie trzymają.
dmd-trait-about-beastmaster = Krakeny przeciwników żądają czterech kart.
dmd-trait-about-misfire = Armaty przeciwników trafiają w ich własny bank.
dmd-trait-about-parry = Szable przeciwników mogą wziąć tylko krakena.
dmd-trait-about-davy-jones-locker = Co jeden przeciwnik traci, gdy spali turę, idzie do twojego banku.
dmd-trait-about-siren = Dostajesz kartę, którą wybiera syrena przeciwnika.
dmd-trait-about-casanova-sings = Karta, którą wybiera twoja syrena, idzie prosto do twojego banku i nie działa.

dmd-card = { $suit } { $value }
dmd-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
dmd-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
dmd-draw-known = Dobierz: { $card }
dmd-draw-pile = Talia
dmd-discard-pile = Odrzucone
dmd-discard-look = Przejrzyj karty odrzucone
dmd-play-area = Pole gry
dmd-play-area-empty = Na razie nic w grze
dmd-your-bank = Twój bank
dmd-bank-of = Bank: { $name }
dmd-stack = { $suit }: { $values }
dmd-stack-empty = Brak: { $suit }
dmd-choose-player = Wybierz: { $name }
dmd-actions = Co możesz zrobić
dmd-key-answer = Odpowiedź { $n }
dmd-odds = Kart, które spalą: { $busting } z { $of }
dmd-odds-none = Nic nie spali
dmd-hint-low = Morze jest spokojne
dmd-hint-some = Morze się burzy
dmd-hint-high = Nadciąga sztorm
dmd-next = Na wierzchu talii: { $cards }
dmd-map-shows = Mapa pokazuje
dmd-owed = { $n ->
    [one] Kraken chce jeszcze { $n } karty
    [few] Kraken chce jeszcze { $n } kart
   *[other] Kraken chce jeszcze { $n } kart
}
dmd-card-safe = { $card }, bezpieczna
dmd-choose-traits = Którą cechę zatrzymujesz?
dmd-choose-victims = Czyje straty będą twoje?
dmd-choose-hook = Z którego twojego stosu bierze hak?
dmd-choose-cannon = W który stos trafia armata?
dmd-choose-misfire = Niewypał: w który z twoich stosów trafia armata?
dmd-choose-map = Którą kartę przyniesie mapa?
dmd-choose-sword = Z którego stosu bierze szabla?
dmd-choose-mermaid = Która karta zadziała jeszcze raz?
dmd-choose-plunder = Czyj bank zapłaci?

dmd-action-draw = Dobierz
dmd-action-collect = Zbierz
dmd-action-collect-n = { $n ->
    [0] Zbierz
   *[other] Zbierz { $n }
}
dmd-action-keep = Zatrzymaj: { $trait }
dmd-action-haunt = Czyhaj: { $victim }
dmd-action-hook = Hak bierze: { $suit }
dmd-action-shoot = Ognia! { $victim }: { $suit }
dmd-action-sink = Strać: { $suit }
dmd-action-fetch = Przynieś: { $card }
dmd-action-steal = Ukradnij ({ $victim }): { $suit }
dmd-action-replay = Niech zadziała znowu: { $card }
dmd-action-plunder = Złup: { $victim }

dmd-nothing = nic
dmd-event-started = Zaczyna { $first }.
dmd-event-traits-offered = { $seat } może zatrzymać jedną z cech: { $traits }.
dmd-event-trait-chosen = { $seat } wybiera cechę.
dmd-event-trait-revealed = { $seat } ma cechę: { $trait }.
dmd-event-victim-named = { $seat } czyha, ofiara: { $victim }.
dmd-event-drawn = { $seat } dobiera: { $card }.
dmd-event-hooked = Hak przynosi: { $card }.
dmd-event-revealed = Mapa pokazuje: { $cards }.
dmd-event-fetched = Mapa przynosi: { $card }.
dmd-event-stolen = Szabla bierze: { $card } (bank: { $victim }).
dmd-event-banked-at-once = { $card } idzie prosto do banku: { $seat }.
dmd-event-shot = Armata trafia: { $cards } (bank: { $victim }).
dmd-event-shot-to = Armata trafia: { $cards } (bank: { $victim }). Łup idzie do banku: { $to }.
dmd-event-misfired = Niewypał: { $seat } traci kartę { $card }.
dmd-event-foreseen = Wyrocznia pokazuje: { $cards }.
dmd-event-obliged = { $n ->
    [one] Kraken chce jeszcze { $n } karty.
    [few] Kraken chce jeszcze { $n } kart.
   *[other] Kraken chce jeszcze { $n } kart.
}
dmd-event-replayed = Syrena: { $card } działa jeszcze raz.
dmd-event-lured = { $card } idzie do banku: { $to }.
dmd-event-parried = Odparowano: { $card }.
dmd-event-idle = { $suit } nie ma nic do roboty.
dmd-event-busted = { $seat } spala turę: { $card }!
dmd-event-busted-saved = { $seat } spala turę przez kartę { $card }! Ocalono: { $saved }.
dmd-event-lost = { $seat } traci: { $cards }.
dmd-event-lost-to = { $seat } traci: { $cards }. Wszystko idzie do banku: { $to }.
dmd-event-collected = { $seat } zbiera: { $cards }.
dmd-event-bonus-taken = Klucz i skrzynia płacą, { $seat } dostaje: { $cards }.
dmd-event-bonus-taken-from = Klucz i skrzynia płacą, { $seat } dostaje: { $cards } (bank: { $from }).
dmd-event-game-over = Koniec gry.

dmd-refusal-game-over = Gra skończona.
dmd-refusal-not-at-table = W tej grze nikt tu nie siedzi: { $seat }.
dmd-refusal-not-your-turn = Teraz gra { $active }. Poczekaj na swoją turę.
dmd-refusal-traits-first = Najpierw każdy zatrzymuje jedną z dwóch cech.
dmd-refusal-already-chosen = Cecha wybrana. Poczekaj na innych.
dmd-refusal-not-offered = Tej cechy ci nie oferowano: { $trait }.
dmd-refusal-victims-first = Najpierw właściciel Skrzyni Davy’ego Jonesa wskazuje ofiarę.
dmd-refusal-no-victim-to-name = Nie masz kogo wskazać. Poczekaj na innych.
dmd-refusal-not-an-opponent = { $seat } nie jest twoim przeciwnikiem.
dmd-refusal-not-asked = Żadna karta teraz na to nie pozwala. Dobierz albo zbierz.
dmd-refusal-answer-first = Działa { $suit }. Najpierw wybierz.
dmd-refusal-draw-pile-empty = Talia jest pusta. Zbierz.
dmd-refusal-draw-first = Zanim zbierzesz, dobierz choć jedną kartę.
dmd-refusal-kraken-holds = { $owed ->
    [one] Kraken chce jeszcze { $owed } karty, zanim zbierzesz.
    [few] Kraken chce jeszcze { $owed } kart, zanim zbierzesz.
   *[other] Kraken chce jeszcze { $owed } kart, zanim zbierzesz.
}
dmd-refusal-nothing-to-collect = Nie ma czego zbierać. Dobierz.
dmd-refusal-no-such-stack = { $seat }: w banku nie ma koloru { $suit }. Wybierz inny stos.
dmd-refusal-empty-bank = Bank jest pusty: { $seat }. Wybierz inny.
dmd-refusal-own-suit = W twoim banku jest już { $suit }: szabla bierze tylko brakujące kolory.
dmd-refusal-only-kraken = Szabla odparowana: może wziąć tylko krakena.
dmd-refusal-would-bust = { $card } cię spali. Wybierz inną kartę.
dmd-refusal-not-on-offer = Tej karty nie ma do wyboru: { $card }.

dmd-story-lead = { $n ->
    [one] { $seat }: { $n } punkt przewagi, w banku { $m ->
        [10] wszystkie dziesięć kolorów
       *[other] { $m } z dziesięciu kolorów
    }.
    [few] { $seat }: { $n } punkty przewagi, w banku { $m ->
        [10] wszystkie dziesięć kolorów
       *[other] { $m } z dziesięciu kolorów
    }.
   *[many] { $seat }: { $n } punktów przewagi, w banku { $m ->
        [10] wszystkie dziesięć kolorów
       *[other] { $m } z dziesięciu kolorów
    }.
}
dmd-story-tie = Punktów tyle samo: rozstrzyga większy bank ({ $seat }), kart { $n } do { $m }.
dmd-story-haul = { $seat }: największy łup naraz, kart: { $n }.
dmd-story-no-bust = Nikt nie spalił tury. Godne podziwu.
dmd-story-busts-only = { $seat } spala turę najczęściej: { $n ->
    [one] { $n } raz
   *[other] { $n } razy
}.
dmd-story-busts = { $seat } spala turę najczęściej: { $n ->
    [one] { $n } raz
    [few] { $n } razy
   *[other] { $n } razy
}; morze zabiera { $m ->
    [one] { $m } kartę
    [few] { $m } karty
   *[other] { $m } kart
}.
dmd-story-raids = Szable wzięły { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}, armaty zatopiły { $m }.

dmd-option-traits = Cechy piratów
dmd-option-traits-about = Każdy zatrzymuje jedną z dwóch cech, które zmieniają zasady.
dmd-option-mermaid = Syreny śpiewają
dmd-option-mermaid-about = Syreny są warte od 2 do 7 i pozwalają innej karcie zadziałać znowu.
dmd-option-variant = Wariant
dmd-option-digital = Bez wymuszonego spalenia
dmd-option-digital-about = Hak, szabla i mapa oferują tylko karty, które nie palą.
dmd-option-house = { $n ->
    [0] Zasady domowe
   *[other] Zasady domowe ({ $n })
}
dmd-house-may-stop-with-empty-play-area = Koniec tury bez łupu
dmd-house-anchored-key-and-chest-pay-bonus = Ocalone klucz i skrzynia płacą
dmd-house-bust-discards-before-anchored-bonus = Stracone karty mogą wrócić
dmd-house-directly-banked-cards-count-for-bonus = Karty prosto do banku też się liczą
dmd-house-several-keys-or-chests-pay-once = Jedna premia w Dziwnych krainach
dmd-house-direct-banking-from-draw-pile-only = Casanova i Rybak: tylko z talii
dmd-house-moved-card-keeps-old-anchor-protection = Przesunięte karty są nadal bezpieczne
dmd-house-siren-before-casanova = Śpiew syreny przed Casanovą
dmd-house-kraken-obligation-survives-its-kraken = Żądanie krakena pozostaje
dmd-house-about-may-stop-with-empty-play-area = Kto już dobrał kartę, może skończyć turę, choć pole gry jest puste.
dmd-house-about-anchored-key-and-chest-pay-bonus = Jeśli obie karty ocaleją, gdy spalisz turę, za każdą ocaloną kartę jest jedna z odrzuconych.
dmd-house-about-bust-discards-before-anchored-bonus = W takim przypadku stracone karty są odrzucane, zanim zostanie wzięta premia.
dmd-house-about-directly-banked-cards-count-for-bonus = Karty, które cecha od razu kładzie do banku, zwiększają premię za klucz i skrzynię.
dmd-house-about-several-keys-or-chests-pay-once = Kilka kluczy lub skrzyń płaci raz; inaczej płaci każda para.
dmd-house-about-direct-banking-from-draw-pile-only = Karty, które przyniosły hak, mapa lub szabla, nie idą prosto do banku.
dmd-house-about-moved-card-keeps-old-anchor-protection = Karta, którą śpiewająca syrena zabiera spod ochrony kotwicy, pozostaje chroniona.
dmd-house-about-siren-before-casanova = Kartę, którą wybiera syrena Casanovy, dostaje przeciwnik ze Śpiewem syreny.
dmd-house-about-kraken-obligation-survives-its-kraken = Obowiązuje, nawet gdy krakena nie ma już w polu gry.
dmd-house-sword = Szabla, która nie ma czego wziąć
dmd-house-sword-no-effect = nic nie robi
dmd-house-sword-discard = jest odrzucana
dmd-variant-none = Brak
dmd-variant-thieves-island = Wyspa złodziei
dmd-variant-pile-o-treasure = Góra skarbów
dmd-variant-sudden-death = Nagła śmierć
dmd-variant-all-hands-on-deck = Wszystkie ręce na pokład
dmd-variant-strange-lands = Dziwne krainy
dmd-variant-beneath-the-waves = Pod falami
dmd-variant-bottom-feeder = Denny połów
dmd-variant-about-none = Gra taka, jaka jest.
dmd-variant-about-thieves-island = Co tracisz, gdy spalisz turę, idzie do sąsiada po lewej.
dmd-variant-about-pile-o-treasure = Punktuje każda karta banku.
dmd-variant-about-sudden-death = Kto pierwszy ma pięćdziesiąt punktów, wygrywa od razu.
dmd-variant-about-all-hands-on-deck = Na koniec każdy brakujący kolor kosztuje pięć punktów.
dmd-variant-about-strange-lands = Pali ta sama wartość, nie ten sam kolor.
dmd-variant-about-beneath-the-waves = Wygrywa najlepszy wynik poniżej sześćdziesięciu.
dmd-variant-about-bottom-feeder = Armata i szabla trafiają w najniższą kartę stosu.

dmd-rules-goal = Napełnij bank skarbami. Na koniec liczy się tylko najwyższa karta każdego koloru; wygrywa najlepsza suma, a przy równych – większy bank.
dmd-rules-turn = Dobierz kartę do pola gry. Większość kolorów od razu coś robi i jest to obowiązkowe. Potem wybierz: dobrać kolejną kartę albo zebrać wszystko z pola gry do banku i zakończyć turę.

    Banki i odrzucone karty są jawne, więc każdy może policzyć, co jeszcze przyjdzie.
dmd-rules-bust = Jeśli przyjdzie karta koloru, który już leży w polu gry, spalasz turę: wszystko idzie do odrzuconych i tura się kończy. Kotwica ratuje to, co leży przed nią.
dmd-rules-end = Gdy talia się skończy, osoba, która wzięła ostatnią kartę, kończy turę i gra jest skończona.
dmd-reference = Dziesięć kolorów
dmd-reference-variants = Karty wariantów, jedna na grę
