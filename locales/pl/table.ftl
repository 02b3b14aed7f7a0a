table-loading = Idziemy do stołu…
table-missing = Nie ma takiego stołu
table-missing-text = W linku lub kodzie może być literówka albo stół dawno posprzątano.
table-unknown-game = Ta gra wymaga nowszej strony. Odśwież ją, proszę.
table-closed = Ten stół jest zamknięty
table-closed-text = Zamknęła go osoba, która go otworzyła.
table-gathering = Stół nakryty
table-seats = Miejsca
table-seat-free = Wolne miejsce
table-seat-name = Miejsce { $seat }
table-bot-name = Bot { $seat }
table-names-then = { $earlier }, potem { $name }
table-passed = Miejsce { $seat }: odtąd gra { $name } (wcześniej: { $before }).
table-your-seat = Twoje miejsce, { $seat }
table-you = Ty
table-sit = Usiądź tutaj
table-sit-first = Usiądź przy stole, wtedy można rozdać.
table-stand = Wstań
table-full = Wszystkie miejsca zajęte. Możesz patrzeć i dołączyć do następnej partii.
table-guests = Przy stole
table-seat-a-bot = Posadź bota
table-send-bot-away = Odeślij bota z miejsca { $seat }
table-deal-with-bots = { $n ->
    [0] Rozdaj
    [one] Rozdaj, { $n } miejsce zajmie bot
    [few] Rozdaj, { $n } miejsca zajmą boty
   *[other] Rozdaj, { $n } miejsc zajmą boty
}
table-invite = Zaproś znajomych
table-link = Link
table-copy = Kopiuj link
table-copied = Link skopiowany.
table-code = Kod
table-qr = Kod QR z linkiem
table-options = W co gramy
table-options-owner = Decyduje o tym gospodarz stołu.
table-players = Gracze
table-silent = Gra w milczeniu
table-silent-about = Dopóki trwa partia, przy stole się milczy, nawet gdy coś ustala się wspólnie.
table-open = Otwarty stół
table-open-about = Widoczny na stronie głównej; usiąść może każdy.
table-waiting-for = Czekamy na: { $names }
table-waiting = Chwileczkę…
table-bots-wait = Boty czekają na ciebie
table-your-turn = Twój ruch
table-menu = Menu stołu
table-pause = Wstrzymaj
table-resume = Wznów
table-paused = Partia wstrzymana.
table-take-back = Cofnij
table-key-choice = Do tego, co można wybrać, a potem do następnego
table-hand-over = Niech gra za mnie bot
table-take-over = Przejmij grę
table-leave = Odejdź od stołu
table-panel = Dziennik i rozmowa
table-panel-fold = Schowaj dziennik
table-panel-show = Pokaż dziennik
table-log = Co się działo
table-chat = Rozmowa
table-chat-label = Powiedz coś
table-chat-silent = Teraz wolno używać tylko sygnałów samej gry.
table-golden-rule = Decydujecie o tym razem, więc możecie się naradzać. Nie wolno mówić o tym, co wiesz tylko z własnej ręki.
table-chat-removed = wiadomość usunięta
table-send = Wyślij
table-seconds-left = { $n ->
    [one] Została { $n } sekunda
    [few] Zostały { $n } sekundy
   *[other] Zostało { $n } sekund
}
table-again = Zagraj ponownie
table-next-attempt = Następne podejście
table-replay = Obejrzyj przebieg
table-what-if = A gdyby?
table-what-if-about = To stół „A gdyby?”: jego partie nigdzie się nie liczą.
table-what-if-back = Wróć do partii, od której się zaczęło
table-counts-nowhere = Nigdzie się nie liczy
table-tour = { $name } przegląda partię.
table-tour-join = Oglądaj razem
table-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
table-result = Koniec partii
table-win-you = Wygrywasz!
table-win-shared = Zwycięstwem dzielą się { $names }.
table-win-one = Wygrywa { $name }.
table-win-none = Nikt nie wygrywa.
table-crew-won = Udało się wam!
table-crew-lost = Nie tym razem.
table-record = Zapis
table-spectating = Patrzysz

