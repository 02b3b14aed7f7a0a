rules-short = Коротко
rules-contents = Зміст
rules-search = Шукати в правилах
rules-found = { $n ->
    [0] Нічого не знайдено
    [one] Знайдено { $n } правило
    [few] Знайдено { $n } правила
   *[other] Знайдено { $n } правил
}
rules-clear = Показати все
rules-print = Друкувати
rules-number = Посилання на правило { $rule }
rules-reference = Карти й позначки
rules-learn = Краще навчитися граючи? П’ять хвилин за столом.
rules-numbers = Кожне правило має номер. На нього ведуть посилання з підказок за столом.

rules-section-cards = Карти й роздача
rules-section-tricks = Взятки
rules-section-tasks = Завдання
rules-section-talk = Зв’язок
rules-section-distress = Аварійний сигнал
rules-section-attempts = Спроби й бортжурнал
rules-section-two = Удвох
rules-section-setup = Підготовка
rules-section-turn = Хід
rules-section-suits = Що роблять масті
rules-section-traits = Здібності піратів
rules-section-mermaids = Русалки зі здібністю
rules-section-party = Від п’яти до восьми гравців
rules-section-variants = Варіанти
rules-section-comfort = За цим столом
rules-section-rockets = Ракети й компоненти
rules-section-experts = Експерти
rules-section-advantages = Переваги
rules-section-actions = Дії
rules-section-upgrades = Покращення
rules-section-end = Кінець гри
rules-section-squares = Квадрати й карти
rules-section-pair = Двоє гравців
rules-section-solo = Соло
