pn-bot-captain = Myśli do sekundy, bierze zadanie, które wygra najczęściej, pokazuje kartę, gdy tylko najbardziej pomoże to załodze – przede wszystkim cudze zadanie, jeśli to jego jedyna karta w tym kolorze – i ufa, że lewę z zadaniem zostawisz jego właścicielowi.
pn-bot-officer = Ocenia jak kapitan, tylko szybciej i mniej wnikliwie; milczenie znaczy, że nie ma nic wartego przekazania.
pn-bot-cadet = Kieruje się prostymi zasadami, od razu pokazuje wysoką kartę, w miarę możności w kolorze swojego zadania, jeśli nie zapomni, i czasem coś przeoczy.

ds-bot-captain = Myśli do sekundy, bierze zadania pasujące do jego kart, pokazuje kartę, gdy tylko najbardziej pomoże to załodze, i ufa, że weźmiesz to, co pomaga, a resztę oddasz.
ds-bot-officer = Ocenia jak kapitan, tylko szybciej i mniej wnikliwie; milczenie znaczy, że nie ma nic wartego przekazania.
ds-bot-cadet = Kieruje się prostymi zasadami, od razu pokazuje wysoką kartę, w miarę możności w kolorze swojego zadania, jeśli nie zapomni, i czasem coś przeoczy.

dmd-bot-captain = Liczy wszystkie karty, które mogą jeszcze przyjść, i dobiera, póki zwiększa to szansę na wygraną; gdy przegrywa, ryzykuje.
dmd-bot-officer = Waży dwa kolejne dobrania i dobiera, póki obiecują więcej punktów, niż wystawiają na ryzyko.
dmd-bot-cadet = Dobiera, póki ryzyko wydaje się małe, bierze najwyższą widoczną kartę, a czasem działa bez namysłu.

lp-bot-captain = Przewiduje dwie następne rundy w wielu możliwych światach i odstępuje od zasad oficera, gdy wyraźnie zwiększa to szansę na wygraną; tak samo ocenia oferty.
lp-bot-officer = Przesuwa każdą gotową rakietę, zaczyna tylko to, co zdąży wystartować, szkodzi najpierw prowadzącemu; oferuje wymiany i prezenty korzystne dla obu stron i przyjmuje tylko to, co wyraźnie korzystne.
lp-bot-cadet = Wie, do czego służą karty, ale co czwartą zagrywa na chybił trafił.

sm-bot-captain = „Chcę” znaczy: mam kartę, której polecenie prawie na pewno wykonasz; zagrywa to, co wygrywa najwięcej możliwych partii, a końcówkę oblicza dokładnie.
sm-bot-officer = „Chcę” znaczy: mam kartę, której polecenie prawie na pewno wykonasz; „nie chcę” znaczy: zagraj ty, a jeśli też odmówisz, zagram ja.
sm-bot-cadet = Mówi jak oficer, ale co piąty raz mówi lub zagrywa, co mu przyjdzie do głowy.
