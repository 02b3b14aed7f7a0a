pn-dummy = Джарвис

pn-sum-tasks = { $n ->
    [one] { $n } задание.
    [few] { $n } задания.
   *[other] { $n } заданий.
}
pn-sum-tokens = { $n ->
    [one] Жетон задания: { $tokens }.
   *[other] Жетоны заданий: { $tokens }.
}
pn-sum-decision = Командир отдаёт все задания, не открывая их, одному другому члену экипажа.
pn-sum-distribution = Командир раздаёт задания по одному, поровну.
pn-sum-dead-zone = Мёртвая зона: положение жетона связи не показывают.
pn-sum-radio-from = Помехи: до взятки { $trick } связи нет.
pn-sum-help = Впятером можно передать одно задание.

pn-rule-sick = Один член экипажа болен и не должен брать взяток.
pn-rule-silent = Один член экипажа не выходит на связь.
pn-rule-draw = После первой взятки каждый тянет случайную карту из руки соседа справа.
pn-rule-rockets-win = Каждая ракета должна взять взятку.
pn-rule-rockets-win-in-order = Каждая ракета должна взять взятку, по возрастанию.
pn-rule-one-wins = Хотя бы одна цветная 1 должна взять взятку.
pn-rule-two-ones-win = Хотя бы две цветные 1 должны взять по взятке.
pn-rule-no-nine-wins = Ни одной взятки нельзя взять картой 9.
pn-rule-swap-tokens = До выбора заданий экипаж может поменять местами два жетона.
pn-rule-move-token = До выбора заданий экипаж может переложить один жетон на задание без жетона.
pn-rule-balance = Никто никогда не должен опережать другого на две взятки.
pn-rule-commander-first-and-last = Командир должен взять первую и последнюю взятку.
pn-rule-volunteer = Один член экипажа должен взять ровно одну взятку, и не ракетой.
pn-rule-pilot = Один член экипажа должен взять первую и последнюю взятку и больше ни одной, обе не ракетой.
pn-rule-pink-to-the-left = Сосед слева от того, у кого розовая 9, должен взять все розовые карты.
pn-rule-omega-in-last-trick = Задание с жетоном Ω надо выполнить в последней взятке.
pn-rule-opener-and-closer = Один берёт ровно первые четыре взятки, другой – ровно последнюю, остальные – все между ними.

pn-token-number = Должно быть выполнено { $n }-м по счёту.
pn-token-omega = Должно быть выполнено последним.
pn-token-first-arrow = Должно быть выполнено раньше заданий, где стрелок больше.
pn-token-arrow = Должно быть выполнено после задания с { $before }.

pn-role-sick = Болеет
pn-role-silent = Молчит
pn-role-volunteer = Доброволец
pn-role-pilot = Пилот
pn-role-opener = Первые четыре
pn-role-closer = Последняя взятка
pn-role-about-sick = Нельзя брать взятки.
pn-role-about-silent = Не выходит на связь.
pn-role-about-volunteer = Нужно взять ровно одну взятку, не ракетой.
pn-role-about-pilot = Нужно взять первую и последнюю взятку и больше ни одной, обе не ракетой.
pn-role-about-opener = Нужно взять первые четыре взятки и больше ни одной.
pn-role-about-closer = Нужно взять последнюю взятку и больше ни одной.
pn-pink = Все розовые
pn-pink-about = Нужно взять все розовые карты.

pn-task = Взять { $card }
pn-task-tile = { $owner ->
    [none] Взять { $card } ({ $state })
   *[other] Взять { $card }: { $name } ({ $state })
}
pn-hidden = { $n ->
    [one] { $n } закрытое задание
    [few] { $n } закрытых задания
   *[other] { $n } закрытых заданий
}

pn-phase-asking = Командир спрашивает
pn-phase-naming = Командир назначает
pn-phase-drafting = Выбор заданий
pn-phase-deciding = Командир решает
pn-phase-distributing = Распределение заданий
pn-phase-voting = Голосование
pn-phase-passing = Сигнал бедствия
pn-phase-briefing = Перед первой взяткой
pn-phase-playing = Миссия идёт
pn-phase-won = Выполнена
pn-phase-lost = Проиграна

