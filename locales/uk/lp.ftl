lp-sort-rocket = Ракета
lp-sort-component = Компонент
lp-sort-expert = Експерт
lp-sort-advantage = Перевага
lp-sort-action = Дія
lp-sort-upgrade = Покращення
lp-sort-part = Стартовий майданчик
lp-sorts-rocket = Ракети
lp-sorts-component = Компоненти
lp-sorts-expert = Експерти
lp-sorts-advantage = Переваги
lp-sorts-action = Дії
lp-sorts-upgrade = Покращення
lp-sorts-part = Частини стартового майданчика
lp-sort-about-rocket = Їх викладають у власний складальний цех. Число – скільки ракета варта.
lp-sort-about-component = Їх кладуть на власну ракету в складальному цеху, якій їх ще бракує.
lp-sort-about-expert = По одному на кожну зону. Без свого експерта жодна ракета не залишить зону.
lp-sort-about-advantage = Їх кладуть на ракету, не більше однієї кожного виду. Ракета, яку повернули чи скинули, їх втрачає.
lp-sort-about-action = Їх виконують одразу – повністю або ніяк – і скидають.
lp-sort-about-upgrade = Лежать поруч із зонами й діють постійно; нове витісняє попереднє.
lp-sort-about-part = На руці їх не тримають: хто взяв, той одразу кладе, і щоходу частина підіймається на одну зону.

lp-card-swift = Швидкий
lp-card-rapid = Стрімкий
lp-card-dauntless = Незламний
lp-card-fearless = Безстрашний
lp-card-metal = Метал
lp-card-fuel = Пальне
lp-card-engineer = Інженер
lp-card-inspector = Перевіряльник
lp-card-mission-controller = Керівник польоту
lp-card-jack-of-all-trades = Майстер на всі руки
lp-card-certification = Допуск до експлуатації
lp-card-astronaut = Космонавт
lp-card-oxygen = Кисень
lp-card-top-secret = Цілком таємно
lp-card-cancel-project = Згорнути проєкт
lp-card-launch-key = Ключ на старт
lp-card-budget-cut = Скорочення бюджету
lp-card-priority = Найвищий пріоритет
lp-card-research = Дослідження
lp-card-retest = Повторні випробування
lp-card-headhunting = Переманювання
lp-card-brainstorm = Мозковий штурм
lp-card-sabotage = Диверсія
lp-card-solder-and-chisel = Паяльник і зубило
lp-card-potato-duty = На картоплю
lp-card-espionage = Шпигунство
lp-card-vacuum = Вакуум
lp-card-employment-contract = Трудовий договір
lp-card-overtime = Понаднормова робота
lp-card-security-system = Система безпеки
lp-card-warehouse = Склад
lp-card-pad-top-left = Верхня ліва частина
lp-card-pad-top-right = Верхня права частина
lp-card-pad-bottom-left = Нижня ліва частина
lp-card-pad-bottom-right = Нижня права частина
lp-card-times = { $card }, штук: { $n }

