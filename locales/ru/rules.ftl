rules-short = Коротко
rules-contents = Содержание
rules-search = Искать в правилах
rules-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[other] Найдено { $n } правил
}
rules-clear = Показать всё
rules-print = Напечатать
rules-number = Ссылка на правило { $rule }
rules-reference = Карты и обозначения
rules-learn = Лучше научиться, играя? Пять минут за столом.
rules-numbers = У каждого правила есть номер. На него ведут ссылки из подсказок за столом.

rules-section-cards = Карты и раздача
rules-section-tricks = Взятки
rules-section-tasks = Задания
rules-section-talk = Связь
rules-section-distress = Сигнал бедствия
rules-section-attempts = Попытки и бортовой журнал
rules-section-two = Вдвоём
rules-section-setup = Подготовка
rules-section-turn = Ход
rules-section-suits = Что делают масти
rules-section-traits = Способности пиратов
rules-section-mermaids = Русалки со способностью
rules-section-party = От пяти до восьми игроков
rules-section-variants = Варианты
rules-section-comfort = За этим столом
rules-section-rockets = Ракеты и компоненты
rules-section-experts = Эксперты
rules-section-advantages = Преимущества
rules-section-actions = Действия
rules-section-upgrades = Улучшения
rules-section-end = Конец игры
rules-section-squares = Квадраты и карты
rules-section-pair = Два игрока
rules-section-solo = В одиночку
