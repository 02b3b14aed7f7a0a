sm-card = Карта { $card }
sm-hand = Рука { $hand }
sm-your-hand = Ваша рука
sm-hand-size = { $n ->
    [one] { $n } карта на руках
    [few] { $n } карты на руках
   *[other] { $n } карт на руках
}
sm-face-down = Закрытая карта
sm-face-down-about = Её переворачивают, прежде чем сыграть. Если она не подходит ни к одному квадрату, игра проиграна.
sm-square = { $square ->
    [left] Левый квадрат: { $n } из 9
   *[right] Правый квадрат: { $n } из 9
}
sm-place-here = { $square ->
    [left] Карту { $card } в левый квадрат
   *[right] Карту { $card } в правый квадрат
}
sm-deck = { $n ->
    [0] Колода пуста
    [one] В колоде { $n } карта
    [few] В колоде { $n } карты
   *[other] В колоде { $n } карт
}
sm-actions = Что вы можете сделать
sm-key-left = Выбранную карту в левый квадрат
sm-key-right = Выбранную карту в правый квадрат

sm-can = может играть
sm-cannot = не может играть
sm-wants = хочет
sm-rather-not = не хочет
sm-action-want = Хочу играть
sm-action-dont-want = Лучше вы
sm-action-exchange = Обменять карту
sm-call-higher = Больше
sm-call-lower = Меньше

sm-rule = { $card }: { $instruction }
sm-prompt-deciding = Сыграйте карту или скажите партнёру, чего хотите.
sm-prompt-cannot = Ни одна ваша карта не подходит. Играть должен партнёр.
sm-prompt-choosing = Сыграйте карту из любой руки.
sm-prompt-square = В какой квадрат идёт { $card }?
sm-prompt-announce = Партнёр должен разместить карту больше или меньше?
sm-prompt-wait-announce = { $name }: больше или меньше?
sm-prompt-wait-follow = { $name } выполняет указание.
sm-prompt-show = Покажите партнёру карту. Она останется у вас.
sm-prompt-place = Разместите карту по указанию.
sm-prompt-place-higher = «Больше»: разместите карту с большим числом.
sm-prompt-place-lower = «Меньше»: разместите карту с меньшим числом.
sm-prompt-exchange = Какую карту отложить вместо той, что лежит в стороне?

sm-effect-nothing = Партнёр ничего не размещает.
sm-effect-announce = Сначала вы объявляете «больше» или «меньше».
sm-effect-reveal = { $n ->
    [one] Партнёр сначала показывает { $n } карту и оставляет её себе.
    [few] Партнёр сначала показывает { $n } карты и оставляет их себе.
   *[other] Партнёр сначала показывает { $n } карт и оставляет их себе.
}
sm-effect-place = { $value ->
    [announced] Партнёр размещает большее или меньшее число, как объявлено,
    [absent] Партнёр размещает число, которого нет ни в одном квадрате,
    [present] Партнёр размещает двойника карты, лежащей лишь в одном квадрате,
   *[any] Партнёр размещает карту
}{ $where ->
    [same] { " в том же квадрате" }
    [other] { " в другом квадрате" }
    [not-larger] { " в квадрате, где карт меньше; если поровну – в любом" }
    [adjacent] { " рядом с этой, в том же квадрате" }
   *[either] { " в любом квадрате" }
}.
sm-confidence-verified = Как на напечатанной карте.
sm-confidence-single-source = Насколько можно судить по книге правил.
sm-confidence-inferred = Выведено из известного.
sm-confidence-reconstructed = Воссоздано нами: на напечатанной карте может быть иначе.
sm-confidence-house = Своя карта этого стола.
sm-reconstructed = { $n ->
    [one] { $n } указание воссоздано
    [few] { $n } указания воссозданы
   *[other] { $n } указаний воссоздано
}
sm-cards-title = Девять карт
sm-cards-honest = Мы знаем не все напечатанные указания. Где пришлось придумать такое, что подходит к правилам, там так и сказано.
sm-reference = Знаки на картах

