ds-dummy = Тоноя

ds-sum-drawn = { $n ->
    [one] Задания на { $n } очко в сумме.
    [few] Задания на { $n } очка в сумме.
   *[other] Задания на { $n } очков в сумме.
}
ds-sum-given = { $n ->
    [one] { $n } определённое задание.
    [few] { $n } определённых задания.
   *[other] { $n } определённых заданий.
}
ds-sum-silent = До взятки { $trick } связи нет.
ds-sum-seconds = { $seconds ->
    [0] На время: { $minutes } мин.
   *[other] На время: { $minutes } мин { $seconds } с.
}
ds-allotment-draft = Задания берут по очереди, начиная с капитана.
ds-allotment-hardest-first = Первое задание капитана должно быть одним из самых трудных.
ds-allotment-skip-captain = Капитан не берёт заданий.
ds-allotment-one-member = Все задания берёт один член экипажа; кто именно – решаете вместе.
ds-allotment-captain-or-willing = Все задания берёт капитан или отдаёт желающему; тогда после начала первой взятки никто не выходит на связь.
ds-allotment-free = Разделите задания как хотите.
ds-allotment-volunteer = Все задания берёт тот, кто первым скажет «да».
ds-allotment-two-volunteers = Задания делят между собой первые двое, кто скажет «да».
ds-communication-normal = Каждый может один раз выйти на связь.
ds-communication-currents = Морские течения: положение жетона не показывают.
ds-communication-rapture = Азотное опьянение: в центре лишь несколько жетонов – для тех, кто возьмёт.
ds-communication-terrain = Неизвестная местность: карта, взятая перед раздачей, решает, какая связь.
ds-communication-silence = Связи нет совсем.
ds-terrain = Неизвестная местность ({ $card }): { $communication }
ds-special-balance = По числу взятых карт { $value } никто ни разу не должен опередить другого на две.
ds-special-no-lead = Взятку нельзя начинать с масти: { $suits }.
ds-special-first-winner-ahead = Кто возьмёт первую взятку, должен всё время опережать всех по взяткам.
ds-special-last-card = Последней картой последней взятки должна быть { $card }.

