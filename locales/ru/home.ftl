home-intro = Без регистрации. Выберите игру и играйте сразу; свободные места займут боты.
home-welcome = Добро пожаловать на борт
home-welcome-text = За столом вас зовут { $name }.
home-welcome-choose = Выбрать имя
home-welcome-done = Это я
home-play = Играть
home-play-label = Играть в «{ $game }» с ботами
home-invite = Позвать друзей
home-invite-label = Позвать друзей в «{ $game }»
home-rules = Правила
home-rules-label = Правила игры «{ $game }»
home-learn = Научиться за пять минут
home-learn-label = Научиться за пять минут: { $game }
home-learn-title = Вы здесь впервые?
home-learn-text = У каждой игры есть короткий урок за её столом: вы играете, а вам объясняют.
home-learn-done = Изучено
home-learn-later = Спасибо, урок не нужен
home-players = { $least ->
    [1] Игроков: 1–{ $most }
   *[other] Игроков: { $least }–{ $most }
}
home-continue = Продолжить
home-all = { $n ->
    [one] Показать { $n } стол
    [few] Показать все { $n } стола
   *[other] Показать все { $n } столов
}
home-your-turn = Ваш ход
home-stage-gathering = Все в сборе
home-stage-playing = Идёт игра
home-stage-paused = Перерыв
home-stage-over = Окончено; ещё партию?
home-stage-closed = Закрыт
home-open-tables = Открытые столы
home-open-empty = Сейчас никто не ждёт игроков. Откройте свой стол.
home-seats-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
home-join-code = Присоединиться по коду
home-join-code-label = Код стола
home-join = Присоединиться
home-more-play = Во что ещё сыграть
home-daily = Раздача дня
home-puzzles = Задачи
home-mission-editor = Свои миссии
