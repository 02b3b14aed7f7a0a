lp-sort-rocket = Rakieta
lp-sort-component = Część rakiety
lp-sort-expert = Ekspert
lp-sort-advantage = Atut
lp-sort-action = Akcja
lp-sort-upgrade = Ulepszenie
lp-sort-part = Wyrzutnia
lp-sorts-rocket = Rakiety
lp-sorts-component = Części rakiet
lp-sorts-expert = Eksperci
lp-sorts-advantage = Atuty
lp-sorts-action = Akcje
lp-sorts-upgrade = Ulepszenia
lp-sorts-part = Elementy wyrzutni
lp-sort-about-rocket = Zagrywa się je do własnej hali montażowej. Liczba mówi, ile rakieta jest warta.
lp-sort-about-component = Kładzie się je na własną rakietę w hali montażowej, której jeszcze ich brakuje.
lp-sort-about-expert = Po jednym na każdą strefę. Bez jej eksperta żadna rakieta nie opuści strefy.
lp-sort-about-advantage = Kładzie się je na jedną rakietę, najwyżej po jednym każdego rodzaju. Cofnięta lub odrzucona rakieta je traci.
lp-sort-about-action = Wykonuje się je od razu – w całości albo wcale – i odrzuca.
lp-sort-about-upgrade = Leżą obok stref i działają stale; nowe zastępuje poprzednie.
lp-sort-about-part = Nie trzyma się ich na ręce: kto dobierze, ten od razu je wykłada, a co turę element wspina się o jedną strefę.

lp-card-swift = Szybka
lp-card-rapid = Błyskawiczna
lp-card-dauntless = Niezłomna
lp-card-fearless = Nieustraszona
lp-card-metal = Metal
lp-card-fuel = Paliwo
lp-card-engineer = Inżynier
lp-card-inspector = Kontroler jakości
lp-card-mission-controller = Kontroler misji
lp-card-jack-of-all-trades = Złota rączka
lp-card-certification = Certyfikat
lp-card-astronaut = Astronauta
lp-card-oxygen = Tlen
lp-card-top-secret = Ściśle tajne
lp-card-cancel-project = Koniec projektu
lp-card-launch-key = Klucz na start
lp-card-budget-cut = Cięcie budżetu
lp-card-priority = Najwyższy priorytet
lp-card-research = Badania i rozwój
lp-card-retest = Ponowne próby
lp-card-headhunting = Łowca głów
lp-card-brainstorm = Burza mózgów
lp-card-sabotage = Sabotaż
lp-card-solder-and-chisel = Lutownica i dłuto
lp-card-potato-duty = Na ziemniaki
lp-card-espionage = Szpiegostwo
lp-card-vacuum = Próżnia
lp-card-employment-contract = Umowa o pracę
lp-card-overtime = Nadgodziny
lp-card-security-system = System ochrony
lp-card-warehouse = Magazyn
lp-card-pad-top-left = Lewy górny element
lp-card-pad-top-right = Prawy górny element
lp-card-pad-bottom-left = Lewy dolny element
lp-card-pad-bottom-right = Prawy dolny element
lp-card-times = { $card }, sztuk: { $n }

