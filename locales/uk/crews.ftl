crews-title = Екіпажі
crews-about = Екіпаж – це компанія, яка грає разом знову й знову. Його бортжурнал пам’ятає кожну місію обох кампаній: скільки було спроб, хто грав, що далі.
crews-all = Усі екіпажі
crews-found-first = Створити екіпаж або приєднатися
crews-members = { $n ->
    [one] { $n } учасник
    [few] { $n } учасники
   *[other] { $n } учасників
}
crews-found = Створити екіпаж
crews-found-about = Дайте йому назву, а потім покличте інших посиланням або кодом.
crews-found-button = Створити
crews-name = Назва екіпажу
crews-join = Приєднатися до екіпажу
crews-join-about = Код вам скаже хтось із екіпажу.
crews-join-button = Приєднатися до екіпажу
crews-code = Код екіпажу
crews-join-failed = Екіпажу не знайдено
crews-invited = Вас запрошують до екіпажу
crews-invited-text = Учасники бачитимуть ваше ім’я, а бортжурнал пам’ятатиме, що ви зіграли разом. Код { $code }.
crews-invite = Запросити
crews-invite-title = Запросити до екіпажу
crews-export = Бортжурнал текстом
crews-leave = Вийти з екіпажу
crews-leave-title = Вийти з «{ $name }»?
crews-leave-text = Екіпаж гратиме далі без вас, а зігране лишиться в бортжурналі. Повернутися можна за кодом.
crews-campaigns = Кампанії
crews-mission = Місія { $n }
crews-progress = Виконано місій: { $done } з { $all }
crews-progress-label = Виконані місії
crews-attempts = { $n ->
    [one] Записано { $n } спробу
    [few] Записано { $n } спроби
   *[other] Записано { $n } спроб
}
crews-play-next = Грати місію { $n }
crews-play = Грати місію { $n } з цим екіпажем
crews-complete = Усі місії виконано. Чудова робота!
crews-done = { $n ->
    [1] Виконано { $date } з першої спроби: { $names }.
    [one] Виконано { $date }, записано { $n } спробу: { $names }.
    [few] Виконано { $date }, записано { $n } спроби: { $names }.
   *[other] Виконано { $date }, записано { $n } спроб: { $names }.
}
crews-tried = { $n ->
    [one] Поки що { $n } спроба.
    [few] Поки що { $n } спроби.
   *[other] Поки що { $n } спроб.
}
crews-distress = Аварійний сигнал
crews-distress-active = Аварійний сигнал діє
crews-help = Допомога для п’ятьох
crews-open-history = Відкрита історія
crews-not-counted = { $n ->
    [one] { $n } спроба не рахується
    [few] { $n } спроби не рахуються
   *[other] { $n } спроб не рахується
}
crews-forgiven-unwinnable = Не рахується: виграти було неможливо
crews-forgiven-agreed = Не рахується: за рішенням екіпажу
crews-matches = Партії
crews-matches-none = Ще нічого не зіграно. Бортжурнал чекає на вас: { $names }.
