ds-dummy = Тоноя

ds-sum-drawn = { $n ->
    [one] Завдань разом на { $n } бал.
    [few] Завдань разом на { $n } бали.
   *[other] Завдань разом на { $n } балів.
}
ds-sum-given = { $n ->
    [one] { $n } визначене завдання.
    [few] { $n } визначені завдання.
   *[other] { $n } визначених завдань.
}
ds-sum-silent = До взятки { $trick } зв’язку немає.
ds-sum-seconds = { $seconds ->
    [0] На час: { $minutes } хв.
   *[other] На час: { $minutes } хв { $seconds } с.
}
ds-allotment-draft = Завдання беруть по черзі, починаючи з капітана.
ds-allotment-hardest-first = Перше завдання капітана має бути одним із найскладніших.
ds-allotment-skip-captain = Капітан не бере завдань.
ds-allotment-one-member = Усі завдання бере один член екіпажу; хто саме – вирішуєте разом.
ds-allotment-captain-or-willing = Усі завдання бере капітан або віддає охочому; тоді після початку першої взятки ніхто не виходить на зв’язок.
ds-allotment-free = Розподіліть завдання, як хочете.
ds-allotment-volunteer = Усі завдання бере той, хто перший скаже «так».
ds-allotment-two-volunteers = Завдання ділять між собою перші двоє, хто скаже «так».
ds-communication-normal = Кожен може раз вийти на зв’язок.
ds-communication-currents = Морські течії: положення жетона не показують.
ds-communication-rapture = Азотне сп’яніння: посередині лише кілька жетонів – для тих, хто візьме.
ds-communication-terrain = Невідома місцевість: карта, взята перед роздачею, вирішує, який зв’язок.
ds-communication-silence = Зв’язку немає зовсім.
ds-terrain = Невідома місцевість ({ $card }): { $communication }
ds-special-balance = Ніхто ніколи не має випереджати іншого на дві виграні карти { $value }.
ds-special-no-lead = Взятку не можна починати з масті: { $suits }.
ds-special-first-winner-ahead = Хто виграє першу взятку, має весь час випереджати всіх за взятками.
ds-special-last-card = Останньою картою останньої взятки має бути { $card }.

