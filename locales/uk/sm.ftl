sm-card = Карта { $card }
sm-hand = Рука { $hand }
sm-your-hand = Ваша рука
sm-hand-size = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[other] { $n } карт на руці
}
sm-face-down = Закрита карта
sm-face-down-about = Її перевертають, перш ніж зіграти. Якщо вона не пасує до жодного квадрата, гру програно.
sm-square = { $square ->
    [left] Лівий квадрат: { $n } з 9
   *[right] Правий квадрат: { $n } з 9
}
sm-place-here = { $square ->
    [left] Карту { $card } у лівий квадрат
   *[right] Карту { $card } у правий квадрат
}
sm-deck = { $n ->
    [0] Колода порожня
    [one] У колоді { $n } карта
    [few] У колоді { $n } карти
   *[other] У колоді { $n } карт
}
sm-actions = Що ви можете зробити
sm-key-left = Обрану карту в лівий квадрат
sm-key-right = Обрану карту у правий квадрат

sm-can = може грати
sm-cannot = не може грати
sm-wants = хоче
sm-rather-not = не хоче
sm-action-want = Хочу грати
sm-action-dont-want = Краще ви
sm-action-exchange = Обміняти карту
sm-call-higher = Більша
sm-call-lower = Менша

sm-rule = { $card }: { $instruction }
sm-prompt-deciding = Зіграйте карту або скажіть партнеру, чого хочете.
sm-prompt-cannot = Жодна ваша карта не пасує. Грати має партнер.
sm-prompt-choosing = Зіграйте карту з будь-якої руки.
sm-prompt-square = У який квадрат іде { $card }?
sm-prompt-announce = Партнер має розмістити більшу чи меншу карту?
sm-prompt-wait-announce = { $name }: більша чи менша?
sm-prompt-wait-follow = { $name } виконує вказівку.
sm-prompt-show = Покажіть партнеру карту. Вона лишиться у вас.
sm-prompt-place = Розмістіть карту за вказівкою.
sm-prompt-place-higher = «Більша»: розмістіть карту з більшим числом.
sm-prompt-place-lower = «Менша»: розмістіть карту з меншим числом.
sm-prompt-exchange = Яку карту відкласти замість тієї, що лежить осторонь?

sm-effect-nothing = Партнер нічого не розміщує.
sm-effect-announce = Спершу ви оголошуєте «більшу» або «меншу».
sm-effect-reveal = { $n ->
    [one] Партнер спершу показує { $n } карту й залишає її собі.
    [few] Партнер спершу показує { $n } карти й залишає їх собі.
   *[other] Партнер спершу показує { $n } карт і залишає їх собі.
}
sm-effect-place = { $value ->
    [announced] Партнер розміщує більше або менше число, як оголошено,
    [absent] Партнер розміщує число, якого немає в жодному квадраті,
    [present] Партнер розміщує двійника карти, що лежить лише в одному квадраті,
   *[any] Партнер розміщує карту
}{ $where ->
    [same] { " у тому самому квадраті" }
    [other] { " в іншому квадраті" }
    [not-larger] { " у квадраті, де менше карт; якщо порівну – у будь-якому" }
    [adjacent] { " поруч із цією, у тому самому квадраті" }
   *[either] { " у будь-якому квадраті" }
}.
sm-confidence-verified = Як на надрукованій карті.
sm-confidence-single-source = Наскільки можна судити з книги правил.
sm-confidence-inferred = Виведено з відомого.
sm-confidence-reconstructed = Відтворено нами: на надрукованій карті може бути інше.
sm-confidence-house = Власна карта цього столу.
sm-reconstructed = { $n ->
    [one] { $n } вказівку відтворено
    [few] { $n } вказівки відтворено
   *[other] { $n } вказівок відтворено
}
sm-cards-title = Дев’ять карт
sm-cards-honest = Ми знаємо не всі надруковані вказівки. Де довелося вигадати таку, що пасує до правил, там так і сказано.
sm-reference = Знаки на картах

