crew-card = { $suit ->
    [p] розовая { $value }
    [b] синяя { $value }
    [g] зелёная { $value }
    [y] жёлтая { $value }
    [r] ракета { $value }
   *[s] субмарина { $value }
}
crew-card-done = { $suit ->
    [p] розовую { $value }
    [b] синюю { $value }
    [g] зелёную { $value }
    [y] жёлтую { $value }
    [r] ракету { $value }
   *[s] субмарину { $value }
}
crew-suit = { $suit ->
    [pink] розовая
    [blue] синяя
    [green] зелёная
    [yellow] жёлтая
    [r] ракеты
   *[s] субмарины
}
crew-letter-p = Р
crew-letter-b = С
crew-letter-g = З
crew-letter-y = Ж

crew-leader = { $game ->
    [planet-nine] Командир
   *[deep-sea] Капитан
}
crew-leader-about = { $game ->
    [planet-nine] у него ракета 4: первым выбирает задание и начинает первую взятку.
   *[deep-sea] у него субмарина 4: первым выбирает задание и начинает первую взятку.
}
crew-your-hand = Ваши карты
crew-n-tricks = { $n ->
    [one] { $n } взятка
    [few] { $n } взятки
   *[other] { $n } взяток
}
crew-n-cards = { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[other] осталось { $n } карт
}
crew-hand-left = Осталось на руках
crew-token-ready = Ещё может выйти на связь
crew-token-on-card = Сеанс связи уже был; жетон лежит на карте
crew-token-used = Сеанс связи уже был; жетон использован
crew-token-barred = Не имеет права выходить на связь
crew-shared-tokens = { $n ->
    [0] В центре не осталось жетонов
    [one] { $n } жетон в центре – для того, кто возьмёт
    [few] { $n } жетона в центре – для тех, кто возьмёт
   *[other] { $n } жетонов в центре – для тех, кто возьмёт
}
crew-sign-hidden = Никто не узнает, какая показанная карта: старшая, единственная или младшая.
crew-sign-from = До взятки { $trick } связи нет.

crew-trick = Взятка { $n } из { $of }
crew-trick-cards = Карты взятки
crew-trick-to = Взятка: { $name }
crew-last-trick = Последняя взятка
crew-history = Все взятки
crew-history-trick = Взятка { $n }: { $name }
crew-row = Карты: { $name }
crew-covered = Закрытая карта
crew-card-task = Задание: { $name }

crew-prompt-lead = Начинайте взятку.
crew-prompt-follow = Ходите в масть: { $suit }.
crew-prompt-any = Этой масти у вас нет ({ $suit }): играйте любую карту.
crew-prompt-for = Сыграйте карту за игрока { $name }.
crew-prompt-wait-lead = Взятку начинает { $name }.
crew-prompt-wait = Ходит { $name }.
crew-key-radio = Выйти на связь или передумать
crew-key-trick = Посмотреть последнюю взятку

crew-radio = Выйти на связь
crew-radio-choose = Какую карту показать? Она должна быть старшей, единственной или младшей своего цвета.
crew-radio-choose-hidden = Какую карту показать? Она должна быть старшей, единственной или младшей своего цвета, но никто не узнает, какой именно.
crew-radio-none = У вас нет карты, о которой можно сообщить.
crew-radio-says = { $position ->
    [highest] { $card }: старшая этого цвета
    [only] { $card }: единственная этого цвета
    [lowest] { $card }: младшая этого цвета
   *[hidden] { $card }: старшая, единственная или младшая – неизвестно
}
crew-radio-send = Показать
crew-message = { $position ->
    [highest] { $name }: { $card } – старшая своего цвета
    [only] { $name }: { $card } – единственная своего цвета
    [lowest] { $name }: { $card } – младшая своего цвета
   *[hidden] { $name }: { $card } – старшая, единственная или младшая своего цвета
}
crew-position-highest = Жетон вверху: старшая карта этого цвета
crew-position-only = Жетон посередине: единственная карта этого цвета
crew-position-lowest = Жетон внизу: младшая карта этого цвета