ds-task-win = Возьмите { $cards }.
ds-task-win-all = Возьмите все четыре карты { $value }.
ds-task-green-2-last-trick = Возьмите последнюю взятку, в которой лежит зелёная 2.
ds-task-only-submarine = Возьмите субмарину { $value } и ни одной другой субмарины.
ds-task-at-least = Возьмите не меньше { $n } карт со значением { $value }.
ds-task-exactly = Возьмите ровно { $n } карты со значением { $value }.
ds-task-at-least-5-pink = Возьмите не меньше 5 розовых карт.
ds-task-at-least-7-yellow = Возьмите не меньше 7 жёлтых карт.
ds-task-exactly-1-pink = Возьмите ровно 1 розовую карту.
ds-task-exactly-2-blue = Возьмите ровно 2 синие карты.
ds-task-exactly-2-green = Возьмите ровно 2 зелёные карты.
ds-task-exactly-1-pink-1-green = Возьмите ровно 1 розовую и ровно 1 зелёную карту.
ds-task-exactly-submarines = { $n ->
    [one] Возьмите ровно { $n } субмарину.
    [few] Возьмите ровно { $n } субмарины.
   *[other] Возьмите ровно { $n } субмарин.
}
ds-task-using = Возьмите взятку своей картой { $value }.
ds-task-capture = Возьмите карту { $value } своей картой { $own }.
ds-task-capture-with-submarine = Возьмите { $card } своей субмариной.
ds-task-no-values = Не берите ни одной карты со значением { $values }.
ds-task-no-pink = Не берите ни одной розовой карты.
ds-task-no-green = Не берите ни одной зелёной карты.
ds-task-no-yellow = Не берите ни одной жёлтой карты.
ds-task-no-pink-no-blue = Не берите ни розовых, ни синих карт.
ds-task-no-green-no-yellow = Не берите ни зелёных, ни жёлтых карт.
ds-task-no-submarines = Не берите ни одной субмарины.
ds-task-first-tricks = { $n ->
    [1] Возьмите первую взятку.
   *[other] Возьмите каждую из первых { $n } взяток.
}
ds-task-last-trick = Возьмите последнюю взятку.
ds-task-first-and-last-trick = Возьмите первую и последнюю взятку.
ds-task-only-first-trick = Возьмите первую взятку и больше ни одной.
ds-task-only-last-trick = Возьмите последнюю взятку и больше ни одной.
ds-task-none-of-first = Не берите ни одной из первых { $n } взяток.
ds-task-tricks = { $n ->
    [0] Не берите ни одной взятки.
    [one] Возьмите ровно { $n } взятку.
    [few] Возьмите ровно { $n } взятки.
   *[other] Возьмите ровно { $n } взяток.
}
ds-task-streak = Возьмите { $n } взятки подряд хотя бы раз.
ds-task-one-streak = Возьмите всего ровно { $n } взятки, одну за другой.
ds-task-never-2-in-a-row = Никогда не берите две взятки подряд.
ds-task-more-than-each-other = Возьмите больше взяток, чем любой другой.
ds-task-fewer-than-each-other = Возьмите меньше взяток, чем любой другой.
ds-task-more-than-all-others-together = Возьмите больше взяток, чем все остальные вместе.
ds-task-more-than-captain = Возьмите больше взяток, чем капитан.
ds-task-fewer-than-captain = Возьмите меньше взяток, чем капитан.
ds-task-same-as-captain = Возьмите столько же взяток, сколько капитан.
ds-task-sum-below = Возьмите взятку без субмарин с суммой значений меньше { $limit }.
ds-task-sum-above = Возьмите взятку без субмарин с суммой значений больше { $limit }.
ds-task-sum-22-or-23 = Возьмите взятку без субмарин с суммой значений 22 или 23.
ds-task-all-above-5 = Возьмите взятку, где каждая карта больше 5.
ds-task-all-below-7 = Возьмите взятку без субмарин, где каждая карта меньше 7.
ds-task-predict-open = До первой взятки скажите, сколько взяток возьмёте, и возьмите ровно столько.
ds-task-predict-secret = До первой взятки тайно запишите, сколько взяток возьмёте, и возьмите ровно столько.
ds-task-equal-pink-blue-in-trick = Возьмите взятку, где розовых карт столько же, сколько синих, и хотя бы по одной.
ds-task-equal-green-yellow-in-trick = Возьмите взятку, где зелёных карт столько же, сколько жёлтых, и хотя бы по одной.
ds-task-equal-pink-yellow-total = Возьмите всего столько же розовых карт, сколько жёлтых, и хотя бы по одной.
ds-task-more-pink-than-green = Возьмите больше розовых карт, чем зелёных.
ds-task-more-yellow-than-blue = Возьмите больше жёлтых карт, чем синих.
ds-task-one-of-each-colour = Возьмите хотя бы по одной карте каждого цвета.
ds-task-all-of-one-colour = Возьмите все девять карт одного цвета.
ds-task-all-even = Возьмите взятку только из чётных карт, без субмарин.
ds-task-all-odd = Возьмите взятку только из нечётных карт, без субмарин.
ds-task-never-lead-pink-green = Никогда не начинайте взятку с розовой или зелёной.
ds-task-never-lead-pink-blue-yellow = Никогда не начинайте взятку с розовой, синей или жёлтой.

ds-task-tile = { $owner ->
    [none] { $task } Сложность { $difficulty } ({ $state })
   *[other] { $task } { $name }, сложность { $difficulty } ({ $state })
}
ds-difficulty = Сложность { $n }
ds-progress = { $have } из { $want }
ds-foretold = { $n ->
    [one] Предсказана { $n } взятка
    [few] Предсказаны { $n } взятки
   *[other] Предсказано { $n } взяток
}
ds-won-cards = Уже засчитано: { $cards }

ds-mission-training = Учебная миссия
ds-mission-epilogue = Эпилог, сложность { $n }
ds-next-same = Следующая попытка, те же задания
ds-next-new = Следующая попытка, новые задания
ds-next-epilogue = Начать эпилог, сложность { $n }
ds-phase-draft = Выбор заданий
ds-phase-one-member = Один на все задания
ds-phase-offer = Капитан решает
ds-phase-asking = Кто желает?
ds-phase-share = Распределение заданий
ds-phase-distress = Перед первой взяткой
ds-phase-passing = Сигнал бедствия
ds-phase-predict = Предсказания
ds-phase-play = Миссия идёт
ds-phase-won = Выполнена
ds-phase-lost = Проиграна

