lp-sort-rocket = Ракета
lp-sort-component = Компонент
lp-sort-expert = Эксперт
lp-sort-advantage = Преимущество
lp-sort-action = Действие
lp-sort-upgrade = Улучшение
lp-sort-part = Стартовая площадка
lp-sorts-rocket = Ракеты
lp-sorts-component = Компоненты
lp-sorts-expert = Эксперты
lp-sorts-advantage = Преимущества
lp-sorts-action = Действия
lp-sorts-upgrade = Улучшения
lp-sorts-part = Части стартовой площадки
lp-sort-about-rocket = Выкладываются в ваш сборочный цех. Число – сколько ракета стоит.
lp-sort-about-component = Выкладываются к вашей ракете в сборочном цехе, которой их ещё не хватает.
lp-sort-about-expert = По одному на каждую зону. Без эксперта ни одна ракета не покинет зону.
lp-sort-about-advantage = Выкладываются к ракете, не больше одного каждого вида. Ракета, которую вернули или сбросили, их теряет.
lp-sort-about-action = Выполняются сразу – полностью или никак – и сбрасываются.
lp-sort-about-upgrade = Лежат рядом с зонами и действуют постоянно; новое вытесняет прежнее.
lp-sort-about-part = На руках их не держат: кто взял, тот сразу выкладывает, и каждый ход часть поднимается на одну зону.

lp-card-swift = Быстрый
lp-card-rapid = Стремительный
lp-card-dauntless = Неустрашимый
lp-card-fearless = Бесстрашный
lp-card-metal = Металл
lp-card-fuel = Топливо
lp-card-engineer = Инженер
lp-card-inspector = Проверяющий
lp-card-mission-controller = Сотрудник ЦУПа
lp-card-jack-of-all-trades = На все руки мастер
lp-card-certification = Допуск в эксплуатацию
lp-card-astronaut = Космонавт
lp-card-oxygen = Кислород
lp-card-top-secret = Совершенно секретно
lp-card-cancel-project = Свернуть проект
lp-card-launch-key = Ключ на старт
lp-card-budget-cut = Сокращение бюджета
lp-card-priority = Высший приоритет
lp-card-research = НПП
lp-card-retest = Повторные испытания
lp-card-headhunting = Найм персонала
lp-card-brainstorm = Мозговой штурм
lp-card-sabotage = Диверсия
lp-card-solder-and-chisel = Паяльник и зубило
lp-card-potato-duty = На картошку
lp-card-espionage = Промшпионаж
lp-card-vacuum = Вакуумирование
lp-card-employment-contract = Трудовой договор
lp-card-overtime = Сверхурочная работа
lp-card-security-system = Система безопасности
lp-card-warehouse = Склад
lp-card-pad-top-left = Верхняя левая часть
lp-card-pad-top-right = Верхняя правая часть
lp-card-pad-bottom-left = Нижняя левая часть
lp-card-pad-bottom-right = Нижняя правая часть
lp-card-times = { $card }, штук: { $n }