sm-event-turn-began = Хід { $turn }.
sm-event-turn-unable = Хід { $turn }. Грати нічим: { $names }.
sm-event-said = { $want ->
    [yes] { $hand } хоче грати.
   *[no] { $hand } не хоче грати.
}
sm-event-exchanged = { $hand } відкладає { $gave } і бере { $got }.
sm-event-turned-over = { $hand } перевертає { $card }.
sm-event-played = { $square ->
    [left] { $hand } грає { $card } у лівий квадрат.
   *[right] { $hand } грає { $card } у правий квадрат.
}
sm-event-announced = { $call ->
    [higher] { $hand } оголошує «більшу».
   *[lower] { $hand } оголошує «меншу».
}
sm-event-showed = { $hand } показує { $card }.
sm-event-placed = { $square ->
    [left] { $hand } розміщує { $card } в лівому квадраті.
   *[right] { $hand } розміщує { $card } у правому квадраті.
}
sm-event-completed = { $card }, відкладена на початку, довершує малюнок.

sm-ending-won-by-play = { $hand } грає сімнадцяту карту, { $card }: обидва малюнки готові.
sm-ending-won-by-placement = { $hand } розміщує сімнадцяту карту, { $card }: обидва малюнки готові.
sm-ending-nobody-can-play = Ні в кого не було карти, що пасує.
sm-ending-cannot-follow = { $hand } не може виконати вказівку карти { $card }.
sm-ending-does-not-fit = Перевернута карта { $card } не пасувала до жодного квадрата.
sm-story-laid = { $turns ->
    [one] Лежало карт: { $n } із 17, після { $turns } ходу.
   *[other] Лежало карт: { $n } із 17, після { $turns } ходів.
}
sm-story-led = { $of ->
    [one] { $seat } – активний гравець у { $n } із { $of } ходу.
   *[other] { $seat } – активний гравець у { $n } із { $of } ходів.
}

sm-action-play = { $square ->
    [left] Зіграти { $card } ліворуч
   *[right] Зіграти { $card } праворуч
}
sm-action-turn-over = Перевернути карту: { $hand }
sm-action-announce = { $call ->
    [higher] Оголосити «більшу»
   *[lower] Оголосити «меншу»
}
sm-action-show = Показати { $card }
sm-action-place = { $square ->
    [left] Розмістити { $card } ліворуч
   *[right] Розмістити { $card } праворуч
}

sm-refusal-game-over = Гру завершено.
sm-refusal-not-your-turn = Чекаємо на іншого. Зачекайте.
sm-refusal-already-said = Ви це вже казали, а передумати можна раз за хід.
sm-refusal-not-in-hand = У цій руці немає { $card }.
sm-refusal-place-taken = { $square ->
    [left] У лівому квадраті вже є { $card }.
   *[right] У правому квадраті вже є { $card }.
}
sm-refusal-no-neighbour = { $square ->
    [left] У лівому квадраті { $card } не торкалася б жодної карти.
   *[right] У правому квадраті { $card } не торкалася б жодної карти.
}
sm-refusal-unbalanced = { $square ->
    [left] У лівому квадраті стало б на дві карти більше.
   *[right] У правому квадраті стало б на дві карти більше.
}
sm-refusal-nothing-face-down = У цій руці немає закритої карти.
sm-refusal-play-turned-over = { $card } перевернуто, щоб зіграти: оберіть квадрат.
sm-refusal-announce-first = Спершу оголосіть «більшу» або «меншу».
sm-refusal-follow-first = Спершу виконайте вказівку карти { $card }.
sm-refusal-nothing-to-follow = Немає вказівки, яку треба виконати. Зіграйте карту.
sm-refusal-show-first = Спершу покажіть карту, потім розмістіть іншу.
sm-refusal-keep-to-place = Без { $card } ви не змогли б нічого розмістити. Покажіть іншу.
sm-refusal-shown-stays = Ви щойно показали { $card }; вона лишається на руці. Розмістіть іншу.
sm-refusal-nobody-to-tell = Ви граєте соло, казати нікому. Зіграйте карту.
sm-refusal-name-the-hand = Ви граєте обома руками: оберіть карту однієї з них.
sm-refusal-own-hand-only = Ви граєте лише зі своєї руки.
sm-refusal-only-alone = Це можна лише в соло-грі.
sm-refusal-no-exchange = У цьому режимі обміну немає. Зіграйте карту.
sm-refusal-already-exchanged = Відкладену карту вже обміняно. Зіграйте карту.
sm-refusal-nothing-to-announce = Зараз нема чого оголошувати.
sm-refusal-nothing-to-show = Зараз нема чого показувати.
sm-refusal-wrong-number = { $played } не дозволяє { $card }. Оберіть іншу карту.
sm-refusal-not-next-to = { $card } не лежатиме поруч із { $played }. Оберіть ту, що лежатиме.
sm-refusal-wrong-square = { $square ->
    [left] { $played } не дозволяє лівий квадрат.
   *[right] { $played } не дозволяє правий квадрат.
}

