puzzles-title = Задачі
puzzles-game = Гра
puzzles-grade = Погода
puzzles-grade-all = Будь-яка погода
puzzles-grade-1 = Штиль
puzzles-grade-2 = Бриз
puzzles-grade-3 = Свіжий вітер
puzzles-grade-4 = Шторм
puzzles-grade-5 = Ураган
puzzles-none = Таких задач поки немає.
puzzles-rating = Рейтинг { $n }
puzzles-streak = { $n } поспіль, рекорд { $best }
puzzles-answered = Відповіді: { $n } з { $of }
puzzles-number = Задача { $n }
puzzles-ask-mission = Хід: { $name }, усі карти відкриті. Лише один вибір ще дозволяє виграти. Який?
puzzles-ask-points = Хід: { $name }. Один вибір у середньому помітно кращий за інші. Який?
puzzles-right = Правильно!
puzzles-solution = Ось розв’язок.
puzzles-wrong = Не цей.
puzzles-line-won = Ось один зі способів виграти звідси.
puzzles-line-lost = Тепер виграти вже ніхто не зможе. Ось як це закінчиться, якщо далі гратимуть офіцери.
puzzles-missed = Бачачи лише те, що видно з цього місця, помилилися: офіцерів – { $officers } з { $n }, кадетів – { $cadets } з { $n }.
puzzles-worth = { $choice }: перевага в очках { $points }
puzzles-show = Показати розв’язок
puzzles-again = Спробувати ще
puzzles-next = Наступна задача

daily-title = Роздачі дня
daily-about = По одній роздачі кожної гри, однаковій для всіх, до півночі (UTC). На інших місцях сидять боти; зараховується ваша перша спроба.
daily-public = Карти випливають із дати за правилом, яке може прочитати кожен, тож усі сервери роздають однаково. Хто захоче, може знати їх наперед; такі партії не потрапляють ні до бортжурналу, ні до статистики.
daily-next = Нові роздачі: { $time }
daily-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
}
daily-play = Грати
daily-play-label = Грати: { $game }
daily-on = Продовжити
daily-look = Переглянути
daily-won = Виграно
daily-lost = Програно
daily-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
daily-streak = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
   *[other] { $n } днів поспіль
}
daily-copy = Скопіювати результат
daily-copied = Скопійовано. Він нічого не видає.
daily-card = { $game }, роздача за { $date }
daily-result = Роздача за { $date }: ваш результат
daily-practice = Роздача за { $date } ще раз: зараховується перша спроба.