lp-about-swift = Нужны 1 металл и 1 топливо; на стартовом столе даёт 6 очков.
lp-about-rapid = Нужны 1 металл и 2 топлива; на стартовом столе даёт 8 очков.
lp-about-dauntless = Нужны 2 металла и 2 топлива; на стартовом столе даёт 10 очков.
lp-about-fearless = Нужны 3 металла и 2 топлива; на стартовом столе даёт 12 очков.
lp-about-metal = Корпус ракеты в вашем сборочном цехе.
lp-about-fuel = Баки ракеты в вашем сборочном цехе.
lp-about-engineer = Выпускает завершённые ракеты из вашего сборочного цеха.
lp-about-inspector = Выпускает завершённые ракеты с вашего испытательного стенда.
lp-about-mission-controller = Сотрудник центра управления полётами следит за вашим стартовым столом. Если там никого нет, в конце вы теряете 10 очков.
lp-about-jack-of-all-trades = Навсегда занимает место эксперта в любой вашей зоне.
lp-about-certification = К ракете на вашем испытательном стенде. На стартовом столе даёт 3 очка; повторные испытания ракете не грозят.
lp-about-astronaut = К ракете на вашем стартовом столе. С кислородом даёт 4 очка, без него отнимает 4.
lp-about-oxygen = К ракете на вашем стартовом столе. Без него космонавт не выживет; сам по себе ничего не стоит.
lp-about-top-secret = К ракете на вашем стартовом столе. Её не берут диверсия, сворачивание и вакуумирование – даже ваши.
lp-about-cancel-project = Любая ракета в игре идёт в сброс со всем, что на ней.
lp-about-launch-key = Часть стартовой площадки из любой зоны любого игрока сразу попадает на площадку.
lp-about-budget-cut = Возьмите в руку улучшение другого игрока.
lp-about-priority = Одна ваша завершённая ракета сразу попадает на стартовый стол, эксперты не нужны.
lp-about-research = Возьмите 3 карты, сколько бы их ни было на руках.
lp-about-retest = Ракета с любого стартового стола возвращается на испытательный стенд и теряет преимущества.
lp-about-headhunting = Возьмите в руку любого эксперта, который уже в игре.
lp-about-brainstorm = Верхние 10 карт сброса замешиваются в колоду.
lp-about-sabotage = Снимите компонент с чужой ракеты; она возвращается в сборочный цех и теряет преимущества.
lp-about-solder-and-chisel = Возьмите любую карту из сброса.
lp-about-potato-duty = Каждый, и вы тоже, сбрасывает карту по своему выбору.
lp-about-espionage = Возьмите 2 случайные карты: обе у одного игрока или по одной у двоих.
lp-about-vacuum = Возьмите в руку любой кислород, который уже в игре.
lp-about-employment-contract = Никто другой не переманит ваших экспертов.
lp-about-overtime = Из каждой вашей зоны за ход могут выйти две ракеты вместо одной.
lp-about-security-system = Чужие диверсии, сворачивание и вакуумирование вашим ракетам не страшны.
lp-about-warehouse = На руках можно держать 8 карт вместо 6 и добирать до 8.
lp-about-pad-top-left = Когда все четыре части на площадке, начинается последний отсчёт.
lp-about-pad-top-right = Когда все четыре части на площадке, начинается последний отсчёт.
lp-about-pad-bottom-left = Когда все четыре части на площадке, начинается последний отсчёт.
lp-about-pad-bottom-right = Когда все четыре части на площадке, начинается последний отсчёт.

lp-zone-assembly = Сборочный цех
lp-zone-test = Испытательный стенд
lp-zone-launch = Стартовый стол
lp-vacancy-assembly = Нет инженера: ракеты не выйдут из сборочного цеха.
lp-vacancy-test = Нет проверяющего: ракеты не сойдут с испытательного стенда.
lp-vacancy-launch = Полётом никто не управляет: в конце минус 10 очков.
lp-expert = { $card }, { $zone }
lp-expert-here = Поставить эксперта сюда: { $zone }
lp-rocket = { $card }, { $zone }
lp-rocket-worth = На стартовом столе даёт очков: { $n }.
lp-rocket-lacks = { $metal ->
    [0] Не хватает: топливо – { $fuel }.
   *[other] { $fuel ->
        [0] Не хватает: металл – { $metal }.
       *[other] Не хватает: металл – { $metal }, топливо – { $fuel }.
    }
}
lp-rocket-complete = Она завершена.
lp-rocket-ready = Она завершена и может продвинуться в следующий ход.
lp-part-under-way = { $card }, { $zone }
lp-target-expert = { $whose ->
    [own] эксперт, { $zone }
   *[other] { $seat }: эксперт, { $zone }
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
    [one] { $n } карта на руках, можно оставить { $limit }.
    [few] { $n } карты на руках, можно оставить { $limit }.
   *[many] { $n } карт на руках, можно оставить { $limit }.
}
lp-hand-known = Карты этой руки, которые вы видели
lp-score = { $n ->
    [one] { $n } очко на этот момент
    [few] { $n } очка на этот момент
   *[many] { $n } очков на этот момент
}
lp-score-of = Очки: { $name }
lp-score-about = Столько было бы, закончись игра сейчас. Карты на руках и ракеты на испытательном стенде не считаются.
lp-score-launch = Ракеты на стартовом столе
lp-score-certifications = Допуски там же
lp-score-astronauts = Космонавты
lp-score-assembly = Остались в цехе
lp-score-control = Управление полётом
lp-score-total = Всего
lp-pad = Стартовая площадка: { $n } из 4 частей
lp-pad-short = Площадка
lp-countdown = { $n ->
    [0] Отсчёт: последний ход!
    [one] Отсчёт: ещё { $n } ход
    [few] Отсчёт: ещё { $n } хода
   *[many] Отсчёт: ещё { $n } ходов
}
lp-draw-pile = Колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
lp-draw-pile-short = Колода
lp-discard-pile = Сброс: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
lp-discard-pile-short = Сброс
lp-discard-top = Сверху в сбросе: { $card }
lp-aim-at = Выбрать: { $name }

