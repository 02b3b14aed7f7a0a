home-intro = Без реєстрації. Оберіть гру й грайте одразу; вільні місця займуть боти.
home-welcome = Ласкаво просимо на борт
home-welcome-text = За столом ви зветеся { $name }.
home-welcome-choose = Обрати ім’я
home-welcome-done = Це я
home-play = Грати
home-play-label = Грати в «{ $game }» з ботами
home-invite = Покликати друзів
home-invite-label = Покликати друзів у «{ $game }»
home-rules = Правила
home-rules-label = Правила гри «{ $game }»
home-learn = Навчитися за п’ять хвилин
home-learn-label = Навчитися за п’ять хвилин: { $game }
home-learn-title = Ви тут уперше?
home-learn-text = Кожна гра має короткий урок за власним столом: ви граєте, а вам пояснюють.
home-learn-done = Вивчено
home-learn-later = Дякую, урок не потрібен
home-players = { $most ->
    [few] { $least }–{ $most } гравці
   *[other] { $least }–{ $most } гравців
}
home-continue = Продовжити
home-all = { $n ->
    [one] Показати { $n } стіл
    [few] Показати всі { $n } столи
   *[other] Показати всі { $n } столів
}
home-your-turn = Ваш хід
home-stage-gathering = Усі в зборі
home-stage-playing = Триває гра
home-stage-paused = Перерва
home-stage-over = Завершено; ще партію?
home-stage-closed = Закрито
home-open-tables = Відкриті столи
home-open-empty = Зараз ніхто не чекає на гравців. Відкрийте власний стіл.
home-seats-free = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
   *[other] { $n } вільних місць
}
home-join-code = Приєднатися за кодом
home-join-code-label = Код столу
home-join = Приєднатися
home-more-play = У що ще зіграти
home-daily = Роздача дня
home-puzzles = Задачі
home-mission-editor = Власні місії
