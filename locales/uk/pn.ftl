pn-dummy = Джарвіс

pn-sum-tasks = { $n ->
    [one] { $n } завдання.
    [few] { $n } завдання.
   *[other] { $n } завдань.
}
pn-sum-tokens = { $n ->
    [one] Жетон завдання: { $tokens }.
   *[other] Жетони завдань: { $tokens }.
}
pn-sum-decision = Командир віддає всі завдання, не відкриваючи їх, комусь одному, не собі.
pn-sum-distribution = Командир роздає завдання по одному, рівномірно.
pn-sum-dead-zone = «Мертва зона»: положення жетона радіозв’язку не показують.
pn-sum-radio-from = Перешкоди: до взятки { $trick } зв’язку немає.
pn-sum-help = Уп’ятьох можна передати одне завдання.

pn-rule-sick = Один член екіпажу хворий і не має виграти жодної взятки.
pn-rule-silent = Один член екіпажу не виходить на зв’язок.
pn-rule-draw = Після першої взятки кожен тягне випадкову карту з руки сусіда праворуч.
pn-rule-rockets-win = Кожна ракета має виграти взятку.
pn-rule-rockets-win-in-order = Кожна ракета має виграти взятку, за зростанням.
pn-rule-one-wins = Принаймні одна кольорова 1 має виграти взятку.
pn-rule-two-ones-win = Принаймні дві кольорові 1 мають виграти по взятці.
pn-rule-no-nine-wins = Жодної взятки не можна виграти картою 9.
pn-rule-swap-tokens = До вибору завдань екіпаж може поміняти місцями два жетони.
pn-rule-move-token = До вибору завдань екіпаж може перекласти один жетон на завдання без жетона.
pn-rule-balance = Ніхто ніколи не має випереджати іншого на дві взятки.
pn-rule-commander-first-and-last = Командир має виграти першу й останню взятку.
pn-rule-volunteer = Один член екіпажу має виграти рівно одну взятку, і не ракетою.
pn-rule-pilot = Один член екіпажу має виграти першу й останню взятку, обидві не ракетою, і жодної іншої.
pn-rule-pink-to-the-left = Сусід ліворуч від того, хто отримав рожеву 9, має виграти всі рожеві карти.
pn-rule-omega-in-last-trick = Завдання з жетоном Ω треба виконати в останній взятці.
pn-rule-opener-and-closer = Один виграє рівно перші чотири взятки, інший – рівно останню, решта – всі між ними.

pn-token-number = { $n ->
    [1] Має бути виконане першим.
    [2] Має бути виконане другим.
    [3] Має бути виконане третім.
    [4] Має бути виконане четвертим.
    [5] Має бути виконане п’ятим.
   *[other] Має бути виконане за номером { $n }.
}
pn-token-omega = Має бути виконане останнім.
pn-token-first-arrow = Має бути виконане раніше за завдання з більшою кількістю стрілок.
pn-token-arrow = Має бути виконане після завдання з { $before }.

pn-role-sick = Хворіє
pn-role-silent = Мовчить
pn-role-volunteer = Доброволець
pn-role-pilot = Пілот
pn-role-opener = Перші чотири
pn-role-closer = Остання взятка
pn-role-about-sick = Не має виграти жодної взятки.
pn-role-about-silent = Не виходить на зв’язок.
pn-role-about-volunteer = Має виграти рівно одну взятку, не ракетою.
pn-role-about-pilot = Має виграти першу й останню взятку, обидві не ракетою, і жодної іншої.
pn-role-about-opener = Має виграти перші чотири взятки й більше жодної.
pn-role-about-closer = Має виграти останню взятку й більше жодної.
pn-pink = Усі рожеві
pn-pink-about = Має виграти всі рожеві карти.

pn-task = Виграти { $card }
pn-task-tile = { $owner ->
    [none] Виграти { $card } ({ $state })
   *[other] Виграти { $card }: { $name } ({ $state })
}
pn-hidden = { $n ->
    [one] { $n } закрите завдання
    [few] { $n } закриті завдання
   *[other] { $n } закритих завдань
}

pn-phase-asking = Командир запитує
pn-phase-naming = Командир призначає
pn-phase-drafting = Вибір завдань
pn-phase-deciding = Командир вирішує
pn-phase-distributing = Розподіл завдань
pn-phase-voting = Голосування
pn-phase-passing = Аварійний сигнал
pn-phase-briefing = Перед першою взяткою
pn-phase-playing = Місія триває
pn-phase-won = Виконано
pn-phase-lost = Програно