lp-about-swift = Potrzebuje 1 metalu i 1 paliwa; na stole startowym warta 6 punktów.
lp-about-rapid = Potrzebuje 1 metalu i 2 paliwa; na stole startowym warta 8 punktów.
lp-about-dauntless = Potrzebuje 2 metalu i 2 paliwa; na stole startowym warta 10 punktów.
lp-about-fearless = Potrzebuje 3 metalu i 2 paliwa; na stole startowym warta 12 punktów.
lp-about-metal = Kadłub rakiety w twojej hali montażowej.
lp-about-fuel = Zbiorniki rakiety w twojej hali montażowej.
lp-about-engineer = Wypuszcza gotowe rakiety z twojej hali montażowej.
lp-about-inspector = Wypuszcza gotowe rakiety z twojego stanowiska prób.
lp-about-mission-controller = Czuwa nad twoim stołem startowym. Jeśli nikogo tam nie ma, na koniec tracisz 10 punktów.
lp-about-jack-of-all-trades = Na stałe zajmuje miejsce eksperta w dowolnej twojej strefie.
lp-about-certification = Na rakietę na twoim stanowisku prób. Na stole startowym warty 3 punkty; ponowne próby rakiecie nie grożą.
lp-about-astronaut = Na rakietę na twoim stole startowym. Z tlenem daje 4 punkty, bez niego zabiera 4.
lp-about-oxygen = Na rakietę na twoim stole startowym. Bez niego astronauta nie przeżyje; sam nie jest nic wart.
lp-about-top-secret = Na rakietę na twoim stole startowym. Nie ruszą jej sabotaż, koniec projektu ani próżnia, nawet twoje.
lp-about-cancel-project = Dowolna rakieta w grze trafia na stos kart odrzuconych ze wszystkim, co na niej leży.
lp-about-launch-key = Element wyrzutni z czyjejkolwiek strefy trafia od razu na wyrzutnię.
lp-about-budget-cut = Weź na rękę ulepszenie innego gracza.
lp-about-priority = Jedna twoja gotowa rakieta trafia od razu na stół startowy, eksperci niepotrzebni.
lp-about-research = Dobierz 3 karty, ilekolwiek masz na ręce.
lp-about-retest = Rakieta z dowolnego stołu startowego wraca na stanowisko prób i traci atuty.
lp-about-headhunting = Weź na rękę dowolnego eksperta z gry.
lp-about-brainstorm = Wierzchnie 10 odrzuconych kart wtasowuje się do talii.
lp-about-sabotage = Zdejmij część z cudzej rakiety; wraca ona do hali montażowej i traci atuty.
lp-about-solder-and-chisel = Weź dowolną kartę ze stosu kart odrzuconych.
lp-about-potato-duty = Każdy, ty też, odrzuca wybraną przez siebie kartę.
lp-about-espionage = Weź 2 losowe karty: obie od jednego gracza albo po jednej od dwóch.
lp-about-vacuum = Weź na rękę dowolny tlen z gry.
lp-about-employment-contract = Nikt inny nie podkupi twoich ekspertów.
lp-about-overtime = Z każdej twojej strefy mogą w turze wyjść dwie rakiety zamiast jednej.
lp-about-security-system = Inni nie mogą użyć sabotażu, końca projektu ani próżni na twoich rakietach.
lp-about-warehouse = Możesz mieć na ręce 8 kart zamiast 6 i dobierać do 8.
lp-about-pad-top-left = Gdy wszystkie cztery elementy są na wyrzutni, zaczyna się ostatnie odliczanie.
lp-about-pad-top-right = Gdy wszystkie cztery elementy są na wyrzutni, zaczyna się ostatnie odliczanie.
lp-about-pad-bottom-left = Gdy wszystkie cztery elementy są na wyrzutni, zaczyna się ostatnie odliczanie.
lp-about-pad-bottom-right = Gdy wszystkie cztery elementy są na wyrzutni, zaczyna się ostatnie odliczanie.

lp-zone-assembly = Hala montażowa
lp-zone-test = Stanowisko prób
lp-zone-launch = Stół startowy
lp-vacancy-assembly = Brak inżyniera: rakiety nie opuszczą hali montażowej.
lp-vacancy-test = Brak kontrolera jakości: rakiety nie opuszczą stanowiska prób.
lp-vacancy-launch = Nikt nie kontroluje misji: na koniec minus 10 punktów.
lp-expert = { $card }, { $zone }
lp-expert-here = Postaw eksperta tutaj: { $zone }
lp-rocket = { $card }, { $zone }
lp-rocket-worth = Punkty na stole startowym: { $n }.
lp-rocket-lacks = { $metal ->
    [0] Brakuje: paliwo – { $fuel }.
   *[other] { $fuel ->
        [0] Brakuje: metal – { $metal }.
       *[other] Brakuje: metal – { $metal }, paliwo – { $fuel }.
    }
}
lp-rocket-complete = Jest gotowa.
lp-rocket-ready = Jest gotowa i w następnej turze może ruszyć dalej.
lp-part-under-way = { $card }, { $zone }
lp-target-expert = { $whose ->
    [own] ekspert, { $zone }
   *[other] { $seat }: ekspert, { $zone }
}
lp-target-rocket = { $whose ->
    [own] rakieta { $n }, { $zone }
   *[other] { $seat }: rakieta { $n }, { $zone }
}
lp-target-component = { $rocket }, { $component }