ds-task-win = Виграйте { $cards }.
ds-task-win-all = Виграйте всі чотири карти { $value }.
ds-task-green-2-last-trick = Виграйте останню взятку, у якій лежить зелена 2.
ds-task-only-submarine = Виграйте субмарину { $value } і жодної іншої субмарини.
ds-task-at-least = Виграйте щонайменше { $n } карти зі значенням { $value }.
ds-task-exactly = Виграйте рівно { $n } карти зі значенням { $value }.
ds-task-at-least-5-pink = Виграйте щонайменше 5 рожевих карт.
ds-task-at-least-7-yellow = Виграйте щонайменше 7 жовтих карт.
ds-task-exactly-1-pink = Виграйте рівно 1 рожеву карту.
ds-task-exactly-2-blue = Виграйте рівно 2 сині карти.
ds-task-exactly-2-green = Виграйте рівно 2 зелені карти.
ds-task-exactly-1-pink-1-green = Виграйте рівно 1 рожеву і рівно 1 зелену карту.
ds-task-exactly-submarines = { $n ->
    [one] Виграйте рівно { $n } субмарину.
    [few] Виграйте рівно { $n } субмарини.
   *[other] Виграйте рівно { $n } субмарин.
}
ds-task-using = Виграйте взятку своєю картою { $value }.
ds-task-capture = Виграйте карту { $value } своєю картою { $own }.
ds-task-capture-with-submarine = Виграйте { $card } своєю субмариною.
ds-task-no-values = Не вигравайте жодної карти зі значенням { $values }.
ds-task-no-pink = Не вигравайте жодної рожевої карти.
ds-task-no-green = Не вигравайте жодної зеленої карти.
ds-task-no-yellow = Не вигравайте жодної жовтої карти.
ds-task-no-pink-no-blue = Не вигравайте жодної рожевої й жодної синьої карти.
ds-task-no-green-no-yellow = Не вигравайте жодної зеленої й жодної жовтої карти.
ds-task-no-submarines = Не вигравайте жодної субмарини.
ds-task-first-tricks = { $n ->
    [1] Виграйте першу взятку.
   *[other] Виграйте кожну з перших { $n } взяток.
}
ds-task-last-trick = Виграйте останню взятку.
ds-task-first-and-last-trick = Виграйте першу й останню взятку.
ds-task-only-first-trick = Виграйте першу взятку і жодної іншої.
ds-task-only-last-trick = Виграйте останню взятку і жодної іншої.
ds-task-none-of-first = Не вигравайте жодної з перших { $n } взяток.
ds-task-tricks = { $n ->
    [0] Не вигравайте жодної взятки.
    [one] Виграйте рівно { $n } взятку.
    [few] Виграйте рівно { $n } взятки.
   *[other] Виграйте рівно { $n } взяток.
}
ds-task-streak = Виграйте { $n } взятки поспіль хоча б раз.
ds-task-one-streak = Виграйте рівно { $n } взятки загалом, одну за одною.
ds-task-never-2-in-a-row = Ніколи не вигравайте двох взяток поспіль.
ds-task-more-than-each-other = Виграйте більше взяток, ніж будь-хто інший.
ds-task-fewer-than-each-other = Виграйте менше взяток, ніж будь-хто інший.
ds-task-more-than-all-others-together = Виграйте більше взяток, ніж усі інші разом.
ds-task-more-than-captain = Виграйте більше взяток, ніж капітан.
ds-task-fewer-than-captain = Виграйте менше взяток, ніж капітан.
ds-task-same-as-captain = Виграйте стільки ж взяток, скільки капітан.
ds-task-sum-below = Виграйте взятку без субмарин із сумою значень менш ніж { $limit }.
ds-task-sum-above = Виграйте взятку без субмарин із сумою значень понад { $limit }.
ds-task-sum-22-or-23 = Виграйте взятку без субмарин із сумою значень 22 або 23.
ds-task-all-above-5 = Виграйте взятку, де кожна карта більша за 5.
ds-task-all-below-7 = Виграйте взятку без субмарин, де кожна карта менша за 7.
ds-task-predict-open = До першої взятки скажіть, скільки взяток виграєте, і виграйте рівно стільки.
ds-task-predict-secret = До першої взятки таємно запишіть, скільки взяток виграєте, і виграйте рівно стільки.
ds-task-equal-pink-blue-in-trick = Виграйте взятку, де рожевих карт стільки ж, скільки синіх, і хоча б по одній.
ds-task-equal-green-yellow-in-trick = Виграйте взятку, де зелених карт стільки ж, скільки жовтих, і хоча б по одній.
ds-task-equal-pink-yellow-total = Виграйте загалом стільки ж рожевих карт, скільки жовтих, і хоча б по одній.
ds-task-more-pink-than-green = Виграйте більше рожевих карт, ніж зелених.
ds-task-more-yellow-than-blue = Виграйте більше жовтих карт, ніж синіх.
ds-task-one-of-each-colour = Виграйте хоча б по одній карті кожного кольору.
ds-task-all-of-one-colour = Виграйте всі дев’ять карт одного кольору.
ds-task-all-even = Виграйте взятку лише з парних карт, без субмарин.
ds-task-all-odd = Виграйте взятку лише з непарних карт, без субмарин.
ds-task-never-lead-pink-green = Ніколи не починайте взятку з рожевої чи зеленої.
ds-task-never-lead-pink-blue-yellow = Ніколи не починайте взятку з рожевої, синьої чи жовтої.

ds-task-tile = { $owner ->
    [none] { $task } Складність { $difficulty } ({ $state })
   *[other] { $task } { $name }, складність { $difficulty } ({ $state })
}
ds-difficulty = Складність { $n }
ds-progress = { $have } з { $want }
ds-foretold = { $n ->
    [one] Передбачено { $n } взятку
    [few] Передбачено { $n } взятки
   *[other] Передбачено { $n } взяток
}
ds-won-cards = Уже враховано: { $cards }

ds-mission-training = Навчальна місія
ds-mission-epilogue = Епілог, складність { $n }
ds-next-same = Наступна спроба, ті самі завдання
ds-next-new = Наступна спроба, нові завдання
ds-next-epilogue = Почати епілог, складність { $n }
ds-phase-draft = Вибір завдань
ds-phase-one-member = Один на всі завдання
ds-phase-offer = Капітан вирішує
ds-phase-asking = Хто охочий?
ds-phase-share = Розподіл завдань
ds-phase-distress = Перед першою взяткою
ds-phase-passing = Аварійний сигнал
ds-phase-predict = Передбачення
ds-phase-play = Місія триває
ds-phase-won = Виконано
ds-phase-lost = Програно