ds-draft = Возьмите задание.
ds-draft-skip = Возьмите задание или спасуйте.
ds-draft-for = Выберите за игрока { $name }.
ds-draft-wait = Задание берёт { $name }.
ds-one-member = Кто возьмёт все задания?
ds-one-member-wait = { $name } предлагает, кто возьмёт все задания.
ds-offer = Возьмёте все задания или спросите желающих?
ds-offer-wait = Капитан берёт все задания или спрашивает желающих.
ds-asked = Возьмёте задания?
ds-asked-for = { $name } берёт задания?
ds-asked-wait = { $name } решает, брать ли задания.
ds-willing = Желающие: { $names }
ds-share = Выберите задание, а потом – кто его получит.
ds-share-to = Кто получит: { $task }
ds-share-wait = { $name } раскладывает задания.
ds-share-vote = { $own ->
    [yes] Вы предлагаете разделить задания так.
   *[no] { $name } предлагает разделить задания так.
}
ds-distress = Начинаете миссию – или экипаж сначала подаст сигнал бедствия?
ds-distress-wait = Пока капитан не начал, экипаж может подать сигнал бедствия.
ds-predict = Сколько взяток возьмёте?
ds-predict-for = Сколько взяток возьмёт { $name }?
ds-predict-secret = Этого числа больше никто не видит.
ds-predict-wait = Ещё предсказывают: { $names }

ds-proposal-member = все задания берёт { $member }

ds-action-take = Взять: { $task }
ds-action-skip = Спасовать
ds-action-propose = Предложить: { $proposal }
ds-action-keep = Взять все задания
ds-action-ask = Спросить желающих
ds-action-yes = Да
ds-action-no = Нет
ds-action-give = Отдать: { $member } – { $task }
ds-action-begin = Начать миссию
ds-action-agree = Согласиться
ds-action-object = Возразить
ds-action-pass = Передать { $card }
ds-action-predict = Предсказать { $tricks }
ds-action-radio = Показать { $card }
ds-action-play = Сыграть { $card }
ds-action-time-up = Время вышло

ds-event-terrain-drawn = Неизвестная местность, взяли { $card }: { $communication }
ds-event-task-turned-up = Задание: { $task }
ds-event-captain-named = { $captain } получает субмарину 4 и становится капитаном.
ds-event-task-taken = { $by } берёт задание: { $task }
ds-event-skipped = { $by } не берёт задание.
ds-event-asked = Капитан спрашивает, кто возьмёт задания.
ds-event-answered = { $yes ->
    [yes] { $by } говорит «да».
   *[no] { $by } говорит «нет».
}
ds-event-all-taken = { $by } берёт все задания.
ds-event-volunteered = { $members } делят задания между собой.
ds-event-task-given = { $to } получает: { $task }
ds-event-tasks-shared = Задания остаются у тех, кому достались.
ds-event-proposed = { $by } предлагает: { $proposal }.
ds-event-distress-sent = { $direction ->
    [left] Сигнал бедствия: каждый передаёт карту налево.
   *[right] Сигнал бедствия: каждый передаёт карту направо.
}
ds-event-predicted = { $by } предсказывает, сколько взяток возьмёт: { $tricks }.
ds-event-predicted-secret = { $by } тайно предсказывает, сколько взяток возьмёт.
ds-event-clock-started = Часы пошли: { $seconds } с.
ds-event-prediction-shown = { $by }: предсказано взяток – { $tricks }.
ds-event-task-done = { $owner } выполняет задание: { $task }
ds-event-task-failed = { $owner } уже не выполнит задание: { $task }
ds-event-time-up = Время вышло.
ds-event-mission-lost = { $loss }

ds-reason-card-lost = Во взятке { $trick } { $to } берёт { $card }.
ds-reason-card-won = Во взятке { $trick } взяли { $card }, а она была лишней.
ds-reason-card-left-over = Так и не сыграли { $card }.
ds-reason-card-fell = Слишком рано, во взятке { $trick }, сыграли { $card }.
ds-reason-card-led = { $by } начинает взятку { $trick }, играя { $card }.
ds-reason-trick-won = Взятка { $trick } оказалась лишней.
ds-reason-trick-lost = Взятку { $trick } взять не удалось.
ds-reason-out-of-reach = После взятки { $trick } того, что осталось, уже не хватило бы.
ds-loss-task-failed = Проиграно: { $owner } не выполняет задание «{ $task }». { $reason }
ds-loss-rule-broken = Проиграно, нарушено правило «{ $rule }». { $reason }
ds-loss-time-up = Проиграно: время вышло.
ds-loss-no-task-for-captain = Проиграно: для капитана ({ $captain }) остались только задания, где сравнивают с капитаном.