pn-ask-sick = Как вы себя чувствуете?
pn-ask-volunteer = Возьмёте ровно одну взятку, не ракетой?
pn-ask-pilot = Возьмёте первую и последнюю взятку, и больше ни одной, обе не ракетой?
pn-ask-opener = Какие взятки взяли бы вы: первые четыре, между ними или последнюю?
pn-ask-all-tasks = { $n ->
    [1] Возьмёте задание вслепую?
    [one] Возьмёте { $n } задание вслепую?
    [few] Возьмёте все { $n } задания вслепую?
   *[other] Возьмёте все { $n } заданий вслепую?
}
pn-ask-task = Возьмёте это задание?
pn-asked = Вопрос игроку { $name }: { $question }
pn-asked-own = Командир спрашивает: { $question }
pn-answer-yes = Да
pn-answer-no = Нет
pn-answer-good = Хорошо
pn-answer-bad = Плохо
pn-answer-first-four = Первые четыре
pn-answer-between = Между ними
pn-answer-last = Последнюю
pn-said = «{ $answer }»

pn-name-sick = Кто болен и не должен брать взяток?
pn-name-silent = Кто не выходит на связь?
pn-name-volunteer = Кто возьмёт ровно одну взятку?
pn-name-pilot = Кто возьмёт первую и последнюю взятку?
pn-name-opener = Кто возьмёт первые четыре взятки?
pn-name-closer = Кто возьмёт последнюю взятку?
pn-naming-wait = Командир назначает роль «{ $role }».
pn-decide = Кому отдадите все задания?
pn-decide-wait = Командир отдаёт все задания одному члену экипажа.
pn-distribute = Кому отдадите это задание?
pn-distribute-wait = Командир решает, чьё это задание.
pn-draft = Возьмите задание.
pn-draft-for = Возьмите задание за игрока { $name }.
pn-draft-wait = Задание берёт { $name }.
pn-briefing = Вы начинаете первую взятку. До этого экипаж может ещё о чём-то договориться.
pn-briefing-wait = До первой взятки экипаж может ещё о чём-то договориться.

pn-change-tokens = Изменить жетоны
pn-change-swap = До первого выбора экипаж может поменять местами два жетона. Какие?
pn-change-move = До первого выбора экипаж может переложить жетон на задание без жетона. Какой и куда?
pn-hand-over = Передать задание
pn-hand-over-about = Впятером экипаж может передать одно задание. Какое и кому?
pn-hand-over-to = Кто должен взять { $card }?
pn-hand-over-done = Одно задание передано.
pn-proposal-swap = поменять местами жетоны { $one } и { $other }
pn-proposal-move = переложить жетон { $token } на { $task }
pn-proposal-hand-over = передать задание «взять { $task }», получает { $to }

pn-action-answer = Сказать: { $answer }
pn-action-name = Назвать: { $member }
pn-action-take = Взять: { $task }
pn-action-give = Отдать: { $member }
pn-action-propose = Предложить: { $proposal }
pn-action-agree = Согласиться
pn-action-object = Возразить
pn-action-time-up = Время вышло
pn-action-pass = Передать { $card }
pn-action-radio = Показать { $card }
pn-action-play = Сыграть { $card }

pn-event-commander-named = { $commander } получает ракету 4 и становится командиром.
pn-event-pink-nine-shown = Розовая 9 у игрока { $holder }, поэтому взять все розовые карты – задача игрока { $winner }.
pn-event-task-revealed = Новое задание – взять { $task }.
pn-event-task-revealed-token = Новое задание с жетоном { $token } – взять { $task }.
pn-event-tasks-hidden = { $n_tasks ->
    [one] { $n_tasks } задание лежит закрытым.
    [few] { $n_tasks } задания лежат закрытыми.
   *[other] { $n_tasks } заданий лежат закрытыми.
}
pn-event-answered = { $by } отвечает: { $answer }.
pn-event-role-given = { $to }: { $role }.
pn-event-task-allotted = { $to } получает задание взять { $task }.
pn-event-proposed = { $by } предлагает: { $proposal }.
pn-event-time-up = Время на ответы вышло: решает командир.
pn-event-carried = Решено: { $proposal }.
pn-event-drew = { $by } тянет { $card }. Отдаёт { $from }.
pn-event-task-met = { $by } выполняет задание: берёт { $task }.
pn-event-mission-lost = { $reason }

pn-reason-won-by-another = Проиграно во взятке { $trick }: { $winner } берёт { $task }, а это задание игрока { $owner }.
pn-reason-won-by-wrong = Проиграно во взятке { $trick }: { $winner } берёт { $task }, а это чужое задание.
pn-reason-left-over = Проиграно с последней взяткой: { $owner } не выполняет задание взять { $task }, эту карту так и не сыграли.
pn-reason-left-over-unowned = Проиграно с последней взяткой: так и не сыграли { $task }, а это было задание.
pn-reason-out-of-order = Проиграно во взятке { $trick }: { $task } с жетоном { $token } взяли не вовремя.
pn-reason-order-out-of-reach = Проиграно: { $task } с жетоном { $token } уже не взять в нужном порядке.
pn-reason-rule-broken = Проиграно во взятке { $trick }, нарушено правило: { $rule }
pn-reason-rule-out-of-reach = Проиграно, потому что этого уже не добиться: { $rule }

