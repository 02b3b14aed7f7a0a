sm-card = Karta { $card }
sm-hand = Ręka { $hand }
sm-your-hand = Twoja ręka
sm-hand-size = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
sm-face-down = Zakryta karta
sm-face-down-about = Odwraca się ją przed zagraniem. Jeśli nie pasuje do żadnego kwadratu, gra jest przegrana.
sm-square = { $square ->
    [left] Lewy kwadrat: { $n } z 9
   *[right] Prawy kwadrat: { $n } z 9
}
sm-place-here = { $square ->
    [left] Karta { $card } do lewego kwadratu
   *[right] Karta { $card } do prawego kwadratu
}
sm-deck = { $n ->
    [0] Talia jest pusta
    [one] W talii { $n } karta
    [few] W talii { $n } karty
   *[other] W talii { $n } kart
}
sm-actions = Co możesz zrobić
sm-key-left = Wybrana karta do lewego kwadratu
sm-key-right = Wybrana karta do prawego kwadratu

sm-can = może grać
sm-cannot = nie może grać
sm-wants = chce
sm-rather-not = nie chce
sm-action-want = Chcę grać
sm-action-dont-want = Raczej ty
sm-action-exchange = Wymień kartę
sm-call-higher = Wyższa
sm-call-lower = Niższa

sm-rule = { $card }: { $instruction }
sm-prompt-deciding = Zagraj kartę albo powiedz partnerowi, czego chcesz.
sm-prompt-cannot = Żadna twoja karta nie pasuje. Musi zagrać partner.
sm-prompt-choosing = Zagraj kartę z dowolnej ręki.
sm-prompt-square = Do którego kwadratu idzie { $card }?
sm-prompt-announce = Partner ma umieścić wyższą czy niższą kartę?
sm-prompt-wait-announce = { $name }: wyższa czy niższa?
sm-prompt-wait-follow = { $name } wykonuje polecenie.
sm-prompt-show = Pokaż partnerowi kartę. Zostaje u ciebie.
sm-prompt-place = Umieść kartę zgodnie z poleceniem.
sm-prompt-place-higher = „Wyższa”: umieść kartę z większą liczbą.
sm-prompt-place-lower = „Niższa”: umieść kartę z mniejszą liczbą.
sm-prompt-exchange = Którą kartę odłożyć w zamian za tę, która leży z boku?

sm-effect-nothing = Partner niczego nie umieszcza.
sm-effect-announce = Najpierw ogłaszasz „wyższa” albo „niższa”.
sm-effect-reveal = { $n ->
    [one] Partner najpierw pokazuje { $n } kartę i ją zatrzymuje.
    [few] Partner najpierw pokazuje { $n } karty i je zatrzymuje.
   *[other] Partner najpierw pokazuje { $n } kart i je zatrzymuje.
}
sm-effect-place = { $value ->
    [announced] Partner umieszcza wyższą lub niższą liczbę, jak ogłoszono,
    [absent] Partner umieszcza liczbę, której nie ma w żadnym kwadracie,
    [present] Partner umieszcza bliźniaka karty leżącej tylko w jednym kwadracie,
   *[any] Partner umieszcza kartę
}{ $where ->
    [same] { " w tym samym kwadracie" }
    [other] { " w drugim kwadracie" }
    [not-larger] { " w kwadracie, w którym jest mniej kart; jeśli po równo – w dowolnym" }
    [adjacent] { " obok tej, w tym samym kwadracie" }
   *[either] { " w dowolnym kwadracie" }
}.
sm-confidence-verified = Jak na drukowanej karcie.
sm-confidence-single-source = Według tego, co podaje instrukcja.
sm-confidence-inferred = Wywnioskowane z tego, co wiadomo.
sm-confidence-reconstructed = Odtworzone przez nas: drukowana karta może mówić co innego.
sm-confidence-house = Własna karta tego stołu.
sm-reconstructed = { $n ->
    [one] { $n } polecenie odtworzone
    [few] { $n } polecenia odtworzone
   *[other] { $n } poleceń odtworzonych
}
sm-cards-title = Dziewięć kart
sm-cards-honest = Nie znamy wszystkich drukowanych poleceń. Gdzie trzeba było wymyślić pasujące do zasad, tam o tym mówimy.
sm-reference = Znaki na kartach

