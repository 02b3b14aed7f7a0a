what-if = A gdyby?
what-if-over = Tutaj partia już się skończyła: cofnij się do chwili przed końcem, żeby zagrać od niej.
what-if-about = Zagraj od tej chwili na miejscu { $seat }, przy osobnym stole. Nigdzie się to nie liczy.
what-if-bots = Z botami
what-if-friends = Ze znajomymi
what-if-others = { $n ->
    [one] { $n } stół kontynuuje tę partię
    [few] { $n } stoły kontynuują tę partię
    [many] { $n } stołów kontynuuje tę partię
   *[other] { $n } stołu kontynuuje tę partię
}
together = Oglądajcie razem
together-about = Wszyscy przy tym stole widzą chwilę, którą pokazujesz, i można o niej rozmawiać.
together-begin = Pokaż innym
together-lead = { $n ->
    [0] Prowadzisz. Nikt jeszcze nie ogląda.
    [one] Prowadzisz. Razem z tobą ogląda { $n } osoba.
    [few] Prowadzisz. Razem z tobą oglądają { $n } osoby.
    [many] Prowadzisz. Razem z tobą ogląda { $n } osób.
   *[other] Prowadzisz. Razem z tobą ogląda { $n } osoby.
}
together-pass = Niech prowadzi { $name }
together-stop = Przestań prowadzić
together-led = Prowadzi { $name }.
together-follow = Oglądaj razem
together-invite = Kogo zaprosić?
