crews-title = Экипажи
crews-about = Экипаж – это компания, которая играет вместе снова и снова. Его бортовой журнал помнит каждую миссию обеих кампаний: сколько было попыток, кто играл, что дальше.
crews-all = Все экипажи
crews-found-first = Создать экипаж или вступить
crews-members = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[other] { $n } участников
}
crews-found = Создать экипаж
crews-found-about = Дайте ему название, а потом позовите остальных ссылкой или кодом.
crews-found-button = Создать
crews-name = Название экипажа
crews-join = Вступить в экипаж
crews-join-about = Код вам скажет кто-нибудь из экипажа.
crews-join-button = Вступить в экипаж
crews-code = Код экипажа
crews-join-failed = Экипаж не найден
crews-invited = Вас приглашают в экипаж
crews-invited-text = Участники увидят ваше имя, а журнал запомнит, что вы сыграли вместе. Код { $code }.
crews-invite = Пригласить
crews-invite-title = Пригласить в экипаж
crews-export = Журнал текстом
crews-leave = Покинуть экипаж
crews-leave-title = Покинуть «{ $name }»?
crews-leave-text = Экипаж продолжит без вас, а сыгранное останется в журнале. Вернуться можно по коду.
crews-campaigns = Кампании
crews-mission = Миссия { $n }
crews-progress = Выполнено миссий: { $done } из { $all }
crews-progress-label = Выполненные миссии
crews-attempts = { $n ->
    [one] Записана { $n } попытка
    [few] Записаны { $n } попытки
   *[other] Записано { $n } попыток
}
crews-play-next = Играть миссию { $n }
crews-play = Играть миссию { $n } с этим экипажем
crews-complete = Все миссии выполнены. Отличная работа!
crews-done = { $n ->
    [1] Выполнена { $date } с первой попытки: { $names }.
    [one] Выполнена { $date }, записана { $n } попытка: { $names }.
    [few] Выполнена { $date }, записаны { $n } попытки: { $names }.
   *[other] Выполнена { $date }, записано { $n } попыток: { $names }.
}
crews-tried = { $n ->
    [one] Пока { $n } попытка.
    [few] Пока { $n } попытки.
   *[other] Пока { $n } попыток.
}
crews-distress = Сигнал бедствия
crews-distress-active = Сигнал бедствия действует
crews-help = Помощь для пятерых
crews-open-history = Открытая история
crews-not-counted = { $n ->
    [one] { $n } попытка не считается
    [few] { $n } попытки не считаются
   *[other] { $n } попыток не считается
}
crews-forgiven-unwinnable = Не считается: выиграть было нельзя
crews-forgiven-agreed = Не считается: по решению экипажа
crews-matches = Партии
crews-matches-none = Ещё ничего не сыграно. Журнал ждёт: { $names }.