lp-actions = Что можно сделать
lp-action-stay = Дальше
lp-action-draw = Взять карту
lp-action-take = { $known ->
    [yes] Взять: { $card }
   *[no] Взять верхнюю карту сброса
}
lp-action-end = Закончить ход
lp-action-accept = Согласиться
lp-action-refuse = Отказаться
lp-action-withdraw = Отозвать предложение
lp-action-want = Попросить: { $card } и ещё что-то
lp-action-ask = { $known ->
    [yes] Попросить: { $card }, и сделать предложение
   *[no] Сделать предложение
}
lp-mode-discard = Сбросить…
lp-mode-offer = Предложить… ({ $n })
lp-action-offer = Предложить { $card }: { $to }
lp-key-offer = Предложить карты
lp-key-pile = Просмотреть сброс
lp-action-advance = Продвинуть: { $rocket }
lp-action-play = { $aimed ->
    [yes] Сыграть: { $card } → { $target }
   *[no] Сыграть: { $card }
}
lp-action-discard = Сбросить: { $card }
lp-action-pile = Положить следующей: { $card }
lp-step-advance = продвинуть ракеты
lp-step-draw = взять карты
lp-step-play = сыграть карты
lp-step-pile = разложить сброс по порядку
lp-step-duty = отправить карту на картошку
lp-step-ask = подготовить предложение
lp-step-offer = ответить на предложение
lp-step-discard = сбросить карты
lp-step-over = разойтись по домам
lp-wait = { $step ->
    [advance] { $name } продвигает ракеты.
    [draw] { $name } берёт карты.
    [pile] { $name } раскладывает сброс по порядку.
    [duty] На картошку: все выбирают карту.
    [ask] { $name } готовит предложение.
    [offer] { $name } делает предложение.
    [discard] { $name } сбрасывает карты.
   *[play] { $name } играет карты.
}
lp-prompt-advance = Нажмите на завершённую ракету, чтобы продвинуть её.
lp-prompt-draw = Верхнюю карту сброса или карту из колоды?
lp-prompt-play = Играйте сколько угодно карт.
lp-prompt-stuck = Сейчас ни одну карту не сыграть. Сбросьте несколько или закончите ход.
lp-prompt-surplus = { $n ->
    [one] Сбросьте { $n } карту: оставить можно { $limit }.
    [few] Сбросьте { $n } карты: оставить можно { $limit }.
   *[many] Сбросьте { $n } карт: оставить можно { $limit }.
}
lp-prompt-mode-discard = Что сбросить? После этого играть карты уже нельзя.
lp-prompt-pile = Какая карта ляжет в сброс следующей?
lp-prompt-duty = На картошку: выберите карту для сброса.
lp-prompt-discard = Сбросьте ещё или закончите ход.
lp-prompt-target = { $card }: выберите куда.
lp-prompt-way = { $card }: что именно?
lp-prompt-from-pile = Какую карту взять?
lp-way-both = Обе: { $name }
lp-way-each = По одной: { $names }

lp-offer = Предложение
lp-offer-words = { $seat } делает предложение, отвечает { $to }
lp-offer-draft = Ваше предложение
lp-offer-to = Кому?
lp-offer-tries = { $n ->
    [one] В этот ход можно получить отказ или отозвать предложение ещё { $n } раз.
    [few] В этот ход можно получить отказ или отозвать предложение ещё { $n } раза.
   *[many] В этот ход можно получить отказ или отозвать предложение ещё { $n } раз.
}
lp-offer-give = Вы отдаёте
lp-offer-choose = Выберите карты с руки.
lp-offer-want = Вы хотите взамен
lp-offer-leave-out = Убрать: { $card }
lp-offer-make = Сделать предложение
lp-offer-prices = Что можно попросить
lp-offer-given = Предлагают
lp-offer-wanted = Хотят взамен
lp-offer-gift = ничего: подарок
lp-offer-secret = Эту карту знают только двое

