analysis-title = Разобрать любую партию
analysis-of = { $game }, вставленная партия
analysis-about = Вставьте запись партии или раздачу либо перетащите сюда файл. Тогда партию можно пройти шаг за шагом, увидеть, где она проиграна и как можно было выиграть.
analysis-text = Запись или раздача
analysis-look = Разобрать
analysis-file = Выбрать файл
analysis-another = Другая партия
analysis-private = Ничего из этого не сохраняется.
analysis-too-large = Этот файл слишком велик для записи: читаем не больше 60 КиБ.
analysis-percent = { $n } %

analysis-thinking = Смотрим все карты…
analysis-mark-winnable = Ещё можно выиграть
analysis-mark-lost-here = Проиграно здесь
analysis-mark-lost = Уже проиграно
analysis-mark-unknown = Не выяснено

analysis-jump = К карте, из-за которой проиграли
analysis-verdict-won = Победа: она была возможна после каждой карты.
analysis-verdict-until = Выиграть было можно вплоть до хода «{ $name } играет { $card }».
analysis-verdict-step = Выиграть было можно вплоть до шага { $step } (решает { $name }).
analysis-verdict-never = Эту раздачу не выиграл бы никто.
analysis-verdict-otherwise = Раздачу можно было выиграть, но не при таком распределении заданий.
analysis-verdict-shared = При таком распределении заданий миссия была проиграна с первой карты; выиграло бы другое распределение, за отведённое время выяснить не удалось.
analysis-verdict-somewhere = Какое-то время победа была возможна; где она упущена, выяснить не успели.
analysis-verdict-unknown = Можно ли было выиграть, выяснить не успели.

analysis-line-show = Показать, как выиграть отсюда
analysis-line-instead = Показать, как можно было выиграть
analysis-line-thinking = Ищем выигрышную линию…
analysis-line-shown = Так можно было выиграть; на деле сыграли иначе.
analysis-line-leave = Назад к партии
analysis-line-none = Отсюда уже не выигрывает ни одна линия.
analysis-line-early = Ещё не решено, у кого какое задание, или сейчас не играют карт: пройдите чуть дальше.
analysis-line-unknown = Выяснить не успели: выигрышная линия может быть, а может и нет.

analysis-tabs = Что показать рядом со столом
analysis-tab-log = Журнал
analysis-tab-fair = Ошибки
analysis-tab-belief = Догадки

analysis-card = Карта
analysis-share = Ещё можно выиграть
analysis-choices = Карты, которые можно было сыграть
analysis-fair-about = Каждую карту оцениваем лишь по тому, что мог знать игрок: в скольких из 200 раздач, которые с этого места выглядели так же, ещё можно выиграть?
analysis-fair-none = На этом шаге карту не сыграли.
analysis-fair-next = К следующей карте
analysis-fair-share = Из всех раздач, которые { $name } не может различить, до этой карты можно было выиграть { $before } %, после неё – { $after } %.
analysis-fair-best = Лучшая карта – { $card }: { $best } %. Разница до { $margin ->
    [one] { $margin } пункта
   *[other] { $margin } пунктов
} – лишь погрешность.
analysis-fair-worlds = { $n ->
    [one] Оценено по { $n } раздаче.
    [few] Оценено по { $n } раздачам.
    [many] Оценено по { $n } раздачам.
   *[other] Оценено по { $n } раздачи.
}
analysis-judged-forced = Без выбора: только эту карту и можно было сыграть.
analysis-judged-undecided = Слишком сложно: оценить не успели.
analysis-judged-mistake = Ошибка: о лучшей карте можно было знать.
analysis-judged-unlucky = Не повезло, но это не ошибка.
analysis-judged-sound = Ошибки нет.
analysis-mistakes = { $n ->
    [0] В этой партии ошибок нет
    [one] { $n } ошибка в этой партии
    [few] { $n } ошибки в этой партии
    [many] { $n } ошибок в этой партии
   *[other] { $n } ошибки в этой партии
}
analysis-mistakes-open = { $n ->
    [0] Ошибок не найдено
    [one] Найдена { $n } ошибка
    [few] Найдено { $n } ошибки
   *[other] Найдено { $n } ошибок
}; { $open ->
    [one] { $open } карту было слишком трудно оценить
    [few] { $open } карты было слишком трудно оценить
   *[other] { $open } карт было слишком трудно оценить
}
analysis-blame-mistake = Миссию проиграла карта { $card } ({ $name }), и по тому, что можно было знать, это ошибка.
analysis-blame-unlucky = Миссию проиграла карта { $card } ({ $name }), но по тому, что можно было знать, это не ошибка.
analysis-blame-forced = Миссию проиграла карта { $card } ({ $name }), но другую сыграть было нельзя.
analysis-blame-undecided = Миссию проиграла карта { $card } ({ $name }); можно ли было это знать, оценить слишком трудно.
analysis-mistake = { $name }: { $after } %; { $card }: { $best } %

analysis-belief-of = Кто что мог знать
analysis-belief-none = На этом шаге ничего не скрыто.
analysis-belief-worlds = { $n ->
    [1] Проценты от { $n } раздачи, которая с этого места выглядела так же.
    [few] Проценты от { $n } раздач, которые с этого места выглядели так же.
    [many] Проценты от { $n } раздач, которые с этого места выглядели так же.
   *[other] Проценты от { $n } раздачи, которые с этого места выглядели так же.
}

analysis-tab-course = Решения
analysis-course-about = Каждый выбор оцениваем лишь по тому, что мог знать игрок: насколько вероятно он ведёт к победе?
analysis-course-early = Решения оцениваются, когда партия закончена.
analysis-course-thinking = Взвешиваем каждый выбор…
analysis-course-none = На этом шаге решать было нечего.
analysis-course-open = Ни одного решения оценить не удалось.
analysis-course-lost = Упущено процентных пунктов: { $n }.
analysis-course-sound = Ничего не упущено: разница до { $n ->
    [one] { $n } процентного пункта
   *[other] { $n } процентных пунктов
} – лишь погрешность.
analysis-chances = Вероятность победы: { $name }
analysis-signal = { $name } подаёт сигнал: возможных рук было { $before }, стало { $after }.
analysis-accounts = Удача и решения
analysis-accounts-about = В процентных пунктах вероятности победы, от равных шансов в начале. Удача – это карты и действия остальных.
analysis-player = Игрок
analysis-luck = Удача
analysis-decisions = Решения
analysis-costly = { $n ->
    [0] Ни один выбор не стоил шансов
    [one] { $n } выбор стоил шансов
    [few] { $n } выбора стоили шансов
    [many] { $n } выборов стоили шансов
   *[other] { $n } выбора стоили шансов
}
analysis-scores = Как менялись очки
analysis-scores-table = Таблицей
analysis-step = Шаг

refusal-tampered-record = Эта запись изменена, или партия шла не по правилам: воспроизвести её в таком виде нельзя.
refusal-other-version = Эта запись из другой версии Wardroom или правил, здесь её не прочитать.
refusal-too-many-thoughts = Вы разбираете слишком много партий сразу. Подождите, пока закончится разбор одной из них.
