puzzles-title = Задачи
puzzles-game = Игра
puzzles-grade = Погода
puzzles-grade-all = Любая погода
puzzles-grade-1 = Штиль
puzzles-grade-2 = Бриз
puzzles-grade-3 = Свежий ветер
puzzles-grade-4 = Шторм
puzzles-grade-5 = Ураган
puzzles-none = Таких задач пока нет.
puzzles-rating = Рейтинг { $n }
puzzles-streak = { $n } подряд, рекорд – { $best }
puzzles-answered = Ответы: { $n } из { $of }
puzzles-number = Задача { $n }
puzzles-ask-mission = Ход: { $name }, все карты открыты. Только один выбор ещё позволяет выиграть. Какой?
puzzles-ask-points = Ход: { $name }. Один выбор в среднем заметно лучше остальных. Какой?
puzzles-right = Верно!
puzzles-solution = Вот решение.
puzzles-wrong = Не этот.
puzzles-line-won = Вот один из способов выиграть отсюда.
puzzles-line-lost = Теперь выиграть уже никто не сможет. Вот чем это кончится, если дальше сыграют офицеры.
puzzles-missed = Видя только то, что видно с этого места, ошиблись: офицеров – { $officers } из { $n }, кадетов – { $cadets } из { $n }.
puzzles-worth = { $choice }: перевес в очках { $points }
puzzles-show = Показать решение
puzzles-again = Попробовать ещё
puzzles-next = Следующая задача

daily-title = Раздачи дня
daily-about = По одной раздаче каждой игры, одинаковой для всех, до полуночи (UTC). На остальных местах сидят боты; засчитывается ваша первая попытка.
daily-public = Карты следуют из даты по правилу, которое может прочитать каждый, поэтому все серверы сдают одинаково. Кто захочет, может узнать их заранее; такие партии не попадают ни в бортовой журнал, ни в статистику.
daily-next = Новые раздачи: { $time }
daily-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
daily-play = Играть
daily-play-label = Играть: { $game }
daily-on = Продолжить
daily-look = Посмотреть
daily-won = Выиграно
daily-lost = Проиграно
daily-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
daily-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[other] { $n } дней подряд
}
daily-copy = Скопировать результат
daily-copied = Скопировано. Результат ничего не выдаёт.
daily-card = { $game }, раздача за { $date }
daily-result = Раздача за { $date }: ваш результат
daily-practice = Раздача за { $date } ещё раз: засчитывается первая попытка.