pn-ask-sick = Як почуваєтеся?
pn-ask-volunteer = Виграєте рівно одну взятку, не ракетою?
pn-ask-pilot = Виграєте першу й останню взятку, обидві не ракетою, і жодної іншої?
pn-ask-opener = Які взятки ви взяли б: перші чотири, проміжні чи останню?
pn-ask-all-tasks = { $n ->
    [one] Візьмете завдання наосліп?
    [few] Візьмете всі { $n } завдання наосліп?
   *[other] Візьмете всі { $n } завдань наосліп?
}
pn-ask-task = Візьмете це завдання?
pn-asked = { $name } відповідає на запитання: { $question }
pn-asked-own = Командир запитує: { $question }
pn-answer-yes = Так
pn-answer-no = Ні
pn-answer-good = Добре
pn-answer-bad = Погано
pn-answer-first-four = Перші чотири
pn-answer-between = Проміжні
pn-answer-last = Останню
pn-said = «{ $answer }»

pn-name-sick = Хто хворий і не має виграти жодної взятки?
pn-name-silent = Хто не виходить на зв’язок?
pn-name-volunteer = Хто виграє рівно одну взятку?
pn-name-pilot = Хто виграє першу й останню взятку?
pn-name-opener = Хто виграє перші чотири взятки?
pn-name-closer = Хто виграє останню взятку?
pn-naming-wait = Командир призначає: { $role }.
pn-decide = Кому віддасте всі завдання?
pn-decide-wait = Командир віддає всі завдання одному членові екіпажу.
pn-distribute = Кому віддасте це завдання?
pn-distribute-wait = Командир вирішує, чиє це завдання.
pn-draft = Візьміть завдання.
pn-draft-for = Завдання бере { $name }: вибирайте.
pn-draft-wait = Завдання бере { $name }.
pn-briefing = Ви починаєте першу взятку. До того екіпаж може ще про щось домовитися.
pn-briefing-wait = До першої взятки екіпаж може ще про щось домовитися.

pn-change-tokens = Змінити жетони
pn-change-swap = До першого вибору екіпаж може поміняти місцями два жетони. Які?
pn-change-move = До першого вибору екіпаж може перекласти жетон на завдання без жетона. Який і куди?
pn-hand-over = Передати завдання
pn-hand-over-about = Уп’ятьох екіпаж може передати одне завдання. Яке й кому?
pn-hand-over-to = Хто має виграти { $card }?
pn-hand-over-done = Одне завдання передано.
pn-proposal-swap = поміняти місцями жетони { $one } і { $other }
pn-proposal-move = перекласти жетон { $token } на { $task }
pn-proposal-hand-over = передати завдання виграти { $task }, новий власник – { $to }

pn-action-answer = Сказати: { $answer }
pn-action-name = Назвати: { $member }
pn-action-take = Узяти: { $task }
pn-action-give = Віддати: { $member }
pn-action-propose = Запропонувати: { $proposal }
pn-action-agree = Погодитися
pn-action-object = Заперечити
pn-action-time-up = Час вийшов
pn-action-pass = Передати { $card }
pn-action-radio = Показати { $card }
pn-action-play = Зіграти { $card }

pn-event-commander-named = { $commander } має ракету 4 і стає командиром.
pn-event-pink-nine-shown = { $holder } має рожеву 9, тож усі рожеві карти має виграти { $winner }.
pn-event-task-revealed = Нове завдання – виграти { $task }.
pn-event-task-revealed-token = Нове завдання з жетоном { $token } – виграти { $task }.
pn-event-tasks-hidden = { $n_tasks ->
    [one] { $n_tasks } завдання лежить долілиць.
    [few] { $n_tasks } завдання лежать долілиць.
   *[other] { $n_tasks } завдань лежать долілиць.
}
pn-event-answered = { $by } відповідає: { $answer }.
pn-event-role-given = { $to }: { $role }.
pn-event-task-allotted = { $to } отримує завдання виграти { $task }.
pn-event-proposed = { $by } пропонує: { $proposal }.
pn-event-time-up = Час на відповіді вийшов: вирішує командир.
pn-event-carried = Домовлено: { $proposal }.
pn-event-drew = { $by } тягне { $card }. Віддає { $from }.
pn-event-task-met = { $by } виконує завдання: виграє { $task }.
pn-event-mission-lost = { $reason }

pn-reason-won-by-another = Програно у взятці { $trick }: { $winner } виграє { $task }, а це завдання мав виконати інший член екіпажу ({ $owner }).
pn-reason-won-by-wrong = Програно у взятці { $trick }: { $winner } виграє { $task }, а це чуже завдання.
pn-reason-left-over = Програно з останньою взяткою: { $owner } не виконує завдання виграти { $task }, цю карту так і не зіграли.
pn-reason-left-over-unowned = Програно з останньою взяткою: так і не зіграли { $task }, а це було завдання.
pn-reason-out-of-order = Програно у взятці { $trick }: { $task } з жетоном { $token } виграно невчасно.
pn-reason-order-out-of-reach = Програно: { $task } з жетоном { $token } вже не виграти в потрібному порядку.
pn-reason-rule-broken = Програно у взятці { $trick }, порушено правило: { $rule }
pn-reason-rule-out-of-reach = Програно, бо цього вже не досягти: { $rule }

