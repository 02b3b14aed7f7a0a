analysis-title = Розібрати будь-яку партію
analysis-of = { $game }, вставлена партія
analysis-about = Вставте запис партії чи роздачу або перетягніть сюди файл. Тоді можна пройти партію крок за кроком, побачити, де її програно і як можна було виграти.
analysis-text = Запис або роздача
analysis-look = Розібрати
analysis-file = Вибрати файл
analysis-another = Розібрати іншу
analysis-private = Нічого з цього ми не зберігаємо.
analysis-too-large = Цей файл завеликий для запису: читаємо щонайбільше 60 КіБ.
analysis-percent = { $n } %

analysis-thinking = Дивимося на всі карти…
analysis-mark-winnable = Ще можна виграти
analysis-mark-lost-here = Програно тут
analysis-mark-lost = Уже програно
analysis-mark-unknown = Не з’ясовано

analysis-jump = До програшної карти
analysis-verdict-won = Перемога: вона була можлива після кожної карти.
analysis-verdict-until = Виграти було можна аж до ходу «{ $name } грає { $card }».
analysis-verdict-step = Виграти було можна аж до кроку { $step } (вирішує { $name }).
analysis-verdict-never = Цю роздачу не виграв би ніхто.
analysis-verdict-otherwise = Роздачу можна було виграти, але не з таким розподілом завдань.
analysis-verdict-shared = За такого розподілу завдань місію було програно з першої карти; чи виграв би інший розподіл, за відведений час з’ясувати не вдалося.
analysis-verdict-somewhere = Якийсь час перемога була можлива; де її втрачено, вчасно не з’ясовано.
analysis-verdict-unknown = Чи можна було виграти, вчасно не з’ясовано.

analysis-line-show = Показати, як виграти звідси
analysis-line-instead = Показати, що виграло б
analysis-line-thinking = Шукаємо виграшну лінію…
analysis-line-shown = Так можна було виграти; насправді зіграли інакше.
analysis-line-leave = Назад до партії
analysis-line-none = Звідси вже не виграє жодна лінія.
analysis-line-early = Ще не вирішено, у кого яке завдання, або зараз не грають карт: пройдіть трохи далі.
analysis-line-unknown = Вчасно не з’ясовано: виграшна лінія може бути, а може й ні.

analysis-tabs = Що показати поруч зі столом
analysis-tab-log = Журнал
analysis-tab-fair = Помилки
analysis-tab-belief = Здогади

analysis-card = Карта
analysis-share = Ще можна виграти
analysis-choices = Карти, які можна було зіграти
analysis-fair-about = Кожну карту оцінюємо лише за тим, що міг знати гравець: у скількох із 200 роздач, які з цього місця виглядали так само, ще можна виграти?
analysis-fair-none = На цьому кроці карту не зіграно.
analysis-fair-next = До наступної карти
analysis-fair-share = З усіх роздач, які { $name } не може розрізнити, до цієї карти можна було виграти { $before } %, після неї – { $after } %.
analysis-fair-best = Найкраща карта – { $card }: { $best } %. Різниця до { $margin } пунктів – лише похибка.
analysis-fair-worlds = { $n ->
    [one] Оцінено за { $n } роздачею.
    [few] Оцінено за { $n } роздачами.
    [many] Оцінено за { $n } роздачами.
   *[other] Оцінено за { $n } роздачі.
}
analysis-judged-forced = Без вибору: лише цю карту й можна було зіграти.
analysis-judged-undecided = Заскладно, щоб оцінити вчасно.
analysis-judged-mistake = Помилка: про кращу карту можна було знати.
analysis-judged-unlucky = Не пощастило, але це не помилка.
analysis-judged-sound = Не помилка.
analysis-mistakes = { $n ->
    [0] У цій партії помилок немає
    [one] { $n } помилка в цій партії
    [few] { $n } помилки в цій партії
    [many] { $n } помилок у цій партії
   *[other] { $n } помилки в цій партії
}
analysis-mistakes-open = { $n ->
    [0] Помилок не знайдено
    [one] Знайдено { $n } помилку
    [few] Знайдено { $n } помилки
   *[other] Знайдено { $n } помилок
}; { $open ->
    [one] { $open } карту було надто важко оцінити
    [few] { $open } карти було надто важко оцінити
   *[other] { $open } карт було надто важко оцінити
}
analysis-blame-mistake = Місію програла карта { $card } ({ $name }), і з того, що можна було знати, це помилка.
analysis-blame-unlucky = Місію програла карта { $card } ({ $name }), але з того, що можна було знати, це не помилка.
analysis-blame-forced = Місію програла карта { $card } ({ $name }), але іншої зіграти не можна було.
analysis-blame-undecided = Місію програла карта { $card } ({ $name }); чи можна було це знати, оцінити надто важко.
analysis-mistake = { $name }: { $after } %; { $card }: { $best } %

analysis-belief-of = Хто що міг знати
analysis-belief-none = На цьому кроці нічого не приховано.
analysis-belief-worlds = { $n ->
    [one] Відсотки від { $n } роздачі, що з цього місця виглядала так само.
    [few] Відсотки від { $n } роздач, що з цього місця виглядали так само.
    [many] Відсотки від { $n } роздач, що з цього місця виглядали так само.
   *[other] Відсотки від { $n } роздачі, що з цього місця виглядали так само.
}

analysis-tab-course = Рішення
analysis-course-about = Кожен вибір оцінюємо лише за тим, що міг знати гравець: наскільки ймовірно він веде до перемоги?
analysis-course-early = Рішення оцінюємо, коли партію закінчено.
analysis-course-thinking = Зважуємо кожен вибір…
analysis-course-none = На цьому кроці не було чого вирішувати.
analysis-course-open = Жодного рішення не вдалося оцінити.
analysis-course-lost = Втрачено відсоткових пунктів: { $n }.
analysis-course-sound = Нічого не втрачено: різниця до { $n } відсоткових пунктів – лише похибка.
analysis-chances = Імовірність перемоги: { $name }
analysis-signal = { $name } подає сигнал: можливих рук було { $before }, стало { $after }.
analysis-accounts = Удача і рішення
analysis-accounts-about = У відсоткових пунктах імовірності перемоги, від рівних шансів на початку. Удача – це карти й дії решти.
analysis-player = Гравець
analysis-luck = Удача
analysis-decisions = Рішення
analysis-costly = { $n ->
    [0] Невигідних рішень немає
    [one] { $n } невигідне рішення
    [few] { $n } невигідні рішення
    [many] { $n } невигідних рішень
   *[other] { $n } невигідного рішення
}
analysis-scores = Як змінювалися очки
analysis-scores-table = Таблицею
analysis-step = Крок

refusal-tampered-record = Цей запис змінено, або партія йшла не за правилами: відтворити його в такому вигляді не можна.
refusal-other-version = Цей запис з іншої версії Wardroom або правил, тут його не прочитати.
refusal-too-many-thoughts = Ви розбираєте забагато партій одночасно. Зачекайте, доки одну буде закінчено.