sm-event-turn-began = Ход { $turn }.
sm-event-turn-unable = Ход { $turn }. Нет хода: { $names }.
sm-event-said = { $want ->
    [yes] { $hand } хочет играть.
   *[no] { $hand } не хочет играть.
}
sm-event-exchanged = { $hand } откладывает { $gave } и берёт { $got }.
sm-event-turned-over = { $hand } переворачивает { $card }.
sm-event-played = { $square ->
    [left] { $hand } играет { $card } в левый квадрат.
   *[right] { $hand } играет { $card } в правый квадрат.
}
sm-event-announced = { $call ->
    [higher] { $hand } объявляет «больше».
   *[lower] { $hand } объявляет «меньше».
}
sm-event-showed = { $hand } показывает { $card }.
sm-event-placed = { $square ->
    [left] { $hand } размещает { $card } в левом квадрате.
   *[right] { $hand } размещает { $card } в правом квадрате.
}
sm-event-completed = Карта { $card }, отложенная в начале, завершает картину.

sm-ending-won-by-play = { $hand } играет семнадцатую карту, { $card }: обе картины готовы.
sm-ending-won-by-placement = { $hand } размещает семнадцатую карту, { $card }: обе картины готовы.
sm-ending-nobody-can-play = Ни у кого не было подходящей карты.
sm-ending-cannot-follow = { $hand } не может выполнить указание карты { $card }.
sm-ending-does-not-fit = Перевёрнутая карта { $card } не подошла ни к одному квадрату.
sm-story-laid = { $turns ->
    [one] Лежало карт: { $n } из 17, после { $turns } хода.
   *[other] Лежало карт: { $n } из 17, после { $turns } ходов.
}
sm-story-led = { $of ->
    [one] { $seat } – активный игрок в { $n } из { $of } хода.
   *[other] { $seat } – активный игрок в { $n } из { $of } ходов.
}

sm-action-play = { $square ->
    [left] Сыграть { $card } слева
   *[right] Сыграть { $card } справа
}
sm-action-turn-over = Перевернуть карту: { $hand }
sm-action-announce = { $call ->
    [higher] Объявить «больше»
   *[lower] Объявить «меньше»
}
sm-action-show = Показать { $card }
sm-action-place = { $square ->
    [left] Разместить { $card } слева
   *[right] Разместить { $card } справа
}

sm-refusal-game-over = Игра окончена.
sm-refusal-not-your-turn = Ждём другого. Подождите.
sm-refusal-already-said = Вы это уже сказали, а передумать можно раз за ход.
sm-refusal-not-in-hand = В этой руке нет карты { $card }.
sm-refusal-place-taken = { $square ->
    [left] В левом квадрате уже есть { $card }.
   *[right] В правом квадрате уже есть { $card }.
}
sm-refusal-no-neighbour = { $square ->
    [left] В левом квадрате карта { $card } не касалась бы ни одной другой.
   *[right] В правом квадрате карта { $card } не касалась бы ни одной другой.
}
sm-refusal-unbalanced = { $square ->
    [left] Левый квадрат опередил бы правый на две карты.
   *[right] Правый квадрат опередил бы левый на две карты.
}
sm-refusal-nothing-face-down = В этой руке нет закрытой карты.
sm-refusal-play-turned-over = Карта { $card } перевёрнута, чтобы её сыграть: выберите квадрат.
sm-refusal-announce-first = Сначала объявите «больше» или «меньше».
sm-refusal-follow-first = Сначала выполните указание карты { $card }.
sm-refusal-nothing-to-follow = Нет указания, которое нужно выполнить. Сыграйте карту.
sm-refusal-show-first = Сначала покажите карту, потом разместите другую.
sm-refusal-keep-to-place = Без карты { $card } вы не смогли бы ничего разместить. Покажите другую.
sm-refusal-shown-stays = Вы только что показали карту { $card }; она остаётся на руках. Разместите другую.
sm-refusal-nobody-to-tell = Вы играете в одиночку, говорить некому. Сыграйте карту.
sm-refusal-name-the-hand = Вы играете обеими руками: выберите карту одной из них.
sm-refusal-own-hand-only = Вы играете только со своей руки.
sm-refusal-only-alone = Это можно только в игре в одиночку.
sm-refusal-no-exchange = В этом режиме обмена нет. Сыграйте карту.
sm-refusal-already-exchanged = Отложенная карта уже обменяна. Сыграйте карту.
sm-refusal-nothing-to-announce = Сейчас нечего объявлять.
sm-refusal-nothing-to-show = Сейчас нечего показывать.
sm-refusal-wrong-number = Карта { $played } не разрешает { $card }. Выберите другую карту.
sm-refusal-not-next-to = Карта { $card } не ляжет рядом с { $played }. Выберите ту, что ляжет.
sm-refusal-wrong-square = { $square ->
    [left] Карта { $played } не разрешает левый квадрат.
   *[right] Карта { $played } не разрешает правый квадрат.
}