lp-about-swift = Потрібно: метал – 1, пальне – 1; на стартовому столі дає 6 очок.
lp-about-rapid = Потрібно: метал – 1, пальне – 2; на стартовому столі дає 8 очок.
lp-about-dauntless = Потрібно: метал – 2, пальне – 2; на стартовому столі дає 10 очок.
lp-about-fearless = Потрібно: метал – 3, пальне – 2; на стартовому столі дає 12 очок.
lp-about-metal = Корпус ракети у вашому складальному цеху.
lp-about-fuel = Баки ракети у вашому складальному цеху.
lp-about-engineer = Випускає готові ракети з вашого складального цеху.
lp-about-inspector = Випускає готові ракети з вашого випробувального стенда.
lp-about-mission-controller = Пильнує ваш стартовий стіл. Якщо там нікого немає, наприкінці ви втрачаєте 10 очок.
lp-about-jack-of-all-trades = Назавжди займає місце експерта в будь-якій вашій зоні.
lp-about-certification = На ракету на вашому випробувальному стенді. На стартовому столі дає 3 очки; повторні випробування ракеті не загрожують.
lp-about-astronaut = На ракету на вашому стартовому столі. З киснем дає 4 очки, без нього забирає 4.
lp-about-oxygen = На ракету на вашому стартовому столі. Без нього космонавт не виживе; сам по собі нічого не вартий.
lp-about-top-secret = На ракету на вашому стартовому столі. Її не беруть диверсія, згортання та вакуум – навіть ваші.
lp-about-cancel-project = Будь-яка ракета у грі йде у скид з усім, що на ній.
lp-about-launch-key = Частина стартового майданчика з будь-чиєї зони одразу потрапляє на майданчик.
lp-about-budget-cut = Візьміть на руку покращення іншого гравця.
lp-about-priority = Одна ваша готова ракета одразу потрапляє на стартовий стіл, експерти не потрібні.
lp-about-research = Візьміть 3 карти, хоч би скільки їх було на руці.
lp-about-retest = Ракета з будь-якого стартового столу вертається на випробувальний стенд і втрачає переваги.
lp-about-headhunting = Візьміть на руку будь-якого експерта з гри.
lp-about-brainstorm = Замішайте в колоду 10 верхніх карт скиду.
lp-about-sabotage = Зніміть компонент із чужої ракети; вона вертається у складальний цех і втрачає переваги.
lp-about-solder-and-chisel = Візьміть будь-яку карту зі скиду.
lp-about-potato-duty = Кожен, і ви також, скидає карту на власний вибір.
lp-about-espionage = Візьміть 2 випадкові карти: обидві в одного гравця або по одній у двох.
lp-about-vacuum = Візьміть на руку будь-який кисень із гри.
lp-about-employment-contract = Ніхто інший не переманить ваших експертів.
lp-about-overtime = З кожної вашої зони за хід можуть вийти дві ракети замість однієї.
lp-about-security-system = Чужі диверсії, згортання та вакуум вашим ракетам не загрожують.
lp-about-warehouse = На руці можна тримати 8 карт замість 6 і добирати до 8.
lp-about-pad-top-left = Коли всі чотири частини на майданчику, починається останній відлік.
lp-about-pad-top-right = Коли всі чотири частини на майданчику, починається останній відлік.
lp-about-pad-bottom-left = Коли всі чотири частини на майданчику, починається останній відлік.
lp-about-pad-bottom-right = Коли всі чотири частини на майданчику, починається останній відлік.

lp-zone-assembly = Складальний цех
lp-zone-test = Випробувальний стенд
lp-zone-launch = Стартовий стіл
lp-vacancy-assembly = Немає інженера: ракети не вийдуть зі складального цеху.
lp-vacancy-test = Немає перевіряльника: ракети не зійдуть з випробувального стенда.
lp-vacancy-launch = Польотом ніхто не керує: наприкінці мінус 10 очок.
lp-expert = { $card }, { $zone }
lp-expert-here = Поставити експерта сюди: { $zone }
lp-rocket = { $card }, { $zone }
lp-rocket-worth = На стартовому столі дає очок: { $n }.
lp-rocket-lacks = { $metal ->
    [0] Бракує: пальне – { $fuel }.
   *[other] { $fuel ->
        [0] Бракує: метал – { $metal }.
       *[other] Бракує: метал – { $metal }, пальне – { $fuel }.
    }
}
lp-rocket-complete = Ракета готова.
lp-rocket-ready = Ракета готова й наступного ходу може рушити далі.
lp-part-under-way = { $card }, { $zone }
lp-target-expert = { $whose ->
    [own] експерт, { $zone }
   *[other] { $seat }: експерт, { $zone }
}
lp-target-rocket = { $whose ->
    [own] ракета { $n }, { $zone }
   *[other] { $seat }: ракета { $n }, { $zone }
}
lp-target-component = { $rocket }, { $component }

lp-your-gantry = Ваш космодром
lp-gantry-of = Космодром: { $name }
lp-your-hand = Ваша рука
lp-hand-size = { $n ->
    [one] { $n } карта на руці, можна залишити { $limit }.
    [few] { $n } карти на руці, можна залишити { $limit }.
   *[many] { $n } карт на руці, можна залишити { $limit }.
}
lp-hand-known = Карти цієї руки, які ви бачили
lp-score = { $n ->
    [one] { $n } очко на цю мить
    [few] { $n } очки на цю мить
   *[many] { $n } очок на цю мить
}
lp-score-of = Очки: { $name }
lp-score-about = Стільки було б, якби гра скінчилася зараз. Карти на руці та ракети на випробувальному стенді не рахуються.
lp-score-launch = Ракети на стартовому столі
lp-score-certifications = Допуски там само
lp-score-astronauts = Космонавти
lp-score-assembly = Лишилися в цеху
lp-score-control = Керування польотом
lp-score-total = Разом
lp-pad = Стартовий майданчик: { $n } з 4 частин
lp-pad-short = Майданчик
lp-countdown = { $n ->
    [0] Відлік: останній хід!
    [one] Відлік: ще { $n } хід
    [few] Відлік: ще { $n } ходи
   *[many] Відлік: ще { $n } ходів
}
lp-draw-pile = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
lp-draw-pile-short = Колода
lp-discard-pile = Скид: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
lp-discard-pile-short = Скид
lp-discard-top = Зверху у скиді: { $card }
lp-aim-at = Обрати: { $name }