pn-refusal-over = Місія завершена: починайте наступну спробу.
pn-refusal-not-your-turn = Зараз не ваш хід.
pn-refusal-not-now = Зараз цього зробити не можна.
pn-refusal-wrong-answer = Це не відповідь на запитання.
pn-refusal-not-eligible = { $member } не підходить. Назвіть когось іншого.
pn-refusal-uneven-split = { $member } матиме забагато завдань: наприкінці ніхто не має випереджати іншого на два.
pn-refusal-no-such-task = На столі немає завдання виграти { $task }.
pn-refusal-not-in-hand = Неможливо зіграти { $card }: цієї карти у вас немає.
pn-refusal-must-follow-suit = Грайте в масть: { $suit }.
pn-refusal-not-a-rocket = Не можна ні показати, ні передати { $card }. Виберіть кольорову карту.
pn-refusal-nothing-to-say = Показати { $card } не можна: вона ні найстарша, ні єдина, ні наймолодша свого кольору.
pn-refusal-trick-under-way = Взятка триває. На зв’язок виходять перед взяткою.
pn-refusal-interference = Перешкоди: до взятки { $trick } на зв’язок не вийти.
pn-refusal-no-token = У цій місії ви вже не можете вийти на зв’язок.
pn-refusal-allot-first = Запропонуйте це, коли всі завдання буде роздано.
pn-refusal-vote-under-way = На столі вже є інша пропозиція. Спершу дайте відповідь на неї.
pn-refusal-pass-first = Зараз передають карти. Запропонуйте це, коли всі передадуть свої.
pn-refusal-first-card-played = Першу карту вже зіграно, а пропонувати це можна лише до неї.
pn-refusal-proposals-spent = Ви пропонували це вже стільки разів: { $most }. Нехай пропонують інші.
pn-refusal-help-needs-five = Передати завдання може лише екіпаж із п’яти осіб.
pn-refusal-no-help-in-mission = Ця місія не має золотої рамки: завдання в ній не передають.
pn-refusal-no-tasks = У цій місії немає завдань, які можна було б передати.
pn-refusal-handed-over-already = Завдання вже передано. За спробу це дозволено один раз.
pn-refusal-owned-already = Завдання виграти { $task } вже має { $member }. Виберіть когось іншого.
pn-refusal-signal-sent = У цій спробі аварійний сигнал уже надіслано.
pn-refusal-communicated-already = Хтось уже вийшов на зв’язок, а аварійний сигнал надсилають до цього.
pn-refusal-one-direction = Удвох напрямок лише один: ви обмінюєтеся картами між собою.
pn-refusal-no-token-change = У цій місії так міняти жетони не можна.
pn-refusal-tokens-changed = Жетони вже змінено. Це дозволено один раз.
pn-refusal-first-task-taken = Перше завдання вже взято, а жетони можна міняти лише до цього.
pn-refusal-senseless = Ця пропозиція нічого не змінила б.

pn-option-challenge = Складніша гра втрьох
pn-option-challenge-about = Без зелених карт і ракети 1.
pn-option-help = Передавання рахується
pn-option-help-about = Уп’ятьох передане завдання додає до бортжурналу одну спробу.

pn-tokens-heading = Жетони завдань
pn-roles-heading = Ролі
pn-rules-goal = Ви – один екіпаж. Кожне завдання – це карта, яку має виграти певний член екіпажу; коли всі завдання виконано, місія вдалася. Якщо таку карту виграє хтось інший, програють усі, і ви пробуєте ще раз.
pn-rules-turn = Хто має ракету 4, той командир: першим вибирає завдання й починає першу взятку. Грайте в масть, якщо можете; якщо ні – будь-яку карту. Взятку виграє найстарша карта цієї масті, а якщо є ракети – найстарша ракета. Хто виграв взятку, той починає наступну.
pn-rules-signals = Говорити про свої карти не можна. Раз за місію, перед взяткою, можна викласти одну кольорову карту й покласти на неї жетон: угорі, якщо вона найстарша цього кольору, посередині, якщо єдина, внизу, якщо наймолодша. Карта залишається вашою. У «мертвій зоні» положення жетона не показують; через перешкоди зв’язок починається пізніше.
pn-rules-distress = До першої взятки екіпаж може разом надіслати аварійний сигнал: кожен передає кольорову карту, усі в один бік. Це коштує однієї спроби в бортжурналі.
pn-rules-two = Удвох вам допомагає Джарвіс: сім відкритих карт, кожна на закритій. Командир вибирає його завдання й грає його картами; закриту карту відкривають після взятки.