sm-difficulty = Сложность
sm-difficulty-easy = Лёгкая
sm-difficulty-medium = Средняя
sm-difficulty-hard = Трудная
sm-difficulty-about-easy = Четыре карты на руках.
sm-difficulty-about-medium = Три карты на руках; хорошо для начала.
sm-difficulty-about-hard = Три карты на руках, и ни один квадрат не опережает другой на две карты.
sm-set = Карты
sm-set-ours = Наши
sm-set-ours-about = Два указания такие, насколько они напечатаны; семь придумали мы.
sm-set-own-about = Девять карт, пришедших по коду.
sm-set-code = По коду
sm-set-look = Посмотреть на эти карты
sm-set-by-code = Код других карт
sm-set-take = Взять
sm-set-wrong = Это не код карт: такой код начинается с SM1-. Сравните его с оригиналом.
sm-set-title = Девять своих карт
sm-set-share = Поделиться картами
sm-solo-easy = Лёгкий режим
sm-solo-easy-about = Раз за игру можно обменять карту на отложенную.
sm-solo-hard-1 = Трудный режим 1
sm-solo-hard-1-about = 5 слева объявляет «больше», справа – «меньше».
sm-solo-hard-2 = Трудный режим 2
sm-solo-hard-2-about = Ни один квадрат не опережает другой на две карты.

sm-rules-goal = Вместе вы выкладываете два квадрата по девять карт, и каждый образует одну и ту же картину. Каждое число от 1 до 9 встречается дважды, и у него своё место в квадрате. Одну карту откладывают в начале; когда лежат остальные семнадцать, вы победили.
sm-rules-turn = Кто-то играет карту: на её место, рядом с уже лежащей (первой карте квадрата сосед не нужен). Партнёр обязан выполнить указание, чаще всего – разместить свою карту. Размещённая карта ничего не требует. Потом оба добирают до полной руки.

    Сможет ли партнёр выполнить указание, вы не знаете: в этом и игра.
sm-rules-signals = Очерёдности и свободного разговора нет. Можно сказать лишь, можете ли вы играть и хотите ли. Кто может, правдиво говорит стол; чего вы хотите – решаете вы.
sm-rules-solo = В одиночку вы играете двумя руками, каждая – партнёр другой: две карты открыты, одна закрыта. Закрытую переворачивают, когда её играют или когда её рука должна выполнить указание.
sm-rules-end = Вы сразу проигрываете, если никто не может играть или указание невозможно выполнить.
sm-rules-cards = Книга правил приводит лишь суть двух из девяти указаний. Карта 1 – как напечатано, карта 5 – насколько говорит книга; остальные семь мы придумали так, чтобы они подходили к правилам. Каждая карта говорит, насколько она достоверна.