crew-go-on = Ничего не предлагать
crew-distress = Сигнал бедствия
crew-distress-about = Каждый передаёт одну цветную карту соседу в одну и ту же сторону, пока никто не выходил на связь. В бортовом журнале прибавляется одна попытка.
crew-distress-active = Сигнал бедствия подан: он считается за ещё одну попытку.
crew-distress-left = Все передают налево
crew-distress-right = Все передают направо
crew-distress-swap = Обменяться картой
crew-pass-to = Выберите цветную карту, которую получит { $name }.
crew-pass-waiting = Вы передаёте { $card }. Ещё выбирают: { $names }.
crew-pass-watch = Каждый передаёт карту. Ещё выбирают: { $names }.
crew-pass-done = Вы отдали: { $given }. Вы получили: { $received }.
crew-draws-done = Вы взяли: { $taken }. Вы потеряли: { $lost }.
crew-draws-column = Закрытая карта в столбце { $n } заменена.

crew-proposal-distress = { $direction ->
    [left] подать сигнал бедствия, все передают налево
   *[right] подать сигнал бедствия, все передают направо
}
crew-vote = { $own ->
    [yes] Вы предлагаете: { $proposal }.
   *[no] { $name } предлагает: { $proposal }.
}
crew-vote-agreed = Пока за: { $names }
crew-vote-waiting = Ждём ответов остальных.

crew-tasks-free = Задания на столе
crew-task-free = пока ничьё
crew-task-open = надо выполнить
crew-task-done = выполнено
crew-task-failed = провалено

crew-event-hand-dealt = Карты розданы.
crew-event-row-dealt = Рядом с игроками открыли: { $open }.
crew-event-agreed = { $by } соглашается.
crew-event-objected = { $by } против; предложение снято.
crew-event-pass-chosen = У игрока { $by } карта для передачи уже выбрана.
crew-event-passed = { $from } передаёт { $card }. Получает { $to }.
crew-event-a-card = карту
crew-event-communicated = { $position ->
    [highest] { $by } показывает { $card }: старшую своего цвета.
    [only] { $by } показывает { $card }: единственную своего цвета.
    [lowest] { $by } показывает { $card }: младшую своего цвета.
   *[hidden] { $by } показывает { $card }.
}
crew-event-played = { $by } играет { $card }.
crew-event-trick-won = Взятку { $trick } берёт { $by }.
crew-event-turned-up = Открыли: { $cards }.
crew-event-mission-won = Миссия выполнена!

crew-story-won = Миссия выполнена после взятки { $n } из { $of }.
crew-story-most = Больше всего взяток: { $name } ({ $n }).
crew-story-messages = { $n ->
    [0] На связь не выходил никто.
    [one] Была показана { $n } карта.
    [few] Было показано { $n } карты.
   *[other] Было показано { $n } карт.
}
crew-story-distress = Экипаж подавал сигнал бедствия.
crew-story-open = { $n ->
    [one] Оставалось { $n } задание.
    [few] Оставалось { $n } задания.
   *[other] Оставалось { $n } заданий.
}

crew-option-mission = Миссия
crew-option-own = Своя миссия
crew-option-code = Код своей миссии
crew-option-code-use = Взять
crew-option-make = Придумать миссию
crew-option-code-about = { $prefix } и буквы дальше, как их прислали друзья.
crew-option-code-wrong = Это не код миссии: такой код начинается с { $prefix }.
crew-option-history = Открытая история
crew-option-history-about = Домашнее правило: видны все сыгранные взятки, а не только последняя. Бортовой журнал это отмечает.
crew-option-distress = Сигнал бедствия ещё действует
crew-option-distress-about = Он был подан в одной из прошлых попыток этой миссии.
crew-option-dummy = После кого ходит { $name }
crew-option-dummy-about = Вдвоём третий член экипажа – { $name }: 7 открытых карт на 7 закрытых; ими играет тот, у кого старший козырь.
crew-mission-n = Миссия { $n }

crew-cards-heading = Карты
crew-cards-about = Четыре цвета со значениями от 1 до 9, у каждого своя фигура и буква.
crew-trump-about = { $suit ->
    [r] Четыре ракеты – козыри: они старше любого цвета. Их не показывают и не передают.
   *[s] Четыре субмарины – козыри: они старше любого цвета. Их не показывают и не передают.
}
crew-messages-heading = Что говорит жетон
crew-next-mission = Начать миссию { $n }