bot-captain = Kapitan
bot-officer = Oficer
bot-cadet = Kadet
bot-first = Ostrożny
bot-random = Losowy

table-bot-level = Jak dobrze gra bot na miejscu { $seat }
table-sent-away = Odesłano cię od stołu
table-back-to-result = Wróć do wyniku
table-arrange = Zmień miejsca i opcje
table-fair = Uczciwe tasowanie
table-fair-about = Przed rozdaniem serwer pieczętuje swoją część tasowania; oto pieczęć. Urządzenie każdego gracza dodaje własną część. Po partii zapis pokazuje wszystko i każdy może go porównać z pieczęcią.
table-prepared = Przy tym stole rozgrywa się przygotowane rozdanie: nie o wszystkim decyduje los i partia nigdzie się nie liczy.
table-public-seed = Przy tym stole rozgrywa się rozdanie, którego karty każdy może znać wcześniej, na przykład rozdanie dnia; partia nigdzie się nie liczy.
table-prepared-shuffle = Lepiej potasuj
table-turn-time = Czas na decyzję
table-absence-time = Zanim bot zastąpi nieobecnych
table-no-limit = Bez limitu
table-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[other] { $n } dni
}
table-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[other] { $n } godzin
}
table-time-left = Pozostało: { $time }
table-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
table-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
table-reactions = Reakcje
table-reaction = { $name ->
    [thumb] Brawo
    [heart] Cudownie
    [cheer] Hura
    [smile] Ha, ha
    [wonder] O!
   *[tear] O nie
}
table-host = gospodarz
table-watches = ogląda
table-not-here = bez połączenia
table-mute = Wycisz: { $name }
table-muted = Nie słyszysz już: { $name }. Możesz to zmienić na swojej stronie.
table-remove = Odeślij od stołu: { $name }
table-remove-text = Ta osoba nie wróci do tego stołu. Jeśli gra, jej miejsce zajmie bot.
table-remove-button = Odeślij
table-sit-for-bot = Usiądź zamiast bota
table-leave-sure = Odejść w środku partii?
table-leave-text = Na twoim miejscu gra dalej bot. Dopóki nikt tam nie usiądzie, możesz wrócić.
table-close = Zamknij stół
table-close-sure = Zamknąć stół dla wszystkich?
table-close-text = Nikt już tu nie zagra. Ukończone partie zostaną na twojej liście.

proof-title = Czy tasowanie było uczciwe?
proof-fair = Tak: ta przeglądarka sama to przeliczyła i wszystko się zgadza.
proof-unfair = Nie: rachunek się nie zgadza. Ktoś majstrował przy tej partii.
proof-swapped = Nie: przed rozdaniem ta przeglądarka widziała inny odcisk.
proof-unknown = Strona przyszła bez szyfrowania, więc przeglądarka tego nie przeliczy. Liczby i tak tu są.
proof-committed = Przed rozdaniem stół wybrał sekret i pokazał jego odcisk (SHA-256), nie mógł więc potem go podmienić:
proof-seen = Ta przeglądarka widziała go już wtedy i jest ten sam.
proof-unseen = Tej przeglądarki wtedy nie było; że odcisk jest ten sam, trzeba wierzyć na słowo.
proof-contributed = { $n ->
    [one] Potem urządzenie gracza dodało { $n } losowy tekst, którego stół nie mógł przewidzieć:
    [few] Potem urządzenia graczy dodały { $n } losowe teksty, których stół nie mógł przewidzieć:
   *[many] Potem urządzenia graczy dodały { $n } losowych tekstów, których stół nie mógł przewidzieć:
}
proof-own = Jeden z nich dodała ta przeglądarka.
proof-others = Ta przeglądarka nie dodała żadnego; że są od graczy, trzeba wierzyć na słowo.
proof-secret = Partia skończona, sekret jest jawny. Jego odcisk musi być taki jak wyżej:
proof-seed = Odcisk sekretu razem z tekstami to liczba, która potasowała wszystkie karty:
proof-yourself = „wardroom verify” sprawdzi pobrany zapis na twoim komputerze, z każdą akcją.

