analysis-title = Przeanalizuj dowolną partię
analysis-of = { $game }, wklejona partia
analysis-about = Wklej zapis partii albo rozdanie, albo upuść tu plik. Potem można przejść partię krok po kroku, zobaczyć, gdzie została przegrana i jak dało się wygrać.
analysis-text = Zapis lub rozdanie
analysis-look = Analizuj
analysis-file = Wybierz plik
analysis-another = Inna partia
analysis-private = Nic z tego nie jest zapisywane.
analysis-too-large = Ten plik jest za duży jak na zapis: czytamy najwyżej 60 KiB.
analysis-percent = { $n }%

analysis-thinking = Patrzymy we wszystkie karty…
analysis-mark-winnable = Jeszcze do wygrania
analysis-mark-lost-here = Przegrane tutaj
analysis-mark-lost = Już przegrane
analysis-mark-unknown = Nierozstrzygnięte

analysis-jump = Do karty, przez którą przegrano
analysis-verdict-won = Wygrana: po każdej karcie wciąż była możliwa.
analysis-verdict-until = Dało się wygrać aż do chwili, gdy { $name } zagrywa { $card }.
analysis-verdict-step = Dało się wygrać aż do kroku { $step } (decyduje { $name }).
analysis-verdict-never = Tego rozdania nie wygrałby nikt.
analysis-verdict-otherwise = To rozdanie dało się wygrać, ale nie przy takim podziale zadań.
analysis-verdict-shared = Przy takim podziale zadań misja była przegrana od pierwszej karty; nie udało się na czas ustalić, czy inny podział by wygrał.
analysis-verdict-somewhere = Przez pewien czas dało się wygrać; gdzie przepadło, nie rozstrzygnięto na czas.
analysis-verdict-unknown = Nie rozstrzygnięto na czas, czy dało się wygrać.

analysis-line-show = Pokaż, jak stąd wygrać
analysis-line-instead = Pokaż, co by wygrało
analysis-line-thinking = Szukamy wygrywającej linii…
analysis-line-shown = Tak dało się wygrać; naprawdę zagrano inaczej.
analysis-line-leave = Wróć do partii
analysis-line-none = Stąd nie wygrywa już żadna linia.
analysis-line-early = Nie wiadomo jeszcze, kto ma które zadanie, albo nie można zagrać karty: przejdź trochę dalej.
analysis-line-unknown = Nie rozstrzygnięto na czas: wygrywająca linia może istnieć albo nie.

analysis-tabs = Co pokazać obok stołu
analysis-tab-log = Dziennik
analysis-tab-fair = Błędy
analysis-tab-belief = Domysły

analysis-card = Karta
analysis-share = Wciąż do wygrania
analysis-choices = Karty, które można było zagrać
analysis-fair-about = Każdą kartę oceniamy tylko po tym, co mogła wiedzieć osoba grająca: w ilu z 200 rozdań, które z tego miejsca wyglądały tak samo, misję wciąż da się wygrać?
analysis-fair-none = W tym kroku nie zagrano karty.
analysis-fair-next = Do następnej karty
analysis-fair-share = Ze wszystkich rozdań, których { $name } nie może odróżnić, przed tą kartą dało się wygrać { $before }%, a po niej { $after }%.
analysis-fair-best = Najlepsza karta to { $card }: { $best }%. Różnica do { $margin } punktów to tylko szum.
analysis-fair-worlds = { $n ->
    [one] Ocena na podstawie { $n } rozdania.
    [few] Ocena na podstawie { $n } rozdań.
    [many] Ocena na podstawie { $n } rozdań.
   *[other] Ocena na podstawie { $n } rozdania.
}
analysis-judged-forced = Bez wyboru: tylko tę kartę można było zagrać.
analysis-judged-undecided = Za trudne, by ocenić na czas.
analysis-judged-mistake = Błąd: można było wiedzieć o lepszej karcie.
analysis-judged-unlucky = Pech, nie błąd.
analysis-judged-sound = To nie błąd.
analysis-mistakes = { $n ->
    [0] Bez błędów w tej partii
    [one] { $n } błąd w tej partii
    [few] { $n } błędy w tej partii
    [many] { $n } błędów w tej partii
   *[other] { $n } błędu w tej partii
}
analysis-mistakes-open = { $n ->
    [0] Nie znaleziono błędów
    [one] Znaleziono { $n } błąd
    [few] Znaleziono { $n } błędy
   *[other] Znaleziono { $n } błędów
}; { $open ->
    [one] { $open } kartę było zbyt trudno ocenić
    [few] { $open } karty było zbyt trudno ocenić
   *[other] { $open } kart było zbyt trudno ocenić
}
analysis-blame-mistake = Misję przegrała karta { $card } ({ $name }) i na podstawie tego, co można było wiedzieć, był to błąd.
analysis-blame-unlucky = Misję przegrała karta { $card } ({ $name }), ale na podstawie tego, co można było wiedzieć, nie był to błąd.
analysis-blame-forced = Misję przegrała karta { $card } ({ $name }), ale innej nie można było zagrać.
analysis-blame-undecided = Misję przegrała karta { $card } ({ $name }); zbyt trudno ocenić, czy można było o tym wiedzieć.
analysis-mistake = { $name }: { $after }%; { $card }: { $best }%

analysis-belief-of = Czyje domysły
analysis-belief-none = W tym kroku nic nie jest ukryte.
analysis-belief-worlds = { $n ->
    [one] Procent z { $n } rozdania, które z tego miejsca wyglądało tak samo.
    [few] Procent z { $n } rozdań, które z tego miejsca wyglądały tak samo.
    [many] Procent z { $n } rozdań, które z tego miejsca wyglądały tak samo.
   *[other] Procent z { $n } rozdania, które z tego miejsca wyglądały tak samo.
}

analysis-tab-course = Decyzje
analysis-course-about = Każdy wybór oceniamy tylko po tym, co mogła wiedzieć osoba grająca: z jaką szansą prowadzi do wygranej?
analysis-course-early = Decyzje oceniamy, gdy partia jest skończona.
analysis-course-thinking = Ważymy każdy wybór…
analysis-course-none = W tym kroku nie było nic do decydowania.
analysis-course-open = Żadnej decyzji nie udało się ocenić.
analysis-course-lost = Stracone punkty procentowe: { $n }.
analysis-course-sound = Nic nie stracono: różnica do { $n } punktów procentowych to tylko szum.
analysis-chances = Szansa na wygraną: { $name }
analysis-signal = { $name } daje sygnał: możliwych rąk było { $before }, zostało { $after }.
analysis-accounts = Szczęście i decyzje
analysis-accounts-about = W punktach procentowych szansy na wygraną, od równych szans na początku. Szczęście to karty i to, co zrobili inni.
analysis-player = Gracz
analysis-luck = Szczęście
analysis-decisions = Decyzje
analysis-costly = { $n ->
    [0] Żaden wybór nie zmniejszył szans
    [one] { $n } wybór zmniejszył szanse
    [few] { $n } wybory zmniejszyły szanse
    [many] { $n } wyborów zmniejszyło szanse
   *[other] { $n } wyboru zmniejszyło szanse
}
analysis-scores = Jak zmieniały się punkty
analysis-scores-table = Jako tabela
analysis-step = Krok

refusal-tampered-record = Ten zapis zmieniono albo partia nie przebiegła według zasad: nie da się go odtworzyć.
refusal-other-version = Ten zapis pochodzi z innej wersji Wardroom lub zasad i nie da się go tu odczytać.
refusal-too-many-thoughts = Analizujesz zbyt wiele partii naraz. Poczekaj, aż jedna się skończy.