ds-draft = Візьміть завдання.
ds-draft-skip = Візьміть завдання або спасуйте.
ds-draft-for = Вибирає { $name }: вирішуйте ви.
ds-draft-wait = Завдання бере { $name }.
ds-one-member = Хто візьме всі завдання?
ds-one-member-wait = { $name } пропонує, хто візьме всі завдання.
ds-offer = Візьмете всі завдання чи спитаєте охочих?
ds-offer-wait = Капітан бере всі завдання або питає охочих.
ds-asked = Візьмете завдання?
ds-asked-for = { $name } бере завдання?
ds-asked-wait = { $name } вирішує, чи брати завдання.
ds-willing = Охочі: { $names }
ds-share = Виберіть завдання, а потім – хто його отримає.
ds-share-to = Хто отримає: { $task }
ds-share-wait = { $name } розкладає завдання.
ds-share-vote = { $own ->
    [yes] Ви пропонуєте поділити завдання так.
   *[no] { $name } пропонує поділити завдання так.
}
ds-distress = Починаєте місію – чи екіпаж спершу надішле аварійний сигнал?
ds-distress-wait = Доки капітан не почав, екіпаж може надіслати аварійний сигнал.
ds-predict = Скільки взяток виграєте?
ds-predict-for = Скільки взяток виграє { $name }?
ds-predict-secret = Цього числа більше ніхто не бачить.
ds-predict-wait = Ще передбачають: { $names }

ds-proposal-member = один на всі завдання – { $member }

ds-action-take = Узяти: { $task }
ds-action-skip = Спасувати
ds-action-propose = Запропонувати: { $proposal }
ds-action-keep = Узяти всі завдання
ds-action-ask = Спитати охочих
ds-action-yes = Так
ds-action-no = Ні
ds-action-give = Віддати: { $member } – { $task }
ds-action-begin = Почати місію
ds-action-agree = Погодитися
ds-action-object = Заперечити
ds-action-pass = Передати { $card }
ds-action-predict = Передбачити { $tricks }
ds-action-radio = Показати { $card }
ds-action-play = Зіграти { $card }
ds-action-time-up = Час вийшов

ds-event-terrain-drawn = Невідома місцевість, узято { $card }: { $communication }
ds-event-task-turned-up = Завдання: { $task }
ds-event-captain-named = { $captain } має субмарину 4 і стає капітаном.
ds-event-task-taken = { $by } бере завдання: { $task }
ds-event-skipped = { $by } не бере завдання.
ds-event-asked = Капітан питає, хто охочий узяти завдання.
ds-event-answered = { $yes ->
    [yes] { $by } каже «так».
   *[no] { $by } каже «ні».
}
ds-event-all-taken = { $by } бере всі завдання.
ds-event-volunteered = { $members } ділять завдання між собою.
ds-event-task-given = { $to } отримує: { $task }
ds-event-tasks-shared = Завдання залишаються так, як їх поділили.
ds-event-proposed = { $by } пропонує: { $proposal }.
ds-event-distress-sent = { $direction ->
    [left] Аварійний сигнал: кожен передає карту ліворуч.
   *[right] Аварійний сигнал: кожен передає карту праворуч.
}
ds-event-predicted = { $by } передбачає, скільки взяток виграє: { $tricks }.
ds-event-predicted-secret = { $by } таємно передбачає, скільки взяток виграє.
ds-event-clock-started = Годинник пішов: { $seconds } с.
ds-event-prediction-shown = { $by }: передбачено взяток – { $tricks }.
ds-event-task-done = { $owner } виконує завдання: { $task }
ds-event-task-failed = { $owner } вже не виконає завдання: { $task }
ds-event-time-up = Час вийшов.
ds-event-mission-lost = { $loss }