lp-event-turn-began = Ходит { $seat }.
lp-event-part-moved = { $part } поднимается: { $to } ({ $seat }).
lp-event-part-out = { $part } – на стартовой площадке ({ $seat }).
lp-event-countdown-began = { $seat } завершает стартовую площадку: у каждого ещё один ход.
lp-event-rocket-moved = { $seat }: { $card } → { $to }.
lp-event-drew = { $seat } берёт: { $card }.
lp-event-part-drawn = { $seat } берёт и кладёт: { $part }.
lp-event-reshuffled = Сброс становится колодой: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
   *[many] { $cards } карт.
}
lp-event-shuffled-in = { $cards ->
    [one] { $cards } карта сброса замешана в колоду.
    [few] { $cards } карты сброса замешаны в колоду.
   *[many] { $cards } карт сброса замешано в колоду.
}
lp-event-played = { $aimed ->
    [yes] { $seat } играет: { $card } → { $target }.
   *[no] { $seat } играет: { $card }.
}
lp-event-took = { $owned ->
    [yes] { $seat } забирает: { $card } (у кого: { $from }).
   *[no] { $seat } берёт из сброса: { $card }.
}
lp-event-discarded = { $seat } сбрасывает: { $card }.
lp-event-picked = { $known ->
    [yes] { $seat } отправляет на картошку: { $card }.
   *[no] { $seat } тайно отправляет карту на картошку.
}
lp-event-revealed = На картошку: { $card } ({ $seat }).
lp-event-stolen = { $known ->
    [yes] { $seat } крадёт: { $card } (у кого: { $from }).
   *[no] { $seat } крадёт карту (у кого: { $from }).
}
lp-event-given = { $known ->
    [yes] { $seat } отдаёт: { $card }. Получает { $to }.
   *[no] { $n ->
        [one] { $seat } отдаёт { $n } карту. Получает { $to }.
        [few] { $seat } отдаёт { $n } карты. Получает { $to }.
       *[many] { $seat } отдаёт { $n } карт. Получает { $to }.
    }
}
lp-event-offered = { $seat } предлагает: { $card } → { $to }.
lp-event-asked = { $seat } просит взамен: { $card } ({ $to }).
lp-event-proposed = Предложение: { $seat } → { $to }, { $gives ->
    [one] { $gives } карта
    [few] { $gives } карты
   *[many] { $gives } карт
} { $wants ->
    [0] в подарок
   *[other] за { $wants }
}.
lp-event-accepted = { $seat } соглашается.
lp-event-refused = { $seat } отказывается.
lp-event-withdrawn = { $seat } отзывает предложение.
lp-event-refilled = { $seat } остаётся без карт и снова набирает руку.
lp-event-game-ended = { $n ->
    [one] Отсчёт окончен: побеждает { $names }.
   *[other] Отсчёт окончен: победу делят { $names }.
}

lp-refusal-game-over = Игра окончена.
lp-refusal-not-your-turn = Сейчас ждут другого. Дождитесь своего хода.
lp-refusal-wrong-step = Не сейчас. Сначала нужно: { $step }.
lp-refusal-not-in-hand = На руках нет карты «{ $card }».
lp-refusal-no-such-rocket = Такой ракеты нет: { $rocket }.
lp-refusal-not-your-rocket = { $rocket }: не ваша. Выберите свою ракету.
lp-refusal-incomplete = { $rocket }: сначала нужны весь металл и всё топливо.
lp-refusal-no-expert = { $zone }: ракеты уходят отсюда, только когда эксперт на месте.
lp-refusal-cannot-go-further = { $rocket }: в этот ход дальше нельзя.
lp-refusal-zone-spent = { $zone }: в этот ход отсюда больше ракет не выйдет.
lp-refusal-target-missing = { $card }: выберите, куда сыграть эту карту.
lp-refusal-wrong-target = { $card }: сюда эту карту сыграть нельзя – { $target }.
lp-refusal-no-target-needed = { $card }: эту карту ни на что не кладут.
lp-refusal-protected = { $by } защищает от карты «{ $card }»: { $target }. Выберите другое.
lp-refusal-place-taken = { $zone }: место эксперта занято, и эксперты своих мест не покидают.
lp-refusal-no-rocket-for = { $card }: сейчас не подходит ни одной вашей ракете.
lp-refusal-impossible = { $card }: полностью выполнить сейчас нельзя, значит, и сыграть нельзя.
lp-refusal-not-to-be-piled = { $card }: этой карты нет среди тех, что идут в сброс.
lp-refusal-hand-too-large = На руках карт: { $hand }, оставить можно { $limit }. Сначала сыграйте или сбросьте лишние.
lp-refusal-no-negotiation = О переговорах не договаривались: предлагать карты нельзя.
lp-refusal-offers-spent = { $to }: в этот ход три предложения уже отклонены или отозваны. Подождите до следующего хода.
lp-refusal-one-offer-at-a-time = Вы уже готовите предложение ({ $to }). Сначала сделайте или отзовите его.
lp-refusal-already-offered = { $card }: эта карта уже в предложении, а другой такой у вас нет.
lp-refusal-asks-too-much = { $hand ->
    [one] На руках лишь { $hand } карта ({ $to }). Больше не просите.
    [few] На руках лишь { $hand } карты ({ $to }). Больше не просите.
   *[many] На руках лишь { $hand } карт ({ $to }). Больше не просите.
}
lp-refusal-no-partner = Предложите карту другому игроку за столом.
lp-refusal-cannot-pay = У вас нет всего, о чём просят: не хватает карты «{ $card }». Откажитесь от предложения.
lp-refusal-never-in-hand = { $card }: такой карты на руках не бывает. Попросите другую.

