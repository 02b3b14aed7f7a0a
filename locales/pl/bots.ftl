pn-bot-captain = Kapitan: myśli do sekundy, bierze zadanie, które wygra najczęściej, pokazuje kartę, gdy tylko najbardziej pomoże to załodze, i ufa, że lewę z zadaniem zostawisz jego właścicielowi.
pn-bot-officer = Oficer: ocenia jak kapitan, tylko szybciej i mniej wnikliwie; milczenie znaczy, że nie ma nic wartego przekazania.
pn-bot-cadet = Kadet: kieruje się prostymi zasadami, pokazuje kartę, której ktoś potrzebuje, albo swoją wysoką, jeśli nie zapomni, i czasem coś przeoczy.
ds-bot-captain = Kapitan: myśli do sekundy, bierze zadania pasujące do jego kart, pokazuje kartę, gdy tylko najbardziej pomoże to załodze, i ufa, że weźmiesz to, co pomaga, a resztę oddasz.
ds-bot-officer = Oficer: ocenia jak kapitan, tylko szybciej i mniej wnikliwie; milczenie znaczy, że nie ma nic wartego przekazania.
ds-bot-cadet = Kadet: kieruje się prostymi zasadami, pokazuje kartę wymienioną w zadaniu albo swoją wysoką, jeśli nie zapomni, i czasem coś przeoczy.
