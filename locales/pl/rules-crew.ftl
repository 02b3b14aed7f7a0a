rule-cr-1-1 = { $game ->
    [planet-nine] Czterdzieści kart: różowe, niebieskie, zielone i żółte od 1 do 9 oraz cztery rakiety, czyli atuty. Każdy kolor ma też własny kształt i literę.
   *[deep-sea] Czterdzieści kart: różowe, niebieskie, zielone i żółte od 1 do 9 oraz cztery batyskafy, czyli atuty. Każdy kolor ma też własny kształt i literę.
}
rule-cr-1-2 = Rozdaje się wszystkie karty: pięciu osobom po osiem, czterem po dziesięć. Z trzech osób jedna dostaje czternaście, pozostałe po trzynaście; karty, która zostanie na końcu, się nie zagrywa. O tym, kto ją dostanie, decyduje los.
rule-cr-1-3 = { $game ->
    [planet-nine] Kto dostał rakietę 4, jest dowódcą tego podejścia i wszyscy to widzą. Dowódca pierwszy wybiera zadanie i rozpoczyna pierwszą lewę, a poza tym jest zwykłym członkiem załogi.
   *[deep-sea] Kto dostał batyskaf 4, jest kapitanem tego podejścia i wszyscy to widzą. Kapitan pierwszy wybiera zadanie i rozpoczyna pierwszą lewę, a poza tym jest zwykłym członkiem załogi.
}
rule-cr-2-1 = Gra się zgodnie z ruchem wskazówek zegara. Pierwsza karta wyznacza kolor, a atuty też są kolorem: dołóż do koloru, jeśli możesz, w przeciwnym razie zagraj cokolwiek. Lewę zgarnia najwyższy atut, a bez atutów najwyższa karta koloru, od którego zaczęto. Kto zgarnął, rozpoczyna następną. Nikt nie musi zgarniać.
rule-cr-2-2 = Obejrzeć ponownie można tylko lewę, która właśnie się skończyła. Ile lew kto zgarnął, jest jawne. Zasadą domową można ustalić, że widoczne są wszystkie; dziennik wtedy to zaznacza.
rule-cr-3-1 = O tym, co wiesz tylko z własnej ręki, nie wolno mówić. Gdy załoga decyduje o czymś wspólnie, może się naradzać, nie zdradzając kart: o swobodnym podziale zadań, sygnale alarmowym i jego kierunku, przekazaniu zadania, pytaniu do wszystkich. Wolno to robić, odkąd zadania są znane, aż do pierwszego komunikatu lub pierwszej karty, chyba że przy stole umówiono się na milczenie. Poza tym w misji dozwolone są tylko sygnały gry; między podejściami można rozmawiać swobodnie.
rule-cr-3-2 = Każdy ma jeden żeton komunikatu na podejście. Przed lewą, także przed pierwszą, możesz wyłożyć odkrytą jedną kolorową kartę. Żeton u góry mówi: moja najwyższa w tym kolorze; pośrodku: jedyna; u dołu: najniższa. W tej chwili musi to być prawda, pojedyncza karta jest zawsze „jedyna”, a atutów się nie pokazuje. Przed tą samą lewą komunikat może nadać kilka osób.
rule-cr-3-3 = Karta nadal należy do ręki: liczy się przy dokładaniu do koloru i można ją zagrać jak każdą inną. Żetonu się nie przesuwa, nawet gdy komunikat jest już nieaktualny. Gdy karta zostanie zagrana, żeton jest zużyty.
rule-cr-3-4 = { $game ->
    [planet-nine] Martwa strefa: kartę wykłada się odkrytą, a żeton kładzie obok, więc nikt nie wie, który z trzech warunków zachodzi. Jeden z nich musi jednak zachodzić.
   *[deep-sea] Prądy morskie: kartę wykłada się odkrytą, a żeton kładzie obok, więc nikt nie wie, który z trzech warunków zachodzi. Jeden z nich musi jednak zachodzić.
}
rule-cr-3-5 = Zakłócenia: nikt nie może nadać komunikatu przed lewą, którą podaje misja. Sygnału alarmowego to nie dotyczy.
rule-cr-3-6 = Narkoza azotowa: nikt nie ma własnego żetonu. Na środku leży o dwa żetony mniej, niż jest członków załogi (przy dwóch osobach jeden). Kto chce, bierze żeton i od razu nadaje komunikat, także kilka razy. Gdy żetony się skończą, nikt już nie nada komunikatu.
rule-cr-3-7 = Nieznany teren: przed rozdaniem losuje się kolorową kartę. 1–3: sonar działa zwyczajnie; 4–6: prądy morskie; 7–9: narkoza azotowa. Obowiązuje w tym podejściu.
rule-cr-4-1 = Gdy zadania są rozdzielone, a nikt jeszcze nie nadał komunikatu, załoga może wspólnie wysłać sygnał alarmowy: każdy przekazuje sąsiadowi jedną kolorową kartę, wszyscy w tę samą stronę. Atutów się nie przekazuje i nikt nie widzi karty, zanim wszyscy wybiorą. Zaproponować może każdy; jeden sprzeciw wystarczy, by odrzucić propozycję, a po naradzie można ją złożyć ponownie.
rule-cr-4-2 = Sygnał pozostaje aktywny we wszystkich dalszych podejściach do tej misji i za każdym razem załoga decyduje na nowo, czy i w którą stronę przekazywać. Raz zwiększa o jeden liczbę zapisanych podejść i kończy się wraz z misją.
rule-cr-5-1 = { $game ->
    [planet-nine] Do misji podchodzi się, aż się uda; misje można rozgrywać w dowolnej kolejności. Każde podejście to nowe karty i nowe zadania. Dziennik przechowuje podejścia, sygnały alarmowe, datę i załogę.
   *[deep-sea] Do misji podchodzi się, aż się uda; misje można rozgrywać w dowolnej kolejności. Każde podejście to nowe karty, a zadania załoga zatrzymuje albo dobiera nowe. Dziennik przechowuje podejścia, sygnały alarmowe, datę i załogę.
}
rule-cr-5-2 = Misja jest wygrana w chwili, gdy wszystkie zadania są wykonane i żadnej specjalnej zasady nie da się już złamać. Jest przegrana w chwili, gdy czegoś z tego nie da się już spełnić. Sprawdza się to, gdy lewa jest pełna.
rule-cr-5-3 = Stół rozstrzyga tylko na podstawie tego, co każdy może wiedzieć: zakończonych lew. Ukryte karty się nie liczą, więc wczesny koniec nie zdradza niczyjej ręki. Nikomu też nie wolno, patrząc w swoje karty, powiedzieć, że wszystko stracone: grajcie dalej.
rule-cr-5-4 = { $game ->
    [planet-nine] Każde podejście się liczy. Po przegranej stół mówi, czy to rozdanie w ogóle dało się wygrać.
   *[deep-sea] Podejście liczy się tylko wtedy, gdy porażki można było uniknąć: po przegranej stół sprawdza, czy to rozdanie dało się wygrać przy jakimkolwiek dozwolonym podziale zadań. Jeśli nie uda się tego rozstrzygnąć na czas, załoga może ustalić, że podejście się nie liczy.
}
rule-cr-6-1 = { $game ->
    [planet-nine] Dwóm osobom pomaga trzeci członek załogi, Jarvis: siedem kart zakrytych w rzędzie, a na nich siedem odkrytych. Decyduje za niego tylko dowódca; jako który gra w kolejce, ustala się przed rozdaniem.
   *[deep-sea] Dwóm osobom pomaga trzeci członek załogi, Tonoja: siedem kart zakrytych w rzędzie, a na nich siedem odkrytych. Decyduje za nią tylko kapitan; jako która gra w kolejce, ustala się przed rozdaniem.
}
rule-cr-6-2 = { $game ->
    [planet-nine] Jarvis gra tylko odkrytymi kartami i spośród nich dokłada do koloru. To, co leży pod spodem, odkrywa się po lewie. Rozgrywa się trzynaście lew i jedna jego karta zostaje.
   *[deep-sea] Tonoja gra tylko odkrytymi kartami i spośród nich dokłada do koloru. To, co leży pod spodem, odkrywa się po lewie. Rozgrywa się trzynaście lew i jedna jej karta zostaje.
}
rule-cr-6-3 = { $game ->
    [planet-nine] Jarvis nie ma żetonu komunikatu, ale liczy się jako członek załogi wszędzie, gdzie się ich liczy lub porównuje. Po sygnale alarmowym gracze wymieniają się jedną kartą, a Jarvis niczego nie przekazuje.
   *[deep-sea] Trudność zadań jest jak dla trzech osób. Tonoja nie ma żetonu, ale liczy się jako członek załogi wszędzie, gdzie się ich liczy lub porównuje. Po sygnale alarmowym gracze wymieniają się jedną kartą, a Tonoja niczego nie przekazuje.
}