lp-actions = Що можна зробити
lp-action-stay = Далі
lp-action-draw = Взяти карту
lp-action-take = { $known ->
    [yes] Взяти: { $card }
   *[no] Взяти верхню карту скиду
}
lp-action-end = Закінчити хід
lp-action-accept = Погодитися
lp-action-refuse = Відмовитися
lp-action-withdraw = Відкликати пропозицію
lp-action-want = Попросити: { $card } й ще щось
lp-action-ask = { $known ->
    [yes] Попросити: { $card }, і зробити пропозицію
   *[no] Зробити пропозицію
}
lp-mode-discard = Скинути…
lp-mode-offer = Запропонувати… ({ $n })
lp-action-offer = Запропонувати { $card }: { $to }
lp-key-offer = Запропонувати карти
lp-key-pile = Переглянути скид
lp-action-advance = Просунути: { $rocket }
lp-action-play = { $aimed ->
    [yes] Зіграти: { $card } → { $target }
   *[no] Зіграти: { $card }
}
lp-action-discard = Скинути: { $card }
lp-action-pile = Покласти далі: { $card }
lp-step-advance = просунути ракети
lp-step-draw = взяти карти
lp-step-play = зіграти карти
lp-step-pile = розкласти скид за порядком
lp-step-duty = обрати, що піде на картоплю
lp-step-ask = підготувати пропозицію
lp-step-offer = відповісти на пропозицію
lp-step-discard = скинути карти
lp-step-over = розійтися по домівках
lp-wait = { $step ->
    [advance] { $name } просуває ракети.
    [draw] { $name } бере карти.
    [pile] { $name } розкладає скид за порядком.
    [duty] На картоплю: усі обирають карту.
    [ask] { $name } готує пропозицію.
    [offer] { $name } робить пропозицію.
    [discard] { $name } скидає карти.
   *[play] { $name } грає карти.
}
lp-prompt-advance = Торкніться готової ракети, щоб просунути її.
lp-prompt-draw = Верхню карту скиду чи карту з колоди?
lp-prompt-play = Грайте скільки завгодно карт.
lp-prompt-stuck = Зараз жодну карту не зіграти. Скиньте кілька або закінчіть хід.
lp-prompt-surplus = { $n ->
    [one] Скиньте { $n } карту: залишити можна { $limit }.
    [few] Скиньте { $n } карти: залишити можна { $limit }.
   *[many] Скиньте { $n } карт: залишити можна { $limit }.
}
lp-prompt-mode-discard = Що скинути? Після цього грати карти вже не можна.
lp-prompt-pile = Яка карта ляже у скид наступною?
lp-prompt-duty = На картоплю: оберіть карту для скиду.
lp-prompt-discard = Скиньте ще або закінчіть хід.
lp-prompt-target = { $card }: оберіть куди.
lp-prompt-way = { $card }: що саме?
lp-prompt-from-pile = Яку карту взяти?
lp-way-both = Обидві: { $name }
lp-way-each = По одній: { $names }

lp-offer = Пропозиція
lp-offer-words = Пропозиція: { $seat } → { $to }
lp-offer-draft = Ваша пропозиція
lp-offer-to = Кому?
lp-offer-tries = { $n ->
    [one] Цього ходу можна дістати відмову або відкликати пропозицію ще { $n } раз.
    [few] Цього ходу можна дістати відмову або відкликати пропозицію ще { $n } рази.
   *[many] Цього ходу можна дістати відмову або відкликати пропозицію ще { $n } разів.
}
lp-offer-give = Ви віддаєте
lp-offer-choose = Оберіть карти з руки.
lp-offer-want = Ви хочете натомість
lp-offer-leave-out = Прибрати: { $card }
lp-offer-make = Зробити пропозицію
lp-offer-prices = Що можна попросити
lp-offer-given = Пропонують
lp-offer-wanted = Хочуть натомість
lp-offer-gift = нічого: подарунок
lp-offer-secret = Цю карту знають лише двоє