pn-refusal-over = Миссия окончена: начинайте следующую попытку.
pn-refusal-not-your-turn = Сейчас не ваш ход.
pn-refusal-not-now = Сейчас этого сделать нельзя.
pn-refusal-wrong-answer = Это не ответ на вопрос.
pn-refusal-not-eligible = { $member } не подходит. Назовите кого-нибудь другого.
pn-refusal-uneven-split = { $member } получит слишком много заданий: в конце ни у кого не должно быть на два больше, чем у другого.
pn-refusal-no-such-task = На столе нет задания взять { $task }.
pn-refusal-not-in-hand = Нельзя сыграть { $card }: этой карты у вас нет.
pn-refusal-must-follow-suit = Ходите в масть: { $suit }.
pn-refusal-not-a-rocket = Нельзя ни показать, ни передать { $card }. Выберите цветную карту.
pn-refusal-nothing-to-say = Нельзя показать { $card }: она не старшая, не единственная и не младшая своего цвета.
pn-refusal-trick-under-way = Взятка уже идёт. На связь выходят перед взяткой.
pn-refusal-interference = Помехи: до взятки { $trick } на связь не выйти.
pn-refusal-no-token = В этой миссии вы уже не можете выйти на связь.
pn-refusal-allot-first = Предложите это, когда все задания будут розданы.
pn-refusal-vote-under-way = На столе уже есть другое предложение. Сначала ответьте на него.
pn-refusal-pass-first = Сейчас передают карты. Предложите это, когда все передадут свои.
pn-refusal-first-card-played = Первая карта уже сыграна, а предлагать это можно только до неё.
pn-refusal-proposals-spent = Вы предлагали это уже столько раз: { $most }. Пусть предложат другие.
pn-refusal-help-needs-five = Передать задание может только экипаж из пяти человек.
pn-refusal-no-help-in-mission = У этой миссии нет золотой рамки: задания в ней не передают.
pn-refusal-no-tasks = В этой миссии нет заданий, которые можно передать.
pn-refusal-handed-over-already = Задание уже передано. За попытку это разрешено один раз.
pn-refusal-owned-already = Задание взять { $task } уже получает { $member }. Выберите кого-нибудь другого.
pn-refusal-signal-sent = В этой попытке сигнал бедствия уже подан.
pn-refusal-communicated-already = Кто-то уже вышел на связь, а сигнал бедствия подают до этого.
pn-refusal-one-direction = Вдвоём направление только одно: вы обмениваетесь картами.
pn-refusal-no-token-change = В этой миссии так менять жетоны нельзя.
pn-refusal-tokens-changed = Жетоны уже изменены. Это разрешено один раз.
pn-refusal-first-task-taken = Первое задание уже взято, а жетоны можно менять только до этого.
pn-refusal-senseless = Это предложение ничего не изменило бы.

pn-option-challenge = Сложная игра втроём
pn-option-challenge-about = Без зелёных карт и ракеты 1.
pn-option-help = Передача считается
pn-option-help-about = Впятером переданное задание прибавляет одну попытку в бортовом журнале.

pn-tokens-heading = Жетоны заданий
pn-roles-heading = Роли
pn-rules-goal = Вы – один экипаж. Каждое задание – это карта, которую должен взять определённый член экипажа; когда все задания выполнены, миссия удалась. Если такую карту возьмёт кто-то другой, проигрывают все, и вы пробуете ещё раз.
pn-rules-turn = У кого ракета 4, тот командир: первым выбирает задание и начинает первую взятку. Ходите в масть, если можете; если нет – любой картой. Взятку берёт старшая карта этой масти, а если есть ракеты – старшая ракета. Кто взял взятку, начинает следующую.
pn-rules-signals = Говорить о своих картах нельзя. Раз за миссию, перед взяткой, можно выложить одну цветную карту и положить на неё жетон: вверху, если она старшая этого цвета, посередине, если единственная, внизу, если младшая. Карта остаётся вашей. В мёртвой зоне положение жетона не показывают; при помехах связь начинается позже.
pn-rules-distress = До первой взятки экипаж может вместе подать сигнал бедствия: каждый передаёт цветную карту в одну и ту же сторону. Это стоит одной попытки в бортовом журнале.
pn-rules-two = Вдвоём вам помогает Джарвис: семь открытых карт, каждая на закрытой. Командир выбирает его задания и играет его картами; закрытую карту открывают после взятки.