ds-refusal-mission-over = Миссия окончена: начинайте новую попытку.
ds-refusal-not-your-turn = Сейчас не ваш ход. Ждём: { $awaited }.
ds-refusal-not-now = Сейчас решается другое.
ds-refusal-not-in-hand = Нельзя сыграть { $card }: этой карты здесь нет.
ds-refusal-must-follow-suit = Ходите в масть: { $suit }.
ds-refusal-lead-barred = В этой миссии нельзя начинать взятку, играя { $card }. Начните с другой масти.
ds-refusal-not-communicable = Нельзя показать { $card }: она не старшая, не единственная и не младшая своего цвета.
ds-refusal-submarine-on-radio = Субмарины не показывают. Выберите цветную карту.
ds-refusal-no-radio-now = Сейчас на связь не выйти: нужен жетон и разрешённый миссией момент между взятками.
ds-refusal-submarine-passed = Субмарины не передают. Выберите цветную карту.
ds-refusal-no-such-task = Такого задания на столе нет.
ds-refusal-task-taken = Это задание уже взяли.
ds-refusal-not-for-captain = Капитан не может взять задание, где сравнивают с капитаном.
ds-refusal-not-hardest = Капитан начинает с одного из самых трудных заданий.
ds-refusal-cannot-skip = Все задания надо разобрать, поэтому спасовать нельзя.
ds-refusal-wrong-member = { $member } это задание получить не может: кто-то остался бы ни с чем.
ds-refusal-proposals-spent = Вы предлагали сигнал бедствия уже столько раз: { $most }. Пусть предложат другие.
ds-refusal-too-many-tricks = Всего взяток: { $most }.

ds-option-untimed = Без часов
ds-option-untimed-about = У миссий 14, 15, 16 и 26 тогда другое усложнение.
ds-option-pink-9 = Розовая 9 и жёлтая 8 – сложность 2
ds-option-pink-9-about = Вчетвером у этого задания сложность 2, как в некоторых изданиях, а не 3.
ds-option-epilogue = Сложность
ds-tasks-heading = Все 96 заданий
ds-tasks-crew = Сколько игроков
ds-tasks-crew-about = От этого зависят сложность и границы сумм. Вдвоём играют с числами для троих.

ds-rules-goal = Вы – один экипаж. Для миссии берут карты заданий, и каждое задание кому-то принадлежит. Когда все задания выполнены и испортить их уже нельзя, миссия удалась; когда какое-то уже не выполнить, проигрывают все, и вы пробуете ещё раз.
ds-rules-turn = У кого субмарина 4, тот капитан: первым выбирает задание и начинает первую взятку. Ходите в масть, если можете; если нет – любой картой. Взятку берёт старшая карта этой масти, а если есть субмарины – старшая субмарина. Кто взял взятку, начинает следующую.
ds-rules-tasks = Чем труднее миссия, тем больше очков сложности у её заданий; сложность задания зависит от числа игроков. «Ровно» проверяют в конце. Значения и цвета никогда не относятся к субмаринам.
ds-rules-signals = Говорить о своих картах нельзя. Раз за миссию, перед взяткой, можно выложить одну цветную карту и положить на неё жетон: вверху, если она старшая этого цвета, посередине, если единственная, внизу, если младшая. В морских течениях положение не показывают; при азотном опьянении в центре лежит лишь несколько жетонов; в неизвестной местности решает карта.
ds-rules-distress = До первой взятки экипаж может вместе подать сигнал бедствия: каждый передаёт цветную карту в одну и ту же сторону. Это стоит одной попытки в бортовом журнале.
ds-rules-two = Вдвоём вам помогает Тоноя: семь открытых карт, каждая на закрытой. Капитан выбирает её задания и играет её картами; закрытую карту открывают после взятки.
