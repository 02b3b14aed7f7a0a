rule-ds-8-1 = Każda z 96 kart zadań ma trudność dla trzech, czterech i pięciu osób. Karty dobiera się, aż suma trudności dokładnie zrówna się z trudnością misji; karta, która by ją przekroczyła, zostaje odłożona. Użyte karty nie wracają, dopóki talia się nie skończy.
rule-ds-8-2 = Dwa zadania, które się wykluczają, nie trafiają się razem, chyba że oba może wziąć jedna osoba: ostatnie zastępuje się innym o tej samej trudności. Jeśli batyskafy rozdano tak, że zadania nikt nie wykona, rozdaje się ponownie. Ani jedno, ani drugie nie liczy się jako podejście.
rule-ds-8-3 = Kapitan wybiera pierwszy, potem pozostali zgodnie z ruchem wskazówek zegara, po jednym zadaniu. Gdy zadań jest mniej niż osób, można pasować, ale po jednej rundzie wszystkie muszą być wzięte. Gdy jest ich tyle samo lub więcej, pasować nie wolno.
rule-ds-8-4 = Zadanie jest wykonane, gdy jego warunek jest spełniony i nie da się go już złamać. Gdy wykonane są wszystkie, misja jest wygrana, nawet przed ostatnią lewą.
rule-ds-8-5 = „Dokładnie” sprawdza się, gdy jest to pewne; po równo to ani więcej, ani mniej. Wartości, sumy, parzyste i nieparzyste nigdy nie oznaczają batyskafów. Kapitan nie może wziąć zadania liczonego względem kapitana. Kto zapowiada liczbę lew, robi to przed pierwszą lewą, jawnie lub w tajemnicy; zero jest dozwolone.
rule-ds-8-6 = Podział zadań: załoga naradza się, nie zdradzając swoich kart, i dzieli wszystkie zadania, jak chce. Po sprzeciwie proponuje następna osoba, aż wszyscy się zgodzą.
rule-ds-8-7 = Misje na czas: zegar rusza, gdy zadania są rozdzielone; gdy czas minie, misja jest przegrana. W misjach 14–16 wszystkie zadania bierze jeden ochotnik, w 26 dzielą je dwie osoby: kapitan pyta po kolei i odpowiada ostatni, a zadania mają ci, którzy pierwsi powiedzą „tak”. Bez zegara misja jest trudniejsza w inny sposób.
rule-ds-8-8 = Misja szkoleniowa ma jedno zadanie o trudności 1.
rule-ds-8-9 = Zadanie może wykonać tylko jego właściciel. Zgarnięte karty, które się do niego liczą, leżą pod nim odkryte, aż będzie wykonane.
rule-ds-8-10 = Przed pierwszą lewą: teren, rozdanie, zadania, kapitan, podział zadań, sygnał alarmowy, zapowiedzi, zegar, komunikacja. W tej kolejności.

rules-picture-deep-sea-tricks = Zaczęto od zielonej. Różowa 8 nie jest do koloru i nie zgarnie lewy; batyskaf bije wszystkie.
rules-picture-deep-sea-tasks = Trzy zadania: zgarnij obie karty; zgarnij dwie lewy z rzędu; nie zgarniaj żadnego batyskafu.
rules-picture-deep-sea-talk = Ta sama karta trzy razy: najwyższa niebieska, jedyna niebieska, najniższa niebieska.
rules-picture-deep-sea-distress = Każdy przekazuje jedną kolorową kartę w tę samą stronę.