ds-reason-card-lost = У взятці { $trick } { $to } виграє { $card }.
ds-reason-card-won = У взятці { $trick } не слід було вигравати { $card }.
ds-reason-card-left-over = Так і не вдалося зіграти { $card }.
ds-reason-card-fell = Зарано, у взятці { $trick }, зіграно { $card }.
ds-reason-card-led = { $by } починає взятку { $trick }, граючи { $card }.
ds-reason-trick-won = Взятку { $trick } не слід було вигравати.
ds-reason-trick-lost = Взятку { $trick } слід було виграти.
ds-reason-out-of-reach = Після взятки { $trick } виконати це було вже неможливо.
ds-loss-task-failed = Програно: { $owner } не виконує завдання «{ $task }». { $reason }
ds-loss-rule-broken = Програно, порушено правило «{ $rule }». { $reason }
ds-loss-time-up = Програно: час вийшов.
ds-loss-no-task-for-captain = Програно: для капітана ({ $captain }) залишилися тільки завдання на порівняння з капітаном.

ds-refusal-mission-over = Місія завершена: починайте нову спробу.
ds-refusal-not-your-turn = Зараз не ваш хід. Чекаємо: { $awaited }.
ds-refusal-not-now = Зараз вирішується інше.
ds-refusal-not-in-hand = Неможливо зіграти { $card }: цієї карти тут немає.
ds-refusal-must-follow-suit = Грайте в масть: { $suit }.
ds-refusal-lead-barred = У цій місії не можна починати взятку, зігравши { $card }. Почніть з іншої масті.
ds-refusal-not-communicable = Показати { $card } не можна: вона ні найстарша, ні єдина, ні наймолодша свого кольору.
ds-refusal-submarine-on-radio = Субмарини не показують. Виберіть кольорову карту.
ds-refusal-no-radio-now = Зараз на зв’язок не вийти: потрібен жетон і дозволена місією мить між взятками.
ds-refusal-submarine-passed = Субмарини не передають. Виберіть кольорову карту.
ds-refusal-no-such-task = Такого завдання на столі немає.
ds-refusal-task-taken = Це завдання вже взяли.
ds-refusal-not-for-captain = Капітан не може брати завдання на порівняння з капітаном.
ds-refusal-not-hardest = Капітан починає з одного з найскладніших завдань.
ds-refusal-cannot-skip = Усі завдання треба розібрати, тож спасувати не можна.
ds-refusal-wrong-member = { $member } не може його отримати: хтось залишився б без завдання.
ds-refusal-proposals-spent = Ви пропонували аварійний сигнал уже стільки разів: { $most }. Нехай пропонують інші.
ds-refusal-too-many-tricks = Усього взяток: { $most }.

ds-option-untimed = Без годинника
ds-option-untimed-about = Місії 14, 15, 16 і 26 натомість мають інше ускладнення.
ds-option-pink-9 = Рожева 9 і жовта 8 – складність 2
ds-option-pink-9-about = Учотирьох це завдання має складність 2, як у деяких виданнях, а не 3.
ds-option-epilogue = Складність
ds-tasks-heading = Усі 96 завдань
ds-tasks-crew = Скільки гравців
ds-tasks-crew-about = Від цього залежать складність і межі сум. Удвох грають із числами для трьох.

ds-rules-goal = Ви – один екіпаж. Для місії беруть карти завдань, і кожне завдання комусь належить. Коли всі завдання виконано й зіпсувати їх уже не можна, місія вдалася; коли якесь уже не виконати, програють усі, і ви пробуєте ще раз.
ds-rules-turn = Хто має субмарину 4, той капітан: першим вибирає завдання й починає першу взятку. Грайте в масть, якщо можете; якщо ні – будь-яку карту. Взятку виграє найстарша карта цієї масті, а якщо є субмарини – найстарша субмарина. Хто виграв взятку, той починає наступну.
ds-rules-tasks = Що складніша місія, то більше балів завдань беруть; бали завдання залежать від кількості гравців. «Рівно» перевіряють наприкінці. Значення й кольори ніколи не означають субмарин.
ds-rules-signals = Говорити про свої карти не можна. Раз за місію, перед взяткою, можна викласти одну кольорову карту й покласти на неї жетон: угорі, якщо вона найстарша цього кольору, посередині, якщо єдина, внизу, якщо наймолодша. У морських течіях положення не показують; за азотного сп’яніння посередині лежить лише кілька жетонів; у невідомій місцевості вирішує карта.
ds-rules-distress = До першої взятки екіпаж може разом надіслати аварійний сигнал: кожен передає кольорову карту, усі в один бік. Це коштує однієї спроби в бортжурналі.
ds-rules-two = Удвох вам допомагає Тоноя: сім відкритих карт, кожна на закритій. Капітан вибирає її завдання й грає її картами; закриту карту відкривають після взятки.
