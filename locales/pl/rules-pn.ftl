rule-pn-7-1 = Zadanie to mała karta oznaczająca jedną kolorową kartę z talii. Jest wykonane, gdy jego właściciel zgarnie lewę z tą kartą. Jeśli zgarnie ją ktoś inny albo karta zostanie na końcu, misja jest przegrana. Jedną lewą można wykonać kilka zadań.
rule-pn-7-2 = Zadania leżą odkryte. Dowódca bierze jedno, potem pozostali zgodnie z ruchem wskazówek zegara, po jednym, aż się skończą. Pasować nie wolno.
rule-pn-7-3 = Żetony mówią, w jakiej kolejności wykonać zadania. 1–5: jako pierwsze do piątego. Ω: jako ostatnie. Strzałki: jedna przed dwiema, dwie przed trzema, trzy przed czterema; pomiędzy mogą być inne. Zadania wykonane w jednej lewie liczą się w najlepszej kolejności. Żeton 1 nie oznacza pierwszej lewy.
rule-pn-7-4 = Decyzja dowódcy: zadania leżą zakryte. Dowódca pyta wszystkich po kolei, a odpowiada się tylko „tak” lub „nie”; potem daje wszystkie zadania jednej innej osobie. Dopiero wtedy się je odkrywa. Odpowiedzi nikogo nie wiążą.
rule-pn-7-5 = Podział dowódcy: zadania odkrywa się po jednym. Po rundzie „tak” i „nie” dowódca daje każde komuś, także sobie. Na koniec nikt nie może mieć o dwa zadania więcej niż inny.
rule-pn-7-6 = Pięć osób, misje od 25: do zagrania pierwszej karty, także po komunikatach i sygnale alarmowym, jedno zadanie wraz z żetonem można oddać innej osobie, jeśli wszyscy się zgodzą. Raz zwiększa to o jeden liczbę zapisanych podejść, chyba że przy stole umówiono się inaczej.
rule-pn-7-7 = Trudniejsza gra na trzy osoby: bez zielonych kart, zielonych zadań i rakiety 1. Każdy ma wtedy dziesięć kart i żadna misja nie wymaga rakiety 1.
rule-pn-7-8 = Własne misje: dowolne zadania, żetony i specjalne zasady. Można się nimi dzielić krótkim kodem, a rozgrywa się je tak samo jak drukowane.

rules-picture-planet-nine-tricks = Zaczęto od zielonej. Różowa 8 nie jest do koloru i nie zgarnie lewy; rakieta bije wszystkie.
rules-picture-planet-nine-tasks = Trzy zadania z żetonami: to pierwsze, to ostatnie, to przed dwiema strzałkami.
rules-picture-planet-nine-talk = Ta sama karta trzy razy: najwyższa niebieska, jedyna niebieska, najniższa niebieska.
rules-picture-planet-nine-distress = Każdy przekazuje jedną kolorową kartę w tę samą stronę.