lp-your-gantry = Twój kosmodrom
lp-gantry-of = Kosmodrom: { $name }
lp-your-hand = Twoja ręka
lp-hand-size = { $n ->
    [one] { $n } karta na ręce, można zatrzymać { $limit }.
    [few] { $n } karty na ręce, można zatrzymać { $limit }.
   *[many] { $n } kart na ręce, można zatrzymać { $limit }.
}
lp-hand-known = Karty z tej ręki, które znasz
lp-score = { $n ->
    [one] { $n } punkt w tej chwili
    [few] { $n } punkty w tej chwili
   *[many] { $n } punktów w tej chwili
}
lp-score-of = Punkty: { $name }
lp-score-about = Tyle by było, gdyby gra skończyła się teraz. Karty na ręce i rakiety na stanowisku prób się nie liczą.
lp-score-launch = Rakiety na stole startowym
lp-score-certifications = Certyfikaty tamże
lp-score-astronauts = Astronauci
lp-score-assembly = Zostały w hali
lp-score-control = Kontrola misji
lp-score-total = Razem
lp-pad = Wyrzutnia: { $n } z 4 elementów
lp-pad-short = Wyrzutnia
lp-countdown = { $n ->
    [0] Odliczanie: ostatnia tura!
    [one] Odliczanie: jeszcze { $n } tura
    [few] Odliczanie: jeszcze { $n } tury
   *[many] Odliczanie: jeszcze { $n } tur
}
lp-draw-pile = Talia: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
lp-draw-pile-short = Talia
lp-discard-pile = Karty odrzucone: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
lp-discard-pile-short = Odrzucone
lp-discard-top = Na wierzchu kart odrzuconych: { $card }
lp-aim-at = Wybierz: { $name }

lp-actions = Co możesz zrobić
lp-action-stay = Dalej
lp-action-draw = Dobierz
lp-action-take = { $known ->
    [yes] Weź: { $card }
   *[no] Weź wierzchnią kartę odrzuconą
}
lp-action-end = Zakończ turę
lp-action-accept = Przyjmij
lp-action-refuse = Odmów
lp-action-withdraw = Wycofaj ofertę
lp-action-want = Poproś o kartę: { $card }, i coś jeszcze
lp-action-ask = { $known ->
    [yes] Poproś o kartę: { $card }, i złóż ofertę
   *[no] Złóż ofertę
}
lp-mode-discard = Odrzuć…
lp-mode-offer = Zaoferuj… ({ $n })
lp-action-offer = Zaoferuj { $card }: { $to }
lp-key-offer = Zaoferuj karty
lp-key-pile = Przejrzyj karty odrzucone
lp-action-advance = Rusz dalej: { $rocket }
lp-action-play = { $aimed ->
    [yes] Zagraj: { $card } → { $target }
   *[no] Zagraj: { $card }
}
lp-action-discard = Odrzuć: { $card }
lp-action-pile = Następna: { $card }
lp-step-advance = przesunąć rakiety
lp-step-draw = dobrać karty
lp-step-play = zagrać karty
lp-step-pile = ułożyć odrzucane karty
lp-step-duty = wybrać kartę „na ziemniaki”
lp-step-ask = przygotować ofertę
lp-step-offer = odpowiedzieć na ofertę
lp-step-discard = odrzucić karty
lp-step-over = iść do domu
lp-wait = { $step ->
    [advance] { $name } przesuwa rakiety.
    [draw] { $name } dobiera karty.
    [pile] { $name } układa odrzucane karty.
    [duty] Na ziemniaki: wszyscy wybierają kartę.
    [ask] { $name } szykuje ofertę.
    [offer] { $name } składa ofertę.
    [discard] { $name } odrzuca karty.
   *[play] { $name } zagrywa karty.
}
lp-prompt-advance = Dotknij gotowej rakiety, aby ruszyła dalej.
lp-prompt-draw = Wierzchnia karta odrzucona czy karta z talii?
lp-prompt-play = Zagraj dowolnie wiele kart.
lp-prompt-stuck = Teraz nic nie da się zagrać. Odrzuć kilka kart albo zakończ turę.
lp-prompt-surplus = { $n ->
    [one] Odrzuć { $n } kartę: możesz zatrzymać { $limit }.
    [few] Odrzuć { $n } karty: możesz zatrzymać { $limit }.
   *[many] Odrzuć { $n } kart: możesz zatrzymać { $limit }.
}
lp-prompt-mode-discard = Co odrzucasz? Potem nie można już nic zagrać.
lp-prompt-pile = Która karta ma teraz trafić na stos?
lp-prompt-duty = Na ziemniaki: wybierz kartę do odrzucenia.
lp-prompt-discard = Odrzuć jeszcze coś albo zakończ turę.
lp-prompt-target = { $card }: wybierz gdzie.
lp-prompt-way = { $card }: co dokładnie?
lp-prompt-from-pile = Którą kartę bierzesz?
lp-way-both = Obie: { $name }
lp-way-each = Po jednej: { $names }