lp-event-turn-began = Ходить { $seat }.
lp-event-part-moved = { $part } підіймається: { $to } ({ $seat }).
lp-event-part-out = { $part } – на стартовому майданчику ({ $seat }).
lp-event-countdown-began = { $seat } завершує стартовий майданчик: у кожного ще один хід.
lp-event-rocket-moved = { $seat }: { $card } просувається → { $to }.
lp-event-drew = { $seat } бере: { $card }.
lp-event-part-drawn = { $seat } бере й кладе: { $part }.
lp-event-reshuffled = Скид стає колодою: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карти.
   *[many] { $cards } карт.
}
lp-event-shuffled-in = { $cards ->
    [one] { $cards } карту скиду замішано в колоду.
    [few] { $cards } карти скиду замішано в колоду.
   *[many] { $cards } карт скиду замішано в колоду.
}
lp-event-played = { $aimed ->
    [yes] { $seat } грає: { $card } → { $target }.
   *[no] { $seat } грає: { $card }.
}
lp-event-took = { $owned ->
    [yes] { $seat } забирає: { $card } (у кого: { $from }).
   *[no] { $seat } бере зі скиду: { $card }.
}
lp-event-discarded = { $seat } скидає: { $card }.
lp-event-picked = { $known ->
    [yes] { $seat } відправляє на картоплю: { $card }.
   *[no] { $seat } відправляє на картоплю якусь карту.
}
lp-event-revealed = На картоплю, { $seat }: { $card }.
lp-event-stolen = { $known ->
    [yes] { $seat } краде: { $card } (у кого: { $from }).
   *[no] { $seat } краде карту (у кого: { $from }).
}
lp-event-given = { $known ->
    [yes] { $seat } віддає: { $card }. Отримує { $to }.
   *[no] { $n ->
        [one] { $seat } віддає { $n } карту. Отримує { $to }.
        [few] { $seat } віддає { $n } карти. Отримує { $to }.
       *[many] { $seat } віддає { $n } карт. Отримує { $to }.
    }
}
lp-event-offered = { $seat } пропонує: { $card } → { $to }.
lp-event-asked = { $seat } просить натомість: { $card } ({ $to }).
lp-event-proposed = Пропозиція: { $seat } → { $to }, { $gives ->
    [one] { $gives } карта
    [few] { $gives } карти
   *[many] { $gives } карт
} { $wants ->
    [0] у подарунок
   *[other] за { $wants }
}.
lp-event-accepted = { $seat } погоджується.
lp-event-refused = { $seat } відмовляється.
lp-event-withdrawn = { $seat } відкликає пропозицію.
lp-event-refilled = { $seat } спорожнює руку й наповнює її знову.
lp-event-game-ended = { $n ->
    [one] Відлік скінчився: перемагає { $names }.
   *[other] Відлік скінчився: перемогу ділять { $names }.
}

lp-refusal-game-over = Гру завершено.
lp-refusal-not-your-turn = Зараз чекають на іншого. Дочекайтеся свого ходу.
lp-refusal-wrong-step = Не зараз. Спершу треба: { $step }.
lp-refusal-not-in-hand = На руці немає карти { $card }.
lp-refusal-no-such-rocket = Такої ракети немає: { $rocket }.
lp-refusal-not-your-rocket = { $rocket }: не ваша. Оберіть власну ракету.
lp-refusal-incomplete = { $rocket }: спершу потрібні весь метал і все пальне.
lp-refusal-no-expert = { $zone }: ракети йдуть звідси, лише коли експерт на місці.
lp-refusal-cannot-go-further = { $rocket }: цього ходу далі не можна.
lp-refusal-zone-spent = { $zone }: цього ходу звідси більше ракет не вийде.
lp-refusal-target-missing = { $card }: оберіть, куди її зіграти.
lp-refusal-wrong-target = { $card }: сюди її зіграти не можна – { $target }.
lp-refusal-no-target-needed = { $card }: цю карту ні на що не кладуть.
lp-refusal-protected = { $by } захищає від карти { $card }: { $target }. Оберіть інше.
lp-refusal-place-taken = { $zone }: місце експерта зайняте, а експерти своїх місць не залишають.
lp-refusal-no-rocket-for = { $card }: жодна з ваших ракет її зараз не прийме.
lp-refusal-impossible = { $card }: повністю виконати зараз не можна, тож і зіграти не можна.
lp-refusal-not-to-be-piled = { $card }: цієї карти немає серед тих, що йдуть у скид.
lp-refusal-hand-too-large = На руці карт: { $hand }, залишити можна { $limit }. Спершу зіграйте або скиньте зайві.
lp-refusal-no-negotiation = Про перемовини не домовлялися: пропонувати карти не можна.
lp-refusal-offers-spent = { $to }: цього ходу три пропозиції вже відхилено чи відкликано. Зачекайте наступного ходу.
lp-refusal-one-offer-at-a-time = Ви вже готуєте пропозицію ({ $to }). Спершу зробіть або відкличте її.
lp-refusal-already-offered = { $card }: ця карта вже в пропозиції, а іншої такої у вас немає.
lp-refusal-asks-too-much = { $hand ->
    [one] { $to } має лише { $hand } карту. Не просіть більше.
    [few] { $to } має лише { $hand } карти. Не просіть більше.
   *[many] { $to } має лише { $hand } карт. Не просіть більше.
}
lp-refusal-no-partner = Запропонуйте карту іншому гравцеві за столом.
lp-refusal-cannot-pay = У вас немає всього, про що просять: бракує карти { $card }. Відмовтеся від пропозиції.
lp-refusal-never-in-hand = { $card }: такої карти на руці не буває. Попросіть іншу.