sm-difficulty = Складність
sm-difficulty-easy = Легка
sm-difficulty-medium = Середня
sm-difficulty-hard = Важка
sm-difficulty-about-easy = Чотири карти на руці.
sm-difficulty-about-medium = Три карти на руці; добре для початку.
sm-difficulty-about-hard = Три карти на руці; різниця між квадратами – не більше однієї карти.
sm-set = Карти
sm-set-ours = Наші
sm-set-ours-about = Дві вказівки такі, наскільки їх надруковано; сім придумали ми.
sm-set-own-about = Дев’ять карт, що прийшли за кодом.
sm-set-code = За кодом
sm-set-look = Подивитися на ці карти
sm-set-by-code = Код інших карт
sm-set-take = Узяти
sm-set-wrong = Це не код карт: він починається з SM1-. Порівняйте його з оригіналом.
sm-set-title = Дев’ять власних карт
sm-set-share = Поділитися картами
sm-solo-easy = Легкий режим
sm-solo-easy-about = Раз за гру можна обміняти карту на відкладену.
sm-solo-hard-1 = Важкий режим 1
sm-solo-hard-1-about = 5 ліворуч оголошує «більшу», праворуч – «меншу».
sm-solo-hard-2 = Важкий режим 2
sm-solo-hard-2-about = Різниця між квадратами – не більше однієї карти.

sm-rules-goal = Разом ви викладаєте два квадрати по дев’ять карт, і кожен утворює той самий малюнок. Кожне число від 1 до 9 є двічі й має своє місце у квадраті. Одну карту відкладають на початку; коли лежать решта сімнадцять, ви перемогли.
sm-rules-turn = Хтось грає карту: на її місце, поруч із картою, що вже лежить (першій карті квадрата сусід не потрібен). Партнер мусить виконати вказівку, здебільшого – розмістити свою карту. Розміщена карта нічого не вимагає. Потім обоє добирають до повної руки.

    Чи зможе партнер виконати вказівку, ви не знаєте: у цьому й гра.
sm-rules-signals = Черги ходів і вільної розмови немає. Можна сказати лише, чи ви можете грати й чи хочете. Чи хтось може, стіл каже правдиво; чого хочете – вирішуєте ви.
sm-rules-solo = У соло-грі ви граєте двома руками, кожна – партнер іншої: дві карти відкриті, одна закрита. Закриту перевертають, коли її грають або коли її рука має виконати вказівку.
sm-rules-end = Ви відразу програєте, якщо ніхто не може грати або вказівку неможливо виконати.
sm-rules-cards = Книга правил наводить лише суть двох із дев’яти вказівок. Карта 1 – як надруковано, карта 5 – наскільки каже книга; решту сім ми вигадали так, щоб вони пасували до правил. Кожна карта каже, наскільки вона певна.