sm-event-turn-began = Tura { $turn }.
sm-event-turn-unable = Tura { $turn }. Bez ruchu: { $names }.
sm-event-said = { $want ->
    [yes] { $hand } chce grać.
   *[no] { $hand } nie chce grać.
}
sm-event-exchanged = { $hand } odkłada { $gave } i bierze { $got }.
sm-event-turned-over = { $hand } odwraca { $card }.
sm-event-played = { $square ->
    [left] { $hand } zagrywa { $card } do lewego kwadratu.
   *[right] { $hand } zagrywa { $card } do prawego kwadratu.
}
sm-event-announced = { $call ->
    [higher] { $hand } ogłasza „wyższa”.
   *[lower] { $hand } ogłasza „niższa”.
}
sm-event-showed = { $hand } pokazuje { $card }.
sm-event-placed = { $square ->
    [left] { $hand } umieszcza { $card } w lewym kwadracie.
   *[right] { $hand } umieszcza { $card } w prawym kwadracie.
}
sm-event-completed = { $card }, odłożona na początku, dopełnia obraz.

sm-ending-won-by-play = { $hand } zagrywa siedemnastą kartę, { $card }: oba obrazy są całe.
sm-ending-won-by-placement = { $hand } umieszcza siedemnastą kartę, { $card }: oba obrazy są całe.
sm-ending-nobody-can-play = Nikt nie miał pasującej karty.
sm-ending-cannot-follow = { $hand } nie może wykonać polecenia karty { $card }.
sm-ending-does-not-fit = Odwrócona karta { $card } nie pasowała do żadnego kwadratu.
sm-story-laid = { $turns ->
    [one] Po { $turns } turze ułożono { $n } z 17 kart.
   *[other] Po { $turns } turach ułożono { $n } z 17 kart.
}
sm-story-led = { $of ->
    [one] { $seat } zagrywa kartę w { $n } z { $of } tury.
   *[other] { $seat } zagrywa kartę w { $n } z { $of } tur.
}

sm-action-play = { $square ->
    [left] Zagraj { $card } po lewej
   *[right] Zagraj { $card } po prawej
}
sm-action-turn-over = Odwróć kartę: { $hand }
sm-action-announce = { $call ->
    [higher] Ogłoś „wyższa”
   *[lower] Ogłoś „niższa”
}
sm-action-show = Pokaż { $card }
sm-action-place = { $square ->
    [left] Umieść { $card } po lewej
   *[right] Umieść { $card } po prawej
}

sm-refusal-game-over = Gra skończona.
sm-refusal-not-your-turn = Czekamy na kogoś innego. Poczekaj.
sm-refusal-already-said = To już było powiedziane, a zmienić zdanie można raz na turę.
sm-refusal-not-in-hand = W tej ręce nie ma { $card }.
sm-refusal-place-taken = { $square ->
    [left] W lewym kwadracie już jest { $card }.
   *[right] W prawym kwadracie już jest { $card }.
}
sm-refusal-no-neighbour = { $square ->
    [left] W lewym kwadracie { $card } nie dotykałaby żadnej karty.
   *[right] W prawym kwadracie { $card } nie dotykałaby żadnej karty.
}
sm-refusal-unbalanced = { $square ->
    [left] Lewy kwadrat wyprzedziłby prawy o dwie karty.
   *[right] Prawy kwadrat wyprzedziłby lewy o dwie karty.
}
sm-refusal-nothing-face-down = W tej ręce nie ma zakrytej karty.
sm-refusal-play-turned-over = { $card } odwrócono, by ją zagrać: wybierz kwadrat.
sm-refusal-announce-first = Najpierw ogłoś „wyższa” albo „niższa”.
sm-refusal-follow-first = Najpierw wykonaj polecenie karty { $card }.
sm-refusal-nothing-to-follow = Nie ma polecenia do wykonania. Zagraj kartę.
sm-refusal-show-first = Najpierw pokaż kartę, potem umieść inną.
sm-refusal-keep-to-place = Bez { $card } nie można by niczego umieścić. Pokaż inną.
sm-refusal-shown-stays = Karta { $card } była właśnie pokazana; zostaje na ręce. Umieść inną.
sm-refusal-nobody-to-tell = Grasz w pojedynkę, nie ma komu mówić. Zagraj kartę.
sm-refusal-name-the-hand = Grasz obiema rękami: wybierz kartę jednej z nich.
sm-refusal-own-hand-only = Grasz tylko z własnej ręki.
sm-refusal-only-alone = To możliwe tylko w grze w pojedynkę.
sm-refusal-no-exchange = W tym trybie nie ma wymiany. Zagraj kartę.
sm-refusal-already-exchanged = Odłożona karta została już wymieniona. Zagraj kartę.
sm-refusal-nothing-to-announce = Nie ma teraz nic do ogłoszenia.
sm-refusal-nothing-to-show = Nie ma teraz nic do pokazania.
sm-refusal-wrong-number = { $played } nie pozwala na { $card }. Wybierz inną kartę.
sm-refusal-not-next-to = { $card } nie leżałaby obok { $played }. Wybierz taką, która będzie obok.
sm-refusal-wrong-square = { $square ->
    [left] { $played } nie pozwala na lewy kwadrat.
   *[right] { $played } nie pozwala na prawy kwadrat.
}