lp-story-pad = { $seat } завершує стартовий майданчик і починає відлік.
lp-story-tie = Очок порівну: вирішує кількість переваг у грі, { $n } проти { $m } ({ $seat }).
lp-story-launch = { $n ->
    [0] { $seat } перемагає без жодної ракети на стартовому столі.
    [one] { $seat }: { $n } ракета на стартовому столі, очок за неї – { $points }
    [few] { $seat }: { $n } ракети на стартовому столі, очок за них – { $points }
   *[many] { $seat }: { $n } ракет на стартовому столі, очок за них – { $points }
}{ $n ->
    [0] { "" }
   *[other] { $extra ->
        [0] .
       *[other] , і ще { $extra } за екіпажі та допуски.
    }
}
lp-story-biggest = Гордість флоту: { $card }, очок – { $n }.
lp-story-penalty = { $n ->
    [one] { $seat }: мінус { $n } очко за недороблене.
    [few] { $seat }: мінус { $n } очки за недороблене – ракети в цеху, космонавти без повітря або порожній центр керування.
   *[many] { $seat }: мінус { $n } очок за недороблене – ракети в цеху, космонавти без повітря або порожній центр керування.
}
lp-story-raids = { $n ->
    [one] Був { $n } напад; жертва – { $seat }.
    [few] Було { $n } напади; найчастіша жертва ({ $m }) – { $seat }.
   *[many] Було { $n } нападів; найчастіша жертва ({ $m }) – { $seat }.
}

lp-option-fast = Швидка гра
lp-option-about-fast = Узята частина стартового майданчика одразу лягає на майданчик.
lp-option-long = Довга гра
lp-option-about-long = Частини стартового майданчика входять у гру, лише коли колоду вперше складають зі скиду.
lp-option-negotiation = Перемовини
lp-option-about-negotiation = У свій хід можна пропонувати іншим обмін і подарунки з руки.
lp-option-super-powers = Суперможливості
lp-option-about-super-powers = Покращень у кожного скільки завгодно; скорочення бюджету забирає всі.

lp-rules-goal = Будуйте ракети й ведіть їх на стартовий стіл, доки не завершено спільний стартовий майданчик. Ракета там дає свою вартість, на випробувальному стенді – нічого, а кожна, що лишилася у складальному цеху, свою вартість забирає. Перемагає той, хто має найбільше очок; за рівності – той, у кого у грі більше переваг.
lp-rules-turn = Спершу ваші частини стартового майданчика підіймаються на одну зону. Потім можна просунути готові ракети: по одній з кожної зони, якщо її експерт був на місці на початку ходу. Далі доберіть карти до шести; одна з них може бути верхньою картою скиду.

    Тепер грайте скільки завгодно карт. Якщо рука спорожніла, один раз за хід наповніть її знову. Наприкінці скиньте непотрібне: на руці може лишитися шість карт.
lp-rules-zones = Ракету складають у складальному цеху з металу й пального, вона проходить випробувальний стенд і приходить на стартовий стіл. Поруч із зонами стоять експерти: інженер, перевіряльник, керівник польоту; майстер на всі руки стане будь-де. Якщо стартовим столом ніхто не керує, це коштує десяти очок.
lp-rules-end = Чотири частини стартового майданчика лежать у нижній половині колоди. Коли четверта дістається майданчика, починається останній відлік: у кожного ще один хід, останнім ходить той, хто завершив майданчик.