lp-story-pad = { $seat } завершает стартовую площадку и начинает отсчёт.
lp-story-tie = Очков поровну: решает число преимуществ в игре, { $n } против { $m } ({ $seat }).
lp-story-launch = { $n ->
    [0] { $seat } побеждает без единой ракеты на стартовом столе.
    [one] { $seat }: { $n } ракета на стартовом столе, очков за неё – { $points }
    [few] { $seat }: { $n } ракеты на стартовом столе, очков за них – { $points }
   *[many] { $seat }: { $n } ракет на стартовом столе, очков за них – { $points }
}{ $n ->
    [0] { "" }
   *[other] { $extra ->
        [0] .
       *[other] , и ещё { $extra } за космонавтов и допуски.
    }
}
lp-story-biggest = Гордость флота: { $card }, очков – { $n }.
lp-story-penalty = { $n ->
    [one] { $seat }: минус { $n } очко за недоделанное.
    [few] { $seat }: минус { $n } очка за недоделанное – ракеты в цехе, космонавты без воздуха или пустой центр управления.
   *[many] { $seat }: минус { $n } очков за недоделанное – ракеты в цехе, космонавты без воздуха или пустой центр управления.
}
lp-story-raids = { $n ->
    [1] Был { $n } набег; жертва – { $seat }.
    [one] Был { $n } набег; чаще всех ({ $m }) жертва – { $seat }.
    [few] Было { $n } набега; чаще всех ({ $m }) жертва – { $seat }.
   *[many] Было { $n } набегов; чаще всех ({ $m }) жертва – { $seat }.
}

lp-option-fast = Быстрая игра
lp-option-about-fast = Взятая часть стартовой площадки сразу ложится на площадку.
lp-option-long = Долгая игра
lp-option-about-long = Части стартовой площадки входят в игру, только когда колоду впервые собирают из сброса.
lp-option-negotiation = Переговоры
lp-option-about-negotiation = В свой ход можно предлагать другим карты с рук – на обмен или в подарок.
lp-option-super-powers = Супервозможности
lp-option-about-super-powers = Улучшений у каждого сколько угодно; сокращение бюджета забирает все.

lp-rules-goal = Стройте ракеты и ведите их на стартовый стол, пока не завершена общая стартовая площадка. Ракета там даёт свою стоимость, на испытательном стенде – ничего, а каждая оставшаяся в сборочном цехе свою стоимость отнимает. Побеждает тот, у кого больше всего очков; при равенстве – тот, у кого в игре больше преимуществ.
lp-rules-turn = Сначала ваши части стартовой площадки поднимаются на одну зону. Затем можно продвинуть завершённые ракеты: по одной из каждой зоны, если её эксперт был на месте к началу хода. Потом доберите карты до шести; одна из них может быть верхней картой сброса.

    Теперь играйте сколько угодно карт. Если карты на руках кончились, один раз за ход наберите полную руку. В конце сбросьте ненужное: на руках может остаться шесть карт.
lp-rules-zones = Ракету собирают в сборочном цехе из металла и топлива, она проходит испытательный стенд и попадает на стартовый стол. Рядом с зонами стоят эксперты: инженер, проверяющий, сотрудник центра управления полётами; на все руки мастер встанет где угодно. Если стартовым столом никто не управляет, это стоит десяти очков.
lp-rules-end = Четыре части стартовой площадки лежат в нижней половине колоды. Когда четвёртая доходит до площадки, начинается последний отсчёт: у каждого ещё один ход, последним ходит тот, кто её завершил.