sm-difficulty = Trudność
sm-difficulty-easy = Łatwa
sm-difficulty-medium = Średnia
sm-difficulty-hard = Trudna
sm-difficulty-about-easy = Cztery karty na ręce.
sm-difficulty-about-medium = Trzy karty na ręce; dobra na początek.
sm-difficulty-about-hard = Trzy karty na ręce i żaden kwadrat nie może wyprzedzić drugiego o dwie karty.
sm-set = Karty
sm-set-ours = Nasze
sm-set-ours-about = Dwa polecenia takie, na ile je wydrukowano; siedem wymyśliliśmy sami.
sm-set-own-about = Dziewięć kart z kodu.
sm-set-code = Z kodu
sm-set-look = Obejrzyj te karty
sm-set-by-code = Kod innych kart
sm-set-take = Weź
sm-set-wrong = To nie jest kod kart: zaczyna się od SM1-. Porównaj go z oryginałem.
sm-set-title = Dziewięć własnych kart
sm-set-share = Udostępnij karty
sm-solo-easy = Tryb łatwy
sm-solo-easy-about = Raz na grę można wymienić kartę na odłożoną.
sm-solo-hard-1 = Tryb trudny 1
sm-solo-hard-1-about = 5 po lewej ogłasza „wyższa”, po prawej „niższa”.
sm-solo-hard-2 = Tryb trudny 2
sm-solo-hard-2-about = Żaden kwadrat nie może wyprzedzić drugiego o dwie karty.

sm-rules-goal = Razem układacie dwa kwadraty po dziewięć kart, a każdy tworzy ten sam obraz. Każda liczba od 1 do 9 występuje dwa razy i ma swoje miejsce w kwadracie. Jedną kartę odkłada się na początku; gdy leży pozostałych siedemnaście, wygrywacie.
sm-rules-turn = Ktoś zagrywa kartę: na jej miejsce, obok karty, która już leży (pierwsza karta kwadratu nie potrzebuje sąsiada). Partner musi wykonać polecenie, zwykle umieścić własną kartę. Umieszczona karta niczego nie żąda. Potem oboje dobierają do pełnej ręki.

    Czy partner zdoła wykonać polecenie, nie wiadomo: na tym polega gra.
sm-rules-signals = Nie ma kolejności ani swobodnej rozmowy. Wolno powiedzieć tylko, czy możecie grać i czy chcecie. Czy ktoś może, stół mówi zgodnie z prawdą; czego chcesz, zależy od ciebie.
sm-rules-solo = W pojedynkę grasz dwiema rękami, każda jest partnerem drugiej: dwie karty odkryte, jedna zakryta. Zakrytą odwraca się, gdy się ją zagrywa albo gdy jej ręka ma wykonać polecenie.
sm-rules-end = Przegrywacie od razu, gdy nikt nie może grać albo polecenia nie da się wykonać.
sm-rules-cards = Instrukcja podaje tylko sens dwóch z dziewięciu poleceń. Karta 1 jest jak w druku, karta 5 – według tego, co podaje instrukcja; pozostałe siedem wymyśliliśmy tak, by pasowały do zasad. Każda karta mówi, na ile jest pewna.