lp-offer = Oferta
lp-offer-words = { $seat } składa ofertę, odpowiada { $to }
lp-offer-draft = Twoja oferta
lp-offer-to = Komu?
lp-offer-tries = { $n ->
    [one] W tej turze ofertę można odrzucić lub wycofać jeszcze { $n } raz.
    [few] W tej turze ofertę można odrzucić lub wycofać jeszcze { $n } razy.
   *[many] W tej turze ofertę można odrzucić lub wycofać jeszcze { $n } razy.
}
lp-offer-give = Oddajesz
lp-offer-choose = Wybierz karty z ręki.
lp-offer-want = Chcesz w zamian
lp-offer-leave-out = Pomiń: { $card }
lp-offer-make = Złóż ofertę
lp-offer-prices = O co możesz prosić
lp-offer-given = W ofercie
lp-offer-wanted = Oczekiwane w zamian
lp-offer-gift = nic: prezent
lp-offer-secret = Tę kartę zna tylko tych dwoje

lp-event-turn-began = Tura: { $seat }.
lp-event-part-moved = { $part } wspina się: { $to } ({ $seat }).
lp-event-part-out = { $part } jest na wyrzutni ({ $seat }).
lp-event-countdown-began = { $seat } kończy wyrzutnię: każdy ma jeszcze jedną turę.
lp-event-rocket-moved = { $seat }: { $card } rusza dalej, { $to }.
lp-event-drew = { $seat } dobiera: { $card }.
lp-event-part-drawn = { $seat } dobiera i wykłada: { $part }.
lp-event-reshuffled = Karty odrzucone stają się talią: { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
lp-event-shuffled-in = Do talii wtasowano odrzucone karty: { $cards ->
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[many] { $cards } kart.
}
lp-event-played = { $aimed ->
    [yes] { $seat } zagrywa: { $card } → { $target }.
   *[no] { $seat } zagrywa: { $card }.
}
lp-event-took = { $owned ->
    [yes] { $seat } zabiera: { $card } (komu: { $from }).
   *[no] { $seat } bierze z odrzuconych: { $card }.
}
lp-event-discarded = { $seat } odrzuca: { $card }.
lp-event-picked = { $known ->
    [yes] { $seat } wysyła na ziemniaki: { $card }.
   *[no] { $seat } wybiera kartę „na ziemniaki”.
}
lp-event-revealed = Na ziemniaki, { $seat }: { $card }.
lp-event-stolen = { $known ->
    [yes] { $seat } kradnie: { $card } (komu: { $from }).
   *[no] { $seat } kradnie kartę (komu: { $from }).
}
lp-event-given = { $known ->
    [yes] { $seat } oddaje: { $card }. Dostaje { $to }.
   *[no] { $n ->
        [one] { $seat } oddaje { $n } kartę. Dostaje { $to }.
        [few] { $seat } oddaje { $n } karty. Dostaje { $to }.
       *[many] { $seat } oddaje { $n } kart. Dostaje { $to }.
    }
}
lp-event-offered = { $seat } oferuje: { $card } → { $to }.
lp-event-asked = { $seat } chce w zamian: { $card } ({ $to }).
lp-event-proposed = Oferta: { $seat } → { $to }, { $gives ->
    [one] { $gives } karta
    [few] { $gives } karty
   *[many] { $gives } kart
} { $wants ->
    [0] w prezencie
   *[other] za { $wants }
}.
lp-event-accepted = { $seat } przyjmuje.
lp-event-refused = { $seat } odmawia.
lp-event-withdrawn = { $seat } wycofuje ofertę.
lp-event-refilled = { $seat } ma pustą rękę i dobiera nową.
lp-event-game-ended = { $n ->
    [one] Koniec odliczania: wygrywa { $names }.
   *[other] Koniec odliczania: zwycięstwem dzielą się { $names }.
}

lp-refusal-game-over = Gra jest skończona.
lp-refusal-not-your-turn = Teraz czekamy na kogoś innego. Poczekaj na swoją turę.
lp-refusal-wrong-step = Nie teraz. Najpierw trzeba: { $step }.
lp-refusal-not-in-hand = Nie masz na ręce karty { $card }.
lp-refusal-no-such-rocket = Nie ma takiej rakiety: { $rocket }.
lp-refusal-not-your-rocket = { $rocket }: nie twoja. Wybierz własną rakietę.
lp-refusal-incomplete = { $rocket }: najpierw potrzebuje całego metalu i paliwa.
lp-refusal-no-expert = { $zone }: rakiety wychodzą stąd tylko z ekspertem na miejscu.
lp-refusal-cannot-go-further = { $rocket }: w tej turze dalej się nie da.
lp-refusal-zone-spent = { $zone }: w tej turze nie wyjdzie stąd już żadna rakieta.
lp-refusal-target-missing = { $card }: wybierz, na co ją zagrać.
lp-refusal-wrong-target = { $card }: nie można jej zagrać na to – { $target }.
lp-refusal-no-target-needed = { $card }: tej karty nie zagrywa się na nic.
lp-refusal-protected = { $by } chroni przed kartą { $card }: { $target }. Wybierz coś innego.
lp-refusal-place-taken = { $zone }: miejsce eksperta jest zajęte, a eksperci zostają na swoich miejscach.
lp-refusal-no-rocket-for = { $card }: żadna z twoich rakiet jej teraz nie przyjmie.
lp-refusal-impossible = { $card }: nie da się teraz wykonać w całości, więc nie można jej zagrać.
lp-refusal-not-to-be-piled = { $card }: tej karty nie ma wśród odkładanych.
lp-refusal-hand-too-large = Masz kart na ręce: { $hand }, a możesz zatrzymać { $limit }. Najpierw zagraj lub odrzuć kilka.
lp-refusal-no-negotiation = Nie umówiono się na negocjacje: kart nie można oferować.
lp-refusal-offers-spent = { $to }: w tej turze trzy oferty zostały już odrzucone lub wycofane. Poczekaj do następnej tury.
lp-refusal-one-offer-at-a-time = Przygotowujesz już ofertę ({ $to }). Najpierw ją złóż albo wycofaj.
lp-refusal-already-offered = { $card }: ta karta jest już w ofercie, a drugiej takiej nie masz.
lp-refusal-asks-too-much = { $hand ->
    [one] { $to } ma tylko { $hand } kartę. Nie proś o więcej.
    [few] { $to } ma tylko { $hand } karty. Nie proś o więcej.
   *[many] { $to } ma tylko { $hand } kart. Nie proś o więcej.
}
lp-refusal-no-partner = Zaoferuj kartę innemu graczowi przy stole.
lp-refusal-cannot-pay = Nie masz wszystkiego, o co chodzi w ofercie: brakuje karty { $card }. Odmów.
lp-refusal-never-in-hand = { $card }: takiej karty nie ma się na ręce. Poproś o inną.

lp-story-pad = { $seat } kończy wyrzutnię i zaczyna odliczanie.
lp-story-tie = Punktów tyle samo: rozstrzyga liczba atutów w grze, { $n } do { $m } ({ $seat }).
lp-story-launch = { $n ->
    [0] { $seat } wygrywa bez jednej rakiety na stole startowym.
    [one] { $seat }: { $n } rakieta na stole startowym, punkty za nią: { $points }
    [few] { $seat }: { $n } rakiety na stole startowym, punkty za nie: { $points }
   *[many] { $seat }: { $n } rakiet na stole startowym, punkty za nie: { $points }
}{ $n ->
    [0] { "" }
   *[other] { $extra ->
        [0] .
       *[other] , i jeszcze { $extra } za załogi i certyfikaty.
    }
}
lp-story-biggest = Duma floty: { $card }, punkty: { $n }.
lp-story-penalty = { $n ->
    [one] { $seat }: minus { $n } punkt za niedokończone sprawy.
    [few] { $seat }: minus { $n } punkty za niedokończone sprawy – rakiety w hali, astronauci bez tlenu albo puste centrum kontroli.
   *[many] { $seat }: minus { $n } punktów za niedokończone sprawy – rakiety w hali, astronauci bez tlenu albo puste centrum kontroli.
}
lp-story-raids = { $n ->
    [one] Był { $n } atak; ofiara: { $seat }.
    [few] Były { $n } ataki; najczęstsza ofiara ({ $m }): { $seat }.
   *[many] Było { $n } ataków; najczęstsza ofiara ({ $m }): { $seat }.
}

lp-option-fast = Szybka gra
lp-option-about-fast = Dobrany element wyrzutni trafia od razu na wyrzutnię.
lp-option-long = Długa gra
lp-option-about-long = Elementy wyrzutni wchodzą do gry dopiero, gdy talia pierwszy raz powstaje z kart odrzuconych.
lp-option-negotiation = Negocjacje
lp-option-about-negotiation = W swojej turze możesz oferować innym wymianę i prezenty z ręki.
lp-option-super-powers = Supermoce
lp-option-about-super-powers = Każdy może mieć dowolnie wiele ulepszeń; cięcie budżetu zabiera wszystkie.

lp-rules-goal = Buduj rakiety i prowadź je na swój stół startowy, zanim wspólna wyrzutnia będzie gotowa. Rakieta tam daje swoją wartość, na stanowisku prób nic, a każda, która została w hali montażowej, swoją wartość zabiera. Wygrywa największa liczba punktów; przy remisie ten, kto ma w grze więcej atutów.
lp-rules-turn = Najpierw twoje elementy wyrzutni wspinają się o jedną strefę. Potem możesz przesunąć gotowe rakiety: po jednej z każdej strefy, jeśli jej ekspert był na miejscu na początku tury. Następnie dobierz karty do sześciu; jedną z nich może być wierzchnia karta odrzucona.

    Teraz zagraj dowolnie wiele kart. Jeśli ręka się opróżni, raz na turę dobierasz nową. Na koniec odrzuć, czego nie chcesz; na ręce może zostać sześć kart.
lp-rules-zones = Rakietę buduje się w hali montażowej z metalu i paliwa, potem przechodzi stanowisko prób i trafia na stół startowy. Obok stref stoją eksperci: inżynier, kontroler jakości, kontroler misji; złota rączka stanie gdziekolwiek. Jeśli nikt nie kontroluje stołu startowego, kosztuje to dziesięć punktów.
lp-rules-end = Cztery elementy wyrzutni leżą w dolnej połowie talii. Gdy czwarty dotrze na wyrzutnię, zaczyna się ostatnie odliczanie: każdy ma jeszcze jedną turę, a kto ukończył wyrzutnię, gra ostatni.