refusal-closed = Ten stół jest zamknięty. Otwórz inny.
refusal-not-here = Nie ma cię przy tym stole. Odśwież stronę.
refusal-sent-away = Odesłano cię od tego stołu. Otwórz własny.
refusal-not-yours = Może to zrobić tylko gospodarz stołu.
refusal-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
refusal-already-seated = Siedzisz już na miejscu { $seat }. Najpierw wstań.
refusal-knows-another-seat = W tej partii znasz już karty z miejsca { $seat }. Usiądź tam albo poczekaj na następną.
refusal-not-seated = Nie masz miejsca przy tym stole. Usiądź.
refusal-bot-plays = Gra za ciebie bot. Najpierw wybierz „Przejmij grę”.
refusal-match-under-way = Partia trwa. Poczekaj do końca.
refusal-no-match = Żadna partia nie trwa. Najpierw rozdaj.
refusal-paused = Partia wstrzymana. Najpierw ją wznów.
refusal-not-taken-back = Tego nie można cofnąć: tylko własną ostatnią akcję, jeśli nie odkryła niczego ukrytego.
refusal-silence = Teraz wolno używać tylko sygnałów samej gry. Porozmawiajcie później, najpóźniej po partii.
refusal-agreed-silence = Przy tym stole gra się w milczeniu. Porozmawiajcie po partii.
refusal-branches = Przy tym stole trwa dalszy ciąg innej partii. Żeby zagrać w coś innego, otwórz nowy stół.
refusal-another-leads = Prowadzi ktoś inny: oglądaj razem z nim albo poproś o prowadzenie.
refusal-nobody-leads = Nikt teraz nie przegląda partii. Zacznij!
refusal-no-such-moment = Żadna partia przy tym stole nie ma takiej chwili. Wybierz inną.
refusal-too-fast = Trochę wolniej; spróbuj za chwilę.
refusal-too-many-bot-tables = Z Twojego połączenia boty grają już przy zbyt wielu stołach. Najpierw dokończ grę przy jednym z nich albo go zamknij.
refusal-bad-name = Imię ma od 1 do 24 widocznych znaków.
refusal-no-such-table = Nie ma takiego stołu.
refusal-no-such-code = Nie ma takiego kodu. Może jest w nim błąd.
refusal-no-such-crew = Nie należysz do takiej załogi. Dołącz do niej kodem.
refusal-no-such-device = Nie masz już takiego urządzenia.
refusal-crew-full = Ta załoga ma już tylu członków, ilu może mieć.
refusal-wrong-code = Kod jest błędny, zużyty lub za stary. Poproś o nowy.
refusal-no-such-record = Nie ma takiego zapisu. Powstaje po zakończeniu partii.
refusal-no-lost-attempt = To nie jest przegrane podejście załogi w tej grze.
refusal-not-played = O tym, czy podejście się liczy, decydują tylko ci, którzy w nim grali.
refusal-attempt-settled = Załoga nie może teraz zmienić tego, czy to podejście się liczy.
refusal-unavailable = Serwer nie odpowiedział. Jeśli nic się nie stało, spróbuj jeszcze raz.
refusal-busy = Inni byli szybsi. Spróbuj jeszcze raz.
refusal-players = To gra dla { $least }–{ $most } graczy.
refusal-range = Jedna z wartości jest poza zakresem: musi wynosić od { $least } do { $most }.
refusal-conflict = Te opcje się wykluczają. Zmień jedną z nich.
refusal-impossible = Tak nie da się zagrać. Zmień opcje lub liczbę graczy.
table-winnable-thinking = Czy dało się wygrać? Sprawdzamy wszystkie karty…
table-forgiven-unwinnable = Tego rozdania nie dało się wygrać: podejście się nie liczy.
table-forgiven-agreed = Załoga tak ustaliła: podejście się nie liczy.
table-forgive-counts = To rozdanie dało się wygrać: podejście się liczy.
table-forgive-open = Załoga może ustalić, że to podejście się nie liczy. Potrzebna jest zgoda wszystkich, którzy grali.
table-forgive-for = Zgoda: { $names }.
table-forgive-missing = Brakuje zgody: { $names }.
table-forgive-agree = Nie licz tego podejścia
table-forgive-withdraw = Wycofaj zgodę
